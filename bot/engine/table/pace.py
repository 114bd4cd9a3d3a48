"""How much time a decision has: pure functions of stored rows, right at any moment and after any restart.

A seat's time runs while it is awaited and stands still while the table is paused, the bot was down, its player is on
vacation or has quiet hours, and at weekends where the table wants it so. Times are Unix seconds.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import cache, lru_cache
from heapq import merge
from typing import Literal
from zoneinfo import ZoneInfo

from bot.rules.contract import Model
from bot.store.rows import Almanac, Person

DAY, HOUR, MINUTE = 86400.0, 3600.0, 60.0
SATURDAY = 5
MOST_QUIET = 10
"""Hours a day that may be quiet, so that every clock gets on."""

Late = Literal["default", "regent", "substitute", "wait"]
"""What is done for a seat whose time is over: its default action, an agent in its stead, an agent until somebody else
takes the seat, or nothing but reminding."""


class Pace(Model):
    """How much time a table gives for a decision. With neither `hours` nor `minutes` there is no clock."""

    hours: Literal[None, 1, 6, 12, 24, 48, 72] = None
    minutes: Literal[None, 5, 10, 15] = None
    """In place of `hours`, for a game that is played at one sitting."""
    bank: Literal[0, 6, 12, 24, 48, 72] = 0
    """Hours that each seat has in reserve for the whole game, used once the time for a decision is over."""
    weekend: bool = False
    """Whether clocks stand still on Saturdays and Sundays, in each player's own time zone."""
    late: Late = "default"

    @property
    def allowance(self) -> float:
        """Seconds for one decision. Raises LookupError where there is no clock."""
        if self.minutes is not None:
            return self.minutes * MINUTE
        if self.hours is None:
            raise LookupError("this table has no clock")
        return self.hours * HOUR

    @property
    def timed(self) -> bool:
        """Whether there is a clock."""
        return self.hours is not None or self.minutes is not None


@lru_cache(64)
def read_pace(stored: str) -> Pace:
    """A pace as it is stored."""
    return Pace.model_validate_json(stored)


Stop = tuple[float, float]
"""When a clock stands still: (from, to) in Unix seconds. `to` is infinite if the end is not known yet."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """When one seat's clock stands still: in `fixed` stops, in their order, and in quiet hours and weekends."""

    person: Person
    weekend: bool
    fixed: tuple[Stop, ...] = ()

    def stops(self, since: float) -> Iterator[Stop]:
        """All stops that end after `since`, by when they begin. Endless if there are quiet hours or weekends."""
        zone = _zone(self.person.zone)
        first = datetime.fromtimestamp(since, zone).date()
        repeated = (
            [_nights(first, zone, self.person)] if self.person.quiet_from != self.person.quiet_to else []
        )
        repeated += [_weekends(first, zone)] if self.weekend else []
        return (stop for stop in merge(self.fixed, *repeated) if stop[1] > max(stop[0], since))


def calendar(pace: Pace, almanac: Almanac, user_id: int) -> Calendar:
    """The calendar of one person at one table."""
    spans = (*almanac.pauses, *almanac.gaps, *almanac.vacations.get(user_id, ()))
    fixed = sorted((span.since, math.inf if span.until is None else span.until) for span in spans)
    return Calendar(almanac.people.get(user_id, Person(user_id)), pace.weekend, tuple(fixed))


def time_after(calendar: Calendar, since: float, seconds: float) -> float | None:
    """When a clock that runs from `since` on has run for `seconds`, in Unix seconds.

    None if it stands still before that and it is not known until when.
    """
    at, left = since, max(0.0, seconds)
    for start, end in calendar.stops(since):
        if start - at >= left:
            break
        left -= max(0.0, start - at)
        at = max(at, end)
        if at == math.inf:
            return None
    return at + left


def elapsed(calendar: Calendar, since: float, until: float) -> float:
    """How many seconds a clock has run between `since` and `until`."""
    at, run = since, 0.0
    for start, end in calendar.stops(since):
        if start >= until:
            break
        run += max(0.0, start - at)
        at = max(at, end)
    return run + max(0.0, until - at)


def reminder_marks(total: float) -> tuple[float, ...]:
    """When to remind of a decision that has `total` seconds: how many seconds are left at each reminder, most first.

    None for decisions of less than an hour, as in a game that is played at one sitting.
    """
    if total < HOUR:
        return ()
    return tuple(sorted({left for left in (total / 2, total / 4, HOUR) if left < total}, reverse=True))


def late_reminders(calendar: Calendar, deadline: float) -> Iterator[float | None]:
    """When whoever is late at a table that waits is reminded again: after each day of their clock, for a week."""
    return (time_after(calendar, deadline, day * DAY) for day in range(1, 8))


def _nights(day: date, zone: ZoneInfo, person: Person) -> Iterator[Stop]:
    """Quiet hours from the evening before `day` on."""
    over = timedelta(days=person.quiet_to <= person.quiet_from)
    for back in _days(day - timedelta(days=1)):
        yield _at(back, person.quiet_from, zone), _at(back + over, person.quiet_to, zone)


def _weekends(day: date, zone: ZoneInfo) -> Iterator[Stop]:
    """Saturdays and Sundays from the week of `day` on."""
    for each in _days(day - timedelta(days=7)):
        if each.weekday() == SATURDAY:
            yield _at(each, 0, zone), _at(each + timedelta(days=2), 0, zone)


def _days(day: date) -> Iterator[date]:
    while True:
        yield day
        day += timedelta(days=1)


def _at(day: date, hour: int, zone: ZoneInfo) -> float:
    return datetime(day.year, day.month, day.day, hour, tzinfo=zone).timestamp()


@cache
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)
