"""What has changed by the time an answer is carried out at court: offices lost, Nobles dead (FIEF-0.7, 0.61, 8.2)."""

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Concede, RuleError
from bot.rules.fief import RULESET
from bot.rules.fief.actions import (
    Answer,
    Betroth,
    Convert,
    Decree,
    Dissolve,
    Gift,
    Pass,
    PlayCard,
    Propose,
    Put,
    Release,
    Retire,
    Send,
    Stand,
    Surprise,
    Vote,
)
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.court.ballots import Ballot, Run, SecretBallot
from bot.rules.fief.frames.court.decrees import Censuring, Pardoning, open_pardon
from bot.rules.fief.frames.court.idols import Idols
from bot.rules.fief.frames.court.marriages import Parting, Proposing
from bot.rules.fief.frames.war.rallying import Rallying
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import court, titles
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import verbs
from bot.rules.kit.draft import changed
from tests.rules.fief.position import act, at, begin, built, choices, holding, noble, refused, titled

ROBB, SANSA, WYMAN = "stark_robb_stark", "stark_sansa_stark", "stark_wyman_manderly"
TYWIN, CERSEI = "lannister_tywin_lannister", "lannister_cersei_lannister"
MACE, MARGAERY = "tyrell_mace_tyrell", "tyrell_margaery_tyrell"
DORAN = "martell_doran_martell"


def realm() -> Fief:
    """Robb is King and wed to Cersei, Mace the Hand, Doran Master of Laws, Margaery an Outlaw."""
    state = begin("stark", "lannister", "tyrell", "martell", options=FiefOptions())
    state = noble(state, CERSEI, 1, "casterly_rock", inside=True, spouse=ROBB)
    state = noble(state, ROBB, 0, "winterfell", inside=True, spouse=CERSEI)
    state = noble(state, MARGAERY, 2, "highgarden", inside=True, marks=("outlaw",))
    state = titled(titled(state, ROBB, "king"), CERSEI, "queen")
    return titled(titled(state, MACE, "hand"), DORAN, "master_of_laws")


def dying(state: Fief, noble: str) -> Fief:
    """Once somebody has died."""
    play = Play(state, SeededChance(0))
    verbs.die(play, noble, "murder")
    return play.state


def test_fief_1_40_and_1_41_the_widow_pardons_for_a_king_murdered_in_the_step_before() -> None:
    play = Play(at(holding(realm(), 1, "assassination_1"), "P1.CENSURE", 1), SeededChance(0))
    open_pardon(play)
    state = play.state
    assert RULESET.pending(state)[0].waiting == (3,)
    state = act(state, 1, Surprise(card="assassination_1", trigger="now", target=ROBB, by=TYWIN))
    after = act(state, 3, Decree(nobles=()), murder=[4])
    assert ROBB in after.dead
    assert RULESET.pending(after)[0].kind == "pardon"
    assert RULESET.pending(after)[0].waiting == (1,)
    assert act(after, 1, Decree(nobles=(MARGAERY,))).nobles[MARGAERY].marks == ()


def pardoning(state: Fief) -> Fief:
    """The Master of Laws is asked first."""
    play = Play(at(state, "P1.CENSURE", 1), SeededChance(0))
    open_pardon(play)
    assert RULESET.pending(play.state)[0].waiting == (3,)
    return play.state


def test_fief_1_40_and_1_41_the_widow_pardons_once_the_master_of_laws_has_pardoned_her() -> None:
    widowed = dying(noble(realm(), CERSEI, 1, "casterly_rock", marks=("outlaw",)), ROBB)
    after = act(pardoning(widowed), 3, Decree(nobles=(CERSEI,)))
    assert (RULESET.pending(after)[0].kind, RULESET.pending(after)[0].waiting) == ("pardon", (1,))
    assert RULESET.pending(act(pardoning(widowed), 3, Decree()))[0].kind != "pardon"


