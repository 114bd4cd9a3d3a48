"""Battles against the Night King and his dead (TE-15.18 to TE-15.22)."""

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Choose, Commit, Lose, Pass
from bot.rules.tiny_epic.frames.night.assault import assault
from bot.rules.tiny_epic.frames.night.facing import Facing, face
from bot.rules.tiny_epic.frames.night.placing import place
from bot.rules.tiny_epic.legal import control, dead
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from tests.rules.tiny_epic.night import (
    CALL,
    FLIGHT,
    HOMES,
    SECRET,
    STRONG,
    WEAK,
    after,
    fought,
    night,
    run,
    scores,
    table,
    through,
    until_asked,
)
from tests.rules.tiny_epic.position import act, begin, choices, holding, menu


def test_te_15_18_and_ex_17_conscripts_of_a_white_walker() -> None:
    near = begin("stark", "lannister", mode="cooperative").links["winterfell"][:2]
    state = table({"casterly_rock": "la1h", "winterfell": "st1h"}, walkers=("winterfell", *near))
    assert dead.strength(state, "walker", "winterfell", (CALL,)) == 6 + 12


def test_te_15_18_icons_of_the_card_of_a_white_walker() -> None:
    state = table(HOMES, steel=2)
    assert dead.strength(state, "walker", "thenn", (WEAK,)) == 4 + 3
    assert dead.strength(state, "walker", "thenn", (FLIGHT,)) == 4
    assert dead.strength(state, "ice_dragon", "thenn", (STRONG,)) == 3 + 5


def test_te_15_18_the_night_king_next_door_comes_when_he_is_called_without_his_own() -> None:
    state = table(HOMES, king="winterfell", walkers=("winterfell", "the_rills"), glass=3, steel=5, wall=False)
    assert dead.strength(state, "walker", "the_rills", (CALL,)) == 1 + 1 + 3


def test_te_15_18_a_secret_draws_again() -> None:
    state = changed(table(HOMES | {"the_rills": "st2"}), deck=(SECRET, "inspire_your_army", STRONG))
    told = run(state, lambda play: place(play, "the_rills", why="token"))[1]
    assert fought(told)[0].dead == 6 + 5


def test_te_15_19_and_ex_18_the_strength_of_the_night_king() -> None:
    walkers = ("winterfell", "hornwood", "white_harbor")
    state = table(HOMES, king="winterfell", walkers=walkers, wall=False)
    assert dead.strength(state, "king", "winterfell", (WEAK,)) == 42
    weak = table(
        HOMES, king="winterfell", walkers=("winterfell",), steel=5, glass=3, dragon="winterfell", phase=2
    )
    assert dead.strength(weak, "king", "winterfell", (FLIGHT,)) == 7
    assert dead.strength(weak, "king", "winterfell", (CALL,)) == 7  # nothing more


def test_te_15_19_and_ex_19_dragon_glass_covers_his_track_from_the_right() -> None:
    tracks = [dead.king(night(table(HOMES, glass=glass)), None) - 3 for glass in range(4)]
    assert tracks == [18, 13, 7, 0]


@pytest.mark.parametrize(("score", "his", "allowed"), [(5, 5, True), (4, 5, False)])
def test_te_15_19_he_is_fought_by_a_treaty_that_is_not_behind(score: int, his: int, allowed: bool) -> None:
    assert dead.may_fight_king(table(HOMES, score, his)) is allowed


def test_te_15_20_the_treaty_defends_with_its_castle_and_pays_for_its_cards() -> None:
    state = holding(table(HOMES, gold=3), 0, STRONG)
    state = until_asked(state, lambda play: place(play, "winterfell", why="token"))
    assert RULESET.pending(state)[0].waiting == (0,)
    told = RULESET.act(state, 0, Commit(card=STRONG), SeededChance(0))
    assert fought(list(told))[0].treaty == 3 + 5 + 1
    assert act(state, 0, Commit(card=STRONG)).purses[TREATY].gold < 3


def test_te_15_20_in_kings_landing_it_has_two_and_a_destroyed_castle_still_defends() -> None:
    units = HOMES | {"kings_landing": "st2"}
    told = run(
        table(units),
        lambda play: face(play, Facing(seat=0, target="kings_landing", foe="walker", attacker=NIGHT)),
    )[1]
    assert fought(told)[0].treaty == 2 + 2
    told = run(table(HOMES, destroyed=("winterfell",)), lambda play: place(play, "winterfell", why="token"))[
        1
    ]
    assert "winterfell" not in control.castles(table(HOMES, destroyed=("winterfell",)), TREATY)
    assert fought(told)[0].treaty == 3 + 1


