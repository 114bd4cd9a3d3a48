"""Who holds what: domains, castles, cards of Heroes; final units; room (TE-1.7 to TE-1.10, TE-8.6, TE-9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.tiny_epic.legal.realm import Held, banners, muster, realm
from bot.rules.tiny_epic.model.army import Army, Force, joined
from bot.rules.tiny_epic.model.board import distances
from bot.rules.tiny_epic.model.facts import DOMAINS, HOUSES, KINGS_LANDING
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY, seat_of

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

LIMIT = 3
"""Units of one house in a domain (TE-1.10)."""

ENOUGH = 2
"""Tokens without which nobody is an ally (TE-10.1)."""

GOLD_SPACES, TREATY_GOLD = 9, 10
CASTLES_NEEDED, TREATY_NEEDS, FIVE_NEED = 3, 6, 8
FIVE = 5


def side_of(state: TinyEpic, house: str) -> str:
    """The side a house is on: its player's, its ally's, or its own."""
    return banners(state).sides.get(house, house)


def shield(state: TinyEpic, house: str) -> str | None:
    """Who has the Shield of an NP house: the side it is allied with, or the Night King whom it fears (TE-15.28)."""
    terrified = state.night is not None and house in state.night.terrified
    return NIGHT if terrified else state.allies.get(house)


def castles_needed(state: TinyEpic) -> int:
    """Castles without which nobody ends a move in King's Landing (TE-5.5, TE-15.9b)."""
    if not state.options.treaty:
        return CASTLES_NEEDED
    return FIVE_NEED if len(state.lords) == FIVE else TREATY_NEEDS


def speaker(state: TinyEpic, side: str, units: Iterable[str] = (), acting: Seat | None = None) -> Seat:
    """Who decides for units of a side, named by their houses: their owner; for allies alone, for the dead and for a
    house that nobody plays whoever acts, else who holds the Hand (TE-7.3, TE-15.6, TE-15.40, TE-16.5)."""
    if (seat := seat_of(side)) is not None:
        return seat
    owners = [seat for house in units if (seat := owner(state, house)) is not None and side == TREATY]
    return [*owners, *([] if acting is None else [acting]), state.hand_of_king][0]


def owner(state: TinyEpic, house: str) -> Seat | None:
    """Whose house it is."""
    return next((seat for seat, lord in enumerate(state.lords) if lord.house == house), None)


def played_by(state: TinyEpic, house: str) -> str | None:
    """The side that plays a house itself; None of an NP house and of one that is not in the game."""
    if owner(state, house) is None and not lasting(state, house):
        return None
    return side_of(state, house)


def allied(state: TinyEpic, side: str) -> tuple[str, ...]:
    """NP houses allied with a side, in row order."""
    return tuple(house for house in state.np if state.allies.get(house) == side)


