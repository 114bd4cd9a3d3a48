"""Records on SQLite: a part of `SqliteStore`."""

import json
import re
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import astuple, fields
from typing import Any, TypeVar

from bot.store.protocol import StoreError
from bot.store.records import Ended, Row, Sitter, StoryRow
from bot.store.rows import Game
from bot.store.writer import ThreadedConnection, Writer

T = TypeVar("T")

GAME = ", ".join(f"games.{field.name}" for field in fields(Game))

SAT = "SELECT game_id, seat, user_id, name FROM seats UNION SELECT game_id, seat, user_id, name FROM seatings"
"""Everybody who sits or sat anywhere."""

SEATS = ("seats", "seatings")
"""Tables whose rows stay when their person goes."""

LATER = (
    "SELECT 1 FROM games AS later"
    " JOIN entries AS theirs ON theirs.game_id = later.id AND theirs.n = 0"
    " JOIN entries AS ours ON ours.game_id = games.id AND ours.n = 0"
    " WHERE later.guild_id = games.guild_id AND later.status = 'over' AND later.id > games.id"
    " AND later.system = games.system AND later.created_at = games.created_at"
    " AND theirs.at = ours.at AND theirs.draws = ours.draws"
)
"""A later copy of a game (`Wholes.twins`) that is over, too."""

LEAST = 3
"""Letters of a name that is looked for within sentences; a shorter one would be found everywhere."""


class SqliteRecords:
    """The `Records` of a database."""

    _reading: ThreadedConnection
    _writing: ThreadedConnection
    _writer: Writer

    async def note_story(self, game_id: int, story: StoryRow) -> None:
        sql = "INSERT OR REPLACE INTO stories (game_id, n, channel_id, message_id) VALUES (?, ?, ?, ?)"
        await self._writer.submit(lambda db: db.execute(sql, (game_id, *astuple(story))))

    async def stories(self, game_id: int) -> Sequence[StoryRow]:
        sql = "SELECT n, channel_id, message_id FROM stories WHERE game_id = ? ORDER BY n"
        return await self._look(lambda db: [StoryRow(*row) for row in db.execute(sql, (game_id,))])

    async def ended(self, guild_id: int) -> Sequence[Ended]:
        sql = (
            f"SELECT {GAME}, results.result FROM games"
            " LEFT JOIN results ON results.game_id = games.id AND results.version = games.version"
            f" WHERE games.guild_id = ? AND games.status = 'over' AND NOT EXISTS ({LATER})"
            " ORDER BY games.ended_at, games.id"
        )
        return await self._look(
            lambda db: [Ended(Game(*row[:-1]), row[-1]) for row in db.execute(sql, (guild_id,))]
        )

    async def note_result(self, game_id: int, version: int, result: str) -> None:
        sql = "INSERT OR REPLACE INTO results (game_id, version, result) VALUES (?, ?, ?)"
        await self._writer.submit(lambda db: db.execute(sql, (game_id, version, result)))

    async def sitters(self, game_id: int) -> Sequence[Sitter]:
        sql = " UNION ".join(
            f"SELECT seat, user_id, agent FROM {table} WHERE game_id = :id" for table in SEATS
        )
        return await self._look(lambda db: [Sitter(*row) for row in db.execute(sql, {"id": game_id})])

    async def guilds_of(self, user_id: int) -> Sequence[int]:
        sql = (
            f"SELECT DISTINCT guild_id FROM games JOIN ({SAT}) AS sat ON sat.game_id = games.id"
            " WHERE sat.user_id = ? AND guild_id IS NOT NULL ORDER BY guild_id"
        )
        return await self._look(lambda db: [row[0] for row in db.execute(sql, (user_id,))])

    async def lobbies_of(self, user_id: int) -> Sequence[Game]:
        sql = (
            f"SELECT {GAME} FROM games WHERE status = 'lobby'"
            " AND id IN (SELECT game_id FROM seats WHERE user_id = ?) ORDER BY id"
        )
        return await self._look(lambda db: [Game(*row) for row in db.execute(sql, (user_id,))])

    async def about(self, user_id: int) -> Mapping[str, Sequence[Row]]:
        return await self._look(lambda db: _about(db, user_id))

    async def erase(self, user_id: int, names: Collection[str], former: str, agent: str) -> Sequence[int]:
        return await self._writer.submit(lambda db: _erase(db, user_id, names, former, agent))

    async def overwrite(self) -> None:
        try:
            await self._writing.run(_overwrite)
        except sqlite3.Error as error:
            raise StoreError(f"what was deleted could not be overwritten: {error}") from error

    async def _look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._reading.run(work)
        except sqlite3.Error as error:
            raise StoreError(f"nothing could be read: {error}") from error


def _personal(db: sqlite3.Connection) -> list[str]:
    """Every table with a column for a person, those of later migrations too."""
    sql = (
        "SELECT t.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
        " WHERE t.type = 'table' AND c.name = 'user_id' ORDER BY t.name"
    )
    return [row[0] for row in db.execute(sql)]


