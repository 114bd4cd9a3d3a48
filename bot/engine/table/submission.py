"""An action as it is submitted, and what becomes of it."""

from bot.engine.journal.entries import Signed
from bot.rules.contract import Action, Event, Seat
from bot.store.record import record
from bot.store.rows import By


@record
class Submission:
    """An action as it was submitted: `Table.submit` says what each part is for."""

    seat: Seat
    action: Action
    by: By
    interaction: int | None
    stamp: int | None
    version: int | None
    signed: Signed | None


@record
class Receipt:
    """What became of a submitted action: the entry it is stored as, and its events as its seat saw them."""

    n: int
    events: tuple[Event, ...]
    repeated: bool = False
    """True where the same interaction had been stored before; nothing happened now."""
