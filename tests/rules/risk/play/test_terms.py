"""RISK-1, RISK-2, RISK-4 and RISK-5: terms, modes and modules, what set-up lays out, both boards."""

import random
from itertools import product
from typing import Any

import pytest

from bot.engine.chance import SeededChance
from bot.rules.contract import RuleError, fold
from bot.rules.menu import random_action
from bot.rules.risk import RULESET
from bot.rules.risk.events.leaving import GameOver
from bot.rules.risk.events.war import Fought
from bot.rules.risk.frames import Turn
from bot.rules.risk.model.actions import Attack, Deploy, KeepCards, Score
from bot.rules.risk.model.board import HOUSES, NEUTRAL, SKIRMISH, board
from bot.rules.risk.model.dominion import Court
from bot.rules.risk.model.library import OF_HOUSE
from bot.rules.risk.model.options import PRESETS, SWITCHES, RiskOptions, modules
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.ending import scores
from bot.rules.risk.play.reinforcements import base_armies
from bot.rules.risk.play.turn import count
from tests.rules.risk.audit import audit
from tests.rules.risk.play.test_dominion import begun as begun_dominion
from tests.rules.risk.play.test_world_at_war import begun
from tests.rules.risk.position import Position, Told, the

STORM = Attack(source="harrenhal", target="kings_landing")


# ── RISK-1 ──


def test_risk_1_2_castle_port_and_region_go_with_their_territories() -> None:
    at = Position().region(0, "dorne")
    figures = {figure.key: figure.value for figure in at.view().seats[0].figures}
    assert (figures["lands"], figures["castles"]) == (4, 2)
    assert [region.id for region in at.board.regions_of(at.owner, 0)] == ["dorne"]
    at.lands(1, "sunspear")
    figures = {figure.key: figure.value for figure in at.view().seats[0].figures}
    assert (figures["lands"], figures["castles"]) == (3, 1)
    assert at.board.regions_of(at.owner, 0) == ()


def test_risk_1_4_the_reserve_never_runs_out() -> None:
    """RISK-1.3: an army is a number, however many there are."""
    at = Position().lands(0, "tarth", "harrenhal").muster(0, 10_000)
    at.do(0, Deploy(territory="tarth"))
    assert at.armies["tarth"] == 10_001


def test_risk_1_5_neutral_forces_belong_to_nobody_and_decide_nothing() -> None:
    luck, state = SeededChance(4), fold(RULESET, RULESET.new(RiskOptions(houses="deal"), 2, SeededChance(4)))
    assert NEUTRAL in state.owner.values()
    for _ in range(150):
        for prompt in RULESET.pending(state):
            assert NEUTRAL not in prompt.asked
            seat = prompt.waiting[0]
            events = RULESET.act(state, seat, random_action(RULESET, RULESET.view(state, seat), luck), luck)
            assert not any(getattr(event, "seat", None) == NEUTRAL for event in events)
            state = fold(RULESET, events, state)


def test_risk_1_7_division_rounds_down() -> None:
    assert base_armies(14, 0) == 4
    halved = count(
        board("westeros"), dict.fromkeys(board("westeros").territories, 0), 0, 1, True, halved=True
    )
    whole = count(board("westeros"), dict.fromkeys(board("westeros").territories, 0), 0, 1, True)
    assert (whole.armies, halved.armies) == (41, 20)
    assert (whole.gold, halved.gold) == (5500, 2700)


def test_risk_1_8_dice_have_six_sides_and_in_dominion_sometimes_eight() -> None:
    for engines, asked in ((0, [("attack", 6, 3)]), (1, [("attack", 8, 1), ("attack", 6, 2)])):
        at = Position(mode="dominion", characters="off", maesters="off")
        at.lands(0, harrenhal=7).lands(1, kings_landing=1).units("harrenhal", engines=engines).invade(0)
        dice = Told("6", "5 4", "1") if engines else Told("6 5 4", "1")
        RULESET.act(at.state, 0, STORM, dice)
        assert dice.asked == [*asked, ("defence", 6, 1)]


