"""What a game says beyond what is asked: what lies on the table, what an action means, what stands beside a value.

A game has hints if its `cogs/games/<id>` puts them here. They are made from the View of whoever looks.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.rules.contract import Seat, SideView, Text
from bot.words import Voice

Filled = Mapping[str, object]
"""The fields of an action that have a value so far."""

Places = Callable[[Any], Sequence[str]]
"""Places on the board of a View; an arrow joins the first and the last of several."""


def nothing(*_: object) -> str:
    """Where a game has nothing to say."""
    return ""


class InOne(NamedTuple):
    """Sides that share a line."""

    shares: Callable[[SideView], bool]
    """Which they are."""
    line: Callable[[Voice, Sequence[SideView]], str]
    """What is said of them together."""


@dataclass(frozen=True, slots=True)
class Hints:
    """The hints of one game, as far as it has any. `Any` is the View of that game."""

    confirming: Callable[[Any, Voice, str, Filled], str] = nothing
    """What to know before an action of a kind is carried out, as far as it is filled; or empty."""
    choosing: Callable[[Any, Voice, str, Filled, str, str], str] = nothing
    """By kind, what is filled, field and value: a few letters to stand beside that value; or empty."""
    facing: Callable[[Any, Voice], str] = nothing
    """What lies on the table for the decision this viewer owes, such as dice and odds, and what is begun; or empty."""
    regions: Callable[[Any, Voice], Mapping[str, str]] = lambda *_: {}
    """What the parts of the board bring and who is near to holding each, by their names, in board order."""
    holding: Callable[[Any, Voice], str] = nothing
    """What the cards in the hand of this viewer come to together, such as what a set still lacks; or empty."""
    why: Callable[[Any, Voice, Seat, Any], str] | None = None
    """Why a seat may have made a move, from what the public saw before; empty of a move that explains itself. None in a
    game that gives no reasons."""
    lands: Callable[[Any, Filled], Sequence[str]] = lambda *_: ()
    """The places to show on a cut of the map: those that the decision owed is about, or what is filled of an action."""
    usual: Callable[[Any, int, str, object], object] = lambda *_: None
    """By options, number of players, and the name and value of one: what a value comes to that leaves it to the mode or
    the edition. None if it stands for itself."""
    illustrations: Mapping[str, Places] = field(default_factory=dict)
    """What pages of *How to play* speak of, by the end of the page's key."""
    pressing: Callable[[Any], Sequence[str]] | None = None
    """The kinds of action that what lies on the table is about besides the one owed, such as an offer begun: they stand
    first. All others that may be done at any time share a button by families. None in a game that does not say."""
    leading: Callable[[Any], str] = nothing
    """The kind that most people want here, where a bare pass is all that is owed; or empty. Its button stands out."""
    idle: Callable[[str, Filled], bool] = lambda *_: False
    """Whether an action of a kind with these values does nothing of what it is for: while something can be chosen its
    button does not stand out."""
    grave: Callable[[Any, str, Filled], bool] = lambda *_: False
    """Whether an action of a kind with these values is asked about once more, though most of its kind are not."""
    needless: Callable[[str, Filled, str], bool] = lambda *_: False
    """Whether a field that may be left out has no sense with what is chosen so far: its menu is not shown."""
    leaving: Callable[[Any, Voice], str] = nothing
    """What follows if this viewer leaves the game, where it is not what follows in most games; or empty."""
    example: Places = lambda _: ()
    """What an example of a plan speaks of: from where to where one attacks."""
    sense: Callable[[Any, str, Filled], str] = nothing
    """Which of its senses an action of a kind has with what is filled; or empty."""
    joining: Callable[[Iterable[Text]], list[Text]] = list
    """A story in which what happened in several steps is told in one line."""
    lines: int = 3
    """Lines that the dashboard shows of what is public besides."""
    in_one: InOne | None = None
    """Sides that nobody plays and that share a line; None in a game where each has its own."""
    in_common: Callable[[Any], str | None] = lambda _: None
    """The side whose score all players have in common, if they do."""
    takes_back: str = ""
    """The kind of action that takes an answer back which nobody has seen; empty in a game that has none."""
    verdict: Callable[[Any], Iterable[Text]] = lambda _: ()
    """What decided a game that is over, where neither its reason nor its score sheet says so."""


HINTS: dict[str, Hints] = {}
"""By the game's id."""

NONE = Hints()


def of(system: str) -> Hints:
    """The hints of a game."""
    return HINTS.get(system, NONE)
