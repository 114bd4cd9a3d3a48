"""RISK-2, RISK-4, RISK-8.7, RISK-9, RISK-10, RISK-14 and RISK-17: the rest of Dominion."""

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Concede, Event, RuleError, fold
from bot.rules.kit.draft import changed
from bot.rules.risk import RULESET
from bot.rules.risk.events.cards import Bought, Looked
from bot.rules.risk.events.leaving import Eliminated
from bot.rules.risk.events.plays import Asked
from bot.rules.risk.events.setup import LeftUnclaimed, ObjectivesKept, SeatsTaken
from bot.rules.risk.events.turn import Stepped
from bot.rules.risk.events.war import Fought
from bot.rules.risk.frames import Play, Reinforcement, Turn, Window
from bot.rules.risk.model.actions import (
    Attack,
    Buy,
    Claim,
    House,
    KeepCards,
    Maneuver,
    Occupy,
    Pass,
    PlayCard,
    Ransom,
    React,
    Search,
    Unit,
)
from bot.rules.risk.model.board import NEUTRAL, UNCLAIMED, board
from bot.rules.risk.model.library import maester_cards, objective_cards
from bot.rules.risk.model.options import RiskOptions, modules
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.turn import count
from tests.rules.harness import refusal
from tests.rules.risk.position import Position, the

STORM = Attack(source="harrenhal", target="kings_landing")


# ── RISK-2 ──


@pytest.mark.parametrize(
    ("switches", "missing"),
    [
        ({"gold": "off"}, "characters"),
        ({"characters": "off", "gold": "off"}, "maesters"),
        ({"objectives": "off"}, "victory"),
        ({"victory": "end_card"}, "objectives"),
        ({"seats": "off"}, "setup"),
    ],
)
def test_risk_2_10_a_switch_without_what_it_needs_is_refused(switches: dict[str, Any], missing: str) -> None:
    with pytest.raises(RuleError) as refused:
        RULESET.check(RiskOptions(mode="dominion", **switches), 3)
    assert refused.value.clause == "RISK-2.10"
    assert refused.value.text.key == f"risk-no-switch-{missing}"


def test_risk_2_9_the_mix_of_the_rule_book_is_valid() -> None:
    mix = RiskOptions(mode="dominion", maesters="off", objectives="off", victory="end_card")
    RULESET.check(mix, 3)
    on = modules(mix)
    assert (on.gold, on.characters, on.special_units, on.maesters, on.objectives) == (
        True,
        True,
        True,
        False,
        False,
    )


def test_risk_2_8_dead_cards_leave_the_decks() -> None:
    without_units = modules(RiskOptions(mode="dominion", special_units="off"))
    assert len(maester_cards(without_units)) == 34
    assert not {"obj_16", "obj_22"} & set(objective_cards(without_units))
    without_people = modules(RiskOptions(mode="dominion", characters="off"))
    assert not {"taken_captive", "blood_magic", "valar_morghulis"} & set(maester_cards(without_people))
    without_points = modules(RiskOptions(mode="dominion", objectives="off", victory="conquest"))
    assert "best_laid_plans" not in maester_cards(without_points)


# ── RISK-4 ──


def begun(players: int, seed: int = 1, until: str = "claim", **options: Any) -> RiskState:
    """A Dominion played by defaults until a decision of this kind is awaited."""
    luck = SeededChance(seed)
    chosen = RiskOptions(mode="dominion", houses="deal", **options)
    state = fold(RULESET, RULESET.new(chosen, players, luck))
    while RULESET.pending(state)[0].kind != until:
        state = by_default(state, luck)
    return state


def by_default(state: RiskState, luck: SeededChance) -> RiskState:
    seat = RULESET.pending(state)[0].waiting[0]
    return fold(RULESET, RULESET.act(state, seat, RULESET.default(state, seat), luck), state)


