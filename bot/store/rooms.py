"""The rooms of games as they stand on Discord: the row of one, and what the engine asks of a database for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from bot.store.rows import Post

Status = Literal["opening", "open", "refused", "closed"]
"""Of one that is `opening` there may be a thread that is not noted yet; of one that was `refused` there is none."""


@dataclass(frozen=True, slots=True)
class RoomRow:
    """The thread of a room (`Room.id`) of a game, opened at some time after `since`.

    `people` are all who may be in it; of one that was refused, those who were told.
    """

    id: int
    game_id: int
    room: str
    thread_id: int | None
    status: Status
    since: float
    people: tuple[int, ...] = ()


class Rooms(Protocol):
    """The part of a `Store` that keeps rooms: one row for each time that a room was opened."""

    async def rooms(self, game_id: int) -> Sequence[RoomRow]:
        """Those that are not closed, oldest first."""
        ...

    async def rooms_with(self, user_id: int) -> Sequence[RoomRow]:
        """The threads in which this person may be, and which are not closed."""
        ...

    async def put_room(self, row: RoomRow, posts: Sequence[Post] = ()) -> RoomRow:
        """Store a row, a new one if its id is 0, and post what is told because of it; return it with its id.

        Raises Conflict if a new one is of a room that has one already.
        """
        ...
