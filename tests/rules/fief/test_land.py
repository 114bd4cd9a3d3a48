"""Set-up, control, Nobles, Titles, Captives, the end: what lies under everything (FIEF-0, 7, 17.50)."""

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Concede, RuleError, fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Choose, Gift, Pass, Release, Succession, TakeHouse
from bot.rules.fief.events.cards import Drew
from bot.rules.fief.events.land import Controlled
from bot.rules.fief.events.people import ClaimLeft
from bot.rules.fief.events.rounds import GoldGiven
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.setup import Homes, Houses, homes
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.judge.judges import settle
from bot.rules.fief.legal import control, places, sides, stock, titles
from bot.rules.fief.model.board import LINKS, closed
from bot.rules.fief.model.facts import DOMAINS, TITLES, VILLAGES
from bot.rules.fief.model.options import OF_EDITION, FiefOptions
from bot.rules.fief.model.people import is_lord
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring, upkeep, verbs
from bot.rules.kit.draft import changed
from bot.words import Voice
from tests.rules.fief.position import (
    act,
    at,
    begin,
    built,
    choices,
    events,
    holding,
    menu,
    noble,
    refused,
    rich,
    standing,
    titled,
)

ROBB, SANSA, WYMAN = "stark_robb_stark", "stark_sansa_stark", "stark_wyman_manderly"
TYWIN, CERSEI = "lannister_tywin_lannister", "lannister_cersei_lannister"
KEVAN = "lannister_kevan_lannister"


def kept(state: Fief) -> Fief:
    """Once all that follows of itself has."""
    play = Play(state, SeededChance(0))
    upkeep.keep_up(play)
    return play.state


# ── set-up ────────────────────────────────────────────────────────────────────────────────────────


def test_fief_0_10_and_0_12_and_0_13_editions_set_rules_and_each_may_be_overridden() -> None:
    assert {*OF_EDITION["a"]} == {*OF_EDITION["b"]}
    assert FiefOptions(edition="a").has("royal_pardon")
    assert not FiefOptions(edition="b").has("royal_pardon")
    assert FiefOptions(edition="b", royal_pardon="on").has("royal_pardon")


def test_fief_0_11_the_last_round_by_players_and_watch() -> None:
    assert [FiefOptions().last_round(players) for players in (4, 6)] == [15, 18]
    assert FiefOptions(nwe=True).last_round(6) == 21
    assert FiefOptions(max_rounds="none").last_round(4) is None


def test_fief_0_14_three_to_six_and_closed_domains() -> None:
    for players in (2, 7):
        with pytest.raises(RuleError):
            RULESET.check(FiefOptions(), players)
    assert len(closed(3)) == 11
    assert not closed(5)
    state = begin("stark", "lannister", "tyrell", "martell")
    visited = kept(standing(state, 0, "dreadfort", "m2"))
    assert visited.land["dreadfort"].owner is None


def test_fief_0_16_a_house_is_picked_in_turn_order_or_dealt() -> None:
    state = fold(RULESET, RULESET.new(FiefOptions(), 3, SeededChance(1)))
    first = RULESET.pending(state)[0].waiting[0]
    assert first == state.order[0]
    state = act(state, first, TakeHouse(house="stark"))
    assert "stark" not in choices(state, state.order[1], "house", "house")
    dealt = fold(RULESET, RULESET.new(FiefOptions(house_choice="random"), 3, SeededChance(1)))
    assert all(house.house for house in dealt.houses)
    assert isinstance(dealt.stack[-1], Homes)
    assert isinstance(state.stack[-1], Houses)


