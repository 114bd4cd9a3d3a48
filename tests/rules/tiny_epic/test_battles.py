"""Battles, retreats, losses (TE-6 to TE-8)."""

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Commit, Lose, March, RetreatTo
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.events.board import Moved
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.legal import control, retreats, strength
from bot.rules.tiny_epic.legal.retreats import Group, group
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import HERO, TOKEN, decode
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import verbs
from tests.rules.tiny_epic.position import (
    act,
    asked,
    begin,
    choices,
    events,
    everywhere,
    holding,
    menu,
    refused,
    retreating,
    rich,
    standing,
)


def attack(state: TinyEpic, source: str, target: str, army: str) -> TinyEpic:
    """Seat 0 marches into a battle."""
    return act(asked(state, 0, ops.March()), 0, March(source=source, target=target, army=army))


def example_1() -> TinyEpic:
    units = {
        "hornwood": "la2h.ty3",
        "winterfell": "st2h.tu1",
        "casterly_rock": "la1",
        "castle_black": "st1",
        "riverrun": "tu2",
        "highgarden": "ty1",
    }
    state = begin("lannister", "stark", np=("arryn", "tyrell", "tully", "greyjoy"))
    state = changed(standing(state, units), allies={"tyrell": "0", "tully": "1"})
    return holding(holding(state, 0, "kingslayer"), 1, "poisoning")


def test_te_6_10_and_ex_1_the_worked_battle() -> None:
    state = attack(example_1(), "hornwood", "winterfell", "la2h.ty3")
    state = act(state, 0, Commit(card="kingslayer"))
    told = events(state, 1, Commit(card="poisoning"))
    (fought,) = (event for event in told if isinstance(event, Fought))
    assert (fought.attack, fought.defence, fought.won) == (12, 11, True)
    state = act(state, 1, Commit(card="poisoning"))
    assert state.purses["0"].score == 1
    assert state.purses["1"].gold == 0
    assert state.purses["0"].pool == {"tully": 1}
    state = act(state, 1, RetreatTo(domain=min(choices(state, 1, "retreat", "domain"))))
    assert control.holder(state, "winterfell") == "0"
    assert "winterfell" in control.castles(state, "0")


def test_te_6_9_and_ex_2_a_tie_is_the_defenders() -> None:
    units = {"hornwood": "la3", "winterfell": "st2", "casterly_rock": "la0h", "castle_black": "st0h"}
    state = standing(begin("lannister", "stark"), units)
    state = attack(state, "hornwood", "winterfell", "la3")
    state = act(act(state, 0, Commit()), 1, Commit())
    assert (state.purses["0"].score, state.purses["1"].score) == (0, 1)
    assert control.holder(state, "winterfell") == "1"


def test_te_6_16_both_are_asked_at_once_and_neither_is_told_of_the_other() -> None:
    state = attack(example_1(), "hornwood", "winterfell", "la2h.ty3")
    (prompt,) = RULESET.pending(state)
    assert (prompt.secret, prompt.asked) == (True, (0, 1))
    after = act(state, 1, Commit(card="poisoning"))
    for viewer in (None, 0):
        assert RULESET.view(after, viewer) == RULESET.view(state, viewer)
    assert all(event.seen_by(0) is None for event in events(state, 1, Commit(card="poisoning")))
    assert menu(after, 1) == ()


def test_te_6_3_a_defender_commits_what_their_gold_can_pay() -> None:
    state = attack(rich(example_1(), 1, 2), "hornwood", "winterfell", "la2h.ty3")
    assert refused(state, 1, Commit(card="poisoning")) == "TE-6.3"
    assert "eddard_stark" in choices(state, 1, "commit", "card")


def test_te_0_8_who_holds_a_card_is_asked_even_without_gold() -> None:
    state = attack(rich(example_1(), 1, 0), "hornwood", "winterfell", "la2h.ty3")
    assert RULESET.pending(state)[0].asked == (0, 1)


