"""Whether the bot is well is asked every half minute: the answer may cost next to nothing."""

import asyncio
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import health
from bot.health import STALE, sign

ROOT = Path(__file__).parents[2]


def healthy(folder: Path) -> bool:
    """What the container's own check says, in this folder in place of its own."""
    found = re.search(r"^HEALTHCHECK .* CMD (.+)$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert found is not None
    command = found[1].replace("/data/", f"{folder}/")
    return subprocess.run(command, shell=True, capture_output=True, check=False).returncode == 0


def test_a_container_is_healthy_as_long_as_the_sign_of_life_is_fresh(tmp_path: Path) -> None:
    alive = sign(tmp_path / "maester.db")
    assert not healthy(tmp_path)
    alive.touch()
    assert healthy(tmp_path)
    old = time.time() - 2 * STALE
    os.utime(alive, (old, old))
    assert not healthy(tmp_path)


@pytest.mark.parametrize("fresh", [True, False])
def test_the_command_reads_no_more_of_the_bot_than_its_settings(tmp_path: Path, fresh: bool) -> None:
    database = tmp_path / "maester.db"
    if fresh:
        sign(database).touch()
    seen = "import sys; sys.argv[1:] = ['health']; import runpy"
    code = (
        f"{seen}\ntry:\n    runpy.run_module('bot', run_name='__main__')"
        "\nexcept SystemExit as end:\n    code = end.code"
        "\nelse:\n    code = 0\nheavy = {'discord', 'PIL', 'bot.cli', 'bot.client'} & set(sys.modules)"
        "\nassert not heavy, heavy\nsys.exit(code)"
    )
    environment = {**os.environ, "MAESTER_DATABASE": str(database), "PYTHONPATH": str(ROOT)}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=False)
    assert (run.returncode, run.stderr) == (
        (0, b"") if fresh else (2, b"no sign of life in the last minute\n")
    )


@pytest.mark.parametrize(("closed", "signs"), [([False], True), ([True, False], True), ([True, True], False)])
async def test_a_bot_that_has_lost_discord_gives_no_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: list[bool], signs: bool
) -> None:
    """It was ready once, and stays so in the eyes of discord.py."""

    asked, twice = 0, asyncio.Event()

    async def ready() -> None:
        pass

    def shard(is_closed: bool) -> Any:
        def tell() -> bool:
            nonlocal asked
            asked += 1
            if asked > len(closed):
                twice.set()
            return is_closed

        return SimpleNamespace(is_closed=tell)

    bot: Any = SimpleNamespace(
        wait_until_ready=ready,
        is_ready=lambda: True,
        is_closed=lambda: False,
        shards={n: shard(each) for n, each in enumerate(closed)},
        settings=SimpleNamespace(beside=tmp_path / "maester.db"),
    )
    monkeypatch.setattr(health, "EVERY", 0.001)
    signing = asyncio.create_task(health.keep_signing(bot))
    await twice.wait()
    signing.cancel()
    assert sign(tmp_path / "maester.db").exists() == signs


async def test_a_sign_that_cannot_be_left_is_left_once_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, tries = tmp_path / "away", asyncio.Semaphore(0)

    def closed() -> bool:
        tries.release()
        return False

    async def ready() -> None:
        pass

    bot: Any = SimpleNamespace(
        wait_until_ready=ready,
        is_closed=closed,
        shards={0: SimpleNamespace(is_closed=lambda: False)},
        settings=SimpleNamespace(beside=folder / "maester.db"),
    )
    monkeypatch.setattr(health, "EVERY", 0.001)
    signing = asyncio.create_task(health.keep_signing(bot))
    async with asyncio.timeout(5):
        for _ in range(2):
            await tries.acquire()
        folder.mkdir()
        for _ in range(2):
            await tries.acquire()
    signing.cancel()
    assert sign(folder / "maester.db").exists()


def test_a_setting_that_is_none_is_said_in_a_sentence() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "bot", "health"],
        env={**os.environ, "MAESTER_THEME": "pink", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr.startswith("MAESTER_THEME cannot be “pink”")
