"""Villages: control, buildings, Troops that come, go, fall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from bot.rules.contract import Arrow, Seat, Text
from bot.rules.fief.events.base import (
    FiefEvent,
    Veiled,
    added,
    arrived,
    emptied,
    removed,
    with_house,
    with_noble,
    with_village,
)
from bot.rules.fief.model.board import closed
from bot.rules.fief.model.facts import DOMAINS, VILLAGES
from bot.rules.fief.model.land import Ground, Village, opposite
from bot.rules.fief.model.trek import SHIPS
from bot.rules.fief.model.units import Troops, joined, said
from bot.rules.kit.draft import changed, without

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

Building = Literal["mill", "sept", "stronghold", "fortified_city"]


class Controlled(FiefEvent):
    """FIEF-0.22 to 0.25: a House has control of a Village, or nobody. It holds no road there any more."""

    kind: Literal["controlled"] = "controlled"
    village: str
    seat: Seat | None

    def text(self) -> Text:
        if self.seat is None:
            return Text(key="fief-controlled-nobody", args={"village": self.village})
        return Text(key="fief-controlled", args={"village": self.village, "seat": self.seat})

    def fold(self, state: Fief) -> Fief:
        posts = tuple(
            changed(post, roads=()) if post.seat == self.seat else post
            for post in state.land[self.village].posts
        )
        state = with_village(state, self.village, owner=self.seat, posts=posts)
        if (fief := VILLAGES[self.village].fief) in state.apart and DOMAINS[fief].capital == self.village:
            state = changed(state, apart={title: one for title, one in state.apart.items() if title != fief})
        return state if self.seat is None else changed(state, trail=_conquest(state.trail, self.village))


def _conquest(trail: tuple[Arrow, ...], village: str) -> tuple[Arrow, ...]:
    """The marches of the round, of which the last to a Village that is now somebody else's has taken it."""
    last = max((number for number, arrow in enumerate(trail) if arrow.target == village), default=None)
    return tuple(
        changed(arrow, kind="conquest") if number == last else arrow for number, arrow in enumerate(trail)
    )


class Recruited(Veiled):
    """FIEF-4.11: Troops from stock."""

    kind: Literal["recruited"] = "recruited"
    seat: Seat
    village: str
    ground: Ground
    troops: Troops

    def text(self) -> Text:
        args = {"seat": self.seat, "village": self.village, "units": said(self.troops)}
        return Text(key="fief-recruited", args=args)

    def fold(self, state: Fief) -> Fief:
        here = added(state.land[self.village], self.seat, self.ground, self.troops)
        return changed(state, land={**state.land, self.village: here})


class Fell(Veiled):
    """FIEF-6.18: Troops are lost."""

    kind: Literal["fell"] = "fell"
    seat: Seat
    village: str
    ground: Ground
    troops: Troops

    def text(self) -> Text:
        args = {"seat": self.seat, "village": self.village, "units": said(self.troops)}
        return Text(key="fief-fell", args=args)

    def fold(self, state: Fief) -> Fief:
        here = removed(state.land[self.village], self.seat, self.ground, self.troops)
        return emptied(changed(state, land={**state.land, self.village: here}), self.village)


class _Step(Veiled):
    """A group leaves a Village for another. What left which ground is told, since they are counted apart."""

    hides: ClassVar[tuple[str, ...]] = ("inside", "field")

    topic: ClassVar[str | None] = "move"
    seat: Seat
    source: str
    target: str
    nobles: tuple[str, ...]
    captives: tuple[str, ...] = ()
    inside: Mapping[str, int] = {}
    field: Mapping[str, int] = {}
    ground: Ground
    """Where they stop."""

    def args(self) -> dict[str, Any]:
        units = (*self.nobles, *self.captives, *said(joined(self.inside, self.field)))
        return {"seat": self.seat, "source": self.source, "target": self.target, "units": units}

    def fold(self, state: Fief) -> Fief:
        here = removed(state.land[self.source], self.seat, "inside", self.inside)
        here = removed(here, self.seat, "field", self.field)
        nobles = dict(state.nobles)
        for noble in (*self.nobles, *self.captives):
            inside = self.ground == "inside" and noble in self.nobles
            nobles[noble] = changed(nobles[noble], place=self.target, inside=inside)
        state = changed(state, land={**state.land, self.source: here}, nobles=nobles)
        state = emptied(state, self.source)
        there = added(state.land[self.target], self.seat, self.ground, joined(self.inside, self.field))
        state = arrived(changed(state, land={**state.land, self.target: there}), self.seat, self.target)
        arrow = Arrow(source=self.source, target=self.target, kind="move")
        return changed(state, trail=(*state.trail, arrow))


class Marched(_Step):
    """FIEF-5.1: a group takes a step; a visitor holds the road it came by (FIEF-0.14, 0.25)."""

    kind: Literal["marched"] = "marched"
    released: str = ""
    """The road by which they came in this turn, if nobody is left who came by it: it is held no longer."""

    def text(self) -> Text:
        return Text(key="fief-marched", args=self.args())

    def fold(self, state: Fief) -> Fief:
        state = super().fold(state)
        if self.released:
            state = unheld(state, self.seat, self.source, self.released)
        there = state.land[self.target]
        if there.owner == self.seat or (there.owner is None and self.target not in closed(len(state.houses))):
            return state
        posts = tuple(
            changed(post, roads=(*post.roads, self.source))
            if post.seat == self.seat and self.source not in post.roads
            else post
            for post in there.posts
        )
        return with_village(state, self.target, posts=posts)


