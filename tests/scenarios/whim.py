"""Somebody who presses, chooses and types whatever is there, as a seed has it: what no scenario has thought of."""

import random
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

from bot.sandbox.errors import ApiError
from bot.sandbox.seen import Form, Outcome, Seen
from bot.sandbox.values import Impossible
from tests.scenarios.stage import Player, SandboxStage

Command = app_commands.Command[Any, ..., Any]
Option = discord.AppCommandOptionType

WORDS = ("1", "3", "Winterfell", "x", "the north", "*", "yes", "2h", "stark", "concede")
"""What they type where nothing is offered, or where they do not look at what is."""

CONFIRMED = 0.75
"""How often they go through with what they have ordered."""


class Whim:
    """A person who acts by chance. What they did, and what they were told, is added to `story`."""

    def __init__(self, stage: SandboxStage, person: Player, lots: random.Random, story: list[str]) -> None:
        self.person = person
        self._stage, self._lots, self._story = stage, lots, story

    async def poke(self) -> None:
        """Press a button, or choose in a menu, of one of the last messages that have any."""
        shown = [seen for seen in self.person.sees()[-14:] if seen.buttons or seen.menus][-4:]
        if not shown:
            return
        message = self._lots.choice(shown)
        with suppress(Impossible, ApiError):  # it has just gone, or been replaced
            await (
                self._choose(message) if message.menus and self._lots.random() < 0.6 else self._press(message)
            )

    async def type(self, groups: Collection[str]) -> None:
        """Give a command of one of these groups, most often with what is offered for its options."""
        tree = self._stage.bot.tree.walk_commands()
        able = [one for one in tree if isinstance(one, app_commands.Command)]
        command = self._lots.choice([one for one in able if one.qualified_name.split()[0] in groups])
        await self.give(command)

    async def give(self, command: Command) -> None:
        """Give this command with options by chance."""
        given = await self._options(command)
        self._story.append(f"{self.person.name}: /{command.qualified_name} {given}")
        with suppress(Impossible):  # it needs what they have not given, such as a file
            await self._hear(await self.person.command(f"/{command.qualified_name}", given))

    async def _press(self, message: Seen) -> None:
        able = [button for button in message.buttons if not button.disabled and not button.url]
        if able:
            button = self._lots.choice(able)
            self._story.append(f"{self.person.name}: [{button.label}]")
            await self._hear(await self.person.click(message, custom_id=button.custom_id))

    async def _choose(self, message: Seen) -> None:
        menu = self._lots.choice(message.menus)
        if menu.options and not menu.disabled:
            count = self._lots.randint(max(1, menu.least), max(1, min(menu.most, len(menu.options))))
            values = [option.value for option in self._lots.sample(menu.options, count)]
            self._story.append(f"{self.person.name}: {menu.placeholder} {values}")
            await self._hear(await self.person.select(message, menu.custom_id, values))

    async def _hear(self, outcome: Outcome) -> None:
        """Read the answer; fill in the form it is, or confirm what it asks."""
        assert outcome.failure is None, outcome.failure
        self._story.extend(f"    {seen.text[:200]!r}" for seen in (outcome.reply, *outcome.followups) if seen)
        if outcome.form is not None:
            await self._hear(await self.person.submit(outcome.form, dict(self._fields(outcome.form))))
            return
        asked = outcome.reply
        if asked and any(one.label == "Confirm" for one in asked.buttons) and self._lots.random() < CONFIRMED:
            await self._hear(await self.person.click(asked, label="Confirm"))

    def _fields(self, form: Form) -> Iterator[tuple[str, str]]:
        for field in form.fields:
            if not field.options:
                yield field.custom_id, self._lots.choice([field.value or "x", *WORDS])

    async def _options(self, command: Command) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for option in command.parameters:
            if option.required or self._lots.random() < 0.6:
                value = await self._value(command, option, given)
                if value is not None:
                    given[option.display_name] = value
        return given

    async def _value(self, command: Command, option: app_commands.Parameter, given: dict[str, Any]) -> Any:
        if option.autocomplete:
            typed = f"/{command.qualified_name}"
            offered = await self.person.complete(typed, given, focused=option.display_name)
            if offered and self._lots.random() < 0.95:
                return self._lots.choice(offered).value
        if option.choices:
            return self._lots.choice(option.choices).value
        match option.type:
            case Option.string:
                return self._lots.choice(WORDS)
            case Option.integer:
                least = int(option.min_value or 0)
                return self._lots.randint(least, min(int(option.max_value or least + 20), least + 20))
            case Option.boolean:
                return self._lots.random() < 0.5
            case Option.user:
                return self._stage.person(self._lots.choice(("Alys", "Brynden", "Cass", "Davin")))
            case _:
                return None
