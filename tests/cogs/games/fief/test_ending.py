"""What the last message of a game of Fief says: who has won, by what, and what decided a tie."""

from __future__ import annotations

from typing import Any

from bot.engine.records.statistics import Statistics
from bot.rules.fief.actions import Pass
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.kit.draft import changed
from cogs.interaction.names import voice
from cogs.play import ending
from tests.cogs import tables
from tests.cogs.tables import parts_of
from tests.rules.fief.position import act, at, begin, rich, titled
from tests.rules.fief.test_ends import FOUR, MACE, QUIET, ROBB, TYWIN

LAST = changed(begin(*FOUR, options=QUIET), round=15)


def told(state: Any, language: str = "en") -> str:
    """The last message of the game whose last round ends like this."""
    over = act(at(state, "P7.END", 6, Moving(seat=0)), 0, Pass())
    table = tables.table("fief", over, 4)
    say = voice(table, language)
    shown = ending.ending(table, say, say, (), [], Statistics())
    tables.judge(shown)
    return "\n".join(part["content"] for part in parts_of(shown) if part["type"] == 10)


def test_fief_7_6_the_last_message_says_what_decided_a_tie() -> None:
    """*The last round is over.* was all it said, and the winner had as many points as another one; only the board,
    which nobody looks at any more, told why."""
    hand = titled(titled(LAST, ROBB, "fief_winterfell"), TYWIN, "hand")
    assert "Brynden **the** _Blackfish_ before Alys" in told(hand).replace("\\", "")
    assert "the Hand decides" in told(hand)
    assert "Die Hand entscheidet" in told(hand, "de")
    assert "more gold decides" in told(rich(LAST, 2, 9))
    assert "share the victory" in told(LAST)
    assert "came nearest: 1 of 3 points" in told(titled(LAST, MACE, "king"))


def test_fief_7_3_where_nobody_was_as_near_the_points_say_it() -> None:
    alone = told(titled(LAST, ROBB, "king", "hand", "fief_winterfell"))
    assert "before" not in alone
    assert "came nearest" not in alone


def test_fief_7_6_all_who_were_as_near_are_named() -> None:
    """Of several with as many points one was named alone."""
    hand = titled(titled(titled(LAST, ROBB, "fief_winterfell"), MACE, "fief_highgarden"), TYWIN, "hand")
    assert "before Alys and Cass, who had come as near" in told(hand)
