"""Runs the bot until it is told to stop; whatever keeps it from starting is said in one sentence."""

import asyncio
import signal

import discord

from bot.client import FAREWELL, Maester
from bot.collector import look_less, look_often, stay
from bot.errors import HostError, Unreachable
from bot.health import keep_signing
from bot.logs import start_logging
from bot.rules.contract import models
from bot.settings import Settings, Token, read_settings
from bot.store.protocol import StoreError
from data import DataError

ONCE_MORE = 0.2
"""Seconds after which what does not heed is cancelled once more."""

BETWEEN = 0.01
"""Seconds between two kinds of model that are built while people may be at work."""


class CannotRun(Exception):
    """Why the bot does not start, or go on, in words for the host."""

    later = False
    """Whether it may start later though nobody changes anything."""


class CannotRunYet(CannotRun):
    """Why the bot does not start now, in words for the host."""

    later = True


async def serve(settings: Settings, token: str) -> None:
    """Run the bot until SIGINT or SIGTERM. Raises CannotRun if it cannot start, or go on."""
    try:
        start_logging(settings.log_level, settings.log_file)
    except OSError as error:
        raise CannotRun(
            f"The log cannot be written to {settings.log_file} ({error.strerror}); set MAESTER_LOG_FILE elsewhere."
        ) from error
    async with Maester(settings) as bot:
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        running = asyncio.create_task(bot.start(token))
        signing = asyncio.create_task(_settle(bot))
        ends = [asyncio.create_task(event.wait()) for event in (stop, bot.lost)]
        await asyncio.wait({running, *ends}, return_when=asyncio.FIRST_COMPLETED)
        for task in (signing, *ends):
            task.cancel()
        if running.done():
            explain(running)
        await cut_off(running)  # it may be in the midst of its start, and would go on with it for ever
        await bot.close()
        if bot.lost.is_set():
            raise CannotRun(lost(bot))


async def cut_off(task: "asyncio.Task[None]") -> None:
    """Cancel a task, again and again for `FAREWELL` seconds: a cancel that comes as something is just done that is
    waited for with a limit of time is swallowed by Python 3.11."""
    loop = asyncio.get_running_loop()
    ends = loop.time() + FAREWELL
    while not task.done() and loop.time() < ends:
        task.cancel()
        await asyncio.wait({task}, timeout=ONCE_MORE)


def lost(bot: Maester) -> str:
    """Why a bot cannot go on, once it has found that: in words for the host."""
    return bot.trouble or (
        f"The database {bot.settings.database} was moved, removed or replaced while Maester was at work on it."
        " Nothing was confirmed since. Put it back, with the files beside it, and start Maester again."
    )


async def _settle(bot: Maester) -> None:
    """Once all is loaded: leave it in peace, and give signs of life. Cancel it to stop."""
    await bot.wait_until_ready()
    look_less()
    await asyncio.gather(keep_signing(bot), _warm(), look_often())


async def _warm() -> None:
    """Build, bit by bit beside all else, what the start did not wait for. Cancel it to stop."""
    for kind in models():
        await asyncio.to_thread(kind.model_rebuild)
        stay()  # all of them together would be a long look for the collector
        await asyncio.sleep(BETWEEN)


def explain(running: "asyncio.Task[None]") -> None:
    """Raise why the bot has ended by itself: CannotRun where a host can mend it."""
    error = running.exception()
    match getattr(error, "original", error):
        case None:
            return
        case discord.LoginFailure():
            raise CannotRun(
                "Discord does not know this token. The developer portal has it, under Bot."
            ) from error
        case Unreachable() as known:
            raise CannotRunYet(str(known)) from error
        case HostError() | StoreError() | DataError() as known:
            raise CannotRun(str(known)) from error
        case _ if error is not None:
            raise error


def run() -> None:
    """`maester run`. Raises CannotRun if there is no token or the bot cannot start."""
    token = Token().discord_token
    if token is None:
        raise CannotRun(
            "DISCORD_TOKEN is not set. Put the bot's token there, or try `maester play`, which needs none."
        )
    try:
        settings = read_settings()
    except HostError as error:
        raise CannotRun(str(error)) from error
    asyncio.run(serve(settings, token.get_secret_value()))
