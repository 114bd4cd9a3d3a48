"""`maester migrate`: running games are replayed by the rules at hand, and go on only if they come out the same."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from bot.cli import app
from bot.engine.table import rewind
from bot.engine.table.absence import appoint_regent
from bot.engine.table.pace import Pace
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.rejudge import SAME
from bot.hosting import lease, migration
from bot.hosting.migration import Trial
from bot.rules.contract import RuleError
from bot.store import migrate as migrations
from bot.store.protocol import StoreError
from bot.store.sqlite import SqliteStore, open_sqlite
from tests.engine.engine_fixture import ALYS, BRAN, SYSTEMS, awaited, begun, cards, lay, lobby, play
from tests.hosting.test_rules_versions import NOW, newer
from tests.worked import tourney

OLD = type(tourney())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "maester.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_sqlite(path)
    yield opened
    await opened.close()


async def one_game(store: SqliteStore, actions: int = 4) -> Table:
    table = await begun(Tables(store, SYSTEMS, lambda: NOW))
    await play(table, actions)
    return table


def tried(path: Path, **changes: Callable[..., Any]) -> Trial:
    """What becomes of the only game under other rules."""
    (trial,) = migration.check(path, newer(**changes))
    return trial


def verdict(trial: Trial) -> tuple[str, int | None]:
    assert trial.verdict is not None
    return trial.verdict.kind, trial.verdict.at


async def test_rules_that_judge_alike_give_the_same_game(store: SqliteStore, path: Path) -> None:
    await one_game(store)
    trial = tried(path)
    assert (trial.verdict, trial.goes_on) == (SAME, True)
    assert str(trial) == "Game 1 (tourney, rules 1 → 2): the same after all 5 entries."


async def test_a_game_under_the_rules_it_began_under_needs_nothing(store: SqliteStore, path: Path) -> None:
    await one_game(store)
    (trial,) = migration.check(path, SYSTEMS)
    assert (trial.goes_on, trial.changed) == (True, False)
    assert str(trial) == "Game 1 (tourney, rules 1): the same after all 5 entries."


async def test_rules_that_changed_without_another_version_are_found_out(
    store: SqliteStore, path: Path
) -> None:
    await one_game(store)

    def act(*_: Any) -> Any:
        raise RuleError("TOURNEY-9", "tourney-no-more")

    (trial,) = migration.check(path, newer(version="1", act=act))
    assert (trial.goes_on, trial.changed) == (False, False)
    assert str(trial) == (
        "Game 1 (tourney, rules 1): refused at entry 1: TOURNEY-9 forbids it (tourney-no-more)."
    )


async def test_a_journal_that_cannot_be_read_is_found_whatever_its_version(
    store: SqliteStore, path: Path
) -> None:
    await one_game(store)
    await store._run('UPDATE entries SET events = \'[{"kind":"tourney_lost"}]\' WHERE n = 2')
    (trial,) = migration.check(path, SYSTEMS)
    assert (trial.goes_on, verdict(trial)) == (False, ("unreadable", 2))


async def test_the_entry_at_which_a_game_would_go_another_way_is_named_and_nothing_hidden_is(
    store: SqliteStore, path: Path
) -> None:
    """Bran's second card is laid higher by the other rules."""
    table = await one_game(store, 3)
    seat, hand = awaited(table)[0], cards(table, awaited(table)[0])
    await table.submit(seat, lay(hand[0]))

    def act(self: Any, state: Any, seat: int, action: Any, chance: Any) -> Any:
        events = OLD.act(self, state, seat, action, chance)
        if action.card == str(hand[0]) and len(events) and seat == awaited_seat:
            return (*events, events[-1])
        return events

    awaited_seat = seat
    trial = tried(path, act=act)
    assert (verdict(trial)[0], trial.goes_on) == ("differs", False)
    assert trial.verdict is not None
    assert trial.verdict.at in range(1, 5)
    assert re.fullmatch(r"it had \d events and has \d", trial.verdict.why), "which card was laid is hidden"


async def test_a_move_that_the_other_rules_forbid_is_named_with_the_clause(
    store: SqliteStore, path: Path
) -> None:
    await one_game(store)

    def act(*_: Any) -> Any:
        raise RuleError("TOURNEY-9", "tourney-no-more")

    trial = tried(path, act=act)
    assert verdict(trial) == ("refused", 1)
    assert str(trial).endswith("refused at entry 1: TOURNEY-9 forbids it (tourney-no-more).")


async def test_other_draws_are_another_game(store: SqliteStore, path: Path) -> None:
    await one_game(store)

    def new(self: Any, options: Any, players: int, chance: Any) -> Any:
        chance.roll("weather", 6)
        return OLD.new(self, options, players, chance)

    trial = tried(path, new=new)
    assert verdict(trial) == ("differs", 0)


