"""The facts of the game as tables: domains, houses, cards, mats. All come from `data/tiny_epic` and never change.

The files also say how sure each fact is (`confidence`); that is for readers and not kept here.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.rules.tiny_epic.model.ops import AnyOp
from data import load

FACES = ("recruit", "march", "sail", "whisper", "plot", "event")
"""The faces of a die, and the slots of the Action Mat, in listed order (TE-0.10, TE-1.14)."""

KINGS_LANDING = "kings_landing"

POWER_TOKENS = 9
"""Power Tokens of each house (TE-1.5)."""


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
    home_of: str | None
    adjacent: tuple[str, ...]


class SeaChain(Fact):
    """TE-5.4."""

    order: tuple[str, ...]


class SeaLink(Fact):
    """A link of the sea that is open once the Wall has fallen (TE-15.9a); the northern card first."""

    link: tuple[str, str]


class Wall(Fact):
    """TE-15.9a."""

    edges: tuple[tuple[str, str], ...]


class Map(Fact):
    domains: tuple[Domain, ...]
    sea_chain: SeaChain
    sea_extensions: tuple[SeaLink, ...]
    wall: Wall


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
    set: Literal["base", "ice_fire", "hero_pack"]
    default: bool = True
    """Of a Hero Card: whether it is the first of its house (TE-2.9)."""
    battle: Icon
    defense_cost: int
    shields: tuple[str, ...]
    effect: str
    requires: tuple[str, ...]
    steps: tuple[AnyOp, ...]


class Cards(Fact):
    cards: tuple[Card, ...]


class RoundMat(Fact):
    """TE-11.1, TE-11.5."""

    rounds: int
    scoring_after: tuple[int, ...]
    vengeance_after: tuple[int, ...]


class RoundMats(Fact):
    standard: RoundMat
    five_player: RoundMat
    cooperative: RoundMat
    solo: RoundMat
    solo_night_king: RoundMat


class Dice(Fact):
    count: dict[int, int]


class Castles(Fact):
    castle_rank_vp: dict[int, tuple[int, ...]]


class DragonFacts(Fact):
    """TE-13.9, TE-13.12."""

    colors: tuple[str, ...]
    fly_range: int


class Head(Fact):
    """Points at the start (TE-15.5)."""

    treaty: int = 0
    night_king: int = 0
    steel: int = 0
    glass: int = 0
    """Tokens that cover their tracks from the start (decision 0015)."""
    spared: tuple[str, ...] = ()
    """Kinds of Exploration Tokens that are left out (decision 0015)."""


class Difficulty(Fact):
    rows: dict[int, dict[str, Head]]
    """By players; one plays with a Teammate (TE-17.1)."""


class KingMat(Fact):
    """TE-15.19; Dragon Glass covers the track from the right."""

    base_strength: int
    strength_track_left_to_right: tuple[int, ...]


class WalkerMat(Fact):
    """TE-15.18; Valyrian Steel covers the track."""

    base_strength: int
    strength_track: tuple[int, ...]


class DragonCard(Fact):
    """TE-15.23a."""

    strength: int
    phase2_adds_to_night_king: int


class Terrified(Fact):
    """TE-15.28."""

    defense_bonus: int


class Mats(Fact):
    dice: Dice
    round_mats: RoundMats
    scoring: Castles
    dragons: DragonFacts
    difficulty: Difficulty
    night_king: KingMat
    white_walkers: WalkerMat
    ice_dragon: DragonCard
    terrified: Terrified


class Token(Fact):
    """An Exploration Token (TE-15.23)."""

    id: str
    color: Literal["brown", "blue"]
    kind: Literal[
        "dragon_glass", "three_eyed_raven", "valyrian_steel", "remove_white_walker", "cache_of_gold", "lose_gold",
        "add_white_walker", "evoke_terror",
    ]  # fmt: skip
    amount: int | None
    negative: bool


class Tokens(Fact):
    min_army: int
    tokens: tuple[Token, ...]


class Ranger(Fact):
    """A Ranger Card (TE-15.10 to TE-15.12)."""

    id: str
    round: int
    blue_tokens: tuple[str, ...]
    white_walkers: tuple[str, ...]
    night_king_attacks: str | None


class Rangers(Fact):
    cards: tuple[Ranger, ...]


_MAP: Map = load("tiny_epic/map.json", Map)
_HOUSES: Houses = load("tiny_epic/houses.json", Houses)
_PLOT: Cards = load("tiny_epic/plot_cards.json", Cards)
_HEROES: Cards = load("tiny_epic/hero_cards.json", Cards)
_RANGERS: Rangers = load("tiny_epic/ranger_cards.json", Rangers)
_TOKENS: Tokens = load("tiny_epic/exploration_tokens.json", Tokens)

MATS: Mats = load("tiny_epic/mats.json", Mats)
DOMAINS = {domain.id: domain for domain in _MAP.domains}
HOUSES = {house.id: house for house in _HOUSES.houses}
PLOT = {card.id: card for card in _PLOT.cards}
HEROES = {card.id: card for card in _HEROES.cards}
CARDS = PLOT | HEROES
SEA = _MAP.sea_chain
SEA_NORTH = tuple(one.link[0] for one in _MAP.sea_extensions)
"""The northern map cards at the western and the eastern end of the sea, once the Wall has fallen."""
WALL = frozenset(frozenset(edge) for edge in _MAP.wall.edges)
TOKENS = {token.id: token for token in _TOKENS.tokens}
MIN_ARMY = _TOKENS.min_army
"""Units of the Treaty that explore (TE-15.23)."""
RANGERS = {card.id: card for card in _RANGERS.cards}

HERO_OF = {card.house: card.id for card in _HEROES.cards if card.default}
"""The Hero of each house."""
HEROES_OF = {
    house: (hero, *(card.id for card in _HEROES.cards if card.house == house and not card.default))
    for house, hero in HERO_OF.items()
}
"""The Heroes of each house, the second ones too (TE-2.9)."""


def plot_deck(dragons: bool) -> tuple[str, ...]:
    """The Plot Cards of a game without Dragons, or with them (TE-2.7, TE-13.1)."""
    return tuple(card.id for card in PLOT.values() if dragons or card.set == "base")


NAMES: dict[str, str] = {
    **{domain.id: domain.name for domain in DOMAINS.values()},
    **{house.id: house.name for house in HOUSES.values()},
    **{card.id: card.name for card in CARDS.values()},
}
