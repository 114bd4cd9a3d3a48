"""What the engine's tests share: the games, the tables on a fresh database, a store that can be made to fail."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from bot.address import Address, Url
from bot.engine.errors import Stale
from bot.engine.journal.chance import SeededChance
from bot.engine.journal.entries import Rules
from bot.engine.table.absence import appoint_regent
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.rules.contract import Action, Seat
from bot.rules.menu import random_action
from bot.rules.registry import RULESETS
from bot.rules.risk.model.actions import Attack
from bot.store.postgres import open_postgres
from bot.store.protocol import Store, StoreError
from bot.store.sql import SqlStore
from bot.store.sqlite import open_sqlite
from tests.moot.rules import MOOT
from tests.store.samples import snapshot
from tests.worked import module, tourney

SYSTEMS: dict[str, Rules] = {**RULESETS, "tourney": tourney(), "moot": MOOT}  # type: ignore[dict-item]

ALYS, BRAN, CATE = 11, 12, 13
"""Users."""

NAMES = {ALYS: "Alys", BRAN: "Bran", CATE: "Cate"}


def lay(card: int | str) -> Action:
    action: Action = module().Lay(card=str(card))
    return action


class Desk:
    """A tables on a database, which can be closed and opened again."""

    def __init__(self, database: Address, **options: Any) -> None:
        self.database = database
        self._options = options
        self.time = 1000.0

    @property
    def path(self) -> Path:
        """Of a database that is a file."""
        assert isinstance(self.database, Path)
        return self.database

    async def open(self, wrap: Callable[[SqlStore], Any] = lambda store: store) -> Tables:
        """Open the database and put the tables on it. `wrap` may put something between the two."""
        self.store = await (
            open_postgres(self.database)
            if isinstance(self.database, Url)
            else open_sqlite(self.database, busy=0.01)
        )
        self.tables = Tables(wrap(self.store), SYSTEMS, lambda: self.time, **self._options)
        return self.tables

    async def close(self) -> None:
        await self.tables.close()
        await self.store.close()

    async def reopen(self) -> Tables:
        """As after a restart: nothing is left but the file."""
        await self.close()
        return await self.open()


async def lobby(
    tables: Tables,
    users: Sequence[int] = (ALYS, BRAN),
    *,
    system: str = "tourney",
    channel: int = 1,
    agents: int = 0,
) -> Table:
    """A table that has not begun: the users in their order, then the agents."""
    first, *others = users
    table = await tables.open(
        guild_id=1, channel_id=channel, host_id=first, host_name=NAMES[first], system=system
    )
    for user in others:
        await tables.join(table.game.id, user, NAMES[user], f"words of {NAMES[user]}")
    for n in range(agents):
        await tables.add_agent(table.game.id, "random", [f"Agent {n}"])
    return table


async def begun(tables: Tables, users: Sequence[int] = (ALYS, BRAN), **options: Any) -> Table:
    """A table at play."""
    table = await lobby(tables, users, **options)
    await tables.start(table.game.id)
    return table


async def play(table: Table, actions: int, seed: int = 1) -> None:
    """So many random actions of whoever is awaited, or all there are to the end.

    Where agents play beside it, a move they were quicker with is theirs.
    """
    chance = SeededChance(seed)
    for _ in range(actions):
        if not table.playing:
            return
        seat, version = awaited(table)[0], table.game.version
        action = random_action(table.rules, table.view(seat), chance)
        with contextlib.suppress(Stale):
            await table.submit(seat, action, version=version)


async def thrown(table: Table) -> int:
    """Play RISK on until somebody has thrown the dice and is asked again; their seat."""
    for seed in range(400):
        last = (await table.entries(table.game.version - 2))[0]
        if (
            last.draws
            and isinstance(last.action, Attack)
            and last.seat is not None
            and awaited(table) == (last.seat,)
        ):
            return last.seat
        await play(table, 1, seed=seed)
    raise AssertionError("nobody has thrown the dice")


async def alone(table: Table, seat: int) -> None:
    """Agents play all seats but one from now on."""
    for row in table.seats:
        if row.seat != seat:
            await appoint_regent(table, row.seat, table.game.version)


def awaited(table: Table) -> tuple[Seat, ...]:
    """Who holds the game up, secret or not."""
    return tuple(seat for prompt in table.pending() if prompt.waits for seat in prompt.waiting)


def cards(table: Table, seat: Seat) -> list[int]:
    """A hand of the tourney."""
    return [int(card.id) for card in table.view(seat).hand]


async def stored(store: Store, game_id: int) -> tuple[Any, ...]:
    """Everything the database holds of a game."""
    return (
        await store.game(game_id),
        tuple(await store.seats(game_id)),
        tuple(await store.entries(game_id)),
        await snapshot(store, game_id),
        tuple(await store.due_posts(1e12, 100)),
    )


class Unsteady:
    """A store whose next calls can be made to fail, to fail after they were carried out, or to wait."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.failing: list[str] = []
        """Names of calls: each fails once, before it is carried out."""
        self.in_doubt: list[str] = []
        """Names of calls: each is carried out once and then fails."""
        self.gate = asyncio.Event()
        """While it is clear, `append` waits."""
        self.gate.set()
        self.waiting = asyncio.Event()
        """Set when `append` waits."""

    def __getattr__(self, name: str) -> Any:
        async def call(*args: Any, **kwargs: Any) -> Any:
            if name == "append" and not self.gate.is_set():
                self.waiting.set()
                await self.gate.wait()
            if name in self.failing:
                self.failing.remove(name)
                raise StoreError("the disk is full")
            result = await getattr(self._store, name)(*args, **kwargs)
            if name in self.in_doubt:
                self.in_doubt.remove(name)
                raise StoreError("the connection was lost")
            return result

        return call


READS = (
    *(
        "game",
        "game_in",
        "games_of",
        "seats",
        "entries",
        "standing",
        "clocks",
        "almanac",
        "masters",
        "entry_of",
    ),
    *("plans", "planned", "last_moved", "seating", "twins", "person", "vacations", "due_posts"),
)
"""Calls that change nothing."""


class Mortal:
    """A store whose process dies before it has written once more than so many times: nothing is stored any more."""

    def __init__(self, store: Store, writes: int) -> None:
        self._store = store
        self._left = writes

    @property
    def dead(self) -> bool:
        return self._left < 0

    def __getattr__(self, name: str) -> Any:
        async def call(*args: Any, **kwargs: Any) -> Any:
            if name not in READS:
                self._left -= 1
            if self.dead:
                raise StoreError("nobody is there any more")
            return await getattr(self._store, name)(*args, **kwargs)

        return call


async def lives(desk: Desk, act: Callable[[Tables], Awaitable[object]]) -> AsyncIterator[Tables]:
    """The tables after a restart, for each write of `act` before which the process may have died, and for none.

    `act` is begun anew each time, on what was stored so far.
    """
    for writes in count():
        await desk.close()
        tables = await desk.open(lambda store, writes=writes: Mortal(store, writes))  # type: ignore[misc]
        store: Any = tables.store
        with contextlib.suppress(StoreError):
            await act(tables)
        dead = store.dead
        yield await desk.reopen()
        if not dead:
            return
