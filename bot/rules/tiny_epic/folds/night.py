"""What the events of the Night King do to the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.rules.contract import Event
from bot.rules.kit.draft import changed, without
from bot.rules.tiny_epic.events import night as told
from bot.rules.tiny_epic.model.night import Night
from bot.rules.tiny_epic.model.sides import NIGHT
from bot.rules.tiny_epic.model.state import TinyEpic


def _rose(night: Night, event: told.WalkerRose) -> Night:
    return changed(night, walkers=(*night.walkers, event.domain))


def _fell(night: Night, event: told.WalkerFell) -> Night:
    return changed(night, walkers=without(night.walkers, event.domain))


def _lurked(night: Night, _event: told.WalkerLurked) -> Night:
    return changed(night, terror=night.terror + 1)


def _dispersed(night: Night, event: told.WalkersDispersed) -> Night:
    return changed(night, terror=night.terror - event.count)


def _dragon_went(night: Night, event: told.DragonWent) -> Night:
    return changed(night, dragon=event.domain)


def _wall_fell(night: Night, _event: told.WallFell) -> Night:
    return changed(night, wall=False, dragon=None)


def _king_came(night: Night, event: told.KingCame) -> Night:
    """An arrow from where he was would need him to have been somewhere: the map shows him where he is."""
    dragon = event.domain if night.phase > 1 else night.dragon
    return changed(night, king=event.domain, dragon=dragon)


def _razed(night: Night, event: told.CastleRazed) -> Night:
    return changed(night, destroyed=(*night.destroyed, event.domain))


def feared(state: TinyEpic, house: str, side: str | None) -> TinyEpic:
    """An NP house is terrified, or no longer (TE-15.28)."""
    if state.night is None:
        return state
    others = tuple(one for one in state.night.terrified if one != house)
    terrified = (*others, house) if side == NIGHT else others
    return changed(state, night=changed(state.night, terrified=terrified))


_NIGHT: Mapping[type[Event], Callable[[Night, Any], Night]] = {
    told.WalkerRose: _rose,
    told.WalkerFell: _fell,
    told.WalkerLurked: _lurked,
    told.WalkersDispersed: _dispersed,
    told.DragonWent: _dragon_went,
    told.WallFell: _wall_fell,
    told.KingCame: _king_came,
    told.CastleRazed: _razed,
}


def _on_night(change: Callable[[Night, Any], Night]) -> Callable[[TinyEpic, Any], TinyEpic]:
    """What changes nothing but what is the Night King's."""

    def folded(state: TinyEpic, event: Event) -> TinyEpic:
        assert state.night is not None
        return changed(state, night=change(state.night, event))

    return folded


FOLDS: Mapping[type[Event], Callable[[TinyEpic, Any], TinyEpic]] = {
    event: _on_night(change) for event, change in _NIGHT.items()
}
