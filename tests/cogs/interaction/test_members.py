"""Who has left the server of a game does not play in it by private messages."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.errors import Refused
from cogs.interaction.members import TRUSTED, UNKNOWN_MEMBER, Members
from tests.cogs.posts.test_publisher import refused
from tests.engine import memory_store

ALYS = 11


class Server:
    """A server, and what Discord says when it is asked about somebody."""

    def __init__(self) -> None:
        self.asked, self.now, self.slow = 0, 0.0, 0.0
        self.error: Exception | None = None
        self.bot: Any = SimpleNamespace(get_guild=lambda _: SimpleNamespace(fetch_member=self._fetch))
        self.members = Members(lambda: self.now)
        self.table = memory_store.table("risk", ("Alys", "Bran"))
        self.table.game = replace(self.table.game, guild_id=1, status="playing")

    async def _fetch(self, _: int) -> None:
        self.asked += 1
        await asyncio.sleep(self.slow)
        if self.error:
            raise self.error

    async def need(self) -> None:
        await self.members.need(self.bot, self.table, ALYS)


async def test_who_is_there_is_asked_about_once_in_a_while() -> None:
    server = Server()
    for _ in range(3):
        await server.need()
    assert server.asked == 1
    server.now, server.error = TRUSTED, refused(404, UNKNOWN_MEMBER)
    for _ in range(2):
        with pytest.raises(Refused, match="table-not-on-server"):
            await server.need()
    server.error = None
    await server.need()
    assert server.asked == 4, "who is back plays at once"


@pytest.mark.parametrize("error", [refused(503, 0), refused(404, 10004), OSError("cut")])
async def test_where_discord_does_not_say_it_people_play_on(error: Exception) -> None:
    server = Server()
    server.error = error
    await server.need()


async def test_nobody_waits_for_a_slow_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.interaction.members.SOON", 0.01)
    server = Server()
    server.slow, server.error = 60.0, refused(404, UNKNOWN_MEMBER)
    async with asyncio.timeout(10):
        await server.need()


async def test_a_game_that_is_over_is_looked_at_by_all_who_played() -> None:
    server = Server()
    server.error = refused(404, UNKNOWN_MEMBER)
    server.table.game = replace(server.table.game, status="over")
    await server.need()
    assert server.asked == 0
