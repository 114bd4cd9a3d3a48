"""Readings of the house (decision 0025): in which order what was answered together is done, when cards are counted."""

from bot.rules.contract import EndGame
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Bid, Embassy, Oath
from bot.rules.fief.events.base import with_house
from bot.rules.fief.events.court import Marked
from bot.rules.fief.events.people import TitleGained
from bot.rules.fief.events.watch import VowMissed
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.discarding import Limit, open_limit
from bot.rules.fief.frames.watch.bids import WallBids
from bot.rules.fief.frames.watch.oaths import Oaths
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from tests.rules.fief.position import Rigged, act, at, begin, events, holding, noble, refused, rich, titled

ROBB, WYMAN = "stark_robb_stark", "stark_wyman_manderly"
TYWIN, MACE, DORAN = "lannister_tywin_lannister", "tyrell_mace_tyrell", "martell_doran_martell"


def realm() -> Fief:
    return begin("stark", "lannister", "tyrell", "martell", options=FiefOptions(nwe=True))


def swearing(state: Fief, *seats: int) -> Fief:
    return at(state, "WATCH.ELECTION", 1, Oaths(asked=seats))


def told(state: Fief, seat: int, action: Oath) -> list[tuple[str, str]]:
    """Who takes the black, who breaks a vow, and for whom there is no card, in order."""
    found = []
    for event in events(state, seat, action):
        match event:
            case TitleGained(title="brother", noble=name):
                found.append(("sworn", name))
            case Marked(mark="outlaw", noble=name, off=False):
                found.append(("broken", name))
            case VowMissed(noble=name):
                found.append(("missed", name))
    return found


def short() -> Fief:
    """Three of four Brother cards are out, Robb's among them; Tywin and Mace are Outlaws."""
    state = noble(realm(), WYMAN, 0, "winterfell")
    for name in (ROBB, WYMAN, DORAN):
        state = titled(state, name, "brother")
    for seat, name, home in ((1, TYWIN, "casterly_rock"), (2, MACE, "highgarden")):
        state = noble(state, name, seat, home, inside=True, marks=("outlaw",))
    return state


def test_fief_0_7_and_0_9_and_11_8_oaths_are_carried_out_in_turn_order_and_the_last_card_goes_to_the_first() -> (
    None
):
    state = swearing(short(), 1, 2)
    state = act(state, 2, Oath(nobles=(MACE,)))  # first to answer, later in turn order
    assert told(state, 1, Oath(nobles=(TYWIN,))) == [("sworn", TYWIN), ("missed", MACE)]
    other = changed(short(), first=2)
    state = act(swearing(other, 1, 2), 1, Oath(nobles=(TYWIN,)))
    assert told(state, 2, Oath(nobles=(MACE,))) == [("sworn", MACE), ("missed", TYWIN)]


def test_fief_11_8_and_11_10_a_card_given_back_may_be_taken_by_who_comes_later() -> None:
    state = act(swearing(short(), 0, 1, 2), 1, Oath(nobles=(TYWIN,)))
    state = act(state, 2, Oath(nobles=(MACE,)))
    assert told(state, 0, Oath(nobles=(ROBB,))) == [("broken", ROBB), ("sworn", TYWIN), ("sworn", MACE)]


def test_fief_0_7_one_players_parts_are_done_as_they_were_named() -> None:
    state = swearing(short(), 0)
    assert told(state, 0, Oath(nobles=(WYMAN, ROBB))) == [("broken", WYMAN), ("broken", ROBB)]
    assert told(state, 0, Oath(nobles=(ROBB, WYMAN))) == [("broken", ROBB), ("broken", WYMAN)]


def test_fief_9_7_who_asks_for_an_embassy_while_one_goes_on_waits() -> None:
    state = at(realm(), "P7.END", 4, Buying(seat=0))
    talking = act(state, 0, Embassy(players=("1",)))
    assert refused(talking, 2, Embassy(players=("3",))) == "FIEF-9.5"


def four(state: Fief, seat: int) -> Fief:
    return holding(state, seat, "tax_1", "tax_2", "tax_3", "uprising_1")


def test_fief_2_30_the_newest_three_are_kept_where_nothing_is_said() -> None:
    play = Play(at(four(realm(), 0), "P3.INCOME", 2), Rigged())
    open_limit(play)
    assert isinstance(play.state.stack[-1], Limit)
    default = RULESET.default(play.state, 0)
    assert act(play.state, 0, default).houses[0].hand[:3] == ("tax_2", "tax_3", "uprising_1")


def test_fief_2_30_and_11_24_a_card_won_at_the_wall_is_counted_in_the_next_phase_2() -> None:
    state = rich(holding(realm(), 0, "tax_1", "tax_2", "tax_3"), 0, 9)
    state = changed(state, fortune=changed(state.fortune, pile=("uprising_1", *state.fortune.pile[1:])))
    state = at(state, "P7.END", 6, WallBids(asked=(0,), strength=1, added=0))
    state = act(state, 0, Bid(gold=1))
    assert len(state.houses[0].hand) == 4
    assert not any(isinstance(frame, Limit) for frame in state.stack)


def test_fief_17_52_nobody_wins_by_a_game_masters_word_alone() -> None:
    state = with_house(at(realm(), "P7.END", 4, Buying(seat=0)), 3, gone=True)
    (over,) = RULESET.edit(state, EndGame(), Rigged())
    outcome = RULESET.outcome(RULESET.apply(state, over))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "gm")
