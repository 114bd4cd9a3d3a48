"""The Battle at the Wall: the call, the way up, the fights, the way back (FIEF-11.40 to 11.46)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Seat, Text
from bot.rules.fief.events.base import FiefEvent, Veiled, added, emptied, removed, with_house, with_noble
from bot.rules.fief.events.land import unheld
from bot.rules.fief.events.watch import with_wall
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.land import Ground, Post
from bot.rules.fief.model.units import Troops, joined, less, said
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class WallCalled(FiefEvent):
    """FIEF-11.40: a Battle at the Wall is declared for this round."""

    kind: Literal["wall_called"] = "wall_called"
    topic: ClassVar[str | None] = "battle"
    seat: Seat
    noble: str

    def text(self) -> Text:
        return Text(key="fief-wall-called", args={"seat": self.seat, "noble": self.noble})

    def fold(self, state: Fief) -> Fief:
        return with_wall(state, called=state.round)


class SteppedUp(Veiled):
    """FIEF-11.41: a group steps onto the Wall."""

    kind: Literal["stepped_up"] = "stepped_up"
    hides: ClassVar[tuple[str, ...]] = ("inside", "field")
    topic: ClassVar[str | None] = "move"
    seat: Seat
    source: str
    nobles: tuple[str, ...]
    inside: Mapping[str, int] = {}
    field: Mapping[str, int] = {}
    released: str = ""
    """The road by which they came there in this turn, if nobody is left who came by it (FIEF-0.25)."""

    def text(self) -> Text:
        units = (*self.nobles, *said(joined(self.inside, self.field)))
        return Text(key="fief-stepped-up", args={"seat": self.seat, "source": self.source, "units": units})

    def fold(self, state: Fief) -> Fief:
        here = removed(state.land[self.source], self.seat, "inside", self.inside)
        here = removed(here, self.seat, "field", self.field)
        state = changed(state, land={**state.land, self.source: here})
        if self.released:
            state = unheld(state, self.seat, self.source, self.released)
        for noble in self.nobles:
            state = with_noble(state, noble, place=WALL, inside=False)
        came = {**state.wall.came, **dict.fromkeys(self.nobles, self.source)}
        troops = joined(self.inside, self.field)
        rest = tuple(one for one in state.wall.posts if not _from(one, self.seat, self.source))
        before = next((one.field for one in state.wall.posts if _from(one, self.seat, self.source)), {})
        post = Post(seat=self.seat, field=joined(before, troops), roads=(self.source,))
        posts = (*rest, post) if post.field else rest
        return emptied(with_wall(state, came=came, posts=posts), self.source)


def _from(post: Post, seat: Seat, source: str) -> bool:
    return post.seat == seat and post.roads == (source,)


class ObjectiveChosen(FiefEvent):
    """FIEF-11.42: a House takes an objective, or joins another one's."""

    kind: Literal["objective_chosen"] = "objective_chosen"
    seat: Seat
    objective: str
    welcome: tuple[Seat, ...] = ()

    def text(self) -> Text:
        return Text(key="fief-objective-chosen", args={"seat": self.seat, "objective": self.objective})

    def fold(self, state: Fief) -> Fief:
        top = state.stack[-1]
        after = top.with_choice(self.seat, self.objective, self.welcome)  # type: ignore[union-attr]
        return changed(state, stack=(*state.stack[:-1], after))


class WallFought(FiefEvent):
    """FIEF-11.42, 11.44: a round against wildlings."""

    kind: Literal["wall_fought"] = "wall_fought"
    topic: ClassVar[str | None] = "battle"
    reveals: ClassVar[bool] = True
    objective: str
    wildlings: int
    hits: int
    against: int

    def text(self) -> Text:
        args = {
            "objective": self.objective,
            "wildlings": self.wildlings,
            "hits": self.hits,
            "against": self.against,
        }
        return Text(key="fief-wall-fought", args=args)

    def rolls(self) -> dict[str, Seat | None]:
        return {"watch": None, "wildlings": None}


