"""The state that events lead to: each event folds itself (`events.base`)."""

from __future__ import annotations

from typing import cast

from bot.rules.contract import Event
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.base import TinyEpicEvent
from bot.rules.tiny_epic.events.rounds import Begun
from bot.rules.tiny_epic.model.facts import MATS
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.model.state import Lord, Purse, TinyEpic

START_GOLD = 3
TREATY_GOLD, TREATY_SEATS = 2, 2
"""Gold for each of a Treaty, and how many it counts at least (TE-15.1, TE-17.1)."""


def fold(state: TinyEpic | None, event: Event) -> TinyEpic:
    """The state after `event`; before the first there is none."""
    if state is not None:
        return cast(TinyEpicEvent, event).fold(state)
    assert isinstance(event, Begun)
    return _begun(event)


def _begun(event: Begun) -> TinyEpic:
    """TE-2.1, TE-2.4, TE-2.8."""
    options = event.options
    state = TinyEpic(
        options=options,
        lords=tuple(Lord() for _ in range(event.players)),
        purses=_purses(options, event.players),
        hand_of_king=event.hand_of_king,
    )
    return changed(state, vengeance=len(state.rounds.vengeance_after))


def _purses(options: TinyEpicOptions, players: int) -> dict[str, Purse]:
    """TE-2.4, TE-15.1, TE-15.5, TE-16.1; a Treaty of one counts as two (TE-17.1)."""
    if not options.treaty:
        purses = {str(seat): Purse(gold=START_GOLD) for seat in range(players)}
        return {**purses, RIVAL: Purse()} if options.rival else purses
    seats = max(players, TREATY_SEATS)
    head = MATS.difficulty.rows[players][options.difficulty]
    return {TREATY: Purse(gold=TREATY_GOLD * seats, score=head.treaty), NIGHT: Purse(score=head.night_king)}
