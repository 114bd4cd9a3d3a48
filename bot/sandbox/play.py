"""`maester play`: the very same bot on a simulated Discord, and a page to play on. No token, no network."""

import asyncio
import os
import signal
import tempfile
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.client import Maester
from bot.logs import start_logging
from bot.run import CannotRun, cut_off, explain, lost
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

            await run_until_stopped(bot, sandbox.token, stop, show)


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


async def run_until_stopped(
    bot: Maester, token: str, stop: asyncio.Event, show: Callable[[], Awaitable[None]]
) -> None:
    """Run the bot until `stop` is set, and `show` the page once it is ready.

    Raises CannotRun if the bot cannot start or go on, and whatever `show` raises.
    """

    async def show_when_ready() -> None:
        await bot.wait_until_ready()
        await show()

    running, showing = asyncio.create_task(bot.start(token)), asyncio.create_task(show_when_ready())
    ends = [asyncio.create_task(event.wait()) for event in (stop, bot.lost)]
    try:
        await asyncio.wait({running, showing, *ends}, return_when=asyncio.FIRST_COMPLETED)
        if showing.done():
            showing.result()
            await asyncio.wait({running, *ends}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            explain(running)
    finally:
        for task in (showing, *ends):
            task.cancel()
        await cut_off(running)  # it may be in the midst of its start
        await bot.close()
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
