"""Readings of the house (decision 0025): in which order what was answered together is done, when cards are counted."""

import pytest

from bot.rules.contract import EndGame
from bot.rules.fief import RULESET
from bot.rules.fief.actions import (
    Accept,
    Attack,
    Bid,
    Choose,
    Embassy,
    Fight,
    Oath,
    Pass,
    Stand,
    Surprise,
    TakeSide,
)
from bot.rules.fief.events.base import with_house, with_village
from bot.rules.fief.events.court import Marked
from bot.rules.fief.events.people import TitleGained
from bot.rules.fief.events.war import Fought
from bot.rules.fief.events.watch import VowMissed
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.discarding import Limit, open_limit
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.watch.battle import muster
from bot.rules.fief.frames.watch.bids import WallBids
from bot.rules.fief.frames.watch.oaths import Oaths
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import titles
from bot.rules.fief.model.cards import DrawPlan, Strike
from bot.rules.fief.model.offers import Item, Offer
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import verbs
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    Rigged,
    act,
    at,
    begin,
    choices,
    events,
    holding,
    noble,
    refused,
    rich,
    standing,
    titled,
)

ROBB, WYMAN = "stark_robb_stark", "stark_wyman_manderly"
TYWIN, MACE, DORAN = "lannister_tywin_lannister", "tyrell_mace_tyrell", "martell_doran_martell"
MARGAERY, JAIME = "tyrell_margaery_tyrell", "lannister_jaime_lannister"
ROCK = "casterly_rock"
ZERO, THREE = 1, 6


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


def test_fief_2_8_and_2_4_nothing_lies_on_top_of_an_empty_deck_so_a_plan_for_a_disaster_there_says_nothing() -> (
    None
):
    state = realm()
    state = changed(state, fortune=changed(state.fortune, pile=(), discard=("plague_1",)))
    state = with_house(state, 0, plan=DrawPlan(decks=("fortune", "fortune"), instead="court_event"))
    state = at(state, "P2.DISASTERS", 2, Drawing(seat=0))
    assert state.stack[-1].ordered(state, 0) == Choose(what="fortune")


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


def at_crakehall() -> Fief:
    """Robb (0) and Tyrells (2) stand in a Village of Tywin's Fief (1) where he has nobody."""
    state = with_village(titled(realm(), TYWIN, "fief_casterly_rock"), "crakehall", owner=1)
    state = noble(standing(standing(state, 0, "crakehall", "k2"), 2, "crakehall", "m1"), ROBB, 0, "crakehall")
    return at(state, "P6.SIEGE", 6, Acting(seat=1), Acting(seat=0))


def test_fief_6_3_a_seizure_is_the_one_declaration_there() -> None:
    state = at_crakehall()
    assert choices(state, 0, "attack", "how", village="crakehall") == {"field:2", "seize"}
    state = act(state, 0, Attack(village="crakehall", how="seize"))
    assert state.land["crakehall"].owner == 0
    assert not any(isinstance(frame, Acting) and frame.seat == 0 for frame in state.stack)


def test_fief_8_23_and_8_2_an_ambush_handed_in_as_the_attacker_stops_comes_back() -> None:
    state = holding(noble(at_crakehall(), MACE, 2, "crakehall"), 2, "ambush_1")
    state = act(state, 0, Attack(village="crakehall", how="field:2"))
    state = act(state, 2, TakeSide(), attack=[ZERO, ZERO], defence=[ZERO])
    state = act(state, 2, Surprise(card="ambush_1", target=ROBB, trigger="now"))
    assert "came_back" in [event.kind for event in events(state, 0, Fight(how="stop"))]
    after = act(state, 0, Fight(how="stop"))
    assert (after.nobles[ROBB].captor, after.houses[2].hand) == (None, ("ambush_1",))


def test_fief_11_41_and_2_18_the_lord_commander_goes_to_the_wall_through_rain_and_sieges() -> None:
    state = titled(realm(), TYWIN, "brother", "lord_commander")
    state = with_village(standing(state, 0, ROCK, "m1"), ROCK, siege={0: 0})
    rain = (Strike(kind="heavy_rain", region=1), Strike(kind="heavy_rain", region=5))
    play = Play(changed(state, struck=rain, wall=changed(state.wall, called=state.round)), Rigged())
    muster(play)
    assert play.state.nobles[TYWIN].place == "wall"


