"""What choices of movement and war are called."""

from __future__ import annotations

from functools import lru_cache

from bot.rules.contract import Text
from bot.rules.fief.model.units import decode, said


@lru_cache(maxsize=1024)
def men_text(code: str) -> Text:
    """Troops by their names."""
    troops = decode(code)
    if not troops:
        return Text(key="fief-pick-nobody")
    return Text(key="fief-pick-men", args={"units": said(troops)})


@lru_cache(maxsize=1024)
def route_text(code: str) -> Text:
    """The Villages of a way."""
    return Text(key="fief-pick-route", args={"units": tuple(code.split(">"))})
