"""`maester run` as a process of its own on the sandbox: it starts, it is stopped, and a second one does not start."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner

from bot.cli import app
from bot.client import FAREWELL, Maester
from bot.engine.table.pace import Pace
from bot.health import sign
from bot.hosting import lease
from bot.rules.risk.model.options import RiskOptions
from bot.run import cut_off
from bot.sandbox.errors import Refusal
from bot.sandbox.faults import Delay, Refuse
from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from bot.settings import Settings
from bot.store.backup import backup, restore
from bot.store.protocol import StoreError
from bot.store.sqlite import SqliteStore, open_sqlite
from tests.engine.engine_fixture import ALYS, Desk, lobby

BOT = """
import os, sys
from bot.sandbox.pointing import point_discord_at
point_discord_at(sys.argv.pop(1), sys.argv.pop(1))
from bot.__main__ import main
main()
"""
"""The command line as it is, but for where Discord is."""

DAMAGED = """
import render
from data import DataError
def check():
    raise DataError("data/fonts/label.ttf is damaged")
render.check = check
"""
"""What comes before it where a picture could not be drawn."""

BROKEN = """
import render
def check():
    raise RuntimeError("nobody has thought of this")
render.check = check
"""

ROTTEN = """
from bot.store.protocol import Damaged
from bot.store.sqlite import SqliteStore
async def examine(_):
    raise Damaged("The database maester.db cannot be used: a page is malformed")
SqliteStore.examine = examine
"""
"""What comes before it where damage is found while it runs."""

SHAKY = """
import bot.client
from bot.engine.tables import Tables
from bot.store.protocol import StoreError
from bot.store.sqlite import SqliteStore
bot.client.AGAIN = 0.01
real, tries = Tables.wake, iter([StoreError("the disk is away")])
async def wake(self):
    if error := next(tries, None):
        raise error
    await real(self)
async def examine(_):
    raise StoreError("maester.db could not be looked through: the disk is away")
Tables.wake, SqliteStore.examine = wake, examine
"""
"""What comes before it where the database fails for a moment."""

COMMANDS = "PUT /applications/{application_id}/commands"

PATIENCE = 60


class Host:
    """Somebody at a terminal, with a folder for the database."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox, self.database = sandbox, folder / "maester.db"
        self.log = folder / "maester.log"

    async def maester(self, *words: str, first: str = "", **more: str) -> asyncio.subprocess.Process:
        """The command line with these words and settings, after the lines of Python that come `first`."""
        arguments = ("-c", first + BOT, self.sandbox.base_url, self.sandbox.gateway_url, *words)
        return await asyncio.create_subprocess_exec(
            *(sys.executable, *arguments),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=self.environment(more),
            cwd=Path.cwd(),
        )

    def environment(self, more: Mapping[str, str]) -> dict[str, str]:
        ours = {
            "DISCORD_TOKEN": self.sandbox.token,
            "MAESTER_DATABASE": str(self.database),
            "MAESTER_LOG_FILE": str(self.log),
            "MAESTER_AGENT_PAUSE": "0",
        }
        return {**os.environ, **ours, **more}

    async def running(self) -> asyncio.subprocess.Process:
        """The bot, once it is connected and all it does at a start is done."""
        process = await self.maester("run")
        await self.sandbox.until(lambda: sign(self.database).exists(), seconds=PATIENCE)
        return process


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with Sandbox() as sandbox:
        yield Host(sandbox, tmp_path)
        assert sandbox.world.violations == []


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str, str]:
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, out.decode(), err.decode()


