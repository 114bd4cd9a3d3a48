"""Buying, bidding, bargaining (FIEF-4, 9, 17.1)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from bot.rules.contract import Action, Words


class Trade(Action):
    """One of the family."""

    family: ClassVar[str | None] = "trade"


class Buy(Trade):
    """Buy Troops, a building or a Fief Title."""

    kind: Literal["buy"] = "buy"
    weighed: ClassVar[bool] = True
    what: str
    """A kind of Troop, a building, or a Title."""
    where: str
    """A Village; of a great Fief that of the Stronghold that becomes its City (FIEF-4.21)."""
    count: int = 1
    noble: str | None = None
    """Who takes the Title."""


class Exchange(Trade):
    """Buy a Fief Title for a Noble who gives up another one for it (FIEF-0.42)."""

    kind: Literal["exchange"] = "exchange"
    weighed: ClassVar[bool] = True
    what: str
    where: str
    """A Village; of a great Fief that of the Stronghold that becomes its City (FIEF-4.21)."""
    noble: str
    instead_of: str
    """The Fief Title that is given up."""
    passed_to: str | None = None
    """Who of the House gets that Title; left out: nobody."""


class Bid(Trade):
    """Bid in secret."""

    kind: Literal["bid"] = "bid"
    weighed: ClassVar[bool] = True
    gold: int | None = None
    """For the Mercenaries, or for the Wall."""
    seat: int | None = None
    """For the seat on the Small Council."""
    noble: str | None = None
    """The Warden who takes the seat; the first who may where nobody is named."""
    title: str | None = None
    """The Master Title he takes."""


class Keep(Trade):
    """Pay Mercenaries to keep them; the others are let go."""

    kind: Literal["keep"] = "keep"
    count: int


class Redeem(Trade):
    """Pay Mance Rayder's ransom for a Noble of yours."""

    kind: Literal["redeem"] = "redeem"
    weighed: ClassVar[bool] = True
    noble: str


class Supply(Trade):
    """Dispose of the supplies of the Wall: Recruits, this defence, your own treasury."""

    kind: Literal["supply"] = "supply"
    recruits: int = 0
    defence: int = 0
    treasury: int = 0


class Gift(Trade):
    """Give gold to another player."""

    kind: Literal["gift"] = "gift"
    aside: ClassVar[bool] = True
    weighed: ClassVar[bool] = True
    player: str
    gold: int


class Release(Trade):
    """Set a Captive free."""

    kind: Literal["release"] = "release"
    aside: ClassVar[bool] = True
    weighed: ClassVar[bool] = True
    noble: str


class MakeOffer(Trade):
    """Begin an offer to another player."""

    kind: Literal["offer"] = "offer"
    aside: ClassVar[bool] = True
    player: str
    until: str | None = None


class Put(Trade):
    """Put one more thing into your offer, or take it out again."""

    kind: Literal["put"] = "put"
    aside: ClassVar[bool] = True
    side: str
    """`give` or `want`."""
    matter: str
    what: str
    amount: int = 1
    """Gold; 0 takes it out."""
    by: str | None = None


class Send(Trade):
    """Send the offer you have put together."""

    kind: Literal["send"] = "send"
    aside: ClassVar[bool] = True
    weighed: ClassVar[bool] = True


class Accept(Trade):
    """Accept an offer."""

    kind: Literal["accept"] = "accept"
    aside: ClassVar[bool] = True
    weighed: ClassVar[bool] = True
    offer: str


class Decline(Trade):
    """Refuse an offer, or withdraw your own."""

    kind: Literal["decline"] = "decline"
    aside: ClassVar[bool] = True
    offer: str


class Counter(Trade):
    """Begin an offer of your own in place of one made to you; it is refused when you send yours."""

    kind: Literal["counter"] = "counter"
    aside: ClassVar[bool] = True
    offer: str


class Proclaim(Trade):
    """Proclaim something for all to read; it binds nobody."""

    kind: Literal["proclaim"] = "proclaim"
    aside: ClassVar[bool] = True
    words: Annotated[str, Words(300)]


class Embassy(Trade):
    """Ask others to a private talk; all clocks stand still."""

    kind: Literal["embassy"] = "embassy"
    weighed: ClassVar[bool] = True
    players: tuple[str, ...]
    sworn: bool = False
    """One of Brothers of the Night's Watch: it costs no marker, and no cards change hands (FIEF-11.9)."""


class Spy(Trade):
    """Look at the hand of another player."""

    kind: Literal["spy"] = "spy"
    aside: ClassVar[bool] = True
    weighed: ClassVar[bool] = True
    player: str
