"""Phase 2: drawing, Disasters, cards (FIEF-2)."""

import pytest

from bot.rules.fief import RULESET
from bot.rules.fief.actions import Choose, Discard, Pass, PlayCard
from bot.rules.fief.events.base import with_house
from bot.rules.fief.events.cards import DisasterDrawn, Discarded, Planned, Struck, TaxLaid, TrackCleared
from bot.rules.fief.events.people import Died, TitleGained
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.disasters import halved
from bot.rules.fief.frames.cards.discarding import Discarding, Limit
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.frames.cards.playing import Playing, targets
from bot.rules.fief.legal import attacks, moves, places, taxes, titles
from bot.rules.fief.model.cards import Boon, Strike, Tax
from bot.rules.fief.model.facts import CARDS, PERSONS
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.people import printed
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import income
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    at,
    begin,
    built,
    choices,
    events,
    holding,
    noble,
    refused,
    rich,
    standing,
    titled,
)

ROBB, SANSA = "stark_robb_stark", "stark_sansa_stark"
CERSEI = "lannister_cersei_lannister"


def struck(state: Fief, kind: str, region: int) -> Fief:
    return changed(state, struck=(*state.struck, Strike(kind=kind, region=region)))


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


def test_fief_2_3_all_discard_at_the_same_time() -> None:
    state = holding(holding(begin("stark", "lannister", "tyrell"), 0, "tax_1", "uprising_1"), 1, "tax_2")
    state = at(state, "P7.END", 2, Discarding(asked=(0, 1)))
    state = act(state, 0, Discard(cards=("tax_1",)))
    assert state.houses[0].hand == ("tax_1", "uprising_1")
    told = events(state, 1, Discard(cards=()))
    assert Discarded(seat=0, cards=("tax_1",)) in told
    assert not any(isinstance(one, Discarded) and one.seat == 1 for one in told)


def test_fief_2_5_two_cards_at_most_one_of_the_court() -> None:
    state = at(begin("stark", "lannister", "tyrell"), "P7.END", 2, Drawing(seat=0))
    assert choices(act(state, 0, Choose(what="fortune")), 0, "choose", "what") == {"fortune", "court_event"}
    state = act(state, 0, Choose(what="court_event"))
    assert [CARDS[card].deck for card in state.houses[0].hand] == ["court_event", "fortune"]


def test_fief_2_5_and_0_95_of_the_only_draw_that_is_possible_nobody_is_asked() -> None:
    """After a card of the Court, or where one deck is gone for good: a plan for it takes the other (FIEF-2.8)."""
    state = begin("stark", "lannister", "tyrell")
    court = changed(state.court, pile=state.court.pile[:1])
    gone = changed(state, fortune=changed(state.fortune, pile=()), court=court)
    gone = at(gone, "P2.DRAW", 2, Discarding(asked=(0,)))
    after = act(gone, 0, Discard(cards=(), first="fortune", second="fortune"))
    assert after.houses[0].hand == court.pile  # the second draw is lost
    assert not any(isinstance(frame, Drawing) for frame in after.stack)
    tully = at(begin("tully", "lannister", "tyrell"), "P7.END", 2, Drawing(seat=0))
    asked = act(tully, 0, Choose(what="court_event"))
    kept = act(asked, 0, Choose(what="keep"))  # of turning the next one down it is asked
    assert choices(kept, 0, "choose", "what") == {"keep", "redraw", "keep_all"}


def test_fief_2_7_a_disaster_counts_as_the_draw_unless_the_track_is_full() -> None:
    state = begin("stark", "lannister", "tyrell")
    state = changed(state, fortune=changed(state.fortune, pile=("plague_1", "tax_1")))
    state = at(state, "P7.END", 2, Drawing(seat=1), Drawing(seat=0))
    drawn = act(state, 0, Choose(what="fortune"))
    assert (drawn.track, drawn.houses[0].hand) == (("plague_1",), ())
    full = changed(state, track=("famine_1", "famine_2", "famine_3"))
    told = events(full, 0, Choose(what="fortune"))
    assert DisasterDrawn(seat=0, card="plague_1", full=True) in told
    assert act(full, 0, Choose(what="fortune")).houses[0].hand == ("tax_1",)


