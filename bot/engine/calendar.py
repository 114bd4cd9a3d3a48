"""What people decide about their own time, and tables about theirs: zones, quiet hours, vacations, pauses."""

from collections.abc import Set
from typing import Literal
from zoneinfo import available_timezones

from bot.engine.errors import Refused
from bot.engine.table import seat_clocks
from bot.engine.table.absence import active_players, away
from bot.engine.table.desertion import wake
from bot.engine.table.pace import HOUR, MOST_QUIET, calendar, read_pace
from bot.engine.table.table import Table
from bot.engine.table.timekeeping import keep_time
from bot.engine.tables import Tables
from bot.rules.contract import Text
from bot.store.rows import Almanac, ClockRow, Person, Post

DAY = 24 * HOUR

ALLOWANCE = 28
"""Days of vacation that a person has in any 365 days."""

YEAR = 365 * DAY


async def settle(tables: Tables, person: Person) -> None:
    """Store a person's settings about time, and recompute the deadlines of all their games.

    What has run of their clocks is counted by the hours as they were: others are for the time to come.
    Raises Refused if the time zone is unknown, or the quiet hours are more than `MOST_QUIET`.
    """
    if person.zone not in available_timezones():
        raise Refused("clock-no-zone")
    hours = (person.quiet_to - person.quiet_from) % 24
    if hours > MOST_QUIET:
        raise Refused("clock-too-quiet", most=MOST_QUIET)

    def settled(pace: str, almanac: Almanac, clock: ClockRow, noted: float | None) -> ClockRow:
        # Whether the bot was up since it was last noted is not known yet: that time is left to the clock.
        at = tables.clock() if noted is None else min(noted, tables.clock())
        return seat_clocks.settled(calendar(read_pace(pace), almanac, person.user_id), clock, at)

    await tables.store.set_person(person, settled)
    await _follow(tables, person.user_id)


# ── vacations ──


async def days_left(tables: Tables, user_id: int) -> int:
    """Whole days of vacation that this person has left. Of one under way the time up to now is counted as taken."""
    now = tables.clock()
    year = now - YEAR
    spans = await tables.store.vacations(user_id, year)
    taken = sum(min(span.until or now, now) - max(span.since, year) for span in spans)
    return max(0, int(ALLOWANCE - taken / DAY + 1e-6))


async def go_on_vacation(tables: Tables, user_id: int, days: float) -> float:
    """Stop this person's clocks in all games for `days` from now on. Returns when they run again, in Unix seconds.

    A vacation under way is replaced. Raises Refused if `days` are more than are left.
    """
    now = tables.clock()
    left = await days_left(tables, user_id)
    if days > left:
        raise Refused("clock-no-days", left=left)
    until = now + days * DAY
    await tables.store.add_vacation(user_id, now, until)
    await _follow(tables, user_id)
    return until


async def come_home(tables: Tables, user_id: int) -> None:
    """End a vacation now. The days that were not used are given back."""
    await tables.store.end_vacation(user_id, tables.clock())
    await _follow(tables, user_id)


async def _follow(tables: Tables, user_id: int) -> None:
    """Recompute the deadlines of all of this person's games, but for those that cannot be read: no clock runs there."""
    for game in await tables.store.games_of(user_id):
        table = await tables.readable(game.id)
        if table is not None:
            await keep_time(table)


# ── pauses ──


Matter = Literal["pause", "resume"]


async def vote(table: Table, user_id: int, matter: Matter) -> tuple[int, int]:
    """Vote to pause or to resume, which is done once more than half of the active players are for it.

    Returns how many are for it now, and how many it takes. Raises Refused if this person does not play, or there is
    nothing to pause or to resume. A table that fell asleep is resumed by the first vote.
    """
    table.at_play()
    if not table.pace.timed:
        raise Refused("clock-none")
    players = active_players(table)
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("table-not-yours")
    if user_id not in players:
        raise Refused("clock-no-vote-away" if away(table, seat) else "clock-no-vote-out")
    table.unlocked()
    if matter == "resume" and await wake(table):
        return 1, 1  # any player wakes a table that is asleep, by whatever they do
    await keep_time(table)
    if (table.game.paused_at is not None) == (matter == "pause"):
        raise Refused(f"clock-no-{matter}")
    store, game_id, needed = table.store, table.game.id, len(players) // 2 + 1

    def told(voters: Set[int]) -> list[Post] | None:
        if (votes := len(players & voters)) >= needed:
            return None
        args: dict[str, object] = {"seat": seat, "votes": votes, "needed": needed}
        return [_notice(matter, Text(key=f"clock-vote-{matter}", args=args))]

    votes = len(players & await store.vote(game_id, matter, user_id, told))
    if votes >= needed:
        change = store.pause if matter == "pause" else store.resume
        await change(game_id, table.now(), [_notice(matter, Text(key=f"clock-{matter}"))])
    await keep_time(table)
    return votes, needed


def _notice(matter: Matter, told: Text) -> Post:
    return Post("notice", f"vote:{matter}", told.model_dump_json())
