"""Offers (FIEF-17.1) and proposals of marriage (FIEF-1.14): the same thing, put together item by item and then sent."""

from __future__ import annotations

from typing import Literal

from bot.rules.contract import Model, Seat, Viewer
from bot.rules.kit.draft import changed

Matter = Literal["gold", "village", "captive", "leave", "help", "inside", "grant", "title", "passage", "card"]
"""What can be given: gold, control of a Village, a Captive (freed or handed over), leave to pass or land at a Village,
help there in a battle, a place inside, a Fief grant, a Title passed on (FIEF-0.42), a passage by sea, a card."""

LATER: tuple[Matter, ...] = ("leave", "help", "title", "passage")
"""What is used later in the round: the acceptance stands until then (FIEF-17.4)."""

LATER_AT = ("leave", "help", "passage")
"""What is promised at a place, or to a Noble: by its name alone it would read as if that changed hands."""


class Item(Model):
    """One thing that changes hands: `what` is the id of a Village, Noble, Title or card."""

    matter: Matter
    what: str = ""
    amount: int = 0
    """Gold."""
    by: str = ""
    """The Noble who is to get it: a Title, a grant, a passage."""


def said(items: tuple[Item, ...]) -> tuple[str, ...]:
    """What is given, as words name it; of hidden cards that there are some."""
    return tuple(_named(item) for item in items)


def _named(item: Item) -> str:
    if item.matter == "gold":
        return f"gold-{item.amount}"
    if item.matter in LATER_AT:
        return f"{item.matter}-{item.what}"
    return item.what or "a-card"


class Offer(Model):
    """What one House offers another; while it is a House's `draft` nobody else knows of it."""

    id: int = 0
    giver: Seat
    asked: Seat
    gives: tuple[Item, ...] = ()
    wants: tuple[Item, ...] = ()
    until: int = 0
    """The phase of this round with whose end it lapses; 0: the present one."""
    groom: str = ""
    """Of a proposal: the Nobles to be wed, the giver's first."""
    bride: str = ""
    envoy: Seat | None = None
    """Who spends a Diplomacy marker, where cards change hands (FIEF-1.13)."""
    room: str = ""
    """The embassy it is made in: only those present see it (FIEF-17.2)."""
    accepted: bool = False
    """It stands until it is used (FIEF-17.4)."""

    answers: int = 0
    """The offer that is refused when this one, a counter-offer, is sent."""

    def seen_by(self, viewer: Viewer) -> Offer:
        """Which cards change hands only the two of them know, others how many (FIEF-1.13)."""
        cards = any(item.matter == "card" for item in (*self.gives, *self.wants))
        if viewer in (self.giver, self.asked) or self.room or not cards:
            return self
        hidden = {
            side: tuple(changed(item, what="") if item.matter == "card" else item for item in items)
            for side, items in (("gives", self.gives), ("wants", self.wants))
        }
        return changed(self, **hidden)

    @property
    def later(self) -> bool:
        """Whether something of it is used only later."""
        return any(item.matter in LATER for item in (*self.gives, *self.wants))

    def now(self) -> Offer:
        """What of it is given at once when it is carried out, or used."""
        gives, wants = (
            tuple(item for item in items if item.matter not in LATER) for items in (self.gives, self.wants)
        )
        return changed(self, gives=gives, wants=wants)

    @property
    def proposal(self) -> bool:
        """Whether it is one of marriage."""
        return bool(self.groom)


class Talk(Model):
    """An embassy that is going on (FIEF-9.5)."""

    id: str
    seats: tuple[Seat, ...]
    """Who is still in it."""
    cards: bool = True
    """Whether cards may change hands: not among Brothers (FIEF-11.9)."""
    first: int = 0
    """The number of the first offer made in it; that of none made in public, or in another embassy."""
    made: int = 0
    """Offers made in it so far: how many those in it alone know (FIEF-17.2)."""

    def seen_by(self, viewer: Viewer) -> Talk:
        return self if viewer in self.seats else changed(self, made=0)
