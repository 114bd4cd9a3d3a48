"""What may be invaded, and with how many armies (RISK-11, RISK-22.16, RISK-27.16)."""

from __future__ import annotations

from bot.rules.contract import RuleError
from bot.rules.risk.model import frames
from bot.rules.risk.model.actions import Attack, Press
from bot.rules.risk.model.board import ATTACK_DICE, board
from bot.rules.risk.model.state import RiskState


def barred(state: RiskState, target: str) -> bool:
    """Whether the active player may not invade `target` this turn (RISK-27.16)."""
    turn = state.stack[0]
    assert isinstance(turn, frames.Turn)
    return any(ban.place in (None, target) and ban.seat == state.owner[target] for ban in turn.bans)


def under_truce(state: RiskState, target: str) -> bool:
    """Whether a conquest from somebody else would open `target` again (RISK-22.6)."""
    turn = state.stack[0]
    assert isinstance(turn, frames.Turn)
    bans = [ban for ban in turn.bans if ban.place in (None, target) and ban.seat == state.owner[target]]
    return all(ban.lifts for ban in bans)


def by_fleet(state: RiskState, source: str) -> tuple[str, ...]:
    """What pirates make reachable from a port: all coastal territories of its board (RISK-22.16)."""
    turn, here = state.stack[0], board(state.board)
    assert isinstance(turn, frames.Turn)
    if source not in here.ports or not any(force.op == "extra_targets" for force in turn.forces):
        return ()
    part = here.part[source]
    return tuple(place for place in here.territories if place in here.coastal and here.part[place] == part)


def attackable(state: RiskState, source: str) -> tuple[str, ...]:
    """What may be invaded from `source`, in board order (RISK-11.1)."""
    here = board(state.board)
    near = here.opposing(state.owner, source)
    turn = state.stack[0]
    if not isinstance(turn, frames.Turn) or not (turn.bans or turn.forces):
        return near
    fleet = by_fleet(state, source)
    far = here.in_order({place for place in fleet if state.owner[place] != state.owner[source]} | set(near))
    return tuple(place for place in far if not barred(state, place))


def ordered(state: RiskState, source: str, action: Attack | Press) -> tuple[int, int | None]:
    """How many armies to commit, and down to how many to fight on."""
    armies = state.armies[source]
    most = min(ATTACK_DICE, armies - 1)
    dice = most if action.dice is None else action.dice
    if not 1 <= dice <= most:
        raise RuleError("RISK-11.4", "risk-no-attack-dice", dice=dice, most=most, source=source)
    if action.until is not None and not 1 <= action.until < armies:
        raise RuleError(
            "RISK-11.7", "risk-no-attack-until", until=action.until, most=armies - 1, source=source
        )
    if action.until is not None and action.dice is None:
        dice = ATTACK_DICE
    return dice, action.until
