"""Backups made while people play, and put back when nobody does."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from bot.cli import app
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.hosting import lease, migration
from bot.store import backup as backups
from bot.store.backup import backup, examine, restore
from bot.store.migrate import steps
from bot.store.protocol import StoreError
from tests.engine.engine_fixture import ALYS, BRAN, SYSTEMS, Desk, begun, play, stored
from tests.store.samples import SEATS, append, game


def maester(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


async def played(desk: Desk, channel: int = 1) -> Table:
    table = await begun(desk.tables, [ALYS, BRAN], channel=channel)
    await play(table, 4)
    return table


async def lasting(desk: Desk, table: Table) -> list[Any]:
    """What the database holds of a game, but for nonces: they are of one life of it."""
    *rest, posts = await stored(desk.store, table.game.id)
    return [*rest, [replace(post, nonce="") for post in posts]]


async def test_what_is_put_back_is_what_was_there(desk: Desk, tmp_path: Path) -> None:
    table = await played(desk)
    before = await lasting(desk, table)
    maester("backup", tmp_path / "copy.db", "--database", desk.path)
    await play(table, 1)
    after = await lasting(desk, table)
    await desk.close()
    kept = restore(tmp_path / "copy.db", desk.path)
    await desk.open()
    assert await lasting(desk, table) == before != after
    assert kept is not None
    with closing(sqlite3.connect(kept)) as old:
        assert old.execute("SELECT count(*) FROM entries").fetchone() == (len(after[2]),)


async def test_a_backup_while_others_write_is_whole_and_of_one_moment(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each move is one transaction: in the copy no game is at a version that its journal does not hold."""
    monkeypatch.setattr(backups, "PAGES", 1)  # so that many moves fall into one backup
    games = [await desk.store.create_game(game(channel=n), SEATS) for n in range(4)]
    n = [0] * len(games)
    copying = asyncio.create_task(asyncio.to_thread(backup, desk.path, tmp_path / "copy.db"))
    while not copying.done() or min(n) < 3:
        for i, each in enumerate(games):
            await desk.store.append(append(each.id, n[i]))
            n[i] += 1
        await asyncio.sleep(0.001)
    await copying
    assert examine(tmp_path / "copy.db") == examine(desk.path)
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        sql = "SELECT version, (SELECT count(*) FROM entries WHERE game_id = games.id) FROM games"
        rows = copy.execute(sql).fetchall()
    assert len(rows) == len(games)
    assert all(version == entries for version, entries in rows)


class Busy(sqlite3.Connection):
    """A connection to a database that somebody else writes to after every page that is copied."""

    def backup(self, target: sqlite3.Connection, **options: Any) -> None:
        path = self.execute("PRAGMA database_list").fetchone()[2]
        writes = 0
        with closing(CONNECT(path, isolation_level=None)) as writer:

            def write(*_: int) -> None:
                nonlocal writes
                writes += 1
                assert writes < 1000, "it begins anew with every write"
                writer.execute("UPDATE games SET stamp = stamp + 1")

            super().backup(target, **{**options, "pages": 1}, progress=write)
        assert writes > 20


CONNECT = sqlite3.connect


@pytest.fixture
def _busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(CONNECT, factory=Busy))


