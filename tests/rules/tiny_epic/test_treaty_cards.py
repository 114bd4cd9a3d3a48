"""What single cards mean against the Night King (TE-15.9e, TE-15.9g)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.kit.draft import changed, put
from bot.rules.tiny_epic import RULESET, actions
from bot.rules.tiny_epic.actions import Choose, Move, PlayEvent
from bot.rules.tiny_epic.cards.effects import playable
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import KINGS_LANDING
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic.night import HOMES, table
from tests.rules.tiny_epic.position import act, asked, choices, holding, standing


def played(state: TinyEpic, card: str) -> TinyEpic:
    """Seat 0 plays a card for its event."""
    return act(asked(holding(state, 0, card), 0, ops.PlayEvent()), 0, PlayEvent(card=card))


def chosen(state: TinyEpic, *parts: str) -> TinyEpic:
    """Seat 0 answers so many choices, each with the offer that names this."""
    for part in parts:
        offered = choices(state, 0, "choose", "what")
        state = act(state, 0, Choose(what=next(one for one in sorted(offered) if part in one)))
    return state


def can(state: TinyEpic, card: str) -> bool:
    return card in playable(holding(state, 0, card), 0, following=False)


def walkers(state: TinyEpic) -> tuple[str, ...]:
    assert state.night is not None
    return state.night.walkers


def pooled(state: TinyEpic, side: str, **tokens: int) -> TinyEpic:
    """With these tokens in a pool, taken from those of their Houses."""
    purses = {**state.purses, side: changed(state.purses[side], pool=tokens)}
    stock = {**state.stock, **{house: state.stock[house] - n for house, n in tokens.items()}}
    return changed(state, purses=purses, stock=stock)


def test_te_15_9g_spoils_of_war_pays_nobody_else() -> None:
    state = played(table(HOMES, gold=0), "spoils_of_war")
    assert (state.purses[TREATY].gold, state.purses[NIGHT].gold) == (6, 0)


def test_te_15_9g_unjust_trial_removes_a_white_walker_from_kings_landing_but_not_beside_the_night_king() -> (
    None
):
    state = table(HOMES, walkers=(KINGS_LANDING, "thenn"))
    assert walkers(played(state, "unjust_trial")) == ("thenn",)
    assert not can(table(HOMES, walkers=(KINGS_LANDING,), king=KINGS_LANDING), "unjust_trial")
    assert not can(table(HOMES, walkers=("thenn",)), "unjust_trial")


def test_te_15_9g_a_secret_heir_takes_from_the_terror_pool_while_the_dead_hold_kings_landing() -> None:
    state = pooled(table(HOMES, walkers=(KINGS_LANDING,)), NIGHT, tully=1)
    after = chosen(played(state, "a_secret_heir"), "tully")
    assert not any(after.purses[NIGHT].pool.values())
    assert after.stock["tully"] == state.stock["tully"] + 1


@pytest.mark.parametrize(("score", "his", "may"), [(3, 4, True), (4, 4, False), (5, 4, False)])
def test_te_15_9g_kingslayer_needs_the_night_king_ahead(score: int, his: int, may: bool) -> None:
    state = table(HOMES, score=score, his=his, walkers=("thenn",))
    assert can(state, "kingslayer") == may
    if may:
        assert walkers(chosen(played(state, "kingslayer"), "thenn")) == ()


def test_te_15_9g_poisoning_needs_a_token_of_a_terrified_house() -> None:
    state = table(HOMES, walkers=("thenn",), terrified=("tully",))
    assert not can(pooled(state, TREATY, arryn=1), "poisoning")
    assert can(pooled(state, TREATY, tully=1), "poisoning")


@pytest.mark.parametrize("card", ["enlist_the_faceless_men", "a_crown_for_a_king"])
def test_te_15_9e_what_eliminates_a_power_token_may_send_back_a_white_walker(card: str) -> None:
    state = played(table(HOMES, walkers=("hornwood",)), card)
    assert walkers(chosen(state, "hornwood")) == ()


def test_te_15_9e_also_beside_the_night_king_but_never_him() -> None:
    state = played(table(HOMES, walkers=("hornwood",), king="hornwood"), "enlist_the_faceless_men")
    assert walkers(chosen(state, "hornwood")) == ()
    assert state.night is not None
    assert state.night.king == "hornwood"
    assert not can(table({"winterfell": "st1"}, king="hornwood"), "enlist_the_faceless_men")


def test_te_15_9g_captured_at_sea_sends_back_a_white_walker_that_is_alone() -> None:
    state = played(table({**HOMES, "winterfell": "st2h"}, walkers=("hornwood",)), "captured_at_sea")
    state = act(state, 0, Move(source="winterfell", target="hornwood", army="st2"))
    assert walkers(state) == ()
    assert state.units["hornwood"]["stark"].tokens == 2
    assert state.purses[TREATY].score == 0


def test_te_15_9g_a_hero_sent_to_the_watch_drives_out_a_white_walker_but_not_another_player() -> None:
    state = played(table({**HOMES, "winterfell": "st2h"}, walkers=("castle_black",)), "banished_to_the_watch")
    state = act(state, 0, Move(source="winterfell", target="castle_black", army="st0h"))
    assert walkers(state) == ()
    assert state.units["castle_black"]["stark"].hero
    others = standing(table(HOMES), {**HOMES, "castle_black": "la1"})
    assert not can(others, "banished_to_the_watch")


def test_te_15_9e_tokens_leave_the_terror_pool_by_cards_but_no_white_walker() -> None:
    state: Any = played(pooled(table(HOMES, terror=3), NIGHT, tully=2), "vendetta")
    assert choices(state, 0, "choose", "what") == {f"{NIGHT}:tully"}
    assert state.night.terror == 3


def test_te_12_15_a_loyal_companion_goes_with_who_attacks_for_the_treaty() -> None:
    """Against a House that nobody leads, of which it is no player's own side."""
    state = asked(table({**HOMES, "ashemark": "la2", "riverrun": "tu2"}), 1, ops.March(), "die")
    state = changed(state, lords=put(state.lords, 1, changed(state.lords[1], kept=("loyal_companion",))))
    begun = act(state, 1, actions.March(source="ashemark", target="riverrun", army="la2"))
    told = RULESET.act(begun, 1, actions.Commit(), SeededChance(0))
    assert [(one.attack, one.defence) for one in told if isinstance(one, Fought)] == [(3, 3)]
    lost = fold(RULESET, told, begun)
    assert act(lost, 1, RULESET.default(lost, 1)).lords[1].kept == ()
