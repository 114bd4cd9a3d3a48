"""A table's life before the start."""

import asyncio
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.moderation.moderation import may_moderate
from bot.engine.table.pace import Pace
from bot.engine.table.table import Table
from bot.engine.table.table_change import TableChange
from bot.engine.tables import Tables
from bot.rules.contract import RuleError
from bot.store.protocol import StoreError
from bot.store.rows import SeatRow
from tests.engine.engine_fixture import (
    ALYS,
    BRAN,
    CATE,
    Desk,
    Unsteady,
    begun,
    cards,
    lives,
    lobby,
)
from tests.worked import module

pytestmark = pytest.mark.both


async def kept(desk: Desk, table: Table) -> tuple[Any, Any]:
    """What the database says of a table."""
    return await desk.store.game(table.game.id), tuple(await desk.store.seats(table.game.id))


# ── the lobby ──


async def test_a_table_opens_with_its_host_in_the_first_seat(desk: Desk, tables: Tables) -> None:
    table = await lobby(tables, [ALYS])
    assert table.seats == (SeatRow(0, ALYS, "Alys", None, ""),)
    assert (table.game.status, table.game.system, table.game.rules_version) == ("lobby", "tourney", "1")
    assert table.options() == module().TourneyOptions()
    assert not table.playing
    assert await kept(desk, table) == (table.game, table.seats)
    with pytest.raises(LookupError):
        _ = table.state


async def test_every_table_has_a_secret_of_its_own_and_publishes_its_hash(tables: Tables) -> None:
    several = [await lobby(tables, channel=n) for n in range(3)]
    assert len({table.game.secret for table in several}) == 3
    assert len({table.commitment for table in several}) == 3


async def test_a_channel_has_one_table(tables: Tables) -> None:
    await lobby(tables)
    with pytest.raises(Refused, match="table-taken"):
        await lobby(tables)


async def test_of_two_who_open_a_table_at_once_one_is_led_to_the_others(tables: Tables) -> None:
    """Two pressed *Rematch*; one was sent to another channel, though there was a seat at the other's table."""
    opened = await asyncio.gather(lobby(tables), lobby(tables), return_exceptions=True)
    assert sum(isinstance(one, Table) for one in opened) == 1
    assert [one.text.key for one in opened if isinstance(one, Refused)] == ["table-taken-lobby"]


async def test_there_is_no_table_of_an_unknown_game(tables: Tables) -> None:
    with pytest.raises(Refused, match="table-no-system"):
        await lobby(tables, system="thrones")
    with pytest.raises(Refused, match="table-gone"):
        await tables.table(99)
    with pytest.raises(Refused, match="table-none-here"):
        await tables.table_in(99)


