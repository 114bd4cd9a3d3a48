"""Tables at any moment of a game, and messages judged by Discord's limits, without a database or a Discord."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any

from discord import ui

from bot.engine.table.table import Table
from bot.rules.menu import random_action
from bot.rules.registry import GAMES
from tests.engine import memory_store
from tests.rules.harness import play
from tests.rules.systems import SYSTEMS

for game in GAMES:  # what a game has to say beside its decisions is on every panel that is judged here
    import_module(f"cogs.games.{game}")

NAMES = ("Alys", "Brynden **the** _Blackfish_", "Cass", "<@1>", "Elyn")
STAMP = 123_456
GAME = 12_345_678
LONGEST = 400
"""Actions of a game from which moments are taken."""


def table(system: str, state: Any, players: int) -> Table:
    """A table of some players whose game stands at `state`, late in the life of a busy bot."""
    made = memory_store.table(system, NAMES[:players])
    made.game = replace(made.game, id=GAME, status="playing", version=STAMP, stamp=STAMP)
    made._state = state
    return made


@cache
def moments(system: str, number: int = 5) -> tuple[tuple[Table, Any], ...]:
    """Moments of random games on every kind of table the system has: the table, and its state."""
    found, whim = [], random.Random(7)
    for players, states in games(system):
        for state in whim.sample(states, min(number, len(states))):
            found.append((table(system, state, players), state))
    return tuple(found)


@cache
def games(system: str) -> tuple[tuple[int, list[Any]], ...]:
    """A random game on every kind of table: its players, and all states of its beginning."""
    return tuple(
        (
            players,
            play(SYSTEMS[system].rules, options, [random_action] * players, seed, LONGEST, keep=True).states,
        )
        for seed, (options, players) in enumerate(SYSTEMS[system].tables)
    )


def seats(of: Table) -> range:
    return range(len(of.seats))


# ── what Discord allows ───────────────────────────────────────────────────────────────────────────


def judge(view: ui.LayoutView) -> None:
    """Asserts that Discord would take this message."""
    parts = parts_of(view)
    assert len(parts) <= 40
    texts = [part["content"] for part in parts if part["type"] == 10]
    assert all(texts)
    assert sum(map(len, texts)) <= 4000
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids))
    assert all(1 <= len(one) <= 100 for one in ids)
    for part in parts:
        match part["type"]:
            case 1:
                assert 1 <= len(part["components"]) <= 5
            case 2:
                assert 1 <= len(part["label"]) <= 80
            case 3:
                judge_select(part)
            case 12:
                assert all(len(item["description"]) <= 1024 for item in part["items"])


def judge_select(part: dict[str, Any]) -> None:
    options = part["options"]
    values = [option["value"] for option in options]
    assert 1 <= len(options) <= 25
    assert len(values) == len(set(values))
    assert all(1 <= len(option["label"]) <= 100 and 1 <= len(option["value"]) <= 100 for option in options)
    assert len(part["placeholder"]) <= 150
    assert 0 <= part["min_values"] <= part["max_values"] <= len(options)
    assert sum(option.get("default", False) for option in options) <= part["max_values"]


def parts_of(view: ui.LayoutView) -> list[Any]:
    """Every component of a message, as Discord gets them."""
    message: Any = view
    return list(walk(message.to_components()))


def walk(parts: list[Any]) -> Iterator[Any]:
    """Every component, those inside others too."""
    for part in parts:
        yield part
        yield from walk(part.get("components", []))
