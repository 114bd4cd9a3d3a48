"""What a side gives up where none of its units stays behind: a castle, the Iron Throne (TE-5.8, TE-9.1, TE-9.4)."""

from __future__ import annotations

from bot.rules.contract import Seat
from bot.rules.tiny_epic.frames.marching import Marching
from bot.rules.tiny_epic.legal import control, moves
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Army, rest
from bot.rules.tiny_epic.model.facts import KINGS_LANDING
from bot.rules.tiny_epic.model.state import TinyEpic


def by(state: TinyEpic, seat: Seat, source: str, army: Army) -> str:
    """What is given up at `source` when `army` leaves it: `throne`, `castle`, or empty."""
    top, side = state.stack[-1], state.side(seat)
    stood = top.halt.before if isinstance(top, Marching) else control.here(state, source)
    if control.holder(state, source) != side or not _manned(state, side, stood):
        return ""  # who only passes through gives up nothing
    if _manned(state, side, rest(control.here(state, source), army)):
        return ""
    if source == KINGS_LANDING:
        return "throne"
    return "castle" if control.has_castle(state, source) else ""


def by_any(state: TinyEpic, seat: Seat, kind: str, source: str) -> str:
    """What would be given up at `source` by one of the armies that an action of `kind` may take from there."""
    op, there = getattr(state.stack[-1], "op", None), control.mine(state, seat, source)
    if not isinstance(op, ops.Movement):
        return ""
    armies = moves.leaders(there) if isinstance(op, ops.GatherMove) else moves.able(op, kind, there)
    return next(filter(None, (by(state, seat, source, army) for army in armies)), "")


def _manned(state: TinyEpic, side: str, army: Army) -> bool:
    """Whether units of a side are among these; Eggs alone hold nothing (TE-1.8)."""
    return any(force.units and control.side_of(state, house) == side for house, force in army.items())
