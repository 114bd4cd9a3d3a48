"""The odds of attacks on the board: armies, Special Units, cards in effect."""

import random
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Any

import pytest

from bot.rules.contract import RuleError
from bot.rules.kit.draft import changed
from bot.rules.risk import RULESET
from bot.rules.risk.frames import Invasion, Turn
from bot.rules.risk.model.actions import Attack
from bot.rules.risk.model.dominion import Court
from bot.rules.risk.model.lasting import LastingEffect
from bot.rules.risk.model.library import THINGS
from bot.rules.risk.model.options import modules
from bot.rules.risk.play.odds import Side, forecast
from bot.rules.risk.show.outlook import quick, route, sides, within_reach
from bot.rules.risk.show.view import RiskView
from tests.rules.risk.position import Position

ATTACKER, DEFENDER = 0, 1


def westeros() -> Position:
    return Position().lands(ATTACKER, harrenhal=7).lands(DEFENDER, kings_landing=2, crackclaw_point=3)


def dominion(
    units: Any = None,
    turn: Sequence[LastingEffect] = (),
    invasion: Sequence[LastingEffect] = (),
    ordered: tuple[int, int] | None = None,
    active: int = ATTACKER,
) -> RiskView:
    """Harrenhal has invaded King's Landing in the turn of `active`, with what lasts the turn or the invasion."""
    view = westeros().view(None)
    opened = Invasion(
        seat=ATTACKER,
        source="harrenhal",
        target="kings_landing",
        dice=3,
        until=None,
        units=ordered,
        forces=tuple(invasion),
    )
    known = changed(
        westeros().state,
        court=Court(units=units or {}),
        stack=(Turn(seat=active, forces=tuple(turn)), opened),
    )
    return view.model_copy(update={"known": known, "invasion": opened, "active": active})


def force(card: str, seat: int, place: str | None = None) -> LastingEffect:
    """What a Character or card has put in force."""
    effect = THINGS[card].effect
    return LastingEffect(op=effect.op, card=card, seat=seat, amount=effect.number, place=place)


def test_the_board_fills_in_the_armies() -> None:
    view = westeros().view(0)
    assert sides(view, "harrenhal", "kings_landing") == (Side(7), Side(2))
    assert quick(view, "harrenhal", "kings_landing") == forecast(Side(7), Side(2)).chance
    assert [defence for _, defence in route(view, "harrenhal", ["kings_landing", "crackclaw_point"])] == [
        Side(2),
        Side(3),
    ]


def test_a_single_army_has_no_chance() -> None:
    assert quick(westeros().lands(ATTACKER, "harrenhal").view(0), "harrenhal", "kings_landing") == 0


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_risk_25_4_odds_are_the_same_for_everybody(viewer: int | None) -> None:
    at = westeros().orders(DEFENDER, "one")
    assert sides(at.view(viewer), "harrenhal", "kings_landing") == (Side(7), Side(2))


@pytest.mark.parametrize(
    ("source", "targets", "key"),
    [
        ("winterfell", ["harrenhal", "kings_landing"], "odds-no-link"),
        ("the_gift", ["winterfell"], "odds-no-source"),
        ("nowhere", ["winterfell"], "odds-no-source"),
        ("harrenhal", ["nowhere"], "odds-no-link"),
        ("kings_landing", ["crackclaw_point"], "odds-no-target"),
        ("harrenhal", ["kings_landing", "crackclaw_point", "kings_landing"], "odds-no-target"),
        ("harrenhal", ["riverrun"], "odds-no-defender"),
    ],
)
def test_risk_11_1_no_way_to_march(source: str, targets: list[str], key: str) -> None:
    view = westeros().neutral(the_gift=2).lands(2, riverrun=0).view(0)
    with pytest.raises(RuleError) as refused:
        route(view, source, targets)
    assert (refused.value.clause, refused.value.text.key) == ("RISK-11.1", key)


# ── Dominion ──────────────────────────────────────────────────────────────────────────────────────


def test_risk_14_units_of_both_sides() -> None:
    """A Fortification in the source does not march; whatever stands in the target defends it."""
    view = dominion({"harrenhal": (1, 2, 3), "kings_landing": (2, 1, 1)})
    assert sides(view, "harrenhal", "kings_landing") == (
        Side(7, d8=2, plus_highest=1),
        Side(2, d8=1, plus_all=1, plus_highest=2),
    )


def test_risk_14_5_only_the_units_ordered_take_part() -> None:
    view = dominion({"harrenhal": (1, 2, 0)}, ordered=(0, 1))
    assert sides(view, "harrenhal", "kings_landing")[0] == Side(7, d8=1)


