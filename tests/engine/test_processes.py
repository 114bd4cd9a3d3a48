"""Several processes at work on one database: any of them serves any table."""

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import count
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.address import Address
from bot.engine.errors import Refused
from bot.engine.journal.command_line import write
from bot.engine.outbox import Outbox
from bot.engine.plans.plan_text import Line
from bot.engine.succession import Succession
from bot.engine.table.absence import list_seat
from bot.engine.tables import Tables
from bot.engine.ticker import Ticker
from bot.errors import HostError
from bot.rules.contract import RuleError, Text
from bot.rules.risk.model.actions import Deploy
from bot.rules.risk.model.board import board
from bot.rules.risk.model.options import RiskOptions
from bot.store.protocol import StoreError
from bot.store.rows import OutboxRow, Post
from bot.store.session import Session
from tests.engine.engine_fixture import ALYS, BRAN, CATE, Desk, awaited, begun, cards, lay, lobby, play
from tests.postgres import Server


@pytest.fixture
async def database(postgres: Server) -> Address:
    """A file has one process."""
    return await postgres.database()


@pytest.fixture
async def two(database: Address) -> AsyncIterator[tuple[Desk, Desk]]:
    """Two processes, 0 and 1."""
    desks = Desk(database, process=0), Desk(database, process=1)
    for desk in desks:
        await desk.open()
    yield desks
    for desk in desks:
        await desk.close()


# ── what another has changed ──


async def test_a_move_in_one_process_is_seen_in_the_other(two: tuple[Desk, Desk]) -> None:
    here, there = two[0].tables, two[1].tables
    table = await begun(here)
    other = await there.table_in(1)
    assert other.state == table.state
    for tables in (here, there) * 3:
        now = await tables.table(table.game.id)
        assert now.game.version == (await two[0].store.game(table.game.id) or table.game).version
        (seat,) = awaited(now)[:1]
        await tables.act(table.game.id, seat, lay(cards(now, seat)[0]))
    assert (await here.table(table.game.id)).state == (await there.table(table.game.id)).state


async def test_both_processes_store_each_move_once_however_they_race(two: tuple[Desk, Desk]) -> None:
    table = await begun(two[0].tables)
    for n in range(4):
        now = await two[0].tables.table(table.game.id)
        if not now.playing:
            break
        (seat,) = awaited(now)[:1]
        move = lay(cards(now, seat)[0])
        told = await asyncio.gather(
            *(
                desk.tables.act(table.game.id, seat, move, interaction=n + 1)
                for desk in two
                for _ in range(3)
            ),
            return_exceptions=True,
        )
        entries = {receipt.n for receipt in told if not isinstance(receipt, BaseException)}
        assert len(entries) == 1, told
        assert not [one for one in told if isinstance(one, BaseException) and not isinstance(one, Refused)]
    assert [entry.n for entry in await table.entries()] == [*range(len(await table.entries()))]


async def test_all_who_sit_down_at_once_have_a_seat(two: tuple[Desk, Desk]) -> None:
    table = await lobby(two[0].tables, (ALYS,))
    await two[1].tables.table(table.game.id)
    await asyncio.gather(
        two[0].tables.join(table.game.id, BRAN, "Bran"), two[1].tables.join(table.game.id, CATE, "Cate")
    )
    for desk in two:
        now = await desk.tables.table(table.game.id)
        assert sorted(row.user_id or 0 for row in now.seats) == [ALYS, BRAN, CATE]
        assert [row.seat for row in now.seats] == [0, 1, 2]


async def test_a_game_begins_with_all_who_sat_down_in_another_process(two: tuple[Desk, Desk]) -> None:
    table = await lobby(two[0].tables, (ALYS, BRAN))
    other = await two[1].tables.table(table.game.id)
    await two[0].tables.join(table.game.id, CATE, "Cate")
    await other.start()  # which has not looked since
    assert [row.name for row in (await two[0].tables.table(table.game.id)).seats] == ["Alys", "Bran", "Cate"]