def test_fief_2_1_and_2_4_what_is_planned_is_drawn_without_asking() -> None:
    state = begin("stark", "lannister", "tyrell")
    state = changed(state, fortune=changed(state.fortune, pile=("tax_1", "tax_2", "tax_3")))
    state = at(state, "P2.DRAW", 2, Discarding(asked=(0,)))
    planned = act(state, 0, Discard(cards=(), first="fortune", second="court_event"))
    assert planned.houses[0].hand == ("tax_1", "a_lord_comes_of_age_1")
    half = act(state, 0, Discard(cards=(), second="fortune"))
    assert (half.houses[0].hand, RULESET.pending(half)[0].waiting) == ((), (0,))
    told = events(state, 0, Discard(cards=(), first="fortune"))
    plan = next(one for one in told if isinstance(one, Planned))
    assert (plan.seen_by(0), plan.seen_by(1), plan.seen_by(None)) == (plan, None, None)
    assert refused(state, 0, Discard(cards=(), first="court_event", second="court_event")) == "FIEF-2.3"


def test_fief_2_4_another_deck_where_a_disaster_lies_on_top() -> None:
    state = begin("stark", "lannister", "tyrell")
    state = changed(state, fortune=changed(state.fortune, pile=("plague_1", "tax_1")))
    state = at(state, "P2.DRAW", 2, Discarding(asked=(0,)))
    after = act(state, 0, Discard(cards=(), first="fortune", instead="court_event"))
    assert after.houses[0].hand == ("a_lord_comes_of_age_1",)  # and then the Disaster: no other draw is left
    assert after.track == ("plague_1",)


def test_fief_2_4_and_2_5_where_both_decks_are_named_another_one_changes_the_order_alone() -> None:
    """Both are drawn from in any case, and nobody draws between: the Disaster lies on top still."""
    state = begin("stark", "lannister", "tyrell")
    state = changed(state, fortune=changed(state.fortune, pile=("plague_1", "tax_1")))
    state = at(state, "P2.DRAW", 2, Discarding(asked=(0,)))
    plan = Discard(cards=(), first="fortune", second="court_event")
    same = act(state, 0, plan)
    other = act(state, 0, changed(plan, instead="court_event"))
    assert same.houses[0].hand == other.houses[0].hand == ("a_lord_comes_of_age_1",)
    assert same.track == other.track == ("plague_1",)


def test_fief_2_4_and_11_5_but_with_the_night_s_watch_the_second_draw_is_open_again() -> None:
    """The Court has been drawn from, and what is left is Fortune or the black: neither was named."""
    state = begin("stark", "lannister", "tyrell", options=FiefOptions(nwe=True))
    state = changed(state, fortune=changed(state.fortune, pile=("plague_1", "tax_1")))
    state = at(state, "P2.DRAW", 2, Discarding(asked=(0,)))
    plan = Discard(cards=(), first="fortune", second="court_event", instead="court_event")
    half = act(state, 0, plan)
    assert half.houses[0].hand == ("a_lord_comes_of_age_1",)
    assert choices(half, 0, "choose", "what") == {"fortune", "stark_robb_stark"}


def test_fief_2_4_house_tully_turns_a_card_down_once_a_round() -> None:
    state = begin("tully", "lannister", "tyrell")
    state = changed(state, fortune=changed(state.fortune, pile=("tax_1", "tax_2", "tax_3")))
    state = at(state, "P7.END", 2, Drawing(seat=1), Drawing(seat=0))
    drawn = act(state, 0, Choose(what="fortune"))
    assert drawn.houses[0].hand == ("tax_1",)
    assert choices(drawn, 0, "choose", "what") == {"keep", "redraw", "keep_all"}
    other = act(drawn, 0, Choose(what="redraw"))
    assert (other.houses[0].hand, other.fortune.discard) == (("tax_2",), ("tax_1",))
    assert act(other, 0, Choose(what="fortune")).houses[0].hand == ("tax_2", "tax_3")
    never = act(act(drawn, 0, Choose(what="keep_all")), 0, Choose(what="fortune"))
    assert never.stack[-1] == Drawing(seat=1)


