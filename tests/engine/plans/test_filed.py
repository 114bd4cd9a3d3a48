"""Decisions filed in advance: carried out as soon as they are asked, and nobody can tell them from answers by hand."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.plans.plan_text import read
from bot.engine.plans.planner import lines, split_regardless
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.rules.contract import Seat
from bot.store.plans import PlanRow
from tests.engine.engine_fixture import ALYS, BRAN, CATE, Desk, awaited, begun
from tests.engine.fake_clock import Hourglass, posts, timed
from tests.engine.masters import rewind
from tests.engine.plans.test_planner import why
from tests.moot.actions import Dig, Draw, Gift, Leave, Rest, Vote

pytestmark = pytest.mark.both

TABLE = (ALYS, BRAN, CATE)


async def moot(tables: Tables, **options: Any) -> Table:
    """Alys, the first of three, is to take her turn; then all vote."""
    return await begun(tables, TABLE, system="moot", **options)


async def file(tables: Tables, table: Table, seat: Seat, moment: str, text: str) -> PlanRow | None:
    """File a decision and let it go as far as it can; what is left of it."""
    regardless, text = split_regardless(text)
    found, faults = read(table.rules, table.view(seat), text)
    assert faults == ()
    await tables.planner.write(table, seat, text, found, moment, regardless=regardless)
    return await tables.planner.of(table, seat, moment)


async def rest(tables: Tables, table: Table, *seats: Seat) -> None:
    """Seats end their turns; then what was filed is carried out."""
    for seat in seats:
        await tables.act(table.game.id, seat, Rest())
    await tables.planner.run(table)


def votes(table: Table) -> dict[int, int]:
    state: Any = table.state
    return dict(state.votes)


# ── when it is asked ──


async def test_it_waits_for_its_decision_and_answers_at_once(tables: Tables) -> None:
    """FIEF-17.11: a vote is filed before the vote is open."""
    table = await moot(tables)
    left = await file(tables, table, 1, "vote", "vote 2")
    assert left is not None
    assert left.status == "ready"
    await rest(tables, table, 0, 1)
    assert votes(table) == {}
    await rest(tables, table, 2)
    assert votes(table) == {1: 2}
    assert await tables.planner.of(table, 1, "vote") is None


async def test_one_for_each_kind_stands_beside_the_plan_of_the_turn(tables: Tables) -> None:
    table = await moot(tables)
    await file(tables, table, 1, "", "dig; rest")
    await file(tables, table, 1, "vote", "vote 1")
    await file(tables, table, 1, "leave", "leave")
    assert [plan.moment for plan in await tables.planner.all_of(table, 1)] == ["", "leave", "vote"]
    await file(tables, table, 1, "vote", "vote 0")
    assert [lines(plan)[0].typed for plan in await tables.planner.all_of(table, 1)] == [
        "dig",
        "leave",
        "vote 0",
    ]
    await tables.planner.forget(table, 1, "leave")
    assert [plan.moment for plan in await tables.planner.all_of(table, 1)] == ["", "vote"]


async def test_a_filed_answer_in_the_middle_of_a_turn_does_not_stop_its_plan(tables: Tables) -> None:
    """The talk is left as it was filed, before the plan of the turn has to say anything to it."""
    table = await moot(tables)
    await file(tables, table, 0, "leave", "leave")
    await file(tables, table, 0, "", "talk; rest")
    assert awaited(table) == (1, 2)
    for seat in (1, 2):
        await tables.act(table.game.id, seat, Leave())
    await tables.planner.run(table)
    assert awaited(table) == (1,)
    assert await tables.planner.all_of(table, 0) == []


async def test_it_is_carried_out_item_by_item_and_survives_a_restart(desk: Desk) -> None:
    tables = desk.tables
    table = await moot(tables)
    await file(tables, table, 1, "turn", "regardless; dig; draw; rest")
    tables = await desk.reopen()
    table = await tables.table(table.game.id)
    await rest(tables, table, 0)
    assert awaited(table) == (2,)
    kinds = [entry.action.kind for entry in await table.entries(0) if entry.action and entry.seat == 1]
    assert kinds == ["dig", "draw", "rest"]


async def test_what_the_plan_of_the_turn_did_before_a_restart_was_not_done_by_hand(desk: Desk) -> None:
    """Nor what another process has carried out: only in the memory of that one it had come from a plan."""
    tables = desk.tables
    table = await moot(tables)
    await file(tables, table, 0, "leave", "regardless; leave; leave")
    await file(tables, table, 0, "", "talk; dig")
    for seat in (1, 2):
        await tables.act(table.game.id, seat, Leave())
    await tables.planner.run(table)
    (left,) = await tables.planner.all_of(table, 0)
    assert (left.moment, left.status, left.done) == ("leave", "begun", 1)
    tables = await desk.reopen()
    table = await tables.table(table.game.id)
    await tables.planner.run(table)
    assert await tables.planner.all_of(table, 0) == [left]
    await tables.act(table.game.id, 0, Rest())
    await tables.planner.run(table)
    assert why(await tables.planner.of(table, 0, "leave")).why == "hand"


async def test_a_substitute_learns_nothing_of_it(tables: Tables) -> None:
    table = await moot(tables)
    await file(tables, table, 1, "vote", "vote 2")
    seats = tuple(replace(row, user_id=99) if row.seat == 1 else row for row in table.seats)
    await tables.store.set_seats(table.game.id, seats)
    await tables.refresh(table.game.id)
    table = await tables.table(table.game.id)
    assert await tables.planner.all_of(table, 1) == []
    await rest(tables, table, 0, 1, 2)
    assert votes(table) == {}


# ── what stops it ──


async def test_dice_since_it_was_filed_stop_it_and_the_player_is_asked(
    glass: Hourglass, tables: Tables
) -> None:
    table = await moot(tables)
    await file(tables, table, 1, "vote", "vote 2")
    await tables.act(table.game.id, 0, Dig())
    await posts(glass.desk, "")
    await rest(tables, table, 0, 1, 2)
    assert why(await tables.planner.of(table, 1, "vote")).why == "news"
    assert votes(table) == {}
    (told,) = await posts(glass.desk, "plan")
    assert {**json.loads(told), "reason": ""} == {
        "seat": 1, "user": BRAN, "done": 0, "reason": "", "moment": "vote", "stopped": True,
    }  # fmt: skip


async def test_unless_it_says_to_go_on_regardless(tables: Tables) -> None:
    table = await moot(tables)
    await file(tables, table, 1, "vote", "Regardless\nvote 2")
    await tables.act(table.game.id, 0, Dig())
    await rest(tables, table, 0, 1, 2)
    assert votes(table) == {1: 2}


async def test_dice_before_it_was_filed_do_not_stop_it(tables: Tables) -> None:
    table = await moot(tables)
    await tables.act(table.game.id, 0, Dig())
    await file(tables, table, 1, "vote", "vote 2")
    await tables.act(table.game.id, 0, Gift(who="1", gold=1))
    await rest(tables, table, 0, 1, 2)
    assert votes(table) == {1: 2}


async def test_its_own_dice_set_aside_what_comes_after_them(tables: Tables) -> None:
    table = await moot(tables)
    left = await file(tables, table, 0, "turn", "dig; rest")
    assert why(left).why == "news"
    assert left is not None
    assert left.done == 1


async def test_a_card_drawn_stops_whose_it_is_and_nobody_else(tables: Tables) -> None:
    table = await moot(tables)
    await file(tables, table, 0, "vote", "vote 2")
    await file(tables, table, 1, "vote", "vote 2")
    await tables.act(table.game.id, 0, Draw())
    await rest(tables, table, 0, 1, 2)
    assert votes(table) == {1: 2}
    assert why(await tables.planner.of(table, 0, "vote")).why == "news"


async def test_a_line_that_is_not_legal_then_stops_it(tables: Tables) -> None:
    table = await moot(tables)
    left = await file(tables, table, 0, "turn", "gift 1 9; rest")
    assert why(left).why == "refused"
    left = await file(tables, table, 0, "turn", "vote 1")
    assert why(left).why == "asked"


async def test_what_is_left_when_the_decision_is_over_is_not_kept_for_the_next(tables: Tables) -> None:
    table = await moot(tables)
    left = await file(tables, table, 0, "turn", "rest; rest")
    assert why(left).why == "over"


async def test_a_move_by_hand_in_between_stops_it(tables: Tables) -> None:
    table = await moot(tables)
    await file(tables, table, 0, "vote", "vote 1; vote 2")
    await rest(tables, table, 0, 1, 2)
    left = await tables.planner.of(table, 0, "vote")
    assert left is not None
    assert (left.status, left.done) == ("begun", 1)


async def test_a_rewind_since_stops_it(tables: Tables) -> None:
    """The board is another than the one it was filed for."""
    table = await moot(tables)
    await tables.act(table.game.id, 0, Gift(who="1", gold=1))
    await file(tables, table, 1, "vote", "regardless; vote 2")
    await rewind(table, 1)
    await rest(tables, table, 0, 1, 2)
    assert why(await tables.planner.of(table, 1, "vote")).why == "table"


# ── nobody else can tell ──


async def test_a_filed_vote_and_one_by_hand_look_the_same_to_all_others(
    glass: Hourglass, tables: Tables
) -> None:
    seen = []
    for channel, filed in ((1, True), (2, False)):
        table = await timed(tables, "moot", TABLE, channel=channel)
        if filed:
            await file(tables, table, 1, "vote", "vote 2")
        await rest(tables, table, 0, 1, 2)
        if not filed:
            await tables.act(table.game.id, 1, Vote(who="2"))
        shown = [(row.kind, row.lane, row.payload) for row in await drained(glass, table)]
        shown = [post for post in shown if post[0] != "plan"]
        clocks = [replace(clock, reminded=0, next_at=None) for clock in table.clocks.values()]
        seen.append((shown, clocks, table.game.stamp, table.view(0), table.view(None)))
    assert seen[0] == seen[1]


async def drained(glass: Hourglass, table: Table) -> list[Any]:
    """All posts of this table that wait."""
    found: list[Any] = []
    while rows := await glass.desk.store.due_posts(1e12, 100):
        for row in rows:
            found += [row] if row.game_id == table.game.id else []
            await glass.desk.store.post_done(row.id)
    return sorted(found, key=lambda row: row.id)
