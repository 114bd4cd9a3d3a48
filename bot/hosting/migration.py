"""Whether running games go on by the rules at hand as they did by those they began under (decision 0004).

Every entry of a game's journal is judged again (`bot.engine.transcript.rejudge`). If that gives the same events to the
last one, the game may be pinned to the new version. Nothing is written but by `apply`.
"""

import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.address import Address
from bot.engine.journal.entries import Rules
from bot.engine.transcript.rejudge import SAME, Verdict, rejudge
from bot.hosting.database import open_store
from bot.store.backup import backup, folder_beside, opened
from bot.store.migrate import migrate, steps, version
from bot.store.protocol import StoreError
from bot.store.rows import ClockRow, EntryRow
from bot.store.session import Session, columns
from bot.store.sqlite import within


@dataclass(frozen=True, slots=True)
class Pinned:
    """A running game, as far as it matters here."""

    id: int
    system: str
    began: str
    options: str


@dataclass(frozen=True, slots=True)
class Trial:
    """What became of a game under the rules at hand; no verdict: there are none of its system."""

    game: Pinned
    have: str
    verdict: Verdict | None
    entries: int

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on, at once or once it is migrated."""
        return self.verdict == SAME

    @property
    def changed(self) -> bool:
        """Whether the rules at hand are of another version: then the game is held until it is migrated."""
        return self.game.began != self.have

    def __str__(self) -> str:
        began, have = self.game.began, self.have or "none"
        versions = began if began == have else f"{began} → {have}"
        return f"Game {self.game.id} ({self.game.system}, rules {versions}): {self._told()}."

    def _told(self) -> str:
        match self.verdict:
            case None:
                return "this Maester has no such game"
            case Verdict(kind="same"):
                return f"the same after all {self.entries} entries"
            case Verdict(kind="unreadable", at=at, why=why):
                return f"entry {at} cannot be read: {why}"
            case Verdict(kind=kind, at=at, why=why):
                return f"{kind} at entry {at}: {why}"


def check(database: Path, systems: Mapping[str, Rules]) -> Iterator[Trial]:
    """Try every running game, one after the other; the database is only read. Raises StoreError."""
    with _up_to_date(database) as db:
        try:
            for game in within(db, running):
                yield within(db, partial(_try, game, systems))
        except sqlite3.Error as error:
            raise StoreError(f"{database} cannot be read: {error}.") from error


async def check_in(db: Session, systems: Mapping[str, Rules]) -> AsyncIterator[Trial]:
    """Try every running game, one after the other. Raises StoreError."""
    for game in await running(db):
        yield await _try(game, systems, db)


@contextmanager
def _up_to_date(database: Path) -> Iterator[sqlite3.Connection]:
    """The database for reading; if an older Maester wrote it, a copy of it that is brought up to date."""
    with opened(database) as db:
        if version(db) == max(steps()):
            yield db
            return
    with folder_beside(database) as folder:
        backup(database, copy := folder / "copy.db")
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            try:
                migrate(db)
            except sqlite3.Error as error:
                raise StoreError(
                    f"{database} cannot be brought up to date to look at it: {error}."
                ) from error
            yield db


def held(database: Path, systems: Mapping[str, Rules]) -> list[Pinned]:
    """The running games that began under other rules than those at hand. Raises StoreError."""
    with opened(database) as db:
        return within(db, partial(held_in, systems))


async def held_in(systems: Mapping[str, Rules], db: Session) -> list[Pinned]:
    """The running games that began under other rules than those at hand."""
    return [
        game
        for game in await running(db)
        if (rules := systems.get(game.system)) is None or rules.version != game.began
    ]


async def places(db: Session) -> list[tuple[int | None, int]]:
    """The servers and channels in which games are at play."""
    sql = "SELECT guild_id, channel_id FROM games WHERE status = 'playing' ORDER BY id"
    return [(row[0], row[1]) for row in await db.all(sql)]


async def running(db: Session) -> list[Pinned]:
    """All games at play."""
    return [Pinned(*row) for row in await db.all(GAMES)]


async def _try(game: Pinned, systems: Mapping[str, Rules], db: Session) -> Trial:
    return trial(game, systems.get(game.system), [EntryRow(*row) for row in await db.all(ENTRIES, game.id)])


GAMES = "SELECT id, system, rules_version, options FROM games WHERE status = 'playing' ORDER BY id"
ENTRIES = f"SELECT {columns(EntryRow)} FROM entries WHERE game_id = ? ORDER BY n"


def trial(game: Pinned, rules: Rules | None, rows: Sequence[EntryRow]) -> Trial:
    """One game under these rules, whatever version it is pinned to: a version can be forgotten, a journal cannot."""
    if rules is None:
        return Trial(game, "", None, len(rows))
    return Trial(game, rules.version, rejudge(rules, rows), len(rows))


async def apply(
    database: Address, systems: Mapping[str, Rules], now: Callable[[], float] = time.time
) -> list[Trial]:
    """Pin every running game that comes out the same to the rules at hand; the other games stay as they are.

    Whoever is awaited in such a game has the whole time of the decision again. Nobody may be at work on the database.
    Raises StoreError.
    """
    store = await open_store(database)
    try:
        games = await store.read(running)
        trials = [await store.read(partial(_try, game, systems)) for game in games]
        for each in trials:
            if each.goes_on and each.changed:
                game = await store.game(each.game.id)
                assert game is not None
                await store.set_rules(game.id, each.have, game.options)
                clocks = await store.clocks(game.id)
                again = [
                    ClockRow(clock.seat, clock.bank, clock.decision, since=now(), next_at=now())
                    for clock in clocks
                    if clock.since is not None
                ]
                await store.set_clocks(game.id, game.version, again, ())
    finally:
        await store.close()
    return trials
