"""Offers carried out, all parts together; what happens to those whose time is over (FIEF-17.1 to 17.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.events.land import Built, Controlled, LetIn
from bot.rules.fief.events.offers import CardsGiven, Drafted, MarkerSpent, OfferOver, OfferUsed
from bot.rules.fief.events.people import Captured, TitleGained
from bot.rules.fief.events.rounds import GoldGiven
from bot.rules.fief.events.war import FreeToGo
from bot.rules.fief.legal import bargains, purchases
from bot.rules.fief.model.facts import DOMAINS
from bot.rules.fief.model.phases import END
from bot.rules.fief.play import verbs

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.offers import Item, Matter, Offer


def carry_out(play: Play, offer: Offer) -> None:
    """Everything at once; that it is possible has been asked (FIEF-17.3)."""
    present = play.state.talk.seats if offer.room and play.state.talk else (offer.giver, offer.asked)
    there = bargains.cards_of(play.state, offer.giver, offer.gives)
    back = bargains.cards_of(play.state, offer.asked, offer.wants)
    if (there or back) and not offer.room and offer.envoy is not None:
        play.emit(MarkerSpent(seat=offer.envoy))
    secret = offer.room and not play.state.options.gold_public
    for giver, taker, items, cards in (
        (offer.giver, offer.asked, offer.gives, there),
        (offer.asked, offer.giver, offer.wants, back),
    ):
        for item in items:
            if item.matter == "gold":
                told = present if secret else None
                play.emit(GoldGiven(seat=giver, to_seat=taker, gold=item.amount, present=told))
            else:
                _give(play, giver, taker, item)
        if cards:
            play.emit(CardsGiven(seat=giver, to_seat=taker, cards=cards, present=present))


def _give(play: Play, giver: Seat, taker: Seat, item: Item) -> None:
    match item.matter:
        case "village":
            play.emit(Controlled(village=item.what, seat=taker))
            _hinders_nobody(play, item.what, taker)
        case "captive" if play.state.nobles[item.what].seat == taker:
            verbs.free(play, item.what)
        case "captive":
            seat = play.state.nobles[item.what].seat
            play.emit(Captured(noble=item.what, seat=seat, party=taker))
        case "grant":
            _grant(play, taker, item)
        case "inside":
            play.emit(LetIn(seat=giver, guest_seat=taker, welcome=True))


def _hinders_nobody(play: Play, village: str, seat: Seat) -> None:
    """FIEF-0.26: a group that has come there in this turn goes on without the leave of whom the Village is now."""
    moving = next((frame for frame in reversed(play.state.stack) if frame.kind == "moving"), None)
    mover: Seat | None = getattr(moving, "seat", None)
    if mover is not None and mover != seat and play.state.land[village].post(mover):
        play.emit(FreeToGo(seat=seat, to_seat=mover, village=village))


def used(play: Play, giver: Seat, taker: Seat, matter: Matter, what: str) -> bool:
    """FIEF-17.4: something promised is used and paid for now; whether there was such a promise."""
    offer = bargains.promise(play.state, giver, taker, matter, what)
    if offer is None:
        return False
    carry_out(play, offer.now())
    play.emit(OfferUsed(offer=offer.id, matter=matter, what=what))
    return True


def _grant(play: Play, taker: Seat, item: Item) -> None:
    """FIEF-4.24, 4.21: the first place that may becomes the City."""
    city = purchases.cities(play.state, taker, item.what)[0]
    if DOMAINS[item.what].tier == "great" and play.state.land[city].fort == "stronghold":
        play.emit(Built(village=city, building="fortified_city"))
    play.emit(TitleGained(noble=item.by, title=item.what, how="granted"))


def expire(play: Play, phase: int) -> None:
    """The offers that stand until the end of this phase (FIEF-17.1), sent or not; with the round all of them."""
    for offer in play.state.offers:
        ends = phase == END or (offer.until <= phase and not offer.accepted)
        if not offer.proposal and not offer.room and ends:
            play.emit(OfferOver(offer=offer.id, seat=offer.giver, other=offer.asked, how="lapsed"))
    forget(play, lambda draft: not draft.proposal and (phase == END or draft.until <= phase))


def forget(play: Play, over: Callable[[Offer], bool]) -> None:
    """What is being put together, and for which it is too late."""
    for seat, house in enumerate(play.state.houses):
        if house.draft is not None and over(house.draft):
            play.emit(Drafted(seat=seat, offer=None))
