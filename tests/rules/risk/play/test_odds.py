"""The odds of one battle and of an invasion, against the reference counts, the worked examples and plain reasoning."""

from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.risk.model.dice import losses
from bot.rules.risk.play.odds import (
    ALL_DICE,
    Side,
    arriving,
    attack_throw,
    battle,
    campaign,
    defence_throw,
    forecast,
    mean,
    totals,
)

EXACT = 1e-12

COUNTS = {
    (3, 2): (2890, 2611, 2275),
    (3, 1): (855, 441),
    (2, 2): (295, 420, 581),
    (2, 1): (125, 91),
    (1, 2): (55, 161),
    (1, 1): (15, 21),
}
"""RISK-12.11, EX-20: the ways in which the attacker loses 0, 1, (2) armies, by the dice of both sides."""

some_side = st.builds(
    Side,
    armies=st.integers(1, 12),
    dice_limit=st.integers(1, 3),
    d8=st.integers(0, 3),
    plus_all=st.integers(0, 2),
    plus_highest=st.integers(0, 3),
    wins_ties=st.booleans(),
    rerolls_ones=st.booleans(),
)


def counts(attack: Side, defence: Side) -> tuple[int, ...]:
    """The ways of a battle in the order of EX-20."""
    outcomes = battle(attack_throw(attack, attack.armies), defence_throw(defence, defence.armies))
    assert sum(outcomes.ways.values()) == outcomes.of
    return tuple(ways for _, ways in sorted(outcomes.ways.items()))


# ── one battle ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("dice", COUNTS)
def test_ex_20_plain_dice(dice: tuple[int, int]) -> None:
    """RISK-12.11."""
    assert counts(Side(dice[0] + 1), Side(dice[1])) == COUNTS[dice]


@pytest.mark.parametrize(
    ("attack", "defence", "ways"),
    [
        (Side(4), Side(2, plus_all=1), (1470, 2436, 3870)),
        (Side(4, plus_highest=1), Side(2), (3970, 2377, 1429)),
        (Side(4), Side(2, plus_highest=1), (1860, 3176, 2740)),
        (Side(4, d8=1), Side(2), (4880, 3213, 2275)),
        (Side(4, wins_ties=True), Side(2), (4816, 1981, 979)),
    ],
    ids=["Fortification", "attacking Knight", "defending Knight", "Siege Engine", "Loras Tyrell"],
)
def test_ex_20_units_and_characters(attack: Side, defence: Side, ways: tuple[int, ...]) -> None:
    assert counts(attack, defence) == ways


@pytest.mark.parametrize(
    ("attack", "rolled", "defence", "thrown", "attacking", "defending", "lost"),
    [
        (Side(7), "6 4 1", Side(2), "5 4", "6 4 1", "5 4", (1, 1)),
        (Side(6), "6 3 2", Side(1), "5", "6 3 2", "5", (0, 1)),
        (Side(4, plus_highest=1, d8=1), "7 4 2", Side(2, plus_all=1), "6 3", "8 4 2", "7 4", (1, 1)),
        (Side(4), "5 5 5", Side(2, plus_all=1, plus_highest=2), "5 2", "5 5 5", "8 3", (1, 1)),
        (Side(4), "5 3 6", Side(2), "6 5", "6 5 3", "6 5", (2, 0)),
        (Side(4, plus_highest=1), "5 3 6", Side(2), "6 5", "7 5 3", "6 5", (1, 1)),
        (Side(4, plus_all=1), "5 3 6", Side(2), "6 5", "7 6 4", "6 5", (0, 2)),
        (Side(4, plus_highest=1), "1 3 2", Side(2), "4 4", "4 2 1", "4 4", (2, 0)),
        (Side(4, d8=3, plus_all=1, plus_highest=1), "8 3 2", Side(1), "6", "10 4 3", "6", (0, 1)),
    ],
    ids=["EX-15", "EX-16", "EX-18", "EX-19", "EX-21", "EX-21 Steel", "EX-21 Robb", "EX-43", "RISK-12.14"],
)
def test_worked_battles(
    attack: Side,
    rolled: str,
    defence: Side,
    thrown: str,
    attacking: str,
    defending: str,
    lost: tuple[int, int],
) -> None:
    """Faces as they lie when the after-roll window has closed, what they count, and what that costs each side."""
    mine = totals(attack_throw(attack, attack.armies), faces(rolled))
    theirs = totals(defence_throw(defence, defence.armies), faces(thrown))
    assert (mine, theirs, losses(mine, theirs)) == (faces(attacking), faces(defending), lost)


def test_ex_18_with_loras_the_defender_loses_both() -> None:
    attack, defence = Side(4, plus_highest=1, d8=1, wins_ties=True), Side(2, plus_all=1)
    mine = totals(attack_throw(attack, 4), (7, 4, 2))
    theirs = totals(defence_throw(defence, 2), (6, 3))
    assert losses(mine, theirs) == (0, 2)


def test_risk_11_4_and_11_5_dice_follow_the_armies() -> None:
    assert [attack_throw(Side(9), armies).dice for armies in (2, 3, 4, 9)] == [1, 2, 3, 3]
    assert [attack_throw(Side(9, dice_limit=2), armies).dice for armies in (2, 9)] == [1, 2]
    assert [defence_throw(Side(9), armies).dice for armies in (1, 2, 9)] == [1, 2, 2]
    assert defence_throw(Side(9, dice_limit=1), 9).dice == 1


def test_risk_12_2_no_more_d8_than_dice() -> None:
    assert attack_throw(Side(9, d8=5), 3).d8 == 2
    assert defence_throw(Side(9, d8=ALL_DICE), 9).d8 == 2


