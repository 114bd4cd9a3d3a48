"""P2.DISCARD and P2.LIMIT: cards thrown away by all at the same time (FIEF-2.3, 2.30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat, Several
from bot.rules.fief.actions import Discard
from bot.rules.fief.events.cards import Discarded
from bot.rules.fief.frames.asking import Secret
from bot.rules.fief.model.facts import HAND_LIMIT
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief
    from bot.rules.fief.play.draft import Play


class Discarding(Secret):
    """Any cards, or none."""

    kind: Literal["discarding"] = "discarding"

    def question(self, state: Fief) -> Question:
        return Question("discard", "FIEF-2.3")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("discard",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Discard(cards=())

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if field != "cards":
            return NONE
        hand = state.houses[seat].hand
        return Several(choices=pick(hand).choices, low=0, high=len(hand))

    def carry_on(self, play: Play) -> None:
        for seat in play.state.order:
            answer = self.answers.get(seat)
            held = play.state.houses[seat].hand
            if isinstance(answer, Discard) and (cards := tuple(one for one in answer.cards if one in held)):
                play.emit(Discarded(seat=seat, cards=cards))
        play.pop()


class Limit(Discarding):
    """As many as are too many."""

    kind: Literal["limit"] = "limit"  # type: ignore[assignment]

    def question(self, state: Fief) -> Question:
        return Question("limit", "FIEF-2.30")

    def default(self, state: Fief, seat: Seat) -> Action:
        """Keep the newest."""
        return Discard(cards=state.houses[seat].hand[:-HAND_LIMIT])

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if field != "cards":
            return NONE
        hand = state.houses[seat].hand
        over = len(hand) - HAND_LIMIT
        return Several(choices=pick(hand).choices, low=over, high=over)


def open_discard(play: Play) -> None:
    """Whoever holds a card is asked, whatever it is (FIEF-0.95)."""
    asked = tuple(seat for seat in play.state.order if play.state.houses[seat].hand)
    if asked:
        play.push(Discarding(asked=asked))


def open_limit(play: Play) -> None:
    asked = tuple(seat for seat in play.state.order if len(play.state.houses[seat].hand) > HAND_LIMIT)
    if asked:
        play.push(Limit(asked=asked))