def test_fief_1_40_the_master_of_laws_and_the_king_pardon_one_each() -> None:
    state = noble(noble(realm(), CERSEI, 1, "casterly_rock", marks=("outlaw",)), SANSA, 0, "winterfell")
    state = changed(state, nobles={**state.nobles, SANSA: changed(state.nobles[SANSA], marks=("outlaw",))})
    after = act(pardoning(state), 3, Decree(nobles=(MARGAERY,)))
    assert (RULESET.pending(after)[0].kind, RULESET.pending(after)[0].waiting) == ("pardon", (0,))
    after = act(after, 0, Decree(nobles=(CERSEI,)))
    assert RULESET.pending(after)[0].kind != "pardon"
    assert [noble for noble, one in after.nobles.items() if "outlaw" in one.marks] == [SANSA]


def test_fief_1_40_and_1_41_a_king_set_free_while_the_master_of_laws_is_asked_pardons_after_him() -> None:
    state = pardoning(noble(realm(), ROBB, 0, "casterly_rock", captor=1))
    kept, freed = act(state, 3, Decree()), act(act(state, 1, Release(noble=ROBB)), 3, Decree())
    assert RULESET.pending(kept)[0].kind != "pardon"
    assert (RULESET.pending(freed)[0].kind, RULESET.pending(freed)[0].waiting) == ("pardon", (0,))
    nobody = act(act(state, 1, Release(noble=ROBB)), 3, Decree(nobles=(MARGAERY,)))
    assert RULESET.pending(nobody)[0].kind != "pardon"  # no Outlaw is left


def test_fief_0_61_and_1_26_a_dead_office_holder_decides_nothing_any_more() -> None:
    state = realm()
    pardon = at(dying(state, DORAN), "P1.CENSURE", 1, Pardoning(seat=3, office="laws"))
    assert pardon.stack[-1].awaits(pardon) == ()
    censuring = at(state, "P1.CONCEDE", 1, Censuring(seat=2))
    assert censuring.stack[-1].awaits(censuring) == (2,)
    assert censuring.stack[-1].awaits(dying(censuring, MACE)) == ()
    parting = changed(at(state, "P1.IDOLS", 1, Parting(seat=3)), requests=(ROBB,))
    assert parting.stack[-1].awaits(parting) == (3,)
    assert parting.stack[-1].awaits(dying(parting, DORAN)) == ()
    assert parting.stack[-1].awaits(noble(parting, DORAN, 3, "winterfell", captor=0)) == ()


def test_fief_1_31_and_1_35_the_gold_is_the_houses_even_if_the_actor_is_dead_by_then() -> None:
    state = built(realm(), "sunspear", sept=True)
    state = act(at(state, "P1.PARDON", 1, Idols(seat=0)), 0, Answer(yes=True))
    state = dying(state, ROBB)
    after = act(state, 2, Convert(), gods=[4])
    assert (after.houses[0].gold, after.houses[2].gold) == (5 + 1, 5 + 1)
    assert "gods_cursed" in after.nobles[MACE].marks


def test_fief_0_35_and_0_40_the_widow_who_protects_the_realm_is_titled() -> None:
    state = dying(noble(realm(), MARGAERY, 2, "highgarden", marks=()), ROBB)
    assert titles.protector(state) == CERSEI
    assert CERSEI not in court.burnable(state)
    assert CERSEI not in court.retirable(changed(state, phase=2), 1)
    second = noble(state, CERSEI, 1, "casterly_rock", marks=("outlaw",))
    assert CERSEI in court.burnable(second)


# ── weddings ──────────────────────────────────────────────────────────────────────────────────────


def proposed(*terms: Put) -> Fief:
    """Doran of Martell asks for Sansa of Stark, filed in Phase 2; then P1.PROPOSE opens."""
    state = begin("stark", "lannister", "tyrell", "martell")
    state = noble(noble(state, SANSA, 0, "winterfell", inside=True), WYMAN, 0, "winterfell", inside=True)
    state = at(state, "P2.LIMIT", 2, Playing(seat=0))
    state = act(holding(state, 0, "tax_1"), 3, Propose(noble=DORAN, spouse=SANSA))
    for term in terms:
        state = act(state, 3, term)
    state = act(state, 3, Send())
    return at(changed(state, round=3), "P1.ANSWER", 1, Proposing(asked=(0,)))


def answered(state: Fief) -> Fief:
    """All have proposed; Stark says yes."""
    return act(act(state, 0, Pass()), 0, Betroth(proposals=("1",)))


