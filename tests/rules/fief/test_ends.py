"""Every way in which a game ends (FIEF-7.2 to 7.9, 17.50 to 17.52)."""

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Concede, EndGame, Outcome, fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions import MakeOffer, March, Muster, Pass, Standing, Welcome
from bot.rules.fief.events.setup import DecksShuffled
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.war.sieges import Sieging
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    at,
    begin,
    built,
    holding,
    menu,
    noble,
    refused,
    rich,
    standing,
    titled,
)

ROBB, TYWIN, CERSEI = "stark_robb_stark", "lannister_tywin_lannister", "lannister_cersei_lannister"
MACE, DORAN = "tyrell_mace_tyrell", "martell_doran_martell"
FOUR = ("stark", "lannister", "tyrell", "martell")
QUIET = FiefOptions(surprise_windows="none")


def ending(state: Fief) -> Outcome | None:
    """What comes of the round, with nothing left to do but to end it."""
    state = at(state, "P7.END", 6, Moving(seat=0))
    return act(state, 0, Pass()).result


def wed(state: Fief) -> Fief:
    """Robb (0) and Cersei (1) are married."""
    state = noble(state, CERSEI, 1, "casterly_rock", spouse=ROBB)
    return noble(state, ROBB, 0, "winterfell", spouse=CERSEI)


def won(outcome: Outcome | None) -> tuple[tuple[int, ...], str] | None:
    return None if outcome is None else (outcome.winners, outcome.reason)


def test_fief_7_3_one_house_alone() -> None:
    state = titled(begin(*FOUR, options=QUIET), ROBB, "king", "hand", "fief_winterfell")
    assert won(ending(state)) == ((0,), "points")
    assert ending(titled(begin(*FOUR, options=QUIET), ROBB, "king", "hand")) is None


def test_fief_7_3_two_allied_and_never_one_of_them_alone() -> None:
    state = titled(wed(begin(*FOUR, options=QUIET)), ROBB, "king", "fief_winterfell", "hand")
    assert ending(state) is None
    assert won(ending(titled(state, TYWIN, "fief_casterly_rock"))) == ((0, 1), "alliance")


def test_fief_7_9_after_the_last_round_an_ally_counts_with_its_ally() -> None:
    state = changed(begin(*FOUR, options=QUIET), round=15)
    assert won(ending(rich(titled(state, TYWIN, "king"), 1, 0))) == ((1,), "rounds")
    allied = rich(rich(wed(titled(state, MACE, "king")), 0, 20), 1, 20)
    assert won(ending(allied)) == ((2,), "rounds"), "0 of 4 is further off than 1 of 3"


def test_fief_7_6_whoever_is_equal_in_everything_shares_the_victory() -> None:
    state = changed(begin(*FOUR, options=QUIET), round=15)
    over = ending(state)
    assert over is not None
    assert (over.winners, over.reason) == ((0, 1, 2, 3), "rounds")


def test_fief_7_6_excess_comes_first_and_then_the_crown() -> None:
    state = titled(begin(*FOUR, options=QUIET), ROBB, "hand", "fief_winterfell", "fief_pyke")
    state = titled(state, TYWIN, "king", "fief_casterly_rock", "fief_riverrun")
    assert won(ending(state)) == ((1,), "points")
    more = titled(noble(state, "stark_wyman_manderly", 0, "winterfell"), "stark_wyman_manderly", "fief_eyrie")
    assert won(ending(more)) == ((0,), "points")


def test_fief_17_52_by_leaving_the_last_one_wins() -> None:
    state = at(begin(*FOUR), "P7.END", 6, Moving(seat=0))
    for seat in (1, 2):
        state = act(state, seat, Concede())
        assert state.result is None
    assert won(act(state, 3, Concede()).result) == ((0,), "last")


def test_fief_17_52_by_leaving_two_allied_win_together() -> None:
    state = at(wed(begin(*FOUR)), "P7.END", 6, Moving(seat=0))
    state = act(state, 2, Concede())
    assert won(act(state, 3, Concede()).result) == ((0, 1), "last")


