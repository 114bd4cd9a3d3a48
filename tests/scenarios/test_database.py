"""The database fails while people play: they are told in a sentence, nothing is half done, and play goes on."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from structlog.typing import EventDict

from bot.hosting.server_lease import taken
from bot.sandbox.model import CallbackType
from bot.store.plans import PlanRow
from bot.store.protocol import StoreError
from bot.store.rows import Append
from bot.store.sqlite import SqliteStore, open_sqlite
from tests.postgres import Server
from tests.scenarios.players import begin, panel
from tests.scenarios.stage import SandboxStage, on_sandbox

TOLD = "Maester's archive does not answer just now."


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Another process writes and does not end."""
    db = sqlite3.connect(database)
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        db.close()


def forgive(logs: list[EventDict], *events: str) -> None:
    """Errors that belong to the test; every other one fails it."""
    found = {entry["event"] for entry in logs if entry["log_level"] == "error"}
    assert found
    assert found <= set(events)
    logs.clear()


async def befall(stage: SandboxStage, work: Callable[[sqlite3.Connection], object]) -> None:
    """Something that happens to the connection that writes."""
    store = stage.bot.tables.store
    assert isinstance(store, SqliteStore)
    await store._writing.run(work)


def pragma(words: str) -> Callable[[sqlite3.Connection], object]:
    return lambda db: db.execute(f"PRAGMA {words}").fetchall()


def fill(db: sqlite3.Connection) -> None:
    """No page is left on the disk, and each entry wants many."""
    db.execute("CREATE TABLE ballast (stone BLOB)")
    db.execute(
        "CREATE TRIGGER load AFTER INSERT ON entries BEGIN INSERT INTO ballast VALUES (zeroblob(99999)); END"
    )
    pragma("max_page_count = 1")(db)