@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("robb_stark", Side(7, plus_all=1)),
        ("loras_tyrell", Side(7, wins_ties=True)),
        ("oberyn_martell", Side(7, d8=1)),
        ("grey_worm", Side(7, rerolls_ones=True)),
        ("strength_of_steel", Side(7, plus_highest=1)),
    ],
)
def test_risk_27_what_lasts_as_long_as_the_invasion_attacking(card: str, side: Side) -> None:
    view = dominion(invasion=[force(card, ATTACKER)])
    assert sides(view, "harrenhal", "kings_landing") == (side, Side(2))
    assert sides(view, "harrenhal", "blackwater_rush")[0] == Side(7)


@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("stannis_baratheon", Side(2, plus_all=1)),
        ("areo_hotah", Side(2, plus_highest=1)),
        ("castle_walls", Side(2, plus_highest=1)),
        ("hizdahr_zo_loraq", Side(2, d8=1)),
        ("grey_worm", Side(2, rerolls_ones=True)),
    ],
)
def test_risk_27_what_lasts_as_long_as_the_invasion_defending(card: str, side: Side) -> None:
    view = dominion(invasion=[force(card, DEFENDER)])
    assert sides(view, "harrenhal", "kings_landing") == (Side(7), side)


def test_risk_12_2_daenerys_turns_all_dice() -> None:
    view = dominion({"harrenhal": (0, 1, 0)}, invasion=[force("daenerys_targaryen", ATTACKER)])
    three = replace(Side(7), d8=3)
    assert quick(view, "harrenhal", "kings_landing") == forecast(three, Side(2)).chance


def test_risk_12_5_bonuses_add_up() -> None:
    ground = force("establish_the_high_ground", DEFENDER, "kings_landing")
    view = dominion(
        {"kings_landing": (0, 0, 2)}, turn=[ground], invasion=[force("stannis_baratheon", DEFENDER)]
    )
    assert sides(view, "harrenhal", "kings_landing")[1] == Side(2, plus_all=4)


def test_risk_22_6_the_high_ground_lasts_until_its_land_falls() -> None:
    """It helps its owner everywhere, but not on others' turns, nor once the land it was played for is taken."""
    ground = force("establish_the_high_ground", DEFENDER, "kings_landing")
    view = dominion(turn=[ground])
    assert sides(view, "kings_landing", "crackclaw_point")[0].plus_all == 0
    assert sides(view, "harrenhal", "crackclaw_point")[1] == Side(3, plus_all=1)
    first, second = route(view, "harrenhal", ["kings_landing", "crackclaw_point"])
    assert (first[1], second[1]) == (Side(2, plus_all=1), Side(3))
    assert sides(dominion(turn=[ground], active=2), "harrenhal", "kings_landing")[1] == Side(2)


def test_risk_14_5_units_march_on_and_invasion_cards_do_not() -> None:
    view = dominion(
        {"harrenhal": (1, 1, 0), "kings_landing": (3, 0, 0)}, invasion=[force("robb_stark", ATTACKER)]
    )
    first, second = route(view, "harrenhal", ["kings_landing", "crackclaw_point"])
    assert first[0] == Side(7, d8=1, plus_highest=1, plus_all=1)
    assert second[0] == Side(7, d8=1, plus_highest=1)


def test_risk_22_16_pirates_reach_every_coast() -> None:
    fleet = force("pirate_ship_fleet", DEFENDER)
    view = dominion(turn=[fleet], active=DEFENDER)
    assert "oldtown" in within_reach(view, "kings_landing")
    assert "oldtown" not in within_reach(dominion(), "kings_landing")


class Dice:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self._whim = random.Random(seed)

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        return tuple(self._whim.randint(1, sides) for _ in range(count))

    def shuffle(self, why: str, items: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(items)


def test_the_game_itself_turns_out_as_foretold() -> None:
    """Invasions by the rules themselves, with units and cards in effect on both sides, within three standard errors."""
    state = Position(special_units="on").lands(0, harrenhal=8).lands(1, kings_landing=7).state
    forces = (
        force("robb_stark", 0),
        force("grey_worm", 1),
        force("oberyn_martell", 0),
        force("castle_walls", 1),
    )
    court = Court(units={"harrenhal": (1, 1, 0), "kings_landing": (1, 1, 1)})
    state = changed(state, court=court, on=modules(state.options), stack=(Turn(seat=0, forces=forces),))
    chance, dice, tries = quick(RULESET.view(state, None), "harrenhal", "kings_landing"), Dice(27), 600
    attack = Attack(source="harrenhal", target="kings_landing", until=1)
    fallen = sum(
        any(event.kind == "conquered" for event in RULESET.act(state, 0, attack, dice)) for _ in range(tries)
    )
    assert 0.2 < chance < 0.8
    assert abs(fallen / tries - chance) <= 3 * sqrt(chance * (1 - chance) / tries)
