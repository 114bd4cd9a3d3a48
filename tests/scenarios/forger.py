"""Somebody who sends the bot what Discord itself would never pass on: too long, of the wrong type, or made up."""

import os
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.sandbox import components
from bot.sandbox.interactions import begin
from bot.sandbox.model import Channel, Interaction, InteractionType, Json, Message, User
from bot.sandbox.values import Resolved
from cogs.interaction.bounds import NAME, PARTLY, WHOLE
from tests.scenarios.stage import SandboxStage

Command = app_commands.Command[Any, ..., Any]
Option = discord.AppCommandOptionType

ONE_IN = 1 if os.environ.get("MAESTER_FUZZ") else 8
"""One in so many of all that can be sent is, picked by a fixed seed; with `MAESTER_FUZZ` set (`make fuzz`) all are."""

HALF = "\ud83c"
"""Half of a sign that takes two."""

JUNK = ("", "-1", "x", "٣", str(10**15 - 1), str(2**63), "9" * 60, "a~b", ",", "=AAAAA", "concede", HALF)


# ── the worst there is ──


def texts(longest: int) -> list[str]:
    """The worst that can stand in a text of so many characters, then what is longer still, or cannot be written."""
    worst = ("the ", "winterfel ", "a,", "~", "9", "\0", "🏰", "territory:a ", "end;")
    return [*((each * longest)[:longest] for each in worst), "", "the " * 1500, HALF]


def typing(parameter: app_commands.Parameter) -> list[str]:
    """The worst that can arrive while an option is typed."""
    return texts(int(parameter.max_value or NAME) if parameter.type is Option.string else PARTLY)


def values(parameter: app_commands.Parameter) -> Sequence[object]:
    """The worst that can arrive for an option of a command."""
    match parameter.type:
        case Option.string:
            return [*typing(parameter), 7, None]
        case Option.integer:
            return [10**9, WHOLE, -WHOLE, 2**63, 10**30, 0, -1, "many", True, None]
        case Option.boolean:
            return ["maybe", 2, None]
        case _:
            return []


def mangled(custom_id: str) -> Iterator[str]:
    """A custom id with each of its parts in turn replaced by junk, and with more than fits."""
    parts = custom_id.split(":")
    for place in range(1, len(parts)):
        for junk in JUNK:
            yield ":".join([*parts[:place], junk, *parts[place + 1 :]])
    yield custom_id + ":" * 5
    yield (custom_id + "~a" * 50)[:100]
    yield custom_id + "~a" * 50


# ── who sends it ──


class Forger:
    """Forges in the name of one person."""

    def __init__(self, stage: SandboxStage, name: str, system: str = "risk") -> None:
        self.system = system
        """The game at their table."""
        self._stage, self._world, self.name = stage, stage.sandbox.world, name
        self._user: User = next(one for one in self._world.users.values() if one.global_name == name)
        self._channel: Channel = next(iter(self._world.channels.values()))

    def command(
        self, command: Command, given: Mapping[str, object], focused: str | None = None
    ) -> Interaction:
        """A command, or with `focused` the asking what may stand in that option."""
        resolved = Resolved(self._world, self._channel)
        options: list[Json] = []
        for one in command.parameters:
            name = one.display_name
            if name in given or one.required:
                value = given[name] if name in given else self._usual(one, resolved)
                options.append({"name": name, "type": one.type.value, "value": value})
                if name == focused:
                    options[-1]["focused"] = True
        above: Command | app_commands.Group = command
        kind = Option.subcommand
        while above.parent is not None:
            options = [{"name": above.name, "type": kind.value, "options": options}]
            above, kind = above.parent, Option.subcommand_group
        offered = self._world.offered_commands(self._user.id, self._channel)
        root = next(each for each in offered if each["name"] == above.name)
        data: Json = {"id": root["id"], "name": above.name, "type": 1, "options": options}
        if resolved.data:
            data["resolved"] = resolved.data
        return self._begin(
            InteractionType.COMMAND if focused is None else InteractionType.AUTOCOMPLETE, data, None
        )

    def press(
        self, custom_id: str, values: Sequence[str] | None = None, on: Message | None = None
    ) -> Interaction:
        """A press on a button, or with `values` a choice in a select; of the last message, if not `on` another that is
        still there."""
        kind = components.BUTTON if values is None else components.STRING_SELECT
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if values is not None:
            data["values"] = values
        there = on is not None and on.id in self._channel.messages
        return self._begin(InteractionType.COMPONENT, data, on if there else self.shown()[-1][0])

    def form(self, custom_id: str, fields: Mapping[str, object]) -> Interaction:
        """A form that was sent, as if a message had opened it."""
        parts: list[Json] = [
            {
                "type": components.LABEL,
                "id": number,
                "component": {"type": components.TEXT_INPUT, "custom_id": name, "value": value},
            }
            for number, (name, value) in enumerate(fields.items(), 1)
        ]
        data: Json = {"custom_id": custom_id, "components": parts}
        return self._begin(InteractionType.MODAL_SUBMIT, data, self.shown()[-1][0])

    def shown(self) -> list[tuple[Message, list[Json]]]:
        """The messages this person sees, each with its buttons and menus."""
        seen = [one for one in self._channel.messages.values() if one.ephemeral_to in (None, self._user.id)]
        return [
            (one, [part for part in components.walk(one.components) if "custom_id" in part]) for one in seen
        ]

    async def answered(self, sent: Iterable[Callable[[], Interaction]], at_once: int = 4) -> None:
        """Sends some of it, a few at once, and waits until they are answered; each has to be."""
        whim, waiting = random.Random(self.system), list[Interaction]()
        for send in sent:
            if whim.randrange(ONE_IN):
                continue
            waiting.append(send())
            if len(waiting) == at_once:
                await self._wait(waiting)
                waiting = []
        await self._wait(waiting)

    async def _wait(self, sent: Sequence[Interaction]) -> None:
        for each in sent:
            await self._stage.sandbox.wait(lambda each=each: each.failure or each.answer is not None, 30)  # type: ignore[misc]
            assert each.failure is None, each.data

    def _begin(self, kind: InteractionType, data: Json, on: Message | None) -> Interaction:
        earlier = self._world.interactions.values()
        opener = next(each.id for each in earlier if each.type is InteractionType.COMMAND)
        opened_by = opener if kind is InteractionType.MODAL_SUBMIT else None
        return begin(self._world, kind, self._user, self._channel, data, message=on, opened_by=opened_by)

    def _usual(self, one: app_commands.Parameter, resolved: Resolved) -> object:
        """What stands in a required option while others are tried."""
        match one.type:
            case Option.string:
                return str(one.choices[0].value) if one.choices else "winterfell"
            case Option.integer:
                return int(one.min_value or 1)
            case Option.boolean:
                return True
            case Option.attachment:
                sender = self._stage.named(self._stage.person(self._user.global_name))
                return resolved.attachment(sender.upload("game.sealed", b"no game"))
            case _:
                return resolved.user(self._user.id)
