"""Elections: Wardens, King, Hand (FIEF-1.50 to 1.66, 1.75 to 1.78, 0.42)."""

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Concede, Seat
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Embassy, Pass, Recall, Stand, Surprise, Vote
from bot.rules.fief.events.court import Tallied, Voted
from bot.rules.fief.frames.court.ballots import Ballot, Laid, open_wardens
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.judge.judges import settle
from bot.rules.fief.legal import control, titles, votes
from bot.rules.fief.model.facts import REGIONS, TITLES
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    at,
    begin,
    choices,
    events,
    holding,
    menu,
    noble,
    refused,
    standing,
    titled,
)

ROBB, WYMAN, SANSA = "stark_robb_stark", "stark_wyman_manderly", "stark_sansa_stark"
TYWIN, JAIME = "lannister_tywin_lannister", "lannister_jaime_lannister"
MACE, MARGAERY = "tyrell_mace_tyrell", "tyrell_margaery_tyrell"
DORAN = "martell_doran_martell"
NORTH, WEST = "warden_north", "warden_west"


def realm(**options: Any) -> Fief:
    """Four Houses; the open Villages of Region 1 are seat 0's, those of Region 5 seat 1's."""
    state = begin("stark", "lannister", "tyrell", "martell", options=FiefOptions(**options))
    for region, seat in ((1, 0), (5, 1)):
        for village in REGIONS[region].villages:
            if state.land[village].owner is None and not control.shut(state, village):
                state = standing(state, seat, village, "m1")
    return state


def ballot(state: Fief, *offices: str) -> Fief:
    """The election is called; somebody has passed to set it going."""
    frame = Ballot(offices=offices, step="stand")
    return at(state, "P2.FOUNDLING", 1, frame)


def stood(state: Fief, *runs: tuple[Seat, str, str]) -> Fief:
    """These stand, and nobody else."""
    while (prompt := RULESET.pending(state)[0]).kind == "stand":
        seat = prompt.waiting[0]
        mine = [(office, name) for who, office, name in runs if who == seat]
        for office, name in mine:
            state = act(state, seat, Stand(office=office, noble=name))
        if RULESET.pending(state)[0].kind == "stand" and RULESET.pending(state)[0].waiting[0] == seat:
            state = act(state, seat, Pass())
    return state


def voted(state: Fief, **laid: Vote) -> tuple[Fief, list[Tallied]]:
    """Everybody lays what is said for `s0`, `s1`, and else nothing; what was tallied."""
    tallies: list[Tallied] = []
    while RULESET.pending(state)[0].kind == "vote":
        seat = RULESET.pending(state)[0].waiting[0]
        action = laid.pop(f"s{seat}", None) or Pass()
        tallies += [one for one in events(state, seat, action) if isinstance(one, Tallied)]
        state = act(state, seat, action)
    return state, tallies


# ── in general ────────────────────────────────────────────────────────────────────────────────────


def test_fief_1_50_by_turns_all_see_on_whom_markers_lie_and_nobody_which() -> None:
    state = stood(ballot(realm(), NORTH), (0, NORTH, ROBB), (1, NORTH, TYWIN))
    assert RULESET.pending(state)[0].waiting == (0,)
    (told, *_) = events(state, 0, Vote(office=NORTH, favour=ROBB, decoy=TYWIN))
    assert isinstance(told, Voted)
    assert told.on == (TYWIN, ROBB)
    seen = told.seen_by(1)
    assert seen is not None
    assert (seen.favour, seen.decoy, seen.on) == (None, None, (TYWIN, ROBB))


def test_fief_1_50_together_nobody_sees_anything_and_there_are_no_decoys() -> None:
    state = ballot(realm(vote_order="together"), NORTH, WEST)
    assert RULESET.pending(state)[0].waiting == (0, 1, 2, 3)
    for seat, name in ((0, ROBB), (1, TYWIN)):
        state = act(act(state, seat, Stand(office=NORTH, noble=name)), seat, Pass())
    state = act(act(state, 2, Pass()), 3, Pass())
    prompt = RULESET.pending(state)[0]
    assert (prompt.kind, prompt.secret, prompt.asked) == ("vote", True, (0,))
    assert choices(state, 0, "vote", "decoy", office=NORTH) == set()
    told = events(state, 0, Vote(office=NORTH, favour=ROBB))[0]
    assert told.seen_by(1) is None


