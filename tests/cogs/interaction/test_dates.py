"""Moments as people give them: Discord's time stamps, days, hours, in their own zone; never one that is over."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.engine.errors import Refused
from cogs.interaction.dates import moment, read

BERLIN = "Europe/Berlin"
NOW = datetime(2026, 3, 4, 12, 0, tzinfo=ZoneInfo(BERLIN)).timestamp()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("<t:1800000000>", 1_800_000_000.0),
        ("<t:1800000000:F>", 1_800_000_000.0),
        ("2026-12-24 18:00", datetime(2026, 12, 24, 18, tzinfo=ZoneInfo(BERLIN)).timestamp()),
        ("2026-12-24T18:00", datetime(2026, 12, 24, 18, tzinfo=ZoneInfo(BERLIN)).timestamp()),
        ("2026-12-24", datetime(2026, 12, 24, tzinfo=ZoneInfo(BERLIN)).timestamp()),
        ("18:30", datetime(2026, 3, 4, 18, 30, tzinfo=ZoneInfo(BERLIN)).timestamp()),
        ("12:00", datetime(2026, 3, 5, 12, tzinfo=ZoneInfo(BERLIN)).timestamp()),  # it is noon just now
        ("8:30", datetime(2026, 3, 5, 8, 30, tzinfo=ZoneInfo(BERLIN)).timestamp()),
    ],
)
def test_a_moment_is_read_in_ones_own_zone(typed: str, meant: float) -> None:
    assert read(typed, BERLIN, NOW) == meant


@pytest.mark.parametrize(
    ("now", "typed", "meant"),
    [
        ("2026-10-25 00:45", "02:30", "2026-10-25 01:30"),  # 02:45 of summer time, and 02:30 comes again
        ("2026-10-25 00:45", "2026-10-25 02:30", "2026-10-25 01:30"),
        ("2026-10-24 22:00", "02:30", "2026-10-25 00:30"),
        ("2026-10-25 01:15", "02:10", "2026-10-26 01:10"),
        ("2026-10-24 12:00", "8:00", "2026-10-25 07:00"),
        ("2026-03-28 22:00", "02:30", "2026-03-29 01:30"),  # which there is not that night: it is 03:30
        ("2026-03-29 12:00", "02:30", "2026-03-30 00:30"),
        ("2028-02-28 12:00", "8:00", "2028-02-29 07:00"),
        ("2027-12-31 12:00", "8:00", "2028-01-01 07:00"),
    ],
)
def test_an_hour_that_comes_twice_is_the_next_to_come_and_one_left_out_the_one_after(
    now: str, typed: str, meant: str
) -> None:
    """By UTC; they are typed in Berlin."""
    moments = [datetime.fromisoformat(f"{text}+00:00").timestamp() for text in (now, meant)]
    assert read(typed, BERLIN, moments[0]) == moments[1]


@pytest.mark.parametrize("typed", ["", "soon", "2026-13-01", "25:00", "<t:x>", "in 3 days"])
def test_what_is_no_moment_is_refused_with_how_to_write_one(typed: str) -> None:
    with pytest.raises(Refused, match="clock-no-moment"):
        read(typed, BERLIN, NOW)


@pytest.mark.parametrize("typed", ["<t:1000000000:R>", "2026-03-04 11:00"])
def test_what_is_over_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="clock-moment-over"):
        read(typed, BERLIN, NOW)


def test_a_moment_says_when_and_how_far_away() -> None:
    assert moment(1_800_000_000.5) == "<t:1800000000:R> (<t:1800000000:F>)"
