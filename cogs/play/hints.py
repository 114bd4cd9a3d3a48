"""What a game says beyond what is asked: what lies on the table, what an action means, what stands beside a value.

A game has hints if its `cogs/games/<id>` puts them here. They are made from the View of whoever looks.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.rules.contract import Action, Options, Seat, View
from bot.words import Voice


class Confirming(Protocol):
    """What to know before an action of `kind` is carried out, with the fields `filled` so far; or empty."""

    def __call__(self, view: Any, say: Voice, kind: str, filled: Mapping[str, object]) -> str: ...


class Choosing(Protocol):
    """A few letters to stand beside `value` where `field` of an action is chosen; or empty."""

    def __call__(
        self, view: Any, say: Voice, kind: str, filled: Mapping[str, object], field: str, value: str
    ) -> str: ...


class Facing(Protocol):
    """What lies on the table for the decision this viewer owes, such as dice and odds, and what is begun; or empty."""

    def __call__(self, view: Any, say: Voice) -> str: ...


class Pressing(Protocol):
    """The kinds of action that what lies on the table is about besides the one owed, such as an offer begun: they
    stand first. All others that may be done at any time share a button by families."""

    def __call__(self, view: Any) -> Sequence[str]: ...


class Leading(Protocol):
    """The kind that most people want here, where a bare pass is all that is owed; or empty. Its button stands out."""

    def __call__(self, view: Any) -> str: ...


class Grave(Protocol):
    """Whether an action with these values is asked about once more, though most of its kind are not."""

    def __call__(self, view: Any, kind: str, chosen: Mapping[str, object]) -> bool: ...


class Needless(Protocol):
    """Whether `field`, which may be left out, has no sense with what is chosen so far: its menu is not shown."""

    def __call__(self, kind: str, chosen: Mapping[str, object], field: str) -> bool: ...


class Leaving(Protocol):
    """What follows if this viewer leaves the game, where it is not what follows in most games; or empty."""

    def __call__(self, view: Any, say: Voice) -> str: ...


class Lands(Protocol):
    """The places to show on a cut of the map: those that the decision owed is about, or the action `filled` so far."""

    def __call__(self, view: Any, filled: Mapping[str, object]) -> Sequence[str]: ...


class Regions(Protocol):
    """What the parts of the board bring and who is near to holding each, by their names, in board order."""

    def __call__(self, view: Any, say: Voice) -> Mapping[str, str]: ...


class Holding(Protocol):
    """What the cards in the hand of this viewer come to together, such as what a set still lacks; or empty."""

    def __call__(self, view: Any, say: Voice) -> str: ...


class Why(Protocol):
    """Why a move may have been made, from what the public saw before it; empty of a move that explains itself."""

    def __call__(self, view: Any, say: Voice, seat: Seat, action: Any) -> str: ...


class Usual(Protocol):
    """The value that `value` of an option comes to with so many players, if it leaves that to the mode or the edition.
    None if it stands for itself."""

    def __call__(self, options: Any, players: int, name: str, value: object, /) -> object: ...


class Illustrating(Protocol):
    """The places that a page of *How to play* speaks of, on the board of this view; the first and the last of several
    are joined by an arrow."""

    def __call__(self, view: Any, /) -> Sequence[str]: ...


@dataclass(frozen=True, slots=True)
class Hints:
    """The hints of one game, as far as it has any."""

    confirming: Confirming | None = None
    choosing: Choosing | None = None
    facing: Facing | None = None
    regions: Regions | None = None
    holding: Holding | None = None
    why: Why | None = None
    lands: Lands | None = None
    usual: Usual | None = None
    illustrations: Mapping[str, Illustrating] = field(default_factory=dict)
    """By the end of the page's key."""
    pressing: Pressing | None = None
    leading: Leading | None = None
    grave: Grave | None = None
    leaving: Leaving | None = None
    needless: Needless | None = None
    example: Illustrating | None = None
    """The places that an example of a plan speaks of: from where to where one attacks."""


HINTS: dict[str, Hints] = {}
"""By the game's id."""

NONE = Hints()


def confirming(system: str, view: View, say: Voice, kind: str, filled: Mapping[str, object]) -> str:
    """See `Confirming`."""
    tell = HINTS.get(system, NONE).confirming
    return tell(view, say, kind, filled) if tell else ""


def choosing(
    system: str, view: View, say: Voice, kind: str, filled: Mapping[str, object], field: str, value: str
) -> str:
    """See `Choosing`."""
    tell = HINTS.get(system, NONE).choosing
    return tell(view, say, kind, filled, field, value) if tell else ""


def facing(system: str, view: View, say: Voice) -> str:
    """See `Facing`."""
    tell = HINTS.get(system, NONE).facing
    return tell(view, say) if tell else ""


def pressing(system: str, view: View) -> tuple[str, ...] | None:
    """See `Pressing`; None where a game does not say."""
    tell = HINTS.get(system, NONE).pressing
    return tuple(tell(view)) if tell else None


def leading(system: str, view: View) -> str:
    """See `Leading`."""
    tell = HINTS.get(system, NONE).leading
    return tell(view) if tell else ""


def example(system: str, view: View) -> tuple[str, ...]:
    """The places of an example of a plan; none where there are none to be shown."""
    find = HINTS.get(system, NONE).example
    return tuple(find(view)) if find else ()


def grave(system: str, view: View, kind: str, chosen: Mapping[str, object]) -> bool:
    """See `Grave`."""
    tell = HINTS.get(system, NONE).grave
    return tell is not None and tell(view, kind, chosen)


def needless(system: str, kind: str, chosen: Mapping[str, object], field: str) -> bool:
    """See `Needless`."""
    tell = HINTS.get(system, NONE).needless
    return tell is not None and tell(kind, chosen, field)


def leaving(system: str, view: View, say: Voice) -> str:
    """See `Leaving`."""
    tell = HINTS.get(system, NONE).leaving
    return tell(view, say) if tell else ""


def lands(system: str, view: View, filled: Mapping[str, object]) -> tuple[str, ...]:
    """See `Lands`."""
    tell = HINTS.get(system, NONE).lands
    return tuple(tell(view, filled)) if tell and view.my_prompt is not None else ()


def regions(system: str, view: View, say: Voice) -> Mapping[str, str]:
    """See `Regions`."""
    tell = HINTS.get(system, NONE).regions
    return tell(view, say) if tell else {}


def holding(system: str, view: View, say: Voice) -> str:
    """See `Holding`."""
    tell = HINTS.get(system, NONE).holding
    return tell(view, say) if tell else ""


def why(system: str, view: View, say: Voice, seat: Seat, action: Action) -> str:
    """See `Why`."""
    tell = HINTS.get(system, NONE).why
    return tell(view, say, seat, action) if tell else ""


def usual(system: str, options: Options, players: int, name: str, value: object) -> object:
    """See `Usual`."""
    tell = HINTS.get(system, NONE).usual
    return tell(options, players, name, value) if tell else None


def illustrating(system: str, page: str) -> Illustrating | None:
    """See `Illustrating`; None where a page has no picture."""
    return HINTS.get(system, NONE).illustrations.get(page)


def explains(system: str) -> bool:
    """Whether a game says why its moves may have been made."""
    return HINTS.get(system, NONE).why is not None
