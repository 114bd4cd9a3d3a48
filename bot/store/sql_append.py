"""A move into the database: an entry with all that it entails, within the transaction of it."""

from collections.abc import Sequence

from bot.store.protocol import Conflict, Duplicate
from bot.store.rows import Append, ClockRow, EntryRow, Master, SeatRow
from bot.store.session import Session, cells, columns, insert, upsert
from bot.store.sql_posts import post_all

SEAT, ENTRY, CLOCK, MASTER = map(columns, (SeatRow, EntryRow, ClockRow, Master))


async def append(db: Session, parts: Sequence[Sequence[Append]]) -> None:
    """Store entries with all that they entail, within a transaction; each part is of one game, its entries in order.

    Raises as `Store.append` does. Of several parts it does not tell which one is refused.
    """
    changes = [change for part in parts for change in part]
    for change in changes:
        await _move_on(db, change)
    await _note_interactions(db, changes)
    rows = [(change.game_id, *cells(change.entry)) for change in changes]
    await db.each(insert("entries", f"game_id, {ENTRY}"), rows)
    for change in changes:
        await _beside(db, change)
    await post_all(db, [(one.game_id, each, one.interaction_id) for one in changes for each in one.posts])


async def _move_on(db: Session, change: Append) -> None:
    """Change the row of a game. Raises Conflict and Duplicate."""
    entry, game_id = change.entry, change.game_id
    await db.lock(game_id)
    before = await db.one(
        "UPDATE games SET version = version + 1, stamp = stamp + ?, rolls = ?, keeper = ?, revision = revision + 1"
        " WHERE id = ? AND version = ? AND revision = coalesce(?, revision) RETURNING status, astir, ended_at",
        int(change.public),
        change.rolls,
        change.keeper,
        game_id,
        entry.n,
        change.revision,
    )
    if before is None:
        await _refuse_repeat(db, change.interaction_id)
        raise Conflict(f"game {game_id} is not at version {entry.n}, or was changed")
    # Few moves change any of these, and SQLite writes each index that has them anew, changed or not.
    ended_at = (entry.at if before[2] is None else before[2]) if change.status == "over" else None
    after = (change.status, int(change.astir), ended_at)
    if tuple(before) != after:
        await db.run("UPDATE games SET status = ?, astir = ?, ended_at = ? WHERE id = ?", *after, game_id)


async def _note_interactions(db: Session, changes: Sequence[Append]) -> None:
    """Raises Duplicate where one is known."""
    come = [change for change in changes if change.interaction_id is not None]
    if not come:
        return
    sql = f"{insert('interactions', 'id, game_id, n')} ON CONFLICT (id) DO NOTHING"
    if await db.each(sql, [(one.interaction_id, one.game_id, one.entry.n) for one in come]) < len(come):
        await _refuse_repeat(db, come[0].interaction_id)


async def _beside(db: Session, change: Append) -> None:
    """Store what comes with few entries."""
    entry, game_id = change.entry, change.game_id
    if entry.n == 0:  # what was the lobby's message is not the dashboard
        await db.run("UPDATE games SET dashboard_id = NULL WHERE id = ?", game_id)
    if change.snapshot is not None:
        sql = upsert("snapshots", "game_id", "game_id, version, state")
        await db.run(sql, game_id, entry.n + 1, change.snapshot)
    if change.seats is not None:
        await put_seats(db, game_id, change.seats)
        rows = [(game_id, entry.n, *cells(seat)) for seat in change.seats]
        await db.many(insert("seatings", f"game_id, n, {SEAT}"), rows)
    if change.paused is not None:
        await (begin_pause if change.paused else end_pause)(db, game_id, entry.at)
    if change.locked is not None:
        await db.run("UPDATE games SET locked = ? WHERE id = ?", int(change.locked), game_id)
    if change.secret is not None:
        await db.run("UPDATE games SET secret = ? WHERE id = ?", change.secret, game_id)
    if change.masters is not None:
        await db.run("DELETE FROM masters WHERE game_id = ?", game_id)
        rows = [(game_id, *cells(master)) for master in change.masters]
        await db.many(insert("masters", f"game_id, {MASTER}"), rows)
    if change.clocks:
        await put_clocks(db, game_id, change.clocks)


async def _refuse_repeat(db: Session, interaction_id: int | None) -> None:
    """Raises Duplicate if this interaction is known."""
    known = await db.one("SELECT n FROM interactions WHERE id = ?", interaction_id)
    if known:
        raise Duplicate(known[0])


async def begin_pause(db: Session, game_id: int, at: float) -> None:
    """Stop the clocks of a game, and forget who voted for it."""
    await db.lock(game_id)
    await db.run("UPDATE games SET paused_at = ? WHERE id = ? AND paused_at IS NULL", at, game_id)
    await _forget_votes(db, game_id)


async def end_pause(db: Session, game_id: int, at: float) -> None:
    """Let the clocks of a game run again, and forget who voted for it."""
    await db.lock(game_id)
    paused = await db.one("SELECT paused_at FROM games WHERE id = ? AND paused_at IS NOT NULL", game_id)
    if paused:
        await db.run(insert("pauses", "game_id, since, until"), game_id, paused[0], at)
        await db.run("UPDATE games SET paused_at = NULL WHERE id = ?", game_id)
    await _forget_votes(db, game_id)


async def _forget_votes(db: Session, game_id: int) -> None:
    """Those about a pause: who agrees that a move is taken back still does."""
    await db.run("DELETE FROM votes WHERE game_id = ? AND matter IN ('pause', 'resume')", game_id)


async def put_clocks(db: Session, game_id: int, clocks: Sequence[ClockRow]) -> None:
    """Store these clocks of a game in the place of those of the same seats."""
    sql = upsert("clocks", "game_id, seat", f"game_id, {CLOCK}")
    await db.many(sql, [(game_id, *cells(clock)) for clock in clocks])


async def put_seats(db: Session, game_id: int, seats: Sequence[SeatRow]) -> None:
    """Store the seats of a game in the place of all that it had."""
    await db.run("DELETE FROM seats WHERE game_id = ?", game_id)
    await db.many(insert("seats", f"game_id, {SEAT}"), [(game_id, *cells(seat)) for seat in seats])
