"""Which tables stay in memory, how those that do not are found again, and what goes on after a start."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.address import Address
from bot.engine.errors import Refused
from bot.engine.tables import Tables
from bot.store.protocol import StoreError
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
from tests.engine.table.test_agents import idle

pytestmark = pytest.mark.both


async def test_whoever_asks_shares_one_table(tables: Tables) -> None:
    table = await lobby(tables)
    assert await tables.table(table.game.id) is table
    assert await tables.table_in(1) is table


async def test_a_game_asked_for_by_many_at_once_is_loaded_once(desk: Desk) -> None:
    game_id = (await begun(desk.tables)).game.id
    tables = await desk.reopen()
    several = await asyncio.gather(*(tables.table(game_id) for _ in range(20)))
    assert len({id(table) for table in several}) == 1


async def test_the_game_of_a_channel_is_the_live_one_else_the_last_one_over(tables: Tables) -> None:
    first = await begun(tables)
    await play(first, 1000)
    assert await tables.table_in(1) is first
    second = await lobby(tables)
    assert await tables.table_in(1) is second
    for user in (ALYS, BRAN):
        await tables.leave(second.game.id, user)
    third = await lobby(tables)
    assert await tables.table_in(1) is third


async def test_the_most_recent_games_stay_in_memory(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "x.db", kept=2)
    tables = await desk.open()
    ids = [(await lobby(tables, channel=n)).game.id for n in range(4)]
    gc.collect()
    assert sorted(tables._tables) == ids[2:]
    await tables.table(ids[0])
    gc.collect()
    assert sorted(tables._tables) == [ids[0], ids[3]]
    await desk.close()


async def test_a_game_in_use_stays_the_only_one_of_its_id(tmp_path: Path) -> None:
    """Two several of one game would have two locks."""
    desk = Desk(tmp_path / "x.db", kept=1)
    tables = await desk.open()
    held = await begun(tables)
    for n in range(2, 6):
        await lobby(tables, channel=n)
    gc.collect()
    assert await tables.table(held.game.id) is held
    await desk.close()


async def test_a_game_let_go_during_its_move_finishes_it(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "x.db", kept=1)
    tables = await desk.open(Unsteady)
    store: Any = tables.store
    game_id = (await begun(tables)).game.id
    store.gate.clear()
    move = asyncio.create_task(tables.act(game_id, 0, lay(cards(await tables.table(game_id), 0)[0])))
    await store.waiting.wait()
    for n in range(2, 4):
        await lobby(tables, channel=n)
    gc.collect()
    store.gate.set()
    await move
    assert (await tables.table(game_id)).game.version == 2
    await desk.close()


async def test_a_thousand_games_with_few_in_memory(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "x.db", kept=8)
    tables = await desk.open()

    async def open_and_start(channel: int) -> int:
        return (await begun(tables, channel=channel)).game.id

    async def move(game_id: int) -> int:
        table = await tables.table(game_id)
        await table.submit(0, lay(cards(table, 0)[0]))
        return table.game.version

    ids = await asyncio.gather(*(open_and_start(channel) for channel in range(1000)))
    gc.collect()
    assert len(tables._tables) == 8
    assert await asyncio.gather(*(move(game_id) for game_id in ids)) == [2] * 1000
    gc.collect()
    assert len(tables._tables) == 8
    await desk.close()


async def test_games_at_play_are_found_after_a_restart(desk: Desk, tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE), system="risk")
    await play(table, 20)
    known = table.game, table.seats, table.state
    tables = await desk.reopen()
    again = await tables.table_in(1)
    assert (again.game, again.seats, again.state) == known
    assert [NAMES[row.user_id or 0] for row in again.seats] == ["Alys", "Bran", "Cate"]


async def test_a_game_that_cannot_be_read_does_not_keep_the_others_from_play(
    desk: Desk, tables: Tables
) -> None:
    damaged, agents = [await begun(tables, [ALYS], channel=n, agents=1) for n in range(2)]
    await play(agents, 1)
    version = agents.game.version
    await tables.close()  # its agent plays no further, which would say that nobody is awaited but a person
    await desk.store._run("UPDATE entries SET events = '[{]' WHERE game_id = ?", damaged.game.id)
    await desk.store._run("UPDATE games SET astir = 1")
    tables = await desk.reopen()
    with capture_logs() as logs:
        await tables.wake()
    assert [(entry["event"], entry["game"]) for entry in logs] == [("a game cannot go on", damaged.game.id)]
    with pytest.raises(StoreError, match="entry 0 of game"):
        await tables.table(damaged.game.id)
    assert (await tables.table(agents.game.id)).game.version >= version


async def test_after_a_start_no_game_is_read_in_which_only_people_are_awaited(
    desk: Desk, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games there are: what nobody uses sleeps, and an agent that was awaited goes on."""
    idle, agents = await begun(tables), await begun(tables, [ALYS], channel=2, agents=1)
    await play(agents, 1)
    tables, read = await desk.reopen(), list[int]()
    await desk.store._run("UPDATE games SET astir = 1 WHERE id = ?", agents.game.id)
    load = Tables._load

    async def noted(self: Tables, game_id: int) -> Any:
        read.append(game_id)
        return await load(self, game_id)

    monkeypatch.setattr(Tables, "_load", noted)
    await tables.wake()
    assert read == [agents.game.id]
    assert (await tables.table(idle.game.id)).playing


