"""The PostgreSQL backend when the server, the network or another session is against it.

Each time: a StoreError with a sentence for the host, nothing half-written, and the game goes on when the cause is gone.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from structlog.testing import capture_logs

from bot.address import Url
from bot.store.migrate import migrate, steps
from bot.store.postgres import TRIES, PostgresStore, numbered, open_postgres, session
from bot.store.postgres_migrate import FOLDER
from bot.store.postgres_migrate import migrate as migrate_postgres
from bot.store.postgres_migrate import version as version_of
from bot.store.protocol import StoreError
from bot.store.rows import ClockRow, SeatRow
from bot.store.session import Session
from tests.postgres import Server
from tests.store.samples import SEATS, append, entry, game, story, works

NEWEST = max(steps(FOLDER))


@pytest.fixture
async def url(postgres: Server) -> Url:
    return await postgres.database()


@pytest.fixture
async def store(url: Url) -> AsyncIterator[PostgresStore]:
    opened = await open_postgres(url, busy=0.05)
    yield opened
    await opened.close()


@pytest.fixture
async def other(url: Url) -> AsyncIterator[asyncpg.Connection]:
    """Somebody else at the same database."""
    connection = await asyncpg.connect(url.whole)
    yield connection
    await connection.close()


# ── opening ──


async def test_every_commit_is_flushed(store: PostgresStore) -> None:
    async def read(db: Session) -> object:
        return (await db.all("SHOW synchronous_commit"))[0][0]

    assert await store.read(read) == "on"


async def test_a_machine_that_is_gone_holds_nothing_for_hours(store: PostgresStore) -> None:
    """One without power ends no session: the server asks whether it is there, and otherwise only after two hours."""

    async def read(db: Session) -> list[int]:
        names = "tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count", "tcp_user_timeout"
        return [
            int((await db.all(f"SELECT setting FROM pg_settings WHERE name = '{name}'"))[0][0])
            for name in names
        ]

    idle, interval, count, unanswered = await store.read(read)
    assert 0 < idle + interval * count <= 30
    assert 0 < unanswered <= 30_000


async def test_a_server_that_is_not_there() -> None:
    with pytest.raises(StoreError) as told:
        await open_postgres(Url("postgresql://maester:hush@127.0.0.1:1/games"))
    assert str(told.value).startswith("The database postgresql://maester@127.0.0.1:1/games cannot be used: ")
    assert "hush" not in str(told.value)


async def test_a_database_that_is_not_there(postgres: Server) -> None:
    with pytest.raises(StoreError, match='cannot be used: database "nowhere" does not exist'):
        await open_postgres(postgres.url("nowhere"))


@pytest.mark.parametrize("url", ["postgresql://maester@[", "postgresql://h:port/x"])
async def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(StoreError, match="cannot be used"):
        await open_postgres(Url(url))


@pytest.mark.parametrize("sign", "?/#[")
async def test_no_part_of_a_password_that_was_not_escaped_is_told(sign: str) -> None:
    with pytest.raises(StoreError, match="its address is not well-formed") as told:
        await open_postgres(Url(f"postgresql://maester:hush{sign}whist@127.0.0.1:1/games"))
    assert "hush" not in str(told.value)
    assert "whist" not in str(told.value)


async def test_another_encoding(postgres: Server) -> None:
    await postgres.say("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    with pytest.raises(StoreError, match="its encoding is LATIN1; make it with ENCODING 'UTF8'"):
        await open_postgres(postgres.url("latin"))


async def test_a_database_that_can_only_be_read(postgres: Server, url: Url) -> None:
    name = url.whole.rpartition("/")[2]
    await postgres.say(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(StoreError, match="it can only be read"):
        await open_postgres(url)


# ── migrations ──


async def test_a_fresh_database_has_the_tables_and_columns_of_sqlite(
    url: Url, other: asyncpg.Connection
) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        named = "SELECT name FROM sqlite_schema WHERE type = '{}' AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
        wanted = {
            (table, column, kind, bool(required) or bool(key))
            for (table,) in db.execute(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            )
            for _, column, kind, required, _, key in db.execute(f"PRAGMA table_info({table})")
        }
        indexes = {row[0] for row in db.execute(named.format("index"))}
    names = {"bigint": "INTEGER", "text": "TEXT", "double precision": "REAL"}
    rows = await other.fetch(
        "SELECT table_name, column_name, data_type, is_nullable = 'NO' FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name <> 'schema_version'"
    )
    assert {(table, column, names[kind], required) for table, column, kind, required in rows} == wanted
    found = await other.fetch("SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")
    assert indexes <= {row[0] for row in found}


def test_both_backends_are_of_the_same_version() -> None:
    assert max(steps()) == NEWEST
    assert sorted(steps(FOLDER)) == list(range(min(steps(FOLDER)), NEWEST + 1))


async def test_two_that_start_at_once_migrate_once(postgres: Server) -> None:
    url = await postgres.bare("twice")
    for opened in await asyncio.gather(open_postgres(url), open_postgres(url)):
        await opened.close()


async def test_a_step_that_fails_leaves_the_version_before_it(other: asyncpg.Connection) -> None:
    faulty = {**steps(FOLDER), NEWEST + 1: "CREATE TABLE notes (n int); INSERT INTO nowhere VALUES (1);"}
    with pytest.raises(asyncpg.UndefinedTableError, match="nowhere"):
        await migrate_postgres(other, faulty)
    assert await version_of(other) == NEWEST
    assert await other.fetchval("SELECT to_regclass('notes')") is None


async def test_a_database_of_a_newer_maester_is_refused(url: Url, other: asyncpg.Connection) -> None:
    await other.execute("UPDATE schema_version SET version = $1", NEWEST + 1)
    with pytest.raises(
        StoreError,
        match=f"cannot be used: it is of version {NEWEST + 1}, this Maester knows {NEWEST}; upgrade",
    ):
        await open_postgres(url)
    assert await version_of(other) == NEWEST + 1


# ── running ──


async def test_a_game_that_somebody_else_holds(store: PostgresStore, other: asyncpg.Connection) -> None:
    made = await store.create_game(game(), SEATS)
    async with other.transaction():
        await other.execute("SELECT 1 FROM games FOR UPDATE")
        with pytest.raises(StoreError, match="lock timeout"):
            await store.append(append(made.id, 0, posts=(story(0),)))
        assert await store.game(made.id) == made  # reading goes on
    await store.append(append(made.id, 0))
    assert list(await store.entries(made.id)) == [entry(0)]


async def test_a_connection_that_breaks_in_the_midst_of_a_change(
    store: PostgresStore, other: asyncpg.Connection
) -> None:
    made = await store.create_game(game(), SEATS)

    async def change(db: Session) -> None:
        await db.run("UPDATE games SET options = 'lost' WHERE id = ?", made.id)
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        )
        await db.run("UPDATE games SET pace = 'lost' WHERE id = ?", made.id)

    with pytest.raises(StoreError, match="nothing was confirmed"):
        await store.write(change)
    assert await store.game(made.id) == made
    assert await works(store, 2)


async def test_a_deadlock_is_tried_again(store: PostgresStore, other: asyncpg.Connection) -> None:
    """PostgreSQL gives up one of two changes that wait for each other; nobody is told."""
    await other.execute("SET deadlock_timeout = '10min'")  # let ours be the one
    one, two = [await store.create_game(game(channel=n), SEATS) for n in (1, 2)]
    tries = []

    async def change(db: Session) -> None:
        tries.append(1)
        await db.run("SET LOCAL lock_timeout = 0")
        await db.run("SET LOCAL deadlock_timeout = '10ms'")
        await db.lock(one.id)
        waiting = None
        if len(tries) == 1:
            theirs = other.transaction()
            await theirs.start()
            await other.execute("SELECT 1 FROM games WHERE id = $1 FOR UPDATE", two.id)
            waiting = asyncio.create_task(then_both(theirs))
        await db.lock(two.id)
        assert waiting is None

    async def then_both(theirs: asyncpg.transaction.Transaction) -> None:
        await other.execute("SELECT 1 FROM games WHERE id = $1 FOR UPDATE", one.id)
        await theirs.rollback()

    await store.write(change)
    assert len(tries) == 2


@pytest.mark.parametrize("error", [asyncpg.DeadlockDetectedError, asyncpg.SerializationError])
async def test_what_postgresql_gives_up_each_time_is_not_tried_for_ever(
    store: PostgresStore, error: type[Exception]
) -> None:
    tries = []

    async def change(db: Session) -> None:
        tries.append(1)
        raise error("because of another")

    with pytest.raises(StoreError, match="nothing was written: because of another"):
        await store.write(change)
    assert len(tries) == TRIES


async def test_what_is_read_at_once_is_of_one_moment(
    store: PostgresStore, url: Url, other: asyncpg.Connection
) -> None:
    await store.create_game(game(), SEATS)

    async def look(db: Session) -> None:
        before = await db.all("SELECT revision FROM games")
        await other.execute("UPDATE games SET revision = revision + 1")
        assert await db.all("SELECT revision FROM games") == before

    await store.read(look, at_once=True)
    async with session(url) as db:
        await look(db)


async def test_a_whole_database_is_read_as_it_was_stored_however_long_it_takes(
    store: PostgresStore, url: Url
) -> None:
    await store.create_game(game(), [SeatRow(0, 7, "\0", None, "")])
    async with session(url) as db:
        assert [row[0] for row in await db.all("SELECT name FROM seats")] == ["\0"]
        assert [row[0] for row in await db.all("SHOW idle_in_transaction_session_timeout")] == ["0"]


async def test_a_full_disk_and_the_like_is_told_in_a_sentence(store: PostgresStore) -> None:
    async def change(db: Session) -> None:
        await db.run(
            "DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$"
        )

    with (
        capture_logs() as logs,
        pytest.raises(StoreError, match="nothing was confirmed: could not extend file"),
    ):
        await store.write(change)
    assert [line["event"] for line in logs] == ["a change was not stored"]
    assert await works(store, 1)


async def test_a_row_that_fits_no_table(store: PostgresStore) -> None:
    """Not mistaken for a channel that is taken."""
    with pytest.raises(StoreError, match="check constraint"):
        await store.create_game(game(status="asleep"), SEATS)
    assert await works(store, 1)


async def test_a_read_that_fails(store: PostgresStore, other: asyncpg.Connection) -> None:
    await other.execute("ALTER TABLE seats RENAME TO chairs")
    with pytest.raises(StoreError, match='nothing could be read: relation "seats" does not exist'):
        await store.seats(1)
    await other.execute("ALTER TABLE chairs RENAME TO seats")
    assert list(await store.seats(1)) == []


async def test_a_change_is_carried_out_though_its_caller_has_gone(store: PostgresStore, url: Url) -> None:
    made = await store.create_game(game(), SEATS)
    gone = asyncio.create_task(store.append(append(made.id, 0)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    await store.close()
    again = await open_postgres(url)
    assert len(await again.entries(made.id)) == 1
    await again.close()


async def test_many_games_move_at_once(store: PostgresStore) -> None:
    games = [await store.create_game(game(channel=n), SEATS) for n in range(40)]
    await asyncio.gather(*(store.append(append(each.id, 0, posts=(story(0),))) for each in games))
    assert [len(await store.entries(each.id)) for each in games] == [1] * 40


async def test_a_claim_waits_for_nobody(store: PostgresStore, other: asyncpg.Connection) -> None:
    """A game that somebody is at work on is claimed later."""
    made = await store.create_game(game(), SEATS)
    await store.append(append(made.id, 0, clocks=(ClockRow(0, 1.0, next_at=5.0),)))
    async with other.transaction():
        await other.execute("SELECT 1 FROM games FOR UPDATE")
        assert list(await store.claim_clocks(10.0, 20.0, 9)) == []
    assert list(await store.claim_clocks(10.0, 20.0, 9)) == [made.id]


# ── text ──


@pytest.mark.parametrize("name", ["\0", "\x1a", "\x1a0\0\x1a1", "’\U0001f409"])
async def test_every_character_that_sqlite_keeps_is_kept(store: PostgresStore, name: str) -> None:
    made = await store.create_game(game(), [SeatRow(0, 7, name, None, name)])
    assert list(await store.seats(made.id)) == [SeatRow(0, 7, name, None, name)]


def test_values_are_numbered() -> None:
    assert numbered("a = ? AND b = ?") == "a = $1 AND b = $2"


def test_no_statement_has_a_question_mark_within_a_text() -> None:
    """It would be taken for a value."""
    folder = Path(__file__).parents[2] / "bot" / "store"
    for file in folder.glob("sql*.py"):
        for line in file.read_text().splitlines():
            assert "'?'" not in line, file
