"""`maester play`: the very same bot on a simulated Discord, and a page to play on. No token, no network."""

import asyncio
import contextlib
import os
import signal
import tempfile
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.client import Maester
from bot.logs import start_logging
from bot.run import CannotRun, explain, lost
from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import RealTokenError, Sandbox
from bot.settings import Settings

AGENTS = 2
"""Agents that sit with the first player, so that a game is on the board at once."""

FREE = ("tourney-field", "Free for a table of your own: /game new")
"""A channel with no game in it, and what it says of itself."""


async def play(
    port: int,
    database: Path | None,
    browser: bool,
    empty: bool,
    language: str,
    tell: Callable[[str], None],
) -> None:
    """Serve the page until interrupted. `tell` is given its address.

    Without a `database` the games are gone afterwards. Unless `empty`, a game of RISK against agents is begun. People
    and server speak `language`, one of Discord's locales.
    """
    with tempfile.TemporaryDirectory(prefix="maester-") as folder:
        settings = Settings(
            database=database or Path(folder) / "play.db", agent_pause=1.0, log_level="warning"
        )
        start_logging(settings.log_level)
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        async with _sandbox(port) as sandbox, Maester(settings, guild_ready_timeout=0.05) as bot:
            sandbox.point_discord_here()
            sandbox.world.speak(language)

            async def show() -> None:
                if not empty:
                    await begin(sandbox)
                tell(sandbox.page_url)
                if browser:
                    webbrowser.open(sandbox.page_url)

            await _run(bot, sandbox.token, stop, show)


def _sandbox(port: int) -> Sandbox:
    try:
        return Sandbox(port=port)
    except RealTokenError as error:
        raise CannotRun(str(error)) from error
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)
        raise CannotRun(
            f"The page cannot be served at port {port} ({why}); choose another, or 0 for any."
        ) from error


async def _run(bot: Maester, token: str, stop: asyncio.Event, show: Callable[[], Awaitable[None]]) -> None:
    """Run the bot until `stop` is set, and `show` the page once it is ready. Raises CannotRun if it cannot go on."""
    running = asyncio.create_task(bot.start(token))
    ready, stopped, trouble = (
        asyncio.create_task(each) for each in (bot.wait_until_ready(), stop.wait(), bot.lost.wait())
    )
    await asyncio.wait({running, ready, trouble}, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        explain(running)
    if not trouble.done():
        await show()
        await asyncio.wait({stopped, trouble}, return_when=asyncio.FIRST_COMPLETED)
    for task in (ready, stopped, trouble):
        task.cancel()
    await bot.close()
    with contextlib.suppress(asyncio.CancelledError):
        await running
    if bot.lost.is_set():
        raise CannotRun(lost(bot))


async def begin(sandbox: Sandbox) -> None:
    """The first person learns the game in the first channel, and plays against two agents in the second.

    A third is free: in a channel with a game nobody can open a table for another.
    """
    world = sandbox.world
    world.add_channel(next(iter(world.guilds.values())), *FREE)
    first = SandboxPerson(sandbox, "Alys")
    await first.command("/learn")
    first.here = list(world.channels)[1]
    await first.command("/game new", system="risk")
    await first.command("/game options", option="houses", value="deal")
    for _ in range(AGENTS):
        await first.command("/game agent")
    await first.command("/game start")
