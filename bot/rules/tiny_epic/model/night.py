"""What belongs to the Night King (TE-15.2 to TE-15.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.rules.contract import Model
from bot.rules.kit.deck import BLANK, Cards, blank
from bot.rules.kit.draft import changed

WALKERS = 13
"""White Walkers there are (TE-15.38)."""

GLASS, STEEL = 3, 5
"""Spaces that Dragon Glass and Valyrian Steel can cover (TE-15.18, TE-15.19)."""

TRACKED = ("dragon_glass", "valyrian_steel")
"""The kinds of token that cover them."""

PILES = {"blue": "supply", "brown": "aside"}
"""Where tokens of a colour lie face down that are not on the map."""

Foe = Literal["walker", "king", "ice_dragon"]
"""Whom the Treaty fights."""

DRAGON = "ice_dragon"
"""The Ice Dragon, where it is named beside the Night King."""


def open_name(domain: str, kind: str) -> str:
    """The name of a token of a kind that lies face up in a domain."""
    return f"open-{domain}-{kind}"


def taken_name(kind: str) -> str:
    """The name of a token of a kind that has been taken, or carried out."""
    return f"taken-{kind}"


def unseen_name(kind: str) -> str:
    """The name of a token of a kind that lies face down, wherever that is."""
    return f"unseen-{kind}"


class Night(Model):
    """Where he and his dead are, what is hidden and what has been taken. The Terror Pool's tokens are in his purse."""

    king: str | None = None
    """His domain; before his first attack he is nowhere (TE-15.39)."""
    walkers: tuple[str, ...] = ()
    """Domains with a White Walker, as they came; one each at most."""
    terrified: tuple[str, ...] = ()
    """NP houses whose Shield lies in the Terror Pool; they are on no side but their own (TE-15.28)."""
    terror: int = 0
    """White Walkers in the Terror Pool."""
    dragon: str | None = None
    """Where the Ice Dragon is; None: at its own place (TE-15.2, TE-15.15)."""
    phase: int = 1
    """Of the Ice Dragon: 2 once the third Dragon Glass is taken (TE-15.23b)."""
    glass: int = 0
    """Dragon Glass taken."""
    steel: int = 0
    """Valyrian Steel taken."""
    wall: bool = True
    """Whether the Wall stands (TE-15.9a)."""
    destroyed: tuple[str, ...] = ()
    """Domains whose castle is destroyed for good (TE-15.16)."""
    hidden: Mapping[str, str] = {}
    """The face-down Exploration Token of each domain that has one; nobody sees it."""
    open: Mapping[str, tuple[str, ...]] = {}
    """Tokens that wait face up, by domain (TE-15.10)."""
    supply: Cards = ()
    """Blue tokens still to come, face down."""
    aside: Cards = ()
    """Tokens that left the game unseen (TE-15.3)."""
    resolved: Cards = ()
    """Tokens that have been taken or carried out."""
    rangers: Cards = ()
    """Ranger Cards, the one of round 1 first; nobody sees those to come (TE-15.4)."""
    shown: int = 0
    """Up to which round they lie open."""

    @property
    def pool(self) -> int:
        """White Walkers still on the mat."""
        return WALKERS - len(self.walkers) - self.terror

    def unseen(self) -> Night:
        """As all may know it: without what lies face down (TE-0.8)."""
        return changed(
            self,
            hidden=dict.fromkeys(self.hidden, BLANK),
            supply=blank(self.supply),
            aside=blank(self.aside),
            rangers=(*self.rangers[: self.shown], *blank(self.rangers[self.shown :])),
        )
