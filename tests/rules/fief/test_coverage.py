"""Every clause, every worked example and every card is named by a test.

A test names clauses in its own name: `test_fief_5_6_and_5_13_...`, `test_fief_6_13_and_ex_1_...`; a card by its id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.rules.fief.model.facts import KINDS
from tests.rules.fief.cards.test_surprises import IN_BATTLE, PLAYED

HERE = Path(__file__).parent

CHAPTERS: dict[int, tuple[int, ...]] = {
    0: (*range(1, 29), *range(30, 37), *range(40, 48), *range(50, 58), *range(60, 67),
        70, 71, 72, 75, 76, 90, 91, 95, 96),
    1: (1, 2, *range(10, 17), *range(20, 28), *range(30, 39), 40, 41, *range(43, 50), *range(50, 73), *range(75, 80)),
    2: (*range(1, 2), *range(3, 9), *range(15, 31)),
    3: tuple(range(1, 10)),
    4: (1, 3, 6, 7, 8, 10, 11, 12, 13, 14, 16, *range(20, 25)),
    5: (*range(1, 16), *range(20, 25)),
    6: (*range(1, 11), *range(12, 27), *range(30, 34), 40),
    7: (*range(1, 7), 9),
    8: (*range(1, 5), 10, 11, 12, 16, 17, 20, 23, *range(25, 32), 34, 40, 41, 43),
    9: tuple(range(1, 9)),
    10: (1, 5, 6, 7),
    11: (1, 2, *range(5, 11), *range(15, 19), *range(20, 26), 27, 28, *range(40, 49)),
    17: (*range(1, 7), *range(10, 20), *range(30, 35), *range(40, 44), 50, 51, 52),
}  # fmt: skip
"""The numbers of the clauses of each chapter; chapter 12 are the worked examples."""

EXAMPLES = range(1, 32)


def wanted() -> tuple[str, ...]:
    """All clauses and worked examples."""
    clauses = (f"FIEF-{chapter}.{n}" for chapter, numbers in CHAPTERS.items() for n in numbers)
    return (*clauses, *(f"EX-{number}" for number in EXAMPLES))


def in_name(name: str) -> Iterator[str]:
    """`test_fief_6_13_to_6_15_...` names three clauses, `test_fief_5_1_and_ex_7_...` one and an example."""
    head = re.match(r"test_((?:_?(?:fief|ex|and|to|\d+))+)", name)
    last = (0, 0)
    for joint, example, chapter, number in re.findall(
        r"(to_)?(?:fief_)?(?:(ex_\d+)|(\d+)_(\d+))", head[1] if head else ""
    ):
        if example:
            yield example.upper().replace("_", "-")
            continue
        start = last[1] + 1 if joint else int(number)
        yield from (f"FIEF-{chapter}.{n}" for n in range(start, int(number) + 1))
        last = (int(chapter), int(number))


FUNCTION = re.compile(r"^ *def (test_\w+)\(", re.MULTILINE)


def named() -> set[str]:
    """What the tests of this folder name."""
    texts = (file.read_text(encoding="utf-8") for file in HERE.rglob("test_*.py"))
    return {clause for text in texts for name in FUNCTION.findall(text) for clause in in_name(name)}


NAMED = named()


@pytest.mark.parametrize("clause", wanted())
def test_every_clause_and_every_worked_example_is_named_by_a_test(clause: str) -> None:
    assert clause in NAMED


@pytest.mark.parametrize("card", KINDS)
def test_every_card_is_played_where_it_may_be_and_refused_where_not(card: str) -> None:
    """`test_surprises` plays all that have an aim outside battles, and tries all where none has any."""
    if card in PLAYED:
        return
    texts = [file.read_text(encoding="utf-8") for file in (HERE / "cards").glob("test_*.py")]
    told = [text for text in texts if f'"{card}_1"' in text or f'"{card}"' in text]
    assert told
    assert KINDS[card].disaster or card in IN_BATTLE


def test_no_test_names_what_is_not_there() -> None:
    assert {*wanted()} >= NAMED


def test_names_are_read_as_they_are_meant() -> None:
    assert [*in_name("test_fief_6_13_to_6_15_dice")] == ["FIEF-6.13", "FIEF-6.14", "FIEF-6.15"]
    assert [*in_name("test_fief_5_6_and_5_13_and_ex_7_no")] == ["FIEF-5.6", "FIEF-5.13", "EX-7"]
