"""How strong the dead are, and when the Night King may be fought (TE-15.18 to TE-15.20, TE-15.23a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.rules.tiny_epic.legal import control, units
from bot.rules.tiny_epic.model.army import Army
from bot.rules.tiny_epic.model.facts import CARDS, MATS
from bot.rules.tiny_epic.model.night import Foe, Night
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


def may_fight_king(state: TinyEpic) -> bool:
    """TE-15.19: only a Treaty that is not behind."""
    return state.purses[TREATY].score >= state.purses[NIGHT].score


def strength(state: TinyEpic, foe: Foe, domain: str, cards: Sequence[str] = ()) -> int:
    """Of the dead in a battle at `domain`, with the icons of `cards`."""
    night = night_of(state)
    match foe:
        case "king":
            near = sum(place in night.walkers for place in (domain, *state.links[domain]))
            base = king(night, domain) + near * walker(night)
        case "ice_dragon":
            base = MATS.ice_dragon.strength + (domain in night.walkers) * walker(night)
        case _:
            base = walker(night)
    icons = [CARDS[card].battle for card in cards]
    called = conscripts(state, foe, domain) if any(icon.kind == "conscripts" for icon in icons) else 0
    return base + sum(icon.value for icon in icons if icon.kind == "strength") + called


def conscripts(state: TinyEpic, foe: Foe, domain: str) -> int:
    """What a Conscripts icon adds: all White Walkers next to `domain`, and him; to himself nothing more."""
    if foe == "king":
        return 0
    night, near = night_of(state), state.links[domain]
    walkers = sum(place in night.walkers for place in near) * walker(night)
    return walkers + (king(night, night.king) if night.king in near else 0)


def walker(night: Night) -> int:
    """A White Walker, without cards (TE-15.18)."""
    mat = MATS.white_walkers
    return mat.base_strength + sum(mat.strength_track[: len(mat.strength_track) - night.steel])


def king(night: Night, domain: str | None) -> int:
    """The Night King where he is, or is to be, without his White Walkers and cards (TE-15.18, TE-15.19)."""
    mat = MATS.night_king
    track = sum(mat.strength_track_left_to_right[: len(mat.strength_track_left_to_right) - night.glass])
    beside = night.dragon is not None and night.dragon == domain
    return mat.base_strength + track + beside * MATS.ice_dragon.phase2_adds_to_night_king


def prey(state: TinyEpic, army: Army) -> tuple[str, ...]:
    """What the dead take of an army, named as in `frames/loss.py` (TE-15.21): a token of an ally, else the Hero of one,
    else a Dragon of one, else what its owner chooses of the own house; of a Teammate a token before a Dragon (TE-17.4).
    """
    allies = {house: force for house, force in army.items() if house in state.np}
    own = {house: force for house, force in army.items() if house not in state.np}
    tokens = tuple(house for house, force in allies.items() if force.tokens)
    heroes = tuple(state.heroes[house] for house, force in allies.items() if force.hero)
    dragons = tuple(unit for unit in units.names(state, allies) if unit not in (*tokens, *heroes))
    its = tuple(house for house, force in own.items() if control.lasting(state, house) and force.tokens)
    steps = (tokens, heroes, dragons, its, units.names(state, own))
    return next((step for step in steps if step), ())


def night_of(state: TinyEpic) -> Night:
    """What belongs to the Night King, in a mode that has him."""
    assert state.night is not None
    return state.night
