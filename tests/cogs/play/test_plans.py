"""The form in which a plan is written, and who hears what has become of it."""

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.journal.entries import Entry
from bot.engine.plans.planner import Reason
from bot.rules.contract import Concede, Text
from bot.store.plans import PlanRow
from bot.store.rows import Person
from cogs.interaction.names import voice
from cogs.play import plan_page, plans
from tests.cogs import tables
from tests.engine import memory_store
from tests.rules.risk.position import Position


def test_the_example_of_a_plan_speaks_of_lands_of_this_game() -> None:
    """*attack winterfell > dreadfort* stood there on Essos, too."""
    state = Position(2).lands(0, meereen=5).lands(1, "astapor").invade(0).state
    here = tables.table("risk", state, 2)
    form = plan_page.form(here, 0, voice(here, "en"), "")
    placeholder = form.to_dict()["components"][0]["component"]["placeholder"]
    assert placeholder == "deploy Meereen 3; attack Meereen > Western Dothraki Sea until 2; end"


def test_where_nobody_can_be_attacked_there_is_no_example() -> None:
    here = tables.table("risk", Position(3).lands(0, "pyke").invade(0).state, 3)
    assert (
        plan_page.form(here, 1, voice(here, "en"), "")
        .to_dict()["components"][0]["component"]
        .get("placeholder")
        is None
    )


def test_for_whom_an_agent_plays_it_is_said_that_nothing_comes_of_a_plan() -> None:
    """*It begins when your turn has come* stood there, and the agent moved."""
    here = tables.table("risk", Position(2).lands(0, meereen=5).lands(1, "astapor").invade(0).state, 2)
    plan = PlanRow(1, 1, 0, here.seats[0].user_id or 0, '[["end", "/risk end"]]', "ready")
    for agent in (None, "sensible"):
        here.seats = (replace(here.seats[0], agent=agent), here.seats[1])
        text = str(plan_page.page(here, voice(here, "en"), plan, ()).to_components())
        assert ("An agent plays for you" in text) == (agent is not None)


@pytest.mark.parametrize(("heir", "told"), [(False, 1), (True, 0)])
async def test_what_became_of_a_plan_is_told_to_its_owner_and_to_nobody_who_has_the_seat_since(
    heir: bool, told: int
) -> None:
    table, reached = memory_store.table("risk", ("Alys", "Bran")), list[int]()
    owner = table.seats[0].user_id

    async def create_dm(person: Any) -> Any:
        async def send(**_: Any) -> None:
            reached.append(person.id)

        return SimpleNamespace(send=send)

    async def person(_: int) -> Person:
        return Person(owner or 0, hands="none")

    desk: Any = SimpleNamespace(store=SimpleNamespace(person=person))
    bot: Any = SimpleNamespace(create_dm=create_dm, tables=desk)
    payload = {"seat": 0, "user": 999 if heir else owner, "stopped": False, "done": 1, "reason": ""}
    await plans.tell(bot, table, "nonce", json.dumps(payload))
    assert reached == [owner] * told


async def test_that_one_plan_was_answered_long_ago_hides_no_other_that_has_stopped() -> None:
    here = tables.table("risk", Position(2).lands(0, meereen=5).lands(1, "astapor").invade(0).state, 2)
    assert here.view(0).my_prompt.kind == "attack"
    texts = [Text(key=f"risk-prompt-{kind}") for kind in ("deploy", "attack")]
    old, owed = (Reason(why="asked", text=text).model_dump_json() for text in texts)

    async def noted(*stopped: PlanRow) -> str:
        async def all_of(*_: object) -> tuple[PlanRow, ...]:
            return stopped

        async def outlived(*_: object) -> bool:
            return False

        planner = SimpleNamespace(all_of=all_of, outlived=outlived)
        bot = SimpleNamespace(tables=SimpleNamespace(planner=planner))
        return (await plans.note(SimpleNamespace(client=bot, locale="en"), here, 0))[0]

    turn = PlanRow(1, 1, 0, 11, "[]", "stopped", reason=old)
    filed = PlanRow(
        2, 1, 0, 11, "[]", "stopped", moment="occupy", reason=Reason(why="hand").model_dump_json()
    )
    assert await noted(turn) == ""
    assert "Your plan stopped" in await noted(replace(turn, reason=owed))
    assert "You have moved by hand since." in await noted(turn, filed)


async def test_what_came_of_a_plan_is_what_its_own_seat_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others may have moved within it: an agent, or whoever was attacked."""
    moves = [Entry(n, seat, "player", Concede(), (), (), 0.0) for n, seat in enumerate((0, 1, 0))]
    told = list[int]()

    async def entries(after: int) -> list[Entry]:
        return moves[after + 1 :]

    monkeypatch.setattr(plans, "events_seen", lambda events, seat: told.append(seat) or ())
    here: Any = SimpleNamespace(entries=entries)
    await plans._carried_out(here, 0, 1, voice(tables.table("risk", Position(2).invade(0).state, 2), "en"))
    assert told == [0]
