"""What every event is, and what several folds need."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Self

from bot.rules.contract import Event, Seat, Viewer
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.facts import DOMAINS
from bot.rules.fief.model.fog import sees
from bot.rules.fief.model.land import Ground, Post, Village
from bot.rules.fief.model.phases import MOVEMENT
from bot.rules.fief.model.units import Troops, joined, less, veiled
from bot.rules.kit.draft import changed, put

if TYPE_CHECKING:
    from bot.rules.fief.model.offers import Offer
    from bot.rules.fief.model.state import Fief


class FiefEvent(Event):
    """Something that happened, with what it does to the state: no judgement, no chance."""

    def fold(self, state: Fief) -> Fief:
        """The state after it."""
        return state


class Veiled(FiefEvent):
    """One that tells of Troops: in fog of war only to those who have units there (FIEF-10.6)."""

    hides: ClassVar[tuple[str, ...]] = ("troops",)
    """Its fields that name Troops."""
    witnesses: tuple[Seat, ...] | None = None
    """Who sees which Troops; None: everybody."""

    def places(self) -> tuple[str, ...]:
        """Where it happens."""
        found = (getattr(self, name, None) for name in ("village", "source", "target"))
        return tuple(one for one in found if isinstance(one, str))

    def owners(self) -> tuple[Seat, ...]:
        """Whose Troops they are."""
        found = (getattr(self, name, None) for name in ("seat", "heir"))
        return tuple(one for one in found if isinstance(one, int))

    def seen_by(self, viewer: Viewer) -> Self | None:
        if self.witnesses is None or viewer in self.witnesses:
            return self
        return changed(self, **{name: veiled(found) for name in self.hides if (found := getattr(self, name))})


def witnessed(state: Fief, event: Event) -> Event:
    """With those who see which Troops it is about, where others do not."""
    if not state.options.fog_of_war or not isinstance(event, Veiled):
        return event
    places = [one for one in event.places() if one == WALL or one in state.land]
    seats = (
        seat
        for seat in state.seats
        if seat in event.owners() or any(sees(state, one, seat) for one in places)
    )
    return changed(event, witnesses=tuple(seats))


def with_house(state: Fief, seat: Seat, **fields: object) -> Fief:
    """With something of a House changed. What is said of cards that are no longer in its hand is forgotten."""
    house = changed(state.houses[seat], **fields)
    if "hand" in fields and (house.handed or house.prepared):
        handed = tuple(one for one in house.handed if one.card in house.hand)
        prepared = tuple(one for one in house.prepared if one.card in house.hand)
        house = changed(house, handed=handed, prepared=prepared)
    return changed(state, houses=put(state.houses, seat, house))


def undrafted(state: Fief, over: Callable[[Offer], bool]) -> Fief:
    """Without the offers that are being put together and cannot be sent any more."""
    houses = tuple(
        changed(house, draft=None) if house.draft is not None and over(house.draft) else house
        for house in state.houses
    )
    return changed(state, houses=houses)


def with_noble(state: Fief, noble: str, **fields: object) -> Fief:
    return changed(state, nobles={**state.nobles, noble: changed(state.nobles[noble], **fields)})


def with_village(state: Fief, village: str, **fields: object) -> Fief:
    return changed(state, land={**state.land, village: changed(state.land[village], **fields)})


def with_post(village: Village, post: Post) -> Village:
    """With this post in place of the House's old one, or as the last to arrive."""
    posts = tuple(post if old.seat == post.seat else old for old in village.posts)
    return changed(village, posts=posts if village.post(post.seat) else (*posts, post))


def added(village: Village, seat: Seat, ground: Ground, troops: Troops) -> Village:
    """With more Troops on one ground; a House that was not here has arrived."""
    post = village.post(seat) or Post(seat=seat)
    return with_post(village, changed(post, **{ground: joined(post.at(ground), troops)}))


def removed(village: Village, seat: Seat, ground: Ground, troops: Troops) -> Village:
    """With fewer. The post stays: whether anybody is left is for `emptied`."""
    post = village.post(seat)
    if post is None:
        return village
    return with_post(village, changed(post, **{ground: less(post.at(ground), troops)}))


def emptied(state: Fief, village: str) -> Fief:
    """Without the posts of Houses that have neither Troops nor a free Noble there any more (FIEF-0.22)."""
    here = state.land[village]
    nobles = {one.seat for one in state.nobles.values() if one.place == village and one.free}
    posts = tuple(post for post in here.posts if post.inside or post.field or post.seat in nobles)
    return state if len(posts) == len(here.posts) else with_village(state, village, posts=posts)


def arrived(state: Fief, seat: Seat, village: str) -> Fief:
    """With a post of the House, as when a Noble has come alone."""
    here = state.land[village]
    if here.post(seat):
        return state
    return changed(state, land={**state.land, village: with_post(here, Post(seat=seat))})


def safe_until(state: Fief) -> int:
    """The last round in whose Movement a freed Noble cannot be attacked: the next to come (FIEF-0.64)."""
    return state.round if state.phase < MOVEMENT else state.round + 1


def inherited(state: Fief, fief: str, seat: Seat) -> Fief:
    """A Fief is a House's by inheritance; the capital of a lesser one may stay another's (FIEF-0.54, 0.57)."""
    owner = state.land[DOMAINS[fief].capital].owner
    if DOMAINS[fief].tier == "great" or owner in (None, seat):
        return state
    return changed(state, apart={**state.apart, fief: owner})
