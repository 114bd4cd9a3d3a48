"""The bot on Discord: puts the store, the tables and the cogs together and keeps them running."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import structlog
from discord.ext import commands

import render
from bot.engine.loaded_tables import RETRY
from bot.engine.outbox import Outbox, Publisher
from bot.engine.succession import Succession
from bot.engine.tables import Tables
from bot.engine.ticker import Ticker
from bot.hosting import database
from bot.hosting.arrivals import Arrivals
from bot.hosting.budget import Budget
from bot.hosting.exporter import Exporter
from bot.hosting.gate import Gate
from bot.hosting.keys import host_key
from bot.hosting.restoring import notice_restore
from bot.hosting.watch import Watch
from bot.rights import INTENTS
from bot.rules.registry import RULESETS
from bot.settings import Settings
from bot.store.protocol import Damaged, Store, StoreError
from bot.words import FALLBACK, lexicon
from data import DataError

log = structlog.get_logger()

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Maester has no voice

UNREACHABLE = (
    aiohttp.ClientConnectionError,
    TimeoutError,
    ConnectionError,
    socket.gaierror,
    discord.GatewayNotFound,
    discord.DiscordServerError,
)
"""What it is like when there is no network, or no Discord."""

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until Discord is tried again; each time twice as long, up to the longest."""

QUIET = 0.5
"""Seconds without news of another server after which all are known, and the bot calls itself ready."""

FAREWELL = 10.0
"""Seconds that what people have begun, and posts on their way, may take to their end when the bot is about to go."""


async def patiently(work: Callable[[], Awaitable[None]], again: Callable[[], bool] = lambda: True) -> None:
    """Do `work` that needs Discord, again and again until Discord is there, or as long as it can be done `again`."""
    pause = FIRST_PAUSE
    while True:
        try:
            await work()
        except UNREACHABLE as error:
            if not again():
                raise
            log.warning("Discord cannot be reached, it will be tried again", seconds=pause, error=str(error))
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)
        else:
            return


