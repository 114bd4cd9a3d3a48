"""The facts of the game as tables: domains, houses, cards, mats. All come from `data/tiny_epic` and never change.

The files also say how sure each fact is (`confidence`); that is for readers and not kept here.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, field_validator

from bot.rules.tiny_epic.model.ops import AnyOp
from data import load

FACES = ("recruit", "march", "sail", "whisper", "plot", "event")
"""The faces of a die, and the slots of the Action Mat, in listed order (TE-0.10, TE-1.14)."""

KINGS_LANDING = "kings_landing"


class Fact(BaseModel):
    """What a data file says; what else stands there is for its readers."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Domain(Fact):
    """TE-1.1 to TE-1.3."""

    id: str
    name: str
    map_card: str
    row: Literal["north", "central", "south"]
    north_of_wall: bool
    kind: Literal["fief", "castle", "throne"]
    castle: bool
    tax_gold: int
    home_of: str | None
    adjacent: tuple[str, ...]


class SeaChain(Fact):
    """TE-5.4."""

    order: tuple[str, ...]
    max_sail: int


class Map(Fact):
    domains: tuple[Domain, ...]
    sea_chain: SeaChain


class DieAbility(Fact):
    """TE-3.3, TE-3.10: sets a die to one of `faces`, or throws dice again."""

    type: Literal["set_face", "reroll"]
    faces: tuple[str, ...] = ()
    cost: int


class Space(Fact):
    """A space of the Force Track (TE-1.11)."""

    recruit_cost: int
    reward: Literal["gold", "card", "vp"]


class Objective(Fact):
    """TE-11.3."""

    section: int
    needs_recruited: int
    condition: Literal["control_home", "control_fiefs", "control_kings_landing", "none"]
    domain: str = ""
    count: int = 0


class House(Fact):
    """TE-1.4."""

    id: str
    name: str
    set: Literal["base", "ice_fire"]
    playable: bool
    home_domain: str
    hero: str | None = None
    die_ability: DieAbility
    force_track: tuple[Space, ...] | None = None
    objectives: tuple[Objective, ...] | None = None


class Houses(Fact):
    houses: tuple[House, ...]


class Icon(Fact):
    """What a card does in a battle (TE-1.13)."""

    kind: Literal["strength", "secret", "conscripts", "retreat"]
    value: int


class Card(Fact):
    """A Plot Card, or the Hero Card of a `house`."""

    id: str
    name: str
    house: str = ""
    battle: Icon
    defense_cost: int
    shields: tuple[str, ...]
    effect: str
    requires: tuple[str, ...]
    steps: tuple[AnyOp, ...]


class Cards(Fact):
    cards: tuple[Card, ...]

    @field_validator("cards", mode="before")
    @classmethod
    def _in_play(cls, cards: list[dict[str, object]]) -> list[dict[str, object]]:
        """Those of the base game: the steps of others are not known yet."""
        return [card for card in cards if card["set"] == "base"]


class RoundMat(Fact):
    """TE-11.1, TE-11.5."""

    rounds: int
    scoring_after: tuple[int, ...]
    vengeance_after: tuple[int, ...]


class RoundMats(Fact):
    standard: RoundMat


class Dice(Fact):
    count: dict[int, int]


class Castles(Fact):
    castle_rank_vp: dict[int, tuple[int, ...]]


class Mats(Fact):
    dice: Dice
    round_mats: RoundMats
    scoring: Castles


_MAP: Map = load("tiny_epic/map.json", Map)
_HOUSES: Houses = load("tiny_epic/houses.json", Houses)
_PLOT: Cards = load("tiny_epic/plot_cards.json", Cards)
_HEROES: Cards = load("tiny_epic/hero_cards.json", Cards)

MATS: Mats = load("tiny_epic/mats.json", Mats)
ROUNDS = MATS.round_mats.standard
DOMAINS = {domain.id: domain for domain in _MAP.domains if not domain.north_of_wall}
HOUSES = {house.id: house for house in _HOUSES.houses if house.set == "base"}
PLOT = {card.id: card for card in _PLOT.cards}
HEROES = {card.id: card for card in _HEROES.cards}
CARDS = PLOT | HEROES
SEA = _MAP.sea_chain

HERO_OF = {card.house: card.id for card in _HEROES.cards}
"""The Hero of each house."""

NAMES: dict[str, str] = {
    **{domain.id: domain.name for domain in DOMAINS.values()},
    **{house.id: house.name for house in HOUSES.values()},
    **{card.id: card.name for card in CARDS.values()},
}
