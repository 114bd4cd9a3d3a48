"""RISK-22, RISK-23, RISK-25 and RISK-26: when a card may be played, who is asked, what it costs."""

import pytest

from bot.rules.contract import Action
from bot.rules.risk.events.effects import (
    CharacterLost,
    InvasionCancelled,
    MaesterStolen,
)
from bot.rules.risk.events.plays import Asked, Played
from bot.rules.risk.events.turn import TurnBegan
from bot.rules.risk.events.war import BattleVoid, Fought
from bot.rules.risk.frames import Invasion, Reinforcement, Turn, Window
from bot.rules.risk.model.actions import Attack, Buy, End, Halt, Pass, Ransom, React
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.library import WINDOWS_ASKED
from tests.rules.risk.hands import card, war
from tests.rules.risk.position import Position, Told, the

STORM = Attack(source="harrenhal", target="kings_landing")


def asked(at: Position) -> tuple[str, tuple[int, ...]]:
    """The window that waits, and for whom."""
    window = at.state.stack[-1]
    assert isinstance(window, Window)
    return window.name, tuple(seat for seat in window.asked if seat not in window.answers)


def pass_until(at: Position, name: str, *rolls: str) -> None:
    """Every window is passed until one of this name waits; the dice fall as told."""
    chance = Told(*rolls)
    while asked(at)[0] != name:
        at._try((asked(at)[1][0], Pass()), chance)
    assert chance.spent()


def from_step(*hands: tuple[str, ...], step: str = "purchase") -> Position:
    """Seat 0 in this step of its turn, Maester cards by seat."""
    at = war(*hands)
    return at._with(stack=(Turn.model_validate({"seat": 0, "step": step}),))


# ── RISK-22 ──


def test_risk_22_3_a_cancelled_card_is_paid_and_discarded_and_does_nothing() -> None:
    """RISK-27.18: not even its `also`: the invasion that Bribery was to end goes on."""
    at = war(("spiders_sabotage",), ("bribery",))
    at.run((0, STORM), (1, card("bribery")), (0, card("spiders_sabotage")), rolls=("6 5 4", "1 1"))
    assert at.state.court.gold[:2] == (800, 1000), "Bribery's own payment is its effect (RISK-22.4)"
    assert sorted(at.state.court.maester_discard) == ["bribery", "spiders_sabotage"]
    assert at.awaits() == (0, "press")


def test_risk_22_7_with_none_left_the_battle_counts_as_fought() -> None:
    """RISK-27.11: one army had been committed; the attacker may go on, or stop at once."""
    at = war((), ("led_into_a_trap",), harrenhal=4)
    told = at.run((0, STORM.model_copy(update={"dice": 1})), (1, card("led_into_a_trap")))
    the(BattleVoid, told)
    assert at.armies["harrenhal"] == 3
    at.do(0, Halt())


def test_risk_22_8_a_withdrawal_moves_armies_alone_near_or_far() -> None:
    """RISK-27.10: units stay; it needs two armies and another land; it destroys nobody and is no maneuver."""
    at = (
        war((), ("strategic_withdrawal",), kings_landing=4)
        .lands(1, tarth=1)
        .units("kings_landing", knights=1)
    )
    moved = (1, card("strategic_withdrawal", target="tarth"))
    fought = the(Fought, at.run((0, STORM), moved, rolls=("3 2 1", "6")))
    assert (at.armies["tarth"], at.armies["kings_landing"], fought.defence) == (4, 1, (7,))
    single = war((), ("strategic_withdrawal",), kings_landing=1)
    single.do(0, STORM)
    assert single.clause(1, card("strategic_withdrawal")) == "RISK-22.21"
    last = Position(mode="dominion", characters="off").lands(0, harrenhal=7).lands(1, kings_landing=4)
    last.maesters(1, "strategic_withdrawal").gold(0, 500).invade(0)
    last.do(0, STORM)
    assert last.clause(1, card("strategic_withdrawal")) == "RISK-22.21"


def test_risk_22_9_one_army_stays_in_each_territory() -> None:
    """RISK-27.11: with fewer than the number, as many as there are."""
    at = war((), (), ("unplanned_losses",), harrenhal=2, kings_landing=2)
    at.do(0, STORM)
    assert at.offers(2, "play", "target", card="unplanned_losses") == {"1-1", "1-0", "0-1", "0-0"}
    at.run((2, card("unplanned_losses", target="1-1")))
    assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (1, 1)


