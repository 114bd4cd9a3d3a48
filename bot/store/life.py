"""The lives of a database. One begins when the database is made, and another whenever it is restored from a backup.

Nothing of one life may be mistaken for something of another, such as a post of which Discord knows the nonce.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.session import Session


@dataclass(frozen=True, slots=True)
class Life:
    """The only row of the table `life`.

    `stamp` is different in each life. `home` is `Base.home` of the database it began in. `shut` says why no bot may
    work on this database; empty: one may.
    """

    stamp: str
    home: str
    shut: str


async def life(db: Session) -> Life:
    """The present life."""
    row = await db.one("SELECT stamp, home, shut FROM life")
    assert row is not None
    return Life(*row)


async def set_life(db: Session, row: Life) -> None:
    """Store the row."""
    await db.run("UPDATE life SET stamp = ?, home = ?, shut = ?", row.stamp, row.home, row.shut)


def new_stamp() -> str:
    """The stamp of another life: posts have other nonces in it, and Discord drops none as a repeat of an older one."""
    return secrets.token_hex(4)


async def begin(db: Session, home: str = "") -> None:
    """Begin another life in a database of that `home`."""
    await set_life(db, Life(new_stamp(), home, shut=""))


@dataclass(frozen=True, slots=True)
class Past:
    """What a database that is to be replaced by a backup knows of the time after that backup."""

    boards: list[tuple[int, int, float]]
    """The live messages: message, game, and when the game was opened."""
    numbers: Mapping[str, int]
    """The last number given away, by table."""


async def past(db: Session) -> Past:
    """What is to be carried over from this database into the one that replaces it."""
    sql = "SELECT dashboard_id, id, created_at FROM games WHERE dashboard_id IS NOT NULL"
    return Past([(row[0], row[1], row[2]) for row in await db.all(sql)], await db.numbers())


async def carry_over(known: Past, db: Session) -> None:
    """Tell a restored database where live messages stand, so that they can be taken down, and which numbers were used.

    Numbers are never used again: a button of a game that is gone must not act on another game.
    """
    await db.many("UPDATE games SET dashboard_id = ? WHERE id = ? AND created_at = ?", known.boards)
    await db.skip_numbers(known.numbers)
