"""What people see of the gate, on the sandbox: a private sentence, while everybody else plays on."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.sandbox.model import CallbackType
from bot.settings import Settings
from tests.scenarios.conftest import _quick_pictures, _same_dice
from tests.scenarios.players import begin, panel
from tests.scenarios.stage import SandboxStage, on_sandbox
from tests.scenarios.test_database import held

__all__ = ["_quick_pictures", "_same_dice"]


@pytest.fixture
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SandboxStage]:
    async with on_sandbox(tmp_path / "maester.db") as stage:
        yield stage


async def test_who_does_too_much_is_told_in_private_and_the_others_play_on(stage: SandboxStage) -> None:
    stage.settings = Settings(database=stage.settings.database, agent_pause=0.0, burst=3, rate=0.001)
    await stage.restart()
    opened = await stage.alys.command("/game new", system="risk")
    assert opened.reply is not None
    for _ in range(2):
        await stage.alys.command("/game status")
    before = await stage.table(stage.alys)
    for outcome in (
        await stage.alys.command("/game status"),
        await stage.alys.click(opened.reply, label="Begin"),
    ):
        assert outcome.reply is not None
        assert outcome.reply.ephemeral
        assert outcome.text.startswith("One thing after the other.")
    assert await stage.alys.complete("/game new", focused="system", value="r") == []
    assert f"<@{stage.brynden.id}>" in (await stage.brynden.click(opened.reply, label="Join")).text
    assert await stage.cass.complete("/game new", focused="system", value="r") != []
    assert (await stage.table(stage.alys)).game.status == before.game.status == "lobby"


async def test_agents_are_not_held_back(stage: SandboxStage) -> None:
    stage.settings = Settings(database=stage.settings.database, agent_pause=0.0, burst=7, rate=0.001)
    await stage.restart()
    await stage.alys.command("/game new", system="risk")
    await stage.alys.command("/game options", option="houses", value="deal")
    for _ in range(2):
        await stage.alys.command("/game agent")
    await stage.alys.command("/game start")
    asked = await stage.alys.command("/game concede")
    assert asked.reply is not None
    await stage.alys.click(asked.reply, label="Leave for good")
    table = await stage.table(stage.alys)
    await stage.sandbox.until(lambda: table.game.version > 20)


async def test_a_stop_finishes_what_somebody_has_begun(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is stored and answered, although the bot was told to stop in the middle of it."""
    first, *_ = await begin(stage, "Alys", "Brynden")
    land = (await panel(first)).menus[0].options[0].value
    monkeypatch.setattr(sys.modules["cogs.interaction.answers"], "IN_TIME", 0.02)
    asked = stage.sandbox.world.interactions
    with held(stage.settings.database):
        moving = asyncio.create_task(first.command("/risk deploy", territory=land, armies=1))
        await first.wait(lambda: any(one.answer is CallbackType.DEFERRED_MESSAGE for one in asked.values()))
        stopping = asyncio.create_task(stage.stop())
        await stage.sandbox.until(lambda: stage.bot.gate._shut)
        late = await stage.brynden.command("/game status")
        assert late.text.startswith("Maester is about to rest for a moment.")
    assert "sends an army" in (await moving).text
    with capture_logs() as logs:
        await stopping
    assert [line for line in logs if line["log_level"] not in ("debug", "info")] == []
    await stage.start()


async def test_a_held_game_is_told_in_the_channel_and_to_whoever_tries_to_move(stage: SandboxStage) -> None:
    first, second = await begin(stage, "Alys", "Brynden")
    private = await panel(first)
    await stage.stop()
    with closing(sqlite3.connect(stage.settings.database)) as db, db:
        db.execute("UPDATE games SET rules_version = 'of old'")
    with capture_logs() as logs:
        await stage.start()
        assert "It rests, and no clock runs" in (await second.reads("Maester has new rules")).text
    assert [line["began"] for line in logs if "began" in line] == ["of old"]
    land = private.menus[0].options[0].value
    assert "This game rests" in (await first.command("/risk deploy", territory=land, armies=1)).text
    assert (await first.command("/game board")).reply is not None
    assert (await stage.table(first)).game.version == 1
