"""Vengeance tokens given and taken by a game master's hand (TE-0.6, TE-11.5)."""

from __future__ import annotations

import pytest

from bot.rules.contract import Amount, Text
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import March, SetVengeance
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic import test_rival
from tests.rules.tiny_epic.night import HOMES, table
from tests.rules.tiny_epic.position import act, asked, at_war, begin, choices, fighting, standing
from tests.rules.tiny_epic.test_hand import edited, peace, refused, told


def after(state: TinyEpic, taken: int, **holders: int) -> TinyEpic:
    """When so many of the two tokens are taken or removed; these sides hold some (`p0=`)."""
    purses = {
        side: changed(purse, vengeance=holders.get(f"p{side}", 0)) for side, purse in state.purses.items()
    }
    return changed(state, vengeance=2 - taken, purses=purses)


def tokens(state: TinyEpic) -> dict[str, int]:
    """Who has Vengeance tokens; those still to be won are `""`."""
    return {"": state.vengeance} | {side: purse.vengeance for side, purse in state.purses.items()}


def most(state: TinyEpic, player: str) -> int:
    offered = RULESET.candidates(RULESET.view(state, None), "set_vengeance", {"player": player}, "number")
    assert isinstance(offered, Amount)
    return offered.high


def test_te_11_5_a_token_is_taken_from_who_has_it_and_given_to_another() -> None:
    state = after(peace(), 1, p0=1)
    assert refused(state, SetVengeance(player="1", number=1)) == ("TE-11.5", "vengeance")
    passed = edited(state, SetVengeance(player="0", number=0), SetVengeance(player="1", number=1))
    assert tokens(passed) == {"": 1, "0": 0, "1": 1}
    assert (most(state, "0"), most(state, "1"), most(passed, "0")) == (1, 0, 0)


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_te_11_5_no_token_that_is_still_to_be_won_is_given(taken: int) -> None:
    """Of those removed, because nobody alone was last, all may be."""
    state = after(peace(), taken)
    assert most(state, "0") == taken
    assert refused(state, SetVengeance(player="0", number=taken + 1)) == ("TE-11.5", "vengeance")
    assert refused(state, SetVengeance(player="0", number=-1)) == ("TE-11.5", "vengeance")
    assert refused(state, SetVengeance(player="0", number=0)) == ("TE-0.6", "same")
    if taken:
        assert tokens(edited(state, SetVengeance(player="0", number=taken)))[""] == 2 - taken


def test_te_11_6_who_is_given_a_token_scores_for_the_next_battle() -> None:
    state = asked(
        standing(begin("stark", "lannister", np=()), {"winterfell": "st2h", "hornwood": "la2"}),
        0,
        ops.March(),
        "die",
    )
    march = March(source="winterfell", target="hornwood", army="st2h")
    for number in (0, 1):
        given = edited(after(state, 1), SetVengeance(player="0", number=1)) if number else state
        assert act(given, 0, march).purses["0"].earned.get("vengeance", 0) == number


def test_vengeance_is_changed_also_while_a_battle_is_under_way() -> None:
    state = after(fighting(at_war()), 1)
    (event,) = told(state, SetVengeance(player="1", number=1))
    assert event.text() == Text(key="tiny_epic-vengeance-set", args={"party": 1, "number": 1})
    assert event.seen_by(None) is event


def test_te_16_13_the_rival_may_have_one() -> None:
    state = after(asked(test_rival.solo({"pyke": "gr2h", "winterfell": "st3h"}), 0, ops.March()), 1)
    assert tokens(edited(state, SetVengeance(player=RIVAL, number=1)))[RIVAL] == 1
    assert choices(state, None, "set_vengeance", "player") == {"0", RIVAL}


def test_te_15_1_against_the_night_king_there_are_none() -> None:
    state = asked(table(HOMES), 0, ops.March())
    for side in (TREATY, NIGHT):
        assert refused(state, SetVengeance(player=side, number=1)) == ("TE-11.5", "vengeance")
    assert choices(state, None, "set_vengeance", "player") == set()


def test_te_2_8_in_a_game_of_five_there_are_two_as_well() -> None:
    five = begin(
        "stark", "lannister", "greyjoy", "baratheon", "targaryen", np=("arryn",), mode="competitive_5"
    )
    state = after(asked(five, 0, ops.March()), 2)
    assert most(state, "4") == 2
