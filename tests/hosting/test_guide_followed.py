"""The hosting guide, followed from an old release to two shards on PostgreSQL: a game once begun is never lost."""

import asyncio
import gzip
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.address import Url
from bot.health import sign
from bot.sandbox.model import Channel
from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from bot.store.migrate import steps
from bot.store.postgres import open_postgres
from tests.hosting.test_run import PATIENCE, Host, ended
from tests.postgres import Server
from tests.shards.company import KEY, Company, servers

OLD = Path(__file__).parent / "old" / "2026-11.db.gz"
"""A database of ten migrations ago, whose games began under other rules (`test_old.py`)."""

OLD_GAME, OLD_SEAT = 1, 2
"""One of them, and who is awaited in it: to occupy what they have conquered."""

GUIDE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


class Terminal:
    """Somebody who types what the guide says, in a folder of their own."""

    def __init__(self, host: Host, folder: Path) -> None:
        self._host, self._folder = host, folder
        self.database = str(host.database)

    async def maester(self, *words: str) -> str:
        """Type a command of the guide; what it says. It has to end well."""
        assert f"maester {words[0]}" in GUIDE
        more = {"MAESTER_DATABASE": self.database, "MAESTER_FOLDER": str(self._folder), "MAESTER_KEY": KEY}
        code, out, err = await ended(await self._host.maester(*words, **more))
        assert code == 0, out + err
        return out + err


async def status(person: SandboxPerson, hall: int) -> str:
    return (await person.command("/game status", channel=hall)).text


async def move(person: SandboxPerson, hall: int) -> None:
    """Deploy all, or end the turn."""
    offered = await person.complete("/risk deploy", focused="territory", channel=hall)
    if offered:
        done = await person.command("/risk deploy", {"territory": str(offered[0].value)}, channel=hall)
    else:
        done = await person.command("/risk end", channel=hall)
    assert done.failure is None


def left_by_an_old_release(database: Path, hall: Channel, user_id: int) -> None:
    """Its game stands in this channel, where this person is awaited and agents sit in the other seats."""
    database.write_bytes(gzip.decompress(OLD.read_bytes()))
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        assert schema(database) < max(steps()) - 1
        db.execute("UPDATE games SET status = 'archived' WHERE id <> ?", (OLD_GAME,))
        db.execute(
            "UPDATE games SET channel_id = ?, guild_id = ?, host_id = ?", (hall.id, hall.guild_id, user_id)
        )
        for table in ("seats", "seatings"):
            db.execute(f"UPDATE {table} SET user_id = NULL, agent = 'sensible' WHERE seat <> ?", (OLD_SEAT,))
            db.execute(f"UPDATE {table} SET user_id = ? WHERE seat = ?", (user_id, OLD_SEAT))


def schema(database: Path) -> int:
    with closing(sqlite3.connect(database)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


@pytest.mark.timeout(1200)
async def test_the_guide_from_an_old_release_to_two_shards_and_back(postgres: Server, tmp_path: Path) -> None:
    url = await postgres.database()
    world, halls = servers(2)
    hall = halls[3].id  # of a server of the second shard
    old = halls[4]
    async with Sandbox(world, shards=2, interaction_seconds=20.0) as sandbox:
        host = Host(sandbox, tmp_path)
        at = Terminal(host, tmp_path)
        alys = SandboxPerson(sandbox, "Alys")
        # 6: an upgrade of what an old release has left
        left_by_an_old_release(host.database, old, alys.id)
        await at.maester("backup", str(tmp_path / "before-upgrade.db"))
        assert "the same" in await at.maester("migrate", "--check")
        assert schema(host.database) < max(steps())
        await at.maester("migrate", "--apply")
        assert schema(host.database) == max(steps())
        # 3 and 4: and its first day
        assert "trouble" not in (await at.maester("doctor", "--offline")).lower()
        process = await alone(host)
        assert "It is your turn to move" in await status(alys, old.id)
        done = await alys.command("/risk occupy", {"armies": 3}, channel=old.id)
        assert "It is your turn to attack" in done.text, done.text
        await alys.command("/game new", {"system": "risk"}, channel=hall)
        await alys.command("/game options", {"option": "houses", "value": "deal"}, channel=hall)
        await alys.command("/game agent", channel=hall)
        await alys.command("/game agent", channel=hall)
        assert "begun" in (await alys.command("/game start", channel=hall)).text
        # 5: a backup while people play
        await asyncio.gather(at.maester("backup", str(tmp_path / "first.db")), move(alys, hall))
        await stop(process)
        # 9: to a server
        await at.maester("backup", str(tmp_path / "before-move.db"))
        await at.maester("move-to", url.whole)
        at.database = url.whole
        # 10: two shards
        (tmp_path / "shards").mkdir()
        shards = Company(sandbox, url, tmp_path / "shards", 2)
        await up(shards)
        before = await version(url)
        await move(alys, hall)
        await move(alys, alys.dm)  # which is the other process's
        # 6: an upgrade of both processes
        await at.maester("backup", str(tmp_path / "before-both.db"))
        assert "differs" not in await at.maester("migrate", "--check")
        await shards.stop()
        await at.maester("migrate", "--apply")
        await up(shards)
        assert "RISK" in await status(alys, hall)
        # 5: a backup while two processes play, and a restore
        await asyncio.gather(at.maester("backup", str(tmp_path / "second.db")), move(alys, hall))
        await shards.stop()
        await at.maester("restore", str(tmp_path / "second.db"))
        await up(shards)
        await alys.reads("put back from a backup", channel=hall)
        await move(alys, hall)
        await sandbox.settle()
        await shards.stop()
        assert await version(url) > before
        # 9: and back to a file
        back = tmp_path / "back.db"
        await at.maester("move-to", str(back))
        host.database = back
        process = await alone(host)
        assert "RISK" in await status(alys, hall)
        assert "RISK" in await status(alys, old.id)
        await move(alys, hall)
        await stop(process)
        assert world.violations == []


async def alone(host: Host) -> asyncio.subprocess.Process:
    sign(host.database).unlink(missing_ok=True)
    process = await host.maester("run", MAESTER_KEY=KEY, MAESTER_BURST="0")
    await host.sandbox.until(sign(host.database).exists, seconds=PATIENCE)
    return process


async def stop(process: asyncio.subprocess.Process) -> None:
    process.send_signal(signal.SIGTERM)
    assert (await ended(process))[0] == 0


async def up(shards: Company) -> None:
    await shards.start(0)
    await shards.start(1)


async def version(url: Url) -> int:
    store = await open_postgres(url)
    (row,) = await store.read(lambda db: db.all("SELECT sum(version) FROM games"))
    await store.close()
    return int(row[0])