def test_te_6_4_and_6_12_an_np_house_defends_with_the_top_card() -> None:
    state = standing(
        begin("stark", "greyjoy"),
        {"hornwood": "st3", "riverrun": "tu2", "pyke": "gr1h", "flints_finger": "st2"},
    )
    state = changed(holding(state, 0, "spoils_of_war"), deck=("safe_passage",))
    state = attack(state, "flints_finger", "riverrun", "st2")
    told = events(state, 0, Commit(card="spoils_of_war"))
    (fought,) = (event for event in told if isinstance(event, Fought))
    assert (fought.attack, fought.defence) == (3, 6)
    weak = changed(state, deck=("unjust_trial",))  # Conscripts: nobody near
    state = act(weak, 0, Commit(card="spoils_of_war"))
    assert control.holder(state, "riverrun") == "tully"


def test_te_6_12_the_token_lost_goes_to_the_winner() -> None:
    units = {"flints_finger": "st3", "winterfell": "st0h", "riverrun": "tu2", "pyke": "gr1h"}
    state = changed(standing(begin("stark", "greyjoy"), units), deck=("lone_wolf", "unjust_trial"))
    state = attack(holding(state, 0, "kingslayer"), "flints_finger", "riverrun", "st3")
    state = act(state, 0, Commit(card="kingslayer"))
    state = act(state, 0, RetreatTo(domain=min(choices(state, 0, "retreat", "domain"))))
    assert state.purses["0"].pool == {"tully": 1}
    assert control.total(state, "tully") == 1


def test_te_6_5_a_secret_draws_and_draws_again() -> None:
    state = changed(example_1(), deck=("lone_wolf", "safe_passage", "vendetta"))
    state = attack(holding(state, 0, "inspire_your_army"), "hornwood", "winterfell", "la2h.ty3")
    state = act(state, 0, Commit(card="inspire_your_army"))
    told = events(state, 1, Commit())
    (fought,) = (event for event in told if isinstance(event, Fought))
    assert fought.attack == 7 + 3  # Lone Wolf is a Secret, Safe Passage a 3


def test_te_6_6_and_ex_13_a_retreat_card_costs_nothing_and_wins_nothing() -> None:
    state = holding(example_1(), 1, "drain_the_coffers")
    purse = changed(state.purses["0"], vengeance=1)
    state = changed(state, purses={**state.purses, "0": purse})
    state = attack(state, "hornwood", "winterfell", "la2h.ty3")
    state = act(act(state, 0, Commit(card="kingslayer")), 1, Commit(card="drain_the_coffers"))
    assert state.purses["0"].score == 1  # the Vengeance token
    assert state.purses["1"].pool == {}
    state = act(state, 1, RetreatTo(domain=min(choices(state, 1, "retreat", "domain"))))
    assert control.total(state, "stark") == 4
    assert control.holder(state, "winterfell") == "0"


def test_te_6_8_conscripts_count_units_next_to_the_battle() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st1", "the_rills": "st1h", "hornwood": "gr2"})
    assert strength.conscripts(state, "0", "winterfell") == 3
    assert strength.strength(state, "0", "winterfell", ("unjust_trial",)) == 4


@pytest.mark.parametrize(("domain", "bonus"), [("winterfell", 1), ("kings_landing", 2), ("hornwood", 0)])
def test_te_6_7_what_the_place_gives_a_defender(domain: str, bonus: int) -> None:
    assert strength.walls(domain) == bonus


def lost(units: dict[str, str], allies: dict[str, str]) -> TinyEpic:
    """Seat 0 has attacked Winterfell and lost."""
    np = ("arryn", "tyrell", "tully", "martell")
    state = changed(standing(begin("lannister", "stark", np=np), units), allies=allies)
    state = attack(
        holding(state, 1, "poisoning"), "hornwood", "winterfell", "la2h" + (".ty1" if allies else "")
    )
    return act(act(state, 0, Commit()), 1, Commit(card="poisoning"))


def test_te_6_11_allied_tokens_are_lost_first() -> None:
    units = {"hornwood": "la2h.ty1", "winterfell": "st3", "castle_black": "st0h", "highgarden": "ty1"}
    state = lost(units, {"tyrell": "0"})
    assert state.purses["1"].pool == {"tyrell": 1}


