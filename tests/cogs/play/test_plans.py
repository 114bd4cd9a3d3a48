"""The form in which a plan is written."""

from dataclasses import replace

from bot.store.plans import PlanRow
from cogs.interaction.names import voice
from cogs.play import plan_page
from tests.cogs import tables
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