@pytest.mark.parametrize(
    ("players", "order"),
    [
        (2, ("targaryen", "ghiscari")),
        (3, ("stark", "baratheon", "lannister")),
        (5, ("stark", "baratheon", "lannister", "tyrell", "martell")),
    ],
)
def test_risk_4_2_the_houses_fix_the_turn_order(players: int, order: tuple[str, ...]) -> None:
    state = begun(players)
    assert tuple(state.houses[seat] for seat in state.order) == order


def test_risk_4_1_only_the_houses_of_so_many_players_are_free() -> None:
    luck = SeededChance(2)
    state = fold(RULESET, RULESET.new(RiskOptions(mode="dominion"), 3, luck))
    seat = RULESET.pending(state)[0].waiting[0]
    assert refusal(RULESET, state, seat, House(house="martell")).clause == "RISK-4.2"


@pytest.mark.parametrize(
    ("options", "prize"),
    [
        ({"mode": "skirmish"}, "turn"),
        ({"mode": "dominion"}, "choice"),
        ({"mode": "dominion", "houses": "deal"}, "nothing"),
    ],
)
def test_risk_4_1_where_the_houses_fix_the_order_the_roll_is_not_for_the_first_turn(
    options: dict[str, str], prize: str
) -> None:
    events = RULESET.new(RiskOptions.model_validate(options), 3, SeededChance(2))
    told = [text.key for event in events if (text := event.text()) is not None]
    assert list(dict.fromkeys(told))[:2] == [f"risk-rolled-for-{prize}", f"risk-ordered-{prize}"]


def test_risk_4_4_two_of_three_objectives_are_kept_at_the_same_time_in_secret() -> None:
    state = begun(3, until="choose")
    (prompt,) = RULESET.pending(state)
    assert prompt.asked == prompt.waiting == state.playing
    mine = state.court.objectives[0]
    events = RULESET.act(state, 0, KeepCards(cards=mine[1:]), SeededChance(3))
    kept = the(ObjectivesKept, events)
    assert (kept.seen_by(1), kept.seen_by(None)) == (None, None)
    after = fold(RULESET, events, state)
    assert RULESET.view(after, 1).prompts[0].waiting == prompt.asked
    assert RULESET.view(after, 0).prompts[0].waiting == prompt.asked[:0] + tuple(s for s in prompt.asked if s)


def test_risk_4_4_neither_fewer_nor_more_and_none_that_was_not_dealt() -> None:
    state = begun(3, until="choose")
    (a, b, c), (other, *_) = state.court.objectives[:2]
    for cards in ((), (a,), (a, b, c), (a, a), (a, other)):
        assert refusal(RULESET, state, 0, KeepCards(cards=cards)).clause == "RISK-4.4"


@pytest.mark.parametrize(
    ("players", "armies", "claims", "left"),
    [
        (2, 21, (11, 11), (10, 10)),
        (3, 28, (15, 15, 15), (13, 13, 13)),
        (4, 24, (11, 11, 11, 11), (13,) * 4),
        (5, 20, (9, 9, 9, 8, 8), (11, 11, 11, 12, 12)),
    ],
)
def test_risk_4_8_claims(players: int, armies: int, claims: tuple[int, ...], left: tuple[int, ...]) -> None:
    """EX-3, EX-4 and EX-41: the rotation goes on where the claiming stopped."""
    state = begun(players)
    frame: Any = state.stack[-1]
    assert set(frame.reserves) == {armies}
    free = begun(players, until="add")
    held = [len(board(free.board).held(free.owner, seat)) for seat in free.order]
    assert held == [number + 1 for number in claims]
    frame = free.stack[-1]
    assert [frame.reserves[seat] for seat in free.order] == list(left)
    assert frame.seat == free.order[sum(claims) % players]


def test_risk_4_7_ten_neutral_lands_for_two_players() -> None:
    state = begun(2)
    assert list(state.owner.values()).count(NEUTRAL) == 10
    assert {state.armies[place] for place, seat in state.owner.items() if seat == NEUTRAL} == {2}


