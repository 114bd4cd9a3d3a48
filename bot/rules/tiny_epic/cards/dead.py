"""Whom cards hit in a game against the Night King: White Walkers, and houses he has terrified (TE-15.9e, TE-15.9g)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from bot.rules.tiny_epic.cards.handler import Step, needs_leverage
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.sides import NIGHT

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


def walkers(state: TinyEpic, step: Step, op: ops.Eliminate, domains: Iterable[str]) -> Iterator[str]:
    """The domains whose White Walker a card may eliminate, also beside the Night King: it counts as a Power Token."""
    night = state.night
    if night is None or op.what == "hero" or op.owner == "self" or op.own_house_only:
        return
    if needs_leverage(step) and not _leverage(state, step):
        return
    yield from (domain for domain in domains if domain in night.walkers)


def poisoned(state: TinyEpic, step: Step, house: str) -> bool:
    """Whether a card that hits another player hits this house: only terrified ones, and by Poisoning alone."""
    return needs_leverage(step) and control.shield(state, house) == NIGHT and _leverage(state, step)


def _leverage(state: TinyEpic, step: Step) -> bool:
    """A token of any terrified house, or the throne, with the Treaty (TE-12.11, TE-15.9g)."""
    mine, night = state.side(step.seat), state.night
    terrified = () if night is None else night.terrified
    return any(control.pool_with_throne(state, mine, house) for house in terrified)
