"""The Wall by bids: Threat, supplies, bids, and what comes of them (FIEF-11.17, 11.20 to 11.28)."""

from typing import Any

from bot.rules.contract import Amount, Concede, Event, Seat, fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Bid, Gift, Supply
from bot.rules.fief.actions.by_hand import SetGold
from bot.rules.fief.events.watch import CommanderRolled, ThreatRose, WallAttacked
from bot.rules.fief.frames.rounds import SCHEDULE
from bot.rules.fief.frames.watch.bids import Command, WallBids, open_threat
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.model.facts import REGIONS
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import joined, less
from bot.rules.fief.play import income, wall
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    Rigged,
    act,
    at,
    begin,
    choices,
    events,
    menu,
    noble,
    refused,
    rich,
    standing,
)
from tests.rules.fief.watch.test_brothers import ROBB, TYWIN, on_the_wall, realm, sworn


def bid(state: Fief, *golds: int, **dice: list[int]) -> tuple[Fief, list[Event]]:
    """Each seat bids this."""
    told: list[Event] = []
    for seat, gold in enumerate(golds):
        told = [*events(state, seat, Bid(gold=gold), **dice)]
        state = act(state, seat, Bid(gold=gold), **dice)
    return state, told


def bidding(state: Fief, strength: int, added: int = 0, gold: int = 10) -> Fief:
    """All four bid for the Wall, with so much gold each."""
    for seat in state.seats:
        state = rich(state, seat, gold)
    return at(state, "P7.END", 6, WallBids(asked=state.seats, strength=strength, added=added))


def troops(state: Fief, seat: Seat) -> dict[str, int]:
    """All of a House."""
    return joined(*(here.troops(seat) for here in state.land.values()))


def attack(told: list[Event]) -> WallAttacked:
    return next(one for one in told if isinstance(one, WallAttacked))


def test_fief_11_20_the_wall_comes_between_battles_and_the_end_of_the_round() -> None:
    steps = [step.name for step in SCHEDULE]
    assert steps.index("P6.SIEGE") < steps.index("W.THREAT") < steps.index("P7.END")
    state = realm()
    assert (state.wall.threat, state.wall.gold, state.wall.recruits) == (0, 0, 1)


def rising(state: Fief, die: int) -> tuple[Fief, ThreatRose]:
    """What a die does, thrown when the last player is done in Phase 6."""
    play = Play(at(state, "P7.END", 6), Rigged(threat=[die]))
    open_threat(play)
    return play.state, next(one for one in play.events if isinstance(one, ThreatRose))


def test_fief_11_21_the_threat_rises_by_the_die() -> None:
    for die, by in ((1, 2), (3, 2), (4, 3), (5, 3), (6, 4)):
        state, told = rising(realm(), die)
        assert (state.wall.threat, told.strength) == (by, 0)
        assert not any(isinstance(frame, WallBids) for frame in state.stack)


def test_fief_11_21_from_10_on_they_attack_with_the_threat_and_2_for_each_player() -> None:
    state = changed(realm(), wall=changed(realm().wall, threat=9))
    state, told = rising(state, 4)
    assert (told.threat, told.strength) == (12, 20)
    assert isinstance(state.stack[-1], WallBids)


def test_fief_11_22_all_bid_in_secret_and_all_pay() -> None:
    state = bidding(realm(), 30)
    assert RULESET.pending(state)[0].secret
    told = events(state, 0, Bid(gold=4))
    assert [one.seen_by(1) for one in told] == [None]
    assert refused(state, 0, Bid(gold=11)) == "FIEF-11.22"
    state, _ = bid(state, 4, 3, 2, 1, commander=[6])
    assert [house.gold for house in state.houses] == [6, 7, 8, 9]


def test_fief_11_22_nobody_has_to_bid_and_nobody_bids_more_than_there_is() -> None:
    offer = RULESET.candidates(RULESET.view(bidding(realm(), 20, gold=7), 0), "bid", {}, "gold")
    assert offer == Amount(low=0, high=7, usual=0)
    broke = rich(bidding(realm(), 20), 0, 0)
    assert act(broke, 0, Bid(gold=0)).houses[0].gold == 0


