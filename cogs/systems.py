"""The slash groups of all games in the registry: `cogs/<id>.py` of a game exports it under the game's id."""

from collections.abc import Iterable, Iterator
from importlib import import_module

from discord import app_commands


def groups(systems: Iterable[str]) -> Iterator[app_commands.Group]:
    """The group of each game."""
    for system in systems:
        yield getattr(import_module(f"cogs.{system}"), system)
