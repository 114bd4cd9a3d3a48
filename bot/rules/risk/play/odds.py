"""The odds of battles, exact: one battle from all its rolls, an invasion from battle to battle, a chain of invasions.

A `Side` is data, so that a battle nobody fights can be asked about as well as one on the board. What is bought after
a roll (RISK-12.4) is left out: nobody knows it beforehand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import fsum

from bot.rules.risk.model.board import ATTACK_DICE, DEFENCE_DICE
from bot.rules.risk.model.dice import losses

ALL_DICE = ATTACK_DICE
"""A count of d8 that turns all dice of either side."""

Ends = Mapping[tuple[int, int], float]
"""(attackers left in the source, defenders left) and its chance. With no defender left the target has fallen, and
nobody has moved in yet."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a battle: the armies in its territory, and what holds for its dice.

    The attacker's `armies` include the one that has to stay. `dice_limit` caps the dice below what the rules allow,
    `d8` is how many dice have eight faces (RISK-12.2), `plus_all` and `plus_highest` are the bonuses of RISK-12.5 and
    RISK-12.6, `rerolls_ones` is Grey Worm (RISK-21.11). `wins_ties` serves the attacker (RISK-12.9): a defender wins
    ties anyhow. Raises ValueError for a side without armies or dice, or with less than no bonus.
    """

    armies: int
    dice_limit: int = ATTACK_DICE
    d8: int = 0
    plus_all: int = 0
    plus_highest: int = 0
    wins_ties: bool = False
    rerolls_ones: bool = False

    def __post_init__(self) -> None:
        if min(self.armies, self.dice_limit) < 1 or min(self.d8, self.plus_all, self.plus_highest) < 0:
            raise ValueError(f"no such side: {self}")


# ── one battle ────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Throw:
    """What is rolled by one side in one battle. On whole numbers winning ties is worth one more on every die."""

    dice: int
    d8: int
    plus_all: int
    plus_highest: int
    rerolls_ones: bool


@dataclass(frozen=True, slots=True)
class Outcomes:
    """How a battle may end: (attacker loses, defender loses) in `ways` out of `of` that are equally likely."""

    ways: Mapping[tuple[int, int], int]
    of: int


def attack_throw(side: Side, armies: int) -> Throw:
    """The attacker's dice with `armies` in the source, as many as allowed (RISK-11.4)."""
    return _throw(side, min(ATTACK_DICE, armies - 1), side.plus_all + side.wins_ties)


def defence_throw(side: Side, armies: int) -> Throw:
    """The defender's dice with `armies` in the target, as many as allowed (RISK-11.5)."""
    return _throw(side, min(DEFENCE_DICE, armies), side.plus_all)


def _throw(side: Side, most: int, plus_all: int) -> Throw:
    dice = min(side.dice_limit, most)
    return Throw(dice, min(side.d8, dice), plus_all, side.plus_highest, side.rerolls_ones)


def totals(throw: Throw, faces: Sequence[int]) -> tuple[int, ...]:
    """What faces count, from high to low (RISK-12.5, RISK-12.6, RISK-12.13)."""
    highest, *others = sorted((face + throw.plus_all for face in faces), reverse=True)
    return (highest + throw.plus_highest, *others)


@lru_cache(1024)
def battle(attack: Throw, defence: Throw) -> Outcomes:
    """Every way one battle may end (RISK-12)."""
    ways: Counter[tuple[int, int]] = Counter()
    pairs = min(attack.dice, defence.dice)
    theirs = _rolls(defence, pairs)
    for mine, often in _rolls(attack, pairs).items():
        for other, times in theirs.items():
            ways[losses(mine, other)] += often * times
    return Outcomes(dict(ways), sum(ways.values()))


@lru_cache(1024)
def _rolls(throw: Throw, pairs: int) -> Mapping[tuple[int, ...], int]:
    """The highest `pairs` totals of a throw and how many ways lead to them, die by die."""
    highest: Mapping[tuple[int, ...], int] = {(): 1}
    for sides in [8] * throw.d8 + [6] * (throw.dice - throw.d8):
        grown: Counter[tuple[int, ...]] = Counter()
        for (faces, often), (face, times) in product(highest.items(), _faces(sides, throw.rerolls_ones)):
            grown[tuple(sorted((*faces, face), reverse=True)[:pairs])] += often * times
        highest = grown
    return {totals(throw, faces): often for faces, often in highest.items()}


