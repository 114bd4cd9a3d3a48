"""Characters, Maester cards and Objectives as data (RISK-19, RISK-21, RISK-22; RISK-27 says what an `op` does)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pydantic import BaseModel, Field

from bot.rules.risk.model.options import Modules
from data import load

DECLARE_WINDOWS = ("own_declare", "declared_against_you", "declared_against_other")
"""The windows of a declaration, in their order (RISK-23.3)."""

DRAW_WINDOWS = ("own_draw", "own_draw_none")
"""What one may do for the card that is drawn at the end of a turn (RISK-23.6)."""

WINDOWS_ASKED = (
    "opponent_turn_start",
    *DECLARE_WINDOWS,
    "committed_against_you",
    "after_roll",
    "after_any_own_roll",
    "opponent_plays_maester",
)
"""Windows in which the game waits for somebody (RISK-23.6); `after_roll` stands for those of a battle."""

ALL = 9
"""As a number of dice: all of them."""


class Effect(BaseModel):
    """One operation with its fields (RISK-27.1)."""

    op: str
    amount: int | str = 0
    amount_by_roll: Mapping[str, int] | None = None
    count: int | str = 0
    where: str | None = None
    target: str | None = None
    lasts: str | None = None
    scope: str | None = None
    until: str | None = None
    trigger: str | None = None
    unit: str | None = None
    deck: str | None = None
    roll: str | None = None
    success_at: int = 0
    ransom: int = 0
    armies: int = 0
    also: tuple[Effect, ...] = ()

    @property
    def number(self) -> int:
        """`amount` or `count` where it is a plain number; ALL for all dice."""
        value = self.amount or self.count
        return value if isinstance(value, int) else ALL


class Requires(BaseModel):
    """The condition under which a card may be used (RISK-21.3)."""

    model_config = {"extra": "forbid"}

    target_armies: int | None = None
    target_armies_at_least: int | None = None
    target_has_any: tuple[str, ...] | None = None
    opponent_with_maester_card: bool | None = None
    opponent_with_gold: bool | None = None
    conquered_this_turn_at_least: int | None = None
    conquered_this_turn_at_most: int | None = None
    each_has_any: tuple[str, ...] | None = None
    own_castles_at_least: int | None = None
    own_ports_at_least: int | None = None
    own_gold_at_least: int | None = None
    own_territories_at_least: int | None = None
    linked_opponent_territory_armies_at_least: int | None = None
    living_character_of: str | None = None
    free_character_of: str | None = None
    defender: str | None = None


class PlayableCard(BaseModel):
    """A Character (`house`) or a Maester card (`copies`)."""

    id: str
    name: str
    cost: int
    window: str
    effect: Effect
    requires: Requires = Requires()
    needs: tuple[str, ...] = ()
    house: str | None = None
    copies: int = 0

    @property
    def operations(self) -> tuple[Effect, ...]:
        """Its operations in the order in which they are carried out."""
        return (self.effect, *self.effect.also)


class Check(BaseModel):
    """What an Objective asks for; `type` says which fields count (RISK-19)."""

    type: str
    castles: int = 0
    ports: int = 0
    regions: int = 0
    territories: int = 0
    territories_each: int = 0
    each_with: str | None = None
    from_one_opponent: bool = False
    armies: int = 0
    amount: int = 0
    count: int = 0
    knight: int = 0
    siege_engine: int = 0
    fortification: int = 0


class Objective(BaseModel):
    """An Objective card."""

    id: str
    vp: int
    text: str
    check: Check
    needs: tuple[str, ...] = ()


class LibraryData(BaseModel):
    """The part of the card file that Dominion adds."""

    characters: tuple[PlayableCard, ...]
    maesters: tuple[PlayableCard, ...] = Field(min_length=1)
    objectives: tuple[Objective, ...]
    maester_buy_cost: int
    objective_dig_cost: int


LIBRARY: LibraryData = load("risk/cards.json", LibraryData)
CHARACTERS = {one.id: one for one in LIBRARY.characters}
MAESTERS = {one.id: one for one in LIBRARY.maesters}
THINGS = {**CHARACTERS, **MAESTERS}
"""All that can be played, by id."""
OBJECTIVES = {one.id: one for one in LIBRARY.objectives}
OF_HOUSE = {
    house: tuple(one.id for one in LIBRARY.characters if one.house == house)
    for house in dict.fromkeys(one.house for one in LIBRARY.characters)
}
"""The four Characters of each House (RISK-21.1)."""


def _alive(needs: tuple[str, ...], on: Modules) -> bool:
    return all(getattr(on, need) for need in needs)


@cache
def maester_cards(on: Modules) -> tuple[str, ...]:
    """The Maester cards in play, each copy once (RISK-2.8, RISK-22.1)."""
    if not on.maesters:
        return ()
    return tuple(one.id for one in LIBRARY.maesters if _alive(one.needs, on) for _ in range(one.copies))


@cache
def objective_cards(on: Modules) -> tuple[str, ...]:
    """The Objectives in play (RISK-2.8)."""
    return tuple(one.id for one in LIBRARY.objectives if on.objectives and _alive(one.needs, on))


def aim(card: str, target: str) -> dict[str, str | int]:
    """Whom or what a card is aimed at, for the words: of these choices all hear at once (RISK-22.22)."""
    if target in CHARACTERS:
        return {"aim": "character", "character": target}
    if THINGS[card].effect.target == "one_opponent" and target.isdecimal():
        return {"aim": "seat", "aimed_seat": int(target)}
    if target == "none" or target[0].isdecimal():  # dice and numbers of armies show in what comes of it
        return {"aim": "none"}
    return {"aim": "territory", "territory": target}


def usable_at_all(thing: PlayableCard, on: Modules) -> bool:
    """Whether a Character or card can do anything under these switches (RISK-2.8)."""
    return _alive(thing.needs, on)


def names() -> dict[str, str]:
    """What the ids of Characters, Maester cards and Objectives are called: an Objective by what it asks for."""
    asked = {one.id: one.text.rstrip(".") for one in OBJECTIVES.values()}
    return {one.id: one.name for one in THINGS.values()} | asked
