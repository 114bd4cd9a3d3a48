"""Whose time runs: how what happens at a table moves its clocks on. Pure.

Only the awaited seat's time runs. A decision asked of several in secret has one deadline for all of
them, that of the slowest, so that it tells nothing of who has answered.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.engine.journal.entries import Appointment, Entry, Extension, Halt, Rewind, TableAct
from bot.engine.table import passing
from bot.engine.table.pace import (
    HOUR,
    Calendar,
    Pace,
    calendar,
    elapsed,
    late_reminders,
    reminder_marks,
    time_after,
)
from bot.rules.contract import Prompt, Seat, closes, prompts_seen
from bot.store.rows import Almanac, By, ClockRow, SeatRow, Span

Clocks = Mapping[Seat, ClockRow]


@dataclass(frozen=True, slots=True)
class Move:
    """What has just happened, as far as it matters to clocks. Nothing of it is hidden from anybody.

    `public`: whether all know that its seat has done something that was no aside. `closes`: whether a turn is over.
    """

    at: float
    seat: Seat | None
    by: By
    public: bool
    closes: bool


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table's pace, its people, and when their clocks stand still."""

    pace: Pace
    seats: Sequence[SeatRow]
    almanac: Almanac
    secret: str = ""
    """The table's secret, from which it is drawn after how long a clock passes for somebody (`passing`)."""

    def calendar(self, seat: Seat) -> Calendar:
        """When the clock of a person's seat stands still."""
        return calendar(self.pace, self.almanac, self.seats[seat].user_id or 0)


def move_of(entry: Entry, before: Iterable[Prompt], after: Iterable[Prompt]) -> Move:
    """What an entry means to the clocks, which took the prompts from `before` to `after`."""
    act = entry.act
    seat = act.seat if isinstance(act, Appointment) else entry.seat
    public = isinstance(act, Appointment) or (entry.public and not entry.aside) or _turned(before, after)
    return Move(entry.at, seat, entry.by, public, closes(entry.events))


def changed_no_decision(entry: Entry, before: Iterable[Prompt], after: Iterable[Prompt]) -> bool:
    """Whether an entry was an aside that left the open decisions as they were, as far as all may know."""
    return entry.aside and not _turned(before, after)


def _turned(before: Iterable[Prompt], after: Iterable[Prompt]) -> bool:
    """Whether something else is decided now, as far as all may know."""
    return prompts_seen(before, None) != prompts_seen(after, None)


def timed_decisions(prompts: Iterable[Prompt]) -> tuple[Prompt, ...]:
    """The decisions for which clocks run; none while any open one is without a clock (`Prompt.timed`)."""
    owed = tuple(prompt for prompt in prompts if prompt.waits)
    return owed if all(prompt.timed for prompt in owed) else ()


def advance(
    sitting: Sitting, clocks: Clocks, before: Iterable[Prompt], after: Iterable[Prompt], move: Move
) -> dict[Seat, ClockRow]:
    """The clocks after `move`, which took the prompts from `before` to `after`; deadlines included."""
    then, now = _owed(before, sitting.seats), _owed(after, sitting.seats)
    still = any(prompt.waits and not prompt.timed for prompt in after)
    moved = {}
    for row in sitting.seats:
        clock = clocks.get(row.seat) or ClockRow(row.seat, sitting.pace.bank * HOUR)
        clock = replace(clock, lapsed=_lapsed(clock, move))
        moved[row.seat] = _moved(sitting, clock, then.get(row.seat), now.get(row.seat), move, still)
    return with_deadlines(sitting, moved, after, move.at)


def with_pause(sitting: Sitting, paused: bool, at: float) -> Sitting:
    """The sitting with its clocks `paused` from `at` on, or running again."""
    before = sitting.almanac.pauses
    over = tuple(replace(span, until=at) if span.until is None else span for span in before)
    already = any(span.until is None for span in before)
    after = before if paused and already else (*over, Span(at, None)) if paused else over
    return replace(sitting, almanac=replace(sitting.almanac, pauses=after))


