"""`/game new`: the game is known by its id or its name, however it is spelt; its thread is of the channel's kind."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.rules.registry import RULESETS
from cogs import game
from cogs.game import meant


@pytest.mark.parametrize(
    "typed",
    ["risk", "RISK", " Risk ", "RISK: Game of Thrones", "risk game of thrones", "risk:game of thrones"],
)
def test_a_game_is_known_by_its_id_or_its_name(typed: str) -> None:
    assert meant(typed, RULESETS, "en") == "risk"


def test_what_is_no_game_stays_as_it_was_typed() -> None:
    assert meant("chess", RULESETS, "en") == "chess"


@pytest.mark.parametrize(
    ("news", "kind"), [(False, discord.ChannelType.public_thread), (True, discord.ChannelType.news_thread)]
)
async def test_a_channel_of_announcements_has_threads_of_a_kind_of_its_own(
    news: bool, kind: discord.ChannelType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses any other, and nobody was told why no game began."""
    kinds = []

    async def lost(*given: Any) -> None:
        kinds.append(given[3])

    async def create_thread(**given: Any) -> Any:
        kinds.append(given["type"])
        return SimpleNamespace(add_user=add_user)

    async def add_user(_: object) -> None:
        pass

    monkeypatch.setattr(game, "lost_thread", lost)
    bot = SimpleNamespace(tables=SimpleNamespace(clock=lambda: 0.0))
    parent: Any = SimpleNamespace(is_news=lambda: news, create_thread=create_thread)
    await game._thread(SimpleNamespace(client=bot, user=None), parent, "RISK")  # type: ignore[arg-type]
    assert kinds == [kind, kind]
