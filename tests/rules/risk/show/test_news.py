"""The line below the title of the map tells what the turn has done, from what all may know."""

from bot.rules.contract import Text
from bot.rules.risk.model.actions import Attack, Halt, Occupy
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.ruleset import RULESET
from tests.rules.risk.position import Position
from tests.words.plain import english


def at_war() -> Position:
    return Position(3).lands(0, harrenhal=9).lands(1, kings_landing=2).invade(0)


def caption(at: Position) -> Text:
    told = RULESET.scene(at.view(None)).caption
    assert told is not None
    return told


def test_before_anything_was_done_it_says_what_is_going_on() -> None:
    assert caption(at_war()) == at_war().view(None).phase


def test_a_land_that_was_taken_is_told_with_its_loser_and_the_price() -> None:
    at = at_war()
    at.do(0, Attack(source="harrenhal", target="kings_landing"), "6 4 1", "5 5")
    at.do(0, Halt())
    at.do(0, Attack(source="harrenhal", target="kings_landing"), "6 5 1", "5")
    at.do(0, Occupy(armies=3))
    assert caption(at) == Text(
        key="risk-news-taken-from",
        args={
            "seat": 0,
            "lost": 1,
            "slain": 2,
            "places": ("kings_landing",),
            "more": 0,
            "their_parties": (1,),
        },
    )
    assert english(caption(at)) == "Alys took King's Landing from Brynden · lost 1, slew 2"


def test_an_attack_that_failed_is_told_too() -> None:
    at = at_war()
    at.do(0, Attack(source="harrenhal", target="kings_landing"), "4 3 1", "5 5")
    at.do(0, Halt())
    assert english(caption(at)) == "Alys did not take King's Landing · lost 2, slew 0"


def test_lands_of_nobody_have_no_loser_and_the_end_has_its_reason() -> None:
    at = Position(2, rest=NEUTRAL).lands(0, lys=9).lands(1, "myr").invade(0)
    at.do(0, Attack(source="lys", target="the_orange_shore"), "6 6 4", "1")
    at.do(0, Occupy(armies=3))
    assert english(caption(at)) == "Alys took The Orange Shore · lost 0, slew 1"
    at.do(0, Attack(source="lys", target="myr"), "6 5 4", "1")
    scene = RULESET.scene(at.view(None))
    assert scene.caption == Text(key="risk-reason-conquest")
    assert scene.winners == (at.state.houses[0],)
