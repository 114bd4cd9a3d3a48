"""What is kept of a person: all of it for them alone, nothing once they are forgotten, and games that still verify."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine.journal.entries import Halt, Remark, Signed
from bot.engine.moderation.moderation import may_moderate
from bot.engine.moderation.privacy import as_file, export, forget
from bot.engine.records.fame import fame
from bot.engine.records.game_log import turns
from bot.engine.table.absence import take_seat
from bot.engine.table.table import Table
from bot.engine.table.table_change import TableChange
from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from bot.hosting.database import opened_to_read
from bot.rules.contract import Concede
from bot.store.copying import TABLES
from bot.store.protocol import StoreError
from bot.store.rows import Person, Post
from tests.engine.engine_fixture import SYSTEMS, Desk, play
from tests.engine.masters import remark

pytestmark = pytest.mark.both

ALYSANNE, BRAN, CATE = 1_234_567_890_123_456_789, 12, 13
NAME, FORMER = "Alysanne Blackwood", "a former player"
NAMES = {ALYSANNE: NAME, BRAN: "Bran", CATE: "Cate"}
WORDS = "winter is near"


async def seated(
    desk: Desk, *users: int, channel: int = 1, system: str = "tourney", start: bool = True
) -> Table:
    """A table of these people, whose first is the host."""
    tables, first = desk.tables, users[0]
    table = await tables.open(
        guild_id=1, channel_id=channel, host_id=first, host_name=NAMES[first], system=system
    )
    for user in users:
        await tables.join(table.game.id, user, NAMES[user], WORDS if user == ALYSANNE else f"words {user}")
    if start:
        await tables.start(table.game.id)
    return table


async def finished(desk: Desk, channel: int = 1) -> Table:
    table = await seated(desk, ALYSANNE, BRAN, channel=channel)
    await play(table, 10_000)
    assert table.game.status == "over"
    return table


async def leftovers(desk: Desk) -> list[str]:
    """Where the person is still named: in the bytes of the files, or in the rows of a server's tables."""
    marks = [NAME.encode(), str(ALYSANNE).encode(), ALYSANNE.to_bytes(8, "big")]
    if isinstance(desk.database, Path):
        files = sorted(desk.path.parent.glob(desk.path.name + "*"))
        assert files
        found = {file.name: file.read_bytes() for file in files}
    else:
        async with opened_to_read(desk.database) as db:
            found = {table: repr(await db.named(f"SELECT * FROM {table}")).encode() for table in TABLES}
    return [f"{place}: {mark!r}" for place, kept in found.items() for mark in marks if mark in kept]


def findings(table: Table, text: str, kind: str) -> list[str]:
    return [each.text for each in verify(read(text), SYSTEMS) if each.kind == kind]


# ── forgetting ──


async def test_nothing_in_the_database_names_whoever_was_forgotten(desk: Desk) -> None:
    """Seats, acts, reasons, posts that wait, settings, rights: search the very bytes of the file."""
    await finished(desk)
    running = await seated(desk, ALYSANNE, BRAN, CATE, channel=2, system="risk")
    await play(running, 20)
    await seated(desk, ALYSANNE, BRAN, channel=3, start=False)
    given_up = await seated(desk, ALYSANNE, BRAN, channel=4, system="risk")
    await desk.store.set_seats(given_up.game.id, [_open(row) for row in given_up.seats])
    await given_up.reload()
    await take_seat(given_up, 0, CATE, "Cate")
    await desk.store.set_person(Person(ALYSANNE, "Asia/Kolkata"))
    await desk.store.add_vacation(ALYSANNE, 1.0, 2.0)
    await desk.store.vote(running.game.id, "pause", ALYSANNE, lambda _: ())
    waiting = {"key": "clock-substitute", "args": {"before": NAME, "user": ALYSANNE}}
    await desk.store.post(running.game.id, [Post("notice", "notice:x", json.dumps(waiting))])
    said = Remark(kind="note", words=f"{NAME} and <@{ALYSANNE}> were late")
    await remark(running, said, Signed(who=NAME, why=f"so says {NAME}"))
    assert len(await leftovers(desk)) >= 2
    await forget(desk.tables, ALYSANNE, {NAME}, FORMER)
    assert await leftovers(desk) == []
    assert not any((await desk.store.about(ALYSANNE)).values())
    await desk.close()
    assert await leftovers(desk) == []
    await desk.open()


