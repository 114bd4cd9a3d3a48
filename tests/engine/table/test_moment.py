"""A moment of a game: who is awaited in it, as far as people can be called."""

from dataclasses import replace

from bot.engine.table.moment import Moment
from bot.engine.tables import Tables
from tests.engine.engine_fixture import ALYS, BRAN, awaited, begun


async def test_nobody_is_called_for_an_agent_nor_while_a_regent_plays_for_them(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN))
    assert awaited(table) == (0, 1)
    first, second = table.seats
    for away in (replace(second, agent="random"), replace(second, user_id=None, agent="random")):
        assert Moment(table.rules, table.state, (first, away)).awaited == {ALYS}
