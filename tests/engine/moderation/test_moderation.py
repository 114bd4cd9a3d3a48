"""The acts of a game master: what they do, when they are refused, how they are signed and told, and taken back."""

import json
from collections.abc import Awaitable, Callable

import pytest
from structlog.testing import capture_logs

from bot.engine.calendar import save_settings, vote
from bot.engine.errors import Refused, Stale
from bot.engine.journal.entries import Remark, Signed, Skip
from bot.engine.journal.history import numbers
from bot.engine.moderation import moderation
from bot.engine.moderation.moderation import do, may_moderate, public_view_after
from bot.engine.table.absence import active_players, take_seat
from bot.engine.table.desertion import fall_asleep
from bot.engine.table.pace import DAY, HOUR, Pace
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read
from bot.engine.transcript.writer import write
from bot.rules.contract import Concede, EndGame, RuleError
from bot.rules.fief.actions import Bid, Embassy
from bot.rules.fief.actions.by_hand import SetGold
from bot.rules.risk.model.actions import Deploy
from bot.store.protocol import StoreError
from bot.store.rows import Master, Person
from tests.engine.engine_fixture import ALYS, BRAN, CATE, Desk, Unsteady, awaited, begun, lay, lobby, play
from tests.engine.fake_clock import START, Hourglass, ends, timed
from tests.engine.masters import WHY, audit, charge, edit, halt, remark, rewind, skip
from tests.engine.plans.test_planner import active, inland, war

pytestmark = pytest.mark.both

DORN = 14
"""A user who sits nowhere yet."""


async def notices(table: Table) -> list[str]:
    """The keys of what the table has been told."""
    found: list[str] = []
    while posts := await table.store.due_posts(1e12, 100):
        for post in posts:
            found += [json.loads(post.payload)["key"]] if post.kind in ("notice", "signed") else []
            await table.store.post_done(post.id)
    return found


async def signed(table: Table) -> Signed | None:
    return (await table.entries())[-1].signed


async def test_who_may_moderate(tables: Tables) -> None:
    table = await begun(tables)
    assert await may_moderate(table, ALYS, ())
    assert not await may_moderate(table, BRAN, (7,))
    await charge(table, Master("role", 7), "@Septons", True, WHY)
    assert await may_moderate(table, BRAN, (7,))
    with pytest.raises(Refused, match="gm-no-appoint"):
        await charge(table, Master("role", 7), "@Septons", True, WHY)
    await rewind(table, 1)
    assert await may_moderate(table, BRAN, (7,)), "a rewind does not change who may"
    await charge(table, Master("role", 7), "@Septons", False, WHY)
    assert not await may_moderate(table, BRAN, (7,))


@pytest.mark.parametrize(("stop", "go_on"), [("pause", "resume"), ("lock", "unlock"), ("archive", "restore")])
async def test_a_table_stops_and_goes_on(
    tables: Tables, stop: moderation.Stop, go_on: moderation.Stop
) -> None:
    table = await begun(tables)
    with pytest.raises(Refused, match=f"gm-no-{go_on}"):
        await halt(table, go_on)
    await halt(table, stop)
    assert await signed(table) == WHY
    assert table.game.paused_at is not None
    assert table.game.locked == (stop == "lock")
    assert (table.game.status == "archived") == (stop == "archive")
    await halt(table, go_on)
    assert (table.game.paused_at, table.game.locked, table.game.status) == (None, False, "playing")
    assert await tables.store.game(table.game.id) == table.game


async def test_a_locked_table_comes_back_from_the_archive_locked_and_still(
    glass: Hourglass, tables: Tables
) -> None:
    table = await timed(tables)
    for kind in ("lock", "archive", "restore"):
        await halt(table, kind)
    assert table.game.locked
    assert table.game.paused_at is not None
    assert set(ends(table).values()) == {None}
    back = table.game.version
    await halt(table, "unlock")
    assert table.game.paused_at is None
    await rewind(table, back)
    assert table.game.locked
    assert table.game.paused_at is not None


async def by_vote(table: Table) -> None:
    for user in (ALYS, BRAN):
        await vote(table, user, "pause")