def test_fief_0_17_and_0_18_and_0_20_a_house_begins_inside_its_stronghold_and_round_1_in_phase_2() -> None:
    state = fold(RULESET, RULESET.new(FiefOptions(house_choice="random"), 3, SeededChance(1)))
    while isinstance(state.stack[-1], Homes):
        seat = RULESET.pending(state)[0].waiting[0]
        assert choices(state, seat, "choose", "what") == {*homes(state, seat)}
        state = act(state, seat, RULESET.default(state, seat))
    assert (state.round, state.phase) == (1, 2)
    for seat, house in enumerate(state.houses):
        (name,) = house.succession
        home = state.land[state.nobles[name].place]
        assert (home.fort, home.owner, house.gold, house.hand) == ("stronghold", seat, 5, ())
        assert home.troops(seat, "inside") == {"man_at_arms": 3, "knight": 1}
        assert len(house.lords) + len(house.ladies) == 7


def test_fief_0_19_pieces_are_a_hard_limit() -> None:
    state = begin("stark", "lannister", "tyrell")
    assert stock.troops(state, 0, "man_at_arms") == 10
    assert stock.troops(standing(state, 0, "winterfell", "m10"), 0, "man_at_arms") == 0
    assert stock.buildings(state, "stronghold") == 9


def test_fief_0_21_roads_join_both_ways_and_domains_cross_regions() -> None:
    assert all(source in LINKS[target] for source, near in LINKS.items() for target in near)
    assert {VILLAGES[one].region for one in DOMAINS["fief_riverrun"].villages} == {1, 3, 5}


# ── control ───────────────────────────────────────────────────────────────────────────────────────


def test_fief_0_22_and_0_24_who_came_first_has_control_and_then_the_next() -> None:
    state = begin("stark", "lannister", "tyrell")
    state = begin("stark", "lannister", "tyrell", "martell", "arryn")
    state = standing(standing(state, 1, "darry", "m1"), 0, "darry", "m1")
    assert state.land["darry"].owner == 1
    gone = changed(
        state, land={**state.land, "darry": changed(state.land["darry"], posts=state.land["darry"].posts[1:])}
    )
    assert kept(gone).land["darry"].owner == 0


def test_fief_0_23_a_fief_title_holds_its_villages_even_when_they_are_empty() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), ROBB, "fief_winterfell")
    land = {one: changed(state.land[one], owner=0) for one in DOMAINS["fief_winterfell"].villages}
    state = changed(state, land={**state.land, **land})
    assert next(control.due(state), None) is None
    lost = changed(state, nobles={**state.nobles, ROBB: changed(state.nobles[ROBB], titles=(), since={})})
    assert dict(control.due(lost)) == {"deepwood_motte": None, "torrhens_square": None, "barrowton": None}


def test_fief_0_27_units_of_others_step_out_of_walls() -> None:
    state = built(
        standing(begin("stark", "lannister", "tyrell"), 0, "barrowton", "m1"), "barrowton", fort="stronghold"
    )
    state = standing(state, 1, "barrowton", "m2", "inside")
    assert kept(state).land["barrowton"].troops(1, "field") == {"man_at_arms": 2}


def test_fief_0_57_a_fief_is_lost_with_its_city() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), ROBB, "fief_winterfell")
    state = built(standing(state, 1, "winterfell", "m1"), "winterfell", owner=1)
    state = kept(state)
    assert titles.holder(state, "fief_winterfell") is None
    assert state.land["winterfell"].fort == "fortified_city"


# ── Nobles, Titles, death ─────────────────────────────────────────────────────────────────────────


def test_fief_0_30_and_0_31_four_nobles_and_hedge_knights_after_the_last_lord() -> None:
    state = begin("stark", "lannister", "tyrell")
    assert places.may_come(state, 0)
    full = state
    for name in ("stark_wyman_manderly", "stark_greatjon_umber", "stark_sansa_stark"):
        full = noble(full, name, 0, "winterfell")
    assert not places.may_come(full, 0)
    bare = changed(state, houses=(changed(state.houses[0], lords=()), *state.houses[1:]))
    assert places.next_noble(bare, 0, lady=False) == ("hedge", "hedge_knight_1")
    assert places.next_noble(bare, 0, lady=True) == ("ladies", "stark_sansa_stark")


