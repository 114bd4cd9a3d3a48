"""The boards as tables: territories, links, regions, castles, ports, card symbols (RISK-1, RISK-8.1, RISK-15).

Everything comes from `data/risk`; a table is built once per board and never changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product

from pydantic import BaseModel

from bot.rules.kit.board import held, reach
from data import load

ATTACK_DICE = 3
"""The most armies an attacker commits (RISK-11.4)."""
DEFENCE_DICE = 2
"""The most armies a defender commits (RISK-11.5)."""

NEUTRAL = -1
"""The owner of what no player holds (RISK-1.5)."""

UNCLAIMED = -2
"""The owner of what is still to be claimed during set-up (RISK-4.8)."""


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
    coastal: bool
    neighbours: tuple[NeighbourData, ...]
    port_neighbours: tuple[str, ...]


class RegionData(BaseModel):
    """One region of a board file."""

    id: str
    name: str
    bonus: int
    territories: tuple[str, ...]


class CoastData(BaseModel):
    """A coast: its ports bear the same colour on both boards (RISK-19.9)."""

    id: str
    icon_colour: str
    ports: tuple[str, ...]


class BoardData(BaseModel):
    """A board file."""

    coasts: tuple[CoastData, ...]
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


class EndCardData(BaseModel):
    """The card that ends a Skirmish."""

    id: str
    name: str


class CardsData(BaseModel):
    """The part of the card file that every mode uses."""

    end_game_card: EndCardData
    territory_cards: Mapping[str, tuple[TerritoryCardData, ...]]
    set_values: tuple[SetValueData, ...]
    set_bonus: SetBonusData
    hand_limit: HandLimitData


class HouseData(BaseModel):
    """One House: its letter tells it apart on the map where colour does not."""

    id: str
    name: str
    letter: str
    seat_of_power: str


class DominionData(BaseModel):
    """How a Dominion of so many players is laid out (RISK-4)."""

    players: int
    turn_order: tuple[str, ...]
    starting_armies: int
    seat_armies: int
    neutral_territories: int
    neutral_armies_each: int = 0


class BonusData(BaseModel):
    """What a place in turn order brings at the start (RISK-4.9)."""

    position: int
    gold: int
    territory_cards: int
    maester_cards: int
    gold_with_two_players: int = 0


class WorldData(BaseModel):
    """What joins the boards (RISK-15.5)."""

    linked_coasts: tuple[tuple[str, str], ...]


class SkirmishData(BaseModel):
    """How a Skirmish of so many players is laid out (RISK-2.1, RISK-3)."""

    players: int
    boards: tuple[str, ...]
    houses: tuple[str, ...]
    cards_dealt: tuple[int, ...]
    neutral_armies_each: int


class PlacementData(BaseModel):
    """Where a side of the House Mitchell variant begins; `house` is None for the garrison of no House."""

    house: str | None
    town: str | None
    armies: int
    playable: bool


class PowerData(BaseModel):
    """A side that only the House Mitchell variant knows."""

    id: str
    name: str
    letter: str


class RegionOverrideData(BaseModel):
    """What a variant changes in a region."""

    exclude: tuple[str, ...]


class LinkData(BaseModel):
    """A link that a variant adds."""

    a: str
    b: str


class PlayersData(BaseModel):
    """Fewest and most players."""

    min: int
    max: int


class MitchellData(BaseModel):
    """The House Mitchell variant (MITCHELL-1 to MITCHELL-9)."""

    board: str
    players: PlayersData
    placements: tuple[PlacementData, ...]
    placement_order: tuple[str, ...]
    cards_set_aside: tuple[str, ...]
    cards_dealt_each: int
    armies_per_dealt_territory: int
    armies_per_other_territory: int
    statutory_exile_armies: Mapping[str, int]
    extra_houses: tuple[PowerData, ...]
    region_overrides: Mapping[str, RegionOverrideData]
    extra_links: tuple[LinkData, ...]
    seats_of_power: Mapping[str, str]


class FirstGameData(BaseModel):
    """A first game for two on a few lands of a board (RISK-2.14)."""

    board: str
    regions: tuple[str, ...]
    setup: SkirmishData


class HousesData(BaseModel):
    """The part of the House file that every mode uses."""

    houses: tuple[HouseData, ...]
    dominion_setups: tuple[DominionData, ...]
    turn_order_bonus: tuple[BonusData, ...]
    world_at_war: WorldData
    skirmish_setups: tuple[SkirmishData, ...]
    first_game: FirstGameData
    mitchell: MitchellData


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
    """The colour of the coast of each port (RISK-15.2, RISK-15.3)."""
    coastal: frozenset[str]
    part: Mapping[str, str]
    """Which printed board a territory lies on."""
    links: Mapping[str, tuple[str, ...]]
    regions: tuple[Region, ...]
    symbols: Mapping[str, str]
    called: Mapping[str, str]
    """The names of the territories."""

    def in_order(self, territories: Iterable[str]) -> tuple[str, ...]:
        """`territories` in board order."""
        return tuple(sorted(territories, key=self.rank.__getitem__))

    def held(self, owner: Mapping[str, int], seat: int) -> tuple[str, ...]:
        """The territories of `seat`, in board order."""
        return held(self.territories, owner, seat)

    def opposing(self, owner: Mapping[str, int], source: str) -> tuple[str, ...]:
        """What is linked with `source` and not held by its owner, neutral forces included."""
        seat = owner[source]
        return tuple([place for place in self.links[source] if owner[place] != seat])

    def faces(self, owner: Mapping[str, int], source: str) -> bool:
        """Whether any such land is linked with `source`."""
        seat = owner[source]
        for place in self.links[source]:  # noqa: SIM110 — asked for each land at each default
            if owner[place] != seat:
                return True
        return False

    def regions_of(self, owner: Mapping[str, int], seat: int) -> tuple[Region, ...]:
        """The regions `seat` controls (RISK-1.2)."""
        held = {place for place, holder in owner.items() if holder == seat}
        return tuple(region for region in self.regions if region.territories <= held)

    def reached(self, owner: Mapping[str, int], source: str) -> set[str]:
        """Where a maneuver from `source` may end: over links, through its owner's land only (RISK-18.2)."""
        seat = owner[source]
        return reach(self.links, source, lambda place: owner[place] == seat)


