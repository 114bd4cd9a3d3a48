"""Plans: carried out line by line in their player's own turn, stopped where something comes up (RISK-26.7 to 26.9)."""

import json
from typing import Any

import pytest

from bot.engine.journal.command_line import write as command
from bot.engine.plans.plan_text import read
from bot.engine.plans.planner import Reason, lines, reason
from bot.engine.table.absence import list_seat, take_seat
from bot.engine.table.submission import Receipt
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read as read_transcript
from bot.engine.transcript.replay import replay
from bot.engine.transcript.writer import write
from bot.rules.contract import Concede, Seat, Text
from bot.rules.risk.model.actions import Deploy, End, Orders
from bot.rules.risk.model.board import UNCLAIMED, board
from bot.rules.risk.model.options import RiskOptions
from bot.store.plans import PlanRow
from tests.engine.engine_fixture import ALYS, BRAN, CATE, Desk, Unsteady, awaited, begun, lobby, play
from tests.engine.fake_clock import posts

pytestmark = pytest.mark.both

OPTIONS = RiskOptions(houses="deal")


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.tables.new_secret", lambda: "5a" * 32)


async def war(tables: Tables, users: tuple[int, ...] = (ALYS, BRAN, CATE)) -> Table:
    """A Skirmish in which somebody has to deploy."""
    table = await lobby(tables, users, system="risk")
    await tables.choose(table.game.id, lambda _: OPTIONS)
    await tables.start(table.game.id)
    return table


async def plan(tables: Tables, table: Table, seat: Seat, text: str) -> PlanRow | None:
    """Write a plan and let it go as far as it can; what is left of it."""
    found, faults = read(table.rules, table.view(seat), text)
    assert faults == ()
    await tables.planner.write(table, seat, text, found)
    return await tables.planner.of(table, seat)


def active(table: Table) -> Seat:
    (seat,) = awaited(table)
    return seat


def front(table: Table, seat: Seat) -> tuple[str, str]:
    """A land of this seat and one beside it that is another's."""
    state: Any = table.state
    here = board(state.board)
    return next(
        (land, other)
        for land in here.held(state.owner, seat)
        for other in here.links[land]
        if state.owner[other] != seat
    )


async def asking(tables: Tables) -> tuple[Table, Seat, str, str, Seat]:
    """A war in which the player whose turn it is can attack, from where and whither, somebody who asks to be asked."""
    table = await war(tables)
    seat = active(table)
    source, target = front(table, seat)
    state: Any = table.state
    defender = state.owner[target]
    await tables.act(table.game.id, defender, Orders(defend="ask"))
    return table, seat, source, target, defender


def inland(table: Table, seat: Seat) -> str:
    return front(table, seat)[0]


async def kinds(table: Table) -> list[str]:
    return [entry.action.kind for entry in await table.entries(0) if entry.action is not None]


async def told(tables: Tables) -> list[str]:
    """What waits to be told of plans."""
    store: Any = tables.store
    sql = "SELECT payload FROM outbox WHERE kind = 'plan'"
    return [row[0] for row in await store.read(lambda db: db.all(sql))]


def why(row: PlanRow | None) -> Reason:
    assert row is not None
    assert row.status == "stopped"
    found = reason(row)
    assert found is not None
    return found


# ── whole plans ──


async def test_a_plan_in_ones_own_turn_is_carried_out_at_once_and_forgotten(tables: Tables) -> None:
    table = await war(tables)
    seat = active(table)
    assert await plan(tables, table, seat, f"deploy {inland(table, seat)}; end") is None
    assert await kinds(table) == ["deploy", "end"]
    assert active(table) != seat
    assert all(entry.by == "player" for entry in await table.entries(0))


async def test_a_plan_waits_for_its_players_turn(tables: Tables) -> None:
    table = await war(tables)
    first = active(table)
    second: Seat = table.state.order[(table.state.order.index(first) + 1) % 3]  # type: ignore[attr-defined]
    waiting = await plan(tables, table, second, f"deploy {inland(table, second)}; end")
    assert waiting is not None
    assert (waiting.status, waiting.done) == ("ready", 0)
    assert await kinds(table) == []
    await plan(tables, table, first, f"deploy {inland(table, first)}; end")
    await tables.planner.run(table)
    assert await tables.planner.of(table, second) is None
    assert await kinds(table) == ["deploy", "end", "deploy", "end"]


async def test_until_is_a_part_of_an_action(tables: Tables) -> None:
    """RISK-26.7: the attack goes on until two armies are left or the land has fallen."""
    table = await war(tables)
    seat = active(table)
    source, target = front(table, seat)
    await plan(tables, table, seat, f"deploy {source}; attack {source} > {target} until 2")
    state: Any = table.state
    assert state.armies[source] == 2 or state.owner[target] == seat


