"""What an act or an edit brings with it when it is done to a table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.engine.journal.chance import Draw
from bot.engine.journal.entries import Act, Signed
from bot.rules.contract import Action, Event, Seat, State
from bot.store.rows import Master, Post, SeatRow, Status

if TYPE_CHECKING:
    from bot.engine.table.table import Table


@dataclass(frozen=True, slots=True)
class TableChange:
    """Something done to a table: an act, an edit of the board, or the move of a seat that nobody waits for."""

    act: Act | None = None
    action: Action | None = None
    """An edit; of a `seat`, its move. `draws` and `events` are what came of it."""
    seat: Seat | None = None
    draws: tuple[Draw, ...] = ()
    events: tuple[Event, ...] = ()
    signed: Signed | None = None
    state: State | None = None
    """What a rewind goes back to."""
    seats: tuple[SeatRow, ...] | None = None
    """The seats from now on, if they change; the rest likewise."""
    paused: bool | None = None
    locked: bool | None = None
    secret: str | None = None
    status: Status | None = None
    masters: tuple[Master, ...] | None = None
    posts: tuple[Post, ...] = ()
    """What has to be shown besides what follows from the entry."""
    then: "Callable[[Table], TableChange | None] | None" = None
    """What follows at once: from the table as it is after this, its next change, stored with this one or not at all."""


NOTHING = TableChange()
"""As with every ordinary move."""
