"""Passing once and for all (RISK-26.10), and claiming by wishes (RISK-4.11)."""

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Concede, fold
from bot.rules.risk import RULESET
from bot.rules.risk.events.setup import LandsClaimed
from bot.rules.risk.frames import Ranking
from bot.rules.risk.model.actions import Attack, Halt, Pass, Press, Rank
from bot.rules.risk.model.board import NEUTRAL, UNCLAIMED, board
from bot.rules.risk.model.options import RiskOptions
from tests.rules.harness import play_random, refusal
from tests.rules.risk.frames.test_windows import STORM, asked, war
from tests.rules.risk.position import Position

# ── passing ──


def asked_of(at: Position, seat: int, *moves: tuple[int, Action], until: str = "now") -> int:
    """How often `seat` has to answer in an attack to the end, when it passes for so long; others pass each time."""
    times, chance = 0, SeededChance(4)
    left = list(moves)
    while left or at.awaits()[1] not in ("attack", "occupy"):
        who, what = at.awaits()
        if left and who == left[0][0] and what in ("attack", "press"):
            action = left.pop(0)[1]
        elif what in ("commit", "press"):
            action = Press(until=1)
        elif what == "occupy":
            break
        else:
            times += who == seat
            wanted = until if who == seat else "now"
            possible = at.offers(who, "pass", "until")
            action = Pass(until=wanted if wanted in possible else "now")
        for event in RULESET.act(at.state, who, action, chance):
            at.state = RULESET.apply(at.state, event)
    return times


STORMING = Attack(source="harrenhal", target="kings_landing", until=1)


def siege() -> Position:
    return war(("valyrian_steel",), ("castle_walls",), harrenhal=12, kings_landing=9)


@pytest.mark.parametrize(("until", "times"), [("attack", 1), ("turn", 1)])
def test_risk_26_10_who_passes_for_the_attack_is_asked_once_in_it(until: str, times: int) -> None:
    each = asked_of(siege(), 1, (0, STORMING))
    assert each > 4
    assert asked_of(siege(), 1, (0, STORMING), until=until) == times


def test_risk_26_10_who_passes_for_a_battle_is_asked_again_in_the_next() -> None:
    once, battle = asked_of(siege(), 1, (0, STORMING)), asked_of(siege(), 1, (0, STORMING), until="battle")
    assert 1 < battle < once


def storming() -> Position:
    """The land of seat 1 is invaded, and it is asked."""
    at = siege()
    at.do(0, STORM)
    while at.awaits()[0] != 1:
        at.do(at.awaits()[0], Pass())
    return at


def passed(at: Position, until: str) -> Any:
    return fold(RULESET, RULESET.act(at.state, 1, Pass(until=until), SeededChance(1)), at.state)


def test_risk_26_10_a_pass_for_the_attack_ends_with_it() -> None:
    at = storming()
    at.state = passed(at, "attack")
    assert {seat for frame in at.state.stack for seat in frame.passing} == {1}
    while at.awaits()[1] != "press":
        at.do(at.awaits()[0], Pass())
    at.do(0, Halt())
    assert {seat for frame in at.state.stack for seat in frame.passing} == set()


def test_risk_26_10_it_is_a_secret() -> None:
    at = storming()
    answer, *_ = RULESET.act(at.state, 1, Pass(until="attack"), SeededChance(1))
    assert answer.seen_by(0) is None
    state = passed(at, "attack")
    for viewer, known in ((None, ()), (0, ()), (2, ()), (1, (1,))):
        view = RULESET.view(state, viewer)
        assert tuple(seat for frame in view.known.stack for seat in frame.passing) == known


def test_risk_26_10_a_standing_order_to_use_something_still_holds() -> None:
    at = siege().reacts(1, castle_walls="always")
    at.do(0, STORM)
    used = "castle_walls" in at.state.court.maester_discard or any(
        getattr(frame, "card", "") == "castle_walls" for frame in at.state.stack
    )
    while not used and asked(at)[0] != "after_roll":
        seat = asked(at)[1][0]
        at.do(seat, Pass(until="attack" if seat == 1 else "now"))
        used = at.state.played is not None
    assert used


def test_risk_26_10_for_what_is_not_there_nobody_passes() -> None:
    at = siege()
    at.do(0, STORM)
    seat = at.awaits()[0]
    assert at.clause(seat, Pass(until="battle")) == "RISK-26.10"
    assert at.offers(seat, "pass", "until") == {"now", "attack", "turn"}


def test_risk_23_1_who_passes_at_dawn_for_the_turn_is_not_asked_in_it() -> None:
    at = siege()
    state: Any = at.state
    assert state.on.maesters
    from bot.rules.kit import stack as frames
    from bot.rules.kit.draft import Draft
    from bot.rules.risk.events import fold as folded
    from bot.rules.risk.play.turn import begin_turn

    draft = Draft(folded, at.state, SeededChance(1))
    begin_turn(draft, 0, 2)
    frames.settle(draft)
    at.state = draft.state
    assert at.awaits()[1] == "opponent_turn_start"
    while at.state.stack[0].kind == "dawn":
        at.do(at.awaits()[0], Pass(until="turn" if at.awaits()[0] == 1 else "now"))
    assert at.state.stack[0].passing == (1,)


# ── claiming by wishes ──


