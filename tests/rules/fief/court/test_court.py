"""The first steps of Phase 1: marriages, their ends, idols (FIEF-0.34, 0.54, 0.75, 1.1 to 1.38)."""

from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Seat
from bot.rules.fief import RULESET
from bot.rules.fief.actions import (
    Answer,
    Betroth,
    Convert,
    Decree,
    Dissolve,
    Pass,
    Propose,
    Put,
    Retire,
    Send,
)
from bot.rules.fief.events.court import GodsRolled, Lapsed, Marked
from bot.rules.fief.frames.court.idols import Idols
from bot.rules.fief.frames.court.marriages import Answering, Proposing
from bot.rules.fief.frames.rounds import SCHEDULE
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import court, titles
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring, verbs
from bot.rules.fief.play.court import curse
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    Rigged,
    act,
    at,
    begin,
    built,
    choices,
    events,
    holding,
    menu,
    noble,
    refused,
    rich,
    standing,
    titled,
)

ROBB, SANSA, WYMAN, JON = (
    "stark_robb_stark",
    "stark_sansa_stark",
    "stark_wyman_manderly",
    "stark_jon_snow",
)
TYWIN, CERSEI = "lannister_tywin_lannister", "lannister_cersei_lannister"
MACE, MARGAERY = "tyrell_mace_tyrell", "tyrell_margaery_tyrell"
DORAN, ARIANNE = "martell_doran_martell", "martell_arianne_martell"


def four(**options: Any) -> Fief:
    """Four Houses, the ladies of the first three in play."""
    state = begin("stark", "lannister", "tyrell", "martell", options=FiefOptions(**options))
    state = noble(state, SANSA, 0, "winterfell", inside=True)
    state = noble(state, CERSEI, 1, "casterly_rock", inside=True)
    return noble(state, MARGAERY, 2, "highgarden", inside=True)


def proposing(state: Fief, *asked: Seat) -> Fief:
    return at(state, "P1.ANSWER", 1, Proposing(asked=asked or state.order))


def said(state: Fief, *moves: tuple[Seat, Action]) -> Fief:
    for seat, action in moves:
        state = act(state, seat, action)
    return state


def wed(state: Fief, one: str, other: str) -> Fief:
    """Two Nobles in play, married."""
    for mine, theirs in ((one, other), (other, one)):
        state = changed(state, nobles={**state.nobles, mine: changed(state.nobles[mine], spouse=theirs)})
    return state


def passing(state: Fief) -> Fief:
    """Everybody who is awaited passes once."""
    for seat in RULESET.pending(state)[0].waiting:
        state = act(state, seat, Pass())
    return state


# ── the phase ─────────────────────────────────────────────────────────────────────────────────────


def test_fief_1_1_the_steps_come_in_order() -> None:
    names = [step.name.removeprefix("P1.") for step in SCHEDULE if step.phase == 1]
    assert names[:9] == [
        "RETURN",
        "CURSE",
        "CROWN",
        "PROPOSE",
        "ANSWER",
        "DISSOLVE",
        "IDOLS",
        "PARDON",
        "CENSURE",
    ]
    assert names[-3:] == ["WARDENS", "KING", "HAND"]


def test_fief_0_20_and_1_2_a_step_without_its_condition_is_skipped() -> None:
    state = begin("stark", "lannister", "tyrell")
    state = act(at(state, "P1.CURSE", 7, Proposing(asked=(0,))), 0, Pass())
    assert state.phase == 2


# ── marriage ──────────────────────────────────────────────────────────────────────────────────────


def test_fief_1_10_and_1_11_who_may_marry() -> None:
    state = noble(four(), JON, 0, "winterfell")
    assert set(court.couples(state, 0)) == {ROBB, SANSA}
    assert set(court.matches(state, ROBB)) == {CERSEI, MARGAERY}
    captive = noble(state, ROBB, 0, "casterly_rock", captor=1)
    assert ROBB in court.couples(captive, 0)
    assert not court.couples(wed(state, ROBB, CERSEI), 0)
    assert not court.marriageable(titled(state, SANSA, "mother_of_dragons"), SANSA)
    assert not court.marriageable(titled(state, ROBB, "brother"), ROBB)


def test_fief_1_10_office_holders_of_edition_b_do_not_marry_but_the_king() -> None:
    state = titled(four(edition="b"), ROBB, "warden_north")
    assert not court.marriageable(state, ROBB)
    assert court.marriageable(titled(state, ROBB, "king"), ROBB)
    assert court.marriageable(titled(four(), ROBB, "warden_north"), ROBB)


