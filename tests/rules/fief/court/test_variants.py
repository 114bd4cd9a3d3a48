"""The variants, and what an edition says (FIEF-0.10 to 0.13, 10.1 to 10.7)."""

from typing import Any

import pytest

from bot.rules.contract import fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Bestow, Choose, March, Muster, Pass, Retire, TakeHouse
from bot.rules.fief.events.base import with_house
from bot.rules.fief.events.land import Marched
from bot.rules.fief.frames.court.conceding import Conceding, open_conceding
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import court, titles
from bot.rules.fief.model.facts import DOMAINS, VILLAGES
from bot.rules.fief.model.options import OF_EDITION, FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import upkeep, verbs
from bot.rules.fief.play.court import crown
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    Rigged,
    act,
    at,
    begin,
    choices,
    events,
    noble,
    refused,
    standing,
    titled,
)

ROBB, WYMAN, SANSA = "stark_robb_stark", "stark_wyman_manderly", "stark_sansa_stark"
TYWIN, CERSEI = "lannister_tywin_lannister", "lannister_cersei_lannister"
MACE = "tyrell_mace_tyrell"
DRAGONS = "mother_of_dragons_1"
DAENERYS = "targaryen_daenerys_targaryen"


def four(**options: Any) -> Fief:
    return begin("stark", "lannister", "tyrell", "martell", options=FiefOptions(**options))


# ── editions ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("edition", ["a", "b"])
def test_fief_0_12_an_edition_sets_its_rules_and_each_can_be_set_by_itself(edition: Any) -> None:
    other = {"a": "b", "b": "a"}[edition]
    plain = FiefOptions(edition=edition)
    for rule, said in OF_EDITION[edition].items():
        against = OF_EDITION[other][rule]  # type: ignore[index]
        assert plain.says(rule) == said != against
        assert FiefOptions.model_validate({"edition": edition, rule: against}).says(rule) == against


def test_fief_0_12_offices_follow_the_rule_and_not_the_letter_of_the_edition() -> None:
    state = titled(titled(four(), ROBB, "hand"), TYWIN, "king", "warden_west")
    assert court.parting_office(state) is None
    assert court.parting_office(changed(state, options=FiefOptions(end_alliance="annulment"))) == ROBB
    assert court.accusable(state) == (ROBB, TYWIN, MACE, "martell_doran_martell")
    banning = changed(state, options=FiefOptions(censure="banish"))
    assert TYWIN not in court.accusable(banning)
    assert court.idol_breaker(changed(state, options=FiefOptions(idols_actor="king"))) == TYWIN


def test_fief_0_13_what_means_nothing_is_not_asked() -> None:
    assert "wall_system" in FiefOptions().idle
    assert "wall_system" not in FiefOptions(nwe=True).idle


# ── House Targaryen ───────────────────────────────────────────────────────────────────────────────


def test_fief_10_1_house_targaryen_begins_last_with_its_card_unsullied_and_no_home() -> None:
    options = FiefOptions(targaryen=True)
    state = fold(RULESET, RULESET.new(options, 3, Rigged()))
    for house in ("targaryen", "stark", "lannister"):
        state = act(state, RULESET.pending(state)[0].waiting[0], TakeHouse(house=house))
    seat = next(one for one in state.seats if state.houses[one].house == "targaryen")
    for _ in range(2):
        assert RULESET.pending(state)[0].waiting[0] != seat
        state = act(state, *_default(state))
    assert RULESET.pending(state)[0].waiting == (seat,)
    offered = choices(state, seat, "choose", "what")
    assert offered
    taken = {VILLAGES[one.place].fief for one in state.nobles.values()}
    assert all(VILLAGES[one].coastal and DOMAINS[VILLAGES[one].fief].tier == "great" for one in offered)
    assert not taken & {VILLAGES[one].fief for one in offered}
    state = act(state, seat, Choose(what=min(offered)))
    here = state.land[min(offered)]
    assert here.troops(seat, "inside") == {"unsullied": 3}
    assert here.fort == "stronghold"
    assert state.houses[seat].gold == 5
    assert state.houses[seat].hand == (DRAGONS,)
    assert DRAGONS not in state.court.pile
    assert not titles.leader(state, DAENERYS)  # until she holds a Fief or the card is played
    assert not list(RULESET.broken(state))


def _default(state: Fief) -> Any:
    seat = RULESET.pending(state)[0].waiting[0]
    return seat, RULESET.default(state, seat)


def test_fief_10_1_only_where_the_table_plays_it() -> None:
    state = fold(RULESET, RULESET.new(FiefOptions(), 3, Rigged()))
    seat = RULESET.pending(state)[0].waiting[0]
    assert "targaryen" not in choices(state, seat, "house", "house")
    assert refused(state, seat, TakeHouse(house="targaryen")) == "FIEF-0.16"


