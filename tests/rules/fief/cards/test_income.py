"""Phase 3: income, taxes on it, and what ends with it (FIEF-3)."""

from bot.rules.fief.actions import PlayCard
from bot.rules.fief.legal import control, purchases, taxes
from bot.rules.fief.model.cards import Boon, Tax
from bot.rules.fief.model.facts import DOMAINS, PERSONS, VILLAGES
from bot.rules.fief.model.people import printed
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import income
from bot.rules.kit.draft import changed
from tests.rules.fief.cards.test_cards import levying, struck
from tests.rules.fief.position import (
    act,
    begin,
    built,
    noble,
    rich,
    standing,
    titled,
)

ROBB = "stark_robb_stark"
CERSEI = "lannister_cersei_lannister"


def test_fief_3_1_to_3_3_villages_mills_septs_and_boons() -> None:
    state = built(
        standing(begin("stark", "lannister", "tyrell"), 0, "barrowton", "m1"), "barrowton", mills=2, sept=True
    )
    assert income.of(state, 0) == 2 + 4 + 2
    assert income.of(changed(state, boons=(Boon(card="good_harvest_1", region=1),)), 0) == 8 + 2
    assert income.of(changed(state, boons=(Boon(card="good_weather_1", region=1),)), 0) == 8 + 2
    assert income.of(struck(state, "famine", 1), 0) == 8 - 2
    assert income.of(built(state, "barrowton", siege={1: 0}), 0) == 1


def test_fief_2_19_famine_stops_recruiting_and_village_income() -> None:
    state = rich(begin("stark", "lannister", "tyrell"), 0, 9)
    assert purchases.where(state, 0, "knight") == ("winterfell",)
    assert income.of(state, 0) == 1
    hungry = struck(state, "famine", 1)
    assert purchases.where(hungry, 0, "knight") == ()
    assert income.of(hungry, 0) == 0
    assert income.of(changed(hungry, boons=(Boon(card="good_weather_1", region=1),)), 0) == 0
    assert income.of(struck(state, "famine", 5), 0) == 1


def test_fief_3_7_king_hand_queen_and_attributes() -> None:
    state = begin("stark", "lannister", "tyrell")
    assert income.of(state, 1) == 1 + 2 + 1  # Casterly Rock, its House, and a tyrant
    tywin = "lannister_tywin_lannister"
    assert income.of(noble(state, tywin, 1, "winterfell", captor=0), 1) == 1 + 2  # no tyrant in chains
    assert income.of(titled(state, ROBB, "king", "hand"), 0) == 1 + 5 + 5
    queen = titled(noble(state, CERSEI, 1, "casterly_rock"), CERSEI, "queen")
    assert income.of(queen, 1) == 4 + 3
    charming = next(one for one in PERSONS if printed(one, "charismatic"))
    seat, homes = 2, [one.id for one in VILLAGES.values() if one.principal]
    others = [one for one in VILLAGES if one not in homes]
    base = income.of(state, seat)
    there = {"captor": 0}
    assert income.of(noble(state, charming, seat, homes[0], **there), seat) == base + 1
    assert income.of(noble(state, charming, seat, others[0], **there), seat) == base


def test_fief_3_7_and_6_31_a_tyrant_takes_nothing_from_a_village_that_yields_nothing() -> None:
    state, tyrant = begin("stark", "lannister", "tyrell"), "lannister_tywin_lannister"
    assert income.of(built(state, "casterly_rock", siege={0: 0}), 1) == 2  # the ability of the House alone
    assert income.of(noble(state, tyrant, 1, "oldtown"), 1) == 1 + 2  # closed (FIEF-0.14)
    north = noble(state, tyrant, 1, "winterfell")
    breached = changed(north, wall=changed(north.wall, breached=True))
    assert (income.of(north, 1), income.of(breached, 1)) == (1 + 2 + 1, 1 + 2)  # FIEF-11.25


def estate() -> Fief:
    """The House of the example: five Villages, two Mills and a Sept in one Region, four of them a great Fief's."""
    state = rich(titled(begin("stark", "lannister", "tyrell"), ROBB, "fief_winterfell"), 0, 0)
    fief = DOMAINS["fief_winterfell"].villages
    region = VILLAGES[fief[0]].region
    mine = [one for one in fief if VILLAGES[one].region == region]
    more = [
        one for one in VILLAGES if VILLAGES[one].region == region and VILLAGES[one].fief != "fief_winterfell"
    ]
    more = [one for one in more if not control.shut(state, one)]
    for village in (*mine, *more[: 5 - len(mine)]):
        state = standing(state, 0, village, "m1")
    state = built(built(state, mine[0], mills=2), mine[1], sept=True)
    assert len(mine) == 4
    return changed(state, boons=(Boon(card="good_harvest_1", region=region),))


def test_fief_3_4_to_3_6_and_ex_15_taxes() -> None:
    tallage = Tax(card="tax_1", seat=0, noble=ROBB, fief="fief_winterfell")
    state = changed(estate(), taxes=(tallage,))
    assert income.of(state, 0) == 17
    region = VILLAGES["winterfell"].region
    warden = Tax(card="tax_2", seat=1, noble="lannister_tywin_lannister", regions=(region,))
    taxed, untaxed = changed(state, taxes=(tallage, warden)), income.of(state, 1)
    assert (income.of(taxed, 0), income.of(taxed, 1) - untaxed) == (11, 6)
    assert income.of(titled(taxed, ROBB, "master_of_coin"), 0) == 17
    captive = noble(titled(taxed, ROBB, "master_of_coin"), ROBB, 0, "winterfell", captor=1)
    assert income.of(captive, 0) == 11


def test_fief_3_4_and_ex_16_the_lowest_rank_takes_the_mills() -> None:
    state = built(begin("stark", "lannister", "tyrell"), "winterfell", mills=1)
    base = [income.of(state, seat) for seat in state.seats]
    hand = Tax(card="tax_1", seat=1, noble="lannister_tywin_lannister", regions=(1, 5), rank=taxes.HAND)
    warden = Tax(card="tax_2", seat=2, noble="tyrell_mace_tyrell", regions=(1,), rank=taxes.WARDEN)
    state = changed(state, taxes=(hand, warden))
    assert [income.of(state, seat) - base[seat] for seat in state.seats] == [-2, 0, 2]


def test_fief_3_5_the_crown_taxes_a_fief_that_nobody_holds() -> None:
    state = begin("stark", "lannister", "tyrell")
    base = [income.of(state, seat) for seat in state.seats]
    tax = Tax(card="tax_1", seat=0, noble=ROBB, fief="fief_casterly_rock", royal=True)
    state = changed(state, taxes=(tax,))
    assert [income.of(state, seat) - base[seat] for seat in state.seats] == [1, -1, 0]


def test_fief_3_9_taxes_and_boons_are_cleared_with_income() -> None:
    state = levying(titled(begin("stark", "lannister", "tyrell"), ROBB, "warden_north"), "tax_1")
    after = act(state, 0, PlayCard(card="tax_1", target="1"))
    assert (after.phase, after.taxes, after.table) == (4, (), ())
    assert after.fortune.discard == ("tax_1",)