def test_fief_0_32_a_house_without_nobles_takes_one_free_of_charge() -> None:
    state = begin("stark", "lannister", "tyrell")
    play = Play(state, SeededChance(0))
    verbs.die(play, ROBB, "battle")
    bare = at(play.state, "P2.FOUNDLING", 1)
    walled = built(standing(bare, 0, "barrowton", "m1"), "barrowton", fort="stronghold")
    play = Play(walled, SeededChance(0))
    settle(play)
    prompt = RULESET.pending(play.state)[0]
    assert (prompt.kind, prompt.waiting) == ("foundling", (0,))
    after = act(play.state, 0, Choose(what="winterfell"))
    assert (after.houses[0].succession, after.nobles[WYMAN].place) == ((WYMAN,), "winterfell")


def test_fief_0_32_and_0_95_nobody_is_asked_about_the_only_place_for_it() -> None:
    play = Play(begin("stark", "lannister", "tyrell"), SeededChance(0))
    verbs.die(play, ROBB, "battle")
    play = Play(at(play.state, "P2.FOUNDLING", 1), SeededChance(0))
    settle(play)
    assert RULESET.pending(play.state)[0].kind == "discard"
    assert play.state.nobles[WYMAN].place == "winterfell"


def test_fief_0_36_leaders() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), SANSA, 0, "winterfell")
    assert titles.leader(state, ROBB)
    assert not titles.leader(state, SANSA)
    assert titles.leader(titled(state, SANSA, "fief_winterfell"), SANSA)
    assert titles.leader(titled(state, SANSA, "mother_of_dragons"), SANSA)
    assert not titles.leader(noble(state, ROBB, 0, "winterfell", captor=1), ROBB)


def test_fief_0_40_and_0_41_and_0_47_titles_and_slots() -> None:
    assert {title.type for title in TITLES.values()} >= {"royal", "high", "military", "fief", "small_council"}
    state = begin("stark", "lannister", "tyrell")
    assert titles.free_slots(state, ROBB, "fief") == 2
    state = titled(state, ROBB, "fief_winterfell", "fief_pyke")
    assert not titles.may_hold_fief(state, ROBB)
    assert is_lord(ROBB)


def test_fief_0_50_and_0_53_the_first_of_the_house_inherits_and_then_nobody() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), SANSA, 0, "winterfell")
    state = noble(titled(state, ROBB, "fief_winterfell", "warden_north"), WYMAN, 0, "winterfell")
    play = Play(act(at(state, "P4.BUY", 4, Buying(seat=0)), 0, Succession(noble=WYMAN)), SeededChance(0))
    assert play.state.houses[0].succession == (WYMAN, ROBB, SANSA)
    verbs.die(play, ROBB, "battle")
    assert titles.holder(play.state, "fief_winterfell") == WYMAN
    assert titles.holder(play.state, "warden_north") is None
    assert play.state.dead == (ROBB,)


def test_fief_0_51_troops_of_the_dead_stay() -> None:
    play = Play(begin("stark", "lannister", "tyrell"), SeededChance(0))
    verbs.die(play, ROBB, "battle")
    assert play.state.land["winterfell"].troops(0, "inside") == {"man_at_arms": 3, "knight": 1}


def widowed(**options: Any) -> Fief:
    """Robb, who has died, held the Dreadfort; Cersei was his wife; a man of his House stands at its capital."""
    state = begin("stark", "lannister", "tyrell", "martell", "tully", options=FiefOptions(**options))
    state = noble(standing(state, 0, "dreadfort", "m1"), CERSEI, 1, "casterly_rock", spouse=ROBB)
    state = titled(noble(state, ROBB, 0, "winterfell", spouse=CERSEI), ROBB, "fief_dreadfort")
    play = Play(state, SeededChance(0))
    verbs.die(play, ROBB, "battle")
    return kept(play.state)