# ── fog of war ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_fief_10_6_and_0_90_armies_are_seen_where_one_has_units() -> None:
    state = standing(standing(four(fog_of_war=True), 1, "riverrun", "m2k1"), 0, "riverrun", "m1")
    seen = RULESET.view(state, 2).known
    assert seen.land["riverrun"].troops(1) == {"hidden": 1}
    assert seen.land["casterly_rock"].troops(1, "inside") == {"hidden": 1}
    assert seen.land["highgarden"].troops(2) == state.land["highgarden"].troops(2)
    assert RULESET.view(state, 0).known.land["riverrun"].troops(1) == {"man_at_arms": 2, "knight": 1}
    assert RULESET.view(state, None).known.land["riverrun"].troops(0) == {"hidden": 1}
    plain = changed(state, options=FiefOptions())
    assert RULESET.view(plain, 2).known.land["riverrun"].troops(1) == {"man_at_arms": 2, "knight": 1}


def test_fief_10_6_and_0_52_which_troops_have_lost_heart_their_owner_alone_knows() -> None:
    state = with_house(four(fog_of_war=True), 1, scattered={"knight": 2, "man_at_arms": 1})
    assert RULESET.view(state, 1).known.houses[1].scattered == {"knight": 2, "man_at_arms": 1}
    for viewer in (0, None):
        assert RULESET.view(state, viewer).known.houses[1].scattered == {"hidden": 1}


def test_fief_10_6_what_moves_is_told_to_witnesses_alone() -> None:
    state = at(standing(four(fog_of_war=True), 0, "torrhens_square", "m1"), "P6.DECLARE", 5, Moving(seat=0))
    state = act(state, 0, Muster(source="winterfell", nobles=(ROBB,), men="m2"))
    assert not any(getattr(one, "men", {}) for one in RULESET.view(state, 1).known.stack)
    (step, *_) = [
        one for one in events(state, 0, March(target="torrhens_square")) if isinstance(one, Marched)
    ]
    own, other = step.seen_by(0), step.seen_by(1)
    assert isinstance(own, Marched)
    assert isinstance(other, Marched)
    assert own.inside == {"man_at_arms": 2}
    assert other.inside == {"hidden": 1}
    assert other.nobles == (ROBB,)


def test_fief_10_6_pictures_show_that_troops_are_there_and_no_number() -> None:
    view = RULESET.view(four(fog_of_war=True), 0)
    areas = {area.id: area for area in RULESET.scene(view).areas}
    assert areas["casterly_rock"].count is None
    assert areas["winterfell"].count == 4
    assert any(one.area == "casterly_rock" and one.kind == "troops" for one in RULESET.scene(view).tokens)


# ── concession ────────────────────────────────────────────────────────────────────────────────────


def conceding(**options: Any) -> Fief:
    state = noble(four(title_concession=True, **options), WYMAN, 0, "winterfell")
    for village in DOMAINS["fief_winterfell"].villages:
        state = state if state.land[village].owner == 0 else standing(state, 0, village, "m1")
    state = titled(state, ROBB, "fief_winterfell", "warden_north")
    return at(state, "WATCH.OATHS", 1, Conceding(asked=(0,)))


def test_fief_10_5_one_title_may_move_within_a_house() -> None:
    state = conceding()
    assert choices(state, 0, "bestow", "title") == {"fief_winterfell", "warden_north"}
    assert choices(state, 0, "bestow", "noble", title="warden_north") == {WYMAN}
    state = act(state, 0, Bestow(title="warden_north", noble=WYMAN))
    assert titles.holder(state, "warden_north") == WYMAN
    assert state.nobles[WYMAN].since["warden_north"] == 1  # the House has had it since (FIEF-1.58)


def test_fief_10_5_and_0_44_a_master_to_whom_the_hand_is_conceded_is_master_no_more() -> None:
    state = titled(conceding(), ROBB, "hand")
    state = titled(state, WYMAN, "warden_east", "master_of_coin")
    state = act(state, 0, Bestow(title="hand", noble=WYMAN))
    assert titles.holder(state, "hand") == WYMAN
    assert titles.holder(state, "master_of_coin") is None
    assert "warden_east" in state.nobles[WYMAN].titles


def test_fief_10_5_and_4_20_a_fief_goes_nowhere_while_another_house_controls_a_village_of_it() -> None:
    lost = standing(four(title_concession=True), 1, "barrowton", "m1")
    lost = titled(noble(lost, WYMAN, 0, "winterfell"), ROBB, "fief_winterfell", "warden_north")
    asked = at(lost, "WATCH.OATHS", 1, Conceding(asked=(0,)))
    assert choices(asked, 0, "bestow", "title") == {"warden_north"}


