"""RISK-6, RISK-7, RISK-9, RISK-10, RISK-17, RISK-18 and RISK-24: a Dominion turn, its gold, and how it ends."""

from typing import Any

import pytest

from bot.rules.contract import Concede
from bot.rules.kit.draft import changed
from bot.rules.risk import RULESET
from bot.rules.risk.events.cards import Looked
from bot.rules.risk.events.effects import GoldTaken
from bot.rules.risk.events.leaving import Eliminated, GameOver
from bot.rules.risk.events.turn import Stepped, TurnBegan
from bot.rules.risk.events.war import Conquered
from bot.rules.risk.frames import Reinforcement, Turn
from bot.rules.risk.model.actions import (
    Attack,
    Buy,
    Deploy,
    End,
    KeepCards,
    Maneuver,
    Occupy,
    PlayCard,
    Ransom,
    Redeem,
    Score,
    Search,
    Unit,
)
from bot.rules.risk.model.board import END_CARD, NEUTRAL
from bot.rules.risk.model.dominion import Smallfolk
from bot.rules.risk.model.library import LIBRARY, MAESTERS, OBJECTIVES, THINGS
from bot.rules.risk.play.objectives import fulfilled
from bot.rules.risk.play.turn import count
from tests.rules.risk.play.test_characters import at_court
from tests.rules.risk.position import Position, the
from tests.rules.risk.show.test_words import voice

KNIGHTS = ("winterfell", "karhold", "cape_kraken")
STORM = Attack(source="harrenhal", target="kings_landing")
SAY = voice()
QUIET: dict[str, Any] = {"characters": "off", "maesters": "off"}


def reinforcing(**gold: int) -> Position:
    """Seat 0 in Harrenhal at the start of its Reinforce step: three armies, 300 gold just taken in."""
    at = Position(mode="dominion").lands(0, harrenhal=7, tarth=1).lands(1, "kings_landing", "sunspear")
    muster = Reinforcement(seat=0, step="reinforce", free=3, income=300, moment="start")
    return at.gold(gold.get("gold", 1000), 1000)._with(stack=(Turn(seat=0, step="purchase"), muster))


# ── RISK-6 ──


def test_risk_6_2_the_steps_of_a_dominion_turn_come_in_their_order() -> None:
    at = reinforcing().down("robb_stark").objectives(0, "obj_28")
    assert at.clause(0, Buy()) == "RISK-7.5"
    at.do(0, Deploy(territory="harrenhal"))
    at.do(0, Buy())
    assert at.state.court.characters["robb_stark"] == "down", "Purchase comes before Refresh"
    told = at.run((0, STORM), (0, Occupy(armies=3)), rolls=("6 5 4", "1"))
    assert the(Stepped, told).refreshed == ("robb_stark",)
    assert at.clause(0, Search()) == "RISK-6.3"
    told = at.do(0, Maneuver(source="harrenhal", target="kings_landing", armies=1))
    assert at.clause(0, STORM) == "RISK-11.12"
    turn = changed(at.state.stack[0], conquests=("tarth", "pyke", "oros"), losers=(1, 1, 1))
    at._with(stack=(turn,))
    at.do(0, Score(objective="obj_28"))
    at.do(0, KeepCards(cards=at.state.stack[-1].cards[:1]))  # type: ignore[union-attr]
    assert at.clause(0, Maneuver(source="harrenhal", target="kings_landing")) == "RISK-18.1"
    assert at.awaits() == (0, "end")


def turn_at(step: str, maneuvers: int = 1, *conquests: str) -> Position:
    """Seat 0 in this step of its turn, with an army to spare."""
    at = Position(mode="dominion").lands(0, harrenhal=4, stoney_sept=1).lands(1, "tarth").gold(500)
    losers = (1,) * len(conquests)
    turn = Turn.model_validate({"seat": 0, "step": step, "conquests": conquests, "losers": losers})
    return at._with(stack=(changed(turn, maneuvers=maneuvers, maneuvered=not maneuvers),))


