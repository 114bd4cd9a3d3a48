"""A server's hall of fame: its own games alone, found anew whenever a game has moved on."""

from typing import Any

import pytest

from bot.engine.journal.entries import Signed
from bot.engine.moderation.moderation import do, replacing
from bot.engine.records.fame import Fame, fame, longest
from bot.engine.table.rewind import rewind_to
from bot.engine.table.table import Table
from bot.engine.table.table_change import TableChange
from bot.engine.tables import Tables
from bot.rules.contract import Concede, EndGame
from bot.rules.tiny_epic.actions import BringBack
from tests.engine.engine_fixture import ALYS, BRAN, CATE, Desk, begun, play
from tests.engine.masters import WHY, edit

pytestmark = pytest.mark.both

GUILD = 1


async def over(
    desk: Desk, *quitters: int, users: Any = (ALYS, BRAN), channel: int = 1, system: str = "risk"
) -> Table:
    """A game in which these seats leave one after another until it is over.

    Each is opened later than the one before: with equal times and equal first dice they would be copies of one game.
    """
    desk.time += 1
    table = await begun(desk.tables, users, channel=channel, system=system)
    for seat in quitters:
        await table.submit(seat, Concede())
    assert table.game.status == "over"
    return table


async def only(tables: Tables) -> Fame:
    (found,) = await fame(tables, GUILD)
    return found


async def test_games_that_are_over_count_for_their_players(desk: Desk) -> None:
    await over(desk, 0)
    await begun(desk.tables, channel=2)
    found = await only(desk.tables)
    assert (found.system, len(found.campaigns)) == ("risk", 1)
    assert [(each.user_id, each.wins, each.games) for each in found.standings] == [(BRAN, 1, 1), (ALYS, 0, 1)]


async def test_another_server_has_a_hall_of_its_own(desk: Desk) -> None:
    await over(desk, 0)
    assert await fame(desk.tables, GUILD + 1) == []


async def test_each_system_is_rated_for_itself(desk: Desk) -> None:
    await over(desk, 1, users=(BRAN, CATE))
    await over(desk, 1, channel=2, system="tourney")
    found = await fame(desk.tables, GUILD)
    assert [each.system for each in found] == ["risk", "tourney"]
    assert [{one.user_id for one in each.standings} for each in found] == [{BRAN, CATE}, {ALYS, BRAN}]


async def test_a_result_is_noted_and_found_anew_if_the_note_is_gone(desk: Desk) -> None:
    await over(desk, 0)
    first = await only(desk.tables)
    (ended,) = await desk.store.ended(GUILD)
    assert ended.result == first.campaigns[0].result.model_dump_json()
    await desk.store.note_result(ended.game.id, 0, "gone")
    assert await only(desk.tables) == first


async def test_who_conceded_has_lost_though_the_seat_was_given_to_somebody_else(desk: Desk) -> None:
    desk.time += 1
    table = await begun(desk.tables, (ALYS, BRAN, CATE), system="risk")
    await table.submit(2, Concede())
    await do(table, lambda: replacing(table, 2, 14, "Dorn", WHY))
    await table.submit(1, Concede())
    found = await only(desk.tables)
    assert [(each.user_id, each.wins, each.games) for each in found.standings] == [
        (ALYS, 1, 1),
        (BRAN, 0, 1),
        (CATE, 0, 1),
    ]
    assert found.campaigns[0].gone == {CATE: "Cate"}


async def test_who_was_brought_back_is_rated_by_what_became_of_them(desk: Desk) -> None:
    table = await begun(desk.tables, (ALYS, BRAN, CATE), system="tiny_epic")
    await table.submit(2, Concede())
    await edit(table, BringBack(player="2"))
    await table.submit(1, Concede())
    await edit(table, EndGame(winners=("0",)))
    assert [each.user_id for each in (await only(desk.tables)).standings] == [ALYS, CATE, BRAN]


async def test_an_end_that_is_taken_back_takes_its_ratings_along(desk: Desk) -> None:
    table = await over(desk, 0)
    assert (await only(desk.tables)).standings[0].user_id == BRAN
    await undo_the_end(table)
    assert await fame(desk.tables, GUILD) == []
    await table.submit(1, Concede())
    assert (await only(desk.tables)).standings[0].user_id == ALYS


async def undo_the_end(table: Table) -> None:
    async def back() -> TableChange:
        return await rewind_to(table, table.game.version - 1, signed=Signed(who="Cate", why="a slip"))

    await table.amend(back, "gm")
    assert table.playing


async def test_a_game_that_cannot_be_read_is_left_out(desk: Desk) -> None:
    await over(desk, 0)
    broken = await over(desk, 0, channel=2)
    await desk.reopen()
    damage = "UPDATE entries SET events = '{' WHERE game_id = ? AND n = 0"
    await desk.store.write(lambda db: db.run(damage, broken.game.id))
    assert len((await only(desk.tables)).campaigns) == 1


async def test_the_longest_campaigns_come_first(desk: Desk) -> None:
    short = await over(desk, 0, system="tourney")
    desk.time += 10
    table = await begun(desk.tables, (ALYS, BRAN, CATE), channel=2)
    desk.time += 500
    await play(table, 10_000)
    assert table.game.status == "over"
    campaigns = (await only(desk.tables)).campaigns
    assert [each.game.id for each in longest(campaigns, 5)] == [table.game.id, short.game.id]
    assert [each.game.id for each in longest(campaigns, 1)] == [table.game.id]
    assert longest(campaigns, 1)[0].seconds == 500
    assert longest(campaigns, 1)[0].result.turns > 1
