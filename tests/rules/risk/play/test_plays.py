"""RISK-2.8, RISK-9.4, RISK-20.2, RISK-21.12: what may not be used is refused for its true reason."""

import pytest

from bot.rules.risk.frames import Turn
from bot.rules.risk.model.actions import Attack, Pass, PlayCard, Ransom, Remove, Reveal, Search
from bot.rules.risk.model.dominion import Smallfolk
from tests.rules.risk.hands import card
from tests.rules.risk.hands import war as armed
from tests.rules.risk.play.test_characters import war
from tests.rules.risk.position import Position

STORM = Attack(source="harrenhal", target="kings_landing")


def said(at: Position, seat: int, action: object) -> tuple[str, str]:
    """The clause and the key of a refusal."""
    clause, text = at.refused(seat, action)  # type: ignore[arg-type]
    return clause, text.key


@pytest.mark.parametrize(
    ("court", "key"),
    [
        ({"characters": {"robb_stark": "down"}}, "risk-no-play-down"),
        ({"characters": {"robb_stark": "up"}, "captives": {"robb_stark": 1}}, "risk-no-play-captive"),
        ({"characters": {"robb_stark": "lost"}}, "risk-no-play-dead"),
    ],
)
def test_risk_21_12_a_character_is_face_down_captive_or_dead(court: dict[str, object], key: str) -> None:
    assert said(war("stark", "arryn").court(**court), 0, PlayCard(card="robb_stark")) == ("RISK-21.12", key)


def test_risk_22_14_the_captor_and_the_ransom_are_named() -> None:
    at = war("stark", "arryn").court(captives={"robb_stark": 1})
    _, text = at.refused(0, PlayCard(card="robb_stark"))
    assert (text.args["captor_seat"], text.args["gold"]) == (1, 500)


def test_risk_2_8_what_has_nothing_to_work_on_by_the_options_is_no_matter_of_the_moment() -> None:
    at = Position(mode="dominion", maesters="off").gold(900)
    at._with(houses=("baratheon", "stark", "arryn")).court(characters={"melisandre": "up"}).invade(0)
    assert said(at, 0, PlayCard(card="melisandre")) == ("RISK-2.8", "risk-no-play-module")


def test_risk_20_2_with_five_cards_in_hand_no_character_draws() -> None:
    at = war("martell", "arryn").hand(0, "skagos", "the_gift", "karhold", "winterfell", "wolfswood")
    at._with(stack=(Turn(seat=0, step="draw"),))
    assert said(at, 0, PlayCard(card="doran_martell")) == ("RISK-20.2", "risk-no-play-full")


def test_risk_6_5_gold_of_this_turn_is_said_to_come_too_late() -> None:
    """RISK-9.4: 100 were there before the income; who has too little with it is told no more than that."""
    at = armed(("hired_thieves",)).gold(100, 500).begin(0)
    assert said(at, 0, card("hired_thieves")) == ("RISK-9.4", "risk-no-gold")
    at.gold(400, 500)._with(stack=(at.state.stack[0], at.state.muster.model_copy(update={"income": 300})))
    clause, text = at.refused(0, card("hired_thieves"))
    assert (clause, text.key, text.args["gold"]) == ("RISK-9.4", "risk-no-gold-early", 100)


def test_risk_22_4_gold_that_is_promised_is_said_to_be() -> None:
    at = armed(("castle_walls",), ("bribery", "reinforce_bulwarks")).gold(1000, 200)
    at.do(0, STORM)
    while at.awaits()[0] != 1:
        at.do(at.awaits()[0], Pass())
    at.do(1, card("bribery"))
    play = card("reinforce_bulwarks", target="sunspear")
    assert said(at, 1, play) == ("RISK-9.4", "risk-no-gold-promised")


