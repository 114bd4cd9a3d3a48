"""Every cell of the fault matrix in `docs/reliability.md` names a test that there is."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
SAME = "the same test"
"""In the place of a test: it does not reach the database, or it runs on both."""


def rows() -> list[list[str]]:
    lines = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| what")]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines]


@cache
def known(file: str) -> dict[str, bool]:
    """The tests of a file, and whether each runs on both databases."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    everywhere = "pytestmark = pytest.mark.both" in (ROOT / file).read_text(encoding="utf-8")
    return {
        node.name: everywhere or any("mark.both" in ast.unparse(one) for one in node.decorator_list)
        for node in found
        if node.name.startswith("test_")
    }


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0][:40])
def test_each_cell_is_a_test_that_there_is(row: list[str]) -> None:
    what, promise, *cells = row
    assert what
    assert promise
    assert len(cells) == 2
    named = [NAMED.findall(cell) for cell in cells]
    assert named[0], "each fault has a test"
    for file, name in (one for cell in named for one in cell):
        assert name in known(file), f"{file}::{name}"


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0][:40])
def test_the_second_database_has_a_test_of_its_own_or_shares_one(row: list[str]) -> None:
    _, _, first, second = row
    if NAMED.search(second) or second.startswith("no such fault:"):
        return
    if second == "both":
        assert all(known(file)[name] for file, name in NAMED.findall(first)), "it is not marked `both`"
    else:
        assert second == "does not reach it"


def test_there_is_a_row_for_every_kind_of_fault() -> None:
    told = " ".join(row[0] for row in rows())
    for kind in ("429", "5xx", "403", "404", "400", "op 7", "op 9", "disk", "kill", "shard", "twice", "late"):
        assert kind in told, kind
