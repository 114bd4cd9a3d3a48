"""A house without a player, the Rival or the Teammate: what it has, its cards, what they tell it to do (TE-16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from bot.rules.contract import Model
from bot.rules.kit.deck import Cards
from bot.rules.tiny_epic.model.facts import Fact
from data import load

Where = Literal["hero_domain", "home_domain", "castle_with_fewest_units"]


class _Deed(Model):
    model_config = ConfigDict(populate_by_name=True)


class Place(_Deed):
    """Units placed on the map, from its Force Track or the Token Pool of its strongest ally (TE-16.6)."""

    op: Literal["recruit"] = "recruit"
    unit: Literal["rival", "strongest_ally"]
    n: int
    where: Where


class GoTo(_Deed):
    """Its Hero and the tokens with it go to the next target, or to one that a card names first (TE-16.7, TE-16.10)."""

    op: Literal["move_to_next_target"] = "move_to_next_target"
    first: str = ""
    alone: bool = False
    hero_strength: int = 2
    battle_bonus: int = 0
    battle_bonus_if: Mapping[str, int] = {}
    before_battle_vs_you: Mapping[str, int] = {}
    on_win: tuple[Gain, ...] = ()


class Scheme(_Deed):
    """A Plot: the top card of the deck is turned up (TE-16.8)."""

    op: Literal["plot"] = "plot"


class Shield(_Deed):
    """One shield of that card."""

    op: Literal["shield"] = "shield"
    house: str


class Brood(_Deed):
    """A Whisper: strength in its next battle (TE-16.9)."""

    op: Literal["whisper"] = "whisper"
    bonus: int


class Gain(_Deed):
    op: Literal["gain_vp"] = "gain_vp"
    n: int


class Take(_Deed):
    """A token from the fullest Token Pool of a house that is not its ally (TE-12.18)."""

    op: Literal["ally_take"] = "ally_take"
    source: Literal["fullest_non_allied_np_pool"] = Field(default="fullest_non_allied_np_pool", alias="from")
    n: int


class Kindle(_Deed):
    """Strength against the dead until the round ends (TE-17.3, TE-17.8)."""

    op: Literal["kindle"] = "kindle"


class IfCastles(_Deed):
    """One thing or another, by how many castles it holds."""

    op: Literal["if_castles_at_least"] = "if_castles_at_least"
    n: int
    then: tuple[Deed, ...]
    otherwise: tuple[Deed, ...] = Field(alias="else")


class LayEggs(_Deed):
    """Eggs in its Hero's domain (TE-13.5)."""

    op: Literal["place_eggs"] = "place_eggs"
    n: int
    where: Where


Deed = Annotated[
    Place | GoTo | Scheme | Shield | Brood | Gain | Take | Kindle | IfCastles | LayEggs,
    Field(discriminator="op"),
]
"""One thing it is told to do."""


class Rival(Model):
    """What belongs to it besides what every side has."""

    house: str
    cards: Cards = ()
    """Its cards still to come, the next one first; nobody sees them."""
    used: Cards = ()
    """Those turned up, the last one last."""
    dice: tuple[str, ...] = ()
    """In its slots this round, the left one first (TE-16.4)."""
    bonus: int = 0
    """Strength from Whispers for its next battle this round (TE-16.18)."""
    zeal: bool = False
    """Whether it is stronger against the dead this round (TE-17.8)."""


class Instruction(Fact):
    """A line of a Rival Card's Recruit."""

    unit: Literal["rival", "strongest_ally"]
    n: int
    where: Where


class RivalCard(Fact):
    """What it does by a Recruit, a March or a Sail; the last two by the row its Hero stands in (TE-16.6, TE-16.7)."""

    id: str
    recruit: tuple[Instruction, ...]
    march: Mapping[str, str]
    sail: Mapping[str, str]


class Whispering(Fact):
    bonus: int


class Event(Fact):
    text: str
    steps: tuple[Deed, ...]


class SoloHero(Fact):
    """What its Hero does by a Whisper or an Event (TE-16.9)."""

    hero: str
    house: str
    hero_strength: int
    whisper: Whispering
    event: Event
    teammate_event: str | None


class RivalFacts(Fact):
    cards: tuple[RivalCard, ...]
    solo_hero_cards: tuple[SoloHero, ...]


_FACTS: RivalFacts = load("tiny_epic/rival_cards.json", RivalFacts)

RIVAL_CARDS = {card.id: card for card in _FACTS.cards}
SOLO_HEROES = {card.house: card for card in _FACTS.solo_hero_cards}
"""By house."""