@pytest.mark.parametrize("order", ["turn", "together"])
def test_fief_1_50_and_8_2_and_9_5_a_stage_of_an_election_is_one_step_in_which_no_embassy_begins(
    order: str,
) -> None:
    state = ballot(realm(vote_order=order), NORTH)
    assert "embassy" in RULESET.view(state, 3).menu
    state = act(state, 0, Stand(office=NORTH, noble=ROBB))
    assert refused(state, 3, Embassy(players=("0",))) == "FIEF-9.5"
    state = stood(state)
    assert RULESET.pending(state)[0].kind == "vote"
    assert ("embassy" in RULESET.view(state, 3).menu) == (
        order == "turn"
    )  # nobody has laid anything, or may have
    west = ballot(titled(realm(vote_order=order), ROBB, "fief_winterfell"), "king")
    laid = changed(west.stack[-1], step="vote", laid=(Laid(office="king", seat=0, favour=ROBB, on=(ROBB,)),))
    assert "embassy" not in RULESET.view(changed(west, stack=(*west.stack[:-1], laid)), 3).menu


def test_fief_17_34_and_0_7_a_candidacy_that_is_taken_back_sets_no_card_off() -> None:
    """Where all name their candidates together, somebody stands once all have answered."""
    state = ballot(holding(realm(vote_order="together"), 2, "assassination_1"), NORTH)
    card = Surprise(card="assassination_1", trigger=f"stands:{ROBB}", target=ROBB)
    state = act(act(state, 2, card), 0, Stand(office=NORTH, noble=ROBB))
    for back in (False, True):
        after = act(act(state, 0, Recall()), 0, Pass()) if back else state
        for seat in (1, 2, 3):
            assert ROBB in after.nobles
            after = act(after, seat, Pass(), murder=[6])
        assert (ROBB in after.nobles) is back
        assert after.houses[2].hand == (("assassination_1",) if back else ())


def test_fief_1_51_and_ex_11_decoys_count_for_nothing() -> None:
    state = begin("stark", "lannister", "tyrell", "martell")
    three = titled(state, ROBB, "master_of_coin", "warden_north")
    assert votes.counted(three, "hand", {0: ROBB}) == {ROBB: 1}
    state = stood(ballot(realm(), NORTH), (0, NORTH, ROBB), (1, NORTH, TYWIN))
    after, (tally,) = voted(state, s0=Vote(office=NORTH, favour=TYWIN, decoy=ROBB))
    assert tally.votes[ROBB] == 0
    assert titles.holder(after, NORTH) == TYWIN


def test_fief_1_52_a_tie_elects_nobody() -> None:
    state = titled(titled(realm(), ROBB, NORTH, "master_of_coin"), TYWIN, WEST, "master_of_laws")
    assert votes.winner(state, "hand", {0: ROBB, 1: TYWIN}) is None


def test_fief_1_53_captives_outlaws_and_banished_neither_vote_nor_stand() -> None:
    state = titled(realm(), ROBB, "fief_winterfell")
    assert votes.eligible(state, "king", ROBB)
    assert votes.strength(state, "king", 0) == 1
    for after in (
        noble(state, ROBB, 0, "casterly_rock", captor=1),
        noble(state, ROBB, 0, "winterfell", marks=("outlaw",)),
        noble(state, ROBB, 0, "winterfell", marks=("banished",)),
    ):
        assert not votes.eligible(after, "king", ROBB)
        assert votes.strength(after, "king", 0) == 0


def test_fief_1_51_a_candidate_taken_before_the_tally_is_none() -> None:
    state = stood(ballot(realm(), NORTH), (0, NORTH, ROBB))
    gone = noble(state, ROBB, 0, "casterly_rock", captor=1)
    after, (tally,) = voted(gone, s0=Vote(office=NORTH, favour=ROBB))
    assert (tally.winner, titles.holder(after, NORTH)) == (None, None)


