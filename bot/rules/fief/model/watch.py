"""The Wall (FIEF-11)."""

from __future__ import annotations

from bot.rules.contract import Model
from bot.rules.fief.model.land import Post


class Wall(Model):
    """Edition A: Threat, supplies and Recruits (FIEF-11.20). Edition B: the call, and who stands there (FIEF-11.40)."""

    brothers: int = 0
    """Brother cards left."""
    threat: int = 0
    gold: int = 0
    recruits: int = 1
    breached: bool = False
    """Region 1 yields nothing in the next Income phase (FIEF-11.25)."""
    called: int = 0
    """The last round for which a Battle at the Wall was declared."""
    posts: tuple[Post, ...] = ()
    """Troops on the Wall; `roads` hold the Village they came from."""
    tokens: int = 4
    """Defender of the Wall tokens left (FIEF-11.42)."""
