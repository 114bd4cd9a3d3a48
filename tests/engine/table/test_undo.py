"""Taking back a move: free while nobody has learnt anything by it, else by the consent of all who play."""

import pytest

from bot.engine.errors import Refused, Stale
from bot.engine.table.table import Table
from bot.engine.table.undo import UndoRequest, agree, ask, free_undo, may_undo_freely, take_back
from bot.engine.tables import Tables
from bot.rules.contract import Concede
from bot.rules.risk.model.actions import Deploy, End, Orders, Redeem
from bot.rules.risk.model.options import RiskOptions
from bot.rules.risk.play.edits import SetArmies
from tests.engine.engine_fixture import (
    ALYS,
    BRAN,
    CATE,
    Desk,
    alone,
    awaited,
    begun,
    lay,
    lives,
    lobby,
    play,
    thrown,
)
from tests.engine.fake_clock import posts
from tests.engine.masters import edit, halt, rewind


async def risk(tables: Tables) -> tuple[Table, int, str]:
    """A game of RISK, who is first, and one of their lands."""
    table = await lobby(tables, (ALYS, BRAN, CATE), system="risk")
    await tables.choose(table.game.id, lambda _: RiskOptions(houses="deal"))
    await tables.start(table.game.id)
    seat = awaited(table)[0]
    return table, seat, next(place for place, owner in table.state.owner.items() if owner == seat)


async def test_one_move_after_the_other_is_taken_back(tables: Tables) -> None:
    table, seat, place = await risk(tables)
    states = [table.state]
    for _ in range(2):
        await table.submit(seat, Deploy(territory=place, armies=1))
        states.append(table.state)
    for state in reversed(states[:-1]):
        await take_back(table, seat)
        assert table.state == state
    with pytest.raises(Refused, match="undo-nothing"):
        await take_back(table, seat)


async def test_orders_that_others_gave_in_secret_stay(tables: Tables) -> None:
    table, seat, place = await risk(tables)
    other = (seat + 1) % 3
    await table.submit(seat, Deploy(territory=place, armies=1))
    await table.submit(other, Orders(defend="one"))
    assert (await free_undo(table, seat)).keep == (2,)
    await take_back(table, seat)
    assert table.state.armies[place] == 3
    assert table.state.orders[other].everywhere == "one"


async def test_it_is_not_free_once_the_turn_is_over_or_others_have_moved(tables: Tables) -> None:
    table, seat, place = await risk(tables)
    await table.submit(seat, Deploy(territory=place, armies=table.view(seat).muster.left))  # type: ignore[attr-defined]
    await table.submit(seat, End())
    with pytest.raises(Refused, match="undo-asked"):
        await take_back(table, seat)
    assert not await may_undo_freely(table, seat)


async def test_what_a_game_master_has_changed_since_is_no_players_to_take_back(tables: Tables) -> None:
    table, seat, place = await risk(tables)
    await table.submit(seat, Deploy(territory=place, armies=1))
    await edit(table, SetArmies(territory=place, armies=7))
    with pytest.raises(Refused, match="undo-others"):
        await take_back(table, seat)
    assert table.state.armies[place] == 7


async def test_what_the_clock_did_for_somebody_is_not_theirs_to_take_back_alone(tables: Tables) -> None:
    table, seat, place = await risk(tables)
    await table.submit(seat, Deploy(territory=place, armies=1), by="clock")
    with pytest.raises(Refused, match="undo-others"):
        await take_back(table, seat)
    assert table.game.version == 2


async def test_it_is_not_free_once_a_die_is_thrown(tables: Tables) -> None:
    table, seat, _ = await risk(tables)
    while not (await table.entries())[-1].draws or awaited(table) != (seat,):
        await play(table, 1, seed=table.game.version)
        if table.game.version > 60:
            break
    last = (await table.entries())[-1]
    assert last.draws
    assert not await may_undo_freely(table, seat)


async def test_the_table_agrees_and_one_who_does_not_play_has_no_say(tables: Tables) -> None:
    table, seat, place = await risk(tables)
    before = table.state
    await table.submit(seat, Deploy(territory=place, armies=1))
    users = {row.seat: row.user_id for row in table.seats}
    mine, *others = [users[one] for one in (seat, (seat + 1) % 3, (seat + 2) % 3)]
    assert mine is not None
    wish = await ask(table, seat, mine)
    assert (wish.move, wish.votes, wish.needed) == (1, 1, 3)
    with pytest.raises(Refused, match="table-not-yours"):
        await agree(table, 99, wish)
    again = await agree(table, mine, wish)
    assert again.votes == 1  # nobody counts twice
    for user in others:
        assert user is not None
        assert table.state != before
        wish = await agree(table, user, UndoRequest(wish.move, wish.stamp))
    assert wish.granted
    assert table.state == before


@pytest.mark.both
async def test_whenever_a_process_dies_the_last_consent_is_not_given_or_the_table_goes_back(
    desk: Desk,
) -> None:
    """It counted, and the move stood until somebody pressed once more."""
    table, seat, place = await risk(desk.tables)
    before, game_id = table.state, table.game.id
    await table.submit(seat, Deploy(territory=place, armies=1))
    asker, second, last = (table.seats[(seat + n) % 3].user_id for n in range(3))
    assert asker is not None
    assert second is not None
    assert last is not None
    wish = await ask(table, seat, asker)
    await agree(table, second, wish)
    gone_back = []

    async def consent(tables: Tables) -> None:
        await agree(await tables.table(game_id), last, wish)

    async for tables in lives(desk, consent):
        gone_back.append((await tables.table(game_id)).state == before)
        assert not (await desk.store.about(last))["votes"]
    assert gone_back[0] is False
    assert gone_back[-1] is True


