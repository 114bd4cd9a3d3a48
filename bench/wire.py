"""The whole interaction over real sockets: from Discord's event to the answer Discord receives.

Maester's move is judged, committed to the disk and answered with the player's next panel; the peer is a bot that
answers "pong" and does nothing else, on the same simulated Discord, in the same run.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

import discord
from discord import app_commands

from bench.figures import Figure
from bot.client import Maester
from bot.rules.contract import Action
from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from bot.settings import Settings

TIMES = 200


class Pong(discord.Client):
    """The peer."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="ping", description="Answers.")
        async def ping(interaction: discord.Interaction[discord.Client]) -> None:
            await interaction.response.send_message("pong", ephemeral=True)

    async def setup_hook(self) -> None:
        """See discord.py."""
        await self.tree.sync()


async def interactions() -> list[Figure]:
    """A committed move against a pong."""
    pong = await _pong()
    move = await _moves()
    return [
        Figure(
            "a move over sockets, committed and answered",
            move,
            "ms",
            "a bare pong bot",
            pong,
            "≤ 2 × pong + one flush",
        )
    ]


async def _pong() -> float:
    async with Sandbox() as sandbox, Pong() as bot:
        sandbox.point_discord_here()
        running = asyncio.create_task(bot.start(sandbox.token))
        await asyncio.wait_for(bot.wait_until_ready(), 10)
        alys = SandboxPerson(sandbox, "Alys", reaction=0)
        taken = [await _time(alys, "/ping", {}) for _ in range(TIMES)]
        await bot.close()
        await running
    return statistics.median(taken[20:])


async def _moves() -> float:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "wire.db", log_level="error", burst=0)
        async with Sandbox() as sandbox, Maester(settings, guild_ready_timeout=0.05) as bot:
            sandbox.point_discord_here()
            running = asyncio.create_task(bot.start(sandbox.token))
            await asyncio.wait_for(bot.wait_until_ready(), 30)
            taken = await _play(sandbox, bot)
            await bot.close()
            await running
    return statistics.median(taken[20:])


async def _play(sandbox: Sandbox, bot: Maester) -> list[float]:
    people = [SandboxPerson(sandbox, name, reaction=0) for name in ("Alys", "Brynden", "Cass")]
    host = people[0]
    await host.command("/game new", system="risk")
    for other in people[1:]:
        await other.command("/game join")
    await host.command("/game start")
    table = await bot.tables.table_in(next(iter(sandbox.world.channels)))
    taken: list[float] = []
    while len(taken) < TIMES:
        while await bot.tables.store.due_posts(time.time(), 1):  # noqa: ASYNC110 — nothing tells when all is posted
            await asyncio.sleep(0.02)  # people move one at a time, once the board is up to date
        seat = table.rules.pending(table.state)[0].waiting[0]
        action = table.rules.default(table.state, seat)
        command = f"/{table.rules.command} {action.kind}"
        taken.append(await _time(people[seat], command, _options(action)))
    return taken


def _options(action: Action) -> dict[str, str | int | bool]:
    """The fields of an action as options of its command."""
    values = {name: value for name, value in action if name != "kind" and value is not None}
    return {name: ",".join(value) if isinstance(value, tuple) else value for name, value in values.items()}


async def _time(who: SandboxPerson, command: str, options: Mapping[str, str | int | bool]) -> float:
    """Milliseconds from the command to its answer."""
    start = time.perf_counter()
    outcome = await who.command(command, options)
    if outcome.failure:
        raise RuntimeError(outcome.failure)
    return (time.perf_counter() - start) * 1000
