"""One game at play: takes an action to a committed event.

The way of one action: judge it, store it with all it entails in one transaction, and only then move on. One
lock a game; nothing waits for another game.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import structlog

from bot.engine.errors import Refused, Stale
from bot.engine.journal.chance import SET_UP, LedgerChance, commitment, identity
from bot.engine.journal.command_line import write
from bot.engine.journal.entries import Entry, Rewind, Rules, Signed
from bot.engine.journal.tail import Tail
from bot.engine.shielded import to_the_end
from bot.engine.table import lateness, seat_clocks
from bot.engine.table.pace import Pace, read_pace
from bot.engine.table.posts import Moment, posts
from bot.engine.table.stored_game import StoredGame
from bot.engine.table.submission import Receipt, Submission
from bot.engine.table.table_change import NOTHING, TableChange
from bot.metrics import COMMIT_SECONDS
from bot.rules.contract import (
    Action,
    Options,
    Outcome,
    Prompt,
    Room,
    RuleError,
    Seat,
    State,
    Text,
    View,
    Viewer,
    events_seen,
    fold,
    reached,
)
from bot.store.protocol import Conflict, Duplicate, Store
from bot.store.rows import Append, By, ClockRow, Game, Post, SeatRow, Status

log = structlog.get_logger()

TRIES = 3
"""How often an action is judged anew because another process moved the game on meanwhile."""

SNAPSHOT_EVERY = 50
"""Entries between two snapshots: so many are folded at the most when a game is loaded."""


@lru_cache(256)
def read_options(model: type[Options], stored: str) -> Options:
    """Options as they are stored."""
    return model.model_validate_json(stored)


Now = Callable[[], float]
"""Says the time, in Unix seconds."""


class Table:
    """A loaded game. Made by `Tables`; hold on to it no longer than you need it."""

    def __init__(
        self,
        store: Store,
        rules: Rules,
        game: Game,
        seats: Sequence[SeatRow],
        clock: Now,
        committed: Callable[["Table"], None],
        process: int | None = None,
    ) -> None:
        """`committed` is called whenever the game has moved on; `process` is which of several this is."""
        self.store = store
        self.rules = rules
        self.game = game
        self.seats = tuple(seats)
        self.clocks: dict[Seat, ClockRow] = {}
        """Of the people at a table that has a pace."""
        self.lock = asyncio.Lock()
        self.posting = asyncio.Lock()
        """Held while the lobby's message is posted or changed: there is one, with all who sit down meanwhile."""
        self.now = clock
        self.process = process
        self._tell = committed
        self._log = log.bind(game=game.id)
        self._stored = StoredGame(store, rules, game.id)
        self._state: State | None = None
        self._moment = Moment(rules, None, self.seats)
        self._tail = Tail()
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
    def foreign(self) -> bool:
        """Whether it began under other rules than those at hand."""
        return self.game.rules_version != self.rules.version

    @property
    def held(self) -> bool:
        """Whether it is at play and began under other rules: it does not go on until the host migrates it."""
        return self.playing and self.foreign

    @property
    def commitment(self) -> str:
        """The published SHA-256 of the secret."""
        return commitment(self.game.secret)

    def options(self) -> Options:
        """What the table chose."""
        return read_options(self.rules.options, self.game.options)

    @property
    def pace(self) -> Pace:
        """How much time the table gives."""
        return read_pace(self.game.pace)

    def seat_of(self, user_id: int) -> Seat | None:
        """Where this person sits, or None."""
        return next((row.seat for row in self.seats if row.user_id == user_id), None)

    def view(self, viewer: Viewer) -> View:
        """All that `viewer` may know."""
        if self._state is None:
            raise LookupError(f"game {self.game.id} has not begun")
        return self._here.view(viewer)

    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.rules.outcome(self.state) if self._state else None

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The private talks that are going on; none in the lobby and after the end."""
        return self.state.rooms if self.playing else ()

    def pending(self) -> tuple[Prompt, ...]:
        """Who is awaited for what; nobody in the lobby and after the end."""
        return self._here.pending

    @property
    def _here(self) -> Moment:
        """The table as it is, with what was made of it by now."""
        now = self._moment
        if now.state is not self._state or now.seats is not self.seats or now.on != self.playing:
            self._moment = now = Moment(self.rules, self._state, self.seats, self.playing)
        return now

    def committed(self) -> None:
        """Let everybody know that the game has moved on."""
        self._tell(self)

    # ── loading ──

    async def load(self) -> None:
        """Bring the state up to the stored version: the snapshot if there is one, then the entries after it."""
        self._state, self.clocks = await self._stored.state(self.game), await self._stored.clocks(self.game)

    async def catch_up(self) -> None:
        """Read the game anew if a write ended in doubt. Needs the lock."""
        if not self.certain:
            await self.reload()

    async def follow(self) -> None:
        """See what other processes have done to the game. Raises Refused if it is gone."""
        known = self.game
        game = await self.store.game(known.id)
        if game is None:
            raise Refused("table-gone")
        if game.revision != self.game.revision:
            async with self.lock:  # it may be our own doing, of this very moment
                await self.look()
        elif self.game is known:
            self.game = game

    async def refresh(self) -> None:
        """Read the game anew: it was changed in the store alone. Should that fail, the next action begins with it."""
        async with self.lock:
            self.certain = False
            await self.reload()

    async def store_with(
        self,
        write: Awaitable[None],
        *,
        seats: Sequence[SeatRow] | None = None,
        clocks: dict[Seat, ClockRow] | None = None,
        **changed: Any,
    ) -> None:
        """Carry out a `write` that is no entry, and take over what it stores: fields of `game`, seats, clocks.

        It is meant for this revision of the game. Needs the lock. Raises what `write` raises; the game is then read
        anew before the next action.
        """
        self.certain = False
        await write
        self.game = replace(self.game, revision=self.game.revision + 1, **changed)
        self.seats = self.seats if seats is None else tuple(seats)
        self.clocks = self.clocks if clocks is None else clocks
        self.certain = True

    async def remember(self, message_id: int | None, post_id: int | None = None) -> None:
        """Keep where the game's live message stands: the lobby, then the dashboard. Needs no lock.

        `post_id` is the post that it shows, if it is one: it is not shown again.
        """
        await self.store.set_dashboard(self.game.id, message_id, post_id)
        self.game = replace(self.game, dashboard_id=message_id)

    async def reload(self) -> None:
        """Read the game anew: another process, or a write of unknown end, may have moved it on."""
        shown = self.game.dashboard_id
        self._tail.clear()
        game = await self.store.game(self.game.id)
        if game is None:
            raise Refused("table-gone")
        seats, state = await self.store.seats(game.id), await self._stored.state(game)
        self.clocks = await self._stored.clocks(game)
        moved = game.version != self.game.version
        if self.game.dashboard_id != shown:  # the live message has moved since the row was read
            game = replace(game, dashboard_id=self.game.dashboard_id)
        self.game, self.seats, self._state, self.certain = game, tuple(seats), state, True
        if moved:
            self.committed()

    # ── play ──

    async def start(self) -> None:
        """Set the game up as entry 0. Raises RuleError or Refused if it cannot begin so."""
        await to_the_end(self._start())

    async def submit(
        self,
        seat: Seat,
        action: Action,
        *,
        by: By = "player",
        interaction: int | None = None,
        stamp: int | None = None,
        version: int | None = None,
        signed: Signed | None = None,
    ) -> Receipt:
        """Judge and store one action of `seat`.

        `interaction` makes a repeat harmless; `stamp` is that of the button pressed, if one was; `version` is the only
        one of the game that this is meant for, if it is; `signed` goes with what a game master does.
        Raises RuleError or Refused, with nothing changed, or StoreError if it could not be stored.
        """
        return await to_the_end(
            self._submit(Submission(seat, action, by, interaction, stamp, version, signed))
        )

    async def _start(self) -> None:
        async with self.lock:
            await self.catch_up()
            if self.game.status != "lobby":
                raise Refused("table-begun")
            options, players = self.options(), len(self.seats)
            self.rules.check(options, players)
            chance = self.chance(None, None)
            events = self.rules.new(options, players, chance)
            entry = Entry(0, None, "table", None, tuple(chance.draws), events, self.now())
            try:
                await self._commit(entry, None, TableChange(seats=self.seats))
            except Conflict as error:
                raise Refused("table-begun") from error

    async def _submit(self, move: Submission) -> Receipt:
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await self._try(move)
                except Conflict:
                    continue
                except Duplicate as known:
                    return await self._repeat(move.seat, known.n)
                except (RuleError, Refused):
                    # A repeat of a stored action is mostly illegal the second time; it is still no error.
                    known_n = await self.store.entry_of(move.interaction) if move.interaction else None
                    if known_n is not None:
                        return await self._repeat(move.seat, known_n)
                    if not await self._behind():
                        raise
                    self.certain = False
            raise Stale

    async def _behind(self) -> bool:
        """Whether another process has moved the game on."""
        game = await self.store.game(self.game.id)
        return game is not None and game.revision != self.game.revision

    async def _try(self, move: Submission) -> Receipt:
        await self.catch_up()
        self.at_play()
        if move.by != "gm":
            self.unlocked()
        if move.stamp not in (None, self.game.stamp) or move.version not in (None, self.game.version):
            raise Stale
        chance = self.chance(move.seat, move.action)
        events = self.rules.act(self.state, move.seat, move.action, chance)
        n, draws = self.game.version, tuple(chance.draws)
        state: State = reached(self.rules, events, self.state)
        events = tuple(events)
        entry = Entry(n, move.seat, move.by, move.action, draws, events, self.now(), signed=move.signed)
        await self._commit(entry, move.interaction, state=state)
        return Receipt(n, events_seen(events, move.seat))

    def at_play(self) -> None:
        """Raises Refused unless the game is on, by the rules it began under."""
        if not self.playing:
            raise Refused("table-not-begun" if self.game.status == "lobby" else "table-over")
        if self.held:
            raise Refused("table-other-rules")

    def unlocked(self) -> None:
        """Raises Refused if only a game master may do anything now."""
        if self.game.locked:
            raise Refused("gm-locked")

    async def _commit(
        self,
        entry: Entry,
        interaction: int | None = None,
        change: TableChange = NOTHING,
        state: State | None = None,
    ) -> None:
        """Store an entry with all it entails. `state` is that after it, where it is known."""
        if state is None:
            state = fold(self.rules, entry.events, change.state or self._state)
        seats = change.seats or self.seats
        over = self.rules.outcome(state) is not None
        status: Status = change.status or ("over" if over else "playing")
        after = Moment(self.rules, state, seats, status == "playing")
        late = await self._late(entry, after)
        clocks = await self._clocks_after(entry, after, change.paused)
        beside = entry.aside and seat_clocks.beside(entry, self.pending(), after.pending)
        public = entry.public and not beside
        rewound = isinstance(entry.act, Rewind)
        # A snapshot is of the rules it was made by: there is none of a game that began under others.
        keep = not self.foreign and (over or rewound or (entry.n + 1) % SNAPSHOT_EVERY == 0)
        game = self._game_after(entry, change, status, over, public)
        self.certain = False
        began = time.perf_counter()
        await self.store.append(
            Append(
                game_id=game.id,
                entry=self._stored.codec.write(entry, len(seats), game.options),
                public=public,
                rolls=game.rolls,
                interaction_id=interaction,
                posts=self._posts(entry, after, over and self.game.status != "over", late),
                status=game.status,
                snapshot=state.model_dump_json() if keep else None,
                clocks=tuple(clock for clock in clocks.values() if clock != self.clocks.get(clock.seat)),
                seats=change.seats,
                paused=change.paused,
                locked=change.locked,
                secret=change.secret,
                astir=after.on and _astir(after.pending, seats),
                revision=self.game.revision,
                keeper=self.process,
            )
        )
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        self._log.debug("stored", entry=entry.n, by=entry.by)
        self._state, self.clocks, self.seats, self._moment = state, clocks, seats, after
        self._tail.add(entry)
        # The live message may have moved while the entry was being stored: that needs no lock.
        shown = self.game.dashboard_id
        self.game = game if game.dashboard_id == shown else replace(game, dashboard_id=shown)
        self.certain = True
        self.committed()

    def _game_after(
        self, entry: Entry, change: TableChange, status: Status, over: bool, public: bool
    ) -> Game:
        return replace(
            self.game,
            version=entry.n + 1,
            stamp=self.game.stamp + public,
            rolls=self.game.rolls + len(entry.draws),
            status=status,
            ended_at=(self.game.ended_at or entry.at) if over else None,
            locked=self.game.locked if change.locked is None else change.locked,
            secret=change.secret or self.game.secret,
            paused_at=self._paused_at(change.paused, entry.at),
            revision=self.game.revision + 1,
            keeper=self.process,
        )

    def _paused_at(self, paused: bool | None, now: float) -> float | None:
        if paused is None:
            return self.game.paused_at
        return (self.game.paused_at or now) if paused else None

    async def _late(self, entry: Entry, after: Moment) -> Text | None:
        prompt = lateness.opened(entry, self.pending(), after.pending)
        if prompt is None:
            return None
        earlier = await self.entries(max(-1, entry.n - 1 - lateness.unseen(prompt)))
        return lateness.late(prompt, entry, earlier)

    def _posts(self, entry: Entry, after: Moment, over: bool, late: Text | None) -> tuple[Post, ...]:
        clock = None if entry.seat is None else self.clocks.get(entry.seat)
        return posts(entry, self._here, after, over, clock, late)

    def chance(self, seat: Seat | None, action: Action | None) -> LedgerChance:
        """Chance for an action at this moment; no seat: for an edit, or for the set-up if there is no action."""
        words, version = [row.words for row in self.seats], self.game.version

        def who() -> str:
            return identity(version, seat, write(self.rules, action) if action else SET_UP)

        return LedgerChance(self.game.secret, words, self.game.rolls, who)

    async def _repeat(self, seat: Seat, n: int) -> Receipt:
        entry = (await self.entries(n - 1))[0]
        return Receipt(n, events_seen(entry.events, seat), repeated=True)

    # ── time ──

    async def _clocks_after(self, entry: Entry, later: Moment, paused: bool | None) -> dict[Seat, ClockRow]:
        if not self.pace.timed:
            return {}
        act, before, after = entry.act, self.pending(), later.pending
        sitting = await self.sitting(entry.at, later.seats)
        if paused is not None:
            sitting = seat_clocks.halted(sitting, paused, entry.at)
        clocks = seat_clocks.amended(self.clocks, act) if act else self.clocks
        return seat_clocks.advance(sitting, clocks, before, after, seat_clocks.move_of(entry, before, after))

    async def sitting(self, now: float, seats: Sequence[SeatRow] | None = None) -> seat_clocks.Sitting:
        """Its pace, its people, and when their clocks stand still. `seats`: if they are not those of now."""
        seats = self.seats if seats is None else seats
        since = min([now, *(clock.since for clock in self.clocks.values() if clock.since is not None)])
        users = [row.user_id for row in seats if row.user_id is not None]
        almanac = await self.store.almanac(self.game.id, users, since)
        return seat_clocks.Sitting(self.pace, seats, almanac, self.game.secret)

    async def look(self) -> None:
        """See what others have done to the game meanwhile. Needs the lock."""
        game = await self.store.game(self.game.id)
        if game is None or not self.certain or game.revision != self.game.revision:
            await self.reload()

    async def amend(
        self,
        decide: Callable[[], Awaitable[TableChange]],
        by: By,
        *,
        version: int | None = None,
        interaction: int | None = None,
    ) -> int:
        """Do something to the table that is no move of a player's; the entry it is stored as.

        `decide` is asked with the table locked and up to date; it may refuse. Raises what `decide` raises, and Stale if
        the game is not at `version`.
        """
        return await to_the_end(self._amend(decide, by, version, interaction))

    async def _amend(
        self,
        decide: Callable[[], Awaitable[TableChange]],
        by: By,
        version: int | None,
        interaction: int | None,
    ) -> int:
        async with self.lock:
            for _ in range(TRIES):
                await self.look()
                if version not in (None, self.game.version):
                    raise Stale
                change = await decide()
                entry = Entry(
                    n=self.game.version,
                    seat=None,
                    by=by,
                    action=change.edit,
                    draws=change.draws,
                    events=change.events,
                    at=self.now(),
                    act=change.act,
                    signed=change.signed,
                )
                try:
                    await self._commit(entry, interaction, change)
                except Conflict:
                    continue
                except Duplicate as known:
                    return known.n
                return entry.n
            raise Stale

    # ── the past ──

    async def entries(self, after: int = -1) -> list[Entry]:
        """The journal from entry `after` + 1 on."""
        kept = self._tail.after(after, self.game.version) if self.certain else None
        if kept is not None:
            return kept
        return await self._stored.entries(after)


def _astir(prompts: Sequence[Prompt], seats: Sequence[SeatRow]) -> bool:
    """Whether an agent is awaited, or invited."""
    agents = {row.seat for row in seats if row.agent}
    return any(seat in agents for prompt in prompts for seat in prompt.waiting)
