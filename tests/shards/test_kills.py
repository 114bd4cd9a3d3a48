"""Several processes share a database and Discord's servers; one after another is killed while people and agents play.

What they were told must be one story with what is stored and shown (decision 0018). `make kills` does it for long.
"""

import asyncio
import os
import random
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.changes import Change, MessageCreated
from bot.sandbox.limits import INTERACTION_SECONDS
from bot.sandbox.model import Message
from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from bot.store.postgres import PostgresStore, open_postgres
from tests.postgres import Server
from tests.shards import judge
from tests.shards.company import PATIENCE, company, servers
from tests.shards.people import History, Mover

KILLS = int(os.environ.get("MAESTER_KILLS", "0"))
"""How often a process is killed; not set: the short test."""

MOVES = 2
"""What each person has to get done at least, however often they have to ask again."""

QUIET = 6
"""Looks, half a second apart, at which nothing has happened."""

CLOCK = 5.0
"""Seconds for a decision at the table where nobody moves (`tests/shards/company.py`)."""


@pytest.mark.timeout(3600 if KILLS else 600)
@pytest.mark.parametrize("count", [2, 4] if KILLS else [2])
async def test_nothing_is_lost_doubled_or_late_however_often_a_process_dies(
    postgres: Server, tmp_path: Path, count: int
) -> None:
    url = await postgres.database()
    store = await open_postgres(url)
    async with store._pool.acquire() as connection:
        await connection.execute(judge.PROMISED)
    world, halls = servers(count)
    created: list[Message] = []

    def hear(change: Change) -> None:
        if isinstance(change, MessageCreated):
            created.append(change.message)

    world.listen(hear)
    history, stop, chance = History(), asyncio.Event(), random.Random(7)
    async with Sandbox(world, shards=count, interaction_seconds=20.0) as sandbox:
        people = {
            name: SandboxPerson(sandbox, name)
            for name in ("Alys", "Brynden", "Cass", "Davin", "Elyn", "Ferro")
        }
        async with company(sandbox, url, tmp_path, count) as processes:
            halls = [
                hall for n in range(3) for hall in halls[n::3]
            ]  # one of each server, then the next of each
            tables = [("Alys",), ("Brynden", "Cass"), ("Davin",)]
            for names, hall in zip(tables, halls[1:], strict=False):
                await open_table([people[name] for name in names], hall.id, agents=3 - len(names))
            await open_table([people["Elyn"], people["Ferro"]], halls[0].id, timed=True)
            sandbox.interaction_seconds = INTERACTION_SECONDS  # who gets no answer asks again
            movers = [
                Mover(people[name], hall.id, history, n)
                for n, (names, hall) in enumerate(zip(tables, halls[1:], strict=False))
                for name in names
            ]
            playing = [asyncio.create_task(mover.play(stop)) for mover in movers]
            for _ in range(KILLS or 2):
                await asyncio.sleep(chance.uniform(0.3, 4.0))
                shard = chance.randrange(count)
                await processes.kill(shard)
                await asyncio.sleep(chance.uniform(0.0, 2.0))
                await processes.start(shard)
            # However slow the machine is: each goes on, and so does the clock.
            await sandbox.until(lambda: min(mover.moves for mover in movers) >= MOVES, seconds=PATIENCE)
            stop.set()
            await asyncio.gather(*playing)
            (clocked,) = await judge.rows(store, f"SELECT id FROM games WHERE channel_id = {halls[0].id}")
            await store.pause(clocked["id"], time.time())
            await rest(store)
            late = await judge.no_deadline_is_missed(store, clocked["id"], CLOCK, slack=15.0)
            await judge.no_move_is_lost_or_doubled(store, history, world)
            await judge.every_journal_is_whole(store)
            public = [channel for channel in world.channels.values() if channel.guild_id is not None]
            shown = [
                message
                for channel in public
                for message in channel.messages.values()
                if message.ephemeral_to is None
            ]
            await judge.every_post_is_shown_once(store, created, shown)
            told = [judge.errors(processes.log(shard).read_text()) for shard in range(count)]
    await store.close()
    assert world.violations == []
    assert late >= 2
    assert told == [[]] * count
    seconds = sorted(history.seconds)
    print(
        f"{count} processes, {processes.kills} kills: {sum(mover.moves for mover in movers)} moves of people,"
        f" {late} deadlines, {len(created)} messages; answers p50 {statistics.median(seconds) * 1000:.0f} ms,"
        f" p99 {seconds[len(seconds) * 99 // 100] * 1000:.0f} ms; {history.unanswered} got no answer"
    )


async def open_table(
    people: list[SandboxPerson], channel: int, agents: int = 0, *, timed: bool = False
) -> None:
    """A table of these people that has begun."""
    host, *guests = people
    await insist(host, channel, "/game new", system="risk")
    for guest in guests:
        await insist(guest, channel, "/game join")
    await insist(host, channel, "/game options", option="houses", value="deal")
    for _ in range(agents):
        await insist(host, channel, "/game agent")
    if timed:
        await insist(host, channel, "/game pace", hours="1", late="default")
    done = await insist(host, channel, "/game start")
    assert "begun" in done, done


async def insist(person: SandboxPerson, channel: int, command: str, **options: str) -> str:
    """Ask until there is an answer: on a busy machine the bot may come to it too late, and then leaves it."""
    async with asyncio.timeout(PATIENCE):
        while (done := await person.command(command, options, channel=channel)).failure:
            pass
    return done.text


async def rest(store: PostgresStore) -> None:
    """Until nothing waits to be shown, and no agent moves; for a while, as a busy machine is late with both."""
    before, quiet = list[Any](), 0
    for _ in range(120):
        now = [dict(row) for row in await judge.rows(store, "SELECT id, version FROM games ORDER BY id")]
        idle = now == before and await judge.rows(store, "SELECT * FROM outbox") == []
        before, quiet = now, quiet + 1 if idle else 0
        if quiet == QUIET:
            return
        await asyncio.sleep(0.5)
    raise AssertionError("it never rests")
