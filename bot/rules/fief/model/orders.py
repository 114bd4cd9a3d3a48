"""What a seat has said beforehand, in secret (FIEF-17.10 to 17.19, 17.34, 8.2)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.contract import Model


class Orders(Model):
    """Standing answers of a seat. What is not here is asked for."""

    said: Mapping[str, str] = {}
    """By what it is for, by itself or at one front: `battle`, `battle:winterfell`, `leave:2`, `window:vote`."""
    lists: Mapping[str, tuple[str, ...]] = {}
    """What comes before what: `losses`, candidates for an office (`stand:king`), votes (`vote:king`)."""


class HandedIn(Model):
    """A surprise card that is to be played: at the end of the step (FIEF-8.2), or at its trigger (FIEF-17.34)."""

    card: str
    target: str = ""
    by: str = ""
    """The Noble who does it, where one is named."""
    trigger: str = ""
    """`state:P4.BUY`, `stands:<noble>`, and so `wins`, `crowned`, `captured`; `battle:<village>`, `card:<kind>`."""
