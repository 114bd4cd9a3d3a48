"""Hosts hear once that something cannot be shown, and hear it all the same where Discord was not there to tell it."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from cogs.interaction.names import voice
from cogs.posts import hosts as module
from cogs.posts.hosts import Hosts
from tests.cogs.posts.test_publisher import refused
from tests.engine import memory_store


class Bot:
    """A bot that cannot reach the host the first time."""

    def __init__(self, error: Exception) -> None:
        self.tried, self.told = 0, list[str]()
        self._error = error

    def get_guild(self, _: int) -> None:
        return None

    async def create_dm(self, _: Any) -> Any:
        self.tried += 1
        if self.tried == 1:
            raise self._error
        return SimpleNamespace(send=self._send)

    async def _send(self, view: Any, **_: Any) -> None:
        self.told.append(view.children[0].children[0].content)


@pytest.mark.parametrize(
    ("error", "times"),
    [(aiohttp.ServerDisconnectedError(), 1), (refused(503, 0), 1), (refused(403, 50007), 0)],
)
async def test_a_host_who_could_not_be_reached_is_told_the_next_time(error: Exception, times: int) -> None:
    """Whoever takes no messages is asked no more."""
    bot, table = Bot(error), memory_store.table("risk", ("Alys", "Bran"))
    hosts, say = Hosts(bot), voice(table, "en")  # type: ignore[arg-type]
    for _ in range(3):
        await hosts.tell(table, say, "host-no-channel")
    assert len(bot.told) == times
    assert bot.tried == 1 + times


async def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was told longest ago may hear it once more; those told lately do not."""
    monkeypatch.setattr(module, "REMEMBERED", 3)  # not by its name: a bot that ends has it read anew
    bot = Bot(refused(403, 50007))
    games = [memory_store.table("risk", ("Alys", "Bran")) for _ in range(5)]
    for n, table in enumerate(games):
        table.game = replace(table.game, id=n)
    hosts, say = Hosts(bot), voice(games[0], "en")  # type: ignore[arg-type]
    for table in games:
        await hosts.tell(table, say, "host-no-channel")
    tried = bot.tried
    for table in games[2:]:
        await hosts.tell(table, say, "host-no-channel")
    assert bot.tried == tried
    await hosts.tell(games[0], say, "host-no-channel")
    assert bot.tried == tried + 1
