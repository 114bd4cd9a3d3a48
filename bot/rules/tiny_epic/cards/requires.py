"""What a card asks for before it may be played (TE-12.2a)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.tiny_epic.legal import control, dragons, treaty
from bot.rules.tiny_epic.model.facts import KINGS_LANDING

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

AMOUNT = re.compile(r"(?P<what>\w+)(?P<sign>>=|==)(?P<n>\d+)")


def met(state: TinyEpic, seat: Seat, name: str) -> bool:
    """Whether a requirement is met.

    One that only says that a step must be possible is met, for the dry run asks that; one that is unknown is not.
    """
    amount = AMOUNT.fullmatch(name)
    if amount is None:
        asks = REQUIREMENTS.get(name)
        return name in BY_STEPS or (asks is not None and asks(state, seat))
    has, n = AMOUNTS[amount["what"]](state, seat), int(amount["n"])
    return has >= n if amount["sign"] == ">=" else has == n


def lacking(state: TinyEpic, seat: Seat, requires: Iterable[str]) -> str | None:
    """What of it is not met, the first of several: the name of an amount (`gold`, `no_gold`), or of a requirement."""
    name = next((one for one in requires if not met(state, seat, one)), None)
    amount = AMOUNT.fullmatch(name or "")
    if amount is None:
        return name and name.removeprefix("gold>=")
    return amount["what"] if amount["sign"] == ">=" else f"no_{amount['what']}"


def needed(requires: Iterable[str], what: str) -> int:
    """How much of an amount is asked for."""
    found = filter(None, map(AMOUNT.fullmatch, requires))
    return next((int(one["n"]) for one in found if one["what"] == what), 0)


def _leaders(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """Domains with a Hero or Dragon of the player (TE-12.3)."""
    return tuple(
        d
        for d in state.links
        if d in state.units and any(force.leaders for force in control.mine(state, seat, d).values())
    )


def _hero_alone(state: TinyEpic, seat: Seat) -> bool:
    return any(
        sum(force.size for force in control.here(state, d).values()) == 1 for d in _leaders(state, seat)
    )


def _leader_is_another(state: TinyEpic, seat: Seat) -> bool:
    best = max(purse.score for purse in state.purses.values())
    return [s for s, purse in state.purses.items() if purse.score == best] != [state.side(seat)] and (
        sum(purse.score == best for purse in state.purses.values()) == 1
    )


def _own_hero_on_map(state: TinyEpic, seat: Seat) -> bool:
    return control.hero_domain(state, state.lords[seat].house) is not None


AMOUNTS: Mapping[str, Callable[[TinyEpic, Seat], int]] = {
    "gold": lambda state, seat: state.purse(seat).gold,
    "vp": lambda state, seat: state.purse(seat).score,
    "castles": lambda state, seat: len(control.castles(state, state.side(seat))),
    "force_track_tokens": lambda state, seat: state.stock[state.lords[seat].house],
    "ally_pool": lambda state, seat: sum(state.purse(seat).pool.values()),
    "another_player_ally_pool": lambda state, seat: max(
        sum(purse.pool.values()) for side, purse in state.purses.items() if side != state.side(seat)
    ),
}

REQUIREMENTS: Mapping[str, Callable[[TinyEpic, Seat], bool]] = {
    "control_hero": lambda state, seat: bool(_leaders(state, seat)),
    "hero_alone_in_domain": _hero_alone,
    "own_hero_card_in_hand_or_played": _own_hero_on_map,
    "own_hero_on_mat": lambda state, seat: not _own_hero_on_map(state, seat),
    "eggs_in_supply": lambda state, _seat: bool(dragons.supply(state)),
    "gold>=egg_cost": lambda state, seat: state.purse(seat).gold >= state.options.egg_cost,
    "has_alliance": lambda state, seat: bool(control.allied(state, state.side(seat))),
    "sole_leader_is_another_player": _leader_is_another,
    "kings_landing_controlled_by_a_player": lambda state, _seat: (
        treaty.walker_alone(state, KINGS_LANDING) if state.options.treaty else control.throne(state) != ""
    ),
    "kings_landing_controller_has_ally_token": lambda state, _seat: bool(
        (side := control.throne(state)) and state.purses[side].pool
    ),
    "power_token_in_kings_landing": lambda state, _seat: (
        any(force.tokens for force in control.here(state, KINGS_LANDING).values())
        or (state.night is not None and KINGS_LANDING in state.night.walkers)
    ),
}

BY_STEPS = frozenset(
    {
        "legal_attack_target",
        "legal_single_unit_target",
        "legal_single_token_target",
        "adjacent_hostile_domain",
        "leverage_on_target_ally",
        "own_power_token_removable",
        "own_house_unit_removable",
        "np_pool_token_of_non_ally",
        "np_token_on_map",
        "adjacent_enemy_power_token",
        "control_hero_removable",
        "hero_available",
    }
)
"""Requirements that say no more than that a step of the card can be carried out."""
