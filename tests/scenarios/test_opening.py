"""A table is opened, and something dies in between: there is one place for it, and one message."""

import asyncio
from typing import Any

import pytest
from structlog.typing import EventDict

from bot.engine.table.table import Table
from bot.sandbox.errors import Refusal
from bot.sandbox.faults import CutAfter, Delay, Refuse, RequestFault
from bot.sandbox.model import Channel, ChannelType
from bot.store.protocol import StoreError
from tests.scenarios.stage import SandboxStage

CREATE = "POST /channels/{channel_id}/threads"
LET_IN = "PUT /channels/{channel_id}/thread-members/{user_id}"
GAME = "RISK: Game of Thrones"


def threads(stage: SandboxStage) -> list[Channel]:
    return [each for each in stage.sandbox.world.channels.values() if each.thread]


async def games(stage: SandboxStage) -> list[int | None]:
    """The games of all threads, by their numbers."""
    found = [await stage.bot.tables.store.game_in(each.id) for each in threads(stage)]
    return [None if game is None else game.id for game in found]


@pytest.mark.both
async def test_a_thread_that_was_left_without_its_game_is_taken_by_the_next(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch, logs: list[EventDict]
) -> None:
    """The process died when Discord had opened the thread, and before the game was stored."""

    async def fails(*_: Any) -> Any:
        raise StoreError("the machine is going down")

    monkeypatch.setattr(stage.bot.tables.store, "create_game", fails)
    await stage.alys.command("/game new", system="risk", thread=True)
    assert await games(stage) == [None]
    logs.clear()
    await stage.restart()
    await stage.alys.command("/game new", system="risk", thread=True)
    assert await games(stage) == [1]
    stage.alys.here = GAME
    assert "has set a table" in (await stage.alys.reads("has set a table")).text


@pytest.mark.parametrize(
    ("fault", "on"), [(CutAfter(), CREATE), (Refuse(Refusal.TOO_MANY_THREAD_MEMBERS), LET_IN)]
)
async def test_so_is_one_where_discord_broke_off(
    stage: SandboxStage, logs: list[EventDict], fault: RequestFault, on: str
) -> None:
    stage.sandbox.faults.order(fault, on=on)
    await stage.alys.command("/game new", system="risk", thread=True)
    assert await games(stage) == [None]
    logs.clear()
    await stage.alys.command("/game new", system="risk", thread=True)
    assert await games(stage) == [1]


async def test_of_two_opened_at_once_each_has_its_own(stage: SandboxStage) -> None:
    """The thread of the first stands there while its game is not stored yet."""
    stage.sandbox.faults.order(Delay(0.5), on=LET_IN)
    first = asyncio.create_task(stage.alys.command("/game new", system="risk", thread=True))
    await stage.brynden.wait(lambda: threads(stage))
    await stage.brynden.command("/game new", system="risk", thread=True)
    await first
    assert await games(stage) == [1, 2]


async def test_a_thread_that_had_a_game_or_is_somebody_elses_is_left_alone(stage: SandboxStage) -> None:
    world = stage.sandbox.world
    channel = next(each for each in world.channels.values() if each.name == "small-council")
    world.start_thread(channel, GAME, ChannelType.PUBLIC_THREAD, stage.alys.id)
    await stage.alys.command("/game new", system="risk", thread=True)
    (_, own) = threads(stage)
    await stage.alys.command("/game leave", channel=own.id)
    await stage.alys.command("/game new", system="risk", thread=True)
    assert await games(stage) == [None, 1, 2]


@pytest.mark.both
async def test_a_lobby_that_was_shown_and_could_not_be_noted_is_found_again(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch, logs: list[EventDict]
) -> None:
    """The process died between its answer and the note of it. An answer has no nonce to know it by."""

    async def dies(*_: Any) -> None:
        raise StoreError("the machine is going down")

    with monkeypatch.context() as until:
        until.setattr(Table, "remember", dies)
        await stage.alys.command("/game new", system="risk")
        await stage.stop()
    logs.clear()
    await stage.start()
    await stage.brynden.command("/game join")
    await stage.alys.settle()
    (lobby,) = [seen for seen in stage.alys.sees() if "has set a table" in seen.text]
    assert f"<@{stage.brynden.id}>" in lobby.text
