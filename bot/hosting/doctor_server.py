"""`maester doctor`, where the games are in a database of a PostgreSQL server."""

import ipaddress
from collections.abc import AsyncIterator, Mapping
from urllib.parse import urlsplit

from bot.address import Url
from bot.engine.journal.entries import Rules
from bot.errors import HostError
from bot.hosting import migration
from bot.hosting.database import needs_driver, none_in, opened_to_read
from bot.hosting.doctor import Finding, advice, at_work, good, held, older, shut, trouble
from bot.store.life import life
from bot.store.migrate import steps
from bot.store.protocol import StoreError
from bot.store.session import Session

NEEDED = 12
"""Connections a Maester may need, a doctor's and a backup's among them."""

SAFE = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on"}
"""How a server has to be set, so that what it confirms is kept, and what is deleted goes."""


async def server(database: Url, systems: Mapping[str, Rules]) -> AsyncIterator[Finding]:
    """All that the server tells."""
    try:
        needs_driver()
        async with opened_to_read(database) as db:
            for finding in [*await _ways(db, database), *await _content(db, database, systems)]:
                yield finding
        yield await _process(database)
    except (StoreError, HostError) as error:
        yield trouble(f"{str(error).rstrip('.')}; look whether the server runs, and at MAESTER_DATABASE.")


async def _ways(db: Session, database: Url) -> list[Finding]:
    """How the server is set."""
    names = ", ".join(f"'{name}'" for name in SAFE)
    rows = await db.all(f"SELECT name, setting FROM pg_settings WHERE name IN ({names})")
    wrong = [f"{name} = {setting}" for name, setting in rows if setting != SAFE[name]]
    (about,) = await db.all(
        "SELECT current_setting('server_version'), pg_is_in_recovery(),"
        " current_setting('max_connections')::int - (SELECT count(*) FROM pg_stat_activity),"
        " coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false),"
        " current_setting('server_encoding'), pg_database_size(current_database())"
    )
    version, standby, free, sealed, encoding, size = about
    found = [good(f"{database} is PostgreSQL {version}, and takes {size / 1e6:.0f} MB there.")]
    if wrong:
        found.append(
            trouble(
                f"The server is set so that games can be lost or grow without end ({', '.join(wrong)}); set it on."
            )
        )
    if standby:
        found.append(
            trouble("The server can only be read (it follows another one); name the one it follows.")
        )
    if encoding != "UTF8":
        found.append(trouble(f"The encoding of the database is {encoding}; make one with ENCODING 'UTF8'."))
    if free < NEEDED:
        found.append(
            advice(f"The server has {free} connections left; raise its max_connections by {NEEDED}.")
        )
    if not sealed and not _near(database):
        found.append(
            advice(
                "What goes to the server can be read on the way, hands and dice among it; add ?sslmode=require."
            )
        )
    return found


def _near(database: Url) -> bool:
    """Whether the server is on this machine."""
    host = urlsplit(database.whole).hostname or "localhost"
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


async def _content(db: Session, database: Url, systems: Mapping[str, Rules]) -> list[Finding]:
    if not await db.columns("schema_version"):
        return [good(none_in(database))]
    (row,) = await db.all("SELECT max(version) FROM schema_version")
    have, known = row[0], max(steps())
    if have > known:
        return [trouble(f"{database} is of version {have}, this Maester knows {known}; upgrade Maester.")]
    if have < known:
        return [older(f"The database {database} is")]
    return [
        good(f"Its tables are up to date (version {have})."),
        *held(await migration.held_in(systems, db)),
        *shut((await life(db)).shut),
    ]


async def _process(database: Url) -> Finding:
    from bot.hosting.server_lease import taken

    return at_work(await taken(database))
