"""The Wall (FIEF-11)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.contract import Model
from bot.rules.fief.model.land import Post

BROTHER, COMMANDER = "brother", "lord_commander"


class Wall(Model):
    """By bids: Threat, supplies and Recruits (FIEF-11.20). By battle: the call, and who stands there (FIEF-11.40)."""

    threat: int = 0
    gold: int = 0
    """The supplies."""
    recruits: int = 1
    breached: bool = False
    """Region 1 yields nothing in the next Income phase (FIEF-11.25)."""
    called: int = 0
    """The last round for which a Battle at the Wall was declared."""
    posts: tuple[Post, ...] = ()
    """Troops on the Wall; one post for each House and Village they came from, which stands in `roads`."""
    came: Mapping[str, str] = {}
    """From which Village each Noble stepped onto the Wall."""
    tokens: int = 4
    """Defender of the Wall tokens left (FIEF-11.42)."""
