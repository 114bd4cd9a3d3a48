"""What the events of exploring do to the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.rules.contract import Event
from bot.rules.kit.draft import changed, put, without
from bot.rules.tiny_epic.events import exploring
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.model.facts import TOKENS
from bot.rules.tiny_epic.model.night import Night
from bot.rules.tiny_epic.model.state import TinyEpic


def _night_fell(state: TinyEpic, event: exploring.NightFell) -> TinyEpic:
    """TE-15.2: he is on his mat, the White Walkers in their pool, the Ice Dragon at its place."""
    kinds = [TOKENS[token].kind for token in event.taken]
    night = Night(
        hidden=event.hidden,
        supply=event.supply,
        aside=event.aside,
        rangers=event.rangers,
        resolved=event.taken,
        glass=kinds.count("dragon_glass"),
        steel=kinds.count("valyrian_steel"),
    )
    return changed(state, night=night)


def _laid(state: TinyEpic, event: exploring.TokenLaid) -> TinyEpic:
    night = night_of(state)
    hidden = {**night.hidden, event.domain: event.token}
    return changed(state, night=changed(night, hidden=hidden, supply=night.supply[1:]))


def _turned(state: TinyEpic, event: exploring.TokenTurned) -> TinyEpic:
    night = night_of(state)
    hidden = {domain: token for domain, token in night.hidden.items() if domain != event.domain}
    waiting = (*night.open.get(event.domain, ()), event.token)
    return changed(state, night=changed(night, hidden=hidden, open={**night.open, event.domain: waiting}))


def _spent(state: TinyEpic, event: exploring.TokenSpent) -> TinyEpic:
    """Dragon Glass and Valyrian Steel cover a space of their tracks; every other token leaves the game."""
    night = night_of(state)
    waiting = without(night.open[event.domain], event.token)
    others = {domain: tokens for domain, tokens in night.open.items() if domain != event.domain}
    still = {**others, event.domain: waiting} if waiting else others
    kind = TOKENS[event.token].kind
    night = changed(
        night,
        open=still,
        resolved=(*night.resolved, event.token),
        glass=night.glass + (kind == "dragon_glass"),
        steel=night.steel + (kind == "valyrian_steel"),
    )
    return changed(state, night=night)


def _ranger_shown(state: TinyEpic, event: exploring.RangerShown) -> TinyEpic:
    """Of one who looks on, the card was blank until now."""
    night = night_of(state)
    rangers = put(night.rangers, event.round - 1, event.card)
    return changed(state, night=changed(night, rangers=rangers, shown=event.round))


def _dragon_joined(state: TinyEpic, _event: exploring.DragonJoined) -> TinyEpic:
    night = night_of(state)
    return changed(state, night=changed(night, phase=2, dragon=night.king))


FOLDS: Mapping[type[Event], Callable[[TinyEpic, Any], TinyEpic]] = {
    exploring.NightFell: _night_fell,
    exploring.TokenLaid: _laid,
    exploring.TokenTurned: _turned,
    exploring.TokenSpent: _spent,
    exploring.RangerShown: _ranger_shown,
    exploring.DragonJoined: _dragon_joined,
}