async def test_rules_that_break_on_a_game_are_no_end_of_the_report(store: SqliteStore, path: Path) -> None:
    await one_game(store)

    def act(*_: Any) -> Any:
        raise ZeroDivisionError("the card 4 of Bran")

    trial = tried(path, act=act)
    assert verdict(trial) == ("refused", 1)
    assert "ZeroDivisionError" in str(trial)
    assert "Bran" not in str(trial)


async def test_a_journal_that_cannot_be_read_is_said_to_be_so(store: SqliteStore, path: Path) -> None:
    await one_game(store)
    await store._run('UPDATE entries SET events = \'[{"kind":"tourney_lost"}]\' WHERE n = 2')
    trial = tried(path)
    assert verdict(trial) == ("unreadable", 2)


async def test_a_game_without_rules_is_reported(store: SqliteStore, path: Path) -> None:
    await one_game(store)
    (trial,) = migration.check(path, {})
    assert (trial.verdict, trial.goes_on) == (None, False)


async def test_who_plays_a_seat_is_nothing_that_rules_judge(store: SqliteStore, path: Path) -> None:
    tables = Tables(store, SYSTEMS, lambda: NOW, agent_pause=1000)
    table = await begun(tables)
    await appoint_regent(table, 1, table.game.version)
    await play(table, 2)
    await tables.close()
    trial = tried(path)
    assert (trial.verdict, trial.entries) == (SAME, 4)


async def test_what_was_taken_back_is_taken_back_again(store: SqliteStore, path: Path) -> None:
    table = await one_game(store, 3)
    await table.amend(lambda: rewind.rewind_to(table, 1), "gm")
    await play(table, 4, seed=2)
    trial = tried(path)
    assert (trial.verdict, trial.entries) == (SAME, 9)


async def test_only_running_games_are_replayed(store: SqliteStore, path: Path) -> None:
    table = await one_game(store)
    await lobby(Tables(store, SYSTEMS, lambda: NOW), channel=2)
    await store.set_status(table.game.id, "over", NOW)
    assert list(migration.check(path, newer())) == []


