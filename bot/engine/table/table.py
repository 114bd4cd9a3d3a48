"""One game in play: takes an action to a committed event.

The way of one action: judge it, store it with all that follows from it in one transaction, and only then move on. There
is one lock for each game; no game waits for another.
"""

import copy
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from bot.engine.errors import Refused, Stale
from bot.engine.journal.chance import SET_UP, LedgerChance, identity
from bot.engine.journal.command_line import write
from bot.engine.journal.entries import Entry, Rules, Signed
from bot.engine.shielded import to_the_end
from bot.engine.table.commit import Commit, prepare
from bot.engine.table.loaded_game import LoadedGame, Now
from bot.engine.table.posts import lobby
from bot.engine.table.submission import Receipt, Submission
from bot.engine.table.table_change import NOTHING, TableChange
from bot.metrics import COMMIT_SECONDS
from bot.rules.contract import Action, RuleError, Seat, State, events_seen, reached
from bot.store.protocol import Conflict, Duplicate, Store, StoreError
from bot.store.rows import Append, By, Game, SeatRow

TRIES = 3
"""How often a change is decided anew because another process has moved the game on meanwhile."""

T = TypeVar("T")

Decide = Callable[[], Awaitable[TableChange]]
"""Says what is to be changed, with the table locked and up to date. May refuse, by any exception."""


NOT_AT_PLAY = {"lobby": "table-not-begun", "over": "table-over", "archived": "table-archived"}
"""Why nothing can be done in a game, by its status."""


