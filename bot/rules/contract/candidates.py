"""What may stand in a field of an action: the one source of buttons, lists, agents and fuzzers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bot.rules.contract.base import Model
from bot.rules.contract.words import Text


class Choice(Model):
    """One value a field may take. Without a `label` it is shown under its name."""

    value: str
    label: Text | None = None


class Pick(Model):
    """One of these, likeliest first. An empty pick: nothing is possible here."""

    type: Literal["pick"] = "pick"
    choices: tuple[Choice, ...]


class Several(Model):
    """Between `low` and `high` of these, each at most once."""

    type: Literal["several"] = "several"
    choices: tuple[Choice, ...]
    low: int
    high: int


class Amount(Model):
    """A whole number from `low` to `high`, both included. `usual` is what most people want.

    With `meant`, leaving the field out means `usual`.
    """

    type: Literal["amount"] = "amount"
    low: int
    high: int
    usual: int
    meant: bool = False


class FreeText(Model):
    """Any words up to `longest` characters."""

    type: Literal["free"] = "free"
    longest: int


Candidates = Annotated[Pick | Several | Amount | FreeText, Field(discriminator="type")]
