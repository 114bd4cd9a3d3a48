"""What may stand in a field: from places, cards, seats and numbers to the contract's `Candidates`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.rules.contract import Amount, Candidates, Choice, Pick, Seat, Text
from bot.rules.kit.draft import made

Filled = Mapping[str, object]
"""The fields already filled in."""

NONE = Pick(choices=())
"""Nothing may."""


def pick(values: Iterable[str], label: Callable[[str], Text | None] = lambda _value: None) -> Pick:
    """One of `values`, each under its name or its own label."""
    return made(Pick, choices=tuple(made(Choice, value=value, label=label(value)) for value in values))


def pick_seat(seats: Iterable[Seat]) -> Pick:
    """One of these players."""
    return Pick(choices=seat_choices(seats))


def seat_choices(seats: Iterable[Seat]) -> tuple[Choice, ...]:
    """Players as choices: a seat's number as text, said as its player's name."""
    return tuple(Choice(value=str(seat), label=Text(key="table-seat", args={"seat": seat})) for seat in seats)


def amount(low: int, high: int, usual: int) -> Candidates:
    """A number from `low` to `high`, mostly the one next to `usual`; nothing where there is none."""
    return Amount(low=low, high=high, usual=min(max(low, usual), high)) if low <= high else NONE
