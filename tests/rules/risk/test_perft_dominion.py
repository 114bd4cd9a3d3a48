"""Perft in Dominion: how many legal actions there are from fixed positions with gold, cards and units, by hand."""

from typing import Any

from bot.rules.contract import fold
from bot.rules.risk import RULESET
from bot.rules.risk.frames import Reinforcement, Turn
from bot.rules.risk.model.actions import Attack
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.state import RiskState
from tests.rules.risk.play.test_dominion import begun
from tests.rules.risk.position import Position
from tests.rules.risk.test_perft import Sixes, forms, perft

PLAIN: dict[str, Any] = {"characters": "off", "maesters": "off"}
SPARE = ("orders", "react", "concede")
"""Kinds that are always there, and counted in a test of their own."""


def counted(at: Position, seat: int) -> dict[str, int]:
    """How many legal actions of each kind `seat` has, but for those that are always there."""
    return {kind: number for kind, number in forms(at, seat).items() if kind not in SPARE}


def placed(state: RiskState) -> Position:
    """A state of a played game as a position."""
    at = Position(len(state.houses), mode="dominion")
    at.state = state
    return at


def test_three_objectives_of_which_two_are_kept() -> None:
    """3 over 2 = 3 ways, for each of the players at the same time."""
    at = placed(begun(3, until="choose"))
    assert [counted(at, seat) for seat in range(3)] == [{"keep": 3}] * 3


def test_claims_of_the_first_rounds() -> None:
    """Three players: 48 territories less three Seats are free; the next in turn has one less."""
    state = begun(3, until="claim")
    first, second = state.order[:2]
    assert (counted(placed(state), first), counted(placed(state), second)) == ({"claim": 45}, {})
    after = fold(RULESET, RULESET.act(state, first, RULESET.default(state, first), Sixes()), state)
    assert counted(placed(after), second) == {"claim": 44}
    assert perft(state, first, 1, {"claim"}) == 45


def test_units_for_single_cards() -> None:
    """Reinforce with 3 armies and two cards of which none is a set: 2 cards x 2 territories; deploying 2 x (3 + 1)."""
    at = Position(mode="dominion", **PLAIN).lands(0, "skagos", "tarth").hand(0, "karhold", "pyke")
    at._with(
        stack=(Turn(seat=0, step="purchase"), Reinforcement(seat=0, step="reinforce", free=3, moment="start"))
    )
    assert counted(at, 0) == {"deploy": 8, "unit": 4}


def test_five_cards_and_the_duty() -> None:
    """EX-42: one set of three Knights to redeem; each of two Siege Engines may go first, to either of two lands."""
    at = Position(mode="dominion", **PLAIN).lands(0, "oldtown", "tarth")
    at.hand(0, "winterfell", "karhold", "cape_kraken", "skagos", "wolfswood")
    muster = Reinforcement(seat=0, step="reinforce", free=3, duty=True, moment="start")
    at._with(stack=(Turn(seat=0, step="purchase"), muster))
    assert counted(at, 0) == {"redeem": 1, "unit": 4}


def test_a_purchase() -> None:
    """400 gold: a card, a search, or the end of the turn; with one army everywhere nothing else."""
    at = Position(mode="dominion", characters="off").lands(0, "skagos", "tarth").gold(400).purchase(0)
    assert counted(at, 0) == {"buy": 1, "search": 1, "end": 1}
    assert perft(at.state, 0, 2, {"buy"}) == 1
    assert perft(at.state, 0, 3, {"buy"}) == 0


def test_units_that_go_along_with_an_attack() -> None:
    """Skagos (2) with two Knights and one Siege Engine before The Gift and Karhold.

    Each attack: dice left out or 1, until left out or 1, units left out or 3 x 2 choices: 2 x 2 x 7 = 28 forms.
    """
    at = Position(mode="dominion", **PLAIN).lands(0, skagos=2).units("skagos", 2, 1, 4).invade(0)
    assert counted(at, 0) == {"attack": 2 * 28, "end": 1}


def test_units_that_may_follow_a_conquest() -> None:
    """Two dice took The Gift, no unit took part: 2 or 3 armies; units left out, or of two Knights 0, 1 or 2."""
    at = Position(mode="dominion", **PLAIN).lands(0, skagos=4).lands(1, "the_gift").units("skagos", knights=2)
    at.invade(0)
    assert perft(at.state, 0, 1, {"attack"}) == 2 * 4 * 4 * (1 + 3)
    at.do(0, Attack(source="skagos", target="the_gift", dice=2, units="0-0"), "6 5", "1")
    assert counted(at, 0) == {"occupy": 2 * (1 + 3)}


