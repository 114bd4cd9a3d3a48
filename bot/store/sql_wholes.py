"""Whole games in SQL: a part of `SqlStore`."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.store.protocol import Conflict
from bot.store.rows import Append, ClockRow, EntryRow, Game, Master, SeatRow
from bot.store.session import Base, Session, Taken, cells, columns, insert
from bot.store.sql_append import append
from bot.store.wholes import Standing, Whole

GAME, SEAT, CLOCK, ENTRY, MASTER = map(columns, (Game, SeatRow, ClockRow, EntryRow, Master))

COPIED = (("seats", SEAT), ("entries", ENTRY), ("seatings", f"n, {SEAT}"), ("masters", MASTER))
"""The tables that make up a game, and their columns."""


TWINS = (
    f"SELECT {GAME} FROM games WHERE id <> ? AND system = ? AND created_at = ?"
    " AND id IN (SELECT game_id FROM entries WHERE game_id = games.id AND n = 0 AND at = ? AND draws = ?)"
    " ORDER BY id"
)


def _twin(game: Game, first: EntryRow) -> tuple[object, ...]:
    """What `TWINS` is asked with."""
    return game.id, game.system, game.created_at, first.at, first.draws


class SqlWholes(Base):
    """The `Wholes` of a database."""

    async def standing(self, game_id: int) -> Standing | None:
        return await self.read(lambda db: _standing(db, game_id), at_once=True)

    async def whole(self, game_id: int) -> Whole | None:
        return await self.read(lambda db: _whole(db, game_id), at_once=True)

    async def put_whole(
        self, whole: Whole, twins: Collection[int] | None = None, then: Append | None = None
    ) -> Game:
        rows = (
            [cells(seat) for seat in whole.seats],
            [cells(entry) for entry in whole.entries],
            [(n, *cells(seat)) for n, seat in whole.seatings],
            [cells(master) for master in whole.masters],
        )

        async def change(db: Session) -> Game:
            if twins is not None:
                await db.only_one()
                known = await db.all(TWINS, *_twin(replace(whole.game, id=0), whole.entries[0]))
                if {row[0] for row in known} != {*twins}:
                    raise Conflict("another copy was stored meanwhile")
            stored = await add_game(db, whole.game)
            for (table, names), values in zip(COPIED, rows, strict=True):
                await db.many(insert(table, f"game_id, {names}"), [(stored.id, *value) for value in values])
            if then is not None:
                await append(db, [[replace(then, game_id=stored.id)]])
            return stored

        return await self.write(change)

    async def twins(self, game: Game, first: EntryRow) -> Sequence[Game]:
        return await self._all(Game, TWINS, *_twin(game, first))


async def add_game(db: Session, game: Game) -> Game:
    """Store a game's row under a new id. Raises Conflict if its channel has a game in the lobby or in play."""
    sql = f"{insert('games', GAME.removeprefix('id, '))} RETURNING {GAME}"
    try:
        found = await db.one(sql, *cells(game)[1:])
    except Taken as error:
        raise Conflict("this channel has a game already") from error
    assert found is not None
    return Game(*found)


async def _standing(db: Session, game_id: int) -> Standing | None:
    game = await db.one(f"SELECT {GAME} FROM games WHERE id = ?", game_id)
    if game is None:
        return None
    seats = await db.all(f"SELECT {SEAT} FROM seats WHERE game_id = ? ORDER BY seat", game_id)
    clocks = await db.all(f"SELECT {CLOCK} FROM clocks WHERE game_id = ? ORDER BY seat", game_id)
    snapshot = await db.one("SELECT version, state FROM snapshots WHERE game_id = ?", game_id)
    first = snapshot[0] if snapshot else 0
    entries = await db.all(
        f"SELECT {ENTRY} FROM entries WHERE game_id = ? AND n >= ? ORDER BY n", game_id, first
    )
    return Standing(
        game=Game(*game),
        seats=tuple(SeatRow(*each) for each in seats),
        clocks=tuple(ClockRow(*each) for each in clocks),
        snapshot=(snapshot[0], snapshot[1]) if snapshot else None,
        entries=tuple(EntryRow(*each) for each in entries),
    )


async def _whole(db: Session, game_id: int) -> Whole | None:
    game = await db.one(f"SELECT {GAME} FROM games WHERE id = ?", game_id)
    if game is None:
        return None
    seats, entries, seatings, masters = [
        await db.all(f"SELECT {names} FROM {table} WHERE game_id = ? ORDER BY 1, 2", game_id)
        for table, names in COPIED
    ]
    return Whole(
        game=Game(*game),
        seats=tuple(SeatRow(*each) for each in seats),
        entries=tuple(EntryRow(*each) for each in entries),
        seatings=tuple((each[0], SeatRow(*each[1:])) for each in seatings),
        masters=tuple(Master(*each) for each in masters),
    )
