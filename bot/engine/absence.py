"""Who plays a seat whose player is away: an agent as their regent, or somebody else as their substitute.

Each change is an entry of the journal, so that the record tells who played when. The board does not change by it.
"""

from dataclasses import replace

from bot.engine.agents import RANDOM
from bot.engine.errors import Refused
from bot.engine.journal import TableAct
from bot.engine.table import Table
from bot.rules.contract import Seat
from bot.store.rows import SeatRow


async def appoint_regent(table: Table, seat: Seat, version: int) -> None:
    """An agent plays this seat until its player is back. Raises Stale if the game is not at `version` any more."""
    agent = next(iter(table.rules.agents), RANDOM)

    def decide(row: SeatRow) -> tuple[TableAct, SeatRow]:
        act = TableAct(kind="regent", seat=seat, name=agent, before=row.name)
        return act, replace(row, agent=agent)

    await table.appoint(seat, decide, "clock", version)


def away(table: Table, seat: Seat) -> bool:
    """Whether an agent plays this seat in its player's stead."""
    return table.seats[seat].user_id is not None and table.seats[seat].agent is not None


async def come_back(table: Table, seat: Seat) -> None:
    """The player of this seat plays again. Raises Refused if nobody plays in their stead."""

    def decide(row: SeatRow) -> tuple[TableAct, SeatRow]:
        if not away(table, seat):
            raise Refused("clock-no-regent")
        act = TableAct(kind="return", seat=seat, name=row.name, before=row.agent or "")
        return act, replace(row, agent=None)

    await table.appoint(seat, decide, "player")


async def take_seat(table: Table, seat: Seat, user_id: int, name: str) -> None:
    """This person takes an open seat, with its hand and all that it has.

    From now on nothing of it is shown to whoever had it before. Raises Refused if the seat is not open, or if the
    person sits at the table already.
    """

    def decide(row: SeatRow) -> tuple[TableAct, SeatRow]:
        if table.seat_of(user_id) is not None:
            raise Refused("clock-seated")
        if not row.open:
            raise Refused("clock-not-open")
        act = TableAct(kind="substitute", seat=seat, name=name, before=row.name)
        return act, replace(row, user_id=user_id, name=name, agent=None, open=False)

    await table.appoint(seat, decide, "player")