def test_fief_9_4_no_gold_is_given_while_bids_lie_sealed() -> None:
    state = bidding(realm(), 30)
    assert refused(state, 0, Gift(player="1", gold=1)) == "FIEF-9.4"


def test_fief_11_23_recruits_rangers_of_the_north_and_supplies_defend() -> None:
    state = sworn(on_the_wall(realm(), ROBB), TYWIN)
    assert wall.garrison(state) == 1 * 2 + 3  # Tywin's is in the West
    state = noble(state, TYWIN, 1, "winterfell", ranger=True)
    assert wall.garrison(state) == 2 + 6
    _, told = bid(bidding(state, 30, added=5), 0, 0, 0, 0, commander=[6])
    assert attack(told).defence == 8 + 5


def test_fief_11_24_and_ex_26_the_watch_holds() -> None:
    state = on_the_wall(realm(), ROBB)
    state = changed(state, wall=changed(state.wall, threat=12, recruits=2))
    state, told = bid(bidding(state, 20), 6, 5, 4, 0)
    assert (attack(told).defence, attack(told).held, attack(told).surplus) == (22, True, 2)
    assert (state.wall.threat, state.wall.gold) == (0, 2)
    assert len(state.houses[0].hand) == 1  # the highest bidder draws


def test_fief_11_25_and_ex_26_the_wall_is_breached() -> None:
    state = on_the_wall(realm(), ROBB)
    state = changed(state, wall=changed(state.wall, threat=12, recruits=2))
    before = [troops(state, seat) for seat in state.seats]
    state, told = bid(bidding(state, 20), 6, 4, 0, 0, commander=[6])
    assert (attack(told).defence, attack(told).held) == (17, False)
    assert (state.wall.threat, state.wall.gold) == (6, 0)
    lost = [less(one, troops(state, seat)) for seat, one in enumerate(before)]
    assert lost == [{}, {}, {"knight": 1}, {"knight": 1}]  # 3 hits each, the cheapest first (FIEF-17.14)
    assert state.houses[0].hand == ()


def test_fief_11_25_and_0_95_a_house_without_gold_is_asked_for_no_bid_and_is_the_lowest_bidder() -> None:
    state = bidding(realm(), 99)
    state = changed(state, stack=(*state.stack[:-1], changed(state.stack[-1], asked=(0, 1, 2))))
    before = [troops(state, seat) for seat in state.seats]
    state, _ = bid(state, 1, 1, 1)
    assert [troops(state, seat) == one for seat, one in enumerate(before)] == [True, True, True, False]


def test_fief_11_25_the_north_yields_nothing_in_the_next_income_phase() -> None:
    state = realm()
    usual = income.of(state, 0)
    breached = changed(state, wall=changed(state.wall, breached=True))
    assert usual - income.of(breached, 0) == 1
    assert income.of(breached, 1) == income.of(state, 1)


def test_fief_11_25_losses_fall_in_the_north_first() -> None:
    state = standing(realm(), 1, "moat_cailin", "m2")
    state, _ = bid(bidding(state, 99), 1, 0, 1, 1)
    assert state.land["moat_cailin"].troops(1) == {}
    assert state.land["casterly_rock"].troops(1)["man_at_arms"] == 2, "as many of the 3 hits as can be used"
    assert "moat_cailin" in REGIONS[1].villages
    enough = standing(realm(), 1, "moat_cailin", "m5")
    enough, _ = bid(bidding(enough, 99), 1, 0, 1, 1)
    assert enough.land["moat_cailin"].troops(1) == {"man_at_arms": 2}
    assert enough.land["casterly_rock"].troops(1)["man_at_arms"] == 3


def test_fief_11_24_nobody_draws_where_two_bid_highest_and_the_surplus_is_of_bids_alone() -> None:
    state, told = bid(bidding(realm(), 1), 1, 1, 0, 0)
    assert attack(told).surplus == 2  # 2 of bids, though 4 stand against 1
    assert [house.hand for house in state.houses] == [()] * 4


