"""Movement, battles, sieges (FIEF-5, 6)."""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.rules.contract import Action


class War(Action):
    """One of the family."""

    family: ClassVar[str | None] = "war"


class Muster(War):
    """Gather those who march together from a Village."""

    kind: Literal["muster"] = "muster"
    source: str
    nobles: tuple[str, ...] = ()
    men: str
    """Troops by their short name (`k1m3`), or `none`."""


class March(War):
    """March with those gathered to a neighbouring Village; more steps may follow."""

    kind: Literal["march"] = "march"
    target: str
    raid: bool = False
    """Fight what stands in the field there, and go on (FIEF-5.20)."""


class Sail(War):
    """Send a Noble from coast to coast with the Master of Ships."""

    kind: Literal["sail"] = "sail"
    noble: str
    target: str


class Ground(War):
    """Go into a fortification, or out into the field."""

    kind: Literal["ground"] = "ground"
    village: str
    where: str


class Attack(War):
    """Declare a battle or a seizure in a Village."""

    kind: Literal["attack"] = "attack"
    village: str
    how: str
    """`field:<seat>`, `assault`, `sortie` or `seize`."""


class Pillage(War):
    """Destroy a building of your own for gold."""

    kind: Literal["pillage"] = "pillage"
    village: str
    building: str
    """`mill`, `sept` or `stronghold`."""


class Execute(War):
    """Put a Captive to death."""

    kind: Literal["execute"] = "execute"
    noble: str


class TakeSide(War):
    """Say whom you help in a battle, whose help you take, and whether you shelter."""

    kind: Literal["side"] = "side"
    help: str | None = None
    """`attacker` or `defender`."""
    accept: tuple[str, ...] = ()
    """Seats whose help is taken."""
    shelter: str | None = None
    """Bring your field units inside: `always`, or `if_helped`, where somebody helps the attacker."""
    aim: str | None = None
    """The Noble at whom besieged Archers shoot."""


class Fight(War):
    """Fight on, stop, leave the fight, or surrender."""

    kind: Literal["fight"] = "fight"
    how: str


class Lose(War):
    """Say which Troops fall."""

    kind: Literal["lose"] = "lose"
    men: str


class Climb(War):
    """Step onto the Wall with those gathered."""

    kind: Literal["climb"] = "climb"


class Assail(War):
    """Take an objective at the Wall, or join where you are let in."""

    kind: Literal["assail"] = "assail"
    objective: str
    welcome: tuple[str, ...] = ()
    """Houses that may join you, of those who come too late for one of their own."""


class Siege(War):
    """Say in which Villages you besiege from now on."""

    kind: Literal["siege"] = "siege"
    villages: tuple[str, ...]
