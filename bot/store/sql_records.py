"""Records in SQL: a part of `SqlStore`."""

import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields
from typing import Any

from bot.store.records import Ended, Row, Sitter, StoryRow
from bot.store.rows import Game
from bot.store.session import Base, Session, upsert

GAME = ", ".join(f"games.{field.name}" for field in fields(Game))

SEATS = ("seats", "seatings")
"""Tables whose rows stay when their person goes."""

SAT = " UNION ".join(f"SELECT game_id, name FROM {table} WHERE user_id = ?" for table in SEATS)
"""Where a person sits or sat, and under which names; asks for them twice."""

LATER = (
    "SELECT 1 FROM games AS later"
    " JOIN entries AS theirs ON theirs.game_id = later.id AND theirs.n = 0"
    " JOIN entries AS ours ON ours.game_id = games.id AND ours.n = 0"
    " WHERE later.guild_id + 0 = games.guild_id AND later.status || '' = 'over' AND later.id > games.id"
    " AND later.system = games.system AND later.created_at = games.created_at"
    " AND theirs.at = ours.at AND theirs.draws = ours.draws"
)
"""A later copy of a game (`Wholes.twins`) that is over, too: looked for by when it was made, not by its server."""

SHORTEST_NAME = 3
"""Letters of a name that is looked for within sentences; a shorter one would be found everywhere."""


class SqlRecords(Base):
    """The `Records` of a database, but for `overwrite`."""

    async def note_story(self, game_id: int, story: StoryRow) -> None:
        sql = upsert("stories", "game_id, n", "game_id, n, channel_id, message_id")
        await self._run(sql, game_id, story.n, story.channel_id, story.message_id)

    async def stories(self, game_id: int) -> Sequence[StoryRow]:
        sql = "SELECT n, channel_id, message_id FROM stories WHERE game_id = ? ORDER BY n"
        return await self._all(StoryRow, sql, game_id)

    async def ended(self, guild_id: int) -> Sequence[Ended]:
        sql = (
            f"SELECT {GAME}, results.result FROM games"
            " LEFT JOIN results ON results.game_id = games.id AND results.version = games.version"
            f" WHERE games.guild_id = ? AND games.status = 'over' AND NOT EXISTS ({LATER})"
            " ORDER BY games.ended_at, games.id"
        )
        return await self._all(lambda *row: Ended(Game(*row[:-1]), row[-1]), sql, guild_id)

    async def note_result(self, game_id: int, version: int, result: str) -> None:
        await self._run(upsert("results", "game_id", "game_id, version, result"), game_id, version, result)

    async def sitters(self, game_id: int) -> Sequence[Sitter]:
        who = "seat, user_id, agent"
        sat = f"SELECT {who}, min(n), name FROM seatings WHERE game_id = ? GROUP BY {who}, name"
        sits = f"SELECT {who}, NULL, name FROM seats WHERE game_id = ?"
        return await self._all(Sitter, f"{sat} UNION ALL {sits}", game_id, game_id)

    async def guilds_of(self, user_id: int) -> Sequence[int]:
        sql = (
            f"SELECT DISTINCT guild_id FROM games WHERE id IN (SELECT game_id FROM ({SAT}) AS sat)"
            " AND guild_id IS NOT NULL ORDER BY guild_id"
        )
        return await self._ids(sql, user_id, user_id)

    async def lobbies_of(self, user_id: int) -> Sequence[Game]:
        sql = (
            f"SELECT {GAME} FROM games WHERE status = 'lobby'"
            " AND id IN (SELECT game_id FROM seats WHERE user_id = ?) ORDER BY id"
        )
        return await self._all(Game, sql, user_id)

    async def about(self, user_id: int) -> Mapping[str, Sequence[Row]]:
        return await self.read(lambda db: _about(db, user_id))

    async def erase(self, user_id: int, names: Collection[str], former: str, agent: str) -> Sequence[int]:
        return await self.write(lambda db: _erase(db, user_id, names, former, agent))