def ranking(players: int = 3, seed: int = 1) -> Any:
    """A Dominion in which all say what they want."""
    options = RiskOptions(mode="dominion", houses="deal", setup="rank")
    luck = SeededChance(seed)
    state = fold(RULESET, RULESET.new(options, players, luck))
    while not isinstance(state.stack[-1], Ranking):
        seat = RULESET.pending(state)[0].waiting[0]
        state = fold(RULESET, RULESET.act(state, seat, RULESET.default(state, seat), luck), state)
    return state


def answer(state: Any, *wishes: Rank) -> tuple[Any, list[Any]]:
    told: list[Any] = []
    for seat, wish in enumerate(wishes):
        events = RULESET.act(state, seat, wish, SeededChance(2))
        told += events
        state = fold(RULESET, events, state)
    return state, told


def test_risk_4_11_all_answer_at_once_and_all_armies_stand() -> None:
    state = ranking()
    (prompt,) = RULESET.pending(state)
    assert (prompt.kind, prompt.secret, set(prompt.waiting)) == ("rank", True, {0, 1, 2})
    wishes = [RULESET.default(state, seat) for seat in range(3)]
    after, told = answer(state, *wishes)
    assert UNCLAIMED not in after.owner.values()
    assert not RULESET.broken(after)
    assert after.active is not None
    claimed = [event for event in told if isinstance(event, LandsClaimed)]
    assert len(claimed) == 3
    for seat in range(3):
        assert sum(after.armies[place] for place in board(after.board).held(after.owner, seat)) == 28 + 3


def test_what_is_claimed_by_wishes_is_told_by_region_those_with_most_lands_first() -> None:
    """With seven players the names of all 82 lands filled a phone twice, above the first decision."""
    armies = dict.fromkeys(("pyke", "skagos", "karhold", "lhazar"), 2)
    told = LandsClaimed(seat=0, armies=armies).text()
    assert told.args == {"seat": 0, "lands": 4, "regions": ("the_north", "iron_islands", "dothraki_sea")}


def test_risk_4_11_everybody_gets_in_turn_what_is_left_of_the_region_wanted_most() -> None:
    state = ranking()
    wish = Rank(first="crownlands", second="riverlands", third="westerlands")
    after, _ = answer(state, wish, wish, wish)
    lands = next(one for one in board("westeros").regions if one.id == "crownlands").territories
    got = [
        sum(after.owner[place] == seat and state.owner[place] == UNCLAIMED for place in lands)
        for seat in range(3)
    ]
    free = sum(state.owner[place] == UNCLAIMED for place in lands)
    assert sum(got) == free
    assert max(got) - min(got) <= 1


@pytest.mark.parametrize("armies", ["borders", "evenly", "heart"])
def test_risk_4_11_the_rest_goes_where_it_was_wished(armies: str) -> None:
    state = ranking()
    others = [RULESET.default(state, seat) for seat in (1, 2)]
    after, _ = answer(
        state, Rank(first="dorne", second="the_reach", third="stormlands", armies=armies), *others
    )
    here = board(after.board)
    own = [place for place in here.held(after.owner, 0) if state.owner[place] != 0]
    dorne = next(one for one in here.regions if one.id == "dorne").territories
    inner = [place for place in own if not here.opposing(after.owner, place)]
    if armies == "evenly":
        assert max(after.armies[place] for place in own) - min(after.armies[place] for place in own) <= 1
    elif armies == "heart":
        assert all(after.armies[place] == 1 for place in own if place not in dorne)
    else:
        assert all(after.armies[place] == 1 for place in inner)


def test_risk_4_11_a_wish_names_three_regions_of_the_board_and_is_a_secret() -> None:
    state = ranking()
    twice = Rank(first="dorne", second="dorne", third="the_reach")
    assert refusal(RULESET, state, 0, twice).clause == "RISK-4.11"
    elsewhere = Rank(first="andalos", second="dorne", third="the_reach")
    assert refusal(RULESET, state, 0, elsewhere).clause == "RISK-4.11"
    nowhere = Rank(first="dorne", second="the_reach", third="stormlands", armies="abroad")
    assert refusal(RULESET, state, 0, nowhere).clause == "RISK-4.11"
    (told,) = RULESET.act(
        state, 0, Rank(first="dorne", second="the_reach", third="stormlands"), SeededChance(1)
    )
    assert told.seen_by(1) is None
    assert told.seen_by(None) is None
    after = fold(RULESET, [told], state)
    assert RULESET.view(after, 1) == RULESET.view(state, 1)


def test_risk_17_6_who_leaves_while_all_claim_gets_nothing() -> None:
    state = ranking()
    state = fold(RULESET, RULESET.act(state, 1, Concede(), SeededChance(1)), state)
    wishes = {seat: RULESET.default(state, seat) for seat in (0, 2)}
    for seat, wish in wishes.items():
        state = fold(RULESET, RULESET.act(state, seat, wish, SeededChance(1)), state)
    assert not RULESET.broken(state)
    assert 1 not in state.owner.values()
    assert NEUTRAL in state.owner.values()


@pytest.mark.parametrize("players", [2, 3])
def test_whole_games_that_begin_by_wishes(players: int) -> None:
    options = RiskOptions(mode="dominion", houses="deal", setup="rank")
    game = play_random(RULESET, options, players, players)
    assert not RULESET.broken(game.state)
