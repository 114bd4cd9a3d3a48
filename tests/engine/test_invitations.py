"""Invitations: nobody waits for them; who is invited is told once, in private; agents answer, and come to an end."""

import gc
import json
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.engine.table.undo import take_back
from bot.engine.tables import Tables
from bot.rules.contract import Action, fold
from bot.rules.menu import random_action
from tests.engine.engine_fixture import ALYS, BRAN, CATE, awaited, begun, lobby
from tests.engine.fake_clock import Hourglass, ends, posts, timed
from tests.engine.table.test_agents import idle
from tests.moot.actions import Answer, Dig, Leave, Offer, Rest, Talk, Vote
from tests.moot.events import Begun, Offered
from tests.moot.rules import MOOT
from tests.moot.state import MootOptions

TABLE = (ALYS, BRAN, CATE)


def offer(who: int, gold: int = 1) -> Action:
    return Offer(who=str(who), gold=gold)


# ── told once, in private ──


async def test_who_is_invited_is_told_once(glass: Hourglass, tables: Tables) -> None:
    table = await begun(tables, TABLE, system="moot")
    await posts(glass.desk, "")
    await table.submit(0, offer(1))
    (told,) = await posts(glass.desk, "invitation")
    assert json.loads(told)["seat"] == 1
    await table.submit(0, Dig())
    await table.submit(0, offer(2))
    (told,) = await posts(glass.desk, "invitation")
    assert json.loads(told)["seat"] == 2


async def test_a_second_offer_while_the_first_stands_is_told_too(glass: Hourglass, tables: Tables) -> None:
    table = await begun(tables, TABLE, system="moot")
    await posts(glass.desk, "")
    await table.submit(0, offer(1))
    await table.submit(0, offer(1))
    assert len({*await posts(glass.desk, "invitation")}) == 2


async def test_once_it_is_taken_back_and_made_again_it_is_told_again(
    glass: Hourglass, tables: Tables
) -> None:
    table = await begun(tables, TABLE, system="moot")
    await posts(glass.desk, "")
    for _ in range(2):
        await table.submit(0, offer(1))
        assert len(await posts(glass.desk, "invitation")) == 1
        await take_back(table, 0)
    assert await posts(glass.desk, "invitation") == []


# ── nobody waits ──


async def test_nobody_is_called_reminded_or_played_for(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "moot", TABLE)
    await table.submit(0, offer(1))
    assert awaited(table) == (0,)
    assert ends(table) == {0: 24}
    await posts(glass.desk, "")
    await glass.run(23.5)
    assert {json.loads(each)["seat"] for each in await posts(glass.desk, "reminder")} == {0}
    await glass.run(1)
    assert [entry.seat for entry in await table.entries() if entry.by == "clock"] == [0]
    assert table.view(1).invitations


async def test_who_has_answered_in_secret_and_is_invited_is_not_reminded(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, "moot", TABLE)
    for seat in range(3):
        await table.submit(seat, Rest())
    await table.submit(1, Vote(who="1"))
    await table.submit(0, offer(1))
    await posts(glass.desk, "")
    await glass.run(13)
    assert {json.loads(each)["seat"] for each in await posts(glass.desk, "reminder")} == {0, 2}
    await glass.run(12)
    assert {entry.seat for entry in await table.entries() if entry.by == "clock"} >= {0, 2}
    assert 1 not in {entry.seat for entry in await table.entries() if entry.by == "clock" and entry.n < 10}


async def test_during_a_talk_all_clocks_stand_still_and_nothing_is_done(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, "moot", TABLE)
    await glass.run(5)
    await table.submit(2, Talk())
    await posts(glass.desk, "")
    await glass.run(24 * 5)
    assert await posts(glass.desk, "reminder") == []
    assert {entry.by for entry in await table.entries(0)} == {"player"}
    for seat in range(3):
        await table.submit(seat, Leave())
    assert ends(table) == {0: 24 + 24 * 5}


# ── agents ──


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Gives the Moot an agent of the test's making, called `given`."""

    def give(agent: Any) -> None:
        monkeypatch.setattr(type(MOOT), "agents", {"given": agent})

    return give


async def with_agents(tables: Tables, number: int) -> Table:
    table = await lobby(tables, [ALYS], system="moot")
    for n in range(number):
        await tables.add_agent(table.game.id, "given", [f"Agent {n}"])
    await tables.start(table.game.id)
    return table


