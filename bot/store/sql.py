"""The store in SQL: what both backends have in common, which is all but how a statement gets to its database."""

from collections.abc import Collection, Sequence, Set

from bot.store.protocol import Conflict, Told
from bot.store.rows import (
    Append,
    ClockRow,
    EntryRow,
    Game,
    Master,
    OutboxRow,
    Post,
    SeatRow,
    Status,
    Tally,
    shown,
)
from bot.store.session import Session, columns, insert, listed
from bot.store.sql_append import CLOCK, ENTRY, SEAT, append, begin_pause, end_pause, put_clocks, put_seats
from bot.store.sql_plans import SqlPlans
from bot.store.sql_posts import (
    AHEAD,
    CHANNEL,
    EDITS,
    FREE,
    NONCE,
    OLDEST,
    OVERTAKEN,
    UNTRIED,
    YIELDS,
    claim,
    make_room,
    post,
)
from bot.store.sql_records import SqlRecords
from bot.store.sql_rooms import SqlRooms
from bot.store.sql_time import SqlTime
from bot.store.sql_wholes import SqlWholes, add_game

GAME = columns(Game)


class SqlStore(SqlPlans, SqlRecords, SqlRooms, SqlTime, SqlWholes):
    """The `Store` but for what a backend has to do itself: `read`, `write`, `overwrite` and `close`."""

    # ── games ──

    async def create_game(
        self, game: Game, seats: Sequence[SeatRow], posts: Sequence[Post] = (), process: int | None = None
    ) -> Game:
        async def change(db: Session) -> Game:
            stored = await add_game(db, game)
            await put_seats(db, stored.id, seats)
            await post(db, stored.id, posts)
            if process is not None:
                await db.run("UPDATE outbox SET claimant = ? WHERE game_id = ?", process, stored.id)
            return stored

        return await self.write(change)

    async def game(self, game_id: int) -> Game | None:
        return await self._one(Game, f"SELECT {GAME} FROM games WHERE id = ?", game_id)

    async def game_in(self, channel_id: int) -> Game | None:
        sql = (
            f"SELECT {GAME} FROM games WHERE channel_id = ?"
            " OR id = (SELECT game_id FROM rooms WHERE thread_id = ?)"
            " ORDER BY status IN ('lobby', 'playing') DESC, version > 0 DESC, id DESC LIMIT 1"
        )
        return await self._one(Game, sql, channel_id, channel_id)

    async def games_of(self, user_id: int) -> Sequence[Game]:
        sql = (
            f"SELECT {GAME} FROM games WHERE status = 'playing'"
            " AND id IN (SELECT game_id FROM seats WHERE user_id = ?) ORDER BY id DESC"
        )
        return await self._all(Game, sql, user_id)

    async def tally(self) -> Tally:
        async def read(db: Session) -> Tally:
            games = await db.all("SELECT status, count(*) FROM games GROUP BY status")
            (posts,) = await db.all("SELECT count(*) FROM outbox")
            oldest = await db.one("SELECT written_at FROM outbox ORDER BY id LIMIT 1")
            return Tally({row[0]: row[1] for row in games}, posts[0], oldest[0] if oldest else None)

        return await self.read(read)

    async def astir(self) -> Sequence[int]:
        async def read(db: Session) -> list[int]:
            return [row[0] for row in await db.all(f"{_astir(db)} ORDER BY 1")]

        return await self.read(read)

    async def foreign(self, system: str, rules_version: str, after: int, limit: int) -> Sequence[Game]:
        async def read(db: Session) -> list[Game]:
            index = db.indexed_by("games_by_rules")
            at_play = f"SELECT {GAME} FROM games {index} WHERE status = 'playing' AND system = ?"
            sql = (  # two ranges of the index, where `<>` would be all of it
                f"{at_play} AND rules_version < ? AND id > ? UNION ALL {at_play} AND rules_version > ? AND id > ?"
                " ORDER BY id LIMIT ?"
            )
            return [Game(*row) for row in await db.all(sql, *(system, rules_version, after) * 2, limit)]

        return await self.read(read)

    async def set_options(
        self, game_id: int, options: str, revision: int | None = None, posts: Sequence[Post] = ()
    ) -> None:
        await self._set(game_id, revision, posts, "options = ?", options)

    async def set_rules(self, game_id: int, rules_version: str, options: str) -> None:
        async def change(db: Session) -> None:
            await _change(db, game_id, None, "rules_version = ?, options = ?", rules_version, options)
            await db.run("DELETE FROM snapshots WHERE game_id = ?", game_id)

        await self.write(change)

    async def set_pace(
        self, game_id: int, pace: str, revision: int | None = None, posts: Sequence[Post] = ()
    ) -> None:
        await self._set(game_id, revision, posts, "pace = ?", pace)

    async def set_dashboard(self, game_id: int, message_id: int | None, post_id: int | None = None) -> None:
        async def change(db: Session) -> None:
            await db.run("UPDATE games SET dashboard_id = ? WHERE id = ?", message_id, game_id)
            if post_id is not None:
                await db.run("UPDATE outbox SET payload = ? WHERE id = ?", shown(message_id), post_id)

        await self.write(change)

    async def set_status(
        self,
        game_id: int,
        status: Status,
        ended_at: float | None,
        revision: int | None = None,
        posts: Sequence[Post] = (),
        seats: Sequence[SeatRow] | None = None,
    ) -> None:
        fields = "status = ?, ended_at = ?"
        await self._set(game_id, revision, posts, fields, status, ended_at, seats=seats)

    async def _set(
        self,
        game_id: int,
        revision: int | None,
        posts: Sequence[Post],
        fields: str,
        *values: object,
        seats: Sequence[SeatRow] | None = None,
    ) -> None:
        async def change(db: Session) -> None:
            await db.lock(game_id)
            await _change(db, game_id, revision, fields, *values)
            if seats is not None:
                await put_seats(db, game_id, seats)
            await post(db, game_id, posts)

        await self.write(change)

    # ── seats ──

    async def seats(self, game_id: int) -> Sequence[SeatRow]:
        return await self._all(SeatRow, f"SELECT {SEAT} FROM seats WHERE game_id = ? ORDER BY seat", game_id)

    async def set_seats(
        self,
        game_id: int,
        seats: Sequence[SeatRow],
        host_id: int | None = None,
        revision: int | None = None,
        posts: Sequence[Post] = (),
    ) -> None:
        await self._set(game_id, revision, posts, "host_id = coalesce(?, host_id)", host_id, seats=seats)

    async def seating(self, game_id: int, version: int) -> Sequence[SeatRow]:
        sql = (
            f"SELECT {SEAT} FROM seatings WHERE game_id = ?"
            " AND n = (SELECT max(n) FROM seatings WHERE game_id = ? AND n < ?) ORDER BY seat"
        )
        return await self._all(SeatRow, sql, game_id, game_id, version)

    async def open_seats(self, guild_id: int) -> Sequence[tuple[Game, SeatRow]]:
        games = await self._all(
            Game,
            f"SELECT {GAME} FROM games WHERE status = 'playing' AND guild_id = ?"
            " AND EXISTS (SELECT 1 FROM seats WHERE game_id = games.id AND open = 1) ORDER BY id",
            guild_id,
        )
        return [(game, row) for game in games for row in await self.seats(game.id) if row.open]

    # ── game masters ──

    async def masters(self, game_id: int) -> Sequence[Master]:
        sql = "SELECT kind, id FROM masters WHERE game_id = ? ORDER BY kind, id"
        return await self._all(Master, sql, game_id)

    # ── the journal ──

    async def append(self, *changes: Append) -> None:
        await self.join(append, changes)

    async def entries(self, game_id: int, after: int = -1) -> Sequence[EntryRow]:
        sql = f"SELECT {ENTRY} FROM entries WHERE game_id = ? AND n > ? ORDER BY n"
        return await self._all(EntryRow, sql, game_id, after)

    async def last_moved(self, game_id: int, until: float) -> float:
        sql = (
            "SELECT max(at) FROM entries WHERE game_id = ? AND (by IN ('player', 'gm') AND at <= ? OR n = 0)"
        )
        at: float | None = await self._value(sql, game_id, until)
        return at or 0.0

    async def entry_of(self, interaction_id: int) -> int | None:
        n: int | None = await self._value("SELECT n FROM interactions WHERE id = ?", interaction_id)
        return n

    # ── the outbox ──

    async def post(self, game_id: int, posts: Sequence[Post]) -> None:
        async def change(db: Session) -> None:
            await db.lock(game_id)
            await post(db, game_id, posts)

        await self.write(change)

    async def due_posts(self, now: float, limit: int, process: int | None = None) -> Sequence[OutboxRow]:
        free, whose = ("", ()) if process is None else (FREE, (process,))
        sql = (
            f"SELECT id, game_id, kind, payload, {NONCE}, attempts, lane, written_at, interaction_id,"
            f" people > 0, {OVERTAKEN} OR {YIELDS}, {CHANNEL}, {EDITS}, NOT {OLDEST} FROM outbox"
            f" WHERE +due_at <= ? {free} AND ({OLDEST} OR {AHEAD}) ORDER BY people = 0, id LIMIT ?"
        )
        return await self._all(OutboxRow, sql, now, *whose, limit)

    async def make_room(self, game_id: int, lane: str) -> None:
        async def change(db: Session) -> None:
            await db.lock(game_id)
            await make_room(db, game_id, lane)

        await self.write(change)

    async def doubt_posts(self) -> None:
        await self._run(f"UPDATE outbox SET attempts = 1 WHERE {UNTRIED}")

    async def claim_post(self, row: OutboxRow, process: int) -> bool:
        return await self.write(lambda db: claim(db, row, process))

    async def holders(self) -> Collection[int]:
        async def read(db: Session) -> set[int]:
            kept = f"SELECT keeper FROM games WHERE id IN ({_astir(db)}) AND keeper IS NOT NULL"
            sql = f"SELECT claimant FROM outbox WHERE claimant IS NOT NULL UNION {kept}"
            return {row[0] for row in await db.all(sql)}

        return await self.read(read)

    async def take_over(self, process: int, dead: Collection[int], again: bool = False) -> Sequence[int]:
        dead = [-1, *dead]  # SQL has no empty list
        keepers = [*dead, process] if again else dead

        async def change(db: Session) -> list[int]:
            await db.run(
                f"UPDATE outbox SET claimant = NULL, attempts = attempts + 1 WHERE claimant IN {listed(dead)}",
                *dead,
            )
            theirs = f"keeper IS NULL OR keeper IN {listed(keepers)}"
            left = f"SELECT id FROM games WHERE id IN ({_astir(db)}) AND ({theirs})"
            games = [row[0] for row in await db.all(f"{left} ORDER BY id {db.skip_locked}", *keepers)]
            await db.many(
                "UPDATE games SET keeper = ? WHERE id = ?", [(process, game_id) for game_id in games]
            )
            return games

        return await self.write(change)

    async def take_requests(self, count: int, rate: float, burst: float) -> float:
        async def change(db: Session) -> float:
            await db.run(f"UPDATE requests SET until = {db.now} WHERE until < {db.now}")
            await db.run("UPDATE requests SET until = until + ?", count / rate)
            (wait,) = await db.all(f"SELECT until - {db.now} FROM requests")
            return max(0.0, float(wait[0]) - burst)

        return await self.write(change)

    async def hold_requests(self, seconds: float) -> None:
        async def change(db: Session) -> None:
            later = f"{db.now} + ?"
            await db.run(f"UPDATE requests SET until = {later} WHERE until < {later}", seconds, seconds)

        await self.write(change)

    async def next_due(self, now: float) -> float | None:
        sql = (
            f"SELECT due_at FROM outbox WHERE due_at > 0 AND due_at > ? AND {OLDEST} ORDER BY due_at LIMIT 1"
        )
        due: float | None = await self._value(sql, now)
        return due

    async def post_done(self, post_id: int) -> None:
        await self._run("DELETE FROM outbox WHERE id = ?", post_id)

    async def post_later(self, post_id: int, due_at: float, error: str) -> None:
        sql = "UPDATE outbox SET due_at = ?, error = ?, attempts = attempts + 1, claimant = NULL WHERE id = ?"
        await self._run(sql, due_at, error, post_id)

    # ── time ──

    async def clocks(self, game_id: int) -> Sequence[ClockRow]:
        sql = f"SELECT {CLOCK} FROM clocks WHERE game_id = ? ORDER BY seat"
        return await self._all(ClockRow, sql, game_id)

    async def set_clocks(
        self,
        game_id: int,
        version: int,
        clocks: Sequence[ClockRow],
        posts: Sequence[Post],
        revision: int | None = None,
    ) -> None:
        async def change(db: Session) -> None:
            await db.lock(game_id)
            if not await db.one("SELECT 1 FROM games WHERE id = ? AND version = ?", game_id, version):
                raise Conflict(f"game {game_id} is not at version {version}")
            await _change(db, game_id, revision)
            await put_clocks(db, game_id, clocks)
            await post(db, game_id, posts)

        await self.write(change)

    async def claim_clocks(self, now: float, again: float, limit: int) -> Sequence[int]:
        async def change(db: Session) -> list[int]:
            due = "SELECT game_id FROM clocks WHERE next_at <= ? ORDER BY next_at LIMIT ?"
            free = f"SELECT id FROM games WHERE id IN ({due}) {db.skip_locked}"
            claim = "UPDATE clocks SET next_at = ? WHERE game_id = ? AND next_at <= ?"
            games = sorted(row[0] for row in await db.all(free, now, limit))
            return [game_id for game_id in games if await db.run(claim, again, game_id, now)]

        return await self.write(change)

    async def put_off(self, game_id: int, until: float) -> None:
        async def change(db: Session) -> None:
            await db.lock(game_id)
            sql = "UPDATE clocks SET next_at = ? WHERE game_id = ? AND next_at < ?"
            await db.run(sql, until, game_id, until)

        await self.write(change)

    async def next_clock(self) -> float | None:
        due: float | None = await self._value("SELECT min(next_at) FROM clocks WHERE next_at IS NOT NULL")
        return due

    async def vote(self, game_id: int, matter: str, user_id: int, told: Told) -> Set[int]:
        async def change(db: Session) -> set[int]:
            await db.lock(game_id)
            sql = "SELECT user_id FROM votes WHERE game_id = ? AND matter = ?"
            before = {row[0] for row in await db.all(sql, game_id, matter)}
            votes = {user_id, *before}
            posts = told(votes)
            if posts is not None and user_id not in before:
                await db.run(insert("votes", "game_id, matter, user_id"), game_id, matter, user_id)
                await post(db, game_id, posts)
            return votes

        return await self.write(change)

    async def pause(self, game_id: int, at: float, posts: Sequence[Post] = ()) -> None:
        async def change(db: Session) -> None:
            await _change(db, game_id, None)
            await begin_pause(db, game_id, at)
            await post(db, game_id, posts)

        await self.write(change)

    async def resume(self, game_id: int, at: float, posts: Sequence[Post] = ()) -> None:
        async def change(db: Session) -> None:
            await _change(db, game_id, None)
            await end_pause(db, game_id, at)
            await db.run("UPDATE clocks SET next_at = ? WHERE game_id = ? AND since IS NOT NULL", at, game_id)
            await post(db, game_id, posts)

        await self.write(change)


def _astir(db: Session) -> str:
    """The statement that finds the games at play which may go on by themselves."""
    return (
        f"SELECT id FROM games {db.indexed_by('games_astir')} WHERE astir = 1 AND status = 'playing'"
        " UNION SELECT game_id FROM plans WHERE status IN ('ready', 'begun')"
    )


async def _change(db: Session, game_id: int, revision: int | None, fields: str = "", *values: object) -> None:
    """Change a game, and let whoever has it in memory know. Raises Conflict if it is not at `revision`, if given."""
    sql = f"UPDATE games SET revision = revision + 1{', ' * bool(fields)}{fields} WHERE id = ?"
    if revision is None:
        await db.run(sql, *values, game_id)
    elif not await db.run(f"{sql} AND revision = ?", *values, game_id, revision):
        raise Conflict(f"game {game_id} is not at revision {revision}")