def test_fief_2_4_a_disaster_turned_down_is_never_on_the_track() -> None:
    state = begin("tully", "lannister", "tyrell")
    state = changed(state, fortune=changed(state.fortune, pile=("plague_1", "tax_2", "tax_3")))
    state = at(state, "P7.END", 2, Drawing(seat=1), Drawing(seat=0))
    state = act(state, 0, Choose(what="fortune"))
    assert act(state, 0, Choose(what="redraw")).houses[0].hand == ("tax_2",)
    assert act(state, 0, Choose(what="redraw")).track == ()
    assert act(state, 0, Choose(what="keep")).track == ("plague_1",)


def test_fief_2_8_an_empty_deck_is_rebuilt_from_its_discards() -> None:
    state = begin("stark", "lannister", "tyrell")
    state = changed(state, fortune=changed(state.fortune, pile=(), discard=("tax_1",)))
    state = at(state, "P7.END", 2, Drawing(seat=0))
    state = act(state, 0, Choose(what="fortune"))
    assert state.houses[0].hand == ("tax_1", "a_lord_comes_of_age_1")  # Fortune is empty now


def test_fief_2_8_and_2_7_where_only_disasters_are_left_the_court_is_drawn_from_or_the_draw_is_lost() -> None:
    state = begin("stark", "lannister", "tyrell")
    state = changed(state, fortune=changed(state.fortune, pile=("plague_1",), discard=("plague_2",)))
    state = changed(state, track=("famine_1", "famine_2", "famine_3"))
    after = at(state, "P7.END", 2, Drawing(seat=1), Drawing(seat=0, drawn=("court_event",)))
    after = act(after, 0, Choose(what="fortune"))
    assert after.houses[0].hand == ()
    assert {*after.fortune.pile, *after.fortune.discard} == {"plague_1", "plague_2"}
    after = at(state, "P7.END", 2, Drawing(seat=1), Drawing(seat=0))
    after = act(after, 0, Choose(what="fortune"))
    assert after.houses[0].hand == state.court.pile[:1]
    assert RULESET.pending(after)[0].waiting == (1,)


def test_fief_2_15_and_2_17_where_a_disaster_strikes() -> None:
    state = changed(begin("stark", "lannister", "tyrell"), track=("famine_1",))
    state = at(state, "P2.DISASTERS", 2, Drawing(seat=0, drawn=("fortune",)))
    state = changed(state, fortune=changed(state.fortune, pile=("tax_1",)))
    assert Struck(card="famine_1", die=3, region=3) in events(state, 0, Choose(what="fortune"), disaster=[3])
    assert Struck(card="famine_1", die=6, region=None) in events(
        state, 0, Choose(what="fortune"), disaster=[6]
    )
    cursed = noble(state, "tyrell_malora_hightower", 2, "highgarden")
    assert Struck(card="famine_1", die=6, region=4) in events(cursed, 0, Choose(what="fortune"), disaster=[6])


def test_fief_2_20_plague_takes_half_of_the_troops_and_spares_villages_with_a_sept() -> None:
    assert halved({"man_at_arms": 3, "knight": 2}) == {"man_at_arms": 2}
    state = changed(begin("stark", "lannister", "tyrell"), track=("plague_1",))
    state = changed(state, fortune=changed(state.fortune, pile=("tax_1",)))
    state = at(state, "P2.DISASTERS", 2, Drawing(seat=0, drawn=("fortune",)))
    after = act(state, 0, Choose(what="fortune"), disaster=[1], plague=[1])
    assert after.land["winterfell"].troops(0) == {"man_at_arms": 1, "knight": 1}
    assert after.dead == (ROBB,)
    blest = act(built(state, "winterfell", sept=True), 0, Choose(what="fortune"), disaster=[1])
    assert blest.land["winterfell"].troops(0) == {"man_at_arms": 3, "knight": 1}


def test_fief_2_20_plague_reaches_captives_and_spares_the_blessed() -> None:
    blessed = next(one for one in PERSONS if printed(one, "blessed"))
    state = noble(begin("stark", "lannister", "tyrell"), CERSEI, 1, "winterfell", captor=0)
    state = noble(state, blessed, 1, "winterfell", captor=0)
    state = changed(state, track=("plague_1",), fortune=changed(state.fortune, pile=("tax_1",)))
    state = at(state, "P2.DISASTERS", 2, Drawing(seat=0, drawn=("fortune",)))
    after = act(state, 0, Choose(what="fortune"), disaster=[1], plague=[1, 1])
    assert {*after.dead} == {ROBB, CERSEI}
    assert blessed in after.nobles


