"""Troops as they stand together: counts by kind, what they are worth, and a short name for a choice of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from bot.rules.fief.model.facts import COSTS, UNITS

Troops = Mapping[str, int]
"""By kind; none of zero."""

LETTERS = {
    "man_at_arms": "m",
    "knight": "k",
    "archer": "a",
    "bannermen_captain": "c",
    "unsullied": "u",
}
"""The kinds that march, each with its letter in a short name. Rangers go with their Brothers (FIEF-11.2)."""

CAPTAIN = "bannermen_captain"
"""Leads Troops one road step without a Noble (FIEF-5.6)."""

MERCENARY = "mercenary"

RAIDERS = ("knight", "unsullied")
"""Troops that may raid (FIEF-5.20)."""


def joined(*parts: Troops) -> dict[str, int]:
    """All of them together."""
    found: dict[str, int] = {}
    for part in parts:
        for kind, count in part.items():
            found[kind] = found.get(kind, 0) + count
    return {kind: count for kind, count in found.items() if count}


def less(troops: Troops, gone: Troops) -> dict[str, int]:
    """Without those that are gone."""
    return {kind: left for kind, count in troops.items() if (left := count - gone.get(kind, 0))}


def size(troops: Troops) -> int:
    return sum(troops.values())


def holds(troops: Troops, part: Troops) -> bool:
    """Whether `part` is among them."""
    return all(troops.get(kind, 0) >= count for kind, count in part.items())


HIDDEN = "hidden"
"""Troops of which one sees only that they are there (FIEF-10.6)."""
GUESS = 4
"""Strength Points they are taken for."""


def veiled(troops: Troops) -> dict[str, int]:
    """As those see them who have nobody there."""
    return {HIDDEN: 1} if troops else {}


def strength(troops: Troops) -> int:
    """Strength Points (FIEF-6.12)."""
    return sum([GUESS if kind == HIDDEN else UNITS[kind].sp * count for kind, count in troops.items()])


def worth(kind: str) -> int:
    """For the order in which Troops fall (FIEF-17.14)."""
    return int(COSTS.loss_order_worth[kind])


def encode(troops: Troops) -> str:
    """A short name: `k1m3`; `none` for none."""
    return "".join(f"{SAID[kind]}{count}" for kind, count in _sorted(troops)) or "none"


def decode(name: str) -> dict[str, int] | None:
    """The Troops so named; None if it is no such name."""
    kinds, found, rest = {letter: kind for kind, letter in SAID.items()}, dict[str, int](), name
    while rest and rest != "none":
        letter, digits = rest[0], ""
        rest = rest[1:]
        while rest[:1].isdigit():
            digits, rest = digits + rest[0], rest[1:]
        if letter not in kinds or not digits:
            return None
        found[kinds[letter]] = int(digits)
    return found if encode(found) == name else None


def parts(troops: Troops) -> Iterator[dict[str, int]]:
    """Every choice among them, all first and none last."""
    kinds = [kind for kind, _ in _sorted(troops)]
    for counts in product(*(range(troops[kind], -1, -1) for kind in kinds)):
        yield {kind: count for kind, count in zip(kinds, counts, strict=True) if count}


def _sorted(troops: Troops) -> list[tuple[str, int]]:
    return [(kind, troops[kind]) for kind in SAID if troops.get(kind)]


def said(troops: Troops) -> tuple[str, ...]:
    """Troops as words name them, a kind each: `k1`, `m3`."""
    return tuple(f"{SAID[kind]}{1 if kind == HIDDEN else count}" for kind, count in troops.items() if count)


SAID = {
    **LETTERS,
    "mercenary": "s",
    "ranger": "r",
    "recruit": "n",
    "wildling": "w",
    "rebel": "b",
    HIDDEN: "x",
}
"""The letter of every kind, in names."""
