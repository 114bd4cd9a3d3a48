"""What happens in the set-up of a Dominion: Characters, Objectives, Seats, claims, the bonus (RISK-4)."""

from typing import ClassVar, Literal, Self

from bot.rules.contract import Event, Seat, Text, Topic, Viewer
from bot.rules.risk.model.frames import Pile

Hands = tuple[tuple[str, ...], ...]


class ObjectivesDealt(Event):
    """Three Objectives to each seat, the rest form the deck (RISK-4.4).

    If `choosing` names seats, only they have been dealt any now: they have risen to lead a House (MITCHELL-6.7).
    """

    kind: Literal["objectives_dealt"] = "objectives_dealt"
    topic: ClassVar[Topic | None] = "card"
    hands: Hands
    deck: tuple[str, ...]
    choosing: tuple[Seat, ...] = ()

    def seen_by(self, viewer: Viewer) -> Self:
        hands = tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands))
        return self.model_copy(update={"hands": hands, "deck": ()})

    def text(self) -> Text:
        if self.choosing:
            return Text(key="risk-objectives-dealt-risen", args={"risen_seat": self.choosing})
        return Text(key="risk-objectives-dealt")


class ObjectivesKept(Event):
    """A seat has chosen; nobody else learns of it before all have (RISK-4.4, RISK-25.4)."""

    kind: Literal["objectives_kept"] = "objectives_kept"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def text(self) -> Text:
        return Text(key="risk-objectives-kept")


class ObjectivesReturned(Event):
    """All have chosen: `hands` stay, the other cards are shuffled back into `deck` (RISK-4.4).

    If `choosing` names seats, only they had any to choose.
    """

    kind: Literal["objectives_returned"] = "objectives_returned"
    topic: ClassVar[Topic | None] = "card"
    hands: Hands
    deck: tuple[str, ...]
    choosing: tuple[Seat, ...] = ()

    def seen_by(self, viewer: Viewer) -> Self:
        hands = tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands))
        return self.model_copy(update={"hands": hands, "deck": ()})

    def text(self) -> Text:
        if self.choosing:
            return Text(key="risk-objectives-returned-risen", args={"risen_seat": self.choosing})
        return Text(key="risk-objectives-returned")


class CourtSet(Event):
    """Characters stand face up, the Maester deck is shuffled (RISK-4.3, RISK-22.1)."""

    kind: Literal["court_set"] = "court_set"
    characters: tuple[str, ...]
    maester_deck: tuple[str, ...]

    def seen_by(self, viewer: Viewer) -> Self:
        return self.model_copy(update={"maester_deck": ()})


class SeatsTaken(Event):
    """The order follows the Houses; Seats of Power and `neutral` lands have their armies (RISK-4.2 to RISK-4.7)."""

    kind: Literal["seats_taken"] = "seats_taken"
    order: tuple[Seat, ...]
    places: tuple[str, ...]
    """The Seats, in this order."""
    armies: int
    reserve: int
    neutral: tuple[str, ...]
    neutral_armies: int

    def text(self) -> Text:
        return Text(
            key="risk-seats-taken",
            args={
                "armies": self.armies,
                "places": self.places,
                "neutral": len(self.neutral),
                "seat": self.order[0],
            },
        )


class Claimed(Event):
    """One starting army is placed; `new` where the territory was still free (RISK-4.8)."""

    kind: Literal["claimed"] = "claimed"
    seat: Seat
    territory: str
    new: bool

    def text(self) -> Text:
        key = "risk-claimed" if self.new else "risk-added"
        return Text(key=key, args={"seat": self.seat, "territory": self.territory})


class LeftUnclaimed(Event):
    """Too few are left to claim all: the lands still free stand neutral (RISK-4.7, RISK-17.6)."""

    kind: Literal["left_unclaimed"] = "left_unclaimed"
    lands: tuple[str, ...]
    armies: int

    def text(self) -> Text:
        return Text(key="risk-left-unclaimed", args={"neutral": len(self.lands), "armies": self.armies})


class BonusGiven(Event):
    """What a late place in turn order brings (RISK-4.9)."""

    kind: Literal["bonus_given"] = "bonus_given"
    seat: Seat
    gold: int
    cards: tuple[str, ...]
    maesters: tuple[str, ...]
    count: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"cards": (), "maesters": ()})

    def text(self) -> Text:
        return Text(key="risk-bonus-given", args={"seat": self.seat, "gold": self.gold, "count": self.count})


class PileShuffled(Event):
    """The discards become a new deck (RISK-10.3, RISK-22.2)."""

    kind: Literal["pile_shuffled"] = "pile_shuffled"
    topic: ClassVar[Topic | None] = "card"
    pile: Pile
    cards: tuple[str, ...]
    count: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self.model_copy(update={"cards": ()})

    def text(self) -> Text:
        return Text(key=f"risk-pile-shuffled-{self.pile}", args={"cards": self.count})


SETUP_EVENTS: tuple[type[Event], ...] = (
    ObjectivesDealt,
    ObjectivesKept,
    ObjectivesReturned,
    CourtSet,
    SeatsTaken,
    Claimed,
    LeftUnclaimed,
    BonusGiven,
    PileShuffled,
)
