"""A wish to take back a move, agreed to before all: its message tells how many do, whoever's answer is slow."""

import asyncio
import itertools
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.engine.errors import Refused
from bot.engine.table.undo import ask
from cogs.interaction.ids import decode
from cogs.interaction.names import voice
from cogs.play import undo
from cogs.play.undo_request import wished
from tests.cogs.slow_answer import SlowAnswer
from tests.engine.engine_fixture import ALYS, BRAN, CATE, Desk, begun, play

_ids = itertools.count(1)


async def test_of_two_who_agree_at_once_the_later_count_stands(desk: Desk) -> None:
    """The answer to the first arrived after that to the second, and two of three stood there when all had agreed."""
    table = await begun(desk.tables, (ALYS, BRAN, CATE), system="risk")
    await play(table, 8)
    mover = next(entry.seat for entry in reversed(await table.entries()) if entry.seat is not None)
    say = voice(table, "en")
    wish = await ask(table, mover, table.seats[mover].user_id or 0)
    button = next(one for one in wished(table, say, wish, mover).walk_children() if hasattr(one, "custom_id"))
    step, shown = decode(str(button.custom_id)), list[str]()

    def press(user: int, slow: SlowAnswer | None = None) -> Any:
        async def edit_message(view: discord.ui.LayoutView, **_: Any) -> None:
            if slow is not None:
                await slow.travel()
            texts = (one for one in view.walk_children() if isinstance(one, discord.ui.TextDisplay))
            shown.append("\n".join(one.content for one in texts))

        return SimpleNamespace(
            id=next(_ids),
            type=discord.InteractionType.component,
            user=SimpleNamespace(id=user),
            locale="en",
            extras={},
            message=SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=False)),
            response=SimpleNamespace(edit_message=edit_message),
        )

    older = replace(step, stamp=table.game.stamp - 1)
    with pytest.raises(Refused, match="undo-gone"):
        await undo.agree(press(BRAN), table, older)
    others = [row.user_id for row in table.seats if row.seat != mover]
    slow = SlowAnswer()
    first = asyncio.create_task(undo.agree(press(others[0] or 0, slow), table, step))
    await slow.sent.wait()
    second = asyncio.create_task(undo.agree(press(others[1] or 0), table, step))
    await slow.arrive(second)
    await asyncio.gather(first, second)
    assert shown[-1] == say.key("undo-granted", move=wish.move, votes=3, needed=3)