def test_fief_1_54_all_markers_are_shown_at_the_tally() -> None:
    state = stood(ballot(realm(), NORTH), (0, NORTH, ROBB), (1, NORTH, TYWIN))
    _, (tally,) = voted(state, s0=Vote(office=NORTH, favour=ROBB, decoy=TYWIN))
    assert (dict(tally.favours), dict(tally.decoys)) == ({0: ROBB}, {0: TYWIN})
    assert tally.seen_by(3) == tally


# ── Wardens ───────────────────────────────────────────────────────────────────────────────────────


def test_fief_1_55_all_open_villages_of_the_region_have_to_be_controlled() -> None:
    state = realm()
    assert votes.held(state, NORTH)
    assert not votes.held(state, "warden_south")
    assert not votes.held(titled(state, ROBB, NORTH), NORTH)


def test_fief_1_55_and_ex_29_one_ballot_two_regions() -> None:
    state = ballot(realm(), NORTH, WEST)
    state = stood(state, (0, NORTH, ROBB), (0, WEST, ROBB), (1, WEST, TYWIN))
    state = standing(state, 0, "old_oak", "none")
    state, tallies = voted(state, s0=Vote(office=NORTH, favour=ROBB), s1=Vote(office=WEST, favour=TYWIN))
    assert [tally.winner for tally in tallies] == [ROBB, TYWIN]
    assert tallies[1].votes == {TYWIN: votes.strength(state, WEST, 1)}


def test_fief_1_55_one_by_one_each_election_is_completed_first() -> None:
    state = at(realm(warden_ballots="one_by_one"), "P1.KING", 1, Ballot(offices=(WEST,)))
    state = changed(state, stack=(*state.stack, Ballot(offices=(NORTH,), step="stand")))
    state = stood(state, (0, NORTH, ROBB))
    state = act(state, 0, Vote(office=NORTH, favour=ROBB))
    assert titles.holder(state, NORTH) == ROBB
    assert RULESET.pending(state)[0].about == {"title": WEST}


def test_fief_1_55_one_by_one_a_title_given_up_for_another_is_elected_for_in_its_turn() -> None:
    """Tywin, Warden of the West, becomes Warden of the North; the West comes last, and is free by then."""
    state = titled(realm(warden_ballots="one_by_one", surprise_windows="none"), TYWIN, WEST)
    play = Play(at(state, "P1.KING", 1), SeededChance(0))
    open_wardens(play)
    settle(play)
    state = act(act(play.state, 0, Pass()), 1, Stand(office=NORTH, noble=TYWIN, instead_of=WEST))
    state = act(act(act(state, 2, Pass()), 3, Pass()), 0, Vote(office=NORTH, favour=TYWIN))
    state = act(state, 1, Pass())
    assert titles.holder(state, NORTH) == TYWIN
    assert RULESET.pending(state)[0].about == {"title": WEST}


def test_fief_1_56_and_1_57_who_may_be_warden() -> None:
    strict = realm(edition="b")
    assert votes.eligible(strict, NORTH, DORAN)
    assert not votes.eligible(noble(strict, DORAN, 3, "sunspear", spouse=MARGAERY), NORTH, DORAN)
    assert not votes.eligible(titled(strict, DORAN, WEST), NORTH, DORAN)
    assert not votes.eligible(titled(strict, DORAN, "king"), NORTH, DORAN)
    assert votes.eligible(titled(realm(), DORAN, "king"), NORTH, DORAN)
    assert not votes.eligible(titled(realm(), DORAN, "brother"), NORTH, DORAN)


