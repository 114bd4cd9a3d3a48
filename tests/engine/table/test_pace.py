"""How much time a decision has: clocks stand still when they should, and never lose a second otherwise."""

import math
from datetime import UTC, datetime
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.table.pace import (
    HOUR,
    MOST_QUIET,
    Calendar,
    Pace,
    calendar,
    elapsed,
    reminder_marks,
    time_after,
)
from bot.store.rows import Almanac, Person, Span

ZONES = ["UTC", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Chatham", "Europe/Berlin"]
DAY = 24 * HOUR


def moment(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@st.composite
def calendars(draw: st.DrawFn) -> Calendar:
    start, length = draw(st.integers(0, 23)), draw(st.integers(0, MOST_QUIET))
    person = Person(1, draw(st.sampled_from(ZONES)), start, (start + length) % 24)
    times = st.floats(1.7e9, 1.9e9)
    lengths = st.floats(0, 30 * DAY)
    fixed = sorted(
        (since, since + long) for since, long in draw(st.lists(st.tuples(times, lengths), max_size=4))
    )
    return Calendar(person, draw(st.booleans()), tuple(fixed))


MOMENTS = st.floats(1.7e9, 1.9e9)
SECONDS = st.floats(0, 150 * HOUR)


@settings(max_examples=60, deadline=None)
@given(calendars(), MOMENTS, SECONDS)
def test_the_deadline_is_when_all_the_seconds_have_run(days: Calendar, since: float, seconds: float) -> None:
    end = time_after(days, since, seconds)
    assert end is not None
    assert end >= since + seconds - 1e-3
    assert elapsed(days, since, end) == pytest.approx(seconds, abs=1e-3)


@settings(max_examples=60, deadline=None)
@given(calendars(), MOMENTS, SECONDS, SECONDS)
def test_more_time_is_never_an_earlier_deadline(
    days: Calendar, since: float, some: float, more: float
) -> None:
    first, second = time_after(days, since, some), time_after(days, since, some + more)
    assert first is not None
    assert second is not None
    assert second - first >= more - 1e-3


@settings(max_examples=60, deadline=None)
@given(calendars(), MOMENTS, SECONDS, SECONDS)
def test_time_adds_up_wherever_it_is_cut(days: Calendar, since: float, first: float, second: float) -> None:
    """A clock that stood still in between, or was read anew after a restart, has lost and won nothing."""
    middle, end = since + first, since + first + second
    whole = elapsed(days, since, end)
    assert whole == pytest.approx(elapsed(days, since, middle) + elapsed(days, middle, end), abs=1e-3)


@settings(max_examples=60, deadline=None)
@given(calendars(), MOMENTS, SECONDS, st.floats(0, 30 * DAY))
def test_downtime_moves_every_deadline_by_its_length_or_into_the_next_running_time(
    days: Calendar, since: float, seconds: float, down: float
) -> None:
    gap = (since + seconds / 2, since + seconds / 2 + down)
    later = Calendar(days.person, days.weekend, tuple(sorted((*days.fixed, gap))))
    with_gap, without = time_after(later, since, seconds), time_after(days, since, seconds)
    assert with_gap is not None
    assert without is not None
    assert with_gap >= without
    assert with_gap - without >= elapsed(days, *gap) - 1e-3 or gap[0] >= without


@settings(max_examples=60, deadline=None)
@given(calendars(), MOMENTS)
def test_a_deadline_never_falls_into_a_time_that_stands_still(days: Calendar, since: float) -> None:
    end = time_after(days, since, 5 * HOUR)
    assert end is not None
    inside = [stop for stop, _ in zip(days.stops(since), range(400), strict=False) if stop[0] < end < stop[1]]
    assert inside == []


@pytest.mark.parametrize(
    ("person", "weekend", "since", "hours", "end"),
    [
        (Person(1), False, "2026-03-04 10:00", 24, "2026-03-05 10:00"),
        # A Friday evening; the weekend is that of the player's own zone.
        (Person(1), True, "2026-03-06 20:00", 6, "2026-03-09 02:00"),
        (Person(1, "America/New_York"), True, "2026-03-07 04:00", 2, "2026-03-09 05:00"),
        # Quiet from 22 to 8.
        (Person(1, "UTC", 22, 8), False, "2026-03-04 21:00", 2, "2026-03-05 09:00"),
        (Person(1, "UTC", 22, 8), False, "2026-03-05 03:00", 1, "2026-03-05 09:00"),
        (Person(1, "UTC", 1, 5), False, "2026-03-05 00:00", 24, "2026-03-06 08:00"),
        # The night the clocks go forward is an hour shorter (Berlin, 29 March 2026, from 2 to 3).
        (Person(1, "Europe/Berlin", 22, 8), False, "2026-03-28 20:00", 2, "2026-03-29 07:00"),
        (Person(1, "Europe/Berlin", 22, 8), False, "2026-03-27 20:00", 2, "2026-03-28 08:00"),
    ],
)
def test_days_and_nights(person: Person, weekend: bool, since: str, hours: float, end: str) -> None:
    assert time_after(Calendar(person, weekend), moment(since), hours * HOUR) == moment(end)


def test_a_pause_nobody_has_ended_has_no_deadline() -> None:
    days = Calendar(Person(1), False, ((1000.0, math.inf),))
    assert time_after(days, 0, 900) == 900
    assert time_after(days, 0, 1001) is None
    assert elapsed(days, 0, 5000) == 1000


def test_vacations_pauses_and_downtime_stop_the_clock_of_whom_they_concern() -> None:
    almanac = Almanac(
        people={1: Person(1), 2: Person(2)},
        vacations={1: (Span(100, 200),), 2: ()},
        pauses=(Span(300, 310),),
        gaps=(Span(305, 320),),
    )
    assert time_after(calendar(Pace(), almanac, 1), 0, 400) == 520
    assert time_after(calendar(Pace(), almanac, 2), 0, 400) == 420


@pytest.mark.parametrize(
    ("total", "left"),
    [(1, (0.5, 0.25)), (3, (1.5, 1, 0.75)), (6, (3, 1.5, 1)), (24, (12, 6, 1)), (72, (36, 18, 1))],
)
def test_reminders_come_at_half_a_quarter_and_the_last_hour(total: float, left: tuple[float, ...]) -> None:
    assert reminder_marks(total * HOUR) == tuple(hours * HOUR for hours in left)
    assert all(first > second for first, second in pairwise(reminder_marks(total * HOUR)))


def test_without_a_clock_there_is_no_allowance() -> None:
    with pytest.raises(LookupError):
        _ = Pace().allowance
    assert Pace(hours=24).allowance == DAY


def test_quiet_hours_that_the_clock_skips_take_nothing_away() -> None:
    """At Troll it goes from one o’clock to three: what lasts from two to three ends before it begins."""
    days = Calendar(Person(1, "Antarctica/Troll", 2, 3), False)
    since = moment("2026-03-29T00:30")
    assert time_after(days, since, 3 * HOUR) == since + 3 * HOUR
