import gc
import os
import random
import shutil
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.address import Address
from bot.collector import MIDDLE, OLD, YOUNG, loading
from bot.engine.journal import chance
from bot.rules.contract import models
from tests.engine.engine_fixture import Desk
from tests.loop_guard import loop_guard
from tests.plain_logs import plain_logs
from tests.postgres import MEMORY, postgres

__all__ = ["postgres"]

ROOM = 2 * 2**30
"""Bytes that have to be free in memory for the tests' files to lie there. All of them are a fifth of it."""


SLOW = ("adding", "crash", "hosting", "scenarios", "shards")
"""Folders whose tests take seconds each: whole evenings, and processes that are begun and killed."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each process has an equal part of all tests, slow ones first; at its end it takes over some of another's last.

    So those are quick, and at the end none waits for another. A part lies together: a module begins its browser once.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if _folder(item) in SLOW]
    quick = [item for item in items if _folder(item) not in SLOW]
    every, items[:] = len(items), []
    for place in range(processes):
        items += slow[len(slow) * place // processes : len(slow) * (place + 1) // processes]
        wanted = max(0, every * (place + 1) // processes - len(items))
        items += quick[:wanted]
        del quick[:wanted]


def _folder(item: pytest.Item) -> str:
    return item.path.relative_to(Path(__file__).parent).parts[0]


def pytest_configure() -> None:
    """Let the files of tests lie in memory if there is room: a disk takes milliseconds for each move that is stored."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_sessionstart() -> None:
    """See `plain_logs`."""
    plain_logs()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """While tests are collected nothing is looked through: a fifth of that time, in every process that tests."""
    with loading():
        return (yield)


def pytest_collection_finish() -> None:
    """Let Python's collector of cycles leave alone what was loaded, and look less often: a tenth of all the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """The secrets of a test's games follow from its name: no test hangs on luck, and what fails fails again."""
    lots = random.Random(item.nodeid)
    drawn = SimpleNamespace(token_hex=lambda size: lots.randbytes(size).hex())
    setattr(chance, "secrets", drawn)  # noqa: B010 — a module in the types' eyes


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked `both` runs on each database, but what is about a `file`."""
    marked = metafunc.definition.get_closest_marker
    if marked("both") and not marked("file") and "database" in metafunc.fixturenames:
        metafunc.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """Where an empty database is, or can be made: a file, but where a test is marked `both`."""
    if getattr(request, "param", "sqlite") == "postgres":
        made: Address = await request.getfixturevalue("postgres").database()
        return made
    return tmp_path / "maester.db"


@pytest.fixture(autouse=True)
def _no_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Posts of a channel follow each other at once, but where the pace itself is what is asked."""
    monkeypatch.setattr("bot.engine.lanes.PACE", 0.0)


@pytest.fixture
def free_loop() -> Iterator[None]:
    """Fails the test if the bot has blocked the event loop, once it is warm."""
    for kind in models():
        kind.model_rebuild()
    with loop_guard() as slow:
        yield
    assert slow == []


@pytest.fixture
async def desk(database: Address) -> AsyncIterator[Desk]:
    """A tables on a fresh database."""
    made = Desk(database)
    await made.open()
    yield made
    await made.close()
