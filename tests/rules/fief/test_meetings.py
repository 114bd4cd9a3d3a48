"""Where two or three rules meet that no test of one of them alone shows."""

from bot.rules.contract import Action
from bot.rules.fief import RULESET
from bot.rules.fief.actions import (
    Answer,
    Attack,
    Betroth,
    Decree,
    Oath,
    Pass,
    PlayCard,
    Propose,
    Put,
    Send,
    Stand,
    Surprise,
    TakeSide,
    Vote,
)
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.cards.ransom import Ransom
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.court.idols import Idols
from bot.rules.fief.frames.court.marriages import Proposing
from bot.rules.fief.frames.rounds import Round
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.judge import judges
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import titles
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.facts import DOMAINS
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.watch import COMMANDER
from bot.rules.fief.play import scoring
from bot.rules.kit.draft import changed
from tests.rules.fief.court import test_elections as elections
from tests.rules.fief.court.test_elections import NORTH, ballot
from tests.rules.fief.position import Rigged, act, at, begin, built, choices, holding, noble, standing, titled
from tests.rules.fief.war.test_sides import ZERO, three
from tests.rules.fief.war.test_war import THREE
from tests.rules.fief.watch import test_brothers as watch

ROBB, WYMAN, SANSA = "stark_robb_stark", "stark_wyman_manderly", "stark_sansa_stark"
TYWIN, CERSEI = "lannister_tywin_lannister", "lannister_cersei_lannister"
MACE, DORAN = "tyrell_mace_tyrell", "martell_doran_martell"
MARGAERY, LORAS = "tyrell_margaery_tyrell", "tyrell_loras_tyrell"
JAIME = "lannister_jaime_lannister"
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


def asked(state: Fief) -> tuple[str, int, str]:
    """What is asked, who is awaited first, and of an election the office."""
    prompt = RULESET.pending(state)[0]
    return prompt.kind, prompt.waiting[0], str(prompt.about.get("title", ""))


def through(state: Fief, kind: str, answer: Action) -> Fief:
    """As long as this is asked everybody answers so."""
    while (now := asked(state))[0] == kind:
        state = act(state, now[1], answer)
    return state


def wed(state: Fief, one: str, other: str) -> Fief:
    """Two who are in play already are married."""
    state = noble(state, one, state.nobles[one].seat, state.nobles[one].place, spouse=other)
    return noble(state, other, state.nobles[other].seat, state.nobles[other].place, spouse=one)


def test_fief_1_60_and_17_31_an_heir_murdered_while_wardens_are_elected_opens_the_kings_election() -> None:
    """The late King's Heir would be crowned next round; as long as he lives nobody votes for a King."""
    state = noble(elections.realm(), WYMAN, 0, "winterfell", marks=("heir",))
    state = titled(titled(state, ROBB, "fief_winterfell"), TYWIN, "fief_casterly_rock", "warden_west")
    state = titled(holding(state, 3, MURDER), MACE, "warden_south")
    state = at(state, "P1.KING", 1, Ballot(offices=(NORTH,), step="stand"))
    state = elections.stood(state, (0, NORTH, ROBB))
    state = through(state, "vote", Vote(office=NORTH, favour=ROBB))
    assert asked(act(state, 3, Pass()))[0] != "stand"
    dead = act(state, 3, PlayCard(card=MURDER, target=WYMAN, by=DORAN))
    assert titles.holder(dead, NORTH) == ROBB
    assert asked(dead) == ("stand", 0, "king")


def test_fief_8_2_of_two_who_would_murder_each_other_the_first_in_turn_order_does() -> None:
    first, second = MURDER, "assassination_2"
    state = holding(holding(realm(), 1, first), 2, second)
    state = at(state, "P6.DECLARE", 5, Moving(seat=0))
    state = act(state, 2, Surprise(card=second, trigger="now", target=TYWIN, by=MACE))
    state = act(state, 1, Surprise(card=first, trigger="now", target=MACE, by=TYWIN))
    hit = act(state, 0, Pass(), murder=[2])
    assert (MACE in hit.nobles, TYWIN in hit.nobles, hit.houses[2].hand) == (False, True, (second,))
    both = act(state, 0, Pass(), murder=[1, 2])
    assert (MACE in both.nobles, TYWIN in both.nobles) == (True, False)


def test_fief_1_36_and_1_41_and_1_67_the_widow_of_a_king_whom_the_gods_kill_pardons_at_once() -> None:
    state = noble(crowned(), MARGAERY, 2, "highgarden", marks=("outlaw",))
    state = act(at(state, "P1.PARDON", 1, Idols(seat=0)), 0, Answer(yes=True), gods=[1])
    assert asked(state)[:2] == ("pardon", 1)
    assert act(state, 1, Decree(nobles=(MARGAERY,))).nobles[MARGAERY].marks == ()


