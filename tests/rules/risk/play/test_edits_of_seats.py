"""The turn order, and a player who is out, set right by a game master (RISK-6.1, RISK-17.1)."""

from __future__ import annotations

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Concede, RuleError
from bot.rules.menu import random_action
from bot.rules.risk import RULESET
from bot.rules.risk.frames import Vote
from bot.rules.risk.model.actions import End
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.mitchell import Realm
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play import edits as e
from tests.rules.harness import awaited
from tests.rules.risk.hands import STORM, war
from tests.rules.risk.position import Position
from tests.rules.risk.realm import Mitchell


def table() -> Position:
    """Three players in the turn of the first: Harrenhal, Tarth, and all the rest."""
    return Position(3).lands(0, "harrenhal", "pyke").lands(1, "tarth").invade(0)


def by_hand(at: Position, action: Action) -> list[str]:
    """What an edit brings, told to the table."""
    events = RULESET.edit(at.state, action, SeededChance(1))
    for event in events:
        at.state = RULESET.apply(at.state, event)
    assert RULESET.broken(at.state) == ()
    return [event.kind for event in events]


def refused(state: RiskState, action: Action) -> str:
    with pytest.raises(RuleError) as caught:
        RULESET.edit(state, action, SeededChance(1))
    return caught.value.text.key


def goes_on(state: RiskState, moves: int = 60) -> None:
    """The game goes on, by chance, and stays whole."""
    luck = SeededChance(4)
    for _ in range(moves):
        if state.result is not None:
            return
        seat = awaited(RULESET, state)[0]
        action = random_action(RULESET, RULESET.view(state, seat), luck)
        for event in RULESET.act(state, seat, action, luck):
            state = RULESET.apply(state, event)
        assert RULESET.broken(state) == ()


# ── the turn order ──


def test_risk_6_1_who_is_put_elsewhere_in_the_turn_order_plays_there() -> None:
    at = table()
    assert by_hand(at, e.SetOrder(player="2", turn=2)) == ["order_set"]
    assert at.state.order == (0, 2, 1)
    assert at.state.active == 0, "the turn under way goes on"
    at.do(0, End())
    assert at.state.active == 2
    goes_on(at.state)


def test_risk_6_1_who_comes_to_stand_before_the_turn_under_way_plays_in_the_next_round() -> None:
    at = table()
    by_hand(at, e.SetOrder(player="1", turn=1))
    assert at.state.order == (1, 0, 2)
    at.do(0, End())
    assert (at.state.active, at.state.round) == (2, 1)
    goes_on(at.state)


def test_risk_17_1_who_is_out_keeps_a_place_and_is_not_counted() -> None:
    at = Position(4, rest=3).lands(0, "harrenhal").lands(2, "tarth").invade(0)
    at._with(out=(1,))
    by_hand(at, e.SetOrder(player="3", turn=2))
    assert at.state.order == (0, 1, 3, 2)
    assert refused(at.state, e.SetOrder(player="3", turn=4)) == "risk-no-edit-amount"
    assert refused(at.state, e.SetOrder(player="1", turn=1)) == "risk-no-edit-player"
    goes_on(at.state)


def test_the_turn_order_is_refused_where_it_is_so_already_or_something_is_under_way() -> None:
    at = table()
    assert refused(at.state, e.SetOrder(player="1", turn=2)) == "risk-no-edit-turn"
    fought = war(("strength_of_steel",))
    fought.do(0, STORM)
    assert refused(fought.state, e.SetOrder(player="1", turn=1)) == "risk-no-edit-now"


# ── who is out ──


def test_risk_17_1_who_is_out_is_in_the_game_again_with_a_land() -> None:
    at = table()
    at.do(1, Concede())
    assert at.state.out == (1,)
    assert by_hand(at, e.BringBack(player="1", territory="tarth")) == ["brought_back"]
    assert at.state.out == ()
    assert at.state.owner["tarth"] == 1
    assert at.state.order == (0, 1, 2), "in the old place"
    by_hand(at, e.SetOwner(territory="harrenhal", player="1"))
    at.do(0, End())
    assert at.state.active == 1
    goes_on(at.state)


