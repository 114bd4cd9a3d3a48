"""What every backend promises of rooms: the `Rooms` protocol, clause by clause."""

from dataclasses import replace

import pytest

from bot.store.protocol import Conflict, Store
from bot.store.rooms import RoomRow
from bot.store.rows import ROOM, Post
from tests.store.samples import SEATS, game, story

NEW = RoomRow(0, 0, "talk-1", None, "opening", 100.0)


async def test_a_room_is_kept_until_it_is_closed(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    row = await store.put_room(replace(NEW, game_id=made.id))
    assert list(await store.rooms(made.id)) == [row]
    row = await store.put_room(replace(row, thread_id=50, status="open", people=(7, 8)))
    assert list(await store.rooms(made.id)) == [row]
    row = await store.put_room(replace(row, people=(8,)))
    assert list(await store.rooms(made.id)) == [row]
    await store.put_room(replace(row, status="closed"))
    assert list(await store.rooms(made.id)) == []
    assert list(await store.rooms(made.id + 1)) == []


async def test_there_is_one_of_a_room_at_a_time(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    new = replace(NEW, game_id=made.id)
    row = await store.put_room(new)
    with pytest.raises(Conflict):
        await store.put_room(new)
    await store.put_room(replace(row, thread_id=50, status="closed"))
    again = await store.put_room(new)
    assert again.id != row.id
    assert list(await store.rooms(made.id)) == [again]


async def test_a_thread_is_a_place_of_its_game_even_when_it_is_closed(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    other = await store.create_game(game(2), SEATS)
    row = await store.put_room(replace(NEW, game_id=made.id))
    assert await store.game_in(50) is None
    row = await store.put_room(replace(row, thread_id=50, status="open"))
    assert await store.game_in(50) == made
    await store.put_room(replace(row, status="closed"))
    assert await store.game_in(50) == made
    assert await store.game_in(2) == other


async def test_what_is_told_because_of_a_room_is_posted_with_it(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    told = Post("no-room", "no-room:1:0", '{"seat":0}')
    await store.put_room(replace(NEW, game_id=made.id, status="refused", people=(7,)), [told])
    assert [(row.kind, row.lane) for row in await store.due_posts(0, 10)] == [("no-room", "seat 0")]


async def test_rooms_hold_back_neither_the_story_nor_anybody_and_keep_their_order(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    rooms = [Post(ROOM, f"room:{n}", "{}") for n in (1, 2)]
    await store.post(made.id, [*rooms, Post("hand", "hand:0", '{"seat":0}'), story(1)])
    assert [row.lane for row in await store.due_posts(0, 10)] == ["rooms", "seat 0", ""]


async def test_where_somebody_may_be_is_known_until_they_are_forgotten(store: Store) -> None:
    made = await store.create_game(game(), SEATS)
    row = await store.put_room(replace(NEW, game_id=made.id, people=(7, 8)))
    shut = await store.put_room(replace(NEW, game_id=made.id, room="talk-2", people=(7,)))
    await store.put_room(replace(shut, thread_id=51, status="closed"))
    assert list(await store.rooms_with(7)) == [row]
    assert len((await store.about(7))["room_people"]) == 2
    await store.erase(7, {"Alys"}, "a former player", "random")
    assert list(await store.rooms_with(7)) == []
    assert list(await store.rooms(made.id)) == [replace(row, people=(8,))]
