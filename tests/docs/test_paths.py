"""A file or folder that the documents name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "decisions").glob("*.md")),
]
NAMED = re.compile(
    r"`([\w.-]+(?:/[\w.-]+)*\.py|(?:bench|bot|cogs|data|docs|render|tests|tools)(?:/[\w.-]+)+/?)(?:::\w+)?`"
)
"""A Python file, by its path or the end of it, or a path from the root."""
MADE = ("parley", "bench/latest.json")
"""What the reader of a page makes."""
FILES = [f"/{file.relative_to(ROOT).as_posix()}" for file in ROOT.rglob("*.py") if ".venv" not in file.parts]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_each_path_is_there(page: Path) -> None:
    named = {
        name
        for name in NAMED.findall(page.read_text(encoding="utf-8"))
        if not any(part in name for part in MADE)
    }
    missing = {
        name
        for name in named
        if not (ROOT / name).exists() and not any(file.endswith(f"/{name}") for file in FILES)
    }
    assert not missing