def test_risk_22_13_only_uses_cost_double_not_purchases_searches_and_ransoms() -> None:
    """RISK-27.22: and it ends when its user's next turn begins."""
    at = Position(mode="dominion").lands(0, "harrenhal").lands(1, "kings_landing").gold(1000).purchase(0)
    at.court(mourning=(1,), captives={"robb_stark": 1})
    spent = []
    for move in (Buy(), Ransom(character="robb_stark")):
        before = at.state.court.gold[0]
        at.do(0, move)
        spent.append(before - at.state.court.gold[0])
    assert spent == [200, 500]
    at.invade(0).maesters(1)
    at.do(0, End())
    assert (at.state.active, at.state.court.mourning) == (1, ())


def test_risk_22_13_sabotage_against_it_costs_the_normal_price() -> None:
    muster = Reinforcement(seat=0, step="reinforce", free=3, income=0, moment="start")
    at = war(("mourning_the_fallen",), ("spiders_sabotage",))
    at._with(stack=(Turn(seat=0, step="purchase"), muster))
    told = at.run((0, card("mourning_the_fallen")), (1, card("spiders_sabotage")))
    assert [event.cost for event in told if isinstance(event, Played)] == [300, 200]
    assert at.state.court.mourning == ()


def test_risk_22_17_best_laid_plans_a_single_opponent_always_is_the_lowest() -> None:
    """RISK-27.21: points never fall below nought, and bring no Objective back."""
    at = (
        Position(2, mode="dominion", characters="off")
        .lands(0, "lys")
        .lands(1, "qarth")
        .maesters(0, "best_laid_plans")
    )
    at.gold(500).court(points=(2, 1)).objectives(1, "obj_01")
    at._with(
        stack=(Turn(seat=0, step="purchase"), Reinforcement(seat=0, step="reinforce", free=3, moment="start"))
    )
    at.run((0, card("best_laid_plans")), rolls=("6",))
    assert (at.state.court.points, at.state.court.objectives[1]) == ((2, 0), ("obj_01",))


def test_risk_22_17_each_opponent_may_change_the_own_die() -> None:
    """RISK-23.4: with Valyrian Steel the 1 becomes a 6, and the other one is the lowest."""
    at = Position(mode="dominion", characters="off").lands(0, "harrenhal").lands(1, "tarth")
    at.maesters(0, "best_laid_plans").maesters(1, "valyrian_steel").gold(500, 500).court(points=(1, 1, 1))
    at._with(
        stack=(Turn(seat=0, step="purchase"), Reinforcement(seat=0, step="reinforce", free=3, moment="start"))
    )
    at.run((0, card("best_laid_plans")), (1, card("valyrian_steel")), rolls=("1 4",))
    assert at.state.court.points == (1, 1, 0)


def test_risk_22_18_blood_magic_names_an_opponents_valar_morghulis_anybodys() -> None:
    """RISK-27.20: also one that is held captive; out for good, whoever holds it."""
    at = (
        Position(mode="dominion")
        .lands(0, "harrenhal")
        .lands(1, "tarth")
        .maesters(0, "blood_magic", "valar_morghulis")
    )
    at.gold(1000).court(captives={"davos_seaworth": 2}).invade(0)
    assert "jon_snow" not in at.offers(0, "play", "target", card="blood_magic")
    assert {"jon_snow", "davos_seaworth"} <= at.offers(0, "play", "target", card="valar_morghulis")
    told = at.run((0, card("valar_morghulis", target="davos_seaworth")))
    assert the(CharacterLost, told).character == "davos_seaworth"
    assert at.state.court.captives == {}


def test_risk_22_20_supply_lines_reach_over_any_link() -> None:
    """Harrenhal borders King's Landing; Pyke is linked with Oldtown as a port; Winterfell is not linked."""
    at = from_step(("cut_off_supply_lines",)).lands(0, "pyke").lands(1, oldtown=3, winterfell=5)
    targets = at.offers(0, "play", "target", card="cut_off_supply_lines")
    assert {"kings_landing", "oldtown"} <= targets
    assert "winterfell" not in targets


def test_risk_22_21_without_a_legal_target_it_is_refused_and_costs_nothing() -> None:
    """RISK-21.12: hand sizes are public, and nobody has a card that could be taken."""
    at = from_step(("a_web_of_lies",))
    assert at.clause(0, card("a_web_of_lies")) == "RISK-22.21"
    assert (at.state.court.gold[0], at.state.court.maesters[0]) == (1000, ("a_web_of_lies",))