def test_te_6_11_otherwise_the_loser_chooses_among_the_own() -> None:
    units = {"hornwood": "la2h", "winterfell": "st3", "castle_black": "st0h", "casterly_rock": "la1"}
    state = lost(units, {})
    assert choices(state, 0, "lose", "unit") == {"lannister", "jaime_lannister"}
    state = act(state, 0, Lose(unit="jaime_lannister"))
    assert (state.purses["0"].gold, state.purses["0"].score) == (5, 1)  # TE-8.3


def test_te_7_3_and_ex_14_the_nearest_open_fiefs() -> None:
    units = {
        "winterfell": "st3.la2",
        "casterly_rock": "la1",
        "hornwood": "st1",
        "white_harbor": "st1",
        "shadow_tower": "gr1",
        "pyke": "gr1h",
    }
    state = standing(begin("lannister", "stark", "greyjoy"), units)
    who = Group(side="0", houses=("lannister",), domain="winterfell", chooser=0)
    assert {*retreats.destinations(state, who)} == {"the_rills", "flints_finger"}
    full = {**units, "the_rills": "gr1", "flints_finger": "gr1"}
    state = standing(state, full)
    assert {*retreats.destinations(state, who)} == {"three_sisters", "last_hearth"}


def test_te_7_4_who_finds_no_room_goes_home() -> None:
    fiefs = ["the_rills", "flints_finger", "shadow_tower", "hornwood", "white_harbor", "last_hearth"]
    south = ["three_sisters", "ashemark", "shield_islands", "old_town", "blackhaven"]
    greyjoy = dict.fromkeys([*fiefs[:4]], "gr1") | dict.fromkeys([*fiefs[4:], *south], "tu1")
    units: dict[str, str] = {**greyjoy, "winterfell": "st2", "castle_black": "st2"}
    state = retreating(
        standing(begin("stark", "greyjoy"), units),
        group(standing(begin("stark", "greyjoy"), units), "0", "winterfell", 1),
    )
    assert (control.total(state, "stark"), state.units["castle_black"]["stark"].tokens) == (3, 3)


def test_te_7_8_a_final_unit_finds_the_nearest_domain_without_enemies() -> None:
    state = begin("stark", "greyjoy")
    others = {domain: "gr1" for domain in state.links if domain not in ("winterfell", "castle_black")}
    state = standing(state, {**others, "winterfell": "st1"})
    state = retreating(state, group(state, "0", "winterfell", 1))
    assert control.total(state, "stark") == 1
    assert "castle_black" in state.units


def test_te_7_3_and_7_8_of_domains_as_near_the_owner_of_a_final_unit_chooses() -> None:
    """Two open castles are next to King's Landing; nobody else's domain or fief is open."""
    taken = everywhere("kings_landing", "dragonstone", "the_eyrie")
    for army in ("st1", "st2"):  # one of two goes home first
        state = standing(begin("stark", "greyjoy"), {**taken, "kings_landing": army})
        state = retreating(state, group(state, "0", "kings_landing", 1))
        assert control.total(state, "stark") == 1
        assert choices(state, 0, "retreat", "domain") == {"the_eyrie", "dragonstone"}


def test_te_8_6_where_all_is_taken_the_winner_makes_room_for_a_final_unit() -> None:
    taken = everywhere("hornwood", "winterfell")
    state = standing(begin("greyjoy", "stark"), {**taken, "winterfell": "gr2h", "hornwood": "st2"})
    state = attack(state, "winterfell", "hornwood", "gr1h")
    told = events(state, 0, Commit())
    assert [event.why for event in told if isinstance(event, Moved)] == ["return", "yield"]
    state = act(state, 0, Commit())
    assert state.purses["0"].score == 1
    assert (control.total(state, "stark"), control.holder(state, "hornwood")) == (1, "1")
    assert state.units["winterfell"]["greyjoy"].size == 3