async def test_a_transcript_with_plans_replays_to_the_same_state(tables: Tables) -> None:
    table = await war(tables)
    for _ in range(4):
        seat = active(table)
        source, target = front(table, seat)
        await plan(tables, table, seat, f"deploy {source}; attack {source} > {target} until 3; end")
        while awaited(table) == (seat,):
            await tables.act(table.game.id, seat, table.rules.default(table.state, seat))
    for seat in (0, 1):
        await tables.act(table.game.id, seat, Concede())
    text = write(table, await table.entries(), None)
    assert [step.state for step in replay(table.rules, read_transcript(text))][-1] == table.state
    assert "plan" not in text


# ── what stops it ──


async def test_it_stops_before_an_action_that_is_not_legal_and_keeps_what_was_done(tables: Tables) -> None:
    table = await war(tables)
    seat = active(table)
    mine = inland(table, seat)
    left = await plan(tables, table, seat, f"deploy {mine}; attack {mine} > {mine}; end")
    assert why(left).why == "refused"
    assert why(left).clause == "RISK-11.1"
    assert left is not None
    assert left.done == 1
    assert await kinds(table) == ["deploy"]
    assert awaited(table) == (seat,)


async def test_it_stops_where_the_game_asks_for_something_else(tables: Tables) -> None:
    """Armies are to be placed, and the plan begins with an attack (RISK-26.7)."""
    table = await war(tables)
    seat = active(table)
    source, target = front(table, seat)
    left = await plan(tables, table, seat, f"attack {source} > {target}")
    assert why(left).why == "asked"
    text = why(left).text
    assert text is not None
    assert text.key == "risk-prompt-deploy"
    assert await kinds(table) == []


async def test_armies_to_move_in_stop_it(tables: Tables) -> None:
    table = await war(tables, (ALYS, BRAN))
    left = await conquer(tables, table, "end")
    (prompt,) = table.pending()
    assert why(left).why == "asked"
    assert why(left).text == Text(key="risk-prompt-occupy", args=prompt.about)


async def test_a_plan_may_say_how_many_move_in(tables: Tables) -> None:
    table = await war(tables, (ALYS, BRAN))
    assert await conquer(tables, table, "occupy 3; end") is None
    assert (await kinds(table))[-2:] == ["occupy", "end"]


async def conquer(tables: Tables, table: Table, then: str) -> PlanRow | None:
    """Plan turn after turn to take a land, and `then` something, until one falls; what is left of the plan then."""
    for _ in range(20):
        seat = active(table)
        source, target = weakest(table, seat)
        left = await plan(tables, table, seat, f"deploy {source}; attack {source} > {target} until 1; {then}")
        state: Any = table.state
        if state.owner[target] == seat:
            return left
        while awaited(table) == (seat,):
            await tables.act(table.game.id, seat, table.rules.default(table.state, seat))
    raise AssertionError("no land falls")


def weakest(table: Table, seat: Seat) -> tuple[str, str]:
    state: Any = table.state
    here = board(state.board)
    pairs = [
        (land, other)
        for land in here.held(state.owner, seat)
        for other in here.links[land]
        if state.owner[other] != seat
    ]
    return max(pairs, key=lambda pair: state.armies[pair[0]] - state.armies[pair[1]])


async def test_it_does_not_go_on_by_itself(tables: Tables) -> None:
    table = await war(tables)
    seat = active(table)
    source, target = front(table, seat)
    await plan(tables, table, seat, f"attack {source} > {target}; end")
    await tables.act(table.game.id, seat, Deploy(territory=source))
    await tables.planner.run(table)
    left = await tables.planner.of(table, seat)
    assert why(left).why == "asked"
    assert await kinds(table) == ["deploy"]


async def test_it_is_over_with_the_turn(tables: Tables) -> None:
    table = await war(tables)
    seat = active(table)
    left = await plan(tables, table, seat, f"deploy {inland(table, seat)}; end; deploy {inland(table, seat)}")
    assert why(left).why == "turn"


async def test_a_concession_in_the_middle_stops_it(tables: Tables) -> None:
    """Somebody else steps in while the plan waits for an answer; what it was is told."""
    table, seat, source, target, defender = await asking(tables)
    left = await plan(tables, table, seat, f"deploy {source}; attack {source} > {target} until 1; end")
    assert left is not None
    assert (left.status, left.done) == ("begun", 2)
    assert awaited(table) == (defender,)
    await tables.act(table.game.id, 3 - seat - defender, Concede())
    await tables.planner.run(table)
    left = await tables.planner.of(table, seat)
    assert why(left).why == "upset"
    conceded = {"seat": 3 - seat - defender, "home": 0, "freed": ()}
    assert why(left).text == Text(key="risk-conceded", args=conceded)


