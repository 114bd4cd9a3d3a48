"""What is promised for later in the round: leave, passages, help, Titles; a place inside (FIEF-17.1, 17.4, 0.42)."""

from typing import Any

from bot.rules.contract import Action, Seat
from bot.rules.fief import RULESET
from bot.rules.fief.actions import (
    Accept,
    Answer,
    AskLeave,
    Attack,
    Decline,
    Gift,
    MakeOffer,
    March,
    Muster,
    Pass,
    Put,
    Send,
    Stand,
    TakeSide,
    Vote,
)
from bot.rules.fief.events.offers import OfferUsed
from bot.rules.fief.events.war import SideTaken
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.leaving import Leaving
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.judge import judges
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import bargains, control, sailing, titles
from bot.rules.fief.model.facts import REGIONS
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.trek import Leave
from bot.rules.fief.play import bargaining
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    Rigged,
    act,
    at,
    begin,
    built,
    choices,
    events,
    menu,
    noble,
    rich,
    standing,
    titled,
)

ROBB, WYMAN = "stark_robb_stark", "stark_wyman_manderly"
TYWIN, KEVAN = "lannister_tywin_lannister", "lannister_kevan_lannister"
MACE = "tyrell_mace_tyrell"
NORTH, WEST = "warden_north", "warden_west"


def realm() -> Fief:
    state = begin("stark", "lannister", "tyrell", "martell")
    return rich(rich(at(state, "P5.MOVE", 4, Buying(seat=3)), 0, 9), 1, 9)


def offered(state: Fief, giver: Seat, asked: Seat, *puts: Put) -> Fief:
    moves: list[tuple[Seat, Action]] = [(giver, MakeOffer(player=str(asked), until="phase-6"))]
    moves += [*((giver, one) for one in puts), (giver, Send())]
    for seat, action in moves:
        state = act(state, seat, action)
    return state


def accepted(state: Fief, giver: Seat, asked: Seat, *puts: Put) -> Fief:
    state = offered(state, giver, asked, *puts)
    return act(state, asked, Accept(offer=str(state.offers[-1].id)))


def give(matter: str, what: str, **fields: Any) -> Put:
    return Put(side="give", matter=matter, what=what, **fields)


def price(gold: int) -> Put:
    return Put(side="want", matter="gold", what="gold", amount=gold)


def test_fief_17_4_leave_is_bargained_for_and_paid_when_it_is_used() -> None:
    state = accepted(realm(), 0, 1, give("leave", "winterfell"), price(3))
    assert state.offers[0].accepted
    assert state.houses[0].gold == 9
    need = Leave(seat=0, source="winterfell", target="barrowton")
    asking = Leaving.of(state, 1, (need,), ("winterfell", "barrowton"))
    play = Play(at(state, "P6.DECLARE", 5, Moving(seat=1), asking), Rigged())
    judges.settle(play)
    assert not any(isinstance(one, Leaving) for one in play.state.stack)  # nobody was asked
    assert [house.gold for house in play.state.houses[:2]] == [12, 6]
    assert play.state.offers == ()
    assert any(isinstance(one, OfferUsed) for one in play.events)


def test_fief_17_4_leave_that_is_of_no_use_is_not_paid_for() -> None:
    """Stark has sold its leave at Darry; Tyrell, whose army holds the road on, refuses."""
    state = standing(standing(realm(), 0, "darry", "m1"), 2, "darry", "m1")
    mine, theirs = state.land["darry"].posts
    state = built(state, "darry", posts=(mine, changed(theirs, roads=("harrenhal",))))
    state = noble(standing(state, 1, "fairmarket", "m1"), TYWIN, 1, "fairmarket")
    state = accepted(state, 0, 1, give("leave", "darry"), price(3))
    state = at(state, "P6.DECLARE", 5, Moving(seat=1))
    state = act(act(state, 1, Muster(source="fairmarket")), 1, AskLeave(route="darry>harrenhal"))
    assert state.stack[-1].awaits(state) == (2,)
    refused = act(state, 2, Answer(yes=False))
    assert ([house.gold for house in refused.houses[:2]], len(refused.offers)) == ([9, 9], 1)
    there = act(refused, 1, AskLeave(route="darry>maidenpool"))
    passed = act(state, 2, Answer(yes=True))
    for after, place in ((there, "maidenpool"), (passed, "harrenhal")):
        assert after.nobles[TYWIN].place == place
        assert ([house.gold for house in after.houses[:2]], after.offers) == ([12, 6], ())


