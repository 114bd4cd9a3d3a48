"""All that follows from an entry, worked out before anything is stored: state, clocks, posts, the row of the game.

`prepare` changes nothing. `Table` stores the result in one transaction and only then adopts it, so that a failed write
leaves the game as it was.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.journal.entries import Entry, Rewind, codec
from bot.engine.table import lateness, seat_clocks, vacancy
from bot.engine.table.loaded_game import LoadedGame
from bot.engine.table.moment import Moment
from bot.engine.table.posts import posts
from bot.engine.table.table_change import TableChange
from bot.rules.contract import Prompt, Seat, State, Text, fold
from bot.store.record import record
from bot.store.rows import Append, ClockRow, Game, SeatRow, Status

SNAPSHOT_EVERY = 50
"""Entries between two snapshots, and so the most that are folded when a game is loaded."""


@record
class Commit:
    """What is to be stored for an entry, and the table after it."""

    entry: Entry
    append: Append
    game: Game
    seats: tuple[SeatRow, ...]
    clocks: dict[Seat, ClockRow]
    moment: Moment


async def prepare(
    table: LoadedGame,
    entry: Entry,
    change: TableChange,
    state: State | None = None,
    interaction: int | None = None,
) -> Commit:
    """What follows from `entry`, which is the next of the journal. Needs the lock.

    `state` is the one after the entry, if the judge has folded it already; `interaction` is the id of the Discord
    interaction that it came from.
    """
    if state is None:
        state = fold(table.rules, entry.events, change.state or table.moment.state)
    seats = change.seats or table.seats
    if not table.foreign:
        seats = vacancy.listed(table.rules, seats, table.moment.state, state)
    over = table.rules.outcome(state) is not None
    status: Status = change.status or ("over" if over else "playing")
    after = Moment(table.rules, state, seats, status == "playing")
    late = await _late(table, entry, after)
    clocks = await _clocks_after(table, entry, after, change.paused)
    beside = entry.aside and seat_clocks.changed_no_decision(entry, table.pending(), after.pending)
    public = entry.public and not beside
    game = _game_after(table, entry, change, status, over=over, public=public)
    clock = None if entry.seat is None else table.clocks.get(entry.seat)
    ends = over and table.game.status != "over"
    append = Append(
        game_id=game.id,
        entry=codec(table.rules).write(entry, len(seats), game.options),
        public=public,
        rolls=game.rolls,
        interaction_id=interaction,
        posts=(*posts(entry, table.moment, after, ends, clock, late), *change.posts),
        status=game.status,
        snapshot=state.model_dump_json() if _keeps_snapshot(table, entry, over=over) else None,
        clocks=tuple(each for each in clocks.values() if each != table.clocks.get(each.seat)),
        seats=change.seats if seats == table.seats else seats,
        paused=change.paused,
        locked=change.locked,
        secret=change.secret,
        masters=change.masters,
        astir=after.on and _astir(after.pending, seats),
        revision=table.game.revision,
        keeper=table.process,
    )
    return Commit(entry, append, game, seats, clocks, after)


def _keeps_snapshot(table: LoadedGame, entry: Entry, *, over: bool) -> bool:
    """Whether the state after the entry is stored whole. Never of a foreign game: other rules made its state."""
    rewound = isinstance(entry.act, Rewind)
    return not table.foreign and (over or rewound or (entry.n + 1) % SNAPSHOT_EVERY == 0)


def _game_after(
    table: LoadedGame, entry: Entry, change: TableChange, status: Status, *, over: bool, public: bool
) -> Game:
    game = table.game
    return replace(
        game,
        version=entry.n + 1,
        stamp=game.stamp + public,
        rolls=game.rolls + len(entry.draws),
        status=status,
        ended_at=(game.ended_at or entry.at) if over else None,
        locked=game.locked if change.locked is None else change.locked,
        secret=change.secret or game.secret,
        paused_at=_paused_at(game, change.paused, entry.at),
        revision=game.revision + 1,
        keeper=table.process,
    )


def _paused_at(game: Game, paused: bool | None, now: float) -> float | None:
    """Since when the table is paused; `paused` is None if the entry does not change that."""
    if paused is None:
        return game.paused_at
    return (game.paused_at or now) if paused else None


async def _late(table: LoadedGame, entry: Entry, after: Moment) -> Text | None:
    """Whose time had run out in a secret decision that this entry opens to all; None if it opens none."""
    prompt = lateness.opened(entry, table.pending(), after.pending)
    if prompt is None:
        return None
    earlier = await table.entries(max(-1, entry.n - 1 - lateness.unseen(prompt)))
    return lateness.late(prompt, entry, earlier)


async def _clocks_after(
    table: LoadedGame, entry: Entry, after: Moment, paused: bool | None
) -> dict[Seat, ClockRow]:
    if not table.pace.timed:
        return {}
    before, now = table.pending(), after.pending
    sitting = await table.sitting(entry.at, after.seats)
    if paused is not None:
        sitting = seat_clocks.with_pause(sitting, paused, entry.at)
    clocks = seat_clocks.after_act(table.clocks, entry.act) if entry.act else table.clocks
    return seat_clocks.advance(sitting, clocks, before, now, seat_clocks.move_of(entry, before, now))


def _astir(prompts: Sequence[Prompt], seats: Sequence[SeatRow]) -> bool:
    """Whether an agent is awaited or invited, so that the game goes on without people."""
    agents = {row.seat for row in seats if row.agent}
    return any(seat in agents for prompt in prompts for seat in prompt.waiting)
