"""The agent that reckons, and the beginner: how they compare, and what they do that the careful one does not."""

import time

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Agent, Chance
from bot.rules.risk import RULESET
from bot.rules.risk.agent import easy, sensible, strong
from bot.rules.risk.agent.strong import _Mind
from bot.rules.risk.agent.worth import Position as Map
from bot.rules.risk.model.actions import Attack, Deploy, End, Halt, Press
from bot.rules.risk.model.options import RiskOptions
from tests.loop_guard import within
from tests.rules.harness import play
from tests.rules.risk.position import Position

HALF_A_SECOND = 0.5


def choice(at: Position, seat: int) -> Action:
    return strong(RULESET, at.view(seat), SeededChance(0))


def timed(rules: object, view: object, chance: Chance) -> Action:
    """The strong agent, which may not keep anybody waiting wherever it plays."""
    began = time.thread_time()
    action = strong(rules, view, chance)  # type: ignore[type-var,arg-type]
    assert within(time.thread_time() - began, HALF_A_SECOND)
    return action


def won(agent: Agent, other: Agent, mode: str, players: int, games: int) -> int:
    """How many games `agent` wins alone against others of the other kind; it sits in each seat in turn."""
    found = 0
    for seed in range(games):
        me = seed % players
        options = RiskOptions.model_validate({"mode": mode, "houses": "deal"})
        agents = [agent if seat == me else other for seat in range(players)]
        outcome = RULESET.outcome(play(RULESET, options, agents, seed, longest=6000).state)
        found += outcome is not None and outcome.winners == (me,)
    return found


@pytest.mark.parametrize(
    ("mode", "players", "games"), [("skirmish", 2, 5), ("skirmish", 3, 2), ("dominion", 2, 3)]
)
def test_the_commander_beats_the_knight(mode: str, players: int, games: int) -> None:
    """Of a hundred each it wins far more than sixty (`python -m bench.duel`); these few are the first of them. It never
    thinks for half a second."""
    assert won(timed, sensible, mode, players, games) >= games * 0.6


def test_the_knight_beats_the_squire() -> None:
    assert won(sensible, easy, "skirmish", 2, 8) >= 5


def test_it_thinks_less_than_half_a_second_among_four_of_its_kind() -> None:
    play(RULESET, RiskOptions(houses="deal"), [timed] * 4, seed=3, longest=60)


def test_it_goes_on_while_it_is_ahead_and_stops_when_it_is_not() -> None:
    at = Position(rest=2).lands(0, harrenhal=12).lands(1, kings_landing=3).invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"), "6 6 6", "1 1")
    assert isinstance(choice(at, 0), Press)
    at = Position(rest=2).lands(0, harrenhal=4).lands(1, kings_landing=9).invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"), "1 1 1", "6 6")
    assert choice(at, 0) == Halt()


def test_it_does_not_attack_without_hope() -> None:
    at = Position(rest=2).lands(0, skagos=3).lands(1, the_gift=5, karhold=5).invade(0)
    assert choice(at, 0) == End()


def test_who_attacks_on_from_a_land_just_taken_is_counted_as_has_moved_in() -> None:
    """It reckoned with three however many had moved in, or the other way about, as the numbers fell."""
    at = Position(rest=2).lands(0, harrenhal=12).lands(1, kings_landing=3, dragonstone=4).invade(0)
    met: list[tuple[int, int]] = []

    class Watched(_Mind):
        def _attack(self, at: Map, source: str, target: str, stop: int, depth: int) -> float:
            met.append((at.armies[source], at.armies[target]))
            return super()._attack(at, source, target, stop, depth)

    mind = Watched(at.view(0))
    mind._taken(mind.here, "harrenhal", "kings_landing", 10, 1)
    assert {mine for mine, _ in met} == {3, 10}
    assert all(mine > theirs for mine, theirs in met)


def test_it_breaks_the_region_of_whoever_leads() -> None:
    """Both attacks are as likely; the one takes a whole region from the leader."""
    at = Position(rest=-1).region(1, "dorne").lands(0, highgarden=9).lands(2, "skagos", oldtown=1).invade(0)
    assert choice(at, 0) == Attack(source="highgarden", target="red_mountains", until=1)


def test_new_armies_stand_together_where_they_can_do_something() -> None:
    at = Position(rest=2).lands(0, "sandstone", "greenblood", "sunspear", highgarden=5).muster(0, 4)
    found = choice(at, 0)
    assert isinstance(found, Deploy)
    assert found.armies in (None, 4)


def test_all_three_are_named() -> None:
    assert set(RULESET.agents) == {"easy", "sensible", "strong"}
    assert next(iter(RULESET.agents)) == "sensible"
