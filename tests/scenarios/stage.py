"""A stage for scenarios: the real bot on a simulated Discord, and the people who play there."""

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from bot.address import Address
from bot.client import Maester
from bot.engine.table.table import Table
from bot.sandbox import actions
from bot.sandbox.model import Attachment, Json
from bot.sandbox.people import Person, Place, SandboxPerson
from bot.sandbox.seen import Outcome, Seen
from bot.sandbox.server import Sandbox
from bot.sandbox.setting import PEOPLE
from bot.sandbox.world import World
from bot.settings import Settings
from tests.sandbox.discord_spec import oracle

SECRET = "76" * 32
"""The secret of every table in the scenarios. The dice fall the same way each time; the End Game card comes early."""


class Player(Person, Protocol):
    """A person who finds things quickly in a long channel."""

    def newest(self, fits: Callable[[Seen], object], /, *, channel: Place | None = None) -> Seen | None:
        """The last message of a channel that fits, as this person sees it."""

    def file(self, message: Seen, /) -> bytes:
        """What is in the only file of a message."""


MAKING = 100
"""How often who waits for quiet looks again while the bot makes a post: it asks nothing while it draws, which may take
long on a busy machine, but a channel that hangs keeps it busy for minutes."""


class SandboxPlayer(SandboxPerson):
    """A player on the sandbox."""

    busy: Callable[[], bool] = staticmethod(lambda: False)
    """Whether the bot is about to post something."""

    async def settle(self) -> None:
        for _ in range(MAKING):
            await super().settle()
            if not self.busy():
                return

    def newest(self, fits: Callable[[Seen], object], /, *, channel: Place | None = None) -> Seen | None:
        shown = map(self._seen, reversed(self._visible(self._place(channel))))
        return next((seen for seen in shown if fits(seen)), None)

    def rename(self, to: str) -> None:
        self._user.global_name = to

    def holding(self, message: Seen, label: str) -> Callable[[], Awaitable[Outcome]]:
        """A press on a button as it is now, whatever becomes of its message until the press arrives."""
        now = deepcopy(self._now(message))
        target = message.button(label).custom_id
        return lambda: self._act(lambda: actions.press(self._world, self._user, now, target))

    def file(self, message: Seen, /) -> bytes:
        (attached,) = message.raw["attachments"]
        return self._world.attachments[int(attached["id"])].content

    def upload(self, name: str, content: bytes) -> int:
        """A file for a command's option."""
        file = Attachment(
            self._world.new_id(), self._place(None).id, name, content, "application/octet-stream"
        )
        self._world.attachments[file.id] = file
        return file.id


KEPT = {"cogs.interaction.emblems": "EMBLEMS", "cogs.gm.preview": "_waiting"}
"""What modules of the cogs keep for a bot, and the next one must not find."""


class Staged(Maester):
    """The bot, whose cogs are read, and whose commands translated and registered, by the first of a process alone.

    discord.py would have each bot do it anew, which is a quarter of a scenario and shows nothing: outside of tests a
    process has one bot.
    """

    world: World | None = None
    """The sandbox's, which later bots need not send their commands."""

    async def load_extension(self, name: str, **more: Any) -> None:
        cogs = import_module(name)
        for module, kept in KEPT.items():
            getattr(import_module(module), kept).clear()
        await cogs.setup(self)

    async def _sync(self) -> None:
        commands = self.tree._get_all_commands(guild=None)
        names = tuple(command.name for command in commands)
        if self.world is not None and names in _REGISTERED:
            self.world.set_commands(None, _REGISTERED[names])
            return
        for command in commands:
            command.get_translated_payload = partial(_translated, command)
        await super()._sync()
        if self.world is not None:
            _REGISTERED[names] = list(self.world.commands[None].values())


_REGISTERED: dict[tuple[str, ...], list[Json]] = {}
"""Commands as the sandbox has taken them from the first bot of this process that has those of these names."""

_TRANSLATED: dict[str, Json] = {}
"""What discord.py sends to register a command in all languages, by what it is in English."""


async def _translated(command: Any, tree: Any, translator: Any) -> Json:
    english = json.dumps(command.to_dict(tree))
    if english not in _TRANSLATED:
        _TRANSLATED[english] = await type(command).get_translated_payload(command, tree, translator)
    return _TRANSLATED[english]


class Stage(ABC):
    """Where a scenario is played: `alys`, `brynden` and `cass` are in the channel, and the bot is up."""

    bot: Maester

    def __init__(self, database: Address, folder: Path = Path("var")) -> None:
        self.settings = Settings(database=database, folder=folder, agent_pause=0.0, burst=0)

    @abstractmethod
    def person(self, name: str) -> Player:
        """Somebody of the server, by name."""

    @abstractmethod
    def rename(self, name: str, to: str) -> None:
        """Somebody shows another name from now on; here they keep the old one."""

    @abstractmethod
    async def restart(self) -> None:
        """The bot goes, and another one comes up on the same database and the same Discord."""

    @property
    def alys(self) -> Player:
        return self.person("Alys")

    @property
    def brynden(self) -> Player:
        return self.person("Brynden")

    @property
    def cass(self) -> Player:
        return self.person("Cass")

    def make_bot(self) -> Staged:
        return Staged(self.settings, guild_ready_timeout=0.05)

    async def table(self, person: Player) -> Table:
        """The table of the channel where this person is."""
        newest = person.newest(lambda seen: not seen.ephemeral)
        assert newest is not None
        return await self.bot.tables.table_in(newest.channel_id)


Casting = Callable[[Sandbox, str], SandboxPlayer]
"""Makes a player of a name."""


class SandboxStage(Stage):
    """The bot connected by real sockets to the sandbox of this process."""

    def __init__(
        self, sandbox: Sandbox, database: Address, folder: Path, player: Casting = SandboxPlayer
    ) -> None:
        super().__init__(database, folder)
        self.sandbox = sandbox
        self._running: asyncio.Task[None] | None = None
        self._people = {name: player(sandbox, name) for name, _ in PEOPLE}
        for each in self._people.values():
            each.busy = self._posting  # type: ignore[method-assign]

    def make_bot(self) -> Staged:
        bot = super().make_bot()
        bot.world = self.sandbox.world
        return bot

    def person(self, name: str) -> SandboxPlayer:
        return self._people[name]

    def named(self, person: Player) -> SandboxPlayer:
        """What the sandbox knows of a person."""
        return next(each for each in self._people.values() if each is person)

    def rename(self, name: str, to: str) -> None:
        self._people[name].rename(to)

    async def start(self) -> None:
        self.bot = await self.make_bot().__aenter__()
        self._running = asyncio.create_task(self.bot.start(self.sandbox.token))
        up = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait({self._running, up}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            up.cancel()
            self._running.result()

    async def stop(self) -> None:
        await self.bot.close()
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    def _posting(self) -> bool:
        outbox = self.bot._outbox
        return outbox is not None and bool(outbox._sending)


@asynccontextmanager
async def on_sandbox(
    database: Address, folder: Path = Path("var"), player: Casting = SandboxPlayer
) -> AsyncIterator[SandboxStage]:
    """The stage on the sandbox. At the end all traffic must be what Discord's own description allows, with nothing
    asked that the sandbox does not know and no ordered fault left over."""
    async with Sandbox() as sandbox:
        sandbox.point_discord_here()
        stage = SandboxStage(sandbox, database, folder, player)
        await stage.start()
        try:
            yield stage
        finally:
            await stage.stop()
        assert sandbox.world.violations == []
        assert oracle().mismatches(sandbox.rest.traffic) == []
        assert not sandbox.faults.pending
