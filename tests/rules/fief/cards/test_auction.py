"""Mercenaries: their pay, and bids for them; bids for a seat on the Small Council (FIEF-3.8, 4.1, 4.6, 4.8)."""

from typing import Any

from bot.rules.contract import Concede
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Answer, Bid, Gift, Keep, Recall, Standing
from bot.rules.fief.agent.sensible import sensible
from bot.rules.fief.events.auction import NobodyWon
from bot.rules.fief.events.base import with_house
from bot.rules.fief.frames.cards.auction import Bidding, open_bids
from bot.rules.fief.frames.cards.keeping import open_upkeep
from bot.rules.fief.frames.rounds import SCHEDULE
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import auction
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import verbs
from tests.rules.fief.position import Rigged, act, at, begin, events, menu, refused, rich, titled

ROBB, TYWIN, MACE = "stark_robb_stark", "lannister_tywin_lannister", "tyrell_mace_tyrell"
TACTICS = FiefOptions(te=True)


def realm(*gold: int, options: FiefOptions = TACTICS) -> Fief:
    """Three Houses with so much gold each."""
    state = begin("stark", "lannister", "tyrell", options=options)
    for seat, held in enumerate(gold):
        state = rich(state, seat, held)
    return state


def opened(state: Fief, step: Any, after: str = "P4.BUY", phase: int = 4) -> Fief:
    """Once a step of the round has begun."""
    play = Play(at(state, after, phase), Rigged())
    step(play)
    return play.state


def bidding(state: Fief) -> Fief:
    return opened(state, open_bids)


def named(state: Fief, kind: str, **about: object) -> bool:
    (prompt, *_) = RULESET.pending(state)
    return prompt.kind == kind and all(prompt.about[key] == value for key, value in about.items())


def warden(state: Fief) -> Fief:
    """Robb is Warden of the North."""
    return titled(state, ROBB, "warden_north")


# ── upkeep ────────────────────────────────────────────────────────────────────────────────────────


def employing(*gold: int, options: FiefOptions = TACTICS) -> Fief:
    """The first two Houses employ three and two Mercenaries, and their pay is due."""
    state = realm(*gold, options=options)
    state = with_house(with_house(state, 0, mercenaries=3), 1, mercenaries=2)
    return opened(state, open_upkeep, "P4.ENGINES", 3)


def test_fief_3_8_each_mercenary_kept_costs_a_gold_and_the_others_go_back_to_the_bank() -> None:
    state = employing(5, 5, 5)
    assert RULESET.pending(state)[0].waiting == (0, 1)
    assert refused(state, 0, Keep(count=4)) == "FIEF-3.8"
    state = act(state, 0, Keep(count=1))
    state = act(state, 1, Keep(count=2))
    assert [house.mercenaries for house in state.houses] == [1, 2, 0]
    assert [house.gold for house in state.houses] == [4, 3, 5]
    assert auction.idle(state) == 2


def test_fief_3_8_by_default_as_many_are_kept_as_can_be_paid() -> None:
    state = employing(2, 5, 5)
    assert RULESET.default(state, 0) == Keep(count=2)
    assert refused(state, 0, Keep(count=3)) == "FIEF-3.8"
    state = act(act(state, 0, Keep(count=2)), 1, RULESET.default(state, 1))
    assert [(house.mercenaries, house.gold) for house in state.houses[:2]] == [(2, 0), (2, 3)]


def test_fief_3_8_and_0_95_who_has_no_gold_is_not_asked_and_keeps_nobody() -> None:
    state = employing(0, 5, 5)
    assert RULESET.pending(state)[0].asked == (1,)
    assert act(state, 1, Keep(count=2)).houses[0].mercenaries == 0
    hidden = employing(0, 5, 5, options=FiefOptions(te=True, gold_public=False))
    assert RULESET.pending(hidden)[0].asked == (0, 1)


def test_fief_3_8_and_0_7_everybody_sees_the_answers_and_they_may_be_changed() -> None:
    state = employing(5, 5, 5)
    told = events(state, 0, Keep(count=0))
    assert [event.seen_by(2) for event in told] == list(told)
    again = act(act(state, 0, Keep(count=0)), 0, Recall())
    assert RULESET.pending(again)[0].waiting == (0, 1)


