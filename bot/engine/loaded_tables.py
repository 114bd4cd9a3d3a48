"""The tables of this process in memory: loads games when they are needed and lets idle ones go.

A game is in memory at most once: whoever uses it shares the same Table and with it the same lock. The most
recent ones are kept; an older one stays only while somebody holds it.

Of several processes any may serve any game. None owns one: what is in memory is compared with the database whenever
it is used, and every change is stored only if the game is still as it was read.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import cache
from weakref import WeakValueDictionary

import structlog
from pydantic import ValidationError

from bot.engine.errors import Refused
from bot.engine.journal.entries import Rules, codec
from bot.engine.plans.planner import Planner
from bot.engine.table.absence import away, come_back
from bot.engine.table.agents import Driver
from bot.engine.table.desertion import wake
from bot.engine.table.loaded_game import Now
from bot.engine.table.stored_game import Unreadable
from bot.engine.table.submission import Receipt
from bot.engine.table.table import Table
from bot.engine.table.timekeeping import refresh_deadlines
from bot.metrics import ACTIONS
from bot.rules.contract import Action, Seat, State
from bot.store.protocol import Damaged, Store, StoreError
from bot.store.rows import By, Game, Post, SeatRow

log = structlog.get_logger()

KEPT = 64
"""How many games stay in memory when nobody uses them."""

RETRY = 5.0
"""Seconds until games are tried again that could not go on as the database failed."""

HELD_AT_ONCE = 50
"""How many held games are told of in one go."""


class LoadedTables:
    """The tables as they are used and let go; `Tables` opens and fills them."""

    def __init__(
        self,
        store: Store,
        systems: Mapping[str, Rules],
        clock: Now,
        kept: int = KEPT,
        agent_pause: float = 0.0,
        process: int | None = None,
        first: bool = True,
        answered: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`process` is the number of this one of several; None: there is no other. The `first` one does what is to be
        done once.

        `answered` returns when nobody waits for an answer, or soon: agents move only then.
        """
        self.store = store
        self.process = process
        self.first = first
        self.systems = systems
        self.clock = clock
        self.posted = asyncio.Event()
        """Set whenever something may be waiting in the outbox."""
        self.timed = asyncio.Event()
        """Set whenever a clock may be due at another time."""
        self.taking_in = asyncio.Lock()
        """Held while a game from a file is stored, so that none is taken up twice."""
        self._driver = Driver(self.act, agent_pause, process, answered)
        self.planner = Planner(self)
        self._tables: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._in_channel: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._recent: OrderedDict[int, Table] = OrderedDict()
        self._kept = kept
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._unresumed = set[int]()
        """Games that are to go on, and could not be read when they were."""
        self._resuming: asyncio.Task[None] | None = None

    async def table(self, game_id: int) -> Table:
        """The game, loaded. Raises Refused if there is none with this id."""
        table = self._tables.get(game_id)
        if table is None:
            async with self._loading.setdefault(game_id, asyncio.Lock()):
                table = self._tables.get(game_id) or await self._load(game_id)
        elif self.process is not None:
            await table.sync()
        self._recent[game_id] = table
        self._recent.move_to_end(game_id)
        while len(self._recent) > self._kept:
            self._recent.popitem(last=False)
        return table

    async def table_in(self, channel_id: int) -> Table:
        """The game of this channel: the one in the lobby or at play, else the last one over.

        Raises Refused if the channel never had one.
        """
        known = self._in_channel.get(channel_id)
        alone = self.process is None
        if alone and known is not None and known.game.unfinished:
            return await self.table(known.game.id)  # a channel has one such game
        game = await self.store.game_in(channel_id)
        if game is None:
            raise Refused("table-none-here")
        return await self.table(game.id)

    async def _load(self, game_id: int) -> Table:
        standing = await self.store.standing(game_id)
        if standing is None:
            raise Refused("table-gone")
        game = standing.game
        rules = self.rules(game.system)
        if game.status == "lobby" and game.rules_version != rules.version:
            game = await self._renew(game, rules)
        table = self.unstored(game, standing.seats)
        try:
            await table.load(standing)
        except Exception as error:
            failed = isinstance(error, StoreError) and not isinstance(error, Unreadable)
            if failed or not table.foreign:
                raise
            raise Refused("table-other-rules") from error  # they cannot even read its journal
        try:
            await refresh_deadlines(table)
        except StoreError as error:
            # The game can be looked at all the same: deadlines are computed again before one of them counts.
            log.warning("the deadlines of a game could not be stored", game=game_id, error=str(error))
        self._tables[game_id] = self._in_channel[game.channel_id] = table
        return table

    def unstored(self, game: Game, seats: Sequence[SeatRow], state: State | None = None) -> Table:
        """A table by its rows and its state, which need not be stored: nobody is given it by `table`."""
        rules = self.rules(game.system)
        return Table(self.store, rules, game, seats, self.clock, self._committed, self.process, state)

    async def _renew(self, game: Game, rules: Rules) -> Game:
        """A lobby begins under the rules at hand, whichever it was opened under."""
        try:
            options = rules.options.model_validate_json(game.options)
        except ValidationError:
            options = rules.options()
        text = options.model_dump_json()
        await self.store.set_rules(game.id, rules.version, text)
        return await self.store.game(game.id) or game

    async def readable(self, game_id: int) -> Table | None:
        """The game, loaded; None where it cannot be, as when the rules at hand do not know what is in its journal."""
        try:
            return await self.table(game_id)
        except (Refused, StoreError) as error:
            log.warning("a game cannot be read", game=game_id, error=str(error))
            return None

    async def refresh(self, game_id: int) -> None:
        """Read a game anew, if it is in memory: it was changed in the store alone."""
        table = self._tables.get(game_id)
        if table is not None:
            await table.force_reload()

    def rules(self, system: str) -> Rules:
        """The rule set of this name. Raises Refused if there is none."""
        rules = self.systems.get(system)
        if rules is None:
            raise Refused("table-no-system", system=system)
        return rules

    # ── play ──

    async def act(
        self,
        game_id: int,
        seat: Seat,
        action: Action,
        *,
        by: By = "player",
        interaction: int | None = None,
        stamp: int | None = None,
        version: int | None = None,
    ) -> Receipt:
        """Submit an action to a game. Raises what `table` and `Table.submit` raise.

        A player who acts is back: their regent plays no longer, and a table that fell asleep wakes.
        """
        table = await self.table(game_id)
        if by == "player":
            await wake(table)
        if by == "player" and away(table, seat):
            await come_back(table, seat)
        receipt = await table.submit(
            seat, action, by=by, interaction=interaction, stamp=stamp, version=version
        )
        if not receipt.repeated:
            _counter(table.rules.id, by).inc()
        return receipt

    def warm(self) -> None:
        """Make what the first table of each game needs: for a thread, so that nobody waits for it."""
        for rules in self.systems.values():
            codec(rules)

    async def wake(self) -> None:
        """After a start: agents and plans go on, and waiting posts are sent. All other games sleep until they are used.

        A game that began under other rules is held, and all are told so. Of several processes the first one tells them,
        and each wakes what it takes over (`Succession`). Raises StoreError.
        """
        self.posted.set()
        held = set[int]()
        if self.first:
            for system, rules in self.systems.items():
                held |= await self._announce_held(system, rules)
        if self.process is None:
            await self.go_on(game_id for game_id in await self.store.astir() if game_id not in held)

    async def go_on(self, games: Iterable[int]) -> None:
        """Let agents and plans of these games go on: later, until `close`, where the database fails."""
        for game_id in games:
            self._unresumed.discard(game_id)
            try:
                self._committed(await self.table(game_id))
            except Exception as error:  # one game that cannot be read must not keep the others from play
                log.error("a game cannot go on", game=game_id, exc_info=error)
                if isinstance(error, StoreError) and not isinstance(error, (Damaged, Unreadable)):
                    self._unresumed.add(game_id)
        if self._unresumed and self._resuming is None:
            self._resuming = asyncio.create_task(self._resume(), name="go on")

    async def _resume(self) -> None:
        while self._unresumed:
            await asyncio.sleep(RETRY)
            await self.go_on(sorted(self._unresumed))
        self._resuming = None

    async def _announce_held(self, system: str, rules: Rules) -> set[int]:
        """Tell channels and the host's log which games cannot go on by the rules at hand; the ids of these games."""
        held, after = set[int](), 0
        while games := await self.store.foreign(system, rules.version, after, HELD_AT_ONCE):
            told = [Post("held", "held", "{}")]
            await asyncio.gather(*(self.store.post(game.id, told) for game in games))
            for game in games:
                log.warning(
                    "a game began under other rules and is held; stop the bot and run `maester migrate --check`",
                    game=game.id,
                    system=system,
                    began=game.rules_version,
                    have=rules.version,
                )
                held.add(game.id)
            after = games[-1].id
            self.posted.set()
        return held

    def loaded(self) -> list[int]:
        """The games in memory."""
        return list(self._tables)

    async def close(self) -> None:
        """Let no agent and no plan begin another move, and wait for what is being stored."""
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.wait([self._resuming])
        await asyncio.gather(self._driver.stop(), self.planner.stop())
        for table in list(self._tables.values()):
            async with table.lock:  # its caller may have gone, as when a start is broken off
                pass

    def _committed(self, table: Table) -> None:
        """A game has moved on: something may have to be shown, and an agent may be awaited."""
        self.posted.set()
        if table.clocks:
            self.timed.set()
        self._driver.on_change(table)
        self.planner.on_change(table)


_counter = cache(ACTIONS.labels)
"""The counter of a system and of who moved, looked up once."""
