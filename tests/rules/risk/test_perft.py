"""Perft: how many legal actions, and how many orders of play, there are from fixed positions, counted by hand."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from bot.rules.contract import RuleError
from bot.rules.menu import legal_actions
from bot.rules.risk import RULESET
from bot.rules.risk.model.actions import Attack
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.state import RiskState
from tests.rules.risk.position import Position

T = TypeVar("T")

ORDERS = 3 * (48 + 1)
"""Three orders, each for one of 48 territories or, left out, for all."""


class Sixes:
    """The attacker throws nothing but sixes, everybody else ones."""

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        return (sides if why == "attack" else 1,) * count

    def shuffle(self, why: str, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items)


def forms(at: Position, seat: int) -> Counter[str]:
    """How many legal actions of each kind `seat` has."""
    return Counter(action.kind for action in legal_actions(RULESET, at.view(seat)))


def perft(state: RiskState, seat: int, depth: int, kinds: set[str]) -> int:
    """How many series of `depth` legal actions of these kinds `seat` has, the dice being sixes."""
    if depth == 0:
        return 1
    found = 0
    for action in legal_actions(RULESET, RULESET.view(state, seat)):
        if action.kind in kinds:
            after = state
            for event in RULESET.act(state, seat, action, Sixes()):
                after = RULESET.apply(after, event)
            found += perft(after, seat, depth - 1, kinds)
    return found


def test_one_source_one_target() -> None:
    """Gulltown borders The Eyrie, and six ports of its coast, all one's own but The Eyrie.

    Attack: 1 source, 1 target; dice left out, 1 or 2; until left out, 1 or 2: 3 x 3 = 9.
    Maneuver: from Gulltown to 6 ports, armies left out, 1 or 2: 18. The ports reach each other, but hold 1 army each.
    """
    at = Position().lands(0, gulltown=3)
    at.lands(
        0, "widows_watch", "white_harbor", "kings_landing", "dragonstone", "storms_end", "sunspear"
    ).invade(0)
    assert forms(at, 0) == {"attack": 9, "maneuver": 18, "end": 1, "orders": ORDERS, "concede": 1}


def test_attacks_from_an_island() -> None:
    """Skagos (4) borders The Gift and Karhold: 2 targets; dice left out or 1-3, until left out or 1-3: 2 x 4 x 4."""
    at = Position().lands(0, skagos=4).invade(0)
    assert forms(at, 0)["attack"] == 32


def test_attacks_out_of_a_region() -> None:
    """Seat 0 holds The North with 2 armies in each land: 1 die and until 1, each given or left out, are 4 forms a link.

    Its 13 territories have these links out of the region:
    The Neck to Mountains of the Moon, The Twins and Harlaw: 3.
    Wolfswood and Cape Kraken to the five other western ports each: 10.
    Widow's Watch and White Harbor to the five other eastern ports each: 10.
    """
    at = Position().region(0, "the_north")
    at.lands(0, **dict.fromkeys(at.board.held(at.owner, 0), 2)).invade(0)
    assert forms(at, 0)["attack"] == 4 * (3 + 10 + 10)


def test_deployments() -> None:
    """Three territories, seven armies: each with armies left out or 1 to 7."""
    at = Position().lands(0, "skagos", "tarth", "the_arbor").muster(0, 7)
    assert forms(at, 0) == {"deploy": 3 * 8, "orders": ORDERS, "concede": 1}


def test_sets_in_five_cards() -> None:
    """Three Knights and two Siege Engines hold one set; two, two and one hold 2 x 2 x 1 = 4."""
    at = (
        Position()
        .lands(0, "harrenhal")
        .hand(0, "winterfell", "karhold", "cape_kraken", "skagos", "wolfswood")
    )
    assert forms(at.begin(0), 0)["redeem"] == 1
    at = Position().lands(0, "harrenhal").hand(0, "winterfell", "karhold", "skagos", "wolfswood", "the_gift")
    assert forms(at.begin(0), 0)["redeem"] == 4


def test_series_of_deployments() -> None:
    """Two territories, two armies.

    Depth 1: 2 territories x (left out, 1, 2) = 6. Only an action that places one army leaves something to place: there
    are 2 of these, each followed by 2 territories x (left out, 1) = 4. Depth 2: 8. Depth 3: none.
    """
    state = Position().lands(0, "skagos", "tarth").muster(0, 2).state
    assert [perft(state, 0, depth, {"deploy"}) for depth in (1, 2, 3)] == [6, 8, 0]


def test_series_of_attacks() -> None:
    """Lys (3) may take The Orange Shore (1), the ports being its own; sixes always win.

    Lys has 2 x 4 = 8 links: The Orange Shore by sea, and the four ports of its coast, which are its own with 1 army.
    Depth 1: dice left out, 1, 2; until left out, 1, 2: 9 forms.
    With 2 dice, given or left out (6 forms), both armies must move in and nothing is asked: a second attack from there,
    with 2 armies. With 1 die (3 forms) 1 or 2 may move in: occupy has 2 forms.
    Depth 2 of attack and occupy: 6 x A + 3 x 2. A is the attacks from The Orange Shore (2), which borders Myr, Lower
    Rhoyne, Volantis, Tyrosh and, by sea, Lys; opposing are Lower Rhoyne and Tyrosh: 2 x 4 forms = 8.
    The other sources hold 1 army. 6 x 8 + 6 = 54.
    """
    at = Position(2, rest=NEUTRAL).lands(1, "qarth")
    at.lands(0, "myr", "volantis", "braavosian_coastlands", "the_flatlands", lys=3).invade(0)
    assert [perft(at.state, 0, depth, {"attack", "occupy"}) for depth in (1, 2)] == [9, 54]


def test_the_list_and_the_judge_agree_on_every_attack_of_a_position() -> None:
    """Not only is all that is listed legal: all that is legal is listed, over every pair of territories."""
    at = (
        Position()
        .lands(0, skagos=4, harrenhal=2, tarth=1, oldtown=3)
        .lands(1, "winterfell", "the_arbor")
        .invade(0)
    )
    listed = {action for action in legal_actions(RULESET, at.view(0)) if isinstance(action, Attack)}
    legal = set()
    for source in at.board.territories:
        for target in at.board.territories:
            for dice in (None, 0, 1, 2, 3, 4):
                attack = Attack(source=source, target=target, dice=dice)
                try:
                    RULESET.act(at.state, 0, attack, Sixes())
                except RuleError:
                    continue
                legal.add(attack)
    assert legal == {attack for attack in listed if attack.until is None}
