"""The same scenarios on SimCord, a simulation of Discord that others wrote.

What SimCord lacks and the sandbox alone covers: real sockets and processes, cut connections and doubled events, and the
check against Discord's own description.
"""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partialmethod
from typing import Any, TypeVar

import simcord
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage, to_discord_message

from bot.address import Address
from bot.engine.outbox import Outbox
from bot.engine.ticker import Ticker
from bot.hosting.arrivals import Arrivals
from bot.hosting.watch import Watch
from bot.sandbox.people import Place, Value
from bot.sandbox.seen import Choice, Form, Outcome, Seen, form, seen
from bot.sandbox.setting import CHANNELS, GUILD, PEOPLE
from tests.scenarios.stage import Player, Stage

T = TypeVar("T")

LOOK = 0.01
"""Seconds after which SimCord looks again whether the bot has nothing more to do; by itself five times as long."""


class SimcordPlayer(Player):
    """A player on SimCord. Every act there returns when the bot has nothing more to do, so nothing is waited for."""

    def __init__(self, stage: "SimcordStage", actor: MemberActor) -> None:
        self._stage = stage
        self._env = stage.env
        self._actor = actor
        self._open: dict[int, InteractionResult] = {}
        self.here: Place = CHANNELS[0][0]

    @property
    def name(self) -> str:
        return str(self._actor.user.global_name)

    @property
    def id(self) -> int:
        return self._actor.id

    @property
    def dm(self) -> int:
        return self._actor.user.dm_channel.id

    # acting

    async def command(
        self,
        command: str,
        options: Mapping[str, Value] | None = None,
        /,
        *,
        channel: Place | None = None,
        **more: Value,
    ) -> Outcome:
        typed = {name: value for name, value in {**(options or {}), **more}.items() if value is not None}
        name, place = command.removeprefix("/"), self._place(channel)
        return self._outcome(await self._actor.slash(place, name, **typed))

    async def complete(
        self,
        command: str,
        filled: Mapping[str, Value] | None = None,
        /,
        *,
        focused: str,
        value: str = "",
        channel: Place | None = None,
        **more: Value,
    ) -> list[Choice]:
        name, place = command.removeprefix("/"), self._place(channel)
        typed = {**(filled or {}), **more}
        choices = await self._actor.autocomplete(place, name, focused, value, **typed)
        return [Choice(choice["name"], choice["value"]) for choice in choices]

    async def click(
        self, message: Seen, /, *, label: str | None = None, custom_id: str | None = None
    ) -> Outcome:
        target = custom_id or self._now(message).button(label or "").custom_id
        return self._outcome(await self._actor.click(self._handle(message), custom_id=target))

    async def select(self, message: Seen, menu: str | None, values: Sequence[Value], /) -> Outcome:
        found = self._now(message).menu(menu)
        named = {option.label: option.value for option in found.options}
        plain = [named.get(str(value), str(value)) for value in values]
        return self._outcome(
            await self._actor.select(self._handle(message), plain, custom_id=found.custom_id)
        )

    async def submit(
        self, opened: Form, values: Mapping[str, Value] | None = None, /, **more: Value
    ) -> Outcome:
        filled = {opened.field(name).custom_id: value for name, value in {**(values or {}), **more}.items()}
        return self._outcome(await self._actor.submit_modal(self._open[opened.id], filled))

    async def send(self, text: str, /, *, channel: Place | None = None, reply_to: Seen | None = None) -> Seen:
        sent = await self._actor.send(self._place(channel), text)
        return self._seen(self._env.backend.get_message(sent.channel.id, sent.id))

    # seeing

    def sees(self, channel: Place | None = None) -> list[Seen]:
        return [self._seen(message) for message in self._visible(self._place(channel).id)]

    def newest(self, fits: Callable[[Seen], object], /, *, channel: Place | None = None) -> Seen | None:
        shown = map(self._seen, reversed(self._visible(self._place(channel).id)))
        return next((one for one in shown if fits(one)), None)

    def rename(self, to: str) -> None:
        self._actor.user._user.global_name = to

    def file(self, message: Seen, /) -> bytes:
        (attached,) = message.raw["attachments"]
        content = self._env.backend.cdn.get(attached["url"])
        assert content is not None
        return content

    async def reads(self, text: str, /, *, channel: Place | None = None) -> Seen:
        found = self.newest(lambda one: text in one.text, channel=channel)
        if found is None:
            raise TimeoutError(f"{self.name} does not read {text!r}")
        return found

    async def wait(self, predicate: Callable[[], T]) -> T:
        await self.settle()
        found = predicate()
        if not found:
            raise TimeoutError(f"{self.name} waits in vain")
        return found

    async def settle(self) -> None:
        await self._env.settle()

    # below

    def _place(self, channel: Place | None) -> ChannelHandle:
        wanted = self.here if channel is None else channel
        found = [
            one for one in self._env.backend.channels.values() if wanted in (one.id, one.name, f"#{one.name}")
        ]
        return ChannelHandle(self._env, self._stage.guild if found[-1].guild_id else None, found[-1])

    def _visible(self, channel_id: int) -> list[Any]:
        stored = self._env.backend.messages.get(channel_id, {}).values()
        return [message for message in sorted(stored, key=lambda one: one.id) if message.visible_to(self.id)]

    def _seen(self, message: Any) -> Seen:
        return seen(dict(serializers.message_payload(self._env.backend, message)))

    def _now(self, message: Seen) -> Seen:
        return self._seen(self._env.backend.get_message(message.channel_id, message.id))

    def _handle(self, message: Seen) -> Any:
        return to_discord_message(self._env, self._env.backend.get_message(message.channel_id, message.id))

    def _outcome(self, result: InteractionResult) -> Outcome:
        modal = result.modal
        opened = None
        if modal is not None:
            opened = form(len(self._open), modal["title"], modal["custom_id"], modal["components"])
            self._open[opened.id] = result
        return Outcome(
            reply=self._reply(result.response),
            followups=tuple(one for each in result.followups if (one := self._reply(each)) is not None),
            form=opened,
            failure=None if result.acknowledged else "The application did not respond",
        )

    def _reply(self, message: ResponseMessage | None) -> Seen | None:
        return None if message is None else self._seen(message._message)


