"""Who holds what: domains, castles, cards of Heroes; final units; room (TE-1.7 to TE-1.10, TE-8.6, TE-9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.tiny_epic.model.army import Army, Force, joined
from bot.rules.tiny_epic.model.board import distances
from bot.rules.tiny_epic.model.facts import DOMAINS, HOUSES, KINGS_LANDING

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

LIMIT = 3
"""Units of one house in a domain (TE-1.10)."""

GOLD_SPACES = 9
CASTLES_NEEDED = 3
"""Castles without which nobody ends a move in King's Landing (TE-5.5)."""


def side_of(state: TinyEpic, house: str) -> str:
    """The side a house is on: its player's, its ally's, or its own."""
    for seat, lord in enumerate(state.lords):
        if lord.house == house:
            return state.side(seat)
    return state.allies.get(house, house)


def owner(state: TinyEpic, house: str) -> Seat | None:
    """Whose house it is."""
    return next((seat for seat, lord in enumerate(state.lords) if lord.house == house), None)


def allied(state: TinyEpic, side: str) -> tuple[str, ...]:
    """NP houses allied with a side, in row order."""
    return tuple(house for house in state.np if state.allies.get(house) == side)


def houses(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """The houses whose units a seat controls, its own first (TE-1.7)."""
    return (state.lords[seat].house, *allied(state, state.side(seat)))


def here(state: TinyEpic, domain: str) -> Army:
    """All units in a domain."""
    return state.units.get(domain, {})


def mine(state: TinyEpic, seat: Seat, domain: str) -> dict[str, Force]:
    """The units there that a seat controls."""
    own = houses(state, seat)
    return {house: force for house, force in here(state, domain).items() if house in own}


def of_side(state: TinyEpic, side: str, domain: str) -> dict[str, Force]:
    """The units of a side in a domain."""
    return {house: force for house, force in here(state, domain).items() if side_of(state, house) == side}


def attacker(state: TinyEpic, domain: str) -> str:
    """The side that is attacking a domain at this moment, if any."""
    fights = (frame for frame in state.stack if frame.kind == "battle" and frame.target == domain)
    return next((frame.attacker for frame in fights), "")


def holder(state: TinyEpic, domain: str) -> str:
    """The side that holds a domain, while it is fought over the defender; nobody: "" (TE-1.8)."""
    from_outside = attacker(state, domain)
    sides = (side_of(state, house) for house, force in here(state, domain).items() if force.units)
    return next((side for side in sides if side != from_outside), "")


def held(state: TinyEpic, side: str) -> tuple[str, ...]:
    """The domains a side holds, in listed order."""
    return tuple(domain for domain in state.links if holder(state, domain) == side)


def castles(state: TinyEpic, side: str) -> tuple[str, ...]:
    """The castle domains a side holds (TE-9.1)."""
    return tuple(one for one in held(state, side) if DOMAINS[one].castle)


def fiefs(state: TinyEpic, side: str) -> tuple[str, ...]:
    """The fiefs a side holds."""
    return tuple(one for one in held(state, side) if DOMAINS[one].kind == "fief")


def most_gold(state: TinyEpic, side: str) -> int:
    """TE-9.1."""
    return max(0, GOLD_SPACES - len(castles(state, side)))


def throne(state: TinyEpic) -> str:
    """The side that has the Iron Throne in its pool; an NP house has no pool (TE-9.4)."""
    side = holder(state, KINGS_LANDING)
    return side if side in state.purses else ""


def pool_with_throne(state: TinyEpic, side: str, house: str) -> int:
    """Tokens of an NP house that count for an alliance (TE-10.1)."""
    return state.purses[side].pool.get(house, 0) + (throne(state) == side)


def hostile(state: TinyEpic, seat: Seat, domain: str) -> bool:
    """TE-1.9."""
    return holder(state, domain) not in ("", state.side(seat))


def unoccupied(state: TinyEpic, domain: str) -> bool:
    """TE-1.8."""
    return not here(state, domain)


def total(state: TinyEpic, house: str) -> int:
    """Units of a house on the map, without Eggs."""
    return sum(army[house].units for army in state.units.values() if house in army)


def final(state: TinyEpic, house: str) -> bool:
    """Whether what a house has on the map is its final unit (TE-8.6, TE-8.7)."""
    return total(state, house) == 1


def all_final(state: TinyEpic, army: Army) -> bool:
    """Whether an army is of final units only (TE-8.7)."""
    return all(final(state, house) for house, force in army.items() if force.units)


def hero_domain(state: TinyEpic, house: str) -> str | None:
    """Where the Hero of a house stands."""
    return next((d for d, army in state.units.items() if house in army and army[house].hero), None)


def hero_cards(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """Hero Cards in the hand of a seat: of its Heroes on the map, not used, not on the table (TE-1.5, TE-9.6)."""
    away = {*state.used, *state.table}
    cards = [state.heroes[house] for house in houses(state, seat) if house in state.heroes]
    there = {state.heroes[h] for h in houses(state, seat) if hero_domain(state, h) is not None}
    return tuple(card for card in cards if card in there and card not in away)


def hand(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """All cards in the hand of a seat."""
    return (*state.lords[seat].hand, *hero_cards(state, seat))


def np_among(state: TinyEpic, army: Iterable[str]) -> int:
    """How many NP houses there are."""
    return sum(house in state.np for house in army)


def within_limit(state: TinyEpic, army: Army) -> bool:
    """Whether units may end an action together in a domain (TE-1.10, TE-5.7)."""
    players = sum(house not in state.np for house in army)
    return all(f.size <= LIMIT for f in army.values()) and np_among(state, army) <= 1 and players <= 1


def fits(state: TinyEpic, domain: str, army: Army) -> bool:
    """Whether an army may join what stands in a domain."""
    return within_limit(state, joined(here(state, domain), army))


def far(source: str) -> dict[str, int]:
    """Steps of adjacency from a domain (TE-5.10)."""
    return distances(source)


def recruited(state: TinyEpic, house: str) -> int:
    """TE-1.12."""
    return len(HOUSES[house].force_track or ()) - state.stock[house]