def test_fief_0_54_and_6_25_a_city_inherited_as_its_lord_falls_in_the_field_is_the_heirs() -> None:
    state = titled(realm(), TYWIN, "fief_casterly_rock")
    state = noble(state, MARGAERY, 2, "highgarden", inside=True, spouse=TYWIN)
    state = standing(noble(state, TYWIN, 1, ROCK, spouse=MARGAERY), 1, ROCK, "m1")
    state = noble(standing(state, 0, ROCK, "k3"), ROBB, 0, ROCK)
    state = act(at(state, "P6.SIEGE", 6, Acting(seat=0)), 0, Attack(village=ROCK, how="field:1"))
    state = act(state, 1, TakeSide(), attack=[THREE, THREE], defence=[ZERO], fate=[1])
    assert TYWIN in state.dead
    assert (state.nobles[MARGAERY].titles, state.land[ROCK].owner) == (("fief_casterly_rock",), 2)
    assert state.land[ROCK].troops(2, "inside") == {"man_at_arms": 3, "knight": 1}


def stormed_city() -> Fief:
    """Robb (0) has stormed Tywin's City (1) for a round; Margaery (2) is Tywin's heir, and Martell (3) has a knife."""
    state = titled(begin("stark", "lannister", "tyrell", "martell"), TYWIN, "fief_casterly_rock")
    state = noble(state, MARGAERY, 2, "highgarden", inside=True, spouse=TYWIN)
    state = noble(state, TYWIN, 1, ROCK, inside=True, spouse=MARGAERY)
    state = holding(noble(standing(state, 0, ROCK, "k9"), ROBB, 0, ROCK), 3, "assassination_1")
    state = at(state, "P6.SIEGE", 6, Acting(seat=0))
    state = act(act(state, 0, Attack(village=ROCK, how="assault")), 1, TakeSide())
    return act(state, 3, Pass(), attack=[ZERO] * 3, defence=[ZERO] * 3)


KNIFE = Surprise(card="assassination_1", target=TYWIN, trigger="now")
ON = Fight(how="on")


def test_fief_0_54_and_6_5_a_city_inherited_in_the_midst_of_a_storm_is_defended_by_its_new_garrison() -> None:
    state = act(stormed_city(), 3, KNIFE)
    told = events(state, 0, ON, murder=[6], attack=[ZERO] * 3, defence=[ZERO] * 3)
    assert [one.defender for one in told if isinstance(one, Fought)] == [2]
    state = act(state, 0, ON, murder=[6], attack=[ZERO] * 3, defence=[ZERO] * 3)
    assert state.land[ROCK].owner == 2
    assert RULESET.pending(state)[0].kind == "goon"
    state = act(state, 0, ON, attack=[THREE] * 3, defence=[ZERO] * 3)
    assert state.land[ROCK].troops(2) == {"man_at_arms": 3}
    state = act(state, 0, ON, attack=[THREE] * 3, defence=[ZERO] * 3)
    assert (state.land[ROCK].owner, titles.holder(state, "fief_casterly_rock")) == (0, None)


def test_fief_0_54_and_0_27_who_is_left_of_the_old_garrison_is_not_taken_by_a_storm_upon_the_new() -> None:
    state = noble(stormed_city(), JAIME, 1, ROCK, inside=True, marks=("outlaw",))
    state = act(act(state, 3, KNIFE), 0, ON, murder=[6], attack=[ZERO] * 3, defence=[ZERO] * 3)
    state = act(state, 0, Fight(how="stop"))
    assert state.nobles[JAIME].free
    assert (state.nobles[JAIME].place, state.nobles[JAIME].inside) == (ROCK, False)