def test_fief_1_14_a_proposal_of_somebody_dead_lapses() -> None:
    assert answered(proposed()).nobles[SANSA].spouse == DORAN
    retired = act(proposed(), 0, Retire(noble=SANSA))
    for state in (dying(proposed(), SANSA), dying(proposed(), DORAN), retired):
        after = act(state, 0, Pass())
        assert after.offers == ()
        assert not any(one.spouse for one in after.nobles.values())
        assert RULESET.pending(after)[0].kind != "betroth"  # nobody is asked (FIEF-0.95)


def test_fief_1_14_and_0_95_nobody_waits_for_an_answer_about_who_has_retired_or_left() -> None:
    asked = act(proposed(), 0, Pass())
    assert RULESET.pending(asked)[0].kind == "betroth"
    for state in (act(asked, 0, Retire(noble=SANSA)), act(asked, 3, Concede())):
        assert RULESET.pending(state)[0].kind != "betroth"
        assert state.offers == ()
        assert not any(one.spouse for one in state.nobles.values())


def test_fief_1_14_and_0_95_of_two_proposals_the_one_that_can_still_be_accepted_is_asked_about() -> None:
    state = noble(proposed(), CERSEI, 1, "casterly_rock", inside=True)
    for action in (Propose(noble=DORAN, spouse=CERSEI), Send()):
        state = act(state, 3, action)
    state = act(dying(state, SANSA), 0, Pass())
    assert RULESET.pending(state)[0].asked == (1,)
    assert act(state, 1, Betroth(proposals=("2",))).nobles[CERSEI].spouse == DORAN


def test_fief_1_13_and_1_14_terms_that_have_become_impossible_undo_the_wedding() -> None:
    price = Put(side="give", matter="gold", what="gold", amount=4)
    paid = answered(proposed(price))
    assert (paid.nobles[SANSA].spouse, paid.houses[0].gold, paid.houses[3].gold) == (DORAN, 9, 1)
    spent = act(proposed(price), 3, Gift(player="1", gold=2))
    after = answered(spent)
    assert (after.nobles[SANSA].spouse, after.houses[0].gold, after.houses[3].gold) == ("", 5, 3)


def test_fief_1_24_and_1_20_a_request_ends_with_the_marriage_it_was_made_for() -> None:
    """Cersei dies before proposals are over; the widower has asked for an end, and weds Sansa: that marriage stands."""
    state = begin("tyrell", "stark", "lannister", "martell")
    state = noble(noble(state, CERSEI, 2, "casterly_rock", spouse=MACE), SANSA, 1, "winterfell")
    state = titled(noble(state, MACE, 0, "highgarden", spouse=CERSEI), DORAN, "master_of_laws")
    state = act(at(state, "P1.ANSWER", 1, Proposing(asked=(0,))), 0, Dissolve(noble=MACE))
    parted = act(state, 0, Pass())
    assert RULESET.pending(parted)[0].kind == "part"
    state = act(act(dying(state, CERSEI), 0, Propose(noble=MACE, spouse=SANSA)), 0, Send())
    state = act(act(state, 0, Pass()), 1, Betroth(proposals=("1",)))
    assert state.nobles[MACE].spouse == SANSA
    assert state.requests == ()
    assert RULESET.pending(state)[0].kind != "part"


@pytest.mark.parametrize("spouse", [MACE, CERSEI])
def test_fief_1_24_a_request_ends_whichever_of_the_two_has_died(spouse: str) -> None:
    state = begin("tyrell", "stark", "lannister", "martell")
    state = noble(state, CERSEI, 2, "casterly_rock", spouse=MACE)
    state = titled(noble(state, MACE, 0, "highgarden", spouse=CERSEI), DORAN, "master_of_laws")
    state = act(at(state, "P1.ANSWER", 1, Proposing(asked=(0,))), 0, Dissolve(noble=MACE))
    assert dying(state, spouse).requests == ()
    assert dying(state, "stark_robb_stark").requests == (MACE,)


