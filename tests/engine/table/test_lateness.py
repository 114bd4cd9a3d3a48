"""Whom the clock has answered for in secret is told once the answers lie open, and never before (TE-21.1)."""

from dataclasses import replace

from bot.engine.journal.entries import Entry
from bot.engine.table.lateness import late, opened
from bot.rules.contract import Prompt
from bot.rules.tiny_epic.actions import Commit
from bot.rules.tiny_epic.events.battle import Committed, Revealed

BATTLE = Prompt(kind="battle", clause="TE-6.16", asked=(0, 2), waiting=(0, 2), secret=True, opens=True)
LAST = BATTLE.model_copy(update={"waiting": (2,)})
NEXT = Prompt(kind="loss", clause="TE-6.11", asked=(0,), waiting=(0,))


def committed(n: int, seat: int, by: str) -> Entry:
    return Entry(n, seat, by, Commit(), (), (Committed(seat=seat, cards=()),), 0.0)  # type: ignore[arg-type]


MARCHED = replace(committed(3, 1, "clock"), events=(Revealed(seat=1, cards=()),))
"""What all know of: before it the decision was not open."""


def test_while_an_answer_is_missing_nothing_is_told() -> None:
    assert opened(committed(4, 0, "clock"), (BATTLE,), (LAST,)) is None


def test_the_last_answer_by_the_clock_opens_the_decision_and_one_by_hand_tells_of_nobody() -> None:
    assert opened(committed(5, 2, "clock"), (LAST,), (NEXT,)) == LAST
    assert opened(committed(5, 2, "player"), (LAST,), (NEXT,)) is None


def test_a_secret_that_stays_one_is_never_told() -> None:
    vote = LAST.model_copy(update={"opens": False})
    assert opened(committed(5, 2, "clock"), (vote,), (NEXT,)) is None


def test_all_whose_time_was_over_are_named_and_nobody_who_answered() -> None:
    last = committed(5, 2, "clock")
    both = late(LAST, last, (MARCHED, committed(4, 0, "clock")))
    assert (both.key, both.args["late_seats"]) == ("clock-default-opened", (0, 2))
    one = late(LAST, last, (MARCHED, committed(4, 0, "player")))
    assert one.args["late_seats"] == (2,)