def test_risk_1_9_a_territory_has_no_defence_of_its_own() -> None:
    """A castle and port, and open land: the same dice."""
    for target in ("kings_landing", "stoney_sept"):
        at = Position().lands(0, harrenhal=7).lands(1, **{target: 3}).invade(0)
        fought = the(Fought, at.do(0, Attack(source="harrenhal", target=target), "6 5 4", "5 3"))
        assert fought.defence == (5, 3)


# ── RISK-2 ──


def test_risk_2_2_skirmish_is_territories_armies_and_cards_alone() -> None:
    at = Position().lands(0, harrenhal=5).lands(1, "tarth").invade(0)
    assert at.state.on == PRESETS["skirmish"]
    assert at.state.court == Court()
    assert set(at.view(0).menu) <= {"attack", "maneuver", "end", "orders", "concede"}


def test_risk_2_3_dominion_adds_six_modules_and_another_way_to_win() -> None:
    on = modules(RiskOptions(mode="dominion"))
    assert all(getattr(on, switch) for switch in SWITCHES)
    assert (on.setup, on.victory) == ("claim", "points")


@pytest.mark.parametrize("mode", ["skirmish", "dominion"])
@pytest.mark.parametrize("players", [6, 7])
def test_risk_2_4_world_at_war_is_either_of_them_on_both_boards(players: int, mode: Any) -> None:
    state = begun(players, "deploy", mode=mode)
    assert (state.board, state.on) == ("world", PRESETS[mode])


def needed(chosen: dict[str, Any]) -> set[str]:
    """The switches of the table of RISK-2.6 that are on without what they need."""
    on = {name: chosen[name] == "on" for name in SWITCHES}
    short = {name for name in ("characters", "maesters") if on[name] and not on["gold"]}
    if on["objectives"] != (chosen["victory"] == "points"):
        short.add("objectives" if on["objectives"] else "victory")
    if chosen["setup"] == "claim" and not on["seats"]:
        short.add("setup")
    return short


MIXTURES = [
    dict(zip((*SWITCHES, "setup", "victory"), chosen, strict=True))
    for chosen in product(
        *[("on", "off")] * len(SWITCHES), ("deal", "claim"), ("end_card", "points", "conquest")
    )
]


@pytest.mark.parametrize(
    "chosen", random.Random(1).sample(MIXTURES, 60), ids=lambda one: "-".join(one.values())
)
def test_risk_2_6_every_mixture_is_refused_by_the_table_or_can_be_played(chosen: dict[str, Any]) -> None:
    """RISK-2.10."""
    options, luck = RiskOptions(houses="deal", **chosen), SeededChance("-".join(chosen.values()))
    short = needed(chosen)
    if short:
        with pytest.raises(RuleError) as refused:
            RULESET.check(options, 3)
        assert refused.value.text.key.removeprefix("risk-no-switch-") in short
        return
    state = fold(RULESET, RULESET.new(options, 3, luck))
    for _ in range(150):
        if RULESET.outcome(state) is not None:
            break
        seat = RULESET.pending(state)[0].waiting[0]
        for event in RULESET.act(state, seat, random_action(RULESET, RULESET.view(state, seat), luck), luck):
            before, state = state, RULESET.apply(state, event)
            assert not [*RULESET.broken(state), *audit(before, event, state)]


def test_risk_2_12_points_alone_win_without_seats() -> None:
    at = Position(mode="dominion", seats="off", setup="deal").lands(0, "harrenhal").lands(1, "winterfell")
    at.objectives(0, "obj_31").court(points=(9, 0, 0))
    at._with(stack=(Turn(seat=0, conquests=("tarth", "pyke"), losers=(1, 1)),))
    told = at.do(0, Score(objective="obj_31"))
    told += at.do(0, KeepCards(cards=(min(at.offers(0, "keep", "cards")),)))
    assert the(GameOver, told).outcome.winners == (0,)