def test_fief_0_95_and_17_50_nobody_is_asked_whether_to_ask_an_office_holder_who_has_left() -> None:
    state = begin("tyrell", "stark", "lannister", "martell")
    state = noble(state, CERSEI, 2, "casterly_rock", spouse=MACE)
    state = titled(noble(state, MACE, 0, "highgarden", spouse=CERSEI), DORAN, "master_of_laws")
    assert court.separable(state, 0) == (MACE,)
    assert court.separable(act(at(state, "P1.IDOLS", 1, Proposing(asked=(0,))), 3, Concede()), 0) == ()


def test_fief_17_51_a_proposal_is_void_when_its_player_leaves() -> None:
    state = act(proposed(), 3, Concede())
    assert state.offers == ()
    state = act(act(proposed(), 0, Pass()), 3, Concede())
    assert state.offers == ()
    assert not any(one.spouse for one in state.nobles.values())


# ── ballots ───────────────────────────────────────────────────────────────────────────────────────


def council(order: str) -> Fief:
    """Robb, Tywin and Doran are Members, the first two stand for Hand; Mace of Tyrell has a murder in hand."""
    state = begin("stark", "lannister", "tyrell", "martell", options=FiefOptions(vote_order=order))
    state = titled(
        titled(state, ROBB, "warden_north", "master_of_coin"), TYWIN, "warden_west", "master_of_ships"
    )
    state = holding(titled(state, DORAN, "warden_south", "master_of_laws"), 2, "assassination_1", "tax_1")
    runs = (Run(office="hand", seat=0, noble=ROBB), Run(office="hand", seat=1, noble=TYWIN))
    ballot = Ballot if order == "turn" else SecretBallot
    return at(state, "P2.FOUNDLING", 1, ballot(offices=("hand",), step="vote", runs=runs))


def cast(state: Fief, **favours: str) -> Fief:
    """The three Members vote, or lay nothing; then the window stands open."""
    for seat in (0, 1, 3):
        name = favours.get(f"s{seat}")
        state = act(state, seat, Vote(office="hand", favour=name) if name else Pass())
    assert RULESET.pending(state)[0].kind == "window"
    return state


def closed(state: Fief) -> Fief:
    """Nobody plays a card in the window any more."""
    while RULESET.pending(state)[0].kind == "window":
        state = act(state, RULESET.pending(state)[0].waiting[0], Pass())
    return state


def murdered(state: Fief, victim: str) -> Fief:
    card = PlayCard(card="assassination_1", target=victim, by=MACE)
    return closed(act(state, 2, card, murder=[4]))


ORDERS = pytest.mark.parametrize("order", ["turn", "together"])


@ORDERS
def test_fief_1_51_and_17_31_votes_on_a_candidate_murdered_before_the_tally_are_lost(order: str) -> None:
    state = cast(council(order), s0=ROBB, s1=ROBB, s3=TYWIN)
    assert titles.holder(closed(state), "hand") == ROBB
    after = murdered(state, ROBB)
    assert ROBB in after.dead
    assert titles.holder(after, "hand") is None  # Tywin has one vote of the two it takes


@ORDERS
def test_fief_1_51_a_member_murdered_before_the_tally_votes_no_more(order: str) -> None:
    state = cast(council(order), s0=TYWIN, s3=TYWIN)
    assert titles.holder(closed(state), "hand") == TYWIN
    assert titles.holder(murdered(state, ROBB), "hand") is None


@ORDERS
def test_fief_17_50_who_leaves_after_voting_votes_no_more(order: str) -> None:
    state = act(cast(council(order), s0=TYWIN, s3=TYWIN), 3, Concede())
    assert titles.holder(closed(state), "hand") is None


@ORDERS
def test_fief_17_50_and_1_51_nobody_of_a_house_that_has_left_is_elected(order: str) -> None:
    """What lies on him is lost, as on whoever is a candidate no longer; nobody votes for him any more."""
    state = act(council(order), 0, Concede())
    assert choices(state, 1, "vote", "favour", office="hand") == {TYWIN}
    state = cast(council(order), s1=ROBB, s3=ROBB)
    assert titles.holder(closed(state), "hand") == ROBB
    assert titles.holder(closed(act(state, 0, Concede())), "hand") is None


