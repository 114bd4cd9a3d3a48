"""Elections, marriages, bans, Disasters and victory where they meet: each is predicted from the clauses it names."""

from __future__ import annotations

from bot.rules.contract import Concede
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Answer, Attack, Decree, Pass, PlayCard, Surprise, TakeSide, Vote
from bot.rules.fief.frames.cards import disasters, income
from bot.rules.fief.frames.court.decrees import Censuring
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import titles, votes
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring, upkeep, verbs
from bot.rules.kit.draft import changed
from tests.rules.fief.court.test_elections import NORTH, ballot, realm, stood, voted
from tests.rules.fief.position import Rigged, act, at, begin, built, holding, noble, rich, standing, titled
from tests.rules.fief.war.test_sieges import besieged
from tests.rules.fief.war.test_war import THREE, ZERO, field
from tests.rules.fief.watch import test_brothers as watch

ROBB, WYMAN, SANSA = "stark_robb_stark", "stark_wyman_manderly", "stark_sansa_stark"
TYWIN, JAIME, CERSEI = "lannister_tywin_lannister", "lannister_jaime_lannister", "lannister_cersei_lannister"
MACE, MARGAERY, LORAS = "tyrell_mace_tyrell", "tyrell_margaery_tyrell", "tyrell_loras_tyrell"
DORAN, OBERYN, EURON = "martell_doran_martell", "martell_oberyn_martell", "greyjoy_euron_greyjoy"
FOUR = ("stark", "lannister", "tyrell", "martell")
MURDER = "assassination_1"


def four(**options: object) -> Fief:
    return begin(*FOUR, options=FiefOptions.model_validate(options))


def wed(state: Fief, one: str, other: str) -> Fief:
    """Two who are in play already are married."""
    for name, spouse in ((one, other), (other, one)):
        state = changed(state, nobles={**state.nobles, name: changed(state.nobles[name], spouse=spouse)})
    return state


def killed(state: Fief, *victims: str, phase: int = 4) -> Fief:
    play = Play(at(state, "P5.MOVE", phase), Rigged())
    for victim in victims:
        verbs.die(play, victim, "murder")
        upkeep.keep_up(play)
    return play.state


def earned(state: Fief, seat: int) -> int:
    """What a House gets in the Income phase."""
    play = Play(at(state, "P3.UPKEEP", 3), Rigged())
    income.collect(play)
    return play.state.houses[seat].gold - state.houses[seat].gold


def asked(state: Fief) -> tuple[str, tuple[int, ...]]:
    prompt = RULESET.pending(state)[0]
    return prompt.kind, prompt.waiting


def windows_passed(state: Fief) -> Fief:
    while state.result is None and asked(state)[0] == "window":
        state = act(state, asked(state)[1][0], Pass())
    return state


# ── elections ─────────────────────────────────────────────────────────────────────────────────────


def wardens() -> Fief:
    """Three Wardens with a great Fief each."""
    state = titled(realm(), ROBB, "fief_winterfell", NORTH)
    state = titled(state, TYWIN, "fief_casterly_rock", "warden_west")
    return titled(state, MACE, "fief_highgarden", "warden_south")


def test_fief_1_51_and_1_63_and_8_10_a_voter_murdered_before_the_tally_votes_no_more() -> None:
    """Three votes, two of them Wardens', would make a King."""
    state = titled(noble(wardens(), SANSA, 0, "winterfell"), SANSA, "fief_dreadfort")
    state = stood(ballot(holding(state, 3, MURDER), "king"), (0, "king", ROBB))
    while asked(state)[0] == "vote":
        seat = asked(state)[1][0]
        state = act(state, seat, Pass() if seat == 1 else Vote(office="king", favour=ROBB))
    assert asked(state) == ("window", (3,))
    assert titles.holder(windows_passed(state), "king") == ROBB
    state = windows_passed(act(state, 3, PlayCard(card=MURDER, target=MACE, by=DORAN)))
    assert titles.holder(state, "king") is None


