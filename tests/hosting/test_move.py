"""`maester move-to`: every row arrives, from a file at a server and back, whenever it is stopped in between."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from typer.testing import CliRunner

from bot.address import Address, Url
from bot.cli import app
from bot.hosting.database import open_store, opened_to_read, take
from bot.store import copying
from bot.store.copying import LOOSE, TABLES, loose, page
from bot.store.life import life
from bot.store.move import Side, move
from bot.store.protocol import StoreError
from bot.store.rows import Person
from bot.store.session import Base, Session
from tests.postgres import Server
from tests.store.furnished import furnish
from tests.store.samples import SEATS, append, game


async def maester(*words: object) -> Result:
    return await asyncio.to_thread(CliRunner().invoke, app, [str(word) for word in words])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "maester.db"


@pytest.fixture
async def url(postgres: Server) -> Url:
    return await postgres.database()


async def held(db: Session) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table that is copied, and the numbers given away."""
    found = {table: [tuple(row) for row in await page(db, table, None, 10_000)] for table in TABLES}
    found |= {table: sorted(await loose(db, table)) for table in LOOSE}
    return {**found, "numbers": sorted((await db.numbers()).items())}


async def content(database: Address) -> dict[str, list[tuple[Any, ...]]]:
    store = await open_store(database)
    try:
        return await store.read(held)
    finally:
        await store.close()


async def begun(database: Address, games: int = 3) -> dict[str, list[tuple[Any, ...]]]:
    store = await open_store(database)
    await furnish(store, games)
    found = await store.read(held)
    await store.close()
    return found


async def moved(source: Address, target: Address, wrap: Callable[[Base], Base] = lambda store: store) -> None:
    ours, theirs = await open_store(source), await open_store(target)
    try:
        await move(Side(wrap(ours), str(source)), Side(wrap(theirs), str(target)))
    finally:
        await ours.close()
        await theirs.close()


# ── all of it ──


async def test_every_table_is_copied(file: Path) -> None:
    store = await open_store(file)
    names = await store.read(lambda db: db.all("SELECT name FROM sqlite_schema WHERE type = 'table'"))
    await store.close()
    passing = {"sqlite_sequence", "life", "requests"}  # of this database, and of this second
    assert {row[0] for row in names} - passing == {*TABLES, *LOOSE}


async def test_there_is_a_row_in_every_table_of_these_tests(file: Path) -> None:
    assert [table for table, rows in (await begun(file)).items() if not rows] == []