def test_fief_17_52_if_nobody_is_left_nobody_has_won() -> None:
    gone = tuple(changed(house, gone=True) for house in begin(*FOUR).houses)
    over = scoring.left(changed(begin(*FOUR), houses=gone))
    assert won(over) == ((), "nobody")


def test_fief_7_1_a_game_master_may_end_it() -> None:
    state = at(begin(*FOUR), "P7.END", 6, Moving(seat=0))
    events = RULESET.edit(state, EndGame(winners=("1", "3")), SeededChance(0))
    over = RULESET.outcome(fold(RULESET, events, state))
    assert won(over) == ((1, 3), "gm")


def test_fief_7_2_points_are_counted_for_captives_and_outlaws_too() -> None:
    state = titled(begin(*FOUR), ROBB, "king", "fief_winterfell")
    state = noble(state, ROBB, 0, "casterly_rock", captor=1, marks=("outlaw",))
    assert scoring.parts(state, 0) == {"king": 1, "fiefs": 1}


def test_fief_7_6_then_the_hand_then_great_fiefs_then_gold() -> None:
    """Four points each, nobody is King: what tells them apart comes one after the other."""
    last = changed(begin(*FOUR, options=QUIET), round=15)
    hand = titled(titled(last, ROBB, "fief_winterfell"), TYWIN, "hand")
    assert won(ending(hand)) == ((1,), "rounds")
    watch = changed(last, options=changed(QUIET, nwe=True, max_rounds="15"))
    fiefs = titled(titled(watch, ROBB, "brother", "lord_commander"), TYWIN, "fief_casterly_rock")
    assert won(scoring.winner(fiefs)) == ((1,), "rounds")
    gold = rich(titled(titled(last, ROBB, "fief_winterfell"), TYWIN, "fief_casterly_rock"), 0, 6)
    assert won(ending(gold)) == ((0,), "rounds")


# ── leaving ───────────────────────────────────────────────────────────────────────────────────────


def test_fief_17_50_what_a_house_has_stays_and_defends_itself() -> None:
    state = noble(standing(begin(*FOUR), 0, "casterly_rock", "k3"), ROBB, 0, "casterly_rock")
    state = act(at(state, "P7.END", 5, Moving(seat=0)), 1, Concede())
    assert state.land["casterly_rock"].owner == 1
    assert state.land["casterly_rock"].troops(1, "inside") == {"man_at_arms": 3, "knight": 1}
    assert state.nobles[TYWIN].place == "casterly_rock"


def test_fief_17_50_it_is_asked_nothing_and_does_nothing() -> None:
    state = at(begin(*FOUR), "P7.END", 6, Moving(seat=1), Moving(seat=0))
    state = act(state, 1, Concede())
    state = act(state, 0, Pass())
    assert 1 not in {seat for prompt in RULESET.pending(state) for seat in prompt.waiting}
    assert menu(state, 1) == ()
    assert refused(state, 1, Muster(source="casterly_rock")) == "FIEF-17.50"


def test_fief_17_50_its_orders_lapse_and_its_hand_is_laid_away() -> None:
    state = at(holding(begin(*FOUR), 1, "tax_1"), "P7.END", 6, Moving(seat=0))
    state = act(state, 1, Standing(matter="battle", answer="on"))
    state = act(state, 1, Concede())
    house = state.houses[1]
    assert (house.hand, house.orders.said, house.diplomacy) == ((), {}, 0)
    assert "tax_1" in state.fortune.discard


def test_fief_17_50_and_17_15_its_guests_are_welcome_no_longer() -> None:
    state = noble(begin(*FOUR), TYWIN, 1, "torrhens_square")
    state = at(state, "P5.MOVE", 4, Moving(seat=1))
    state = act(state, 0, Welcome(player="1", inside=True))
    state = act(act(state, 1, Muster(source="torrhens_square")), 1, March(target="winterfell"))
    state = act(state, 0, Concede())
    assert state.nobles[TYWIN].inside
    assert not act(state, 1, Pass()).nobles[TYWIN].inside  # with the next Movement (FIEF-5.15)