def test_fief_1_12_the_house_of_an_ugly_spouse_pays() -> None:
    state = rich(noble(four(), WYMAN, 0, "winterfell"), 0, 2)
    state = said(proposing(state), (0, Propose(noble=WYMAN, spouse=CERSEI)), (0, Send()))
    after = act(passing(state), 1, Betroth(proposals=("1",)))
    assert after.nobles[WYMAN].spouse == CERSEI
    assert (after.houses[0].gold, after.houses[1].gold) == (0, 7)
    poor = act(passing(rich(state, 0, 1)), 1, Betroth(proposals=("1",)))
    assert poor.nobles[WYMAN].spouse == ""


def test_fief_1_13_terms_are_carried_out_with_the_wedding_or_there_is_none() -> None:
    draft = said(proposing(rich(four(), 1, 4)), (0, Propose(noble=ROBB, spouse=CERSEI)))
    draft = said(draft, (0, Put(side="want", matter="gold", what="gold", amount=4)), (0, Send()))
    state = passing(draft)
    after = act(state, 1, Betroth(proposals=("1",)))
    assert (after.nobles[ROBB].spouse, after.houses[0].gold, after.houses[1].gold) == (CERSEI, 9, 0)
    poor = act(rich(state, 1, 3), 1, Betroth(proposals=("1",)))
    assert (poor.nobles[ROBB].spouse, poor.houses[0].gold) == ("", 5)


def test_fief_1_13_cards_go_with_a_wedding_for_which_one_of_the_two_spends_a_marker() -> None:
    spend = Put(side="give", matter="envoy", what="you")
    card = Put(side="give", matter="card", what="tax_1")
    state = act(proposing(holding(four(), 0, "tax_1")), 0, Propose(noble=ROBB, spouse=CERSEI))
    assert "card" not in choices(state, 0, "put", "matter", side="give")
    state = said(state, (0, spend), (0, card))
    back = act(state, 0, spend).houses[0].draft
    assert back is not None
    assert (back.envoy, back.gives) == (None, ())  # no card goes without
    state = passing(act(state, 0, Send()))
    seen = [state.seen_by(viewer).offers[0].gives[0].what for viewer in (0, 1, 2)]
    assert seen == ["tax_1", "tax_1", ""]
    after = act(state, 1, Betroth(proposals=("1",)))
    assert (after.houses[1].hand, after.houses[0].diplomacy) == (("tax_1",), 2)
    poor = changed(state, houses=(changed(state.houses[0], diplomacy=0), *state.houses[1:]))
    assert act(poor, 1, Betroth(proposals=("1",))).nobles[ROBB].spouse == ""


def test_fief_2_30_and_1_13_cards_that_come_with_a_wedding_are_counted_at_the_end_of_phase_2() -> None:
    """It is later than Phase 1 in the same round: nobody throws away before it has drawn."""
    state = holding(holding(four(), 0, "tax_1"), 1, "good_harvest_1", "good_harvest_2", "good_weather_1")
    state = said(
        proposing(state),
        (0, Propose(noble=ROBB, spouse=CERSEI)),
        (0, Put(side="give", matter="envoy", what="you")),
        (0, Put(side="give", matter="card", what="tax_1")),
        (0, Send()),
    )
    state = act(passing(state), 1, Betroth(proposals=("1",)))
    assert len(state.houses[1].hand) == 4
    assert RULESET.pending(state)[0].kind == "discard"


def test_fief_1_14_and_ex_28_two_proposals_one_marker() -> None:
    state = noble(four(), ARIANNE, 3, "sunspear", inside=True)
    state = said(
        proposing(state),
        (0, Propose(noble=ROBB, spouse=CERSEI)),
        (0, Send()),
        (0, Propose(noble=ROBB, spouse=MARGAERY)),
        (0, Send()),
        (3, Propose(noble=DORAN, spouse=CERSEI)),
        (3, Send()),
    )
    assert refused(state, 0, Propose(noble=SANSA, spouse=MACE)) == "FIEF-1.14"
    state = passing(state)
    prompt = RULESET.pending(state)[0]
    assert (prompt.kind, prompt.asked, prompt.secret) == ("betroth", (1, 2), True)
    state = act(state, 1, Betroth(proposals=("1", "3")))
    assert state.nobles[ROBB].spouse == ""
    told = events(state, 2, Betroth(proposals=("2",)))
    lapsed = [(event.noble, event.spouse) for event in told if isinstance(event, Lapsed)]
    assert lapsed == [(ROBB, MARGAERY), (DORAN, CERSEI)], "the markers are gone with the first"
    state = act(state, 2, Betroth(proposals=("2",)))
    assert (state.nobles[ROBB].spouse, state.nobles[MARGAERY].spouse, state.nobles[DORAN].spouse) == (
        CERSEI,
        "",
        "",
    )
    assert state.offers == ()


