from collections.abc import AsyncIterator, Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.rules.registry import GAMES
from tests.scenarios.simcord_stage import on_simcord
from tests.scenarios.stage import SECRET, SandboxStage, Stage, on_sandbox

collect_ignore = [] if "parley" in GAMES else ["parley"]  # it is played where the guide puts it in


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.hall.new_secret", lambda: SECRET)


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
async def stage(tmp_path: Path, logs: list[EventDict], free_loop: None) -> AsyncIterator[SandboxStage]:
    async with on_sandbox(tmp_path / "maester.db") as stage:
        yield stage


@pytest.fixture(params=["sandbox", "simcord"])
async def either(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    logs: list[EventDict],
    free_loop: None,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Stage]:
    """The stage, once on each simulation of Discord."""
    database = tmp_path / "maester.db"
    if request.param == "sandbox":
        async with on_sandbox(database) as stage:
            yield stage
    else:
        async with on_simcord(database, monkeypatch.setattr) as other:
            yield other