def test_fief_0_42_and_1_56_a_warden_gives_up_his_title_for_another() -> None:
    state = noble(titled(realm(), ROBB, WEST), WYMAN, 0, "winterfell")
    state = ballot(state, NORTH)
    assert choices(state, 0, "stand", "instead_of", office=NORTH, noble=ROBB) == {WEST}
    assert choices(state, 0, "stand", "passed_to", office=NORTH, noble=ROBB, instead_of=WEST) == {WYMAN}
    run = Stand(office=NORTH, noble=ROBB, instead_of=WEST, passed_to=WYMAN)
    state = stood(act(state, 0, run))
    state, _ = voted(state, s0=Vote(office=NORTH, favour=ROBB))
    assert (titles.holder(state, NORTH), titles.holder(state, WEST)) == (ROBB, WYMAN)
    unnamed = stood(
        ballot(noble(titled(realm(), ROBB, WEST), WYMAN, 0, "winterfell"), NORTH), (0, NORTH, ROBB)
    )
    unnamed, _ = voted(unnamed, s0=Vote(office=NORTH, favour=ROBB))
    assert titles.holder(unnamed, NORTH) is None


def test_fief_0_42_a_title_is_passed_on_to_nobody_who_has_no_slot_for_it() -> None:
    state = titled(noble(titled(realm(), ROBB, WEST), WYMAN, 0, "winterfell"), WYMAN, "warden_east")
    state = ballot(state, NORTH)
    assert choices(state, 0, "stand", "instead_of", office=NORTH, noble=ROBB) == {WEST}
    run = Stand(office=NORTH, noble=ROBB, instead_of=WEST, passed_to=WYMAN)
    assert refused(state, 0, run) == "FIEF-0.42"
    state, _ = voted(stood(act(state, 0, changed(run, passed_to=None))), s0=Vote(office=NORTH, favour=ROBB))
    assert (titles.holder(state, NORTH), titles.holder(state, WEST)) == (ROBB, None)


def test_fief_0_42_and_1_58_a_warden_title_passed_on_counts_for_its_house_as_before() -> None:
    state = ballot(noble(titled(realm(), ROBB, WEST), WYMAN, 0, "winterfell"), NORTH)
    before = votes.strength(state, "warden_east", 0)
    run = Stand(office=NORTH, noble=ROBB, instead_of=WEST, passed_to=WYMAN)
    state, _ = voted(stood(act(state, 0, run)), s0=Vote(office=NORTH, favour=ROBB))
    assert (titles.holder(state, NORTH), titles.holder(state, WEST)) == (ROBB, WYMAN)
    assert votes.strength(state, "warden_east", 0) == before


def test_fief_0_42_and_1_58_a_warden_who_gives_his_title_back_for_another_counts_as_before() -> None:
    state = ballot(titled(realm(), ROBB, WEST), NORTH)
    before = votes.strength(state, "warden_east", 0)
    state, _ = voted(
        stood(act(state, 0, Stand(office=NORTH, noble=ROBB, instead_of=WEST))),
        s0=Vote(office=NORTH, favour=ROBB),
    )
    assert (titles.holder(state, NORTH), titles.holder(state, WEST)) == (ROBB, None)
    assert votes.strength(state, "warden_east", 0) == before == 2


def test_fief_1_58_and_ex_10_votes_for_wardens() -> None:
    state = begin("stark", "lannister", "tyrell")
    region = REGIONS[1]
    others = [village for village in region.villages if village != region.principal_village]
    for village in others[:3]:
        if state.land[village].owner is None:
            state = standing(state, 0, village, "m1")
    mine = sum(state.land[village].owner == 0 for village in region.villages)
    assert votes.strength(state, NORTH, 0) == mine + 1
    before = titled(state, ROBB, WEST, "master_of_coin")
    assert votes.strength(before, NORTH, 0) == mine + 1 + 2 + 1
    now = changed(
        before,
        nobles={
            **before.nobles,
            ROBB: changed(before.nobles[ROBB], since=dict.fromkeys((WEST, "master_of_coin"), 2)),
        },
    )
    assert votes.strength(now, NORTH, 0) == mine + 1


def test_fief_0_45_and_1_59_a_warden_stays_one() -> None:
    state = stood(ballot(realm(), NORTH), (0, NORTH, ROBB))
    state, _ = voted(state, s0=Vote(office=NORTH, favour=ROBB))
    assert titles.holder(state, NORTH) == ROBB
    assert not votes.held(changed(state, round=9), NORTH)