async def test_an_agent_answers_an_offer(tables: Tables, given: Any) -> None:
    asked: list[int] = []

    def agree(rules: Any, view: Any, chance: Any) -> Action:
        asked.append(view.viewer)
        return Answer(offer=str(view.invitations[0].about["offer"]), accept=True)

    given(agree)
    table = await with_agents(tables, 1)
    await tables.act(table.game.id, 0, offer(1))
    await idle(tables)
    assert asked == [1]
    assert table.pending()[0].kind == "turn"
    assert table.state.gold == {0: 2, 1: 4}  # type: ignore[attr-defined]


@pytest.mark.parametrize("refusal", [LookupError, None])
async def test_an_agent_that_leaves_an_offer_is_not_asked_again(
    tables: Tables, given: Any, refusal: Any
) -> None:
    asked: list[int] = []

    def leave(rules: Any, view: Any, chance: Any) -> Action:
        asked.append(view.viewer)
        if refusal:
            raise refusal
        return Dig()  # not its turn

    given(leave)
    table = await with_agents(tables, 1)
    await tables.act(table.game.id, 0, offer(1))
    await idle(tables)
    await tables.act(table.game.id, 0, Dig())
    await idle(tables)
    assert asked == [1]
    await tables.act(table.game.id, 0, offer(1))
    await idle(tables)
    assert asked == [1, 1]


async def test_an_agent_with_a_fault_leaves_an_offer_and_the_log_names_the_game(
    tables: Tables, given: Any
) -> None:
    def broken(rules: Any, view: Any, chance: Any) -> Action:
        raise ZeroDivisionError("a fault in the agent")

    given(broken)
    table = await with_agents(tables, 1)
    with capture_logs() as logs:
        await tables.act(table.game.id, 0, offer(1))
        await idle(tables)
    told = [(log["event"], log["game"]) for log in logs if log["log_level"] == "error"]
    assert told == [("an agent failed at an invitation", table.game.id)]
    assert [entry.seat for entry in await table.entries(0)] == [0], "the game is as the offer left it"


async def test_what_agents_were_asked_is_forgotten_with_a_game_that_nobody_uses(
    tables: Tables, given: Any
) -> None:
    def leave(rules: Any, view: Any, chance: Any) -> Action:
        return Dig()  # not its turn

    given(leave)
    table = await with_agents(tables, 1)
    await tables.act(table.game.id, 0, offer(1))
    await idle(tables)
    assert len(tables._driver._looked) == 1
    tables._recent.clear()
    del table
    gc.collect()
    assert len(tables._driver._looked) == 0


async def test_agents_that_only_make_each_other_offers_come_to_an_end(tables: Tables, given: Any) -> None:
    def haggle(rules: Any, view: Any, chance: Any) -> Action:
        invited = view.invitations[0]
        other = str(3 - view.viewer)
        if "offer" in view.menu and chance.roll("haggle", 2)[0] == 1:
            return Offer(who=other, gold=1)
        return Answer(offer=str(invited.about["offer"]), accept=False)

    given(haggle)
    table = await with_agents(tables, 2)
    await tables.act(table.game.id, 0, offer(1))
    await tables.act(table.game.id, 0, offer(2))
    await idle(tables)
    assert table.game.version < 20


async def test_random_agents_get_on_with_a_game_full_of_talk(tables: Tables) -> None:
    table = await lobby(tables, [ALYS], system="moot", agents=3)
    await tables.start(table.game.id)
    while table.playing:
        await idle(tables)
        if table.playing:
            await tables.act(table.game.id, 0, table.rules.default(table.state, 0))
    kinds = [entry.action.kind for entry in await table.entries() if entry.action is not None]
    assert sum(kind in ("gift", "offer", "talk") for kind in kinds) < len(kinds) / 2


def test_chance_answers_an_invitation_before_it_gives_anything_away() -> None:
    begun_ = Begun(options=MootOptions(), players=3)
    state = fold(MOOT, [begun_, Offered(id="offer-0", seat=0, who=1, gold=1)])  # type: ignore[arg-type]
    luck, view = SeededChance(1), MOOT.view(state, 1)
    found = [random_action(MOOT, view, luck).kind for _ in range(400)]  # type: ignore[arg-type]
    assert found.count("answer") > 2 * max(found.count("gift"), found.count("offer"))