def test_fief_1_52_three_votes_to_three_with_two_wardens_on_either_side_are_a_tie() -> None:
    state = titled(wardens(), DORAN, "fief_sunspear", "warden_east")
    state = titled(noble(state, SANSA, 0, "winterfell"), SANSA, "fief_dreadfort")
    state = titled(noble(state, CERSEI, 1, "casterly_rock"), CERSEI, "fief_oldtown")
    state = stood(ballot(state, "king"), (0, "king", ROBB), (1, "king", TYWIN))
    for_robb, for_tywin = (Vote(office="king", favour=name) for name in (ROBB, TYWIN))
    state, (tally,) = voted(state, s0=for_robb, s1=for_tywin, s2=for_robb, s3=for_tywin)
    assert dict(tally.votes) == {ROBB: 3, TYWIN: 3}
    assert titles.holder(state, "king") is None


def test_fief_1_55_and_17_50_villages_of_a_house_that_has_left_count_as_held_and_do_not_vote() -> None:
    state = standing(realm(), 3, "deepwood_motte", "m1")
    here = changed(state.land["deepwood_motte"], owner=3)
    state = changed(state, land={**state.land, "deepwood_motte": here})
    state = act(act(at(state, "P1.WARDENS", 1, Moving(seat=0)), 3, Concede()), 0, Pass())
    assert asked(state)[0] == "stand"
    state = stood(state, (0, NORTH, ROBB))
    seen = set[int]()
    while asked(state)[0] == "vote":
        seen |= {*asked(state)[1]}
        state = act(state, asked(state)[1][0], Vote(office=NORTH, favour=ROBB))
    assert 3 not in seen
    assert titles.holder(state, NORTH) == ROBB


# ── marriages of the crowned ──────────────────────────────────────────────────────────────────────


def crowned() -> Fief:
    """Robb is King, Margaery of seat 2 his Queen."""
    play = Play(at(wed(noble(wardens(), MARGAERY, 2, "highgarden"), ROBB, MARGAERY), "P1.HAND", 1), Rigged())
    verbs.gain(play, ROBB, "king", "elected")
    return play.state


def test_fief_0_61_and_3_7_a_captive_queen_earns_and_a_widow_does_not() -> None:
    free = crowned()
    captive = noble(free, MARGAERY, 2, "casterly_rock", captor=1)
    assert titles.holder(captive, "queen") == MARGAERY
    plain = noble(captive, MARGAERY, 2, "casterly_rock", captor=1, titles=())
    assert earned(captive, 2) - earned(plain, 2) == 3
    widow, other = (killed(noble(one, SANSA, 0, "winterfell"), ROBB) for one in (captive, plain))
    assert earned(widow, 2) == earned(other, 2)


def test_fief_1_67_the_late_kings_widow_is_protector_until_there_is_a_new_king_whomever_she_weds() -> None:
    widow = killed(crowned(), ROBB)
    assert titles.protector(wed(widow, MARGAERY, TYWIN)) == MARGAERY
    play = Play(widow, Rigged())
    verbs.gain(play, TYWIN, "king", "elected")
    assert titles.protector(play.state) == TYWIN
    verbs.outlaw(play, TYWIN)
    assert titles.protector(play.state) is None


def test_fief_1_22_and_1_23_and_1_27_a_heart_breaker_ends_a_royal_marriage_though_the_heir_lives() -> None:
    """What the Heir forbids is a divorce, and an annulment."""
    state = noble(noble(field("m1", "m4k2"), CERSEI, 1, "darry"), SANSA, 0, "darry")
    state = titled(titled(wed(state, MACE, SANSA), MACE, "king"), SANSA, "queen")
    state = noble(state, LORAS, 2, "highgarden", marks=("heir",))
    state = act(at(state, "P7.END", 6, Acting(seat=1)), 1, Attack(village="darry", how="field:0"))
    state = act(state, 0, TakeSide(), attack=[THREE, THREE], defence=[ZERO], fate=[6, 6])
    assert asked(state) == ("breaking", (1,))
    state = act(state, 1, Answer(yes=True))
    assert (state.nobles[SANSA].titles, titles.holder(state, "king")) == ((), MACE)


