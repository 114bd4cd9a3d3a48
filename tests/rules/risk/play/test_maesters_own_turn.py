"""RISK-22, RISK-23 and RISK-27: what each Maester card does in the turn of its owner, or before that of another."""

import pytest

from bot.rules.contract import Concede
from bot.rules.risk.events.effects import MaesterStolen
from bot.rules.risk.events.plays import Played
from bot.rules.risk.events.turn import TurnBegan
from bot.rules.risk.frames import Turn
from bot.rules.risk.model.actions import (
    Attack,
    Deploy,
    End,
    Remove,
    Reveal,
)
from tests.rules.risk.hands import STORM, card, court, reinforcing, war
from tests.rules.risk.position import Position, the


def test_risk_22_21_winter_does_not_come_where_nobody_has_two_armies() -> None:
    at = court("winter_is_coming").lands(1, "sunspear", "kings_landing")
    assert at.clause(0, card("winter_is_coming")) == "RISK-22.21"


def test_a_web_of_lies_takes_a_card_that_only_the_two_see() -> None:
    at = court("a_web_of_lies", ("bribery", "valyrian_steel"))
    stolen = the(MaesterStolen, at.run((0, card("a_web_of_lies", target="1")), rolls=("2",)))
    assert at.state.court.maesters[:2] == (("valyrian_steel",), ("bribery",))
    assert [stolen.seen_by(viewer).card for viewer in (0, 1, 2, None)] == ["valyrian_steel"] * 2 + [None] * 2


def test_confusion_in_the_ranks_each_opponent_with_cards_loses_one() -> None:
    at = court("confusion_in_the_ranks", ("bribery",), ())
    at.run((0, card("confusion_in_the_ranks")), rolls=("1",))
    assert at.state.court.maesters == ((), (), ())
    assert court("confusion_in_the_ranks").clause(0, card("confusion_in_the_ranks")) == "RISK-22.21"


@pytest.mark.parametrize(("die", "lost"), [("2", False), ("3", True)])
def test_blood_magic_succeeds_on_three(die: str, lost: bool) -> None:
    at = court("blood_magic")
    at.run((0, card("blood_magic", target="davos_seaworth")), rolls=(die,))
    assert (at.state.court.characters["davos_seaworth"] == "lost") is lost
    assert court("blood_magic").clause(0, card("blood_magic", target="jon_snow")) == "RISK-22.22"


def test_valar_morghulis_names_anybody_ones_own_included() -> None:
    at = court("valar_morghulis")
    at.run((0, card("valar_morghulis", target="jon_snow")))
    assert at.state.court.characters["jon_snow"] == "lost"


def test_cut_off_supply_lines_up_to_the_number_rolled_and_never_the_last() -> None:
    at = court("cut_off_supply_lines")
    at.run((0, card("cut_off_supply_lines", target="kings_landing")), rolls=("6",))
    assert at.offers(0, "remove", "armies", territory="kings_landing") == (0, 5)
    assert at.clause(0, Remove(territory="kings_landing", armies=6)) == "RISK-22.20"
    at.do(0, Remove(territory="kings_landing", armies=2))
    assert at.armies["kings_landing"] == 4
    assert at.state.stack[0].destroyed == 2  # type: ignore[union-attr]


def test_risk_22_20_supply_lines_of_an_opponent_who_leaves_meanwhile_are_spared() -> None:
    """RISK-16.3: what stands there now is neutral, and no opponent's."""
    at = court("cut_off_supply_lines")
    at.run((0, card("cut_off_supply_lines", target="kings_landing")), rolls=("6",))
    at.do(1, Concede())
    assert (at.awaits(), at.armies["kings_landing"]) == ((0, "attack"), 6)


def test_mass_desertion_halves_opponents_alone() -> None:
    """RISK-22.10: 7 loses 3."""
    at = court("mass_desertion").lands(1, sunspear=7).top("sunspear", "harrenhal")
    at.run((0, card("mass_desertion")))
    assert (at.armies["sunspear"], at.armies["harrenhal"]) == (4, 7)
    assert at.state.discard == ("sunspear", "harrenhal")


def test_sickness_in_the_ranks_strikes_the_region_of_the_card() -> None:
    at = court("sickness_in_the_ranks").lands(1, sandstone=3).top("greenblood")
    at.run((0, card("sickness_in_the_ranks")))
    assert (at.armies["sunspear"], at.armies["sandstone"], at.armies["greenblood"]) == (4, 2, 1)


