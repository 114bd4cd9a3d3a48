"""Every cell of the fault matrix in `docs/reliability.md` names a test that there is."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
ON_EACH = {"database", "either"}
"""What a test that is marked `both` is given, or something it is given, is there once for each database."""
ALWAYS_ON_EACH = {"reopen"}
"""What is so without a mark (`tests/store/conftest.py`)."""


def rows() -> list[list[str]]:
    lines = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| what")]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines]


@cache
def functions(file: Path) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@cache
def known(file: str) -> dict[str, bool]:
    """The tests of a file, and whether each runs on both databases: it is given one, and marked so."""
    marked = "pytestmark = pytest.mark.both" in (ROOT / file).read_text(encoding="utf-8")
    return {
        name: bool(
            given(ROOT / file, name) & ALWAYS_ON_EACH
            or (
                given(ROOT / file, name) & ON_EACH
                and (marked or any("mark.both" in ast.unparse(one) for one in node.decorator_list))
            )
        )
        for name, node in functions(ROOT / file).items()
        if name.startswith("test_")
    }


def given(file: Path, test: str) -> set[str]:
    """What a test is given, and what that is made from, by the fixtures of its file and of the folders it is in."""
    folders = [folder for folder in file.parents if folder.is_relative_to(ROOT / "tests")]
    files = [file, *(folder / "conftest.py" for folder in folders)]
    made = {name: node for one in reversed(files) if one.exists() for name, node in functions(one).items()}
    found, wanted = set[str](), [test]
    while wanted:
        node = made.get(wanted.pop())
        names = {arg.arg for arg in node.args.args} if node else set[str]()
        wanted += names - found
        found |= names
    return found


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
    if second == "both":
        assert all(known(file)[name] for file, name in NAMED.findall(first)), "it does not run on both"
    elif named := NAMED.findall(second):
        alone = [(ROOT / file, name) for file, name in named if not known(file)[name]]
        served = [one for one in alone if "postgres" in given(*one)]
        assert len(alone) < len(named) or served or first.startswith("no such fault:"), "it has no server"
    else:
        assert second == "does not reach it"


def test_there_is_a_row_for_every_kind_of_fault() -> None:
    told = " ".join(row[0] for row in rows())
    for kind in ("429", "5xx", "403", "404", "400", "op 7", "op 9", "disk", "kill", "shard", "twice", "late"):
        assert kind in told, kind
