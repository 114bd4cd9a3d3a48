"""What single cards mean against the Night King (TE-15.9e, TE-15.9g)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.kit.draft import changed, put
from bot.rules.tiny_epic import RULESET, actions
from bot.rules.tiny_epic.actions import Choose, March, Move, PlayEvent
from bot.rules.tiny_epic.cards.effects import playable
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.events.board import Paid
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import KINGS_LANDING
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic.night import HOMES, table
from tests.rules.tiny_epic.position import act, asked, begin, beyond, choices, holding, standing


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


def test_te_15_9g_poisoning_hits_any_terrified_house_once_a_token_matches_one() -> None:
    state = table(HOMES, terrified=("tully", "tyrell"))
    state = played(pooled(state, TREATY, tully=1), "poisoning")
    assert choices(state, 0, "choose", "what") == {"riverrun:tully:token", "highgarden:tyrell:token"}


def test_te_15_9e_the_faceless_men_come_for_own_tokens_and_those_of_np_houses_not_for_a_friends() -> None:
    state = played(
        table({**HOMES, "casterly_rock": "la3h"}, walkers=("hornwood",)), "enlist_the_faceless_men"
    )
    offered = choices(state, 0, "choose", "what")
    assert {"winterfell:stark:token", "the_eyrie:arryn:token"} <= offered
    assert not [one for one in offered if "lannister" in one]


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


def settled(state: TinyEpic) -> TinyEpic:
    """Answered by default until it is somebody's turn."""
    while state.stack[-1].kind != "turn":
        seat = RULESET.pending(state)[0].waiting[0]
        state = act(state, seat, RULESET.default(state, seat))
    return state


def targets(state: TinyEpic, card: str, kind: str, source: str) -> set[str]:
    """Where the army of a card that seat 0 plays may go to."""
    return choices(played(state, card), 0, kind, "target", source=source)


def test_te_15_9g_trial_by_combat_is_with_a_white_walker_or_the_night_king_that_is_alone() -> None:
    units = {**HOMES, "winterfell": "st2h"}
    state = table(units, walkers=("thenn", "pyke"), king="pyke", wall=False, steel=5)
    assert targets(state, "trial_by_combat", "move", "winterfell") == {"thenn"}
    state = table(units, king="pyke", wall=False)
    assert targets(state, "trial_by_combat", "move", "winterfell") == {"pyke"}
    assert not can(table(units, his=1, king="pyke", wall=False), "trial_by_combat")
    won = played(table(units, walkers=("thenn",), wall=False, steel=5), "trial_by_combat")
    won = settled(act(won, 0, Move(source="winterfell", target="thenn", army="st0h")))
    assert won.purses[TREATY].score == 1 + 1


def test_te_15_9g_press_into_battle_goes_against_houses_alone() -> None:
    state = table({**HOMES, "flints_finger": "st3"}, walkers=("the_rills",), wall=False)
    assert targets(state, "press_into_battle", "march", "flints_finger") == {"riverrun"}


def test_te_15_9g_press_into_battle_brings_a_second_token() -> None:
    state = played(table({**HOMES, "flints_finger": "st2h", "riverrun": "tu2"}), "press_into_battle")
    state = settled(act(state, 0, March(source="flints_finger", target="riverrun", army="st2h")))
    assert state.purses[TREATY].pool == {"tully": 2}


@pytest.mark.parametrize(("ours", "his", "gained"), [(2, 2, True), (2, 3, False), (1, 0, False)])
def test_te_15_9g_a_timely_alliance_is_compared_with_the_terror_pool(
    ours: int, his: int, gained: bool
) -> None:
    """As in TE-15.27: a tie is the Treaty's, also of a House that is terrified."""
    state = standing(
        table(HOMES, terrified=("tully",)), HOMES, ptreaty={"tully": ours}, pnight_king={"tully": his}
    )
    assert can(changed(state, purses=poor(state)), "a_timely_alliance") == gained
    if gained:
        state = settled(
            chosen(pass_plot(played(changed(state, purses=poor(state)), "a_timely_alliance")), "tully")
        )
        assert state.allies == {"tully": TREATY}
        assert state.night is not None
        assert state.night.terrified == ()


def poor(state: TinyEpic) -> dict[str, Any]:
    return {**state.purses, TREATY: changed(state.purses[TREATY], gold=0)}


def pass_plot(state: TinyEpic) -> TinyEpic:
    return act(state, 0, actions.Pass()) if "pass" in RULESET.view(state, 0).menu else state


def test_te_15_9g_complex_negotiations_swaps_with_the_terror_pool() -> None:
    state = standing(table(HOMES, terror=2), HOMES, ptreaty={"arryn": 1}, pnight_king={"tully": 1})
    state = played(state, "complex_negotiations")
    assert choices(state, 0, "choose", "what") == {f"{NIGHT}:tully:arryn"}
    state = chosen(state, "tully")
    assert (state.purses[TREATY].pool, state.purses[NIGHT].pool) == ({"tully": 1}, {"arryn": 1})