def test_fief_10_5_to_somebody_who_could_be_a_candidate_or_buy_it() -> None:
    away = noble(conceding(), WYMAN, 0, "white_harbor")
    assert "fief_winterfell" not in choices(away, 0, "bestow", "title")
    outlaw = noble(conceding(), WYMAN, 0, "winterfell", marks=("outlaw",))
    assert "bestow" not in RULESET.view(outlaw, 0).menu or not choices(outlaw, 0, "bestow", "title")


def test_fief_10_5_whoever_could_take_it_may_be_gone_while_the_question_is_open() -> None:
    state = act(changed(conceding(), phase=1), 0, Retire(noble=WYMAN))
    assert RULESET.view(state, 0).menu[0] == "pass"
    assert "bestow" not in RULESET.view(state, 0).menu


def test_fief_10_5_nobody_is_asked_without_the_option() -> None:
    play = Play(changed(conceding(), options=FiefOptions()), Rigged())
    open_conceding(play)
    assert play.events == []
    assert act(conceding(), 0, Pass()).nobles[ROBB].titles == ("fief_winterfell", "warden_north")


# ── the Heir's lands ──────────────────────────────────────────────────────────────────────────────


def dead_king(**options: Any) -> Play:
    """King Tywin of Casterly Rock has died; Cersei's son at Winterfell is the Heir."""
    state = noble(four(**options), WYMAN, 0, "winterfell", marks=("heir",))
    state = noble(state, "lannister_kevan_lannister", 1, "casterly_rock")
    state = titled(state, TYWIN, "king", "fief_casterly_rock")
    play = Play(at(state, "P1.PROPOSE", 1), Rigged())
    verbs.die(play, TYWIN, "murder")
    return play


def test_fief_10_7_the_crowned_heir_takes_the_late_kings_lands_with_their_city() -> None:
    play = dead_king(heir_inherits_lands=True)
    assert titles.holder(play.state, "fief_casterly_rock") == "lannister_kevan_lannister"
    crown(play)
    assert titles.holder(play.state, "king") == WYMAN
    assert titles.holder(play.state, "fief_casterly_rock") == WYMAN
    assert play.state.land["casterly_rock"].owner == 0
    assert play.state.land["casterly_rock"].troops(0, "inside") == {"man_at_arms": 3, "knight": 1}
    assert not list(RULESET.broken(play.state))


def test_fief_10_7_and_0_55_what_nobody_of_the_late_kings_house_could_inherit_falls_to_the_heir() -> None:
    state = noble(four(heir_inherits_lands=True), WYMAN, 0, "winterfell", marks=("heir",))
    state = noble(state, CERSEI, 1, "casterly_rock", inside=True, marks=("outlaw",))
    play = Play(at(titled(state, TYWIN, "king", "fief_casterly_rock"), "P1.PROPOSE", 1), Rigged())
    verbs.die(play, TYWIN, "murder")
    assert titles.holder(play.state, "fief_casterly_rock") is None
    crown(play)
    assert titles.holder(play.state, "fief_casterly_rock") == WYMAN
    assert play.state.land["casterly_rock"].owner == 0
    assert play.state.land["casterly_rock"].troops(0, "inside") == {"man_at_arms": 3, "knight": 1}
    assert play.state.houses[1].claims == ()


def test_fief_10_7_and_0_57_the_heir_keeps_a_lesser_fief_whose_capital_the_late_kings_house_controls() -> (
    None
):
    state = standing(dead_king(heir_inherits_lands=True).state, 1, "white_harbor", "m1")
    state = titled(state, "lannister_kevan_lannister", "fief_white_harbor")
    play = Play(changed(state, late={**state.late, "fief_white_harbor": 1}), Rigged())
    crown(play)
    upkeep.keep_up(play)
    assert {*play.state.nobles[WYMAN].titles} == {"king", "fief_casterly_rock", "fief_white_harbor"}
    assert play.state.land["white_harbor"].owner == 1


def test_fief_10_7_and_1_71_without_the_option_he_takes_nothing() -> None:
    play = dead_king()
    crown(play)
    assert titles.holder(play.state, "king") == WYMAN
    assert titles.holder(play.state, "fief_casterly_rock") == "lannister_kevan_lannister"


def test_fief_10_7_what_others_have_taken_since_stays_theirs() -> None:
    play = dead_king(heir_inherits_lands=True)
    state = standing(play.state, 2, "casterly_rock")
    heir = changed(state.nobles["lannister_kevan_lannister"], titles=(), since={})
    state = changed(state, nobles={**state.nobles, "lannister_kevan_lannister": heir})
    after = Play(titled(state, MACE, "fief_casterly_rock"), Rigged())
    crown(after)
    assert titles.holder(after.state, "fief_casterly_rock") == MACE
