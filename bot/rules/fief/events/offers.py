"""Offers: put together in secret, made, accepted, refused; what changes hands; embassies (FIEF-9, 17.1 to 17.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal, Self

from bot.rules.contract import Seat, Text, Viewer
from bot.rules.fief.events.base import FiefEvent, undrafted, with_house
from bot.rules.fief.model.offers import LATER, Matter, Offer, Talk, said
from bot.rules.kit.deck import Cards, blank
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


ROOM = 1000
"""Numbers kept for the offers of an embassy."""


class Drafted(FiefEvent):
    """An offer is being put together; nobody else knows of it."""

    kind: Literal["drafted"] = "drafted"
    seat: Seat
    offer: Offer | None

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, draft=self.offer)


class OfferMade(FiefEvent):
    """FIEF-17.1, 17.2: an offer or a proposal of marriage stands; in an embassy only those present know of it."""

    kind: Literal["offer_made"] = "offer_made"
    topic: ClassVar[str | None] = "talk"
    offer: Offer
    present: tuple[Seat, ...] = ()
    """Who is in the embassy it is made in."""

    def seen_by(self, viewer: Viewer) -> Self | None:
        if self.offer.room and viewer not in self.present:
            return None
        return changed(self, offer=self.offer.seen_by(viewer))

    def text(self) -> Text:
        offer = self.offer
        args = {
            "offer": offer.id,
            "seat": offer.giver,
            "other_seat": offer.asked,
            "gives": said(offer.gives) or ("nothing",),
            "wants": said(offer.wants) or ("nothing",),
        }
        if not offer.proposal:
            return Text(key="fief-offered", args=args)
        pair = {"noble": offer.groom, "spouse": offer.bride, "count": len((*offer.gives, *offer.wants))}
        return Text(key="fief-proposed", args={**args, **pair})

    def fold(self, state: Fief) -> Fief:
        state = changed(with_house(state, self.offer.giver, draft=None), offers=(*state.offers, self.offer))
        if self.offer.room and state.talk is not None:
            return changed(state, talk=changed(state.talk, made=state.talk.made + 1))
        return changed(state, made=state.made + 1)


class OfferOver(FiefEvent):
    """An offer stands no more."""

    kind: Literal["offer_over"] = "offer_over"
    topic: ClassVar[str | None] = "talk"
    offer: int
    seat: Seat
    other: Seat
    how: Literal["accepted", "refused", "withdrawn", "lapsed", "void"]
    lacks: tuple[str, ...] = ()
    """What of a void one could not be given, as words name it (FIEF-17.3)."""
    present: tuple[Seat, ...] | None = None
    """Who alone knows of it; None: everybody."""

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if self.present is None or viewer in self.present else None

    def text(self) -> Text | None:
        if self.how == "lapsed":
            return None
        args = {"offer": self.offer, "seat": self.seat, "other_seat": self.other}
        if self.lacks:
            return Text(key="fief-offer-void", args={**args, "units": self.lacks})
        return Text(key=f"fief-offer-{self.how}", args=args)

    def fold(self, state: Fief) -> Fief:
        return changed(state, offers=tuple(one for one in state.offers if one.id != self.offer))


class OfferStood(FiefEvent):
    """FIEF-17.4: an offer is accepted of which something is used later: it stands until then."""

    kind: Literal["offer_stood"] = "offer_stood"
    topic: ClassVar[str | None] = "talk"
    offer: int
    seat: Seat
    other: Seat

    def text(self) -> Text:
        args = {"offer": self.offer, "seat": self.seat, "other_seat": self.other}
        return Text(key="fief-offer-stood", args=args)

    def fold(self, state: Fief) -> Fief:
        offers = tuple(changed(one, accepted=True) if one.id == self.offer else one for one in state.offers)
        return changed(state, offers=offers)


class OfferUsed(FiefEvent):
    """FIEF-17.4: something promised is used; what was to be given for it has been given."""

    kind: Literal["offer_used"] = "offer_used"
    offer: int
    matter: Matter
    what: str

    def fold(self, state: Fief) -> Fief:
        return changed(state, offers=tuple(self._left(state)))

    def _left(self, state: Fief) -> Iterator[Offer]:
        for offer in state.offers:
            if offer.id != self.offer:
                yield offer
                continue
            gives, wants = (
                tuple(
                    item
                    for item in items
                    if item.matter in LATER and (item.matter, item.what) != (self.matter, self.what)
                )
                for items in (offer.gives, offer.wants)
            )
            if gives or wants:
                yield changed(offer, gives=gives, wants=wants)


class CardsGiven(FiefEvent):
    """FIEF-9.5: cards change hands; how many, all see."""

    kind: Literal["cards_given"] = "cards_given"
    seat: Seat
    to_seat: Seat
    cards: Cards
    present: tuple[Seat, ...]

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer in self.present else changed(self, cards=blank(self.cards))

    def text(self) -> Text:
        args = {"seat": self.seat, "to_seat": self.to_seat, "count": len(self.cards)}
        return Text(key="fief-cards-given", args=args)

    def fold(self, state: Fief) -> Fief:
        mine = tuple(card for card in state.houses[self.seat].hand if card not in self.cards)
        state = with_house(state, self.seat, hand=mine)
        return with_house(state, self.to_seat, hand=(*state.houses[self.to_seat].hand, *self.cards))


class MarkerSpent(FiefEvent):
    """FIEF-9.5: a Diplomacy marker is spent."""

    kind: Literal["marker_spent"] = "marker_spent"
    seat: Seat

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, diplomacy=state.houses[self.seat].diplomacy - 1)


class TalkBegan(FiefEvent):
    """FIEF-9.5: an embassy halts the game."""

    kind: Literal["talk_began"] = "talk_began"
    topic: ClassVar[str | None] = "talk"
    seat: Seat
    seats: tuple[Seat, ...]
    id: str
    cards: bool = True

    def text(self) -> Text:
        return Text(key="fief-talk-began", args={"seat": self.seat, "other_seats": self.seats[1:]})

    def fold(self, state: Fief) -> Fief:
        made = state.made + 1
        talk = Talk(id=self.id, seats=self.seats, cards=self.cards, first=ROOM * made)
        return changed(state, talk=talk, made=made)


class TalkLeft(FiefEvent):
    """Somebody leaves the embassy; what was offered to it there, or by it, lapses."""

    kind: Literal["talk_left"] = "talk_left"
    seat: Seat

    def fold(self, state: Fief) -> Fief:
        state = undrafted(state, lambda one: bool(one.room) and self.seat in (one.giver, one.asked))
        assert state.talk is not None
        left = tuple(one for one in state.talk.seats if one != self.seat)
        offers = tuple(one for one in state.offers if not one.room or self.seat not in (one.giver, one.asked))
        return changed(state, talk=changed(state.talk, seats=left), offers=offers)


class TalkEnded(FiefEvent):
    """The embassy is over; what was offered in it lapses."""

    kind: Literal["talk_ended"] = "talk_ended"
    topic: ClassVar[str | None] = "talk"

    def text(self) -> Text:
        return Text(key="fief-talk-ended")

    def fold(self, state: Fief) -> Fief:
        offers = tuple(offer for offer in state.offers if not offer.room)
        return changed(undrafted(state, lambda one: bool(one.room)), talk=None, offers=offers)


OFFER_EVENTS: tuple[type[FiefEvent], ...] = (
    *(
        Drafted,
        OfferMade,
        OfferOver,
        OfferStood,
        OfferUsed,
        CardsGiven,
        MarkerSpent,
        TalkBegan,
        TalkLeft,
        TalkEnded,
    ),
)