async def test_it_waits_for_the_answers_of_others_and_goes_on(tables: Tables) -> None:
    """RISK-26.8: the defender is asked as without it."""
    table, seat, source, target, defender = await asking(tables)
    await plan(tables, table, seat, f"deploy {source}; attack {source} > {target}; halt; end")
    assert awaited(table) == (defender,)
    await tables.act(table.game.id, defender, table.rules.default(table.state, defender))
    await tables.planner.run(table)
    assert await kinds(table) == ["orders", "deploy", "attack", "defend", "halt", "end"]


async def test_what_others_do_in_secret_does_not_stop_it(tables: Tables) -> None:
    table, seat, source, target, defender = await asking(tables)
    await plan(tables, table, seat, f"deploy {source}; attack {source} > {target}; halt")
    await tables.act(table.game.id, 3 - seat - defender, Orders(defend="one"))
    await tables.planner.run(table)
    left = await tables.planner.of(table, seat)
    assert left is not None
    assert left.status == "begun"


# ── whose it is ──


async def test_a_substitute_finds_no_plan(tables: Tables) -> None:
    table = await war(tables)
    first = active(table)
    other = next(seat for seat in range(3) if seat != first)
    await plan(tables, table, other, "end")
    await list_seat(table, other, True, Text(key="clock-open", args={"seat": other}))
    await take_seat(table, other, 77, "Dacey")
    await tables.planner.run(table)
    assert await tables.planner.of(table, other) is None
    assert list(await tables.store.plans(table.game.id)) == []


async def test_why_it_stopped_is_told_to_its_owner_alone(tables: Tables) -> None:
    """RISK-26.9: one private post, and nothing else differs from what a hand-made move would leave."""
    table = await war(tables)
    seat = active(table)
    mine = inland(table, seat)
    stamp = table.game.stamp
    await plan(tables, table, seat, f"attack {mine} > {mine}")
    (payload,) = await told(tables)
    assert f'"user": {table.seats[seat].user_id}' in payload
    assert (table.game.stamp, await kinds(table)) == (stamp, [])


async def test_a_plan_can_be_taken_back_and_written_anew(tables: Tables) -> None:
    table = await war(tables)
    other = next(seat for seat in range(3) if seat != active(table))
    await plan(tables, table, other, "end")
    anew = await plan(tables, table, other, "deploy pyke 1; end")
    assert anew is not None
    assert [line.typed for line in lines(anew)] == ["deploy pyke 1", "end"]
    await tables.planner.forget(table, other)
    assert await tables.planner.of(table, other) is None


async def test_a_draft_is_kept_and_never_carried_out(tables: Tables) -> None:
    table = await war(tables)
    seat = active(table)
    await tables.planner.write(table, seat, "deploy pike 3; end", None)
    kept = await tables.planner.of(table, seat)
    assert kept is not None
    assert kept.status == "draft"
    assert [line.typed for line in lines(kept)] == ["deploy pike 3", "end"]
    assert await kinds(table) == []


# ── nothing lost ──


async def test_a_plan_survives_a_restart(desk: Desk) -> None:
    table = await war(desk.tables)
    first = active(table)
    second: Seat = table.state.order[(table.state.order.index(first) + 1) % 3]  # type: ignore[attr-defined]
    await plan(desk.tables, table, second, f"deploy {inland(table, second)}; end")
    tables = await desk.reopen()
    table = await tables.table(table.game.id)
    await tables.act(table.game.id, first, Deploy(territory=inland(table, first)))
    await tables.act(table.game.id, first, End())
    await tables.planner.run(table)
    assert await kinds(table) == ["deploy", "end", "deploy", "end"]


async def test_a_plan_that_has_begun_goes_on_after_a_restart(desk: Desk) -> None:
    """Its own last line was taken for a move made by hand, as nothing in memory said that it came from the plan."""
    table, seat, source, target, defender = await asking(desk.tables)
    await plan(desk.tables, table, seat, f"deploy {source}; attack {source} > {target}; halt; end")
    tables = await desk.reopen()
    table = await tables.table(table.game.id)
    await tables.act(table.game.id, defender, table.rules.default(table.state, defender))
    await tables.planner.run(table)
    assert await kinds(table) == ["orders", "deploy", "attack", "defend", "halt", "end"]


