"""What an act or an edit brings with it when it is done to a table."""

from dataclasses import dataclass

from bot.engine.journal.chance import Draw
from bot.engine.journal.entries import Act, Signed
from bot.rules.contract import Action, Event, State
from bot.store.rows import Post, SeatRow, Status


@dataclass(frozen=True, slots=True)
class TableChange:
    """Something done to a table that is no move of a player's: an act, or an edit of the board with its events."""

    act: Act | None = None
    edit: Action | None = None
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
    posts: tuple[Post, ...] = ()
    """What has to be shown besides what follows from the entry."""


NOTHING = TableChange()
"""As with every ordinary move."""
