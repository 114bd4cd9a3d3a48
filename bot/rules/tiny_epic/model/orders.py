"""What a seat has said beforehand, in secret (TE-21.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.rules.contract import Model

FOLLOWS = ("ask", "pass")
COMMITS = ("ask", "none", "strongest-0", "strongest-1", "strongest-2", "strongest-3")
"""For a battle: the strongest card whose defence cost is at most so much gold."""
TAKES = ("ask", "take", "leave")
UNITS = ("own_token", "own_hero", "ally_token", "ally_hero", "dragon")


class Orders(Model):
    """Standing answers of a seat. What is not here is asked for."""

    follow: Mapping[str, str] = {}
    """By face: whether to pass where a die could be followed."""
    commit: Mapping[str, str] = {}
    """`attack` or `defence`, by itself or against one opponent or at one domain (`defence:winterfell`)."""
    take: str = "ask"
    """Whether to take tokens that lie open (TE-15.23)."""
    first: Mapping[str, tuple[str, ...]] = {}
    """What is taken before what: faces to `draft`, kinds of units to `lose`, domains to `retreat` to."""

    def preferred(self, matter: str, values: Iterable[str]) -> str | None:
        """The one of `values` that comes first; None where nothing has been said of any."""
        offered = {*values}
        return next((value for value in self.first.get(matter, ()) if value in offered), None)
