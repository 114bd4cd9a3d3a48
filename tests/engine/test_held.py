"""Decisions that all have answered and that stay open until their time is over (`Prompt.held`): no length tells."""

import asyncio

import pytest

from bot.engine.table.pace import Pace
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.rules.contract import held
from tests.engine.engine_fixture import ALYS, BRAN, CATE, awaited, lobby
from tests.engine.fake_clock import Hourglass, by, ends, posts

pytestmark = pytest.mark.both


async def window(tables: Tables, hours: float | None = 24, **pace: str) -> Table:
    """Three people play Fief, and a timed window for surprise cards is open."""
    table = await lobby(tables, (ALYS, BRAN, CATE), system="fief")
    await tables.set_pace(table.game.id, lambda _: Pace(hours=hours, **pace))  # type: ignore[arg-type]
    options = {"house_choice": "random", "surprise_windows": "timed"}
    await tables.choose(table.game.id, lambda _: table.options().model_copy(update=options))
    await tables.start(table.game.id)
    while table.pending()[0].kind != "window":
        await default(table, awaited(table)[0])
    return table


async def default(table: Table, seat: int) -> None:
    await table.submit(seat, table.rules.default(table.state, seat))


async def answer(table: Table) -> None:
    """Everybody who is asked."""
    for seat in awaited(table):
        await default(table, seat)


async def test_it_stays_open_until_its_time_is_over(glass: Hourglass, tables: Tables) -> None:
    table = await window(tables)
    await glass.run(5)
    deadlines, round_ = ends(table), table.state.round  # type: ignore[attr-defined]
    await answer(table)
    assert held(table.pending())
    assert ends(table) == deadlines
    await glass.run(18.9)
    assert held(table.pending())
    await glass.run(0.2)
    assert table.state.round == round_ + 1  # type: ignore[attr-defined]
    assert (await by(table))[-1] == (None, "clock")


async def test_who_has_answered_is_not_reminded(glass: Hourglass, tables: Tables) -> None:
    table = await window(tables)
    await answer(table)
    await posts(glass.desk, "")
    await glass.run(23.9)
    assert await posts(glass.desk, "reminder") == []


async def test_who_is_missing_at_the_end_is_taken_for_the_default(glass: Hourglass, tables: Tables) -> None:
    table = await window(tables)
    round_ = table.state.round  # type: ignore[attr-defined]
    await default(table, awaited(table)[0])
    await glass.run(24.1)
    assert table.state.round == round_ + 1  # type: ignore[attr-defined]


async def test_it_ends_also_where_the_table_waits_for_the_late(glass: Hourglass, tables: Tables) -> None:
    table = await window(tables, late="wait")
    round_ = table.state.round  # type: ignore[attr-defined]
    (first, *others) = awaited(table)
    for seat in others:
        await default(table, seat)
    await glass.run(30)
    assert awaited(table) == (first,)
    await default(table, first)
    await glass.run(0.1)
    assert table.state.round == round_ + 1  # type: ignore[attr-defined]


async def test_without_a_clock_it_ends_at_once(tables: Tables) -> None:
    table = await window(tables, hours=None)
    round_ = table.state.round  # type: ignore[attr-defined]
    await answer(table)
    for _ in range(500):
        if table.state.round != round_:  # type: ignore[attr-defined]
            break
        await asyncio.sleep(0.01)
    assert table.state.round == round_ + 1  # type: ignore[attr-defined]
    assert (await by(table))[-1] == (None, "clock")
