"""Offers, embassies, gifts, ransom, leaving (FIEF-0.26, 4.3, 4.24, 9, 17.1 to 17.6, 17.51)."""

from typing import Any

from bot.rules.contract import Action, Concede, Seat, awaited
from bot.rules.fief import RULESET
from bot.rules.fief.actions import (
    Accept,
    Buy,
    Choose,
    Counter,
    Decline,
    Embassy,
    MakeOffer,
    Pass,
    Proclaim,
    Propose,
    Put,
    Release,
    Send,
    Spy,
)
from bot.rules.fief.events.offers import CardsGiven, OfferMade, OfferOver
from bot.rules.fief.events.rounds import GoldGiven
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.frames.cards.keeping import Keeping
from bot.rules.fief.frames.cards.ransom import Ransom
from bot.rules.fief.frames.court.marriages import Proposing
from bot.rules.fief.legal import bargains, titles
from bot.rules.fief.model.facts import DOMAINS, KINDS
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
    holding,
    noble,
    refused,
    rich,
    standing,
    titled,
)

ROBB, SANSA = "stark_robb_stark", "stark_sansa_stark"
TYWIN, CERSEI, MACE = "lannister_tywin_lannister", "lannister_cersei_lannister", "tyrell_mace_tyrell"


def buying(**options: Any) -> Fief:
    state = begin("stark", "lannister", "tyrell", "martell", options=FiefOptions(**options))
    return at(state, "P5.MOVE", 4, Buying(seat=0))


def said(state: Fief, *moves: tuple[Seat, Action]) -> Fief:
    for seat, action in moves:
        state = act(state, seat, action)
    return state


def gold(side: Any, amount: int) -> Put:
    return Put(side=side, matter="gold", what="gold", amount=amount)


def offered(state: Fief, giver: Seat, asked: Seat, *puts: Put) -> Fief:
    """An offer that stands."""
    moves = [(giver, MakeOffer(player=str(asked))), *((giver, one) for one in puts), (giver, Send())]
    return said(state, *moves)


# ── offers ────────────────────────────────────────────────────────────────────────────────────────


def test_fief_17_1_and_17_2_an_offer_is_put_together_in_secret_and_then_public() -> None:
    state = said(buying(), (0, MakeOffer(player="1")), (0, gold("give", 2)))
    assert RULESET.view(state, 1).known.houses[0].draft is None
    assert RULESET.view(state, 1).invitations == ()
    assert all(one.seen_by(1) is None for one in events(state, 0, gold("give", 3)))
    (made,) = events(state, 0, Send())
    assert isinstance(made, OfferMade)
    assert made.seen_by(2) == made
    state = act(state, 0, Send())
    assert awaited(RULESET.pending(state)) == (0,)
    assert [one.kind for one in RULESET.view(state, 1).invitations] == ["offer"]
    assert RULESET.view(state, 1).menu[0] == "accept"
    assert RULESET.view(state, 2).invitations == ()


def test_fief_9_2_and_17_3_all_parts_are_carried_out_at_once() -> None:
    state = standing(standing(buying(), 1, "old_oak", "m1"), 0, "old_oak", "m1")
    state = offered(state, 0, 1, gold("give", 3), Put(side="want", matter="village", what="old_oak"))
    state = act(state, 1, Accept(offer="1"))
    assert (state.houses[0].gold, state.houses[1].gold) == (2, 8)
    assert state.land["old_oak"].owner == 0
    assert state.offers == ()


def test_fief_17_3_what_cannot_be_carried_out_is_void_whole() -> None:
    state = offered(buying(), 0, 1, gold("give", 5), gold("want", 1))
    state = rich(state, 0, 4)
    told = events(state, 1, Accept(offer="1"))
    assert [(one.how, one.lacks) for one in told if isinstance(one, OfferOver)] == [("void", ("gold-5",))]
    after = act(state, 1, Accept(offer="1"))
    assert (after.houses[0].gold, after.houses[1].gold) == (4, 5)


def test_fief_17_2_refused_withdrawn_and_lapsed() -> None:
    state = offered(buying(), 0, 1, gold("give", 1))
    assert act(state, 1, Decline(offer="1")).offers == ()
    assert act(state, 0, Decline(offer="1")).offers == ()
    assert refused(state, 2, Decline(offer="1")) == "FIEF-17.2"
    assert act(state, 0, Pass()).offers == ()
    later = said(buying(), (0, MakeOffer(player="1", until="phase-6")), (0, gold("give", 1)), (0, Send()))
    assert act(later, 0, Pass()).phase == 5
    assert len(act(later, 0, Pass()).offers) == 1


