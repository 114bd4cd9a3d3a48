"""Shards, restarts, and the sandbox as a process of its own."""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from bot.sandbox.setting import furnish
from bot.sandbox.world import World
from tests.sandbox.sample_bot import Scribe
from tests.sandbox.sandbox_fixture import ManyClerks, running


def two_guilds() -> World:
    """One server for each of two shards."""
    world = World()
    furnish(world)
    owner = next(user for user in world.users.values() if not user.bot)
    for shard in (0, 1):
        guild = world.add_guild(f"Shard {shard}", owner, shard=(shard, 2))
        world.add_channel(guild, f"hall-{shard}")
    return world


async def test_two_shard_processes_see_their_own_servers_and_dms_go_to_the_first() -> None:
    async with Sandbox(two_guilds(), shards=2) as sandbox:
        clerks = [ManyClerks(shard_ids=[shard], shard_count=2) for shard in (0, 1)]
        async with running(clerks[0], sandbox), running(clerks[1], sandbox):
            alys = SandboxPerson(sandbox, "Alys")
            for shard, clerk in enumerate(clerks):
                assert f"Shard {shard}" in [guild.name for guild in clerk.guilds]
                assert f"Shard {1 - shard}" not in [guild.name for guild in clerk.guilds]
                assert (await alys.command("/say", words="Aye", channel=f"hall-{shard}")).text == "Aye"
            await alys.send("In private", channel=alys.dm)
            await sandbox.until(lambda: any(message.content == "In private" for message in clerks[0].heard))
            assert not any(message.content == "In private" for message in clerks[1].heard)


async def test_one_process_asks_how_many_shards_it_should_run() -> None:
    async with Sandbox(two_guilds(), shards=2) as sandbox:
        async with running(clerk := ManyClerks(), sandbox):
            assert clerk.shard_count == 2
            assert {"Shard 0", "Shard 1"} <= {guild.name for guild in clerk.guilds}
        assert "/gateway/bot" in {exchange.path for exchange in sandbox.rest.traffic}


async def test_dynamic_button_answers_after_a_restart_and_a_plain_view_is_dead(sandbox: Sandbox) -> None:
    alys = SandboxPerson(sandbox, "Alys")
    async with running(Scribe(), sandbox):
        vote = (await alys.command("/vote", house="Stark")).message
        plain = (await alys.command("/buttons")).message
    async with running(Scribe(), sandbox):
        assert (await alys.click(vote, label="Stark 0")).message.button("Stark 1")
        sandbox.interaction_seconds = 0.05
        assert (await alys.click(plain, label="Count")).failure


async def test_overlapping_sessions_both_hear_and_the_slower_gets_40060(sandbox: Sandbox) -> None:
    async with running(first := Scribe(), sandbox), running(second := Scribe(), sandbox):
        alys = SandboxPerson(sandbox, "Alys")
        assert (await alys.command("/say", words="Who answers?")).text == "Who answers?"
        await alys.settle()
        assert len(alys.sees()) == 1
        await alys.send("Both hear", channel=alys.dm)
        await sandbox.until(lambda: first.heard[-1:] and second.heard[-1:])
        assert first.heard[-1].id == second.heard[-1].id


BOT = """
import asyncio, sys
from bot.sandbox.pointing import point_discord_at
from tests.sandbox.sample_bot import Scribe
base_url, gateway_url, token = sys.argv[1:]
point_discord_at(base_url, gateway_url)
asyncio.run(Scribe().start(token))
"""


async def test_killed_bot_is_started_again_and_goes_on(sandbox: Sandbox) -> None:
    async def start() -> asyncio.subprocess.Process:
        before = sandbox.gateway.identifies
        arguments = (BOT, sandbox.base_url, sandbox.gateway_url, sandbox.token)
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", *arguments, cwd=Path.cwd())
        await sandbox.until(lambda: sandbox.gateway.identifies > before, seconds=30)
        return process

    alys = SandboxPerson(sandbox, "Alys")
    process = await start()
    vote = (await alys.command("/vote", house="Stark")).message
    process.kill()
    await process.wait()
    sandbox.interaction_seconds = 0.05
    assert (await alys.click(vote, label="Stark 0")).failure
    sandbox.interaction_seconds = 3.0
    process = await start()
    try:
        assert (await alys.click(vote, label="Stark 0")).message.button("Stark 1")
    finally:
        process.kill()
        await process.wait()


async def test_sandbox_runs_as_a_process_of_its_own() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.sandbox.server", "--port", "0"),
        stdout=asyncio.subprocess.PIPE,
        env=environment,
    )
    assert process.stdout is not None
    addresses = json.loads(await asyncio.wait_for(process.stdout.readline(), 30))
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {addresses['token']}"}) as http:
        async with http.get(f"{addresses['base_url']}/api/v10/users/@me") as answer:
            assert (await answer.json())["username"] == "maester"
        async with http.get(addresses["page_url"]) as answer:
            assert answer.status == 200
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 10) == 0


async def test_only_this_machine_can_reach_it(sandbox: Sandbox) -> None:
    """What listens on all addresses listens on every one that begins with 127, too."""
    assert sandbox.base_url.startswith("http://127.0.0.1:")
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection("127.0.0.2", sandbox.port)
    with pytest.raises(OSError):
        Sandbox(port=sandbox.port)
