"""`maester doctor`, the part that asks Discord: token, time, servers and rights.

It logs in beside the bot that may be running, looks at the servers it is told of, and leaves; it answers nobody.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from email.utils import parsedate_to_datetime

import aiohttp
import discord
from discord.http import Route

from bot.hosting.doctor import Finding, advice, good, trouble
from bot.rights import INTENTS, invitation, lacking

SKEW = 5.0
"""Seconds that this machine's clock may be off."""

PATIENCE = 30.0
"""Seconds to wait for Discord."""

Place = tuple[int | None, int]
"""A game's server and channel."""


async def discord_checks(
    token: str | None,
    places: Sequence[Place],
    clock: Callable[[], float] = time.time,
    *,
    rooms: bool = False,
) -> AsyncIterator[Finding]:
    """What Discord says. `places` are those where games are at play; `rooms`: there is a game with private talks."""
    if token is None:
        yield trouble(
            "DISCORD_TOKEN is not set; put the bot's token there, which the developer portal shows under Bot."
        )
    try:
        date = await _date()
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        yield trouble(
            f"Discord cannot be reached ({type(error).__name__}); look at the network, the proxy and the firewall."
        )
        return
    yield good("Discord can be reached.")
    for finding in _time(date, clock()):
        yield finding
    if token is None:
        return
    async for finding in _logged_in(token, places, rooms):
        yield finding


async def _date() -> str | None:
    """What Discord says the time is, as it says it."""
    async with (
        aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE)) as http,
        http.get(f"{Route.BASE}/gateway") as answer,
    ):
        return answer.headers.get("Date")


def _time(date: str | None, now: float) -> Iterator[Finding]:
    if date is None:
        return
    off = now - parsedate_to_datetime(date).timestamp()
    if abs(off) > SKEW:
        way = "fast" if off > 0 else "slow"
        yield trouble(
            f"This machine's clock is {abs(off):.0f} seconds {way}, and deadlines with it; let it be set over the"
            " network (timedatectl set-ntp true)."
        )
    else:
        yield good("This machine's clock is right.")


async def _logged_in(token: str, places: Sequence[Place], rooms: bool) -> AsyncIterator[Finding]:
    """What the bot itself is told. Its intents are those of the bot that runs."""
    ready, heard = asyncio.Event(), asyncio.Event()
    client = discord.AutoShardedClient(intents=INTENTS, guild_ready_timeout=1.0)

    @client.event
    async def on_ready() -> None:
        ready.set()
        heard.set()

    @client.event
    async def on_shard_connect(_: int) -> None:
        heard.set()

    running = asyncio.create_task(client.start(token))
    try:
        while not ready.is_set() and await _in_time(heard, running):
            heard.clear()
        if running.done():
            yield _refused(running.exception())
        elif not ready.is_set():
            yield trouble(
                f"Discord took the token, and then said nothing for {PATIENCE:.0f} seconds; try again later."
            )
        else:
            for finding in _servers(client, places, rooms):
                yield finding
    finally:
        running.cancel()  # else it goes on to connect, whatever is closed
        await asyncio.gather(running, return_exceptions=True)
        await client.close()


async def _in_time(heard: asyncio.Event, running: "asyncio.Task[None]") -> bool:
    """Whether Discord says something, of one shard after the other, before patience or the connection ends."""
    hearing = asyncio.create_task(heard.wait())
    done, _ = await asyncio.wait({running, hearing}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    hearing.cancel()
    return hearing in done


def _refused(error: BaseException | None) -> Finding:
    match error:
        case discord.LoginFailure():
            return trouble(
                "Discord does not know this token; the developer portal has it, under Bot (Reset Token)."
            )
        case discord.PrivilegedIntentsRequired():
            return trouble(
                "Discord refuses an intent; Maester needs no privileged one, so use it as it was delivered."
            )
        case discord.ConnectionClosed(code=4004):
            return trouble(
                "Discord has taken this token back; make a new one in the developer portal, under Bot."
            )
        case _:
            return trouble(f"Discord ended the connection ({error!r}); try again later.")


def _servers(client: discord.Client, places: Sequence[Place], rooms: bool) -> Iterator[Finding]:
    assert client.user is not None
    yield good(f"The token is that of {client.user}; the intents are granted, and none is privileged.")
    link = invitation(client.application_id or client.user.id, rooms=rooms)
    if not client.guilds:
        yield advice(f"The bot is in no server; invite it: {link}")
        return
    for guild in client.guilds:
        if guild.unavailable:
            yield advice(f"Discord cannot show the server {guild.id} for now; try again later.")
            continue
        missing = lacking(guild.me.guild_permissions, opening=True) + lacking(guild.me.guild_permissions)
        if missing:
            yield advice(
                f"In the server “{guild.name}” the bot may not {_words(missing)}; grant that to its role, or invite it"
                f" again: {link}"
            )
        else:
            yield good(f"In the server “{guild.name}” the bot may do all it needs.")
        missing = lacking(guild.me.guild_permissions, rooms=True) if rooms else ()
        if missing:
            yield advice(
                f"In the server “{guild.name}” the bot may not {_words(missing)}; games with private talks want that to"
                f" open a thread for each, and go on without. Grant it to its role, or invite it again: {link}"
            )
    for guild_id, channel_id in places:
        yield from _channel(client, guild_id, channel_id)


def _channel(client: discord.Client, guild_id: int | None, channel_id: int) -> Iterator[Finding]:
    """What keeps the bot from a channel where a game is at play."""
    guild = client.get_guild(guild_id or 0)
    if guild is None:
        yield trouble(
            f"A game is at play in the server {guild_id}, and the bot is not in it; invite it again."
        )
        return
    if guild.unavailable:
        return  # said already
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None:
        yield advice(
            f"A game is at play in the channel {channel_id} of “{guild.name}”, which the bot does not see; if it is an"
            " archived thread, write in it, else let the bot see it."
        )
        return
    missing = lacking(channel.permissions_for(guild.me), thread=isinstance(channel, discord.Thread))
    if missing:
        yield trouble(
            f"In #{channel.name} of “{guild.name}”, where a game is at play, the bot may not {_words(missing)}; allow"
            " it in the channel's permissions."
        )


def _words(rights: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(right.replace("_", " ") for right in rights))
