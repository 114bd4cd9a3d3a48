"""What answers many decisions."""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.rules.contract import Action


class TakeHouse(Action):
    """Take a House to play; left out: one by lot."""

    kind: Literal["house"] = "house"
    house: str | None = None


class Pass(Action):
    """Do nothing here, or no more."""

    kind: Literal["pass"] = "pass"


class Answer(Action):
    """Say yes or no to what you are asked."""

    kind: Literal["answer"] = "answer"
    weighed: ClassVar[bool] = True
    yes: bool


class Choose(Action):
    """Choose one of what you are offered."""

    kind: Literal["choose"] = "choose"
    what: str