@pytest.mark.parametrize("stopped", [lambda table: halt(table, "pause"), by_vote])
async def test_a_paused_table_comes_back_from_the_archive_paused(
    glass: Hourglass, tables: Tables, stopped: Callable[[Table], Awaitable[None]]
) -> None:
    table = await timed(tables)
    await stopped(table)
    await glass.run(1)
    await halt(table, "archive")
    await halt(table, "restore")
    assert table.game.paused_at is not None
    assert set(ends(table).values()) == {None}
    back = table.game.version
    await halt(table, "resume")
    assert table.game.paused_at is None
    if stopped is not by_vote:  # of votes a rewind knows nothing
        await rewind(table, back)
        assert table.game.paused_at is not None


async def test_a_table_that_slept_wakes_when_it_is_brought_back_from_the_archive(
    glass: Hourglass, tables: Tables
) -> None:
    """Somebody has come to it; and it slept for ever, as it was no sleep any more that a player could end."""
    table = await timed(tables)
    await fall_asleep(table, table.game.version)
    await glass.run(1)
    await halt(table, "archive")
    await halt(table, "restore")
    assert table.game.paused_at is None


async def test_a_rewind_past_a_lock_unlocks(tables: Tables) -> None:
    table = await begun(tables)
    await halt(table, "lock")
    with pytest.raises(Refused, match="gm-locked"):
        await play(table, 1)
    await rewind(table, 1)
    assert not table.game.locked
    await play(table, 1)


async def test_a_game_in_the_archive_is_restored_before_it_is_rewound(tables: Tables) -> None:
    table = await begun(tables)
    await play(table, 2)
    await halt(table, "archive")
    await begun(tables)  # the channel is free for another
    with pytest.raises(Refused, match="gm-archived"):
        await rewind(table, 1)
    assert table.game.status == "archived"


@pytest.mark.parametrize("kind", ["lock", "pause", "archive"])
async def test_what_was_put_away_meanwhile_is_not_called_over(tables: Tables, kind: moderation.Stop) -> None:
    table = await begun(tables)
    await halt(table, "archive")
    with pytest.raises(Refused, match="table-archived"):
        await halt(table, kind)


async def test_an_act_that_is_only_shown_changes_nothing(tables: Tables) -> None:
    table = await begun(tables)
    shown = await moderation.editing(table, EndGame(winners=("1",)), WHY)
    assert shown.events
    assert (table.game.version, table.playing) == (1, True)
    stamp = table.game.stamp
    await remark(table, Remark(kind="note", words="A note"))
    await play(table, 3)
    with pytest.raises(Stale):
        await do(table, lambda: moderation.editing(table, EndGame(), WHY), stamp=stamp)


async def test_what_would_break_the_board_is_said_to_players_in_words_for_players(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(tables)
    monkeypatch.setattr(type(table.rules), "broken", lambda _rules, _state: ("seat 0 holds 6 cards",))
    with capture_logs() as logs, pytest.raises(Refused, match="gm-breaks") as refused:
        await edit(table, EndGame())
    assert refused.value.text.args == {}
    assert [entry["broken"] for entry in logs] == [("seat 0 holds 6 cards",)]


async def test_the_end_and_back_again(tables: Tables) -> None:
    table = await begun(tables)
    before = table.state
    await edit(table, EndGame(winners=("1",)))
    assert table.game.status == "over"
    assert await signed(table) == WHY
    await rewind(table, 1)
    assert table.playing
    assert table.state == before


async def test_a_move_for_a_seat_and_one_the_rules_refuse_are_both_told(tables: Tables) -> None:
    table = await begun(tables)
    seat = awaited(table)[0]
    card = table.view(seat).hand[0].id
    await moderation.act_for(table, seat, lay(card), WHY, 77)
    assert await signed(table) == WHY
    version = table.game.version
    with pytest.raises(RuleError):
        await moderation.act_for(table, seat, lay(card), WHY, 78)
    assert table.game.version == version + 1
    act = (await table.entries())[-1].act
    assert act is not None
    assert act.kind == "attempt"
    assert {"act-for", "act-attempt-signed"} <= set(await notices(table))


async def test_who_had_not_answered_in_secret_stays_unknown_when_all_are_skipped(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE))
    (prompt,) = table.pending()
    assert prompt.secret
    await table.submit(0, lay(table.view(0).hand[0].id))
    await skip(table, 0, WHY)  # who has answered, as far as all may know, has not
    first, *rest = [entry for entry in await table.entries() if entry.n > 1]
    assert first.act is not None
    assert getattr(first.act, "seat", 0) is None
    assert [entry.seat for entry in rest] == [1, 2]
    assert "act-for" not in await notices(table)