class Maester(commands.AutoShardedBot):
    """The bot. `async with` it, then `start` it with a token."""

    tables: Tables
    clock: Ticker
    gate: Gate
    publisher: Publisher
    """Set by the cogs when they are loaded."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        self._budget = Budget(time.monotonic)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            **{
                "guild_ready_timeout": QUIET,
                "shard_count": settings.shards,
                "shard_ids": settings.shard_ids,
                "http_trace": self._budget.trace() if settings.part else None,
                **options,
            },
        )
        self.settings = settings
        self.lost = asyncio.Event()
        """Set if the database is moved, removed or replaced, or something is found that keeps the bot from its work."""
        self.trouble = ""
        """What was found, in words for the host."""
        self.arrivals = Arrivals(time.monotonic)
        self._watch = Watch()
        self._lease: database.Lease | None = None
        self._store: Store | None = None
        self._exporter: Exporter | None = None
        self._posting: asyncio.Task[None] | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._registering: asyncio.Task[None] | None = None
        self._registered = asyncio.Event()
        """Set once Discord has the commands."""
        self._succeeding: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Load the cogs and go on with what was under way; commands follow once the bot is connected.

        Nothing here takes longer the more games there are: those that are due are woken while the bot connects.
        See discord.py. Raises HostError, StoreError or DataError, in words for the host.
        """
        lexicon(FALLBACK)  # read before anybody waits for a word of it
        part = self.settings.part
        lease, store = await self._take_database()
        first = part is None or part.first
        self.gate = Gate(self.settings.burst, self.settings.rate, time.time)
        self.tables = Tables(
            store,
            RULESETS,
            time.time,
            agent_pause=self.settings.agent_pause,
            process=lease.process,
            first=first,
            answered=self.gate.answered,
        )
        await self.load_extension("cogs")
        self._watch.start()  # while modules were read nobody was served yet
        self._registering = asyncio.create_task(self._register(first), name="register")
        if self.settings.metrics_port is not None:
            self._exporter = Exporter(
                store, self.settings.metrics_host, self.settings.metrics_port, self.settings.beside
            )
            await self._exporter.start()
        await self._resume(lease, store)
        self.add_listener(self._say_ready, "on_ready")

    async def _take_database(self) -> tuple[database.Lease, Store]:
        """Open the database, if it is not open: it is this process's, or this process's part of it, from then on.

        Raises HostError or StoreError, in words for the host.
        """
        if self._lease is not None and self._store is not None:
            return self._lease, self._store
        where, part = self.settings.database, self.settings.part
        with contextlib.suppress(OSError):  # whatever is to be kept there says why it cannot be
            self.settings.beside.parent.mkdir(parents=True, exist_ok=True)
        self._lease = lease = await database.take(where, lost=self._taken, shards=part)
        if self.settings.key is not None:
            host_key(self.settings.beside, self.settings.key)  # a host learns at once that it is none
        if lease.first:
            log.info("a new database is begun", database=str(where))
        self._store = store = await database.open_store(where, lost=self.lost.set, process=lease.process)
        lease.remember()
        if part:
            self._budget.share(store.take_requests, store.hold_requests)
        if await notice_restore(store):
            log.warning("the database was restored: all games get new dice", database=str(where))
        return lease, store

    async def _resume(self, lease: database.Lease, store: Store) -> None:
        """Go on with what was under way: clocks, posts, games of agents, and those of processes that are gone."""
        process = lease.process
        self.clock = Ticker(self.tables)
        await self.clock.begin(others=len({*await lease.processes()} - {process}) > 0)
        self._outbox = Outbox(
            store,
            self.publisher,
            self.tables.posted,
            time.time,
            answered=self.gate.answered,
            process=process,
            planned=self.tables.planner.busy,
        )
        self._posting = asyncio.create_task(self._outbox.run(), name="outbox")
        self._waking = asyncio.create_task(self._wake(), name="wake")
        if process is not None:
            self._succession = Succession(self.tables, process, lease.processes)
            self._succeeding = asyncio.create_task(self._succession.run(), name="succession")
        self._ticking = asyncio.create_task(self.clock.run(), name="clock")

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """See discord.py. Where Discord cannot be reached it waits: a machine may be up before its network is.

        Discord is asked for nothing before the database is there, which the host has to see to alone.
        """
        await self._take_database()

        async def log_in() -> None:
            await self.http.close()  # of the try before
            self.http.connector = discord.utils.MISSING
            await self.login(token)

        await patiently(log_in, lambda: not hasattr(self, "gate"))
        await patiently(lambda: self.connect(reconnect=reconnect), lambda: not self.shards)

    def _taken(self) -> None:
        self._give_up(
            f"Another Maester has begun to work on {self.settings.database} while the server could not be reached; only"
            " one can be."
        )

    def _give_up(self, why: str) -> None:
        self.trouble = why
        self.lost.set()

    async def wait_until_ready(self) -> None:
        """See discord.py. The commands are registered, too."""
        await super().wait_until_ready()
        await self._registered.wait()

    async def _say_ready(self) -> None:
        await self._registered.wait()
        log.info("ready", servers=len(self.guilds), shards=len(self.shards))

    async def _wake(self) -> None:
        try:
            await asyncio.to_thread(render.check)
            await asyncio.to_thread(self.tables.warm)
            await self._woken()
            await self.tables.store.examine()
        except DataError as error:
            log.critical("no picture could be drawn", error=str(error))
            self._give_up(str(error))
        except Damaged as error:
            log.critical("the database is damaged", error=str(error))
            self._give_up(str(error))
        except StoreError as error:
            log.error("the database could not be looked through", error=str(error))
        except Exception as error:  # nobody awaits this
            log.error("what was under way does not go on", exc_info=error)

    async def _woken(self) -> None:
        """Wake the games, again where the database fails. Raises Damaged."""
        while True:
            try:
                return await self.tables.wake()
            except Damaged:
                raise
            except StoreError as error:
                log.error("the games could not be woken", error=str(error))
            await asyncio.sleep(RETRY)

    async def _register(self, first: bool) -> None:
        """Tell Discord the commands, if this process is the `first`, while it tells of its servers."""
        await self.wait_for("connect")
        try:
            if first:
                await patiently(self._sync)
        except discord.HTTPException as error:
            log.critical("the commands could not be registered", error=str(error))
            self._give_up(f"Discord does not take the commands of Maester: {error}")
        except Exception as error:
            log.critical("the commands could not be registered", exc_info=error)
            self._give_up(f"The commands of Maester could not be registered: {error}. The log says more.")
        else:
            self._registered.set()

    async def _sync(self) -> None:
        guild = discord.Object(self.settings.guild) if self.settings.guild else None
        if guild:
            self.tree.copy_global_to(guild=guild)
        found = await self.tree.sync(guild=guild)
        log.info("commands registered", count=len(found))

    async def close(self) -> None:
        """Finish what is held, then go: what people have begun, the agents' moves, the posts being sent.

        See discord.py. Other posts wait in the database for the next start.
        """
        ends = asyncio.get_running_loop().time() + FAREWELL
        log.info("stopping")
        if hasattr(self, "gate") and not await self.gate.shut(FAREWELL):
            log.warning("somebody's answer is cut off", waited=FAREWELL)
        if self._ticking is not None:
            await self.clock.stop()
            await _ended(self._ticking)
            self._ticking = None
        if self._succeeding is not None:
            await self._succession.stop()
            await _ended(self._succeeding)
            self._succeeding = None
        for task in (self._waking, self._registering):
            if task is not None:
                task.cancel()
                await _ended(task)
        self._waking = self._registering = None
        if hasattr(self, "tables"):
            await _ended(self.tables.close())
        if self._posting is not None:
            await self._outbox.stop(ends - asyncio.get_running_loop().time())
            await _ended(self._posting)
            self._posting = None
        if self._exporter is not None:
            await _ended(self._exporter.stop())
        if self._store is not None:
            await _ended(self._store.close())
        if self._lease is not None:
            self._lease.release()
        self._watch.stop()
        await super().close()


async def _ended(work: Awaitable[None]) -> None:
    """Wait until something is over. An error of it is logged: what else there is to close has to be closed."""
    task = asyncio.ensure_future(work)
    await asyncio.wait({task})
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.error("not all ended as it should", task=task.get_name(), exc_info=error)
