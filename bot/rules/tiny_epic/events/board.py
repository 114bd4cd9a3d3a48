"""Units, tokens, gold and points: few events, each with its reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from bot.rules.contract import Event, Party, Seat, Text
from bot.rules.tiny_epic.model.army import Force, members
from bot.rules.tiny_epic.model.sides import NIGHT

Moving = Literal[
    "recruit", "march", "sail", "fly", "move", "retreat", "yield", "return", "lost", "plot", "card", "cull",
    "place", "terror",
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


class Moved(Event):
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
        how = "_".join(end.removesuffix("_party") for end in pools)
        return Text(key=f"tiny_epic-moved-{self.why}-{how or who}", args=args)


class Allied(Event):
    """TE-10.1, TE-15.27: an NP house goes with a side or with nobody, or is terrified by the Night King."""

    kind: Literal["allied"] = "allied"
    house: str
    side: str | None

    def text(self) -> Text:
        if self.side is None:
            return Text(key="tiny_epic-allied-nobody", args={"house": self.house})
        if self.side == NIGHT:
            return Text(key="tiny_epic-terrified", args={"house": self.house})
        return Text(key="tiny_epic-allied", args={"house": self.house, "party": party(self.side)})


Reason = Literal[
    "recruit", "plot", "card", "whisper", "taxes", "battle", "return", "ability", "excess", "order", "token"
]


class Paid(Event):
    """Gold comes or goes; `by` is what really changes."""

    kind: Literal["paid"] = "paid"
    side: str
    by: int
    why: Reason

    def text(self) -> Text:
        key = "tiny_epic-gained" if self.by > 0 else "tiny_epic-paid"
        if self.why == "excess":
            key = "tiny_epic-excess"
        return Text(key=key, args={"party": party(self.side), "gold": abs(self.by)})


class Scored(Event):
    """Victory Points come or go."""

    kind: Literal["scored"] = "scored"
    side: str
    by: int
    why: Scoring

    def text(self) -> Text:
        return Text(key=f"tiny_epic-scored-{self.why}", args={"party": party(self.side), "points": self.by})


class Hatched(Event):
    """TE-13.7: every Egg becomes a Dragon of its colour."""

    kind: Literal["hatched"] = "hatched"
    topic: ClassVar[str | None] = "move"
    eggs: dict[str, tuple[str, ...]]
    """Colours by domain."""

    def text(self) -> Text:
        dragons = tuple(f"dragon-{colour}" for colours in self.eggs.values() for colour in colours)
        return Text(key="tiny_epic-hatched", args={"dragons": dragons, "domains": tuple(self.eggs)})


BOARD_EVENTS: tuple[type[Event], ...] = (Moved, Allied, Paid, Scored, Hatched)
