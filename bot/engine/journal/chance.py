"""Chance that anyone can check.

When a table is opened a 256-bit secret is drawn and its SHA-256 is published; each player may add words of
their own. Draw n of a game is HMAC-SHA256(secret, players' words ‖ n ‖ identity of the action), read as a
stream of 32-bit numbers by rejection sampling. Every draw has a number in the ledger, with no gaps. At the end the
secret is revealed and anyone can compute every draw again. Nobody outside the bot can compute the next draw before
the reveal, and since the action is part of it, nobody can choose among orders of play by their luck.
"""

import hashlib
import hmac
import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeVar

from bot.rules.contract import Model

T = TypeVar("T")

SET_UP = "set-up"
"""What stands in place of a command line for the set-up, which is no action."""


class Draw(Model):
    """One line of the ledger.

    A `roll` holds faces from 1 to `bound`. A `shuffle` of `bound` things holds, for each place of the new order, the
    place it came from.
    """

    n: int
    why: str
    kind: Literal["roll", "shuffle"]
    bound: int
    result: tuple[int, ...]


class ChanceMismatch(Exception):
    """A recorded draw does not fit what the rules ask for or what the secret gives."""


def new_secret() -> str:
    """A fresh secret: 32 bytes in hexadecimal."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published before the game: the SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def identity(n: int, seat: int | None, line: str) -> str:
    """How an action is identified in the ledger: by its number in the journal, its seat, and its command line.

    The set-up has no seat (`-`) and the line `SET_UP`.
    """
    return f"{n}:{'-' if seat is None else seat}:{line}"


def _numbers(secret: str, words: Sequence[str], n: int, identity: str) -> Iterator[int]:
    """The endless stream of 32-bit numbers of draw `n`."""
    key = bytes.fromhex(secret)
    head = "\x1f".join([*words, str(n), identity])
    block = 0
    while True:
        digest = hmac.new(key, f"{head}\x1f{block}".encode(), hashlib.sha256).digest()
        for i in range(0, len(digest), 4):
            yield int.from_bytes(digest[i : i + 4], "big")
        block += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A number from 0 to `bound` - 1, each equally likely: numbers above the last full multiple of it are skipped."""
    limit = (1 << 32) - (1 << 32) % bound
    return next(number % bound for number in numbers if number < limit)


class LedgerChance:
    """Draws from the secret, and writes each into `draws`. One instance serves one action."""

    def __init__(
        self, secret: str, words: Sequence[str], first: int, identity: str | Callable[[], str]
    ) -> None:
        """`first` is the number of the next draw. `identity` may be a function: it is called by the first draw."""
        self._secret, self._words, self._next, self._identity = secret, words, first, identity
        self.draws: list[Draw] = []

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        """See `Chance.roll`."""
        numbers = self._begin()
        faces = tuple(_below(sides, numbers) + 1 for _ in range(count))
        self._record(why, "roll", sides, faces)
        return faces

    def shuffle(self, why: str, items: Sequence[T]) -> tuple[T, ...]:
        """See `Chance.shuffle`: Fisher and Yates, from the last place down."""
        numbers = self._begin()
        order = list(range(len(items)))
        for last in range(len(order) - 1, 0, -1):
            other = _below(last + 1, numbers)
            order[last], order[other] = order[other], order[last]
        self._record(why, "shuffle", len(items), tuple(order))
        return tuple(items[place] for place in order)

    def _begin(self) -> Iterator[int]:
        if callable(self._identity):
            self._identity = self._identity()
        return _numbers(self._secret, self._words, self._next, self._identity)

    def _record(
        self, why: str, kind: Literal["roll", "shuffle"], bound: int, result: tuple[int, ...]
    ) -> None:
        self.draws.append(Draw(n=self._next, why=why, kind=kind, bound=bound, result=result))
        self._next += 1


def redrawn(secret: str, words: Sequence[str], draw: Draw, identity: str) -> tuple[int, ...]:
    """The result that `secret` gives for a recorded draw of the action `identity`: the same, if nobody has cheated."""
    chance = LedgerChance(secret, words, draw.n, identity)
    if draw.kind == "shuffle":
        return chance.shuffle(draw.why, range(draw.bound))
    return chance.roll(draw.why, draw.bound, len(draw.result))


class RecordedChance:
    """Plays back draws of a ledger. Raises ChanceMismatch if the rules ask for something else."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._draws = iter(draws)

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        """See `Chance.roll`."""
        draw = self._take(why, "roll", sides)
        if len(draw.result) != count:
            raise ChanceMismatch(f"draw {draw.n} has {len(draw.result)} faces, the rules roll {count}")
        if not all(1 <= face <= sides for face in draw.result):
            raise ChanceMismatch(f"draw {draw.n} has what is no face of a die with {sides} sides")
        return draw.result

    def shuffle(self, why: str, items: Sequence[T]) -> tuple[T, ...]:
        """See `Chance.shuffle`."""
        draw = self._take(why, "shuffle", len(items))
        if sorted(draw.result) != list(range(len(items))):
            raise ChanceMismatch(f"draw {draw.n} is no order of {len(items)} things")
        return tuple(items[place] for place in draw.result)

    def finish(self) -> None:
        """Raises ChanceMismatch if a recorded draw was not asked for."""
        left = next(self._draws, None)
        if left is not None:
            raise ChanceMismatch(f"draw {left.n} ({left.why}) was not asked for")

    def _take(self, why: str, kind: str, bound: int) -> Draw:
        draw = next(self._draws, None)
        if draw is None:
            raise ChanceMismatch(f"no draw is left for {why}")
        if (draw.why, draw.kind, draw.bound) != (why, kind, bound):
            recorded = f"draw {draw.n} is a {draw.kind} of {draw.bound} for {draw.why}"
            raise ChanceMismatch(f"{recorded}, the rules ask for a {kind} of {bound} for {why}")
        return draw


class SeededChance:
    """Chance from a seed, outside any ledger: for agents and fuzzers."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        """See `Chance.roll`."""
        return tuple(self._random.randint(1, sides) for _ in range(count))

    def shuffle(self, why: str, items: Sequence[T]) -> tuple[T, ...]:
        """See `Chance.shuffle`."""
        return tuple(self._random.sample(list(items), len(items)))
