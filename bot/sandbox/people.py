"""People who act in scenarios, and see what is shown to them.

`Person` is the vocabulary a scenario is written in. It says nothing of the simulation below it; `SandboxPerson` speaks
it over real sockets with the sandbox, and any other simulation of Discord can be given an adapter of the same shape.

    outcome = await alys.command("/game new", system="risk")
    await brynden.click(outcome.reply, label="Join")
    await alys.reads("Brynden has joined")
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from bot.sandbox import actions
from bot.sandbox.commands import SLASH, called
from bot.sandbox.model import CallbackType, Channel, Interaction, Json, Message, User
from bot.sandbox.permissions import can_see
from bot.sandbox.seen import Choice, Form, Outcome, Seen, form, seen
from bot.sandbox.server import Sandbox
from bot.sandbox.values import Impossible

T = TypeVar("T")

Place = str | int  # a channel or thread by its name, or any channel (a DM too) by its id
CHANGING = 5.0
"""Seconds a person waits for the change of a message that was promised."""
Value = Any  # of an option or field: text, number, bool; a person, role or channel as Person or id


class Person(Protocol):
    """Somebody at the table. Every act waits until the bot has answered it (or failed to); acts that no person could
    do raise `Impossible`. Without a `channel` they act where they are: `here`."""

    here: Place

    @property
    def name(self) -> str: ...

    @property
    def id(self) -> int: ...

    @property
    def dm(self) -> int:
        """The id of their direct channel with the bot."""

    async def command(
        self,
        command: str,
        options: Mapping[str, Value] | None = None,
        /,
        *,
        channel: Place | None = None,
        **more: Value,
    ) -> Outcome:
        """Types a slash command: `"/risk attack"`, with its options by name."""

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
        """Types `value` into the option `focused`, with others filled, and reads the choices."""

    async def click(
        self, message: Seen, /, *, label: str | None = None, custom_id: str | None = None
    ) -> Outcome:
        """Presses a button."""

    async def select(self, message: Seen, menu: str | None, values: Sequence[Value], /) -> Outcome:
        """Chooses in a menu (by custom_id or placeholder; None for the only one), by label or value."""

    async def submit(
        self, opened: Form, values: Mapping[str, Value] | None = None, /, **more: Value
    ) -> Outcome:
        """Sends a form, its fields by label or custom_id."""

    async def send(self, text: str, /, *, channel: Place | None = None, reply_to: Seen | None = None) -> Seen:
        """Writes a message."""

    def sees(self, channel: Place | None = None) -> list[Seen]:
        """The messages of a channel as shown to this person, ephemeral ones included; oldest first."""

    async def reads(self, text: str, /, *, channel: Place | None = None) -> Seen:
        """Waits until a message with these words is there; returns the newest such."""

    async def wait(self, predicate: Callable[[], T]) -> T:
        """Waits until the predicate is true, and returns what it gave."""

    async def settle(self) -> None:
        """Waits until the bot has nothing more to say."""


class SandboxPerson(Person):
    """A `Person` of the sandbox. `reaction`: the moment a human needs before an act, in seconds, in which
    a machine has finished reading the answer to its last request."""

    def __init__(self, sandbox: Sandbox, name: str, *, reaction: float = 0.005) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._user = _named(sandbox, name)
        self._reaction = reaction
        self.here: Place = next(iter(self._world.channels))

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def name(self) -> str:
        return self._user.global_name

    @property
    def id(self) -> int:
        return self._user.id

    @property
    def dm(self) -> int:
        return self._world.open_dm(self._user).id

    def close_dms(self) -> None:
        """From now on the bot cannot write to this person (50007)."""
        self._user.dms_open = False

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
        place = self._place(channel)
        command_id, nested = self._typed(place, command, {**(options or {}), **more})
        return await self._act(lambda: actions.invoke(self._world, self._user, place, command_id, nested))

    async def menu(self, message: Seen, name: str) -> Outcome:
        """A command of a message's menu, by its English name."""
        place, now = self._world.channel(message.channel_id), self._now(message)
        return await self._act(lambda: actions.use_menu(self._world, self._user, place, name, now))

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
        place = self._place(channel)
        options = {**(filled or {}), **more, focused: value}
        command_id, nested = self._typed(place, command, options, focused)
        await self._pause()
        interaction = actions.complete(self._world, self._user, place, command_id, nested)
        await self.wait(lambda: interaction.answer or interaction.failure)
        return [Choice(choice["name"], choice["value"]) for choice in interaction.choices]

    async def click(
        self, message: Seen, /, *, label: str | None = None, custom_id: str | None = None
    ) -> Outcome:
        now = self._now(message)
        target = custom_id or self._seen(now).button(label or "").custom_id
        return await self._act(lambda: actions.press(self._world, self._user, now, target))

    async def select(self, message: Seen, menu: str | None, values: Sequence[Value], /) -> Outcome:
        now = self._now(message)
        target = self._seen(now).menu(menu).custom_id
        plain = [str(_plain(value)) for value in values]
        return await self._act(lambda: actions.press(self._world, self._user, now, target, plain))

    async def submit(
        self, opened: Form, values: Mapping[str, Value] | None = None, /, **more: Value
    ) -> Outcome:
        filled = {
            opened.field(name).custom_id: _plain(value) for name, value in {**(values or {}), **more}.items()
        }
        return await self._act(lambda: actions.submit(self._world, self._user, opened.id, filled))

    async def send(self, text: str, /, *, channel: Place | None = None, reply_to: Seen | None = None) -> Seen:
        earlier = self._now(reply_to) if reply_to else None
        await self._pause()
        return self._seen(actions.say(self._world, self._user, self._place(channel), text, earlier))

    # seeing

    def sees(self, channel: Place | None = None) -> list[Seen]:
        return [self._seen(message) for message in self._visible(self._place(channel))]

    async def reads(self, text: str, /, *, channel: Place | None = None) -> Seen:
        def found() -> Seen | None:
            shown = reversed(self._visible(self._place(channel)))
            return next((each for each in map(self._seen, shown) if text in each.text), None)

        try:
            answer = await self.wait(found)
        except TimeoutError:
            last = "\n---\n".join(each.text for each in self.sees(channel)[-5:])
            raise TimeoutError(
                f"{self.name} waits for {text!r} in vain; the last messages are:\n{last}"
            ) from None
        assert answer is not None
        return answer

    async def wait(self, predicate: Callable[[], T]) -> T:
        return await self._sandbox.wait(predicate)

    async def settle(self) -> None:
        await self._sandbox.settle()

    # below

    async def _act(self, act: Callable[[], Interaction]) -> Outcome:
        """Does it, and waits for the answer; after "thinking…" for what it turns into, after a promise to change
        what was pressed for the change."""
        await self._pause()
        interaction = act()
        await self.wait(lambda: interaction.failure or self._answered(interaction))
        if interaction.answer is CallbackType.DEFERRED_UPDATE:
            with suppress(TimeoutError):  # what is pressed may also change for all, and not by its token
                await self._sandbox.wait(lambda: interaction.followed, CHANGING)
        return self._outcome(interaction)

    async def _pause(self) -> None:
        await self._sandbox.idle()
        await asyncio.sleep(self._reaction)

    def _answered(self, interaction: Interaction) -> bool:
        response = self._response(interaction)
        return interaction.answer is not None and not (response is not None and response.loading)

    def _response(self, interaction: Interaction) -> Message | None:
        return self._world.channel(interaction.channel_id).messages.get(interaction.response_id or 0)

    def _outcome(self, interaction: Interaction) -> Outcome:
        response = self._response(interaction)
        messages = self._world.channel(interaction.channel_id).messages
        followups = [messages[each] for each in interaction.followup_ids if each in messages]
        modal = interaction.modal
        return Outcome(
            reply=self._seen(response) if response and actions.visible(self._user, response) else None,
            followups=tuple(self._seen(each) for each in followups if actions.visible(self._user, each)),
            form=form(modal.id, modal.title, modal.custom_id, modal.components) if modal else None,
            failure=interaction.failure,
        )

    def _typed(
        self, channel: Channel, command: str, options: Mapping[str, Value], focused: str | None = None
    ) -> tuple[int, list[Json]]:
        """`/risk attack` and flat options as a command's id and Discord's nested options.

        Commands and options may be called as this person's language calls them; Discord passes them on in English.
        """
        offered = list(actions.offered(self._world, self._user, channel))
        found: Json = {"options": [each for each in offered if each["type"] == SLASH]}
        path: list[Json] = []
        for typed in command.removeprefix("/").split():
            part = called(found, typed, self._user.locale)
            if part is None and not path:
                names = ", ".join(sorted(each["name"] for each in offered)) or "nothing"
                raise Impossible(f"{self.name} is offered no /{typed} here, only: {names}.")
            path.append(found := part or {"name": typed})
        nested: list[Json] = []
        for name, value in options.items():
            if value is not None:
                option = called(found, name, self._user.locale)
                nested.append({"name": option["name"] if option else name, "value": _plain(value)})
                if name == focused:
                    nested[-1]["focused"] = True
        for part in reversed(path[1:]):
            nested = [{"name": part["name"], "options": nested}]
        return int(path[0]["id"]), nested

    def _place(self, channel: Place | None) -> Channel:
        wanted = self.here if channel is None else channel
        if isinstance(wanted, int):
            return self._world.channel(wanted)
        name = wanted.removeprefix("#")
        named = [each for each in self._world.channels.values() if each.name == name]
        shown = [each for each in named if can_see(self._world, self.id, each)]
        if not shown:
            raise Impossible(f"{self.name} sees no channel {name!r}.")
        return shown[-1]

    def _visible(self, channel: Channel) -> list[Message]:
        if not can_see(self._world, self.id, channel):
            raise Impossible(f"{self.name} does not see this channel.")
        return [message for message in channel.messages.values() if actions.visible(self._user, message)]

    def _now(self, message: Seen) -> Message:
        """The message as it is now: it may have changed since it was seen, or be gone."""
        found = self._world.channel(message.channel_id).messages.get(message.id)
        if found is None:
            raise Impossible("This message is gone.")
        return found

    def _seen(self, message: Message) -> Seen:
        return seen(self._sandbox.payloads.message(message))


def _named(sandbox: Sandbox, name: str) -> User:
    people = [user for user in sandbox.world.users.values() if not user.bot]
    for user in people:
        if user.global_name == name:
            return user
    raise LookupError(
        f"There is nobody called {name}; there are {', '.join(user.global_name for user in people)}."
    )


def _plain(value: Value) -> Value:
    """People are passed by id."""
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value.id if hasattr(value, "id") else value