def unheld(state: Fief, seat: Seat, village: str, road: str) -> Fief:
    """With one road fewer that a House holds in a Village (FIEF-0.25)."""
    posts = tuple(
        changed(post, roads=without(post.roads, road)) if post.seat == seat else post
        for post in state.land[village].posts
    )
    return with_village(state, village, posts=posts)


class Sailed(_Step):
    """FIEF-5.14: a Noble lands with the help of the Master of Ships, and holds no road."""

    kind: Literal["sailed"] = "sailed"
    by: Seat
    """Whose Master it is; he does so once a round."""

    def text(self) -> Text:
        return Text(key="fief-sailed", args=self.args())

    def fold(self, state: Fief) -> Fief:
        used = state.houses[self.by].used
        return with_house(super().fold(state), self.by, used=(*used, SHIPS))


class WentInside(Veiled):
    """FIEF-5.15, 5.20: units of a House change between fortification and field, all of them where none are named."""

    kind: Literal["went_inside"] = "went_inside"
    seat: Seat
    village: str
    ground: Ground
    nobles: tuple[str, ...] | None = None
    troops: Mapping[str, int] | None = None

    def text(self) -> Text:
        key = "fief-went-inside" if self.ground == "inside" else "fief-went-out"
        return Text(key=key, args={"seat": self.seat, "village": self.village})

    def fold(self, state: Fief) -> Fief:
        here, before = state.land[self.village], opposite(self.ground)
        troops = here.troops(self.seat, before) if self.troops is None else self.troops
        here = added(removed(here, self.seat, before, troops), self.seat, self.ground, troops)
        state = changed(state, land={**state.land, self.village: here})
        for noble, one in state.nobles.items():
            mine = one.seat == self.seat and one.free and one.place == self.village
            if mine and (self.nobles is None or noble in self.nobles):
                state = with_noble(state, noble, inside=self.ground == "inside")
        return state


class LetIn(FiefEvent):
    """FIEF-5.15, 17.15: units of another House may be inside the walls of this one, or are no longer welcome there."""

    kind: Literal["let_in"] = "let_in"
    seat: Seat
    guest_seat: Seat
    welcome: bool

    def text(self) -> Text:
        key = "fief-let-in" if self.welcome else "fief-not-let-in"
        return Text(key=key, args={"seat": self.seat, "guest_seat": self.guest_seat})

    def fold(self, state: Fief) -> Fief:
        host = state.houses[self.seat]
        unwelcome = tuple(one for one in host.unwelcome if one != self.guest_seat)
        if self.welcome:
            guests = tuple(dict.fromkeys((*host.guests, self.guest_seat)))
            return with_house(state, self.seat, guests=guests, unwelcome=unwelcome)
        if self.guest_seat not in host.guests:
            return state
        return with_house(state, self.seat, unwelcome=(*unwelcome, self.guest_seat))


class GuestsOut(FiefEvent):
    """FIEF-5.15: who is no longer welcome has to be in the field from now on, but not through a siege (FIEF-6.31)."""

    kind: Literal["guests_out"] = "guests_out"
    seat: Seat

    def fold(self, state: Fief) -> Fief:
        host = state.houses[self.seat]
        guests = tuple(one for one in host.guests if one not in host.unwelcome)
        shut_in = tuple(one for one in host.unwelcome if _shut_in(state, one, self.seat))
        return with_house(state, self.seat, guests=guests, unwelcome=shut_in)


def _shut_in(state: Fief, guest: Seat, host: Seat) -> bool:
    """Whether a guest has units inside walls of its host that are besieged."""
    places = {place for place, here in state.land.items() if here.owner == host and here.siege}
    nobles = (one for one in state.nobles.values() if one.seat == guest and one.free and one.inside)
    return any(state.land[place].troops(guest, "inside") for place in places) or any(
        one.place in places for one in nobles
    )


class Built(FiefEvent):
    """FIEF-4.13 to 4.16, 4.21: a building stands."""

    kind: Literal["built"] = "built"
    village: str
    building: Building

    def text(self) -> Text:
        return Text(key="fief-built", args={"village": self.village, "building": self.building})

    def fold(self, state: Fief) -> Fief:
        return with_village(state, self.village, **_built(state.land[self.village], self.building, 1))


class Razed(FiefEvent):
    """FIEF-6.40, 8.30: a building is gone."""

    kind: Literal["razed"] = "razed"
    village: str
    building: Building

    def text(self) -> Text:
        return Text(key="fief-razed", args={"village": self.village, "building": self.building})

    def fold(self, state: Fief) -> Fief:
        return with_village(state, self.village, **_built(state.land[self.village], self.building, -1))


class Besieged(FiefEvent):
    """FIEF-6.30: a House sets a siege, or lifts its own; or it has so many Siege Engines there now."""

    kind: Literal["besieged"] = "besieged"
    seat: Seat
    village: str
    engines: int | None
    """None: it besieges no more."""

    def text(self) -> Text:
        args = {"seat": self.seat, "village": self.village, "engines": self.engines}
        key = "fief-siege-lifted" if self.engines is None else "fief-besieged"
        return Text(key=key, args=args)

    def fold(self, state: Fief) -> Fief:
        siege = {one: count for one, count in state.land[self.village].siege.items() if one != self.seat}
        if self.engines is not None:
            siege[self.seat] = self.engines
        return with_village(state, self.village, siege=siege)


def _built(here: Village, building: Building, by: int) -> dict[str, object]:
    match building:
        case "mill":
            return {"mills": here.mills + by}
        case "sept":
            return {"sept": by > 0}
    return {"fort": building if by > 0 else ""}


LAND_EVENTS: tuple[type[FiefEvent], ...] = (
    *(Controlled, Recruited, Fell, Marched, Sailed, WentInside, Built, Razed, Besieged),
    *(LetIn, GuestsOut),
)
