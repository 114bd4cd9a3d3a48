"""Who may march together, past a siege, across the sea, into walls of others (FIEF-5.6, 5.12 to 5.15)."""

from bot.rules.contract import Concede
from bot.rules.fief.actions import March, Muster, Pass, Sail, Welcome
from bot.rules.fief.events.base import with_house
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import control
from bot.rules.fief.model.offers import Item, Offer
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    at,
    begin,
    built,
    choices,
    menu,
    noble,
    refused,
    rich,
    standing,
    titled,
)

ROBB, SANSA = "stark_robb_stark", "stark_sansa_stark"
TYWIN, CERSEI, JAIME = "lannister_tywin_lannister", "lannister_cersei_lannister", "lannister_jaime_lannister"
MACE = "tyrell_mace_tyrell"
FIVE = ("stark", "lannister", "tyrell", "martell", "arryn")


def moving(state: Fief, seat: int = 0) -> Fief:
    return at(state, "P6.DECLARE", 5, Moving(seat=seat))


def besieged(state: Fief) -> Fief:
    """Tywin (1) lies before Winterfell, which is Robb's (0)."""
    state = noble(standing(state, 1, "winterfell", "m4"), TYWIN, 1, "winterfell")
    return built(state, "winterfell", siege={1: 0})


# ── Captains and Captives ─────────────────────────────────────────────────────────────────────────


def test_fief_5_6_and_5_12_a_captain_before_besieged_walls_leads_troops_away() -> None:
    state = besieged(begin(*FIVE, options=FiefOptions(te=True)))
    before = moving(standing(state, 2, "winterfell", "m1c1"), 2)
    before = act(before, 2, Muster(source="winterfell", nobles=(), men="m1c1"))
    after = act(before, 2, March(target="torrhens_square"))
    assert after.land["torrhens_square"].troops(2) == {"man_at_arms": 1, "bannermen_captain": 1}
    inside = noble(standing(state, 0, "winterfell", "c1", "inside"), ROBB, 0, "barrowton")
    assert choices(moving(inside), 0, "muster", "source") == {"barrowton"}


def test_fief_0_60_and_5_13_a_captive_goes_along_with_a_leader_alone() -> None:
    state = noble(noble(begin(*FIVE), SANSA, 0, "barrowton"), CERSEI, 1, "barrowton", captor=0)
    assert choices(moving(state), 0, "muster", "nobles", source="barrowton") == {SANSA}
    assert refused(moving(state), 0, Muster(source="barrowton", nobles=(SANSA, CERSEI))) == "FIEF-5.3"
    led = moving(noble(state, ROBB, 0, "barrowton"))
    without = act(led, 0, Muster(source="barrowton", nobles=(SANSA, CERSEI)))
    assert act(without, 0, March(target="torrhens_square")).nobles[CERSEI].place == "barrowton"
    with_him = act(led, 0, Muster(source="barrowton", nobles=(ROBB, CERSEI)))
    assert act(with_him, 0, March(target="torrhens_square")).nobles[CERSEI].place == "torrhens_square"


def test_fief_5_13_and_0_63_of_two_captives_the_one_left_without_a_guard_goes_free() -> None:
    state = noble(noble(begin(*FIVE), ROBB, 0, "barrowton"), CERSEI, 1, "barrowton", captor=0)
    state = moving(noble(state, JAIME, 1, "barrowton", captor=0))
    state = act(state, 0, Muster(source="barrowton", nobles=(ROBB, CERSEI)))
    state = act(state, 0, March(target="torrhens_square"))
    assert (state.nobles[CERSEI].captor, state.nobles[JAIME].captor) == (0, None)


# ── the Master of Ships ───────────────────────────────────────────────────────────────────────────


