"""P4.BIDS: sealed bids for Mercenaries and for a seat on the Small Council, and P4.TIE (FIEF-4.6, 4.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Answer, Bid
from bot.rules.fief.events.auction import Bade, BidRefused, Engaged, NobodyWon, SeatTaken
from bot.rules.fief.events.people import TitleGained
from bot.rules.fief.frames.asking import Secret
from bot.rules.fief.frames.surprises.asked import Amid
from bot.rules.fief.legal import auction, titles
from bot.rules.fief.legal.auction import LEAST, LOTS, Lot
from bot.rules.fief.play import verbs
from bot.rules.kit.offers import NONE, Filled, amount, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

FIELDS: Mapping[Lot, str] = {"mercenaries": "gold", "council": "seat"}
"""In which field of an answer the gold for each lot stands."""


class Bidding(Secret):
    """All who may bid do so at once, for one lot or for both; then a second time those who tied for the most."""

    kind: Literal["bidding"] = "bidding"
    matter: ClassVar[str] = "bid"
    bids: ClassVar[bool] = True
    floors: Mapping[Lot, Mapping[int, int]]
    """For each lot the least that each who may bid for it can bid."""
    first: Mapping[int, Bid] = {}
    """What they have bid the first time, where they bid again."""

    def question(self, state: Fief) -> Question:
        about: dict[str, str | int] = {
            "count": auction.idle(state),
            "lots": "-".join(lot for lot in LOTS if self.floors.get(lot)),
        }
        return Question("bid_again" if self.first else "bid", "FIEF-4.6", about)

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("bid",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Bid()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        """Both bids together are no more than there is gold (FIEF-4.6)."""
        spent, seated = int(str(filled.get("gold") or 0)), bool(filled.get("seat"))
        purse = state.houses[seat].gold
        council = self.floors.get("council", {}).get(seat)
        match field:
            case "gold" if (least := self.floors.get("mercenaries", {}).get(seat)) is not None:
                return amount(least, purse, least)
            case "seat" if council is not None:
                return amount(council, purse - spent, council)
            case "noble" if seated and not self.first:
                return pick(auction.newcomers(state, seat))
            case "title" if seated and not self.first:
                return pick(auction.free_masters(state))
        return NONE

    def carry_on(self, play: Play) -> None:
        """Bids are shown; whoever has bid most pays, and those who tied bid once more."""
        play.pop()
        tied: dict[Lot, dict[int, int]] = {}
        for lot in LOTS:
            bids = self._bids(play, lot)
            most = max(bids.values(), default=0)
            best = [seat for seat, gold in bids.items() if gold == most]
            if len(best) == 1:
                self._won(play, lot, best[0], most)
            elif best and not self.first:
                tied[lot] = dict.fromkeys(best, most)
            elif self.first and self.floors.get(lot):
                play.emit(NobodyWon(lot=lot))
        if tied:
            again = {seat for floors in tied.values() for seat in floors}
            asked = tuple(seat for seat in play.state.order if seat in again)
            first = {seat: self._answer(seat) for seat in asked}
            _below(play, Bidding(asked=asked, floors=tied, first=first))

    def _answer(self, seat: Seat) -> Bid:
        answer = self.answers.get(seat)
        return answer if isinstance(answer, Bid) else Bid()

    def _bids(self, play: Play, lot: Lot) -> dict[Seat, int]:
        """What is bid for one lot, in turn order, shown to all."""
        found = {seat: getattr(self._answer(seat), FIELDS[lot]) or 0 for seat in play.state.order}
        bids = {seat: gold for seat, gold in found.items() if gold and seat in self.floors.get(lot, {})}
        for seat, gold in bids.items():
            play.emit(Bade(seat=seat, lot=lot, gold=gold))
        return bids

    def _won(self, play: Play, lot: Lot, seat: Seat, gold: int) -> None:
        if lot == "mercenaries":
            verbs.gold(play, seat, -gold, "mercenaries")
            play.emit(Engaged(seat=seat, count=auction.idle(play.state)))
            return
        verbs.gold(play, seat, -gold, "council")
        named = self.first.get(seat, self._answer(seat))
        noble = named.noble or auction.newcomers(play.state, seat)[0]
        title = named.title or auction.free_masters(play.state)[0]
        hand = titles.holder(play.state, "hand")
        one = None if hand is None else play.state.nobles[hand]
        if one is None or not one.free or one.seat == seat or play.state.houses[one.seat].gone:
            seat_master(play, noble, title)
        else:
            play.push(Barring(seat=one.seat, by_seat=seat, noble=noble, title=title, gold=gold))


class Barring(Amid):
    """Whether the Hand refuses who has won the seat; then the bid is paid back (FIEF-4.8)."""

    kind: Literal["barring"] = "barring"
    matter: ClassVar[str] = "refuse"
    by_seat: Seat
    noble: str
    title: str
    gold: int

    def question(self, state: Fief) -> Question:
        return Question("refuse", "FIEF-4.8", {"noble": self.noble, "title": self.title})

    def answer(self, play: Play, seat: Seat, action: Answer) -> None:
        play.pop()
        if action.yes:
            play.emit(BidRefused(seat=self.by_seat, hand_seat=seat, noble=self.noble))
            verbs.gold(play, self.by_seat, self.gold, "council")
        else:
            seat_master(play, self.noble, self.title)


def seat_master(play: Play, noble: str, title: str) -> None:
    """A Warden becomes a Member."""
    play.emit(TitleGained(noble=noble, title=title, how="bought"))
    play.emit(SeatTaken(title=title))


def _below(play: Play, frame: Bidding) -> None:
    """Second bids come once the Hand has spoken."""
    top = play.state.stack[-1]
    if isinstance(top, Barring):
        play.pop()
        play.push(frame)
        play.push(top)
    else:
        play.push(frame)


def open_bids(play: Play) -> None:
    """P4.BIDS."""
    able = {seat: auction.lots(play.state, seat) for seat in play.state.order}
    asked = tuple(seat for seat, lots in able.items() if lots)
    floors = {
        lot: {seat: LEAST[lot] for seat in asked if lot in able[seat]}
        for lot in LOTS
        if any(lot in lots for lots in able.values())
    }
    if asked:
        play.push(Bidding(asked=asked, floors=floors))