async def test_a_game_that_somebody_took_out_of_the_database_is_told_as_gone(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(tables)

    async def nothing(_: int) -> None:
        return None

    async def never() -> TableChange:
        raise AssertionError("there is nothing to change")

    monkeypatch.setattr(tables.store, "game", nothing)
    monkeypatch.setattr(tables.store, "standing", nothing)
    with pytest.raises(Refused, match="table-gone"):
        await table.amend(never, "gm")
    with pytest.raises(Refused, match="table-gone"):
        await table.sync()


async def test_people_join_in_order_with_words_of_their_own(desk: Desk, tables: Tables) -> None:
    table = await lobby(tables, (ALYS, BRAN, CATE))
    assert [(row.seat, row.name) for row in table.seats] == [(0, "Alys"), (1, "Bran"), (2, "Cate")]
    assert table.seats[2].words == "words of Cate"
    assert (table.seat_of(CATE), table.seat_of(99)) == (2, None)
    assert await kept(desk, table) == (table.game, table.seats)


async def test_joining_again_changes_ones_words_alone(desk: Desk, tables: Tables) -> None:
    table = await lobby(tables)
    await tables.join(table.game.id, ALYS, "Somebody else", "new words")
    assert table.seats[0] == SeatRow(0, ALYS, "Alys", None, "new words")
    assert len(table.seats) == 2
    assert await kept(desk, table) == (table.game, table.seats)


async def test_a_full_table_takes_nobody(tables: Tables) -> None:
    table = await lobby(tables, agents=2)
    for late in (tables.join(table.game.id, CATE, "Cate"), tables.add_agent(table.game.id, "random", ["x"])):
        with pytest.raises(Refused, match="table-full"):
            await late
    assert len(table.seats) == 4


async def test_an_unknown_agent_is_not_seated(tables: Tables) -> None:
    table = await lobby(tables)
    with pytest.raises(Refused, match="table-no-agent"):
        await tables.add_agent(table.game.id, "grandmaster", ["Agent"])


async def test_whoever_leaves_frees_a_seat_and_the_others_move_up(desk: Desk, tables: Tables) -> None:
    table = await lobby(tables, (ALYS, BRAN, CATE), agents=1)
    await tables.leave(table.game.id, user_id=BRAN)
    assert [(row.seat, row.name) for row in table.seats] == [(0, "Alys"), (1, "Cate"), (2, "Agent 0")]
    await tables.leave(table.game.id, seat=2)
    assert [row.name for row in table.seats] == ["Alys", "Cate"]
    assert await kept(desk, table) == (table.game, table.seats)
    for nobody in ({"user_id": BRAN}, {"seat": 2}, {}):
        with pytest.raises(Refused, match="table-not-seated"):
            await tables.leave(table.game.id, **nobody)


async def test_options_are_chosen(desk: Desk, tables: Tables) -> None:
    table = await lobby(tables)
    await tables.choose(table.game.id, lambda _: module().TourneyOptions(cards=2))
    assert table.options() == module().TourneyOptions(cards=2)
    assert await kept(desk, table) == (table.game, table.seats)
    await tables.start(table.game.id)
    assert len(cards(table, 0)) == 2


async def test_a_start_the_rules_forbid_leaves_the_lobby(desk: Desk, tables: Tables) -> None:
    table = await lobby(tables, [ALYS])
    with pytest.raises(RuleError, match="TOURNEY-1"):
        await tables.start(table.game.id)
    assert await kept(desk, table) == (table.game, table.seats)
    assert table.game.status == "lobby"


async def test_the_start_sets_the_game_up(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    (entry,) = await table.entries()
    assert (entry.n, entry.seat, entry.by, entry.action) == (0, None, "table", None)
    assert [draw.why for draw in entry.draws] == ["deck"]
    assert table.playing
    assert (await kept(desk, table))[0] == table.game


async def test_once_begun_nothing_of_the_lobby_is_changed(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    before = await kept(desk, table)
    id_ = table.game.id
    for late in (
        tables.join(id_, CATE, "Cate"),
        tables.leave(id_, ALYS),
        tables.add_agent(id_, "random", ["x"]),
        tables.choose(id_, lambda _: module().TourneyOptions()),
        tables.start(id_),
    ):
        with pytest.raises(Refused, match="table-begun"):
            await late
    assert await kept(desk, table) == before


async def test_when_the_host_leaves_the_next_person_is_the_host(desk: Desk, tables: Tables) -> None:
    table = await lobby(tables, (ALYS, BRAN, CATE))
    await tables.leave(table.game.id, user_id=CATE)
    assert table.game.host_id == ALYS
    await tables.leave(table.game.id, user_id=ALYS)
    assert table.game.host_id == BRAN
    assert await kept(desk, table) == (table.game, table.seats)
    await tables.join(table.game.id, ALYS, "Alys")
    assert table.game.host_id == BRAN


async def test_who_left_before_the_start_moderates_no_longer(tables: Tables) -> None:
    table = await lobby(tables, (ALYS, BRAN, CATE))
    await tables.leave(table.game.id, user_id=ALYS)
    await tables.start(table.game.id)
    assert await may_moderate(table, BRAN, ())
    assert not await may_moderate(table, ALYS, ())


async def test_the_host_and_the_seats_change_together_or_not_at_all(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await lobby(desk.tables)
    store.failing.append("set_seats")
    with pytest.raises(StoreError):
        await desk.tables.leave(table.game.id, user_id=ALYS)
    assert (table.game.host_id, len(table.seats)) == (ALYS, 2)
    assert await kept(desk, table) == (table.game, table.seats)


async def test_when_the_last_person_leaves_the_table_is_cleared_and_its_channel_free(
    desk: Desk, tables: Tables
) -> None:
    table = await lobby(tables, agents=1)
    await tables.leave(table.game.id, user_id=ALYS)
    assert table.game.status == "lobby"
    await tables.leave(table.game.id, user_id=BRAN)
    assert (await kept(desk, table))[0].status == "archived"
    with pytest.raises(Refused, match="table-begun"):
        await tables.start(table.game.id)
    await lobby(tables)


async def test_whenever_a_process_dies_the_last_to_leave_sits_there_or_the_channel_is_free(
    desk: Desk,
) -> None:
    """Nobody sat at the table, nobody saw it, and no other could be opened."""
    game_id = (await lobby(desk.tables, [ALYS], agents=1)).game.id
    free = []

    async def leave(tables: Tables) -> None:
        await tables.leave(game_id, user_id=ALYS)

    async for _ in lives(desk, leave):
        game, seats = await desk.store.game(game_id), await desk.store.seats(game_id)
        assert game is not None
        free.append(game.status == "archived")
        assert [row.user_id for row in seats] == ([None] if free[-1] else [ALYS, None])
    assert free == [False, True]
    await lobby(desk.tables)


async def test_whenever_a_process_dies_a_table_that_is_open_has_its_message_to_be_posted(desk: Desk) -> None:
    """The channel had a table of which nothing was to be seen."""
    opened = []

    async def open_table(tables: Tables) -> None:
        host = {"host_id": ALYS, "host_name": "Alys"}
        rows = [SeatRow(9, ALYS, "Alys", None, ""), SeatRow(4, None, "Agent", "random", "")]
        two = module().TourneyOptions(cards=2)
        await tables.open(
            guild_id=1, channel_id=1, **host, system="tourney", seats=rows, options=two, pace=Pace(hours=1)
        )

    async for _ in lives(desk, open_table):
        opened.append(await desk.store.game_in(1) is not None)
        assert [row.kind for row in await desk.store.due_posts(1e12, 9)] == ["lobby"] * opened[-1]
    assert opened == [False, True]
    table = await desk.tables.table_in(1)
    assert [(row.seat, row.user_id) for row in table.seats] == [(0, ALYS), (1, None)]
    assert (table.options().cards, table.pace.hours) == (2, 1)


async def test_agents_who_sit_down_at_once_have_names_of_their_own(desk: Desk, tables: Tables) -> None:
    """Whoever pressed twice had two of one name."""
    table = await lobby(tables, [ALYS])
    names = ["Maester", "Alys"]
    await asyncio.gather(*(tables.add_agent(table.game.id, "random", names) for _ in range(2)))
    await tables.add_agent(table.game.id, "random", names)
    assert [row.name for row in table.seats] == ["Alys", "Maester", "Agent 1", "Agent 2"]


async def test_of_a_start_and_a_leave_at_once_one_happens(tables: Tables) -> None:
    table = await lobby(tables, [ALYS], agents=1)
    done = await asyncio.gather(
        tables.start(table.game.id), tables.leave(table.game.id, ALYS), return_exceptions=True
    )
    assert sum(isinstance(result, Refused) for result in done) == 1
    assert table.game.status in ("playing", "archived")


async def test_nobody_sits_down_at_a_table_that_is_being_cleared(tables: Tables) -> None:
    table = await lobby(tables, [ALYS])
    left, joined = await asyncio.gather(
        tables.leave(table.game.id, ALYS), tables.join(table.game.id, BRAN, "Bran"), return_exceptions=True
    )
    assert left is table
    assert isinstance(joined, Refused)
    assert joined.text.key == "table-gone"
    assert (table.game.status, table.seats) == ("archived", ())


async def test_all_who_join_at_once_get_a_seat_each(desk: Desk, tables: Tables) -> None:
    table = await lobby(tables, [ALYS], system="risk")
    await asyncio.gather(*(tables.join(table.game.id, user, f"User {user}") for user in range(100, 104)))
    assert sorted(row.user_id or 0 for row in table.seats) == [ALYS, 100, 101, 102, 103]
    assert [row.seat for row in table.seats] == list(range(5))
    assert await kept(desk, table) == (table.game, table.seats)


async def test_a_seat_that_could_not_be_stored_is_not_taken(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await lobby(desk.tables, [ALYS])
    store.failing.append("set_seats")
    with pytest.raises(StoreError):
        await desk.tables.join(table.game.id, BRAN, "Bran")
    assert len(table.seats) == 1
    await desk.tables.join(table.game.id, BRAN, "Bran")
    assert await kept(desk, table) == (table.game, table.seats)


async def test_a_seat_in_doubt_is_looked_up(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await lobby(desk.tables, [ALYS])
    store.in_doubt.append("set_seats")
    with pytest.raises(StoreError):
        await desk.tables.join(table.game.id, BRAN, "Bran")
    await desk.tables.join(table.game.id, CATE, "Cate")
    assert [row.name for row in table.seats] == ["Alys", "Bran", "Cate"]
