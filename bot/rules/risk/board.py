"""The boards as tables: territories, links, regions, castles, ports, card symbols (RISK-1, RISK-8.1, RISK-15).

Everything comes from `data/risk`; a table is built once per board and never changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from pydantic import BaseModel

from data import load

NEUTRAL = -1
"""The owner of what no player holds (RISK-1.5)."""

END_CARD = "end_game"
"""The id of the End Game card among the territory cards of a deck (RISK-3.8)."""


class NeighbourData(BaseModel):
    """A border or a sea line drawn on the board."""

    id: str


class TerritoryData(BaseModel):
    """One territory of a board file."""

    id: str
    name: str
    region: str
    castle: bool
    port: str | None
    neighbours: tuple[NeighbourData, ...]
    port_neighbours: tuple[str, ...]


class RegionData(BaseModel):
    """One region of a board file."""

    id: str
    name: str
    bonus: int
    territories: tuple[str, ...]


class BoardData(BaseModel):
    """A board file."""

    regions: tuple[RegionData, ...]
    territories: tuple[TerritoryData, ...]


class TerritoryCardData(BaseModel):
    """The card of one territory."""

    territory: str
    symbol: str


class SetValueData(BaseModel):
    """What a set of three symbols is worth."""

    set: tuple[str, str, str]
    armies: int


class SetBonusData(BaseModel):
    """What a set brings besides, where one of its territories is controlled."""

    armies: int


class HandLimitData(BaseModel):
    """How many cards a hand may hold."""

    territory: int


class CardsData(BaseModel):
    """The part of the card file that every mode uses."""

    territory_cards: Mapping[str, tuple[TerritoryCardData, ...]]
    set_values: tuple[SetValueData, ...]
    set_bonus: SetBonusData
    hand_limit: HandLimitData


class HouseData(BaseModel):
    """One House: its letter tells it apart on the map where colour does not."""

    id: str
    name: str
    letter: str


class SkirmishData(BaseModel):
    """How a Skirmish of so many players is laid out (RISK-2.1, RISK-3)."""

    players: int
    boards: tuple[str, ...]
    houses: tuple[str, ...]
    cards_dealt: tuple[int, ...]
    neutral_armies_each: int


class HousesData(BaseModel):
    """The part of the House file that every mode uses."""

    houses: tuple[HouseData, ...]
    skirmish_setups: tuple[SkirmishData, ...]


@dataclass(frozen=True)
class Region:
    """Territories that bring `bonus` armies together (RISK-7.3)."""

    id: str
    bonus: int
    territories: frozenset[str]


@dataclass(frozen=True)
class Board:
    """One board, in board order (RISK-1.10).

    `links` joins borders, sea lines and ports of one coast (RISK-15.1), each neighbour once, in board order.
    """

    id: str
    territories: tuple[str, ...]
    rank: Mapping[str, int]
    castles: frozenset[str]
    ports: Mapping[str, str]
    links: Mapping[str, tuple[str, ...]]
    regions: tuple[Region, ...]
    symbols: Mapping[str, str]

    def in_order(self, territories: Iterable[str]) -> tuple[str, ...]:
        """`territories` in board order."""
        return tuple(sorted(territories, key=self.rank.__getitem__))

    def held(self, owner: Mapping[str, int], seat: int) -> tuple[str, ...]:
        """The territories of `seat`, in board order."""
        return tuple(place for place in self.territories if owner[place] == seat)

    def opposing(self, owner: Mapping[str, int], source: str) -> tuple[str, ...]:
        """What is linked with `source` and not held by its owner, neutral forces included."""
        seat = owner[source]
        return tuple(place for place in self.links[source] if owner[place] != seat)

    def regions_of(self, owner: Mapping[str, int], seat: int) -> tuple[Region, ...]:
        """The regions `seat` controls (RISK-1.2)."""
        held = {place for place, holder in owner.items() if holder == seat}
        return tuple(region for region in self.regions if region.territories <= held)

    def reached(self, owner: Mapping[str, int], source: str) -> set[str]:
        """Where a maneuver from `source` may end: over links, through its owner's land only (RISK-18.2)."""
        seat, seen, edge = owner[source], {source}, [source]
        while edge:
            for place in self.links[edge.pop()]:
                if place not in seen and owner[place] == seat:
                    seen.add(place)
                    edge.append(place)
        return seen - {source}


CARDS = load("risk/cards.json", CardsData)
HOUSES = {house.id: house for house in load("risk/houses.json", HousesData).houses}
SKIRMISH = {setup.players: setup for setup in load("risk/houses.json", HousesData).skirmish_setups}


@cache
def board(name: str) -> Board:
    """The table of the board `name`: `westeros` or `essos`."""
    data = load(f"risk/{name}.json", BoardData)
    rank = {place.id: number for number, place in enumerate(data.territories)}
    links = {}
    for place in data.territories:
        near = {other.id for other in place.neighbours} | set(place.port_neighbours)
        links[place.id] = tuple(sorted(near, key=rank.__getitem__))
    return Board(
        id=name,
        territories=tuple(rank),
        rank=rank,
        castles=frozenset(place.id for place in data.territories if place.castle),
        ports={place.id: place.port for place in data.territories if place.port},
        links=links,
        regions=tuple(Region(r.id, r.bonus, frozenset(r.territories)) for r in data.regions),
        symbols={card.territory: card.symbol for card in CARDS.territory_cards[name]},
    )


def names() -> dict[str, str]:
    """What the ids of both boards and of the Houses are called."""
    called = {house.id: house.name for house in HOUSES.values()}
    for name in CARDS.territory_cards:
        data = load(f"risk/{name}.json", BoardData)
        called |= {region.id: region.name for region in data.regions}
        called |= {place.id: place.name for place in data.territories}
    return called
