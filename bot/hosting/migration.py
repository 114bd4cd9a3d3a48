"""Whether running games go on by the rules at hand as they did by those they began under (decision 0004).

Every entry of a game's journal is judged again, with the draws it records. If that gives the same events to the last
one, the game may be pinned to the new version. Nothing is written but by `apply`.
"""

import json
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pydantic import ValidationError

from bot.engine.chance import ChanceMismatch, RecordedChance
from bot.engine.errors import outline
from bot.engine.history import History
from bot.engine.journal import Entry, Rules, codec
from bot.rules.contract import Event, RuleError, State
from bot.store.backup import backup, opened
from bot.store.migrate import migrate, steps, version
from bot.store.protocol import StoreError
from bot.store.rows import ClockRow, EntryRow
from bot.store.sqlite import open_sqlite

Verdict = Literal["current", "same", "differs", "refused", "unreadable", "unknown"]
"""`current`: it began under these very rules; `unknown`: there are no rules of its system."""


@dataclass(frozen=True, slots=True)
class Pinned:
    """A running game, as far as it matters here."""

    id: int
    system: str
    began: str
    options: str


@dataclass(frozen=True, slots=True)
class Trial:
    """What became of a game under the rules at hand: the verdict, and the entry that decided it, if one did."""

    game: Pinned
    have: str
    verdict: Verdict
    entries: int
    at: int | None = None
    why: str = ""

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on, at once or once it is migrated."""
        return self.verdict in ("current", "same")

    def __str__(self) -> str:
        versions = (
            self.game.began if self.verdict == "current" else f"{self.game.began} → {self.have or 'none'}"
        )
        told = {
            "current": "began under these rules",
            "same": f"the same after all {self.entries} entries",
            "differs": f"differs at entry {self.at}: {self.why}",
            "refused": f"refused at entry {self.at}: {self.why}",
            "unreadable": f"entry {self.at} cannot be read: {self.why}",
            "unknown": "this Maester has no such game",
        }
        return f"Game {self.game.id} ({self.game.system}, rules {versions}): {told[self.verdict]}."


def check(database: Path, systems: Mapping[str, Rules]) -> Iterator[Trial]:
    """Try every running game, one after the other; the database is only read. Raises StoreError."""
    with _up_to_date(database) as db:
        try:
            games = [Pinned(*row) for row in db.execute(GAMES)]
            for game in games:
                yield trial(
                    game,
                    systems.get(game.system),
                    [EntryRow(*row) for row in db.execute(ENTRIES, (game.id,))],
                )
        except sqlite3.Error as error:
            raise StoreError(f"{database} cannot be read: {error}.") from error


@contextmanager
def _up_to_date(database: Path) -> Iterator[sqlite3.Connection]:
    """The database for reading; if an older Maester wrote it, a copy of it that is brought up to date."""
    with opened(database) as db:
        if version(db) == max(steps()):
            yield db
            return
    with tempfile.TemporaryDirectory(prefix="maester-") as folder:
        backup(database, copy := Path(folder, "copy.db"))
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            migrate(db)
            yield db


def held(database: Path, systems: Mapping[str, Rules]) -> list[Pinned]:
    """The running games that began under other rules than those at hand. Raises StoreError."""
    with opened(database) as db:
        games = [Pinned(*row) for row in db.execute(GAMES)]
    return [
        game for game in games if (rules := systems.get(game.system)) is None or rules.version != game.began
    ]


def places(database: Path) -> list[tuple[int | None, int]]:
    """The servers and channels in which games are at play. Raises StoreError."""
    with opened(database) as db:
        return list(db.execute("SELECT guild_id, channel_id FROM games WHERE status = 'playing' ORDER BY id"))


GAMES = "SELECT id, system, rules_version, options FROM games WHERE status = 'playing' ORDER BY id"
ENTRIES = "SELECT n, seat, by, action, draws, events, at, signed FROM entries WHERE game_id = ? ORDER BY n"


def trial(game: Pinned, rules: Rules | None, rows: Sequence[EntryRow]) -> Trial:
    """One game under these rules."""
    if rules is None:
        return Trial(game, "", "unknown", len(rows))
    if rules.version == game.began:
        return Trial(game, rules.version, "current", len(rows))
    verdict, at, why = _judge_all(rules, rows)
    return Trial(game, rules.version, verdict, len(rows), at, why)


def _judge_all(rules: Rules, rows: Sequence[EntryRow]) -> tuple[Verdict, int | None, str]:
    entries: list[Entry] = []
    for row in rows:
        try:
            entries.append(codec(rules).read(row))
        except ValidationError as error:
            return "unreadable", row.n, outline(error)
    history = History(rules, [entry.act for entry in entries])
    for entry, row in zip(entries, rows, strict=True):
        chance = RecordedChance(entry.draws)
        try:
            events = entry.events if entry.act else _judge(rules, entry, row, history.state, chance)
            chance.finish()
            if events != entry.events:
                return "differs", entry.n, _difference(entry.events, events)
            history.add(entry.act, events)
        except ChanceMismatch as error:
            return "differs", entry.n, str(error)
        except RuleError as error:
            return "refused", entry.n, f"{error.clause} forbids it ({error.text.key})"
        except (
            Exception
        ) as error:  # rules may break on what other rules allowed; the host wants to know, not to fall
            return "refused", entry.n, f"the rules cannot judge it ({type(error).__name__})"
    return "same", None, ""


def _judge(
    rules: Rules, entry: Entry, row: EntryRow, state: State | None, chance: RecordedChance
) -> tuple[Event, ...]:
    if entry.n == 0:
        began = json.loads(row.action)
        options = rules.options.model_validate(began["options"])
        rules.check(options, began["players"])
        return tuple(rules.new(options, began["players"], chance))
    assert entry.action is not None
    if entry.seat is None:
        return tuple(rules.edit(state, entry.action, chance))
    return tuple(rules.act(state, entry.seat, entry.action, chance))


def _difference(before: Sequence[Event], now: Sequence[Event]) -> str:
    """Where events part, by kind alone: what is in them may be hidden."""
    for n, (old, new) in enumerate(zip(before, now, strict=False)):
        if old.kind != new.kind:
            return f"its event {n} was “{old.kind}” and is “{new.kind}”"
        if old != new:
            return f"its event {n}, “{old.kind}”, holds something else"
    return f"it had {len(before)} events and has {len(now)}"


async def apply(
    database: Path, systems: Mapping[str, Rules], now: Callable[[], float] = time.time
) -> list[Trial]:
    """Pin every running game that comes out the same to the rules at hand; the other games stay as they are.

    Whoever is awaited in such a game has the whole time of the decision again. Nobody may be at work on the database.
    Raises StoreError.
    """
    store = await open_sqlite(database)
    try:
        trials = list(check(database, systems))
        for each in trials:
            if each.verdict == "same":
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
