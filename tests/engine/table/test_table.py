"""One game at play: a submitted action is judged, stored with all it entails, and only then the state moves on."""

import asyncio
from typing import Any
from unittest.mock import ANY

import pytest
from structlog.testing import capture_logs

from bot.engine.errors import Refused, Stale
from bot.engine.journal.command_line import parse
from bot.engine.table.commit import SNAPSHOT_EVERY
from bot.engine.table.table import TRIES, Table
from bot.engine.tables import Tables
from bot.rules.contract import Concede, RuleError, fold
from bot.store.protocol import Conflict, StoreError
from tests.engine.engine_fixture import (
    ALYS,
    BRAN,
    CATE,
    Desk,
    Unsteady,
    awaited,
    begun,
    cards,
    lay,
    lobby,
    play,
    stored,
)
from tests.store.samples import snapshot

pytestmark = pytest.mark.both


def facts(table: Table) -> tuple[Any, ...]:
    """All a table knows."""
    return table.game, table.seats, table.state


async def journal(desk: Desk, table: Table) -> tuple[Any, ...]:
    return await stored(desk.store, table.game.id)


# ── submit ──


async def test_an_action_is_stored_and_told(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    card = cards(table, 0)[0]
    desk.time = 2000.0
    receipt = await table.submit(0, lay(card), interaction=77)
    (entry,) = await table.entries(0)
    assert (entry.n, entry.seat, entry.by, entry.action, entry.at) == (1, 0, "player", lay(card), 2000.0)
    assert receipt.n == 1
    assert receipt.events == entry.events
    assert not receipt.repeated
    assert table.state == fold(table.rules, [event for e in await table.entries() for event in e.events])


async def test_a_receipt_tells_what_the_seat_may_know(tables: Tables) -> None:
    table = await begun(tables)
    await table.submit(0, lay(cards(table, 0)[0]))
    receipt = await table.submit(1, lay(cards(table, 1)[0]))
    assert [event.kind for event in receipt.events] == ["laid", "round"]
    last = (await table.entries())[-1]
    assert [event.kind for event in last.events if event.seen_by(0)] == ["round"]


async def test_a_refused_action_changes_nothing(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    before, known = await journal(desk, table), facts(table)
    with pytest.raises(RuleError):
        await table.submit(0, lay(9), interaction=1)
    assert await journal(desk, table) == before
    assert facts(table) == known


async def test_nothing_is_played_in_the_lobby_nor_after_the_end(tables: Tables) -> None:
    table = await lobby(tables)
    with pytest.raises(Refused, match="table-not-begun"):
        await table.submit(0, lay(1))
    await tables.start(table.game.id)
    await table.submit(1, Concede())
    assert table.game.status == "over"
    with pytest.raises(Refused, match="table-over"):
        await table.submit(0, lay(cards(table, 0)[0]))


async def test_actions_of_one_game_wait_for_each_other(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE))
    await asyncio.gather(*(table.submit(seat, lay(cards(table, seat)[0])) for seat in range(3)))
    assert [entry.n for entry in await table.entries()] == [0, 1, 2, 3]
    assert table.view(None).round == 2


async def test_the_end_is_stored_with_its_last_action(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    desk.time = 3000.0
    await table.submit(0, Concede())
    game = await desk.store.game(table.game.id)
    assert game == table.game
    assert (table.game.status, table.game.ended_at) == ("over", 3000.0)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


# ── the ledger ──


async def test_the_ledger_has_no_gaps_whatever_was_refused(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE), system="risk")
    for seed in range(20):
        await play(table, 5, seed)
        with pytest.raises(RuleError):
            await table.submit(awaited(table)[0], parse(table.rules, "/risk occupy armies:999"))
    draws = [draw.n for entry in await table.entries() for draw in entry.draws]
    assert draws == list(range(table.game.rolls))
    assert len(draws) > 10


# ── the stamp ──


async def test_a_button_of_an_older_board_is_stale(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    stamp = table.game.stamp
    await play(table, 2)
    before = await journal(desk, table)
    with pytest.raises(Stale):
        await table.submit(0, lay(cards(table, 0)[0]), stamp=stamp)
    assert await journal(desk, table) == before
    await table.submit(0, lay(cards(table, 0)[0]), stamp=table.game.stamp)


async def test_a_secret_answer_does_not_move_the_public_stamp(tables: Tables) -> None:
    """Or other people's buttons would tell that somebody has answered."""
    table = await begun(tables, (ALYS, BRAN, CATE))
    stamp = table.game.stamp
    await table.submit(0, lay(cards(table, 0)[0]), stamp=stamp)
    await table.submit(1, lay(cards(table, 1)[0]), stamp=stamp)
    assert table.game.stamp == stamp
    await table.submit(2, lay(cards(table, 2)[0]), stamp=stamp)
    assert table.game.stamp == stamp + 1


# ── the same interaction twice ──


async def test_the_same_interaction_twice_is_one_move_with_the_same_receipt(
    desk: Desk, tables: Tables
) -> None:
    table = await begun(tables)
    action = lay(cards(table, 0)[0])
    first = await table.submit(0, action, interaction=5)
    before = await journal(desk, table)
    second = await table.submit(0, action, interaction=5)
    assert (second.n, second.events) == (first.n, first.events)
    assert second.repeated
    assert await journal(desk, table) == before


async def test_both_at_once_are_one_move(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    action = lay(cards(table, 0)[0])
    first, second = await asyncio.gather(*(table.submit(0, action, interaction=5) for _ in range(2)))
    assert (first.n, first.events) == (second.n, second.events)
    assert len(await desk.store.entries(table.game.id)) == 2


async def test_a_repeat_of_what_would_be_legal_again_is_one_move(desk: Desk, tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE), system="risk")
    action = parse(table.rules, "/risk orders defend:one")
    await table.submit(0, action, interaction=5)
    assert (await table.submit(0, action, interaction=5)).repeated
    assert len(await desk.store.entries(table.game.id)) == 2


async def test_a_repeat_is_no_stale_press_and_none_after_the_end(tables: Tables) -> None:
    table = await begun(tables)
    stamp = table.game.stamp
    await table.submit(0, Concede(), interaction=5, stamp=stamp)
    assert (await table.submit(0, Concede(), interaction=5, stamp=stamp)).repeated


async def test_a_repeat_after_a_restart_is_known(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    action = lay(cards(table, 0)[0])
    first = await table.submit(0, action, interaction=5)
    table = await (await desk.reopen()).table(table.game.id)
    second = await table.submit(0, action, interaction=5)
    assert second.repeated
    assert second.events == first.events


# ── another process ──


async def other_process(desk: Desk, table: Table) -> Table:
    """The same game, loaded a second time."""
    return await Tables(desk.store, desk.tables.systems, desk.tables.clock).table(table.game.id)


async def test_a_game_that_another_process_moved_on_is_read_anew_and_tried_again(
    desk: Desk, tables: Tables
) -> None:
    here = await begun(tables)
    there = await other_process(desk, here)
    await there.submit(0, lay(cards(there, 0)[0]))
    receipt = await here.submit(1, lay(cards(here, 1)[0]))
    assert receipt.n == 2
    assert [event.kind for event in receipt.events] == ["laid", "round"]
    await there.submit(0, lay(cards(there, 0)[0]))
    assert (await here.submit(1, lay(cards(here, 1)[0]))).n == 4


async def test_what_the_other_process_made_illegal_is_refused(desk: Desk, tables: Tables) -> None:
    here = await begun(tables)
    there = await other_process(desk, here)
    await there.submit(0, lay(cards(there, 0)[0]))
    with pytest.raises(RuleError):
        await here.submit(0, lay(cards(here, 0)[1]))
    assert here.state == there.state


async def test_a_button_is_stale_if_the_other_process_moved_the_board_on(desk: Desk, tables: Tables) -> None:
    here = await begun(tables)
    there = await other_process(desk, here)
    stamp = here.game.stamp
    await play(there, 2)
    with pytest.raises(Stale):
        await here.submit(0, lay(cards(here, 0)[0]), stamp=stamp)


async def test_a_board_that_never_stands_still_is_stale_in_the_end(
    unsteady: tuple[Desk, Unsteady], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, store = unsteady
    table = await begun(desk.tables)
    tries = 0

    async def overtaken(change: object) -> None:
        nonlocal tries
        tries += 1
        raise Conflict

    monkeypatch.setattr(store, "append", overtaken, raising=False)
    with pytest.raises(Stale):
        await table.submit(0, lay(cards(table, 0)[0]))
    assert tries == TRIES


async def test_of_two_processes_one_starts_the_game(desk: Desk, tables: Tables) -> None:
    here = await lobby(tables)
    there = await other_process(desk, here)
    await there.start()
    with pytest.raises(Refused, match="table-begun"):
        await here.start()
    await here.submit(0, Concede())
    assert here.game.version == 2


# ── a caller that goes away ──


async def test_a_move_is_finished_though_its_caller_has_gone(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await begun(desk.tables)
    desk.tables.posted.clear()
    store.gate.clear()
    caller = asyncio.create_task(desk.tables.act(table.game.id, 0, lay(cards(table, 0)[0])))
    await store.waiting.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    store.gate.set()
    await table.submit(1, lay(cards(table, 1)[0]))  # waits for the first
    assert table.game.version == 3
    assert table.game == await desk.store.game(table.game.id)
    assert desk.tables.posted.is_set()


async def test_the_failure_of_a_move_whose_caller_has_gone_is_logged(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await begun(desk.tables)
    store.gate.clear()
    store.failing.append("append")
    caller = asyncio.create_task(table.submit(0, lay(cards(table, 0)[0])))
    await store.waiting.wait()
    caller.cancel()
    with capture_logs() as logs:
        store.gate.set()
        await table.submit(1, lay(cards(table, 1)[0]))
    assert [entry["event"] for entry in logs if entry["log_level"] != "debug"] == [
        "an action failed after its caller had gone"
    ]
    assert table.game.version == 2


# ── a database that fails ──


async def test_what_could_not_be_stored_has_not_happened(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await begun(desk.tables)
    before, known = await journal(desk, table), facts(table)
    action = lay(cards(table, 0)[0])
    store.failing.append("append")
    with pytest.raises(StoreError):
        await table.submit(0, action, interaction=5)
    assert await journal(desk, table) == before
    assert facts(table) == known
    assert (await table.submit(0, action, interaction=5)).n == 1


async def test_a_write_in_doubt_is_looked_up_before_the_next_action(unsteady: tuple[Desk, Unsteady]) -> None:
    """The database failed after it had stored the move: the state here is behind, and is brought up."""
    desk, store = unsteady
    table = await begun(desk.tables)
    action = lay(cards(table, 0)[0])
    store.in_doubt.append("append")
    with pytest.raises(StoreError):
        await table.submit(0, action, interaction=5)
    assert (await table.submit(1, lay(cards(table, 1)[0]))).n == 2
    assert (await table.submit(0, action, interaction=5)).n == 1
    assert table.game == await desk.store.game(table.game.id)


async def test_while_the_database_cannot_tell_nothing_is_judged(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await begun(desk.tables)
    known = facts(table)
    store.in_doubt.append("append")
    store.failing += ["standing", "standing"]
    for _ in range(3):
        with pytest.raises(StoreError):
            await table.submit(0, lay(cards(table, 0)[0]))
        assert facts(table) == known
    assert (await table.submit(1, lay(cards(table, 1)[0]))).n == 2


async def test_a_start_that_could_not_be_stored_can_be_made_again(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await lobby(desk.tables)
    store.failing.append("append")
    with pytest.raises(StoreError):
        await desk.tables.start(table.game.id)
    assert table.game.status == "lobby"
    await desk.tables.start(table.game.id)
    assert table.game.version == 1


# ── what has to be shown ──


async def shown(desk: Desk, table: Table) -> list[tuple[str, str]]:
    """The kinds and keys of all posts that wait, in their order; they are done then."""
    sql = "SELECT kind, key FROM outbox ORDER BY id"
    found: list[tuple[str, str]] = await desk.store.read(lambda db: db.all(sql))
    await desk.store._run("DELETE FROM outbox")
    return found


async def test_the_start_calls_the_awaited_and_deals_the_hands(desk: Desk, tables: Tables) -> None:
    table = await lobby(tables, agents=1)
    await shown(desk, table)
    await tables.start(table.game.id)
    assert await shown(desk, table) == [("turn", "turn:0"), ("hand", "hand:0"), ("hand", "hand:1")]


async def test_a_secret_answer_shows_nothing_but_its_owners_hand(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    await shown(desk, table)
    await table.submit(0, lay(cards(table, 0)[0]))
    assert await shown(desk, table) == [("hand", "hand:0")]


async def test_the_end_of_a_turn_is_told_before_the_board_is_renewed(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    await table.submit(0, lay(cards(table, 0)[0]))
    await shown(desk, table)
    await table.submit(1, lay(cards(table, 1)[0]))
    assert await shown(desk, table) == [
        ("story", "story:2"),
        ("dashboard", "dashboard"),
        ("hand", "hand:1"),
    ]


async def test_the_end_is_told(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    await shown(desk, table)
    await table.submit(1, Concede())
    assert [kind for kind, _ in await shown(desk, table)] == ["story", "dashboard", "hand"]


async def test_what_waits_to_be_shown_is_replaced_by_what_is_newer(desk: Desk, tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE), system="risk")
    await play(table, 60)
    posts = await shown(desk, table)
    assert posts.count(("dashboard", "dashboard")) == 1
    assert len(posts) == len(set(posts))


# ── loading ──


async def test_a_game_loads_as_it_was_with_and_without_its_snapshot(desk: Desk, tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE), system="risk")
    await play(table, SNAPSHOT_EVERY + 10)
    known = facts(table)
    assert await snapshot(desk.store, table.game.id) == (SNAPSHOT_EVERY, ANY)

    again = await (await desk.reopen()).table(table.game.id)
    assert facts(again) == known

    await desk.store._run("DELETE FROM snapshots")
    again = await (await desk.reopen()).table(table.game.id)
    assert facts(again) == known


@pytest.mark.parametrize("text", ["", "no json", '{"hands": 3}'])
async def test_a_snapshot_that_cannot_be_read_is_passed_over(desk: Desk, tables: Tables, text: str) -> None:
    table = await begun(tables)
    await play(table, 3)
    state = table.state
    await desk.store._run("INSERT INTO snapshots VALUES (?, 2, ?)", table.game.id, text)
    again = await other_process(desk, table)
    assert again.state == state


async def test_a_damaged_journal_is_told_with_the_entry(desk: Desk, tables: Tables) -> None:
    table = await begun(tables)
    await play(table, 3)
    await desk.store._run("UPDATE entries SET events = '[{]' WHERE n = 2")
    with pytest.raises(StoreError, match=f"entry 2 of game {table.game.id} cannot be read"):
        await other_process(desk, table)
