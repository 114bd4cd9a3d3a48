import os
from collections.abc import AsyncIterator, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.address import Address
from bot.rules.registry import GAMES
from bot.words import FALLBACK, languages
from tests.scenarios.interpreter import ForeignPlayer, interpreting
from tests.scenarios.simcord_stage import on_simcord
from tests.scenarios.stage import SECRET, Casting, SandboxPlayer, SandboxStage, Stage, on_sandbox

collect_ignore = [] if "parley" in GAMES else ["parley"]  # it is played where the guide puts it in


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.tables.new_secret", lambda: SECRET)


@pytest.fixture(autouse=True)
def _quick_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small picture in place of the map, and no emblems, but where a test is marked `pictures`."""
    if request.node.get_closest_marker("pictures") is None:
        buffer = BytesIO()
        Image.new("RGB", (40, 30), "navy").save(buffer, "PNG")
        for drawing in ("picture.draw", "cut.draw_cut"):
            monkeypatch.setattr(f"render.maps.{drawing}", lambda *_: buffer.getvalue())
        monkeypatch.setattr("render.papers.emblem.emblems", dict)


@pytest.fixture
def logs() -> Iterator[list[EventDict]]:
    """What the bot logs. Unless a test empties it, nothing in it may be an error."""
    with capture_logs() as found:
        yield found
    assert [entry for entry in found if entry["log_level"] == "error"] == []


LANGUAGE = os.environ.get("MAESTER_LANGUAGE", "")
"""If it is set, all scenarios are played in this language."""


@pytest.fixture(autouse=True)
def _in_this_language(request: pytest.FixtureRequest) -> None:
    """What only English speakers can do is left out in another language; a real browser has no interpreter."""
    for mark in ("english", "browser"):
        if LANGUAGE and request.node.get_closest_marker(mark):
            pytest.skip(f"a scenario for {mark} alone")


@pytest.fixture
def casting(monkeypatch: pytest.MonkeyPatch) -> Casting:
    """Who plays: people with an interpreter if a language is set."""
    return cast_for(LANGUAGE, monkeypatch)


def cast_for(language: str, monkeypatch: pytest.MonkeyPatch) -> Casting:
    if not language:
        return SandboxPlayer
    return partial(ForeignPlayer, interpreter=interpreting(language, monkeypatch.setattr))


@pytest.fixture
async def stage(
    database: Address, tmp_path: Path, logs: list[EventDict], free_loop: None, casting: Casting
) -> AsyncIterator[SandboxStage]:
    async with on_sandbox(database, tmp_path, casting) as stage:
        yield stage


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each simulation of Discord; what is marked `both` is played on the sandbox with the other database, too, and what
    is marked `spoken` in other languages."""
    if "either" in metafunc.fixturenames:
        marked = metafunc.definition.get_closest_marker
        more = ["postgres"] if marked("both") else []
        spoken = [name for name in languages() if name != FALLBACK] if marked("spoken") else []
        every = ["sandbox"] if LANGUAGE else ["sandbox", "simcord", *more, *spoken]
        metafunc.parametrize("either", every, indirect=True)


@pytest.fixture
async def either(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    logs: list[EventDict],
    free_loop: None,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Stage]:
    """The stage, once on each simulation of Discord; if it is marked `both`, on each database."""
    database: Address = tmp_path / "maester.db"
    if request.param == "postgres":
        database = await request.getfixturevalue("postgres").database()
    if request.param == "simcord":
        async with on_simcord(database, monkeypatch.setattr) as other:
            yield other
    else:
        language = request.param if request.param in languages() else LANGUAGE
        async with on_sandbox(database, tmp_path, cast_for(language, monkeypatch)) as stage:
            yield stage
