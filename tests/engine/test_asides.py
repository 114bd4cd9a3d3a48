"""What is done beside a decision: it renews no clock, makes no button stale, stops no plan, tells nothing by time."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.errors import Refused, Stale
from bot.engine.journal.history import live
from bot.engine.plans.plan_text import read
from bot.engine.records.statistics import statistics
from bot.engine.table.table import Table
from bot.engine.table.undo import UndoRequest, agree, ask, free_undo, take_back
from bot.engine.tables import Tables
from bot.rules.contract import Action, Seat
from tests.engine.engine_fixture import ALYS, BRAN, CATE, awaited
from tests.engine.fake_clock import START, Hourglass, ends, posts, timed
from tests.moot.actions import Answer, Cede, Dig, Gift, Leave, Offer, Plot, Rest, Talk, Vote

TABLE = (ALYS, BRAN, CATE)


async def moot(tables: Tables, **pace: Any) -> Table:
    """Alys, the first of three, is to take her turn."""
    return await timed(tables, "moot", TABLE, **pace)


async def voting(tables: Tables, **pace: Any) -> Table:
    """All three are to vote in secret."""
    table = await moot(tables, **pace)
    for seat in range(3):
        await table.submit(seat, Rest())
    return table


def gift(who: Seat, gold: int = 1) -> Action:
    return Gift(who=str(who), gold=gold)


# ── clocks ──


async def test_a_gift_during_a_secret_vote_tells_nobody_who_has_voted(
    glass: Hourglass, tables: Tables
) -> None:
    """The deadlines stay, whether the giver had voted or not."""
    table = await voting(tables)
    await glass.run(2)
    await table.submit(0, Vote(who="1"))
    await table.submit(0, gift(1))
    assert ends(table) == {0: 24, 1: 24, 2: 24}
    await table.submit(2, gift(1))
    assert ends(table) == {0: 24, 1: 24, 2: 24}


async def test_a_gift_does_not_lengthen_ones_own_turn(glass: Hourglass, tables: Tables) -> None:
    table = await moot(tables)
    await glass.run(20)
    await table.submit(0, gift(1))
    assert ends(table) == {0: 24}


async def test_nor_does_one_or_an_unseen_order_while_the_clock_stands_still(
    glass: Hourglass, tables: Tables
) -> None:
    """A clock that goes on later goes on from where it stood."""
    table = await moot(tables)
    await glass.run(20)
    await table.submit(1, Talk())
    assert ends(table) == {}
    await table.submit(0, gift(1))
    await table.submit(0, Plot(note=1))
    await glass.run(100)
    for seat in range(3):
        await table.submit(seat, Leave())
    assert ends(table) == {0: 124}


async def test_a_move_in_public_is_an_answer_as_before(glass: Hourglass, tables: Tables) -> None:
    table = await moot(tables)
    await glass.run(20)
    await table.submit(0, Dig())
    assert ends(table) == {0: 44}


async def test_an_aside_that_changes_what_is_asked_is_a_move(glass: Hourglass, tables: Tables) -> None:
    table = await moot(tables)
    await table.submit(0, Dig())
    stamp = table.game.stamp
    await glass.run(20)
    await table.submit(0, Cede())
    assert ends(table) == {1: 44}
    assert table.game.stamp == stamp + 1


async def test_a_gift_is_no_sign_of_life_where_nobody_is_waited_for(glass: Hourglass, tables: Tables) -> None:
    """After a default the rest of the turn is not waited for, whatever is given meanwhile, and whoever gives it."""
    table = await moot(tables)
    clock = table.clocks[0]
    table.clocks[0] = replace(clock, lapsed=True)
    await table.submit(0, gift(1))
    await table.submit(1, Plot(note=1))
    assert table.clocks[0].lapsed
    await table.submit(0, Dig())
    assert not table.clocks[0].lapsed


# ── buttons, calls, the dashboard ──


async def test_a_gift_makes_nobodys_panel_stale(tables: Tables) -> None:
    table = await moot(tables)
    stamp = table.game.stamp
    await table.submit(1, gift(0))
    assert table.game.stamp == stamp
    await table.submit(0, Dig(), stamp=stamp)


async def test_a_gift_is_shown_and_calls_nobody(glass: Hourglass, tables: Tables) -> None:
    table = await moot(tables)
    await posts(glass.desk, "")
    await table.submit(1, gift(0))
    rows = await glass.desk.store.due_posts(1e12, 100)
    assert [row.kind for row in rows] == ["dashboard"]


# ── taking back ──


async def test_a_gift_is_taken_back_before_the_move_before_it(tables: Tables) -> None:
    table = await moot(tables)
    await table.submit(0, Dig())
    await table.submit(0, gift(1))
    await take_back(table, 0)
    assert [entry.action for entry in live(await table.entries()) if entry.action] == [Dig()]
    with pytest.raises(Refused, match="undo-chance"):
        await free_undo(table, 0)


async def test_a_gift_of_somebody_else_stays_when_a_move_is_taken_back(tables: Tables) -> None:
    table = await moot(tables)
    await table.submit(0, gift(1, 2))
    await table.submit(2, gift(1))
    await take_back(table, 0)
    assert [entry.action for entry in live(await table.entries()) if entry.action] == [gift(1)]


async def test_a_gift_that_rests_on_the_move_keeps_it(tables: Tables) -> None:
    table = await moot(tables)
    await table.submit(0, gift(1, 2))
    await table.submit(1, gift(2, 4))
    with pytest.raises(Refused, match="undo-asked"):
        await free_undo(table, 0)


async def test_an_open_offer_keeps_nobody_from_taking_back(tables: Tables) -> None:
    table = await moot(tables)
    await table.submit(0, Offer(who="1", gold=1))
    await take_back(table, 0)
    assert live(await table.entries())[-1].action is None


async def test_a_gift_between_a_wish_and_the_last_consent_is_undone_as_the_wish_says(tables: Tables) -> None:
    """It makes the wish no older, so that nobody hinders a wish by gifts."""
    table = await moot(tables)
    await table.submit(0, Dig())
    wish = await ask(table, 0, ALYS)
    await agree(table, BRAN, wish)
    await table.submit(0, gift(1))
    assert (await agree(table, CATE, wish)).granted
    assert live(await table.entries())[-2].action is None


async def test_a_gift_that_is_taken_back_before_all_agree_ends_the_wish(tables: Tables) -> None:
    """Nobody is bought with what is not given in the end: it is asked anew, on the board as it is."""
    table = await moot(tables)
    await table.submit(0, Dig())
    wish = await ask(table, 0, ALYS)
    await table.submit(0, gift(1))
    await agree(table, BRAN, wish)
    await take_back(table, 0)
    with pytest.raises(Stale):
        await agree(table, CATE, wish)


async def test_whether_a_giver_had_voted_does_not_change_what_may_be_taken_back(tables: Tables) -> None:
    found: list[UndoRequest] = []
    for channel, votes in ((1, True), (2, False)):
        table = await timed(tables, "moot", TABLE, channel=channel)
        for seat in range(3):
            await table.submit(seat, Rest())
        if votes:
            await table.submit(0, Vote(who="1"))
        await table.submit(0, gift(1))
        found.append(await ask(table, 0, ALYS))
    assert found[0].move == found[1].move


# ── numbers, plans ──


async def test_a_gift_is_no_first_move_of_the_statistics(glass: Hourglass, tables: Tables) -> None:
    table = await moot(tables)
    await glass.run(1)
    await table.submit(0, gift(1))
    await table.submit(1, gift(0))
    await glass.run(2)
    await table.submit(0, Dig())
    assert statistics(table.rules, await table.entries()).answers == {0: [3 * 3600.0]}


async def test_a_gift_by_hand_does_not_stop_ones_own_plan(tables: Tables) -> None:
    table = await moot(tables)
    lines, _ = read(table.rules, table.view(0), "dig; gift 1 1; rest")
    await tables.planner.write(table, 0, "dig; gift 1 1; rest", lines[:1])
    assert await tables.planner.of(table, 0) is None
    await table.submit(0, Talk())
    await tables.planner.write(table, 0, "leave; rest", read(table.rules, table.view(0), "leave; rest")[0])
    left = await tables.planner.of(table, 0)
    assert left is not None
    assert left.done == 1
    await tables.act(table.game.id, 0, gift(1))
    await tables.planner.run(table)
    for seat in (1, 2):
        await tables.act(table.game.id, seat, Leave())
    await tables.planner.run(table)
    assert await tables.planner.of(table, 0) is None
    assert awaited(table) == (1,)


async def test_an_answer_to_an_offer_is_an_aside_too(glass: Hourglass, tables: Tables) -> None:
    table = await moot(tables)
    await table.submit(1, Offer(who="0", gold=2))
    await glass.run(20)
    await table.submit(0, Answer(offer="offer-0", accept=True))
    assert ends(table) == {0: 24}
    assert glass.desk.time > START
