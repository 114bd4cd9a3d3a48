"""Fog of war: of the armies of others one sees the make-up where one has units oneself (FIEF-10.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Seat, Viewer
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.units import MERCENARY, veiled
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.land import Post, Village
    from bot.rules.fief.model.state import Fief


def land(state: Fief, viewer: Viewer) -> Mapping[str, Village]:
    """All Villages as somebody sees them."""
    return {
        place: here if sees(state, place, viewer) else changed(here, posts=_veiled(here.posts, viewer))
        for place, here in state.land.items()
    }


def wall(state: Fief, viewer: Viewer) -> tuple[Post, ...]:
    """Troops on the Wall."""
    return state.wall.posts if sees(state, WALL, viewer) else _veiled(state.wall.posts, viewer)


def called_up(state: Fief, seat: Seat, viewer: Viewer) -> int:
    """Mercenaries of a House in battles that somebody does not see: for all it knows they may be in reserve."""
    unseen = (here.troops(seat) for place, here in state.land.items() if not sees(state, place, viewer))
    return sum(troops.get(MERCENARY, 0) for troops in unseen)


def _veiled(posts: tuple[Post, ...], viewer: Viewer) -> tuple[Post, ...]:
    return tuple(
        post if post.seat == viewer else changed(post, inside=veiled(post.inside), field=veiled(post.field))
        for post in posts
    )


def sees(state: Fief, place: str, viewer: Viewer) -> bool:
    """Whether somebody has units there."""
    if viewer is None:
        return False
    if place == WALL:
        there = any(one.place == WALL and one.seat == viewer and one.free for one in state.nobles.values())
        return there or any(post.seat == viewer for post in state.wall.posts)
    return state.land[place].post(viewer) is not None