def _open(row: Any) -> Any:
    return replace(row, open=row.user_id == ALYSANNE)


async def test_a_game_that_is_over_still_replays_and_verifies(desk: Desk) -> None:
    table = await finished(desk)
    before = write(table, await table.entries(), None)
    await forget(desk.tables, ALYSANNE, {NAME}, FORMER)
    await desk.reopen()
    table = await desk.tables.table(table.game.id)
    after = write(table, await table.entries(), None)
    assert findings(table, after, "false") == []
    assert findings(table, after, "proven") == [
        text.replace(f'"{NAME}"', FORMER).replace(NAME, FORMER) for text in findings(table, before, "proven")
    ]
    assert f'seat 0: "{FORMER}", words "{WORDS}"' in after
    assert NAME not in after


async def test_whoever_is_forgotten_leaves_the_lobbies(desk: Desk) -> None:
    shared = await seated(desk, ALYSANNE, BRAN, start=False)
    alone = await seated(desk, ALYSANNE, channel=2, start=False)
    await forget(desk.tables, ALYSANNE, {NAME}, FORMER)
    assert [row.name for row in shared.seats] == ["Bran"]
    assert (shared.game.host_id, alone.game.status) == (BRAN, "archived")


@pytest.mark.file
async def test_nobody_is_remembered_though_the_file_could_not_be_written_anew(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    table = await seated(desk, ALYSANNE, BRAN, CATE)
    with monkeypatch.context() as patch:
        patch.setattr("bot.store.log_file.LogFile.empty", full)
        with pytest.raises(StoreError, match="disk is full"):
            await forget(desk.tables, ALYSANNE, {NAME}, FORMER)
    assert table.game.host_id == BRAN
    assert not await may_moderate(table, ALYSANNE, ())
    await forget(desk.tables, ALYSANNE, {NAME}, FORMER)
    await desk.close()
    assert await leftovers(desk) == []
    await desk.open()


async def test_in_a_game_that_is_on_the_seat_opens_for_a_substitute(desk: Desk) -> None:
    table = await seated(desk, ALYSANNE, BRAN, CATE, system="risk")
    await forget(desk.tables, ALYSANNE, {NAME}, FORMER)
    row = table.seats[0]
    assert (row.user_id, row.name, row.open, row.words) == (None, FORMER, True, WORDS)
    assert row.agent is not None
    assert table.game.host_id == BRAN
    lines = [line.text.key for turn in turns(await table.entries(), None) for line in turn.lines]
    assert "act-removal" in lines
    await take_seat(table, 0, 99, "Dacey")
    assert (table.seats[0].user_id, table.seats[0].agent, table.seats[0].words) == (99, None, WORDS)


async def test_a_locked_table_holds_nobody_back(desk: Desk) -> None:
    table = await seated(desk, ALYSANNE, BRAN, system="risk")
    await lock(table)
    await forget(desk.tables, ALYSANNE, {NAME}, FORMER)
    assert table.seats[0].user_id is None


async def lock(table: Table) -> None:
    async def locked() -> TableChange:
        return TableChange(act=Halt(kind="lock"), locked=True, signed=Signed(who="Cate", why="peace"))

    await table.amend(locked, "gm")
    assert table.game.locked


async def test_a_game_goes_on_and_its_whole_transcript_verifies(desk: Desk) -> None:
    table = await seated(desk, ALYSANNE, BRAN, CATE)
    await play(table, 4)
    await forget(desk.tables, ALYSANNE, {NAME}, FORMER)
    await table.submit(1, Concede())
    if table.playing:
        await table.submit(2, Concede())
    assert table.game.status == "over"
    text = write(table, await table.entries(), None)
    assert NAME not in text
    assert findings(table, text, "false") == []


async def test_a_former_player_stays_in_the_hall_of_fame_without_a_name_or_a_rating(desk: Desk) -> None:
    await finished(desk)
    (before,) = await fame(desk.tables, 1)
    assert {each.user_id for each in before.standings} == {ALYSANNE, BRAN}
    await forget(desk.tables, ALYSANNE, {NAME}, FORMER)
    (after,) = await fame(desk.tables, 1)
    assert [row.name for row in after.campaigns[0].seats] == [FORMER, "Bran"]
    (bran,) = after.standings
    assert bran == next(each for each in before.standings if each.user_id == BRAN)


async def test_nobody_else_is_forgotten_with_them(desk: Desk) -> None:
    table = await finished(desk)
    await desk.store.set_person(Person(BRAN, "Asia/Kolkata"))
    await forget(desk.tables, ALYSANNE, {NAME}, FORMER)
    assert table.seats[1].name == "Bran"
    assert (await desk.store.person(BRAN)).zone == "Asia/Kolkata"


async def test_it_may_be_done_twice_and_by_somebody_unknown(desk: Desk) -> None:
    await finished(desk)
    for _ in range(2):
        await forget(desk.tables, ALYSANNE, {NAME}, FORMER)
    await forget(desk.tables, 4711, set(), FORMER)
    assert await leftovers(desk) == []


# ── export ──


async def test_the_export_holds_all_of_a_person(desk: Desk) -> None:
    over = await finished(desk)
    table = await seated(desk, ALYSANNE, BRAN, channel=2, system="risk")
    await play(table, 30)
    await desk.store.set_person(Person(ALYSANNE, "Asia/Kolkata"))
    found = json.loads(as_file(await export(desk.tables, ALYSANNE)))
    assert found["user_id"] == str(ALYSANNE)
    assert found["stored"]["people"][0]["zone"] == "Asia/Kolkata"
    assert [row["words"] for row in found["stored"]["seats"]] == [WORDS, WORDS]
    assert [row["user_id"] for row in found["stored"]["seats"]] == [str(ALYSANNE)] * 2
    mine = [entry.n for entry in await table.entries() if entry.seat == 0 and entry.action]
    ended, running = found["games"]
    assert [move["n"] for move in running["moves"]] == mine
    assert running["moves"][0]["command"].startswith("/risk ")
    assert running["hand"] == [card.id for card in table.view(0).hand]
    assert (ended["hand"], ended["game_id"]) == ([], str(over.game.id))
    assert [(one["system"], one["games"]) for one in found["ratings"]] == [("tourney", 1)]


async def test_the_export_tells_nothing_of_others(desk: Desk) -> None:
    table = await seated(desk, ALYSANNE, BRAN, system="risk")
    await play(table, 30)
    text = as_file(await export(desk.tables, ALYSANNE)).decode()
    assert "Bran" not in text
    assert table.game.secret not in text
    assert str(BRAN) not in [row.get("user_id") for row in json.loads(text)["stored"]["seats"]]


async def test_of_a_seat_given_up_the_export_tells_no_move_and_no_hand(desk: Desk) -> None:
    table = await seated(desk, ALYSANNE, BRAN, system="risk")
    await play(table, 30)
    await desk.store.set_seats(table.game.id, [_open(row) for row in table.seats])
    await table.reload()
    await take_seat(table, 0, CATE, "Cate")
    assert (await export(desk.tables, ALYSANNE))["games"] == []
    (taken,) = (await export(desk.tables, CATE))["games"]
    assert taken["moves"] == []


async def test_what_somebody_else_did_in_a_seat_is_not_told_to_who_has_it_again(desk: Desk) -> None:
    table = await seated(desk, ALYSANNE, BRAN, system="risk")
    held: dict[int, list[int]] = {ALYSANNE: [], CATE: []}
    for user in (ALYSANNE, CATE, ALYSANNE):
        if table.seats[0].user_id != user:
            await desk.store.set_seats(
                table.game.id, [replace(row, open=row.seat == 0) for row in table.seats]
            )
            await table.reload()
            await take_seat(table, 0, user, NAMES[user])
        since = table.game.version
        await play(table, 12)
        held[user] += [
            one.n for one in await table.entries() if one.n >= since and one.seat == 0 and one.action
        ]
    assert min(map(len, held.values())) > 1
    (mine,) = (await export(desk.tables, ALYSANNE))["games"]
    assert [move["n"] for move in mine["moves"]] == held[ALYSANNE]


@pytest.mark.parametrize("user", [ALYSANNE, 4711])
async def test_of_a_stranger_nothing_is_stored(desk: Desk, user: int) -> None:
    found = await export(desk.tables, user)
    assert found == {"user_id": str(user), "stored": {}, "games": [], "ratings": []}
