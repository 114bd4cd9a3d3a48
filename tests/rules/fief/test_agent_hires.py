"""What the agent bids for Mercenaries and how many it keeps: by the fight that they decide (FIEF-3.8, 4.6)."""

import pytest

from bot.rules.contract import Action
from bot.rules.fief.actions import Bid, Keep
from bot.rules.fief.agent import auction
from bot.rules.fief.events.base import with_house
from bot.rules.fief.frames.cards.auction import Bidding
from bot.rules.fief.model.fray import Band, Fray
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from tests.rules.fief.position import begin, noble, rich, standing, titled

ROBB, TYWIN = "stark_robb_stark", "lannister_tywin_lannister"
STRONG = "m2k5"
"""An army as strong as 18, with Tywin."""


def peace(gold: int = 5) -> Fief:
    """Three Houses, each alone at home, with a garrison, walls, and two Men at Arms more."""
    state = begin("stark", "lannister", "tyrell", options=FiefOptions(te=True))
    for seat, home in enumerate(("winterfell", "casterly_rock", "highgarden")):
        state = rich(standing(state, seat, home, "m2"), seat, gold)
    return state


def war(men: str, gold: int = 5) -> Fief:
    """Tywin comes with an army to Barrowton, two steps from Robb, who is as strong as 16 behind his walls."""
    return noble(standing(peace(gold), 1, "barrowton", men), TYWIN, 1, "barrowton")


def bids(state: Fief, seat: int = 0, **fields: object) -> Action:
    top = Bidding(asked=(0, 1, 2), floors={"mercenaries": {0: 1, 1: 1, 2: 1}}, **fields)  # type: ignore[arg-type]
    return auction.bid(state, seat, top)


def test_in_peace_it_bids_nothing_and_keeps_nobody() -> None:
    assert bids(peace()) == Bid()
    assert auction.keep(with_house(peace(), 0, mercenaries=5), 0) == Keep(count=0)


def test_in_peace_with_gold_to_spare_it_bids_one() -> None:
    assert bids(peace(gold=auction.PURSE)) == Bid(gold=1)


def test_it_bids_what_a_fight_is_worth_that_they_decide() -> None:
    assert bids(war(STRONG)) == Bid(gold=auction.FIGHT)
    held = titled(war(STRONG), ROBB, "fief_winterfell")
    assert bids(held) == Bid(gold=auction.GREAT)


@pytest.mark.parametrize("men", ["m5", "m9k9"])
def test_a_fight_that_stands_or_is_lost_anyhow_is_worth_nothing(men: str) -> None:
    assert bids(war(men)) == Bid()


def test_whoever_attacks_bids_too() -> None:
    """Tywin is a little stronger than Robb, and wants to be much stronger."""
    assert bids(war(STRONG), 1) == Bid(gold=auction.FIGHT)


def test_it_bids_no_more_than_it_has_and_after_a_tie_one_more() -> None:
    assert bids(war(STRONG, gold=2)) == Bid(gold=2)
    assert bids(war(STRONG), first={0: Bid(gold=3)}) == Bid(gold=auction.FIGHT + 1)


def test_it_pays_as_many_as_it_needs_or_nobody() -> None:
    """One alone would decide nothing."""
    hired = with_house(war(STRONG), 0, mercenaries=5)
    assert auction.keep(hired, 0) == Keep(count=2)
    assert auction.keep(rich(hired, 0, 1), 0) == Keep(count=0)


def test_they_join_a_fight_where_a_noble_stands_or_in_its_own_village_and_no_other() -> None:
    """Neither stands at Horn Hill, where two armies meet without anybody who leads them."""
    state = standing(standing(peace(), 0, "horn_hill", "m2"), 1, "horn_hill", "m2")
    state = with_house(state, 0, mercenaries=4)
    attack, defence = (Band(seat=1, ground="field"),), (Band(seat=0, ground="field"),)
    fray = Fray(village="horn_hill", how="field", attack=attack, defence=defence)
    assert auction.hired(state, 0, fray) is None
    assert auction.hired(noble(state, ROBB, 0, "horn_hill"), 0, fray) == 4
