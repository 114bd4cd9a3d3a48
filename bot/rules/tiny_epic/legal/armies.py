"""Armies as what may stand in a field, and in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.rules.contract import Candidates, Text
from bot.rules.kit.offers import pick
from bot.rules.tiny_epic.model.army import Army, Force, decode, encode, members


def pick_army(armies: Iterable[Army], heroes: Mapping[str, str]) -> Candidates:
    """One of these armies, each under what it consists of; `heroes` is the Hero of each house."""
    return pick((encode(army) for army in armies), lambda code: army_text(code, heroes))


def army_text(code: str, heroes: Mapping[str, str]) -> Text:
    """What an army consists of."""
    return Text(key="tiny_epic-army", args={"army": members(army_of(code), heroes)})


def army_of(code: str) -> dict[str, Force]:
    """The army a field names; what is offered can always be read."""
    found = decode(code)
    assert found is not None
    return found