async def test_a_skip_is_of_the_decision_that_was_shown(tables: Tables) -> None:
    table = await war(tables)
    seat, stamp = active(table), table.game.stamp
    await table.submit(seat, Deploy(territory=inland(table, seat), armies=1))
    version = table.game.version
    with pytest.raises(Stale):
        await skip(table, seat, WHY, stamp=stamp, interaction=5)
    assert table.game.version == version


async def test_a_move_for_a_seat_is_of_the_board_that_was_shown(tables: Tables) -> None:
    table = await war(tables)
    seat, stamp = active(table), table.game.stamp
    deploy = Deploy(territory=inland(table, seat), armies=1)
    await table.submit(seat, deploy)
    version = table.game.version
    with pytest.raises(Stale):
        await moderation.act_for(table, seat, deploy, WHY, 5, stamp=stamp)
    assert table.game.version == version, "nor is anybody told that it was tried"


async def test_seats_change_hands_and_a_rewind_brings_them_back(tables: Tables) -> None:
    table = await begun(tables)
    await do(table, lambda: moderation.replacing(table, 1, CATE, "Cate", WHY))
    assert table.seat_of(CATE) == 1
    with pytest.raises(Refused, match="gm-seated"):
        await do(table, lambda: moderation.replacing(table, 0, CATE, "Cate", WHY))
    await do(table, lambda: moderation.removing(table, 1, WHY))
    assert table.seats[1].user_id is None
    with pytest.raises(Refused, match="gm-no-player"):
        await do(table, lambda: moderation.removing(table, 1, WHY))
    await rewind(table, 1, seats=True)
    assert table.seat_of(BRAN) == 1


async def test_who_was_removed_takes_no_seat_until_a_game_master_gives_them_one(tables: Tables) -> None:
    """They took their own again at once, and a removal came to nothing."""
    table = await begun(tables, (ALYS, BRAN, CATE))
    await do(table, lambda: moderation.removing(table, 1, WHY))
    with pytest.raises(Refused, match="clock-removed"):
        await take_seat(table, 1, BRAN, "Bran")
    await rewind(table, 1)
    with pytest.raises(Refused, match="clock-removed"):  # who sits where did not go back with it
        await take_seat(table, 1, BRAN, "Bran")
    await take_seat(table, 1, DORN, "Dorn")
    await do(table, lambda: moderation.replacing(table, 1, BRAN, "Bran", WHY))
    await do(table, lambda: moderation.replacing(table, 1, DORN, "Dorn", WHY))
    await do(table, lambda: moderation.removing(table, 2, WHY))
    await take_seat(table, 2, BRAN, "Bran")
    assert table.seat_of(BRAN) == 2, "since then a game master has given them a seat, and not taken that away"


async def test_a_seat_that_has_conceded_is_kept_but_not_given_to_anybody(tables: Tables) -> None:
    table = await fief(tables)
    await table.submit(2, Concede())
    await do(table, lambda: moderation.removing(table, 2, WHY))
    assert (table.seats[2].user_id, table.seats[2].open) == (None, False)
    with pytest.raises(Refused, match="clock-not-open"):
        await take_seat(table, 2, DORN, "Dorn")
    await do(table, lambda: moderation.removing(table, 1, WHY))
    assert table.seats[1].open


async def test_who_is_given_a_seat_that_has_conceded_plays_it_once_that_is_taken_back(tables: Tables) -> None:
    """It is no way to play a House that has left: nobody asks it. A rewind brings it back, and keeps who sits where."""
    table = await fief(tables)
    await table.submit(2, Concede())
    await do(table, lambda: moderation.replacing(table, 2, DORN, "Dorn", WHY))
    assert table.view(2).menu == ()
    assert all(2 not in prompt.asked for prompt in table.pending())
    assert DORN not in active_players(table)
    await rewind(table, 1)
    assert table.seat_of(DORN) == 2
    assert DORN in active_players(table)
    while 2 not in awaited(table):
        await default(table)
    await table.submit(2, table.rules.default(table.state, 2))


