"""Every clause of the rules, every worked example and every card has a test that names it.

A test names a clause in its own name (`test_risk_8_6_...`, `test_ex_18_...`) or at the head of its docstring
("RISK-8.6, EX-42: ..."), a card by its id.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.rulebook import book
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, OBJECTIVES

HERE = Path(__file__).parent
SOURCES = {file: file.read_text(encoding="utf-8") for file in sorted(HERE.rglob("test_*.py"))}

ELSEWHERE = {
    "RISK-9.6": "says what is not there: no action gives anything to anybody, and none is built",
    "RISK-18.5": "says what is not there: no card lets a maneuver cross an opponent's land",
}
"""Clauses that no test here can name, and why."""

HEAD = re.compile(r"(?:(?:, | and )?(?:RISK-\d+\.\d+|MITCHELL-\d+\.\d+|EX-\d+))+")
NAME = re.compile(r"(risk|mitchell|ex)((?:_and)?(?:_\d+)+)((?:_and(?:_\d+)+)*)")


EXAMPLES = 46


def clauses() -> Iterator[str]:
    """All clauses that players can read, and the worked examples."""
    yield from book("risk").clauses
    yield from (f"EX-{number}" for number in range(1, EXAMPLES + 1))


@cache
def named() -> set[str]:
    """What the tests here name."""
    found: set[str] = set()
    for text in SOURCES.values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {*_in_name(node.name), *_in_head(ast.get_docstring(node) or "")}
    return found


def _in_name(name: str) -> Iterator[str]:
    """`test_risk_15_2_and_15_3_...` names two clauses, `test_ex_28_and_29_...` two examples."""
    for start, first, more in NAME.findall(name):
        for part in (first, *more.split("_and_")):
            numbers = re.findall(r"\d+", part)
            if start == "ex":
                yield from (f"EX-{number}" for number in numbers[:1])
            elif len(numbers) > 1:
                yield f"{start.upper()}-{numbers[0]}.{numbers[1]}"


def _in_head(docstring: str) -> Iterator[str]:
    """`RISK-8.6, EX-42: a card` names both."""
    head = HEAD.match(docstring)
    if head:
        yield from re.findall(r"[A-Z]+-[\d.]*\d", head.group())


@pytest.mark.parametrize("clause", list(clauses()))
def test_every_clause_and_every_worked_example_is_named_by_a_test(clause: str) -> None:
    assert (clause in named()) is not (clause in ELSEWHERE)


@pytest.mark.parametrize("card", [*CHARACTERS, *MAESTERS])
def test_every_character_and_every_maester_card_is_named_by_a_test(card: str) -> None:
    texts = [
        text for file, text in SOURCES.items() if file.stem.startswith(("test_characters", "test_maesters"))
    ]
    assert any(re.search(rf'"{card}"|def test_{card}_', text) for text in texts)


def test_every_objective_is_tried_by_its_own_numbers() -> None:
    """`test_objectives` runs through all of them; here only that they are as many as the rules say."""
    assert len(OBJECTIVES) == 36
    assert any("list(OBJECTIVES.values())" in text for text in SOURCES.values())
