"""Chance that anyone can check: exactly uniform, numbered without gaps, bound to secret, words and action."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from bot.engine.journal import chance
from bot.engine.journal.chance import (
    ChanceMismatch,
    Draw,
    LedgerChance,
    RecordedChance,
    SeededChance,
    commitment,
    identity,
    new_secret,
)

SECRET = "00" * 32
WORDS = ["winter", "is coming", ""]
ATTACK = identity(3, 1, "/risk attack source:a target:b")

# ── known values, computed from the description in docs/transcript.md by other means ──


def test_the_commitment_is_the_sha256_of_the_secrets_bytes() -> None:
    assert commitment(SECRET) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_the_identity_of_an_action() -> None:
    assert ATTACK == "3:1:/risk attack source:a target:b"
    assert identity(0, None, "set-up") == "0:-:set-up"


def test_known_draws() -> None:
    ledger = LedgerChance(SECRET, WORDS, 7, ATTACK)
    assert ledger.roll("attack", 6, 3) == (2, 5, 3)
    assert ledger.roll("defence", 6, 2) == (4, 6)
    assert ledger.shuffle("deck", "abcdefghij") == tuple("hcfadjiebg")
    faces = (83, 26, 29, 9, 82, 16, 37, 72, 83, 10, 1, 49, 6, 36, 85, 35, 35, 96, 12, 24)
    assert ledger.roll("long", 100, 20) == faces  # more than one block of the stream
    assert ledger.draws == [
        Draw(n=7, why="attack", kind="roll", bound=6, result=(2, 5, 3)),
        Draw(n=8, why="defence", kind="roll", bound=6, result=(4, 6)),
        Draw(n=9, why="deck", kind="shuffle", bound=10, result=(7, 2, 5, 0, 3, 9, 8, 4, 1, 6)),
        Draw(n=10, why="long", kind="roll", bound=100, result=faces),
    ]


# ── uniformity, exactly ──


def below(bound: int, *numbers: int) -> int:
    return chance._below(bound, iter(numbers))


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 8, 20, 100, 2**31 + 1, 2**32])
def test_every_value_has_equally_many_numbers_and_the_rest_is_thrown_away(bound: int) -> None:
    """The numbers used are 0 to k × bound - 1 for the greatest k: each value is had by exactly k of them."""
    used = 2**32 // bound * bound
    assert below(bound, 0) == 0
    assert below(bound, used - 1) == bound - 1
    if used < 2**32:
        assert below(bound, used, 2**32 - 1, 0) == 0  # both thrown away, the third used


@pytest.mark.parametrize("things", [0, 1, 2, 3, 4, 5])
def test_a_shuffle_gives_every_order_exactly_once(things: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over all equally likely choices of its steps."""
    orders: Counter[tuple[int, ...]] = Counter()
    for choices in product(*(range(n) for n in range(things, 1, -1))):
        monkeypatch.setattr(chance, "_numbers", lambda *_, choices=choices: iter(choices))
        orders[LedgerChance(SECRET, [], 0, "").shuffle("x", range(things))] += 1
    assert set(orders.values()) == {1}
    assert len(orders) == max(1, len(list(product(*(range(n) for n in range(things, 1, -1))))))
    assert all(sorted(order) == list(range(things)) for order in orders)


def test_the_stream_does_not_repeat_itself() -> None:
    def first(count: int) -> Iterator[int]:
        stream = chance._numbers(SECRET, WORDS, 0, "x")
        return (next(stream) for _ in range(count))

    assert len(set(first(1000))) == 1000


# ── what a draw depends on ──


@pytest.mark.parametrize(
    "other",
    [
        LedgerChance("11" * 32, WORDS, 7, ATTACK),
        LedgerChance(SECRET, ["winter", "is here", ""], 7, ATTACK),
        LedgerChance(SECRET, ["winter", "is coming"], 7, ATTACK),
        LedgerChance(SECRET, WORDS, 8, ATTACK),
        LedgerChance(SECRET, WORDS, 7, identity(4, 1, "/risk attack source:a target:b")),
        LedgerChance(SECRET, WORDS, 7, identity(3, 2, "/risk attack source:a target:b")),
        LedgerChance(SECRET, WORDS, 7, identity(3, 1, "/risk attack source:a target:c")),
    ],
    ids=["secret", "words", "players", "number", "place", "seat", "action"],
)
def test_a_draw_depends_on(other: LedgerChance) -> None:
    assert other.roll("x", 2**32, 4) != LedgerChance(SECRET, WORDS, 7, ATTACK).roll("x", 2**32, 4)


def test_the_same_again_is_the_same() -> None:
    first, second = (LedgerChance(SECRET, WORDS, 7, ATTACK) for _ in range(2))
    assert first.roll("x", 2**32, 4) == second.roll("x", 2**32, 4)


def test_every_secret_is_another() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(bytes.fromhex(new_secret())) == 32


# ── the ledger played back ──


def test_recorded_draws_are_given_back() -> None:
    ledger = LedgerChance(SECRET, WORDS, 0, ATTACK)
    made = ledger.roll("a", 6, 2), ledger.shuffle("b", "xyz"), ledger.roll("a", 8)
    recorded = RecordedChance(ledger.draws)
    assert (recorded.roll("a", 6, 2), recorded.shuffle("b", "xyz"), recorded.roll("a", 8)) == made
    recorded.finish()


ROLL = Draw(n=4, why="attack", kind="roll", bound=6, result=(1, 2))


@pytest.mark.parametrize(
    ("ask", "complaint"),
    [
        (lambda c: c.roll("defence", 6, 2), "draw 4 is a roll of 6 for attack, the rules ask for a roll of 6 for"),
        (lambda c: c.roll("attack", 8, 2), "the rules ask for a roll of 8"),
        (lambda c: c.shuffle("attack", range(6)), "the rules ask for a shuffle of 6"),
        (lambda c: c.roll("attack", 6, 3), "draw 4 has 2 faces, the rules roll 3"),
        (lambda c: (c.roll("attack", 6, 2), c.roll("attack", 6)), "no draw is left for attack"),
        (lambda c: c.finish(), r"draw 4 \(attack\) was not asked for"),
    ],
)  # fmt: skip
def test_a_draw_that_does_not_fit_is_told(ask: object, complaint: str) -> None:
    with pytest.raises(ChanceMismatch, match=complaint):
        ask(RecordedChance([ROLL]))  # type: ignore[operator]


@pytest.mark.parametrize("result", [(0, 0), (1, 2), (0,)])
def test_a_recorded_shuffle_must_be_an_order(result: tuple[int, ...]) -> None:
    draw = Draw(n=4, why="deck", kind="shuffle", bound=2, result=result)
    with pytest.raises(ChanceMismatch, match="no order of 2 things"):
        RecordedChance([draw]).shuffle("deck", "ab")


@pytest.mark.parametrize("face", [0, 7])
def test_a_recorded_face_must_be_on_the_die(face: int) -> None:
    draw = Draw(n=4, why="attack", kind="roll", bound=6, result=(face,))
    with pytest.raises(ChanceMismatch, match="no face of a die with 6 sides"):
        RecordedChance([draw]).roll("attack", 6)


def test_seeded_chance_repeats_itself() -> None:
    first, second = SeededChance("x"), SeededChance("x")
    assert first.roll("a", 6, 9) == second.roll("a", 6, 9)
    assert first.shuffle("a", range(9)) == second.shuffle("a", range(9))
