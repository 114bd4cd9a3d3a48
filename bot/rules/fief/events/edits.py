"""A game master's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self

from bot.rules.contract import Seat, Text, Viewer
from bot.rules.fief.events.base import (
    FiefEvent,
    arrived,
    emptied,
    with_house,
    with_noble,
    with_post,
    with_village,
)
from bot.rules.fief.events.cards import discarded, returned
from bot.rules.fief.events.court import idols_fallen
from bot.rules.fief.events.land import Building
from bot.rules.fief.events.people import TitleGained, TitleLost
from bot.rules.fief.events.watch import with_wall
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.cards import DeckName, Zone
from bot.rules.fief.model.land import Post
from bot.rules.fief.model.people import Noble
from bot.rules.fief.model.units import Troops
from bot.rules.kit.deck import BLANK
from bot.rules.kit.draft import changed, without

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class GoldSet(FiefEvent):
    kind: Literal["gold_set"] = "gold_set"
    seat: Seat
    gold: int
    public: bool = True
    """Whether gold is (FIEF-0.91)."""

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if self.public or viewer == self.seat else None

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, gold=self.gold)


class CalledOff(FiefEvent):
    """The battle is over, with all that lies above it; a card about which the Hand was asked goes back to its hand."""

    kind: Literal["called_off"] = "called_off"

    def fold(self, state: Fief) -> Fief:
        battle = next(place for place, frame in enumerate(state.stack) if frame.kind == "battle")
        asked: list[Any] = [frame for frame in state.stack[battle:] if frame.kind == "refusing"]
        for frame in asked:
            state = returned(state, frame.by_seat, frame.card)
        return changed(state, stack=state.stack[:battle])


class Reopened(FiefEvent):
    """An answer that no longer fits is dropped and asked for anew; of a sealed one its giver alone learns it."""

    kind: Literal["reopened"] = "reopened"
    seat: Seat
    secret: bool = True

    def seen_by(self, viewer: Viewer) -> Self | None:
        return None if self.secret and viewer != self.seat else self

    def fold(self, state: Fief) -> Fief:
        top: Any = state.stack[-1]
        return changed(state, stack=(*state.stack[:-1], top.reopened(self.seat)))


class UnitsSet(FiefEvent):
    """So many Troops of a kind a House has in a Village, inside and in the field; the rest is in stock."""

    kind: Literal["units_set"] = "units_set"
    seat: Seat
    village: str
    unit: str
    inside: int
    field: int

    def text(self) -> Text:
        return _units_told(self.seat, self.village, self.unit, self.inside + self.field)

    def fold(self, state: Fief) -> Fief:
        here = state.land[self.village]
        post = here.post(self.seat) or Post(seat=self.seat)
        inside, field = _with(post.inside, self.unit, self.inside), _with(post.field, self.unit, self.field)
        here = with_post(here, changed(post, inside=inside, field=field))
        return emptied(changed(state, land={**state.land, self.village: here}), self.village)


class EnginesSet(FiefEvent):
    """So many Siege Engines of a House stand at a siege of its own."""

    kind: Literal["engines_set"] = "engines_set"
    seat: Seat
    village: str
    engines: int

    def text(self) -> Text:
        return _units_told(self.seat, self.village, "engines", self.engines)

    def fold(self, state: Fief) -> Fief:
        siege = {**state.land[self.village].siege, self.seat: self.engines}
        return with_village(state, self.village, siege=siege)


class BuildingSet(FiefEvent):
    """So many buildings of a kind stand in a Village; of its fortifications there is one at the most (FIEF-0.28)."""

    kind: Literal["building_set"] = "building_set"
    village: str
    building: Building
    number: int

    def text(self) -> Text:
        args = {"village": self.village, "building": self.building, "number": self.number}
        return Text(key=f"fief-building-set-{self.building}", args=args)

    def fold(self, state: Fief) -> Fief:
        match self.building:
            case "mill":
                return with_village(state, self.village, mills=self.number)
            case "sept":
                return with_village(state, self.village, sept=self.number > 0)
        fort = state.land[self.village].fort
        left = "" if fort == self.building else fort
        return with_village(state, self.village, fort=self.building if self.number else left)


class NobleMoved(FiefEvent):
    """A free Noble is elsewhere, in a Village or on the Wall, alone: its Troops stay where they are."""

    kind: Literal["noble_moved"] = "noble_moved"
    noble: str
    seat: Seat
    village: str
    inside: bool

    def text(self) -> Text:
        args = {"noble": self.noble, "seat": self.seat, "village": self.village}
        return Text(key="fief-noble-moved", args=args)

    def fold(self, state: Fief) -> Fief:
        before = state.nobles[self.noble].place
        state = with_noble(state, self.noble, place=self.village, inside=self.inside)
        if self.village == WALL:
            state = with_wall(state, came={**state.wall.came, self.noble: before})
        else:
            state = arrived(state, self.seat, self.village)
        if before != WALL:
            return emptied(state, before)
        came = {noble: place for noble, place in state.wall.came.items() if noble != self.noble}
        return with_wall(state, came=came)


class WallUnitsSet(FiefEvent):
    """So many Troops of a kind a House has on the Wall; those that are new came from the Village `source`."""

    kind: Literal["wall_units_set"] = "wall_units_set"
    seat: Seat
    unit: str
    number: int
    source: str

    def text(self) -> Text:
        return _units_told(self.seat, WALL, self.unit, self.number)

    def fold(self, state: Fief) -> Fief:
        posts, left = [], self.number
        for post in state.wall.posts:
            if post.seat == self.seat:
                stay = min(left, post.field.get(self.unit, 0))
                left -= stay
                post = changed(post, field=_with(post.field, self.unit, stay))
            posts.append(post)
        if left:
            old = next((one for one in posts if (one.seat, one.roads) == (self.seat, (self.source,))), None)
            post = old or Post(seat=self.seat, roads=(self.source,))
            more = changed(post, field=_with(post.field, self.unit, post.field.get(self.unit, 0) + left))
            posts = [more if one is old else one for one in posts] if old else [*posts, more]
        return with_wall(state, posts=tuple(post for post in posts if post.field))


class WallSet(FiefEvent):
    """So much of something lies on the Wall; or a battle is declared there for this round, or none (FIEF-11.40)."""

    kind: Literal["wall_set"] = "wall_set"
    part: str
    number: int

    def text(self) -> Text:
        return Text(key=f"fief-wall-set-{self.part}", args={"number": self.number})

    def fold(self, state: Fief) -> Fief:
        match self.part:
            case "call":
                return with_wall(state, called=state.round if self.number else 0)
            case "breach":
                return with_wall(state, breached=self.number > 0)
            case "supplies":
                return with_wall(state, gold=self.number)
        return with_wall(state, **{self.part: self.number})


class RangerSet(FiefEvent):
    """A Brother has his Knight's Ranger again (FIEF-11.2)."""

    kind: Literal["ranger_set"] = "ranger_set"
    seat: Seat
    noble: str

    def text(self) -> Text:
        return Text(key="fief-ranger-set", args={"noble": self.noble})

    def fold(self, state: Fief) -> Fief:
        return with_noble(state, self.noble, ranger=True)