# ── King and Hand ─────────────────────────────────────────────────────────────────────────────────


def lords(**options: Any) -> Fief:
    """Robb holds Winterfell and the North, Tywin Casterly Rock, Mace Highgarden."""
    state = titled(realm(**options), ROBB, "fief_winterfell", NORTH)
    return titled(titled(state, TYWIN, "fief_casterly_rock"), MACE, "fief_highgarden")


def test_fief_1_60_no_election_while_there_is_a_king_an_heir_or_too_few_votes() -> None:
    assert votes.held(lords(), "king")
    assert not votes.held(titled(lords(), DORAN, "king"), "king")
    assert not votes.held(noble(lords(), WYMAN, 0, "winterfell", marks=("heir",)), "king")
    assert not votes.held(titled(realm(), ROBB, "fief_winterfell"), "king")


def test_fief_1_61_a_candidate_for_king_has_a_fief() -> None:
    assert votes.eligible(lords(), "king", ROBB)
    assert not votes.eligible(lords(), "king", DORAN)
    lady = titled(noble(lords(), SANSA, 0, "winterfell"), SANSA, "fief_dreadfort")
    assert not votes.eligible(lady, "king", SANSA)


def test_fief_1_62_each_free_titled_noble_votes_and_house_tyrell_once_more() -> None:
    state = titled(noble(lords(), SANSA, 0, "winterfell"), SANSA, "fief_dreadfort")
    assert votes.strength(state, "king", 0) == 2
    assert votes.strength(state, "king", 2) == 1
    assert votes.strength(noble(state, MARGAERY, 2, "highgarden"), "king", 2) == 2


def test_fief_1_63_and_ex_12_two_wardens_or_a_member_have_to_stand_behind_the_king() -> None:
    state = titled(noble(lords(), SANSA, 0, "winterfell"), SANSA, "fief_dreadfort")
    behind = {0: ROBB, 1: ROBB}
    assert votes.counted(state, "king", behind) == {ROBB: 3}
    assert votes.winner(state, "king", behind) is None
    assert votes.winner(titled(state, TYWIN, WEST), "king", behind) == ROBB
    assert votes.winner(titled(state, ROBB, "master_of_coin"), "king", behind) == ROBB
    assert votes.winner(titled(state, TYWIN, WEST), "king", {0: ROBB}) is None


def test_fief_1_64_and_1_66_the_king_scores_and_keeps_his_titles() -> None:
    state = titled(titled(lords(), TYWIN, WEST), ROBB, "master_of_coin")
    state = stood(ballot(state, "king"), (0, "king", ROBB))
    before = scoring.points(state, 0)
    state, _ = voted(
        state,
        s0=Vote(office="king", favour=ROBB),
        s1=Vote(office="king", favour=ROBB),
        s2=Vote(office="king", favour=ROBB),
    )
    assert titles.holder(state, "king") == ROBB
    assert scoring.points(state, 0) == before + 1
    assert {"fief_winterfell", NORTH} <= {*state.nobles[ROBB].titles}
    assert TITLES["king"].income == 5


def council() -> Fief:
    """Robb and Tywin are Wardens and Members."""
    return titled(titled(realm(), ROBB, NORTH, "master_of_coin"), TYWIN, WEST, "master_of_laws")


def test_fief_1_75_to_1_78_and_ex_13_two_votes_make_a_hand() -> None:
    assert votes.held(council(), "hand")
    assert not votes.held(titled(realm(), ROBB, NORTH, "master_of_coin"), "hand")
    assert votes.eligible(council(), "hand", ROBB)
    assert not votes.eligible(titled(council(), ROBB, "king"), "hand", ROBB)
    assert not votes.eligible(council(), "hand", MACE)
    assert votes.winner(council(), "hand", {0: TYWIN, 1: ROBB}) is None
    state = stood(ballot(council(), "hand"), (0, "hand", ROBB))
    state, _ = voted(state, s0=Vote(office="hand", favour=ROBB), s1=Vote(office="hand", favour=ROBB))
    assert state.nobles[ROBB].titles == (NORTH, "hand")
    assert scoring.points(state, 0) == 1


