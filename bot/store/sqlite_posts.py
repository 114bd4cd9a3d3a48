"""Posts into the outbox of SQLite, within the transaction of what they tell of."""

import sqlite3
from collections.abc import Sequence

from bot.store.rows import PRIVATE, ROOM, Post

_KINDS = ", ".join(f"'{kind}'" for kind in PRIVATE)
_LANE = (
    f"CASE WHEN kind IN ({_KINDS}) THEN 'seat ' || json_extract(payload, '$.seat')"
    f" WHEN kind = '{ROOM}' THEN 'rooms' ELSE '' END"
)

OLDEST = f"SELECT *, {_LANE} AS lane FROM outbox WHERE id IN (SELECT min(id) FROM outbox GROUP BY game_id, {_LANE})"
"""The oldest waiting post of each lane of each game: see `OutboxRow`."""

NONCE = "(SELECT stamp FROM life) || '-' || id"
"""Of a post: no other of this database, nor of one that it was restored from, has it. Discord takes 25 characters."""


def post(db: sqlite3.Connection, game_id: int, posts: Sequence[Post]) -> None:
    """Add posts of a game.

    One that replaces a waiting one gets a new id and with it a new nonce, so that it is not taken for a repeat.
    """
    db.executemany(
        "INSERT OR REPLACE INTO outbox (game_id, kind, key, payload) VALUES (?, ?, ?, ?)",
        [(game_id, each.kind, each.key, each.payload) for each in posts],
    )