@pytest.mark.parametrize(("players", "leaving"), [(5, 3), (6, 4), (7, 4)])
@pytest.mark.parametrize("until", ["choose", "claim"])
def test_risk_1_1_what_nobody_is_left_to_claim_stands_neutral(players: int, leaving: int, until: str) -> None:
    """RISK-4.8: only during set-up is a land unclaimed; then two neutral armies stand there as in RISK-4.7."""
    luck, state = SeededChance(1), begun(players, until=until)
    for seat in state.order[:leaving]:
        state = fold(RULESET, RULESET.act(state, seat, Concede(), luck), state)
    told: list[Event] = []
    while not state.turn:
        seat = RULESET.pending(state)[0].waiting[0]
        events = RULESET.act(state, seat, RULESET.default(state, seat), luck)
        told, state = [*told, *events], fold(RULESET, events, state)
    free = the(LeftUnclaimed, told).lands
    assert {(state.owner[place], state.armies[place]) for place in free} == {(NEUTRAL, 2)}
    assert UNCLAIMED not in state.owner.values()
    assert not RULESET.broken(state)


def test_risk_4_8_a_taken_land_or_anothers_is_refused() -> None:
    state = begun(3)
    for place in ("dragonstone", "nowhere"):
        with pytest.raises(RuleError) as refused:
            RULESET.act(state, state.order[0], Claim(territory=place), SeededChance(1))
        assert refused.value.clause == "RISK-4.8"


@pytest.mark.parametrize(
    ("players", "gold", "cards"), [(2, [0, 300], [0, 0]), (5, [0, 0, 300, 500, 500], [0, 0, 0, 1, 1])]
)
def test_risk_4_9_the_start_bonus(players: int, gold: list[int], cards: list[int]) -> None:
    state = begun(players, until="deploy")
    first = state.order[0]
    income = state.stack[-1].income  # type: ignore[union-attr]
    assert [state.court.gold[seat] - income * (seat == first) for seat in state.order] == gold
    assert [len(state.hands[seat]) for seat in state.order] == cards


def test_risk_2_6_without_the_start_bonus_nobody_begins_with_anything() -> None:
    """RISK-4.9."""
    state = begun(5, until="deploy", start_bonus="off")
    income = state.stack[-1].income  # type: ignore[union-attr]
    assert [state.court.gold[seat] for seat in state.order] == [income, 0, 0, 0, 0]
    assert not any(state.hands)


def test_risk_2_11_dealt_with_seats_no_seat_brings_armies() -> None:
    options = RiskOptions(mode="dominion", setup="deal", houses="deal")
    events = RULESET.new(options, 3, SeededChance(1))
    assert not [event for event in events if isinstance(event, SeatsTaken)]


# ── RISK-8.7 and RISK-14 ──


def reinforcing(*hand: str) -> Position:
    at = Position(mode="dominion").lands(0, "harrenhal", "riverrun").hand(0, *hand)
    duty = len(hand) == 5
    muster = Reinforcement(seat=0, step="reinforce", free=3, duty=duty, moment="start")
    return at._with(stack=(Turn(seat=0, step="purchase"), muster))


def test_risk_8_7_one_card_a_turn_for_its_unit() -> None:
    at = reinforcing("skagos", "karhold")
    at.do(0, Unit(card="skagos", territory="harrenhal"))
    assert at.state.court.troop("harrenhal") == (0, 1, 0)
    assert at.state.discard == ("skagos",)
    assert at.clause(0, Unit(card="karhold", territory="harrenhal")) == "RISK-8.7"


def test_risk_8_6_a_single_card_does_not_break_the_only_set() -> None:
    """EX-42: three Knights and two Siege Engines."""
    hand = ("winterfell", "karhold", "cape_kraken", "skagos", "wolfswood")
    assert reinforcing(*hand).clause(0, Unit(card="karhold", territory="harrenhal")) == "RISK-8.6"
    reinforcing(*hand).do(0, Unit(card="skagos", territory="harrenhal"))


