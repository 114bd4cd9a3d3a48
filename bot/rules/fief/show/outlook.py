"""How a battle may go, before it is tried: every throw reckoned through, from what a viewer knows (FIEF-6.10 to 6.20).

The attacker goes on as long as it throws a die, and nobody joins, leaves, gives up or plays a card; House Baratheon
does not throw again. Of others' loss orders nobody knows, so the cheapest of theirs fall first.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.rules.contract import Text
from bot.rules.fief.legal import sides, strength
from bot.rules.fief.legal.losses import falling
from bot.rules.fief.model import units
from bot.rules.fief.model.facts import COSTS
from bot.rules.fief.model.fray import Flank, Fray
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import Troops, less
from bot.rules.fief.show.view import FiefView

MOST = 20_000
"""Positions that are reckoned through; of larger battles nothing is said."""

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

    def hits(self, men: Men) -> Mapping[int, float]:
        """How likely it scores how many hits in a round."""
        dice = max(0, strength.dice(sum(self.points(men))) - self.penalty)
        return throws(dice, self.bonus if dice else 0)

    def after(self, men: Men, hits: int) -> Men:
        """Its Troops once it has taken hits."""
        troops = [dict(house) for house in men]
        gone = falling(troops, self.points(men), hits, self.orders)
        return _men(less(house, lost) for house, lost in zip(troops, gone, strict=True))


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


def forecast(state: Fief, fray: Fray) -> Odds | None:
    """The odds of a battle as it stands; None where it is too large to be reckoned through."""
    attack, defence = _side(state, fray, "attack"), _side(state, fray, "defence")
    if _size(attack.men) * _size(defence.men) > MOST:
        return None
    known: dict[tuple[Men, Men], Odds] = {}
    begun = _shot(state, fray, attack, defence)
    ends = [(chance, _from(attack, defence, one, known)) for one, chance in begun.items()]
    won, lost, stopped, mine, theirs = (sum(chance * odds[i] for chance, odds in ends) for i in range(5))
    return Odds(won, lost, stopped, _weight(attack.men) - mine, _weight(defence.men) - theirs)


def declared(view: FiefView, village: str, how: str) -> Odds | None:
    """The odds of a battle that the viewer could declare (`field:<seat>`, `assault`, `sortie`)."""
    if view.viewer is None or how == sides.SEIZE:
        return None
    fray = sides.declared(view.known, view.viewer, village, how)
    return None if fray is None else forecast(view.known, fray)


def text(odds: Odds) -> Text:
    """Odds in a line."""
    args = {
        "won": round(100 * odds.won),
        "lost": round(100 * odds.lost),
        "loss": round(odds.loss),
        "against": round(odds.against),
    }
    return Text(key="fief-odds", args=args)


def _from(attack: Side, defence: Side, begun: tuple[Men, Men], known: dict[tuple[Men, Men], Odds]) -> Odds:
    """What comes of a position; of losses what is left. Positions after it are reckoned first, without recursion."""
    todo = [begun]
    while todo:
        at = todo[-1]
        if at in known:
            todo.pop()
            continue
        end = _end(attack, at)
        if end is not None:
            known[at] = end
            continue
        then = _round(attack, defence, at)
        missing = [one for one in then if one not in known and one != at]
        if missing:
            todo += missing
            continue
        stays = then.pop(at, 0.0)
        rest = 1.0 - stays
        known[at] = Odds(*(sum(p * known[one][i] for one, p in then.items()) / rest for i in range(5)))
    return known[begun]


def _end(attack: Side, at: tuple[Men, Men]) -> Odds | None:
    """Whether it is over there (FIEF-6.17, 6.20)."""
    mine, theirs = (any(any(house) for house in men) for men in at)
    left = (_weight(at[0]), _weight(at[1]))
    if not mine and theirs:
        return Odds(0, 1, 0, *left)
    if not theirs and mine:
        return Odds(1, 0, 0, *left)
    if not theirs or set(attack.hits(at[0])) == {0}:
        return Odds(0, 0, 1, *left)
    return None


def _round(attack: Side, defence: Side, at: tuple[Men, Men]) -> dict[tuple[Men, Men], float]:
    """How likely a round leads where."""
    mine = _falls(attack, at[0], defence.hits(at[1]))
    theirs = _falls(defence, at[1], attack.hits(at[0]))
    found: dict[tuple[Men, Men], float] = defaultdict(float)
    for one, p in mine.items():
        for other, q in theirs.items():
            found[one, other] += p * q
    return found


def _falls(side: Side, men: Men, hits: Mapping[int, float]) -> dict[Men, float]:
    found: dict[Men, float] = defaultdict(float)
    for count, chance in hits.items():
        found[side.after(men, count)] += chance
    return found


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