class Table(LoadedGame):
    """A game that can be played. Made by `Tables`; hold on to it no longer than you need it."""

    def __init__(
        self,
        store: Store,
        rules: Rules,
        game: Game,
        seats: Sequence[SeatRow],
        clock: Now,
        committed: Callable[["Table"], None],
        process: int | None = None,
        state: State | None = None,
    ) -> None:
        """`committed` is called whenever the game has moved on; for the rest see `LoadedGame`."""
        super().__init__(store, rules, game, seats, clock, process, state)
        self._tell = committed

    def committed(self) -> None:
        """Let everybody know that the game has moved on."""
        self._tell(self)

    # ── what may be done now ──

    def at_play(self) -> None:
        """Raises Refused unless the game is on, by the rules it began under."""
        if not self.playing:
            raise Refused(NOT_AT_PLAY[self.game.status])
        if self.held:
            raise Refused("table-other-rules")

    def unlocked(self) -> None:
        """Raises Refused if only a game master may do anything now."""
        if self.game.locked:
            raise Refused("gm-locked")

    def chance(self, seat: Seat | None, action: Action | None) -> LedgerChance:
        """The chance for the next entry: for an action of `seat`, an edit (no seat), or the set-up (no action)."""
        words, version = [row.words for row in self.seats], self.game.version

        def who() -> str:
            return identity(version, seat, write(self.rules, action) if action else SET_UP)

        return LedgerChance(self.game.secret, words, self.game.rolls, who)

    def edited(self, action: Action) -> TableChange:
        """What an edit of the board changes now. Raises RuleError if it cannot be done."""
        chance = self.chance(None, action)
        events = tuple(self.rules.edit(self.state, action, chance))
        return TableChange(action=action, events=events, draws=tuple(chance.draws))

    def moved(self, seat: Seat, action: Action) -> TableChange:
        """What a move of `seat` changes now. Raises RuleError if it cannot be made."""
        chance = self.chance(seat, action)
        events = tuple(self.rules.act(self.state, seat, action, chance))
        return TableChange(seat=seat, action=action, events=events, draws=tuple(chance.draws))

    async def drawn_up(self, change: TableChange, by: By) -> Append:
        """What has to be stored for a change."""
        return (await prepare(self, self.entry_of(change, by), change)).append

    # ── what is done ──

    async def start(self) -> None:
        """Set the game up as entry 0. Raises RuleError or Refused if it cannot begin like this.

        The lobby's message is the live one no longer, and will be brought up to date.
        """
        await to_the_end(self.uncontested(self._start))

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

        `interaction` is the id of the Discord interaction that it came from: a repeat of it changes nothing. `stamp`
        is the one on the button that was pressed, `version` the only version of the game that the action is meant
        for: if the game is at another, it is Stale. `signed` goes with what a game master does.
        Raises RuleError or Refused, with nothing changed, or StoreError if it could not be stored.
        """
        move = Submission(seat, action, by, interaction, stamp, version, signed)
        return await to_the_end(self.uncontested(lambda: self._submit(move)))

    async def amend(
        self, decide: Decide, by: By, *, version: int | None = None, interaction: int | None = None
    ) -> int:
        """Do something to the table that is no move of a player. Returns the number of the entry it is stored as.

        What follows from it (`TableChange.then`) is stored with it. Raises what `decide` raises, and Stale if the game
        is not at `version`.
        """
        return await to_the_end(self.uncontested(lambda: self._amend(decide, by, version, interaction)))

    async def _start(self) -> None:
        await self.reload_if_uncertain()
        if self.game.status != "lobby":
            raise Refused("table-begun")
        options, players = self.options(), len(self.seats)
        self.rules.check(options, players)
        chance = self.chance(None, None)
        events = self.rules.new(options, players, chance)
        entry = Entry(0, None, "table", None, tuple(chance.draws), events, self.now())
        message = self.game.dashboard_id
        posts = () if message is None else (lobby(message),)
        await self._commit(entry, None, TableChange(seats=self.seats, posts=posts))
        self.game = replace(self.game, dashboard_id=None)

    async def uncontested(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """What an `attempt` brings, with the table locked: another one is made where somebody else was quicker, as a
        Conflict tells. Raises Stale if they always are."""
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await attempt()
                except Conflict:
                    continue
        raise Stale

    async def _submit(self, move: Submission) -> Receipt:
        try:
            return await self._judge(move)
        except Duplicate as known:
            return await self._repeat(move.seat, known.n)
        except (RuleError, Refused) as error:
            # A repeat of a stored action is mostly illegal the second time; it is still no error.
            known_n = await self.store.entry_of(move.interaction) if move.interaction else None
            if known_n is not None:
                return await self._repeat(move.seat, known_n)
            if not await self.is_behind():
                raise
            self.certain = False
            raise Conflict from error

    async def _judge(self, move: Submission) -> Receipt:
        await self.reload_if_uncertain()
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

    async def _repeat(self, seat: Seat, n: int) -> Receipt:
        """What was answered when entry `n` was stored."""
        entry = (await self.entries(n - 1))[0]
        return Receipt(n, events_seen(entry.events, seat), repeated=True)

    async def _amend(self, decide: Decide, by: By, version: int | None, interaction: int | None) -> int:
        await self.reload_if_changed()
        if version not in (None, self.game.version):
            raise Stale
        change = await decide()
        entry = self.entry_of(change, by)
        try:
            await self._commit(entry, interaction, change)
        except Duplicate as known:
            return known.n
        return entry.n

    def entry_of(self, change: TableChange, by: By) -> Entry:
        """The next entry of the journal, if it is this change."""
        return Entry(
            n=self.game.version,
            seat=change.seat,
            by=by,
            action=change.action,
            draws=change.draws,
            events=change.events,
            at=self.now(),
            act=change.act,
            signed=change.signed,
        )

    async def _commit(
        self,
        entry: Entry,
        interaction: int | None = None,
        change: TableChange = NOTHING,
        state: State | None = None,
    ) -> None:
        """Store an entry with all that follows from it, then move on to the state after it, `state` if it is known."""
        commits = [await prepare(self, entry, change, state, interaction)]
        while change.then is not None:
            after = copy.copy(self)  # nobody else sees it: nothing is stored yet
            after._adopt(commits[-1])
            following = change.then(after)
            if following is None:
                break
            change = following
            commits.append(await prepare(after, after.entry_of(change, entry.by), change))
        self.certain = False
        began = time.perf_counter()
        try:
            await self.store.append(*(commit.append for commit in commits))
        except StoreError:
            self.committed()  # it may have been stored all the same, with what is to be shown
            raise
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        for commit in commits:
            self._log.debug("stored", entry=commit.entry.n, by=commit.entry.by)
            self._tail.add(commit.entry)
        self._adopt(commits[-1])
        self.certain = True
        self.committed()

    def _adopt(self, commit: Commit) -> None:
        """Stand as the game stands after what was stored."""
        self._state, self._moment = commit.moment.state, commit.moment
        self.clocks, self.seats = commit.clocks, commit.seats
        # The live message may have moved while the entry was being stored: that needs no lock.
        shown, game = self.game.dashboard_id, commit.game
        self.game = game if game.dashboard_id == shown else replace(game, dashboard_id=shown)
