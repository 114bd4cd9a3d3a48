"""Armies as what may stand in a field."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.contract import Candidates, Text
from bot.rules.kit.offers import pick
from bot.rules.tiny_epic.model.army import Army, Force, decode, encode


def pick_army(armies: Iterable[Army]) -> Candidates:
    """One of these armies, each under what it consists of."""
    return pick((encode(army) for army in armies), army_text)


def army_text(code: str) -> Text:
    """What an army consists of."""
    return Text(key="tiny_epic-army", args={"army": tuple(f"army-{part}" for part in code.split("."))})


def army_of(code: str) -> dict[str, Force]:
    """The army a field names; what is offered can always be read."""
    found = decode(code)
    assert found is not None
    return found
