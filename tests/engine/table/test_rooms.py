"""What becomes of the rooms of a game: one post for each that ends, opens or changes, after every kind of entry."""

import json
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.engine.errors import Refused
from bot.engine.journal.entries import Signed
from bot.engine.moderation import moderation
from bot.engine.moderation.game_export import export, load, unseal
from bot.engine.table.absence import appoint_regent, come_back, take_seat
from bot.engine.table.agents import Driver
from bot.engine.table.rooms import has_rooms
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.rules.contract import EndGame
from bot.rules.registry import RULESETS
from bot.store.rooms import RoomRow
from bot.store.rows import ROOM
from tests import salon
from tests.engine.engine_fixture import ALYS, BRAN, CATE, SYSTEMS, Desk, begun

SIGN = Signed(who="Alys", why="a slip")
DORN = 14


@pytest.fixture
async def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    monkeypatch.setitem(SYSTEMS, "salon", salon.RULES)
    monkeypatch.setattr(Driver, "on_change", lambda *_: None)  # agents say nothing
    desk = Desk(tmp_path / "maester.db")
    yield await desk.open()
    await desk.close()


@pytest.fixture
async def table(tables: Tables) -> Table:
    """Alys talks with Bran; Cate does not."""
    table = await begun(tables, (ALYS, BRAN, CATE), system="salon")
    await table.submit(0, salon.Meet(others=("1",)))
    assert await posted(table) == ["talk-1 of 0, 1 opens"]
    return table


async def posted(table: Table) -> list[str]:
    """What was posted of rooms since this was last asked."""
    found = []
    while rows := [row for row in await table.store.due_posts(9e9, 100) if row.game_id == table.game.id]:
        for row in rows:
            if row.kind == ROOM:
                told = json.loads(row.payload)
                seats = ", ".join(map(str, told["room"]["seats"]))
                found.append(f"{told['room']['id']} of {seats} {'ends' if told['over'] else 'opens'}")
            await table.store.post_done(row.id)
    return found


async def test_only_games_with_rooms_have_them() -> None:
    assert has_rooms(salon.RULES)
    assert not has_rooms(RULESETS["risk"])


async def test_a_room_ends_by_a_move(table: Table) -> None:
    assert [room.id for room in table.rooms] == ["talk-1"]
    await table.submit(1, salon.Part())
    assert await posted(table) == ["talk-1 of 0, 1 ends"]
    assert table.rooms == ()


async def test_a_move_that_changes_no_room_posts_nothing_of_it(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE), system="salon")
    await table.submit(0, salon.Pass())
    assert await posted(table) == []


async def test_a_room_changes_with_those_in_it(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE), system="salon")
    await table.submit(0, salon.Meet(others=("1", "2")))
    await table.submit(2, salon.Quit())
    assert await posted(table) == ["talk-1 of 0, 1, 2 opens", "talk-1 of 0, 1 opens"]


async def test_a_room_changes_with_those_who_play_its_seats(table: Table) -> None:
    await appoint_regent(table, 1, table.game.version, wanted=True)
    assert await posted(table) == ["talk-1 of 0, 1 opens"]
    await take_seat(table, 1, DORN, "Dorn")
    assert await posted(table) == ["talk-1 of 0, 1 opens"]
    await appoint_regent(table, 1, table.game.version)
    await come_back(table, 1)
    assert await posted(table) == ["talk-1 of 0, 1 opens"] * 2
    await appoint_regent(table, 2, table.game.version)
    assert await posted(table) == []


async def test_a_rewind_ends_a_room_and_the_next_of_its_id_is_another(table: Table) -> None:
    await rewind(table, 1)
    assert await posted(table) == ["talk-1 of 0, 1 ends"]
    await table.submit(0, salon.Meet(others=("2",)))
    assert await posted(table) == ["talk-1 of 0, 2 opens"]


async def test_a_rewind_from_one_room_to_another_of_the_same_id_ends_the_one(table: Table) -> None:
    """Who comes must not read what was said before."""
    then = table.game.version
    await rewind(table, 1)
    await table.submit(0, salon.Meet(others=("2",)))
    await posted(table)
    await rewind(table, then)
    assert await posted(table) == ["talk-1 of 0, 2 ends", "talk-1 of 0, 1 opens"]


async def test_a_rewind_within_a_talk_leaves_its_room_alone(table: Table) -> None:
    then = table.game.version
    await moderation.do(table, partial(moderation.halting, table, "lock", SIGN))
    await rewind(table, then)
    assert await posted(table) == []


async def test_a_rewind_into_a_talk_opens_its_room_again(table: Table) -> None:
    then = table.game.version
    await table.submit(0, salon.Part())
    await posted(table)
    await rewind(table, then)
    assert await posted(table) == ["talk-1 of 0, 1 opens"]


async def rewind(table: Table, to: int) -> None:
    await moderation.do(table, partial(moderation.rewinding, table, to, SIGN))


async def test_the_end_of_the_game_ends_its_rooms_even_if_the_state_has_them(table: Table) -> None:
    end = EndGame(winners=("0",))
    await moderation.do(table, partial(moderation.editing, table, end, SIGN))
    assert await posted(table) == ["talk-1 of 0, 1 ends"]
    assert table.state.rooms
    assert table.rooms == ()


async def test_a_game_that_is_put_away_has_no_rooms_until_it_is_back(table: Table) -> None:
    await moderation.do(table, partial(moderation.halting, table, "archive", SIGN))
    assert await posted(table) == ["talk-1 of 0, 1 ends"]
    await moderation.do(table, partial(moderation.halting, table, "restore", SIGN))
    assert await posted(table) == ["talk-1 of 0, 1 opens"]


async def test_a_game_that_is_taken_up_elsewhere_opens_its_rooms_there(tables: Tables, table: Table) -> None:
    key = b"A" * 43 + b"="
    file = await export(table, key)
    await moderation.do(table, partial(moderation.halting, table, "archive", SIGN))
    taken = await load(tables, unseal(file, key), guild_id=1, channel_id=2, signed=SIGN)
    assert await posted(taken) == ["talk-1 of 0, 1 opens"]


async def test_a_thread_of_a_room_is_a_place_of_its_game(tables: Tables, table: Table) -> None:
    await tables.store.put_room(RoomRow(0, table.game.id, "talk-1", None, "opening", 1.0))
    (row,) = await tables.store.rooms(table.game.id)
    with pytest.raises(Refused):
        await tables.table_in(50)
    await tables.store.put_room(RoomRow(row.id, row.game_id, row.room, 50, "open", 1.0))
    assert await tables.table_in(50) is table
    with pytest.raises(Refused, match="table-taken"):
        await tables.open(guild_id=1, channel_id=50, host_id=DORN, host_name="Dorn", system="salon")


async def test_a_restart_knows_what_there_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SYSTEMS, "salon", salon.RULES)
    desk = Desk(tmp_path / "maester.db")
    table = await begun(await desk.open(), system="salon")
    await table.submit(0, salon.Meet(others=("1",)))
    await posted(table)
    table = await (await desk.reopen()).table(table.game.id)
    await table.submit(1, salon.Part())
    assert await posted(table) == ["talk-1 of 0, 1 ends"]
    await desk.close()
