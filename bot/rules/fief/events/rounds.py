"""The course of the game: phases, gold, leaving, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from bot.rules.contract import Outcome, Seat, Text, Viewer
from bot.rules.fief.events.base import FiefEvent, undrafted, with_house
from bot.rules.fief.events.cards import discarded
from bot.rules.fief.model.cards import DrawPlan
from bot.rules.fief.model.orders import Orders
from bot.rules.fief.model.phases import MOVEMENT
from bot.rules.kit import stack
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

Why = Literal[
    "income", "bought", "pillage", "idols", "wall", "ransom", "calm", "mercenaries", "upkeep", "council"
]
"""What gold is earned by or paid for."""


class PhaseBegan(FiefEvent):
    """A phase of the round begins."""

    kind: Literal["phase_began"] = "phase_began"
    closes: ClassVar[bool] = True
    in_common: ClassVar[bool] = True
    round: int
    phase: int

    def text(self) -> Text:
        return Text(key="fief-phase-began", args={"round": self.round, "name": f"phase-{self.phase}"})

    def fold(self, state: Fief) -> Fief:
        """What marched in the Movement is seen on the map until the round is over."""
        marched = state.trail if self.phase > MOVEMENT else ()
        return changed(state, phase=self.phase, trail=marched)


class RoundEnded(FiefEvent):
    """FIEF-7.1: the First Player passes clockwise, and powers of once a round are there again."""

    kind: Literal["round_ended"] = "round_ended"
    first: Seat

    def text(self) -> Text:
        return Text(key="fief-round-ended", args={"seat": self.first})

    def fold(self, state: Fief) -> Fief:
        houses = tuple(changed(house, used=(), plan=DrawPlan()) for house in state.houses)
        return changed(state, first=self.first, round=state.round + 1, houses=houses)


class Paid(FiefEvent):
    """Gold from the bank or to it. `why` names the words."""

    kind: Literal["paid"] = "paid"
    seat: Seat
    by: int
    why: Why
    public: bool = True
    """Whether gold is (FIEF-0.91)."""

    def text(self) -> Text | None:
        """None where what was bought is told next: all know the price, and see the gold that is left."""
        if self.why == "bought":
            return None
        key = "fief-gained" if self.by > 0 else "fief-paid"
        return Text(key=key, args={"seat": self.seat, "gold": abs(self.by), "why": f"why-{self.why}"})

    def seen_by(self, viewer: Seat | None) -> Paid | None:
        return self if self.public or viewer == self.seat else None

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, gold=state.houses[self.seat].gold + self.by)


class GoldGiven(FiefEvent):
    """FIEF-9.4: from one player to another."""

    kind: Literal["gold_given"] = "gold_given"
    seat: Seat
    to_seat: Seat
    gold: int
    present: tuple[Seat, ...] | None = None
    """Who alone learns how much it is, where gold is hidden (FIEF-0.91); None: everybody."""

    def seen_by(self, viewer: Viewer) -> Self:
        known = self.present is None or viewer in self.present
        return self if known else changed(self, gold=0, present=())

    def text(self) -> Text:
        args = {"seat": self.seat, "to_seat": self.to_seat}
        if not self.gold:
            return Text(key="fief-gold-given-unseen", args=args)
        return Text(key="fief-gold-given", args={**args, "gold": self.gold})

    def fold(self, state: Fief) -> Fief:
        state = with_house(state, self.seat, gold=state.houses[self.seat].gold - self.gold)
        return with_house(state, self.to_seat, gold=state.houses[self.to_seat].gold + self.gold)


class Left(FiefEvent):
    """FIEF-17.50."""

    kind: Literal["left"] = "left"
    seat: Seat

    def fold(self, state: Fief) -> Fief:
        """FIEF-17.50, 17.51: orders lapse, guests too are welcome no more, the hand is discarded face down."""
        house, state = state.houses[self.seat], changed(state, stack=stack.left(state, self.seat))
        state = discarded(state, state.houses[self.seat].hand, face_down=True)
        offers = tuple(one for one in state.offers if self.seat not in (one.giver, one.asked))
        talk = state.talk
        if talk is not None:
            talk = changed(talk, seats=tuple(seat for seat in talk.seats if seat != self.seat))
        state = undrafted(changed(state, offers=offers, talk=talk), lambda one: one.asked == self.seat)
        return with_house(
            state,
            self.seat,
            gone=True,
            hand=(),
            unwelcome=tuple(dict.fromkeys((*house.unwelcome, *house.guests))),
            orders=Orders(),
            plan=DrawPlan(),
            handed=(),
            prepared=(),
            draft=None,
            diplomacy=0,
        )


class Ordered(FiefEvent):
    """FIEF-17.10: standing answers, known to their owner alone."""

    kind: Literal["ordered"] = "ordered"
    seat: Seat
    orders: Orders

    def seen_by(self, viewer: Seat | None) -> Ordered | None:
        return self if viewer == self.seat else None

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, orders=self.orders)


class Proclaimed(FiefEvent):
    """FIEF-9.3: recorded, never enforced."""

    kind: Literal["proclaimed"] = "proclaimed"
    seat: Seat
    words: str

    def text(self) -> Text:
        return Text(key="fief-proclaimed", args={"seat": self.seat, "words": self.words})


class GameOver(FiefEvent):
    """FIEF-7.3 to 7.9, 17.52."""

    kind: Literal["game_over"] = "game_over"
    outcome: Outcome

    def fold(self, state: Fief) -> Fief:
        return changed(state, result=self.outcome, stack=())


ROUND_EVENTS: tuple[type[FiefEvent], ...] = (
    *(PhaseBegan, RoundEnded, Paid, GoldGiven, Left, Ordered, Proclaimed, GameOver),
)