def test_te_15_9g_aggressive_arbitration_gives_to_the_terror_pool() -> None:
    state = played(standing(table(HOMES), HOMES, ptreaty={"arryn": 1}), "aggressive_arbitration")
    assert choices(state, 0, "choose", "what") == {f"give:{NIGHT}:arryn"}
    assert chosen(state, "arryn").purses[NIGHT].pool == {"arryn": 1}


def test_te_15_9g_devotion_takes_tokens_of_houses_and_no_white_walker() -> None:
    state = played(table(HOMES, walkers=("hornwood",)), "devotion")
    offered = choices(state, 0, "choose", "what")
    assert offered == {
        f"{place}:{house}:token"
        for place, house in {"the_eyrie": "arryn", "riverrun": "tully", "highgarden": "tyrell",
                             "sunspear": "martell"}.items()
    }  # fmt: skip


@pytest.mark.parametrize("barred", [{"king": "hornwood"}, {"dragon": "hornwood"}])
def test_te_15_9g_the_element_of_surprise_hits_a_white_walker_but_not_beside_his_lords(
    barred: dict[str, str],
) -> None:
    state = played(table(HOMES, walkers=("hornwood",)), "the_element_of_surprise")
    assert walkers(settled(chosen(state, "hornwood"))) == ()
    assert not can(table(HOMES, walkers=("hornwood",), wall=False, **barred), "the_element_of_surprise")


@pytest.mark.parametrize(
    ("night", "stolen"), [({"walkers": ("hornwood",)}, 1), ({"king": "hornwood"}, 1), ({}, 0)]
)
def test_te_15_9g_euron_has_a_gold_of_the_dead_before_he_fights_them(
    night: dict[str, Any], stolen: int
) -> None:
    """Nothing of a House that nobody leads."""
    state = begin("greyjoy", "lannister", np=("arryn", "tully", "tyrell", "martell"), mode="cooperative")
    units = {"pyke": "gr2h", "casterly_rock": "la1h", "riverrun": "tu3", "the_eyrie": "ar3"}
    state = beyond(standing(state, units), **night)
    state = changed(state, purses=poor(state))
    state = act(asked(state, 0, ops.PlayEvent()), 0, PlayEvent(card="euron_greyjoy"))
    target = "hornwood" if stolen else "riverrun"
    told = RULESET.act(state, 0, Move(source="pyke", target=target, army="gr2h"), SeededChance(0))
    assert [event.by for event in told if isinstance(event, Paid) and event.why == "card"] == [1] * stolen


def test_te_15_9g_scores_and_gold_are_the_treatys() -> None:
    """A Debt to the Iron Bank fills its ten spaces, Safe Passage pays it, Red Wedding takes of its Ally Pool."""
    debt = played(table(HOMES, score=2, gold=1), "a_debt_to_the_iron_bank")
    assert (debt.purses[TREATY].score, debt.purses[TREATY].gold) == (1, 10)
    bought = chosen(played(table(HOMES, gold=6), "safe_passage"), "2")
    assert (bought.purses[TREATY].score, bought.purses[TREATY].gold) == (2, 0)
    wedding = played(standing(table(HOMES), HOMES, ptreaty={"tully": 2}), "red_wedding")
    wedding = settled(chosen(chosen(wedding, "tully"), "tully"))
    assert (wedding.purses[TREATY].score, wedding.purses[TREATY].pool) == (1, {})


def test_te_15_9g_cache_of_wildfire_burns_a_white_walker_beside_the_night_king() -> None:
    state = table(HOMES, walkers=(KINGS_LANDING,), king=KINGS_LANDING, wall=False)
    assert walkers(chosen(played(state, "cache_of_wildfire"), KINGS_LANDING)) == ()


def test_te_15_34_tariffs_counts_the_domains_of_its_player() -> None:
    state = played(
        table({**HOMES, "the_rills": "la1", "hornwood": "st1"}, gold=0), "tariffs_from_your_subjects"
    )
    assert state.purses[TREATY].gold == 2


@pytest.mark.parametrize(("house", "gold"), [("st", 4), ("la", 2)])
def test_te_15_34_tariffs_pays_for_kings_landing_whose_player_stands_there(house: str, gold: int) -> None:
    castles = {"winterfell": "st1h", "casterly_rock": "la1h", "castle_black": "st1"}
    castles |= dict.fromkeys(("pyke", "riverrun", "the_eyrie"), "la1")
    state = played(table({**castles, KINGS_LANDING: f"{house}1"}, gold=0), "tariffs_from_your_subjects")
    assert state.purses[TREATY].gold == gold


def test_te_15_34_nobody_bends_the_knee_for_a_hero_of_another_player() -> None:
    state = table({**HOMES, "hornwood": "tu0h"})
    state = played(changed(state, allies={"tully": TREATY}), "bend_the_knee")
    assert choices(state, 0, "choose", "what") == {"winterfell:stark:hero", "hornwood:tully:hero"}
