"""RISK-13.4, RISK-17 and RISK-22.14: what a conquest brings, what goes with whoever is out, and what is told of it."""

import pytest

from bot.rules.contract import Concede, Text
from bot.rules.risk.events.effects import ArmiesDestroyed, CharacterTaken, GoldTaken
from bot.rules.risk.events.leaving import Conceded, Eliminated
from bot.rules.risk.events.mitchell import DrivenOut, LandingFailed
from bot.rules.risk.events.war import Conquered, Halted
from bot.rules.risk.model.actions import Attack, Halt, Land, Occupy, Pass, PlayCard, Press, Redeem, Unit
from bot.rules.risk.show.news import news
from tests.rules.risk.position import Position, shown, the
from tests.rules.risk.realm import DOMINION, Mitchell

STORM = Attack(source="harrenhal", target="kings_landing")
TARGARYEN = Land(house="targaryen", territory="dragonstone")


def war(*people: str, kings_landing: int = 1) -> Position:
    """Stark before King's Landing of Baratheon, beside Lannister; of all Characters only `people` are up."""
    at = Position(mode="dominion").lands(0, harrenhal=9).lands(1, kings_landing=kings_landing)
    cast = at.state.court.characters
    return at.court(characters={who: "up" if who in people else "down" for who in cast}).invade(0)


# ── captives of whoever is out ──


@pytest.mark.parametrize(("gold", "key"), [(0, "risk-eliminated"), (500, "risk-eliminated-gold")])
def test_risk_22_14_the_captives_of_who_falls_go_home_and_all_are_told(gold: int, key: str) -> None:
    """The conqueror's own and those of a third House; the people of the fallen House leave the game (RISK-17.2)."""
    at = war().gold(0, gold)
    at.court(captives={"robb_stark": 1, "tywin_lannister": 1, "davos_seaworth": 2, "ned_stark": 2})
    events = at.run((0, STORM), (0, Occupy(armies=4)), rolls=("6 5 4", "1"))
    court = at.state.court
    assert court.captives == {"ned_stark": 2}
    assert [court.characters[who] for who in ("robb_stark", "tywin_lannister")] == ["down", "down"]
    (seen,) = shown([the(Eliminated, events)], None)
    text = seen.text()
    assert text is not None
    assert (text.key, text.args["home"], text.args["freed"]) == (key, 2, ("robb_stark", "tywin_lannister"))


def test_risk_22_14_the_captives_of_who_leaves_go_home_and_all_are_told() -> None:
    at = war().court(captives={"robb_stark": 1})
    assert the(Conceded, at.do(1, Concede())).text().args["freed"] == ("robb_stark",)
    assert the(Conceded, at.do(2, Concede())).text().args["home"] == 0


def test_risk_22_14_the_captives_of_who_is_driven_out_go_home_and_all_are_told() -> None:
    """MITCHELL-6.6."""
    at = Mitchell(3, **DOMINION).lands(0, wolfswood=5).lands(1, "dragonstone").lands(2, "the_arbor")
    at.court(captives={"robb_stark": 1}).invade(0, "wolfswood")
    out = the(DrivenOut, at.run((0, TARGARYEN), rolls=("6 6 6", "1")))
    assert out.text().args["freed"] == ("robb_stark",)


# ── cards of whoever has fallen ──


def test_risk_17_4_no_single_card_is_handed_in_where_a_set_is_owed_for_a_house_that_fell() -> None:
    at = war().hand(0, "winterfell", "karhold", "cape_kraken", "skagos").hand(1, "pyke", "harlaw")
    at.run((0, STORM), (0, Occupy(armies=4)), rolls=("6 5 4", "1"))
    handing_in = Unit(card="skagos", territory="harrenhal")
    assert at.awaits() == (0, "redeem")
    assert at.clause(0, handing_in) == "RISK-17.4"
    at.do(0, Redeem(cards="karhold+winterfell+cape_kraken"))
    assert at.awaits() == (0, "deploy")
    assert at.clause(0, handing_in) == "RISK-17.4"


# ── losses ──


def test_risk_22_7_armies_killed_by_a_card_are_among_the_losses_told_of_an_invasion() -> None:
    """Led into a Trap kills three, the dice one; two of the defence."""
    at = war(kings_landing=4).maesters(1, "led_into_a_trap").gold(0, 300)
    trapped = at.run((0, STORM), (1, PlayCard(card="led_into_a_trap")))
    assert [event for event in trapped if isinstance(event, Halted)] == []
    assert at.armies["harrenhal"] == 6
    halted = the(Halted, at.run((0, Press()), (0, Halt()), rolls=("6 5 1", "4 6")))
    assert (halted.battles, halted.lost, halted.slain) == (2, 4, 1)
    assert (at.armies["harrenhal"], at.armies["kings_landing"]) == (5, 3)
    told = news(at.view())
    assert (told.args["lost"], told.args["slain"]) == (4, 1)


def test_risk_11_11_what_a_third_player_kills_before_the_first_battle_is_told_as_well() -> None:
    """RISK-22.23, EX-46."""
    at = war(kings_landing=4).lands(0, harrenhal=3).maesters(2, "unplanned_losses").gold(0, 0, 300)
    events = at.run((0, STORM), (2, PlayCard(card="unplanned_losses", target="2-1")))
    halted = the(Halted, events)
    assert (halted.battles, halted.lost, halted.slain) == (0, 2, 1)