def test_fief_17_2_a_counter_offer_refuses_the_first_when_it_is_sent() -> None:
    state = offered(buying(), 0, 1, gold("give", 1), gold("want", 4))
    state = said(state, (1, Counter(offer="1")), (1, gold("give", 2)))
    assert len(state.offers) == 1
    state = act(state, 1, Send())
    (counter,) = state.offers
    assert (counter.giver, counter.asked, counter.gives[0].amount, counter.wants[0].amount) == (1, 0, 2, 1)
    after = act(state, 0, Accept(offer=str(counter.id)))
    assert (after.houses[0].gold, after.houses[1].gold) == (6, 4)


def test_fief_17_5_six_offers_at_a_time() -> None:
    state = buying()
    for _ in range(6):
        state = offered(state, 0, 1, gold("give", 1))
    state = said(state, (0, MakeOffer(player="2")), (0, gold("give", 1)))
    assert refused(state, 0, Send()) == "FIEF-17.5"


def test_fief_17_6_and_9_3_promises_are_talk() -> None:
    state = act(buying(), 0, MakeOffer(player="1"))
    assert choices(state, 0, "put", "matter", side="want") <= {*bargains.MATTERS}
    assert not {"vote", "peace", "play"} & {*bargains.MATTERS}
    after = act(state, 0, Proclaim(words="I shall vote for Tywin."))
    assert after.offers == state.offers


def test_fief_0_26_control_is_ceded_to_a_house_that_is_there() -> None:
    state = standing(buying(), 1, "winterfell", "m2")
    state = titled(state, ROBB, "fief_winterfell")
    state = act(state, 0, MakeOffer(player="1"))
    assert choices(state, 0, "put", "what", side="give", matter="village") == {"winterfell"}
    state = said(state, (0, Put(side="give", matter="village", what="winterfell")), (0, Send()))
    state = act(state, 1, Accept(offer="1"))
    assert state.land["winterfell"].owner == 1
    assert not state.nobles[ROBB].inside
    assert titles.holder(state, "fief_winterfell") is None


def test_fief_0_62_and_4_3_a_captive_is_freed_for_a_ransom() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), ROBB, 0, "casterly_rock", captor=1)
    state = at(state, "P4.BUY", 4, Ransom(asked=(0, 1)))
    assert RULESET.pending(state)[0].waiting == (0, 1)
    state = offered(state, 0, 1, gold("give", 5), Put(side="want", matter="captive", what=ROBB))
    state = act(state, 1, Accept(offer="1"))
    assert (state.nobles[ROBB].captor, state.nobles[ROBB].place) == (None, "winterfell")
    assert state.houses[1].gold == 10


def test_fief_4_3_and_0_95_nobody_is_asked_for_ransom_any_more_once_all_captives_are_free() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), ROBB, 0, "casterly_rock", captor=1)
    state = at(noble(state, MACE, 2, "winterfell", captor=0), "P4.BUY", 4, Ransom(asked=(0, 1, 2)))
    state = act(state, 1, Release(noble=ROBB))
    assert RULESET.pending(state)[0].waiting == (0, 2)
    assert RULESET.pending(act(state, 0, Release(noble=MACE)))[0].kind == "buy"


def test_fief_4_3_and_17_50_nobody_is_asked_for_ransom_by_or_for_who_has_left() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), ROBB, 0, "casterly_rock", captor=1)
    state = at(noble(state, MACE, 2, "winterfell", captor=0), "P4.BUY", 4, Ransom(asked=(0, 1, 2)))
    assert RULESET.pending(act(state, 1, Concede()))[0].waiting == (0, 2)
    assert RULESET.pending(act(state, 0, Concede()))[0].kind == "buy"


def test_fief_4_3_a_captive_is_handed_over_only_where_the_new_holder_has_a_guard() -> None:
    state = noble(buying(), ROBB, 0, "casterly_rock", captor=1)
    state = act(state, 1, MakeOffer(player="2"))
    assert choices(state, 1, "put", "what", side="give", matter="captive") == set()
    state = standing(state, 2, "casterly_rock", "m1")
    state = said(state, (1, Put(side="give", matter="captive", what=ROBB)), (1, Send()))
    assert act(state, 2, Accept(offer="1")).nobles[ROBB].captor == 2


