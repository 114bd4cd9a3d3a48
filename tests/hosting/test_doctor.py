"""`maester doctor`: what it finds, on this machine and on the sandbox, and what it says to do about it."""

import asyncio
import re
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from zoneinfo import ZoneInfoNotFoundError

import discord
import pytest
from cryptography.fernet import Fernet
from discord.gateway import KeepAliveHandler
from typer.testing import CliRunner

from bot import lexicon
from bot.cli import app
from bot.hosting import doctor_discord, lease
from bot.hosting.doctor import Finding, machine
from bot.hosting.doctor_discord import Place, discord_checks
from bot.hosting.keys import key_file
from bot.sandbox.pointing import point_discord_at
from bot.sandbox.server import Sandbox
from bot.settings import Settings
from bot.store.sqlite import open_sqlite
from data import DataError
from tests.engine.engine_fixture import SYSTEMS, begun
from tests.engine.engine_fixture import Desk as Database


class Told(NamedTuple):
    """What the doctor says, by how bad it is."""

    trouble: list[str]
    advice: list[str]
    good: list[str]


def found(database: Path) -> Told:
    """What is found on this machine."""
    findings = list(machine(Settings(database=database), SYSTEMS))
    return Told(*([each.text for each in findings if each.level == level] for level in Told._fields))


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "maester.db"
    store = await open_sqlite(path)
    await store.close()
    return path