@pytest.mark.parametrize(("first", "heir"), [(0, CERSEI), (1, None)])
def test_fief_2_20_and_0_9_the_plague_asks_nobles_in_turn_order(first: int, heir: str | None) -> None:
    """His wife inherits only from a lord who dies before her."""
    state = noble(begin("stark", "lannister", "tyrell"), CERSEI, 1, "winterfell", spouse=ROBB)
    state = titled(noble(state, ROBB, 0, "winterfell", spouse=CERSEI), ROBB, "fief_winterfell")
    state = changed(state, track=("plague_1",), first=first)
    state = changed(state, fortune=changed(state.fortune, pile=("tax_1",)))
    state = at(state, "P2.DISASTERS", 2, Drawing(seat=0, drawn=("fortune",)))
    told = events(state, 0, Choose(what="fortune"), disaster=[1], plague=[1, 1])
    assert [one.noble for one in told if isinstance(one, Died)] == [[ROBB, CERSEI], [CERSEI, ROBB]][first]
    gained = [one.noble for one in told if isinstance(one, TitleGained)]
    assert next(iter(gained), None) == heir


def test_fief_2_16_a_second_plague_strikes_again() -> None:
    state = changed(begin("stark", "lannister", "tyrell"), track=("plague_1", "plague_2"))
    state = standing(state, 0, "winterfell", "m4", "inside")
    state = changed(state, fortune=changed(state.fortune, pile=("tax_1",)))
    state = at(state, "P2.DISASTERS", 2, Drawing(seat=0, drawn=("fortune",)))
    after = act(state, 0, Choose(what="fortune"), disaster=[1, 1], plague=[6, 6])
    assert after.land["winterfell"].troops(0) == {"man_at_arms": 1, "knight": 1}  # 8, 4, 2


def test_fief_2_16_a_disaster_struck_twice_is_undone_at_once() -> None:
    state = struck(
        struck(holding(begin("stark", "lannister", "tyrell"), 0, "good_weather_1"), "heavy_rain", 1),
        "heavy_rain",
        1,
    )
    state = at(state, "P2.LIMIT", 2, Playing(seat=0))
    assert act(state, 0, PlayCard(card="good_weather_1", target="1")).struck == ()


def test_fief_2_18_in_heavy_rain_nobody_marches_but_house_stark_and_nobody_fights() -> None:
    state = struck(begin("stark", "greyjoy", "tully"), "heavy_rain", 1)
    state = noble(state, ROBB, 0, "winterfell")
    wet = noble(state, "greyjoy_balon_greyjoy", 1, "barrowton")
    assert [*moves.near(wet, 0, "winterfell", 2)] != []
    assert [*moves.near(wet, 1, "barrowton", 2)] == []
    there = standing(noble(wet, "greyjoy_balon_greyjoy", 1, "winterfell"), 1, "winterfell", "k2")
    assert attacks.possible(there, 1, "winterfell") == ()
    assert attacks.possible(changed(there, struck=()), 1, "winterfell") != ()


def test_fief_2_21_disasters_lie_until_the_end_of_the_round() -> None:
    state = changed(struck(begin("stark", "lannister", "tyrell"), "famine", 1), track=("famine_1",))
    pile = changed(state.fortune, pile=tuple(one for one in state.fortune.pile if one != "famine_1"))
    state = at(changed(state, fortune=pile), "P7.END", 4, Buying(seat=0))
    after = act(rich(state, 0, 3), 0, Pass())
    assert (after.track, after.struck, after.fortune.discard) == ((), (), ("famine_1",))


# ── taxes ─────────────────────────────────────────────────────────────────────────────────────────


def levying(state: Fief, *cards: str) -> Fief:
    """Seat 0 may play these cards."""
    return at(holding(state, 0, *cards), "P2.LIMIT", 2, Playing(seat=0))


