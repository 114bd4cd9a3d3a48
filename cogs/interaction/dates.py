"""Moments, as people read and give them.

Discord shows `<t:…>` to each reader in their own zone and language, and its writing box makes one of `@time`.
"""

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.engine.errors import Refused

TYPED = re.compile(r"(?:(\d{4})-(\d\d?)-(\d\d?)[ T]*)?(?:(\d\d?):(\d\d))?")
PICKED = re.compile(r"<t:(\d{1,11})(?::[tTdDfFRsS])?>")
LONGEST = 40
"""Characters of a moment as it is given."""


def stamp(at: float) -> str:
    """How far away a moment is."""
    return f"<t:{int(at)}:R>"


def moment(at: float) -> str:
    """How far away a moment is, and when it is."""
    return f"{stamp(at)} (<t:{int(at)}:F>)"


def read(text: str, zone: str, now: float) -> float:
    """A moment to come, given as Discord's `<t:…>` or as `2026-12-24 18:00`, a day or an hour alone, in one's own zone.

    On the night when clocks go back an hour that comes twice is the next to come; when they go forward, one that is
    left out is the one after it.
    Raises Refused if it is none, or over.
    """
    at = _read(text.strip(), ZoneInfo(zone), now)
    if at is None:
        raise Refused("clock-no-moment")
    if at <= now:
        raise Refused("clock-moment-over", at=stamp(at))
    return at


def _read(text: str, zone: ZoneInfo, now: float) -> float | None:
    if picked := PICKED.fullmatch(text):
        return float(picked[1])
    typed = TYPED.fullmatch(text)
    if not text or typed is None:
        return None
    year, month, day, hour, minute = (int(part) if part else None for part in typed.groups())
    today = datetime.fromtimestamp(now, zone)
    try:
        if year is None or month is None or day is None:
            found = today.replace(hour=hour or 0, minute=minute or 0, second=0, microsecond=0, fold=0)
            days = [found, found + timedelta(days=1)]
        else:
            days = [datetime(year, month, day, hour or 0, minute or 0, tzinfo=zone)]
    except ValueError:
        return None
    moments = [each.replace(fold=fold).timestamp() for each in days for fold in (0, 1)]
    return next((at for at in moments if at > now), moments[0])
