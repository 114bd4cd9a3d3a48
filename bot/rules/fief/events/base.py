"""What every event is, and what several folds need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Event, Seat
from bot.rules.fief.model.land import Ground, Post, Village
from bot.rules.fief.model.units import Troops, joined, less
from bot.rules.kit.draft import changed, put

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class FiefEvent(Event):
    """Something that happened, with what it does to the state: no judgement, no chance."""

    def fold(self, state: Fief) -> Fief:
        """The state after it."""
        return state


def with_house(state: Fief, seat: Seat, **fields: object) -> Fief:
    """With something of a House changed. What is said of cards that are no longer in its hand is forgotten."""
    house = changed(state.houses[seat], **fields)
    if "hand" in fields and (house.handed or house.prepared):
        handed = tuple(one for one in house.handed if one.card in house.hand)
        prepared = tuple(one for one in house.prepared if one.card in house.hand)
        house = changed(house, handed=handed, prepared=prepared)
    return changed(state, houses=put(state.houses, seat, house))


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
