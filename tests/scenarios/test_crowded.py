"""People beside tables of agents that never pause, on a Discord that is slow: the short form of `make load`.

How long things take is not asked here (a busy machine would answer), but what comes first, and that nothing is told
twice or left out.
"""

import asyncio
from collections.abc import Sequence

from bot.engine.table.table import Table
from bot.engine.table.turn_history import tales, told
from bot.engine.tables import Tables
from bot.sandbox.faults import Delay
from bot.store.rows import SeatRow
from tests.scenarios.stage import SandboxStage

POST = "POST /channels/{channel_id}/messages"

TABLES = 6
MANY = 100_000
"""Posts, more than there are."""

ENOUGH = 150
"""Entries of each, after which agents have ended many turns."""


async def of_agents(tables: Tables, guild_id: int, channel_id: int) -> Table:
    """A table at which nobody sits but agents, at play."""
    rows = [SeatRow(seat, None, f"Agent {seat}", "sensible", "") for seat in range(4)]
    table = await tables.open(
        guild_id=guild_id, channel_id=channel_id, host_id=1, host_name="Nobody", system="risk", seats=rows
    )
    return await tables.start(table.game.id)


async def test_people_are_served_first_and_what_agents_did_is_told_once(stage: SandboxStage) -> None:
    sandbox, tables = stage.sandbox, stage.bot.tables
    (guild,) = sandbox.world.guilds.values()
    alys = stage.alys
    await alys.command("/game new", system="risk")
    await alys.command("/game options", option="houses", value="deal")
    await alys.command("/game agent")
    await alys.command("/game agent")
    await alys.command("/game start")
    await alys.reads("Waiting for")
    sandbox.faults.order(Delay(0.3), on=POST, times=MANY)
    crowd = [
        await of_agents(tables, guild.id, sandbox.world.add_channel(guild, f"agents-{n}").id)
        for n in range(TABLES)
    ]
    await sandbox.until(lambda: all(one.game.version > ENOUGH // 3 for one in crowd), seconds=60)
    waiting = await tables.store.due_posts(1e12, 100)
    assert [row.people for row in waiting] == sorted((row.people for row in waiting), reverse=True)
    offered = await alys.complete("/risk deploy", focused="territory")
    done = await alys.command("/risk deploy", territory=offered[0].value)
    assert "sends" in done.text
    await alys.reads("sends")
    await sandbox.until(lambda: all(one.game.version > ENOUGH for one in crowd), seconds=60)
    await tables._driver.stop()
    sandbox.faults.clear()
    assert (await tables.store.tally()).posts < 10 * TABLES  # of some hundred turns
    async with asyncio.timeout(60):
        while (await tables.store.tally()).posts:  # noqa: ASYNC110 — nothing tells when all is posted
            await asyncio.sleep(0.05)
    assert any([await _told_once(one) for one in crowd])


async def _told_once(table: Table) -> bool:
    """Every turn up to the last story is in one story; whether some of them share one."""
    stories: Sequence[int] = [row.n for row in await table.store.stories(table.game.id)]
    assert stories == sorted(set(stories))
    whole = tales([entry for entry in await table.entries() if entry.n <= stories[-1]], -1)
    parts = [tale for n in stories for tale in await told(table, n)]
    assert [tale.events for tale in parts] == [tale.events for tale in whole[len(whole) - len(parts) :]]
    return len(parts) > len(stories)