def test_ex_18_a_knight_and_a_siege_engine_against_a_fortification() -> None:
    """7 on a d8, 4, 2 make 8-4-2; 6, 3 make 7-4: one each."""
    at = Position(mode="dominion", characters="off", maesters="off").lands(0, harrenhal=7)
    at.lands(1, sunspear=1, kings_landing=2).units("harrenhal", knights=1, engines=1)
    at.units("kings_landing", walls=1).invade(0)
    fought = the(Fought, at.do(0, STORM, "7", "4 2", "6 3"))
    assert (fought.attack, fought.defence, fought.lost, fought.slain) == ((8, 4, 2), (7, 4), 1, 1)


def test_ex_19_a_fortification_a_knight_and_castle_walls() -> None:
    at = Position(mode="dominion", characters="off").lands(0, harrenhal=7).lands(1, kings_landing=3)
    at.units("kings_landing", knights=1, walls=1).maesters(1, "castle_walls").gold(0, 500, 0).invade(0)
    told = at.run((0, STORM), (1, PlayCard(card="castle_walls")), rolls=("6 5 4", "5 2"))
    assert the(Fought, told).defence == (8, 3)


def test_risk_14_5_units_that_took_part_move_in_and_the_defenders_are_removed() -> None:
    """RISK-14.6 as well; those that stayed out may follow or stay."""
    at = Position(mode="dominion", characters="off", maesters="off").lands(0, harrenhal=7)
    at.lands(1, sunspear=1, kings_landing=1).units("harrenhal", knights=2, engines=1, walls=1)
    at.units("kings_landing", knights=1, walls=2).invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing", units="1-0"), "6 5 4", "1")
    assert at.state.court.troop("kings_landing") == (1, 0, 0)
    at.do(0, Occupy(armies=3, units="0-1"))
    assert at.state.court.troop("kings_landing") == (1, 1, 0)
    assert at.state.court.troop("harrenhal") == (1, 0, 1)


def test_risk_14_7_knights_and_engines_travel_with_a_maneuver_walls_do_not() -> None:
    at = Position(mode="dominion").lands(0, harrenhal=5, riverrun=1).units("harrenhal", 1, 1, 1).invade(0)
    at.do(0, Maneuver(source="harrenhal", target="riverrun", armies=1, units="1-0"))
    assert at.state.court.troop("riverrun") == (1, 0, 0)
    assert at.state.court.troop("harrenhal") == (0, 1, 1)


def test_risk_14_5_no_units_are_named_where_none_stand() -> None:
    """RISK-14.7 as well: nothing is offered for them, so not even none of them is taken for an answer."""
    at = Position(mode="dominion", characters="off", maesters="off").lands(0, harrenhal=7, riverrun=1)
    at.lands(1, sunspear=1, kings_landing=1).units("harrenhal", walls=1).invade(0)
    assert at.offers(0, "attack", "units", source="harrenhal", target="kings_landing") == set()
    assert at.refused(0, STORM.model_copy(update={"units": "0-0"}))[1].key == "risk-no-units-there"
    march = Maneuver(source="harrenhal", target="riverrun", units="0-0")
    assert at.clause(0, march) == "RISK-14.7"
    at.do(0, STORM, "6 5 4", "1")
    assert at.clause(0, Occupy(armies=3, units="0-0")) == "RISK-14.5"


# ── RISK-9 and RISK-10 ──


def test_ex_8_income_of_armies_and_ports() -> None:
    held = "the_crag golden_tooth casterly_rock crakehall silverhill pyke harlaw riverrun stoney_sept searoad_marshes"
    at = Position(mode="dominion").lands(0, *held.split())
    began = count(at.board, at.owner, 0, 1, gold=True)
    assert (began.base, began.bonus, began.gold) == (4, 3, 1000)
    halved = count(at.board, at.owner, 0, 1, gold=True, halved=True)
    assert (halved.armies, halved.gold) == (3, 500)


def test_risk_10_1_bought_for_200_seen_by_the_buyer_alone() -> None:
    at = Position(mode="dominion").lands(0, "harrenhal").gold(500).purchase(0)
    bought = the(Bought, at.do(0, Buy()))
    assert bought.seen_by(1).card is None
    at.do(0, Buy())
    assert len(at.state.court.maesters[0]) == 2
    assert at.clause(0, Buy()) == "RISK-9.4"


