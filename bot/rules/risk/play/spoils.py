"""What cards and Characters bring on a conquest (RISK-13.4, RISK-21.6, RISK-22.14)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.contract import Seat
from bot.rules.kit.draft import Draft
from bot.rules.risk.events.effects import CharacterTaken, GoldTaken
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.lasting import LastingEffect
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.conditions import free


def spoils(draft: Draft[RiskState], conquest: frames.Conquest) -> None:
    """What a conquest from a player brings, once the armies have moved in (RISK-13.4, RISK-16.5)."""
    if conquest.loser == NEUTRAL:
        return
    plunder(draft, conquest)
    for force in conquest.forces:
        if force.op == "capture_character" and force.place in free(draft.state, conquest.loser):
            draft.emit(CharacterTaken(seat=conquest.seat, character=force.place))


def plunder(draft: Draft[RiskState], conquest: frames.Conquest) -> None:
    """Gold for Salladhor Saan and for the countryside raided, taken from whoever held the land."""
    for force in _robberies(draft.state, conquest):
        gold = min(force.amount, draft.state.court.gold[conquest.loser])
        draft.emit(GoldTaken(from_seat=conquest.loser, seat=conquest.seat, gold=gold))


def forfeit(state: RiskState, seat: Seat) -> int:
    """How much gold of `seat` a conqueror is about to take, if it has just lost a land (RISK-13.1, RISK-13.4)."""
    conquest = state.conquest
    if conquest is None or conquest.loser != seat:
        return 0
    return sum(force.amount for force in _robberies(state, conquest))


def _robberies(state: RiskState, conquest: frames.Conquest) -> Iterator[LastingEffect]:
    """What takes gold on this conquest: for the turn's first from that opponent, and for this invasion."""
    turn = state.stack[0]
    assert isinstance(turn, frames.Turn)
    for force in (*turn.forces, *conquest.forces):
        if force.seat != conquest.seat or force.op != "steal_gold":
            continue
        if force in conquest.forces or _first(turn, force):
            yield force


def _first(turn: frames.Turn, force: LastingEffect) -> bool:
    """Whether the latest conquest is the first from that opponent since `force` began (RISK-21.6)."""
    return turn.losers[force.since :].count(turn.losers[-1]) == 1