def test_te_8_6_else_the_nearest_who_stand_elsewhere_too_make_room() -> None:
    state = begin("stark", "greyjoy", "lannister", "baratheon")
    near = {"ashemark": "gr1h", "the_eyrie": "la1", "dragonstone": "ba1", "the_reach": "ma1"}
    units = {**everywhere("kings_landing", *near), **near, "kings_landing": "st1"}
    state = retreating(standing(state, units), group(standing(state, units), "0", "kings_landing", 1))
    assert "kings_landing" not in state.units
    assert state.units["the_reach"].keys() == {"stark"}
    assert state.units["sunspear"]["martell"].tokens == 2
    assert all(
        state.units[domain] == decode(near[domain]) for domain in ("ashemark", "the_eyrie", "dragonstone")
    )


def test_te_8_6_an_ally_that_leaves_makes_room_too() -> None:
    state = standing(begin("stark", "greyjoy"), {**everywhere("winterfell"), "winterfell": "st1.ty2"})
    state = changed(state, allies={"tyrell": "0"})
    who = Group(side="0", houses=("stark",), domain="winterfell", chooser=0, lost="tyrell")
    state = retreating(state, who)
    assert state.units["winterfell"].keys() == {"stark"}


def test_te_8_2_and_ex_6_the_space_a_token_comes_back_to_pays() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st3", "the_rills": "st1h", "pyke": "gr1h"})
    assert state.stock["stark"] == 5
    play = Play(changed(state, deck=("lone_wolf", "vendetta")), SeededChance(0))
    verbs.send_home(play, "stark", TOKEN, "winterfell")
    assert play.state.lords[0].hand == ("lone_wolf",)
    verbs.send_home(play, "stark", TOKEN, "winterfell")
    assert play.state.purses["0"].gold == 4


def test_te_8_2_the_last_space_pays_a_victory_point() -> None:
    units = {"winterfell": "st3h", "the_rills": "st3", "hornwood": "st3", "pyke": "gr1h"}
    play = Play(standing(begin("stark", "greyjoy"), units), SeededChance(0))
    before = play.state.purses["0"]
    verbs.send_home(play, "stark", TOKEN, "winterfell")
    after = play.state.purses["0"]
    assert (after.score - before.score, after.gold) == (1, before.gold)


def test_te_8_2_and_9_1_whose_last_unit_leaves_a_castle_has_room_for_its_reward() -> None:
    """A sole defender is lost from a castle, its treasury full: the castle is no longer held when the space pays."""
    units = {
        "winterfell": "st2h",
        "three_sisters": "st3",
        "riverrun": "gr1",
        "pyke": "gr0h",
        "flints_finger": "gr2",
    }
    state = rich(standing(begin("stark", "greyjoy"), units), 1, 7)
    assert control.most_gold(state, "1") == 7
    state = act(asked(state, 0, ops.March()), 0, March(source="three_sisters", target="riverrun", army="st3"))
    for seat in RULESET.pending(state)[0].waiting:
        state = act(state, seat, Commit())
    assert (control.holder(state, "riverrun"), state.purses["1"].gold) == ("0", 8)


def test_te_8_3_the_card_of_a_hero_that_goes_home_leaves_the_hand_and_the_table() -> None:
    state = changed(begin("stark", "greyjoy"), used=("eddard_stark",))
    play = Play(state, SeededChance(0))
    verbs.send_home(play, "stark", HERO, "winterfell")
    assert play.state.used == ()
    assert control.hero_cards(play.state, 0) == ()


def test_te_8_5_a_card_reward_with_a_full_hand_draws_nothing() -> None:
    state = holding(begin("stark", "greyjoy"), 0, "lone_wolf", "vendetta", "poisoning", "kingslayer")
    state = changed(standing(state, {"winterfell": "st2h", "pyke": "gr1h"}), deck=("safe_passage",))
    play: Any = Play(state, SeededChance(0))
    verbs.send_home(play, "stark", TOKEN, "winterfell")
    assert len(play.state.lords[0].hand) == 4
