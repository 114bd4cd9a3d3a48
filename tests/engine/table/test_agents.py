"""Agents: whoever is awaited and is no person moves, whatever happens."""

import asyncio
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.table import agents
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.rules.contract import Action
from bot.rules.menu import random_action
from tests.engine.agents_at_work import agents_done
from tests.engine.engine_fixture import ALYS, BRAN, Desk, Unsteady, awaited, begun, cards, lay, lobby
from tests.worked import tourney


async def idle(tables: Tables) -> None:
    """Until no agent has anything to do."""
    async with asyncio.timeout(30):
        await agents_done(tables)


async def agents_only(tables: Tables, seats: int, **options: Any) -> Table:
    """A table with agents in all seats, not begun."""
    table = await lobby(tables, [ALYS], agents=seats, **options)
    _, *agents = table.seats
    await tables.store.set_seats(table.game.id, [replace(row, seat=seat) for seat, row in enumerate(agents)])
    await tables.refresh(table.game.id)
    return table


@pytest.fixture
def misled(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Gives the tourney an agent of the test's making, called `misled`."""

    def give(agent: Any) -> None:
        monkeypatch.setattr(tourney(), "agents", {"misled": agent})

    return give


async def test_agents_play_whole_games_among_themselves(tables: Tables) -> None:
    for channel, seats in enumerate((2, 3)):
        table = await agents_only(tables, seats, channel=channel)
        await tables.start(table.game.id)
        await idle(tables)
        assert table.outcome() is not None
        assert {entry.by for entry in await table.entries()} == {"table", "agent"}


async def test_agents_wait_for_people(tables: Tables) -> None:
    table = await begun(tables, [ALYS], agents=2)
    await idle(tables)
    assert awaited(table) == (0,)
    while table.playing:
        await table.submit(0, lay(cards(table, 0)[0]))
        await idle(tables)
        assert not table.playing or awaited(table) == (0,)


async def test_an_agent_moves_the_same_again_from_the_same_game(tables: Tables) -> None:
    """Its chance is of the game and the moment, so that a crash does not change its mind."""
    table = await begun(tables, [ALYS, BRAN])
    table.seats = (table.seats[0], replace(table.seats[1], agent="random"))
    choices = [agents._chooser(table, 1)() for _ in range(5)]
    assert choices == choices[:1] * 5


@pytest.mark.parametrize(("declared", "on_the_loop"), [(False, 1), (True, 0)])
async def test_agents_that_take_long_think_beside_the_loop(
    tables: Tables, misled: Any, monkeypatch: pytest.MonkeyPatch, declared: bool, on_the_loop: int
) -> None:
    """The rule set says that they do, or the first decision shows it."""
    monkeypatch.setattr(tourney(), "deliberates", declared, raising=False)
    threads = []

    def ponder(rules: Any, view: Any, chance: Any) -> Action:
        threads.append(threading.get_ident())
        until = time.thread_time() + 1.5 * agents.SLOW
        while time.thread_time() < until:
            pass
        return random_action(rules, view, chance)

    misled(ponder)
    table = await agents_only(tables, 2)
    await tables.store.set_seats(table.game.id, [replace(row, agent="misled") for row in table.seats])
    await tables.refresh(table.game.id)
    await tables.start(table.game.id)
    await idle(tables)
    assert table.outcome() is not None
    assert threads.count(threading.get_ident()) == on_the_loop
    assert len(threads) > 3


async def test_agents_play_risk(tables: Tables) -> None:
    table = await agents_only(tables, 3, system="risk")
    await tables.start(table.game.id)
    async with asyncio.timeout(30):
        while table.game.version < 60:
            tables.posted.clear()
            await tables.posted.wait()
    await tables.close()
    assert table.rules.broken(table.state) == ()


async def test_only_some_agents_move_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables there are, somebody who presses a button waits for a few moves only."""
    ready = asyncio.Event()
    desk = Desk(tmp_path / "maester.db", answered=ready.wait)
    tables = await desk.open()
    busy, most, act = 0, 0, tables._driver._act

    async def counted(*args: Any, **options: Any) -> object:
        nonlocal busy, most
        busy += 1
        most = max(busy, most)
        try:
            return await act(*args, **options)
        finally:
            busy -= 1

    monkeypatch.setattr(tables._driver, "_act", counted)
    for channel in range(3 * agents.AT_ONCE):
        await tables.start((await agents_only(tables, 2, channel=channel)).game.id)
    ready.set()
    await idle(tables)
    assert most == agents.AT_ONCE
    await desk.close()


async def test_agents_beside_people_do_not_wait_for_those_of_all_other_tables(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, act = await begun(tables, [ALYS], agents=2), tables._driver._act

    async def stuck_elsewhere(game_id: int, *args: Any, **options: Any) -> object:
        if game_id != table.game.id:
            await asyncio.sleep(60)
        return await act(game_id, *args, **options)

    monkeypatch.setattr(tables._driver, "_act", stuck_elsewhere)
    for channel in range(10, 10 + 2 * agents.AT_ONCE):
        await tables.start((await agents_only(tables, 2, channel=channel)).game.id)
    await asyncio.sleep(0)
    await table.submit(0, lay(cards(table, 0)[0]))
    async with asyncio.timeout(30):
        while awaited(table) != (0,):  # noqa: ASYNC110 — nothing tells when somebody is awaited
            await asyncio.sleep(0.01)
    for task in tables._driver._tasks.values():
        task.cancel()


async def test_agents_move_when_nobody_waits_for_an_answer(tmp_path: Path) -> None:
    asked, answered = asyncio.Event(), asyncio.Event()

    async def wait_for_the_answer() -> None:
        asked.set()
        await answered.wait()

    desk = Desk(tmp_path / "maester.db", answered=wait_for_the_answer)
    tables = await desk.open()
    table = await agents_only(tables, 2)
    await tables.start(table.game.id)
    await asyncio.wait_for(asked.wait(), 30)
    assert table.game.version == 1
    answered.set()
    await idle(tables)
    assert table.outcome() is not None
    await desk.close()


# ── what goes wrong ──


@pytest.mark.parametrize(
    "agent",
    [
        lambda rules, view, chance: lay(99),  # breaks a rule
        lambda rules, view, chance: None,  # is no action
        lambda rules, view, chance: 1 / 0,  # has a fault
    ],
    ids=["illegal", "nonsense", "fault"],
)
async def test_an_agent_that_fails_plays_the_default(tables: Tables, misled: Any, agent: Any) -> None:
    misled(agent)
    table = await lobby(tables, [ALYS])
    await tables.add_agent(table.game.id, "misled", ["Misled"])
    with capture_logs() as logs:
        await tables.start(table.game.id)
        lowest = lay(cards(table, 1)[0])
        await idle(tables)
    (entry,) = await table.entries(0)
    assert (entry.seat, entry.by, entry.action) == (1, "agent", lowest)
    assert [(log["event"], log["game"]) for log in logs if log["log_level"] != "debug"] == [
        ("an agent's move failed, the default is played", table.game.id)
    ]
    assert "99" not in str(logs), "a card that is in nobody's log, as it may be in somebody's hand"


async def test_an_agent_that_is_overtaken_looks_again(tables: Tables, misled: Any) -> None:
    """Its move was legal when it was chosen; somebody moved meanwhile."""
    moves: list[Action] = []
    table = await lobby(tables, [ALYS])

    def agent(rules: Any, view: Any, chance: Any) -> Action:
        action = lay(view.hand[0].id)
        moves.append(action)
        if len(moves) == 1:
            # Somebody plays the agent's seat before its move arrives.
            asyncio.get_running_loop().create_task(table.submit(1, action))
        return action

    misled(agent)
    await tables.add_agent(table.game.id, "misled", ["Misled"])
    real = tables._driver._act

    async def late(*args: Any, **kwargs: Any) -> object:
        await asyncio.sleep(0)
        return await real(*args, **kwargs)

    tables._driver._act = late
    with capture_logs() as logs:
        await tables.start(table.game.id)
        await idle(tables)
    assert [log for log in logs if log["log_level"] != "debug"] == []
    assert [entry.by for entry in await table.entries()] == ["table", "player"]


async def test_the_default_for_an_agent_that_fails_may_be_overtaken_too(tables: Tables, misled: Any) -> None:
    """The agents of the game stopped by it, as a default that breaks a rule is nobody's to mend."""
    misled(lambda rules, view, chance: lay(99))
    table = await lobby(tables, [ALYS])
    await tables.add_agent(table.game.id, "misled", ["Misled"])
    real = tables._driver._act

    async def late(game_id: int, seat: int, action: Action, **kwargs: Any) -> object:
        if action != lay(99):
            await table.submit(1, action)
        return await real(game_id, seat, action, **kwargs)

    tables._driver._act = late
    with capture_logs() as logs:
        await tables.start(table.game.id)
        await idle(tables)
    assert "the agents of a game have stopped" not in [log["event"] for log in logs]
    assert [entry.by for entry in await table.entries()] == ["table", "player"]


async def test_an_agent_tries_again_when_the_database_has_failed(
    unsteady: tuple[Desk, Unsteady], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, store = unsteady
    monkeypatch.setattr(agents, "RETRY", 0.0)
    table = await agents_only(desk.tables, 2)
    store.gate.clear()
    starting = asyncio.create_task(desk.tables.start(table.game.id))
    await store.waiting.wait()
    store.gate.set()
    await starting
    store.failing += ["append", "append"]
    store.in_doubt.append("append")
    with capture_logs() as logs:
        await idle(desk.tables)
    assert [log["event"] for log in logs if log["log_level"] != "debug"] == ["an agent will try again"] * 3
    assert table.outcome() is not None
    entries = await table.entries()
    assert [entry.n for entry in entries] == list(range(len(entries)))


# ── stop and start ──


async def test_closing_lets_no_agent_begin_another_move(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "x.db", agent_pause=1000.0)
    tables = await desk.open()
    table = await agents_only(tables, 2)
    await tables.start(table.game.id)
    async with asyncio.timeout(10):
        await tables.close()
    assert table.game.version == 1
    await desk.store.close()


async def test_closing_lets_a_move_finish(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await agents_only(desk.tables, 2)
    await desk.tables.start(table.game.id)
    store.waiting.clear()
    store.gate.clear()
    await store.waiting.wait()
    version = table.game.version
    closing = asyncio.create_task(desk.tables.close())
    await desk.tables._driver._stopped.wait()
    store.gate.set()
    await closing
    assert table.game.version == version + 1


async def test_agents_go_on_after_a_restart(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "x.db", agent_pause=1000.0)
    tables = await desk.open()
    ids = []
    for channel in range(3):
        table = await agents_only(tables, 2, channel=channel)
        ids.append((await tables.start(table.game.id)).game.id)
    waiting = (await begun(tables, channel=9)).game.id
    desk._options["agent_pause"] = 0.0
    tables = await desk.reopen()
    tables.posted.clear()
    await tables.wake()
    assert tables.posted.is_set()
    await idle(tables)
    assert [(await tables.table(game_id)).game.status for game_id in ids] == ["over"] * 3
    assert (await tables.table(waiting)).game.version == 1
    await desk.close()