@pytest.mark.usefixtures("_busy")
async def test_a_backup_ends_however_much_is_written_meanwhile(desk: Desk, tmp_path: Path) -> None:
    table = await played(desk)
    backup(desk.path, tmp_path / "copy.db")
    with closing(CONNECT(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT stamp FROM games").fetchone() == (table.game.stamp,), "of one moment"


@pytest.mark.usefixtures("_busy")
async def test_an_older_database_is_tried_however_much_is_written_meanwhile(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`migrate --check` reads a copy of it, to which the tables of a newer Maester are added."""
    known = steps()
    newer = {**known, max(known) + 1: "CREATE TABLE later (x TEXT);"}
    monkeypatch.setattr("bot.hosting.migration.steps", lambda: newer)
    await played(desk)
    assert [trial.goes_on for trial in migration.check(desk.path, SYSTEMS)] == [True]


# ── another life ──


async def posted(desk: Desk) -> list[str]:
    """The nonces of what waits."""
    return [post.nonce for post in await desk.store.due_posts(1e12, 100)]


async def test_after_a_restore_no_post_is_taken_for_a_repeat(desk: Desk, tmp_path: Path) -> None:
    """Numbers of posts begin anew where the backup stood; Discord drops a nonce that it has just seen."""
    table = await played(desk)
    backup(desk.path, tmp_path / "copy.db")
    before = await posted(desk)
    assert before == await posted(desk), "every try of a post has the same"
    await desk.close()
    for _ in range(2):
        kept = restore(tmp_path / "copy.db", desk.path)
        assert kept is not None
        kept.unlink()  # nothing is known of the life before but the backup
        await desk.open()
        after = await posted(desk)
        assert after
        assert not set(after) & set(before)
        assert max(map(len, after)) <= 25, "Discord takes no more"
        before += after
        await desk.close()
    await desk.open()
    assert (await desk.tables.table(table.game.id)).state == table.state


async def test_the_board_that_stands_in_the_channel_is_the_one_to_be_replaced(
    desk: Desk, tmp_path: Path
) -> None:
    table, other = await played(desk), await played(desk, channel=2)
    await table.remember(111)
    await other.remember(222)
    backup(desk.path, tmp_path / "copy.db")
    await table.remember(333)
    await desk.close()
    restore(tmp_path / "copy.db", desk.path)
    await desk.open()
    rows = [await desk.store.game(each.game.id) for each in (table, other)]
    assert [row and row.dashboard_id for row in rows] == [333, 222]


async def test_no_game_gets_the_number_of_one_that_was_lost(desk: Desk, tmp_path: Path) -> None:
    """Its messages stand in a channel still, and their buttons name it."""
    await played(desk)
    backup(desk.path, tmp_path / "copy.db")
    lost = await played(desk, channel=2)
    await desk.close()
    restore(tmp_path / "copy.db", desk.path)
    await desk.open()
    assert (await played(desk, channel=3)).game.id > lost.game.id


async def test_a_damaged_database_is_replaced_all_the_same(desk: Desk, tmp_path: Path) -> None:
    table = await played(desk)
    backup(desk.path, tmp_path / "copy.db")
    await desk.close()
    words(desk.path)
    restore(tmp_path / "copy.db", desk.path)
    await desk.open()
    assert (await desk.tables.table(table.game.id)).state == table.state


async def test_what_a_crash_has_left_beside_the_old_database_goes_with_it(desk: Desk, tmp_path: Path) -> None:
    """SQLite would take it for the log of the new one."""
    await played(desk)
    backup(desk.path, tmp_path / "copy.db")
    await desk.close()
    log = desk.path.with_name(f"{desk.path.name}-wal")
    log.write_bytes(b"moves that were never confirmed")
    kept = restore(tmp_path / "copy.db", desk.path)
    assert kept is not None
    assert not log.exists()
    assert kept.with_name(f"{kept.name}-wal").exists()
    await desk.open()


async def test_what_came_out_wrong_takes_no_place(desk: Desk, tmp_path: Path) -> None:
    """A disk may fail as it is written."""
    await played(desk)
    backup(desk.path, tmp_path / "copy.db")
    await desk.close()
    before = desk.path.read_bytes()
    with pytest.raises(StoreError, match="a row of snapshots belongs to nothing"):
        restore(
            tmp_path / "copy.db",
            desk.path,
            lambda db: db.execute("INSERT INTO snapshots (game_id, version, state) VALUES (77, 1, '{}')"),
        )
    assert desk.path.read_bytes() == before
    assert not [*tmp_path.glob("*.part*")]
    await desk.open()


async def test_a_link_to_the_database_stays_one(desk: Desk, tmp_path: Path) -> None:
    await played(desk)
    backup(desk.path, tmp_path / "copy.db")
    await desk.close()
    link = tmp_path / "elsewhere.db"
    link.symlink_to(desk.path)
    kept = restore(tmp_path / "copy.db", link)
    assert link.is_symlink()
    assert kept is not None
    assert not kept.is_symlink()
    await desk.open()


async def test_a_backup_is_one_file_for_its_owner_alone(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "backups" / "copy.db"
    backup(desk.path, file)  # makes the folder, too
    assert [each.name for each in file.parent.iterdir()] == ["copy.db"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_only_its_owner_can_read_the_database_and_what_is_beside_it(desk: Desk) -> None:
    await played(desk)
    files = list(desk.path.parent.glob("maester.db*"))
    assert len(files) == 3
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


async def test_a_backup_never_writes_over_a_file(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("dear to somebody")
    done = maester("backup", tmp_path / "copy.db", "--database", desk.path)
    assert done.exit_code == 2
    assert "is there already; name a new file." in done.stderr
    assert (tmp_path / "copy.db").read_text() == "dear to somebody"


async def test_where_none_can_be_written_is_said_once(desk: Desk) -> None:
    done = maester("backup", "/proc/copy.db", "--database", desk.path)
    assert (done.exit_code, done.stderr) == (
        2,
        "/proc/copy.db cannot be written: No such file or directory.\n",
    )


def test_no_database_no_backup(tmp_path: Path) -> None:
    done = maester("backup", tmp_path / "backups" / "copy.db", "--database", tmp_path / "maester.db")
    assert (done.exit_code, done.stderr) == (2, f"There is no database {tmp_path / 'maester.db'}.\n")
    assert list(tmp_path.iterdir()) == []


async def test_restore_refuses_while_a_bot_runs(desk: Desk, tmp_path: Path) -> None:
    backup(desk.path, tmp_path / "copy.db")
    bot = lease.take(desk.path)
    try:
        done = maester("restore", tmp_path / "copy.db", "--database", desk.path)
    finally:
        bot.release()
    assert done.exit_code == 2
    assert "stop it first" in done.stderr
    assert not list(tmp_path.glob("*.before-*"))


def damaged(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[5000:9000] = b"\xff" * 4000
    file.write_bytes(content)


def foreign(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")


def of_tomorrow(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 9999")


def words(file: Path) -> None:
    file.write_text("Winter is coming. " * 500)


def orphaned(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("INSERT INTO snapshots (game_id, version, state) VALUES (77, 1, '{}')")


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (damaged, "damaged|cannot be read"),
        (foreign, "is no database of Maester's"),
        (of_tomorrow, "upgrade Maester"),
        (words, "cannot be read"),
        (orphaned, "a row of snapshots belongs to nothing"),
        (Path.unlink, "There is no database"),
    ],
)
async def test_a_bad_backup_changes_nothing(
    desk: Desk, tmp_path: Path, spoil: object, complaint: str
) -> None:
    table = await played(desk)
    backup(desk.path, tmp_path / "copy.db")
    before = await stored(desk.store, table.game.id)
    assert callable(spoil)
    spoil(tmp_path / "copy.db")
    await desk.close()
    with pytest.raises(StoreError, match=complaint):
        restore(tmp_path / "copy.db", desk.path)
    assert not list(tmp_path.glob("*.before-*"))
    assert not list(tmp_path.glob("*.part"))
    await desk.open()
    assert await stored(desk.store, table.game.id) == before


async def test_restore_twice_in_a_second_keeps_both(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.backup.time.strftime", lambda *_: "now")
    backup(desk.path, tmp_path / "copy.db")
    await desk.close()
    kept = [restore(tmp_path / "copy.db", desk.path) for _ in range(3)]
    assert [each.name for each in kept if each] == [f"maester.db.before-now{n}" for n in ("", "-2", "-3")]
    await desk.open()


async def test_on_a_new_machine_there_is_nothing_to_keep(desk: Desk, tmp_path: Path) -> None:
    table = await played(desk)
    backup(desk.path, tmp_path / "copy.db")
    done = maester("restore", tmp_path / "copy.db", "--database", tmp_path / "elsewhere" / "maester.db")
    assert done.exit_code == 0
    assert "kept" not in done.stdout
    other = Desk(tmp_path / "elsewhere" / "maester.db")
    tables: Tables = await other.open()
    assert (await tables.table(table.game.id)).state == table.state
    assert set(tables.systems) == set(SYSTEMS)
    await other.close()


async def test_a_host_writes_the_database_anew_while_the_bot_does_not_run(desk: Desk) -> None:
    table = await played(desk)
    before = await stored(desk.store, table.game.id)
    with closing(sqlite3.connect(desk.path)) as db:
        db.execute(
            "CREATE TABLE rubbish AS WITH RECURSIVE c (n) AS"
            " (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 99) SELECT hex(zeroblob(9999)) FROM c"
        )
        db.execute("DROP TABLE rubbish")
    await desk.close()
    size = desk.path.stat().st_size
    done = maester("tidy", "--database", desk.path)
    assert (done.exit_code, desk.path.stat().st_size < size / 2) == (0, True)
    held = lease.take(desk.path)
    assert maester("tidy", "--database", desk.path).exit_code == 2
    held.release()
    await desk.open()
    assert await stored(desk.store, table.game.id) == before
