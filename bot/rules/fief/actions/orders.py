"""Cards, and what is said beforehand (FIEF-2, 8, 17.10)."""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.rules.contract import Action


class Order(Action):
    """One of the family."""

    family: ClassVar[str | None] = "orders"


class Discard(Order):
    """Throw cards away; you may also say which decks you will draw from."""

    kind: Literal["discard"] = "discard"
    cards: tuple[str, ...] = ()
    first: str | None = None
    second: str | None = None
    instead: str | None = None
    """The deck to take if a Disaster lies on top."""


class PlayCard(Order):
    """Play a card of your hand."""

    kind: Literal["play"] = "play"
    weighed: ClassVar[bool] = True
    card: str
    target: str
    by: str | None = None
    """The Noble who levies, murders or takes the Title; of somebody who comes of age, `heir`."""


class Surprise(Order):
    """Hand in a surprise card, for now or for a moment to come, or take it back."""

    kind: Literal["surprise"] = "surprise"
    aside: ClassVar[bool] = True
    weighed: ClassVar[bool] = True
    card: str
    trigger: str
    """`now`: as soon as this step is over."""
    target: str
    """`never` takes it back."""
    by: str | None = None


class Standing(Order):
    """Leave an answer for what is asked often; nobody else sees it."""

    kind: Literal["standing"] = "standing"
    aside: ClassVar[bool] = True
    matter: str
    answer: str
    against: str | None = None


class Recall(Order):
    """Take back what you have answered, as long as others are awaited."""

    kind: Literal["recall"] = "recall"
    aside: ClassVar[bool] = True


class Succession(Order):
    """Name the Noble who inherits first."""

    kind: Literal["succession"] = "succession"
    aside: ClassVar[bool] = True
    noble: str
