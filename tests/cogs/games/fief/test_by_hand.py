"""What a game master's hand has done to Nobles is told so wherever it is told."""

from __future__ import annotations

import pytest

from bot.engine.journal.entries import Entry, Signed
from bot.engine.records.game_log import turns
from bot.engine.table.turn_history import tales
from bot.rules.contract import Event
from bot.rules.fief import RULESET
from bot.rules.fief.actions.by_hand import SetMark
from bot.words import Voice
from cogs.play import dashboard
from cogs.play.telling import story
from tests.rules.fief.test_edits_of_marks import off, on
from tests.rules.fief.test_edits_of_the_map import ROBB, edited, three, told

SAY = Voice("en", RULESET.names, {0: "Alys", 1: "Bran", 2: "Cass"})


def lines(events: tuple[Event, ...], action: SetMark, signed: Signed | None) -> set[str]:
    """How the live message, the story and the log tell one entry."""
    seat = None if signed else 0
    entry = Entry(1, seat, "gm" if signed else "player", action, (), events, 0.0, None, signed)
    (tale,) = tales([entry], 0) or [None]
    log = [line.text for turn in turns([entry], None) for line in turn.lines if line.about != "table"]
    shown = [] if tale is None else [story(SAY, tale.events)]
    return {story(SAY, dashboard.seen([entry])), "\n".join(SAY(text) for text in log), *shown}


@pytest.mark.parametrize(
    ("mark", "edition", "by_hand", "by_rule"),
    [
        ("outlaw", "a", "🛠️ An Outlaw now: Robb Stark.", "Robb Stark is declared an Outlaw."),
        ("banished", "b", "🛠️ Banished now: Robb Stark.", "Robb Stark is banished."),
        (
            "heir",
            "a",
            "🛠️ Heir to the Iron Throne now: Robb Stark.",
            "Robb Stark is Heir to the Iron Throne now.",
        ),
    ],
)
def test_a_mark_set_by_hand_is_told_as_the_game_masters(
    mark: str, edition: str, by_hand: str, by_rule: str
) -> None:
    """It read as if the Hand of the King, or an heiress's law, had done it."""
    state, signed = three(edition=edition), Signed(who="Cate", why="a slip")
    set_, events = on(ROBB, mark), told(three(edition=edition), on(ROBB, mark))
    assert lines(events, set_, signed) == {by_hand}
    assert lines(events, set_, None) == {by_rule}
    state = edited(state, set_)
    (taken,) = lines(told(state, off(ROBB, mark)), off(ROBB, mark), signed)
    assert taken.startswith("🛠️")