def test_fief_5_14_and_17_4_a_passage_that_cannot_be_paid_is_none() -> None:
    state = titled(noble(begin(*FIVE), ROBB, 0, "white_harbor"), TYWIN, "master_of_ships")
    passage, price = Item(matter="passage", what=ROBB, by=ROBB), Item(matter="gold", what="gold", amount=3)
    agreed = Offer(id=1, giver=1, asked=0, gives=(passage,), wants=(price,), until=7, accepted=True)
    state = moving(rich(changed(state, offers=(agreed,)), 0, 3))
    state = act(state, 0, Muster(source="white_harbor", nobles=(ROBB,)))
    assert "sail" not in menu(rich(state, 0, 2), 0)
    assert refused(rich(state, 0, 2), 0, Sail(target="oldtown")) == "FIEF-5.14"
    after = act(state, 0, Sail(target="oldtown"))
    assert (after.nobles[ROBB].place, after.houses[0].gold) == ("oldtown", 0)


# ── walls of others ───────────────────────────────────────────────────────────────────────────────


def test_fief_5_15_a_guest_may_keep_to_the_field_and_so_may_who_takes_empty_walls() -> None:
    state = noble(with_house(begin(*FIVE), 0, guests=(1,)), TYWIN, 1, "torrhens_square")
    state = act(moving(state, 1), 1, Muster(source="torrhens_square"))
    assert act(state, 1, March(target="winterfell")).nobles[TYWIN].inside
    assert not act(state, 1, March(target="winterfell", where="field")).nobles[TYWIN].inside
    uninvited = with_house(state, 0, guests=())
    assert refused(uninvited, 1, March(target="winterfell", where="field")) == "FIEF-5.2"
    empty = moving(built(begin(*FIVE), "torrhens_square", fort="stronghold"))
    empty = act(empty, 0, Muster(source="winterfell"))
    assert not act(empty, 0, March(target="torrhens_square", where="field")).nobles[ROBB].inside


def guests() -> Fief:
    """Mace (2) is Robb's guest inside besieged Winterfell; the next Movement is about to begin."""
    state = with_house(begin(*FIVE), 0, guests=(2,))
    state = besieged(
        noble(standing(state, 2, "winterfell", "m2", "inside"), MACE, 2, "winterfell", inside=True)
    )
    return at(rich(state, 1, 9), "P5.MOVE", 4, Buying(seat=1))


def test_fief_5_15_and_6_31_a_siege_keeps_guests_in_who_are_no_longer_welcome() -> None:
    state = act(act(guests(), 0, Welcome(player="2", inside=False)), 1, Pass())
    assert state.phase == 5
    assert state.nobles[MACE].inside
    assert not control.let_in(built(state, "winterfell", siege={}), "winterfell", 2)
    while state.stack[-1] != Moving(seat=1):
        state = act(state, 0, Pass())
    gone = act(state, 1, Muster(source="winterfell"))
    gone = act(gone, 1, March(target="torrhens_square"))
    assert gone.land["winterfell"].siege == {}
    assert not gone.nobles[MACE].inside
    assert gone.land["winterfell"].troops(2, "field") == {"man_at_arms": 2}


def test_fief_17_50_and_6_31_nor_does_a_host_who_leaves_put_them_out_through_a_siege() -> None:
    state = act(act(guests(), 0, Concede()), 1, Pass())
    assert (state.phase, state.nobles[MACE].inside) == (5, True)
    again = act(state, 1, Pass()) if state.stack[-1] == Moving(seat=1) else state
    assert control.may_stay(again, "winterfell", 2)


def test_fief_5_15_elsewhere_they_leave_all_the_same() -> None:
    state = built(guests(), "barrowton", fort="stronghold", owner=0)
    state = standing(standing(state, 0, "barrowton", "m1"), 2, "barrowton", "k1", "inside")
    state = act(act(state, 0, Welcome(player="2", inside=False)), 1, Pass())
    assert state.land["barrowton"].troops(2, "field") == {"knight": 1}
    assert state.nobles[MACE].inside
