"""Cards of a hand that a card in play makes its player handle: too many of them, or some to put on the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from bot.rules.contract import Action, Candidates, Seat, Several, Viewer
from bot.rules.kit.asking import Asking
from bot.rules.kit.deck import Cards, blank
from bot.rules.kit.draft import changed, without
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.events.cards import Discarded, PutBack
from bot.rules.tiny_epic.legal.whispers import HAND_LIMIT
from bot.rules.tiny_epic.model.facts import CARDS, PLOT

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic

LEAST_MISSED = ("1", "2", "retreat", "3", "conscripts", "secret", "4", "5")
"""Battle icons in the order in which cards are thrown away by default (TE-20)."""


class Discarding(Asking):
    """A hand over its limit throws away exactly the excess."""

    kind: Literal["discarding"] = "discarding"
    seat: Seat

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return (self.seat,) if self._excess(state) > 0 else ()

    def question(self, state: TinyEpic) -> Question:
        return Question("discard", "TE-2.7", {"count": self._excess(state)})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("discard",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        hand = sorted(state.lords[seat].hand, key=_missed)
        return actions.Discard(cards=tuple(hand[: self._excess(state)]))

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        excess = self._excess(state)
        return Several(choices=pick(state.lords[seat].hand).choices, low=excess, high=excess)

    def answer(self, play: Play, seat: Seat, action: actions.Discard) -> None:
        play.emit(Discarded(seat=seat, cards=action.cards))

    def carry_on(self, play: Play) -> None:
        play.pop()

    def _excess(self, state: TinyEpic) -> int:
        return len(state.lords[self.seat].hand) - HAND_LIMIT


class Stacking(Asking):
    """House of the Undying (TE-12.12): which of the cards put aside is drawn next; known to their owner alone."""

    kind: Literal["stacking"] = "stacking"
    seat: Seat
    left: Cards
    chosen: Cards = ()

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.left) > 1 else ()

    def question(self, state: TinyEpic) -> Question:
        return Question("stack", "TE-12.12")

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("stack",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return actions.Stack(card=self.left[0])

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(self.left)

    def answer(self, play: Play, seat: Seat, action: actions.Stack) -> None:
        play.alter(changed(self, left=without(self.left, action.card), chosen=(*self.chosen, action.card)))

    def carry_on(self, play: Play) -> None:
        play.pop()
        play.emit(PutBack(seat=self.seat, cards=(*self.chosen, *self.left)))

    def seen_by(self, viewer: Viewer) -> Self:
        if viewer == self.seat:
            return self
        return changed(self, left=blank(self.left), chosen=blank(self.chosen))


def _missed(card: str) -> tuple[int, int]:
    """How much a card is missed, in the order of `LEAST_MISSED`, then as listed."""
    icon = CARDS[card].battle
    kind = str(icon.value) if icon.kind == "strength" else icon.kind
    return LEAST_MISSED.index(kind), list(PLOT).index(card)
