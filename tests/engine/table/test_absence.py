"""Somebody else plays a seat: a regent until its player is back, or a substitute who inherits the hand."""

import asyncio
import json

import pytest

from bot.engine.errors import Refused, Stale
from bot.engine.journal.entries import Appointment
from bot.engine.table.absence import appoint_regent, come_back, list_seat, take_seat, wanted
from bot.engine.table.desertion import asleep
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read
from bot.engine.transcript.replay import replay
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from bot.rules.contract import Concede, Seat, Text
from bot.store.protocol import StoreError
from tests.engine.agents_at_work import agents_done, agents_think
from tests.engine.engine_fixture import ALYS, BRAN, CATE, SYSTEMS, awaited, begun, cards, lay, play
from tests.engine.fake_clock import Hourglass, by, ends, posts, timed
from tests.engine.masters import rewind

TOLD = Text(key="clock-open", args={"seat": 0})


async def idle(glass: Hourglass, tables: Tables, hours: float) -> None:
    """So many hours pass, and agents move as soon as they are awaited."""
    for _ in range(int(hours)):
        await glass.run(1)
        await agents_done(tables)


def acts(table: Table, entries: list) -> list[tuple[str, Seat]]:  # type: ignore[type-arg]
    return [(entry.act.kind, entry.act.seat) for entry in entries if entry.act]


# ── a regent ──


async def test_a_regent_plays_the_seat_of_whoever_is_late(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, late="regent")
    (seat,) = awaited(table)
    await posts(glass.desk, "")
    await idle(glass, tables, 25)
    assert table.seats[seat].agent is not None
    assert awaited(table) == (1 - seat,)
    assert (await by(table))[0] == (None, "clock")
    assert {each for each in await by(table) if each[0] == seat} == {(seat, "agent")}
    assert len(await posts(glass.desk, "notice")) == 1


async def test_the_last_person_at_the_table_gets_no_regent(glass: Hourglass, tables: Tables) -> None:
    """Agents need no time: once all had one in their stead they played a game of months to its end in a minute."""
    table = await timed(tables, late="regent")
    (first,) = awaited(table)
    await idle(glass, tables, 60)
    appointed = [each.act for each in await table.entries() if isinstance(each.act, Appointment)]
    assert [(act.kind, act.seat) for act in appointed] == [("regent", first)]
    assert table.playing
    assert table.seats[1 - first].present
    assert await asleep(table)
    assert awaited(table) == (1 - first,)
    await come_back(table, first)
    assert not await asleep(table), "whoever is back wakes it"


async def test_whose_seat_an_agent_plays_hears_of_the_hand_when_they_are_back(
    glass: Hourglass, tables: Tables
) -> None:
    """Each card that the agent drew was a message to somebody who was away."""
    table = await timed(tables, "tourney")
    await appoint_regent(table, 0, table.game.version)
    await posts(glass.desk, "")
    lying = cards(table, 0)
    while cards(table, 0) == lying:
        await idle(glass, tables, 1)
    assert not [each for each in await posts(glass.desk, "hand") if json.loads(each) == {"seat": 0}]
    await come_back(table, 0)
    assert json.loads((await posts(glass.desk, "hand"))[0]) == {"seat": 0}


async def test_a_regent_goes_on_after_a_restart(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, late="regent")
    (seat,) = awaited(table)
    await glass.run(24)
    tables = await glass.down(1)
    table = await tables.table(table.game.id)
    await idle(glass, tables, 1)
    assert (seat, "agent") in await by(table)


async def test_whoever_returns_plays_again_with_the_whole_time(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, late="regent")
    (seat,) = awaited(table)
    await idle(glass, tables, 25)
    await come_back(table, seat)
    assert table.seats[seat].present
    assert acts(table, await table.entries()) == [("regent", seat), ("return", seat)]
    while awaited(table) != (seat,):
        await table.submit(1 - seat, table.rules.default(table.state, 1 - seat))
    assert ends(table) == {seat: 25 + 24}
    with pytest.raises(Refused, match="clock-no-regent"):
        await come_back(table, seat)


