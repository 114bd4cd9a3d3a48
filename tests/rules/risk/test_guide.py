"""The turn of `docs/risk.md`, step by step: what is typed, what is planned, and what is said of it."""

import re
from pathlib import Path

from bot.engine.journal.command_line import parse
from bot.engine.plans.plan_text import read
from bot.rules.contract import Action
from bot.rules.risk import RULESET
from bot.rules.risk.show.outlook import quick
from tests.rules.risk.position import Position

GUIDE = (Path(__file__).parents[3] / "docs" / "risk.md").read_text(encoding="utf-8")
TURN = GUIDE.split("## A turn, step by step")[1].split("\n## ")[0]


def begun() -> Position:
    return Position(3, rest=2).lands(0, riverrun=2, the_trident=3).lands(1, harrenhal=2).muster(0, 3)


def planned(war: Position) -> list[Action]:
    """The plan at the end of it."""
    (block,) = re.findall(r"```\n(.*?)```", TURN, re.DOTALL)
    lines, faults = read(RULESET, war.view(0), block)
    assert faults == ()
    return [parse(RULESET, line.command) for line in lines]


def test_the_turn_goes_as_it_is_told() -> None:
    war = begun()
    deploy, attack, *rest = planned(war)
    war.do(0, deploy)
    assert 0.75 < quick(war.view(0), "riverrun", "harrenhal") < 0.85
    war.do(0, attack, "6 5 2", "5 4")
    for action in rest:
        war.do(0, action)
    assert (war.owner["harrenhal"], war.armies["harrenhal"]) == (0, 4)
    assert (war.armies["riverrun"], war.armies["the_trident"]) == (3, 1)
    assert len(war.state.hands[0]) == 1


def test_the_commands_beside_the_buttons_are_that_plan() -> None:
    """Names are typed with blanks there; a plan reads them so."""
    typed = re.findall(r"`(/risk [^`]+)`", TURN)
    lines, faults = read(RULESET, begun().view(0), "\n".join(typed))
    assert faults == ()
    known = [parse(RULESET, line.command).model_dump() for line in lines]
    plan = [action.model_dump() for action in planned(begun())]
    assert known[1:] == plan[1:]
    assert known[0] == {**plan[0], "armies": None}
