"""Plays the scenario once to its end and then again and again, killed at one step after another.

A process of its own: it has no threads, so that it may fork a child for every life of the bot. Prints JSON.
"""

import asyncio
import gc
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import structlog

from bot.address import Address
from bot.engine import lanes
from bot.rules.contract import models
from tests.crash.scenario import Fuse, Script, play
from tests.postgres import Server
from tests.worked import tourney

lanes.PACE = 0.0  # a hundred lives wait for no Discord

Point = tuple[str, int]
"""The n-th step of one name."""

TWICE = [
    (first, second)
    for first in (("before append", 3), ("after append", 2), ("after publish", 3), ("sql COMMIT", 8))
    for second in (("before due_posts", 2), ("before publish", 1), ("sql BEGIN", 2), ("before append", 1))
]
"""Crashes after which the bot is killed again on its way up."""

UNBORN = (("sql COMMIT", 2),)
"""Before the new game is committed; the first commit is that of a start."""


def live(folder: Path, database: Address, point: Point | None, script: Script | None) -> tuple[int, Any]:
    """One life of the bot in a child: the signal that ended it (0: none), and what it reported."""
    report = folder / "report.json"
    report.unlink(missing_ok=True)
    child = os.fork()
    if child == 0:
        fuse = Fuse(*point) if point else Fuse()
        facts = asyncio.run(play(folder, database, fuse, script))
        report.write_text(json.dumps({"facts": facts, "steps": fuse.steps}))
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WTERMSIG(status), json.loads(report.read_text()) if report.exists() else None


def lives(folder: Path, port: int | None, points: Sequence[Point], script: Script) -> dict[str, Any]:
    """Killed at each of `points` in turn, then left alone."""
    database = fresh(folder, port)
    signals = [live(folder, database, point, script)[0] for point in points]
    signal, report = live(folder, database, None, script)
    return {
        "points": points,
        "signals": [*signals, signal],
        "facts": report and report["facts"],
        "shown": (folder / "shown.txt").read_text().splitlines(),
    }


def fresh(folder: Path, port: int | None) -> Address:
    """Make the folder of a game, and a database for it: a file in it, or one of the server at this port."""
    folder.mkdir()
    return folder / "maester.db" if port is None else asyncio.run(Server(port, prepared=True).database())


def prepare() -> None:
    """The game and its models are made once, not in every life: half of what a life takes. No thread is begun."""
    tourney()
    for kind in models():
        kind.model_rebuild()
    gc.collect()
    gc.freeze()


def chosen(steps: Mapping[str, int]) -> list[Point]:
    """Steps to die at: of every name the first, one early and one late."""
    return [
        (name, n) for name, count in steps.items() for n in sorted({1, count // 3 + 1, count * 2 // 3 + 1})
    ]


def main(folder: Path, port: int | None = None) -> None:
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    prepare()
    whole = folder / "whole"
    _, report = live(whole, fresh(whole, port), None, None)
    facts, shown = report["facts"], (whole / "shown.txt").read_text().splitlines()
    crashes = [*((point,) for point in chosen(report["steps"])), *TWICE]
    if port is not None:
        # Each life takes longer there, and the steps between the statements are the same.
        crashes = [UNBORN, *crashes[1::3]]
    crashed = [lives(folder / str(n), port, points, facts["script"]) for n, points in enumerate(crashes)]
    print(json.dumps({"facts": facts, "shown": shown, "crashed": crashed}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
