"""A copy of the project to which the second game of `docs/adding-a-system.md` is added, as the page says."""

import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-system.md"

COPIED = (
    *("bot", "cogs", "render", "data", "tests", "pyproject.toml"),
    *("docs/parley", "docs/adding-a-system.md", "docs/rules"),
)
"""What the game needs to be played and proved."""


def steps() -> str:
    """The page's own commands."""
    found = re.search(r"^```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found, f"{PAGE} has no commands"
    return found[1]


def grow(tree: Path) -> None:
    """Make the copy in the empty folder `tree`, and do there what the page says."""
    for name in COPIED:
        source, target = ROOT / name, tree / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("stored", "old"))
        elif source.exists():
            shutil.copy(source, target)
    subprocess.run(["bash", "-euc", steps()], cwd=tree, check=True)


def added(before: Path, after: Path) -> set[str]:
    """Files of `after` that are new or other than in `before`."""
    files = (
        file.relative_to(after)
        for file in after.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    )
    return {
        str(name)
        for name in files
        if not (before / name).is_file() or (before / name).read_bytes() != (after / name).read_bytes()
    }
