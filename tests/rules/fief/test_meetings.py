"""Where two or three rules meet that no test of one of them alone shows."""

from bot.rules.fief.actions import Answer, PlayCard
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.rounds import Round
from bot.rules.fief.judge import judges
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import titles
from bot.rules.fief.model.facts import DOMAINS
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from tests.rules.fief.position import Rigged, act, at, begin, built, choices, holding, noble, standing, titled

ROBB, WYMAN, SANSA = "stark_robb_stark", "stark_wyman_manderly", "stark_sansa_stark"
TYWIN, CERSEI = "lannister_tywin_lannister", "lannister_cersei_lannister"
MACE, DORAN = "tyrell_mace_tyrell", "martell_doran_martell"
MURDER, LORD = "assassination_1", "a_lord_comes_of_age_1"


def realm(**options: object) -> Fief:
    return begin("stark", "lannister", "tyrell", "martell", options=FiefOptions.model_validate(options))


def playing(state: Fief, seat: int, *cards: str) -> Fief:
    return at(holding(state, seat, *cards), "P2.LIMIT", 2, Playing(seat=seat))


def murdered(state: Fief, victim: str) -> Fief:
    """By House Martell, whose murders never fail."""
    return act(playing(state, 3, MURDER), 3, PlayCard(card=MURDER, target=victim, by=DORAN))


def besieging() -> Fief:
    """Robb with Troops before the walls of Sunspear."""
    state = noble(standing(realm(), 0, "sunspear", "m2k1"), ROBB, 0, "sunspear")
    return built(state, "sunspear", siege={0: 1})


def test_fief_0_52_and_6_30_the_murder_of_the_last_leader_ends_a_siege() -> None:
    state = murdered(besieging(), ROBB)
    assert state.land["sunspear"].siege == {}
    assert dict(state.houses[0].scattered) == {"man_at_arms": 2, "knight": 1}


def test_fief_0_36_and_0_52_a_lady_with_a_fief_leads_on() -> None:
    state = murdered(titled(noble(besieging(), SANSA, 0, "sunspear"), SANSA, "fief_winterfell"), ROBB)
    assert state.land["sunspear"].troops(0) == {"man_at_arms": 2, "knight": 1}
    assert 0 in state.land["sunspear"].siege


def test_fief_0_41_and_0_53_who_has_no_slot_left_inherits_nothing() -> None:
    state = titled(noble(realm(), WYMAN, 0, "winterfell", inside=True), ROBB, "fief_winterfell")
    lesser = [title for title, domain in DOMAINS.items() if domain.tier == "lesser"][:2]
    assert titles.holder(murdered(state, ROBB), "fief_winterfell") == WYMAN
    assert titles.holder(murdered(titled(state, WYMAN, *lesser), ROBB), "fief_winterfell") is None


def crowned(**options: object) -> Fief:
    """Robb is King, Cersei Queen."""
    state = titled(noble(realm(**options), CERSEI, 1, "casterly_rock", inside=True), ROBB, "king")
    state = noble(state, CERSEI, 1, "casterly_rock", inside=True, spouse=ROBB)
    return titled(noble(state, ROBB, 0, "winterfell", inside=True, spouse=CERSEI), CERSEI, "queen")


def test_fief_0_61_and_1_69_a_captive_queen_bears_no_heir() -> None:
    """Whichever of their Houses would name him."""
    free = crowned()
    captive = noble(free, CERSEI, 1, "sunspear", captor=3)
    for seat, home in enumerate(("winterfell", "casterly_rock")):
        for state, may in ((free, {"heir"}), (captive, set[str]())):
            found = choices(playing(state, seat, LORD), seat, "play", "by", card=LORD, target=home)
            assert found == may


def test_fief_1_67_and_1_71_an_heir_is_crowned_as_a_captive_or_outlaw_and_protects_only_if_he_is_none() -> (
    None
):
    for where, captor, marks, protects in (
        ("casterly_rock", 1, ("heir",), WYMAN),
        ("winterfell", None, ("heir", "outlaw"), None),
    ):
        state = noble(crowned(heir_is_title=False), WYMAN, 0, where, captor=captor, marks=marks)
        dead = changed(murdered(state, ROBB), phase=7, stack=(Round(step="P7.END"),))
        play = Play(dead, Rigged())
        judges.settle(play)
        assert titles.holder(play.state, "king") == WYMAN
        assert titles.protector(play.state) == protects


def test_fief_1_79_the_master_of_laws_may_save_himself() -> None:
    state = titled(realm(edition="b"), MACE, "warden_south", "master_of_laws")
    state = playing(state, 1, MURDER)
    thrown = act(state, 1, PlayCard(card=MURDER, target=MACE, by=TYWIN), murder=[4])
    assert MACE in act(thrown, 2, Answer(yes=True), murder=[1]).nobles


def test_fief_8_41_a_card_refused_rests_for_the_round_and_another_one_does_not() -> None:
    state = titled(titled(realm(), ROBB, "warden_north"), TYWIN, "warden_west", "hand")
    first, second = "join_the_small_council_1", "join_the_small_council_2"
    state = playing(state, 0, first, second)
    state = act(act(state, 0, PlayCard(card=first, target="master_of_coin", by=ROBB)), 1, Answer(yes=True))
    assert state.houses[0].hand == (second, first)
    assert choices(state, 0, "play", "card") == {second}
