"""What the records ask of a database: where stories stand, how games ended, and all that is kept of a person."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.store.rows import Game

Row = Mapping[str, str | int | float | None]
"""A row by its columns."""


@dataclass(frozen=True, slots=True)
class StoryRow:
    """The message that told the story up to entry `n`."""

    n: int
    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that is over. `result` is what was noted of its end, unless it has moved on since."""

    game: Game
    result: str | None


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody who has sat in a seat under this name. No user and no agent: a former player.

    `since` is the number of the entry by which it first was so; None of who sits there now, where none is known.
    """

    seat: int
    user_id: int | None
    agent: str | None
    since: int | None = None
    name: str = ""


class Records(Protocol):
    """The part of a `Store` that keeps records."""

    async def note_story(self, game_id: int, story: StoryRow) -> None:
        """Keep where a story stands; the last message of several."""
        ...

    async def stories(self, game_id: int) -> Sequence[StoryRow]:
        """In order."""
        ...

    async def ended(self, guild_id: int) -> Sequence[Ended]:
        """The games of a server that are over, in the order in which they ended; of copies the last one."""
        ...

    async def note_result(self, game_id: int, version: int, result: str) -> None:
        """Note how a game ended that is over at `version`."""
        ...

    async def sitters(self, game_id: int) -> Sequence[Sitter]:
        """Everybody who has sat in each seat since the game began, once for each of their names."""
        ...

    async def guilds_of(self, user_id: int) -> Sequence[int]:
        """The servers with games in which this person sits or sat."""
        ...

    async def lobbies_of(self, user_id: int) -> Sequence[Game]:
        """The games that have not begun in which this person sits."""
        ...

    async def about(self, user_id: int) -> Mapping[str, Sequence[Row]]:
        """Every row that names this person, by table."""
        ...

    async def erase(self, user_id: int, names: Collection[str], former: str, agent: str) -> Sequence[int]:
        """Forget a person: their rows go, and where they sat, acted or were named stands `former`.

        `names` are those they go by now. In games that are on `agent` plays for them, should a rewind bring an earlier
        seating back. Kept are a seat's words and what was typed in moves: the dice depend on them. Returns the
        ids of the games that changed. The person must have left all that are not over.
        """
        ...

    async def overwrite(self) -> None:
        """Leave nothing in the file of what was deleted."""
        ...
