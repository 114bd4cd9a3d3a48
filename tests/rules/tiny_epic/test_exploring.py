"""Exploring: when and where, each kind of token, the Ice Dragon that guards Dragon Glass (TE-15.23, TE-15.35)."""

from typing import Any

import pytest

from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import MATS
from bot.rules.tiny_epic.model.night import Night
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic.position import act, asked, begin, beyond, choices, menu, refused, rich, standing

MARCH = ops.March()
RAVEN, GLASS, STEEL = "blue_three_eyed_raven_1", "blue_dragon_glass_1", "brown_valyrian_steel_1"
BLOW, CACHE = "brown_remove_white_walker_1", "brown_cache_of_gold_2_1"
RANGERS = ("ranger_1a", "ranger_2a", "ranger_3a", "ranger_4a", "ranger_5a", "ranger_6a")
HOMES = {"arryn": "the_eyrie", "tully": "riverrun", "tyrell": "highgarden", "martell": "sunspear"}
DECK = ("spoils_of_war",) * 9
"""Cards of strength 1, and whatever else a test needs of a deck is put before them."""

BEGUN = MATS.difficulty.rows[2]["standard"].treaty
"""Points of a Treaty of two at the start (TE-15.5)."""


def treaty(units: dict[str, str], **night: Any) -> TinyEpic:
    """Stark and Lannister against the Night King, with these units and this about him."""
    homes = {domain: f"{house[:2]}3" for house, domain in HOMES.items() if domain not in units}
    state = standing(begin("stark", "lannister", mode="cooperative"), {**homes, **units})
    state = changed(state, deck=DECK, allies={"tyrell": "treaty"})
    return rich(beyond(state, **{"rangers": RANGERS, "shown": 1, **night}), 0, 4)


def own_turn(state: TinyEpic, seat: int, op: ops.Op = MARCH) -> TinyEpic:
    """Where the active seat may use its die."""
    frame = Act.model_validate({"kind": "act", "seat": seat, "op": op, "moment": "die"})
    others = state.clockwise(seat)[1:]
    turn = Turn(seat=seat, then=None, step="follow", followers=others, die="march")
    return changed(state, stack=(Round(step="turns", turns=()), turn, frame))


def march(state: TinyEpic, army: str, source: str = "winterfell", target: str = "the_rills") -> TinyEpic:
    state = act(state, 0, actions.March(source=source, target=target, army=army))
    return act(state, 0, actions.Pass()) if state.stack[-1].kind == "marching" else state


def found(token: str, **night: Any) -> Night:
    """What has become of a face-down token at The Rills, once three units of Stark have marched there."""
    return night_of(march(explorers(token, **night), "st3"))


def explorers(token: str, **night: Any) -> TinyEpic:
    units = {"winterfell": "st3", "hornwood": "st1h", "casterly_rock": "la1h"}
    return own_turn(treaty(units, hidden={"the_rills": token}, **night), 0)


def test_te_15_23_and_ex_29_an_army_of_three_explores_in_its_own_turn_alone() -> None:
    assert found(STEEL).steel == 1
    following = march(asked(explorers(STEEL), 0, MARCH), "st3")
    assert night_of(following).hidden == {"the_rills": STEEL}
    later = own_turn(following, 0, ops.Whisper())
    assert choices(later, 0, "explore", "domain") == {"the_rills"}
    assert night_of(act(later, 0, actions.Explore(domain="the_rills"))).steel == 1


def test_te_15_23_two_units_explore_nothing() -> None:
    assert night_of(march(explorers(STEEL), "st2")).hidden == {"the_rills": STEEL}


def test_te_15_35_units_that_join_others_explore_only_on_demand() -> None:
    units = {"winterfell": "st2", "the_rills": "st1", "hornwood": "st1h", "casterly_rock": "la1h"}
    state = march(own_turn(treaty(units, hidden={"the_rills": STEEL}), 0), "st2")
    assert night_of(state).steel == 0
    assert "explore" in menu(own_turn(state, 0), 0)


