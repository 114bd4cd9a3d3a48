"""What may be bought, where, and by whom (FIEF-4.10 to 4.24)."""

import pytest

from bot.rules.fief.actions import Buy, Exchange, Pass
from bot.rules.fief.events.rounds import Paid
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.legal import purchases, titles
from bot.rules.fief.model.facts import DOMAINS
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    at,
    begin,
    built,
    choices,
    events,
    menu,
    noble,
    refused,
    rich,
    standing,
    titled,
)

ROBB = "stark_robb_stark"
NORTH = DOMAINS["fief_winterfell"].villages


def north(state: Fief) -> Fief:
    """Seat 0 holds all Villages of Winterfell's domain."""
    for village in NORTH[:1] + NORTH[2:]:
        state = standing(state, 0, village, "m1")
    return state


def test_fief_4_10_and_4_11_troops_are_put_inside_walls() -> None:
    state = at(rich(begin("stark", "lannister", "tyrell"), 0, 7), "P7.END", 4, Buying(seat=0))
    assert choices(state, 0, "buy", "where", what="knight") == {"winterfell"}
    told = events(state, 0, Buy(what="knight", where="winterfell", count=2))
    assert told[0] == Paid(seat=0, by=-6, why="bought")
    assert [one.text() is None for one in told] == [True, False]  # one line for the whole purchase
    after = act(state, 0, Buy(what="knight", where="winterfell", count=2))
    assert after.land["winterfell"].troops(0, "inside") == {"man_at_arms": 3, "knight": 3}
    assert refused(state, 0, Buy(what="knight", where="winterfell", count=3)) == "FIEF-4.10"


def test_fief_4_12_archers_and_captains_only_with_tactics() -> None:
    plain = rich(begin("stark", "lannister", "tyrell"), 0, 9)
    tactics = rich(begin("stark", "lannister", "tyrell", options=FiefOptions(te=True)), 0, 9)
    assert "archer" not in purchases.possible(plain, 0)
    assert "archer" in purchases.possible(tactics, 0)


def test_fief_4_13_a_stronghold_needs_a_noble_and_no_others() -> None:
    state = rich(standing(begin("stark", "lannister", "tyrell"), 0, "barrowton", "m1"), 0, 10)
    assert purchases.where(state, 0, "stronghold") == ()
    there = noble(state, ROBB, 0, "barrowton")
    assert purchases.where(there, 0, "stronghold") == ("barrowton",)
    assert purchases.where(standing(there, 1, "barrowton", "m1"), 0, "stronghold") == ()


def test_fief_4_13_who_is_there_is_inside_at_once() -> None:
    state = noble(standing(begin("stark", "lannister", "tyrell"), 0, "barrowton", "m1"), ROBB, 0, "barrowton")
    state = at(rich(state, 0, 10), "P7.END", 4, Buying(seat=0))
    after = act(state, 0, Buy(what="stronghold", where="barrowton"))
    assert after.land["barrowton"].troops(0, "inside") == {"man_at_arms": 1}
    assert after.nobles[ROBB].inside


def test_fief_4_14_and_0_28_two_mills_at_most() -> None:
    state = rich(begin("stark", "lannister", "tyrell"), 0, 9)
    assert purchases.where(state, 0, "mill") == ("winterfell",)
    assert purchases.where(built(state, "winterfell", mills=2), 0, "mill") == ()


def test_fief_4_16_and_1_32_septs_and_idols() -> None:
    state = rich(begin("stark", "lannister", "tyrell"), 0, 9)
    assert purchases.where(state, 0, "sept") == ("winterfell",)
    assert purchases.where(changed(state, idols=True), 0, "sept") == ()
    second = changed(state, options=FiefOptions(edition="b"))
    assert purchases.where(second, 0, "sept") == ()


def test_fief_4_20_to_4_22_a_great_fief_makes_a_city() -> None:
    state = north(rich(begin("stark", "lannister", "tyrell"), 0, 8))
    state = at(state, "P7.END", 4, Buying(seat=0))
    assert refused(begin_without(state), 0, Buy(what="fief_winterfell", where="winterfell")) == "FIEF-4.20"
    after = act(state, 0, Buy(what="fief_winterfell", where="winterfell", noble=ROBB))
    assert titles.holder(after, "fief_winterfell") == ROBB
    assert after.land["winterfell"].fort == "fortified_city"
    assert after.houses[0].gold == 0