@pytest.mark.parametrize(
    ("at", "prompt", "first", "attack", "maneuver"),
    [
        (turn_at("maneuver", 0), "to end the turn", "What is left is to end", "End it", "maneuvered already"),
        (turn_at("maneuver", 1), "to maneuver, or to end", "you may maneuver", "Maneuver, or end it", None),
        (turn_at("draw", 1), "to end the turn", "What is left is to end", "End it", "over in this turn"),
        (turn_at("draw", 0, "pyke"), "to draw a card", "What is left", "End it", "maneuvered already"),
    ],
)
def test_risk_6_3_what_is_said_late_in_a_turn_is_true(
    at: Position, prompt: str, first: str, attack: str, maneuver: str | None
) -> None:
    """After scoring nobody need have maneuvered, and after Jon Snow a maneuver is still to come (RISK-18.4)."""
    (asked,) = at.view(0).prompts
    assert prompt in SAY.key("risk-prompt-end", **asked.about)
    assert first in SAY(at.refused(0, Redeem(cards="a+b+c"))[1])
    assert attack in SAY(at.refused(0, STORM)[1])
    march = Maneuver(source="harrenhal", target="stoney_sept")
    if maneuver is not None:
        assert maneuver in SAY(at.refused(0, march)[1])
    else:
        at.do(0, march)


def test_risk_6_3_the_score_step_is_not_revisited() -> None:
    at = turn_at("draw", 1, "pyke", "tarth", "oros").objectives(0, "obj_28")
    assert at.clause(0, Score(objective="obj_28")) == "RISK-6.3"


def test_risk_6_5_there_is_a_moment_before_the_first_step() -> None:
    """RISK-23.1: what is played at the start of one's turn comes before income, redeeming and deploying."""
    at = reinforcing().maesters(0, "hired_thieves")
    assert "hired_thieves" in at.offers(0, "play", "card")
    at.do(0, Deploy(territory="harrenhal", armies=1))
    assert at.clause(0, PlayCard(card="hired_thieves")) == "RISK-23.1"


# ── RISK-7 and RISK-8 ──


def test_risk_7_4_sets_and_cards_add_to_what_was_counted() -> None:
    at = reinforcing().hand(0, *KNIGHTS).maesters(0, "call_in_your_banners")
    at.run((0, PlayCard(card="call_in_your_banners")), (0, Redeem(cards="+".join(KNIGHTS))), rolls=("5",))
    muster = at.state.stack[-1]
    assert isinstance(muster, Reinforcement)
    assert muster.left == 3 + 5 + 4


def test_risk_7_6_a_unit_stands_anywhere_of_ones_own_wherever_the_armies_go() -> None:
    at = reinforcing().hand(0, "karhold")
    assert at.clause(0, Unit(card="karhold", territory="kings_landing")) == "RISK-7.6"
    at.do(0, Unit(card="karhold", territory="tarth"))
    at.do(0, Deploy(territory="harrenhal"))
    assert (at.state.court.troop("tarth"), at.armies["tarth"]) == ((1, 0, 0), 1)


def test_risk_8_10_cards_handed_in_bring_no_gold() -> None:
    at = reinforcing().hand(0, *KNIGHTS, "skagos")
    at.do(0, Unit(card="skagos", territory="tarth"))
    at.do(0, Redeem(cards="+".join(KNIGHTS)))
    assert at.state.court.gold[0] == 1000


# ── RISK-9 ──


@pytest.mark.parametrize(
    ("held", "gold"),
    [
        (("karhold", "tarth"), 300),
        (("karhold", "pyke"), 400),
        (("tarth", "storms_end", "dornish_marches", "rainwood"), 300 + 100 + 100),
    ],
)
def test_risk_9_1_a_hundred_for_each_army_counted_and_each_port(held: tuple[str, ...], gold: int) -> None:
    at = Position(mode="dominion").lands(0, *held)
    assert count(at.board, at.owner, 0, 1, gold=True).gold == gold


def test_ex_6_and_ex_7_armies_and_gold() -> None:
    """EX-6, EX-7."""
    held = "the_eyrie riverrun winterfell karhold the_gift skagos tarth the_fingers the_arbor greenblood"
    at = Position(mode="dominion").lands(0, *held.split())
    began = count(at.board, at.owner, 0, 1, gold=True)
    assert (began.armies, began.gold) == (4, 400)
    began = count(at.board, Position().lands(0, "karhold", "tarth").owner, 0, 1, gold=True)
    assert (began.armies, began.gold) == (3, 300)


