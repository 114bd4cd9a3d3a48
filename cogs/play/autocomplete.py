"""What is offered while somebody types a value of a command."""

import functools
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.spelling import plain
from bot.hosting.gate import SUGGESTING
from bot.metrics import ANSWER_SECONDS
from cogs.interaction import names
from cogs.interaction.answers import Interaction, enter
from cogs.interaction.limits import OPTION, OPTIONS, cut
from cogs.play import moves

log = structlog.get_logger()

_waited = ANSWER_SECONDS.labels(discord.InteractionType.autocomplete.name).time

Choices = list[app_commands.Choice[Any]]
Completer = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]


def completing(work: Completer) -> Completer:
    """An autocomplete that offers nothing where nothing can be offered, and whose failures are logged."""

    @functools.wraps(work)
    async def complete(interaction: Interaction, current: str) -> Choices:
        with structlog.contextvars.bound_contextvars(interaction=interaction.id), _waited():
            try:
                enter(interaction, SUGGESTING)
                return await work(interaction, str(current))
            except Refused:
                return []  # no game, no seat, an earlier field half typed, too many at once
            except Exception as error:
                log.error("nothing could be offered", exc_info=error)
                return []

    return complete


def like(possible: list[tuple[str, str]], current: str) -> list[tuple[str, str]]:
    """Those whose name holds what was typed, those that begin with it first; as many as can be shown."""
    wanted = plain(current)
    found = [each for each in possible if wanted in plain(each[0])]
    return sorted(found, key=lambda each: not plain(each[0]).startswith(wanted))[:OPTIONS]


def matching(found: Iterable[tuple[str, str]], current: str) -> Choices:
    """Of these names and values, those whose name holds what was typed."""
    return [
        app_commands.Choice(name=cut(name, OPTION), value=value) for name, value in like(list(found), current)
    ]


def matching_names(found: Iterable[str], current: str) -> Choices:
    """Of these names, those that hold what was typed."""
    return matching(((name, name) for name in found), current)


@completing
async def seated(interaction: Interaction, current: str) -> Choices:
    """The players of the table, by name."""
    return matching_names(names.players(await moves.table_of(interaction)).values(), current)


def joined(names: list[str], values: list[str], more: list[tuple[str, str]]) -> Choices:
    """Choices of one more each after those chosen already, as far as Discord takes so long a value."""
    found = [(cut(", ".join([*names, name]), OPTION), ",".join([*values, value])) for name, value in more]
    return [app_commands.Choice(name=name, value=value) for name, value in found if len(value) <= OPTION]
