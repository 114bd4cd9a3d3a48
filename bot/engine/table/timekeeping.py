"""A table's clocks: what is due by now, who is late, until when there is time."""

import json
from collections.abc import Mapping

from bot.engine.errors import Stale
from bot.engine.shielded import to_the_end
from bot.engine.table import passing, seat_clocks
from bot.engine.table.table import Table
from bot.engine.table.table_change import TableChange
from bot.rules.contract import Elapse, Prompt, Seat, held
from bot.store.rows import ClockRow, Post

SHOWN = 300.0
"""Seconds by which a deadline has to move for the board in the channel to be made anew because of it alone."""


async def update_clocks(table: Table) -> None:
    """Recompute and store all deadlines of a game, and post the reminders that are due."""
    await to_the_end(table.uncontested(lambda: _update_clocks(table)))


async def _update_clocks(table: Table) -> None:
    await table.reload_if_changed()
    if not table.playing or table.held or not table.pace.timed:
        return
    now, game = table.now(), table.game
    clocks = seat_clocks.with_deadlines(await table.sitting(now), table.clocks, table.pending(), now)
    posts = _reminders(table.clocks, clocks)
    stored = table.store.set_clocks(game.id, game.version, list(clocks.values()), posts, game.revision)
    await table.store_with(stored, clocks=clocks)
    table.committed()


def _reminders(before: Mapping[Seat, ClockRow], after: Mapping[Seat, ClockRow]) -> list[Post]:
    """A reminder for each seat of which one more is due; the dashboard, if a deadline has moved."""
    found = [
        Post("reminder", f"reminder:{seat}", json.dumps({"seat": seat, "decision": clock.decision}))
        for seat, clock in after.items()
        if clock.reminded > before[seat].reminded
    ]
    if any(_shown(before[seat].deadline, clock.deadline) for seat, clock in after.items()):
        found.append(Post("dashboard", "dashboard", "{}"))
    return found


def _shown(before: float | None, after: float | None) -> bool:
    if before is None or after is None:
        return before != after
    return abs(after - before) >= SHOWN


async def refresh_deadlines(table: Table) -> None:
    """Recompute the deadlines of a game that was just loaded, and store them if they have moved.

    They have if the bot was down: then nobody goes through all games, but each is brought up to date when it is next
    used, or when its clock seems to be due.
    """
    if not table.playing or table.held or all(clock.since is None for clock in table.clocks.values()):
        return
    now = table.now()
    clocks = seat_clocks.with_deadlines(await table.sitting(now), table.clocks, table.pending(), now)
    if any(clock.deadline != table.clocks[seat].deadline for seat, clock in clocks.items()):
        await update_clocks(table)


def overdue(table: Table, now: float) -> Seat | None:
    """A person's seat that is awaited and whose time is over; none while the table is paused."""
    if _stopped(table):
        return None
    waiting = {
        seat
        for prompt in seat_clocks.timed_decisions(table.pending())
        for seat in prompt.waiting or _held(prompt)
    }
    late = [
        seat
        for seat, clock in table.clocks.items()
        if clock.deadline is not None and clock.deadline <= now and seat in waiting
    ]
    return min(late, default=None)


def passed(table: Table, now: float) -> Seat | None:
    """A seat that is asked to step in and for which it is to be passed by now; none while the table is paused."""
    if _stopped(table):
        return None
    asked = [prompt for prompt in seat_clocks.timed_decisions(table.pending()) if prompt.passable]
    return passing.due(table.clocks.values(), {seat for prompt in asked for seat in prompt.waiting}, now)


def _stopped(table: Table) -> bool:
    """Whether no clock of a table runs, whoever is awaited."""
    return table.held or table.game.paused_at is not None


def _held(prompt: Prompt) -> tuple[Seat, ...]:
    """Those whose time alone keeps a decision open that all have answered."""
    return prompt.asked if prompt.held else ()


def held_without_clock(table: Table) -> bool:
    """Whether a decision is held open for its time (`Prompt.held`), but no clock runs that would end it."""
    if _stopped(table) or not held(table.pending()):
        return False
    asked = {seat for prompt in table.pending() for seat in _held(prompt)}
    return not any(clock.since is not None for seat, clock in table.clocks.items() if seat in asked)


async def elapse(table: Table, version: int) -> None:
    """End what stays open for its time alone. Raises Stale if the game is not at `version` any more."""

    async def decide() -> TableChange:
        if not table.playing or not held(table.pending()):
            raise Stale
        return table.edited(Elapse())

    await table.amend(decide, "clock", version=version)


def deadlines(table: Table, prompt: Prompt) -> dict[Seat, float]:
    """Until when each person has time for this decision, as far as that is known. Public."""
    shown = prompt.seen_by(None)
    seats = () if shown is None else shown.waiting
    ends = {seat: table.clocks[seat].deadline for seat in seats if seat in table.clocks}
    return {seat: end for seat, end in ends.items() if end is not None}