def test_fief_4_24_the_king_grants_a_fief_when_titles_are_bought() -> None:
    state = titled(buying(), TYWIN, "king")
    for village in DOMAINS["fief_winterfell"].villages:
        if state.land[village].owner is None:
            state = standing(state, 0, village, "m1")
    grant = Put(side="give", matter="grant", what="fief_winterfell", by=ROBB)
    state = offered(state, 1, 0, grant, gold("want", 3))
    for before in (Keeping(asked=(1,)), Ransom(asked=(1,))):  # P3.UPKEEP, P4.RANSOM
        assert "accept" not in RULESET.view(at(state, "P4.BUY", 4, before), 0).menu
    state = act(state, 0, Accept(offer="1"))
    assert titles.holder(state, "fief_winterfell") == ROBB
    assert state.land["winterfell"].fort == "fortified_city"
    assert (state.houses[0].gold, state.houses[1].gold) == (2, 8)


def test_fief_4_24_the_crown_grants_its_own_house_a_fief_free_of_charge() -> None:
    state = rich(buying(), 0, 0)
    for village in DOMAINS["fief_winterfell"].villages:
        if state.land[village].owner is None:
            state = standing(state, 0, village, "m1")
    king = titled(state, ROBB, "king")
    assert awaited(RULESET.pending(king)) == (0,)
    after = act(king, 0, Buy(what="fief_winterfell", where="winterfell"))
    assert (titles.holder(after, "fief_winterfell"), after.houses[0].gold) == (ROBB, 0)
    for other in (state, noble(king, ROBB, 0, "casterly_rock", captor=1), titled(state, TYWIN, "king")):
        assert "fief_winterfell" not in choices(other, 0, "buy", "what")


# ── embassies ─────────────────────────────────────────────────────────────────────────────────────


def talking(**options: Any) -> Fief:
    """Seats 0 and 1 talk alone."""
    state = holding(buying(**options), 0, "tax_1", "uprising_1")
    return act(state, 2, Embassy(players=("0", "1")))


def test_fief_9_5_an_embassy_costs_a_marker_and_stops_all_clocks() -> None:
    state = talking()
    (prompt,) = RULESET.pending(state)
    assert (prompt.kind, prompt.waiting, prompt.timed) == ("talk", (2, 0, 1), False)
    assert state.houses[2].diplomacy == 2
    assert [room.seats for room in state.rooms] == [(2, 0, 1)]
    assert refused(state, 3, Embassy(players=("0",))) == "FIEF-9.5"
    state = said(state, (2, Pass()), (0, Pass()))
    assert RULESET.pending(state)[0].kind == "buy"
    assert state.rooms == ()


def test_fief_9_5_cards_change_hands_in_an_embassy_and_only_there() -> None:
    plain = act(holding(buying(), 0, "tax_1"), 0, MakeOffer(player="1"))
    assert "card" not in choices(plain, 0, "put", "matter", side="give")
    card = Put(side="give", matter="card", what="tax_1")
    state = offered(talking(), 0, 1, card, gold("want", 2))
    made = state.offers[0]
    assert RULESET.view(state, 3).known.offers == ()
    assert RULESET.view(state, 2).known.offers == (made,)
    told = events(state, 1, Accept(offer=str(made.id)))
    given = next(one for one in told if isinstance(one, CardsGiven))
    assert [given.seen_by(viewer).cards for viewer in (1, 2, 3, None)] == [
        ("tax_1",),
        ("tax_1",),
        ("",),
        ("",),
    ]
    after = act(state, 1, Accept(offer=str(made.id)))
    assert (after.houses[0].hand, after.houses[1].hand) == (("uprising_1",), ("tax_1",))


def test_fief_9_5_a_kind_of_card_can_be_asked_for() -> None:
    drafted = act(talking(), 1, MakeOffer(player="0"))
    asked = choices(drafted, 1, "put", "what", side="want", matter="card")
    assert asked == {kind.id for kind in KINDS.values() if not kind.disaster}  # nobody holds a Disaster
    want = Put(side="want", matter="card", what="tax")
    state = offered(talking(), 1, 0, want)
    after = act(state, 0, Accept(offer=str(state.offers[0].id)))
    assert after.houses[1].hand == ("tax_1",)
    poor = act(holding(state, 0, "uprising_1"), 0, Accept(offer=str(state.offers[0].id)))
    assert poor.houses[1].hand == ()