def test_fief_0_53_and_0_57_a_spouse_keeps_a_lesser_fief_whose_capital_the_house_of_the_dead_still_controls() -> (
    None
):
    state = widowed()
    assert titles.holder(state, "fief_dreadfort") == CERSEI
    assert (state.land["dreadfort"].owner, state.houses[0].claims) == (0, ())
    empty = kept(built(state, "dreadfort", posts=()))
    assert (empty.land["dreadfort"].owner, titles.holder(empty, "fief_dreadfort")) == (1, CERSEI)


@pytest.mark.parametrize("seat", [0, 2])
def test_fief_0_57_a_spouse_loses_it_when_another_house_takes_the_capital(seat: int) -> None:
    state = widowed()
    if seat == 0:  # it had lapsed to her House, and is taken again
        state = kept(built(state, "dreadfort", posts=()))
    play = Play(standing(state, seat, "dreadfort", "m1"), SeededChance(0))
    play.emit(Controlled(village="dreadfort", seat=seat))
    assert titles.holder(kept(play.state), "fief_dreadfort") is None


def test_fief_0_53_and_0_57_the_heirs_of_the_spouse_keep_it_too() -> None:
    state = widowed()
    play = Play(state, SeededChance(0))
    verbs.die(play, CERSEI, "battle")
    assert titles.holder(kept(play.state), "fief_dreadfort") == TYWIN


def test_fief_0_55_the_next_noble_of_the_house_takes_what_it_has_a_claim_to() -> None:
    play = Play(titled(begin("stark", "lannister", "tyrell"), ROBB, "fief_winterfell"), SeededChance(0))
    verbs.die(play, ROBB, "battle")
    assert play.state.houses[0].claims == ("fief_winterfell",)
    verbs.come_of_age(play, 0, "winterfell", lady=False)
    assert titles.holder(play.state, "fief_winterfell") == WYMAN
    assert play.state.houses[0].claims == ()


def test_fief_0_55_all_are_told_that_a_title_waits_for_it_and_when_it_waits_no_more() -> None:
    play = Play(titled(begin("stark", "lannister", "tyrell"), ROBB, "fief_winterfell"), SeededChance(0))
    verbs.die(play, ROBB, "battle")
    (left,) = (event for event in play.events if isinstance(event, ClaimLeft))
    taken = Play(standing(built(play.state, "winterfell", posts=()), 1, "winterfell", "m1"), SeededChance(0))
    upkeep.keep_up(taken)
    (over,) = (event for event in taken.events if isinstance(event, ClaimLeft))
    say = Voice("en", RULESET.names, {0: "Arya"})
    assert [say(one.text()) for one in (left, over)] == [
        "The Title Lord of Winterfell waits for the next Noble of Arya, as long as no other House takes its Village.",
        "No Noble of Arya can claim the Title Lord of Winterfell any more.",
    ]


def test_fief_0_55_it_takes_nothing_while_it_does_not_control_the_city() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), ROBB, "fief_winterfell")
    state = standing(state, 0, "barrowton", "m1")
    play = Play(state, SeededChance(0))
    verbs.die(play, ROBB, "battle")
    lost = built(play.state, "winterfell", owner=None, posts=())
    play = Play(lost, SeededChance(0))
    verbs.come_of_age(play, 0, "barrowton", lady=False)
    assert titles.holder(play.state, "fief_winterfell") is None
    assert play.state.houses[0].claims == ("fief_winterfell",)  # nobody else has the Village


# ── Captives ──────────────────────────────────────────────────────────────────────────────────────


def test_fief_0_60_and_0_63_a_captive_needs_a_guard() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), ROBB, 0, "casterly_rock", captor=1)
    assert kept(state).nobles[ROBB].captor == 1
    alone = noble(state, ROBB, 0, "old_oak", captor=1)
    assert kept(alone).nobles[ROBB].captor is None


def test_fief_0_62_and_0_64_a_released_noble_goes_home() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), ROBB, 0, "casterly_rock", captor=1)
    state = act(at(state, "P4.BUY", 4, Buying(seat=0)), 1, Release(noble=ROBB))
    assert (state.nobles[ROBB].place, state.nobles[ROBB].captor) == ("winterfell", None)
    assert refused(state, 1, Release(noble=ROBB)) == "FIEF-0.62"


