from collections.abc import AsyncIterator, Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.address import Address
from bot.rules.registry import GAMES
from tests.scenarios.simcord_stage import on_simcord
from tests.scenarios.stage import SECRET, SandboxStage, Stage, on_sandbox

collect_ignore = [] if "parley" in GAMES else ["parley"]  # it is played where the guide puts it in


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.tables.new_secret", lambda: SECRET)


@pytest.fixture(autouse=True)
def _quick_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small picture in place of the map, but where a test is marked `pictures`."""
    if request.node.get_closest_marker("pictures") is None:
        buffer = BytesIO()
        Image.new("RGB", (40, 30), "navy").save(buffer, "PNG")
        monkeypatch.setattr("render.picture.draw", lambda *_: buffer.getvalue())


@pytest.fixture
def logs() -> Iterator[list[EventDict]]:
    """What the bot logs. Unless a test empties it, nothing in it may be an error."""
    with capture_logs() as found:
        yield found
    assert [entry for entry in found if entry["log_level"] == "error"] == []


@pytest.fixture
async def stage(
    database: Address, tmp_path: Path, logs: list[EventDict], free_loop: None
) -> AsyncIterator[SandboxStage]:
    async with on_sandbox(database, tmp_path) as stage:
        yield stage


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each simulation of Discord; what is marked `both` is played on the sandbox with the other database, too."""
    if "either" in metafunc.fixturenames:
        more = ["postgres"] if metafunc.definition.get_closest_marker("both") else []
        metafunc.parametrize("either", ["sandbox", "simcord", *more], indirect=True)


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
        async with on_sandbox(database, tmp_path) as stage:
            yield stage