async def test_a_check_changes_nothing_not_even_an_older_database(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = migrations.steps()
    store = await open_sqlite(path)
    await one_game(store)
    await store.close()
    monkeypatch.setattr(
        "bot.hosting.migration.steps", lambda: {**known, max(known) + 1: "CREATE TABLE later (x TEXT);"}
    )
    before = path.read_bytes()
    assert tried(path).goes_on
    assert path.read_bytes() == before


async def test_an_older_database_is_copied_beside_itself(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is room for another of its size; the folder for temporary files is memory in a container."""
    known = migrations.steps()
    store = await open_sqlite(path)
    await one_game(store)
    await store.close()
    more = {**known, max(known) + 1: "CREATE TABLE later (x TEXT);"}
    monkeypatch.setattr("bot.hosting.migration.steps", lambda: more)
    monkeypatch.setattr("tempfile.tempdir", "/nowhere")
    assert tried(path).goes_on
    assert not list(path.parent.glob("maester-*"))


async def test_a_copy_for_which_there_is_no_room_is_told_in_a_sentence(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_sqlite(path)
    await one_game(store)
    await store.close()
    monkeypatch.setattr("bot.hosting.migration.steps", lambda: {999: ""})

    def full(_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("bot.hosting.migration.migrate", full)
    with pytest.raises(
        StoreError, match=r"maester\.db cannot be brought up to date to look at it: .* disk is full"
    ):
        tried(path)


async def test_apply_pins_what_came_out_the_same_and_the_game_goes_on(store: SqliteStore, path: Path) -> None:
    table = await one_game(store, 2)
    await migration.apply(path, newer(), lambda: NOW)
    tables = Tables(store, newer(), lambda: NOW)
    again = await tables.table(table.game.id)
    assert (again.game.rules_version, again.held, again.state) == ("2", False, table.state)
    await tables.act(again.game.id, 0, lay(cards(again, 0)[0]))
    (trial,) = migration.check(path, newer())
    assert (trial.goes_on, trial.changed) == (True, False)


async def test_apply_leaves_a_game_that_differs_alone(store: SqliteStore, path: Path) -> None:
    table = await one_game(store)

    def act(*_: Any) -> Any:
        raise RuleError("TOURNEY-9", "tourney-no-more")

    (trial,) = await migration.apply(path, newer(act=act), lambda: NOW)
    assert not trial.goes_on
    assert await store.game(table.game.id) == table.game


async def test_after_it_whoever_is_awaited_has_the_time_of_the_decision_again(
    store: SqliteStore, path: Path
) -> None:
    tables = Tables(store, SYSTEMS, lambda: NOW)
    table = await lobby(tables, [ALYS, BRAN])
    await tables.set_pace(table.game.id, lambda _: Pace(hours=24))
    await tables.start(table.game.id)
    late, tired = await store.clocks(table.game.id)
    worn = [replace(late, lapsed=True, bank=7.0), replace(tired, used=80_000.0, reminded=3)]
    await store.set_clocks(table.game.id, 1, worn, ())
    later = NOW + 500_000
    await migration.apply(path, newer(), lambda: later)
    clocks = await store.clocks(table.game.id)
    assert [(clock.since, clock.next_at) for clock in clocks] == [(later, later)] * 2
    assert [(clock.used, clock.reminded, clock.lapsed) for clock in clocks] == [(0.0, 0, False)] * 2
    assert [clock.decision for clock in clocks] == [late.decision, tired.decision]
    assert [clock.bank for clock in clocks] == [7.0, tired.bank]
    await migration.apply(path, newer(), lambda: later + 9)
    assert await store.clocks(table.game.id) == clocks, "it began under these rules by now"


async def test_whoever_is_not_awaited_gets_no_clock_that_runs(store: SqliteStore, path: Path) -> None:
    tables = Tables(store, SYSTEMS, lambda: NOW)
    table = await lobby(tables, [ALYS, BRAN])
    await tables.set_pace(table.game.id, lambda _: Pace(hours=24))
    await tables.start(table.game.id)
    _, second = await store.clocks(table.game.id)
    idle = replace(second, since=None, next_at=None)
    await store.set_clocks(table.game.id, 1, [idle], ())
    await migration.apply(path, newer(), lambda: NOW + 9)
    assert [clock.since for clock in await store.clocks(table.game.id)] == [NOW + 9, None]


# ── the command ──


def maester(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


@pytest.fixture
def _newer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.hosting.commands.RULESETS", newer())


@pytest.mark.usefixtures("_newer")
async def test_the_command_reports_and_changes_nothing(store: SqliteStore, path: Path) -> None:
    table = await one_game(store)
    done = maester("migrate", "--check", "--database", path)
    assert (done.exit_code, done.stdout) == (
        0,
        "✓ Game 1 (tourney, rules 1 → 2): the same after all 5 entries.\n",
    )
    assert await store.game(table.game.id) == table.game


async def test_the_command_ends_with_1_if_a_game_cannot_go_on(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await one_game(store)
    monkeypatch.setattr("bot.hosting.commands.RULESETS", {})
    done = maester("migrate", "--database", path)
    assert done.exit_code == 1
    assert "this Maester has no such game" in done.stdout
    assert "A game that does not come out the same is held." in done.stdout


async def test_the_command_says_what_to_do_if_the_version_was_forgotten(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await one_game(store)

    def act(*_: Any) -> Any:
        raise RuleError("TOURNEY-9", "tourney-no-more")

    monkeypatch.setattr("bot.hosting.commands.RULESETS", newer(version="1", act=act))
    done = maester("migrate", "--check", "--database", path)
    assert done.exit_code == 1
    assert "by rules of the same version is not held" in done.stdout
    assert "is held." not in done.stdout


@pytest.mark.parametrize(
    ("version", "told", "not_told"),
    [
        ("1", "is damaged: put back a backup", "go back to the Maester it began under"),
        ("2", "Finish it with the Maester it began under", "by rules of the same version"),
    ],
    ids=["damaged", "of another form"],
)
async def test_the_command_says_what_to_do_if_an_entry_cannot_be_read(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch, version: str, told: str, not_told: str
) -> None:
    """No other Maester reads what is damaged, and it was told to go back to one."""
    await one_game(store)
    await store._run("UPDATE entries SET events = substr(events, 1, 9) WHERE n = 2")
    monkeypatch.setattr("bot.hosting.commands.RULESETS", newer(version=version))
    done = maester("migrate", "--check", "--database", path)
    assert done.exit_code == 1
    assert "entry 2 cannot be read" in done.stdout
    assert told in done.stdout
    assert not_told not in done.stdout


@pytest.mark.usefixtures("_newer")
async def test_nothing_is_applied_while_a_bot_runs(store: SqliteStore, path: Path) -> None:
    table = await one_game(store)
    bot = lease.take(path)
    try:
        done = await asyncio.to_thread(maester, "migrate", "--apply", "--database", path)
    finally:
        bot.release()
    assert done.exit_code == 2
    assert "stop it first" in done.stderr
    assert await store.game(table.game.id) == table.game


def test_without_a_game_there_is_nothing_to_do(path: Path) -> None:
    done = maester("migrate", "--database", path)
    assert (done.exit_code, done.stderr) == (2, f"There is no database {path}.\n")
