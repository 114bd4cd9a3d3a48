"""What may stand in a field: from places, cards, seats and numbers to the contract's `Candidates`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from bot.rules.contract import Amount, Candidates, Choice, Pick, Seat, Text
from bot.rules.kit.draft import made

Filled = Mapping[str, object]
"""The fields already filled in."""

NONE = Pick(choices=())
"""Nothing may."""


def pick(values: Iterable[str], label: Callable[[str], Text | None] | None = None) -> Pick:
    """One of `values`, each under its name or its own label."""
    if label is None:
        return made(Pick, choices=tuple([_plain(value) for value in values]))
    return made(Pick, choices=tuple([made(Choice, value=value, label=label(value)) for value in values]))


def pick_seat(seats: Iterable[Seat]) -> Pick:
    """One of these players."""
    return made(Pick, choices=seat_choices(seats))


def seat_choices(seats: Iterable[Seat]) -> tuple[Choice, ...]:
    """Players as choices: a seat's number as text, said as its player's name."""
    return tuple([_seat(seat) for seat in seats])


@lru_cache(maxsize=4096)
def _plain(value: str) -> Choice:
    """A choice without a label. The same ids are offered again and again, so each is made once."""
    return made(Choice, value=value, label=None)


@lru_cache(maxsize=64)
def _seat(seat: Seat) -> Choice:
    return Choice(value=str(seat), label=Text(key="table-seat", args={"seat": seat}))


def amount(low: int, high: int, usual: int, *, meant: bool = False) -> Candidates:
    """A number from `low` to `high`, or `NONE` if there is no such number. `usual` is brought within the range.

    For `meant` see `Amount`.
    """
    if low > high:
        return NONE
    return made(Amount, low=low, high=high, usual=min(max(low, usual), high), meant=meant)