@ORDERS
def test_fief_0_95_nobody_votes_where_no_candidate_is_left(order: str) -> None:
    state = act(council(order), 0, Concede())
    assert RULESET.pending(state)[0].kind == "vote"
    state = act(state, 1, Concede())  # two Members are left, and nobody to vote for
    assert RULESET.pending(state)[0].kind == "window"


@ORDERS
def test_fief_0_95_and_1_50_without_a_candidate_left_there_are_no_votes_and_no_window(order: str) -> None:
    """Tywin, who alone stands for Warden, retires before all have said whom they name."""
    state = begin("stark", "lannister", "tyrell", "martell", options=FiefOptions(vote_order=order))
    state = holding(state, 2, "tax_1")
    run = (Run(office="warden_north", seat=1, noble=TYWIN),)
    ballot = Ballot(offices=("warden_north",), step="stand", runs=run, done=(0, 1, 2))
    state = act(at(state, "P2.FOUNDLING", 1, ballot), 1, Retire(noble=TYWIN))
    assert RULESET.pending(act(state, 3, Pass()))[0].kind not in ("vote", "window")


@ORDERS
def test_fief_8_4_a_murder_handed_in_while_votes_lie_sealed_is_done_before_the_tally(order: str) -> None:
    state = act(
        council(order), 2, Surprise(card="assassination_1", trigger="now", target=TYWIN, by=MACE), murder=[4]
    )
    assert TYWIN in state.nobles
    for seat, action in ((0, Vote(office="hand", favour=TYWIN)), (1, Pass())):
        state = act(state, seat, action)
    state = closed(act(state, 3, Vote(office="hand", favour=TYWIN), murder=[4]))
    assert TYWIN in state.dead
    assert titles.holder(state, "hand") is None


def test_fief_1_14_until_proposals_are_done_they_can_be_made_also_while_troops_that_lost_heart_are_asked_for() -> (
    None
):
    state = noble(begin("stark", "lannister", "tyrell"), CERSEI, 1, "casterly_rock")
    for frame, able in (
        (Rallying(asked=(0,)), True),
        (Proposing(asked=(0,)), True),
        (Parting(seat=0), False),
    ):
        assert ("propose" in RULESET.view(at(state, "P1.ANSWER", 1, frame), 0).menu) == able


@pytest.mark.parametrize(
    ("edition", "clause"),
    [("a", "FIEF-1.24"), ("b", "FIEF-1.25")],
)
def test_fief_1_24_and_1_25_who_cannot_ask_for_the_end_of_a_marriage_is_told_why(
    edition: Any, clause: str
) -> None:
    """Neither the Master of Laws nor the Hand is there; the question itself stands in nobody's way."""
    state = begin("stark", "lannister", "tyrell", options=FiefOptions(edition=edition))
    state = noble(noble(state, CERSEI, 1, "casterly_rock"), SANSA, 0, "winterfell")
    state = at(state, "P1.ANSWER", 1, Proposing(asked=(0, 1)))
    with pytest.raises(RuleError) as told:
        act(state, 0, Dissolve(noble=ROBB))
    assert (told.value.clause, told.value.text.key) == (clause, "fief-no-dissolve")
    with pytest.raises(RuleError) as other:
        act(state, 2, Dissolve(noble=MACE))
    assert other.value.text.key == "fief-no-turn-propose"


def test_fief_1_10_and_0_42_and_1_61_refusals_at_court_name_their_own_clause() -> None:
    state = at(realm(), "P1.ANSWER", 1, Proposing(asked=(0, 1, 2)))
    assert refused(state, 2, Propose(noble=MARGAERY, spouse=ROBB)) == "FIEF-1.10"  # he is wed
    ballot = at(realm(), "P1.HAND", 1, Ballot(offices=("king",), step="stand"))
    ballot = noble(titled(ballot, MACE, "fief_highgarden"), MARGAERY, 2, "highgarden")
    assert RULESET.pending(ballot)[0].waiting == (2,)
    assert refused(ballot, 2, Stand(office="king", noble=MARGAERY)) == "FIEF-1.61"
    assert refused(ballot, 2, Stand(office="king", noble=MACE, instead_of="hand")) == "FIEF-0.42"
