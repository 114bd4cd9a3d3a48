"""Movement, battles, sieges (FIEF-5, 6)."""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.rules.contract import Action


class War(Action):
    """One of the family."""

    family: ClassVar[str | None] = "war"


class Muster(War):
    """Gather those who march together from a Village: all who can, where you name nobody."""

    kind: Literal["muster"] = "muster"
    source: str
    nobles: tuple[str, ...] | None = None
    """Empty: a Bannermen Captain leads (FIEF-5.6)."""
    men: str | None = None
    """Troops by their short name (`k1m3`), or `none`."""


class March(War):
    """March with those gathered to a neighbouring Village; more steps may follow."""

    kind: Literal["march"] = "march"
    target: str
    where: str | None = None
    """`field`: not into the fortification there (FIEF-5.15)."""


class Raid(War):
    """Ride with those gathered against all who stand in the field there, and on (FIEF-5.20)."""

    kind: Literal["raid"] = "raid"
    weighed: ClassVar[bool] = True
    target: str
    """Where they are: out against their besiegers."""


class AskLeave(War):
    """Ask to be let through, for a whole way of the group gathered (FIEF-5.1)."""

    kind: Literal["leave"] = "leave"
    route: str
    """The Villages on it, joined by `>`."""


class Sail(War):
    """Send the Noble gathered, with Troops, from coast to coast with the Master of Ships (FIEF-5.14)."""

    kind: Literal["sail"] = "sail"
    weighed: ClassVar[bool] = True
    target: str


class Ground(War):
    """Go into a fortification, or out into the field: all there, where you name nobody."""

    kind: Literal["ground"] = "ground"
    village: str
    where: str
    nobles: tuple[str, ...] | None = None
    men: str | None = None


class Welcome(War):
    """Let another House's units into your fortifications, or no more (FIEF-5.15)."""

    kind: Literal["welcome"] = "welcome"
    aside: ClassVar[bool] = True
    player: str
    inside: bool


class Attack(War):
    """Declare a battle or a seizure in a Village."""

    kind: Literal["attack"] = "attack"
    weighed: ClassVar[bool] = True
    village: str
    how: str
    """`field:<seat>`, `assault`, `passage`, `sortie` or `seize`."""


class Pillage(War):
    """Destroy a building of your own for gold."""

    kind: Literal["pillage"] = "pillage"
    weighed: ClassVar[bool] = True
    village: str
    building: str
    """`mill`, `sept` or `stronghold`."""


class Execute(War):
    """Put a Captive to death."""

    kind: Literal["execute"] = "execute"
    weighed: ClassVar[bool] = True
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
    let_pass: str | None = None
    """`yes`: let a Raid pass (FIEF-5.21)."""
    hired: int | None = None
    """Mercenaries who join you (FIEF-4.7)."""


class Fight(War):
    """Fight on, stop, leave the fight, or surrender."""

    kind: Literal["fight"] = "fight"
    weighed: ClassVar[bool] = True
    how: str
    hired: int | None = None
    """Mercenaries who join you (FIEF-4.7)."""


class Lose(War):
    """Say which Troops fall."""

    kind: Literal["lose"] = "lose"
    men: str


class Climb(War):
    """Step onto the Wall with those gathered."""

    kind: Literal["climb"] = "climb"
    weighed: ClassVar[bool] = True


class Assail(War):
    """Take an objective at the Wall, or join where you are let in."""

    kind: Literal["assail"] = "assail"
    objective: str
    welcome: tuple[str, ...] = ()
    """Houses that may join you, of those who come too late for one of their own."""


class Siege(War):
    """Say in which Villages you besiege from now on."""

    kind: Literal["siege"] = "siege"
    villages: tuple[str, ...] = ()
