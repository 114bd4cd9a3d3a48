"""What people decide about their own time, and tables about theirs: zones, quiet hours, vacations, pauses."""

from collections.abc import Set
from functools import cache
from typing import Literal
from zoneinfo import available_timezones

from bot.engine.errors import Refused
from bot.engine.table import seat_clocks
from bot.engine.table.absence import active_players, away
from bot.engine.table.desertion import wake
from bot.engine.table.pace import DAY, MOST_QUIET, calendar, read_pace
from bot.engine.table.table import Table
from bot.engine.table.timekeeping import update_clocks
from bot.engine.tables import Tables
from bot.rules.contract import Text
from bot.store.rows import Almanac, ClockRow, Person, Post

ALLOWANCE = 28
"""Days of vacation that a person has in any 365 days."""

YEAR = 365 * DAY


@cache
def zones() -> tuple[str, ...]:
    """The time zones to choose from, by name: UTC and those of places.

    Of the others that there are, some follow the machine (`localtime`), stand for none (`Factory`), or say the opposite
    of what they seem to (`Etc/GMT+5` is west of Greenwich).
    """
    places = {zone for zone in available_timezones() if "/" in zone and not zone.startswith("Etc/")}
    return tuple(sorted({*places, Person(0).zone}))


async def save_settings(tables: Tables, person: Person) -> None:
    """Store what a person chose about their time, and recompute the deadlines of all their games.

    The time that has run on their clocks so far is counted by the old settings; the new ones hold from now on.
    Raises Refused if the time zone is another one than so far and is none of `zones`, or if there are more than
    `MOST_QUIET` quiet hours a day.
    """
    if person.zone not in (*zones(), (await tables.store.person(person.user_id)).zone):
        raise Refused("clock-no-zone")
    hours = (person.quiet_to - person.quiet_from) % 24
    if hours > MOST_QUIET:
        raise Refused("clock-too-quiet", most=MOST_QUIET)

    def counted(pace: str, almanac: Almanac, clock: ClockRow, noted: float | None) -> ClockRow:
        # Whether the bot was up since that was last noted is not known yet, so only the time before it is counted here.
        at = tables.clock() if noted is None else min(noted, tables.clock())
        return seat_clocks.counted_until(calendar(read_pace(pace), almanac, person.user_id), clock, at)

    await tables.store.set_person(person, counted)
    await _update_all_clocks(tables, person.user_id)


# ── vacations ──


async def days_left(tables: Tables, user_id: int) -> int:
    """Whole days of vacation that this person has left. Of a vacation under way, the days up to now are taken."""
    now = tables.clock()
    year = now - YEAR
    spans = await tables.store.vacations(user_id, year)
    taken = sum(min(span.until or now, now) - max(span.since, year) for span in spans)
    return max(0, int(ALLOWANCE - taken / DAY + 1e-6))


async def start_vacation(tables: Tables, user_id: int, days: float) -> float:
    """Stop this person's clocks in all games for `days` from now on. Returns when they run again, in Unix seconds.

    A vacation under way is replaced. Raises Refused if `days` are more than are left.
    """
    now = tables.clock()
    left = await days_left(tables, user_id)
    if days > left:
        raise Refused("clock-no-days", left=left)
    until = now + days * DAY
    await tables.store.add_vacation(user_id, now, until)
    await _update_all_clocks(tables, user_id)
    return until


async def end_vacation(tables: Tables, user_id: int) -> None:
    """End a vacation now. The days that were not used are not lost."""
    await tables.store.end_vacation(user_id, tables.clock())
    await _update_all_clocks(tables, user_id)


async def _update_all_clocks(tables: Tables, user_id: int) -> None:
    """Recompute the deadlines of all games of this person. In a game that cannot be read no clock runs."""
    for game in await tables.store.games_of(user_id):
        table = await tables.readable(game.id)
        if table is not None:
            await update_clocks(table)


# ── pauses ──


Matter = Literal["pause", "resume"]


async def vote(table: Table, user_id: int, matter: Matter) -> tuple[int, int]:
    """Vote to pause a table or to resume. It is done once more than half of the active players have voted for it.

    Returns how many have, and how many it takes. Raises Refused if this person does not play, or there is nothing to
    pause or to resume. A table that has fallen asleep is resumed by the first vote.
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
    await update_clocks(table)
    if (table.game.paused_at is not None) == (matter == "pause"):
        raise Refused(f"clock-no-{matter}")
    store, game_id, needed = table.store, table.game.id, len(players) // 2 + 1

    def told(voters: Set[int]) -> list[Post] | None:
        if (votes := len(players & voters)) >= needed:
            return None
        args: dict[str, object] = {"seat": seat, "votes": votes, "needed": needed}
        return [_notice(f"{matter}:{votes}", Text(key=f"clock-vote-{matter}", args=args))]

    votes = len(players & await store.vote(game_id, matter, user_id, told))
    if votes >= needed:
        change = store.pause if matter == "pause" else store.resume
        await change(game_id, table.now(), [_notice(matter, Text(key=f"clock-{matter}"))])
    await update_clocks(table)
    return votes, needed


def first_vote(told: Text) -> bool:
    """Whether a notice tells of the first vote of a matter: whoever else may vote is called once."""
    return told.key in ("clock-vote-pause", "clock-vote-resume") and told.args.get("votes") == 1


def _notice(about: str, told: Text) -> Post:
    return Post("notice", f"vote:{about}", told.model_dump_json())