def test_fief_1_14_answers_are_sealed() -> None:
    state = said(proposing(four()), (0, Propose(noble=ROBB, spouse=CERSEI)), (0, Send()))
    state = said(state, (0, Propose(noble=ROBB, spouse=MARGAERY)), (0, Send()))
    state = act(passing(state), 1, Betroth(proposals=("1",)))
    top = state.stack[-1]
    assert isinstance(top, Answering)
    seen = RULESET.view(state, 2).known.stack[-1]
    assert isinstance(seen, Answering)
    assert (1 in top.answers, 1 in seen.answers) == (True, False)


def test_fief_0_75_and_0_76_and_1_15_a_wedding_allies_two_houses_but_not_three_players() -> None:
    state = said(proposing(four()), (0, Propose(noble=ROBB, spouse=CERSEI)), (0, Send()))
    after = act(passing(state), 1, Betroth(proposals=("1",)))
    assert scoring.ally(after, 0) == 1
    assert (0, 1) in scoring.parties(after)
    three = noble(begin("stark", "lannister", "tyrell"), CERSEI, 1, "casterly_rock")
    assert scoring.ally(wed(three, ROBB, CERSEI), 0) is None


def test_fief_1_16_and_1_65_the_wife_of_the_king_is_queen() -> None:
    state = titled(four(), ROBB, "king")
    state = said(proposing(state), (0, Propose(noble=ROBB, spouse=CERSEI)), (0, Send()))
    state = act(passing(state), 1, Betroth(proposals=("1",)))
    assert titles.holder(state, "queen") == CERSEI
    play = Play(wed(four(), ROBB, CERSEI), SeededChance(0))
    verbs.gain(play, ROBB, "king", "elected")
    assert titles.holder(play.state, "queen") == CERSEI


# ── the end of a marriage ─────────────────────────────────────────────────────────────────────────


def divorcing(edition: str = "a") -> Fief:
    """Robb and Cersei are married; Mace can part them."""
    office = "master_of_laws" if edition == "a" else "hand"
    state = titled(wed(four(edition=edition), ROBB, CERSEI), MACE, "warden_south", office)
    return proposing(state)


def test_fief_1_20_and_1_22_and_1_24_the_master_of_laws_divorces_who_asks() -> None:
    state = act(divorcing(), 1, Dissolve(noble=CERSEI))
    assert choices(state, 0, "dissolve", "noble") == set()
    state = passing(state)
    assert RULESET.pending(state)[0].waiting == (2,)
    assert act(state, 2, Decree(nobles=())).nobles[ROBB].spouse == CERSEI
    after = act(state, 2, Decree(nobles=(CERSEI,)))
    assert after.nobles[ROBB].spouse == after.nobles[CERSEI].spouse == ""
    assert ROBB in court.couples(after, 0)
    assert after.requests == ()


def test_fief_1_25_in_edition_b_the_hand_annuls() -> None:
    state = passing(act(divorcing("b"), 0, Dissolve(noble=ROBB)))
    assert act(state, 2, Decree(nobles=(ROBB,))).nobles[CERSEI].spouse == ""
    assert refused(divorcing("b"), 0, Dissolve(noble=MACE)) == "FIEF-1.25"
    held = noble(divorcing("b"), MACE, 2, "winterfell", captor=0)
    assert refused(held, 0, Dissolve(noble=ROBB)) == "FIEF-1.25"


def test_fief_1_21_death_ends_a_marriage() -> None:
    play = Play(wed(four(), ROBB, CERSEI), SeededChance(0))
    verbs.die(play, ROBB, "justice")
    assert play.state.nobles[CERSEI].spouse == ""
    assert scoring.ally(play.state, 1) is None


def test_fief_1_23_no_royal_marriage_is_ended_while_the_heir_lives() -> None:
    state = titled(divorcing(), ROBB, "king")
    assert court.separable(state, 0) == (ROBB,)
    assert court.separable(noble(state, WYMAN, 0, "winterfell", marks=("heir",)), 0) == ()