def test_fief_8_23_and_1_27_an_ambush_on_somebody_married_lets_a_heart_breaker_end_it() -> None:
    state = noble(noble(field("m3k1", "m4k2"), CERSEI, 1, "darry"), MARGAERY, 2, "highgarden")
    state = at(holding(wed(state, ROBB, MARGAERY), 1, "ambush_1"), "P7.END", 6, Acting(seat=1))
    state = act(state, 1, Attack(village="darry", how="field:0"))
    state = act(state, 1, Surprise(card="ambush_1", trigger="now", target=ROBB))
    state = act(act(state, 0, TakeSide()), 1, Pass())
    assert state.nobles[ROBB].captor == 1
    assert asked(state) == ("breaking", (1,))
    assert act(state, 1, Answer(yes=True)).nobles[MARGAERY].spouse == ""


def test_fief_0_53_the_great_fief_goes_to_a_brother_with_one_slot_and_the_lesser_to_the_wife() -> None:
    state = titled(noble(four(), WYMAN, 0, "winterfell"), WYMAN, "fief_pyke")
    state = titled(noble(state, CERSEI, 1, "casterly_rock"), ROBB, "fief_white_harbor", "fief_winterfell")
    state = killed(wed(state, ROBB, CERSEI), ROBB)
    assert titles.holder(state, "fief_winterfell") == WYMAN
    assert titles.holder(state, "fief_white_harbor") == CERSEI


def test_fief_0_53_and_2_20_a_plague_that_takes_a_couple_leaves_the_fief_to_the_wifes_house() -> None:
    state = titled(noble(four(), CERSEI, 1, "winterfell"), ROBB, "fief_winterfell")
    play = Play(at(changed(wed(state, ROBB, CERSEI), track=("plague_1",)), "P2.PLAY", 2), Rigged())
    play.chance = Rigged(disaster=[1], plague=[1, 1, *[3] * 9])
    disasters.strike(play)
    assert not {ROBB, CERSEI} & {*play.state.nobles}
    assert titles.holder(play.state, "fief_winterfell") == TYWIN


# ── bans, and the black ───────────────────────────────────────────────────────────────────────────


def test_fief_1_48_and_1_49_a_hand_who_bans_himself_is_hand_no_more_and_stays_banished() -> None:
    state = titled(four(edition="b"), MACE, "warden_south", "hand")
    state = act(at(state, "P1.CONCEDE", 1, Censuring(seat=2)), 2, Decree(nobles=(MACE,)))
    assert state.nobles[MACE].titles == ()
    assert state.nobles[MACE].marks == ("banished",)


def test_fief_0_72_and_11_15_a_banished_lord_commander_keeps_his_point_and_has_no_vote() -> None:
    state = titled(titled(watch.sworn(watch.realm(edition="b"), ROBB), ROBB, "lord_commander"), MACE, "hand")
    state = act(at(state, "P1.CONCEDE", 1, Censuring(seat=2)), 2, Decree(nobles=(ROBB,)))
    assert titles.holder(state, "lord_commander") == ROBB
    assert (scoring.points(state, 0), votes.strength(state, "lord_commander", 0)) == (1, 0)


def test_fief_1_45_and_11_1_where_no_brother_card_is_left_he_is_an_outlaw_after_all() -> None:
    state = watch.realm()
    for name in (JAIME, "lannister_gregor_clegane", "lannister_tyrion_lannister"):
        state = noble(state, name, 1, "casterly_rock")
    state = titled(watch.sworn(state, *state.of(1)), MACE, "hand")
    state = act(at(state, "P1.CONCEDE", 1, Censuring(seat=2)), 2, Decree(nobles=(ROBB,)))
    assert state.nobles[ROBB].marks == ("outlaw",)
    assert state.nobles[ROBB].titles == ()


