"""Hosting with a PostgreSQL server: one Maester to a database, the commands of a host, no dice known from before."""

import asyncio
import os
import re
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from unittest.mock import AsyncMock

import asyncpg
import pytest
from click.testing import Result
from typer.testing import CliRunner

from bot.address import Url
from bot.cli import app
from bot.errors import HostError, Unreachable
from bot.health import sign
from bot.hosting import restoring
from bot.hosting.database import open_store, opened_to_read
from bot.hosting.doctor_server import server as looks
from bot.hosting.server_lease import take, taken
from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from bot.shards import Shards
from bot.store.life import life
from bot.store.postgres import open_postgres
from bot.store.protocol import StoreError
from bot.store.session import Session
from tests.engine.engine_fixture import ALYS, BRAN, SYSTEMS, Desk, awaited, begun, cards, lay, play, stored
from tests.hosting.test_run import Host, ended
from tests.postgres import Server, programs


@pytest.fixture
async def url(postgres: Server) -> Url:
    return await postgres.database()


async def maester(*words: object) -> Result:
    return await asyncio.to_thread(CliRunner().invoke, app, [str(word) for word in words])


class Served(Desk):
    """Tables on a server's database."""

    def __init__(self, url: Url) -> None:
        super().__init__(Path())
        self.url = url

    async def open(self, wrap=lambda store: store):  # type: ignore[no-untyped-def]
        from bot.engine.tables import Tables

        self.store = await open_postgres(self.url)  # type: ignore[assignment]
        self.tables = Tables(wrap(self.store), SYSTEMS, lambda: self.time)
        return self.tables


@pytest.fixture
async def desk(url: Url):  # type: ignore[no-untyped-def]
    made = Served(url)
    await made.open()
    yield made
    await made.close()


def thrown(table, seat: int) -> tuple[int, ...]:  # type: ignore[no-untyped-def]
    return tuple(table.chance(seat, lay(cards(table, seat)[0])).roll("weather", 6, 20))


# ── one Maester to a database ──


async def test_a_second_one_does_not_begin(url: Url) -> None:
    first = await take(url)
    assert await taken(url)
    with pytest.raises(
        HostError, match=f"Another Maester is at work on {re.escape(str(url))}; stop it first"
    ):
        await take(url)
    first.release()
    first.release()
    second = await take(url)  # at once, though the server learns only now that the first is gone
    second.release()


async def test_several_share_a_database_and_none_its_shards(
    url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.server_lease.LEFT", 0.2)
    first = await take(url, shards=Shards((0, 1), 4))
    second = await take(url, shards=Shards((2, 3), 4))
    assert await taken(url)
    assert {*await first.processes()} == {*await second.processes()} == {first.process, second.process}
    with pytest.raises(HostError, match=r"Another Maester is at work on shard 1 of .*; stop it first"):
        await take(url, shards=Shards((1,), 4))
    first.release()
    with pytest.raises(HostError, match=r"another number of shards \(\[2, 4\]\)"):
        await take(url, shards=Shards((0,), 2))
    with pytest.raises(HostError, match="Another Maester is at work on postgresql"):
        await take(url)
    again = await take(url, shards=Shards((0, 1), 4))
    assert {*await second.processes()} == {again.process, second.process}
    assert first.process != again.process
    again.release()
    second.release()
    alone = await take(url)
    with pytest.raises(HostError, match="A Maester is at work on all shards of"):
        await take(url, shards=Shards((0,), 2))
    alone.release()


async def test_a_killed_process_is_there_until_its_last_change_is_made(url: Url) -> None:
    """Else another would take over a post, and then what the first had sent before would be made."""
    lease, other = await take(url, shards=Shards((0,), 2)), await take(url, shards=Shards((1,), 2))
    store = await open_postgres(url, process=lease.process)
    changing, killed = asyncio.Event(), asyncio.Event()

    async def change(_: Session) -> None:
        changing.set()
        await killed.wait()

    late = asyncio.create_task(store.write(change))
    await changing.wait()
    lease.release()
    assert {*await other.processes()} == {lease.process, other.process}
    killed.set()
    await late
    await store.close()
    async with asyncio.timeout(10):
        while {*await other.processes()} != {other.process}:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.01)
    other.release()


