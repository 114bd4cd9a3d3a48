"""Windows that close with their time alone, so that not even their length says anything (FIEF-17.30, 17.32, 17.33)."""

import random

import pytest

from bot.rules.contract import Action, Elapse, RuleError, fold, held, prompts_seen
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Attack, Pass, PlayCard, Recall, Standing
from bot.rules.fief.frames.surprises.windows import Window
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from tests.rules.fief.position import Rigged, act, at, begin, holding, menu, noble, refused, standing
from tests.rules.harness import check_same_to

ROBB, TYWIN = "stark_robb_stark", "lannister_tywin_lannister"
TIMED = FiefOptions(surprise_windows="timed")


def eve(options: FiefOptions = TIMED) -> Fief:
    """On the eve of the round's end seats 0 and 2 are asked for their cards."""
    state = begin("stark", "lannister", "tyrell", options=options)
    state = holding(holding(state, 0, "assassination_1"), 2, "tax_1")
    state = standing(noble(state, ROBB, 0, "casterly_rock"), 0, "casterly_rock", "k8")
    return act(at(state, "P7.EVE", 6, Acting(seat=0)), 0, Pass())


def elapse(state: Fief, **dice: list[int]) -> Fief:
    """The time of what is open is over."""
    return fold(RULESET, RULESET.edit(state, Elapse(), Rigged(**dice)), state)


def answered(*answers: tuple[int, Action]) -> Fief:
    state = eve()
    for seat, action in answers:
        state = act(state, seat, action)
    return state


def test_fief_17_30_a_timed_window_stays_open_though_all_have_answered() -> None:
    state = answered((0, Pass()), (2, Pass()))
    assert isinstance(state.stack[-1], Window)
    assert held(RULESET.pending(state))
    assert act(act(eve(FiefOptions()), 0, Pass()), 2, Pass()).round == state.round + 1  # a swift one does not


def test_fief_17_30_it_closes_when_its_time_is_over() -> None:
    state = answered((0, Pass()), (2, Pass()))
    assert elapse(state).round == state.round + 1


def test_fief_17_30_whoever_has_not_answered_by_then_has_passed() -> None:
    assert elapse(answered((2, Pass()))).round == eve().round + 1


def test_fief_17_30_no_player_can_close_it() -> None:
    state = answered((0, Pass()), (2, Pass()))
    for seat in state.seats:
        assert menu(state, seat) == ()
        assert refused(state, seat, Pass()) == "FIEF-17.30"
    with pytest.raises(LookupError):
        RULESET.default(state, 0)


def test_fief_17_32_nobody_sees_whether_all_have_answered() -> None:
    missing, all_ = answered((0, Pass())), answered((0, Pass()), (2, Pass()))
    for viewer in (None, 0, 1):
        one, other = (prompts_seen(RULESET.pending(state), viewer) for state in (missing, all_))
        assert one == other
        check_same_to(RULESET, viewer, missing, all_, random.Random(0))


def test_fief_17_30_and_0_7_an_answer_may_be_changed_as_long_as_it_is_open() -> None:
    state = act(answered((0, Pass()), (2, Pass())), 0, Recall())
    assert not held(RULESET.pending(state))
    state = act(state, 0, PlayCard(card="assassination_1", target=TYWIN))
    assert TYWIN in state.nobles
    assert TYWIN in elapse(state, murder=[4]).dead


def test_fief_17_33_once_a_card_was_played_it_opens_again_for_the_whole_of_its_time() -> None:
    card = PlayCard(card="assassination_1", target=TYWIN)
    state = elapse(answered((0, card), (2, Pass())), murder=[4])
    prompt = RULESET.pending(state)[0]
    assert (prompt.kind, prompt.waiting) == ("window", (2,))
    state = act(state, 2, Pass())
    assert held(RULESET.pending(state))
    assert elapse(state).round == eve().round + 1


def test_fief_17_18_and_17_30_who_passes_by_an_order_shortens_nothing() -> None:
    state = begin("stark", "lannister", "tyrell", options=TIMED)
    state = holding(holding(state, 0, "assassination_1"), 2, "tax_1")
    state = standing(noble(state, ROBB, 0, "casterly_rock"), 0, "casterly_rock", "k8")
    state = at(state, "P7.EVE", 6, Acting(seat=0))
    for seat in (0, 2):
        state = act(state, seat, Standing(matter="window", answer="pass"))
    state = act(state, 0, Pass())
    assert held(RULESET.pending(state))
    assert RULESET.pending(state)[0].seen_by(1) is not None


def test_fief_17_18_windows_may_be_passed_for_each_kind_apart() -> None:
    state = act(eve(), 2, Standing(matter="window", answer="pass", against="window-battle"))
    assert RULESET.pending(state)[0].waiting == (0, 2)
    state = act(state, 2, Standing(matter="window", answer="pass", against="window-eve"))
    assert RULESET.pending(state)[0].waiting == (0,)
    state = act(act(eve(), 2, Standing(matter="window", answer="pass")), 0, Pass())
    assert held(RULESET.pending(state))


def storming(*cards: str) -> Fief:
    state = holding(begin("stark", "lannister", "tyrell", options=TIMED), 2, *cards)
    state = standing(noble(state, ROBB, 0, "casterly_rock"), 0, "casterly_rock", "k4")
    state = at(state, "P7.EVE", 6, Acting(seat=0))
    return act(state, 0, Attack(village="casterly_rock", how="assault"))


def test_fief_17_31_the_window_beside_a_battle_lasts_as_long() -> None:
    state = storming("tax_1")
    for seat in RULESET.pending(state)[0].waiting:
        state = act(state, seat, RULESET.default(state, seat))
    assert held(RULESET.pending(state))
    assert "goon" in {
        prompt.kind for prompt in RULESET.pending(elapse(state, attack=[1, 1, 1], defence=[1, 1, 1]))
    }


def test_fief_17_31_without_a_card_at_the_table_there_is_no_window_to_wait_for() -> None:
    state = storming()
    for seat in RULESET.pending(state)[0].waiting:
        state = act(state, seat, RULESET.default(state, seat))
    assert not held(RULESET.pending(state))


def test_fief_17_30_nothing_else_is_ended_by_the_clock() -> None:
    state = eve(FiefOptions())
    with pytest.raises(RuleError):
        RULESET.edit(state, Elapse(), Rigged())