@pytest.mark.both
async def test_whenever_a_process_dies_a_wish_is_told_of_or_not_made(desk: Desk) -> None:
    table, seat, place = await risk(desk.tables)
    await table.submit(seat, Deploy(territory=place, armies=1))
    game_id, asker = table.game.id, table.seats[seat].user_id
    assert asker is not None
    made = []

    async def wish(tables: Tables) -> None:
        await ask(await tables.table(game_id), seat, asker)

    async for _ in lives(desk, wish):
        made.append(bool((await desk.store.about(asker))["votes"]))
        assert len(await posts(desk, "wish")) == made[-1]
    assert made == [False, True]


async def test_who_has_left_is_told_why_they_cannot_ask_the_table(tables: Tables) -> None:
    table, seat, place = await risk(tables)
    await table.submit(seat, Deploy(territory=place, armies=1))
    await table.submit(seat, Concede())
    mine, wish = table.seats[seat].user_id, UndoRequest(1, table.game.stamp)
    assert mine is not None
    with pytest.raises(Refused, match="undo-no-say"):
        await ask(table, seat, mine)
    with pytest.raises(Refused, match="undo-no-say"):
        await agree(table, mine, wish)


async def test_one_who_plays_alone_does_not_throw_again_at_will(tables: Tables) -> None:
    table, *_ = await risk(tables)
    seat = await thrown(table)
    attack = table.game.version - 1
    await alone(table, seat)
    mine = table.seats[seat].user_id
    assert mine is not None
    before, version = table.state, table.game.version
    with pytest.raises(Refused, match="undo-alone"):
        await ask(table, seat, mine)
    assert (table.state, table.game.version) == (before, version)
    await rewind(table, attack)  # a game master may
    assert table.state != before


async def test_whoever_is_left_alone_with_a_wish_cannot_grant_it(tables: Tables) -> None:
    table, *_ = await risk(tables)
    seat = await thrown(table)
    mine = table.seats[seat].user_id
    assert mine is not None
    wish = await ask(table, seat, mine)
    await alone(table, seat)
    with pytest.raises(Refused, match="undo-alone"):
        await agree(table, mine, wish)


async def test_one_who_plays_alone_takes_back_what_chance_had_no_part_in(tables: Tables) -> None:
    table, seat, place = await risk(tables)
    await alone(table, seat)
    mine = table.seats[seat].user_id
    assert mine is not None
    before = table.state
    await table.submit(seat, Deploy(territory=place, armies=1))
    assert (await ask(table, seat, mine)).granted
    assert table.state == before


async def test_a_kept_order_that_breaks_the_rules_code_is_no_refusal(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, place = await risk(tables)
    await table.submit(seat, Deploy(territory=place, armies=1))
    await table.submit((seat + 1) % 3, Orders(defend="one"))

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(table.rules, "act", broken)
    with pytest.raises(ZeroDivisionError):  # and whoever answers the person logs it
        await free_undo(table, seat)


async def test_a_wish_does_not_tell_who_was_the_last_to_answer_in_secret(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN, CATE))
    for seat in (0, 1, 2):
        await table.submit(seat, lay(table.view(seat).hand[0].id))
    assert [entry.public for entry in await table.entries(0)] == [False, False, True]
    for seat, user in enumerate((ALYS, BRAN, CATE)):
        with pytest.raises(Refused, match="undo-nothing"):
            await ask(table, seat, user)


async def test_a_wish_is_stale_once_the_board_has_moved_on_but_not_by_a_secret(tables: Tables) -> None:
    table, seat, place = await risk(tables)
    await table.submit(seat, Deploy(territory=place, armies=1))
    user = table.seats[seat].user_id
    assert user is not None
    wish = await ask(table, seat, user)
    await table.submit((seat + 1) % 3, Orders(defend="one"))
    await agree(table, user, wish)
    await table.submit(seat, Deploy(territory=place, armies=1))
    with pytest.raises(Stale):
        await agree(table, user, wish)


async def test_a_set_that_was_handed_in_has_been_seen(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bot.engine.tables.new_secret", lambda: "a1" * 32
    )  # a game in which a set is handed in
    table, *_ = await risk(tables)
    for seed in range(600):
        last = (await table.entries(table.game.version - 2))[0]
        if isinstance(last.action, Redeem) and last.seat is not None and not last.draws:
            with pytest.raises(Refused, match="undo-seen"):
                await free_undo(table, last.seat)
            return
        await play(table, 1, seed=seed)
    pytest.fail("nobody has handed in a set")


async def test_a_game_masters_pause_outlasts_a_move_that_is_taken_back(tables: Tables) -> None:
    table, seat, place = await risk(tables)
    for _ in range(2):
        await table.submit(seat, Deploy(territory=place, armies=1))
    await halt(table, "pause")
    await take_back(table, seat)
    assert table.game.paused_at is not None
    users = [row.user_id for row in table.seats if row.user_id is not None]
    wish = await ask(table, seat, users[seat])
    for user in users:
        wish = await agree(table, user, UndoRequest(wish.move, wish.stamp)) if not wish.granted else wish
    assert wish.granted
    assert table.game.paused_at is not None
    await halt(table, "resume")
    assert table.game.paused_at is None


async def test_a_pause_that_was_over_does_not_come_back_with_a_move_taken_back(tables: Tables) -> None:
    table, seat, place = await risk(tables)
    await halt(table, "pause")
    await table.submit(seat, Deploy(territory=place, armies=1))
    await halt(table, "resume")
    await take_back(table, seat)
    assert table.game.paused_at is None