def test_fief_17_4_with_gold_for_one_of_two_promised_leaves_the_other_is_asked_for() -> None:
    """At Darry Lannister needs both Stark's leave and Tyrell's, has been promised both, and can pay for one."""
    state = standing(standing(realm(), 0, "darry", "m1"), 2, "darry", "m1")
    mine, theirs = state.land["darry"].posts
    state = built(state, "darry", posts=(mine, changed(theirs, roads=("harrenhal",))))
    state = rich(noble(standing(state, 1, "fairmarket", "m1"), TYWIN, 1, "fairmarket"), 1, 5)
    for seat in (0, 2):
        state = accepted(state, seat, 1, give("leave", "darry"), price(3))
    marched = at(state, "P6.DECLARE", 5, Moving(seat=1))
    marched = act(act(marched, 1, Muster(source="fairmarket")), 1, AskLeave(route="darry>harrenhal"))
    assert marched.stack[-1].awaits(marched) == (2,)
    stopped, passed = (act(marched, 2, Answer(yes=yes)) for yes in (False, True))
    assert ([house.gold for house in stopped.houses[:3]], len(stopped.offers)) == ([9, 5, 5], 2)
    assert passed.nobles[TYWIN].place == "harrenhal"
    assert [house.gold for house in passed.houses[:3]] == [12, 2, 5]
    able = at(rich(state, 1, 6), "P6.DECLARE", 5, Moving(seat=1))
    able = act(act(able, 1, Muster(source="fairmarket")), 1, AskLeave(route="darry>harrenhal"))
    assert [house.gold for house in able.houses[:3]] == [12, 0, 8]


def asking_at_darry() -> Fief:
    """Stark has sold its leave at Darry to Lannister for 3 gold; Tyrell, whose army holds the road on, is asked."""
    state = standing(standing(realm(), 0, "darry", "m1"), 2, "darry", "m1")
    mine, theirs = state.land["darry"].posts
    state = built(state, "darry", posts=(mine, changed(theirs, roads=("harrenhal",))))
    state = rich(noble(standing(state, 1, "fairmarket", "m1"), TYWIN, 1, "fairmarket"), 1, 3)
    state = accepted(state, 0, 1, give("leave", "darry"), price(3))
    state = at(state, "P6.DECLARE", 5, Moving(seat=1))
    state = act(act(state, 1, Muster(source="fairmarket")), 1, AskLeave(route="darry>harrenhal"))
    assert state.stack[-1].awaits(state) == (2,)
    return state


def test_fief_17_4_who_gives_the_gold_away_or_withdraws_while_others_are_asked_has_no_leave() -> None:
    state = asking_at_darry()
    number = str(state.offers[0].id)
    for seat, action in (
        (1, Gift(player="3", gold=3)),
        (1, Decline(offer=number)),
        (0, Decline(offer=number)),
    ):
        after = act(act(state, seat, action), 2, Answer(yes=True))
        assert after.stack[-1].awaits(after) == (0,)  # it is asked, as by somebody without a bargain
        assert act(after, 0, Answer(yes=False)).nobles[TYWIN].place == "fairmarket"
        assert act(after, 0, Answer(yes=True)).nobles[TYWIN].place == "harrenhal"


def test_fief_5_8_and_17_4_a_village_that_changes_hands_while_leave_is_asked_for_keeps_the_group_where_it_is() -> (
    None
):
    """Stark cedes Darry to Martell before Tyrell answers: Martell's leave is needed now, and nobody is paid."""
    state = standing(asking_at_darry(), 3, "darry", "m1")
    ceded = offered(state, 0, 3, give("village", "darry"))
    ceded = act(ceded, 3, Accept(offer=str(ceded.offers[-1].id)))
    after = act(ceded, 2, Answer(yes=True))
    assert (after.nobles[TYWIN].place, after.houses[1].gold) == ("fairmarket", 3)
    again = act(after, 1, AskLeave(route="darry>harrenhal"))
    assert again.stack[-1].awaits(again) == (3,)


def test_fief_0_26_and_5_8_who_has_been_given_a_village_hinders_nobody_who_is_there_from_marching_on() -> (
    None
):
    """Lannister marches into Darry, which is Lannister's or Stark's, and then becomes Martell's."""
    for owner in (0, 1):
        state = standing(standing(realm(), owner, "darry", "m1"), 3, "darry", "m1")
        state = noble(standing(state, 1, "fairmarket", "m1"), TYWIN, 1, "fairmarket")
        state = at(state, "P6.DECLARE", 5, Moving(seat=1))
        before = act(state, 1, Muster(source="fairmarket"))
        state = act(before, 1, March(target="darry"))
        given = accepted(state, owner, 3, give("village", "darry"))
        assert given.land["darry"].owner == 3
        assert act(given, 1, March(target="harrenhal")).nobles[TYWIN].place == "harrenhal"
        early = accepted(before, 0, 3, give("village", "darry")) if not owner else None
        assert early is None or "march" not in menu(act(early, 1, March(target="darry")), 1)


