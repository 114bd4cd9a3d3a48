"""What players write down for their turns and later decisions: the row, and what the engine asks of a database."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from bot.store.rows import Post

Status = Literal["draft", "ready", "begun", "stopped"]
"""A draft cannot be read as a plan yet; a ready one waits for its turn; a stopped one does not go on."""


@dataclass(frozen=True, slots=True)
class PlanRow:
    """What `user_id` wrote down for a seat. Secret.

    Without a `moment` it is for the seat's own turn, else for a kind of decision, and then `entry` is the last one of
    the journal when it was filed. `lines` and `reason` (why it was stopped) are JSON; `done` lines are carried out, the
    last of them as `entry`; where one for the turn has stopped, `entry` is the last one of the journal by then.
    `regardless`: a filed one goes on whatever has come up.
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
    moment: str = ""
    regardless: bool = False


class Plans(Protocol):
    """The part of a `Store` that keeps plans: one for each moment of a seat."""

    async def plans(self, game_id: int) -> Sequence[PlanRow]:
        """In the order of seats, then of moments."""
        ...

    async def planned(self) -> Sequence[int]:
        """Ids of the games in which somebody has a plan."""
        ...

    async def carried(self, game_id: int, after: int) -> Sequence[int]:
        """Numbers of the entries after this one that lines of plans were carried out as, whosever they are."""
        ...

    async def put_plan(self, plan: PlanRow) -> PlanRow:
        """Store a plan in place of the one its seat had for the moment; return it with an id that no plan had before.

        `plan.id` is ignored.
        """
        ...

    async def move_plan(self, plan: PlanRow, posts: Sequence[Post] = ()) -> None:
        """Change the plan of this id, and post what is told because of it.

        Nothing happens if it is no more, or stands so already: of several processes each may have found why it stops.
        """
        ...

    async def drop_plan(self, plan: PlanRow, posts: Sequence[Post] = ()) -> None:
        """Forget the plan of this id, and post what is told because of it. Nothing happens if it is no more."""
        ...