def _about(db: sqlite3.Connection, user_id: int) -> dict[str, list[Row]]:
    where = dict.fromkeys(_personal(db), "user_id = ?")
    where["masters"] = "kind = 'user' AND id = ?"
    found = {
        table: _rows(db, f"SELECT * FROM {table} WHERE {condition}", user_id)
        for table, condition in where.items()
    }
    hosted = "SELECT id, guild_id, channel_id, system, created_at FROM games WHERE host_id = ?"
    return {**found, "hosted": _rows(db, hosted, user_id)}


def _rows(db: sqlite3.Connection, sql: str, *values: object) -> list[Row]:
    cursor = db.execute(sql, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


# ── forgetting ──


def _erase(
    db: sqlite3.Connection, user_id: int, names: Collection[str], former: str, agent: str
) -> list[int]:
    borne = {row[0] for row in db.execute(f"SELECT name FROM ({SAT}) WHERE user_id = ?", (user_id,))} - {
        former
    }
    games = sorted(_games(db, user_id) | _signed(db, names))
    scrub = Scrub(user_id, borne, {*names, *borne}, former)
    for table in SEATS:
        # Where the game is on, an agent plays the seat by now; it does so, too, if an earlier seating comes back.
        db.execute(
            f"UPDATE {table} SET user_id = NULL, name = ?, agent = CASE WHEN game_id IN"
            " (SELECT id FROM games WHERE status = 'over') THEN NULL ELSE coalesce(agent, ?) END WHERE user_id = ?",
            (former, agent, user_id),
        )
    db.execute(
        "UPDATE games SET host_id = coalesce("
        " (SELECT user_id FROM seats WHERE game_id = games.id AND user_id IS NOT NULL ORDER BY seat), 0)"
        " WHERE host_id = ?",
        (user_id,),
    )
    for game_id in games:
        _scrub_game(db, game_id, scrub)
    for table in _personal(db):
        if table not in SEATS:
            db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
    db.execute("DELETE FROM masters WHERE kind = 'user' AND id = ?", (user_id,))
    return games


def _games(db: sqlite3.Connection, user_id: int) -> set[int]:
    """The games that may name this person."""
    sql = (
        f"SELECT game_id FROM ({SAT}) WHERE user_id = :user UNION SELECT id FROM games WHERE host_id = :user"
        " UNION SELECT game_id FROM masters WHERE kind = 'user' AND id = :user"
    )
    return {row[0] for row in db.execute(sql, {"user": user_id})}


def _signed(db: sqlite3.Connection, names: Collection[str]) -> set[int]:
    """The games in which a game master of this name had the right by a role, and so is known by nothing else."""
    sql = (
        "SELECT DISTINCT game_id, json_extract(signed, '$.who') FROM entries WHERE signed != ''"
        " AND game_id IN (SELECT game_id FROM masters WHERE kind = 'role')"
    )
    return {game_id for game_id, who in db.execute(sql) if who in names}


class Scrub:
    """Puts `former` for a person wherever they are named in JSON.

    That is as a whole value by any of their `names`, anywhere by their id, and within a sentence by a name that they
    have `borne` at a table: any other could be a word like others.
    """

    def __init__(self, user_id: int, borne: Collection[str], names: Collection[str], former: str) -> None:
        self._whole = {*names, user_id, str(user_id)}
        self._former = former
        parts = [rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(borne) if len(name) >= LEAST]
        self._within = re.compile("|".join([rf"<@!?{user_id}>", str(user_id), *parts]))

    def __call__(self, text: str) -> str:
        """The JSON without them; text that is none stays."""
        return json.dumps(self._value(json.loads(text)), ensure_ascii=False) if text else text

    def _value(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self._value(part) for key, part in value.items()}
        if isinstance(value, list):
            return [self._value(part) for part in value]
        if isinstance(value, bool) or value not in self._whole:
            return self._within.sub(self._former, value) if isinstance(value, str) else value
        return self._former


def _scrub_game(db: sqlite3.Connection, game_id: int, scrub: Scrub) -> None:
    """Acts of the table and posts that wait; moves stay, since the dice depend on them."""
    acts = (
        "SELECT n, action, signed FROM entries WHERE game_id = ? AND n > 0 AND (seat IS NULL OR signed != '')"
    )
    for n, action, signed in db.execute(acts, (game_id,)).fetchall():
        db.execute(
            "UPDATE entries SET signed = ?, action = CASE WHEN seat IS NULL AND draws = '[]' THEN ? ELSE action END"
            " WHERE game_id = ? AND n = ?",
            (scrub(signed), scrub(action), game_id, n),
        )
    waiting = "SELECT id, payload FROM outbox WHERE game_id = ?"
    for post_id, payload in db.execute(waiting, (game_id,)).fetchall():
        db.execute("UPDATE outbox SET payload = ?, error = '' WHERE id = ?", (scrub(payload), post_id))


def _overwrite(db: sqlite3.Connection) -> None:
    """Write the file anew, so that nothing deleted is left in it or in its log."""
    db.execute("VACUUM")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
