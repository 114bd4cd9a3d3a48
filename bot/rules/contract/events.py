"""What happened: the state of a game is the fold of its events."""

# Annotations are types here, not text that pydantic would read anew for each kind that inherits them (0029).

from collections.abc import Iterable, Mapping
from typing import ClassVar, Self

from bot.rules.contract.base import Model, Party, Seat, Viewer
from bot.rules.contract.words import Text

Topic = str
"""What an event is about, such as `battle`: its name is the key `<game>-topic-<topic>`, or `topic-<topic>`."""


class Battle(Model):
    """A fight that is over, for the records. No `defender`: it was against nobody's pieces."""

    attacker: Party
    defender: Party | None
    won: bool
    """By the attacker."""


class Feat(Model):
    """Something a game counts in its records: `name` is told by the key `<game>-feat-<name>` with its `count`."""

    name: str
    party: Party
    count: int = 1


class Event(Model):
    """Something that happened. The state of a game is the fold of its events.

    Every roll and every shuffle is in an event with its result, so folding needs no chance.
    """

    kind: str

    closes: ClassVar[bool] = False
    """True where a turn is over: the channel gets the map and the story so far."""

    in_common: ClassVar[bool] = False
    """Of an event that closes: what is over was nobody's turn, all had their part in it, such as a phase.

    The story has no player's name above it, and what this event says stands out as the heading of what follows.
    """

    detail: ClassVar[bool] = False
    """True for a single step, such as one roll of a battle, whose outcome another event tells.

    The story in the channel counts it only; whoever wants to reads it there at a press.
    """

    topic: ClassVar[Topic | None] = None
    """What it is about, for those who search the log."""

    reveals: ClassVar[bool] = False
    """True where all see what was hidden before: no player takes back a move after it."""

    def seen_by(self, viewer: Viewer) -> Self | None:
        """This event as `viewer` may know it: itself, a copy with parts left out, or None.

        Where a viewer may not even know that it happened, the answer is None, and nothing that viewer
        is shown changes because of it.
        """
        return self

    def whose(self) -> Party | None:
        """Of an event that closes a turn: whose it was, a player's or that of a side nobody plays, for its heading."""
        return None

    def text(self) -> Text | None:
        """How the story tells it, or None for what the story leaves out."""
        return None

    def battle(self) -> Battle | None:
        """The fight that ends with this event, if one does."""
        return None

    def feats(self) -> tuple[Feat, ...]:
        """What of it the records of the game count: weddings, castles taken. Public."""
        return ()

    def rolls(self) -> Mapping[str, Seat | None]:
        """Which rolls of its action are told by it, by their `why`, and who rolled (None: nobody, or several).

        A roll that no event tells, such as a place in a hidden deck, is in no statistics.
        """
        return {}

    def upsets(self, seat: Seat) -> bool:
        """Whether a plan of `seat` made before has to be thought over.

        Of a plan for a turn: somebody else did this into it. A decision filed in advance is thought over after dice
        that are told (`rolls`), too; a card drawn upsets it where the game says so here.
        """
        return False


def closes(events: Iterable[Event]) -> bool:
    """Whether a turn is over after these events."""
    return any(event.closes for event in events)


def events_seen(events: Iterable[Event], viewer: Viewer) -> tuple[Event, ...]:
    """Those of `events` that `viewer` may know of, as far as they may."""
    return tuple(seen for event in events if (seen := event.seen_by(viewer)) is not None)
