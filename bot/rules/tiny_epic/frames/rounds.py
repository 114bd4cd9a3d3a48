"""The round machine (TE-3): the steps of a round in the order of the mode, each a function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal, Self

from bot.rules.contract import Seat
from bot.rules.kit.asking import Flow
from bot.rules.kit.draft import changed, made
from bot.rules.tiny_epic.events.rounds import GameOver, Rolled, RoundEnded
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.alliances import Alliances
from bot.rules.tiny_epic.frames.drafting import Drafting, picks
from bot.rules.tiny_epic.frames.night.ranger import range_out
from bot.rules.tiny_epic.frames.night.terrify import terrify
from bot.rules.tiny_epic.frames.rival.turn import RivalTurn
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.model.facts import FACES, MATS
from bot.rules.tiny_epic.model.ops import DIE
from bot.rules.tiny_epic.play import scoring, treaty

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.options import Mode
    from bot.rules.tiny_epic.model.state import TinyEpic

StepName = Literal[
    "ranger", "roll", "draft", "turns", "bottom", "solo_roll", "solo_turns",
    "alliances", "terrify", "taxes", "cull", "score", "end",
]  # fmt: skip

SOLO_DICE = 3

COMPETITIVE: tuple[StepName, ...] = (
    "roll", "draft", "turns", "bottom", "alliances", "taxes", "cull", "score", "end"
)  # fmt: skip
COOPERATIVE: tuple[StepName, ...] = (
    "ranger", "roll", "draft", "turns", "bottom", "terrify", "cull", "taxes", "score", "end"
)  # fmt: skip
SOLO: tuple[StepName, ...] = ("solo_roll", "solo_turns", "alliances", "taxes", "cull", "score", "end")
SOLO_NIGHT: tuple[StepName, ...] = (
    "ranger", "solo_roll", "solo_turns", "terrify", "cull", "taxes", "score", "end"
)  # fmt: skip
SEQUENCES: Mapping[Mode, tuple[StepName, ...]] = {
    "cooperative": COOPERATIVE,
    "solo": SOLO,
    "solo_night_king": SOLO_NIGHT,
}
"""The order of modes that have one of their own; that of all others is `COMPETITIVE`."""


class Round(Flow):
    """Lies at the bottom of the stack and awaits nobody."""

    kind: Literal["round"] = "round"
    step: StepName = "roll"
    turns: tuple[Seat, ...] = ()
    """Seats whose turn is still to come."""
    bottom: tuple[tuple[str, Seat], ...] = ()
    """Bottom dice, and who may still act on them (TE-3.8)."""
    solo: tuple[Literal["yours", "its"], ...] = ()
    """Turns still to come where there is one player (TE-16.2)."""

    @classmethod
    def begin(cls, state: TinyEpic) -> Self:
        """A new round, at the first step of its mode."""
        return made(cls, step=sequence(state)[0])

    def carry_on(self, play: Play) -> None:
        STEPS[self.step](self, play)

    def after(self, state: TinyEpic, **fields: object) -> Self:
        """The same round at its next step."""
        steps = sequence(state)
        return changed(self, step=steps[steps.index(self.step) + 1], **fields)


def sequence(state: TinyEpic) -> tuple[StepName, ...]:
    """The steps of a round in the mode of a game."""
    return SEQUENCES.get(state.options.mode, COMPETITIVE)


def _ranger(at: Round, play: Play) -> None:
    """TE-15.10 to TE-15.17."""
    play.alter(at.after(play.state))
    range_out(play)


def _roll(at: Round, play: Play) -> None:
    """TE-3.1."""
    state = play.state
    count = MATS.dice.count[len(state.lords)]
    dice = tuple(FACES[face - 1] for face in play.chance.roll("dice", len(FACES), count))
    play.emit(made(Rolled, round=state.round, dice=dice))
    play.alter(at.after(state))
    play.push(made(Drafting, queue=picks(len(state.lords), state.hand_of_king)))


def _draft(at: Round, play: Play) -> None:
    """The dice are taken; the turns come in player order (TE-3.3)."""
    play.alter(at.after(play.state, turns=play.state.order))


def _turns(at: Round, play: Play) -> None:
    if at.turns:
        then = at.turns[1] if len(at.turns) > 1 else None
        play.alter(changed(at, turns=at.turns[1:]))
        play.push(made(Turn, seat=at.turns[0], then=then))
        return
    state = play.state
    play.alter(at.after(state, bottom=tuple((die, seat) for die in state.bottom for seat in state.order)))


def _solo_roll(at: Round, play: Play) -> None:
    """TE-16.1, TE-16.2: your three dice."""
    state = play.state
    dice = tuple(FACES[face - 1] for face in play.chance.roll("dice", len(FACES), SOLO_DICE))
    play.emit(made(Rolled, round=state.round, dice=dice))
    play.alter(at.after(state, solo=("yours", "its", "yours", "its")))
    play.push(Drafting(queue=()))


def _solo_turns(at: Round, play: Play) -> None:
    """TE-16.2, TE-16.3: dice that are not used stay for the second turn."""
    if not at.solo:
        play.alter(at.after(play.state))
        return
    play.alter(changed(at, solo=at.solo[1:]))
    (you,) = play.state.seats
    if at.solo[0] == "its":
        play.push(RivalTurn(seat=you))
    else:
        play.push(Turn(seat=you, then=you if "yours" in at.solo[1:] else None))


def _bottom(at: Round, play: Play) -> None:
    """TE-3.8."""
    if at.bottom:
        die, seat = at.bottom[0]
        play.alter(changed(at, bottom=at.bottom[1:]))
        play.push(made(Act, seat=seat, op=DIE[die], moment="bottom"))
        return
    play.alter(at.after(play.state))


def _alliances(at: Round, play: Play) -> None:
    play.alter(at.after(play.state))
    play.push(made(Alliances, left=play.state.np))


def _terrify(at: Round, play: Play) -> None:
    """TE-15.26 to TE-15.28."""
    play.alter(at.after(play.state))
    play.push(made(Alliances, left=play.state.np))
    terrify(play)


def _taxes(at: Round, play: Play) -> None:
    play.alter(at.after(play.state))
    (treaty if play.state.options.treaty else scoring).taxes(play)
    play.keep_up()


def _cull(at: Round, play: Play) -> None:
    play.alter(at.after(play.state))
    scoring.cull(play)


def _score(at: Round, play: Play) -> None:
    play.alter(at.after(play.state))
    (treaty if play.state.options.treaty else scoring).score_round(play)


def _end(_at: Round, play: Play) -> None:
    """TE-10.7, TE-11.7, TE-15.33."""
    state = play.state
    if state.round == state.rounds.rounds:
        lost = state.options.treaty
        result = (
            treaty.outcome(state, "long_night")
            if lost
            else scoring.outcome(state, scoring.after_rounds(state))
        )
        play.emit(GameOver(outcome=result))
        return
    hand = state.clockwise(state.hand_of_king)[1 % len(state.lords)]
    play.emit(made(RoundEnded, hand_of_king=hand, alone=len(state.lords) == 1))
    play.alter(Round.begin(play.state))


STEPS: Mapping[StepName, Callable[[Round, Play], None]] = {
    "ranger": _ranger,
    "roll": _roll,
    "draft": _draft,
    "turns": _turns,
    "bottom": _bottom,
    "solo_roll": _solo_roll,
    "solo_turns": _solo_turns,
    "alliances": _alliances,
    "terrify": _terrify,
    "taxes": _taxes,
    "cull": _cull,
    "score": _score,
    "end": _end,
}