def test_characters_with_a_choice_and_without() -> None:
    """Stark, Purchase, 800 gold: Jon Snow alone may be used now; his three colleagues answer invasions."""
    at = Position(mode="dominion", maesters="off").lands(0, "skagos").lands(1, "tarth").gold(100).purchase(0)
    assert counted(at, 0) == {"play": 1, "end": 1}


def test_maester_cards_with_their_choices() -> None:
    """Valar Morghulis names any of 12 Characters; A Sworn Sword any of 2 lands; three lands of two are not possible."""
    at = Position(mode="dominion").lands(0, "skagos", "tarth").maesters(0, "valar_morghulis", "a_sworn_sword")
    at.down("jon_snow").gold(500).invade(0)
    assert counted(at, 0) == {"play": 12 + 2, "end": 1}


def test_an_answer_in_a_window() -> None:
    """Unplanned Losses before a source of 3 and a target of 2: 0 to 2 there, 0 or 1 here, or a pass."""
    at = Position(mode="dominion", characters="off").lands(0, harrenhal=3).lands(1, kings_landing=2)
    at.maesters(2, "unplanned_losses").gold(0, 0, 300).invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"))
    assert counted(at, 2) == {"play": 3 * 2, "pass": 3}


def test_dice_to_turn() -> None:
    """Jaime Lannister after a roll of three: any of three dice, or a pass; the defender has nothing to say yet."""
    at = Position(mode="dominion", maesters="off").lands(2, harrenhal=7).lands(1, kings_landing=3)
    at.gold(0, 0, 200).invade(2)
    at.do(2, Attack(source="harrenhal", target="kings_landing"), "6 5 4", "3 2")
    assert counted(at, 2) == {"play": 3, "pass": 4}
    assert counted(at, 1) == {}


def test_objectives_that_are_met() -> None:
    """500 and 1000 gold are possessed, four castles and two ports are not: two to score."""
    at = (
        Position(mode="dominion", **PLAIN)
        .lands(0, "skagos")
        .gold(1000)
        .objectives(0, "obj_34", "obj_27", "obj_33")
    )
    at.invade(0)
    assert counted(at, 0) == {"score": 2, "end": 1}


def test_series_of_a_purchase_and_a_search() -> None:
    """400 gold: buy and buy; buy and search; search, keep one of two, buy; search, keep: no more searching.

    Depth 1: buy, search: 2. Depth 2: buy-buy, buy-search, search-keep twice: 4.
    Depth 3: buy-search-keep twice, search-keep-buy twice: 4. Depth 4: none.
    """
    at = Position(mode="dominion", characters="off").lands(0, "skagos").gold(400).purchase(0)
    kinds = {"buy", "search", "keep"}
    assert [perft(at.state, 0, depth, kinds) for depth in (1, 2, 3, 4)] == [2, 4, 4, 0]


def test_series_of_cards_and_attacks() -> None:
    """The pirates first, or not: Pyke (2) alone may attack, and with one army: forms 2 x 2 each.

    Its links: Riverrun, The Crag and the six other western ports: 8 targets, 32 forms. With the fleet every coast of
    the board but its own: the coastal territories less Pyke. Depth 1: the card and 32. Depth 2: after the card 4 forms
    a coast. An attack with one army against one always wins here and moves in: then nothing can attack, and the card
    may be played no more. So depth 2 is 4 x coasts.
    """
    at = Position(mode="dominion", characters="off", rest=NEUTRAL).lands(0, pyke=2).lands(1, "harrenhal")
    at.maesters(0, "pirate_ship_fleet").gold(100).invade(0)
    coasts = len(at.board.coastal) - 1 + len({"riverrun", "the_crag"} - at.board.coastal)
    kinds = {"play", "attack"}
    assert perft(at.state, 0, 1, kinds) == 1 + 4 * 8
    at.reacts(1, opponent_plays_maester="never")
    assert perft(at.state, 0, 2, kinds) == 4 * coasts


def test_standing_orders_for_cards() -> None:
    """Three orders each: three Starks who answer something, 18 Maester cards that do, 8 windows.

    The cards: 8 against a declaration, 3 with one's own, 3 against committed armies, and one each of a third player, of
    an opponent's turn, against a card, and for any roll of one's own.
    """
    at = Position(mode="dominion").lands(0, "skagos").lands(1, "tarth").invade(1)
    assert forms(at, 0)["react"] == 3 * (3 + 18 + 8)
