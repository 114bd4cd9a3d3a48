"""What a game master does in the tests, at once and without a preview."""

from bot.engine.errors import Stale
from bot.engine.journal.entries import Act, Audit, Signed
from bot.engine.moderation import moderation
from bot.engine.moderation.moderation import Stop, do
from bot.engine.table.table import Table
from bot.rules.contract import Action, Seat
from bot.store.rows import Master

WHY = Signed(who="Cate", why="a dispute, settled")


async def halt(table: Table, kind: Stop, signed: Signed = WHY) -> None:
    await do(table, lambda: moderation.halting(table, kind, signed))


async def remark(table: Table, act: Act, signed: Signed = WHY) -> None:
    await do(table, lambda: moderation.recording(table, act, signed))


async def audit(table: Table, seat: Seat, signed: Signed = WHY) -> None:
    await remark(table, Audit(seat=seat), signed)


async def charge(
    table: Table,
    master: Master,
    name: str,
    may: bool,
    signed: Signed = WHY,
    *,
    interaction: int | None = None,
) -> None:
    await do(table, lambda: moderation.charging(table, master, name, may, signed), interaction=interaction)


async def skip(
    table: Table,
    seat: Seat,
    signed: Signed = WHY,
    *,
    stamp: int | None = None,
    interaction: int | None = None,
) -> None:
    await do(table, lambda: moderation.skipping(table, seat, signed), stamp=stamp, interaction=interaction)


async def rewind(
    table: Table, to: int, signed: Signed = WHY, *, version: int | None = None, seats: bool = False
) -> None:
    if version not in (None, table.game.version):
        raise Stale
    await do(table, lambda: moderation.rewinding(table, to, signed, seats=seats))


async def edit(
    table: Table,
    action: Action,
    signed: Signed = WHY,
    *,
    version: int | None = None,
    interaction: int | None = None,
) -> None:
    if version not in (None, table.game.version):
        raise Stale
    await do(table, lambda: moderation.editing(table, action, signed), interaction=interaction)
