"""Units, tokens, gold and points: few events, each with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Arrow, Party, Seat, Text
from bot.rules.kit.draft import changed, made
from bot.rules.tiny_epic.events.base import TinyEpicEvent, with_night, with_purse
from bot.rules.tiny_epic.legal.control import final, hero_domain
from bot.rules.tiny_epic.legal.units import DRAGON_HOUSE
from bot.rules.tiny_epic.model.army import HERO, Army, Force, joined, members, rest
from bot.rules.tiny_epic.model.facts import HOUSES
from bot.rules.tiny_epic.model.sides import NIGHT

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

Moving = Literal[
    "recruit", "march", "sail", "fly", "move", "retreat", "yield", "return", "lost", "plot", "card", "cull",
    "place", "terror", "edit",
]  # fmt: skip
Scoring = Literal[
    "battle", "vengeance", "return", "card", "taxes", "castles", "objective", "alliance",
    "walker_there", "no_walker", "walkers",
]  # fmt: skip

MAT = "mat"
"""A house's own mat: Force Track or Token Pool, and the place of its Hero."""

POOL = "pool:"
"""What the name of an Ally Pool begins with; after it comes the side."""


def pool(side: str) -> str:
    """The Ally Pool of a side, as a place that tokens come from and go to."""
    return f"{POOL}{side}"


def party(side: str) -> Party:
    """A side as records and words know it."""
    return int(side) if side.isdigit() else side


class Moved(TinyEpicEvent):
    """Units or NP tokens go from one place to another: a domain, a mat, an Ally Pool."""

    kind: Literal["moved"] = "moved"
    topic: ClassVar[str | None] = "move"
    why: Moving
    seat: Seat | None
    """Who did it, or whose units they are."""
    army: dict[str, Force]
    source: str
    target: str
    heroes: Mapping[str, str] = {}
    """The Heroes among them, by house."""

    def fold(self, state: TinyEpic) -> TinyEpic:
        army, source, target = self.army, self.source, self.target
        if target == MAT:
            return _stocked(_depart(state, army, source), army, 1)
        if target.startswith(POOL):
            return _pooled(_depart(state, army, source), target.removeprefix(POOL), army, 1)
        if source == MAT or source.startswith(POOL):
            state = _depart(state, army, source)
            units = dict(state.units)
        else:
            units = _without(state.units, army, source)
        units[target] = joined(units.get(target, {}), army)
        if source == MAT or self.why == "edit":  # by hand nobody has marched: the map shows no arrow
            return changed(state, units=units)
        count = sum([force.size for force in army.values()])
        arrow = made(Arrow, source=source, target=target, kind="move", count=count)
        return changed(state, units=units, trail=(*state.trail, arrow))

    def text(self) -> Text | None:
        pools = {
            f"{end}_party": party(place.removeprefix(POOL))
            for end, place in (("from", self.source), ("to", self.target))
            if place.startswith(POOL)
        }
        args = {
            "army": members(self.army, self.heroes),
            "source": self.source,
            "target": self.target,
            **pools,
            **({} if self.seat is None else {"seat": self.seat}),
        }
        who = "nobody" if self.seat is None else "seat"
        terror = {"from_party": "out", "to_party": "in"}  # where it is the Terror Pool
        how = "_".join(
            terror[end] if whose == NIGHT else end.removesuffix("_party") for end, whose in pools.items()
        )
        return Text(key=f"tiny_epic-moved-{self.why}-{how or who}", args=args)


class Parted(TinyEpicEvent):
    """TE-10.3, TE-15.28: an alliance ends, and those who stand beside the house of their former ally leave first."""

    kind: Literal["parted"] = "parted"
    house: str
    side: str
    """The former ally."""

    def text(self) -> Text:
        return Text(key="tiny_epic-parted", args={"house": self.house, "party": party(self.side)})


class Allied(TinyEpicEvent):
    """TE-10.1, TE-15.27: an NP house goes with a side or with nobody, or is terrified by the Night King."""

    kind: Literal["allied"] = "allied"
    house: str
    side: str | None

    def fold(self, state: TinyEpic) -> TinyEpic:
        """Without an ally the Hero goes back to its mat, unless it is a final unit (TE-8.6, TE-10.2, TE-10.3)."""
        allies = {house: side for house, side in state.allies.items() if house != self.house}
        state = _feared(changed(state, allies=allies), self.house, self.side)
        if self.side not in (None, NIGHT):
            return changed(state, allies={**allies, self.house: self.side})
        where = hero_domain(state, self.house)
        if where is None or final(state, self.house):
            return state
        home = {self.house: HERO}
        return _stocked(_depart(state, home, where), home, 1)

    def text(self) -> Text:
        if self.side is None:
            return Text(key="tiny_epic-allied-nobody", args={"house": self.house})
        if self.side == NIGHT:
            return Text(key="tiny_epic-terrified", args={"house": self.house})
        return Text(key="tiny_epic-allied", args={"house": self.house, "party": party(self.side)})