def test_te_15_20_ties_are_the_defenders() -> None:
    units = HOMES | {"the_rills": "st1", "winterfell": "st2h"}
    told = run(table(units, steel=5), lambda play: place(play, "the_rills", why="token"))[1]
    assert (fought(told)[0].treaty, fought(told)[0].dead, fought(told)[0].won) == (1, 1, True)
    state = table(units, steel=5, walkers=("the_rills",))
    told = run(
        state, lambda play: face(play, Facing(seat=0, target="the_rills", foe="walker", attacker=TREATY))
    )[1]
    assert (fought(told)[0].treaty, fought(told)[0].dead, fought(told)[0].won) == (1, 1, False)


def test_te_15_20_for_allies_alone_the_hand_holder_names_who_may_commit() -> None:
    state = changed(holding(table(HOMES), 1, STRONG), allies={"arryn": TREATY})
    state = until_asked(state, lambda play: place(play, "the_eyrie", why="token"))
    assert RULESET.pending(state)[0].waiting == (state.hand_of_king,)
    assert menu(state, 0) == ("choose", "pass")
    named = act(state, 0, Choose(what="1"))
    assert RULESET.pending(named)[0].waiting == (1,)
    assert STRONG in choices(named, 1, "commit", "card")
    assert RULESET.pending(act(state, 0, Pass()))[0].kind != "battle"


def test_te_15_20_a_retreat_card_lets_them_leave_without_loss() -> None:
    state = holding(table(HOMES | {"the_rills": "st2"}), 0, FLIGHT)
    state = until_asked(state, lambda play: place(play, "the_rills", why="token"))
    state, _ = through(act(state, 0, Commit(card=FLIGHT)))
    assert control.total(state, "stark") == 4
    assert night(state).walkers == ("the_rills",)
    assert scores(state) == (0, 0)


def test_te_15_21_an_allied_token_is_lost_first_and_goes_to_the_terror_pool() -> None:
    state = changed(table(HOMES | {"the_rills": "st1.ar1"}), allies={"arryn": TREATY})
    state = after(state, lambda play: place(play, "the_rills", why="token"))
    assert state.purses[NIGHT].pool == {"arryn": 1}
    assert control.total(state, "stark") == 3


def test_te_15_21_then_an_allied_hero_and_a_token_of_the_pool() -> None:
    state = changed(table(HOMES | {"the_rills": "st1.ma0h"}), allies={"martell": TREATY})
    before = state.stock["martell"]
    state = after(state, lambda play: place(play, "the_rills", why="token"))
    assert control.hero_domain(state, "martell") is None
    assert (state.purses[TREATY].gold, scores(state)) == (5, (1, 0))
    assert (state.purses[NIGHT].pool, state.stock["martell"]) == ({"martell": 1}, before - 1)


def test_te_15_21_the_allied_hero_before_a_dragon_and_that_before_the_own_house() -> None:
    army = {"stark": Force(tokens=1), "targaryen": Force(hero=True, dragons=("red",))}
    state = table({"winterfell": "st1h"})
    state = changed(state, np=("targaryen",), heroes={**state.heroes, "targaryen": "daenerys_targaryen"})
    assert dead.prey(state, army) == ("daenerys_targaryen",)
    assert dead.prey(state, {**army, "targaryen": Force(dragons=("red",))}) == ("dragon-red",)


def test_te_15_21_else_its_owner_chooses_one_of_the_own_house() -> None:
    state = until_asked(
        table(HOMES | {"the_rills": "st2"}), lambda play: place(play, "winterfell", why="token")
    )
    state = act(state, 0, Commit())
    assert RULESET.pending(state)[0].waiting == (0,)
    assert choices(state, 0, "lose", "unit") == {"stark", "eddard_stark"}
    assert scores(act(state, 0, Lose(unit="eddard_stark")))[0] == 1


def test_te_15_21_a_final_unit_is_never_lost() -> None:
    units = {**HOMES, "winterfell": "st1"}
    state = after(table(units), lambda play: place(play, "winterfell", why="token"))
    assert control.total(state, "stark") == 1


def test_te_15_22_a_white_walker_beaten_is_a_point_and_goes_back() -> None:
    state = table(HOMES | {"the_rills": "st3"}, steel=5)
    state = after(state, lambda play: place(play, "the_rills", why="token"))
    assert scores(state) == (1, 0)
    assert (night(state).walkers, night(state).pool) == ((), 13)
    assert control.holder(state, "the_rills") == TREATY


def test_te_15_22_and_15_33_the_night_king_beaten_is_the_end() -> None:
    state = table(HOMES | {"winterfell": "st3h"}, score=1, steel=5, glass=3, wall=False)
    state = after(state, lambda play: assault(play, "winterfell"))
    assert state.result is not None
    assert (state.result.reason, state.result.winners) == ("night_king_slain", (0, 1))
    assert RULESET.pending(state) == ()