async def test_one_of_several_takes_its_shards_again_when_its_connection_breaks(
    postgres: Server, url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[None] = []
    lease = await take(url, lambda: calls.append(None), Shards((1,), 2))
    with monkeypatch.context() as away:
        away.setattr("bot.hosting.server_lease._connect", AsyncMock(side_effect=Unreachable("away")))
        await cut(postgres, url)
        with pytest.raises(HostError):
            await lease.processes()
    processes: set[int] = set()
    async with asyncio.timeout(60):
        while not processes:  # it is lost until all its locks are taken again
            await asyncio.sleep(0.05)
            with suppress(HostError):
                processes = {*await lease.processes()}
    assert processes == {lease.process}
    assert calls == []
    lease.release()


async def test_another_database_of_the_same_server_is_free(postgres: Server, url: Url) -> None:
    first = await take(url)
    second = await take(await postgres.database())
    second.release()
    first.release()


async def test_a_lease_is_taken_again_when_its_connection_breaks(postgres: Server, url: Url) -> None:
    calls: list[None] = []
    lease = await take(url, lambda: calls.append(None))
    await cut(postgres, url)
    for _ in range(100):
        await asyncio.sleep(0.05)
        if await taken(url):
            break
    with pytest.raises(HostError):
        await take(url)
    assert calls == []
    lease.release()


async def test_whoever_finds_another_at_work_ends(
    postgres: Server, url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.server_lease.LEFT", 0.2)
    lost = asyncio.Event()
    lease = await take(url, lost.set)
    other = await asyncpg.connect(url.whole)
    waiting = asyncio.create_task(other.execute("SELECT pg_advisory_lock($1)", 0x6D616573_74657202))
    await asyncio.sleep(0.1)
    await cut(postgres, url, "application_name = 'maester lease'")
    await asyncio.wait_for(lost.wait(), 20)
    await waiting
    await other.close()
    lease.release()


async def cut(postgres: Server, url: Url, which: str = "true") -> None:
    name = url.whole.rpartition("/")[2]
    await postgres.say(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND {which}"
    )


async def test_a_server_that_is_not_there_is_told_without_the_password() -> None:
    done = await maester("migrate", "--check", "--database", "postgresql://maester:hush@127.0.0.1:1/games")
    assert done.exit_code == 2
    assert done.stderr.startswith("The database postgresql://maester@127.0.0.1:1/games cannot be read: ")
    assert "hush" not in done.stderr


# ── the bot as a process ──


async def test_the_bot_plays_on_a_server_and_goes_on_after_a_kill(url: Url, tmp_path: Path) -> None:
    beside = (
        tmp_path / "var" / "0" / "maester.db"
    )  # a folder that nobody has made, as in the unit of the guide
    folder = {"MAESTER_DATABASE": url.whole, "MAESTER_FOLDER": str(beside.parent)}
    async with Sandbox() as sandbox:
        host = Host(sandbox, tmp_path)

        async def up() -> asyncio.subprocess.Process:
            sign(beside).unlink(missing_ok=True)
            process = await host.maester("run", **folder)
            await sandbox.until(lambda: sign(beside).exists(), seconds=40)
            return process

        process = await up()
        alys = SandboxPerson(sandbox, "Alys")
        await alys.command("/game new", system="risk")
        await alys.command("/game options", option="houses", value="deal")
        for _ in range(2):
            await alys.command("/game agent")
        assert (await alys.command("/game start")).reply is not None
        process.kill()
        await process.wait()
        process = await up()
        assert (await alys.command("/game status")).reply is not None
        process.send_signal(signal.SIGTERM)
        code, _, err = await ended(process)
        assert (code, "Traceback" in err) == (0, False)
        assert sandbox.world.violations == []
    store = await open_postgres(url)
    (game,) = await store.read(lambda db: db.all("SELECT version FROM games"))
    (entries,) = await store.read(lambda db: db.all("SELECT count(*) FROM entries"))
    await store.close()
    assert game[0] == entries[0] >= 1  # whoever begins is drawn


# ── backups ──


async def test_a_backup_is_of_one_moment_and_can_be_put_back(
    desk: Served, url: Url, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAESTER_FOLDER", str(tmp_path))
    table = await begun(desk.tables, [ALYS, BRAN])
    await play(table, 4)
    before, dice = await stored(desk.store, table.game.id), thrown(table, awaited(table)[0])
    done = await maester("backup", tmp_path / "copy.db", "--database", url.whole)
    assert done.exit_code == 0, done.stderr
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    await play(table, 2)
    await table.remember(987)
    late = await begun(desk.tables, [ALYS, BRAN], channel=2)
    await desk.close()
    monkeypatch.setattr("tempfile.tempdir", "/nowhere")  # it may be memory, and small
    done = await maester("restore", tmp_path / "copy.db", "--database", url.whole)
    assert done.exit_code == 0, done.stderr
    assert not list(tmp_path.glob("maester-*"))
    await desk.open()
    after = await stored(desk.store, table.game.id)
    assert after[2][: len(before[2])] == before[2]
    assert len(after[2]) == len(before[2]) + 1  # the new seal of the dice
    again = await desk.tables.table(table.game.id)
    assert thrown(again, awaited(again)[0]) != dice
    assert again.game.dashboard_id == 987  # so that the board of after the backup is taken down
    fresh = await begun(desk.tables, [ALYS, BRAN], channel=3)
    assert fresh.game.id > late.game.id  # no button of the lost game is one of another
    (kept,) = tmp_path.glob("maester.db.before-*")
    assert f"What was there before is kept as {kept}." in done.stdout


async def test_a_backup_of_a_server_can_be_put_into_a_file(desk: Served, url: Url, tmp_path: Path) -> None:
    table = await begun(desk.tables, [ALYS, BRAN])
    await play(table, 4)
    await maester("backup", tmp_path / "copy.db", "--database", url.whole)
    done = await maester("restore", tmp_path / "copy.db", "--database", tmp_path / "maester.db")
    assert done.exit_code == 0, done.stderr
    store = await open_store(tmp_path / "maester.db")
    assert len(await store.entries(table.game.id)) == table.game.version + 1
    await store.close()


async def test_no_restore_while_a_bot_runs(desk: Served, url: Url, tmp_path: Path) -> None:
    await begun(desk.tables, [ALYS, BRAN])
    await maester("backup", tmp_path / "copy.db", "--database", url.whole)
    lease = await take(url)
    done = await maester("restore", tmp_path / "copy.db", "--database", url.whole)
    lease.release()
    assert done.exit_code == 2
    assert "Another Maester is at work on" in done.stderr


async def test_a_restore_that_fails_has_changed_nothing(
    desk: Served, url: Url, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAESTER_FOLDER", str(tmp_path))
    table = await begun(desk.tables, [ALYS, BRAN])
    await maester("backup", tmp_path / "copy.db", "--database", url.whole)
    await play(table, 2)
    before = await stored(desk.store, table.game.id)

    async def fails(*_: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(restoring, "reseal_all", fails)
    assert (await maester("restore", tmp_path / "copy.db", "--database", url.whole)).exit_code == 2
    assert await stored(desk.store, table.game.id) == before


async def test_what_postgresqls_own_tools_have_restored_begins_another_life(
    desk: Served, postgres: Server, url: Url, tmp_path: Path
) -> None:
    table = await begun(desk.tables, [ALYS, BRAN])
    await play(table, 4)
    dice, seat = thrown(table, awaited(table)[0]), awaited(table)[0]
    assert not await restoring.notice_restore(desk.store)  # type: ignore[arg-type]
    assert not await restoring.notice_restore(desk.store)  # type: ignore[arg-type]
    stamp = (await desk.store.read(life)).stamp
    other = await postgres.bare("pg_restored")
    tool("pg_dump", "--format=custom", f"--file={tmp_path / 'dump'}", url.whole)
    tool("pg_restore", "--no-owner", "--exit-on-error", f"--dbname={other.whole}", str(tmp_path / "dump"))
    restored = Served(other)
    await restored.open()
    assert await restoring.notice_restore(restored.store)  # type: ignore[arg-type]
    assert not await restoring.notice_restore(restored.store)  # type: ignore[arg-type]
    assert (await restored.store.read(life)).stamp != stamp
    again = await restored.tables.table(table.game.id)
    assert thrown(again, seat) != dice
    await restored.close()


def tool(name: str, *words: str) -> None:
    folder = programs()
    assert folder is not None
    subprocess.run(
        [folder / name, *words], check=True, capture_output=True, env={**os.environ, "LC_ALL": "C"}
    )


async def test_a_role_without_rights_is_enough(postgres: Server) -> None:
    await postgres.say("CREATE ROLE plain LOGIN")
    await postgres.say("CREATE DATABASE plain OWNER plain TEMPLATE template0")
    store = await open_postgres(Url(f"postgresql://plain@127.0.0.1:{postgres.port}/plain"))
    assert not await restoring.notice_restore(store)
    await store.close()


async def test_a_database_that_is_shut_is_not_begun_on(desk: Served) -> None:
    await desk.store.write(lambda db: db.run("UPDATE life SET shut = 'Its games were moved.'"))
    with pytest.raises(StoreError, match="Its games were moved"):
        await restoring.notice_restore(desk.store)  # type: ignore[arg-type]


# ── upgrades ──


async def test_games_are_replayed_and_let_go_on(
    desk: Served, url: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.commands.RULESETS", SYSTEMS)
    table = await begun(desk.tables, [ALYS, BRAN])
    await play(table, 4)
    await desk.store._run("UPDATE games SET rules_version = '0'")
    done = await maester("migrate", "--check", "--database", url.whole)
    assert (done.exit_code, "the same after all" in done.stdout) == (0, True)
    assert (await desk.store.game(table.game.id)).rules_version == "0"  # type: ignore[union-attr]
    assert (await maester("migrate", "--apply", "--database", url.whole)).exit_code == 0
    assert (await desk.store.game(table.game.id)).rules_version != "0"  # type: ignore[union-attr]


# ── the doctor ──


async def found(url: Url, level: str) -> list[str]:
    return [each.text async for each in looks(url, SYSTEMS) if each.level == level]


async def test_what_the_doctor_finds_wrong_with_a_server_that_may_lose_moves(url: Url) -> None:
    """The server of these tests is one."""
    (told,) = await found(url, "trouble")
    assert told.startswith("The server is set so that games can be lost or grow without end (")
    assert "fsync = off" in told
    assert await found(url, "advice") == []
    good = await found(url, "good")
    assert any("is PostgreSQL" in text for text in good)
    assert any("up to date" in text for text in good)
    assert "No Maester runs on this database." in good


async def test_the_doctor_of_a_database_without_tables(postgres: Server) -> None:
    assert any("There are no games in" in text for text in await found(await postgres.bare("bare"), "good"))


@pytest.mark.parametrize(
    "words", [("backup", "new.db"), ("migrate", "--check"), ("migrate", "--apply"), ("move-to", "moved.db")]
)
async def test_a_command_given_a_database_without_tables_says_so(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    url = await postgres.bare(f"without_tables_{words[0][:4]}_{words[-1][2:4]}")
    done = await maester(*words, "--database", url.whole)
    assert (done.exit_code, done.stderr) == (
        2,
        f"There are no games in {url} yet; the first start makes its tables.\n",
    )
    assert not [file for file in tmp_path.iterdir() if file.suffix != ".lock"]


async def test_the_doctor_tells_of_held_games_and_of_a_move(desk: Served, url: Url) -> None:
    await begun(desk.tables, [ALYS, BRAN])
    await desk.store._run("UPDATE games SET rules_version = '0'")
    await desk.store._run("UPDATE life SET shut = 'Its games were moved.'")
    *_, held, shut = await found(url, "trouble")
    assert held.startswith("Running games that began under other rules and are held: 1;")
    assert shut == "No Maester begins on this database. Its games were moved."


async def test_the_doctor_of_no_server() -> None:
    (told,) = await found(Url("postgresql://maester@127.0.0.1:1/games"), "trouble")
    assert told.endswith("look whether the server runs, and at MAESTER_DATABASE.")


async def test_the_command_looks_at_the_server(url: Url) -> None:
    done = await maester("doctor", "--offline", "--database", url.whole)
    assert done.exit_code == 1
    assert "fsync = off" in done.stdout


async def test_a_look_writes_nothing(url: Url) -> None:
    with pytest.raises(StoreError, match="read-only"):
        async with opened_to_read(url) as db:
            await db.run("DELETE FROM games")