def test_fief_6_5_and_0_54_an_heir_who_helped_from_the_field_defends_his_walls_by_the_garrison_alone() -> (
    None
):
    state = titled(begin("stark", "lannister", "tyrell", "martell"), TYWIN, "fief_casterly_rock")
    state = noble(state, MARGAERY, 2, "highgarden", inside=True, spouse=TYWIN)
    state = noble(state, TYWIN, 1, ROCK, inside=True, spouse=MARGAERY)
    state = noble(standing(state, 2, ROCK, "m4"), MACE, 2, ROCK)
    state = holding(noble(standing(state, 0, ROCK, "k7"), ROBB, 0, ROCK), 3, "assassination_1")
    state = act(at(state, "P6.SIEGE", 6, Acting(seat=0)), 0, Attack(village=ROCK, how="assault"))
    state = act(act(state, 0, TakeSide()), 1, TakeSide(accept=("2",)))
    state = act(state, 2, TakeSide(help="defender"))
    state = act(act(state, 3, Pass(), attack=[ZERO] * 3, defence=[ZERO] * 3), 3, KNIFE)
    for murder in ([6], []):
        state = act(state, 0, ON, murder=murder, attack=[THREE] * 3, defence=[ZERO] * 3)
    assert state.land[ROCK].troops(2, "inside") == {}
    assert state.land[ROCK].troops(2, "field") == {"man_at_arms": 4}
    assert (state.nobles[MACE].free, state.land[ROCK].owner) == (True, 2)


@pytest.mark.parametrize("left", [False, True])
def test_fief_6_17_and_0_54_a_sortie_from_a_city_inherited_meanwhile_is_no_fight_of_its_new_garrison(
    left: bool,
) -> None:
    state = titled(begin("stark", "lannister", "tyrell", "martell"), TYWIN, "fief_casterly_rock")
    state = noble(state, MARGAERY, 2, "highgarden", inside=True, spouse=TYWIN)
    state = noble(state, TYWIN, 1, ROCK, inside=True, spouse=MARGAERY)
    if left:
        state = noble(state, JAIME, 1, ROCK, inside=True, marks=("outlaw",))
    state = holding(noble(standing(state, 0, ROCK, "k7"), ROBB, 0, ROCK), 3, "assassination_1")
    state = at(with_village(state, ROCK, siege={0: 1}), "P6.SIEGE", 6, Acting(seat=1))
    state = act(act(state, 1, Attack(village=ROCK, how="sortie")), 0, TakeSide())
    state = act(act(state, 3, Pass(), attack=[ZERO] * 3, defence=[ZERO] * 3), 3, KNIFE)
    told = events(state, 1, ON, murder=[6], attack=[ZERO], defence=[ZERO] * 3)
    assert sum(isinstance(one, Fought) for one in told) == left
    state = act(state, 1, ON, murder=[6], attack=[ZERO], defence=[ZERO] * 3)
    assert state.land[ROCK].troops(2, "inside") == {"man_at_arms": 3, "knight": 1}
    assert (state.land[ROCK].owner, state.land[ROCK].siege) == (2, {0: 1})
    assert not left or state.nobles[JAIME].captor == 0


def test_fief_17_3_and_8_2_what_is_accepted_in_the_midst_of_an_election_is_done_at_once() -> None:
    state = titled(titled(realm(), ROBB, "fief_winterfell"), TYWIN, "fief_casterly_rock")
    state = titled(noble(state, JAIME, 1, "winterfell", captor=0), JAIME, "fief_riverrun")
    gold = Item(matter="gold", what="gold", amount=3)
    offer = Offer(id=1, giver=0, asked=1, gives=(Item(matter="captive", what=JAIME),), wants=(gold,))
    state = changed(state, offers=(offer,))
    state = at(state, "P1.HAND", 1, Ballot(offices=("king",), step="stand"))
    state = act(act(state, 0, Stand(office="king", noble=ROBB)), 1, Accept(offer="1"))
    assert (state.nobles[JAIME].captor, state.houses[0].gold) == (None, 8)
    assert JAIME in choices(state, 1, "stand", "noble", office="king")


def test_fief_0_55_and_0_41_a_claim_for_which_there_is_no_slot_waits_for_the_noble_after() -> None:
    fiefs = ("fief_winterfell", "fief_white_harbor", "fief_pyke")
    state = standing(standing(realm(), 0, "white_harbor", "m1"), 0, "pyke", "m1")
    play = Play(with_house(state, 0, claims=fiefs), Rigged())
    verbs.come_of_age(play, 0, "winterfell", lady=True)
    assert play.state.houses[0].claims == ("fief_pyke",)
    verbs.come_of_age(play, 0, "winterfell", lady=False)
    assert play.state.houses[0].claims == ()