@pytest.fixture(autouse=True, scope="module")
def _words_once() -> Iterator[None]:
    """All words are parsed for these tests once, not in each of them: it takes a second or two."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.hosting.doctor.lexicon.check", cache(lexicon.check))
        yield


# ── this machine ──


def test_a_fresh_machine_is_well(tmp_path: Path) -> None:
    database = tmp_path / "var" / "maester.db"
    told = found(database)
    assert told.trouble == told.advice == []
    assert f"There is no database {database} yet; the first start makes it." in told.good
    assert not database.parent.exists()


async def test_a_database_whose_games_were_moved_away_is_no_place_to_begin(database: Path) -> None:
    """Nothing was found, and the bot did not start."""
    other = database.with_name("other.db")
    words = ["move-to", str(other), "--database", str(database)]
    done = await asyncio.to_thread(CliRunner().invoke, app, words)
    assert done.exit_code == 0, done.output
    (told,) = found(database).trouble
    assert told == f"No Maester begins on this database. Its games were moved to {other}."
    assert found(other).trouble == []
    other.unlink()
    assert lease.lost(other), "the move knows that there was one"


async def test_what_holds_secrets_and_others_can_read_is_named(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(database.parent)
    key = key_file(database)
    key.write_bytes(Fernet.generate_key())
    Path(".env").write_text("DISCORD_TOKEN=hodor\n")
    for mode in (0o644, 0o640):
        for file in (Path(".env"), database, key):
            file.chmod(mode)
        advice = found(database).advice
        assert len(advice) == 3
        for file, what in ((Path(".env"), "the token"), (key, "the key"), (database, "everybody's hands")):
            assert any(
                f"{file} holds {what}" in text and f"(mode {mode:o}); type `chmod 600 {file}`" in text
                for text in advice
            )
    for file in (Path(".env"), database, key):
        file.chmod(0o600)
    assert found(database).advice == []


async def test_a_database_in_order_is_well(database: Path) -> None:
    told = found(database)
    assert told.trouble == told.advice == []
    assert any("is whole and up to date" in text for text in told.good)


async def test_a_database_that_is_gone_is_trouble(database: Path) -> None:
    held = lease.take(database)
    held.remember()
    held.release()
    database.unlink()
    (told,) = found(database).trouble
    assert "is gone, and Maester has worked on it" in told


async def test_a_damaged_database_is_trouble(database: Path) -> None:
    content = bytearray(database.read_bytes())
    content[4096 * 3 : 4096 * 6] = b"\xff" * 4096 * 3
    database.write_bytes(content)
    (told,) = found(database).trouble
    assert told.endswith("Put back a backup with `maester restore`.")
    words = ["doctor", "--offline", "--database", str(database)]
    done = await asyncio.to_thread(CliRunner().invoke, app, words)
    assert done.exit_code == 1, "though what is looked at after it is well"


async def test_a_key_that_is_none_is_trouble(database: Path) -> None:
    told = f"{key_file(database)} holds no key"
    assert not [each for each in found(database).trouble if each.startswith(told)]
    key_file(database).write_text("a key")
    (trouble,) = found(database).trouble
    assert trouble.startswith(told)


async def test_a_disk_that_fails_is_no_damage(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("bot.store.backup.recognise", full)
    (told,) = found(database).trouble
    assert (
        told
        == f"{database} cannot be read: disk I/O error. Look at its disk, whether it is full, and who owns it."
    )


async def test_a_database_of_an_older_maester_is_worth_a_backup(database: Path) -> None:
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA user_version = 1")
    (told,) = found(database).advice
    assert "is whole, and older than this Maester; make a backup" in told


async def test_games_that_are_held_are_trouble(tmp_path: Path) -> None:
    desk = Database(tmp_path / "maester.db")
    await begun(await desk.open())
    await desk.store._run("UPDATE games SET rules_version = '0'")
    assert found(desk.path).trouble == [
        "Running games that began under other rules and are held: 1; run `maester migrate --check`."
    ]
    await desk.close()


class Usage(NamedTuple):
    total: int
    used: int
    free: int


@pytest.mark.parametrize(
    ("free", "level"), [(5_000_000, "trouble"), (500_000_000, "advice"), (10**10, "good")]
)
def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, level: str) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(10**11, 10**11 - free, free))
    assert any("free on the disk" in text for text in getattr(found(tmp_path / "maester.db"), level))


def test_missing_data_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def check() -> None:
        raise DataError("data/fonts/capitals.ttf cannot be read: No such file or directory")

    monkeypatch.setattr("render.check", check)
    assert found(tmp_path / "maester.db").trouble == [
        "data/fonts/capitals.ttf cannot be read: No such file or directory; install Maester again."
    ]


def test_missing_time_zones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Bare:
        @staticmethod
        def no_cache(name: str) -> object:
            raise ZoneInfoNotFoundError(f"No time zone found with key {name}")

    monkeypatch.setattr("bot.hosting.doctor.ZoneInfo", Bare)
    (told,) = found(tmp_path / "maester.db").trouble
    assert told == "The time zones are missing (No time zone found with key UTC); install the package tzdata."


def test_a_cache_that_cannot_be_written_is_only_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("MAESTER_CACHE", str(tmp_path / "file" / "cache"))
    (told,) = found(tmp_path / "maester.db").advice
    assert "set MAESTER_CACHE" in told


async def test_it_tells_whether_a_bot_runs(database: Path) -> None:
    assert "No Maester runs on this database." in found(database).good
    bot = lease.take(database)
    assert "A Maester runs on this database." in found(database).good
    bot.release()


# ── Discord ──


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        sandbox.point_discord_here()
        yield sandbox
        assert sandbox.world.violations == []


async def asked(token: str | None, places: Sequence[Place] = (), **options: object) -> list[Finding]:
    return [finding async for finding in discord_checks(token, places, **options)]  # type: ignore[arg-type]


def worst(findings: list[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.level != "good"]


async def test_all_is_well_on_discord(sandbox: Sandbox) -> None:
    findings = await asked(sandbox.token)
    assert worst(findings) == []
    assert [finding.text for finding in findings] == [
        "Discord can be reached.",
        "This machine's clock is right.",
        "The token is that of maester; the intents are granted, and none is privileged.",
        "In the server “The Red Keep” the bot may do all it needs.",
    ]


async def test_a_wrong_token(sandbox: Sandbox) -> None:
    (finding,) = worst(await asked("MTIz.wrong.token"))
    assert finding.level == "trouble"
    assert finding.text.startswith("Discord does not know this token; the developer portal has it")


async def test_a_token_that_was_taken_back(sandbox: Sandbox) -> None:
    sandbox.gateway.token = "another"
    (finding,) = worst(await asked(sandbox.token))
    assert finding.text.startswith("Discord has taken this token back")


async def test_no_token(sandbox: Sandbox) -> None:
    (finding,) = worst(await asked(None))
    assert finding.text.startswith("DISCORD_TOKEN is not set; put the bot's token there")


@pytest.mark.parametrize(("hours", "told"), [(2, "seconds fast"), (-2, "seconds slow")])
async def test_a_clock_that_is_off(sandbox: Sandbox, hours: int, told: str) -> None:
    (finding,) = worst(await asked(sandbox.token, clock=lambda: time.time() + hours * 3600))
    assert finding.level == "trouble"
    assert told in finding.text


async def test_a_channel_where_a_game_is_at_play_must_be_open(sandbox: Sandbox) -> None:
    guild = next(iter(sandbox.world.guilds.values()))
    closed, open_ = list(sandbox.world.channels.values())[:2]
    sandbox.world.allow(closed, sandbox.world.bot, attach_files=False)
    findings = worst(
        await asked(sandbox.token, [(guild.id, closed.id), (guild.id, open_.id), (guild.id, 5), (6, 7)])
    )
    assert [(finding.level, finding.text.split(";")[0]) for finding in findings] == [
        (
            "trouble",
            f"In #{closed.name} of “The Red Keep”, where a game is at play, the bot may not attach files",
        ),
        ("advice", "A game is at play in the channel 5 of “The Red Keep”, which the bot does not see"),
        ("trouble", "A game is at play in the server 6, and the bot is not in it"),
    ]


def test_a_server_that_discord_cannot_show_is_no_reason_to_break_off() -> None:
    """An outage of one server, or one that is slow to come, and nothing was told of all the others."""
    gone = SimpleNamespace(id=5, unavailable=True, me=None, name="")
    client: Any = SimpleNamespace(
        user="maester", application_id=1, guilds=[gone], get_guild=lambda id_: gone if id_ == 5 else None
    )
    findings = worst(list(doctor_discord._servers(client, [(5, 6)], rooms=True)))
    assert [(finding.level, finding.text) for finding in findings] == [
        ("advice", "Discord cannot show the server 5 for now; try again later.")
    ]


async def test_what_private_talks_need_is_asked_for_by_games_that_have_them_alone(sandbox: Sandbox) -> None:
    guild = next(iter(sandbox.world.guilds.values()))
    for role in guild.roles.values():
        role.permissions &= ~discord.Permissions(create_private_threads=True, manage_threads=True).value
    assert worst(await asked(sandbox.token)) == []
    (finding,) = worst(await asked(sandbox.token, rooms=True))
    assert finding.level == "advice"
    assert (
        "may not create private threads, manage threads; games with private talks want that" in finding.text
    )
    wanted = discord.Permissions(int(re.search(r"permissions=(\d+)", finding.text)[1]))  # type: ignore[index]
    assert wanted.create_private_threads
    assert wanted.manage_threads


async def test_without_a_network_the_rest_is_still_told() -> None:
    back = point_discord_at("http://127.0.0.1:1", "ws://127.0.0.1:1")
    try:
        findings = await asked("any")
    finally:
        back()
    assert [finding.level for finding in findings] == ["trouble"]
    assert findings[0].text.startswith("Discord cannot be reached (ClientConnectorError)")


async def test_it_leaves_a_discord_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The token is taken, a shard connects, and the next one waits for its turn."""
    monkeypatch.setattr("bot.hosting.doctor_discord.PATIENCE", 1.0)
    async with Sandbox(shards=8) as sandbox:
        sandbox.point_discord_here()
        async with asyncio.timeout(8):
            findings = [finding async for finding in discord_checks(sandbox.token, [])]
    assert any("said nothing for 1 second" in finding.text for finding in findings)
    for beating in threading.enumerate():
        if isinstance(beating, KeepAliveHandler):
            beating.stop()  # discord.py leaves that of a shard which was still about to connect