# ── Disasters in a chain ──────────────────────────────────────────────────────────────────────────


def test_fief_2_17_a_cursed_noble_whom_the_first_disaster_kills_draws_no_second_one() -> None:
    state = noble(begin("greyjoy", "lannister", "tyrell", "martell"), EURON, 0, "pyke")
    play = Play(at(changed(state, track=("plague_1", "plague_2")), "P2.PLAY", 2), Rigged())
    play.chance = Rigged(disaster=[6, 6], plague=[2, 1, *[3] * 9])
    disasters.strike(play)
    assert EURON not in play.state.nobles
    first, second = (event.region for event in play.events if event.kind == "struck")
    assert (first is None, second) == (False, None)


# ── the end of an alliance, and victory ───────────────────────────────────────────────────────────


def allied(**options: object) -> Fief:
    """Robb and Cersei are married; Robb has three points."""
    state = wed(noble(four(**options), CERSEI, 1, "casterly_rock"), ROBB, CERSEI)
    return titled(state, ROBB, "king", "hand", "fief_winterfell")


def test_fief_7_3_and_17_31_whose_spouse_is_murdered_on_the_eve_wins_alone() -> None:
    state = act(at(holding(allied(), 3, MURDER), "P7.EVE", 6, Moving(seat=0)), 0, Pass())
    assert windows_passed(state).result is None
    state = windows_passed(act(state, 3, PlayCard(card=MURDER, target=CERSEI, by=DORAN)))
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "points")


def test_fief_7_3_and_17_51_whose_ally_leaves_wins_alone_at_the_next_check() -> None:
    state = at(allied(surprise_windows="none"), "P7.END", 6, Moving(seat=0))
    state = act(act(state, 1, Concede()), 0, Pass())
    assert state.result is not None
    assert state.result.winners == (0,)


def test_fief_7_6_a_house_alone_and_an_alliance_that_are_level_in_all_share_the_victory() -> None:
    state = wed(
        noble(four(surprise_windows="none", lesser_fiefs_score=True), CERSEI, 1, "casterly_rock"),
        ROBB,
        CERSEI,
    )
    state = titled(noble(state, OBERYN, 3, "sunspear"), OBERYN, "fief_eyrie")
    state = titled(state, DORAN, "fief_sunspear", "fief_storms_end")
    state = titled(state, ROBB, "fief_winterfell", "fief_riverrun")
    state = titled(titled(state, TYWIN, "fief_casterly_rock", "fief_dreadfort"), CERSEI, "fief_oldtown")
    state = rich(rich(rich(state, 0, 2), 1, 3), 3, 5)
    state = act(at(state, "P7.END", 6, Moving(seat=0)), 0, Pass())
    assert state.result is not None
    assert state.result.winners == (0, 1, 3)


def test_fief_6_30_and_0_76_a_siege_of_two_allies_outlasts_their_marriage() -> None:
    state = noble(standing(besieged(), 2, "casterly_rock", "m2"), MACE, 2, "casterly_rock")
    state = wed(built(noble(state, SANSA, 0, "winterfell"), "casterly_rock", siege={0: 0, 2: 0}), SANSA, MACE)
    assert {*killed(state, SANSA, phase=6).land["casterly_rock"].siege} == {0, 2}


def test_fief_7_2_and_1_26_a_captive_hand_keeps_point_and_gold_and_censures_nobody() -> None:
    state = noble(titled(four(), MACE, "warden_south", "hand"), MACE, 2, "winterfell", captor=0)
    plain = noble(state, MACE, 2, "winterfell", captor=0, titles=())
    assert (scoring.points(state, 2), earned(state, 2) - earned(plain, 2)) == (1, 5)
    assert asked(act(at(state, "P1.CENSURE", 1, Moving(seat=0)), 0, Pass()))[0] != "outlaw"