def houses(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """The houses whose units a seat controls, its own first (TE-1.7)."""
    return banners(state).houses[seat]


def here(state: TinyEpic, domain: str) -> Army:
    """All units in a domain."""
    return state.units.get(domain, {})


def mine(state: TinyEpic, seat: Seat, domain: str) -> dict[str, Force]:
    """The units there that a seat controls."""
    if (stands := state.units.get(domain)) is None:
        return {}
    own = banners(state).houses[seat]
    return {house: force for house, force in stands.items() if house in own}


def of_side(state: TinyEpic, side: str, domain: str) -> dict[str, Force]:
    """The units of a side in a domain."""
    sides = banners(state).sides
    return {house: force for house, force in here(state, domain).items() if sides.get(house, house) == side}


def dead(state: TinyEpic, domain: str) -> bool:
    """Whether the Night King or a White Walker is there (TE-1.8)."""
    night = state.night
    return night is not None and (domain == night.king or domain in night.walkers)


def holder(state: TinyEpic, domain: str) -> str:
    """The side that holds a domain, while it is fought over the defender; nobody: "" (TE-1.8)."""
    return realm(state).holders.get(domain, "")


def held(state: TinyEpic, side: str) -> tuple[str, ...]:
    """The domains a side holds, in listed order."""
    return realm(state).held.get(side, ())


def domains(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """The domains a player controls, in listed order: of the Treaty's those with a unit of theirs (TE-15.34)."""
    return tuple(
        one
        for one in held(state, state.side(seat))
        if any(force.units for force in mine(state, seat, one).values())
    )


def castles(state: TinyEpic, side: str) -> tuple[str, ...]:
    """The castles a side holds, none that is destroyed; the dead hold none (TE-9.1, TE-15.14, TE-15.16)."""
    return realm(state).castles.get(side, ())


def has_castle(state: TinyEpic, domain: str) -> bool:
    """Whether a castle stands there that somebody can hold."""
    return DOMAINS[domain].castle and (state.night is None or domain not in state.night.destroyed)


def fiefs(state: TinyEpic, side: str) -> tuple[str, ...]:
    """The fiefs a side holds."""
    return tuple(one for one in held(state, side) if DOMAINS[one].kind == "fief")


def most_gold(state: TinyEpic, side: str) -> int:
    """The most gold a side may have (TE-9.1)."""
    return spaces(side, state.options.treaty, realm(state).castles)


def spaces(side: str, treaty: bool, castles: Held) -> int:
    """Spaces for gold; castles of the Treaty take none of its gold, the Rival has none (TE-9.1, TE-15.1, TE-16.5)."""
    if treaty:
        return TREATY_GOLD
    if side == RIVAL:
        return 0
    return max(0, GOLD_SPACES - len(castles.get(side, ())))


def throne(state: TinyEpic) -> str:
    """The side that has the Iron Throne in its pool; an NP house has no pool (TE-9.4)."""
    side = holder(state, KINGS_LANDING)
    return side if side in state.purses else ""


def pool_with_throne(state: TinyEpic, side: str, house: str) -> int:
    """Tokens of an NP house that count for an alliance (TE-10.1)."""
    return state.purses[side].pool.get(house, 0) + (holder(state, KINGS_LANDING) == side)


def hostile(state: TinyEpic, seat: Seat, domain: str) -> bool:
    """TE-1.9, TE-15.9: the Ice Dragon too, as long as it fights by itself."""
    if state.night is not None and state.night.phase == 1 and state.night.dragon == domain:
        return True
    return holder(state, domain) not in ("", state.side(seat))


def all_hostile(state: TinyEpic, seat: Seat) -> frozenset[str]:
    """Every domain that is `hostile` to a seat."""
    own, night = state.side(seat), state.night
    found = {domain for domain, side in realm(state).holders.items() if side != own}
    if night is not None and night.phase == 1 and night.dragon is not None:
        found.add(night.dragon)
    return frozenset(found & state.links.keys())


def haunted(state: TinyEpic, domain: str) -> bool:
    """Whether any of the Night King's side is there, the Ice Dragon too."""
    return dead(state, domain) or (state.night is not None and state.night.dragon == domain)


def unoccupied(state: TinyEpic, domain: str) -> bool:
    """TE-1.8."""
    return not here(state, domain) and not haunted(state, domain)


def total(state: TinyEpic, house: str) -> int:
    """Units of a house on the map, without Eggs."""
    return muster(state).totals.get(house, 0)


def final(state: TinyEpic, house: str) -> bool:
    """Whether what a house has on the map is its final unit (TE-8.6, TE-8.7)."""
    return total(state, house) == 1


def lasting(state: TinyEpic, house: str) -> bool:
    """Whether the Hero of a house is never removed: of one that nobody plays (TE-16.11)."""
    return state.rival is not None and state.rival.house == house


def all_final(state: TinyEpic, army: Army) -> bool:
    """Whether an army is of final units only (TE-8.7)."""
    totals = muster(state).totals
    return all(totals.get(house, 0) == 1 for house, force in army.items() if force.units)


def hero_domain(state: TinyEpic, house: str) -> str | None:
    """Where the Hero of a house stands."""
    return muster(state).heroes.get(house)


def hero_cards(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """Hero Cards in the hand of a seat: of its Heroes on the map, not used, not on the table (TE-1.5, TE-9.6).

    Those of the Treaty's allies only where the seat's own house stands beside the Hero (TE-15.7).
    """
    lord, found = state.lords[seat], []
    where = muster(state).heroes
    for house in houses(state, seat):
        if house in where and house in state.heroes:
            card = state.heroes[house]
            beside = not state.options.treaty or lord.house in here(state, where[house])
            if beside and card not in state.used and card not in state.table:
                found.append(card)
    return tuple(found)


def hand(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """All cards in the hand of a seat."""
    return (*state.lords[seat].hand, *hero_cards(state, seat))


def np_among(state: TinyEpic, army: Iterable[str]) -> int:
    """How many NP houses there are."""
    np, found = state.np, 0
    for house in army:
        if house in np:
            found += 1
    return found


def within_limit(state: TinyEpic, army: Army) -> bool:
    """Whether units may end an action together in a domain (TE-1.10, TE-5.7)."""
    for force in army.values():
        if force.size > LIMIT:
            return False
    np = np_among(state, army)
    return np <= 1 and len(army) - np <= 1


def fits(state: TinyEpic, domain: str, army: Army) -> bool:
    """Whether an army may join what stands in a domain."""
    return within_limit(state, joined(here(state, domain), army))


def far(state: TinyEpic, source: str) -> dict[str, int]:
    """Steps of adjacency from a domain (TE-5.10)."""
    return distances(source, state.reach)


def recruited(state: TinyEpic, house: str) -> int:
    """TE-1.12."""
    return len(HOUSES[house].force_track or ()) - state.stock[house]
