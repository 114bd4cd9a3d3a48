"""A sign of life for whoever watches the process: a file touched while the bot is connected."""

import asyncio
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bot.errors import HostError

if TYPE_CHECKING:
    from bot.client import Maester

EVERY = 15
"""Seconds between two signs."""
STALE = 60
"""Seconds after which the last sign counts no more."""


def sign(database: Path) -> Path:
    """Where the sign lies: beside the database."""
    return database.with_suffix(".alive")


async def keep_signing(bot: "Maester") -> None:
    """Touch the sign for as long as the bot is connected. Cancel it to stop."""
    import structlog  # whoever asks for the sign has no use for it, and it takes long to read

    await bot.wait_until_ready()
    while True:
        if _connected(bot):
            try:
                await asyncio.to_thread(sign(bot.settings.beside).touch)
            except OSError as error:
                structlog.get_logger().warning("no sign of life could be left", error=str(error))
        await asyncio.sleep(EVERY)


def _connected(bot: "Maester") -> bool:
    """Whether Discord is heard; that it was, which `is_ready` tells, stays so while it cannot be reached."""
    return not bot.is_closed() and not all(shard.is_closed() for shard in bot.shards.values())


def alive(database: Path) -> bool:
    """Whether the bot gave a sign lately."""
    try:
        return time.time() - sign(database).stat().st_mtime < STALE
    except OSError:
        return False


def main() -> None:
    """End with 0 if the bot gave a sign of life in the last minute, else with 2 and a sentence."""
    from bot.settings import read_settings

    try:
        well = alive(read_settings().beside)
        why = "no sign of life in the last minute"
    except HostError as error:
        well, why = False, str(error)
    if not well:
        print(why, file=sys.stderr)
        raise SystemExit(2)