async def test_many_shards_are_waited_for_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord lets them come five seconds apart; here it is one, with as little more patience."""

    async def pause(client: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
        await asyncio.sleep(0 if initial else 1)

    monkeypatch.setattr(discord.Client, "before_identify_hook", pause)
    monkeypatch.setattr("bot.hosting.doctor_discord.PATIENCE", 1.6)
    async with Sandbox(shards=3) as sandbox:
        sandbox.point_discord_here()
        findings = [finding async for finding in discord_checks(sandbox.token, [])]
    assert any("The token is that of" in finding.text for finding in findings)


async def test_it_can_look_while_the_bot_runs_and_leaves_it_alone(sandbox: Sandbox) -> None:
    commands = dict(sandbox.world.commands)
    assert worst(await asked(sandbox.token)) == []
    assert sandbox.world.commands == commands


# ── the command ──


def test_the_command_ends_with_0_offline(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["doctor", "--offline", "--database", str(tmp_path / "maester.db")])
    assert done.exit_code == 0
    assert all(line.startswith(("✓", "!")) for line in done.stdout.splitlines())


async def test_the_command_ends_with_1_if_something_is_to_be_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    back = point_discord_at("http://127.0.0.1:1", "ws://127.0.0.1:1")
    try:
        words = ["doctor", "--database", str(tmp_path / "maester.db")]
        done = await asyncio.to_thread(CliRunner().invoke, app, words)
    finally:
        back()
    assert done.exit_code == 1
    assert "✗ DISCORD_TOKEN is not set" in done.stdout
    assert "✗ Discord cannot be reached" in done.stdout


def test_a_setting_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAESTER_METRICS_PORT", "nine")
    done = CliRunner().invoke(app, ["doctor", "--offline"])
    assert done.exit_code == 2
    assert done.stderr.startswith("MAESTER_METRICS_PORT cannot be “nine”")