def _faces(sides: int, rerolls_ones: bool) -> list[tuple[int, int]]:
    """The faces of a die and their weights. If a 1 is rolled again once, only a second 1 stands."""
    if not rerolls_ones:
        return [(face, 1) for face in range(1, sides + 1)]
    return [(1, 1), *((face, sides + 1) for face in range(2, sides + 1))]


# ── an invasion ───────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Forecast:
    """How an invasion may end, fought with as many dice as allowed."""

    attack: Side
    defence: Side
    ends: Ends

    @property
    def chance(self) -> float:
        """The chance that the target falls."""
        return together(arriving(self.ends).values())

    @property
    def attackers_lost(self) -> float:
        """Armies the attacker has to expect to lose."""
        return self.attack.armies - sum(left * share for (left, _), share in self.ends.items())

    @property
    def defenders_lost(self) -> float:
        """Armies the defender has to expect to lose."""
        return self.defence.armies - sum(left * share for (_, left), share in self.ends.items())

    @property
    def moving_in(self) -> float:
        """Armies that may be expected to be able to move in if the target falls (RISK-13.1); 0 if it cannot."""
        return mean(arriving(self.ends))


@lru_cache(256)
def forecast(attack: Side, defence: Side, stop: int = 1) -> Forecast:
    """The invasion that goes on until the target falls or at most `stop` armies are left in the source (RISK-11.7).

    Raises ValueError if fewer than one should stay.
    """
    if stop < 1:
        raise ValueError(f"one army has to stay, so nobody stops at {stop}")
    return Forecast(attack, defence, _fight({attack.armies: 1.0}, attack, defence, stop))


def _fight(start: Mapping[int, float], attack: Side, defence: Side, stop: int) -> Ends:
    """How it ends from these numbers of attackers and their chances. Every battle only takes armies away."""
    most, held = max(start, default=0), defence.armies
    shares = _shares(attack, defence)
    chances = [[0.0] * (held + 1) for _ in range(most + 1)]
    for attackers, share in start.items():
        chances[attackers][held] = share
    ends = {}
    for attackers in range(most, 0, -1):
        row = chances[attackers]
        for defenders in range(held, 0, -1):
            chance = row[defenders]
            if not chance:
                continue
            if attackers <= stop:
                ends[attackers, defenders] = chance
                continue
            for lost, slain, share in shares[min(ATTACK_DICE, attackers - 1), min(DEFENCE_DICE, defenders)]:
                chances[attackers - lost][defenders - slain] += chance * share
        if row[0]:
            ends[attackers, 0] = row[0]
    return ends


def _shares(attack: Side, defence: Side) -> Mapping[tuple[int, int], list[tuple[int, int, float]]]:
    """What a battle takes from each side and its chance, by the armies that may be committed to it."""
    found = {}
    for attackers, defenders in product(range(1, ATTACK_DICE + 1), range(1, DEFENCE_DICE + 1)):
        outcomes = battle(attack_throw(attack, attackers + 1), defence_throw(defence, defenders))
        found[attackers, defenders] = [
            (lost, slain, ways / outcomes.of) for (lost, slain), ways in outcomes.ways.items()
        ]
    return found


def arriving(ends: Ends) -> dict[int, float]:
    """How many armies may move in, and the chances: all that are left but one (RISK-13.1)."""
    return {attackers - 1: share for (attackers, defenders), share in ends.items() if not defenders}


def together(chances: Iterable[float]) -> float:
    """The chance that any of these comes true; rounding must not lift it above certainty."""
    return min(1.0, fsum(chances))


def mean(shares: Mapping[int, float]) -> float:
    """The number to be expected, given that any of these comes true; 0 if there is none."""
    chance = sum(shares.values())
    return sum(number * share for number, share in shares.items()) / chance if chance else 0.0


# ── a chain of invasions ─────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Step:
    """One target of a chain: the chance that it can be attacked at all, and how many armies may come to stand there."""

    reached: float
    standing: Mapping[int, float]

    @property
    def taken(self) -> float:
        """The chance that the target falls."""
        return together(self.standing.values())


def campaign(legs: Sequence[tuple[Side, Side]]) -> tuple[Step, ...]:
    """Attacks one after the other, each fought to the end; all survivors but one move on.

    A leg is (attack, defence). Only the first attack's `armies` count: the others begin with what has come through, at
    least two armies.
    """
    steps = []
    marching = {legs[0][0].armies: 1.0} if legs else {}
    for attack, defence in legs:
        ready = {armies: share for armies, share in marching.items() if armies > 1}
        marching = arriving(_fight(ready, attack, defence, 1))
        steps.append(Step(together(ready.values()), marching))
    return tuple(steps)
