"""What is said to somebody who is out: that they are, and whether a House may be theirs (RISK-17.1, MITCHELL-6.7)."""

import pytest

from bot.rules.contract import Concede
from bot.rules.risk.model.actions import Agree, Lead
from cogs.games.risk.facing import facing
from cogs.play import panel
from tests.cogs.games.risk.test_facts import seated, words
from tests.rules.risk.position import Position
from tests.rules.risk.realm import Mitchell

OUT = "> You are out of this war; you may watch it to its end."


def fallen() -> Mitchell:
    """Seat 2 is out; House Greyjoy holds a land, and nobody leads it."""
    return (
        Mitchell(3).lands(0, winterfell=4).lands(1, storms_end=3).gone(2).power("greyjoy", pyke=3).invade(0)
    )


def test_risk_17_1_who_is_out_reads_so_below_whom_the_game_waits_for() -> None:
    """*Waiting for Alys to attack* stood there alone, as for anybody whose turn it is not."""
    at = Position().lands(0, winterfell=4).lands(1, storms_end=3).invade(0)
    at._with(out=(2,))
    here, view, say = seated(at, 2)
    shown = words(panel.menu(here, view, say))
    assert "Waiting for" in shown
    assert shown.endswith(OUT)


def test_risk_17_1_nobody_else_reads_it_nor_anybody_once_the_game_is_over() -> None:
    at = fallen()
    assert all("out" not in facing(at.view(seat), seated(at, 0)[2]) for seat in (0, 1, None))
    at.do(1, Concede())
    _, view, say = seated(at, 2)
    assert view.outcome is not None
    assert facing(view, say) == ""


def test_mitchell_6_7_a_house_that_nobody_leads_may_be_asked_for() -> None:
    _, view, say = seated(fallen(), 2)
    assert facing(view, say) == f"{OUT}\n> If all who play agree, you may lead a House that nobody plays."


@pytest.mark.parametrize("why", ["left", "none"])
def test_mitchell_6_7_who_has_left_or_finds_no_house_is_told_of_none(why: str) -> None:
    at = fallen()
    if why == "left":
        at.realm(left=(2,))
    else:
        at.lands(0, "pyke")
    _, view, say = seated(at, 2)
    assert facing(view, say) == OUT


def test_mitchell_6_7_who_has_been_promised_one_reads_which_and_from_when() -> None:
    at = fallen()
    at.do(2, Lead(house="greyjoy"))
    for seat in (0, 1):
        at.do(seat, Agree(yes=True))
    _, view, say = seated(at, 2)
    assert facing(view, say) == "> From the next round on you lead House Greyjoy, if it holds a land then."


def test_mitchell_6_7_who_has_asked_in_vain_may_ask_again_in_the_next_round() -> None:
    at = fallen()
    at.do(2, Lead(house="greyjoy"))
    at.do(0, Agree(yes=False))
    _, view, say = seated(at, 2)
    assert facing(view, say) == f"{OUT}\n> You may ask for a House again in the next round."