class SimcordStage(Stage):
    """The bot on SimCord."""

    def __init__(self, database: Address) -> None:
        super().__init__(database)
        self.bot = self.make_bot()
        self.env = simcord.Env(self.bot, shard_count=1)
        self.update_clocks()

    def furnish(self) -> None:
        """The same server, channels and people as in the sandbox."""
        users = [self.env.create_user(name.lower(), global_name=name) for name, _ in PEOPLE]
        self.guild = self.env.create_guild(GUILD, owner=users[0])
        self._channels = [self.guild.create_text_channel(name) for name, _ in CHANNELS]
        self._people = {
            name: SimcordPlayer(
                self, MemberActor(self.env, self.guild, user) if i == 0 else self.guild.add_member(user)
            )
            for i, ((name, _), user) in enumerate(zip(PEOPLE, users, strict=True))
        }

    def update_clocks(self) -> None:
        """Time stands still on SimCord, and the bot's with it."""
        self.bot.arrivals = Arrivals(lambda: self.env.now().timestamp())

    def person(self, name: str) -> SimcordPlayer:
        return self._people[name]

    def rename(self, name: str, to: str) -> None:
        self._people[name].rename(to)

    async def restart(self) -> None:
        await self.bot.close()
        self.bot = self.make_bot()
        self.update_clocks()
        await self.env.restart_bot(self.bot)


@asynccontextmanager
async def on_simcord(
    database: Address, patch: Callable[[object, str, object], None]
) -> AsyncIterator[SimcordStage]:
    """The stage on SimCord. `patch` sets an attribute for as long as the stage stands."""
    stage = SimcordStage(database)
    _name_idle_waits(stage.env, patch)
    patch(simcord.Env, "_settle_internal", partialmethod(simcord.Env._settle_internal, idle=LOOK))
    patch(Watch, "start", _unwatched)
    await stage.env.start()
    try:
        stage.furnish()
        yield stage
    finally:
        await stage.bot.close()
        await stage.env.shutdown()
    stage.env.raise_errors()


def _unwatched(_watch: Watch) -> None:
    """Time stands still on SimCord until the bot has nothing to do, and the watch would always have its next sign."""


def _name_idle_waits(env: simcord.Env, patch: Callable[[object, str, object], None]) -> None:
    """SimCord must be told which waits are idle ones: those of the outbox and of the ticker."""
    wait, sleep = Outbox._wait, Ticker._sleep

    async def parked(outbox: Outbox, due: float | None) -> None:
        await env.external_wait(wait(outbox, due), reason="nothing is to be posted")

    async def asleep(ticker: Ticker, until: float) -> None:
        await env.external_wait(sleep(ticker, until), reason="no clock is due")

    patch(Outbox, "_wait", parked)
    patch(Ticker, "_sleep", asleep)
