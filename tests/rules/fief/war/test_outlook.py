"""The odds of a battle before it is tried, against sums done by hand and battles fought (FIEF-6.10 to 6.20)."""

import random
from fractions import Fraction

import pytest

from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.legal import sides
from bot.rules.fief.model.state import Fief
from bot.rules.fief.show import outlook
from tests.rules.fief.position import at, begin, noble, standing

ROBB = "stark_robb_stark"


def before(mine: str, theirs: str) -> Fief:
    """Robb (0), who counts 2, before Lannister Troops at Darry."""
    state = standing(begin("stark", "lannister", "tyrell", "martell", "arryn"), 1, "darry", theirs)
    state = noble(standing(state, 0, "darry", mine), ROBB, 0, "darry")
    return at(state, "P7.END", 6, Acting(seat=0))


def foretold(state: Fief) -> outlook.Odds | None:
    fray = sides.declared(state, 0, "darry", "field:1")
    assert fray is not None
    return outlook.forecast(state, fray)


def odds(mine: str, theirs: str) -> outlook.Odds:
    found = foretold(before(mine, theirs))
    assert found is not None
    return found


def test_dice_show_their_faces() -> None:
    assert outlook.throws(1) == pytest.approx({0: 1 / 6, 1: 1 / 3, 2: 1 / 3, 3: 1 / 6})
    assert sum(outlook.throws(3, more=2).values()) == pytest.approx(1)
    assert min(outlook.throws(3, more=2)) == 2


def test_fief_6_20_one_against_one_is_reckoned_exactly() -> None:
    """Either Troop falls to anything but a 0, which shows on one face of six: both stand in 1 of 36 and go on."""
    p = Fraction(5, 6)
    on = 1 / (1 - (1 - p) ** 2)
    found = odds("m1", "m1")
    assert found.won == pytest.approx(float(p * (1 - p) * on))
    assert found.lost == pytest.approx(found.won)
    assert found.stopped == pytest.approx(float(p * p * on))


@pytest.mark.parametrize(("mine", "theirs"), [("m5", "m3"), ("k2", "m4"), ("m2k1", "k2")])
def test_fief_6_10_odds_are_those_of_many_battles_fought(mine: str, theirs: str) -> None:
    state, whim = before(mine, theirs), random.Random(1)
    fray = sides.declared(state, 0, "darry", "field:1")
    assert fray is not None
    attack, defence = outlook._side(state, fray, "attack"), outlook._side(state, fray, "defence")
    won, battles = 0, 1500
    for _ in range(battles):
        here, there = attack.men, defence.men
        while any(map(any, here)) and any(map(any, there)):
            mine_, theirs_ = (_thrown(side, men, whim) for side, men in ((attack, here), (defence, there)))
            here, there = attack.after(here, theirs_), defence.after(there, mine_)
        won += any(map(any, here))
    assert won / battles == pytest.approx(odds(mine, theirs).won, abs=0.05)


def _thrown(side: outlook.Side, men: outlook.Men, whim: random.Random) -> int:
    chances = side.hits(side.dice(men))
    return whim.choices([*chances], [*chances.values()])[0]


def test_fief_6_17_without_a_die_the_attackers_stop() -> None:
    found = odds("none", "m3")
    assert found.won + found.lost + found.stopped == pytest.approx(1)


@pytest.mark.parametrize(("mine", "theirs"), [("m2a1", "m2"), ("m1k2", "m3k1")])
def test_fief_6_8_and_6_10_odds_are_those_of_all_throws_followed_one_by_one(mine: str, theirs: str) -> None:
    """Another way to the same numbers: rounds until next to nothing is left undecided."""
    state = before(mine, theirs)
    fray = sides.declared(state, 0, "darry", "field:1")
    assert fray is not None
    attack, defence = outlook._side(state, fray, "attack"), outlook._side(state, fray, "defence")
    open_, won, lost = dict(outlook._shot(state, fray, attack, defence)), 0.0, 0.0
    for _ in range(90):
        after: dict[tuple[outlook.Men, outlook.Men], float] = {}
        for (here, there), chance in open_.items():
            if not any(map(any, here)) or not any(map(any, there)):
                won += chance * any(map(any, here))
                lost += chance * any(map(any, there))
                continue
            for got, p in defence.hits(defence.dice(there)).items():
                for given, q in attack.hits(attack.dice(here)).items():
                    then = (attack.after(here, got), defence.after(there, given))
                    after[then] = after.get(then, 0.0) + chance * p * q
        open_ = after
    found = odds(mine, theirs)
    assert (found.won, found.lost) == (pytest.approx(won), pytest.approx(lost))
    assert found.won + found.lost + found.stopped == pytest.approx(1)


def test_of_a_battle_too_large_nothing_is_said() -> None:
    assert foretold(before("m13k8a3", "m13k8a3")) is None
