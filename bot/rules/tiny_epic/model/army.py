"""Units: how many of a house stand or move together (TE-1.6), and short names for armies."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product

from bot.rules.contract import Model
from bot.rules.tiny_epic.model.facts import HOUSES

Colours = tuple[str, ...]


class Force(Model):
    """Units of one house in one place. Dragons and Eggs are named by their colours."""

    tokens: int = 0
    hero: bool = False
    dragons: tuple[str, ...] = ()
    eggs: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many there are, for the Domain Unit Limit (TE-1.10, TE-13.6)."""
        return self.tokens + self.hero + len(self.dragons) + len(self.eggs)

    @property
    def units(self) -> int:
        """How many there are without Eggs (TE-8.6)."""
        return self.tokens + self.hero + len(self.dragons)

    @property
    def leaders(self) -> int:
        """Heroes and Dragons (TE-12.3)."""
        return self.hero + len(self.dragons)

    @property
    def strength(self) -> int:
        """TE-1.6, TE-6.8."""
        return self.tokens + 2 * self.leaders

    def plus(self, other: Force) -> Force:
        """Both together."""
        return _force(
            self.tokens + other.tokens,
            self.hero or other.hero,
            (*self.dragons, *other.dragons),
            (*self.eggs, *other.eggs),
        )

    def less(self, other: Force) -> Force:
        """Without those of `other`, which are among them."""
        return _force(
            self.tokens - other.tokens,
            self.hero and not other.hero,
            self.dragons and tuple(one for one in self.dragons if one not in other.dragons),
            self.eggs and tuple(one for one in self.eggs if one not in other.eggs),
        )

    def parts(self) -> tuple[Force, ...]:
        """Every choice of them, none included, the most first."""
        return _parts(self.tokens, self.hero, self.dragons, self.eggs)


@cache
def _force(tokens: int, hero: bool, dragons: Colours, eggs: Colours) -> Force:
    """These units: always the same ones, for there are few and they are made again and again."""
    return Force(tokens=tokens, hero=hero, dragons=dragons, eggs=eggs)


@cache
def _parts(tokens: int, hero: bool, dragons: Colours, eggs: Colours) -> tuple[Force, ...]:
    return tuple(
        _force(count, led, some, nest)
        for nest, some in product(_choices(eggs), _choices(dragons))
        for led in ((True, False) if hero else (False,))
        for count in range(tokens, -1, -1)
    )


Army = Mapping[str, Force]
"""Units by house; no house without any."""

_PLACES = {house: place for place, house in enumerate(HOUSES)}
TOKEN, HERO = Force(tokens=1), Force(hero=True)


def parts(army: Army) -> Iterator[dict[str, Force]]:
    """Every army that can be made of these units, never empty nor of Eggs alone (TE-13.6), the whole of it first."""
    for chosen in product(*(force.parts() for force in army.values())):
        picked = {house: force for house, force in zip(army, chosen, strict=True) if force.size}
        if any(force.units for force in picked.values()):
            yield picked


def is_part(army: Army, whole: Army) -> bool:
    """Whether an army is one of the `parts` of another, with its houses in the same order."""
    return (
        [*army] == [house for house in whole if house in army]
        and any(force.units for force in army.values())
        and all(force.size and force in whole[house].parts() for house, force in army.items())
    )


def joined(army: Army, other: Army) -> dict[str, Force]:
    """Two armies together."""
    found = {**army, **other}
    for house in army.keys() & other.keys():
        found[house] = army[house].plus(other[house])
    if len(found) == 1:
        return found
    return {house: found[house] for house in sorted(found, key=_PLACES.__getitem__)}


def rest(army: Army, gone: Army) -> dict[str, Force]:
    """What stays of `army` when `gone` leaves it."""
    left: dict[str, Force] = {}
    for house, force in army.items():
        stays = force.less(gone[house]) if house in gone else force
        if stays.size:
            left[house] = stays
    return left


def count(army: Army) -> int:
    """How many units an army has, without Eggs."""
    return sum(force.units for force in army.values())


def strength(army: Army) -> int:
    """TE-1.6."""
    return sum(force.strength for force in army.values())


def members(army: Army, heroes: Mapping[str, str]) -> tuple[str, ...]:
    """What an army consists of, by the names of its parts: tokens of a house, Heroes, Dragons, Eggs."""
    return tuple(part for house, force in army.items() for part in _members(house, force, heroes))


def _members(house: str, force: Force, heroes: Mapping[str, str]) -> Iterator[str]:
    if force.tokens:
        yield f"army-{_encode(house, Force(tokens=force.tokens))}"
    if force.hero:
        yield heroes[house]
    yield from (f"dragon-{colour}" for colour in force.dragons)
    yield from (f"egg-{colour}" for colour in force.eggs)


# ── short names ───────────────────────────────────────────────────────────────────────────────────

_SHORT = {house[:2]: house for house in HOUSES}
_COLOURS = {"r": "red", "g": "green", "c": "cream"}
_PART = re.compile(r"(?P<house>[a-z]{2})(?P<tokens>\d)(?P<hero>h?)(?P<dragons>[rgc]*)(?P<eggs>[RGC]*)")


def encode(army: Army) -> str:
    """An army in a few letters, for a field: `st2h.ty1` are two tokens and the Hero of Stark and one Tyrell token."""
    return ".".join(_encode(house, force) for house, force in army.items())


def decode(text: str) -> dict[str, Force] | None:
    """The army so named, or None."""
    found: dict[str, Force] = {}
    for part in text.split("."):
        match = _PART.fullmatch(part)
        if match is None or match["house"] not in _SHORT:
            return None
        found[_SHORT[match["house"]]] = _force(
            int(match["tokens"]),
            bool(match["hero"]),
            tuple(_COLOURS[one] for one in match["dragons"]),
            tuple(_COLOURS[one.lower()] for one in match["eggs"]),
        )
    return found


def _encode(house: str, force: Force) -> str:
    dragons = "".join(one[0] for one in force.dragons)
    eggs = "".join(one[0].upper() for one in force.eggs)
    return f"{house[:2]}{force.tokens}{'h' if force.hero else ''}{dragons}{eggs}"


def _choices(colours: Colours) -> Iterator[Colours]:
    for count in range(len(colours), -1, -1):
        yield from combinations(colours, count)