def test_fief_3_8_gold_given_away_meanwhile_pays_nobody() -> None:
    state = act(employing(3, 5, 5), 0, Keep(count=3))
    state = act(state, 0, Gift(player="2", gold=2))
    state = act(state, 1, Keep(count=2))
    assert (state.houses[0].gold, state.houses[0].mercenaries) == (0, 1)


def test_fief_3_8_and_17_12_pay_may_be_said_once_and_for_all() -> None:
    state = employing(2, 5, 5)
    paying = act(act(state, 0, Standing(matter="upkeep", answer="yes")), 1, Keep(count=2))
    assert (paying.houses[0].gold, paying.houses[0].mercenaries) == (0, 2)
    saving = act(act(state, 0, Standing(matter="upkeep", answer="no")), 1, Keep(count=2))
    assert (saving.houses[0].gold, saving.houses[0].mercenaries) == (2, 0)


def test_fief_3_8_and_17_50_who_leaves_still_pays_for_those_it_can() -> None:
    state = act(act(employing(2, 5, 5), 1, Keep(count=2)), 0, Concede())
    assert (state.houses[0].gold, state.houses[0].mercenaries) == (0, 2)


# ── bids ──────────────────────────────────────────────────────────────────────────────────────────


def test_fief_4_1_purchases_go_through_their_states_in_order() -> None:
    names = [step.name for step in SCHEDULE if step.phase == 4]
    assert names == ["P4.ENGINES", "P4.RANSOM", "P4.BIDS", "P4.BUY"]
    state = bidding(realm(5, 5, 5))
    assert named(state, "bid", count=5, lots="mercenaries")
    for seat in (0, 1):
        state = act(state, seat, Bid())
    assert named(act(state, 2, Bid()), "buy")


def test_fief_4_1_and_0_8_whoever_says_nothing_bids_nothing() -> None:
    state = bidding(realm(5, 5, 5))
    assert RULESET.default(state, 0) == Bid()
    for seat in (0, 1, 2):
        state = act(state, seat, RULESET.default(state, seat))
    assert [house.gold for house in state.houses] == [5, 5, 5]
    assert auction.idle(state) == 5


def test_fief_4_6_the_highest_of_the_secret_bids_pays_and_takes_all() -> None:
    state = bidding(realm(5, 5, 5))
    assert RULESET.pending(state)[0].secret
    assert [event.seen_by(1) for event in events(state, 0, Bid(gold=3))] == [None]
    state = act(act(act(state, 0, Bid(gold=3)), 1, Bid(gold=2)), 2, Bid(gold=1))
    assert [(house.gold, house.mercenaries) for house in state.houses] == [(2, 5), (5, 0), (5, 0)]
    assert auction.idle(state) == 0


def test_fief_4_6_a_bid_is_at_least_a_gold_and_no_more_than_there_is() -> None:
    state = bidding(realm(5, 5, 5))
    assert refused(state, 0, Bid(gold=0)) == "FIEF-4.6"
    assert refused(state, 0, Bid(gold=6)) == "FIEF-4.6"


def test_fief_4_6_the_tied_bid_once_more_and_at_least_as_much() -> None:
    state = bidding(realm(5, 5, 5))
    state = act(act(act(state, 0, Bid(gold=3)), 1, Bid(gold=3)), 2, Bid(gold=1))
    assert named(state, "bid_again")
    assert RULESET.pending(state)[0].asked == (0, 1)
    assert refused(state, 0, Bid(gold=2)) == "FIEF-4.6"
    state = act(act(state, 1, Bid(gold=4)), 0, Bid(gold=3))
    assert [(house.gold, house.mercenaries) for house in state.houses] == [(5, 0), (1, 5), (5, 0)]


def test_fief_4_6_where_all_who_tied_stand_back_it_is_told_that_nobody_has_them() -> None:
    state = bidding(realm(5, 5, 5))
    state = act(act(act(state, 0, Bid(gold=3)), 1, Bid(gold=3)), 2, Bid())
    told = events(act(state, 0, Bid()), 1, Bid())
    assert [one.lot for one in told if isinstance(one, NobodyWon)] == ["mercenaries"]


