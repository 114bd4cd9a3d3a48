"""Which lands the picture of a decision is about: those chosen, else those somebody is asked about; else none."""

from typing import Any

from bot.rules.risk import RULESET
from cogs.games.risk.facing import in_question
from tests.rules.risk.frames.test_windows import STORM, war
from tests.rules.risk.position import Position


def view(at: Position, seat: int) -> Any:
    return RULESET.view(at.state, seat)


def test_who_is_asked_about_an_attack_sees_its_two_lands() -> None:
    at = war(("valyrian_steel",), ("castle_walls",), harrenhal=12, kings_landing=9)
    at.do(0, STORM)
    seat, _ = at.awaits()
    assert in_question(view(at, seat), {}) == ("harrenhal", "kings_landing")


def test_an_attack_in_the_making_goes_before_what_is_asked() -> None:
    at = war(("valyrian_steel",), ("castle_walls",), harrenhal=12, kings_landing=9)
    chosen = {"source": "harrenhal", "target": "stoney_sept"}
    assert in_question(view(at, 0), chosen) == ("harrenhal", "stoney_sept")
    assert in_question(view(at, 0), {"source": "harrenhal"}) == ()


def test_what_is_about_no_land_has_no_picture() -> None:
    assert in_question(view(war(), 0), {}) == ()