async def test_from_a_file_to_a_server_and_back_every_row_is_the_same(
    file: Path, url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PAGE", 2)
    before = await begun(file)
    done = await maester("move-to", url.whole, "--database", file)
    assert done.exit_code == 0, done.stderr
    assert f"The games of {file} are in {url} now" in done.stdout
    assert await content(url) == before
    back = file.with_name("back.db")
    done = await maester("move-to", back, "--database", url.whole)
    assert done.exit_code == 0, done.stderr
    assert await content(back) == before


async def test_a_number_that_was_given_away_is_not_given_again(file: Path, url: Url) -> None:
    store = await open_store(file)
    await furnish(store)
    last = await store.create_game(game(channel=99), SEATS)
    await store.write(lambda db: db.run("DELETE FROM games WHERE id = ?", last.id))
    await store.close()
    await moved(file, url)
    store = await open_store(url)
    assert (await store.create_game(game(channel=99), SEATS)).id == last.id + 1
    await store.close()


async def test_posts_that_wait_keep_their_nonces(file: Path, url: Url) -> None:
    """It is the same life: Discord must know a repeat."""
    await begun(file)
    store = await open_store(file)
    before = [post.nonce for post in await store.due_posts(1e12, 99)]
    await store.close()
    await moved(file, url)
    store = await open_store(url)
    assert [post.nonce for post in await store.due_posts(1e12, 99)] == before
    await store.close()


async def test_a_backup_of_a_server_holds_every_row_and_number_of_the_same_life(file: Path, url: Url) -> None:
    store = await open_store(url)
    await furnish(store)
    await store.write(lambda db: db.run("DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)"))
    before = await store.read(held)
    await store.close()
    assert (await maester("backup", file, "--database", url.whole)).exit_code == 0
    assert await content(file) == before
    assert await stamp(file) == await stamp(url)


async def stamp(database: Address) -> str:
    async with opened_to_read(database) as db:
        return (await life(db)).stamp


# ── stopped at any moment ──


class Stopped(Exception):
    """The process ends here."""


class Stopping:
    """A store whose process ends at the n-th write, before it or after it."""

    def __init__(self, store: Base, left: list[int], after: bool) -> None:
        self._store, self._left, self._after = store, left, after

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def write(self, work: Any) -> Any:
        self._left[0] -= 1
        if self._left[0] == 0 and not self._after:
            raise Stopped
        result = await self._store.write(work)
        if self._left[0] == 0:
            raise Stopped
        return result


@pytest.mark.parametrize("after", [False, True])
async def test_it_can_be_stopped_at_any_moment_and_gone_on_with(
    file: Path, postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    monkeypatch.setattr(copying, "PAGE", 3)
    before = await begun(file, games=2)
    source: Address = file
    stopped = 0
    for n in range(1, 1000, 4):
        target: Address = tmp_path / f"{n}.db" if n % 8 == 1 else await postgres.database()
        whole = True
        try:
            await moved(source, target, lambda store, n=[n]: Stopping(store, n, after))  # type: ignore
        except Stopped:
            whole = False
            stopped += 1
            await nobody_begins_on_both(source, target)
            await moved(source, target)
        assert await content(target) == before
        source = target
        if whole:
            break
    assert stopped > 5


async def nobody_begins_on_both(source: Address, target: Address) -> None:
    """One of them is shut, or nothing has arrived."""
    free = []
    for database in (source, target):
        store = await open_store(database)
        if not (await store.read(life)).shut:
            free.append(await store.read(copying.is_empty))
        await store.close()
    assert free in ([], [False], [False, True])


async def test_what_changed_since_it_was_stopped_is_not_missed(file: Path, url: Url) -> None:
    await begun(file)
    with pytest.raises(Stopped):
        await moved(file, url, lambda store, n=[15]: Stopping(store, n, True))  # type: ignore
    store = await open_store(file)  # somebody plays on, where all still is
    await store.set_status(1, "over", 7.0)
    await store.append(await _next(store, 2))
    now = await store.read(held)
    await store.close()
    await moved(file, url)
    assert await content(url) == now


async def _next(store: Any, game_id: int) -> Any:
    found = await store.game(game_id)
    return append(game_id, found.version)


@pytest.mark.parametrize(("wrong", "at"), [("stories", 1), ("entries", 2), ("vacations", 1)])
async def test_a_row_that_arrives_otherwise_is_found(
    file: Path, url: Url, monkeypatch: pytest.MonkeyPatch, wrong: str, at: int
) -> None:
    """Also if all that was read first is the same, and in a table without a key."""
    monkeypatch.setattr(copying, "PAGE", 2)
    await begun(file)
    add, added = copying.add, list[str]()

    async def faulty(db: Session, table: str, rows: Any) -> None:
        added.append(table)
        await add(db, table, rows[1:] if table == wrong and added.count(wrong) == at else rows)

    monkeypatch.setattr(copying, "add", faulty)
    with pytest.raises(StoreError, match=rf"is not the same \(table {wrong}\); nothing else has changed"):
        await moved(file, url)
    store = await open_store(file)
    assert (await store.read(life)).shut == ""
    await store.close()


# ── who may ──


async def refused(source: object, target: object) -> str:
    done = await maester("move-to", target, "--database", source)
    assert done.exit_code == 2
    return str(done.stderr).strip()


async def test_a_database_that_holds_but_what_somebody_chose_is_not_empty(file: Path) -> None:
    store = await open_store(file)
    await store.beat(0.0, 0.0)
    await store.beat(100.0, 0.0)  # a bot has begun here, and nobody came
    assert await store.read(copying.is_empty)
    await store.set_person(Person(1, zone="Europe/Berlin"))
    assert not await store.read(copying.is_empty)
    await store.close()


async def test_a_database_with_games_is_not_written_over(file: Path, url: Url) -> None:
    await begun(file)
    await begun(url, games=1)
    assert await refused(file, url.whole) == f"{url} holds games already; name an empty database."


async def test_what_was_moved_is_not_moved_again(file: Path, url: Url, tmp_path: Path) -> None:
    await begun(file)
    await moved(file, url)
    assert "was moved already. Its games were moved to" in await refused(file, url.whole)
    assert "cannot be moved. Its games were moved to" in await refused(file, tmp_path / "third.db")


async def test_nobody_may_be_at_work_on_either(file: Path, url: Url) -> None:
    await begun(file)
    for database in (file, url):
        lease = await take(database)
        assert "Another Maester" in await refused(file, url.whole)
        lease.release()


async def test_there_has_to_be_something_to_move_and_somewhere_else(file: Path, url: Url) -> None:
    assert await refused(file, url.whole) == f"There is no database {file}."
    await begun(file)
    assert "is the database that is used now" in await refused(file, file)
