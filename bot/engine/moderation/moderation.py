"""What a game master may do. Every act is signed with a name and a reason, stands in the journal, and all see it.

Who may: the host, and whoever was appointed, by user or by role (`may_moderate`). Asking is the callers' business.

Most functions decide what an act would change, so that it can be shown before it is done; `do` does it.
A game master sees nothing hidden by any of it: what is offered, shown beforehand and refused follows from
what all may know. Where trying alone may tell something, that it was tried is told to all (`act_for`).
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from math import ceil
from typing import Literal

import structlog

from bot.engine.errors import Refused, Stale
from bot.engine.journal.command_line import write
from bot.engine.journal.entries import (
    Act,
    Appointment,
    Attempt,
    Charge,
    Entry,
    Extension,
    Halt,
    Signed,
    Skip,
)
from bot.engine.journal.history import live
from bot.engine.moderation.copies import may_go_on
from bot.engine.table import absence
from bot.engine.table import rewind as rewinds
from bot.engine.table.absence import appointed
from bot.engine.table.agents import usual_agent
from bot.engine.table.pace import DAY, HOUR, elapsed
from bot.engine.table.submission import Receipt
from bot.engine.table.table import Table
from bot.engine.table.table_change import TableChange
from bot.rules.contract import Action, Concede, Elapse, Prompt, RuleError, Seat, State, View, fold, held
from bot.store.rows import Game, Master, SeatRow

log = structlog.get_logger()

MOST_HOURS = 24 * 14
"""Hours that an extension may give."""

LONGEST_EXTENSION = 366 * DAY
"""What lies further ahead is too far, wherever clocks stand still meanwhile."""

Decision = Callable[[], Awaitable[TableChange]]
"""What an act changes, as the table stands; raises Refused or RuleError if it cannot be."""

Stop = Literal["pause", "resume", "lock", "unlock", "archive", "restore"]


async def may_moderate(table: Table, user_id: int, roles: Collection[int]) -> bool:
    """Whether somebody with these roles is a game master of this table."""
    if user_id == table.game.host_id:
        return True
    masters = await table.store.masters(table.game.id)
    return Master("user", user_id) in masters or any(Master("role", role) in masters for role in roles)


async def do(
    table: Table, decision: Decision, *, stamp: int | None = None, interaction: int | None = None
) -> int:
    """Carry out an act. Returns the number of the entry it is stored as.

    `stamp` is the one at which the act was previewed, if it depends on the board: Stale is raised if the board has
    changed since. `interaction` is the id under which a repeat is recognised. Raises what `decision` raises.
    """

    async def decide() -> TableChange:
        if stamp not in (None, table.game.stamp):
            raise Stale
        return await decision()

    try:
        return await table.amend(decide, "gm", interaction=interaction)
    except (RuleError, Refused):
        # What is done already is mostly refused the second time; a repeat of it is still no error.
        known = await table.store.entry_of(interaction) if interaction else None
        if known is None:
            raise
        return known


def second(interaction: int | None) -> int | None:
    """The id for the second entry of one act, by which a repeat is recognised: negative, as no id of Discord is."""
    return None if interaction is None else -interaction


# ── the table ──


async def halting(table: Table, kind: Stop, signed: Signed) -> TableChange:
    """The clocks, the players or the game stop, or go on. Raises Refused if it is so already."""
    paused, locked = table.game.paused_at is not None, table.game.locked
    archived = table.game.status == "archived"
    if kind != "restore" and not (kind == "archive" and table.held):
        table.at_play()  # a game that is held may be put away, or it would take up its channel for ever
    if kind == "resume" and locked:
        raise Refused("gm-unlock-first")
    if {
        "pause": paused,
        "resume": not paused,
        "lock": locked,
        "unlock": not locked,
        "archive": archived,
        "restore": not archived or table.game.version == 0,
    }[kind]:
        raise Refused(f"gm-no-{kind}")
    if kind == "restore" and await rewinds.taken(table):
        raise Refused("gm-channel-taken")
    if kind == "restore":
        (first, *_) = await table.store.entries(table.game.id)
        may_go_on(table.game, await table.store.twins(table.game, first))
    return TableChange(
        act=Halt(kind=kind),
        signed=signed,
        paused=kind in ("pause", "lock", "archive")
        or (kind == "restore" and still(table.game, await table.entries())),
        locked=kind == "lock" if kind in ("lock", "unlock") else None,
        status="archived" if kind == "archive" else None,
    )


def still(game: Game, entries: Sequence[Entry]) -> bool:
    """Whether the clocks of a game in the archive stand still once it is back: it was locked, or paused, before.

    A vote that pauses is no entry, so what tells is since when they stand still. A table that slept wakes.
    """
    halts = [(entry.at, entry.act.kind) for entry in live(entries) if isinstance(entry.act, Halt)]
    *before, (put_away, _) = halts
    slept = bool(before) and before[-1][1] == "sleep"
    return game.locked or (not slept and game.paused_at is not None and game.paused_at < put_away)


def time_over(table: Table, seat: Seat) -> float:
    """When the time of a seat is over as it is; now, if no clock of it runs."""
    clock = table.clocks.get(seat)
    return table.now() if clock is None or clock.deadline is None else clock.deadline


async def hours_until(table: Table, seat: Seat, moment: float) -> int:
    """How many hours more a seat has to be given for its time to last until `moment`: none of those in which its clock
    stands still. Below 1 if its time lasts until then as it is."""
    end = time_over(table, seat)
    run = min(moment - end, LONGEST_EXTENSION)
    if end != (now := table.now()) and run > 0:
        run = elapsed((await table.sitting(now)).calendar(seat), end, end + run)
    return ceil(run / HOUR)


async def extending(table: Table, seat: Seat, hours: int, signed: Signed) -> TableChange:
    """More time for the decision that `seat` owes; if it is secret, for all who were asked."""
    table.at_play()
    if not table.pace.timed:
        raise Refused("clock-none")
    if not 1 <= hours <= MOST_HOURS:
        raise Refused("gm-hours", most=MOST_HOURS)
    asked = _asked(table, seat)
    if not asked:
        raise Refused("gm-not-awaited")
    if not table.seats[seat].present or not all(prompt.timed for prompt in asked):
        raise Refused("gm-untimed")
    return TableChange(act=Extension(seat=seat, hours=hours), signed=signed)


async def recording(table: Table, act: Act, signed: Signed) -> TableChange:
    """Something for the record that changes nothing: words, an audit, who may moderate."""
    if table.game.status == "lobby":
        raise Refused("table-not-begun")
    return TableChange(act=act, signed=signed, status=table.game.status)


async def charging(table: Table, master: Master, name: str, may: bool, signed: Signed) -> TableChange:
    """Somebody may moderate from now on, or no longer. Raises Refused if it is so already.

    A rewind does not change it.
    """
    masters = await table.store.masters(table.game.id)
    hosts = master == Master("user", table.game.host_id)
    if (hosts or master in masters) if may else master not in masters:
        raise Refused("gm-no-appoint" if may else "gm-no-dismiss-host" if hosts else "gm-no-dismiss")
    change = await recording(table, Charge(kind="appoint" if may else "dismiss", name=name), signed)
    others = tuple(other for other in masters if other != master)
    return replace(change, masters=(*others, master) if may else others)


# ── the seats ──


async def act_for(
    table: Table, seat: Seat, action: Action, signed: Signed, interaction: int, *, stamp: int | None = None
) -> Receipt:
    """Do an action in the stead of `seat`.

    Raises what `Table.submit` raises. Whether the rules allow it may follow from what the seat hides: where they do
    not, all are told that it was tried.
    """
    try:
        return await table.submit(seat, action, by="gm", interaction=interaction, stamp=stamp, signed=signed)
    except RuleError:
        tried = attempt(table, seat, action)
        await do(table, lambda: recording(table, tried, signed), interaction=second(interaction))
        raise


def attempt(table: Table, seat: Seat, action: Action) -> Attempt:
    """That a game master tried this for `seat`."""
    return Attempt(seat=seat, line=write(table.rules, action))


async def skipping(table: Table, seat: Seat, signed: Signed) -> TableChange:
    """Nobody waits for `seat` any longer: the default is played. Raises Refused if nobody does.

    Of a secret decision nobody learns who has answered: it is played for all whose answer is missing.
    """
    table.at_play()
    asked = _asked(table, seat)
    if not asked:
        raise Refused("gm-not-awaited")
    secret, late = asked[0].secret, asked[0].waiting
    return TableChange(
        act=Skip(seat=None if secret else seat),
        signed=signed,
        then=partial(_defaults, late if secret else (seat,)),
    )


def _defaults(late: tuple[Seat, ...], table: Table) -> TableChange | None:
    """What is usual for the first of those who are late, and then for the others; and the end of what is held open."""
    if not table.playing:
        return None
    if not late:
        return table.edited(Elapse()) if held(table.pending()) else None
    first, *others = late
    change = table.moved(first, table.rules.default(table.state, first))
    return replace(change, then=partial(_defaults, tuple(others)))


async def replacing(table: Table, seat: Seat, user_id: int, name: str, signed: Signed) -> TableChange:
    """A seat goes to somebody else, with all that belongs to it. Raises Refused if they sit at the table.

    Where its player had left the game, the seat is back in it if the rules let it.
    """

    def decide(row: SeatRow) -> tuple[Appointment, SeatRow]:
        if table.seat_of(user_id) is not None:
            raise Refused("gm-seated")
        act = Appointment(kind="substitute", seat=seat, name=name, before=row.name)
        return act, replace(row, user_id=user_id, name=name, agent=None, open=False)

    return appointed(table, seat, decide, signed)


async def removing(table: Table, seat: Seat, signed: Signed) -> TableChange:
    """An agent plays a seat until somebody takes it. Raises Refused if no person sits there.

    Where the seat is out of the game for good there is nothing to play, and nobody is wanted for it.
    """
    return _removed(table, seat, signed)


async def expelling(table: Table, seat: Seat, signed: Signed) -> TableChange:
    """A seat concedes, and no longer is its player's if the game goes on.

    Raises Refused if no person sits there, RuleError if it cannot concede.
    """
    _removed(table, seat, signed)  # or it is refused

    def then(after: Table) -> TableChange | None:
        return _removed(after, seat, signed) if after.playing else None

    return replace(table.moved(seat, Concede()), signed=signed, then=then)


def _removed(table: Table, seat: Seat, signed: Signed) -> TableChange:
    agent = usual_agent(table.rules)

    def decide(row: SeatRow) -> tuple[Appointment, SeatRow]:
        if row.user_id is None:
            raise Refused("gm-no-player")
        act = Appointment(kind="removal", seat=seat, name=agent, before=row.name)
        return act, replace(row, user_id=None, agent=agent, open=not absence.lost(table, seat))

    return appointed(table, seat, decide, signed)


# ── the board ──


async def rewinding(table: Table, to: int, signed: Signed, *, seats: bool = False) -> TableChange:
    """Back to version `to`; with `seats` also to those who sat there then. Raises Refused if it cannot be."""
    return await rewinds.rewind_to(table, to, seats=seats, signed=signed)


async def editing(table: Table, action: Action, signed: Signed) -> TableChange:
    """The board is changed. Raises RuleError if it cannot be, Refused if it would break the board."""
    table.at_play()
    change = table.edited(action)
    state: State = fold(table.rules, change.events, table.state)
    broken = table.rules.broken(state)
    if broken:
        log.warning("an edit would break the board", game=table.game.id, broken=broken)
        raise Refused("gm-breaks")
    return replace(change, signed=signed)


def public_view_after(table: Table, change: TableChange) -> View | None:
    """The public's view of the board after a change, to be previewed.

    None if the board does not change; if anything hidden changes, or could be told from the result (a count of cards
    tells who held one); and if dice are rolled: whoever saw them could cancel, and wait for better ones. None, too, of
    an edit while answers lie sealed, but for the end: whether one of them is dropped by it would tell what it says.
    """
    state = change.state
    if change.draws or (change.action is not None and not change.action.foretold):
        return None
    if state is None:
        if not change.events or any(event.seen_by(None) is not event for event in change.events):
            return None
        state = fold(table.rules, change.events, table.state)
    sealed = change.action is not None and any(prompt.secret for prompt in table.pending())
    if sealed and table.rules.outcome(state) is None:
        return None
    view: View = table.rules.view(state, None)
    return view


def _asked(table: Table, seat: Seat) -> list[Prompt]:
    """The decisions for which `seat` is awaited, as far as all may know."""
    shown = ((prompt, prompt.seen_by(None)) for prompt in table.pending())
    return [prompt for prompt, public in shown if public is not None and seat in public.waiting]