CARDS: CardsData = load("risk/cards.json", CardsData)
HAND_LIMIT = CARDS.hand_limit.territory
"""The most territory cards in a hand (RISK-8.8)."""
END_CARD = CARDS.end_game_card.id
"""The id of the End Game card among the territory cards of a deck (RISK-3.8)."""
_DATA: HousesData = load("risk/houses.json", HousesData)
HOUSES = {house.id: house for house in _DATA.houses}
SKIRMISH = {setup.players: setup for setup in _DATA.skirmish_setups}
DOMINION = {setup.players: setup for setup in _DATA.dominion_setups}
BONUS = {bonus.position: bonus for bonus in _DATA.turn_order_bonus}
MITCHELL = _DATA.mitchell
FIRST_GAME = _DATA.first_game
LETTERS = {house.id: house.letter for house in _DATA.houses}
LETTERS |= {side.id: side.letter for side in MITCHELL.extra_houses}
"""What tells the sides apart on the map where colour does not."""

VARIANT = "mitchell"
"""The Westeros board as the House Mitchell variant has it (MITCHELL-1)."""
FIRST = "first"
"""The few lands of a first game (RISK-2.14)."""
PARTS = {
    "westeros": ("westeros",),
    "essos": ("essos",),
    "world": ("westeros", "essos"),
    VARIANT: (MITCHELL.board,),
    FIRST: (FIRST_GAME.board,),
}
"""The printed boards that each board is made of (RISK-5.1)."""


def board_for(players: int) -> str:
    """The board that so many players play on (RISK-2.1)."""
    boards = SKIRMISH[players].boards
    return next(name for name, parts in PARTS.items() if parts == boards)


@cache
def board(name: str) -> Board:
    """The table of a board: `westeros`, `essos`, both as `world`, `mitchell`, or the few lands of the `first` game."""
    files = {part: _file(part, name) for part in PARTS[name]}
    places = [(part, place) for part, data in files.items() for place in data.territories]
    rank = {place.id: number for number, (_, place) in enumerate(places)}
    linked = {place.id: {n.id for n in place.neighbours} | set(place.port_neighbours) for _, place in places}
    near = {place: others.intersection(rank) for place, others in linked.items()}
    for one, other in (*_narrow_sea(files), *(_variant_links() if name == VARIANT else ())):
        near[one].add(other)
        near[other].add(one)
    colours = {
        port: coast.icon_colour for data in files.values() for coast in data.coasts for port in coast.ports
    }
    return Board(
        id=name,
        territories=tuple(rank),
        rank=rank,
        castles=frozenset(place.id for _, place in places if place.castle),
        ports={place.id: colours[place.id] for _, place in places if place.port},
        coastal=frozenset(place.id for _, place in places if place.coastal),
        part={place.id: part for part, place in places},
        links={place: tuple(sorted(others, key=rank.__getitem__)) for place, others in near.items()},
        regions=tuple(_region(r, name) for data in files.values() for r in data.regions),
        symbols={
            card.territory: card.symbol
            for part in files
            for card in CARDS.territory_cards[part]
            if card.territory in rank
        },
        called={place.id: place.name for _, place in places},
    )


def _file(part: str, name: str) -> BoardData:
    """A printed board; of a first game those of its regions alone."""
    data: BoardData = load(f"risk/{part}.json", BoardData)
    if name != FIRST:
        return data
    regions = tuple(region for region in data.regions if region.id in FIRST_GAME.regions)
    lands = {place for region in regions for place in region.territories}
    coasts = tuple(
        coast.model_copy(update={"ports": tuple(port for port in coast.ports if port in lands)})
        for coast in data.coasts
    )
    places = tuple(place for place in data.territories if place.id in lands)
    return data.model_copy(update={"regions": regions, "territories": places, "coasts": coasts})


def _region(data: RegionData, name: str) -> Region:
    """A region; in the variant The Gift belongs to none (MITCHELL-1.4)."""
    override = MITCHELL.region_overrides.get(data.id) if name == VARIANT else None
    return Region(
        data.id, data.bonus, frozenset(data.territories) - set(override.exclude if override else ())
    )


def _variant_links() -> Iterator[tuple[str, str]]:
    """The ports that the variant links besides (MITCHELL-1.3)."""
    for link in MITCHELL.extra_links:
        yield link.a, link.b


def _narrow_sea(files: Mapping[str, BoardData]) -> Iterator[tuple[str, str]]:
    """The links between the ports of two boards (RISK-15.5)."""
    coasts = {f"{part}:{coast.id}": coast.ports for part, data in files.items() for coast in data.coasts}
    for one, other in _DATA.world_at_war.linked_coasts:
        yield from product(coasts.get(one, ()), coasts.get(other, ()))


def names() -> dict[str, str]:
    """What the ids of both boards, of the Houses and of the End Game card are called."""
    called = {house.id: house.name for house in HOUSES.values()}
    called |= {side.id: side.name for side in MITCHELL.extra_houses}
    called[END_CARD] = CARDS.end_game_card.name
    for name in CARDS.territory_cards:
        data = load(f"risk/{name}.json", BoardData)
        called |= {region.id: region.name for region in data.regions}
        called |= {place.id: place.name for place in data.territories}
    return called
