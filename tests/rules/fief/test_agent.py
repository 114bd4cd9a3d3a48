"""The agent: it beats chance, marries, bargains, and never holds a table up."""

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Seat
from bot.rules.fief import RULESET
from bot.rules.fief.actions import (
    Accept,
    Answer,
    Betroth,
    Calm,
    Decline,
    Decree,
    Join,
    MakeOffer,
    Muster,
    Pass,
    PlayCard,
    Put,
    Raid,
    Retire,
    Send,
    Siege,
    Vote,
)
from bot.rules.fief.agent import court, sensible, surprises, war
from bot.rules.fief.events.base import with_village
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.court.ballots import Ballot, Run
from bot.rules.fief.frames.surprises.asked import Rethrow
from bot.rules.fief.frames.surprises.uprising import Calming, Joining, Rising
from bot.rules.fief.frames.surprises.windows import Window
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.model.facts import REGIONS
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.menu import random_action
from tests.rules.fief.position import act, at, begin, holding, noble, standing, titled
from tests.rules.harness import play

ROOSE = "stark_roose_bolton"
ROBB, TYWIN, MACE = "stark_robb_stark", "lannister_tywin_lannister", "tyrell_mace_tyrell"


@pytest.mark.parametrize("seed", [1, 3])
def test_it_beats_chance(seed: int) -> None:
    """Two games of the hundred that were measured."""
    mine = seed % 3
    agents = [sensible if seat == mine else random_action for seat in range(3)]
    played = play(RULESET, FiefOptions(), agents, seed)
    outcome = RULESET.outcome(played.state)
    assert outcome is not None
    assert outcome.winners == (mine,)


def test_a_table_of_agents_comes_to_an_end_and_marries() -> None:
    played = play(RULESET, FiefOptions(edition="b"), [sensible] * 4, 1)
    assert RULESET.outcome(played.state) is not None
    assert any(event.kind == "wed" for event in played.events)


def offered(give: int, want: int) -> Fief:
    state = at(begin("stark", "lannister", "tyrell"), "P5.MOVE", 4, Buying(seat=0))
    state = act(state, 0, MakeOffer(player="1"))
    for side, amount in (("give", give), ("want", want)):
        state = act(state, 0, Put(side=side, matter="gold", what="gold", amount=amount))  # type: ignore[arg-type]
    return act(state, 0, Send())


@pytest.mark.parametrize(("give", "want", "answer"), [(3, 1, Accept), (1, 3, Decline), (2, 2, Decline)])
def test_it_answers_offers_by_their_worth(give: int, want: int, answer: type) -> None:
    view = RULESET.view(offered(give, want), 1)
    assert isinstance(sensible(RULESET, view, SeededChance(0)), answer)
    with pytest.raises(LookupError):
        sensible(RULESET, RULESET.view(offered(give, want), 2), SeededChance(0))


def test_fief_1_51_it_votes_for_no_office_whose_only_candidate_is_gone() -> None:
    state = begin("stark", "lannister", "tyrell")
    for village in (*REGIONS[1].villages, *REGIONS[5].villages):
        if state.land[village].owner is None:
            state = standing(state, 0, village, "m1")
    gone = Run(office="warden_west", seat=1, noble="hedge_knight_1")
    left = Run(office="warden_north", seat=0, noble=ROBB)
    frame = Ballot(offices=("warden_west", "warden_north"), step="vote", runs=(gone, left))
    state = at(state, "P1.KING", 1, frame)
    action = sensible(RULESET, RULESET.view(state, 0), SeededChance(0))
    assert action == Vote(office="warden_north", favour=ROBB)


def test_it_names_whoever_loses_most_and_never_its_own() -> None:
    state = titled(begin("stark", "lannister", "tyrell"), ROBB, "hand", "warden_north")
    assert court.accuse(state, 0) == Decree(nobles=())
    state = titled(state, TYWIN, "warden_west")
    assert court.accuse(state, 0) == Decree(nobles=(TYWIN,))


def test_without_alliances_it_marries_for_gold_alone() -> None:
    assert court.betroth(begin("stark", "lannister", "tyrell"), 0) == Betroth(proposals=())


def test_it_offers_a_ransom_item_by_item() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), ROBB, 0, "casterly_rock", captor=1)
    state = at(state, "P4.BUY", 4, Buying(seat=1))
    seat: Seat = 0
    for kind in (MakeOffer, Put, Put, Send):
        step = court.ransom(state, seat)
        assert isinstance(step, kind)
        state = act(state, seat, step)
    assert [item.what for item in state.offers[0].wants] == [ROBB]