class MarkersSet(FiefEvent):
    """A House has so many markers of a kind; Defender tokens come from those that are left, and go there."""

    kind: Literal["markers_set"] = "markers_set"
    seat: Seat
    marker: str
    number: int

    def text(self) -> Text:
        return Text(key=f"fief-markers-set-{self.marker}", args={"seat": self.seat, "number": self.number})

    def fold(self, state: Fief) -> Fief:
        if self.marker == "diplomacy":
            return with_house(state, self.seat, diplomacy=self.number)
        more = self.number - state.houses[self.seat].defenders
        state = with_wall(state, tokens=max(0, state.wall.tokens - more))
        return with_house(state, self.seat, defenders=self.number)


class MercenariesSet(FiefEvent):
    """A House has so many Mercenaries in pay, all in reserve."""

    kind: Literal["mercenaries_set"] = "mercenaries_set"
    seat: Seat
    number: int

    def text(self) -> Text:
        return Text(key="fief-mercenaries-set", args={"seat": self.seat, "number": self.number})

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, mercenaries=self.number)


class IdolsSet(FiefEvent):
    """The false idols are destroyed, with every Sept, or stand."""

    kind: Literal["idols_set"] = "idols_set"
    destroyed: bool

    def text(self) -> Text:
        return Text(key="fief-idols-set-destroyed" if self.destroyed else "fief-idols-set")

    def fold(self, state: Fief) -> Fief:
        return idols_fallen(state) if self.destroyed else changed(state, idols=False)