def test_ex_9_freefolk_uprising() -> None:
    """RISK-22.12, RISK-27.22: 7 armies and 1000 gold become 3 and 500; 5 and 700 become 2 and 300."""
    rock = "the_crag golden_tooth casterly_rock crakehall silverhill pyke harlaw riverrun stoney_sept searoad_marshes"
    five = "winterfell karhold the_gift skagos tarth the_fingers the_arbor greenblood the_crag white_harbor oldtown"
    for held, whole, halved in (
        (rock, (7, 1000), (3, 500)),
        (f"{five} barrowlands", (5, 700), (2, 300)),
    ):
        at = Position(mode="dominion").lands(0, *held.split())
        for half, expected in ((False, whole), (True, halved)):
            began = count(at.board, at.owner, 0, 1, gold=True, halved=half)
            assert (began.armies, began.gold) == expected


def test_risk_9_2_gold_not_spent_is_kept() -> None:
    at = Position(2, mode="dominion", **QUIET).lands(0, "lys").lands(1, "qarth").gold(700, 5000).invade(0)
    began = the(TurnBegan, at.do(0, End()))
    assert at.state.court.gold == (700, 5000 + began.gold)


def test_risk_9_3_what_gold_is_spent_on() -> None:
    """200 for a card, 200 for a search, the printed cost for a use, 500 for a ransom."""
    assert (LIBRARY.maester_buy_cost, LIBRARY.objective_dig_cost) == (200, 200)
    at = Position(mode="dominion").lands(0, "harrenhal").lands(1, "tarth").gold(2000)
    at.court(captives={"robb_stark": 1}).maesters(0, "a_sworn_sword").purchase(0)
    spent = []
    moves = (
        Buy(),
        Search(),
        KeepCards(cards=at.state.court.objective_deck[:1]),
        Ransom(character="robb_stark"),
    )
    for move in (*moves, PlayCard(card="a_sworn_sword", target="harrenhal")):
        before = at.state.court.gold[0]
        at.run((0, move))
        spent.append(before - at.state.court.gold[0])
    assert spent == [200, 200, 0, 500, 100]


def test_risk_9_4_nobody_pays_more_than_they_have_and_takes_what_is_there() -> None:
    at = (
        Position(mode="dominion")
        .lands(0, "harrenhal")
        .gold(199)
        .court(captives={"robb_stark": 1})
        .purchase(0)
    )
    for move in (Buy(), Search(), Ransom(character="robb_stark"), PlayCard(card="jon_snow")):
        at.gold(99)
        assert at.clause(0, move) == "RISK-9.4"
    thieves = reinforcing().gold(1000, 100, 0).maesters(0, "hired_thieves")
    thieves.run((0, PlayCard(card="hired_thieves")))
    assert thieves.state.court.gold == (900, 0, 0)


def test_risk_9_5_treasuries_are_public() -> None:
    at = Position(mode="dominion").lands(0, "harrenhal").gold(700, 300, 100).invade(0)
    for viewer in (None, 2):
        shown = [
            {figure.key: figure.value for figure in seat.figures}["gold"] for seat in at.view(viewer).seats
        ]
        assert shown == [700, 300, 100]


# ── RISK-10.3 ──


def searching(deck: int, discard: int) -> Position:
    """Seat 0 before a search, with so many Objectives in deck and discards; the others are in the hand of seat 1."""
    at = Position(mode="dominion").lands(0, "harrenhal").gold(1000).purchase(0)
    cards = at.state.court.objective_deck
    rest = cards[deck + discard :]
    return at.court(
        objective_deck=cards[:deck], objective_discard=cards[deck : deck + discard], objectives=((), rest, ())
    )


def test_risk_10_3_with_fewer_than_two_the_discards_are_shuffled_in_first() -> None:
    at = searching(1, 3)
    told = at.do(0, Search(), orders=[("obj_04", "obj_01", "obj_02", "obj_03")])
    assert the(Looked, told).cards == ("obj_04", "obj_01")
    assert at.state.court.objective_discard == ()


def test_risk_10_3_a_single_one_is_kept_and_with_none_the_search_is_refused() -> None:
    at = searching(1, 0)
    at.do(0, Search())
    assert (at.state.court.objectives[0], at.awaits()) == (("obj_01",), (0, "attack"))
    assert searching(0, 0).clause(0, Search()) == "RISK-10.3"