def test_fief_2_25_a_tax_needs_a_card_a_marker_and_somebody_to_levy_it() -> None:
    state = levying(begin("stark", "lannister", "tyrell"), "tax_1")
    assert choices(state, 0, "play", "card") == set()
    lord = titled(state, ROBB, "fief_winterfell")
    told = events(lord, 0, PlayCard(card="tax_1", target="fief_winterfell", by=ROBB))
    assert TaxLaid(tax=Tax(card="tax_1", seat=0, noble=ROBB, fief="fief_winterfell")) in told
    assert refused(lord, 0, PlayCard(card="tax_1", target="1", by=ROBB)) == "FIEF-2.26"
    spent = changed(lord, taxes=tuple(Tax(card="", seat=0, noble=ROBB, regions=(5,)) for _ in range(3)))
    assert taxes.targets(spent, 0) == ()


def test_fief_2_26_who_levies_what() -> None:
    state = begin("stark", "lannister", "tyrell")
    assert set(taxes.targets(titled(state, ROBB, "warden_north"), 0)) == {"1"}
    assert set(taxes.targets(titled(state, ROBB, "master_of_laws"), 0)) == {"1", "2", "3", "4", "5"}
    hand = titled(titled(state, ROBB, "hand"), "lannister_tywin_lannister", "warden_west")
    assert taxes.targets(hand, 0) == (taxes.REALM,)
    assert len(taxes.regions(hand, taxes.REALM)) == 1
    king = titled(titled(state, ROBB, "king"), "lannister_tywin_lannister", "fief_casterly_rock")
    assert "fief_winterfell" in taxes.targets(king, 0)
    assert "fief_casterly_rock" not in taxes.targets(king, 0)
    held = noble(titled(state, ROBB, "warden_north"), ROBB, 0, "casterly_rock", captor=1)
    assert taxes.targets(held, 0) == ("1",)


def test_fief_1_67_and_2_26_while_the_king_is_an_outlaw_the_queen_levies_and_not_he() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), ROBB, "king")
    state = noble(state, ROBB, 0, "winterfell", marks=("outlaw",))
    assert "fief_casterly_rock" in taxes.targets(state, 0)  # nobody is Protector: he is King still
    queen = titled(noble(state, CERSEI, 1, "casterly_rock", spouse=ROBB), CERSEI, "queen")
    assert taxes.targets(queen, 0) == ()
    assert "fief_winterfell" in taxes.targets(queen, 1)
    captive = noble(queen, CERSEI, 1, "winterfell", captor=0)
    assert taxes.leviers(captive, 1, "fief_winterfell") == (CERSEI,)  # as a Captive may (FIEF-2.25)


@pytest.mark.parametrize("royal", [False, True])
def test_fief_3_5_a_tallage_remains_what_it_was_when_it_was_levied(royal: bool) -> None:
    state = standing(begin("stark", "lannister", "tyrell"), 1, "barrowton", "m1")
    state = titled(state, ROBB, "king" if royal else "fief_winterfell")
    state = at(holding(state, 0, "tax_1", "tax_2"), "P2.LIMIT", 2, Playing(seat=0))
    state = act(state, 0, PlayCard(card="tax_1", target="fief_winterfell"))
    now = ("fief_winterfell",) if royal else ()
    other = titled(noble(state, ROBB, 0, "winterfell", titles=()), ROBB, *now)
    assert other.taxes[0].royal == royal
    untaxed = changed(other, taxes=())
    gained = [income.of(other, seat) - income.of(untaxed, seat) for seat in (0, 1)]
    assert gained == ([1, -1] if royal else [1, 0])


def test_fief_2_29_one_tallage_on_a_fief() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), ROBB, "fief_winterfell")
    lying = changed(state, taxes=(Tax(card="", seat=0, noble=ROBB, fief="fief_winterfell"),))
    assert "fief_winterfell" in taxes.targets(state, 0)
    assert "fief_winterfell" not in taxes.targets(lying, 0)


def test_fief_2_22_to_2_24_and_2_29_boons_cancel_disasters_or_yield_once() -> None:
    state = struck(holding(begin("stark", "lannister", "tyrell"), 0, "good_harvest_1"), "famine", 1)
    state = at(state, "P2.LIMIT", 2, Playing(seat=0))
    cancelled = act(state, 0, PlayCard(card="good_harvest_1", target="1"))
    assert (cancelled.struck, cancelled.boons) == ((), ())
    laid = act(state, 0, PlayCard(card="good_harvest_1", target="5"))
    assert laid.fortune.discard == ("good_harvest_1",)
    lying = changed(state, boons=(Boon(card="good_harvest_2", region=5),))
    assert "5" not in targets(lying, 0, "good_harvest_1")
    unlucky = noble(state, "tully_jonos_bracken", 1, "darry")
    assert "3" not in targets(unlucky, 0, "good_harvest_1")


