"""The commands in each language: what they are called, what they do, what may be chosen in their fields.

English stands in the code, where the command is. Another language has it in `data/locales/<language>/commands.ftl`:
`called-<path>` and `option-<field>` are names, `command-<path>` and `command-<path>-<field>` descriptions,
`choice-<value>` what is chosen. What a field of a move is about may be left out there: its panel's question stands in.
"""

import asyncio
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot.rules.registry import RULESETS
from bot.words import FALLBACK, known, language, words
from cogs.interaction.limits import DESCRIPTION, cut

MOVES = {rules.command: rules for rules in RULESETS.values()}
"""The games by the command that plays them."""


class Spoken(app_commands.Translator):
    """What discord.py asks for each text of each command, in each language of Discord: most of them have no words."""

    def __init__(self) -> None:
        super().__init__()
        named = {locale: language(locale.value) for locale in discord.Locale}
        self._names = {locale: name for locale, name in named.items() if name != FALLBACK}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """See discord.py. None where there is no text in that language: Discord shows the English, `string`."""
        name = self._names.get(locale)
        if name is None:
            return None
        await asyncio.sleep(0)  # all commands in one go would keep others waiting for a tenth of a second
        return said(name, context.location, context.data)


def said(name: str, where: Where, of: Any) -> str | None:
    """One text of a command in the language `name`, or None."""
    key = next((key for key in keys(where, of) if known(key, name)), None)
    return None if key is None else cut(words(key, name), DESCRIPTION)


def keys(where: Where, of: Any) -> Iterator[str]:
    """The keys under which a text may stand, the first that has words counts."""
    match where:
        case Where.command_name | Where.group_name:
            yield f"called-{path(of)}"
        case Where.command_description | Where.group_description:
            yield f"command-{path(of)}"
            yield from _moves(of)
        case Where.parameter_name:
            yield f"option-{of.display_name}"
        case Where.parameter_description:
            yield f"command-{path(of.command)}-{of.display_name}"
            yield f"command-{path(of.command.root_parent or of.command)}-{of.display_name}"
            yield from _asked(of)
        case Where.choice_name:
            yield f"choice-{str(of.value).replace(' ', '_')}"
        case _:
            return


def path(of: Any) -> str:
    """A command as keys have it, such as `game-seat-take`."""
    if isinstance(of, app_commands.ContextMenu):
        return str(of.callback.__name__)
    return str(of.qualified_name).replace(" ", "-")


def _moves(of: Any) -> Iterator[str]:
    """What a game has words for already: itself, and its families of moves."""
    root = of.root_parent
    if root is None and of.name in MOVES:
        yield f"{MOVES[of.name].id}-about"
    elif root is not None and root.name in MOVES:
        yield f"{MOVES[root.name].id}-family-{of.name}"


def _asked(of: app_commands.Parameter) -> Iterator[str]:
    """What a panel asks for a field of a move."""
    root = of.command.root_parent
    if root is not None and root.name in MOVES:
        game = MOVES[root.name].id
        yield f"{game}-field-{of.command.name}-{of.name}"
        yield f"{game}-field-{of.name}"
