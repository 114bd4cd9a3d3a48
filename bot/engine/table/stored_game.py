"""A game as the store has it: its journal, its clocks, and the state that the last snapshot and the journal lead to."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

import structlog
from pydantic import ValidationError

from bot.engine.errors import outline
from bot.engine.journal.entries import Entry, Rules, codec
from bot.engine.journal.history import state_after
from bot.engine.table.pace import read_pace
from bot.rules.contract import Seat, State
from bot.store.protocol import Store, StoreError
from bot.store.rows import ClockRow, EntryRow
from bot.store.wholes import Standing

log = structlog.get_logger()

AT_ONCE = 200
"""Up to so many entries are read on the event loop; more would hold up everybody else, and are read in a thread."""

T = TypeVar("T")


class Unreadable(StoreError):
    """An entry of a journal is nothing that the rules at hand know."""


class StoredGame:
    """Reads what is stored of one game, by the rules at hand."""

    def __init__(self, store: Store, rules: Rules, game_id: int) -> None:
        self._codec = codec(rules)
        self._store = store
        self._rules = rules
        self._id = game_id

    async def state(self, standing: Standing) -> State | None:
        """The state of the game as it stands; None in the lobby."""
        if standing.snapshot is None:
            return await self._folded(standing.entries)
        version, text = standing.snapshot
        try:
            state = self._rules.state.model_validate_json(text)
            return await self._folded(standing.entries, version, state)
        except ValidationError as error:
            log.warning("a snapshot cannot be read, the journal is", game=self._id, error=outline(error))
        except KeyError:
            log.info("a rewind goes back to before the snapshot, the journal is read", game=self._id)
        rows = await self._store.entries(self._id)
        return await self._folded([row for row in rows if row.n < standing.game.version])

    def clocks(self, standing: Standing) -> dict[Seat, ClockRow]:
        """The clocks of its people; none at a table without a pace."""
        timed = read_pace(standing.game.pace).timed
        return {clock.seat: clock for clock in standing.clocks} if timed else {}

    async def entries(self, after: int) -> list[Entry]:
        """The journal from entry `after` + 1 on."""
        rows = await self._store.entries(self._id, after)
        return await _threaded(len(rows), lambda: self._read_all(rows))

    async def _folded(
        self, rows: Sequence[EntryRow], version: int = 0, state: State | None = None
    ) -> State | None:
        return await _threaded(
            len(rows), lambda: state_after(self._rules, self._read_all(rows), version, state)
        )

    def _read_all(self, rows: Sequence[EntryRow]) -> list[Entry]:
        return [self.read(row) for row in rows]

    def read(self, row: EntryRow) -> Entry:
        """An entry. Raises Unreadable if the rules at hand do not know it."""
        try:
            return self._codec.read(row)
        except ValidationError as error:
            raise Unreadable(f"entry {row.n} of game {self._id} cannot be read: {outline(error)}") from None


async def _threaded(entries: int, work: Callable[[], T]) -> T:
    """The result of `work` on so many entries, in a thread where they are many."""
    return work() if entries <= AT_ONCE else await asyncio.to_thread(work)