def test_risk_22_22_choices_are_named_when_it_is_played_and_are_public() -> None:
    at = war((), (), ("unplanned_losses",))
    told = at.run((0, STORM), (2, card("unplanned_losses", target="2-1")), rolls=("1 1 1", "6 6"))
    seen = the(Played, told).seen_by(None)
    assert seen is not None
    assert (seen.card, seen.target) == ("unplanned_losses", "2-1")


def test_risk_22_23_unplanned_losses_needs_a_player_as_defender() -> None:
    """RISK-16.5, RISK-23.3: against a neutral territory no third player is asked."""
    at = war((), (), ("unplanned_losses",)).neutral(kings_landing=3)
    at.do(0, STORM, "6 5 4", "1 1")
    at.do(0, Halt())
    at.lands(1, kings_landing=3)
    at.do(0, STORM)
    assert asked(at) == ("declared_against_other", (2,))


def test_risk_22_24_announced_paid_answered_rolled_changed_carried_out_discarded() -> None:
    at = war((), ("a_call_to_arms", "valyrian_steel"), ("spiders_sabotage",))
    told = at.run(
        (0, STORM), (1, card("a_call_to_arms")), (1, card("valyrian_steel")), rolls=("2", "6 5 4", "1 1")
    )
    kinds = [(event.kind, getattr(event, "card", None) or getattr(event, "window", None)) for event in told]
    wanted = [
        ("played", "a_call_to_arms"),
        ("asked", "opponent_plays_maester"),
        ("card_rolled", "a_call_to_arms"),
        ("asked", "after_any_own_roll"),
        ("played", "valyrian_steel"),
        ("card_die_turned", None),
        ("resolved", "a_call_to_arms"),
        ("armies_placed", None),
    ]
    places = [kinds.index(one) for one in wanted]
    assert places == sorted(places)


def test_risk_22_25_a_card_taken_may_be_used_at_once() -> None:
    at = from_step(("a_web_of_lies",), ("pirate_ship_fleet",)).lands(0, pyke=3)
    at.run((0, card("a_web_of_lies", target="1")), rolls=("1",))
    at.run((0, card("pirate_ship_fleet")))
    assert "sunspear" in at.offers(0, "attack", "target", source="pyke")


# ── RISK-23 ──


def test_risk_23_1_the_opponents_come_first_as_soon_as_the_turn_before_has_ended() -> None:
    """RISK-26.4: then the active player's own start of turn, before the income."""
    at = war((), ("hired_thieves",), ("freefolk_uprising",)).invade(0)
    at.do(0, End())
    assert asked(at) == ("opponent_turn_start", (2,))
    began = the(TurnBegan, at.do(2, Pass()))
    assert (began.seat, began.halved) == (1, False)
    assert "hired_thieves" in at.offers(1, "play", "card")


def test_risk_23_2_the_active_player_first_then_in_turn_order_and_again_until_all_pass() -> None:
    at = war(("raid_the_countryside", "strength_of_steel"))
    at.do(0, STORM)
    at.do(0, card("strength_of_steel"))
    assert asked(at) == ("own_declare", (0,)), "who has played is asked again"
    at.do(0, card("raid_the_countryside"), "6 5 4", "1 1")


def test_risk_23_3_a_declaration_opens_three_windows_one_after_the_other() -> None:
    """RISK-11.3: the attacker cannot answer the defender's card."""
    at = war(("strength_of_steel",), ("castle_walls", "bribery"), ("unplanned_losses",))
    told = at.run((0, STORM), (1, card("castle_walls")), rolls=("6 5 4", "1 1"))
    opened = [(event.window, event.seats) for event in told if isinstance(event, Asked)]
    assert [one for one in opened if one[0] != "opponent_plays_maester"][:4] == [
        ("own_declare", (0,)),
        ("declared_against_you", (1,)),
        ("declared_against_you", (1,)),
        ("declared_against_other", (2,)),
    ]


