"""Tables against the Night King, and what is told of them."""

from collections.abc import Callable
from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Event, fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.events.night import Faced
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import settle
from bot.rules.tiny_epic.legal import dead
from bot.rules.tiny_epic.model.facts import TOKENS
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.proof import broken
from tests.rules.tiny_epic.position import begin, beyond, standing

HOMES = {
    "winterfell": "st1h",
    "casterly_rock": "la1h",
    "the_eyrie": "ar3",
    "riverrun": "tu3",
    "highgarden": "ty3",
    "sunspear": "ma3",
}
"""Where everybody stands at the start."""

WEAK, STRONG, CALL, SECRET, FLIGHT = (
    "safe_passage",
    "kingslayer",
    "unjust_trial",
    "lone_wolf",
    "drain_the_coffers",
)
"""Cards by their battle icons: 3, 5, Conscripts, Secret, Retreat."""
GLASS, RAVEN, THIEF = "blue_dragon_glass_1", "blue_three_eyed_raven_1", "blue_lose_gold_3_1"


def table(units: dict[str, str], score: int = 0, his: int = 0, gold: int = 4, **night: Any) -> TinyEpic:
    """Stark and Lannister against the Night King: these units, scores, and this about him."""
    state = standing(begin("stark", "lannister", mode="cooperative"), units)
    purses = {
        TREATY: changed(state.purses[TREATY], gold=gold, score=score),
        NIGHT: changed(state.purses[NIGHT], score=his),
    }
    return nights(changed(state, purses=purses), **night)


def nights(state: TinyEpic, **night: Any) -> TinyEpic:
    """With this about the Night King; tokens that are nowhere have left the game unseen."""
    state = beyond(state, **night)
    known = dead.night_of(state)
    waiting = [token for tokens in known.open.values() for token in tokens]
    there = {*known.hidden.values(), *waiting, *known.supply, *known.resolved}
    return beyond(state, aside=tuple(token for token in TOKENS if token not in there))


FEW_CARDS = "not every Plot Card is in the game"
"""What is wrong with all positions here: each has but the cards that it is about."""


def sound(state: TinyEpic) -> bool:
    """Whether nothing else is wrong with it."""
    return {*broken(state)} <= {FEW_CARDS}


def begun(state: TinyEpic, do: Callable[[Play], object]) -> tuple[TinyEpic, list[Event]]:
    """Carried on, in the turn of seat 1, until somebody is asked."""
    play = Play(changed(state, stack=(Round(step="turns"), Turn(seat=1, then=None))), SeededChance(0))
    do(play)
    settle(play)
    assert sound(play.state)
    return play.state, play.events


def until_asked(state: TinyEpic, do: Callable[[Play], object]) -> TinyEpic:
    return begun(state, do)[0]


def run(state: TinyEpic, do: Callable[[Play], object]) -> tuple[TinyEpic, list[Event]]:
    """To its end, whatever is asked being answered by default."""
    return through(*begun(state, do))


def through(state: TinyEpic, told: list[Event] | None = None) -> tuple[TinyEpic, list[Event]]:
    """Answered by default until it is somebody's turn."""
    told = [*(told or ())]
    while state.stack and state.stack[-1].kind != "turn":
        seat = RULESET.pending(state)[0].waiting[0]
        events = RULESET.act(state, seat, RULESET.default(state, seat), SeededChance(0))
        told += events
        state = fold(RULESET, events, state)
        assert sound(state)
    return state, told


def after(state: TinyEpic, do: Callable[[Play], object]) -> TinyEpic:
    return run(state, do)[0]


def fought(told: list[Event]) -> list[Faced]:
    return [event for event in told if isinstance(event, Faced)]


def scores(state: TinyEpic) -> tuple[int, int]:
    """Of the Treaty, of the Night King."""
    return state.purses[TREATY].score, state.purses[NIGHT].score


def night(state: TinyEpic) -> dead.Night:
    return dead.night_of(state)