class BroughtBack(FiefEvent):
    """Who had left decides for the House again."""

    kind: Literal["brought_back"] = "brought_back"
    seat: Seat

    def text(self) -> Text:
        return Text(key="fief-brought-back", args={"seat": self.seat})

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, gone=False)


class CaptorSet(FiefEvent):
    """A Noble is the Captive of a House from now on. It counts for no record, as one taken in war does."""

    kind: Literal["captor_set"] = "captor_set"
    noble: str
    seat: Seat
    captor_seat: Seat

    def text(self) -> Text:
        args = {"noble": self.noble, "seat": self.seat, "captor_seat": self.captor_seat}
        return Text(key="fief-captor-set", args=args)

    def fold(self, state: Fief) -> Fief:
        place = state.nobles[self.noble].place
        state = with_noble(state, self.noble, captor=self.captor_seat, inside=False, ranger=False)
        return emptied(state, place)


class TitleSet(FiefEvent):
    """A Title is somebody's from now on, or back on the board; whoever held it does no more."""

    kind: Literal["title_set"] = "title_set"
    title: str
    noble: str = ""
    before: str = ""
    """Who held it."""

    def text(self) -> Text:
        if not self.noble:
            return Text(key="fief-title-set-nobody", args={"title": self.title})
        return Text(key="fief-title-set", args={"noble": self.noble, "title": self.title})

    def fold(self, state: Fief) -> Fief:
        if self.before:
            state = TitleLost(noble=self.before, title=self.title).fold(state)
        if self.noble:
            state = TitleGained(noble=self.noble, title=self.title, how="passed").fold(state)
        return state


class SpouseSet(FiefEvent):
    """Two Nobles are married from now on, or no longer. It counts for no record, as a wedding does."""

    kind: Literal["spouse_set"] = "spouse_set"
    noble: str
    seat: Seat
    spouse: str
    other: Seat
    wed: bool = True

    def text(self) -> Text:
        args = {"noble": self.noble, "seat": self.seat, "spouse": self.spouse, "other_seat": self.other}
        return Text(key="fief-spouse-set" if self.wed else "fief-spouse-set-nobody", args=args)

    def fold(self, state: Fief) -> Fief:
        pair = (self.noble, self.spouse)
        state = with_noble(state, self.noble, spouse=self.spouse if self.wed else "")
        state = with_noble(state, self.spouse, spouse=self.noble if self.wed else "")
        return changed(state, requests=tuple(one for one in state.requests if one not in pair))