async def test_whoever_acts_is_back(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney")
    agents_think(tables, 60)
    await appoint_regent(table, 0, table.game.version)
    await tables.act(table.game.id, 0, lay(cards(table, 0)[0]))
    assert table.seats[0].present
    assert acts(table, await table.entries()) == [("regent", 0), ("return", 0)]


async def test_no_regent_comes_for_whoever_moved_in_the_last_moment(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, late="regent")
    version = table.game.version
    await play(table, 1)
    with pytest.raises(Stale):
        await appoint_regent(table, 0, version)
    assert all(row.present for row in table.seats)


async def test_a_secret_decision_is_answered_by_default_since_a_regent_would_tell(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, "tourney", late="regent")
    await glass.run(24)
    assert await by(table) == [(0, "clock"), (1, "clock")]
    assert all(row.present for row in table.seats)


# ── a substitute ──


async def test_a_substitute_inherits_the_hand_and_every_path_of_the_old_player_is_closed(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, "tourney")
    held = cards(table, 0)
    await list_seat(table, 0, True, TOLD)
    await posts(glass.desk, "")
    await take_seat(table, 0, CATE, "Cate")
    assert table.seat_of(CATE) == 0
    assert table.seat_of(ALYS) is None
    assert cards(table, 0) == held
    assert json.loads((await posts(glass.desk, "hand"))[0]) == {"seat": 0}
    assert [each.id for each in await glass.desk.store.games_of(CATE)] == [table.game.id]
    assert list(await glass.desk.store.games_of(ALYS)) == []
    tables = await glass.down(0)
    table = await tables.table(table.game.id)
    assert (table.seat_of(CATE), table.seat_of(ALYS)) == (0, None)
    assert table.seats[0].name == "Cate"
    assert not table.seats[0].open


async def test_a_seat_must_be_open_and_nobody_sits_twice(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney")
    with pytest.raises(Refused, match="clock-not-open"):
        await take_seat(table, 0, CATE, "Cate")
    await list_seat(table, 0, True, TOLD)
    with pytest.raises(Refused, match="clock-seated"):
        await take_seat(table, 0, BRAN, "Bran")
    await list_seat(table, 0, False, TOLD)
    with pytest.raises(Refused, match="clock-not-open"):
        await take_seat(table, 0, CATE, "Cate")
    assert await by(table) == []


async def test_nobody_takes_the_seat_of_who_has_left_the_game(tables: Tables) -> None:
    """There is nothing left to play in it, and whoever sat there could take no other seat of the table."""
    table = await begun(tables, (ALYS, BRAN, CATE), system="fief")
    await list_seat(table, 2, True, TOLD)
    assert wanted(table) == [2]
    await table.submit(2, Concede())
    assert wanted(table) == []
    with pytest.raises(Refused, match="clock-not-open"):
        await take_seat(table, 2, 14, "Dorn")
    with pytest.raises(Refused, match="clock-out"):
        await list_seat(table, 2, True, TOLD)
    await rewind(table, 1)
    await take_seat(table, 2, 14, "Dorn")


async def test_of_two_who_want_a_seat_one_gets_it(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, "tourney")
    await list_seat(table, 0, True, TOLD)
    tries = [take_seat(table, 0, user, str(user)) for user in (21, 22)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Refused]
    assert table.seat_of(21) == 0


async def test_a_substitute_has_the_whole_time_and_bank(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, hours=6, bank=12)
    (seat,) = awaited(table)
    await list_seat(table, seat, True, TOLD)
    await glass.run(17)
    await take_seat(table, seat, CATE, "Cate")
    assert ends(table) == {seat: 17 + 18}


async def test_a_table_may_want_a_substitute_for_whoever_is_late(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables, late="substitute")
    (seat,) = awaited(table)
    await idle(glass, tables, 25)
    assert table.seats[seat].agent is not None
    assert [(game.id, row.seat) for game, row in await tables.store.open_seats(1)] == [(table.game.id, seat)]
    await come_back(table, seat)
    assert await tables.store.open_seats(1) == []


async def test_the_seat_of_whoever_is_late_is_open_from_the_moment_an_agent_plays_it(
    glass: Hourglass, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreError("the disk is full")

    table = await timed(tables, late="substitute")
    (seat,) = awaited(table)
    monkeypatch.setattr(glass.desk.store, "set_seats", full)
    await posts(glass.desk, "")
    await idle(glass, tables, 25)
    assert [row.seat for _, row in await tables.store.open_seats(1)] == [seat]
    told = [json.loads(each) for each in await posts(glass.desk, "notice")]
    assert [(each["key"], each["args"]["seat"]) for each in told] == [
        ("act-regent", seat),
        ("clock-open", seat),
    ]


# ── the record ──


async def test_the_transcript_tells_who_played_and_replays_without_a_clock(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables, "tourney", (ALYS, BRAN, CATE))
    agents_think(tables, 60)
    await appoint_regent(table, 0, table.game.version)
    await come_back(table, 0)
    await list_seat(table, 1, True, TOLD)
    await take_seat(table, 1, 21, 'Ser "Odd" {1}')
    partly = write(table, await table.entries(), None)
    assert "(table): /table regent seat:0 name:random before:Alys" in partly
    await play(table, 1)
    await glass.run(24 * 10)
    assert table.game.status == "over"
    text = write(table, await table.entries(), None)
    assert '(table): /table substitute seat:1 name:"Ser \\"Odd\\" {1}" before:Bran' in text
    *_, last = replay(table.rules, read(text))
    assert last.state == table.state
    assert [each for each in verify(read(text), SYSTEMS) if each.kind == "false"] == []
    forged = text.replace("before:random @", "before:random {1 deck 1d6: 1} @", 1)
    assert forged != text
    assert [each for each in verify(read(forged), SYSTEMS) if each.kind == "false"] != []


async def test_the_ledger_has_no_gap_where_the_table_acted(glass: Hourglass, tables: Tables) -> None:
    table = await timed(tables)
    agents_think(tables, 60)
    await appoint_regent(table, 0, table.game.version)
    await come_back(table, 0)
    await play(table, 30)
    entries = await table.entries()
    assert [entry.n for entry in entries] == list(range(table.game.version))
    draws = [draw.n for entry in entries for draw in entry.draws]
    assert draws == list(range(table.game.rolls))
    await glass.desk.reopen()
    again = await glass.desk.tables.table(table.game.id)
    assert again.state == table.state
    assert again.game == table.game
