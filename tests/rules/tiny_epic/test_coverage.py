"""Every clause that the competitive games use, and every worked example of them, is named by a test.

A test names clauses in its own name: `test_te_5_6_and_5_13_...`, `test_te_10_1_and_ex_10_...`.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent

CLAUSES = {
    0: 15,
    1: 15,
    2: 10,
    3: 11,
    4: 13,
    5: 13,
    6: 20,
    7: 10,
    8: 8,
    9: 7,
    10: 9,
    11: 8,
    12: 20,
    13: 12,
    14: 4,
    15: 42,
    16: 18,
    17: 9,
    21: 11,
}
"""How many clauses each chapter has that the game is played by."""

LETTERED = ("12.2a", *(f"15.9{letter}" for letter in "abcdefg"), "15.23a", "15.23b")
"""Clauses that hang on another one."""

EXAMPLES = range(1, 32)
"""Worked examples (TE-18)."""

ELSEWHERE = {
    "TE-0.4": "how the engine works: tests/rules/kit/test_stack.py",
    "TE-21.5": "tests/rules/test_systems.py, for every game",
    "TE-21.9": "says what is not there: no action gives anything to anybody",
    "TE-21.10": "tests/rules/test_systems.py, for every game",
    "TE-21.11": "what is shown after the end is the table's",
}
"""Clauses that no test here names, and why."""


def wanted() -> Iterator[str]:
    """All clauses and worked examples."""
    yield from (f"TE-{chapter}.{n}" for chapter, most in CLAUSES.items() for n in range(1, most + 1))
    yield from (f"TE-{clause}" for clause in LETTERED)
    yield from (f"EX-{number}" for number in EXAMPLES)


def in_name(name: str) -> Iterator[str]:
    """`test_te_3_4_to_3_7_...` names four clauses, `test_te_5_1_and_ex_7_...` one and an example."""
    head = re.match(r"test_((?:_?(?:te|ex|and|to|\d+[a-g]?)(?=_|$))+)", name)
    last = (0, 0)
    for joint, example, chapter, number, letter in re.findall(
        r"(to_)?(?:te_)?(?:(ex_\d+)|(\d+)_(\d+)([a-g]?))", head[1] if head else ""
    ):
        if example:
            yield example.upper().replace("_", "-")
            continue
        if letter:
            yield f"TE-{chapter}.{number}{letter}"
            continue
        start = last[1] + 1 if joint else int(number)
        yield from (f"TE-{chapter}.{n}" for n in range(start, int(number) + 1))
        last = (int(chapter), int(number))


@cache
def named() -> set[str]:
    """What the tests here name."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in HERE.glob("test_*.py"))
    functions = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {clause for function in functions for clause in in_name(function.name)}


@pytest.mark.parametrize("clause", list(wanted()))
def test_every_clause_and_every_worked_example_is_named_by_a_test(clause: str) -> None:
    assert (clause in named()) is not (clause in ELSEWHERE)


def test_names_are_read_as_they_are_meant() -> None:
    assert [*in_name("test_te_3_4_to_3_7_slot")] == ["TE-3.4", "TE-3.5", "TE-3.6", "TE-3.7"]
    assert [*in_name("test_te_5_6_and_5_13_and_ex_7_no")] == ["TE-5.6", "TE-5.13", "EX-7"]
    assert [*in_name("test_te_15_9a_and_15_23b_and_15_9_a_wall")] == ["TE-15.9a", "TE-15.23b", "TE-15.9"]
