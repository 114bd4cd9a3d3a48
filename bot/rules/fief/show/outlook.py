"""How a battle may go, before it is tried: every throw reckoned through, from what a viewer knows (FIEF-6.10 to 6.20).

The attacker goes on as long as it throws a die, and nobody joins, leaves, gives up or plays a card; House Baratheon
does not throw again. Of others' loss orders nobody knows, so the cheapest of theirs fall first.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import NamedTuple

from bot.rules.contract import Text
from bot.rules.fief.frames.war.battle import FLANKS, RAID_ROUNDS
from bot.rules.fief.legal import sides, strength
from bot.rules.fief.legal.losses import falling
from bot.rules.fief.model import units
from bot.rules.fief.model.facts import COSTS
from bot.rules.fief.model.fray import Flank, Fray
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import Troops, less

MOST = 8_000
"""Positions that are reckoned through, some 50 ms long; of larger battles nothing is said."""

Men = tuple[tuple[tuple[str, int], ...], ...]
"""The Troops of a side, House by House."""


class Odds(NamedTuple):
    """How likely each end is, and what is lost on average, in Strength Points of Troops."""

    won: float
    """By the attacker."""
    lost: float
    stopped: float
    """Nobody is beaten: the attackers throw no die any more, or both sides have fallen."""
    loss: float
    against: float


class Side(NamedTuple):
    """What does not change in a battle, and the Troops at its beginning."""

    men: Men
    nobles: tuple[int, ...]
    """Strength Points of the Nobles, House by House."""
    bonus: int
    penalty: int
    orders: tuple[tuple[str, ...], ...]

    def points(self, men: Men) -> tuple[int, ...]:
        return tuple(
            units.strength(dict(house)) + nobles for house, nobles in zip(men, self.nobles, strict=True)
        )

    def dice(self, men: Men) -> int:
        """Battle dice that it throws."""
        return max(0, strength.dice(sum(self.points(men))) - self.penalty)

    def hits(self, dice: int) -> Mapping[int, float]:
        """How likely it scores how many hits with them."""
        return throws(dice, self.bonus if dice else 0)

    def after(self, men: Men, hits: int) -> Men:
        """Its Troops once it has taken hits."""
        troops = [dict(house) for house in men]
        gone = falling(troops, self.points(men), hits, self.orders)
        return _men(less(house, lost) for house, lost in zip(troops, gone, strict=True))


@cache
def throws(dice: int, more: int = 0) -> Mapping[int, float]:
    """How likely so many battle dice show how many hits, with those that are added."""
    found: dict[int, float] = {more: 1.0}
    faces = COSTS.battle.die_faces
    for _ in range(dice):
        then: dict[int, float] = defaultdict(float)
        for total, chance in found.items():
            for face in faces:
                then[total + face] += chance / len(faces)
        found = then
    return found


Falls = tuple[float, tuple[tuple[int, float], ...]]
"""How likely nobody falls, and how likely which position comes next."""


class Course:
    """What may become of the Troops of a side, whom the other one hits: every position, those with most left first."""

    def __init__(self, side: Side, foe: Side, begun: Iterable[Men]) -> None:
        self.side, self.foe = side, foe
        self._after: dict[Men, tuple[Men, ...]] = {}
        most = max(foe.hits(foe.dice(foe.men)))
        todo = [*begun]
        while todo:
            men = todo.pop()
            if men not in self._after:
                self._after[men] = tuple(side.after(men, hits) for hits in range(most + 1))
                todo += self._after[men]
        self.men = sorted(self._after, key=_weight, reverse=True)
        self.place = {men: place for place, men in enumerate(self.men)}
        self.dice = [side.dice(men) for men in self.men]
        self.left = [_weight(men) for men in self.men]
        self._falls: dict[int, list[Falls]] = {}

    def falls(self, dice: int) -> list[Falls]:
        """For each position, once it is hit by so many dice of the other side."""
        if dice not in self._falls:
            self._falls[dice] = [self._hit(at, self.foe.hits(dice)) for at in range(len(self.men))]
        return self._falls[dice]

    def _hit(self, at: int, chances: Mapping[int, float]) -> Falls:
        after = self._after[self.men[at]]
        found: dict[int, float] = defaultdict(float)
        for hits, chance in chances.items():
            found[self.place[after[hits]]] += chance
        stays = found.pop(at, 0.0)
        return stays, tuple(found.items())


def forecast(state: Fief, fray: Fray) -> Odds | None:
    """The odds of a battle as it stands; None where it is too large to be reckoned through."""
    attack, defence = _side(state, fray, "attack"), _side(state, fray, "defence")
    if _size(attack.men) * _size(defence.men) > MOST:
        return None
    begun = _shot(state, fray, attack, defence)
    mine = Course(attack, defence, (men for men, _ in begun))
    theirs = Course(defence, attack, (men for _, men in begun))
    won = lost = stopped = left = against = 0.0
    for (here, there), chance in _ends(mine, theirs, begun):
        left += chance * mine.left[here]
        against += chance * theirs.left[there]
        if bool(mine.left[here]) == bool(theirs.left[there]):
            stopped += chance
        elif mine.left[here]:
            won += chance
        else:
            lost += chance
    return Odds(won, lost, stopped, _weight(attack.men) - left, _weight(defence.men) - against)


def after(state: Fief, fray: Fray, rounds: int) -> Odds:
    """The odds of a battle that lasts no longer than a few rounds: every throw is followed, for they are few."""
    attack, defence = _side(state, fray, "attack"), _side(state, fray, "defence")
    reached = _shot(state, fray, attack, defence)
    for _ in range(rounds):
        then: dict[tuple[Men, Men], float] = defaultdict(float)
        for (here, there), chance in reached.items():
            if not (_weight(here) and _weight(there)):
                then[here, there] += chance
                continue
            for (got, p), (given, q) in product(
                defence.hits(defence.dice(there)).items(), attack.hits(attack.dice(here)).items()
            ):
                then[attack.after(here, got), defence.after(there, given)] += chance * p * q
        reached = then
    won = sum(chance for (here, there), chance in reached.items() if _weight(here) and not _weight(there))
    lost = sum(chance for (here, there), chance in reached.items() if _weight(there) and not _weight(here))
    left = sum(chance * _weight(here) for (here, _), chance in reached.items())
    against = sum(chance * _weight(there) for (_, there), chance in reached.items())
    return Odds(won, lost, 1.0 - won - lost, _weight(attack.men) - left, _weight(defence.men) - against)


def standing(state: Fief, fray: Fray) -> Odds | None:
    """The odds of a battle under way; None where it is too large, there is nobody to throw dice against, or Troops of
    one side are hidden (FIEF-6.22, 10.6). Of a Raid but two rounds are fought (FIEF-5.21)."""
    mine, theirs = (sides.all_troops(state, fray, flank) for flank in FLANKS)
    if not theirs or units.HIDDEN in (*mine, *theirs):
        return None
    return after(state, fray, RAID_ROUNDS - fray.rounds) if fray.how == "raid" else forecast(state, fray)


MINE = ("fief-odds", "fief-odds-raid", "fief-odds-last")
"""What the attacker reads of a battle to the end, of a Raid, of the last round of one."""
BOTH = ("fief-odds-both", "fief-odds-both-raid", "fief-odds-both-last")
"""The same for everybody else."""


def how_long(fray: Fray, keys: tuple[str, str, str]) -> str:
    """The words for the odds of a battle under way."""
    end, raid, last = keys
    return end if fray.how != "raid" else last if fray.rounds == RAID_ROUNDS - 1 else raid


def text(odds: Odds, key: str = "fief-odds") -> Text:
    """Odds in a line."""
    args = {
        "won": round(100 * odds.won),
        "lost": round(100 * odds.lost),
        "loss": round(odds.loss),
        "against": round(odds.against),
        "neither": round(100 * odds.stopped),
    }
    return Text(key=key, args=args)


def _ends(
    mine: Course, theirs: Course, begun: Mapping[tuple[Men, Men], float]
) -> Iterator[tuple[tuple[int, int], float]]:
    """How likely it is over in which positions (FIEF-6.17, 6.20).

    How likely each is reached is handed on from those with more Troops. A round in which nobody falls changes
    nothing: it is left out. For one position of the attackers after the other, what falls of the defenders comes first
    (`fallen`, by the dice of theirs that hit the attackers meanwhile).
    """
    width = len(theirs.men)
    reached = [[0.0] * width for _ in mine.men]
    for (men, others), chance in begun.items():
        reached[mine.place[men]][theirs.place[others]] += chance
    hit = [mine.falls(against) for against in range(max(theirs.dice) + 1)]
    for here, dice in enumerate(mine.dice):
        row, drops = reached[here], theirs.falls(dice)
        falls = [(one[here][0], [(reached[then], p) for then, p in one[here][1]]) for one in hit]
        fallen = [[0.0] * width for _ in hit]
        for there, against in enumerate(theirs.dice):
            for kept, (stays, then) in zip(fallen, falls, strict=True):
                if chance := kept[there]:
                    row[there] += chance * stays
                    for other, p in then:
                        other[there] += chance * p
            chance = row[there]
            if not chance:
                continue
            if not (dice and mine.left[here] and theirs.left[there]):
                yield (here, there), chance
                continue
            stays, then = falls[against]
            keeps, after = drops[there]
            chance /= 1.0 - stays * keeps
            kept = fallen[against]
            for place, p in after:
                kept[place] += chance * p
            chance *= keeps
            for other, p in then:
                other[there] += chance * p


def _shot(state: Fief, fray: Fray, attack: Side, defence: Side) -> dict[tuple[Men, Men], float]:
    """After the Archers, if there are any and no round has been fought (FIEF-6.8)."""
    begun = (attack.men, defence.men)
    if fray.rounds:
        return {begun: 1.0}
    walls = state.land[fray.village].fort if fray.how == "assault" else ""
    mine = throws(*strength.arrows(_archers(attack.men), walls))
    theirs = throws(*strength.arrows(_archers(defence.men), ""))
    after = {
        (attack.after(attack.men, got), defence.after(defence.men, given)): 0.0
        for got in theirs
        for given in mine
    }
    for got, p in theirs.items():
        for given, q in mine.items():
            after[attack.after(attack.men, got), defence.after(defence.men, given)] += p * q
    return after


def _archers(men: Men) -> int:
    return sum(dict(house).get("archer", 0) for house in men)


def _side(state: Fief, fray: Fray, flank: Flank) -> Side:
    bands = fray.bands(flank)
    troops = [sides.troops(state, fray, band) for band in bands]
    walled = flank == "attack" and fray.how == "assault" and not fray.passage
    return Side(
        men=_men(troops),
        nobles=tuple(
            sides.of_band(state, fray, band) - units.strength(men)
            for band, men in zip(bands, troops, strict=True)
        ),
        bonus=strength.bonus(state, sides.all_nobles(state, fray, flank)),
        penalty=strength.penalty(state, fray.village) if walled else 0,
        orders=tuple(tuple(state.houses[band.seat].orders.lists.get("losses", ())) for band in bands),
    )


def _men(houses: Iterator[Troops] | list[Troops]) -> Men:
    return tuple(tuple(sorted(house.items())) for house in houses)


def _size(men: Men) -> int:
    size = 1
    for house in men:
        for _, count in house:
            size *= count + 1
    return size


def _weight(men: Men) -> int:
    return sum(units.strength(dict(house)) for house in men)
