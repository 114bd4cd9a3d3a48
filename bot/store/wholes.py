"""A game with all that belongs to it, to be played on or taken elsewhere: the rows, and what the engine asks of a
database for them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.store.record import record
from bot.store.rows import Append, ClockRow, EntryRow, Game, Master, SeatRow


@record
class Standing:
    """How a game stands: all that it takes to play on."""

    game: Game
    seats: tuple[SeatRow, ...]
    clocks: tuple[ClockRow, ...]
    snapshot: tuple[int, str] | None
    """The latest, as (version, state): a cache, may be gone at any time."""
    entries: tuple[EntryRow, ...]
    """The journal from the version of the snapshot on; all of it where there is none."""


@dataclass(frozen=True, slots=True)
class Whole:
    """Everything of a game that cannot be made again. Secret: hands, and the dice to come, follow from it."""

    game: Game
    seats: tuple[SeatRow, ...]
    entries: tuple[EntryRow, ...]
    seatings: tuple[tuple[int, SeatRow], ...]
    """Who sat where after an entry, wherever that changed: the number of the entry, and a seat."""
    masters: tuple[Master, ...]


class Wholes(Protocol):
    """The part of a `Store` that hands out whole games and takes them in."""

    async def standing(self, game_id: int) -> Standing | None:
        """How a game stands at one moment; None if there is none with this id."""
        ...

    async def whole(self, game_id: int) -> Whole | None:
        """All of a game, as it is at one moment."""
        ...

    async def put_whole(
        self, whole: Whole, twins: Collection[int] | None = None, then: Append | None = None
    ) -> Game:
        """Store a game with all that belongs to it, in one transaction; return it with its id.

        `whole.game.id` is ignored. What comes `then` is stored with it, as its next entry. Raises Conflict if its
        channel already has a game in the lobby or in play, or if its `twins`, where they are given, are not these.
        """
        ...

    async def twins(self, game: Game, first: EntryRow) -> Sequence[Game]:
        """The games that were opened and set up as this one was, but not the one with its id; by their ids.

        `first` is its first entry. Such games are copies of one another.
        """
        ...
