"""Logs hold no secrets: a traceback shows where, never what the variables held."""

from collections.abc import Iterator

import pytest
import structlog

from bot.logs import start_logging


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    yield
    structlog.reset_defaults()


def test_a_traceback_shows_no_local_variable(capsys: pytest.CaptureFixture[str]) -> None:
    """A token in a local variable of a failing function reaches no line of the log."""
    start_logging("info")
    try:
        _fail("the-bots-own-token")
    except ValueError as error:
        structlog.get_logger().error("something broke", exc_info=error)
    written = capsys.readouterr().err
    assert "something broke" in written
    assert "_fail" in written
    assert "the-bots-own-token" not in written


def _fail(token: str) -> None:
    raise ValueError(len(token))