def after_act(clocks: Clocks, act: TableAct) -> Clocks:
    """The clocks as changed by an act of the table, before they are moved on (`advance`)."""
    match act:
        case Appointment(kind="substitute"):
            return {seat: clock for seat, clock in clocks.items() if seat != act.seat}
        case Rewind() | Halt(kind="sleep" | "wake"):  # everybody has the whole time again
            return {seat: ClockRow(seat, clock.bank) for seat, clock in clocks.items()}
        case Extension() if act.seat in clocks:
            asked = clocks[act.seat].decision
            return {
                seat: replace(clock, used=clock.used - act.hours * HOUR, lapsed=False)
                if seat == act.seat or (secret(clock) and clock.decision == asked)
                else clock
                for seat, clock in clocks.items()
            }
    return clocks


def counted_until(days: Calendar, clock: ClockRow, at: float) -> ClockRow:
    """A running clock with the time up to `at` counted as used, by the calendar `days`. It runs on from `at`."""
    assert clock.since is not None
    if clock.since >= at:
        return clock
    return replace(clock, since=at, used=clock.used + elapsed(days, clock.since, at))


def with_deadlines(
    sitting: Sitting, clocks: Clocks, prompts: Iterable[Prompt], now: float
) -> dict[Seat, ClockRow]:
    """The clocks with deadlines and next reminders worked out; `reminded` counts the reminders due by `now`."""
    paused = any(span.until is None for span in sitting.almanac.pauses)
    asked = timed_decisions(prompts) if not paused else ()
    waiting, may_pass = {seat for prompt in asked for seat in prompt.waiting}, passing.offered(asked)
    held = {seat for prompt in asked if prompt.held for seat in prompt.asked}
    ends, found = _deadlines(sitting, clocks), {}
    for seat, clock in clocks.items():
        passes = (
            passing.passes_at(sitting.secret, clock, sitting.calendar(seat)) if seat in may_pass else None
        )
        clock = replace(clock, deadline=ends.get(seat), next_at=None, passes_at=passes)
        if seat in ends and seat in waiting:
            clock = _with_reminders(sitting, clock, now)
        elif seat in ends and seat in held:  # nobody is late, so nobody is reminded
            clock = replace(clock, next_at=clock.deadline)
        found[seat] = clock
    return found


def _deadlines(sitting: Sitting, clocks: Clocks) -> dict[Seat, float | None]:
    """When the time of each running clock is over; None if that is not known. In a secret decision all end together."""
    own = {seat: _deadline(sitting, clock) for seat, clock in clocks.items() if clock.since is not None}
    return {
        seat: _last([end for other, end in own.items() if clocks[other].decision == clocks[seat].decision])
        if secret(clocks[seat])
        else end
        for seat, end in own.items()
    }


def secret(clock: ClockRow) -> bool:
    """Whether this clock runs for a secret decision, so that nobody may know if it was made."""
    return bool(clock.decision) and json.loads(clock.decision)[0] == "secret"


def decision(prompt: Prompt) -> str:
    """A text that two prompts share only if they are the same decision."""
    about = sorted(prompt.about.items())
    return json.dumps(["secret" if prompt.secret else "", prompt.kind, prompt.clause, about, prompt.asked])


def _owed(prompts: Iterable[Prompt], seats: Sequence[SeatRow]) -> dict[Seat, Prompt]:
    """The decision for which each person's time runs: a secret one of all who were asked, answered or not."""
    owed: dict[Seat, Prompt] = {}
    for prompt in timed_decisions(prompts):
        for seat in prompt.asked if prompt.secret else prompt.waiting:
            if seats[seat].present:
                owed.setdefault(seat, prompt)
    return owed


def _lapsed(clock: ClockRow, move: Move) -> bool:
    """Whether the seat's next decisions get no time, because the clock has just answered for it.

    This ends when the turn is over, when somebody else moves, or when the seat itself does.
    """
    if move.closes:
        return False
    if move.seat is None or not move.public:
        return clock.lapsed
    return move.seat == clock.seat and move.by == "clock" and not secret(clock)