class CardMoved(FiefEvent):
    """A card has gone from one place to another: into a deck at the bottom.

    Which one is known to all only if it was, or is now, among the discards; else to those who had it or have it.
    """

    kind: Literal["card_moved"] = "card_moved"
    topic: ClassVar[str | None] = "card"
    deck: DeckName
    card: str
    source: Zone
    target: Zone

    def seen_by(self, viewer: Viewer) -> Self:
        ends = (self.source, self.target)
        known = "discard" in ends or (viewer is not None and viewer in ends)
        return self if known else changed(self, card=BLANK)

    def text(self) -> Text:
        where = self.target if isinstance(self.target, str) else "hand"
        args: dict[str, str | int] = {"deck": self.deck, "card": self.card}
        if isinstance(self.target, int):
            args["seat"] = self.target
        shown = "shown" if self.card != BLANK else "hidden"
        return Text(key=f"fief-card-moved-{where}-{shown}", args=args)

    def fold(self, state: Fief) -> Fief:
        field, pile = ("fortune" if self.deck == "fortune" else "court"), state.deck(self.deck)
        match self.source:
            case "deck":
                state = changed(state, **{field: changed(pile, pile=without(pile.pile, self.card))})
            case "discard":
                state = changed(state, **{field: changed(pile, discard=without(pile.discard, self.card))})
            case seat:
                hand = without(state.houses[seat].hand, self.card)
                state = with_house(state, seat, hand=hand)
        match self.target:
            case "deck":
                pile = state.deck(self.deck)
                return changed(state, **{field: changed(pile, pile=(*pile.pile, self.card))})
            case "discard":
                return discarded(state, (self.card,))
            case seat:
                return with_house(state, seat, hand=(*state.houses[seat].hand, self.card))


class NothingMoved(FiefEvent):
    """No card of this kind lay where one was sought, and all know it now."""

    kind: Literal["nothing_moved"] = "nothing_moved"
    reveals: ClassVar[bool] = True
    what: str
    deck: DeckName
    source: Zone

    def text(self) -> Text:
        args: dict[str, str | int] = {"what": self.what, "deck": self.deck}
        if isinstance(self.source, int):
            return Text(key="fief-nothing-moved-hand", args={**args, "seat": self.source})
        return Text(key=f"fief-nothing-moved-{self.source}", args=args)


class FirstSet(FiefEvent):
    """Somebody is First Player from now on."""

    kind: Literal["first_set"] = "first_set"
    seat: Seat

    def text(self) -> Text:
        return Text(key="fief-first-set", args={"seat": self.seat})

    def fold(self, state: Fief) -> Fief:
        return changed(state, first=self.seat)


class Revived(FiefEvent):
    """Somebody who died is in play again, last on the succession list, with nothing of what there was before."""

    kind: Literal["revived"] = "revived"
    noble: str
    seat: Seat
    village: str
    inside: bool

    def text(self) -> Text:
        args = {"noble": self.noble, "seat": self.seat, "village": self.village}
        return Text(key="fief-revived", args=args)

    def fold(self, state: Fief) -> Fief:
        heirs = (*state.houses[self.seat].succession, self.noble)
        noble = Noble(seat=self.seat, place=self.village, inside=self.inside)
        state = with_house(state, self.seat, succession=heirs)
        dead = without(state.dead, self.noble)
        state = changed(state, dead=dead, nobles={**state.nobles, self.noble: noble})
        return arrived(state, self.seat, self.village)


def _units_told(seat: Seat, village: str, unit: str, number: int) -> Text:
    args = {"seat": seat, "village": village, "unit": unit, "number": number}
    return Text(key="fief-units-set", args=args)


def _with(troops: Troops, unit: str, number: int) -> Troops:
    """With so many of a kind."""
    rest = {kind: count for kind, count in troops.items() if kind != unit}
    return {**rest, unit: number} if number else rest


EDIT_EVENTS: tuple[type[FiefEvent], ...] = (
    GoldSet,
    CalledOff,
    Reopened,
    UnitsSet,
    EnginesSet,
    BuildingSet,
    NobleMoved,
    CaptorSet,
    TitleSet,
    SpouseSet,
    CardMoved,
    NothingMoved,
    FirstSet,
    Revived,
    WallUnitsSet,
    WallSet,
    RangerSet,
    MarkersSet,
    MercenariesSet,
    IdolsSet,
    BroughtBack,
)