def test_three_of_its_kind_come_to_a_victory() -> None:
    """One of a dozen that were measured, all of which ended so; there were sieges in most."""
    played = play(RULESET, FiefOptions(edition="b"), [sensible] * 3, 3)
    outcome = RULESET.outcome(played.state)
    assert outcome is not None
    assert outcome.reason == "points"


def test_fief_6_30_it_besieges_what_it_can_take_and_nothing_else() -> None:
    state = begin("stark", "lannister", "tyrell")
    state = noble(standing(state, 0, "casterly_rock", "k5"), ROBB, 0, "casterly_rock")
    assert war.besiege(state, 0) == Siege(villages=("casterly_rock",))
    weak = noble(
        standing(begin("stark", "lannister", "tyrell"), 0, "casterly_rock", "m2"), ROBB, 0, "casterly_rock"
    )
    assert war.besiege(weak, 0) == Siege(villages=())


def test_fief_5_20_it_rides_raids_against_the_far_weaker() -> None:
    state = begin("stark", "lannister", "tyrell", "martell", "arryn")
    state = standing(standing(state, 1, "darry", "m1"), 1, "fairmarket", "m2")
    state = noble(standing(state, 0, "fairmarket", "k3"), ROBB, 0, "fairmarket")
    state = at(state, "P6.DECLARE", 5, Moving(seat=0))
    muster = sensible(RULESET, RULESET.view(state, 0), SeededChance(0))
    assert isinstance(muster, Muster)
    ridden = sensible(RULESET, RULESET.view(act(state, 0, muster), 0), SeededChance(0))
    assert ridden == Raid(target="darry")


def test_fief_6_31_who_besieges_rides_no_raid_with_knights_who_are_guests_within() -> None:
    state = begin("stark", "lannister", "tyrell", "martell", "arryn")
    state = standing(standing(state, 1, "darry", "m1"), 1, "fairmarket", "m2", "inside")
    state = standing(standing(state, 0, "fairmarket", "k3", "inside"), 0, "fairmarket", "m2")
    state = noble(state, ROBB, 0, "fairmarket")
    state = with_village(state, "fairmarket", fort="stronghold", siege={0: 0})
    said = sensible(RULESET, RULESET.view(at(state, "P6.DECLARE", 5, Moving(seat=0)), 0), SeededChance(0))
    assert not isinstance(said, Muster) or said.men != "k3"
    act(at(state, "P6.DECLARE", 5, Moving(seat=0)), 0, said)


def test_fief_8_10_it_murders_whoever_is_worth_most_by_whom_it_would_miss_least() -> None:
    state = holding(begin("stark", "lannister", "tyrell"), 0, "assassination_1")
    state = titled(noble(state, ROOSE, 0, "winterfell"), ROBB, "warden_north")
    assert surprises.play(state, 0) == Pass()
    crowned = titled(state, TYWIN, "king")
    assert surprises.play(crowned, 0) == PlayCard(card="assassination_1", target=TYWIN, by=ROOSE)
    assert surprises.play(titled(state, ROBB, "king"), 0) == Pass()


def test_fief_8_34_it_lets_the_people_come_for_somebody_who_has_gone_since() -> None:
    state = holding(begin("stark", "lannister", "tyrell"), 0, "uprising_1")
    rising = Rising(target="lannister_tywin_lannister", cards=("uprising_2",), step="calm")
    asked = act(at(state, "P2.LIMIT", 2, rising, Joining(asked=(0, 1))), 1, Retire(noble=TYWIN))
    assert sensible(RULESET, RULESET.view(asked, 0), SeededChance(0)) == Join(cards=())
    rising = Rising(target="lannister_tywin_lannister", cards=("uprising_2",), step="fight")
    asked = act(at(state, "P2.LIMIT", 2, rising, Calming(asked=(0, 1))), 1, Retire(noble=TYWIN))
    assert sensible(RULESET, RULESET.view(asked, 0), SeededChance(0)) == Calm()
    thrown = Rethrow(seat=0, by_seat=2, victim=TYWIN, by=MACE, die=4)
    asked = act(at(state, "P2.LIMIT", 2, thrown), 1, Retire(noble=TYWIN))
    assert sensible(RULESET, RULESET.view(asked, 0), SeededChance(0)) == Answer(yes=False)


def test_fief_17_30_in_a_window_it_plays_or_passes_and_holds_nobody_up() -> None:
    state = titled(holding(begin("stark", "lannister", "tyrell"), 0, "assassination_1"), TYWIN, "king")
    state = holding(state, 1, "tax_1")
    state = at(state, "P7.EVE", 6, Window(moment="eve", asked=(0, 1)))
    for seat, kind in ((0, PlayCard), (1, Pass)):
        assert isinstance(sensible(RULESET, RULESET.view(state, seat), SeededChance(0)), kind)
