"""The same position is the same picture in every process: nothing hangs on the order in which sets are there."""

import json
import os
import subprocess
import sys
from pathlib import Path

from bot.rules.registry import GAMES

ROOT = Path(__file__).parents[2]


def test_what_is_drawn_and_said_does_not_depend_on_the_seed_of_hashes(tmp_path: Path) -> None:
    """Python orders what lies in a set by a seed of the process; two of them, for one position of each game."""
    started = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.render.digests", str(tmp_path / seed)],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "2")
    ]
    one, other = (json.loads(process.communicate()[0]) for process in started)
    assert {f"{game}: picture" for game in (*GAMES, "isle")} <= one.keys()
    assert one == other
