"""A game held in memory: its rows, its state, and how both are kept in step with the store.

The state is the fold of the journal. What is in memory may fall behind the store: when another process has changed the
game, or when a write failed and nobody knows whether it was carried out. Then everything is read again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import structlog

from bot.engine.errors import Refused
from bot.engine.journal.chance import commitment
from bot.engine.journal.entries import Entry, Rules
from bot.engine.journal.tail import Tail
from bot.engine.table.moment import Moment
from bot.engine.table.pace import Pace, read_pace
from bot.engine.table.seat_clocks import Sitting
from bot.engine.table.stored_game import StoredGame
from bot.rules.contract import Options, Outcome, Prompt, Room, Seat, State, View, Viewer
from bot.store.protocol import Store
from bot.store.rows import ClockRow, Game, SeatRow
from bot.store.wholes import Standing

log = structlog.get_logger()

Now = Callable[[], float]
"""Returns the current time, in Unix seconds."""


@lru_cache(256)
def read_options(model: type[Options], stored: str) -> Options:
    """The options that `stored` (JSON) holds, as an instance of `model`."""
    return model.model_validate_json(stored)


class LoadedGame:
    """Everything that is known of one game, and nothing that plays it: that is `Table`."""

    def __init__(
        self,
        store: Store,
        rules: Rules,
        game: Game,
        seats: Sequence[SeatRow],
        clock: Now,
        process: int | None,
        state: State | None = None,
    ) -> None:
        """`process` is the number of this process where several share the store; None if it is the only one.

        `state` is that of the game if it is known already: else `load` it.
        """
        self.store = store
        self.rules = rules
        self.game = game
        self.seats = tuple(seats)
        self.clocks: dict[Seat, ClockRow] = {}
        """The clocks of the people at a timed table; empty at any other."""
        self.lock = asyncio.Lock()
        """Held while the game is changed: one change at a time."""
        self.posting = asyncio.Lock()
        """Held while the lobby's message is posted or edited, so that there is only one and it shows everybody; and
        while a wish to take back a move is agreed to, so that its message tells how many do."""
        self.drawn: tuple[int, int] | None = None
        """The lobby's message, and the revision of the game that it shows, as far as this process knows."""
        self.now = clock
        self.process = process
        self.certain = True
        """False during a write, and after one whose outcome is unknown: then the game is read again before use."""
        self._log = log.bind(game=game.id)
        self._stored = StoredGame(store, rules, game.id)
        self._state = state
        self._moment = Moment(rules, None, self.seats)
        self._tail = Tail()

    # ── what is known ──

    @property
    def state(self) -> State:
        """The state after the last committed entry. Raises LookupError in the lobby."""
        if self._state is None:
            raise LookupError(f"game {self.game.id} has not begun")
        return self._state

    @property
    def playing(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.game.status == "playing"

    @property
    def foreign(self) -> bool:
        """Whether the game began under another version of the rules than the one that is installed."""
        return self.game.rules_version != self.rules.version

    @property
    def held(self) -> bool:
        """Whether the game is in play but `foreign`: nobody can move until the host has migrated it."""
        return self.playing and self.foreign

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, which was published before the game."""
        return commitment(self.game.secret)

    def options(self) -> Options:
        """The options that the table has chosen."""
        return read_options(self.rules.options, self.game.options)

    @property
    def pace(self) -> Pace:
        """How much time the table gives for a decision."""
        return read_pace(self.game.pace)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of this person; None if they have none."""
        return next((row.seat for row in self.seats if row.user_id == user_id), None)

    @property
    def moment(self) -> Moment:
        """The table as it stands now. Views and prompts are made once and kept until something changes."""
        now = self._moment
        if now.state is not self._state or now.seats is not self.seats or now.on != self.playing:
            self._moment = now = Moment(self.rules, self._state, self.seats, self.playing)
        return now

    def view(self, viewer: Viewer) -> View:
        """All that `viewer` may know. Raises LookupError in the lobby."""
        if self._state is None:
            raise LookupError(f"game {self.game.id} has not begun")
        return self.moment.view(viewer)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.rules.outcome(self.state) if self._state else None

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The private talks that are open; none in the lobby and after the end."""
        return self.state.rooms if self.playing else ()

    def pending(self) -> tuple[Prompt, ...]:
        """The decisions that are open, and whom they await; none in the lobby and after the end."""
        return self.moment.pending

    async def entries(self, after: int = -1) -> list[Entry]:
        """The journal from entry `after` + 1 on."""
        kept = self._tail.after(after, self.game.version) if self.certain else None
        if kept is not None:
            return kept
        return await self._stored.entries(after)

    async def sitting(self, now: float, seats: Sequence[SeatRow] | None = None) -> Sitting:
        """What the clocks are computed from: pace, people, and when their time stands still.

        `seats` are used in place of the present ones, for the time after a change of seats.
        """
        seats = self.seats if seats is None else seats
        since = min([now, *(clock.since for clock in self.clocks.values() if clock.since is not None)])
        users = [row.user_id for row in seats if row.user_id is not None]
        almanac = await self.store.almanac(self.game.id, users, since)
        return Sitting(self.pace, seats, almanac, self.game.secret)

    # ── in step with the store ──
    #
    # With the lock held: `reload_if_uncertain` asks the store only after a write in doubt, `reload_if_changed` always
    # asks for the row of the game. Without it: `sync`, `force_reload` and `ensure_certain`.

    async def load(self, standing: Standing) -> None:
        """Take over state and clocks for the first time."""
        self._state, self.clocks = await self._stored.state(standing), self._stored.clocks(standing)

    async def reload_if_uncertain(self) -> None:
        """Read the game again if the outcome of the last write is unknown. Needs the lock."""
        if not self.certain:
            await self.reload()

    async def reload_if_changed(self) -> None:
        """Read the game again if it has changed in the store, or may have. Needs the lock."""
        game = await self.store.game(self.game.id)
        if game is None or not self.certain or game.revision != self.game.revision:
            await self.reload()

    async def sync(self) -> None:
        """Take over what other processes have done to the game. Raises Refused if it is gone. Needs no lock."""
        known = self.game
        game = await self.store.game(known.id)
        if game is None:
            raise Refused("table-gone")
        if game.revision != self.game.revision:
            async with self.lock:  # the change may be our own, and not finished yet
                await self.reload_if_changed()
        elif self.game is known:
            self.game = game

    async def force_reload(self) -> None:
        """Read the game again, because its rows were changed in the store without going through here. Needs no lock.

        If the store fails, the next action tries again.
        """
        async with self.lock:
            self.certain = False
            await self.reload()

    async def reload(self) -> None:
        """Read everything again. Needs the lock. Raises Refused if the game is gone."""
        shown = self.game.dashboard_id
        self._tail.clear()
        standing = await self.store.standing(self.game.id)
        if standing is None:
            raise Refused("table-gone")
        game, state = standing.game, await self._stored.state(standing)
        moved = game.version != self.game.version
        if self.game.dashboard_id != shown:  # the live message has moved since the row was read
            game = replace(game, dashboard_id=self.game.dashboard_id)
        self.game, self.seats, self._state, self.certain = game, standing.seats, state, True
        self.clocks = self._stored.clocks(standing)
        if moved:
            self.committed()

    def committed(self) -> None:
        """Called whenever the game has moved on; `Table` passes it on to whoever has to know."""

    async def is_behind(self) -> bool:
        """Whether another process has changed the game since it was read."""
        game = await self.store.game(self.game.id)
        return game is not None and game.revision != self.game.revision

    async def ensure_certain(self) -> None:
        """Read the game again if the outcome of the last write is unknown. Needs no lock. Raises StoreError."""
        if not self.certain:
            async with self.lock:
                await self.reload_if_uncertain()

    async def store_with(
        self,
        write: Awaitable[None],
        *,
        seats: Sequence[SeatRow] | None = None,
        clocks: dict[Seat, ClockRow] | None = None,
        **changed: Any,
    ) -> None:
        """Await a `write` that is no journal entry, then take over here what it has stored.

        `seats` and `clocks` are those after it, `changed` the fields of `game` with their new values; `write` has to
        be made for the present revision. Needs the lock. Raises what `write` raises; then the game is read again
        before it is used.
        """
        self.certain = False
        await write
        self.game = replace(self.game, revision=self.game.revision + 1, **changed)
        self.seats = self.seats if seats is None else tuple(seats)
        self.clocks = self.clocks if clocks is None else clocks
        self.certain = True

    async def remember(self, message_id: int | None, post_id: int | None = None) -> None:
        """Keep the id of the game's live message: that of the lobby, then of the dashboard. Needs no lock.

        `post_id` is the outbox row that became this message, if one did: it will not be sent again.
        """
        await self.store.set_dashboard(self.game.id, message_id, post_id)
        self.game = replace(self.game, dashboard_id=message_id)
