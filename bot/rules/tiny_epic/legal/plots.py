"""What the shields of a card allow in a Plot, and at what price (TE-4.5 to TE-4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.facts import CARDS
from bot.rules.tiny_epic.model.ops import Plot

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

NP_SHIELD, OWN_SHIELD, OTHER_SHIELD = 1, 2, 3


def cost(state: TinyEpic, seat: Seat, op: Plot, shield: str) -> int:
    """What it costs to resolve a shield."""
    if op.free:
        return 0
    if shield in state.np:
        return NP_SHIELD
    return OWN_SHIELD if control.owner(state, shield) in (None, seat) else OTHER_SHIELD


def targets(state: TinyEpic, seat: Seat, op: Plot, shield: str) -> tuple[str, ...]:
    """What may be chosen for a shield: a house whose token is taken; if its pool is empty, a side that returns one."""
    if cost(state, seat, op, shield) > state.purse(seat).gold:
        return ()
    if shield in state.np:
        if state.stock[shield]:
            return (shield,)
        return tuple(side for side, purse in state.purses.items() if purse.pool.get(shield))
    player = control.owner(state, shield)
    if player in (None, seat):
        return tuple(house for house in state.np if state.stock[house])
    return tuple(state.purse(player).pool) if player is not None else ()


def shields(state: TinyEpic, seat: Seat, op: Plot, left: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the shields `left` that can be resolved, each once."""
    return tuple(one for one in dict.fromkeys(left) if targets(state, seat, op, one))


def cards(state: TinyEpic, seat: Seat, op: Plot) -> tuple[str, ...]:
    """Cards in hand of which at least one shield can be resolved."""
    return tuple(card for card in control.hand(state, seat) if shields(state, seat, op, CARDS[card].shields))