def begin_without(state: Fief) -> Fief:
    """Where one of its Villages is nobody's."""
    return built(state, "barrowton", owner=None)


@pytest.mark.parametrize(
    ("place", "marks", "held"),
    [
        ("casterly_rock", (), ()),
        ("winterfell", ("outlaw",), ()),
        ("winterfell", ("banished",), ()),
        ("winterfell", (), ("brother",)),
        ("winterfell", (), ("fief_dreadfort", "fief_white_harbor")),
    ],
)
def test_fief_4_20_and_0_41_who_takes_a_fief(
    place: str, marks: tuple[str, ...], held: tuple[str, ...]
) -> None:
    state = north(rich(begin("stark", "lannister", "tyrell"), 0, 8))
    assert "fief_winterfell" in purchases.possible(state, 0)
    other = titled(noble(state, ROBB, 0, place, inside=False, marks=marks), ROBB, *held)
    assert "fief_winterfell" not in purchases.possible(other, 0)
    captive = noble(state, ROBB, 0, "winterfell", captor=1)
    assert "fief_winterfell" not in purchases.possible(captive, 0)


def test_fief_4_20_a_title_that_somebody_holds_cannot_be_bought() -> None:
    state = north(rich(begin("stark", "lannister", "tyrell"), 0, 8))
    held = titled(state, "tyrell_mace_tyrell", "fief_winterfell")
    assert "fief_winterfell" not in purchases.possible(held, 0)


def test_fief_4_21_a_great_fief_needs_walls_and_has_one_city() -> None:
    state = north(rich(begin("stark", "lannister", "tyrell"), 0, 8))
    open_ = built(state, "winterfell", fort="")
    assert purchases.cities(open_, 0, "fief_winterfell") == ()
    two = built(state, "barrowton", fort="stronghold")
    assert {*purchases.cities(two, 0, "fief_winterfell")} == {"winterfell", "barrowton"}
    bought = act(at(two, "P7.END", 4, Buying(seat=0)), 0, Buy(what="fief_winterfell", where="barrowton"))
    assert (bought.land["barrowton"].fort, bought.land["winterfell"].fort) == ("fortified_city", "stronghold")
    city = built(two, "winterfell", fort="fortified_city")
    assert purchases.cities(city, 0, "fief_winterfell") == ("winterfell",)
    again = act(at(city, "P7.END", 4, Buying(seat=0)), 0, Buy(what="fief_winterfell", where="winterfell"))
    assert (again.land["barrowton"].fort, again.land["winterfell"].fort) == ("stronghold", "fortified_city")


def test_fief_4_21_and_6_31_a_besieged_stronghold_becomes_no_city() -> None:
    state = noble(north(rich(begin("stark", "lannister", "tyrell"), 0, 8)), ROBB, 0, "barrowton")
    state = noble(standing(state, 1, "winterfell", "m4"), "lannister_tywin_lannister", 1, "winterfell")
    state = at(built(state, "winterfell", siege={1: 0}), "P7.END", 4, Buying(seat=0))
    assert purchases.cities(state, 0, "fief_winterfell") == ()
    two = built(state, "barrowton", fort="stronghold")
    assert choices(two, 0, "buy", "where", what="fief_winterfell") == {"barrowton"}
    city = built(state, "winterfell", fort="fortified_city")  # there is nothing to place
    assert choices(city, 0, "buy", "where", what="fief_winterfell") == {"winterfell"}


def test_fief_4_22_prices_of_fiefs() -> None:
    for domain, fief in DOMAINS.items():
        great = {3: 6, 4: 8}.get(len(fief.villages))
        assert purchases.price(domain) == (great if fief.tier == "great" else 4)


def test_fief_4_20_a_lesser_fief_needs_no_walls() -> None:
    state = noble(
        rich(begin("stark", "lannister", "tyrell", "martell", "tully"), 0, 4), ROBB, 0, "white_harbor"
    )
    for village in DOMAINS["fief_white_harbor"].villages:
        state = standing(state, 0, village, "m1")
    state = act(
        at(state, "P7.END", 4, Buying(seat=0)), 0, Buy(what="fief_white_harbor", where="white_harbor")
    )
    assert titles.holder(state, "fief_white_harbor") == ROBB
    assert state.houses[0].gold == 0
    assert state.land["white_harbor"].fort == ""