def test_fief_17_51_and_0_90_its_hand_lies_face_down_until_the_deck_is_shuffled() -> None:
    state = at(holding(begin(*FOUR), 1, "tax_1", "a_lord_comes_of_age_1"), "P7.END", 6, Moving(seat=0))
    other = at(holding(begin(*FOUR), 1, "uprising_1", "a_lord_comes_of_age_1"), "P7.END", 6, Moving(seat=0))
    left, otherwise = act(state, 1, Concede()), act(other, 1, Concede())
    assert "tax_1" in left.fortune.discard
    for viewer in (None, 0, 2):
        mine, theirs = (RULESET.view(one, viewer).known for one in (left, otherwise))
        assert mine.fortune.discard == theirs.fortune.discard == ("",)
        assert mine.court.discard == ("",)
        assert mine.fortune == theirs.fortune
    again = DecksShuffled(fortune=("tax_1",)).fold(left)
    assert again.fortune.covered == ()


def test_fief_17_51_its_alliance_and_its_offers_are_void() -> None:
    state = at(wed(rich(begin(*FOUR), 0, 5)), "P7.END", 5, Moving(seat=0))
    state = act(act(state, 0, MakeOffer(player="1")), 1, Concede())
    assert scoring.ally(state, 0) is None
    assert scoring.parties(state) == ((0,), (2,), (3,))
    assert refused(state, 0, MakeOffer(player="1")) != ""


def test_fief_17_51_it_wins_nothing_whatever_it_holds() -> None:
    state = titled(begin(*FOUR, options=QUIET), TYWIN, "king", "hand", "fief_casterly_rock")
    state = act(at(state, "P7.END", 6, Moving(seat=0)), 1, Concede())
    assert act(state, 0, Pass()).result is None


def test_fief_17_50_its_sieges_are_kept() -> None:
    state = noble(standing(begin(*FOUR), 1, "winterfell", "m2"), TYWIN, 1, "winterfell")
    state = at(built(state, "winterfell", siege={1: 1}), "P7.END", 6, Sieging(asked=(1,)), Moving(seat=0))
    state = act(act(state, 1, Concede()), 0, Pass())
    assert state.land["winterfell"].siege == {1: 1}


def decided(state: Fief) -> list[str]:
    """What all read of the end, its key and what decided."""
    state = act(at(state, "P7.END", 6, Moving(seat=0)), 0, Pass())
    lines = RULESET.view(state, None).public
    assert "fief-line-last" not in [line.key for line in lines], "it was told that the last round is on"
    kinds = ("fief-line-decided", "fief-line-nearest", "fief-line-shared")
    return [f"{line.key[10:]} {line.args.get('by', '')}".strip() for line in lines if line.key in kinds]


def test_fief_7_6_and_7_9_the_end_says_what_decided() -> None:
    """*The last round is over* was all that was told, also where two were as near."""
    last = changed(begin(*FOUR, options=QUIET), round=15)
    hand = titled(titled(last, ROBB, "fief_winterfell"), TYWIN, "hand")
    great = titled(titled(last, ROBB, "hand", "fief_winterfell"), TYWIN, "king", "fief_casterly_rock")
    assert decided(titled(last, TYWIN, "king")) == ["nearest"]
    assert decided(hand) == ["decided by-hand"]
    assert decided(great) == ["decided by-king"]
    assert decided(rich(last, 2, 9)) == ["decided by-gold"]
    assert decided(last) == ["shared"]
    alone = titled(begin(*FOUR, options=QUIET), ROBB, "king", "hand", "fief_winterfell")
    assert decided(alone) == []
    both = titled(alone, TYWIN, "fief_casterly_rock", "fief_riverrun", "fief_eyrie")
    assert decided(both) == ["decided by-king"]
