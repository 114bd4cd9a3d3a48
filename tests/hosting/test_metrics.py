"""The figures: what they count, that nobody is in them, and that nothing is served unless the host asks for it."""

import asyncio
import json
import logging
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
import structlog
from prometheus_client import REGISTRY
from structlog.testing import capture_logs
from typer.testing import CliRunner

from bot.cli import app
from bot.engine.table.pace import HOUR
from bot.errors import HostError
from bot.hosting.exporter import Exporter
from bot.logs import start_logging, stop_logging
from bot.sandbox.faults import CutBefore
from bot.settings import Settings
from bot.store.sqlite import SqliteStore, open_sqlite
from tests.engine.engine_fixture import SYSTEMS, Desk, begun, cards, lay, lobby
from tests.engine.fake_clock import Hourglass, timed
from tests.plain_logs import plain_logs
from tests.scenarios.conftest import _quick_pictures, _same_dice
from tests.scenarios.players import begin, dashboard, panel
from tests.scenarios.stage import SECRET, SandboxStage, on_sandbox
from tests.scenarios.test_weather import EDIT

__all__ = ["_quick_pictures", "_same_dice"]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_sqlite(tmp_path / "maester.db")
    yield opened
    await opened.close()


async def scraped(exporter: Exporter) -> str:
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"http://127.0.0.1:{exporter.port}/metrics") as answer,
    ):
        assert answer.status == 200
        return await answer.text()


def count(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def test_games_and_posts_are_counted_as_they_are_when_asked(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "maester.db")
    tables = await desk.open()
    exporter = Exporter(desk.store, "127.0.0.1", 0, desk.path)
    await exporter.start()
    await lobby(tables, channel=1)
    table = await begun(tables, channel=2)
    text = await scraped(exporter)
    assert 'maester_games{status="lobby"} 1.0' in text
    assert 'maester_games{status="playing"} 1.0' in text
    waiting = re.search(r"^maester_outbox_posts (.*)$", text, re.MULTILINE)
    assert waiting
    assert float(waiting[1]) > 0
    await desk.store.set_status(table.game.id, "over", 5.0)
    assert 'maester_games{status="playing"} 0.0' in await scraped(exporter)
    await exporter.stop()
    await exporter.stop()
    await desk.close()


async def test_how_long_posts_wait_and_since_when_there_is_no_backup(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "maester.db")
    tables = await desk.open()
    exporter = Exporter(desk.store, "127.0.0.1", 0, desk.path)
    await exporter.start()
    text = await scraped(exporter)
    assert "maester_oldest_post_seconds 0.0" in text
    assert "maester_backup_age_seconds +Inf" in text
    await begun(tables)
    long_ago = "UPDATE outbox SET written_at = written_at - 100"
    await desk.store._writer.submit(lambda db: db.execute(long_ago))
    done = CliRunner().invoke(app, ["backup", str(tmp_path / "copy.db"), "--database", str(desk.path)])
    assert done.exit_code == 0
    text = await scraped(exporter)
    assert 100 <= figure(text, "maester_oldest_post_seconds") < 160
    assert 0 <= figure(text, "maester_backup_age_seconds") < 60
    await exporter.stop()
    await desk.close()


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{name} (.*)$", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


async def test_the_time_of_a_commit_and_the_lateness_of_a_clock_are_measured(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "maester.db")
    await desk.open()
    glass = Hourglass(desk)
    tables = await glass.start()
    commits, lags = count("maester_commit_seconds_count"), count("maester_deadline_lag_seconds_sum")
    await timed(tables, "tourney", hours=1)
    assert count("maester_commit_seconds_count") == commits + 1
    desk.time += HOUR + 30
    await desk.store.beat(desk.time, 1e9)
    await glass.clock.tick()
    assert count("maester_deadline_lag_seconds_sum") >= lags + 30
    await desk.close()


def test_an_error_is_counted_by_its_sentence(tmp_path: Path) -> None:
    before = count("maester_errors_total", kind="the disk is on fire")
    start_logging("error", tmp_path / "maester.log")
    try:
        structlog.get_logger().error("the disk is on fire", game=7)
        structlog.get_logger().warning("it is warm")
    finally:
        stop_logging()
        plain_logs()
    assert count("maester_errors_total", kind="the disk is on fire") == before + 1
    assert count("maester_errors_total", kind="it is warm") == 0


def test_an_error_of_a_library_is_counted_by_who_logs_it(tmp_path: Path) -> None:
    """Its sentence may hold anything: `Task exception was never retrieved`, and the task."""
    before = count("maester_errors_total", kind="asyncio")
    start_logging("error", tmp_path / "maester.log")
    try:
        logging.getLogger("asyncio").error("Task was destroyed: %s", "the name of somebody")
        logging.getLogger("asyncio").warning("it took long")
    finally:
        stop_logging()
        plain_logs()
    assert count("maester_errors_total", kind="asyncio") == before + 1


async def test_an_action_counts_once_however_often_it_arrives(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "maester.db")
    tables = await desk.open()
    table = await begun(tables)
    before = count("maester_actions_total", system="tourney", by="player")
    for _ in range(2):
        await tables.act(table.game.id, 0, lay(cards(table, 0)[0]), interaction=7)
    assert count("maester_actions_total", system="tourney", by="player") == before + 1
    assert set(tables.systems) == set(SYSTEMS)
    await desk.close()


async def test_a_taken_port_is_said_in_a_sentence(store: SqliteStore) -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as taken,
        pytest.raises(HostError, match="choose another MAESTER_METRICS_PORT"),
    ):
        await Exporter(store, "127.0.0.1", taken.getsockname()[1], Path("none.db")).start()


