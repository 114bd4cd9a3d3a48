"""A reminder is told if the decision is still owed when it is sent, and one of a secret decision in private alone."""

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.table.seat_clocks import decision, timed_decisions
from bot.engine.table.table import Table
from bot.store.rows import ClockRow, Person, Reminders
from cogs.play import timing
from tests.cogs import tables
from tests.rules.risk.position import Position


def at_turn() -> tuple[Table, str]:
    """Seat 0 owes a decision, and its time runs out; and what it is."""
    table = tables.table("risk", Position(2).lands(0, meereen=5).lands(1, "astapor").invade(0).state, 2)
    owed = decision(timed_decisions(table.pending())[0])
    table.clocks = {0: ClockRow(0, 0.0, owed, since=1.0, deadline=1e9)}
    return table, owed


async def reminded(table: Table, owed: str, way: Reminders = "dm") -> list[str]:
    """Where somebody is reminded."""
    found: list[str] = []

    def place(name: str) -> Any:
        async def send(**_: Any) -> None:
            found.append(name)

        return SimpleNamespace(send=send)

    async def person(user_id: int) -> Person:
        return Person(user_id, reminders=way)

    async def create_dm(_: Any) -> Any:
        return place("in private")

    bot: Any = SimpleNamespace(
        tables=SimpleNamespace(store=SimpleNamespace(person=person)),
        get_partial_messageable=lambda *_, **__: place("in the channel"),
        create_dm=create_dm,
    )
    await timing.remind(bot, table, "nonce", json.dumps({"seat": 0, "decision": owed}))
    return found


async def test_it_comes_the_way_that_was_chosen() -> None:
    ways: dict[Reminders, list[str]] = {"dm": ["in private"], "channel": ["in the channel"], "none": []}
    for way, told in ways.items():
        assert await reminded(*at_turn(), way) == told


async def test_of_a_secret_decision_the_channel_does_not_learn_who_has_not_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(timing, "secret", lambda _: True)
    assert await reminded(*at_turn(), "channel") == ["in private"]


async def test_who_has_decided_or_plays_no_more_or_has_no_clock_is_left_in_peace() -> None:
    table, owed = at_turn()
    assert await reminded(table, f"{owed}, another") == []
    table.clocks = {0: replace(table.clocks[0], deadline=None)}
    assert await reminded(table, owed) == []
    table.clocks = {}
    assert await reminded(table, owed) == []
    table, owed = at_turn()
    table.seats = tuple(replace(row, agent="sensible") for row in table.seats)
    assert await reminded(table, owed) == []
