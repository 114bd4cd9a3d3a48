"""Nobles in play, and what belongs to one House."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.rules.contract import Model, Party, Seat
from bot.rules.fief.model.cards import DrawPlan
from bot.rules.fief.model.facts import COSTS, PERSONS
from bot.rules.fief.model.offers import Offer
from bot.rules.fief.model.orders import HandedIn, Orders
from bot.rules.fief.model.units import veiled
from bot.rules.kit.deck import Cards, blank
from bot.rules.kit.draft import changed

Mark = Literal["outlaw", "banished", "assassin", "gods_cursed", "heir"]
"""Markers and gained attributes; `heir` is prince_of_westeros (FIEF-1.69)."""

MANCE = "mance"
"""The side that nobody plays and that can hold Captives (FIEF-11.46)."""


NO_PLAN, NO_ORDERS = DrawPlan(), Orders()


class Noble(Model):
    """Somebody alive on a House board; who and what is printed stands in `facts.PERSONS`."""

    seat: Seat
    place: str
    """A Village, or `board.WALL`."""
    inside: bool = False
    """In the fortification of that Village, rather than in the field (FIEF-0.4). Of a free Noble."""
    captor: Party | None = None
    """Whose Captive (FIEF-0.60): a seat, or `MANCE`."""
    titles: tuple[str, ...] = ()
    """In the order gained. Protector and Heir are not among them: see `legal.titles`."""
    since: Mapping[str, int] = {}
    """The round in which each Title was gained: votes ask for the start of the round (FIEF-1.58)."""
    spouse: str = ""
    marks: tuple[Mark, ...] = ()
    ranger: bool = False
    """A Brother's (FIEF-11.2)."""
    shielded: int = 0
    """Cannot be attacked until the end of Phase 5 of this round (FIEF-0.64)."""
    unpaid: int = 0
    """Purchase phases as Mance's Captive without ransom (FIEF-11.46)."""

    @property
    def free(self) -> bool:
        """FIEF-0.3."""
        return self.captor is None


class House(Model):
    """What belongs to one seat alone. Pieces not on the map are in stock: `legal.stock` counts them."""

    house: str = ""
    gold: int = 0
    hand: Cards = ()
    """Hidden; the newest last (FIEF-2.30)."""
    lords: Cards = ()
    """The Lord deck, the next first; hidden, from its own player too (FIEF-0.90, 2.27)."""
    ladies: Cards = ()
    succession: tuple[str, ...] = ()
    """Its Nobles in play in order (FIEF-0.53)."""
    diplomacy: int = COSTS.stock_per_player.diplomacy_markers
    scattered: Mapping[str, int] = {}
    """Demoralised, off the map until P1.RETURN (FIEF-0.52)."""
    mercenaries: int = 0
    """In its pay, in reserve (FIEF-4.7)."""
    guests: tuple[Seat, ...] = ()
    """Houses whose units may be inside its fortifications (FIEF-5.15); seen by all, for a guest has to know."""
    unwelcome: tuple[Seat, ...] = ()
    """Those of them that have to leave with the next Movement phase, and others whom a siege keeps in until it ends."""
    claims: tuple[str, ...] = ()
    """Fief Titles its next Noble takes free of charge (FIEF-0.55)."""
    defenders: int = 0
    """Defender of the Wall tokens (FIEF-11.47)."""
    used: tuple[str, ...] = ()
    """Powers of once a round that are used up: `spy`, `ships`, `laws`, `reroll`, `redraw`, `execute`, `wall_talk`."""
    plan: DrawPlan = DrawPlan()
    """Of this round (FIEF-2.4); hidden."""
    orders: Orders = Orders()
    """Hidden, as are the next three."""
    handed: tuple[HandedIn, ...] = ()
    prepared: tuple[HandedIn, ...] = ()
    draft: Offer | None = None
    """An offer being put together."""
    gone: bool = False
    """Conceded (FIEF-17.50)."""

    def own(self) -> House:
        """As its own player may know it."""
        return changed(self, lords=blank(self.lords), ladies=blank(self.ladies))

    def hidden(self, gold_public: bool, fog: bool) -> House:
        """As everybody else may know it (FIEF-0.90, 0.91, 10.6)."""
        return changed(
            self,
            gold=self.gold if gold_public else 0,
            hand=blank(self.hand),
            lords=blank(self.lords),
            ladies=blank(self.ladies),
            scattered=veiled(self.scattered) if fog else self.scattered,
            plan=NO_PLAN,
            orders=NO_ORDERS,
            handed=(),
            prepared=(),
            draft=None,
        )


def is_lord(noble: str) -> bool:
    """FIEF-0.1."""
    return PERSONS[noble].kind == "lord"


def printed(noble: str, attribute: str) -> bool:
    """Whether it has a printed attribute (FIEF-0.33)."""
    return attribute in PERSONS[noble].attributes
