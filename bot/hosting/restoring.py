"""`maester restore`: a backup in the place of the database, with other dice than those that were thrown after it."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from bot.engine.journal.chance import commitment, new_secret
from bot.engine.journal.entries import Entry, Reseal
from bot.engine.table.posts import notice
from bot.store.backup import restore as put_back
from bot.store.rows import Append, EntryRow, Post
from bot.store.sqlite import append
from bot.store.sqlite_posts import post


def restore(file: Path, database: Path, now: Callable[[], float] = time.time) -> Path | None:
    """Put the backup `file` in the place of the database, every game that may go on with a new secret.

    Where the old database is kept now, if there was one. Raises StoreError as `bot.store.backup.restore` does.
    """
    return put_back(file, database, lambda db: _reseal_all(db, now()))


def _reseal_all(db: sqlite3.Connection, now: float) -> None:
    """What was thrown after the backup is known, and the same secret would throw it again."""
    sql = "SELECT id, status, version, rolls, secret FROM games WHERE status <> 'over'"
    for game_id, status, version, rolls, secret in db.execute(sql).fetchall():
        fresh = new_secret()
        act = Reseal(shown=secret, commitment=commitment(fresh))
        told = notice(Entry(version, None, "table", None, (), (), now, act), None)
        assert told is not None
        posts = [Post("notice", f"notice:{version}", told.model_dump_json())]
        if status == "playing":
            posts.append(Post("turn", f"turn:{version}", "{}"))  # takes the old board down
        if version == 0:  # nothing was drawn yet: there is nothing to be proved later
            db.execute("UPDATE games SET secret = ? WHERE id = ?", (fresh, game_id))
            post(db, game_id, posts if status == "lobby" else ())
            continue
        append(
            db,
            Append(
                game_id=game_id,
                entry=EntryRow(version, None, "table", act.model_dump_json(), "[]", "[]", now),
                public=False,
                rolls=rolls,
                posts=tuple(posts) if status == "playing" else (),
                status=status,
                secret=fresh,
            ),
        )