def test_risk_10_3_and_19_2_a_single_one_is_kept_and_the_turn_goes_on() -> None:
    """The Objective scored is the only one left: it comes back, and the Score step is over."""
    at = turn_at("maneuver", 1, "pyke", "tarth", "oros").objectives(0, "obj_28")
    at.objectives(1, *at.state.court.objective_deck).do(0, Score(objective="obj_28"))
    assert at.state.court.objectives[0] == ("obj_28",)
    turn = at.state.stack[-1]
    assert isinstance(turn, Turn)
    assert turn.step == "draw"


def test_risk_10_1_with_nothing_to_buy_the_purchase_is_refused() -> None:
    at = Position(mode="dominion").lands(0, "harrenhal").gold(1000).purchase(0)
    at.maesters(1, *at.state.court.maester_deck)
    assert at.clause(0, Buy()) == "RISK-10.1"
    assert at.state.court.gold[0] == 1000


# ── RISK-16.5, RISK-17 and RISK-18 ──


def test_risk_16_5_a_neutral_land_brings_no_gold_and_no_captive() -> None:
    at = Position(mode="dominion").lands(0, harrenhal=9).neutral(kings_landing=1)
    at.lands(1, "tarth").maesters(0, "raid_the_countryside", "taken_captive").gold(1000, 900).invade(0)
    at.do(0, STORM)
    assert at.clause(0, PlayCard(card="taken_captive", target="davos_seaworth")) == "RISK-22.21"
    told = at.run((0, PlayCard(card="raid_the_countryside")), (0, Occupy(armies=3)), rolls=("6 5 4", "1"))
    assert not [event for event in told if isinstance(event, GoldTaken)]


def test_risk_17_5_only_battles_eliminate() -> None:
    """RISK-22.9: every card that destroys armies outside a battle leaves one in each territory."""
    at = (
        Position(mode="dominion", characters="off")
        .lands(0, harrenhal=7)
        .lands(1, kings_landing=2, sunspear=1)
    )
    cards = ("mass_desertion", "sickness_in_the_ranks", "cut_off_supply_lines", "winter_is_coming")
    at.maesters(0, *cards).gold(2000).top("sunspear", "kings_landing", "kingswood")
    at._with(stack=(Turn(seat=0, step="invade"),))
    for card in ("winter_is_coming", "mass_desertion", "sickness_in_the_ranks"):
        at.run((0, PlayCard(card=card)))
    assert (at.armies["kings_landing"], at.armies["sunspear"], at.state.out) == (1, 1, ())
    assert at.clause(0, PlayCard(card="cut_off_supply_lines", target="kings_landing")) == "RISK-22.21"


def test_risk_17_7_what_lasts_for_somebody_ends_with_them() -> None:
    at = Position(mode="dominion").lands(0, harrenhal=9).lands(1, "kings_landing").top("pyke", "tarth")
    at._with(deck=at.state.deck[1:]).court(mourning=(1,), captives={"robb_stark": 1})
    at.court(smallfolk=(Smallfolk(seat=1, card="pyke"),)).hand(1, "harlaw").invade(0)
    out = the(Eliminated, at.run((0, STORM), (0, Occupy(armies=3)), rolls=("6 5 4", "1")))
    court = at.state.court
    assert (court.mourning, court.captives, court.smallfolk) == ((), {}, ())
    assert (court.characters["robb_stark"], out.cards, at.state.discard) == ("down", ("harlaw",), ("pyke",))


def test_risk_17_7_it_ends_as_well_with_who_leaves() -> None:
    at = Position(mode="dominion").lands(0, "harrenhal").lands(1, "tarth").court(mourning=(1,)).invade(0)
    at.do(1, Concede())
    assert at.state.court.mourning == ()


def test_risk_1_6_the_round_goes_on_when_its_first_player_leaves_before_the_turn_has_begun() -> None:
    """RISK-17.8, RISK-23.1: at the dawn of round 2 the opponents are asked, and the seat it belongs to leaves."""
    at = Position(rest=2, mode="dominion").lands(0, "harrenhal").lands(1, "tarth").gold(900, 900, 900)
    at.maesters(1, "freefolk_uprising").invade(2)
    at.do(2, End())
    assert at.view(None).phase.key == "risk-phase-dawn"
    at.do(0, Concede())
    assert (at.state.active, at.state.round) == (1, 2)