async def test_it_stops_when_told_and_leaves_nothing_half_done(host: Host) -> None:
    process = await host.running()
    alys = SandboxPerson(host.sandbox, "Alys")
    await alys.command("/game new", system="risk")
    await alys.command("/game options", option="houses", value="deal")
    for _ in range(2):
        await alys.command("/game agent")
    assert (await alys.command("/game start")).reply is not None
    process.send_signal(signal.SIGTERM)
    code, _, err = await ended(process)
    assert code == 0
    assert "Traceback" not in err
    assert errors(host) == []
    assert not lease.taken(host.database)
    with closing(sqlite3.connect(host.database)) as db:
        versions = db.execute("SELECT version FROM games").fetchall()
        entries = db.execute("SELECT count(*) FROM entries GROUP BY game_id").fetchall()
    assert versions == entries
    assert not host.database.with_name("maester.db-wal").exists()


async def test_it_stops_when_told_while_its_shards_connect(tmp_path: Path) -> None:
    """Discord lets one shard identify every five seconds."""
    async with Sandbox(shards=8) as sandbox:
        host = Host(sandbox, tmp_path)
        process = await host.maester("run")
        await sandbox.until(lambda: sandbox.gateway.identifies > 0, seconds=PATIENCE)
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(FAREWELL):
            code, _, err = await ended(process)
        assert (code, "Traceback" in err) == (0, False)
        assert errors(host) == []


async def test_it_stops_when_told_in_the_midst_of_its_start(host: Host) -> None:
    """All its games are timed, and agents are awaited in them; no clock, agent or post finds the database closed."""
    await many_games(host.database, 400)
    process = await host.maester("run")
    await host.sandbox.until(lambda: host.sandbox.gateway.identifies > 0, seconds=PATIENCE)
    process.send_signal(signal.SIGTERM)
    code, _, err = await ended(process)
    assert (code, "Traceback" in err) == (0, False)
    no_channel = (
        "could not be told",
        "Unknown Channel",
        "Unknown User",
    )  # copies stand in channels that are not there
    assert [line for line in errors(host) if not any(words in line for words in no_channel)] == []
    assert "database is closed" not in host.log.read_text()
    assert not sign(host.database).exists(), "it was not done with its start"


async def test_the_gateway_does_not_wait_for_the_commands_but_a_sign_of_life_does(host: Host) -> None:
    host.sandbox.faults.order(Delay(2.0), on=COMMANDS)
    process = await host.maester("run")
    await host.sandbox.until(lambda: host.sandbox.gateway.identifies > 0, seconds=PATIENCE)
    assert "commands registered" not in host.log.read_text()
    assert not sign(host.database).exists()
    await host.sandbox.until(lambda: sign(host.database).exists(), seconds=PATIENCE)
    await until_logged(host, '"ready"')
    told = host.log.read_text()
    assert told.index("commands registered") < told.index('"ready"')
    process.send_signal(signal.SIGTERM)
    assert (await ended(process))[0] == 0


async def test_commands_that_discord_does_not_take_are_said_in_a_sentence(host: Host) -> None:
    host.sandbox.faults.order(Refuse(Refusal.MISSING_ACCESS), on=COMMANDS)
    code, out, err = await ended(await host.maester("run", MAESTER_LOG_FILE=""))
    assert (code, out) == (2, "")
    assert "Discord does not take the commands of Maester: 403 Forbidden (error code: 50001)" in err
    assert "Traceback" not in err


async def test_a_picture_that_could_not_be_drawn_is_said_in_a_sentence(host: Host) -> None:
    code, out, err = await ended(await host.maester("run", first=DAMAGED, MAESTER_LOG_FILE=""))
    assert (code, out) == (2, "")
    assert "data/fonts/label.ttf is damaged" in err
    assert "Traceback" not in err


async def test_a_game_on_this_machine_ends_in_the_same_sentence(host: Host) -> None:
    process = await host.maester("play", "--no-browser", first=DAMAGED, DISCORD_TOKEN="")
    code, _, err = await ended(process)
    assert code == 2
    assert "data/fonts/label.ttf is damaged" in err
    assert "Traceback" not in err


async def test_a_database_that_is_found_damaged_beside_the_bot_ends_it_in_a_sentence(host: Host) -> None:
    code, out, err = await ended(await host.maester("run", first=ROTTEN, MAESTER_LOG_FILE=""))
    assert (code, out) == (2, "")
    assert "The database maester.db cannot be used: a page is malformed" in err
    assert "Traceback" not in err