async def test_a_slow_database_puts_the_answer_off(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden")
    land = (await panel(first)).menus[0].options[0].value
    monkeypatch.setattr(sys.modules["cogs.interaction.answers"], "IN_TIME", 0.02)
    asked = stage.sandbox.world.interactions
    with held(stage.settings.database):
        moving = asyncio.create_task(first.command("/risk deploy", territory=land, armies=1))
        await first.wait(lambda: any(one.answer is CallbackType.DEFERRED_MESSAGE for one in asked.values()))
    done = await moving
    assert done.reply is not None
    assert done.reply.ephemeral
    assert "sends an army" in done.text


async def test_a_slow_panel_is_put_off_and_stays_where_it_is(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden")
    private = await panel(first)
    half = (await first.select(private, None, [private.menus[0].options[0].value])).reply
    assert half is not None
    monkeypatch.setattr(sys.modules["cogs.interaction.answers"], "IN_TIME", 0.02)
    asked = stage.sandbox.world.interactions
    with held(stage.settings.database):
        moving = asyncio.create_task(first.click(half, label="Deploy"))
        await first.wait(lambda: any(one.answer is CallbackType.DEFERRED_UPDATE for one in asked.values()))
    await moving
    done = await first.reads("sends")
    assert done.id == half.id


async def test_a_form_that_comes_too_late_is_told_as_that(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch, logs: list[EventDict]
) -> None:
    """Discord opens no form once the answer was put off; it was told, and logged, that something is broken."""
    first, *_ = await begin(stage, "Alys", "Brynden")
    planner = stage.bot.tables.planner
    of = planner.of

    async def slowly(*asked: Any) -> PlanRow | None:
        await asyncio.sleep(0.2)
        return await of(*asked)

    with monkeypatch.context() as patch:
        patch.setattr(planner, "of", slowly)
        patch.setattr(sys.modules["cogs.interaction.answers"], "IN_TIME", 0.02)
        told = await first.command("/plan")
    assert "Discord did not wait for the answer" in told.text
    assert not [log for log in logs if log["log_level"] == "error"]


@pytest.mark.parametrize("failure", ["locked", "full", "read-only"])
async def test_a_move_that_cannot_be_stored_is_not_made_and_can_be_made_again(
    tmp_path: Path, logs: list[EventDict], monkeypatch: pytest.MonkeyPatch, failure: str
) -> None:
    monkeypatch.setattr("bot.hosting.database.open_sqlite", partial(open_sqlite, busy=0.05))
    async with on_sandbox(tmp_path / "maester.db") as stage:
        first, *_ = await begin(stage, "Alys", "Brynden")
        private = await panel(first)
        half = (await first.select(private, None, [private.menus[0].options[0].value])).reply
        assert half is not None
        await first.settle()
        before = (await stage.table(first)).state
        press = stage.named(first).holding(half, "Deploy")
        match failure:
            case "locked":
                with held(stage.settings.database):
                    refused = await press()
            case "full":
                await befall(stage, fill)
                refused = await press()
                await befall(stage, pragma("max_page_count = 100000"))
            case _:
                await befall(stage, pragma("query_only = ON"))
                refused = await press()
                await befall(stage, pragma("query_only = OFF"))
        assert TOLD in refused.text
        assert refused.reply is not None
        assert refused.reply.ephemeral
        assert (await stage.table(first)).state == before
        assert "sends" in (await press()).text
        forgive(logs, "the database failed", "the database refused a transaction", "a change was not stored")


async def test_a_server_that_goes_away_stops_nothing_for_good(
    postgres: Server, tmp_path: Path, logs: list[EventDict]
) -> None:
    """What was confirmed is there, what was refused is not, and the bot goes on by itself when the server is back."""
    url = await postgres.database()
    async with on_sandbox(url, tmp_path) as stage:
        first, *_ = await begin(stage, "Alys", "Brynden")
        private = await panel(first)
        half = (await first.select(private, None, [private.menus[0].options[0].value])).reply
        assert half is not None
        await first.settle()
        before = (await stage.table(first)).state
        await postgres.reachable(url, False)
        assert TOLD in (await first.click(half, label="Deploy")).text
        await postgres.reachable(url, True)
        for _ in range(200):  # until the lease is taken again
            if await taken(url):
                break
            await asyncio.sleep(0.05)
        logs[:] = [
            entry for entry in logs if entry["log_level"] != "error"
        ]  # each of them tells of the server
        assert (await stage.table(first)).state == before
        again = (await first.select(await panel(first), None, [private.menus[0].options[0].value])).reply
        assert again is not None
        assert "sends" in (await first.click(again, label="Deploy")).text
        await first.settle()
        assert (await stage.table(first)).state != before
        assert not stage.bot.lost.is_set()


async def test_what_a_game_master_confirms_twice_in_doubt_is_done_once(
    stage: SandboxStage, logs: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(stage, "Alys", "Brynden")
    table = await stage.table(stage.alys)
    shown = await stage.alys.command("/gm announce", reason="so agreed", words="Hear me")
    assert shown.reply is not None
    append = table.store.append

    async def append_in_doubt(change: Append) -> None:
        await append(change)
        monkeypatch.setattr(table.store, "append", append)
        raise StoreError("the connection was lost")

    monkeypatch.setattr(table.store, "append", append_in_doubt)
    confirm = stage.named(stage.alys).holding(shown.reply, "Confirm")
    assert TOLD in (await confirm()).text
    assert "It is done" in (await confirm()).text
    assert [entry.act.kind for entry in await table.entries(0) if entry.act] == ["announce"]
    forgive(logs, "the database failed")


async def test_a_damaged_entry_is_told_and_the_game_still_stands(
    stage: SandboxStage, logs: list[EventDict]
) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden")
    db = sqlite3.connect(stage.settings.database)
    db.execute("UPDATE entries SET events = '{' WHERE n = 0")
    db.commit()
    db.close()
    (await stage.table(first))._tail.clear()  # of a longer game the beginning is in memory no more
    assert TOLD in (await first.command("/game log")).text
    assert "It is your turn" in (await first.command("/game status")).text
    forgive(logs, "the database failed")


async def test_a_broken_rule_set_is_told_without_a_traceback(
    stage: SandboxStage, logs: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden")
    table = await stage.table(first)

    def act(*_: object) -> None:
        raise ZeroDivisionError("a secret of the inside")

    monkeypatch.setattr(type(table.rules), "act", act)
    told = (await first.command("/risk end")).text
    assert "Something went wrong, and nothing has changed." in told
    assert "secret" not in told
    assert told.rstrip(".").split()[-1].isdigit()
    entry = next(entry for entry in logs if entry["event"] == "something broke")
    assert isinstance(entry["exc_info"], ZeroDivisionError)
    forgive(logs, "something broke")