def test_risk_18_4_ellaria_sand_and_jon_snow() -> None:
    """RISK-27.13: between two invasions with her, not during one; twice with him, with the same lands or others."""
    at = (
        at_court("martell")
        .lands(0, harrenhal=9, stoney_sept=2, riverrun=1)
        .lands(1, "sunspear", kings_landing=5)
    )
    at.do(0, PlayCard(card="ellaria_sand"))
    at.run((0, STORM), rolls=("6 5 4", "1 1"))
    assert at.clause(0, Maneuver(source="harrenhal", target="riverrun")) == "RISK-18.1"
    jon = at_court("stark").lands(0, harrenhal=9, stoney_sept=2, riverrun=1)
    jon.do(0, PlayCard(card="jon_snow"))
    jon.do(0, Maneuver(source="harrenhal", target="riverrun", armies=2))
    jon.do(0, Maneuver(source="riverrun", target="stoney_sept", armies=1))
    assert (jon.armies["riverrun"], jon.armies["stoney_sept"]) == (2, 3)


# ── RISK-19 ──


def holding(*places: str, **turn: object) -> Position:
    """Seat 0 holds these, on its turn with these fields; seat 2 everything else."""
    at = Position(mode="dominion", rest=2).lands(0, *places) if places else Position(mode="dominion", rest=2)
    return at._with(stack=(Turn.model_validate({"seat": 0, **turn}),))


def met(at: Position, card: str) -> bool:
    """Whether seat 0 meets it."""
    return card in fulfilled(at.court(objectives=((card,), (), ())).state, 0)


def destroyed(at: Position) -> int:
    """Opposing armies destroyed this turn."""
    turn = at.state.stack[0]
    assert isinstance(turn, Turn)
    return turn.destroyed


def test_risk_19_1_nine_of_each_worth_hidden_until_scored() -> None:
    """RISK-25.1."""
    points = [card.vp for card in OBJECTIVES.values()]
    assert {worth: points.count(worth) for worth in set(points)} == {1: 9, 2: 9, 3: 9, 4: 9}
    at = holding("harrenhal").objectives(0, "obj_01")
    assert [at.view(viewer).known.court.objectives[0] for viewer in (0, 1)] == [("obj_01",), ("",)]  # type: ignore[union-attr]


def test_risk_19_3_control_and_gold_are_looked_at_now_and_nothing_is_paid() -> None:
    at = holding("harrenhal").objectives(0, "obj_34").gold(500)
    at.do(0, Score(objective="obj_34"))
    assert at.state.court.gold[0] == 500
    assert not met(holding("harrenhal").gold(400), "obj_34")
    lost = holding("harrenhal", conquests=("pyke", "sunspear"), losers=(1, 1))
    assert not met(lost, "obj_35"), "both ports were taken, and are held no more"


def test_risk_19_5_armies_destroyed_by_ones_battles_and_cards_in_ones_own_turn() -> None:
    """Neutral ones and those an owner takes off by one's card too; not one's own, moved ones, or in others' turns."""
    at = Position(mode="dominion", characters="off").lands(0, harrenhal=9).neutral(kings_landing=3)
    at.lands(1, "sunspear", tarth=5, stoney_sept=4).maesters(0, "winter_is_coming").gold(500)
    at._with(stack=(Turn(seat=0, step="invade"),))
    at.run((0, PlayCard(card="winter_is_coming")))
    while at.awaits()[1] == "remove":
        seat = at.awaits()[0]
        at.run((seat, RULESET.default(at.state, seat)))
    assert destroyed(at) == 2, "two of an opponent with armies to spare; the own one does not count"
    at.run((0, STORM), rolls=("6 5 1", "4 4"))
    assert destroyed(at) == 4
    away = (
        Position(mode="dominion", characters="off")
        .lands(0, harrenhal=9)
        .lands(1, "sunspear", kings_landing=6)
    )
    away.maesters(1, "strategic_withdrawal", "led_into_a_trap").gold(0, 500).invade(0)
    away.run((0, STORM), (1, PlayCard(card="strategic_withdrawal")), (1, PlayCard(card="led_into_a_trap")))
    assert destroyed(away) == 0


def test_risk_19_6_from_one_opponent_neutral_lands_do_not_count() -> None:
    """RISK-16.3."""
    assert met(holding(conquests=("tarth", "pyke"), losers=(1, 1)), "obj_31")
    assert not met(holding(conquests=("tarth", "pyke"), losers=(1, 2)), "obj_31")
    assert not met(holding(conquests=("tarth", "pyke"), losers=(NEUTRAL, NEUTRAL)), "obj_31")


