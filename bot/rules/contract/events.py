"""What happened: the state of a game is the fold of its events."""

# Annotations are types here, not text that pydantic would read anew for each kind that inherits them (0029).

from collections.abc import Iterable, Mapping
from typing import ClassVar, Self

from bot.rules.contract.base import Model, Party, Seat, Viewer
from bot.rules.contract.words import Text

Topic = str
"""What an event is about, such as `battle`: its name is the key `<game>-topic-<topic>`, or `topic-<topic>`."""


class Battle(Model):
    """A battle that is over, for the records. `defender` is None if it was against nobody's pieces."""

    attacker: Party
    defender: Party | None
    won: bool
    """Whether the attacker has won."""


class Feat(Model):
    """Something that the records of a game count. The key `<game>-feat-<name>` says it, with `$count`."""

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
    """Of an event that closes: whether it ends something that all took part in, such as a phase, and not one's turn.

    The story then has no player's name as its heading; the text of this event becomes the heading of what follows.
    """

    detail: ClassVar[bool] = False
    """True for a single step, such as one roll of a battle, whose outcome another event tells.

    The story in the channel only says how many there were; a button below it shows them all.
    """

    topic: ClassVar[Topic | None] = None
    """What it is about, by which the log can be searched."""

    reveals: ClassVar[bool] = False
    """True where something hidden becomes public: a player cannot take back a move after that."""

    def seen_by(self, viewer: Viewer) -> Self | None:
        """This event as `viewer` may know it: itself, a copy with parts left out, or None.

        None if the viewer may not even know that it happened; then nothing that this viewer is shown may change
        because of it.
        """
        return self

    def whose(self) -> Party | None:
        """Of an event that closes a turn: whose turn it was, to head the story: a seat, or a side that nobody plays.

        None if it was not one party's alone.
        """
        return None

    def text(self) -> Text | None:
        """How the story tells it; None if the story leaves it out."""
        return None

    def by_hand(self) -> "Event":
        """This event as it is told where a game master has done it; by default in the same words."""
        return self

    def battle(self) -> Battle | None:
        """The battle that ends with this event, if one does."""
        return None

    def feats(self) -> tuple[Feat, ...]:
        """What the records of the game count because of it, such as a wedding or a castle taken. Public."""
        return ()

    def rolls(self) -> Mapping[str, Seat | None]:
        """Which rolls of its action it makes public: the `why` of each, and who rolled it (None: nobody, or several).

        Only such rolls are in the statistics. One that no event makes public may place a card in a hidden deck.
        """
        return {}

    def upsets(self, seat: Seat) -> bool:
        """Whether a plan that `seat` has made has to stop, so that its player can think it over.

        For a plan of a turn: whether this event interferes with that turn. A decision that was filed in advance also
        stops after any event with public `rolls`; for a drawn card to stop it, this has to say so.
        """
        return False


def closes(events: Iterable[Event]) -> bool:
    """Whether a turn is over after these events."""
    return any(event.closes for event in events)


def events_seen(events: Iterable[Event], viewer: Viewer) -> tuple[Event, ...]:
    """Those of `events` that `viewer` may know of, as far as they may."""
    return tuple(seen for event in events if (seen := event.seen_by(viewer)) is not None)
