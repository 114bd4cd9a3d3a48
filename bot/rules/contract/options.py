"""What a table may choose before the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.rules.contract.base import Model


class Options(Model):
    """What a table may choose before the start. A rule set's own Options subclass lists the fields."""

    main: ClassVar[tuple[str, ...]] = ()
    """Fields that are asked for first; all others are for who wants more. None: all are alike."""

    presets: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {}
    """Choices with a name, from the quickest on: `<game>-preset-<name>`, and `<game>-preset-<name>-about` in a line."""

    lesson: ClassVar[Mapping[str, str | int | bool]] = {}
    """Choices of a first game with a coach, for one person and one agent. None: this game has no such."""

    @property
    def coached(self) -> bool:
        """Whether this is such a first game."""
        return bool(self.lesson) and all(getattr(self, name) == value for name, value in self.lesson.items())

    @property
    def idle(self) -> frozenset[str]:
        """Fields that mean nothing beside the other choices: not asked for, nor told, unless they were changed."""
        return frozenset()

    @property
    def guide(self) -> str:
        """Which of the game's short guides fits these choices: the end of a key `<game>-guide-<guide>`, or nothing."""
        return ""
