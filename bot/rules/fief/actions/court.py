"""Marriage, offices, elections (FIEF-1)."""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.rules.contract import Action


class Court(Action):
    """One of the family."""

    family: ClassVar[str | None] = "court"


class Propose(Court):
    """Put a marriage to another House; terms may be added before you send it."""

    kind: Literal["propose"] = "propose"
    aside: ClassVar[bool] = True
    noble: str
    spouse: str


class Betroth(Court):
    """Say which proposals of marriage you accept; the others are refused."""

    kind: Literal["betroth"] = "betroth"
    weighed: ClassVar[bool] = True
    proposals: tuple[str, ...] = ()


class Dissolve(Court):
    """Ask for the end of a marriage of your House."""

    kind: Literal["dissolve"] = "dissolve"
    weighed: ClassVar[bool] = True
    noble: str


class Decree(Court):
    """Name those whom your office pardons, condemns, or parts."""

    kind: Literal["decree"] = "decree"
    weighed: ClassVar[bool] = True
    nobles: tuple[str, ...] = ()


class Convert(Court):
    """Turn to R'hllor beside the King, and name whom you burn."""

    kind: Literal["convert"] = "convert"
    weighed: ClassVar[bool] = True
    sacrifice: str | None = None


class Stand(Court):
    """Name a candidate of your House for an office."""

    kind: Literal["stand"] = "stand"
    office: str
    noble: str
    instead_of: str | None = None
    """The Title that would be given up (FIEF-0.42)."""
    passed_to: str | None = None
    """Who would get that Title; left out: nobody."""


class Vote(Court):
    """Lay your markers face down on candidates for an office."""

    kind: Literal["vote"] = "vote"
    office: str
    favour: str | None = None
    decoy: str | None = None
    defender: bool = False
    """Spend a Defender of the Wall token (FIEF-11.47)."""


class Bestow(Court):
    """Pass a Title on within your House."""

    kind: Literal["bestow"] = "bestow"
    weighed: ClassVar[bool] = True
    title: str
    noble: str


class Oath(Court):
    """Let Brothers forswear their vows, or Outlaws take the black."""

    kind: Literal["oath"] = "oath"
    weighed: ClassVar[bool] = True
    nobles: tuple[str, ...] = ()
    gate: str | None = None
    """Where a Lord Commander who breaks his oath comes down from the Wall; left out: at the first."""


class Retire(Court):
    """Retire a Noble of yours for good."""

    kind: Literal["retire"] = "retire"
    aside: ClassVar[bool] = True
    weighed: ClassVar[bool] = True
    noble: str