class WallShot(FiefEvent):
    """FIEF-6.8, 11.42: Archers of the Houses at an objective shoot before its first round."""

    kind: Literal["wall_shot"] = "wall_shot"
    topic: ClassVar[str | None] = "battle"
    reveals: ClassVar[bool] = True
    objective: str
    hits: int

    def text(self) -> Text:
        return Text(key="fief-wall-shot", args={"objective": self.objective, "hits": self.hits})

    def rolls(self) -> dict[str, Seat | None]:
        return {"wall_arrows": None}


class FellOnWall(Veiled):
    """Troops fall on the Wall."""

    kind: Literal["fell_on_wall"] = "fell_on_wall"
    seat: Seat
    troops: Troops

    def places(self) -> tuple[str, ...]:
        return (WALL,)

    def text(self) -> Text:
        return Text(key="fief-fell-on-wall", args={"seat": self.seat, "units": said(self.troops)})

    def fold(self, state: Fief) -> Fief:
        left, posts = dict(self.troops), []
        for post in state.wall.posts:
            if post.seat != self.seat:
                posts.append(post)
                continue
            here = {kind: n for kind, count in left.items() if (n := min(count, post.field.get(kind, 0)))}
            left = less(left, here)
            rest = less(post.field, here)
            if rest:
                posts.append(changed(post, field=rest))
        return with_wall(state, posts=tuple(posts))


class Cleared(FiefEvent):
    """FIEF-11.42: an objective is cleared; a Defender of the Wall token is won, if one is left."""

    kind: Literal["cleared"] = "cleared"
    seat: Seat
    objective: str
    token: bool

    def text(self) -> Text:
        key = "fief-cleared-token" if self.token else "fief-cleared"
        return Text(key=key, args={"seat": self.seat, "objective": self.objective})

    def fold(self, state: Fief) -> Fief:
        if not self.token:
            return state
        state = with_wall(state, tokens=state.wall.tokens - 1)
        return with_house(state, self.seat, defenders=state.houses[self.seat].defenders + 1)


class ManceCame(FiefEvent):
    """FIEF-11.44: Mance Rayder's reinforcement."""

    kind: Literal["mance_came"] = "mance_came"
    reveals: ClassVar[bool] = True
    dice: tuple[int, ...]
    wildlings: int

    def text(self) -> Text:
        return Text(key="fief-mance-came", args={"wildlings": self.wildlings})

    def rolls(self) -> dict[str, Seat | None]:
        return {"mance": None}


class WallDecided(FiefEvent):
    """FIEF-11.44, 11.45: the second round is over."""

    kind: Literal["wall_decided"] = "wall_decided"
    topic: ClassVar[str | None] = "battle"
    won: bool

    def text(self) -> Text:
        return Text(key="fief-wall-won" if self.won else "fief-wall-lost")


class TroopsCameDown(Veiled):
    """FIEF-11.45: Troops go back to the Village they came by."""

    kind: Literal["troops_came_down"] = "troops_came_down"
    seat: Seat
    village: str
    ground: Ground
    troops: Troops

    def text(self) -> Text:
        args = {"seat": self.seat, "village": self.village, "units": said(self.troops)}
        return Text(key="fief-troops-came-down", args=args)

    def fold(self, state: Fief) -> Fief:
        posts = tuple(one for one in state.wall.posts if not _from(one, self.seat, self.village))
        here = added(state.land[self.village], self.seat, self.ground, self.troops)
        return with_wall(changed(state, land={**state.land, self.village: here}), posts=posts)


class RansomUnpaid(FiefEvent):
    """FIEF-11.46: a Purchase phase has passed without ransom for Mance Rayder's Captive."""

    kind: Literal["ransom_unpaid"] = "ransom_unpaid"
    noble: str

    def fold(self, state: Fief) -> Fief:
        return with_noble(state, self.noble, unpaid=state.nobles[self.noble].unpaid + 1)


WALL_EVENTS: tuple[type[FiefEvent], ...] = (
    *(WallCalled, SteppedUp, ObjectiveChosen, WallShot, WallFought, FellOnWall, Cleared),
    *(ManceCame, WallDecided, TroopsCameDown, RansomUnpaid),
)