def test_fief_0_44_and_1_78_a_master_who_stands_for_hand_has_nothing_to_give_up() -> None:
    """What he is Master of he loses: it is nobody's to pass on."""
    state = titled(titled(realm(), ROBB, NORTH, "master_of_coin"), TYWIN, WEST, "master_of_ships")
    state = ballot(titled(noble(state, WYMAN, 0, "winterfell"), WYMAN, "warden_south"), "hand")
    assert choices(state, 0, "stand", "noble", office="hand") == {ROBB, WYMAN}
    assert choices(state, 0, "stand", "instead_of", office="hand", noble=ROBB) == set()
    passed = Stand(office="hand", noble=ROBB, instead_of="master_of_coin", passed_to=WYMAN)
    assert refused(state, 0, passed) == "FIEF-0.42"
    state = stood(state, (0, "hand", ROBB))
    state, _ = voted(state, s0=Vote(office="hand", favour=ROBB), s1=Vote(office="hand", favour=ROBB))
    assert state.nobles[ROBB].titles == (NORTH, "hand")
    assert titles.holder(state, "master_of_coin") is None


def test_fief_11_47_a_defender_token_is_one_vote_more() -> None:
    state = realm()
    state = changed(state, houses=(changed(state.houses[0], defenders=1), *state.houses[1:]))
    state = stood(ballot(state, NORTH), (0, NORTH, ROBB))
    plain = votes.strength(state, NORTH, 0)
    after, (tally,) = voted(state, s0=Vote(office=NORTH, favour=ROBB, defender=True))
    assert (tally.votes[ROBB], after.houses[0].defenders) == (plain + 1, 0)
    assert refused(after, 0, Vote(office=NORTH, favour=ROBB)).startswith("FIEF-")


def test_fief_11_47_a_defender_token_is_laid_with_the_for_marker_alone() -> None:
    state = realm()
    state = changed(state, houses=(changed(state.houses[0], defenders=1), *state.houses[1:]))
    state = stood(ballot(state, NORTH), (0, NORTH, ROBB))
    assert refused(state, 0, Vote(office=NORTH, decoy=ROBB, defender=True)).startswith("FIEF-")
    assert choices(state, 0, "vote", "defender", office=NORTH, favour=ROBB) == {"no", "yes"}
    assert choices(state, 0, "vote", "defender", office=NORTH, decoy=ROBB) == set()


def test_fief_17_50_and_1_51_markers_of_who_has_left_count_for_nothing() -> None:
    """Neither a token nor the Wardens of the House that laid them."""
    state = titled(titled(realm(), TYWIN, WEST, "fief_casterly_rock"), ROBB, NORTH, "fief_winterfell")
    state = changed(state, houses=(state.houses[0], changed(state.houses[1], defenders=1), *state.houses[2:]))
    state = noble(state, WYMAN, 0, "winterfell")
    state = titled(titled(state, WYMAN, "fief_dreadfort"), MACE, "fief_highgarden")
    state = stood(ballot(state, "king"), (0, "king", ROBB))
    state = act(state, 0, Vote(office="king", favour=ROBB))
    state = act(state, 1, Vote(office="king", favour=ROBB, defender=True))
    _, (usual,) = voted(state, s2=Vote(office="king", favour=ROBB))
    assert (usual.votes[ROBB], usual.winner) == (5, ROBB)
    left = act(state, 1, Concede())
    _, (tally,) = voted(left, s2=Vote(office="king", favour=ROBB))
    assert (tally.votes[ROBB], tally.winner) == (3, None), "one Warden alone stands behind him"


def test_fief_0_47_only_lords_are_elected() -> None:
    state = titled(noble(lords(), SANSA, 0, "winterfell"), SANSA, "fief_dreadfort")
    assert not any(votes.eligible(state, office, SANSA) for office in ("king", "hand", NORTH))
    assert "stand" in menu(ballot(state, NORTH), 0)
