"""Nothing is lost: killed at any step of a game and started again, the bot ends where it would have ended."""

import asyncio
import json
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from tests.postgres import Server

ROOT = Path(__file__).parents[2]

MEMORY = Path("/dev/shm")
"""What a killed process has written stays, in memory as on a disk; only a disk is slower."""

MOMENTS = (
    "sql CREATE",  # in a migration
    "before create_game",
    "after create_game",
    "before append",
    "sql BEGIN",
    "sql UPDATE",
    "sql INSERT",
    "sql COMMIT",
    "after append",
    "after due_posts",
    "before publish",
    "after publish",
    "before post_done",
    "sql DELETE",
    "after post_done",
)
"""Steps a crash must be tried at."""

LANES = 3
"""The public posts, and those to each of two people: of each lane one may be on its way when the bot is killed."""


def test_nothing_is_lost_whenever_the_bot_is_killed() -> None:
    """One test, because all its parts look at the same hundred lives."""
    told = lived()
    whole = told["facts"], told["shown"]
    crashes = [(crashed["points"][0][0], crashed) for crashed in told["crashed"]]
    the_uninterrupted_game_is_whole(*whole)
    the_bot_was_killed_at_every_kind_of_step(crashes)
    for name, crashed in crashes:
        all_is_as_without_the_crash(name, crashed, *whole)
        every_post_is_shown_and_a_repeat_has_the_same_nonce(name, crashed, *whole)
    a_post_is_repeated_if_the_crash_came_before_it_was_noted(crashes)


async def test_nothing_is_lost_on_a_server_either(postgres: Server) -> None:
    """Numbers of games and of posts leave gaps there, where what was begun was not committed."""
    await postgres.database()
    told = await asyncio.to_thread(lived, postgres.port)
    facts, shown = told["facts"], told["shown"]
    crashes = [(crashed["points"][0][0], crashed) for crashed in told["crashed"]]
    the_uninterrupted_game_is_whole(facts, shown)
    the_bot_was_killed(crashes, 20)
    assert {"before append", "after append", "sql INSERT", "sql COMMIT", "after publish"} <= {
        name for name, _ in crashes
    }
    numbers = [life["facts"].pop("number") for life in (told, *told["crashed"])]
    assert len(set(numbers)) > 1
    for name, crashed in crashes:
        all_is_as_without_the_crash(name, crashed, facts, shown)
        assert numberless(crashed["shown"]) == numberless(shown), name


def lived(*port: int) -> Any:
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        command = [sys.executable, "-m", "tests.crash.run", folder, *map(str, port)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    for life in (told, *told["crashed"]):
        life["shown"] = unstamped(life["shown"])
    return told


def numberless(shown: list[str]) -> Counter[str]:
    """What was shown, a repeat with the same nonce once, without the nonces."""
    return Counter(line.rpartition(" ")[0] for line in set(shown))


def unstamped(shown: list[str]) -> list[str]:
    """What was shown with the mere number of each post: a crash begins no other life of the database."""
    stamps = {line.rpartition(" ")[2].partition("-")[0] for line in shown}
    assert len(stamps) == 1
    return [line.replace(f" {next(iter(stamps))}-", " ") for line in shown]


def the_uninterrupted_game_is_whole(facts: Any, shown: list[str]) -> None:
    assert "status='over'" in facts["game"]
    assert len(facts["journal"]) == 7
    assert facts["waiting"] == "[]"
    assert len(shown) == len(set(shown)) > 10


def the_bot_was_killed_at_every_kind_of_step(crashes: list[tuple[str, Any]]) -> None:
    assert set(MOMENTS) <= {name for name, _ in crashes}
    the_bot_was_killed(crashes, 60)


def the_bot_was_killed(crashes: list[tuple[str, Any]], times: int) -> None:
    assert len(crashes) > times
    for name, crashed in crashes:
        *killed, last = crashed["signals"]
        assert killed == [signal.SIGKILL] * len(crashed["points"]), name
        assert last == 0, name
    assert any(len(crashed["points"]) == 2 for _, crashed in crashes)  # a crash on the way up again


def all_is_as_without_the_crash(name: str, crashed: Any, facts: Any, shown: list[str]) -> None:
    """State, game, seats, journal, snapshot, posts still waiting; and the ledger has no gaps."""
    assert crashed["facts"] == facts, name
    assert crashed["facts"]["ledger"] == list(range(len(facts["ledger"]))), name


def every_post_is_shown_and_a_repeat_has_the_same_nonce(
    name: str, crashed: Any, facts: Any, shown: list[str]
) -> None:
    """What was shown is kind, payload and nonce."""
    assert set(crashed["shown"]) == set(shown), name
    repeats = sum(Counter(crashed["shown"]).values()) - len(set(shown))
    assert repeats <= len(crashed["points"]) * LANES, name


def a_post_is_repeated_if_the_crash_came_before_it_was_noted(crashes: list[tuple[str, Any]]) -> None:
    repeated = [name for name, crashed in crashes if len(crashed["shown"]) > len(set(crashed["shown"]))]
    assert "after publish" in repeated
