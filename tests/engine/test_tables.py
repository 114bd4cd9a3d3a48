"""The hall: a table's life before the start, and how games come into memory and leave it."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.errors import Refused
from bot.engine.moderation.moderation import may_moderate
from bot.engine.table.table import Table
from bot.engine.tables import Hall
from bot.rules.contract import RuleError
from bot.store.protocol import StoreError
from bot.store.rows import SeatRow
from tests.engine.engine_fixture import (
    ALYS,
    BRAN,
    CATE,
    NAMES,
    SYSTEMS,
    Desk,
    Unsteady,
    begun,
    cards,
    lay,
    lobby,
    play,
)
from tests.worked import module


async def kept(desk: Desk, table: Table) -> tuple[Any, Any]:
    """What the database says of a table."""
    return await desk.store.game(table.game.id), tuple(await desk.store.seats(table.game.id))


# ── the lobby ──


async def test_a_table_opens_with_its_host_in_the_first_seat(desk: Desk, hall: Hall) -> None:
    table = await lobby(hall, [ALYS])
    assert table.seats == (SeatRow(0, ALYS, "Alys", None, ""),)
    assert (table.game.status, table.game.system, table.game.rules_version) == ("lobby", "tourney", "1")
    assert table.options() == module().TourneyOptions()
    assert not table.playing
    assert await kept(desk, table) == (table.game, table.seats)
    with pytest.raises(LookupError):
        _ = table.state


async def test_every_table_has_a_secret_of_its_own_and_publishes_its_hash(hall: Hall) -> None:
    tables = [await lobby(hall, channel=n) for n in range(3)]
    assert len({table.game.secret for table in tables}) == 3
    assert len({table.commitment for table in tables}) == 3


async def test_a_channel_has_one_table(hall: Hall) -> None:
    await lobby(hall)
    with pytest.raises(Refused, match="table-taken"):
        await lobby(hall)


async def test_there_is_no_table_of_an_unknown_game(hall: Hall) -> None:
    with pytest.raises(Refused, match="table-no-system"):
        await lobby(hall, system="thrones")
    with pytest.raises(Refused, match="table-gone"):
        await hall.table(99)
    with pytest.raises(Refused, match="table-none-here"):
        await hall.table_in(99)


async def test_people_join_in_order_with_words_of_their_own(desk: Desk, hall: Hall) -> None:
    table = await lobby(hall, (ALYS, BRAN, CATE))
    assert [(row.seat, row.name) for row in table.seats] == [(0, "Alys"), (1, "Bran"), (2, "Cate")]
    assert table.seats[2].words == "words of Cate"
    assert (table.seat_of(CATE), table.seat_of(99)) == (2, None)
    assert await kept(desk, table) == (table.game, table.seats)


async def test_joining_again_changes_ones_words_alone(desk: Desk, hall: Hall) -> None:
    table = await lobby(hall)
    await hall.join(table.game.id, ALYS, "Somebody else", "new words")
    assert table.seats[0] == SeatRow(0, ALYS, "Alys", None, "new words")
    assert len(table.seats) == 2
    assert await kept(desk, table) == (table.game, table.seats)


async def test_a_full_table_takes_nobody(hall: Hall) -> None:
    table = await lobby(hall, agents=2)
    for late in (hall.join(table.game.id, CATE, "Cate"), hall.add_agent(table.game.id, "x", "random")):
        with pytest.raises(Refused, match="table-full"):
            await late
    assert len(table.seats) == 4


async def test_an_unknown_agent_is_not_seated(hall: Hall) -> None:
    table = await lobby(hall)
    with pytest.raises(Refused, match="table-no-agent"):
        await hall.add_agent(table.game.id, "Agent", "grandmaster")


async def test_whoever_leaves_frees_a_seat_and_the_others_move_up(desk: Desk, hall: Hall) -> None:
    table = await lobby(hall, (ALYS, BRAN, CATE), agents=1)
    await hall.leave(table.game.id, user_id=BRAN)
    assert [(row.seat, row.name) for row in table.seats] == [(0, "Alys"), (1, "Cate"), (2, "Agent 0")]
    await hall.leave(table.game.id, seat=2)
    assert [row.name for row in table.seats] == ["Alys", "Cate"]
    assert await kept(desk, table) == (table.game, table.seats)
    for nobody in ({"user_id": BRAN}, {"seat": 2}, {}):
        with pytest.raises(Refused, match="table-not-seated"):
            await hall.leave(table.game.id, **nobody)


async def test_options_are_chosen(desk: Desk, hall: Hall) -> None:
    table = await lobby(hall)
    await hall.choose(table.game.id, module().TourneyOptions(cards=2))
    assert table.options() == module().TourneyOptions(cards=2)
    assert await kept(desk, table) == (table.game, table.seats)
    await hall.start(table.game.id)
    assert len(cards(table, 0)) == 2


async def test_a_start_the_rules_forbid_leaves_the_lobby(desk: Desk, hall: Hall) -> None:
    table = await lobby(hall, [ALYS])
    with pytest.raises(RuleError, match="TOURNEY-1"):
        await hall.start(table.game.id)
    assert await kept(desk, table) == (table.game, table.seats)
    assert table.game.status == "lobby"


async def test_the_start_sets_the_game_up(desk: Desk, hall: Hall) -> None:
    table = await begun(hall)
    (entry,) = await table.entries()
    assert (entry.n, entry.seat, entry.by, entry.action) == (0, None, "table", None)
    assert [draw.why for draw in entry.draws] == ["deck"]
    assert table.playing
    assert (await kept(desk, table))[0] == table.game


async def test_once_begun_nothing_of_the_lobby_is_changed(desk: Desk, hall: Hall) -> None:
    table = await begun(hall)
    before = await kept(desk, table)
    id_ = table.game.id
    for late in (
        hall.join(id_, CATE, "Cate"),
        hall.leave(id_, ALYS),
        hall.add_agent(id_, "x", "random"),
        hall.choose(id_, module().TourneyOptions()),
        hall.start(id_),
    ):
        with pytest.raises(Refused, match="table-begun"):
            await late
    assert await kept(desk, table) == before


async def test_when_the_host_leaves_the_next_person_is_the_host(desk: Desk, hall: Hall) -> None:
    table = await lobby(hall, (ALYS, BRAN, CATE))
    await hall.leave(table.game.id, user_id=CATE)
    assert table.game.host_id == ALYS
    await hall.leave(table.game.id, user_id=ALYS)
    assert table.game.host_id == BRAN
    assert await kept(desk, table) == (table.game, table.seats)
    await hall.join(table.game.id, ALYS, "Alys")
    assert table.game.host_id == BRAN


async def test_who_left_before_the_start_moderates_no_longer(hall: Hall) -> None:
    table = await lobby(hall, (ALYS, BRAN, CATE))
    await hall.leave(table.game.id, user_id=ALYS)
    await hall.start(table.game.id)
    assert await may_moderate(table, BRAN, ())
    assert not await may_moderate(table, ALYS, ())


async def test_the_host_and_the_seats_change_together_or_not_at_all(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await lobby(desk.hall)
    store.failing.append("set_seats")
    with pytest.raises(StoreError):
        await desk.hall.leave(table.game.id, user_id=ALYS)
    assert (table.game.host_id, len(table.seats)) == (ALYS, 2)
    assert await kept(desk, table) == (table.game, table.seats)


async def test_when_the_last_person_leaves_the_table_is_cleared_and_its_channel_free(
    desk: Desk, hall: Hall
) -> None:
    table = await lobby(hall, agents=1)
    await hall.leave(table.game.id, user_id=ALYS)
    assert table.game.status == "lobby"
    await hall.leave(table.game.id, user_id=BRAN)
    assert (await kept(desk, table))[0].status == "archived"
    with pytest.raises(Refused, match="table-begun"):
        await hall.start(table.game.id)
    await lobby(hall)


async def test_of_a_start_and_a_leave_at_once_one_happens(hall: Hall) -> None:
    table = await lobby(hall, [ALYS], agents=1)
    done = await asyncio.gather(
        hall.start(table.game.id), hall.leave(table.game.id, ALYS), return_exceptions=True
    )
    assert sum(isinstance(result, Refused) for result in done) == 1
    assert table.game.status in ("playing", "archived")


async def test_nobody_sits_down_at_a_table_that_is_being_cleared(hall: Hall) -> None:
    table = await lobby(hall, [ALYS])
    left, joined = await asyncio.gather(
        hall.leave(table.game.id, ALYS), hall.join(table.game.id, BRAN, "Bran"), return_exceptions=True
    )
    assert left is table
    assert isinstance(joined, Refused)
    assert joined.text.key == "table-gone"
    assert (table.game.status, table.seats) == ("archived", ())


async def test_all_who_join_at_once_get_a_seat_each(desk: Desk, hall: Hall) -> None:
    table = await lobby(hall, [ALYS], system="risk")
    await asyncio.gather(*(hall.join(table.game.id, user, f"User {user}") for user in range(100, 104)))
    assert sorted(row.user_id or 0 for row in table.seats) == [ALYS, 100, 101, 102, 103]
    assert [row.seat for row in table.seats] == list(range(5))
    assert await kept(desk, table) == (table.game, table.seats)


async def test_a_seat_that_could_not_be_stored_is_not_taken(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await lobby(desk.hall, [ALYS])
    store.failing.append("set_seats")
    with pytest.raises(StoreError):
        await desk.hall.join(table.game.id, BRAN, "Bran")
    assert len(table.seats) == 1
    await desk.hall.join(table.game.id, BRAN, "Bran")
    assert await kept(desk, table) == (table.game, table.seats)


async def test_a_seat_in_doubt_is_looked_up(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await lobby(desk.hall, [ALYS])
    store.in_doubt.append("set_seats")
    with pytest.raises(StoreError):
        await desk.hall.join(table.game.id, BRAN, "Bran")
    await desk.hall.join(table.game.id, CATE, "Cate")
    assert [row.name for row in table.seats] == ["Alys", "Bran", "Cate"]


# ── in memory and out of it ──


async def test_whoever_asks_shares_one_table(hall: Hall) -> None:
    table = await lobby(hall)
    assert await hall.table(table.game.id) is table
    assert await hall.table_in(1) is table


async def test_a_game_asked_for_by_many_at_once_is_loaded_once(desk: Desk) -> None:
    game_id = (await begun(desk.hall)).game.id
    hall = await desk.reopen()
    tables = await asyncio.gather(*(hall.table(game_id) for _ in range(20)))
    assert len({id(table) for table in tables}) == 1


async def test_the_game_of_a_channel_is_the_live_one_else_the_last_one_over(hall: Hall) -> None:
    first = await begun(hall)
    await play(first, 1000)
    assert await hall.table_in(1) is first
    second = await lobby(hall)
    assert await hall.table_in(1) is second
    for user in (ALYS, BRAN):
        await hall.leave(second.game.id, user)
    third = await lobby(hall)
    assert await hall.table_in(1) is third


async def test_the_most_recent_games_stay_in_memory(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "x.db", kept=2)
    hall = await desk.open()
    ids = [(await lobby(hall, channel=n)).game.id for n in range(4)]
    gc.collect()
    assert sorted(hall._tables) == ids[2:]
    await hall.table(ids[0])
    gc.collect()
    assert sorted(hall._tables) == [ids[0], ids[3]]
    await desk.close()


async def test_a_game_in_use_stays_the_only_one_of_its_id(tmp_path: Path) -> None:
    """Two tables of one game would have two locks."""
    desk = Desk(tmp_path / "x.db", kept=1)
    hall = await desk.open()
    held = await begun(hall)
    for n in range(2, 6):
        await lobby(hall, channel=n)
    gc.collect()
    assert await hall.table(held.game.id) is held
    await desk.close()


async def test_a_game_let_go_during_its_move_finishes_it(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "x.db", kept=1)
    hall = await desk.open(Unsteady)
    store: Any = hall.store
    game_id = (await begun(hall)).game.id
    store.gate.clear()
    move = asyncio.create_task(hall.act(game_id, 0, lay(cards(await hall.table(game_id), 0)[0])))
    await store.waiting.wait()
    for n in range(2, 4):
        await lobby(hall, channel=n)
    gc.collect()
    store.gate.set()
    await move
    assert (await hall.table(game_id)).game.version == 2
    await desk.close()


async def test_a_thousand_games_with_few_in_memory(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "x.db", kept=8)
    hall = await desk.open()

    async def open_and_start(channel: int) -> int:
        return (await begun(hall, channel=channel)).game.id

    async def move(game_id: int) -> int:
        table = await hall.table(game_id)
        await table.submit(0, lay(cards(table, 0)[0]))
        return table.game.version

    ids = await asyncio.gather(*(open_and_start(channel) for channel in range(1000)))
    gc.collect()
    assert len(hall._tables) == 8
    assert await asyncio.gather(*(move(game_id) for game_id in ids)) == [2] * 1000
    gc.collect()
    assert len(hall._tables) == 8
    assert list(await desk.store.running()) == sorted(ids)
    await desk.close()


async def test_games_at_play_are_found_after_a_restart(desk: Desk, hall: Hall) -> None:
    table = await begun(hall, (ALYS, BRAN, CATE), system="risk")
    await play(table, 20)
    known = table.game, table.seats, table.state
    hall = await desk.reopen()
    assert list(await hall.store.running()) == [table.game.id]
    again = await hall.table_in(1)
    assert (again.game, again.seats, again.state) == known
    assert [NAMES[row.user_id or 0] for row in again.seats] == ["Alys", "Bran", "Cate"]


async def test_a_game_that_cannot_be_read_does_not_keep_the_others_from_play(desk: Desk, hall: Hall) -> None:
    damaged, agents = [await begun(hall, [ALYS], channel=n, agents=1) for n in range(2)]
    await play(agents, 1)
    version = agents.game.version
    await desk.store._write("UPDATE entries SET events = '[{]' WHERE game_id = ?", damaged.game.id)
    hall = await desk.reopen()
    with capture_logs() as logs:
        await hall.wake()
    assert [(entry["event"], entry["game"]) for entry in logs] == [("a game cannot go on", damaged.game.id)]
    with pytest.raises(StoreError, match="entry 0 of game"):
        await hall.table(damaged.game.id)
    assert (await hall.table(agents.game.id)).game.version >= version


async def test_where_the_live_message_stands_is_remembered(desk: Desk, hall: Hall) -> None:
    table = await begun(hall)
    await table.remember(987)
    await play(table, 1)
    assert table.game.dashboard_id == 987
    assert (await (await desk.reopen()).table(table.game.id)).game.dashboard_id == 987


async def test_the_live_message_may_move_while_a_move_is_being_stored(
    unsteady: tuple[Desk, Unsteady],
) -> None:
    desk, store = unsteady
    table = await begun(desk.hall)
    await table.remember(111)
    store.gate.clear()
    move = asyncio.create_task(play(table, 1))
    await store.waiting.wait()
    await table.remember(222)
    store.gate.set()
    await move
    assert table.game == await desk.store.game(table.game.id)
    assert table.game.dashboard_id == 222


async def test_the_live_message_may_move_while_a_game_is_read_anew(
    desk: Desk, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(hall)
    read = desk.store.seats

    async def seats(game_id: int) -> Any:
        await table.remember(222)
        return await read(game_id)

    monkeypatch.setattr(desk.store, "seats", seats)
    await table.reload()
    assert table.game.dashboard_id == 222


async def test_every_game_there_is_can_be_opened(hall: Hall) -> None:
    for channel, system in enumerate(SYSTEMS):
        table = await lobby(hall, system=system, channel=channel)
        assert table.rules.id == system
