"""What players write down for their own turns: the row, and what the engine asks of a database for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from bot.store.rows import Post

Status = Literal["draft", "ready", "begun", "stopped"]
"""A draft cannot be read as a plan yet; a ready one waits for its turn; a stopped one does not go on."""


@dataclass(frozen=True, slots=True)
class PlanRow:
    """What `user_id` wrote down for the turn of a seat. Secret.

    `lines` and `reason` (why it was stopped) are JSON; `done` lines are carried out, the last of them as `entry` of the
    journal.
    """

    id: int
    game_id: int
    seat: int
    user_id: int
    lines: str
    status: Status
    done: int = 0
    entry: int | None = None
    reason: str = ""


class Plans(Protocol):
    """The part of a `Store` that keeps plans: one for a seat."""

    async def plans(self, game_id: int) -> Sequence[PlanRow]:
        """In seat order."""
        ...

    async def planned(self) -> Sequence[int]:
        """Ids of the games in which somebody has a plan."""
        ...

    async def put_plan(self, plan: PlanRow) -> PlanRow:
        """Store a plan in place of the one its seat had; return it with an id that no plan had before.

        `plan.id` is ignored.
        """
        ...

    async def move_plan(self, plan: PlanRow, posts: Sequence[Post] = ()) -> None:
        """Change the plan of this id, and post what is told because of it. Nothing happens if it is no more."""
        ...

    async def drop_plan(self, plan: PlanRow, posts: Sequence[Post] = ()) -> None:
        """Forget the plan of this id, and post what is told because of it. Nothing happens if it is no more."""
        ...
