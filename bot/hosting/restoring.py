"""`maester restore`: a backup in the place of the database, with other dice than those that were thrown after it."""

import time
from dataclasses import replace
from pathlib import Path

from bot.engine.journal.chance import commitment, new_secret
from bot.engine.journal.entries import Entry, Reseal
from bot.engine.table.posts import notice
from bot.store.backup import backup_of, folder_beside, opened
from bot.store.backup import restore as put_back
from bot.store.copying import empty, fill, is_empty
from bot.store.life import begin, carry_over, life, new_stamp, past, set_life
from bot.store.protocol import StoreError
from bot.store.rows import Append, EntryRow, Post
from bot.store.session import Session
from bot.store.sql import SqlStore
from bot.store.sql_append import append
from bot.store.sql_posts import post
from bot.store.sqlite import SqliteSession, within


def restore(file: Path, database: Path) -> Path | None:
    """Put the backup `file` in the place of the database, every game that may go on with a new secret.

    Where the old database is kept now, if there was one. Raises StoreError as `bot.store.backup.restore` does.
    """
    at = time.time()
    return put_back(file, database, lambda db: within(db, lambda session: reseal_all(session, at)))


async def restore_into(file: Path, store: SqlStore, kept: Path) -> Path | None:
    """Put the backup `file` in the place of what a server's database holds, as `restore` does, all at once or not.

    What was there before is kept as the backup `kept`, if there was anything: where that is. Raises StoreError.
    """
    at = time.time()
    there = not await store.read(is_empty)
    if there:
        await store.read(lambda db: backup_of(db, kept), at_once=True)
    home = await store.home()
    with folder_beside(kept) as folder:
        copy = folder / "copy.db"
        put_back(file, copy)
        with opened(copy) as db:

            async def change(session: Session) -> None:
                known = await past(session)
                await empty(session)
                await fill(SqliteSession(db), session)
                await begin(session, home)
                await carry_over(known, session)
                await reseal_all(session, at)

            await store.write(change)
    return kept if there else None


async def notice_restore(store: SqlStore) -> bool:
    """Before a bot begins on a database: whether PostgreSQL's own tools have restored it, and it begins another life.

    Raises StoreError if nobody may work on it.
    """
    found, home = await store.read(life), await store.home()
    if found.shut:
        raise StoreError(found.shut)
    if found.home == home:
        return False

    async def change(session: Session) -> bool:
        await session.only_one()
        if await life(session) != found:  # another process was quicker
            return False
        await set_life(session, replace(found, home=home, stamp=new_stamp() if found.home else found.stamp))
        if found.home:
            await reseal_all(session, time.time())
        return bool(found.home)

    return await store.write(change)


async def reseal_all(db: Session, now: float) -> None:
    """Give every game that may go on a new secret.

    What was thrown after the backup is known, and the same secret would throw it again.
    """
    sql = "SELECT id, status, version, rolls, secret FROM games WHERE status <> 'over'"
    for game_id, status, version, rolls, secret in await db.all(sql):
        fresh = new_secret()
        act = Reseal(shown=secret, commitment=commitment(fresh))
        told = notice(Entry(version, None, "table", None, (), (), now, act), None)
        assert told is not None
        posts = [Post("notice", f"notice:{version}", told.model_dump_json())]
        if status == "playing":
            posts.append(Post("turn", f"turn:{version}", "{}"))  # takes the old board down
        if version == 0:  # nothing was drawn yet: there is nothing to be proved later
            await db.run("UPDATE games SET secret = ? WHERE id = ?", fresh, game_id)
            await post(db, game_id, posts if status == "lobby" else ())
            continue
        change = Append(
            game_id=game_id,
            entry=EntryRow(version, None, "table", act.model_dump_json(), "[]", "[]", now),
            public=False,
            rolls=rolls,
            posts=tuple(posts) if status == "playing" else (),
            status=status,
            secret=fresh,
        )
        await append(db, [[change]])