def test_risk_22_6_a_truce_says_when_it_ends_a_bribe_that_it_does_not() -> None:
    for name, key in (("a_temporary_truce", "truce"), ("bribery", "barred"), ("wed_for_peace", "barred")):
        at = armed((), (name,))
        at.run((0, STORM), (1, card(name)))
        assert said(at, 0, STORM) == ("RISK-27.16", f"risk-no-attack-{key}")


def test_risk_22_20_supply_lines_are_cut_where_the_card_was_aimed() -> None:
    at = armed(("cut_off_supply_lines",))
    at.run((0, card("cut_off_supply_lines", target="kings_landing")), rolls=("2",))
    clause, text = at.refused(0, Remove(territory="sunspear", armies=1))
    assert (clause, text.key, text.args["territory"]) == (
        "RISK-22.20",
        "risk-no-remove-else",
        "kings_landing",
    )


def test_risk_22_15_in_ones_own_turn_what_comes_first_is_said() -> None:
    """RISK-13.1: how many move in is decided at once."""
    at = armed((), (), kings_landing=1).court(smallfolk=(Smallfolk(seat=0, card="harrenhal"),))
    at._with(deck=tuple(one for one in at.state.deck if one != "harrenhal"))
    at.run((0, STORM), rolls=("6 5 4", "1"))
    assert said(at, 0, Reveal(card="harrenhal")) == ("RISK-13.1", "risk-no-first-occupy")


def test_risk_10_2_who_has_searched_is_told_so_whatever_gold_is_left() -> None:
    at = Position(mode="dominion").lands(0, "harrenhal").gold(100)
    at._with(stack=(Turn(seat=0, step="purchase", searches=1),))
    assert said(at, 0, Search()) == ("RISK-10.2", "risk-no-search")
    at.court(objective_deck=())._with(stack=(Turn(seat=0, step="purchase"),))
    assert said(at, 0, Search()) == ("RISK-10.3", "risk-no-objectives")


def test_risk_6_3_what_is_done_at_court_is_refused_elsewhere_under_its_own_clause() -> None:
    at = war("arryn", "arryn")
    at.do(0, STORM, "6 5 1", "1 6")
    assert at.awaits() == (0, "press")
    assert at.clause(0, Search()) == "RISK-10.2"
    assert at.clause(0, Ransom(character="robb_stark")) == "RISK-22.14"


def test_risk_22_19_dice_that_lie_there_are_the_reason() -> None:
    """Somebody is awaited, so "whenever somebody decides" would not be true."""
    at = armed(("valyrian_steel",), (), ("a_sworn_sword",))
    at.do(0, STORM)
    while at.awaits()[1] != "after_roll":
        seat, kind = at.awaits()
        at.do(seat, Pass(), *(("5 3 2", "5 4") if kind == "declared_against_other" else ()))
    assert said(at, 2, card("a_sworn_sword")) == ("RISK-22.19", "risk-no-play-rolled")


def test_risk_22_22_a_choice_where_there_is_none_is_said_to_be_one_too_many() -> None:
    at = armed(("preparing_for_war", "pirate_ship_fleet")).lands(0, pyke=2)
    nothing = ("RISK-22.22", "risk-no-play-choice")
    assert said(at, 0, card("preparing_for_war", target="pyke")) == nothing
    assert said(at, 0, card("pirate_ship_fleet", target="pyke")) == nothing
    assert said(at, 0, card("pirate_ship_fleet", lands=("pyke",))) == nothing
    assert said(at, 0, card("preparing_for_war", lands=("pyke",))) == ("RISK-22.22", "risk-no-play-lands")


def test_risk_22_20_who_takes_nothing_off_is_heard_to() -> None:
    at = armed(("cut_off_supply_lines",))
    at.run((0, card("cut_off_supply_lines", target="kings_landing")), rolls=("6",))
    (event,) = at.do(0, Remove(territory="kings_landing", armies=0))
    told = event.text()
    assert told is not None
    assert told.key == "risk-armies-spared"