def test_te_15_23_units_of_another_player_are_no_army_of_ones_own() -> None:
    units = {"winterfell": "st2", "the_rills": "la3", "pyke": "la1h"}
    state = own_turn(treaty(units, hidden={"the_rills": STEEL}), 0)
    assert "explore" not in menu(state, 0)
    assert refused(state, 0, actions.Explore(domain="the_rills")) == "TE-15.23"


def test_te_15_23_what_waits_is_taken_or_left() -> None:
    state = march(explorers(CACHE), "st3")
    assert menu(state, 0) == ("take", "pass")
    assert act(state, 0, actions.Take()).purse(0).gold == 6
    assert night_of(act(state, 0, actions.Pass())).open == {"the_rills": (CACHE,)}


def test_te_15_36_what_can_do_nothing_waits() -> None:
    state = march(rich(explorers(CACHE), 0, 10), "st3")
    assert night_of(state).open == {"the_rills": (CACHE,)}
    assert menu(own_turn(state, 0), 0).count("explore") == 0
    assert night_of(march(explorers(BLOW), "st3")).open == {"the_rills": (BLOW,)}


def test_te_15_23_a_blow_fells_a_white_walker_of_ones_choice() -> None:
    state = march(explorers(BLOW, walkers=("thenn", "frostfangs"), king="thenn"), "st3")
    state = act(state, 0, actions.Take())
    assert choices(state, 0, "choose", "what") == {"thenn", "frostfangs"}
    assert night_of(act(state, 0, actions.Choose(what="thenn"))).walkers == ("frostfangs",)


def test_te_15_23_a_raven_shows_the_ranger_card_of_the_next_round() -> None:
    night = found(RAVEN)
    assert (night.shown, night.resolved) == (2, (RAVEN,))
    assert found(RAVEN, shown=2) == changed(night, shown=2)


@pytest.mark.parametrize(("gold", "left"), [(7, 4), (2, 0)])
def test_te_15_23_gold_is_lost_as_far_as_there_is_any(gold: int, left: int) -> None:
    assert march(rich(explorers("blue_lose_gold_3_1"), 0, gold), "st3").purse(0).gold == left


def test_te_15_23_terror_is_evoked() -> None:
    state = march(explorers("blue_evoke_terror_1"), "st3")
    assert state.discard == ("spoils_of_war",)


def test_te_15_23_a_white_walker_comes_and_is_fought_where_it_comes() -> None:
    night = found("blue_add_white_walker_1")
    assert night.walkers == ("the_rills",)


def test_te_15_40_who_explores_with_allies_alone_says_where_they_retreat_to() -> None:
    units = {"winterfell": "st1h", "casterly_rock": "la1h", "last_hearth": "ty3", "highgarden": "ty1"}
    state = own_turn(treaty(units, hidden={"last_hearth": "blue_add_white_walker_1"}), 1)
    state = act(state, 1, actions.Explore(domain="last_hearth"))
    state = act(state, 0, actions.Choose(what="1"))  # who commits the Hand names (TE-15.20)
    state = act(state, 1, actions.Commit())
    assert state.purses["night_king"].pool == {"tyrell": 1}
    assert (state.stack[-1].kind, menu(state, 1), menu(state, 0)) == ("retreat", ("retreat",), ())


def test_te_15_35_exploring_ends_when_the_army_is_gone() -> None:
    state = march(explorers("blue_add_white_walker_1", open={"the_rills": (CACHE,)}), "st3")
    assert night_of(state).open == {"the_rills": (CACHE,)}
    assert state.stack[-1].kind != "exploring"


def test_te_15_35_the_face_down_token_comes_first_then_the_others_in_listed_order() -> None:
    state = march(explorers(STEEL, open={"the_rills": (CACHE, RAVEN)}), "st3")
    assert night_of(state).steel == 1
    state = act(state, 0, actions.Take())
    assert night_of(state).shown == 2
    assert act(state, 0, actions.Take()).purse(0).gold == 6


def test_te_15_35_on_demand_something_comes_of_it() -> None:
    state = own_turn(treaty({"the_rills": "st3"}, open={"the_rills": (CACHE, RAVEN)}), 0)
    state = act(state, 0, actions.Explore(domain="the_rills"))
    assert act(state, 0, actions.Pass()).purse(0).gold == 6