@pytest.mark.parametrize(("boon", "disaster"), [("good_harvest", "famine"), ("good_weather", "heavy_rain")])
def test_fief_2_29_a_boon_that_has_undone_a_disaster_has_had_its_effect_there(
    boon: str, disaster: str
) -> None:
    state = struck(holding(begin("stark", "lannister", "tyrell"), 0, f"{boon}_1"), disaster, 1)
    state = at(holding(state, 1, f"{boon}_2"), "P2.LIMIT", 2, Playing(seat=1), Playing(seat=0))
    assert "1" in choices(state, 0, "play", "target", card=f"{boon}_1")
    state = act(state, 0, PlayCard(card=f"{boon}_1", target="1"))
    assert choices(state, 1, "play", "target", card=f"{boon}_2") == {"2", "3", "4", "5"}
    assert TrackCleared().fold(state).undone == ()


def test_fief_2_27_and_2_28_a_noble_comes_of_age_behind_walls_if_there_are_any() -> None:
    state = standing(
        holding(begin("stark", "lannister", "tyrell"), 0, "a_lady_comes_of_age_1"), 0, "barrowton", "m1"
    )
    state = at(state, "P2.LIMIT", 2, Playing(seat=0))
    assert choices(state, 0, "play", "target", card="a_lady_comes_of_age_1") == {"winterfell"}
    after = act(state, 0, PlayCard(card="a_lady_comes_of_age_1", target="winterfell"))
    assert after.nobles[SANSA].inside
    assert after.court.discard == ("a_lady_comes_of_age_1",)


def test_fief_0_90_and_2_27_who_comes_of_age_next_not_even_its_own_house_knows() -> None:
    state = holding(begin("stark", "lannister", "tyrell"), 0, "a_lord_comes_of_age_1")
    state = at(state, "P2.LIMIT", 2, Playing(seat=0))
    for viewer in (0, 1, None):
        known = state.seen_by(viewer).houses[0]
        assert {*known.lords, *known.ladies} == {""}
        assert (len(known.lords), len(known.ladies)) == (4, 3)
    assert choices(state, 0, "play", "target", card="a_lord_comes_of_age_1") == {"winterfell"}


def test_fief_2_28_and_6_31_nobody_comes_of_age_in_a_siege() -> None:
    state = built(begin("stark", "lannister", "tyrell"), "winterfell", siege={1: 0})
    free = places.cradles(state, 0)
    assert "winterfell" not in free
    assert all(state.land[place].owner is None for place in free)
    assert places.cradles(standing(state, 0, "barrowton", "m1"), 0) == ("barrowton",)


def test_fief_0_31_and_1_69_a_lord_who_comes_for_a_lady_may_be_the_heir() -> None:
    state = titled(noble(begin("stark", "lannister", "tyrell"), CERSEI, 1, "casterly_rock"), CERSEI, "queen")
    state = titled(noble(state, ROBB, 0, "winterfell", spouse=CERSEI), ROBB, "king")
    state = at(holding(state, 0, "a_lady_comes_of_age_1"), "P2.LIMIT", 2, Playing(seat=0))
    heir = {"card": "a_lady_comes_of_age_1", "target": "winterfell"}
    assert choices(with_house(state, 0, ladies=(SANSA,)), 0, "play", "by", **heir) == set()
    state = with_house(state, 0, ladies=())
    assert choices(state, 0, "play", "by", **heir) == {"heir"}
    after = act(state, 0, PlayCard(card="a_lady_comes_of_age_1", target="winterfell", by="heir"))
    assert titles.heir(after) == state.houses[0].lords[0]


def test_fief_2_30_at_most_three_cards_are_kept() -> None:
    hand = ("tax_1", "tax_2", "tax_3", "tax_4")
    state = at(holding(begin("stark", "lannister", "tyrell"), 0, *hand), "P7.END", 2, Limit(asked=(0,)))
    assert refused(state, 0, Discard(cards=())) == "FIEF-2.30"
    assert act(state, 0, Discard(cards=("tax_2",))).houses[0].hand == ("tax_1", "tax_3", "tax_4")
