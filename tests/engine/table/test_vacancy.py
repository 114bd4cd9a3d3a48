"""A seat that its player has left: where the rules let somebody else take it over, a substitute is wanted at once."""

from __future__ import annotations

import json

import pytest

from bot.engine.errors import Refused
from bot.engine.moderation import moderation
from bot.engine.table.absence import take_seat
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read
from bot.engine.transcript.replay import replay
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from bot.rules.contract import Concede
from bot.rules.tiny_epic.actions import BringBack
from tests.engine.engine_fixture import ALYS, BRAN, CATE, SYSTEMS, Desk, awaited, lives, lobby
from tests.engine.fake_clock import Hourglass, posts
from tests.engine.moderation.test_moderation import WHY, do, edit, rewind


async def together(tables: Tables) -> Table:
    """Two against the Night King."""
    table = await lobby(tables, system="tiny_epic")
    await tables.choose(table.game.id, lambda _: table.options().model_copy(update={"mode": "cooperative"}))
    await tables.start(table.game.id)
    return table


async def open_seats(tables: Tables) -> list[int]:
    return [row.seat for _, row in await tables.store.open_seats(1)]


async def test_te_21_8_the_seat_of_who_leaves_is_open_and_whoever_takes_it_plays(
    glass: Hourglass, tables: Tables
) -> None:
    table = await together(tables)
    await posts(glass.desk, "")
    await table.submit(1, Concede())
    told = [json.loads(each) for each in await posts(glass.desk, "notice")]
    assert [(each["key"], each["args"]) for each in told] == [("clock-open", {"seat": 1})]
    assert await open_seats(tables) == [1]
    await take_seat(table, 1, CATE, "Cate")
    assert await open_seats(tables) == []
    assert table.view(1).menu
    while awaited(table)[0] != 1:
        await table.submit(0, table.rules.default(table.state, 0))
    await table.submit(1, table.rules.default(table.state, 1))
    for seat in (0, 1):
        await table.submit(seat, Concede())
    assert table.game.status == "over"
    text = write(table, await table.entries(), None)
    *_, last = replay(table.rules, read(text))
    assert last.state == table.state
    assert [each for each in verify(read(text), SYSTEMS) if each.kind == "false"] == []


async def test_te_21_8_whenever_a_process_dies_a_seat_is_taken_and_plays_or_is_still_open(desk: Desk) -> None:
    """It was somebody's and had nothing to play, and was offered to nobody any more."""
    game_id = (await together(desk.tables)).game.id
    await desk.tables.act(game_id, 1, Concede())
    taken = []

    async def take(tables: Tables) -> None:
        await take_seat(await tables.table(game_id), 1, CATE, "Cate")

    async for tables in lives(desk, take):
        table = await tables.table(game_id)
        taken.append(table.seat_of(CATE) == 1)
        assert bool(table.view(1).menu) == taken[-1]
        assert await open_seats(tables) == ([] if taken[-1] else [1])
    assert taken == [False, True]


async def test_te_21_8_where_the_seat_falls_to_nobody_no_substitute_is_wanted(tables: Tables) -> None:
    table = await lobby(tables, (ALYS, BRAN, CATE), system="tiny_epic")
    await tables.start(table.game.id)
    await table.submit(1, Concede())
    assert await open_seats(tables) == []


async def test_te_21_8_it_is_wanted_no_longer_once_the_leaving_is_taken_back_or_the_game_is_over(
    tables: Tables,
) -> None:
    table = await together(tables)
    await table.submit(1, Concede())
    await rewind(table, 1)
    assert await open_seats(tables) == []
    await table.submit(1, Concede())
    await edit(table, BringBack(player="1"))
    assert await open_seats(tables) == []
    await table.submit(1, Concede())
    await table.submit(0, Concede())
    assert table.game.status == "over"
    assert not any(row.open for row in table.seats)


async def test_te_21_8_a_seat_that_a_game_master_has_emptied_is_taken_over_too(tables: Tables) -> None:
    table = await together(tables)
    await table.submit(1, Concede())
    await do(table, lambda: moderation.removing(table, 1, WHY))
    assert (table.seats[1].user_id, table.seats[1].open) == (None, True)
    await edit(table, BringBack(player="1"))
    assert table.seats[1].open  # an agent keeps it until somebody takes it
    await take_seat(table, 1, CATE, "Cate")
    assert table.view(1).menu
    with pytest.raises(Refused, match="clock-not-open"):
        await take_seat(table, 1, 14, "Dorn")