def test_fief_1_67_and_17_34_and_0_54_a_king_murdered_as_he_is_crowned_leaves_city_and_realm_to_his_wife() -> (
    None
):
    state = titled(elections.realm(), ROBB, "fief_winterfell", NORTH)
    state = titled(titled(state, TYWIN, "warden_west"), MACE, "warden_south", "fief_highgarden")
    state = holding(wed(noble(state, MARGAERY, 2, "highgarden"), ROBB, MARGAERY), 3, MURDER)
    card = Surprise(card=MURDER, trigger=f"crowned:{ROBB}", target=ROBB, by=DORAN)
    state = elections.stood(act(ballot(state, "king"), 3, card), (0, "king", ROBB))
    state = act(through(state, "vote", Vote(office="king", favour=ROBB)), 3, Pass())
    assert ROBB in state.dead
    assert (titles.holder(state, "queen"), titles.protector(state)) == (None, MARGAERY)
    assert (titles.holder(state, "fief_winterfell"), state.land["winterfell"].owner) == (MARGAERY, 2)


def test_fief_1_13_the_terms_of_a_wedding_free_the_groom() -> None:
    """He is the Captive of the House whose Lady he weds."""
    state = noble(noble(realm(), ROBB, 0, "casterly_rock", captor=1), CERSEI, 1, "casterly_rock")
    state = at(state, "P1.ANSWER", 1, Proposing(asked=(0, 1)))
    terms = Put(side="want", matter="captive", what=ROBB)
    for action in (Propose(noble=ROBB, spouse=CERSEI), terms, Send()):
        state = act(state, 0, action)
    state = act(through(state, "propose", Pass()), 1, Betroth(proposals=("1",)))
    assert (state.nobles[ROBB].captor, state.nobles[ROBB].spouse) == (None, CERSEI)
    assert state.nobles[ROBB].place == "winterfell"


def test_fief_1_27_a_heart_breaker_who_only_helped_ends_a_marriage_of_his_own_house() -> None:
    state = noble(noble(three("m4k1", "m1", "none"), LORAS, 2, "darry"), MARGAERY, 2, "highgarden")
    state = act(wed(state, TYWIN, MARGAERY), 0, Attack(village="darry", how="field:1"))
    state = act(act(state, 0, TakeSide(accept=("2",))), 1, TakeSide())
    state = act(state, 2, TakeSide(help="attacker"), attack=[THREE, THREE], defence=[ZERO], fate=[6])
    assert (state.nobles[TYWIN].captor, asked(state)[:2]) == (0, ("breaking", 2))
    assert act(state, 2, Answer(yes=True)).nobles[MARGAERY].spouse == ""


def test_fief_7_6_between_an_alliance_and_a_house_that_both_have_just_enough_the_king_decides() -> None:
    state = wed(noble(realm(), CERSEI, 1, "casterly_rock"), ROBB, CERSEI)
    state = titled(titled(state, ROBB, "fief_winterfell", "fief_riverrun"), TYWIN, "fief_casterly_rock")
    state = titled(state, MACE, "fief_highgarden", "fief_sunspear")
    for king, hand, won in ((MACE, TYWIN, (2,)), (TYWIN, MACE, (0, 1))):
        outcome = scoring.winner(titled(titled(state, king, "king"), hand, "hand"))
        assert outcome is not None
        assert outcome.winners == won


def test_fief_1_47_and_11_8_and_11_15_an_outlawed_commander_takes_the_black_again_and_stands_that_round() -> (
    None
):
    """His Recruits are gone with his Title (FIEF-11.17), and he has a Ranger anew."""
    state = watch.on_the_wall(watch.realm(), ROBB)
    state = noble(watch.sworn(state, TYWIN), JAIME, 1, "casterly_rock", inside=True)
    state = changed(watch.sworn(state, JAIME), wall=changed(state.wall, recruits=3))
    state = watch.named(state, ROBB)
    assert (state.nobles[ROBB].titles, state.nobles[ROBB].marks) == ((), ("outlaw",))
    assert state.wall.recruits == 0
    state = act(act(state, 0, Oath(nobles=(ROBB,))), 1, Oath())
    assert state.nobles[ROBB].ranger
    assert asked(state) == ("stand", 0, COMMANDER)
    state = elections.stood(act(state, 0, Stand(office=COMMANDER, noble=ROBB)), (1, COMMANDER, TYWIN))
    state = through(state, "vote", Vote(office=COMMANDER, favour=ROBB))
    assert titles.holder(state, COMMANDER) == ROBB
    assert state.nobles[ROBB].place == WALL


def test_fief_11_46_and_7_2_and_0_55_a_king_whom_mance_holds_counts_until_he_dies_unransomed() -> None:
    state = titled(watch.realm(edition="b"), ROBB, "king", "fief_winterfell")
    state = standing(noble(state, ROBB, 0, WALL, captor="mance"), 0, "winterfell", "m1", "inside")
    state = act(at(state, "P4.BIDS", 4, Ransom(asked=(0,))), 0, Pass())
    assert (scoring.points(state, 0), titles.granter(state)) == (2, None)
    state = act(at(state, "P4.BIDS", 4, Ransom(asked=(0,))), 0, Pass())
    assert (scoring.points(state, 0), state.houses[0].claims) == (0, ("fief_winterfell",))