def _moved(
    sitting: Sitting, clock: ClockRow, then: Prompt | None, now: Prompt | None, move: Move, still: bool
) -> ClockRow:
    """One clock after `move`: it runs on, stands still (`still`: all do), goes on from there, or begins anew."""
    answered = move.public and move.seat == clock.seat
    if now is not None and clock.decision == decision(now) and not _renewed(clock.seat, then, now, move):
        # the same question as before: it runs on, or again
        return clock if clock.since is not None else replace(clock, since=move.at)
    if now is None and clock.decision and (still or not (answered or secret(clock))):
        # nobody is known to have answered it, and it may come back: what it has used is kept
        return replace(clock, since=None, used=_used(sitting, clock, move.at))
    return ClockRow(
        seat=clock.seat,
        bank=_bank_left(sitting, clock, move.at) if answered else clock.bank,
        decision=decision(now) if now else "",
        since=move.at if now else None,
        lapsed=clock.lapsed,
    )


def _bank_left(sitting: Sitting, clock: ClockRow, at: float) -> float:
    """What is left once a decision is answered: what went beyond the allowance comes off, but for a secret one."""
    if not clock.decision or secret(clock):
        return clock.bank
    over = _used(sitting, clock, at) - sitting.pace.allowance
    return max(0.0, clock.bank - max(0.0, over))


def _renewed(seat: Seat, then: Prompt | None, now: Prompt, move: Move) -> bool:
    """Whether the same question is asked again.

    What its seat did in public was an answer; what it did unseen (a standing order) was none. A secret decision is
    asked again of all by what any of those asked did, or by an edit: who was still awaited is nobody's business.
    """
    if then is None or not move.public:
        return False
    if now.secret:
        return move.seat is None or move.seat in then.asked
    return move.seat == seat and seat in then.waiting and not set(now.waiting) - set(then.waiting)


def _used(sitting: Sitting, clock: ClockRow, until: float) -> float:
    if clock.since is None or not sitting.seats[clock.seat].user_id:
        return clock.used
    return clock.used + elapsed(sitting.calendar(clock.seat), clock.since, until)


def _total(sitting: Sitting, clock: ClockRow) -> float:
    """Seconds for this decision. The bank is no part of a secret one."""
    return sitting.pace.allowance + (0.0 if secret(clock) else clock.bank)


def _deadline(sitting: Sitting, clock: ClockRow) -> float | None:
    assert clock.since is not None
    left = _total(sitting, clock) - clock.used
    if left < 0 or (clock.lapsed and not secret(clock)):  # over before: also where it would stand still now
        return clock.since
    return time_after(sitting.calendar(clock.seat), clock.since, left)


def _last(ends: Sequence[float | None]) -> float | None:
    known = [end for end in ends if end is not None]
    return max(known) if len(known) == len(ends) else None


def _with_reminders(sitting: Sitting, clock: ClockRow, now: float) -> ClockRow:
    """The clock with the time of its next reminder, and how many are due by `now`."""
    assert clock.since is not None
    if clock.lapsed and not secret(clock):
        return replace(clock, next_at=clock.deadline)
    total, days = _total(sitting, clock), sitting.calendar(clock.seat)
    times = [time_after(days, clock.since, total - left - clock.used) for left in reminder_marks(total)]
    times.append(clock.deadline)
    if clock.deadline is not None and sitting.pace.late == "wait":
        times.extend(late_reminders(days, clock.deadline))
    ahead = [at for at in (*times, clock.passes_at) if at is not None and at > now]
    due = sum(at is not None and at <= now for at in times)
    over = clock.deadline is not None and clock.deadline <= now
    passes = clock.passes_at is not None and clock.passes_at <= now
    if passes or (over and sitting.pace.late != "wait"):
        ahead = [now]
    return replace(clock, reminded=max(clock.reminded, due), next_at=min(ahead, default=None))
