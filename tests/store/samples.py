"""Rows to store."""

from dataclasses import replace
from typing import Any

from bot.store.protocol import Store
from bot.store.rows import Append, EntryRow, Game, Post, SeatRow

SEATS = (SeatRow(0, 7, "Alys", None, "winter"), SeatRow(1, None, "Bran", "random", ""))


def game(channel: int = 1, **changes: Any) -> Game:
    made = Game(
        id=0,
        guild_id=5,
        channel_id=channel,
        host_id=7,
        system="tourney",
        rules_version="1",
        options="{}",
        status="lobby",
        secret="00" * 32,
        version=0,
        stamp=0,
        rolls=0,
        dashboard_id=None,
        locale="en",
        created_at=100.0,
        ended_at=None,
    )
    return replace(made, **changes)


def entry(n: int, text: str = "{}") -> EntryRow:
    return EntryRow(n=n, seat=0, by="player", action=text, draws="[]", events="[]", at=200.0 + n)


async def snapshot(store: Store, game_id: int) -> tuple[int, str] | None:
    """The latest snapshot of a game."""
    standing = await store.standing(game_id)
    assert standing is not None
    return standing.snapshot


def append(game_id: int, n: int, **changes: Any) -> Append:
    return replace(Append(game_id=game_id, entry=entry(n), public=True, rolls=0), **changes)


async def works(store: Store, channel: int) -> bool:
    """Whether a game can be made and played."""
    made = await store.create_game(game(channel=channel), SEATS)
    await store.append(append(made.id, 0))
    return list(await store.entries(made.id)) == [entry(0)]


def dashboard(payload: str = "{}") -> Post:
    return Post("dashboard", "dashboard", payload)


def story(n: int) -> Post:
    return Post("story", f"story:{n}", str(n))
