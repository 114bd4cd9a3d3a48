"""Who holds the Hand of the King by a game master's word (TE-0.6, TE-3.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Seat, Text, fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import SetHandOfKing, Standing
from bot.rules.tiny_epic.frames.drafting import Drafting, Pick
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic.position import act, choices
from tests.rules.tiny_epic.test_hand import edited, peace, refused, told


def drafting(players: int, holder: Seat = 0, seed: int = 1) -> TinyEpic:
    """The first round, its dice thrown, before anybody has taken one."""
    chance = SeededChance(seed)
    state = fold(RULESET, RULESET.new(TinyEpicOptions(), players, chance))
    state = changed(state, hand_of_king=holder)
    while state.stack[-1].kind == "setup":
        seat = RULESET.pending(state)[0].waiting[0]
        state = fold(RULESET, RULESET.act(state, seat, RULESET.default(state, seat), chance), state)
    return state


def take(state: TinyEpic, times: int) -> TinyEpic:
    """So many of the dice, as they are taken by default."""
    for _ in range(times):
        seat = RULESET.pending(state)[0].waiting[0]
        state = act(state, seat, RULESET.default(state, seat))
    return state


@pytest.mark.parametrize(
    ("players", "queue"),
    [
        (2, ((0, True), (0, False), (1, True))),
        (3, ((0, True), (0, False), (2, False))),
        (4, ((0, False), (3, False), (2, False))),
    ],
)
def test_te_3_2_all_dice_are_taken_anew_from_the_right_of_the_new_holder(
    players: int, queue: tuple[Pick, ...]
) -> None:
    thrown = Counter(drafting(players).dice)
    for taken in range(players - 1):
        passed = edited(take(drafting(players), taken), SetHandOfKing(player="1"))
        assert passed.stack[-1] == Drafting(queue=queue)
        assert RULESET.pending(passed)[0].waiting == (0,)
        assert (Counter(passed.dice), passed.bottom) == (thrown, ())
        assert all(lord.dice == () for lord in passed.lords)
        assert RULESET.broken(passed) == ()


def test_te_3_3_the_turns_come_in_the_new_player_order_and_the_hand_passes_on_from_there() -> None:
    passed = edited(take(drafting(3), 2), SetHandOfKing(player="2"))
    begun = take(passed, 3)
    assert begun.stack[-1].kind == "turn"
    assert RULESET.pending(begun)[0].waiting == (2,)
    assert begun.order == (2, 0, 1)


def test_the_story_says_who_holds_the_hand_and_plans_stop_at_it() -> None:
    moved = told(drafting(3), SetHandOfKing(player="2"))[0]
    assert moved.text() == Text(key="tiny_epic-hand-set", args={"seat": 2})
    assert moved.seen_by(None) is moved
    assert all(moved.upsets(seat) for seat in range(3))


def test_te_21_6_a_standing_answer_takes_the_die_of_who_is_asked_first_now() -> None:
    """So the preview of such an edit shows no board."""
    state = drafting(4)
    face = state.dice[0]
    after = edited(act(state, 0, Standing(matter="draft", answer=face)), SetHandOfKing(player="1"))
    assert (after.lords[0].dice, RULESET.pending(after)[0].waiting) == ((face,), (3,))
    assert not SetHandOfKing.foretold


def test_te_3_2_it_passes_while_dice_are_taken_and_at_no_other_time() -> None:
    state = drafting(3)
    assert refused(state, SetHandOfKing(player="0")) == ("TE-0.6", "same")
    assert refused(state, SetHandOfKing(player="7")) == ("TE-0.3", "player")
    assert refused(take(state, 3), SetHandOfKing(player="1")) == ("TE-3.2", "hand")
    assert refused(peace(), SetHandOfKing(player="1")) == ("TE-3.2", "hand")
    early = fold(RULESET, RULESET.new(TinyEpicOptions(), 3, SeededChance(1)))
    assert refused(early, SetHandOfKing(player="1")) == ("TE-0.6", "yet")
    assert choices(state, None, "set_hand_of_king", "player") == {"0", "1", "2"}