def test_winter_is_coming_opponents_in_turn_twice_round_then_the_user() -> None:
    """RISK-22.11: who has one place only takes from it without being asked."""
    at = court("winter_is_coming").lands(2, tarth=3, skagos=2)
    at.run((0, card("winter_is_coming")))
    for seat, place in ((1, "sunspear"), (2, "tarth"), (1, "kings_landing"), (2, "tarth")):
        assert at.awaits() == (seat, "remove")
        at.do(seat, Remove(territory=place, armies=1))
    assert (at.armies["sunspear"], at.armies["tarth"], at.armies["harrenhal"]) == (4, 1, 6)


def test_pirate_ship_fleet_reaches_every_coast_of_the_board() -> None:
    """RISK-22.16."""
    at = court("pirate_ship_fleet").lands(0, pyke=5)
    assert "sunspear" not in at.offers(0, "attack", "target", source="pyke")
    at.run((0, card("pirate_ship_fleet")))
    reached = at.offers(0, "attack", "target", source="pyke")
    assert {"sunspear", "skagos"} <= reached
    assert "silverhill" not in reached


def test_risk_27_16_a_wedding_binds_a_pirate_fleet_too() -> None:
    """RISK-22.16: to whom the peace was promised, no coast of theirs may be invaded this turn; others' may."""
    at = war(("pirate_ship_fleet",), ("wed_for_peace",)).lands(0, gulltown=5).purchase(0)
    at.run((0, card("pirate_ship_fleet")), (0, STORM), (1, card("wed_for_peace")))
    assert at.clause(0, Attack(source="gulltown", target="sunspear")) == "RISK-27.16"
    at.run((0, Attack(source="gulltown", target="storms_end")), rolls=("6 6 6", "1"))
    assert at.owner["storms_end"] == 0


def test_rally_the_smallfolk_waits_until_the_land_is_held() -> None:
    """RISK-22.15."""
    at = court("rally_the_smallfolk").top("tarth")
    at.run((0, card("rally_the_smallfolk")))
    assert at.clause(0, Reveal(card="tarth")) == "RISK-22.15"
    assert at.state.court.smallfolk[0].card == "tarth"
    assert at.view(1).known.court.smallfolk[0].card == ""  # type: ignore[union-attr]
    at.lands(0, "tarth")
    at.do(0, Reveal(card="tarth"))
    assert (at.armies["tarth"], at.state.discard) == (6, ("tarth",))


def test_call_in_your_banners_before_anything_is_deployed() -> None:
    at = reinforcing("call_in_your_banners")
    at.run((0, card("call_in_your_banners")), rolls=("4",))
    assert at.state.stack[-1].left == 7  # type: ignore[union-attr]
    late = reinforcing("call_in_your_banners")
    late.do(0, Deploy(territory="harrenhal", armies=1))
    assert late.clause(0, card("call_in_your_banners")) == "RISK-23.1"


def test_hired_thieves_take_up_to_200_from_each() -> None:
    at = reinforcing("hired_thieves")
    at.run((0, card("hired_thieves")))
    assert at.state.court.gold == (1000 - 200 + 300, 100, 0)


def test_best_laid_plans_the_lowest_loses_a_point() -> None:
    at = reinforcing("best_laid_plans").court(points=(3, 2, 1))
    at.run((0, card("best_laid_plans")), rolls=("2 2",))
    assert at.state.court.points == (3, 1, 0)


def test_own_turn_start_is_paid_without_this_turns_income() -> None:
    """RISK-6.5, RISK-9.4."""
    at = reinforcing("hired_thieves").gold(400, 300)
    assert at.clause(0, card("hired_thieves")) == "RISK-9.4"


def test_mourning_the_fallen_doubles_what_opponents_pay_until_the_next_own_turn() -> None:
    """RISK-22.13."""
    at = reinforcing("mourning_the_fallen")
    at.run((0, card("mourning_the_fallen")))
    at.maesters(1, "strength_of_steel")._with(stack=(Turn(seat=1),))
    at.lands(1, kings_landing=6)
    told = at.run(
        (1, Attack(source="kings_landing", target="harrenhal")),
        (1, card("strength_of_steel")),
        rolls=("1 1 1", "6 6"),
    )
    assert the(Played, told).cost == 200


def test_freefolk_uprising_halves_the_income_of_the_turn_about_to_begin() -> None:
    """RISK-22.12."""
    at = Position(mode="dominion", characters="off").lands(0, "harrenhal").lands(1, "sunspear")
    at.maesters(2, "freefolk_uprising").gold(0, 0, 300).invade(0)
    began = the(TurnBegan, at.run((0, End()), (2, card("freefolk_uprising"))))
    assert (began.base, began.armies, began.gold) == (3, 1, 200)
