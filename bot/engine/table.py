"""One game at play: takes an action to a committed event.

The way of one action: judge it, store it with all it entails in one transaction, and only then move on. One
lock a game; nothing waits for another game.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import structlog
from pydantic import ValidationError

from bot.engine.chance import SET_UP, LedgerChance, commitment, identity
from bot.engine.command_line import write
from bot.engine.errors import Refused, Stale
from bot.engine.journal import Entry, Rules, codec
from bot.rules.contract import Action, Event, Options, Outcome, RuleError, Seat, State, View, Viewer, fold
from bot.store.protocol import Conflict, Duplicate, Store, StoreError
from bot.store.rows import Append, By, EntryRow, Game, Post, SeatRow

log = structlog.get_logger()

T = TypeVar("T")

TRIES = 3
"""How often an action is judged anew because another process moved the game on meanwhile."""

SNAPSHOT_EVERY = 50
"""Entries between two snapshots: so many are folded at the most when a game is loaded."""

Clock = Callable[[], float]
"""Says the time, in Unix seconds."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """What became of a submitted action: the entry it is stored as, and its events as its seat saw them."""

    n: int
    events: tuple[Event, ...]
    repeated: bool = False
    """True where the same interaction had been stored before; nothing happened now."""


class Table:
    """A loaded game. Made by `Hall`; hold on to it no longer than you need it."""

    def __init__(
        self,
        store: Store,
        rules: Rules,
        game: Game,
        seats: Sequence[SeatRow],
        clock: Clock,
        committed: Callable[["Table"], None],
    ) -> None:
        """`committed` is called whenever the game has moved on."""
        self.store = store
        self.rules = rules
        self.game = game
        self.seats = tuple(seats)
        self.lock = asyncio.Lock()
        self._clock = clock
        self._committed = committed
        self._codec = codec(rules)
        self._state: State | None = None
        self.certain = True
        """False while, and after, a write of unknown end: the game is read anew before the next action."""

    # ── what is ──

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
    def commitment(self) -> str:
        """The published SHA-256 of the secret."""
        return commitment(self.game.secret)

    def options(self) -> Options:
        """What the table chose."""
        return self.rules.options.model_validate_json(self.game.options)

    def seat_of(self, user_id: int) -> Seat | None:
        """Where this person sits, or None."""
        return next((row.seat for row in self.seats if row.user_id == user_id), None)

    def view(self, viewer: Viewer) -> View:
        """All that `viewer` may know."""
        view: View = self.rules.view(self.state, viewer)
        return view

    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.rules.outcome(self.state) if self._state else None

    # ── loading ──

    async def load(self) -> None:
        """Bring the state up to the stored version: the snapshot if there is one, then the entries after it."""
        self._state = await self._stored(self.game)

    async def catch_up(self) -> None:
        """Read the game anew if a write ended in doubt. Needs the lock."""
        if not self.certain:
            await self.reload()

    async def reload(self) -> None:
        """Read the game anew: another process, or a write of unknown end, may have moved it on."""
        game = await self.store.game(self.game.id)
        if game is None:
            raise Refused("table-gone")
        seats, state = await self.store.seats(game.id), await self._stored(game)
        moved = game.version != self.game.version
        self.game, self.seats, self._state, self.certain = game, tuple(seats), state, True
        if moved:
            self._committed(self)

    async def _stored(self, game: Game) -> State | None:
        """The state at `game.version`, whatever was stored since the row was read."""
        version, state = await self._snapshot(game)
        for row in await self.store.entries(game.id, version - 1):
            if row.n < game.version:
                state = fold(self.rules, self._read(row).events, state)
        return state

    async def _snapshot(self, game: Game) -> tuple[int, State | None]:
        found = await self.store.snapshot(game.id)
        if found and found[0] <= game.version:
            try:
                return found[0], self.rules.state.model_validate_json(found[1])
            except ValidationError as error:
                log.warning("a snapshot cannot be read, the journal is", game=game.id, error=str(error))
        return 0, None

    # ── play ──

    async def start(self) -> None:
        """Set the game up as entry 0. Raises RuleError or Refused if it cannot begin so."""
        await _to_the_end(self._start())

    async def submit(
        self,
        seat: Seat,
        action: Action,
        *,
        by: By = "player",
        interaction: int | None = None,
        stamp: int | None = None,
    ) -> Receipt:
        """Judge and store one action of `seat`.

        `interaction` makes a repeat harmless; `stamp` is that of the button pressed, if one was.
        Raises RuleError or Refused, with nothing changed, or StoreError if it could not be stored.
        """
        return await _to_the_end(self._submit(seat, action, by, interaction, stamp))

    async def _start(self) -> None:
        async with self.lock:
            await self.catch_up()
            if self.game.status != "lobby":
                raise Refused("table-begun")
            options, players = self.options(), len(self.seats)
            self.rules.check(options, players)
            chance = self._chance(None, None)
            events = self.rules.new(options, players, chance)
            try:
                await self._commit(Entry(0, None, "table", None, tuple(chance.draws), events, self._clock()))
            except Conflict as error:
                raise Refused("table-begun") from error

    async def _submit(
        self, seat: Seat, action: Action, by: By, interaction: int | None, stamp: int | None
    ) -> Receipt:
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await self._try(seat, action, by, interaction, stamp)
                except Conflict:
                    continue
                except Duplicate as known:
                    return await self._repeat(seat, known.n)
                except (RuleError, Refused):
                    # A repeat of a stored action is mostly illegal the second time; it is still no error.
                    known_n = await self.store.entry_of(interaction) if interaction is not None else None
                    if known_n is not None:
                        return await self._repeat(seat, known_n)
                    if not await self._behind():
                        raise
                    self.certain = False
            raise Stale

    async def _behind(self) -> bool:
        """Whether another process has moved the game on."""
        game = await self.store.game(self.game.id)
        return game is not None and game.version != self.game.version

    async def _try(
        self, seat: Seat, action: Action, by: By, interaction: int | None, stamp: int | None
    ) -> Receipt:
        await self.catch_up()
        if not self.playing:
            raise Refused("table-over" if self.game.status == "over" else "table-not-begun")
        if stamp is not None and stamp != self.game.stamp:
            raise Stale
        chance = self._chance(seat, action)
        events = self.rules.act(self.state, seat, action, chance)
        entry = Entry(self.game.version, seat, by, action, tuple(chance.draws), events, self._clock())
        await self._commit(entry, interaction)
        return Receipt(entry.n, _seen(events, seat))

    async def _commit(self, entry: Entry, interaction: int | None = None) -> None:
        state = fold(self.rules, entry.events, self._state)
        over = self.rules.outcome(state) is not None
        version, rolls = entry.n + 1, self.game.rolls + len(entry.draws)
        snapshot = state.model_dump_json() if version % SNAPSHOT_EVERY == 0 or over else None
        self.certain = False
        await self.store.append(
            Append(
                game_id=self.game.id,
                entry=self._codec.write(entry, len(self.seats), self.game.options),
                public=entry.public,
                rolls=rolls,
                interaction_id=interaction,
                posts=self._posts(entry, state, over),
                status="over" if over else "playing",
                snapshot=snapshot,
            )
        )
        self._state = state
        self.game = replace(
            self.game,
            version=version,
            stamp=self.game.stamp + entry.public,
            rolls=rolls,
            status="over" if over else "playing",
            ended_at=entry.at if over else None,
        )
        self.certain = True
        self._committed(self)

    def _chance(self, seat: Seat | None, action: Action | None) -> LedgerChance:
        words = [row.words for row in self.seats]
        line = write(self.rules, action) if action else SET_UP
        return LedgerChance(self.game.secret, words, self.game.rolls, identity(self.game.version, seat, line))

    async def _repeat(self, seat: Seat, n: int) -> Receipt:
        entry = (await self.entries(n - 1))[0]
        return Receipt(n, _seen(entry.events, seat), repeated=True)

    def _posts(self, entry: Entry, state: State, over: bool) -> tuple[Post, ...]:
        """What has to be shown because of this entry, in the order in which it is to be shown."""
        posts: list[Post] = []
        if over or any(event.closes for event in entry.events):
            posts.append(Post("story", f"story:{entry.n}", json.dumps({"upto": entry.n})))
        if self._awaited(state) - self._awaited(self._state):
            posts.append(Post("turn", f"turn:{entry.n}", "{}"))
        elif entry.public:
            posts.append(Post("dashboard", "dashboard", "{}"))
        # A hand changes by what its owner does, or by what is not all public.
        hidden = any(event.seen_by(None) is not event for event in entry.events)
        posts += [
            Post("hand", f"hand:{row.seat}", json.dumps({"seat": row.seat}))
            for row in self.seats
            if row.user_id is not None
            and (hidden or row.seat == entry.seat)
            and self._hand(state, row.seat) != self._hand(self._state, row.seat)
        ]
        return tuple(posts)

    def _awaited(self, state: State | None) -> set[int]:
        """The people the game waits for, as all may know: whoever is new among them is called."""
        if state is None:
            return set()
        prompts = [prompt.seen_by(None) for prompt in self.rules.pending(state)]
        waiting = {seat for prompt in prompts for seat in prompt.waiting}
        return {row.seat for row in self.seats if row.user_id is not None and row.seat in waiting}

    def _hand(self, state: State | None, seat: Seat) -> Any:
        return self.rules.view(state, seat).hand if state else ()

    # ── the past ──

    async def entries(self, after: int = -1) -> list[Entry]:
        """The journal from entry `after` + 1 on."""
        return [self._read(row) for row in await self.store.entries(self.game.id, after)]

    def _read(self, row: EntryRow) -> Entry:
        try:
            return self._codec.read(row)
        except ValidationError as error:
            raise StoreError(f"entry {row.n} of game {self.game.id} cannot be read: {error}") from error

    async def turn(self, upto: int) -> list[Entry]:
        """The entries of the turn that entry `upto` closed: all since the one that closed the turn before."""
        back = 64
        while True:
            first = max(upto - back, -1)
            entries = [entry for entry in await self.entries(first) if entry.n <= upto]
            closed = [
                i for i, entry in enumerate(entries[:-1]) if any(event.closes for event in entry.events)
            ]
            if closed:
                return entries[closed[-1] + 1 :]
            if first == -1:
                return entries
            back *= 4


async def _to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Carry `work` out even if the caller goes away: the state must not stay behind what was stored."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_log_error)
        raise


def _log_error(task: "asyncio.Future[Any]") -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("an action failed after its caller had gone", exc_info=error)


def _seen(events: Sequence[Event], viewer: Viewer) -> tuple[Event, ...]:
    return tuple(seen for event in events if (seen := event.seen_by(viewer)) is not None)
