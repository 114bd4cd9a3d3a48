"""The whole interaction over real sockets: from Discord's event to the answer Discord receives.

Maester's move is judged, committed to the disk and answered with the player's next panel; the peer is a bot that
answers "pong" and does nothing else, on the same simulated Discord, in the same run. Once that Discord is in a process
of its own, so that only the bot is measured, and once on the bot's own loop. Both wait for a moment before a command,
as people do: a bot that is asked without a pause answers "pong" in half the time, since the processor has not turned to
anything else.
"""

import asyncio
import tempfile
import time
from pathlib import Path

import discord
from discord import app_commands

from bench.apart import Discord, apart, here
from bench.figures import Figure, undisturbed
from bench.speed import bare
from bot.client import Maester
from bot.collector import look_less
from bot.rules.contract import Action
from bot.settings import Settings

TIMES = 120
WARM = 20
PAUSE = 0.25
"""Seconds between an answer and the next command."""
PEOPLE = ("Alys", "Brynden", "Cass")


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
    figures = []
    for where, place in (("Discord in a process of its own", apart), ("Discord on the bot's loop", here)):
        async with place() as sandbox:
            pong = await _pong(sandbox)
        async with place() as sandbox:
            move = await _moves(sandbox)
        flush = _flush()
        floor = f"2.5 × a bare pong bot ({pong:.2f} ms) and one flush ({flush:.2f} ms)"
        figures.append(
            Figure(f"a move over sockets, {where}", move, "ms", floor, 2.5 * pong + flush, "≤ 1 ×")
        )
    return figures


def _flush() -> float:
    taken = []
    with tempfile.TemporaryDirectory() as folder, bare(Path(folder) / "bare.db") as commit:
        for _ in range(TIMES):
            time.sleep(PAUSE)
            began = time.perf_counter()
            commit()
            taken.append((time.perf_counter() - began) * 1000)
    return undisturbed(taken[WARM:])


async def _pong(sandbox: Discord) -> float:
    async with Pong() as bot:
        running = asyncio.create_task(bot.start(sandbox.token))
        await asyncio.wait_for(bot.wait_until_ready(), 10)
        taken = []
        for _ in range(TIMES):
            await asyncio.sleep(PAUSE)
            taken.append(await sandbox.command("Alys", "/ping", {}))
        await bot.close()
        await running
    return undisturbed(taken[WARM:])


async def _moves(sandbox: Discord) -> float:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=Path(folder) / "wire.db", log_level="error", burst=0)
        async with Maester(settings, guild_ready_timeout=0.05) as bot:
            running = asyncio.create_task(bot.start(sandbox.token))
            await asyncio.wait_for(bot.wait_until_ready(), 30)
            look_less()  # as the process of the bot does
            taken = await _play(sandbox, bot)
            await bot.close()
            await running
    return undisturbed(taken[WARM:])


async def _play(sandbox: Discord, bot: Maester) -> list[float]:
    await sandbox.command(PEOPLE[0], "/game new", {"system": "risk"})
    for other in PEOPLE[1:]:
        await sandbox.command(other, "/game join", {})
    await sandbox.command(PEOPLE[0], "/game start", {})
    table = await bot.tables.table_in(sandbox.channel)
    taken: list[float] = []
    while len(taken) < TIMES:
        await asyncio.sleep(PAUSE)
        while await bot.tables.store.due_posts(time.time(), 1):  # noqa: ASYNC110 — nothing tells when all is posted
            await asyncio.sleep(0.02)  # people move one at a time, once the board is up to date
        seat = table.rules.pending(table.state)[0].waiting[0]
        action = table.rules.default(table.state, seat)
        command = f"/{table.rules.command} {action.kind}"
        taken.append(await sandbox.command(PEOPLE[seat], command, _options(action)))
    return taken


def _options(action: Action) -> dict[str, str | int | bool]:
    """The fields of an action as options of its command."""
    values = {name: value for name, value in action if name != "kind" and value is not None}
    return {name: ",".join(value) if isinstance(value, tuple) else value for name, value in values.items()}
