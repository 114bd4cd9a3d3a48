"""A game goes on by the rules it began under, or not at all until its host has said so (decision 0004)."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui
from structlog.testing import capture_logs

from bot.engine.calendar import end_vacation, start_vacation
from bot.engine.errors import Refused
from bot.engine.journal.command_line import write
from bot.engine.journal.entries import Remark
from bot.engine.moderation.privacy import export, forget
from bot.engine.outbox import Undeliverable
from bot.engine.table.absence import list_seat
from bot.engine.table.pace import Pace
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.ticker import Ticker
from bot.rules.contract import Text
from bot.store.plans import PlanRow
from bot.store.protocol import StoreError
from bot.store.rows import Game
from bot.store.sqlite import SqliteStore, open_sqlite
from cogs.clocks import absences
from cogs.lobby import seating
from cogs.posts.publisher import Publisher
from tests.engine.engine_fixture import ALYS, BRAN, SYSTEMS, begun, cards, lay, lobby
from tests.engine.masters import halt, remark, rewind
from tests.store.samples import snapshot
from tests.worked import tourney

NOW = 1000.0


def newer(version: str = "2", **changes: Callable[..., Any]) -> dict[str, Any]:
    """The games as another Maester has them."""
    rules = type("Newer", (type(tourney()),), {"version": version, **changes})()
    return {**SYSTEMS, "tourney": rules}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_sqlite(tmp_path / "maester.db")
    yield opened
    await opened.close()


async def after_an_upgrade(store: SqliteStore, **changes: Callable[..., Any]) -> tuple[Tables, Table, Table]:
    """A game is begun under one Maester; the tables, and the game, of the next one; and the game as it was."""
    old = await begun(Tables(store, SYSTEMS, lambda: NOW))
    tables = Tables(store, newer(**changes), lambda: NOW)
    return tables, await tables.table(old.game.id), old


async def test_a_held_game_refuses_every_move_and_can_be_looked_at(store: SqliteStore) -> None:
    tables, table, old = await after_an_upgrade(store)
    assert table.held
    assert table.state == old.state
    with pytest.raises(Refused) as refused:
        await tables.act(table.game.id, 0, lay(cards(table, 0)[0]))
    assert refused.value.text.key == "table-other-rules"
    assert await store.game(table.game.id) == old.game


async def test_the_channel_and_the_log_are_told_at_the_start(store: SqliteStore) -> None:
    tables, table, _ = await after_an_upgrade(store)
    with capture_logs() as logs:
        await tables.wake()
    (line,) = logs
    assert "held" in line["event"]
    assert (line["game"], line["began"], line["have"]) == (table.game.id, "1", "2")
    told = []
    while posts := await store.due_posts(NOW, 9):
        told += [post.kind for post in posts]
        for post in posts:
            await store.post_done(post.id)
    assert told.count("held") == 1


async def test_agents_do_not_move_in_a_held_game(store: SqliteStore) -> None:
    old = await lobby(Tables(store, SYSTEMS, lambda: NOW), [ALYS], agents=1)
    await old.start()
    tables = Tables(store, newer(), lambda: NOW)
    table = await tables.table(old.game.id)
    tables._committed(table)
    assert tables._driver._tasks == {}


async def test_a_plan_waits_in_a_held_game_whatever_the_other_rules_ask(store: SqliteStore) -> None:
    first = Tables(store, SYSTEMS, lambda: NOW)
    old = await begun(first)
    await first.close()  # or it may still look for plans, and go on with this one
    line = write(old.rules, lay(cards(old, 0)[0]))
    lines = json.dumps([[line, line]] * 2)
    await store.put_plan(PlanRow(0, old.game.id, 0, ALYS, lines, "begun", done=1, entry=1))

    def view(self: Any, state: Any, viewer: Any) -> Any:
        return tourney().view(state, viewer).model_copy(update={"menu": ("pray",)})

    tables = Tables(store, newer(view=view), lambda: NOW)
    await tables.planner.run(await tables.table(old.game.id))
    (plan,) = await store.plans(old.game.id)
    assert plan.status == "begun"


async def test_nobody_goes_back_in_a_game_by_other_rules_than_its_own(store: SqliteStore) -> None:
    tables, table, _ = await after_an_upgrade(store)
    await remark(table, Remark(kind="note", words="we wait"))
    with pytest.raises(Refused, match="table-other-rules"):
        await rewind(table, 1)
    assert table.held
    await store.set_status(table.game.id, "over", NOW)  # it would be held from then on, and its secret told
    await tables.refresh(table.game.id)
    with pytest.raises(Refused, match="gm-other-rules"):
        await rewind(table, 1)


async def test_no_time_runs_out_in_a_held_game(store: SqliteStore) -> None:
    now = [NOW]
    first = Tables(store, SYSTEMS, lambda: now[0])
    old = await lobby(first, [ALYS, BRAN])
    await first.set_pace(old.game.id, lambda _: Pace(hours=24, late="default"))
    await first.start(old.game.id)
    tables = Tables(store, newer(), lambda: now[0])
    clock = Ticker(tables)
    await clock.begin()
    now[0] += 90_000
    await store.beat(now[0], 1e9)
    await clock.tick()
    table = await tables.table(old.game.id)
    assert table.game.version == 1
    assert {clock.deadline for clock in table.clocks.values()} == {NOW + 86_400}


async def test_a_game_master_may_put_a_held_game_away(store: SqliteStore) -> None:
    tables, table, _ = await after_an_upgrade(store)
    for kind in ("pause", "lock"):
        with pytest.raises(Refused, match="table-other-rules"):
            await halt(table, kind)
    await halt(table, "archive")
    assert table.game.status == "archived"
    other = await lobby(tables)
    assert (await tables.table_in(table.game.channel_id)) is other
    for person in (ALYS, BRAN):
        await tables.leave(other.game.id, user_id=person)
    await halt(table, "restore")
    assert table.held


async def test_no_snapshot_is_made_of_a_game_by_other_rules_than_its_own(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.engine.table.commit.SNAPSHOT_EVERY", 2)
    _, table, _ = await after_an_upgrade(store)
    await remark(table, Remark(kind="note", words="we wait"))
    assert table.game.version == 2
    assert await snapshot(store, table.game.id) is None


# ── a journal that the new rules cannot read ──


def lost(self: Any, state: Any, event: Any) -> Any:
    raise KeyError("an event of the old rules")


async def unreadable(store: SqliteStore) -> tuple[Tables, Game]:
    """The tables of a Maester that cannot read the game there is, which Alys and Bran play."""
    old = await begun(Tables(store, SYSTEMS, lambda: NOW))
    return Tables(store, newer(apply=lost), lambda: NOW), old.game


async def test_a_game_whose_journal_the_new_rules_cannot_read_is_held_too(store: SqliteStore) -> None:
    tables, game = await unreadable(store)
    for status in ("playing", "over", "archived"):
        await store.set_status(game.id, status, None)
        with pytest.raises(Refused, match="table-other-rules"):
            await tables.table(game.id)


async def test_a_database_that_fails_is_not_taken_for_other_rules(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> Any:
        raise StoreError("nothing could be read")

    tables, game = await unreadable(store)
    monkeypatch.setattr(store, "standing", failing)
    with pytest.raises(StoreError):
        await tables.table(game.id)


async def test_the_channel_is_told_of_it_though_nothing_else_can_be_shown(store: SqliteStore) -> None:
    tables, _ = await unreadable(store)
    await tables.wake()
    channel = Channel()
    publisher = Publisher(channel, tables, seating.redraw)  # type: ignore[arg-type]
    while rows := await store.due_posts(1e12, 1):
        with suppress(Undeliverable):
            await publisher.publish(rows[0])
        await store.post_done(rows[0].id)
    (told,) = channel.told
    assert "Maester has new rules" in told


class Channel:
    """All that the publisher needs of Discord: what is sent into the one channel there is."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def get_partial_messageable(self, *_: object, **__: object) -> "Channel":
        return self

    async def send(self, *, view: ui.LayoutView, **_: object) -> None:
        self.told += [each.content for each in view.walk_children() if isinstance(each, ui.TextDisplay)]


