"""The facts of the game as tables. All come from `data/fief` and never change.

The files also say how sure each fact is (`confidence`); that is for readers and not kept here. A domain is named by the
Title over it (`fief_winterfell`): the bare ids of some domains are those of Villages, too.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, field_validator

from data import load


class Fact(BaseModel):
    """What a data file says; what else stands there is for its readers."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Region(Fact):
    number: int
    id: str
    name: str
    principal_village: str
    villages: tuple[str, ...]


class Domain(Fact):
    """The land of one Fief Title (FIEF-0.21)."""

    id: str
    title: str
    name: str
    tier: Literal["great", "lesser"]
    home_of: str | None
    capital: str
    villages: tuple[str, ...]
    price: int

    @property
    def fief(self) -> str:
        """The id of its Title."""
        return f"fief_{self.id}"


class Place(Fact):
    """A Village of the map."""

    id: str
    name: str
    region: int
    domain: str
    coastal: bool
    principal: bool
    capital: bool

    @property
    def fief(self) -> str:
        """The Title over its domain."""
        return f"fief_{self.domain}"


class Road(Fact):
    a: str
    b: str
    type: Literal["road", "sea"]


class Closed(Fact):
    domains: tuple[str, ...]


class Gates(Fact):
    villages: tuple[str, ...]


class Map(Fact):
    regions: tuple[Region, ...]
    domains: tuple[Domain, ...]
    villages: tuple[Place, ...]
    roads: tuple[Road, ...]
    adjacency: dict[str, tuple[str, ...]]
    closed_domains_by_players: dict[int, Closed]
    wall_gates: Gates


class Attribute(Fact):
    id: str
    kind: Literal["printed", "gained"]
    effect: str


class HouseFact(Fact):
    """A House that can be played (FIEF-0.16)."""

    id: str
    name: str
    home_domain: str | None
    ability: str
    starting_noble: str
    variant: bool = False


class Person(Fact):
    """A Noble as printed."""

    id: str
    name: str
    house: str | None = None
    kind: Literal["lord", "lady"]
    attributes: tuple[str, ...]


class People(Fact):
    attributes: tuple[Attribute, ...]
    houses: tuple[HouseFact, ...]
    nobles: tuple[Person, ...]

    @field_validator("nobles", mode="before")
    @classmethod
    def _kinds(cls, nobles: list[dict[str, object]]) -> list[dict[str, object]]:
        return [{**one, "house": one.get("house") or None} for one in nobles]


class CardKind(Fact):
    """A kind of card, of which there are `count`."""

    id: str
    deck: Literal["fortune", "court_event"]
    count: int
    surprise: bool
    disaster: bool = False
    effect: str


class HandLimit(Fact):
    value: int


class CardFacts(Fact):
    cards: tuple[CardKind, ...]
    hand_limit: HandLimit


class TitleFact(Fact):
    """What can be held (FIEF-0.40)."""

    id: str
    name: str
    type: str
    slot: Literal["high", "fief", "military"] | None
    vp: int
    income: int
    region: int | None = None
    kept_by_outlaw: bool
    transferable: bool


class Slots(Fact):
    high: int
    fief: int
    military: int


class Titles(Fact):
    slots_per_noble: Slots
    titles: tuple[TitleFact, ...]


class UnitFact(Fact):
    """Price is None for what is not bought for gold in P4.BUY."""

    id: str
    price: int | None
    sp: int
    hits: int

    @field_validator("price", mode="before")
    @classmethod
    def _bought(cls, price: object) -> object:
        return price if isinstance(price, int) else None


class BuildingFact(Fact):
    id: str
    price: int
    die_penalty: int = 0
    max_per_village: int = 1


class Stock(Fact):
    men_at_arms: int
    knights: int
    archers: int
    bannermen_captains: int
    siege_engines: int
    diplomacy_markers: int
    tax_markers: int


class Common(Fact):
    strongholds: int
    fortified_cities: int
    mills: int
    septs: int
    assassin_markers: int
    mercenaries: int


class Income(Fact):
    village: int
    mill: int
    sept: int
    good_harvest_per_mill: int
    good_weather_per_village: int
    tallage_per_village: int


class OtherPrices(Fact):
    ugly_marriage: int
    calm_uprising_by_council_member: int
    small_council_seat_min_bid: int
    idols_gain_per_sept: int


class DiceStep(Fact):
    min: int
    dice: int


class BattleFacts(Fact):
    die_faces: tuple[int, ...]
    dice_by_sp: tuple[DiceStep, ...]
    max_engines: int
    archer_prebattle: dict[str, int | str]
    """How many Archers earn a die: in the open, against either fortification (FIEF-6.8)."""


class Movement(Fact):
    noble: int
    mother_of_dragons: int
    fast: int
    road_cost: int
    sea_cost: int


class Limits(Fact):
    nobles_per_house: int
    hand: int
    disasters_on_track: int
    open_offers: int
    leave_requests_per_turn: int
    proposals_per_round: int


class Victory(Fact):
    solo: int
    team: int
    team_nwe: int
    team_players_min: int


class Start(Fact):
    gold: int
    knights: int = 0
    men_at_arms: int = 0
    unsullied: int = 0


class Costs(Fact):
    start: Start
    targaryen_start: Start
    stock_per_player: Stock
    stock_common: Common
    units: tuple[UnitFact, ...]
    buildings: tuple[BuildingFact, ...]
    income: Income
    other_prices: OtherPrices
    pillage: dict[str, int | str]
    battle: BattleFacts
    movement: Movement
    limits: Limits
    victory: Victory
    loss_order_worth: dict[str, int | str]


MAP: Map = load("fief/map.json", Map)
PEOPLE: People = load("fief/nobles.json", People)
_CARDS: CardFacts = load("fief/cards.json", CardFacts)
_TITLES: Titles = load("fief/titles.json", Titles)
COSTS: Costs = load("fief/costs.json", Costs)

REGIONS = {region.number: region for region in MAP.regions}
DOMAINS = {domain.fief: domain for domain in MAP.domains}
"""By the id of their Title."""
VILLAGES = {place.id: place for place in MAP.villages}
HOUSES = {house.id: house for house in PEOPLE.houses}
PERSONS = {person.id: person for person in PEOPLE.nobles}
KINDS = {kind.id: kind for kind in _CARDS.cards}
CARDS = {f"{kind.id}_{copy}": kind for kind in _CARDS.cards for copy in range(1, kind.count + 1)}
"""Every single card, so that each is in exactly one place: the kind it is of."""
HAND_LIMIT = _CARDS.hand_limit.value
TITLES = {title.id: title for title in _TITLES.titles}
SLOTS: dict[str, int] = dict(_TITLES.slots_per_noble)
"""How many Titles of each kind a Noble may hold."""
UNITS = {unit.id: unit for unit in COSTS.units}
BUILDINGS = {building.id: building for building in COSTS.buildings}
HEDGE = tuple(person.id for person in PEOPLE.nobles if person.id.startswith("hedge_knight"))

STOCK = {
    "man_at_arms": COSTS.stock_per_player.men_at_arms,
    "knight": COSTS.stock_per_player.knights,
    "archer": COSTS.stock_per_player.archers,
    "bannermen_captain": COSTS.stock_per_player.bannermen_captains,
}
"""Pieces of each kind that a House has (FIEF-0.19)."""

MASTERS = ("master_of_coin", "master_of_ships", "master_of_laws", "master_of_whisperers")
WARDENS = {title.region: title.id for title in TITLES.values() if title.type == "military" and title.region}
"""The Warden Title of each Region."""