async def test_an_agent_that_was_awaited_when_the_process_died_goes_on(desk: Desk) -> None:
    desk._options["agent_pause"] = 3600.0
    table = await begun(await desk.open(), [ALYS], agents=1)
    await play(table, 1)  # Alys has laid her card, the agent thinks
    before = table.game.version
    assert list(await desk.store.astir()) == [table.game.id]
    desk._options["agent_pause"] = 0.0
    tables = await desk.reopen()
    await tables.wake()
    table = await tables.table(table.game.id)
    await idle(tables)
    assert table.game.version > before
    assert list(await desk.store.astir()) == []


async def test_an_agent_goes_on_though_the_database_failed_at_the_start(
    database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody asked it again, and a person waited for it until the next start."""
    monkeypatch.setattr("bot.engine.loaded_tables.RETRY", 0.01)
    desk = Desk(database, agent_pause=3600.0)
    table = await begun(await desk.open(), [ALYS], agents=1)
    await play(table, 1)
    before = table.game.version
    await desk.close()
    desk._options["agent_pause"] = 0.0
    tables = await desk.open(Unsteady)
    tables.store.failing.append("game")  # type: ignore[attr-defined]
    with capture_logs():
        await tables.wake()
        async with asyncio.timeout(30):
            # Nothing tells when an agent has moved.
            while (await tables.table(table.game.id)).game.version == before:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    await desk.close()


async def test_who_closes_waits_for_what_is_tried_again(
    desk: Desk, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was told to stop and left alone, and could read from a database that was closed by then."""
    monkeypatch.setattr("bot.engine.loaded_tables.RETRY", 0.0)
    game_id, reads = (await begun(tables)).game.id, list[str]()
    asked, again = asyncio.Event(), asyncio.Event()

    async def table(_: int) -> Any:
        if not asked.is_set():
            asked.set()
            raise StoreError("not now")
        again.set()
        try:
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0.01)
            reads.append("ended")

    monkeypatch.setattr(tables, "table", table)
    with capture_logs():
        await tables.go_on([game_id])
        await again.wait()
        await tables.close()
    assert reads == ["ended"]


async def test_the_table_of_a_channel_is_found_without_the_database_while_it_is_at_play(
    desk: Desk, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(tables)
    asked = list[int]()
    find = desk.store.game_in

    async def noted(channel: int) -> Any:
        asked.append(channel)
        return await find(channel)

    monkeypatch.setattr(desk.store, "game_in", noted)
    assert await tables.table_in(1) is table
    assert asked == []
    await table.store_with(desk.store.set_status(table.game.id, "over", 1.0), status="over")
    other = await lobby(tables)
    asked.clear()
    assert await tables.table_in(1) is other
    with pytest.raises(Refused, match="table-none-here"):
        await tables.table_in(2)
    assert asked == [2]


async def test_a_view_is_made_once_and_anew_after_each_move(
    desk: Desk, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(tables, system="risk")
    before = table.view(0)
    assert table.view(0) is before
    await play(table, 1)
    assert table.view(0) is not before
    assert table.view(0) == table.rules.view(table.state, 0)
    assert table.view(None) == table.rules.view(table.state, None)
    assert table.pending() == table.rules.pending(table.state)


async def test_where_the_live_message_stands_is_remembered(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    await table.remember(987)
    await play(table, 1)
    assert table.game.dashboard_id == 987
    assert (await (await desk.reopen()).table(table.game.id)).game.dashboard_id == 987


async def test_the_live_message_may_move_while_a_move_is_being_stored(
    unsteady: tuple[Desk, Unsteady],
) -> None:
    desk, store = unsteady
    table = await begun(desk.tables)
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
    desk: Desk, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(tables)
    read = desk.store.standing

    async def standing(game_id: int) -> Any:
        found = await read(game_id)
        await table.remember(222)
        return found

    monkeypatch.setattr(desk.store, "standing", standing)
    await table.reload()
    assert table.game.dashboard_id == 222


async def test_every_game_there_is_can_be_opened(tables: Tables) -> None:
    for channel, system in enumerate(SYSTEMS):
        table = await lobby(tables, system=system, channel=channel)
        assert table.rules.id == system