ARMY = "st2h.ty1"
"""Strength 5."""
STRONG = {"steel": 5}
"""White Walkers at their weakest: strength 1."""


def test_te_15_23a_dragon_glass_is_won_from_the_ice_dragon() -> None:
    units = {"winterfell": ARMY, "casterly_rock": "la1h"}
    state = march(own_turn(treaty(units, hidden={"the_rills": GLASS}), 0), ARMY)
    assert night_of(state).dragon == "the_rills"
    state = act(state, 0, actions.Commit())
    night = night_of(state)
    assert (night.glass, night.dragon, night.open) == (1, None, {})
    assert state.purse(0).score == BEGUN + 1


def test_te_15_23a_who_loses_to_the_ice_dragon_leaves_it_there_with_the_glass() -> None:
    state = act(march(explorers(GLASS), "st3"), 0, actions.Commit())
    night = night_of(state)
    assert (night.glass, night.dragon, night.open) == (0, "the_rills", {"the_rills": (GLASS,)})
    assert "the_rills" not in state.units


def test_te_15_23a_whoever_enters_then_attacks_the_ice_dragon() -> None:
    units = {"winterfell": ARMY, "casterly_rock": "la1h"}
    state = own_turn(treaty(units, dragon="the_rills", open={"the_rills": (GLASS,)}), 0)
    state = act(
        act(state, 0, actions.March(source="winterfell", target="the_rills", army=ARMY)),
        0,
        actions.Commit(),
    )
    assert (night_of(state).glass, night_of(state).dragon) == (1, None)


def test_te_15_23a_the_glass_waits_for_an_army_in_its_own_turn() -> None:
    units = {"winterfell": ARMY, "casterly_rock": "la1h"}
    state = asked(treaty(units, dragon="the_rills", open={"the_rills": (GLASS,)}), 0, MARCH)
    state = act(
        act(state, 0, actions.March(source="winterfell", target="the_rills", army=ARMY)),
        0,
        actions.Commit(),
    )
    assert (night_of(state).glass, night_of(state).dragon) == (0, None)
    assert night_of(state).open == {"the_rills": (GLASS,)}


def test_te_15_23a_and_ex_31_ice_dragon_and_white_walker_fight_together_for_open_glass() -> None:
    units = {"winterfell": ARMY, "casterly_rock": "la1h"}
    there: dict[str, Any] = {"open": {"the_rills": (GLASS,)}, "walkers": ("the_rills",), **STRONG}
    state = own_turn(treaty(units, **there), 0)
    state = act(state, 0, actions.March(source="winterfell", target="the_rills", army=ARMY))
    assert state.stack[-1].kind == "facing"
    assert (state.stack[-1].foe, state.stack[-1].attacker) == ("ice_dragon", "night_king")
    state = act(state, 0, actions.Commit())
    night = night_of(state)
    assert (night.glass, night.walkers, state.purse(0).score) == (1, (), BEGUN + 1)


def test_te_15_23a_before_face_down_glass_the_white_walker_is_fought_alone() -> None:
    units = {"winterfell": ARMY, "casterly_rock": "la1h"}
    state = own_turn(treaty(units, hidden={"the_rills": GLASS}, walkers=("the_rills",), **STRONG), 0)
    state = act(state, 0, actions.March(source="winterfell", target="the_rills", army=ARMY))
    assert state.stack[-1].kind == "facing"
    assert state.stack[-1].foe == "walker"
    state = act(state, 0, actions.Commit())
    assert state.stack[-1].kind == "facing"
    assert state.stack[-1].foe == "ice_dragon"


def test_te_15_23b_with_the_third_glass_the_ice_dragon_joins_the_night_king() -> None:
    units = {"winterfell": ARMY, "casterly_rock": "la1h"}
    state = treaty(units, hidden={"the_rills": GLASS}, glass=2, king="pyke")
    state = act(march(own_turn(state, 0), ARMY), 0, actions.Commit())
    assert (night_of(state).phase, night_of(state).dragon) == (2, "pyke")


def test_te_21_6_a_standing_answer_takes_what_lies_open() -> None:
    state = explorers(CACHE)
    state = act(state, 0, actions.Standing(matter="explore", answer="take"))
    assert march(state, "st3").purse(0).gold == 6