def test_fief_1_26_a_captive_grants_nothing() -> None:
    state = divorcing()
    held = noble(state, MACE, 2, "winterfell", captor=0)
    assert menu(state, 0)[:2] == ("pass", "dissolve")
    assert refused(held, 0, Dissolve(noble=ROBB)) == "FIEF-1.24"


def test_fief_0_54_the_spouse_takes_over_city_and_garrison() -> None:
    state = titled(begin("stark", "lannister", "tyrell", "martell"), ROBB, "fief_winterfell")
    state = wed(noble(state, CERSEI, 1, "casterly_rock", inside=True), ROBB, CERSEI)
    play = Play(standing(state, 0, "white_harbor", "m1"), SeededChance(0))
    verbs.die(play, ROBB, "battle")
    assert titles.holder(play.state, "fief_winterfell") == CERSEI
    here = play.state.land["winterfell"]
    assert (here.owner, here.troops(1), here.troops(0)) == (1, {"man_at_arms": 3, "knight": 1}, {})
    assert play.state.land["white_harbor"].troops(0) == {"man_at_arms": 1}


def test_fief_0_34_only_free_untitled_unmarried_nobles_retire() -> None:
    state = proposing(noble(four(), WYMAN, 0, "winterfell"))
    assert choices(state, 0, "retire", "noble") == {ROBB, SANSA, WYMAN}
    after = act(state, 0, Retire(noble=WYMAN))
    assert WYMAN in after.dead
    assert refused(wed(state, ROBB, CERSEI), 0, Retire(noble=ROBB)) == "FIEF-0.34"
    assert refused(changed(state, phase=5), 0, Retire(noble=WYMAN)) == "FIEF-0.34"


# ── idols ─────────────────────────────────────────────────────────────────────────────────────────


def idols(**options: Any) -> Fief:
    """Robb is King, Mace the Hand; four Septs stand."""
    state = titled(titled(four(**options), ROBB, "king"), MACE, "warden_south", "hand")
    for village in ("white_harbor", "casterly_rock", "highgarden", "sunspear"):
        state = built(state, village, sept=True)
    return at(state, "P1.PARDON", 1, Idols(seat=0))


def test_fief_1_30_to_1_33_and_ex_17_the_septs_are_pillaged_once() -> None:
    state = act(idols(), 0, Answer(yes=True))
    assert not any(village.sept for village in state.land.values())
    assert state.idols
    alone = act(state, 2, Pass(), gods=[1])
    assert alone.houses[0].gold == 5 + 8
    assert ROBB in alone.dead
    both = act(state, 2, Convert(), gods=[4, 5])
    assert (both.houses[0].gold, both.houses[2].gold) == (9, 9)
    assert court.idol_breaker(both) is None


def test_fief_1_34_and_1_35_an_untitled_noble_is_burnt_after_the_gold() -> None:
    state = act(idols(), 0, Answer(yes=True))
    assert CERSEI in choices(state, 2, "convert", "sacrifice")
    assert ROBB not in choices(state, 2, "convert", "sacrifice")
    told = [one.kind for one in events(state, 2, Convert(sacrifice=CERSEI), gods=[4, 5])]
    assert told.index("paid") < told.index("died") < told.index("gods_rolled")


def test_fief_1_36_and_1_38_a_die_every_round_for_life() -> None:
    state = changed(noble(four(), ROBB, 0, "casterly_rock", captor=1, marks=("gods_cursed",)), phase=1)
    play = Play(state, Rigged(gods=[2]))
    curse(play)
    assert "gods_cursed" in play.state.nobles[ROBB].marks
    play = Play(state, Rigged(gods=[1]))
    curse(play)
    assert ROBB in play.state.dead


def test_fief_1_36_in_edition_b_the_first_die_is_thrown_next_round() -> None:
    state = idols(edition="b", nwe=True)
    told = events(act(state, 0, Answer(yes=True)), 2, Pass())
    assert not any(isinstance(one, GodsRolled) for one in told)
    assert [one.noble for one in told if isinstance(one, Marked)] == [ROBB]
    assert court.idol_breaker(titled(four(edition="b"), ROBB, "king")) is None  # without the Watch
    assert court.idol_breaker(titled(four(edition="b", nwe=True), ROBB, "king")) == ROBB