async def test_te_21_8_somebody_takes_over_the_seat_of_who_left_against_the_night_king(
    tables: Tables,
) -> None:
    table = await lobby(tables, system="tiny_epic")
    await tables.choose(table.game.id, lambda _: table.options().model_copy(update={"mode": "cooperative"}))
    await tables.start(table.game.id)
    await table.submit(1, Concede())
    await do(table, lambda: moderation.replacing(table, 1, CATE, "Cate", WHY))
    assert table.seat_of(CATE) == 1
    assert table.view(1).menu, "it took an edit as well"
    while awaited(table)[0] != 1:
        await table.submit(0, table.rules.default(table.state, 0))
    await table.submit(1, table.rules.default(table.state, 1))


async def test_nobody_has_more_time_for_a_decision_without_a_clock(glass: Hourglass, tables: Tables) -> None:
    table = await fief(tables, hours=24)
    while table.pending()[0].kind != "move":
        await default(table)
    (seat,) = awaited(table)
    await table.submit(seat, Embassy(players=(str((seat + 1) % 3),)))
    assert table.pending()[0].kind == "talk"
    with pytest.raises(Refused, match="gm-untimed"):
        await moderation.extending(table, seat, 5, WHY)


async def test_hours_in_which_a_clock_stands_still_do_not_count_in_time_until_a_moment(
    glass: Hourglass, tables: Tables
) -> None:
    """Until Friday at six in the evening was until Saturday at two: the quiet hours of a night were given twice."""
    await save_settings(tables, Person(ALYS, "UTC", 22, 8))
    table, friday = await timed(tables), START + 61 * HOUR
    assert ends(table) == {0: 37}
    hours = await moderation.hours_until(table, 0, friday)
    await do(table, lambda: moderation.extending(table, 0, hours, WHY))
    assert (hours, ends(table)) == (14, {0: 61})
    far = await moderation.hours_until(table, 0, START + 70_000 * DAY)
    assert far > moderation.MOST_HOURS


async def test_an_agent_has_no_time_to_be_given_more_of(glass: Hourglass, tables: Tables) -> None:
    """It is named in a decision that all are asked for: nobody would get the time that all are told of."""
    table = await fief(tables, hours=24)
    while table.pending()[0].kind != "discard":
        await default(table)
    await do(table, lambda: moderation.removing(table, 2, WHY))
    with pytest.raises(Refused, match="gm-untimed"):
        await moderation.extending(table, 2, 5, WHY)
    for hours in (0, moderation.MOST_HOURS + 1):
        with pytest.raises(Refused, match="gm-hours"):
            await moderation.extending(table, 1, hours, WHY)
    await do(table, lambda: moderation.extending(table, 1, 5, WHY))
    assert ends(table) == {0: 29, 1: 29}


async def test_a_preview_does_not_tell_whether_a_sealed_answer_would_be_dropped(tables: Tables) -> None:
    """A bid at the Wall of all the gold there is, and one of nothing; whoever looks could bid by what they see."""
    table = await fief(tables, nwe=True)
    while table.pending()[0].kind != "wall_bid":
        await default(table)
    rich, poor, *_ = table.pending()[0].asked
    gold = [table.state.houses[seat].gold for seat in (rich, poor)]  # type: ignore[attr-defined]
    await table.submit(rich, Bid(gold=gold[0]))
    await table.submit(poor, Bid(gold=0))
    shown = [
        public_view_after(
            table, await moderation.editing(table, SetGold(player=str(seat), gold=had - 1), WHY)
        )
        for seat, had in zip((rich, poor), gold, strict=True)
    ]
    assert shown == [None, None]


async def fief(tables: Tables, hours: float | None = None, **options: object) -> Table:
    """Three people play Fief."""
    table = await lobby(tables, (ALYS, BRAN, CATE), system="fief")
    await tables.set_pace(table.game.id, lambda _: Pace(hours=hours))
    chosen = {"house_choice": "random", **options}
    await tables.choose(table.game.id, lambda _: table.options().model_copy(update=chosen))
    await tables.start(table.game.id)
    await default(table)
    return table


async def default(table: Table) -> None:
    seat = awaited(table)[0]
    await table.submit(seat, table.rules.default(table.state, seat))


async def test_an_audit_is_told_before_anything_is_shown(tables: Tables) -> None:
    table = await begun(tables)
    await audit(table, 1)
    assert "act-audit-signed" in await notices(table)


