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