def test_fief_0_64_and_5_15_who_is_freed_comes_inside_the_walls_of_its_house() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), ROBB, 0, "casterly_rock", captor=1)
    state = at(state, "P4.BUY", 4, Buying(seat=0))
    assert act(state, 1, Release(noble=ROBB)).nobles[ROBB].inside
    besieged = standing(noble(state, TYWIN, 1, "winterfell"), 1, "winterfell", "m1")
    besieged = built(besieged, "winterfell", siege={1: 0})
    assert not act(besieged, 1, Release(noble=ROBB)).nobles[ROBB].inside  # FIEF-6.31


def test_fief_0_64_and_0_23_a_freed_noble_stays_in_an_empty_village_of_its_house() -> None:
    """Crakehall is of Tywin's Fief, and his House's though only those stand there who held Kevan."""
    state = titled(begin("stark", "lannister", "tyrell"), TYWIN, "fief_casterly_rock")
    state = standing(built(state, "crakehall", owner=1), 0, "crakehall", "m1")
    state = noble(state, KEVAN, 1, "crakehall", captor=0)
    state = act(at(state, "P4.BUY", 4, Buying(seat=1)), 0, Release(noble=KEVAN))
    assert (state.nobles[KEVAN].place, state.nobles[KEVAN].shielded) == ("crakehall", 0)


@pytest.mark.parametrize(("phase", "until"), [(4, 2), (5, 3), (6, 3)])
def test_fief_0_64_who_has_nowhere_to_go_is_safe_until_the_next_movement_is_over(
    phase: int, until: int
) -> None:
    """The next is one that begins afterwards: whoever is freed while all march has its own march still to come."""
    state = built(begin("stark", "lannister", "tyrell"), "winterfell", owner=None, posts=())
    state = noble(state, ROBB, 0, "casterly_rock", captor=1)
    play = Play(changed(state, phase=phase), SeededChance(0))
    verbs.free(play, ROBB)
    assert (play.state.nobles[ROBB].place, play.state.nobles[ROBB].shielded) == ("casterly_rock", until)
    assert sides.shielded(play.state, ROBB)
    assert sides.shielded(changed(play.state, round=until, phase=5), ROBB)
    assert not sides.shielded(changed(play.state, round=until, phase=6), ROBB)


# ── what is hidden ────────────────────────────────────────────────────────────────────────────────


def test_fief_0_90_hands_and_decks_are_hidden_but_for_the_back_on_top() -> None:
    state = holding(begin("stark", "lannister", "tyrell"), 0, "uprising_1", "tax_1")
    state = changed(state, fortune=changed(state.fortune, pile=("plague_1", "tax_2")))
    seen = RULESET.view(state, 1).known
    assert seen.houses[0].hand == ("", "")
    assert seen.fortune.pile == ("disaster", "")
    assert RULESET.view(state, 0).known.houses[0].hand == ("uprising_1", "tax_1")
    assert Drew(seat=0, deck="fortune", card="tax_2").seen_by(1).card == ""


def test_fief_0_91_gold_may_be_hidden() -> None:
    state = begin("stark", "lannister", "tyrell", options=FiefOptions(gold_public=False))
    assert RULESET.view(state, 1).known.houses[0].gold == 0
    assert all(figure.key != "gold" for figure in RULESET.view(state, 1).seats[0].figures)


def test_fief_0_91_and_9_4_a_gift_of_hidden_gold_is_told_without_its_amount() -> None:
    state = begin("stark", "lannister", "tyrell", options=FiefOptions(gold_public=False))
    state = at(rich(state, 1, 3), "P4.BUY", 4, Buying(seat=0))
    (gift,) = events(state, 1, Gift(player="0", gold=2))
    assert [gift.seen_by(viewer).gold for viewer in (0, 1, 2, None)] == [2, 2, 0, 0]  # type: ignore[union-attr]
    keys = [gift.seen_by(viewer).text().key for viewer in (0, 2)]  # type: ignore[union-attr]
    assert keys == ["fief-gold-given", "fief-gold-given-unseen"]