def test_fief_9_7_and_9_6_who_asks_while_one_goes_on_waits_and_a_public_table_has_none() -> None:
    assert "embassy" not in RULESET.view(talking(), 3).menu
    assert "embassy" not in RULESET.view(buying(press="public"), 3).menu
    assert "embassy" in RULESET.view(buying(), 3).menu


def test_fief_9_5_and_8_2_no_embassy_is_called_between_the_two_draws_of_a_player() -> None:
    """House Tully is asked whether it keeps what it has drawn: a card that it was given would be the newest."""
    state = at(begin("tully", "stark", "tyrell"), "P2.DISASTERS", 2, Drawing(seat=1), Drawing(seat=0))
    assert "embassy" in RULESET.view(state, 2).menu
    state = act(state, 0, Choose(what="court_event"))
    assert RULESET.pending(state)[0].kind == "redraw"
    assert refused(state, 2, Embassy(players=("0",))) == "FIEF-9.5"
    state = act(state, 0, Choose(what="keep_all"))
    assert RULESET.pending(state)[0].waiting == (1,)
    assert "embassy" in RULESET.view(state, 2).menu


def test_fief_2_30_who_gets_above_three_cards_discards_at_once() -> None:
    state = holding(talking(), 1, "good_harvest_1", "good_harvest_2", "good_weather_1")
    state = offered(state, 0, 1, Put(side="give", matter="card", what="tax_1"))
    state = act(state, 1, Accept(offer=str(state.offers[0].id)))
    assert (RULESET.pending(state)[0].kind, RULESET.pending(state)[0].asked) == ("limit", (1,))


def test_fief_2_30_an_exchange_in_phase_1_comes_before_cards_are_counted() -> None:
    state = changed(holding(talking(), 1, "good_harvest_1", "good_harvest_2", "good_weather_1"), phase=1)
    state = offered(state, 0, 1, Put(side="give", matter="card", what="tax_1"))
    state = act(state, 1, Accept(offer=str(state.offers[0].id)))
    assert (len(state.houses[1].hand), RULESET.pending(state)[0].kind) == (4, "talk")


def test_fief_0_40_the_master_of_whisperers_looks_at_a_hand_once_a_round() -> None:
    state = titled(holding(buying(), 0, "tax_1"), MACE, "warden_south", "master_of_whisperers")
    told = events(state, 2, Spy(player="0"))
    assert [one.seen_by(3).cards for one in told if one.kind == "spied"] == [()]  # type: ignore[union-attr]
    assert [one.seen_by(2).cards for one in told if one.kind == "spied"] == [("tax_1",)]  # type: ignore[union-attr]
    assert refused(act(state, 2, Spy(player="0")), 2, Spy(player="1")) == "FIEF-0.40"
    assert built(state, "old_oak").phase == 4


# ── leaving ───────────────────────────────────────────────────────────────────────────────────────


def test_fief_17_51_with_who_leaves_go_alliance_offers_markers_and_the_place_in_an_embassy() -> None:
    state = noble(talking(), CERSEI, 1, "casterly_rock", inside=True, spouse=ROBB)
    state = noble(state, ROBB, 0, "winterfell", inside=True, spouse=CERSEI)
    assert scoring.ally(state, 0) == 1
    state = act(offered(state, 1, 3, gold("give", 1)), 1, Concede())
    assert scoring.ally(state, 0) is None
    assert state.offers == ()
    assert state.houses[1].diplomacy == 0
    assert RULESET.pending(state)[0].waiting == (2, 0)


def test_fief_17_1_whoever_has_no_gold_offers_none() -> None:
    state = buying()
    poor = changed(state, houses=tuple(changed(house, gold=0) for house in state.houses))
    drafted = act(poor, 0, MakeOffer(player="1"))
    assert "gold" not in choices(drafted, 0, "put", "matter", side="give")
    assert refused(drafted, 0, gold("give", 1)) == "FIEF-17.1"


def test_fief_9_5_and_17_2_with_who_leaves_the_talk_go_its_offers_there() -> None:
    state = offered(talking(), 0, 1, Put(side="give", matter="card", what="tax_1"))
    state = offered(state, 0, 2, Put(side="give", matter="card", what="uprising_1"))
    mine, _ = state.offers
    state = act(state, 1, Pass())
    assert [one.asked for one in state.offers] == [2]
    assert refused(state, 1, Accept(offer=str(mine.id))) == "FIEF-17.2"
    assert state.houses[0].hand == ("tax_1", "uprising_1")