def test_risk_23_3_if_it_ends_in_one_of_them_the_later_ones_do_not_open() -> None:
    """RISK-27.17: no army moves, what lasted as long as the invasion is gone, what was paid stays paid."""
    at = war(("strength_of_steel",), ("wed_for_peace",), ("unplanned_losses",))
    told = at.run((0, STORM), (0, card("strength_of_steel")), (1, card("wed_for_peace")))
    the(InvasionCancelled, told)
    assert "declared_against_other" not in [event.window for event in told if isinstance(event, Asked)]
    assert (at.armies["harrenhal"], at.state.court.gold[:2]) == (7, (900, 600))
    assert at.state.invasion is None


def test_risk_23_3_against_a_neutral_land_only_the_first_opens() -> None:
    """RISK-16.4: no window opens for the neutral side."""
    at = war(("strength_of_steel",), ("castle_walls",), ("unplanned_losses",)).neutral(kings_landing=2)
    told = at.run((0, STORM), (0, card("strength_of_steel")), rolls=("6 5 4", "1 1"))
    assert the(Fought, told).defender == NEUTRAL
    asked_for = {event.window for event in told if isinstance(event, Asked)}
    assert asked_for == {"own_declare", "opponent_plays_maester"}


def test_risk_23_4_after_every_maester_card_inside_whatever_window_is_open() -> None:
    """For the others in turn order from its player: seat 1 plays, 2 and 0 are asked."""
    at = war(("bribery",), ("castle_walls", "mass_desertion"), ("hired_thieves",))
    at.do(0, STORM)
    pass_until(at, "declared_against_you")
    at.do(1, card("castle_walls"))
    assert asked(at) == ("opponent_plays_maester", (2, 0))
    at.do(2, Pass())
    at.do(0, Pass())
    assert asked(at)[0] == "declared_against_you"


def test_risk_23_5_whom_a_window_asks_follows_from_what_all_can_see() -> None:
    """The same seats are asked whatever the hand holds; nobody once the card lies in the discards or is too dear."""
    for held in dict.fromkeys(war().state.court.maester_deck):
        at = war((), (held,))
        at.do(0, STORM)
        assert asked(at) == ("declared_against_you", (1,))
    dear = war((), ("hired_thieves",), harrenhal=7).gold(1000, 0)
    dear.do(0, STORM, "6 5 4", "1 1")


def test_risk_23_6_nobody_waits_in_windows_of_ones_own_turn() -> None:
    """They are open until the next action; `own_pre_invasion` closes with the first declaration."""
    at = from_step(("pirate_ship_fleet",), step="invade").lands(0, "pyke")
    assert at.awaits() == (0, "attack")
    assert "pirate_ship_fleet" in at.offers(0, "play", "card")
    at.run((0, STORM), rolls=("6 5 4", "1 1"))
    at.do(0, Halt())
    assert at.clause(0, card("pirate_ship_fleet")) == "RISK-23.1"
    assert not {"own_pre_invasion", "own_income", "any_time"} & set(WINDOWS_ASKED)


def test_risk_23_7_at_any_time_somebody_is_awaited_and_no_wait_for_it() -> None:
    """A choice already made stands: the window still waits for whom it waited."""
    at = war((), ("castle_walls",), ("a_sworn_sword",))
    at.do(0, STORM)
    assert asked(at) == ("declared_against_you", (1,))
    at.do(2, card("a_sworn_sword", target="tarth"))
    while asked(at)[0] == "opponent_plays_maester":
        at.do(asked(at)[1][0], Pass())
    assert asked(at) == ("declared_against_you", (1,))
    assert at.state.court.troop("tarth") == (1, 0, 0)


def test_risk_23_8_a_defender_may_play_as_many_as_they_can_pay() -> None:
    at = war((), ("castle_walls", "fortified_ports", "a_call_to_arms")).gold(0, 300)
    moves = ((1, card("castle_walls")), (1, card("fortified_ports")))
    fought = the(Fought, at.run((0, STORM), *moves, rolls=("6 5 4", "4 2")))
    assert (fought.defence, at.state.court.gold[1]) == ((6, 2), 100)


# ── RISK-25 and RISK-26 ──


def test_risk_25_3_a_card_taken_is_seen_by_the_two_concerned_a_discarded_one_by_all() -> None:
    at = from_step(("a_web_of_lies", "confusion_in_the_ranks"), ("bribery", "castle_walls"))
    stolen = the(MaesterStolen, at.run((0, card("a_web_of_lies", target="1")), rolls=("1",)))
    assert [stolen.seen_by(viewer).card for viewer in (None, 0, 1, 2)] == [None, "bribery", "bribery", None]
    told = at.run((0, card("confusion_in_the_ranks")), rolls=("1",))
    dropped = next(event for event in told if event.kind == "maester_dropped")
    assert dropped.seen_by(None) == dropped


