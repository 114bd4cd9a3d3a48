"""What is posted in a channel, where Discord takes it and where it does not."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store.rows import OutboxRow
from cogs.answers import ARCHIVED, Attachment
from cogs.publisher import Publisher
from tests.engine.desk import ALYS, BRAN, Desk, begun

LIVE, FRESH = 500, 501
"""Messages."""


class Thread:
    """A thread that Discord has archived: no message in it is changed until somebody writes."""

    def __init__(self, *, deletes: bool) -> None:
        self.archived, self._deletes, self.messages = True, deletes, [LIVE]

    def get_partial_message(self, message: int) -> Any:
        async def edit(**_: Any) -> None:
            self._refuse(self.archived)

        async def delete() -> None:
            self._refuse(self.archived and not self._deletes)
            self.messages.remove(message)

        return SimpleNamespace(edit=edit, delete=delete)

    async def send(self, **_: Any) -> Any:
        self.archived = False
        self.messages.append(FRESH)
        return SimpleNamespace(id=FRESH)

    def _refuse(self, really: bool) -> None:
        if really:
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(response, {"code": ARCHIVED, "message": "Thread is archived"})


class Painter:
    async def map(self, *_: Any) -> Attachment:
        return Attachment("map.png", b"", "")


@pytest.mark.parametrize("deletes", [True, False])
async def test_a_dashboard_in_an_archived_thread_is_posted_anew(desk: Desk, deletes: bool) -> None:
    table = await begun(desk.hall, (ALYS, BRAN), system="risk")
    await desk.hall.remember(table, LIVE)
    thread = Thread(deletes=deletes)
    bot: Any = SimpleNamespace(get_partial_messageable=lambda *_, **__: thread, painter=Painter())
    await Publisher(bot, desk.hall).publish(OutboxRow(1, table.game.id, "dashboard", "{}", "nonce", 0))
    assert thread.messages[-1] == FRESH
    assert (LIVE in thread.messages) is not deletes
    assert table.game.dashboard_id == FRESH
