"""Emblems are asked for while the bot is already up, and it may be told to end meanwhile."""

from typing import Any

import pytest
from structlog.testing import capture_logs

from cogs.interaction import emblems
from cogs.interaction.emblems import before, register
from tests.cogs.posts.test_publisher import refused


class Ending:
    """A bot whose session is closed, because it ends or for no reason."""

    def __init__(self, ends: bool) -> None:
        self._ends = ends

    def is_closed(self) -> bool:
        return self._ends

    async def fetch_application_emojis(self) -> list[Any]:
        raise RuntimeError("Session is closed")


class Full:
    """A bot that Discord lets keep no more emblems."""

    async def fetch_application_emojis(self) -> list[Any]:
        return []

    async def create_application_emoji(self, **_: Any) -> None:
        raise refused(400, 30008)


async def test_what_discord_does_not_take_is_left_to_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emblems, "EMBLEMS", {})
    monkeypatch.setattr("render.papers.emblem.emblems", lambda: {"house": lambda: b"a picture"})
    with capture_logs() as logs:
        await register(Full(), upload=True)  # type: ignore[arg-type]
    assert ("emblems are left out", "warning") in [(log["event"], log["log_level"]) for log in logs]
    assert before("house") == ""


async def test_a_bot_that_ends_asks_for_no_more_emblems_and_says_nothing() -> None:
    with capture_logs() as logs:
        await register(Ending(True), upload=True)  # type: ignore[arg-type]
    assert logs == []


async def test_a_session_that_is_closed_for_no_reason_is_told() -> None:
    with pytest.raises(RuntimeError, match="Session is closed"):
        await register(Ending(False), upload=True)  # type: ignore[arg-type]