async def test_numbers_of_moves_do_not_count_what_was_done_in_secret(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE))
    for seat in (0, 1, 2):
        await table.submit(seat, lay(table.view(seat).hand[0].id))
    known = numbers(await table.entries())
    assert [known.get(n) for n in range(4)] == [0, None, None, 1]
    await rewind(table, 3)
    act = (await table.entries())[-1].act
    assert act is not None
    assert act.model_dump()["move"] == 1
    shown = write(table, await table.entries(), None)
    assert "/table rewind to:1 @" in shown


async def test_a_master_who_plays_is_shown_as_such_and_the_file_can_be_read(tables: Tables) -> None:
    table = await begun(tables)
    await remark(table, Remark(kind="note", words="So"), Signed(who="Alys", why="a dispute", plays=True))
    await edit(table, EndGame())
    text = write(table, await table.entries(), None)
    assert ', by "Alys" (plays): "a dispute"' in text
    assert read(text).lines[1].command == "/table note words:So"


# ── what is confirmed again, because nobody knows whether it was done ──


async def test_what_was_done_is_not_done_again(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table = await begun(desk.tables)
    noting = Remark(kind="announce", words="hear me")
    store.in_doubt.append("append")
    with pytest.raises(StoreError):
        await do(table, lambda: moderation.recording(table, noting, WHY), interaction=5)
    await do(table, lambda: moderation.recording(table, noting, WHY), interaction=5)
    assert [entry.act for entry in await table.entries(0)] == [noting]


async def test_what_cannot_be_done_again_was_done(unsteady: tuple[Desk, Unsteady]) -> None:
    desk, store = unsteady
    table, stamp = await begun(desk.tables), 1
    store.in_doubt.append("append")
    with pytest.raises(StoreError):
        await do(table, lambda: moderation.editing(table, EndGame(), WHY), stamp=stamp, interaction=5)
    assert await do(table, lambda: moderation.editing(table, EndGame(), WHY), stamp=stamp, interaction=5) == 1


async def test_a_game_master_is_named_when_all_are_told_or_not_at_all(
    unsteady: tuple[Desk, Unsteady],
) -> None:
    desk, store = unsteady
    table = await begun(desk.tables)
    for broken, told in ((store.failing, 0), (store.in_doubt, 1)):
        broken.append("append")
        with pytest.raises(StoreError):
            await charge(table, Master("user", BRAN), "Bran", True, interaction=5)
        await table.ensure_certain()
        assert await may_moderate(table, BRAN, ()) == bool(told)
        assert len(await table.entries(0)) == told
    await charge(table, Master("user", BRAN), "Bran", True, interaction=5)
    assert len(await table.entries(0)) == 1


async def test_a_skip_is_stored_with_the_default_or_not_at_all(unsteady: tuple[Desk, Unsteady]) -> None:
    """All had read that nobody waits any longer, and waited on, if the process died in between."""
    desk, store = unsteady
    table = await war(desk.tables)
    seat, stamp = active(table), table.game.stamp
    for broken, told in ((store.failing, 0), (store.in_doubt, 2)):
        broken.append("append")
        with pytest.raises(StoreError):
            await skip(table, seat, stamp=stamp, interaction=5)
        await table.ensure_certain()
        assert len(await table.entries(0)) == told
    await skip(table, seat, stamp=stamp, interaction=5)
    first, move = await table.entries(0)
    assert isinstance(first.act, Skip)
    assert (move.seat, move.by) == (seat, "gm")


async def test_who_is_driven_out_by_a_game_master_concedes_and_goes_in_one(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE))
    await do(table, lambda: moderation.expelling(table, 1, WHY), interaction=5)
    conceded, gone = await table.entries(0)
    assert (conceded.seat, conceded.action, conceded.signed) == (1, Concede(), WHY)
    assert gone.act is not None
    assert (gone.act.kind, table.seats[1].user_id) == ("removal", None)
    assert {"act-for", "act-removal-signed"} <= set(await notices(table))
    assert await do(table, lambda: moderation.expelling(table, 1, WHY), interaction=5) == conceded.n
    with pytest.raises(Refused, match="gm-no-player"):
        await do(table, lambda: moderation.expelling(table, 1, WHY))
    await do(table, lambda: moderation.expelling(table, 2, WHY))
    assert table.game.status == "over"
    assert table.seats[2].user_id == CATE, "the game is over, and the seat stays theirs"
