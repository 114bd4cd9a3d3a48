"""What is done beside a decision: it renews no clock, makes no button stale, stops no plan, tells nothing by time."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.hall import Hall
from bot.engine.history import live
from bot.engine.plan_text import read
from bot.engine.statistics import statistics
from bot.engine.table import Table
from bot.engine.undo import Wish, ask, free, take_back
from bot.rules.contract import Action, Seat
from tests.engine.desk import ALYS, BRAN, CATE, awaited
from tests.engine.hourglass import START, Hourglass, ends, posts, timed
from tests.moot import Answer, Cede, Dig, Gift, Leave, Offer, Plot, Rest, Talk, Vote

TABLE = (ALYS, BRAN, CATE)


async def moot(hall: Hall, **pace: Any) -> Table:
    """Alys, the first of three, is to take her turn."""
    return await timed(hall, "moot", TABLE, **pace)


async def voting(hall: Hall, **pace: Any) -> Table:
    """All three are to vote in secret."""
    table = await moot(hall, **pace)
    for seat in range(3):
        await table.submit(seat, Rest())
    return table


def gift(who: Seat, gold: int = 1) -> Action:
    return Gift(who=str(who), gold=gold)


# ── clocks ──


async def test_a_gift_during_a_secret_vote_tells_nobody_who_has_voted(glass: Hourglass, hall: Hall) -> None:
    """The deadlines stay, whether the giver had voted or not."""
    table = await voting(hall)
    await glass.run(2)
    await table.submit(0, Vote(who="1"))
    await table.submit(0, gift(1))
    assert ends(table) == {0: 24, 1: 24, 2: 24}
    await table.submit(2, gift(1))
    assert ends(table) == {0: 24, 1: 24, 2: 24}


async def test_a_gift_does_not_lengthen_ones_own_turn(glass: Hourglass, hall: Hall) -> None:
    table = await moot(hall)
    await glass.run(20)
    await table.submit(0, gift(1))
    assert ends(table) == {0: 24}


async def test_nor_does_one_or_an_unseen_order_while_the_clock_stands_still(
    glass: Hourglass, hall: Hall
) -> None:
    """A clock that goes on later goes on from where it stood."""
    table = await moot(hall)
    await glass.run(20)
    await table.submit(1, Talk())
    assert ends(table) == {}
    await table.submit(0, gift(1))
    await table.submit(0, Plot(note=1))
    await glass.run(100)
    for seat in range(3):
        await table.submit(seat, Leave())
    assert ends(table) == {0: 124}


async def test_a_move_in_public_is_an_answer_as_before(glass: Hourglass, hall: Hall) -> None:
    table = await moot(hall)
    await glass.run(20)
    await table.submit(0, Dig())
    assert ends(table) == {0: 44}


async def test_an_aside_that_changes_what_is_asked_is_a_move(glass: Hourglass, hall: Hall) -> None:
    table = await moot(hall)
    await table.submit(0, Dig())
    stamp = table.game.stamp
    await glass.run(20)
    await table.submit(0, Cede())
    assert ends(table) == {1: 44}
    assert table.game.stamp == stamp + 1


async def test_a_gift_is_no_sign_of_life_where_nobody_is_waited_for(glass: Hourglass, hall: Hall) -> None:
    """After a default the rest of the turn is not waited for, whatever is given meanwhile, and whoever gives it."""
    table = await moot(hall)
    clock = table.clocks[0]
    table.clocks[0] = replace(clock, lapsed=True)
    await table.submit(0, gift(1))
    await table.submit(1, Plot(note=1))
    assert table.clocks[0].lapsed
    await table.submit(0, Dig())
    assert not table.clocks[0].lapsed


# ── buttons, calls, the dashboard ──


async def test_a_gift_makes_nobodys_panel_stale(hall: Hall) -> None:
    table = await moot(hall)
    stamp = table.game.stamp
    await table.submit(1, gift(0))
    assert table.game.stamp == stamp
    await table.submit(0, Dig(), stamp=stamp)


async def test_a_gift_is_shown_and_calls_nobody(glass: Hourglass, hall: Hall) -> None:
    table = await moot(hall)
    await posts(glass.desk, "")
    await table.submit(1, gift(0))
    rows = await glass.desk.store.due_posts(1e12, 100)
    assert [row.kind for row in rows] == ["dashboard"]


# ── taking back ──


async def test_a_gift_is_taken_back_before_the_move_before_it(hall: Hall) -> None:
    table = await moot(hall)
    await table.submit(0, Dig())
    await table.submit(0, gift(1))
    await take_back(table, 0)
    assert [entry.action for entry in live(await table.entries()) if entry.action] == [Dig()]
    with pytest.raises(Refused, match="undo-chance"):
        await free(table, 0)


async def test_a_gift_of_somebody_else_stays_when_a_move_is_taken_back(hall: Hall) -> None:
    table = await moot(hall)
    await table.submit(0, gift(1, 2))
    await table.submit(2, gift(1))
    await take_back(table, 0)
    assert [entry.action for entry in live(await table.entries()) if entry.action] == [gift(1)]


async def test_a_gift_that_rests_on_the_move_keeps_it(hall: Hall) -> None:
    table = await moot(hall)
    await table.submit(0, gift(1, 2))
    await table.submit(1, gift(2, 4))
    with pytest.raises(Refused, match="undo-asked"):
        await free(table, 0)


async def test_an_open_offer_keeps_nobody_from_taking_back(hall: Hall) -> None:
    table = await moot(hall)
    await table.submit(0, Offer(who="1", gold=1))
    await take_back(table, 0)
    assert live(await table.entries())[-1].action is None


async def test_whether_a_giver_had_voted_does_not_change_what_may_be_taken_back(hall: Hall) -> None:
    found: list[Wish] = []
    for channel, votes in ((1, True), (2, False)):
        table = await timed(hall, "moot", TABLE, channel=channel)
        for seat in range(3):
            await table.submit(seat, Rest())
        if votes:
            await table.submit(0, Vote(who="1"))
        await table.submit(0, gift(1))
        found.append(await ask(table, 0, ALYS))
    assert found[0].move == found[1].move


# ── numbers, plans ──


async def test_a_gift_is_no_first_move_of_the_statistics(glass: Hourglass, hall: Hall) -> None:
    table = await moot(hall)
    await glass.run(1)
    await table.submit(0, gift(1))
    await table.submit(1, gift(0))
    await glass.run(2)
    await table.submit(0, Dig())
    assert statistics(table.rules, await table.entries()).answers == {0: [3 * 3600.0]}


async def test_a_gift_by_hand_does_not_stop_ones_own_plan(hall: Hall) -> None:
    table = await moot(hall)
    lines, _ = read(table.rules, table.view(0), "dig; gift 1 1; rest")
    await hall.planner.write(table, 0, "dig; gift 1 1; rest", lines[:1])
    assert await hall.planner.of(table, 0) is None
    await table.submit(0, Talk())
    await hall.planner.write(table, 0, "leave; rest", read(table.rules, table.view(0), "leave; rest")[0])
    left = await hall.planner.of(table, 0)
    assert left is not None
    assert left.done == 1
    await hall.act(table.game.id, 0, gift(1))
    await hall.planner.run(table)
    for seat in (1, 2):
        await hall.act(table.game.id, seat, Leave())
    await hall.planner.run(table)
    assert await hall.planner.of(table, 0) is None
    assert awaited(table) == (1,)


async def test_an_answer_to_an_offer_is_an_aside_too(glass: Hourglass, hall: Hall) -> None:
    table = await moot(hall)
    await table.submit(1, Offer(who="0", gold=2))
    await glass.run(20)
    await table.submit(0, Answer(offer="offer-0", accept=True))
    assert ends(table) == {0: 24}
    assert glass.desk.time > START
