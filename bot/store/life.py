"""One life of a database: from its making to the next restore.

A restored database begins another life: nothing of it may be taken for something of the life before.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.session import Session


@dataclass(frozen=True, slots=True)
class Life:
    """The row of this life. `home` is where it is lived, empty if nobody can tell; `shut` why nobody may work on it."""

    stamp: str
    home: str
    shut: str


async def life(db: Session) -> Life:
    row = await db.one("SELECT stamp, home, shut FROM life")
    assert row is not None
    return Life(*row)


async def set_life(db: Session, row: Life) -> None:
    await db.run("UPDATE life SET stamp = ?, home = ?, shut = ?", row.stamp, row.home, row.shut)


async def begin(db: Session) -> None:
    """Posts have other nonces from now on, so that Discord takes none for a repeat of one sent in the life before."""
    await set_life(db, Life(secrets.token_hex(4), home="", shut=""))


@dataclass(frozen=True, slots=True)
class Past:
    """What a database that is replaced knows of the time after the backup."""

    boards: list[tuple[int, int, float]]
    """The live messages: message, game, and when the game was opened."""
    numbers: Mapping[str, int]
    """The last number given away, by table."""


async def past(db: Session) -> Past:
    """To be carried over into what replaces this database."""
    sql = "SELECT dashboard_id, id, created_at FROM games WHERE dashboard_id IS NOT NULL"
    return Past([(row[0], row[1], row[2]) for row in await db.all(sql)], await db.numbers())


async def carry_over(known: Past, db: Session) -> None:
    """Let a restored database know where the live messages stand, so that they can be taken down.

    And which numbers were given away, so that a button of a game that is gone is never one of another game.
    """
    await db.many("UPDATE games SET dashboard_id = ? WHERE id = ? AND created_at = ?", known.boards)
    await db.go_on(known.numbers)
