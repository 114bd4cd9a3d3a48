"""Who plays a seat whose player is away: an agent as their regent, or somebody else as their substitute.

Each change is an entry of the journal, so that the record tells who played when. The board does not change by it.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.engine.errors import Refused
from bot.engine.journal.entries import Appointment, Rewind, Signed
from bot.engine.table.agents import usual_agent
from bot.engine.table.desertion import wake
from bot.engine.table.table import Table
from bot.engine.table.table_change import TableChange
from bot.rules.contract import Seat, Text, successor
from bot.store.rows import By, Post, SeatRow

Decide = Callable[[SeatRow], tuple[Appointment, SeatRow]]


async def appoint(table: Table, seat: Seat, decide: Decide, by: By, *, version: int | None = None) -> None:
    """Change who plays a seat. `decide` gets its row as it is, and returns the act and the row after it.

    Raises what `decide` raises, Refused if the game is not in play or is locked, Stale if it is not at `version`.
    """

    async def decided() -> TableChange:
        table.unlocked()
        return appointed(table, seat, decide)

    await table.amend(decided, by, version=version)


def appointed(table: Table, seat: Seat, decide: Decide, signed: Signed | None = None) -> TableChange:
    """The change that `decide` makes to a seat, and what follows where somebody has taken it.

    Raises what `decide` raises, and Refused if the game is not in play.
    """
    table.at_play()
    act, changed = decide(table.seats[seat])
    seats = tuple(changed if row.seat == seat else row for row in table.seats)
    then = partial(_taken_over, seat) if act.kind == "substitute" else None
    return TableChange(act=act, seats=seats, signed=signed, then=then)


def _taken_over(seat: Seat, table: Table) -> TableChange | None:
    """The seat of a player who had left is in the game again, now that somebody has taken it, if the rules let it."""
    edit = successor(table.rules, table.state, seat)
    return None if edit is None else table.edited(edit)


def active_players(table: Table) -> set[int]:
    """The user ids of those who play their seats themselves and are not out of the game: they have a vote."""
    return {
        row.user_id
        for row in table.seats
        if row.present and row.user_id is not None and not out(table, row.seat)
    }


def out(table: Table, seat: Seat) -> bool:
    """Whether a seat is out of the game, as all see."""
    return any(one.out for one in table.view(None).seats if one.seat == seat)


def vacant(table: Table, seat: Seat) -> bool:
    """Whether a seat is one that its player has left and somebody else may take over."""
    return successor(table.rules, table.state, seat) is not None


def lost(table: Table, seat: Seat) -> bool:
    """Whether a seat is out of the game for good: there is nothing to play in it, whoever takes it."""
    return out(table, seat) and not vacant(table, seat)


def wanted(table: Table) -> list[Seat]:
    """The seats for which a substitute is wanted: none that is out of the game for good."""
    return [row.seat for row in table.seats if row.open and not lost(table, row.seat)]


async def list_seat(table: Table, seat: Seat, listed: bool, told: Text) -> None:
    """Say that a substitute is wanted for a seat, or no longer.

    Raises Refused if the game is not on, or if somebody is wanted for a seat that is out of it for good.
    """

    async def attempt() -> None:
        await table.reload_if_changed()
        table.at_play()
        if listed and lost(table, seat):
            raise Refused("clock-out")
        seats = tuple(replace(row, open=listed) if row.seat == seat else row for row in table.seats)
        posts = [Post("notice", f"open:{seat}", told.model_dump_json())]
        stored = table.store.set_seats(table.game.id, seats, revision=table.game.revision, posts=posts)
        await table.store_with(stored, seats=seats)
        table.committed()

    await table.uncontested(attempt)


async def appoint_regent(table: Table, seat: Seat, version: int, *, wanted: bool = False) -> None:
    """An agent plays this seat until its player is back, or with `wanted` until somebody takes it.

    Raises Stale if the game is not at `version` any more.
    """
    agent = usual_agent(table.rules)

    def decide(row: SeatRow) -> tuple[Appointment, SeatRow]:
        act = Appointment(kind="regent", seat=seat, name=agent, before=row.name)
        return act, replace(row, agent=agent, open=row.open or wanted)

    await appoint(table, seat, decide, "clock", version=version)


def away(table: Table, seat: Seat) -> bool:
    """Whether an agent plays this seat in its player's stead."""
    return table.seats[seat].user_id is not None and table.seats[seat].agent is not None


async def come_back(table: Table, seat: Seat) -> None:
    """The player of this seat plays again, and wakes the table. Raises Refused if nobody plays in their stead."""

    def decide(row: SeatRow) -> tuple[Appointment, SeatRow]:
        if not away(table, seat):
            raise Refused("clock-no-regent")
        act = Appointment(kind="return", seat=seat, name=row.name, before=row.agent or "")
        return act, replace(row, agent=None, open=False)

    await appoint(table, seat, decide, "player")
    await wake(table)


async def take_seat(table: Table, seat: Seat, user_id: int, name: str) -> None:
    """This person takes an open seat, with its hand and all that it has.

    From now on nothing of it is shown to whoever had it before. Raises Refused if the seat is not open, if the person
    sits at the table already, or if a game master has removed them. Where its player had left the game, the seat is
    back in it.
    """

    def decide(row: SeatRow) -> tuple[Appointment, SeatRow]:
        if table.seat_of(user_id) is not None:
            raise Refused("clock-seated")
        if seat not in wanted(table):
            raise Refused("clock-not-open")
        act = Appointment(kind="substitute", seat=seat, name=name, before=row.name)
        return act, replace(row, user_id=user_id, name=name, agent=None, open=False)

    async def decided() -> TableChange:
        table.unlocked()
        if await removed(table, user_id):
            raise Refused("clock-removed")
        return appointed(table, seat, decide)

    await table.amend(decided, "player")
    await wake(table)


async def removed(table: Table, user_id: int) -> bool:
    """Whether a game master has removed this person from the table, and none has given them a seat there since.

    Who sat where is asked, since a removal may be rewound without the seats.
    """
    found = False
    for entry in await table.entries():
        if entry.signed is None or not isinstance(entry.act, Appointment | Rewind):
            continue
        before, after = [await table.store.seating(table.game.id, n) for n in (entry.n, entry.n + 1)]
        if any(row.user_id == user_id for row in after):
            found = False
        elif any(row.user_id == user_id for row in before):
            found = entry.act.kind == "removal"
    return found
