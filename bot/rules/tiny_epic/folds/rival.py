"""What becomes of the Rival by its events."""

from __future__ import annotations

from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events import rival as told
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.facts import HOUSES
from bot.rules.tiny_epic.model.rival import Rival
from bot.rules.tiny_epic.model.state import TinyEpic


def came(state: TinyEpic, event: told.RivalCame) -> TinyEpic:
    """Set up like a player's house, without gold or hand (TE-16.1)."""
    house = event.house
    home = HOUSES[house].home_domain
    return changed(
        state,
        rival=Rival(house=house),
        heroes={**state.heroes, house: event.hero},
        stock={**state.stock, house: len(HOUSES[house].force_track or ()) - 1},
        units={**state.units, home: {house: Force(tokens=1, hero=True)}},
    )


def stacked(state: TinyEpic, event: told.RivalStacked) -> TinyEpic:
    return _rival(state, cards=event.cards)


def rolled(state: TinyEpic, event: told.RivalRolled) -> TinyEpic:
    rival = _of(state)
    state = changed(state, trail=())
    return _rival(state, cards=rival.cards[1:], used=(*rival.used, event.card), dice=(*rival.dice, event.die))


def braced(state: TinyEpic, event: told.Braced) -> TinyEpic:
    return _rival(state, bonus=event.bonus)


def kindled(state: TinyEpic, _event: told.Kindled) -> TinyEpic:
    return _rival(state, zeal=True)


def rested(state: TinyEpic) -> TinyEpic:
    """The round is over: its dice come off, the slots just used are closed by coins (TE-16.12, TE-16.18)."""
    if state.rival is None:
        return state
    return changed(_rival(state, dice=(), bonus=0, zeal=False), coins=tuple(state.slots))


def _of(state: TinyEpic) -> Rival:
    assert state.rival is not None
    return state.rival


def _rival(state: TinyEpic, **fields: object) -> TinyEpic:
    return changed(state, rival=changed(_of(state), **fields))