# ── RISK-4 ──


def test_risk_4_3_each_player_has_the_four_characters_of_the_house_face_up() -> None:
    state = begun_dominion(3)
    for house in state.houses:
        assert house is not None
        assert [state.court.characters[who] for who in OF_HOUSE[house]] == ["up"] * 4
    assert len(state.court.characters) == 12


ARMIES = {2: 21, 3: 28, 4: 24, 5: 20, 6: 26, 7: 22}


@pytest.mark.parametrize("players", ARMIES)
def test_risk_4_5_starting_armies(players: int) -> None:
    """RISK-5.3."""
    frame: Any = begun(players, "claim", mode="dominion").stack[-1]
    assert set(frame.reserves) == {ARMIES[players]}


SEATS = {
    "stark": "winterfell",
    "baratheon": "dragonstone",
    "lannister": "casterly_rock",
    "tyrell": "highgarden",
    "martell": "sunspear",
    "targaryen": "the_flatlands",
    "ghiscari": "astapor",
}


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_risk_4_6_each_seat_of_power_has_three_armies_besides(players: int) -> None:
    state = begun(players, "claim", mode="dominion")
    held = {place for place, seat in state.owner.items() if seat >= 0}
    assert held == {SEATS[str(house)] for house in state.houses}
    assert {state.armies[place] for place in held} == {3}
    assert {house: HOUSES[house].seat_of_power for house in HOUSES if house in SEATS} == SEATS


@pytest.mark.parametrize("players", [2, 5])
def test_risk_4_10_the_first_house_in_turn_order_begins(players: int) -> None:
    state = begun_dominion(players, until="deploy")
    first = {2: "targaryen", 5: "stark"}[players]
    assert state.active is not None
    assert (state.houses[state.active], state.round) == (first, 1)


# ── RISK-5 ──


def test_risk_5_1_both_territory_decks_are_one() -> None:
    state = begun(6, "deploy")
    cards = {*board("westeros").territories, *board("essos").territories}
    assert cards < set(state.deck)
    assert len(state.deck) == len(cards) + 1


@pytest.mark.parametrize("players", [6, 7])
def test_risk_5_4_a_skirmish_is_dealt_with_three_armies_and_no_neutrals(players: int) -> None:
    state = begun(players, "deploy")
    assert set(state.armies.values()) == {3}
    assert NEUTRAL not in state.owner.values()
    assert len(SKIRMISH[players].houses) == 7


def test_risk_5_5_the_narrow_sea_joins_in_world_at_war_alone() -> None:
    across = set(board("essos").territories)
    assert any(across & set(near) for place, near in board("world").links.items() if place not in across)
    for name in ("westeros", "essos"):
        assert all(set(near) <= set(board(name).territories) for near in board(name).links.values())


def test_risk_5_6_regions_castles_and_points_count_over_both_boards() -> None:
    state: RiskState = begun(6, "deploy")
    mine = {"sunspear", "greenblood", "sandstone", "red_mountains", "qarth", "bayasabhad", "samyrian"}
    mine.add("northern_jade_sea")
    owner = {place: 0 if place in mine else 1 for place in state.owner}
    counted = count(board("world"), owner, 0, 1)
    assert counted.regions == ("dorne", "jade_sea_coast")
    assert (counted.lands, counted.castles, counted.bonus) == (8, 3, 2)
    changed = state.model_copy(update={"owner": owner})
    assert scores(changed)[0].total == 8 + 3 + 2


def test_risk_2_7_the_last_on_both_boards_wins_at_once() -> None:
    """RISK-5.6."""
    at = Position(7, rest=NEUTRAL).lands(0, sunspear=5).lands(1, "lys")
    at._with(out=(2, 3, 4, 5, 6)).invade(0)
    told = at.do(0, Attack(source="sunspear", target="lys"), "6 5 4", "1")
    assert the(GameOver, told).outcome.winners == (0,)