def test_who_is_brought_back_needs_a_land_that_is_nobodys_last_one() -> None:
    at = Position(4, rest=3).lands(0, "harrenhal").lands(2, "tarth").invade(0)
    at._with(out=(1,))
    assert refused(at.state, e.BringBack(player="1", territory="tarth")) == "risk-no-edit-last"
    assert refused(at.state, e.BringBack(player="1", territory="atlantis")) == "risk-no-edit-value"
    assert refused(at.state, e.BringBack(player="2", territory="pyke")) == "risk-no-edit-back"
    assert refused(at.state, e.BringBack(player="7", territory="pyke")) == "risk-no-edit-back"
    assert by_hand(at, e.BringBack(player="1", territory="pyke")) == ["brought_back"]


def test_mitchell_6_7_a_house_comes_back_with_its_player_and_leads_all_it_holds() -> None:
    at = Mitchell(3).lands(0, "wolfswood").lands(1, "storms_end").lands(2, "casterly_rock").invade(0)
    at.do(1, Concede())
    assert at.state.realm is not None
    assert at.state.realm.holders["storms_end"] == "baratheon"
    by_hand(at, e.BringBack(player="1", territory="tarth"))
    assert {at.state.owner[place] for place in ("storms_end", "tarth")} == {1}
    assert "storms_end" not in at.state.realm.holders
    assert at.state.realm.left == ()
    goes_on(at.state)


def test_mitchell_6_7_who_has_no_house_any_more_asks_for_one() -> None:
    at = Mitchell(3).lands(0, "wolfswood").lands(2, "casterly_rock").power("arryn", "the_eyrie").invade(0)
    at._with(out=(1,), houses=("stark", None, "lannister"))
    assert refused(at.state, e.BringBack(player="1", territory="tarth")) == "risk-no-edit-house"
    at._with(houses=("stark", "baratheon", "lannister"))
    vote = Vote(seat=1, house="arryn", asked=(0, 2))
    calm = at.state
    at._with(stack=(*at.state.stack, vote))
    assert refused(at.state, e.BringBack(player="1", territory="tarth")) == "risk-no-edit-now"
    at.state = calm
    assert isinstance(at.state.realm, Realm)
    by_hand(at, e.BringBack(player="1", territory="tarth"))


# ── lands of the variant ──


def test_mitchell_3_a_land_changes_hands_between_players_and_the_sides_nobody_plays() -> None:
    at = Mitchell(3).lands(0, "wolfswood", "pyke").lands(1, "storms_end").lands(2, "casterly_rock")
    at.power("arryn", "the_eyrie", "gulltown").power("nights_watch", "the_gift").invade(0)
    by_hand(at, e.SetOwner(territory="the_eyrie", player="1"))
    assert at.state.realm is not None
    assert at.state.owner["the_eyrie"] == 1
    assert [*at.state.realm.holders] == ["gulltown", "the_gift"]
    by_hand(at, e.SetOwner(territory="pyke", player="arryn"))
    assert (at.state.owner["pyke"], at.state.realm.holders["pyke"]) == (NEUTRAL, "arryn")
    by_hand(at, e.SetOwner(territory="pyke", player="nobody"))
    assert "pyke" not in at.state.realm.holders
    goes_on(at.state)


def test_mitchell_5_1_a_house_that_loses_its_last_land_by_hand_goes_into_exile() -> None:
    at = Mitchell(3).lands(0, "wolfswood").lands(1, "storms_end").lands(2, "casterly_rock")
    at.power("arryn", "the_eyrie").power("nights_watch", "the_gift").invade(0)
    assert by_hand(at, e.SetOwner(territory="the_eyrie", player="1")) == ["owner_set", "exiled"]
    assert by_hand(at, e.SetOwner(territory="the_gift", player="wildlings")) == ["owner_set", "exiled"]
    goes_on(at.state)


def test_mitchell_3_what_no_side_may_hold_is_refused() -> None:
    at = Mitchell(3).lands(0, "wolfswood").lands(1, "storms_end").lands(2, "casterly_rock")
    at.power("arryn", "the_eyrie").power("nights_watch", "the_gift").invade(0)
    assert refused(at.state, e.SetOwner(territory="pyke", player="nights_watch")) == "risk-no-edit-gift"
    assert refused(at.state, e.SetOwner(territory="pyke", player="stark")) == "risk-no-edit-player"
    assert refused(at.state, e.SetOwner(territory="the_eyrie", player="arryn")) == "risk-no-edit-same"
    assert refused(at.state, e.SetOwner(territory="pyke", player="nobody")) == "risk-no-edit-same"
    assert refused(at.state, e.SetOwner(territory="wolfswood", player="arryn")) == "risk-no-edit-last"