def test_risk_25_5_the_end_shows_points_and_winners_to_all() -> None:
    at = Position(2, mode="dominion", rest=NEUTRAL).lands(0, lys=5).lands(1, "myr").invade(0)
    at.court(points=(3, 4)).run((0, Attack(source="lys", target="myr")), rolls=("6 5 4", "1"))
    outcome = at.view(None).outcome
    assert outcome is not None
    assert (outcome.winners, [score.total for score in outcome.scores]) == ((0,), [3, 4])


def test_risk_26_5_always_uses_it_at_the_first_moment_its_owner_can_pay() -> None:
    at = war((), ("castle_walls",)).reacts(
        1, castle_walls="always", committed_against_you="never", after_roll="never"
    )
    at.do(0, STORM)
    fought = the(Fought, at.run(rolls=("6 5 4", "4 2")))
    assert fought.defence == (5, 2)
    poor = war((), ("castle_walls",)).gold(1000, 0).reacts(1, castle_walls="always")
    poor.do(0, STORM, "6 5 4", "4 2")


@pytest.mark.parametrize(("faces", "used"), [("6 5", False), ("6 4", True)])
def test_risk_26_5_what_acts_on_dice_only_where_it_helps(faces: str, used: bool) -> None:
    """Turning the lower die to 6 against 6-5: with 6-5 both pairs are won anyhow, with 6-4 one is lost."""
    at = war((), ("valyrian_steel",))
    at.reacts(1, valyrian_steel="always", declared_against_you="never", committed_against_you="never")
    told = at.do(0, STORM, "6 5 4", faces)
    assert any(isinstance(event, Played) for event in told) is used


@pytest.mark.parametrize(("others", "waits"), [("always", False), ("ask", True)])
def test_risk_26_5_what_would_be_in_vain_keeps_no_other_order_from_answering(
    others: str, waits: bool
) -> None:
    """RISK-22.21: the countryside of somebody without gold is not raided; what else is ordered, or asked, is heard."""
    at = war(("raid_the_countryside", "strength_of_steel")).gold(1000, 0, 1000)
    at.reacts(0, raid_the_countryside="always", strength_of_steel=others)
    told = at.do(0, STORM, *(() if waits else ("6 5 4", "6 5")))
    assert [one.card for one in told if isinstance(one, Played)] == ([] if waits else ["strength_of_steel"])
    assert (at.awaits()[1] == "own_declare") is waits


@pytest.mark.parametrize(("die", "used"), [("5", True), ("6", False)])
def test_risk_26_5_a_die_that_shows_its_highest_face_is_not_turned(die: str, used: bool) -> None:
    at = war((), ("a_call_to_arms", "valyrian_steel")).reacts(1, valyrian_steel="always")
    at.do(0, STORM)
    told = at.do(1, card("a_call_to_arms"), die)
    assert ("valyrian_steel" in [one.card for one in told if isinstance(one, Played)]) == used
    assert at.armies["kings_landing"] == 3 + 6


def test_risk_26_9_an_order_that_cannot_be_carried_out_is_a_pass_nobody_hears_of() -> None:
    at = war((), ("hired_thieves",)).reacts(1, bribery="always", declared_against_you="never")
    at.reacts(
        1, bribery="always", declared_against_you="never", committed_against_you="never", after_roll="never"
    )
    told = at.do(0, STORM, "6 5 4", "1 1")
    assert not [event for event in told if event.kind == "played"]
    assert [event.seen_by(0) for event in told if event.kind == "answered"] == [None] * 3


def test_risk_26_5_orders_are_set_in_secret_at_any_time() -> None:
    """RISK-25.4."""
    at = war((), ("bribery",))
    (told,) = at.do(1, React(what="bribery", order="always"))
    assert (told.seen_by(0), told.seen_by(1)) == (None, told)
    assert at.view(0).known.court.reactions[1] == {}  # type: ignore[union-attr]
    assert at.clause(1, React(what="nothing", order="always")) == "RISK-26.5"


def test_risk_26_8_orders_of_one_seat_never_answer_for_another() -> None:
    at = war((), ("hired_thieves",), ("mass_desertion",))
    at.reacts(2, declared_against_you="never", committed_against_you="never", after_roll="never")
    at.do(0, STORM)
    assert asked(at) == ("declared_against_you", (1,))