def test_risk_6_3_what_is_bought_is_bought_before_the_first_invasion() -> None:
    at = Position(mode="dominion").lands(0, harrenhal=5, riverrun=1).gold(900).purchase(0)
    at.do(0, Maneuver(source="harrenhal", target="riverrun"))
    assert at.clause(0, Buy()) == "RISK-6.3"
    assert "buy" not in at.view(0).menu


@pytest.mark.parametrize(
    ("action", "clause", "off"),
    [
        (Buy(), "RISK-2.6", {"maesters": "off"}),
        (Search(), "RISK-2.6", {"objectives": "off", "victory": "conquest"}),
        (Search(), "RISK-2.8", {"characters": "off", "maesters": "off", "gold": "off"}),
        (Ransom(character="robb_stark"), "RISK-2.8", {"characters": "off"}),
    ],
)
def test_risk_2_6_what_needs_a_module_that_is_off_says_so(
    action: Action, clause: str, off: dict[str, str]
) -> None:
    """RISK-2.8: whoever asks, and in whatever step."""
    at = Position(mode="dominion", **off).lands(0, "harrenhal").invade(0)
    for seat in (0, 1):
        refused, text = at.refused(seat, action)
        assert (refused, text.key) == (clause, f"risk-no-{action.kind}-module")


def test_risk_10_2_one_search_a_turn_two_drawn_one_kept() -> None:
    at = Position(mode="dominion").lands(0, "harrenhal").gold(900).purchase(0)
    first, second = at.state.court.objective_deck[:2]
    looked = the(Looked, at.do(0, Search()))
    assert (looked.cards, looked.seen_by(1).cards) == ((first, second), ())
    at.do(0, KeepCards(cards=(second,)))
    court = at.state.court
    assert (court.gold[0], court.objectives[0], court.objective_discard) == (700, (second,), (first,))
    assert at.clause(0, Search()) == "RISK-10.2"


def test_risk_10_4_refresh_turns_up_what_lies_face_down_when_purchase_ends() -> None:
    at = Position(mode="dominion").lands(0, harrenhal=5, riverrun=1).down("robb_stark").purchase(0)
    stepped = the(Stepped, at.do(0, Maneuver(source="harrenhal", target="riverrun")))
    assert stepped.refreshed == ("robb_stark",)
    assert at.state.court.characters["robb_stark"] == "up"


# ── RISK-17 ──


def test_risk_17_2_the_conqueror_takes_gold_the_rest_is_discarded() -> None:
    at = Position(mode="dominion").lands(0, harrenhal=4).lands(1, "kings_landing").gold(100, 500)
    at.maesters(1, "bribery").objectives(1, "obj_01").invade(0)
    at.reacts(1, declared_against_you="never", committed_against_you="never", after_roll="never")
    out = the(Eliminated, at.run((0, STORM), rolls=("6 5 4", "1")))
    court = at.state.court
    assert (out.gold, court.gold[:2]) == (500, (600, 0))
    assert out.text().args["gold"] == 500
    assert court.maester_discard == ("bribery",)
    assert court.objective_discard == ("obj_01",)
    assert court.characters["davos_seaworth"] == "lost"


def fallen(*hand: str, gold: int = 500) -> Position:
    """Seat 0 has taken the last land of seat 1, which holds these Maester cards, and occupies it."""
    at = Position(mode="dominion", characters="off").lands(0, harrenhal=9).lands(1, "kings_landing")
    at.maesters(1, *hand).gold(500, gold, 500).invade(0)
    at.run((0, STORM), rolls=("6 5 4", "1"))
    assert at.awaits() == (0, "occupy")
    return at


def test_risk_17_2_who_has_just_fallen_spends_no_gold_before_the_conqueror_takes_it() -> None:
    """RISK-17.1, RISK-22.21: it is out, and may do nothing more."""
    at = fallen("preparing_for_war")
    assert at.view(1).menu == ()
    for action in (PlayCard(card="preparing_for_war"), React(what="own_declare", order="never")):
        assert at.clause(1, action) == "RISK-17.1"
    at.do(0, Occupy(armies=4))
    assert at.state.court.gold[:2] == (1000, 0)


