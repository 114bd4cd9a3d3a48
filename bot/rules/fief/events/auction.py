"""Mercenaries in pay, bids for them and for a seat on the Small Council (FIEF-3.8, 4.6, 4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Seat, Text
from bot.rules.fief.events.base import FiefEvent, with_house
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class Bade(FiefEvent):
    """FIEF-4.6, 4.8: a bid is shown. Only who wins pays."""

    kind: Literal["bade"] = "bade"
    reveals: ClassVar[bool] = True
    seat: Seat
    lot: Literal["mercenaries", "council"]
    gold: int

    def text(self) -> Text:
        return Text(key=f"fief-bade-{self.lot}", args={"seat": self.seat, "gold": self.gold})


class NobodyWon(FiefEvent):
    """FIEF-4.6: the highest bids are equal, for the second time: nobody gets it, and nobody pays."""

    kind: Literal["nobody_won"] = "nobody_won"
    lot: Literal["mercenaries", "council"]

    def text(self) -> Text:
        return Text(key=f"fief-nobody-won-{self.lot}")


class Engaged(FiefEvent):
    """FIEF-3.8, 4.6: Mercenaries take a House's pay, or are let go (`count` below zero)."""

    kind: Literal["engaged"] = "engaged"
    seat: Seat
    count: int

    def text(self) -> Text:
        key = "fief-engaged" if self.count > 0 else "fief-let-go"
        return Text(key=key, args={"seat": self.seat, "count": abs(self.count)})

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, mercenaries=state.houses[self.seat].mercenaries + self.count)


class SeatTaken(FiefEvent):
    """FIEF-4.8: the purchasable seat is this Master's, as long as the Title is held."""

    kind: Literal["seat_taken"] = "seat_taken"
    title: str

    def fold(self, state: Fief) -> Fief:
        return changed(state, seat_of=self.title)


class BidRefused(FiefEvent):
    """FIEF-4.8, 8.41: the Hand refuses who has won the seat; it stays free this round."""

    kind: Literal["bid_refused"] = "bid_refused"
    seat: Seat
    hand_seat: Seat
    noble: str

    def text(self) -> Text:
        args = {"seat": self.seat, "hand_seat": self.hand_seat, "noble": self.noble}
        return Text(key="fief-member-refused", args=args)


AUCTION_EVENTS: tuple[type[FiefEvent], ...] = (Bade, NobodyWon, Engaged, SeatTaken, BidRefused)
