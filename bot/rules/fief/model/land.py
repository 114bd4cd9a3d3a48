"""A Village: whose it is, what stands there, and who, in the order in which they came (FIEF-0.22 to 0.28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.rules.contract import Model, Seat
from bot.rules.fief.model.units import Troops, joined

Ground = Literal["inside", "field"]
GROUNDS: tuple[Ground, ...] = ("field", "inside")
"""As those who stand in the open fall first."""


class Post(Model):
    """One House's presence in a Village: it has one as long as it has Troops or a free Noble there."""

    seat: Seat
    inside: Mapping[str, int] = {}
    field: Mapping[str, int] = {}
    roads: tuple[str, ...] = ()
    """By which it came and which it holds: the Villages at their other ends (FIEF-0.25)."""

    @property
    def troops(self) -> Troops:
        """Inside and in the field."""
        if not self.inside or not self.field:
            return self.inside or self.field
        return joined(self.inside, self.field)

    def at(self, ground: Ground) -> Troops:
        return self.inside if ground == "inside" else self.field


class Village(Model):
    owner: Seat | None = None
    posts: tuple[Post, ...] = ()
    """First come, first here (FIEF-0.24)."""
    fort: Literal["", "stronghold", "fortified_city"] = ""
    mills: int = 0
    sept: bool = False
    siege: Mapping[int, int] = {}
    """Siege Engines of each besieger (FIEF-6.30)."""

    def post(self, seat: Seat) -> Post | None:
        for post in self.posts:
            if post.seat == seat:
                return post
        return None

    def troops(self, seat: Seat, ground: Ground | None = None) -> Troops:
        """Of one House, on one ground or on both."""
        post = self.post(seat)
        if post is None:
            return {}
        return post.troops if ground is None else post.at(ground)


def opposite(ground: Ground) -> Ground:
    return "field" if ground == "inside" else "inside"
