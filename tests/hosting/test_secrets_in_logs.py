"""A game is played with the log at its most talkative: nothing that is hidden from anybody is in it."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.logs import OURS, start_logging, stop_logging
from tests.plain_logs import plain_logs
from tests.scenarios.conftest import _quick_pictures, _same_dice
from tests.scenarios.players import ByButtons, begin
from tests.scenarios.stage import SECRET, on_sandbox

__all__ = ["_quick_pictures", "_same_dice"]


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """Where the log is written, down to debug."""
    level = logging.getLogger().level
    start_logging("debug", tmp_path / "maester.log")
    yield tmp_path / "maester.log"
    stop_logging()
    logging.getLogger().setLevel(level)
    for name in OURS:
        logging.getLogger(name).setLevel(logging.NOTSET)
    plain_logs()


async def test_a_game_leaves_no_secret_in_the_log(log: Path, tmp_path: Path) -> None:
    async with on_sandbox(tmp_path / "maester.db") as stage:
        first, second, _ = await begin(stage, "Alys", "Brynden", "Cass")
        await ByButtons().take_turn(first)
        await first.settle()
        plan = "deploy winterfell 3; end"
        await second.command("/plan", actions=plan)
        await second.command("/risk deploy", territory="nowhere of that name", armies=99)
        db = stage.bot.tables.store
        await db._run('UPDATE entries SET events = \'[{"card":"wildfire"}]\' WHERE n = 0')  # type: ignore[attr-defined]
        await first.command("/game log")
        table = await stage.table(first)
        hands = {card.id for seat in range(3) for card in table.view(seat).hand}
        words = [row.words for row in table.seats if row.words]
        token = stage.sandbox.token
        tokens = [
            one.path.split("/")[4] for one in stage.sandbox.rest.traffic if "/interactions/" in one.path
        ]
    lines = log.read_text().splitlines()
    assert lines
    assert all(json.loads(line)["event"] for line in lines)
    text = "\n".join(lines)
    hidden = [SECRET, token, plan, "nowhere of that name", "wildfire", *hands, *words, *tokens]
    assert [each for each in hidden if each in text] == []