def test_fief_17_2_and_0_90_nobody_outside_an_embassy_learns_how_much_is_offered_there() -> None:
    state = talking()
    busy = offered(state, 0, 1, Put(side="give", matter="card", what="tax_1"))
    busy = act(busy, 1, Decline(offer=str(busy.offers[0].id)))
    for viewer in (3, None):
        assert RULESET.view(busy, viewer) == RULESET.view(state, viewer)
    quiet, after = (said(one, (1, Pass()), (0, Pass())) for one in (state, busy))
    later = [offered(one, 3, 2, gold("give", 1)).offers[0].id for one in (quiet, after)]
    assert later[0] == later[1]


def test_fief_17_2_an_offer_of_another_embassy_has_another_number() -> None:
    state = offered(talking(), 0, 1, Put(side="give", matter="card", what="tax_1"))
    first = state.offers[0].id
    state = said(state, (1, Pass()), (0, Pass()), (2, Embassy(players=("0", "1"))))
    state = offered(state, 0, 1, Put(side="give", matter="card", what="tax_1"))
    assert state.offers[0].id != first


def test_fief_0_91_and_17_2_hidden_gold_of_an_embassy_is_seen_by_those_present_alone() -> None:
    state = offered(talking(gold_public=False), 0, 1, gold("give", 2))
    given = next(
        one for one in events(state, 1, Accept(offer=str(state.offers[0].id))) if isinstance(one, GoldGiven)
    )
    assert [given.seen_by(viewer).gold for viewer in (0, 1, 2, 3, None)] == [2, 2, 2, 0, 0]
    public = offered(buying(gold_public=False), 0, 1, gold("give", 2))
    given = next(one for one in events(public, 1, Accept(offer="1")) if isinstance(one, GoldGiven))
    assert given.seen_by(3).gold == 2, "the offer was public, and so is what is given"


def test_fief_17_1_an_offer_that_is_not_sent_by_its_end_is_forgotten() -> None:
    """It stood on the panel of each decision to the end of the game, and *Send the offer* before every answer."""
    state = said(buying(), (3, MakeOffer(player="1")), (3, gold("give", 1)))
    later = said(buying(), (3, MakeOffer(player="1", until="phase-6")), (3, gold("give", 1)))
    for begun, kept in ((state, False), (later, True)):
        march = nobody_buys(begun)
        assert march.phase == 5
        assert (march.houses[3].draft is not None) == kept
    assert "send" not in RULESET.view(nobody_buys(state), 3).menu


def nobody_buys(state: Fief) -> Fief:
    while state.phase == 4:
        state = act(state, awaited(RULESET.pending(state))[0], Pass())
    return state


def test_fief_1_14_a_proposal_that_is_not_sent_before_the_answers_is_forgotten() -> None:
    state = noble(begin("stark", "lannister", "tyrell", "martell"), CERSEI, 1, "casterly_rock")
    begun = act(at(state, "P1.ANSWER", 1, Proposing(asked=(0,))), 0, Propose(noble=ROBB, spouse=CERSEI))
    assert begun.houses[0].draft is not None
    after = act(begun, 0, Pass())
    assert (after.phase, after.houses[0].draft) == (2, None)
    early = act(at(state, "P5.MOVE", 4, Buying(seat=0)), 0, Propose(noble=ROBB, spouse=CERSEI))
    assert nobody_buys(early).houses[0].draft is not None


def test_fief_9_5_what_is_begun_in_an_embassy_is_forgotten_with_it() -> None:
    """It could be neither sent nor dropped."""
    begun = said(talking(), (0, MakeOffer(player="1")), (0, gold("give", 1)))
    assert act(begun, 1, Pass()).houses[0].draft is None
    assert act(begun, 2, Pass()).houses[0].draft is not None
    assert said(begun, (2, Pass()), (0, Pass())).houses[0].draft is None
    public = said(
        buying(), (0, MakeOffer(player="1")), (0, gold("give", 1)), (2, Embassy(players=("0", "1")))
    )
    assert said(public, (0, Pass()), (1, Pass())).houses[0].draft is not None


def test_fief_17_51_what_was_begun_for_a_house_that_leaves_is_forgotten() -> None:
    begun = said(buying(), (0, MakeOffer(player="1")), (2, MakeOffer(player="0")))
    after = act(begun, 1, Concede())
    assert (after.houses[0].draft, after.houses[2].draft is not None) == (None, True)