async def test_a_seat_is_listed_though_another_process_was_quicker(
    two: tuple[Desk, Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(two[0].tables)
    other = await two[1].tables.table(table.game.id)
    listed = other.store.set_seats

    async def overtaken(*args: Any, **more: Any) -> None:
        monkeypatch.undo()
        await play(table, 1)
        await listed(*args, **more)

    monkeypatch.setattr(other.store, "set_seats", overtaken)
    await list_seat(other, 0, True, Text(key="clock-open", args={"seat": 0}))
    assert [row.open for row in (await two[0].tables.table(table.game.id)).seats] == [True, False]


async def test_whoever_leaves_last_clears_no_table_at_which_another_sat_down(two: tuple[Desk, Desk]) -> None:
    table = await lobby(two[0].tables, (ALYS,))
    await two[1].tables.table(table.game.id)
    left, joined = await asyncio.gather(
        two[0].tables.leave(table.game.id, user_id=ALYS),
        two[1].tables.join(table.game.id, BRAN, "Bran"),
        return_exceptions=True,
    )
    assert not isinstance(left, BaseException)
    now = await two[1].tables.table(table.game.id)
    if isinstance(joined, BaseException):
        assert (now.game.status, now.seats) == ("archived", ())
    else:
        assert (now.game.status, [row.user_id for row in now.seats]) == ("lobby", [BRAN])


async def test_a_name_that_was_erased_in_one_process_is_gone_in_the_other(two: tuple[Desk, Desk]) -> None:
    table = await begun(two[0].tables)
    assert (await two[1].tables.table(table.game.id)).seats[0].name == "Alys"
    await two[0].store.erase(ALYS, ["Alys"], "A former player", "random")
    assert (await two[1].tables.table(table.game.id)).seats[0].name == "A former player"


async def test_a_move_that_is_not_legal_any_more_is_judged_by_what_is(two: tuple[Desk, Desk]) -> None:
    table = await begun(two[0].tables)
    other = await two[1].tables.table(table.game.id)
    seat = awaited(table)[0]
    move = lay(cards(table, seat)[0])
    await two[0].tables.act(table.game.id, seat, move)
    with pytest.raises(RuleError):
        await other.submit(seat, move)  # it has not looked since
    assert other.game.version == table.game.version


# ── agents, plans, posts, clocks: one of them ──


async def test_agents_are_moved_by_whoever_moved_last(two: tuple[Desk, Desk]) -> None:
    table = await begun(two[0].tables, (ALYS,), agents=2)
    for desk in (*two, *two):
        tables = desk.tables
        now = await tables.table(table.game.id)
        while now.playing and awaited(now) != (0,):
            await asyncio.sleep(0.01)
            now = await tables.table(table.game.id)
        if not now.playing:
            break
        await tables.act(table.game.id, 0, lay(cards(now, 0)[0]))
        assert now.game.keeper == tables.process
    entries = await (await two[0].tables.table(table.game.id)).entries()
    assert len([entry for entry in entries if entry.by == "agent"]) >= 4


async def test_a_plan_written_in_one_process_is_carried_out_after_a_move_in_the_other(
    two: tuple[Desk, Desk],
) -> None:
    here, there = two[0].tables, two[1].tables
    table = await lobby(here, (ALYS, BRAN, CATE), system="risk")
    await here.choose(table.game.id, lambda _: RiskOptions(houses="deal"))
    await here.start(table.game.id)
    (first,) = awaited(table)
    second = (first + 1) % 3
    assert await there.planner.all_of(await there.table(table.game.id), second) == []  # it has looked
    state: Any = table.state
    land = next(iter(board(state.board).held(state.owner, second)))
    line = write(table.rules, Deploy(territory=land, armies=1))
    await here.planner.write(table, second, line, [Line(line, line)])
    now = await there.table(table.game.id)
    while awaited(now) == (first,):
        await there.act(table.game.id, first, now.rules.default(now.state, first))
    await there.planner.run(now)
    assert now.game.keeper == 1
    last = (await (await here.table(table.game.id)).entries())[-1]
    assert (last.seat, last.action) == (second, Deploy(territory=land, armies=1))


class Wall:
    """Shows posts by keeping who was asked to show what."""

    def __init__(self) -> None:
        self.shown: list[tuple[int, int]] = []

    def of(self, process: int) -> "Wall":
        other = Wall()
        other.shown, other.process = self.shown, process  # type: ignore[attr-defined]
        return other

    async def publish(self, row: OutboxRow) -> int:
        self.shown.append((self.process, row.id))  # type: ignore[attr-defined]
        await asyncio.sleep(0.002)
        return 1


async def test_each_post_is_shown_once_though_all_look_for_posts(two: tuple[Desk, Desk]) -> None:
    table = await lobby(two[0].tables)
    wall = Wall()
    boxes = [
        Outbox(desk.store, wall.of(n), desk.tables.posted, two[0].tables.clock, process=n)
        for n, desk in enumerate(two)
    ]
    running = [asyncio.create_task(box.run()) for box in boxes]
    for n in range(20):
        table = await lobby(two[n % 2].tables, channel=100 + n)
        await two[n % 2].tables.start(table.game.id)
        for desk in two:
            desk.tables.posted.set()
    while await two[0].store.due_posts(1e12, 1):
        for desk in two:
            desk.tables.posted.set()
        await asyncio.sleep(0.01)
    for box in boxes:
        await box.stop()
    await asyncio.gather(*running)
    assert len(wall.shown) >= 20
    assert len({post for _, post in wall.shown}) == len(wall.shown)


async def test_of_a_lane_one_post_is_sent_at_a_time_though_boards_are_changed_ahead(
    two: tuple[Desk, Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two at once could arrive in the wrong order, and an older board would stand."""
    monkeypatch.setattr("bot.engine.lanes.PACE", 0.03)
    table = await begun(two[0].tables)
    await table.remember(77)
    under_way, ahead = set[int](), 0

    class Slow:
        async def publish(self, row: OutboxRow) -> int:
            nonlocal ahead
            if row.lane == "":
                ahead += row.ahead
                assert not under_way
                under_way.add(row.id)
                await asyncio.sleep(0.01)
                under_way.discard(row.id)
            return 1

    boxes = [
        Outbox(desk.store, Slow(), desk.tables.posted, two[0].tables.clock, process=n)
        for n, desk in enumerate(two)
    ]
    monkeypatch.setattr(two[0].tables, "clock", time.time)
    for box in boxes:
        box._clock = box._lanes._clock = time.time
    running = [asyncio.create_task(box.run()) for box in boxes]
    with capture_logs() as logs:
        numbers = count()
        ends = time.monotonic() + 60
        while ahead < 3 and time.monotonic() < ends:
            n = next(numbers)
            posts = [Post("story", f"story:{n}", "{}"), Post("dashboard", "dashboard", "{}")]
            await two[n % 2].store.post(table.game.id, posts)
            for desk in two:
                desk.tables.posted.set()
            await asyncio.sleep(0.01 * (n % 4))  # else all goes in step, and no story ever waits for its pace
        for box in boxes:
            await box.stop()
        await asyncio.gather(*running)
    assert [log for log in logs if log["log_level"] == "warning"] == []
    assert ahead >= 3


async def test_the_start_of_one_of_several_is_no_time_in_which_clocks_stood_still(
    two: tuple[Desk, Desk],
) -> None:
    first, second = Ticker(two[0].tables), Ticker(two[1].tables)
    await first.begin()
    for desk in two:
        desk.time += 20
    await second.begin(others=True)
    assert (await two[0].store.almanac(1, [], 0)).gaps == ()


async def test_a_gap_is_found_by_one_of_several(two: tuple[Desk, Desk]) -> None:
    await two[0].store.beat(0.0, 0.0)
    found = await asyncio.gather(*(desk.store.beat(1000.0, 60.0) for desk in (*two, *two)))
    assert len([gap for gap in found if gap]) == 1


# ── a process that is no more ──


async def test_the_agents_of_a_dead_process_move_in_another(database: Address) -> None:
    dying, heir = Desk(database, process=1, agent_pause=3600.0), Desk(database, process=0)
    await dying.open()
    table = await begun(dying.tables, (ALYS,), agents=2)
    if awaited(table) == (0,):
        await dying.tables.act(table.game.id, 0, lay(cards(table, 0)[0]))
    before = table.game.version
    living = {0, 1}
    tables = await heir.open()
    succession = Succession(tables, 0, lambda: told(living))
    await succession.look()
    assert (await tables.table(table.game.id)).game.keeper == 1
    await asyncio.sleep(0.05)
    assert (await tables.table(table.game.id)).game.version == before
    living.remove(1)
    await succession.look()
    assert await moved(tables, table.game.id, before)
    await heir.close()
    await dying.close()


async def test_a_process_that_comes_back_under_another_number_goes_on_with_what_it_left(
    database: Address,
) -> None:
    desk = Desk(database, process=1, agent_pause=3600.0)
    await desk.open()
    table = await begun(desk.tables, (ALYS,), agents=2)
    if awaited(table) == (0,):
        await desk.tables.act(table.game.id, 0, lay(cards(table, 0)[0]))
    (row, *_) = await desk.store.due_posts(desk.time, 9, 1)
    assert await desk.store.claim_post(row, 1)
    await desk.close()
    again = Desk(database, process=2)
    tables = await again.open()
    await Succession(tables, 2, lambda: told({2})).look()
    assert await moved(tables, table.game.id, table.game.version)
    assert row.id in [post.id for post in await again.store.due_posts(desk.time, 9, 2)]
    await again.close()


async def test_who_arrives_while_others_look_loses_nothing(two: tuple[Desk, Desk]) -> None:
    """On a busy machine there may be seconds between seeing who is there and taking over what the others left."""
    looking, arriving = two
    table = await begun(looking.tables, (ALYS, BRAN))
    (row, *_) = [post for post in await looking.store.due_posts(looking.time, 9, 0) if not post.lane]
    seen = iter([{0}, {0, 5}])

    async def living() -> set[int]:
        found = next(seen)
        if found == {0}:  # process 5 begins, and claims a post, once this is known
            assert await arriving.store.claim_post(row, 5)
        return found

    await Succession(looking.tables, 0, living).look()
    assert row.id not in [post.id for post in await looking.store.due_posts(looking.time, 9, 0)]
    assert table.game.id == row.game_id


async def test_a_game_that_is_being_changed_just_then_is_taken_over_at_the_next_look(
    database: Address,
) -> None:
    """Whoever changes it may do no more than put off its clock."""
    dying, heir, living = await left_by_an_agent(database), Desk(database, process=0), {0, 1}
    before = (await dying.tables.table(1)).game.version
    tables = await heir.open()
    succession = Succession(tables, 0, lambda: told(living))
    await succession.look()
    living.remove(1)

    async def meanwhile(db: Session) -> None:
        await db.lock(1)
        await succession.look()

    await dying.store.write(meanwhile)
    await succession.look()
    assert await moved(tables, 1, before)
    await heir.close()
    await dying.close()


@pytest.mark.parametrize("failure", [HostError("the server is away"), RuntimeError("a driver's own mistake")])
async def test_who_is_gone_is_looked_for_again_where_the_database_failed(
    two: tuple[Desk, Desk], failure: Exception
) -> None:
    calls = 0
    living = {0, 1}

    async def processes() -> set[int]:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise failure
        return living

    succession = Succession(two[0].tables, 0, processes, every=0.01)
    running = asyncio.create_task(succession.run())
    while calls < 3:  # noqa: ASYNC110 - nothing tells it
        await asyncio.sleep(0.01)
    two[0].tables.posted.clear()
    living.remove(1)
    await asyncio.wait_for(two[0].tables.posted.wait(), 10)
    await succession.stop()
    await running


@pytest.mark.parametrize("stored", [False, True])
async def test_what_a_dead_process_left_is_taken_over_though_the_database_fails_just_then(
    database: Address, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    """Also if that was stored, and the connection broke before anybody was told."""
    dying, heir, living = await left_by_an_agent(database), Desk(database, process=0), {0, 1}
    before = (await dying.tables.table(1)).game.version
    tables = await heir.open()
    succession = Succession(tables, 0, lambda: told(living))
    await succession.look()
    living.remove(1)
    take_over = heir.store.take_over

    async def fails(*words: Any) -> None:
        if stored:
            await take_over(*words)
        raise StoreError("nothing was confirmed")

    with monkeypatch.context() as away:
        away.setattr(heir.store, "take_over", fails)
        with pytest.raises(StoreError):
            await succession.look()
    await succession.look()
    assert await moved(tables, 1, before)
    await heir.close()
    await dying.close()


async def left_by_an_agent(database: Address) -> Desk:
    """Process 1, with a game in which an agent is about to move, and never does."""
    desk = Desk(database, process=1, agent_pause=3600.0)
    await desk.open()
    table = await begun(desk.tables, (ALYS,), agents=2)
    if awaited(table) == (0,):
        await desk.tables.act(table.game.id, 0, lay(cards(table, 0)[0]))
    return desk


async def told(living: set[int]) -> set[int]:
    return living


async def moved(tables: Tables, game_id: int, before: int) -> bool:
    for _ in range(500):
        if (await tables.table(game_id)).game.version > before:
            return True
        await asyncio.sleep(0.01)
    return False
