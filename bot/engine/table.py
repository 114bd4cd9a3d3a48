"""One game at play: takes an action to a committed event.

The way of one action: judge it, store it with all it entails in one transaction, and only then move on. One
lock a game; nothing waits for another game.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.chance import Draw, LedgerChance, commitment
from bot.engine.errors import Refused, Stale
from bot.engine.journal import Entry, Rules, codec, identity
from bot.rules.contract import Action, Event, Options, Outcome, RuleError, Seat, State, View, Viewer, fold
from bot.store.protocol import Conflict, Duplicate, Store
from bot.store.rows import Append, By, Game, Post, SeatRow

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
        self, store: Store, rules: Rules, game: Game, seats: Sequence[SeatRow], clock: Clock
    ) -> None:
        self.store = store
        self.rules = rules
        self.game = game
        self.seats = tuple(seats)
        self.lock = asyncio.Lock()
        self._clock = clock
        self._codec = codec(rules)
        self._state: State | None = None

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
        found = await self.store.snapshot(self.game.id)
        after, state = -1, None
        if found:
            after, state = found[0] - 1, self.rules.state.model_validate_json(found[1])
        for row in await self.store.entries(self.game.id, after):
            state = fold(self.rules, self._codec.read(row).events, state)
        self._state = state

    async def reload(self) -> None:
        """Read the game anew: another process, or a write of unknown end, may have moved it on."""
        game = await self.store.game(self.game.id)
        if game is None:
            raise Refused("table-gone")
        self.game, self.seats = game, tuple(await self.store.seats(game.id))
        await self.load()

    # ── play ──

    async def start(self) -> None:
        """Set the game up as entry 0. Raises RuleError if it cannot begin so."""
        async with self.lock:
            if self.game.status != "lobby":
                raise Refused("table-begun")
            options, players = self.options(), len(self.seats)
            self.rules.check(options, players)
            chance = self._chance(None, None)
            events = self.rules.new(options, players, chance)
            await self._commit(Entry(0, None, "table", None, tuple(chance.draws), events, self._clock()))

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
        # Shielded: a caller that goes away must not leave the state behind what was stored.
        return await asyncio.shield(self._submit(seat, action, by, interaction, stamp))

    async def _submit(
        self, seat: Seat, action: Action, by: By, interaction: int | None, stamp: int | None
    ) -> Receipt:
        async with self.lock:
            for attempt in (1, 2):
                try:
                    return await self._try(seat, action, by, interaction, stamp)
                except Conflict:
                    if attempt == 2:
                        raise
                    await self.reload()
                except Duplicate as known:
                    return await self._repeat(seat, known.n)
                except (RuleError, Refused):
                    # A repeat of a stored action is mostly illegal the second time; it is still no error.
                    known_n = await self.store.entry_of(interaction) if interaction is not None else None
                    if known_n is None:
                        raise
                    return await self._repeat(seat, known_n)
            raise AssertionError("unreachable")

    async def _try(
        self, seat: Seat, action: Action, by: By, interaction: int | None, stamp: int | None
    ) -> Receipt:
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

    def _chance(self, seat: Seat | None, action: Action | None) -> LedgerChance:
        words = [row.words for row in self.seats]
        name = identity(self.game.version, seat, action)
        return LedgerChance(self.game.secret, words, self.game.rolls, name)

    async def _repeat(self, seat: Seat, n: int) -> Receipt:
        entry = (await self.entries(n - 1))[0]
        return Receipt(n, _seen(entry.events, seat), repeated=True)

    def _posts(self, entry: Entry, state: State, over: bool) -> tuple[Post, ...]:
        """What has to be shown because of this entry, in the order in which it is to be shown."""
        posts: list[Post] = []
        if over or any(event.closes for event in entry.events):
            posts.append(Post("story", f"story:{entry.n}", json.dumps({"upto": entry.n})))
        if entry.public:
            posts.append(Post("dashboard", "dashboard", "{}"))
        if any(event.seen_by(None) is not event for event in entry.events):
            posts += [
                Post("hand", f"hand:{row.seat}", json.dumps({"seat": row.seat}))
                for row in self.seats
                if row.user_id is not None
                and self._hand(state, row.seat) != self._hand(self._state, row.seat)
            ]
        return tuple(posts)

    def _hand(self, state: State | None, seat: Seat) -> Any:
        return self.rules.view(state, seat).hand if state else ()

    # ── the past ──

    async def entries(self, after: int = -1) -> list[Entry]:
        """The journal from entry `after` + 1 on."""
        return [self._codec.read(row) for row in await self.store.entries(self.game.id, after)]

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

    def draws(self, entries: Sequence[Entry]) -> tuple[Draw, ...]:
        """The chance ledger of these entries."""
        return tuple(draw for entry in entries for draw in entry.draws)


def _seen(events: Sequence[Event], viewer: Viewer) -> tuple[Event, ...]:
    return tuple(seen for event in events if (seen := event.seen_by(viewer)) is not None)