async def test_its_players_see_their_data_and_are_forgotten_all_the_same(store: SqliteStore) -> None:
    tables, game = await unreadable(store)
    exported = await export(tables, ALYS)
    assert exported["games"] == []
    assert exported["stored"]["seats"][0]["name"] == "Alys"
    await forget(tables, ALYS, {"Alys"}, "a former player")
    assert [(row.user_id, row.name) for row in await store.seats(game.id)] == [
        (None, "a former player"),
        (BRAN, "Bran"),
    ]


async def test_its_players_go_on_vacation_all_the_same(store: SqliteStore) -> None:
    tables, _ = await unreadable(store)
    assert await start_vacation(tables, ALYS, 7) > NOW
    await end_vacation(tables, ALYS)


async def test_the_open_seats_of_other_games_are_listed_all_the_same(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, game = await unreadable(store)
    await store.set_seats(game.id, [replace(row, open=True) for row in await store.seats(game.id)])
    other = await begun(tables, system="risk", channel=2)
    await list_seat(other, 1, True, Text(key="clock-open", args={"seat": 1}))
    shown: list[str] = []

    async def show(_: object, view: ui.LayoutView, **__: object) -> None:
        shown.extend(each.content for each in view.walk_children() if isinstance(each, ui.TextDisplay))

    monkeypatch.setattr(absences, "show", show)
    asked: Any = SimpleNamespace(client=SimpleNamespace(tables=tables), guild_id=1, locale="en")
    await absences.show_open(asked)
    (text,) = shown
    assert "Bran" in text
    assert text.count("\n- ") == 1


# ── lobbies, and games that are over ──


async def test_a_lobby_begins_under_the_rules_at_hand(store: SqliteStore) -> None:
    opened = await lobby(Tables(store, SYSTEMS, lambda: NOW))
    tables = Tables(store, newer(), lambda: NOW)
    await tables.start(opened.game.id)
    table = await tables.table(opened.game.id)
    assert not table.held
    assert isinstance(stored := await store.game(opened.game.id), Game)
    assert stored.rules_version == "2"


async def test_options_that_the_new_rules_do_not_know_become_the_usual_ones(store: SqliteStore) -> None:
    opened = await lobby(Tables(store, SYSTEMS, lambda: NOW))
    await store.set_options(opened.game.id, '{"cards":3}')
    table = await Tables(store, newer(), lambda: NOW).table(opened.game.id)
    assert table.options() == table.rules.options()


async def test_a_game_that_is_over_stays_as_it_was(store: SqliteStore) -> None:
    old = await begun(Tables(store, SYSTEMS, lambda: NOW))
    await store.set_status(old.game.id, "over", NOW)
    table = await Tables(store, newer(), lambda: NOW).table(old.game.id)
    assert not table.held
    assert replace(table.game, status="playing", ended_at=None) == old.game