def test_fief_4_6_who_ties_and_says_nothing_stands_back() -> None:
    state = bidding(realm(5, 5, 5))
    state = act(act(act(state, 0, Bid(gold=3)), 1, Bid(gold=3)), 2, Bid())
    state = act(act(state, 0, RULESET.default(state, 0)), 1, Bid(gold=3))
    assert [house.mercenaries for house in state.houses] == [0, 5, 0]


def test_fief_4_6_still_tied_nobody_gets_them_and_nobody_pays() -> None:
    state = bidding(realm(5, 5, 5))
    for _ in range(2):
        state = act(act(state, 0, Bid(gold=3)), 1, Bid(gold=3))
        state = act(state, 2, Bid()) if named(state, "bid") else state
    assert named(state, "buy")
    assert [(house.gold, house.mercenaries) for house in state.houses] == [(5, 0)] * 3


def test_fief_4_6_who_may_bid_follows_from_what_all_know() -> None:
    assert RULESET.pending(bidding(realm(5, 0, 5)))[0].asked == (0, 2)
    hidden = bidding(realm(5, 0, 5, options=FiefOptions(te=True, gold_public=False)))
    assert RULESET.pending(hidden)[0].asked == (0, 1, 2)
    assert not any(isinstance(one, Bidding) for one in bidding(realm(5, 5, 5, options=FiefOptions())).stack)
    hired = with_house(realm(5, 5, 5), 0, mercenaries=5)
    assert not any(isinstance(one, Bidding) for one in bidding(hired).stack)


def test_fief_4_6_only_those_without_pay_are_sold() -> None:
    state = bidding(with_house(realm(5, 5, 5), 0, mercenaries=2))
    assert named(state, "bid", count=3)
    state = act(act(act(state, 0, Bid()), 1, Bid(gold=1)), 2, Bid())
    assert [house.mercenaries for house in state.houses] == [2, 3, 0]


def test_fief_4_6_and_9_4_no_gold_is_given_while_bids_lie_sealed() -> None:
    assert refused(bidding(realm(5, 5, 5)), 0, Gift(player="1", gold=1)) == "FIEF-9.4"


def test_fief_4_6_and_17_12_no_bids_once_and_for_all() -> None:
    state = act(bidding(realm(5, 5, 5)), 0, Standing(matter="bid", answer="no"))
    assert RULESET.pending(state)[0].waiting == (1, 2)


# ── the seat on the Small Council ─────────────────────────────────────────────────────────────────


def test_fief_4_8_a_warden_who_is_no_member_may_be_seated_for_5_gold() -> None:
    state = bidding(warden(realm(9, 9, 9, options=FiefOptions())))
    assert named(state, "bid", lots="council")
    assert RULESET.pending(state)[0].asked == (0,)
    assert refused(state, 0, Bid(seat=4)) == "FIEF-4.8"
    assert refused(state, 0, Bid(seat=10)) == "FIEF-4.8"
    assert refused(state, 0, Bid(seat=5, noble=TYWIN)) == "FIEF-4.8"
    state = act(state, 0, Bid(seat=5, noble=ROBB, title="master_of_ships"))
    assert state.houses[0].gold == 4
    assert "master_of_ships" in state.nobles[ROBB].titles
    assert state.seat_of == "master_of_ships"


def test_fief_4_8_no_bid_without_a_warden_or_the_gold_or_a_free_master_title() -> None:
    plain = FiefOptions()
    for state in (
        realm(9, 9, 9, options=plain),
        warden(realm(4, 9, 9, options=plain)),
        titled(warden(realm(9, 9, 9, options=plain)), ROBB, "master_of_coin"),
        titled(
            warden(realm(9, 9, 9, options=plain)),
            TYWIN,
            *("master_of_coin", "master_of_ships", "master_of_laws", "master_of_whisperers"),
        ),
    ):
        assert not any(isinstance(one, Bidding) for one in bidding(state).stack)


def test_fief_4_8_there_is_one_such_seat_and_it_can_be_bid_for_again_when_its_title_is_free() -> None:
    state = act(
        bidding(warden(realm(9, 9, 9, options=FiefOptions()))), 0, Bid(seat=5, title="master_of_laws")
    )
    other = titled(rich(state, 1, 9), TYWIN, "warden_west")
    assert auction.newcomers(other, 1) == ()
    play = Play(other, Rigged())
    verbs.die(play, ROBB, "battle")
    assert play.state.seat_of == ""
    assert auction.newcomers(play.state, 1) == (TYWIN,)


