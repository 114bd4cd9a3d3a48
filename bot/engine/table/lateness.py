"""Whose time had run out in a secret decision, told once all see what was answered there (`Prompt.opens`). Pure."""

from collections.abc import Sequence

from bot.engine.journal.entries import Entry
from bot.engine.table.seat_clocks import decision
from bot.rules.contract import Prompt, Text


def opened(entry: Entry, before: Sequence[Prompt], after: Sequence[Prompt]) -> Prompt | None:
    """The decision that a default ends, if its answers lie open from now on."""
    if entry.by != "clock":
        return None
    ended = (prompt for prompt in before if prompt.opens and entry.seat in prompt.waiting)
    still = {decision(prompt) for prompt in after}
    return next((prompt for prompt in ended if decision(prompt) not in still), None)


def late(prompt: Prompt, entry: Entry, earlier: Sequence[Entry]) -> Text:
    """Whom the clock has answered for: in the last entry, and in those just before it, of which nobody knew."""
    seats = {entry.seat}
    for one in reversed(earlier):
        if one.public:  # the decision was opened then, or later
            break
        if one.by == "clock":
            seats.add(one.seat)
    late_seats = tuple(seat for seat in prompt.asked if seat in seats)
    return Text(key="clock-default-opened", args={"late_seats": late_seats})


def unseen(prompt: Prompt) -> int:
    """How many entries before the last are looked at: an answer of each, and something done beside it."""
    return 2 * len(prompt.asked)