@pytest.mark.parametrize("line", range(4))
async def test_a_line_is_carried_out_once_even_if_that_could_not_be_noted(
    unsteady: tuple[Desk, Unsteady], monkeypatch: pytest.MonkeyPatch, line: int
) -> None:
    """The database fails between the move and the note of it; the same as a crash there."""
    monkeypatch.setattr("bot.engine.plans.planner.RETRY", 0.0)
    desk, store = unsteady
    table = await war(desk.tables)
    seat = active(table)
    land = inland(table, seat)
    act = desk.tables.act

    async def counted(*args: Any, **kwargs: Any) -> Receipt:
        receipt = await act(*args, **kwargs)
        if receipt.n == line + 1 and not receipt.repeated:
            store.failing.append("move_plan" if line < 3 else "drop_plan")
        return receipt

    monkeypatch.setattr(desk.tables, "act", counted)
    assert (
        await plan(desk.tables, table, seat, f"deploy {land} 1; deploy {land} 1; deploy {land}; end") is None
    )
    assert await kinds(table) == ["deploy", "deploy", "deploy", "end"]
    assert store.failing == []
    assert [json.loads(post)["stopped"] for post in await posts(desk, "plan")] == [False]


@pytest.mark.parametrize("seed", range(3))
async def test_games_played_by_plans_alone_go_as_those_played_by_hand(desk: Desk, seed: int) -> None:
    """Deterministic: the same actions in the same order give the same journal, planned or not."""
    table = await war(desk.tables)
    await play(table, 20 + seed, seed)
    journal = await table.entries()
    again = await lobby(desk.tables, (ALYS, BRAN, CATE), system="risk", channel=2)
    await desk.tables.choose(again.game.id, lambda _: OPTIONS)
    await desk.tables.start(again.game.id)
    for entry in journal[1:]:
        assert entry.action is not None
        assert entry.seat is not None
        text = command(table.rules, entry.action)
        if awaited(again) == (entry.seat,):
            await plan(desk.tables, again, entry.seat, text)
        else:
            await desk.tables.act(again.game.id, entry.seat, entry.action)
    assert again.state == table.state


async def test_a_game_without_turns_has_plans_too(tables: Tables) -> None:
    """The tourney: all lay a card at the same time, whoever has planned at once."""
    table = await begun(tables)
    card = table.view(0).hand[0].id
    found, faults = read(table.rules, table.view(0), f"lay {card}")
    assert faults == ()
    await tables.planner.write(table, 0, "", found)
    assert await tables.planner.of(table, 0) is None
    assert 0 not in awaited(table)


async def test_te_21_7_new_cards_a_battle_or_a_roll_stop_a_plan_in_tiny_epic(tables: Tables) -> None:
    """Whoever whispers in the slot of the die is asked about the action of the die itself."""
    table = await lobby(tables, (ALYS, BRAN), system="tiny_epic")
    await tables.start(table.game.id)
    while table.view(seat := awaited(table)[0]).prompts[0].kind != "place":
        await tables.act(table.game.id, seat, table.rules.default(table.state, seat))
    state: Any = table.state
    die, card = state.lords[seat].dice[0], state.lords[seat].hand[0]
    row = await plan(tables, table, seat, f"place {die} whisper; whisper {card}; pass")
    stopped = why(row)
    assert row is not None
    assert (stopped.why, row.done) == ("upset", 2)
    assert stopped.text == Text(key="tiny_epic-drew", args={"seat": seat, "count": 1})


# ── before there are turns ──

CLAIMED = RiskOptions(mode="dominion", houses="deal", objectives="off", victory="end_card")


async def claiming(tables: Tables) -> tuple[Table, list[str]]:
    """A set-up in which lands are claimed, and those that are free."""
    table = await lobby(tables, (ALYS, BRAN, CATE), system="risk")
    await tables.choose(table.game.id, lambda _: CLAIMED)
    await tables.start(table.game.id)
    state: Any = table.state
    return table, [land for land in board(state.board).territories if state.owner[land] == UNCLAIMED]


async def test_claims_written_down_beforehand_are_made_one_by_one_as_the_round_goes_on(
    tables: Tables,
) -> None:
    """RISK-4.8: a set-up of many small moves need not wait for everybody again and again."""
    table, free = await claiming(tables)
    order = table.state.order  # type: ignore[attr-defined]
    wanted = {seat: free[number::3][:3] for number, seat in enumerate(order)}
    for seat, lands in wanted.items():
        await plan(tables, table, seat, "; ".join(f"claim {land}" for land in lands))
    await tables.planner.run(table)
    assert await kinds(table) == ["claim"] * 9
    for seat, lands in wanted.items():
        assert {table.state.owner[land] for land in lands} == {seat}  # type: ignore[attr-defined]
        assert await tables.planner.of(table, seat) is None


async def test_claims_stop_at_a_land_that_somebody_else_has_taken(tables: Tables) -> None:
    table, free = await claiming(tables)
    first, second, _ = table.state.order  # type: ignore[attr-defined]
    await plan(tables, table, second, f"claim {free[0]}")
    await plan(tables, table, first, f"claim {free[0]}")
    assert why(await tables.planner.of(table, second)).why == "refused"
    assert active(table) == second