async def test_a_database_that_fails_is_no_figure(store: SqliteStore) -> None:
    exporter = Exporter(store, "127.0.0.1", 0, Path("none.db"))
    await exporter.start()
    await store._run("ALTER TABLE outbox RENAME TO gone")
    with capture_logs() as logs:
        async with (
            aiohttp.ClientSession() as http,
            http.get(f"http://127.0.0.1:{exporter.port}/metrics") as answer,
        ):
            assert answer.status == 503
    assert [line["event"] for line in logs] == ["the metrics could not be read"]
    await exporter.stop()


def test_they_are_off_and_for_this_machine_alone_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MAESTER_METRICS_PORT", "MAESTER_METRICS_HOST"):
        monkeypatch.delenv(name, raising=False)
    settings = Settings(_env_file=None)  # type: ignore[call-arg]
    assert (settings.metrics_port, settings.metrics_host) == (None, "127.0.0.1")


MOVING = (
    ("maester_actions_total", {"system": "risk", "by": "player"}),
    ("maester_refusals_total", {"kind": "RuleError"}),
    ("maester_answer_seconds_count", {"kind": "application_command"}),
    ("maester_answer_seconds_count", {"kind": "component"}),
    ("maester_answer_seconds_count", {"kind": "modal_submit"}),
    ("maester_answer_seconds_count", {"kind": "autocomplete"}),
    ("maester_commit_seconds_count", {}),
    ("maester_publish_lag_seconds_count", {"kind": "dashboard"}),
    ("maester_post_seconds_count", {"kind": "dashboard"}),
    ("maester_post_failures_total", {"kind": "dashboard"}),
    ("maester_draw_seconds_count", {"what": "map"}),
    ("maester_loop_lag_seconds_count", {}),
)
"""What people move by playing, as the guide tells it."""


async def test_every_figure_moves_while_people_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.outbox.FIRST_PAUSE", 0.01)
    before = [count(name, **labels) for name, labels in MOVING]
    async with on_sandbox(tmp_path / "maester.db") as stage:
        first, second = await begin(stage, "Alys", "Brynden")
        land = (await panel(first)).menus[0].options[0].value
        await second.command("/risk deploy", territory=land, armies=1)
        live = dashboard(first)
        assert live is not None
        await first.click(live, label="My hand")
        await first.complete("/risk deploy", focused="territory")
        await first.settle()
        stage.sandbox.faults.order(CutBefore(), on=EDIT)
        await first.command("/risk deploy", territory=land, armies=1)
        opened = await first.command("/plan")
        assert opened.form is not None
        await first.submit(opened.form, plan="end")
        await first.settle()
    after = [count(name, **labels) for name, labels in MOVING]
    assert [told for told, was, now in zip(MOVING, before, after, strict=True) if now <= was] == []


async def test_nothing_of_anybody_is_in_them(tmp_path: Path) -> None:
    """A game by people on the sandbox: the figures tell of it, and no name, id, secret or card is in a label."""
    async with on_sandbox(tmp_path / "maester.db") as stage:
        stage.settings = stage.settings.model_copy(update={"metrics_port": 0})
        assert stage.bot._exporter is None
        await stage.restart()
        exporter = stage.bot._exporter
        assert exporter is not None
        before = count("maester_actions_total", system="risk", by="player")
        refused = count("maester_refusals_total", kind="RuleError")
        first, second = await begin(stage, "Alys", "Brynden")
        land = (await panel(first)).menus[0].options[0].value
        await first.command("/risk deploy", territory=land, armies=1)
        await second.command("/risk deploy", territory=land, armies=1)
        await first.settle()
        text = await scraped(exporter)
        assert count("maester_actions_total", system="risk", by="player") > before
        assert count("maester_refusals_total", kind="RuleError") > refused
        for figure in ("maester_post_seconds", "maester_draw_seconds", "maester_loop_lag_seconds"):
            assert f"# TYPE {figure} histogram" in text
        labels = " ".join(re.findall(r"\{(.*)\}", text))
        secrets = (SECRET, stage.sandbox.token, "Alys", "Brynden", land, str(first.id), str(first.dm))
        assert not [each for each in secrets if each in labels]
        ours = {line for line in text.splitlines() if line.startswith("maester_")}
        assert {name for line in ours for name in re.findall(r'(\w+)="', line)} <= {
            *("system", "by", "kind", "what", "status", "le")
        }
        await _closed(stage)


async def _closed(stage: SandboxStage) -> None:
    """With the bot its figures go."""
    port = stage.bot._exporter.port if stage.bot._exporter else 0
    await stage.stop()
    with pytest.raises(OSError):
        await asyncio.open_connection("127.0.0.1", port)
    await stage.start()


async def test_one_thing_somebody_did_can_be_followed_by_its_number(tmp_path: Path) -> None:
    """From the event to the answer and to each post that came of it."""
    log = tmp_path / "maester.log"
    start_logging("debug", log)
    try:
        async with on_sandbox(tmp_path / "maester.db") as stage:
            first, _ = await begin(stage, "Alys", "Brynden")
            land = (await panel(first)).menus[0].options[0].value
            await first.command("/risk deploy", territory=land, armies=1)
            await first.settle()
    finally:
        stop_logging()
        plain_logs()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    moved = next(line["interaction"] for line in reversed(lines) if line["event"] == "stored")
    followed = [line["event"] for line in lines if line.get("interaction") == moved]
    assert followed[:3] == ["asked", "stored", "answered"]
    assert set(followed[3:]) == {"posted"}
    assert all(line["game"] == 1 for line in lines if line.get("interaction") == moved and "game" in line)