Reason = Literal[
    "recruit", "plot", "card", "whisper", "taxes", "battle", "return", "ability", "excess", "order", "token"
]


class Paid(TinyEpicEvent):
    """Gold comes or goes; `by` is what really changes."""

    kind: Literal["paid"] = "paid"
    side: str
    by: int
    why: Reason
    lost: int = 0
    """What more there would have been, had there been room for it (TE-9.3)."""

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_purse(state, self.side, gold=state.purses[self.side].gold + self.by)

    def text(self) -> Text:
        key = "tiny_epic-gained" if self.by > 0 else "tiny_epic-paid"
        if self.why in ("excess", "taxes"):
            key = f"tiny_epic-{self.why}"
        return Text(key=key, args={"party": party(self.side), "gold": abs(self.by), "lost": self.lost})


class Scored(TinyEpicEvent):
    """Victory Points come or go."""

    kind: Literal["scored"] = "scored"
    side: str
    by: int
    why: Scoring

    def fold(self, state: TinyEpic) -> TinyEpic:
        purse = state.purses[self.side]
        earned = {**purse.earned, self.why: purse.earned.get(self.why, 0) + self.by}
        return with_purse(state, self.side, score=purse.score + self.by, earned=earned)

    def text(self) -> Text:
        return Text(key=f"tiny_epic-scored-{self.why}", args={"party": party(self.side), "points": self.by})


class Hatched(TinyEpicEvent):
    """TE-13.7: every Egg becomes a Dragon of its colour."""

    kind: Literal["hatched"] = "hatched"
    topic: ClassVar[str | None] = "move"
    eggs: dict[str, tuple[str, ...]]
    """Colours by domain."""

    def fold(self, state: TinyEpic) -> TinyEpic:
        units = dict(state.units)
        for domain, colours in self.eggs.items():
            there = rest(units[domain], {DRAGON_HOUSE: Force(eggs=colours)})
            units[domain] = joined(there, {DRAGON_HOUSE: Force(dragons=colours)})
        return changed(state, units=units)

    def text(self) -> Text:
        dragons = tuple(f"dragon-{colour}" for colours in self.eggs.values() for colour in colours)
        return Text(key="tiny_epic-hatched", args={"dragons": dragons, "domains": tuple(self.eggs)})


def _depart(state: TinyEpic, army: Army, source: str) -> TinyEpic:
    if source == MAT:
        return _stocked(state, army, -1)
    if source.startswith(POOL):
        return _pooled(state, source.removeprefix(POOL), army, -1)
    return changed(state, units=_without(state.units, army, source))


def _without(units: Mapping[str, Army], army: Army, source: str) -> dict[str, Army]:
    """All who stand on the map but an army that leaves; those it leaves behind come last."""
    found = dict(units)
    if left := rest(found.pop(source), army):
        found[source] = left
    return found


def _stocked(state: TinyEpic, army: Army, sign: int) -> TinyEpic:
    """Tokens to or from the mats of their houses; the card of a Hero that goes home leaves the table (TE-8.3)."""
    stock = {house: state.stock[house] + sign * force.tokens for house, force in army.items()}
    if sign < 0 or not state.used:
        return changed(state, stock={**state.stock, **stock})
    home = {state.heroes[house] for house, force in army.items() if force.hero}
    used = tuple(card for card in state.used if card not in home)
    return changed(state, stock={**state.stock, **stock}, used=used)


def _pooled(state: TinyEpic, side: str, army: Army, sign: int) -> TinyEpic:
    """Tokens to or from the Ally Pool of a side."""
    old = state.purses[side].pool
    pool = {**old, **{house: old.get(house, 0) + sign * force.tokens for house, force in army.items()}}
    return with_purse(state, side, pool={house: pool[house] for house in HOUSES if pool.get(house)})


def _feared(state: TinyEpic, house: str, side: str | None) -> TinyEpic:
    """An NP house is terrified, or no longer (TE-15.28)."""
    if state.night is None:
        return state
    others = tuple(one for one in state.night.terrified if one != house)
    return with_night(state, terrified=(*others, house) if side == NIGHT else others)


BOARD_EVENTS: tuple[type[TinyEpicEvent], ...] = (Moved, Parted, Allied, Paid, Scored, Hatched)