def test_risk_17_1_no_window_waits_for_who_has_just_fallen() -> None:
    """RISK-26.4, RISK-26.5: not even a standing order answers; of the others it asks those who may answer."""
    at = fallen("spiders_sabotage").maesters(0, "preparing_for_war").maesters(2, "bribery")
    at.lands(0, "tarth", "skagos").reacts(1, spiders_sabotage="always")
    asked = the(Asked, at.do(0, PlayCard(card="preparing_for_war")))
    assert (asked.window, asked.seats) == ("opponent_plays_maester", (2,))
    at.do(2, Pass())
    at.do(0, Occupy(armies=4))
    assert at.state.court.gold[:2] == (500 - 200 + 500, 0)


def test_risk_17_6_who_leaves_leaves_nothing_behind() -> None:
    at = Position(mode="dominion").lands(0, "harrenhal").lands(1, "tarth").gold(0, 500).maesters(1, "bribery")
    at.court(captives={"robb_stark": 1}).invade(0)
    at.do(1, Concede())
    court = at.state.court
    assert (court.gold[1], court.maesters[1], court.captives) == (0, (), {})
    assert court.characters["robb_stark"] == "down"


def test_risk_17_8_a_card_on_the_table_is_discarded_when_the_conqueror_leaves() -> None:
    """RISK-13.4: the loser's gold has gone to the conqueror, and with the conqueror."""
    at = (
        Position(4, rest=3, mode="dominion").lands(0, harrenhal=9).lands(1, kings_landing=1).lands(2, "tarth")
    )
    at.gold(0, 500).maesters(3, "weapons_of_war").invade(0)
    at.run((0, Attack(source="harrenhal", target="kings_landing")), rolls=("6 5 4", "1"))
    play = Play(seat=3, card="weapons_of_war", target="skagos", lands=())
    asked = Window(name="opponent_plays_maester", asked=(2,))
    at.state = changed(at.state, stack=(*at.state.stack, play, asked))
    at.court(maesters=((), (), (), ()))
    at.do(0, Concede())
    court = at.state.court
    assert (at.state.out, court.gold[:2], court.maester_discard) == ((1, 0), (0, 0), ("weapons_of_war",))
    assert not RULESET.broken(at.state)


def two_cards_open(leaver: str) -> Position:
    """Seat 0 invades seat 1, which is asked; seat 3 plays Preparing for War, and seats 0 and 2 are asked about that."""
    at = Position(4, rest=3, mode="dominion", characters="off").lands(0, harrenhal=9).lands(2, "tarth")
    at.lands(1, "sunspear", kings_landing=3).gold(900, 900, 900, 900).maesters(3, "preparing_for_war")
    at.maesters(1, "castle_walls").maesters(2, "spiders_sabotage" if leaver == "sabotaged" else "bribery")
    at.invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"))
    at.do(3, PlayCard(card="preparing_for_war", lands=("skagos", "the_gift", "karhold")))
    return at


def test_risk_23_7_a_card_played_at_any_time_outlasts_whoever_is_asked_below_it() -> None:
    """It hangs on nothing that is over when the invader, or the invaded who is asked, leaves (RISK-17.6, RISK-17.8)."""
    for leaver in (0, 1):
        at = two_cards_open("")
        at.do(leaver, Concede())
        assert (at.armies["skagos"], at.armies["the_gift"], at.armies["karhold"]) == (2, 2, 2)
        assert "preparing_for_war" in at.state.court.maester_discard


def test_risk_23_7_what_was_answered_to_it_holds_when_somebody_leaves() -> None:
    """RISK-26.6: the answer of seat 2 was in; the others who were asked pass."""
    at = two_cards_open("sabotaged")
    at.do(2, PlayCard(card="spiders_sabotage"))
    at.do(0, Concede())
    assert at.armies["skagos"] == 1
    assert {*at.state.court.maester_discard} >= {"preparing_for_war", "spiders_sabotage"}
