"""The commands that a module has for a group of another."""

from typing import Any

from discord import app_commands

Commands = tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...]
