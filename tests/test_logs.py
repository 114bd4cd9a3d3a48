"""Logs hold no secrets: not what the variables held, not a token of anybody's, and nothing of a game's inside."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot import logs
from bot.logs import start_logging, stop_logging
from tests.plain_logs import plain_logs

BOT = "MTU3MzcwMDQ4ODIyOTAyNzg0MQ.Gx1yZw.3q2-7w_AbCdEfGhIjKlMnOpQrStUvWxYz012345"
INTERACTION = "aW50ZXJhY3Rpb246MTU3MzcwMDQ4ODIyOTAyNzg0MQ"


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    level = logging.getLogger().level
    yield
    stop_logging()
    logging.getLogger().setLevel(level)
    for name in logs.OURS:
        logging.getLogger(name).setLevel(logging.NOTSET)
    plain_logs()


def test_a_traceback_shows_no_local_variable(capsys: pytest.CaptureFixture[str]) -> None:
    """A token in a local variable of a failing function reaches no line of the log."""
    start_logging("info")
    try:
        _fail("the-bots-own-token")
    except ValueError as error:
        structlog.get_logger("bot").error("something broke", exc_info=error)
    written = capsys.readouterr().err
    assert "something broke" in written
    assert "_fail" in written
    assert "the-bots-own-token" not in written


def _fail(token: str) -> None:
    raise ValueError(len(token))


@pytest.mark.parametrize(
    "said",
    [
        f"401 with {BOT} from Discord",
        f"POST https://discord.com/api/v10/webhooks/157370/{INTERACTION} responded with 429",
        f"PATCH https://discord.com/api/v10/webhooks/157370/{INTERACTION}/messages/@original",
        f"https://discord.com/api/v10/interactions/157370/{INTERACTION}/callback timed out",
    ],
)
def test_tokens_are_taken_out_of_what_anybody_logs(capsys: pytest.CaptureFixture[str], said: str) -> None:
    start_logging("info")
    logging.getLogger("discord.http").warning("%s", said)
    structlog.get_logger("bot").info("an answer is sent again", error=said, where={"url": [said]})
    try:
        raise RuntimeError(said)
    except RuntimeError as error:
        structlog.get_logger("bot").error("something broke", exc_info=error)
    written = capsys.readouterr().err
    assert BOT not in written
    assert INTERACTION not in written
    assert len(written.splitlines()) == 3
    assert all(json.loads(line)["timestamp"] for line in written.splitlines())


def test_on_a_terminal_a_traceback_is_plain_and_without_tokens(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is coloured takes half a second, in which nobody is answered."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    start_logging("info")
    try:
        _fail_with(BOT)
    except RuntimeError as error:
        structlog.get_logger("bot").error("something broke", exc_info=error)
        logging.getLogger("discord.http").exception("something broke there")
    written = capsys.readouterr().err
    assert written.count("Traceback (most recent call last):") == 2
    assert written.count(", in _fail_with\n    raise RuntimeError(token)\n") == 2
    assert written.count("RuntimeError: …\n") == 2
    assert BOT not in written


def _fail_with(token: str) -> None:
    raise RuntimeError(token)


def test_ordinary_words_stay_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging("info")
    structlog.get_logger("bot").info(
        "a post was given up", kind="story", error="404 Not Found: discord.com/x.y"
    )
    line = json.loads(capsys.readouterr().err)
    assert line["error"] == "404 Not Found: discord.com/x.y"
    assert (line["event"], line["kind"], line["level"]) == ("a post was given up", "story", "info")


def test_libraries_only_warn(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging("debug")
    logging.getLogger("discord.gateway").info("nothing worth a line")
    assert capsys.readouterr().err == ""


def test_the_file_is_json_and_is_rotated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "FILE_BYTES", 2000)
    monkeypatch.setattr(logs, "FILES", 3)
    file = tmp_path / "logs" / "maester.log"
    start_logging("info", file)
    for n in range(200):
        structlog.get_logger("bot").info("a move", n=n)
    stop_logging()
    kept = sorted(file.parent.iterdir())
    assert [each.name for each in kept] == ["maester.log", "maester.log.1", "maester.log.2", "maester.log.3"]
    assert all(each.stat().st_size <= 2000 for each in kept)
    assert json.loads(file.read_text().splitlines()[-1])["n"] == 199


def test_starting_twice_writes_each_line_once(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging("info")
    start_logging("info")
    structlog.get_logger("bot").info("once")
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_log_file_is_its_hosts_alone(tmp_path: Path) -> None:
    old, new = tmp_path / "old.log", tmp_path / "new.log"
    old.touch(0o644)
    for file in (old, new):
        start_logging("info", file)
        assert file.stat().st_mode & 0o777 == 0o600
