"""The map as data: owners, strength, marks, what the turn did, and a legend that works without colour."""

import pytest

from bot.rules.contract import Arrow, Scene, fold
from bot.rules.risk import RULESET
from bot.rules.risk.model.actions import Attack, Deploy, End, Halt, Maneuver, Occupy
from bot.rules.risk.model.board import HOUSES, NEUTRAL
from bot.rules.risk.model.options import RiskOptions
from tests.rules.harness import play_random
from tests.rules.risk.position import Position


def scene(at: Position) -> Scene:
    """What everybody sees."""
    return RULESET.scene(at.view(None))


def attacked() -> Position:
    """Seat 0 is in the middle of an invasion of King's Landing."""
    at = Position().lands(0, harrenhal=8, riverrun=3).lands(1, kings_landing=3, tarth=1).invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"), "6 6 1", "5 5")
    return at


def test_every_territory_shows_its_owner_its_armies_and_its_marks() -> None:
    at = Position(2, rest=NEUTRAL).lands(0, lys=7).lands(1, meereen=2).invade(0)
    areas = {area.id: area for area in scene(at).areas}
    assert set(areas) == set(at.board.territories)
    assert (areas["lys"].side, areas["lys"].count, areas["lys"].marks) == ("targaryen", 7, ("port",))
    assert (areas["meereen"].side, areas["meereen"].marks) == ("ghiscari", ("castle", "port"))
    assert (areas["oros"].side, areas["oros"].count, areas["oros"].marks) == ("neutral", 1, ())


def test_the_legend_names_the_sides_in_turn_order_and_the_active_one_and_neutral_forces_last() -> None:
    sides = scene(Position(2, rest=NEUTRAL).lands(0, "lys").lands(1, "qarth").invade(1)).sides
    assert [(side.id, side.active) for side in sides] == [
        ("targaryen", False),
        ("ghiscari", True),
        ("neutral", False),
    ]
    assert [figure.key for figure in sides[0].figures] == ["lands", "castles", "armies", "cards", "points"]
    assert len(scene(Position().lands(0, "tarth").lands(1, "pyke").invade(0)).sides) == 3


def test_every_house_has_a_letter_of_its_own() -> None:
    letters = [house.letter for house in HOUSES.values()]
    assert len({*letters, "N"}) == len(letters) + 1


def test_an_open_invasion_is_an_arrow() -> None:
    at = attacked()
    assert scene(at).arrows == (Arrow(source="harrenhal", target="kings_landing", kind="attack"),)
    at.do(0, Halt())
    assert scene(at).arrows == (Arrow(source="harrenhal", target="kings_landing", kind="attack"),)


def test_a_conquest_is_an_arrow_and_what_was_taken_is_outlined() -> None:
    at = attacked()
    at.do(0, Halt())
    at.do(0, Attack(source="harrenhal", target="kings_landing"), "6 6 1", "5")
    assert scene(at).changed == ("kings_landing",)
    assert scene(at).arrows[-1].kind == "conquest"
    at.do(0, Occupy(armies=6))
    assert scene(at).arrows == (Arrow(source="harrenhal", target="kings_landing", kind="conquest", count=6),)
    assert scene(at).changed == ("kings_landing",)


def test_the_last_turn_stays_on_the_map_until_the_next_one_does_something() -> None:
    at = attacked()
    at.do(0, Halt())
    at.do(0, Maneuver(source="riverrun", target="harrenhal"))
    moved = scene(at).arrows
    assert [arrow.kind for arrow in moved] == ["attack", "move"]
    assert at.state.active == 1
    at.do(1, Deploy(territory="tarth"))
    assert scene(at).arrows == moved
    at.do(1, Attack(source="tarth", target="rainwood"), "6 6 6", "1")
    assert [arrow.source for arrow in scene(at).arrows] == ["tarth"]


def test_before_the_deal_the_board_is_empty() -> None:
    game = play_random(RULESET, RiskOptions(), 3, seed=2, check=False, keep=True)
    empty = RULESET.scene(RULESET.view(game.states[0], None))
    assert {(area.side, area.count) for area in empty.areas} == {(None, None)}
    assert empty.sides == ()


@pytest.mark.parametrize("players", [2, 3])
def test_a_picture_can_be_made_after_every_event_also_between_two_steps(players: int) -> None:
    game = play_random(RULESET, RiskOptions(), players, seed=3, check=False)
    state = fold(RULESET, game.events[:1])
    for event in game.events[1:400]:
        state = RULESET.apply(state, event)
        RULESET.scene(RULESET.view(state, None))


def test_the_end_shows_who_is_out() -> None:
    at = Position(2, rest=NEUTRAL).lands(0, lys=5).lands(1, "myr").invade(0)
    at.do(0, Attack(source="lys", target="myr"), "6 5 4", "1")
    assert [side.out for side in scene(at).sides[:2]] == [False, True]
    assert at.view(None).phase.key == "risk-phase-over"
    assert at.clause(0, End()) == "RISK-24.1"
