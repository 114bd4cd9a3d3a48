"""Discord's limits over the whole command tree, and a word in the locale for everything a command shows.

A command too many or a description too long makes Discord refuse all of them.
"""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.rules.registry import RULESETS
from bot.words import known
from cogs import groups, privacy
from cogs.interaction import forms
from cogs.lobby.learning import learn
from cogs.lookups import record_commands
from cogs.lookups.help import help_
from cogs.play.plan_command import plan

NAME = re.compile(r"^[-_\w]{1,32}$")
MODULES = {id_: import_module(f"cogs.games.{id_}") for id_ in RULESETS}
GAMES = [getattr(module, id_) for id_, module in MODULES.items()]
GROUPS = (*groups(), privacy.group, *GAMES)
LOOKUPS = [one for module in MODULES.values() for one in getattr(module, "LOOKUPS", ())]
ALONE = (record_commands.hall, help_, learn, plan, *LOOKUPS)

Command = app_commands.Command[Any, ..., Any]


def commands() -> Iterator[tuple[str, Command]]:
    for group in GROUPS:
        for command in group.walk_commands():
            if isinstance(command, app_commands.Command):
                yield command.qualified_name, command
    for command in ALONE:
        yield command.name, command


def test_no_more_commands_than_discord_takes() -> None:
    """100 commands, each with at most 25 subcommands."""
    assert len(GROUPS) + len(ALONE) <= 100
    for group in GROUPS:
        assert 1 <= len(group.commands) <= 25, group.name


def test_groups_have_the_commands_of_all_modules() -> None:
    names = {name for name, _ in commands()}
    assert {
        "game new",
        "game pace",
        "game seat take",
        "game log",
        "gm lock",
        "gm kick",
        "gm rewind",
        "gm import",
        "game statistics",
        "privacy export",
    } <= names


@pytest.mark.parametrize(("name", "command"), list(commands()))
def test_names_and_descriptions_fit(name: str, command: Command) -> None:
    """Names of 32 lower-case characters, descriptions of 100, 25 options, required ones first, 25 choices each."""
    assert NAME.match(command.name)
    assert command.name == command.name.lower()
    assert 1 <= len(command.description) <= 100
    assert len(command.parameters) <= 25
    required = [parameter.required for parameter in command.parameters]
    assert required == sorted(required, reverse=True), f"/{name} asks an optional field before a required one"
    for parameter in command.parameters:
        assert NAME.match(parameter.name)
        assert 1 <= len(str(parameter.description)) <= 100, f"/{name} {parameter.name}"
        assert parameter.description != "…", f"/{name} {parameter.name} has no description"
        assert len(parameter.choices) <= 25


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.name)
def test_a_command_is_not_too_long_as_a_whole(group: app_commands.Group) -> None:
    """8,000 characters of names, descriptions and values in one command."""
    assert 1 <= len(group.description) <= 100

    def length(value: Any) -> int:
        if isinstance(value, dict):
            counted = ("name", "description", "value", "options", "choices")
            return sum(length(value[key]) for key in counted if key in value)
        if isinstance(value, list):
            return sum(length(part) for part in value)
        return len(str(value))

    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    assert length(group.to_dict(tree)) <= 8000


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_everything_a_command_shows_has_words(rules: Any) -> None:
    """Buttons, questions and options of every game stand in the locale."""
    wanted = [rules.id, f"{rules.id}-about", f"{rules.id}-guide"]
    for action in rules.actions:
        wanted.append(f"{rules.id}-do-{action.model_fields['kind'].default}")
        wanted += [f"{rules.id}-field-{field.name}" for field in forms.fields(action)]
    wanted += [f"{rules.id}-option-{name}" for name in rules.options.model_fields]
    wanted += [f"{rules.id}-family-{action.family}" for action in rules.actions if action.family]
    assert [key for key in wanted if not known(key)] == []