def test_fief_0_26_and_5_8_nor_while_others_are_asked_for_leave() -> None:
    state = standing(standing(standing(realm(), 0, "darry", "m1"), 2, "darry", "m1"), 3, "darry", "m1")
    mine, theirs, third = state.land["darry"].posts
    state = built(state, "darry", posts=(mine, changed(theirs, roads=("harrenhal",)), third))
    state = noble(standing(state, 1, "fairmarket", "m1"), TYWIN, 1, "fairmarket")
    state = act(at(state, "P6.DECLARE", 5, Moving(seat=1)), 1, Muster(source="fairmarket"))
    state = act(act(state, 1, March(target="darry")), 1, AskLeave(route="harrenhal"))
    state = act(accepted(state, 0, 3, give("village", "darry")), 0, Answer(yes=True))
    assert act(state, 2, Answer(yes=True)).nobles[TYWIN].place == "harrenhal"


def test_fief_17_4_and_6_5_who_gives_the_gold_away_before_the_battle_has_no_helper() -> None:
    state = standing(
        standing(noble(realm(), KEVAN, 1, "barrowton"), 1, "barrowton", "k2"), 2, "barrowton", "m2"
    )
    state = rich(standing(state, 0, "barrowton", "m2"), 2, 3)
    state = accepted(state, 0, 2, give("help", "barrowton"), price(3))
    state = act(at(state, "P6.SIEGE", 6, Acting(seat=1)), 1, Attack(village="barrowton", how="field:2"))
    for paid, helped in ((True, [0]), (False, [])):
        after = state if paid else act(state, 2, Gift(player="3", gold=3))
        told: list[SideTaken] = []
        while RULESET.pending(after)[0].kind == "sides":
            seat = RULESET.pending(after)[0].waiting[0]
            answer = TakeSide(accept=("0",)) if seat == 2 else TakeSide()
            told += [one for one in events(after, seat, answer) if isinstance(one, SideTaken)]
            after = act(after, seat, answer)
        assert [one.seat for one in told] == helped


def test_fief_17_4_what_is_given_for_one_promise_pays_for_no_other() -> None:
    state = standing(standing(realm(), 1, "darry", "m1"), 2, "darry", "m1")
    state = standing(standing(state, 0, "darry", "m1"), 2, "old_oak", "m1")
    village = Put(side="want", matter="village", what="darry")
    for seat, place in ((0, "winterfell"), (2, "old_oak")):
        state = accepted(state, seat, 1, give("leave", place), village)
    owed = [(0, "leave", "winterfell"), (2, "leave", "old_oak")]
    assert bargains.kept(state, 1, owed) == (True, False)
    assert bargains.kept(state, 1, owed[::-1]) == (True, False)
    both = accepted(realm(), 0, 1, give("leave", "winterfell"), give("help", "winterfell"), price(9))
    assert bargains.kept(both, 1, [(0, "leave", "winterfell"), (0, "help", "winterfell")]) == (True, True)


def test_fief_17_4_and_6_5_with_gold_for_one_of_two_promised_helpers_the_other_is_asked() -> None:
    state = standing(
        standing(noble(realm(), KEVAN, 1, "barrowton"), 1, "barrowton", "k2"), 2, "barrowton", "m2"
    )
    state = rich(standing(standing(state, 0, "barrowton", "m2"), 3, "barrowton", "m2"), 2, 5)
    for seat in (0, 3):
        state = accepted(state, seat, 2, give("help", "barrowton"), price(3))
    state = act(at(state, "P6.SIEGE", 6, Acting(seat=1)), 1, Attack(village="barrowton", how="field:2"))
    prompt = RULESET.pending(state)[0]
    assert (prompt.kind, 0 in prompt.waiting, 3 in prompt.waiting) == ("sides", False, True)


def test_fief_4_24_and_17_4_a_grant_that_goes_with_a_promise_is_used_as_soon_as_it_is_accepted() -> None:
    """And paid for: the leave beside it has its price then."""
    state = titled(begin("stark", "lannister", "tyrell", "martell"), ROBB, "king")
    for village in ("old_oak", "bitterbridge"):
        state = standing(state, 2, village, "m1")
    state = rich(at(standing(state, 0, "crakehall", "m1"), "P5.MOVE", 4, Buying(seat=2)), 2, 9)
    grant = Put(side="give", matter="grant", what="fief_highgarden", by=MACE)
    leave = Put(side="give", matter="leave", what="crakehall")
    price = Put(side="want", matter="gold", what="gold", amount=3)
    state = act(offered(state, 0, 2, grant, leave, price), 2, Accept(offer="1"))
    assert state.nobles[MACE].titles == ("fief_highgarden",)
    assert (state.houses[0].gold, state.houses[2].gold) == (8, 6)
    promised = bargains.promise(state, 0, 2, "leave", "crakehall")
    assert promised is not None
    assert promised.wants == ()


