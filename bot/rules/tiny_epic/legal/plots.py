"""What the shields of a card allow in a Plot, and at what price (TE-4.5 to TE-4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.facts import CARDS
from bot.rules.tiny_epic.model.ops import Plot
from bot.rules.tiny_epic.model.sides import NIGHT

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

NP_SHIELD, OWN_SHIELD, OTHER_SHIELD = 1, 2, 3
WALKER = "white_walker"
"""What a shield may be resolved for against the Night King: a White Walker leaves the Terror Pool (TE-15.9c)."""


def cost(state: TinyEpic, seat: Seat, op: Plot, shield: str, target: str = "") -> int:
    """What it costs to resolve a shield, for `target` where that matters."""
    if op.free:
        return 0
    if shield in state.np or target == WALKER:
        return NP_SHIELD
    return OWN_SHIELD if control.played_by(state, shield) in (None, state.side(seat)) else OTHER_SHIELD


def targets(state: TinyEpic, seat: Seat, op: Plot, shield: str) -> tuple[str, ...]:
    """What may be chosen for a shield: a house whose token is taken; if its pool is empty, a side that returns one."""
    if state.options.treaty:
        return _of_treaty(state, seat, op, shield)
    if cost(state, seat, op, shield) > state.purse(seat).gold:
        return ()
    if shield in state.np:
        if state.stock[shield]:
            return (shield,)
        return tuple(side for side, purse in state.purses.items() if purse.pool.get(shield))
    side = control.played_by(state, shield)
    if side is None or side == state.side(seat):
        return tuple(house for house in state.np if state.stock[house])
    return tuple(state.purses[side].pool)


def _of_treaty(state: TinyEpic, seat: Seat, op: Plot, shield: str) -> tuple[str, ...]:
    """TE-15.9c: a house whose token is taken, or leaves the Terror Pool if its Token Pool is empty; a White Walker."""
    night, gold = state.night, state.purse(seat).gold
    houses = (shield,) if shield in state.np else state.np
    found = [house for house in houses if state.stock[house] or state.purses[NIGHT].pool.get(house)]
    walkers = [WALKER] if night is not None and night.terror else []
    return tuple(one for one in (*found, *walkers) if cost(state, seat, op, shield, one) <= gold)


def shields(state: TinyEpic, seat: Seat, op: Plot, left: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the shields `left` that can be resolved, each once."""
    return tuple(one for one in dict.fromkeys(left) if targets(state, seat, op, one))


def cards(state: TinyEpic, seat: Seat, op: Plot) -> tuple[str, ...]:
    """Cards in hand of which at least one shield can be resolved."""
    return tuple(card for card in control.hand(state, seat) if shields(state, seat, op, CARDS[card].shields))
