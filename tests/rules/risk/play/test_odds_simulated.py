"""The odds against dice that really fall: battles and invasions rolled one by one, by a reading of RISK-12 of its own.

The suite rolls a sample of each case; with `MAESTER_FUZZ` set all of the 200,000 are rolled.
"""

import os
import random
from collections import Counter
from math import sqrt

import pytest

from bot.rules.risk.play.odds import Side, attack_throw, battle, defence_throw, forecast

ROLLED = 200_000 if os.environ.get("MAESTER_FUZZ") else 10_000
INVASIONS = ROLLED // 10
CLOSE = 3
"""Standard errors that a share may be away from its chance."""


def cases() -> list[tuple[Side, Side]]:
    """Thirty battles of all sorts."""
    whim = random.Random(12)

    def side(armies: int) -> Side:
        return Side(
            armies,
            dice_limit=whim.choice((1, 2, 3, 3, 3)),
            d8=whim.choice((0, 0, 1, 2, 3)),
            plus_all=whim.choice((0, 0, 1, 2)),
            plus_highest=whim.choice((0, 0, 1, 2)),
            wins_ties=whim.random() < 0.3,
            rerolls_ones=whim.random() < 0.3,
        )

    return [(side(whim.randint(2, 7)), side(whim.randint(1, 6))) for _ in range(30)]


def rolled(dice: random.Random, count: int, side: Side) -> list[int]:
    """What the dice of a side count, the highest last."""
    found = []
    for number in range(count):
        faces = 8 if number < side.d8 else 6
        face = dice.randint(1, faces)
        if face == 1 and side.rerolls_ones:
            face = dice.randint(1, faces)
        found.append(face + side.plus_all)
    found.sort()
    found[-1] += side.plus_highest
    return found


def fought(
    dice: random.Random, attack: Side, attackers: int, defence: Side, defenders: int
) -> tuple[int, int]:
    """The losses of one battle, roll by roll."""
    mine = rolled(dice, min(3, attack.dice_limit, attackers - 1), attack)
    theirs = rolled(dice, min(2, defence.dice_limit, defenders), defence)
    lost = slain = 0
    while mine and theirs:
        ours, other = mine.pop(), theirs.pop()
        if ours > other or (ours == other and attack.wins_ties):
            slain += 1
        else:
            lost += 1
    return lost, slain


def invaded(dice: random.Random, attack: Side, defence: Side) -> bool:
    """Whether the target falls in one invasion, battle by battle."""
    attackers, defenders = attack.armies, defence.armies
    while attackers > 1 and defenders:
        lost, slain = fought(dice, attack, attackers, defence, defenders)
        attackers, defenders = attackers - lost, defenders - slain
    return not defenders


def close(share: float, chance: float, sample: int) -> bool:
    """Whether a share of a sample is what a chance would bring."""
    return abs(share - chance) <= CLOSE * sqrt(chance * (1 - chance) / sample)


@pytest.mark.parametrize(("number", "case"), list(enumerate(cases())))
def test_battles_rolled_one_by_one(number: int, case: tuple[Side, Side]) -> None:
    attack, defence = case
    dice = random.Random(number)
    seen = Counter(fought(dice, attack, attack.armies, defence, defence.armies) for _ in range(ROLLED))
    outcomes = battle(attack_throw(attack, attack.armies), defence_throw(defence, defence.armies))
    assert set(seen) <= set(outcomes.ways)
    for ending, ways in outcomes.ways.items():
        assert close(seen[ending] / ROLLED, ways / outcomes.of, ROLLED), ending


@pytest.mark.parametrize(("number", "case"), list(enumerate(cases())))
def test_invasions_rolled_one_by_one(number: int, case: tuple[Side, Side]) -> None:
    attack, defence = case
    dice = random.Random(1000 + number)
    taken = sum(invaded(dice, attack, defence) for _ in range(INVASIONS))
    assert close(taken / INVASIONS, forecast(attack, defence).chance, INVASIONS)
