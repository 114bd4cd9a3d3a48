"""A table's clocks: what is due by now, who is late, until when there is time."""

import json
from collections.abc import Mapping

from bot.engine import waits
from bot.engine.errors import Stale
from bot.engine.shielded import to_the_end
from bot.engine.table import TRIES, Table
from bot.rules.contract import Prompt, Seat
from bot.store.protocol import Conflict
from bot.store.rows import ClockRow, Post


async def keep_time(table: Table) -> None:
    """Find all deadlines anew from what is stored, and remind those whose reminder is due."""
    await to_the_end(_keep_time(table))


async def _keep_time(table: Table) -> None:
    async with table.lock:
        for _ in range(TRIES):
            await table.look()
            if not table.playing or table.held or table.pace.hours is None:
                return
            now = table.now()
            clocks = waits.timed(await table.sitting(now), table.clocks, table.pending(), now)
            posts = _reminders(table.clocks, clocks)
            stored = table.store.set_clocks(table.game.id, table.game.version, list(clocks.values()), posts)
            try:
                await table.store_with(stored, clocks=clocks)
            except Conflict:
                continue
            table.committed()
            return
        raise Stale


def _reminders(before: Mapping[Seat, ClockRow], after: Mapping[Seat, ClockRow]) -> list[Post]:
    """A reminder for each seat of which one more is due; the dashboard, if a deadline has moved."""
    found = [
        Post("reminder", f"reminder:{seat}", json.dumps({"seat": seat, "decision": clock.decision}))
        for seat, clock in after.items()
        if clock.reminded > before[seat].reminded
    ]
    if any(clock.deadline != before[seat].deadline for seat, clock in after.items()):
        found.append(Post("dashboard", "dashboard", "{}"))
    return found


def overdue(table: Table, now: float) -> Seat | None:
    """A person's seat that is awaited and whose time is over; none while the table is paused."""
    if table.held or table.game.paused_at is not None:
        return None
    waiting = {seat for prompt in waits.running(table.pending()) for seat in prompt.waiting}
    late = [
        seat
        for seat, clock in table.clocks.items()
        if clock.deadline is not None and clock.deadline <= now and seat in waiting
    ]
    return min(late, default=None)


def until(table: Table, prompt: Prompt) -> dict[Seat, float]:
    """Until when each person has time for this decision, as far as that is known. Public."""
    shown = prompt.seen_by(None)
    seats = () if shown is None else shown.waiting
    ends = {seat: table.clocks[seat].deadline for seat in seats if seat in table.clocks}
    return {seat: end for seat, end in ends.items() if end is not None}
