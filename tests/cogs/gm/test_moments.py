"""The moves to which a game master may take a game back: all of them, told without keeping anybody waiting."""

import asyncio

import pytest

from bot.engine.errors import Refused
from bot.engine.journal.entries import Remark
from bot.engine.table.table import Table
from cogs.gm import board_edits
from cogs.interaction.names import voice
from tests.engine import memory_store
from tests.engine.engine_fixture import Desk, begun, lay
from tests.engine.masters import remark, rewind
from tests.loop_guard import loop_guard


async def test_a_long_game_is_offered_while_others_are_served() -> None:
    """Each letter that was typed held up the loop: for a second where five thousand moves had been made."""
    long = await asyncio.to_thread(
        memory_store.game, "risk", ("Alys", "Bran", "Cate"), actions=700, quits=False
    )
    with loop_guard() as slow:
        found = await asyncio.create_task(board_edits.moments(long, voice(long, "en").plain))
    assert len(found) > 400
    assert [number for _, number in found] == sorted((number for _, number in found), reverse=True)
    assert slow == []


async def laid(table: Table, *seats: int) -> Table:
    """A tourney in which these have laid a card face down."""
    for seat in seats:
        await table.submit(seat, lay(table.state.hands[seat][0]))
    return table


async def back(table: Table, turns: int) -> int:
    return board_edits.turn_begun(table, await table.entries(), turns)


@pytest.mark.parametrize("seats", [(), (0,)])
async def test_whether_a_turn_can_be_taken_back_does_not_tell_who_has_answered_in_secret(
    desk: Desk, seats: tuple[int, ...]
) -> None:
    """A preview stood there once somebody had laid a card, and a refusal before."""
    table = await laid(await begun(desk.tables), *seats)
    with pytest.raises(Refused, match="gm-nothing-yet"):
        await back(table, 1)
    await laid(table, *({0, 1} - {*seats}), *seats)
    with pytest.raises(Refused, match="gm-turn-new"):
        await back(table, 1)
    assert await back(table, 2) == 1


async def test_a_turn_in_which_only_words_were_said_has_nothing_to_take_back(desk: Desk) -> None:
    table = await begun(desk.tables)
    await remark(table, Remark(kind="note", words="a note"))
    with pytest.raises(Refused, match="gm-nothing-yet"):
        await back(table, 1)


async def test_what_was_taken_back_is_not_taken_back_again(desk: Desk) -> None:
    table = await laid(await begun(desk.tables), 0, 1)
    await rewind(table, await back(table, 2))
    with pytest.raises(Refused, match="gm-nothing-yet"):
        await back(table, 2)


async def test_before_the_first_move_there_is_no_move_to_name(desk: Desk) -> None:
    """*Choose a move from 1 to 0* stood there."""
    table = await begun(desk.tables)
    with pytest.raises(Refused, match="gm-nothing-yet"):
        board_edits.move_numbered(await table.entries(), 1)