def test_risk_21_11_a_one_is_rolled_again_once() -> None:
    """One d6 each: of 36 defending dice one still shows 1 and seven show each other face, so 5 · 1 + (1+2+3+4) · 7."""
    outcomes = battle(attack_throw(Side(2), 2), defence_throw(Side(1, rerolls_ones=True), 1))
    assert (outcomes.ways, outcomes.of) == ({(0, 1): 75, (1, 0): 141}, 6 * 36)


def test_risk_12_9_a_defender_wins_ties_anyhow() -> None:
    assert counts(Side(4), Side(2, wins_ties=True)) == COUNTS[3, 2]


# ── an invasion ───────────────────────────────────────────────────────────────────────────────────


@cache
def by_hand(attackers: int, defenders: int) -> Fraction:
    """The chance to take the target with plain dice, worked out from the reference counts alone."""
    if defenders == 0 or attackers == 1:
        return Fraction(defenders == 0)
    dice = min(3, attackers - 1), min(2, defenders)
    ways, pairs = COUNTS[dice], min(dice)
    won: Fraction | int = sum(
        often * by_hand(attackers - lost, defenders - pairs + lost) for lost, often in enumerate(ways)
    )
    return Fraction(won, sum(ways))


@pytest.mark.parametrize(("attackers", "defenders"), list(product(range(1, 10), range(1, 8))))
def test_an_invasion_is_its_battles(attackers: int, defenders: int) -> None:
    found = forecast(Side(attackers), Side(defenders))
    assert found.chance == pytest.approx(float(by_hand(attackers, defenders)), abs=EXACT)


def test_the_losses_to_expect() -> None:
    """3 attackers against 1: two dice (125 of 216) or, after one loss, one die (15 of 36)."""
    found = forecast(Side(3), Side(1))
    first, second = Fraction(125, 216), Fraction(91, 216) * Fraction(15, 36)
    assert found.ends == pytest.approx({(3, 0): first, (2, 0): second, (1, 1): 1 - first - second})
    assert found.attackers_lost == pytest.approx(float(second + 2 * (1 - first - second)))
    assert found.defenders_lost == pytest.approx(float(first + second))
    assert found.moving_in == pytest.approx(float((2 * first + second) / (first + second)))


def test_risk_11_7_the_attacker_stops_where_told() -> None:
    ends = forecast(Side(10), Side(10), stop=4).ends
    assert {attackers for attackers, defenders in ends if defenders} == {3, 4}
    assert all(attackers > 2 for attackers, defenders in ends if not defenders)


def test_a_single_army_attacks_nobody() -> None:
    found = forecast(Side(1), Side(2))
    assert (found.ends, found.chance, found.moving_in) == ({(1, 2): 1.0}, 0, 0)


@settings(max_examples=60, deadline=None)
@given(some_side, some_side, st.integers(1, 4))
def test_all_chances_add_up(attack: Side, defence: Side, stop: int) -> None:
    found = forecast(attack, defence, stop)
    assert sum(found.ends.values()) == pytest.approx(1, abs=EXACT)
    assert 0 <= found.attackers_lost <= attack.armies
    assert 0 <= found.defenders_lost <= defence.armies
    assert all(left >= 1 for left, _ in found.ends)


@settings(max_examples=60, deadline=None)
@given(some_side, some_side)
def test_more_never_hurts(attack: Side, defence: Side) -> None:
    """One more attacker, or one defender less, never lowers the chance."""
    chance = forecast(attack, defence).chance
    assert forecast(replace(attack, armies=attack.armies + 1), defence).chance >= chance - EXACT
    assert forecast(attack, replace(defence, armies=defence.armies + 1)).chance <= chance + EXACT


def test_no_chance_is_more_than_certain() -> None:
    assert max(forecast(Side(armies), Side(1)).chance for armies in range(30, 60)) == 1


def test_large_armies() -> None:
    found = forecast(Side(60), Side(60))
    assert sum(found.ends.values()) == pytest.approx(1, abs=EXACT)
    assert 0.7 < found.chance < 0.75


@pytest.mark.parametrize("wrong", [(0, 3, 0, 0, 0), (2, 0, 0, 0, 0), (2, 3, -1, 0, 0), (2, 3, 0, 0, -1)])
def test_a_side_that_cannot_be(wrong: tuple[int, int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="no such side"):
        Side(*wrong)


def test_somebody_has_to_stay() -> None:
    with pytest.raises(ValueError, match="has to stay"):
        forecast(Side(5), Side(2), stop=0)


# ── a chain ───────────────────────────────────────────────────────────────────────────────────────


def test_a_chain_of_one_is_an_invasion() -> None:
    (step,) = campaign([(Side(8), Side(5))])
    found = forecast(Side(8), Side(5))
    assert (step.reached, step.taken) == (1, found.chance)
    assert mean(step.standing) == found.moving_in


def test_a_chain_goes_on_with_what_came_through() -> None:
    """All but one move on, and a single army can be no source (RISK-11.1)."""
    first, second = campaign([(Side(6), Side(2)), (Side(1), Side(3, plus_all=1))])
    came = {
        armies: share for armies, share in arriving(forecast(Side(6), Side(2)).ends).items() if armies > 1
    }
    assert first.standing[1] > 0
    assert second.reached == pytest.approx(sum(came.values()))
    taken = sum(share * forecast(Side(n), Side(3, plus_all=1)).chance for n, share in came.items())
    assert second.taken == pytest.approx(taken)


def test_an_empty_chain() -> None:
    assert campaign([]) == ()


def faces(text: str) -> tuple[int, ...]:
    """`6 4 1` as numbers."""
    return tuple(map(int, text.split()))
