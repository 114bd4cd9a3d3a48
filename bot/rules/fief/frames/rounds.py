"""The course of the game: seven phases, each a list of steps (FIEF-1.1, 2.1, 3, 4.1, 5.1, 6.1, 7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.fief.events.cards import TrackCleared
from bot.rules.fief.events.rounds import GameOver, PhaseBegan, RoundEnded
from bot.rules.fief.frames import cards, court, surprises, war, watch
from bot.rules.fief.frames.asking import Flow, Step
from bot.rules.fief.model.phases import CARDS
from bot.rules.fief.play import bargaining, scoring
from bot.rules.kit.draft import changed, made

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play


def _end(play: Play) -> None:
    """FIEF-7.1, 7.9."""
    state = play.state
    if state.track:
        play.emit(TrackCleared())
    over = scoring.winner(play.state)
    if over is not None:
        play.emit(GameOver(outcome=over))
        return
    play.emit(RoundEnded(first=state.order[1]))


SCHEDULE: tuple[Step, ...] = (
    *(war.RETURN, *court.STEPS, *watch.COUNCIL, *court.ELECTIONS),
    *(*cards.STEPS, watch.MUSTER, *war.STEPS, *watch.WALL, surprises.EVE, Step(7, "P7.END", _end)),
)
NAMES = tuple(step.name for step in SCHEDULE)
MOMENTS = NAMES[:-1]
"""The states for whose start a card may be prepared: none is played after the last window (FIEF-17.33, 17.34)."""
FIRST = next(step.name for step in SCHEDULE if step.phase == CARDS)
"""Phase 1 is not played in the first round (FIEF-0.20)."""


class Round(Flow):
    """Lies at the bottom of the stack and awaits nobody: it opens one step after the other."""

    kind: Literal["round"] = "round"
    step: str = FIRST
    """The next."""

    def carry_on(self, play: Play) -> None:
        place = NAMES.index(self.step)
        step = SCHEDULE[place]
        play.alter(changed(self, step=NAMES[(place + 1) % len(NAMES)]))
        if step.phase != play.state.phase:
            bargaining.expire(play, play.state.phase)
            play.emit(made(PhaseBegan, round=play.state.round, phase=step.phase))
        step.open(play)