def test_risk_19_7_every_counted_land_has_the_site_or_by_option_one_of_them() -> None:
    took = {"conquests": ("pyke", "tarth", "skagos"), "losers": (1, 1, 1)}
    assert not met(holding(**took), "obj_19")
    at = Position(mode="dominion", rest=2, objective_site_reading="one")
    assert met(at._with(stack=(Turn.model_validate({"seat": 0, **took}),)), "obj_19")


def test_risk_19_8_so_many_in_each_of_so_many_regions() -> None:
    two = ("skagos", "karhold", "pyke", "harlaw", "tarth", "rainwood")
    assert met(holding(*two), "obj_23")
    assert not met(holding(*two[:5], "winterfell"), "obj_23")


def test_risk_19_10_units_count_where_one_holds_the_land() -> None:
    at = holding("harrenhal", "tarth").units("harrenhal", 1, 1, 0).units("tarth", walls=1)
    assert met(at, "obj_16")
    assert not met(at.lands(2, "tarth"), "obj_16")


def test_ex_27_two_small_regions_do() -> None:
    at = Position(mode="dominion", rest=2).region(0, "iron_islands", "dorne").invade(0)
    assert met(at, "obj_17")


def test_ex_29_a_castle_and_port_here_and_nothing_there() -> None:
    took = holding(conquests=("pyke", "kings_landing", "tarth"), losers=(1, 1, 1))
    assert [met(took, card) for card in ("obj_19", "obj_24", "obj_28")] == [False, False, True]


# ── RISK-24 ──


@pytest.mark.parametrize("card", ["mass_desertion", "rally_the_smallfolk", "sickness_in_the_ranks"])
def test_risk_24_2_the_end_game_card_turned_up_by_a_card_ends_it_at_once(card: str) -> None:
    """Nothing else of that card happens."""
    at = Position(mode="dominion", characters="off", objectives="off", victory="end_card").lands(
        0, harrenhal=5
    )
    at.lands(1, kings_landing=8).maesters(0, card).gold(500).top("kings_landing", END_CARD)
    if card != "mass_desertion":
        at.top(END_CARD)
    at._with(stack=(Turn(seat=0, step="invade"),))
    over = the(GameOver, at.run((0, PlayCard(card=card))))
    assert (over.outcome.reason, at.armies["kings_landing"], at.state.stack) == ("end_card", 8, ())


def test_risk_24_2_xaro_xhoan_daxos_ends_it_too() -> None:
    at = at_court("ghiscari", "invade", conquests=("tarth",), losers=(1,)).top("pyke")
    at._with(deck=("pyke", END_CARD, *at.state.deck[1:]), on=changed(at.state.on, victory="end_card"))
    at.do(0, End())
    assert the(GameOver, at.do(0, PlayCard(card="xaro_xhoan_daxos"))).outcome.reason == "end_card"


def test_risk_24_6_nobody_wins_by_points_in_anothers_turn() -> None:
    at = (
        Position(mode="dominion", **QUIET)
        .lands(0, "winterfell")
        .lands(1, "dragonstone")
        .lands(2, "casterly_rock")
    )
    at.court(points=(0, 12, 12)).invade(0)
    at.do(0, End())
    assert (at.state.result, at.state.active) == (None, 1)
    at.do(1, Deploy(territory="dragonstone"))
    assert the(GameOver, at.do(1, End())).outcome.winners == (1,)


def test_a_conquest_is_announced_before_what_follows_from_it() -> None:
    """RISK-13.4: gold for the raid comes before the elimination that takes the rest."""
    at = Position(mode="dominion", characters="off").lands(0, harrenhal=9).lands(1, "kings_landing")
    at.maesters(0, "raid_the_countryside").gold(500, 1000).invade(0)
    told = at.run(
        (0, STORM), (0, PlayCard(card="raid_the_countryside")), (0, Occupy(armies=3)), rolls=("6 5 4", "1")
    )
    kinds = [event.kind for event in told]
    assert kinds.index(the(Conquered, told).kind) < kinds.index("gold_taken") < kinds.index("eliminated")
    assert (the(GoldTaken, told).gold, the(Eliminated, told).gold) == (300, 700)
    assert set(THINGS) >= set(MAESTERS)