def test_risk_13_1_a_conquest_tells_what_cards_have_killed_too() -> None:
    at = war(kings_landing=3).maesters(2, "unplanned_losses").gold(0, 0, 300)
    events = at.run((0, STORM), (2, PlayCard(card="unplanned_losses", target="1-1")), rolls=("6 5 4", "1 1"))
    taken = the(Conquered, events)
    assert (taken.battles, taken.lost, taken.slain) == (1, 1, 3)


def test_mitchell_9_3_exiles_killed_by_a_card_are_among_the_losses_told_of_a_landing() -> None:
    """Led into a Trap kills three of five, the dice two."""
    at = Mitchell(3, **DOMINION).lands(0, wolfswood=5).lands(1, dragonstone=2, tarth=2).lands(2, "the_arbor")
    at.court(characters=dict.fromkeys(at.state.court.characters, "down")).gold(0, 300)
    at.maesters(1, "led_into_a_trap").invade(0, "wolfswood")
    at.do(0, TARGARYEN)
    at.do(1, Pass())
    events = at.do(1, PlayCard(card="led_into_a_trap"), "1 1", "6 6")
    killed = the(ArmiesDestroyed, events).text()
    assert killed == Text(key="risk-landing-loses", args={"armies": 3, "house": "targaryen"})
    failed = the(LandingFailed, events)
    assert (failed.battles, failed.lost, failed.slain) == (2, 5, 0)


# ── whoever leaves while a land of theirs is occupied ──


def test_risk_13_4_who_leaves_while_their_land_is_occupied_keeps_no_gold_from_the_conqueror() -> None:
    """The conquest is decided: Salladhor Saan and Raid the Countryside have their gold, once (RISK-17.6)."""
    at = war().lands(1, "tarth").maesters(0, "raid_the_countryside").gold(100, 500)
    at.run((0, STORM), (0, PlayCard(card="raid_the_countryside")), rolls=("6 5 4", "1"))
    assert at.awaits() == (0, "occupy")
    events = [*at.do(1, Concede()), *at.do(0, Occupy(armies=4))]
    assert [one.gold for one in events if isinstance(one, GoldTaken) and one.gold] == [300]
    assert at.state.court.gold[:2] == (300, 0)
    assert (at.owner["tarth"], at.armies["kings_landing"], at.awaits()) == (-1, 4, (0, "attack"))


def test_risk_17_7_a_character_named_is_no_captive_once_its_house_has_left() -> None:
    at = war().lands(1, "tarth").maesters(0, "taken_captive").gold(200, 500)
    at.run((0, STORM), (0, PlayCard(card="taken_captive", target="davos_seaworth")), rolls=("6 5 4", "1"))
    events = [*at.do(1, Concede()), *at.do(0, Occupy(armies=4))]
    assert [one for one in events if isinstance(one, CharacterTaken)] == []
    assert (at.state.court.captives, at.state.court.characters["davos_seaworth"]) == ({}, "lost")


# ── cards at any time while a land is occupied ──


def raided(gold: int) -> Position:
    """Stark has raided King's Landing and may yet say how many move in; Baratheon holds Tarth besides."""
    at = war().lands(1, "tarth").maesters(0, "raid_the_countryside").gold(100, gold)
    at.maesters(1, "preparing_for_war", "a_sworn_sword")
    at.run((0, STORM), (0, PlayCard(card="raid_the_countryside")), rolls=("6 5 4", "1"))
    assert at.awaits() == (0, "occupy")
    return at


def test_risk_23_7_a_card_at_any_time_may_be_played_while_a_land_is_occupied() -> None:
    """RISK-21.4, RISK-22.19: its one exception is over, the losses are removed. The choice is made anew."""
    at = raided(700).maesters(0, "preparing_for_war").gold(200, 700).lands(0, "skagos", "karhold")
    at.run((0, PlayCard(card="preparing_for_war", lands=("harrenhal", "skagos", "karhold"))))
    assert at.refused(0, Occupy(armies=10))[1].args["high"] == 9
    at.run((1, PlayCard(card="a_sworn_sword", target="tarth")))
    assert at.awaits() == (0, "occupy")
    assert at.state.court.troop("tarth") == (1, 0, 0)


def test_risk_13_4_gold_that_a_conquest_has_won_pays_for_no_card_meanwhile() -> None:
    """RISK-13.1: nothing else happens before; 300 of 400 are the conqueror's, as Bribery's would be (RISK-22.4)."""
    at = raided(400)
    clause, text = at.refused(1, PlayCard(card="preparing_for_war"))
    assert (clause, text.key, text.args["gold"]) == ("RISK-9.4", "risk-no-gold-promised", 100)
    at.do(1, PlayCard(card="a_sworn_sword", target="tarth"))
    events = at.run((0, Occupy(armies=4)))
    assert [one.gold for one in events if isinstance(one, GoldTaken)] == [300]
    assert at.state.court.gold[:2] == (300, 0)