def test_fief_0_95_whoever_holds_a_card_is_asked_whatever_it_is() -> None:
    state = holding(begin("stark", "lannister", "tyrell"), 0, "ambush_1")
    state = at(state, "P2.LIMIT", 2)
    state = changed(state, stack=(*state.stack, Playing(seat=0)))
    assert RULESET.pending(state)[0].waiting == (0,)
    assert menu(state, 0) == ("pass",)


# ── gold, lists, leaving, the end ─────────────────────────────────────────────────────────────────


def test_fief_9_4_gold_is_given_at_any_time() -> None:
    state = at(rich(begin("stark", "lannister", "tyrell"), 1, 3), "P4.BUY", 4, Buying(seat=0))
    told = events(state, 1, Gift(player="0", gold=2))
    assert told == (GoldGiven(seat=1, to_seat=0, gold=2),)
    assert refused(state, 1, Gift(player="1", gold=2)) == "FIEF-9.4"


def test_fief_17_50_to_17_52_who_leaves_answers_by_default_and_the_last_one_has_won() -> None:
    state = at(begin("stark", "lannister", "tyrell"), "P6.DECLARE", 5, Moving(seat=1), Moving(seat=0))
    state = act(holding(state, 0, "tax_1"), 0, Concede())
    assert state.houses[0].hand == ()
    assert state.fortune.discard == ("tax_1",)
    assert RULESET.pending(state)[0].waiting == (1,)
    state = act(state, 1, Concede())
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((2,), "last")


def test_fief_7_1_and_7_2_and_7_3_a_house_alone_wins_with_three_points() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), ROBB, "fief_winterfell", "king", "hand")
    state = at(state, "P7.END", 6, Moving(seat=2))
    assert scoring.points(state, 0) == 3
    state = act(state, 2, Pass())
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "points")


def test_fief_7_3_and_ex_25_two_allied_houses_win_together() -> None:
    state = begin("stark", "lannister", "tyrell", "martell", "arryn")
    state = titled(state, ROBB, "king", "fief_winterfell")
    state = titled(noble(state, CERSEI, 1, "casterly_rock", spouse=ROBB), TYWIN, "hand", "fief_casterly_rock")
    state = noble(state, ROBB, 0, "winterfell", spouse=CERSEI)
    over = scoring.winner(state)
    assert over is not None
    assert (over.winners, over.reason) == ((0, 1), "alliance")
    assert scoring.winner(changed(state, options=FiefOptions(nwe=True))) is None
    alone = titled(state, ROBB, "hand")
    alone = changed(alone, nobles={**alone.nobles, TYWIN: changed(alone.nobles[TYWIN], titles=(), since={})})
    assert scoring.winner(alone) is None


def test_fief_7_4_with_three_players_everybody_wins_alone() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), ROBB, "king", "fief_winterfell", "hand")
    state = noble(state, CERSEI, 1, "casterly_rock", spouse=ROBB)
    state = noble(state, ROBB, 0, "winterfell", spouse=CERSEI)
    over = scoring.winner(state)
    assert over is not None
    assert over.winners == (0,)


def test_fief_7_5_lesser_fiefs_may_score() -> None:
    state = begin("stark", "lannister", "tyrell", options=FiefOptions(lesser_fiefs_score=True))
    assert scoring.points(titled(state, ROBB, "fief_oldtown", "fief_dreadfort"), 0) == 1


def test_fief_7_6_and_7_9_after_the_last_round_crown_comes_before_purse() -> None:
    state = rich(changed(begin("stark", "lannister", "tyrell"), round=15), 1, 30)
    over = scoring.winner(titled(titled(state, ROBB, "king"), TYWIN, "hand"))
    assert over is not None
    assert (over.winners, over.reason) == ((0,), "rounds")
    assert scoring.winner(changed(state, round=14)) is None