def test_fief_17_4_who_cannot_pay_any_more_has_no_promise() -> None:
    state = accepted(realm(), 0, 1, give("leave", "winterfell"), price(3))
    assert bargains.promise(state, 0, 1, "leave", "winterfell") is not None
    assert bargains.promise(rich(state, 1, 2), 0, 1, "leave", "winterfell") is None
    assert bargains.promise(state, 0, 2, "leave", "winterfell") is None


def test_fief_17_4_an_acceptance_can_be_withdrawn_until_it_is_used_by_either() -> None:
    state = accepted(realm(), 0, 1, give("leave", "winterfell"), price(3))
    number = str(state.offers[0].id)
    for seat in (0, 1):
        assert act(state, seat, Decline(offer=number)).offers == ()
    assert RULESET.pending(state)[-1].waits  # nobody is invited to answer it any more


def test_fief_17_4_it_stands_until_the_end_of_the_round() -> None:
    state = accepted(realm(), 0, 1, give("leave", "winterfell"))
    play = Play(state, Rigged())
    bargaining.expire(play, 6)
    assert play.state.offers
    bargaining.expire(play, 7)
    assert play.state.offers == ()


def test_fief_17_1_a_passage_by_sea() -> None:
    state = titled(realm(), TYWIN, WEST, "master_of_ships")
    assert choices(act(state, 1, MakeOffer(player="0")), 1, "put", "matter", side="give") >= {
        "passage",
        "leave",
    }
    state = accepted(state, 1, 0, give("passage", ROBB), price(2))
    assert sailing.master(state, 0, ROBB) == 1
    assert sailing.master(noble(state, WYMAN, 0, "winterfell"), 0, WYMAN) is None
    assert sailing.master(rich(state, 0, 1), 0, ROBB) is None  # it cannot be paid for any more


def test_fief_17_4_and_6_5_help_that_was_bargained_for_is_given_and_taken_without_a_question() -> None:
    state = standing(
        standing(noble(realm(), KEVAN, 1, "barrowton"), 1, "barrowton", "k2"), 2, "barrowton", "m2"
    )
    state = standing(state, 0, "barrowton", "m2")
    state = accepted(state, 0, 2, give("help", "barrowton"), price(1))
    state = at(state, "P6.SIEGE", 6, Acting(seat=1))
    told = events(state, 1, Attack(village="barrowton", how="field:2"))
    assert not any(isinstance(one, SideTaken) for one in told)  # the others are still asked
    state = act(state, 1, Attack(village="barrowton", how="field:2"))
    while RULESET.pending(state)[0].kind == "sides":
        seat = RULESET.pending(state)[0].waiting[0]
        assert seat != 0
        told = events(state, seat, TakeSide())
        state = act(state, seat, TakeSide())
    assert [(one.seat, one.to_seat) for one in told if isinstance(one, SideTaken)] == [(0, 2)]
    assert state.houses[0].gold == 10


def test_fief_17_1_a_place_inside_is_given_at_once() -> None:
    state = accepted(realm(), 0, 1, give("inside", "inside"), price(1))
    assert 1 in state.houses[0].guests
    assert state.houses[0].gold == 10
    assert state.offers == ()


def test_fief_0_42_and_17_4_a_title_is_passed_on_to_another_house_when_it_is_given_up() -> None:
    state = titled(noble(realm(), KEVAN, 1, "casterly_rock"), ROBB, NORTH)
    for region in (1, 5):
        for village in REGIONS[region].villages:
            if state.land[village].owner is None and not control.shut(state, village):
                state = standing(state, 0 if region == 5 else 1, village, "m1")
    state = accepted(state, 0, 1, give("title", NORTH, by=KEVAN), price(4))
    state = at(state, "P2.FOUNDLING", 1, Ballot(offices=(WEST,), step="stand"))
    assert KEVAN in choices(state, 0, "stand", "passed_to", office=WEST, noble=ROBB, instead_of=NORTH)
    state = act(state, 0, Stand(office=WEST, noble=ROBB, instead_of=NORTH, passed_to=KEVAN))
    while menu(state, RULESET.pending(state)[0].waiting[0])[:1] == ("stand",):
        seat = RULESET.pending(state)[0].waiting[0]
        state = act(state, seat, RULESET.default(state, seat))
    state = act(state, 0, Vote(office=WEST, favour=ROBB))
    while RULESET.pending(state)[0].kind == "vote":
        state = act(state, RULESET.pending(state)[0].waiting[0], Pass())
    assert titles.holder(state, WEST) == ROBB
    assert titles.holder(state, NORTH) == KEVAN
    assert state.houses[1].gold == 5
