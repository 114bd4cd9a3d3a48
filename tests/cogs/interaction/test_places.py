"""A thread that was opened and could not be noted is found again, and no other is taken for it."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.interaction.places import SKEW, lost_thread

SINCE = 1_772_600_400.0
MINE, PLACE = 1, 2
PRIVATE, PUBLIC = discord.ChannelType.private_thread, discord.ChannelType.public_thread


def at(seconds: float) -> int:
    """The id of a thread that was opened at this moment."""
    return (int(seconds * 1000) - discord.utils.DISCORD_EPOCH) << 22


def thread(**other: Any) -> Any:
    """A thread as the lost one is, but for what is `other`."""
    lost = {"id": at(SINCE), "owner_id": MINE, "parent_id": PLACE, "type": PRIVATE, "name": "a talk"}
    return SimpleNamespace(**{**lost, **other})


async def found(*threads: Any, taken: tuple[int, ...] = ()) -> Any:
    async def active() -> tuple[Any, ...]:
        return threads

    async def game_in(thread_id: int) -> object:
        return "a game" if thread_id in taken else None

    store = SimpleNamespace(game_in=game_in)
    bot: Any = SimpleNamespace(user=SimpleNamespace(id=MINE), tables=SimpleNamespace(store=store))
    place: Any = SimpleNamespace(id=PLACE, guild=SimpleNamespace(active_threads=active))
    return await lost_thread(bot, place, "a talk", PRIVATE, SINCE)


OTHERS = [
    {"owner_id": 9},
    {"parent_id": 9},
    {"type": PUBLIC},
    {"name": "a feast"},
    {"id": at(SINCE - SKEW - 1)},
]


@pytest.mark.parametrize("other", OTHERS, ids=["owner", "place", "kind", "name", "older"])
async def test_another_thread_is_not_taken_for_the_lost_one(other: dict[str, Any]) -> None:
    lost = thread(id=at(SINCE + 1))
    assert await found(thread(**other)) is None
    assert await found(thread(**other), lost) is lost


async def test_a_thread_that_is_a_games_already_is_not_taken_from_it() -> None:
    assert await found(thread(), taken=(at(SINCE),)) is None


async def test_discords_clock_may_be_behind_ours() -> None:
    behind = thread(id=at(SINCE - SKEW))
    assert await found(behind) is behind