def test_fief_11_27_the_lord_commander_disposes_of_the_supplies() -> None:
    state = on_the_wall(realm(), ROBB)
    state = changed(state, wall=changed(state.wall, gold=9))
    state = rich(at(state, "P7.END", 6, Command(seat=0, strength=20)), 0, 0)
    assert menu(state, 0) == ("supply",)
    offered: Any = RULESET.candidates(RULESET.view(state, 0), "supply", {"recruits": 2}, "defence")
    assert offered.high == 5
    assert refused(state, 0, Supply(treasury=4)) == "FIEF-11.27"
    assert refused(state, 0, Supply(recruits=5)) == "FIEF-11.27"
    state = act(state, 0, Supply(recruits=2, defence=2, treasury=3))
    assert (state.wall.gold, state.wall.recruits, state.houses[0].gold) == (0, 3, 3)
    top = state.stack[-1]
    assert isinstance(top, WallBids)
    assert top.added == 2


def test_fief_11_27_without_an_attack_nothing_is_added_to_a_defence() -> None:
    state = on_the_wall(realm(), ROBB)
    state = changed(state, wall=changed(state.wall, gold=9))
    state = at(state, "P7.END", 6, Command(seat=0, strength=0))
    assert choices(state, 0, "supply", "defence") == set()
    state = act(state, 0, Supply(recruits=1))
    assert not any(isinstance(frame, WallBids) for frame in state.stack)


def test_fief_11_28_the_lord_commander_may_die_in_the_breach() -> None:
    for die, alive in ((2, False), (3, True)):
        state, told = bid(bidding(on_the_wall(realm(), ROBB), 99), 0, 0, 0, 0, commander=[die])
        assert any(isinstance(one, CommanderRolled) for one in told)
        assert (ROBB in state.nobles) is alive


def test_fief_11_21_a_house_that_left_adds_nothing_to_the_strength() -> None:
    state = changed(realm(), wall=changed(realm().wall, threat=9))
    _, rose = rising(state, 1)
    left = fold(RULESET, RULESET.act(state, 3, Concede(), Rigged()), state)
    _, after = rising(left, 1)
    assert (rose.strength, after.strength) == (11 + 2 * 4, 11 + 2 * 3)


def test_fief_11_28_without_a_lord_commander_supplies_lie_idle() -> None:
    state = changed(realm(), wall=changed(realm().wall, gold=9, threat=9))
    state, _ = rising(state, 6)
    assert isinstance(state.stack[-1], WallBids)
    assert state.wall.gold == 9


def test_fief_11_20_nobody_hears_of_the_wall_without_the_expansion_or_by_battle() -> None:
    for options in (FiefOptions(), FiefOptions(nwe=True, edition="b")):
        state = begin("stark", "lannister", "tyrell", "martell", options=options)
        play = Play(at(state, "P7.END", 6), Rigged())
        open_threat(play)
        assert play.events == []


def test_fief_11_22_and_17_50_who_leaves_while_all_bid_has_bid_nothing_and_the_attack_comes() -> None:
    state = rich(rich(rich(realm(), 1, 0), 2, 0), 3, 0)
    state = at(rich(state, 0, 9), "P7.END", 6, WallBids(asked=(0,), strength=20, added=0))
    told = events(state, 0, Concede())
    assert not next(one for one in told if isinstance(one, WallAttacked)).held
    state = at(rich(state, 2, 9), "P7.END", 6, WallBids(asked=(0, 2), strength=20, added=0))
    state = act(act(state, 0, Bid(gold=9)), 0, Concede())
    told = events(state, 2, Bid(gold=9))
    assert next(one for one in told if isinstance(one, WallAttacked)).bids == {0: 0, 2: 9}


def test_fief_11_22_a_bid_that_an_edit_makes_too_high_is_asked_anew() -> None:
    state = act(bidding(realm(), 20), 0, Bid(gold=9))
    told = RULESET.edit(state, SetGold(player="0", gold=2), Rigged())
    state = fold(RULESET, told, state)
    assert RULESET.pending(state)[0].waiting == (0, 1, 2, 3)
    assert [one.seen_by(1) for one in told if one.kind == "reopened"] == [None]
    kept = act(bidding(realm(), 20), 0, Bid(gold=2))
    kept = fold(RULESET, RULESET.edit(kept, SetGold(player="0", gold=2), Rigged()), kept)
    assert RULESET.pending(kept)[0].waiting == (1, 2, 3)
