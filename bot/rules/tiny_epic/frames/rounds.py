"""The round machine (TE-3): rolls, turns, bottom dice, alliances, taxes, cull, scoring, the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Seat
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.rounds import GameOver, Rolled, RoundEnded
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.alliances import Alliances
from bot.rules.tiny_epic.frames.asking import Flow
from bot.rules.tiny_epic.frames.drafting import Drafting, picks
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.model.facts import FACES, MATS, ROUNDS
from bot.rules.tiny_epic.model.ops import DIE
from bot.rules.tiny_epic.play import scoring

if TYPE_CHECKING:
    from bot.rules.tiny_epic.play.draft import Play


class Round(Flow):
    """Lies at the bottom of the stack and awaits nobody."""

    kind: Literal["round"] = "round"
    step: Literal["roll", "draft", "turns", "bottom", "taxes", "cull", "score", "end"] = "roll"
    turns: tuple[Seat, ...]
    """Seats whose turn is still to come."""
    bottom: tuple[tuple[str, Seat], ...] = ()
    """Bottom dice, and who may still act on them (TE-3.8)."""

    def carry_on(self, play: Play) -> None:
        match self.step:
            case "roll":
                self._roll(play)
            case "draft":
                play.alter(changed(self, step="turns", turns=play.state.order))
            case "turns":
                self._turn(play)
            case "bottom":
                self._bottom(play)
            case "taxes":
                play.alter(changed(self, step="cull"))
                scoring.taxes(play)
                play.keep_up()
            case "cull":
                play.alter(changed(self, step="score"))
                scoring.cull(play)
            case "score":
                play.alter(changed(self, step="end"))
                scoring.score_round(play)
            case "end":
                self._end(play)

    def _roll(self, play: Play) -> None:
        """TE-3.1."""
        state = play.state
        count = MATS.dice.count[len(state.lords)]
        dice = tuple(FACES[face - 1] for face in play.chance.roll("dice", len(FACES), count))
        play.emit(Rolled(round=state.round, dice=dice))
        play.alter(changed(self, step="draft"))
        play.push(Drafting(queue=picks(len(state.lords), state.hand_of_king)))

    def _turn(self, play: Play) -> None:
        if self.turns:
            then = self.turns[1] if len(self.turns) > 1 else None
            play.alter(changed(self, turns=self.turns[1:]))
            play.push(Turn(seat=self.turns[0], then=then))
            return
        bottom = tuple((die, seat) for die in play.state.bottom for seat in play.state.order)
        play.alter(changed(self, step="bottom", bottom=bottom))

    def _bottom(self, play: Play) -> None:
        """TE-3.8."""
        if self.bottom:
            die, seat = self.bottom[0]
            play.alter(changed(self, bottom=self.bottom[1:]))
            play.push(Act(seat=seat, op=DIE[die], moment="bottom"))
            return
        play.alter(changed(self, step="taxes"))
        play.push(Alliances(left=play.state.np))

    def _end(self, play: Play) -> None:
        state = play.state
        if state.round == ROUNDS.rounds:
            play.emit(GameOver(outcome=scoring.outcome(state, "rounds")))
            return
        play.emit(RoundEnded(hand_of_king=state.clockwise(state.hand_of_king)[1]))
        play.alter(Round(turns=()))