async def test_a_database_that_fails_while_games_are_woken_is_asked_again(host: Host) -> None:
    process = await host.maester("run", first=SHAKY)
    await until_logged(host, "could not be looked through: the disk is away")
    woken, looked = errors(host)
    assert "the games could not be woken" in woken
    assert "the database could not be looked through" in looked
    await host.sandbox.until(lambda: sign(host.database).exists(), seconds=PATIENCE)
    process.send_signal(signal.SIGTERM)
    assert (await ended(process))[0] == 0


async def test_what_goes_wrong_while_games_are_woken_is_logged(host: Host) -> None:
    process = await host.maester("run", first=BROKEN)
    await until_logged(host, "nobody has thought of this")
    assert len(errors(host)) == 1
    process.send_signal(signal.SIGTERM)
    assert (await ended(process))[0] == 0


async def test_a_start_that_does_not_heed_is_cancelled_again() -> None:
    """A stop between login and ready took ten seconds now and then."""

    async def start() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    task = asyncio.create_task(start())
    await asyncio.sleep(0)
    await cut_off(task)
    assert task.cancelled()


def errors(host: Host) -> list[str]:
    return [
        line
        for line in host.log.read_text().splitlines()
        if '"level": "error"' in line or '"level": "critical"' in line
    ]


async def until_logged(host: Host, words: str) -> None:
    await host.sandbox.until(lambda: host.log.exists() and words in host.log.read_text(), seconds=PATIENCE)


async def many_games(path: Path, number: int) -> None:
    """Copies of one game of a person and two agents, with a clock, that has just begun."""
    desk = Desk(path)
    tables = await desk.open()
    table = await lobby(tables, [ALYS], system="risk", agents=2)
    await tables.choose(table.game.id, lambda _: RiskOptions(houses="deal"))
    await tables.set_pace(table.game.id, lambda _: Pace(hours=24))
    await table.start()
    whole, clocks = await desk.store.whole(table.game.id), await desk.store.clocks(table.game.id)
    assert whole is not None
    for channel in range(2, number):
        made = await desk.store.put_whole(replace(whole, game=replace(whole.game, channel_id=channel)))
        await desk.store.set_clocks(made.id, made.version, clocks, ())
    await desk.store.close()


async def test_it_stops_by_itself_when_its_database_is_gone(host: Host) -> None:
    process = await host.running()
    alys = SandboxPerson(host.sandbox, "Alys")
    host.database.rename(host.database.with_name("away.db"))
    await alys.command("/game new", system="risk")
    async with asyncio.timeout(FAREWELL + 5):
        code, _, err = await ended(process)
    assert code == 2
    assert "was moved, removed or replaced while Maester was at work on it" in err
    assert "Traceback" not in err
    assert '"the database is gone"' in host.log.read_text()
    again = await ended(await host.maester("run", MAESTER_LOG_FILE=""))
    assert (again[0], "is gone, and Maester has worked on it" in again[2]) == (2, True)
    host.database.with_name("away.db").rename(host.database)
    sign(host.database).unlink()
    process = await host.running()
    process.send_signal(signal.SIGTERM)
    assert (await ended(process))[0] == 0


async def test_a_second_one_refuses_in_a_sentence_and_the_first_goes_on(host: Host) -> None:
    first = await host.running()
    code, out, err = await ended(await host.maester("run", MAESTER_LOG_FILE=""))
    assert (code, out) == (2, "")
    assert f"Another Maester (process {first.pid}) is at work on {host.database}; stop it first" in err
    assert "Traceback" not in err
    alys = SandboxPerson(host.sandbox, "Alys")
    assert (await alys.command("/game new", system="risk")).reply is not None
    first.send_signal(signal.SIGTERM)
    assert (await ended(first))[0] == 0