async def _about(db: Session, user_id: int) -> dict[str, list[Row]]:
    where = dict.fromkeys(await db.personal_tables(), "user_id = ?")
    where["masters"] = "kind = 'user' AND id = ?"
    found = {
        table: await db.named(f"SELECT * FROM {table} WHERE {condition}", user_id)
        for table, condition in where.items()
    }
    hosted = "SELECT id, guild_id, channel_id, system, created_at FROM games WHERE host_id = ?"
    return {**found, "hosted": await db.named(hosted, user_id)}


# ── forgetting ──


async def _erase(db: Session, user_id: int, names: Collection[str], former: str, agent: str) -> list[int]:
    games = sorted(await _games(db, user_id) | await _signed(db, names))
    for game_id in games:
        await db.lock(game_id)
    sat = await db.all(f"SELECT name FROM ({SAT}) AS sat", user_id, user_id)
    borne = {row[0] for row in sat} - {former}
    scrub = Scrub(user_id, borne, {*names, *borne}, former)
    for table in SEATS:
        # Where the game is on, an agent plays the seat by now; it does so, too, if an earlier seating comes back.
        await db.run(
            f"UPDATE {table} SET user_id = NULL, name = ?, agent = CASE WHEN"
            f" (SELECT status FROM games WHERE id = {table}.game_id) = 'over' THEN NULL ELSE coalesce(agent, ?) END"
            " WHERE user_id = ?",
            former,
            agent,
            user_id,
        )
    await db.run(
        "UPDATE games SET host_id = coalesce((SELECT user_id FROM seats"
        " WHERE game_id = games.id AND user_id IS NOT NULL ORDER BY seat LIMIT 1), 0) WHERE host_id = ?",
        user_id,
    )
    for game_id in games:
        await _scrub_game(db, game_id, scrub)
        await db.run("UPDATE games SET revision = revision + 1 WHERE id = ?", game_id)
    for table in await db.personal_tables():
        if table not in SEATS:
            await db.run(f"DELETE FROM {table} WHERE user_id = ?", user_id)
    await db.run("DELETE FROM masters WHERE kind = 'user' AND id = ?", user_id)
    return games


async def _games(db: Session, user_id: int) -> set[int]:
    """The games that may name this person."""
    sql = (
        f"SELECT game_id FROM ({SAT}) AS sat UNION SELECT id FROM games WHERE host_id = ?"
        " UNION SELECT game_id FROM masters WHERE kind = 'user' AND id = ?"
    )
    return {row[0] for row in await db.all(sql, *[user_id] * 4)}


async def _signed(db: Session, names: Collection[str]) -> set[int]:
    """The games in which a game master of this name had the right by a role, and so is known by nothing else."""
    sql = (
        f"SELECT DISTINCT game_id FROM entries WHERE signed != '' AND {db.signer} = ?"
        " AND EXISTS (SELECT 1 FROM masters WHERE game_id = entries.game_id AND kind = 'role')"
    )
    return {row[0] for name in names for row in await db.all(sql, name)}


class Scrub:
    """Puts `former` for a person wherever they are named in JSON.

    That is as a whole value by any of their `names`, anywhere by their id, and within a sentence by a name that they
    have `borne` at a table: any other could be a word like others.
    """

    def __init__(self, user_id: int, borne: Collection[str], names: Collection[str], former: str) -> None:
        self._whole = {*names, user_id, str(user_id)}
        self._former = former
        parts = [rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(borne) if len(name) >= SHORTEST_NAME]
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


async def _scrub_game(db: Session, game_id: int, scrub: Scrub) -> None:
    """Acts of the table and posts that wait; moves stay, since the dice depend on them."""
    acts = (
        "SELECT n, action, signed FROM entries WHERE game_id = ? AND n > 0 AND (seat IS NULL OR signed != '')"
    )
    for n, action, signed in await db.all(acts, game_id):
        await db.run(
            "UPDATE entries SET signed = ?, action = CASE WHEN seat IS NULL AND draws = '[]' THEN ? ELSE action END"
            " WHERE game_id = ? AND n = ?",
            scrub(signed),
            scrub(action),
            game_id,
            n,
        )
    for post_id, payload in await db.all("SELECT id, payload FROM outbox WHERE game_id = ?", game_id):
        await db.run("UPDATE outbox SET payload = ?, error = '' WHERE id = ?", scrub(payload), post_id)