def council() -> Fief:
    """Robb and Tywin are Wardens, and Mace is Hand; all bids are open."""
    state = titled(warden(realm(9, 9, 9)), TYWIN, "warden_west")
    return bidding(titled(state, MACE, "hand"))


def test_fief_4_8_the_hand_may_refuse_and_the_bid_is_paid_back() -> None:
    state = act(act(act(council(), 0, Bid(seat=6)), 1, Bid(seat=5)), 2, Bid())
    assert named(state, "refuse", noble=ROBB)
    assert RULESET.pending(state)[0].waiting == (2,)
    assert menu(state, 2) == ("answer",)
    assert RULESET.default(state, 2) == Answer(yes=False)
    barred = act(state, 2, Answer(yes=True))
    assert [house.gold for house in barred.houses] == [9, 9, 9]
    assert barred.seat_of == ""
    assert named(barred, "buy")
    allowed = act(state, 2, Answer(yes=False))
    assert allowed.houses[0].gold == 3
    assert allowed.nobles[ROBB].titles[-1] == allowed.seat_of


def test_fief_4_8_a_hand_does_not_refuse_those_of_its_own_house() -> None:
    state = titled(titled(warden(realm(9, 9, 9)), TYWIN, "warden_west"), TYWIN, "hand")
    state = act(act(bidding(state), 0, Bid()), 2, Bid())
    assert act(state, 1, Bid()).seat_of == ""  # the Hand is a Member himself, and takes no other seat
    assert refused(state, 1, Bid(seat=5)) == "FIEF-4.8"


def test_fief_4_8_the_tied_bid_once_more_for_the_seat_they_named() -> None:
    state = act(act(act(council(), 0, Bid(seat=5, title="master_of_laws")), 1, Bid(seat=5)), 2, Bid())
    assert named(state, "bid_again", lots="council")
    state = act(act(state, 0, Bid(seat=7)), 1, Bid(seat=6))
    state = act(state, 2, Answer(yes=False))
    assert (state.houses[0].gold, state.houses[1].gold) == (2, 9)
    assert "master_of_laws" in state.nobles[ROBB].titles


def test_fief_4_6_and_4_8_both_bids_together_are_no_more_than_the_gold() -> None:
    state = bidding(warden(realm(9, 9, 9)))
    assert refused(state, 0, Bid(gold=5, seat=5)) == "FIEF-4.8"
    state = act(act(act(state, 0, Bid(gold=4, seat=5)), 1, Bid(gold=4)), 2, Bid())
    assert named(state, "bid_again", lots="mercenaries")  # the seat is paid already
    assert state.houses[0].gold == 4
    assert refused(state, 0, Bid(gold=5)) == "FIEF-4.6"
    state = act(act(state, 0, Bid(gold=4)), 1, Bid(gold=5))
    assert [(house.gold, house.mercenaries) for house in state.houses] == [(4, 0), (4, 5), (9, 0)]


def test_the_agent_bids_for_a_seat_and_bars_others_from_it() -> None:
    state = council()
    bid = sensible(RULESET, RULESET.view(state, 0), Rigged())
    assert isinstance(bid, Bid)
    assert bid.seat
    state = act(act(act(state, 0, bid), 1, Bid()), 2, Bid())
    assert sensible(RULESET, RULESET.view(state, 2), Rigged()) == Answer(yes=True)


def test_the_agent_keeps_no_mercenaries_in_peace() -> None:
    """What it keeps in war: `test_agent_hires`."""
    state = employing(9, 0, 0)
    assert sensible(RULESET, RULESET.view(state, 0), Rigged()) == Keep(count=0)


def test_fief_4_8_second_bids_come_once_the_hand_has_spoken() -> None:
    state = act(act(act(council(), 0, Bid(gold=2, seat=6)), 1, Bid(gold=2)), 2, Bid())
    assert named(state, "refuse")
    state = act(state, 2, Answer(yes=True))
    assert named(state, "bid_again")
    assert RULESET.pending(state)[0].asked == (0, 1)
    assert state.houses[0].gold == 9