async def test_what_was_backed_up_while_it_ran_is_played_on_after_a_restore(
    host: Host, tmp_path: Path
) -> None:
    bot = await host.running()
    alys = SandboxPerson(host.sandbox, "Alys")
    await alys.command("/game new", system="risk")
    backup(host.database, tmp_path / "copy.db")
    bot.kill()
    await bot.wait()
    sign(host.database).unlink()
    restore(tmp_path / "copy.db", host.database)
    again = await host.running()
    assert (
        "A table is being set in this channel already"
        in (await alys.command("/game new", system="risk")).text
    )
    again.send_signal(signal.SIGTERM)
    assert (await ended(again))[0] == 0


async def test_a_wrong_token_is_said_in_a_sentence(host: Host) -> None:
    code, out, err = await ended(
        await host.maester("run", DISCORD_TOKEN="MTIz.wrong.token", MAESTER_LOG_FILE="")
    )
    assert (code, out) == (2, "")
    assert "Discord does not know this token." in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("database", "code", "told"),
    [
        (
            "postgresql://maester:secret@127.0.0.1:1/games",
            1,
            "The database postgresql://maester@127.0.0.1:1/games",
        ),
        ("newer", 2, "it is of version 99, this Maester knows"),
        ("gone", 2, "is gone, and Maester has worked on it"),
    ],
)
async def test_a_host_hears_of_the_database_before_discord_is_asked(
    host: Host, database: str, code: int, told: str
) -> None:
    """One that a server would have ends with 1: the server may come yet, and systemd is to try again."""
    if database == "newer":
        await (await open_sqlite(host.database)).close()
        with closing(sqlite3.connect(host.database)) as db:
            db.execute("PRAGMA user_version = 99")
    elif database == "gone":
        held = lease.take(host.database)
        held.remember()
        held.release()
    else:
        host.database = database  # type: ignore[assignment]
    run = await ended(await host.maester("run", DISCORD_TOKEN="MTIz.wrong.token", MAESTER_LOG_FILE=""))
    assert run[:2] == (code, "")
    assert told in run[2]
    assert "Traceback" not in run[2]
    assert "secret" not in run[2]


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("DISCORD_TOKEN", "", "DISCORD_TOKEN is not set."),
        ("MAESTER_THEME", "dusk", "MAESTER_THEME cannot be “dusk”"),
        ("MAESTER_LOG_FILE", "/dev/null/maester.log", "The log cannot be written to /dev/null/maester.log"),
    ],
)
def test_a_setting_that_keeps_it_from_starting_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, told: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.wrong.token")
    monkeypatch.setenv(name, value)
    done = CliRunner().invoke(app, ["run"])
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in done.stderr


async def test_a_start_that_fails_leaves_no_database_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[SqliteStore] = []

    async def fails(store: SqliteStore) -> bool:
        opened.append(store)
        raise StoreError("the disk is full")

    monkeypatch.setattr("bot.client.notice_restore", fails)
    async with Maester(Settings(database=tmp_path / "maester.db")) as bot:
        with pytest.raises(StoreError):
            await bot.start("a token")
    with pytest.raises(StoreError, match="closed"):
        await opened[0].tally()


@pytest.mark.parametrize("broken", ["ticker.Ticker", "outbox.Outbox"])
async def test_whatever_has_died_of_an_error_all_else_is_closed_and_the_error_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    async def dies(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(f"bot.engine.{broken}.run", dies)
    database = tmp_path / "maester.db"
    async with Sandbox() as sandbox, Maester(Settings(database=database), guild_ready_timeout=0.05) as bot:
        sandbox.point_discord_here()
        running = asyncio.create_task(bot.start(sandbox.token))
        await bot.wait_until_ready()
        with capture_logs() as logs:
            await bot.close()
        await asyncio.gather(running, return_exceptions=True)
    assert not lease.taken(database)
    with pytest.raises(StoreError, match="closed"):
        await bot.tables.store.tally()
    (told,) = [line for line in logs if line["log_level"] == "error"]
    assert isinstance(told["exc_info"], ZeroDivisionError)
