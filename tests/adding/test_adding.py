"""`docs/adding-a-system.md` followed from nothing: a game from outside the tree is put in, proved and played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.adding.tree import ROOT, added, grow

COGS = (
    *("test_limits", "test_secrets", "test_worst"),
    *("gm/test_group", "lookups/test_howto", "play/test_panel", "play/test_small"),
)
PROOFS = (
    *(
        "tests/rules/parley",
        "tests/rules/test_systems.py",
        "tests/rules/test_apart.py",
        "tests/words/test_games.py",
    ),
    *(f"tests/cogs/{name}.py" for name in COGS),
    "tests/scenarios/parley",
)
"""What is run in the grown tree: the game's own tests, and those that all games share."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with Parley in it."""
    made = tmp_path_factory.mktemp("grown")
    grow(made)
    return made


def test_a_new_game_touches_its_own_folders_its_words_one_cog_and_one_line(tree: Path) -> None:
    files = added(ROOT, tree)
    own = {name for name in files if name.startswith(("bot/rules/parley/", "data/parley/"))}
    assert own
    assert files - own == {"data/locales/en/parley.ftl", "cogs/games/parley.py", "bot/rules/registry.py"}
    before = (ROOT / "bot/rules/registry.py").read_text().splitlines()
    after = (tree / "bot/rules/registry.py").read_text().splitlines()
    assert [line for line in after if line not in before] == ['    "parley",']
    assert [line for line in before if line not in after] == []


def test_its_types_are_strict(tree: Path) -> None:
    run(tree, "mypy", "--strict", "-p", "bot.rules.parley")


def test_it_is_proved_as_every_game_is(tree: Path) -> None:
    run(tree, "pytest", "-p", "no:cacheprovider", "-n", "0", "-x", *PROOFS, "-k", "parley")


def run(tree: Path, module: str, *words: str) -> None:
    """Run a module in the grown tree; its output is shown if it fails."""
    told = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_"))}
    done = subprocess.run(
        [sys.executable, "-m", module, *words],
        cwd=tree,
        env={**told, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        timeout=170,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
