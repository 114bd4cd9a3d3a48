"""A game as the store has it: its journal, its clocks, and the state that the last snapshot and the journal lead to."""

import asyncio
from collections.abc import Sequence

import structlog
from pydantic import ValidationError

from bot.engine.errors import outline
from bot.engine.journal.entries import Entry, Rules, codec
from bot.engine.journal.history import state_after
from bot.engine.table.pace import read_pace
from bot.rules.contract import Seat, State
from bot.store.protocol import Store, StoreError
from bot.store.rows import ClockRow, EntryRow, Game

log = structlog.get_logger()

AT_ONCE = 200
"""Up to so many entries are parsed on the event loop; more would hold up everybody else, and are parsed in a thread."""


class Unreadable(StoreError):
    """An entry of a journal is nothing that the rules at hand know."""


class StoredGame:
    """Reads what is stored of one game, by the rules at hand."""

    def __init__(self, store: Store, rules: Rules, game_id: int) -> None:
        self.codec = codec(rules)
        self._store = store
        self._rules = rules
        self._id = game_id

    async def state(self, game: Game) -> State | None:
        """The state at `game.version`, whatever was stored since the row was read; None in the lobby."""
        version, state = await self._snapshot(game)
        try:
            return await self._folded(game, version, state)
        except KeyError:  # a rewind goes back to before the snapshot
            return await self._folded(game, 0, None)

    async def clocks(self, game: Game) -> dict[Seat, ClockRow]:
        """The clocks of its people; none at a table without a pace."""
        timed = read_pace(game.pace).timed
        return {clock.seat: clock for clock in await self._store.clocks(self._id)} if timed else {}

    async def entries(self, after: int) -> list[Entry]:
        """The journal from entry `after` + 1 on."""
        rows = await self._store.entries(self._id, after)
        if len(rows) <= AT_ONCE:
            return self._read_all(rows)
        return await asyncio.to_thread(self._read_all, rows)

    async def _snapshot(self, game: Game) -> tuple[int, State | None]:
        found = await self._store.snapshot(self._id)
        if found and found[0] <= game.version:
            try:
                return found[0], self._rules.state.model_validate_json(found[1])
            except ValidationError as error:
                log.warning("a snapshot cannot be read, the journal is", game=self._id, error=outline(error))
        return 0, None

    async def _folded(self, game: Game, version: int, state: State | None) -> State | None:
        rows = await self._store.entries(self._id, version - 1)
        entries = self._read_all([row for row in rows if row.n < game.version])
        return state_after(self._rules, entries, version, state)

    def _read_all(self, rows: Sequence[EntryRow]) -> list[Entry]:
        return [self.read(row) for row in rows]

    def read(self, row: EntryRow) -> Entry:
        """An entry. Raises Unreadable if the rules at hand do not know it."""
        try:
            return self.codec.read(row)
        except ValidationError as error:
            raise Unreadable(f"entry {row.n} of game {self._id} cannot be read: {outline(error)}") from None