def test_fief_4_23_a_great_fief_is_worth_a_point() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), ROBB, "fief_winterfell")
    assert scoring.parts(state, 0) == {"fiefs": 1}


def test_fief_0_8_the_default_of_a_purchase_gives_up_nothing() -> None:
    state = at(rich(begin("stark", "lannister", "tyrell"), 0, 9), "P7.END", 4, Buying(seat=1), Buying(seat=0))
    assert menu(state, 0) == ("buy", "pass")
    assert act(state, 0, Pass()).houses[0].gold == 9


def crowded(neck: int = 0) -> Fief:
    """Robb, at Winterfell, holds two Fiefs already; Wyman stands in one of them. `neck`: who holds Moat Cailin."""
    state = north(rich(begin("stark", "lannister", "tyrell", "martell", "tully"), 0, 8))
    state = standing(state, neck, "moat_cailin", "m1")
    state = noble(titled(state, ROBB, "fief_dreadfort", "fief_white_harbor"), WYMAN, 0, "white_harbor")
    return at(state, "P7.END", 4, Buying(seat=0))


WYMAN = "stark_wyman_manderly"
WINTERFELL = Exchange(what="fief_winterfell", where="winterfell", noble=ROBB, instead_of="fief_white_harbor")


def test_fief_0_42_who_has_no_slot_gives_a_fief_up_for_the_one_that_he_buys() -> None:
    state = crowded()
    assert menu(state, 0) == ("buy", "exchange", "pass")
    assert refused(state, 0, Buy(what="fief_winterfell", where="winterfell", noble=ROBB)) == "FIEF-4.20"
    assert choices(state, 0, "exchange", "instead_of", **fields(WINTERFELL)) == {
        "fief_dreadfort",
        "fief_white_harbor",
    }
    after = act(state, 0, WINTERFELL)
    assert after.nobles[ROBB].titles == ("fief_dreadfort", "fief_winterfell")
    assert titles.holder(after, "fief_white_harbor") is None
    assert after.land["winterfell"].fort == "fortified_city"
    assert after.houses[0].gold == 0


def test_fief_0_42_the_fief_given_up_goes_to_a_noble_of_the_house_who_could_buy_it() -> None:
    assert choices(crowded(), 0, "exchange", "passed_to", **fields(WINTERFELL)) == {WYMAN}
    after = act(crowded(), 0, changed(WINTERFELL, passed_to=WYMAN))
    assert titles.holder(after, "fief_white_harbor") == WYMAN
    away = noble(crowded(), WYMAN, 0, "winterfell")
    assert refused(away, 0, changed(WINTERFELL, passed_to=WYMAN)) == "FIEF-0.42"
    assert not choices(crowded(neck=1), 0, "exchange", "passed_to", **fields(WINTERFELL))  # FIEF-4.20


def test_fief_0_42_and_4_24_where_the_crown_is_its_own_a_house_exchanges_fiefs_free_of_charge() -> None:
    state = rich(titled(crowded(), WYMAN, "king"), 0, 0)
    assert menu(state, 0) == ("exchange", "pass")
    after = act(state, 0, WINTERFELL)
    assert (titles.holder(after, "fief_winterfell"), after.houses[0].gold) == (ROBB, 0)
    captive = noble(state, WYMAN, 0, "casterly_rock", captor=1)
    assert "exchange" not in menu(captive, 0)


def test_fief_0_42_nothing_is_exchanged_where_there_is_a_slot_or_nothing_to_gain() -> None:
    free = north(rich(begin("stark", "lannister", "tyrell", "martell", "tully"), 0, 8))
    free = at(titled(free, ROBB, "fief_dreadfort"), "P7.END", 4, Buying(seat=0))
    assert "exchange" not in menu(free, 0)
    assert "exchange" not in menu(rich(crowded(), 0, 7), 0)
    outlaw = noble(crowded(), ROBB, 0, "winterfell", marks=("outlaw",))
    assert "exchange" not in menu(outlaw, 0)


def fields(action: Exchange) -> dict[str, str]:
    """Those that come before the Title given up and its receiver."""
    return {
        "what": action.what,
        "where": action.where,
        "noble": action.noble,
        "instead_of": action.instead_of,
    }
