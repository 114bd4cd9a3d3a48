"""All that reaches a person is made from a View: nothing in `cogs` has a State, or asks for one."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cogs

FILES = sorted(Path(cogs.__path__[0]).rglob("*.py"))
CONTRACT = "bot.rules.contract"


def of_states(source: str) -> Iterator[str]:
    """Where a source takes a State of a game into its hands."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module=str(module), names=names) if module.startswith(CONTRACT):
                yield from (each.name for each in names if each.name in ("State", "fold"))
            case ast.Attribute(attr="state", value=ast.Name(id="table") | ast.Attribute(attr="table")):
                yield f"line {node.lineno}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_commands_and_panels_know_views_only(file: Path) -> None:
    assert not [*of_states(file.read_text("utf-8"))]


def test_a_state_in_hand_would_be_seen() -> None:
    assert [*of_states(f"from {CONTRACT} import State\ntable.state")] == ["State", "line 2"]
