"""What every backend promises of whole games: all of one is read at once and stored at once, under a new id."""

from dataclasses import replace

import pytest

from bot.store.protocol import Conflict, Store
from bot.store.rows import ClockRow, Master
from bot.store.wholes import Standing, Whole
from tests.store.samples import SEATS, append, entry, game


async def played(store: Store) -> Whole:
    """A stored game with something of everything."""
    stored = await store.create_game(game(), SEATS)
    await store.append(append(stored.id, 0, seats=SEATS))
    left = replace(SEATS[0], name="Cate", open=True)
    await store.append(append(stored.id, 1, seats=(left, SEATS[1]), masters=(Master("role", 3),)))
    found = await store.whole(stored.id)
    assert found is not None
    return found


async def test_a_whole_game_is_all_that_is_stored_of_it(store: Store) -> None:
    whole = await played(store)
    number = whole.game.id
    assert whole.game == await store.game(number)
    assert whole.seats == tuple(await store.seats(number))
    assert whole.entries == (entry(0), entry(1))
    assert [(n, seat.name) for n, seat in whole.seatings] == [
        (0, "Alys"),
        (0, "Bran"),
        (1, "Cate"),
        (1, "Bran"),
    ]
    assert whole.masters == (Master("role", 3),)
    assert await store.whole(99) is None


async def test_a_game_stands_as_its_rows_say_and_from_its_last_snapshot_on(store: Store) -> None:
    stored = await store.create_game(game(), SEATS)
    assert await store.standing(stored.id) == Standing(stored, SEATS, (), None, ())
    await store.append(append(stored.id, 0, seats=SEATS, clocks=(ClockRow(0, 60.0), ClockRow(1, 30.0))))
    await store.append(append(stored.id, 1, snapshot="after two"))
    await store.append(append(stored.id, 2))
    standing = await store.standing(stored.id)
    assert standing is not None
    assert standing.game == await store.game(stored.id)
    assert standing.seats == SEATS
    assert standing.clocks == (ClockRow(0, 60.0), ClockRow(1, 30.0))
    assert standing.snapshot == (2, "after two")
    assert standing.entries == (entry(2),)
    assert await store.standing(99) is None


async def test_a_whole_game_is_stored_under_a_new_id(store: Store) -> None:
    whole = await played(store)
    stored = await store.put_whole(replace(whole, game=replace(whole.game, channel_id=2)))
    assert stored.id != whole.game.id
    assert await store.whole(stored.id) == replace(whole, game=stored)
    assert await store.seating(stored.id, 1) == list(SEATS)


async def test_a_whole_game_is_stored_with_what_comes_next(store: Store) -> None:
    whole = await played(store)
    placed = replace(whole, game=replace(whole.game, channel_id=2))
    stored = await store.put_whole(placed, then=append(whole.game.id, 2, astir=True))
    assert list(await store.entries(stored.id)) == [entry(0), entry(1), entry(2)]
    assert list(await store.entries(whole.game.id)) == [entry(0), entry(1)]
    assert list(await store.astir()) == [stored.id]
    with pytest.raises(Conflict):
        await store.put_whole(replace(whole, game=replace(whole.game, channel_id=3)), then=append(1, 7))
    assert await store.game_in(3) is None


async def test_nothing_is_stored_where_the_channel_has_a_game(store: Store) -> None:
    whole = await played(store)
    with pytest.raises(Conflict):
        await store.put_whole(whole)
    assert sum((await store.tally()).games.values()) == 1


async def test_twins_were_opened_and_set_up_alike(store: Store) -> None:
    whole = await played(store)
    copy = await store.put_whole(replace(whole, game=replace(whole.game, channel_id=2)))
    other = await store.create_game(game(channel=3), SEATS)
    await store.append(append(other.id, 0, entry=replace(entry(0), draws="[1]")))
    later = await store.create_game(game(channel=4, created_at=101.0), SEATS)
    await store.append(append(later.id, 0))
    assert await store.twins(whole.game, whole.entries[0]) == [copy]
    assert await store.twins(copy, whole.entries[0]) == [whole.game]
    assert await store.twins(replace(copy, id=0), whole.entries[0]) == [whole.game, copy]


async def test_of_copies_that_are_over_the_records_know_the_last_one(store: Store) -> None:
    whole = await played(store)
    await store.set_status(whole.game.id, "over", 300.0)
    copy = await store.put_whole(replace(whole, game=replace(whole.game, channel_id=2)))
    assert [ended.game.id for ended in await store.ended(5)] == [whole.game.id]
    await store.set_status(copy.id, "over", 400.0)
    assert [ended.game.id for ended in await store.ended(5)] == [copy.id]