def test_risk_26_6_who_has_answered_is_nobodys_business() -> None:
    at = (
        Position(4, mode="dominion", characters="off")
        .lands(0, harrenhal=7)
        .lands(1, "tarth", kings_landing=3)
    )
    at.maesters(2, "bribery").maesters(3, "castle_walls").gold(0, 0, 900, 900).invade(0)
    at.do(0, STORM)
    before = [at.view(viewer).model_dump_json() for viewer in (None, 0, 1, 3)]
    at.do(2, Pass())
    assert [at.view(viewer).model_dump_json() for viewer in (None, 0, 1, 3)] == before


def test_risk_26_4_who_holds_any_card_is_asked_whether_it_is_the_right_one_or_not() -> None:
    for hand in (("bribery",), ("hired_thieves",)):
        at = war((), hand)
        at.do(0, STORM)
        assert at.awaits() == (1, "declared_against_you")
    at = war((), ())
    at.do(0, STORM, "6 5 4", "1 1")


@pytest.mark.parametrize(("gold", "asks"), [(300, (0,)), (400, (0, 1))])
def test_risk_26_4_gold_that_is_promised_pays_for_no_card_so_nobody_is_asked_for_it(
    gold: int, asks: tuple[int, ...]
) -> None:
    """RISK-22.4: 200 are as good as gone, which all have seen; a card that stops another costs as much."""
    at = war(("castle_walls",), ("bribery", "hired_thieves"), ("a_sworn_sword",)).lands(2, "winterfell")
    at.gold(1000, gold, 1000).do(0, STORM)
    pass_until(at, "declared_against_you")
    at.do(1, card("bribery"))
    at.do(2, card("a_sworn_sword", target="winterfell"))
    assert asked(at) == ("opponent_plays_maester", asks)


@pytest.mark.parametrize(("gold", "asks"), [(400, (2,)), (500, (1, 2))])
def test_risk_26_4_gold_that_a_conqueror_is_about_to_take_pays_for_no_card_either(
    gold: int, asks: tuple[int, ...]
) -> None:
    """RISK-13.4: 300 are."""
    raid = "raid_the_countryside"
    at = war((raid, "a_sworn_sword"), ("castle_walls",), ("hired_thieves",), kings_landing=1)
    at.gold(1000, gold, 1000).run((0, STORM), (0, card(raid)), rolls=("6 5 4", "1"))
    at.do(0, card("a_sworn_sword", target="harrenhal"))
    assert asked(at) == ("opponent_plays_maester", asks)


def test_risk_26_5_never_and_always_answer_at_once() -> None:
    asked = ("declared_against_you", "committed_against_you", "after_roll")
    at = war((), ("hired_thieves",)).reacts(1, **dict.fromkeys(asked, "never"))
    at.do(0, STORM, "6 5 4", "1 1")
    at = war((), ("bribery",)).reacts(1, bribery="always")
    the(InvasionCancelled, at.do(0, STORM))


def test_risk_26_6_shared_windows_are_answered_in_secret_and_carried_out_in_order() -> None:
    at = (
        Position(4, mode="dominion", characters="off")
        .lands(0, harrenhal=7)
        .lands(1, kings_landing=3, sunspear=1)
    )
    at.maesters(2, "unplanned_losses").maesters(3, "bribery").gold(500, 500, 500, 500).invade(0)
    at.do(0, STORM)
    (prompt,) = at.view(None).prompts
    assert (prompt.asked, prompt.waiting) == ((2, 3), (2, 3))
    at.do(2, card("unplanned_losses", target="2-2"))
    (prompt,) = at.view(None).prompts
    assert prompt.waiting == (2, 3)
    assert at.view(2).awaited == (3,)
    at.run((3, Pass()), rolls=("1 1 1", "6"))
    assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (5 - 1, 1)


def test_an_order_to_fight_on_ends_when_somebody_else_plays_into_it() -> None:
    """RISK-26.7."""
    at = war((), ("castle_walls",))
    storm: Action = Attack(source="harrenhal", target="kings_landing", until=1)
    at.do(0, storm)
    at.do(1, card("castle_walls"))
    while at.awaits()[1] != "commit":
        at.do(at.awaits()[0], Pass())
    invasion = at.state.stack[-1]
    assert isinstance(invasion, Invasion)
    assert invasion.until is None
