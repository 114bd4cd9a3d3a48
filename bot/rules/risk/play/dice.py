"""The dice of a battle with all that works on them: kinds, bonuses, ties (RISK-12, RISK-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.rules.contract import Chance, Seat
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.dice import losses
from bot.rules.risk.model.lasting import LastingEffect
from bot.rules.risk.model.state import RiskState

DIE, GREAT_DIE = 6, 8


def forces(state: RiskState, seat: Seat) -> Iterator[LastingEffect]:
    """What lasts and works for `seat` in the open invasion (RISK-27.1)."""
    if seat == NEUTRAL:
        return
    for frame in state.stack:
        if isinstance(frame, (frames.Turn, frames.Invasion, frames.Battle)):
            yield from (force for force in frame.forces if force.seat == seat)


def total(state: RiskState, seat: Seat, op: str) -> int:
    """How much of `op` works for `seat`: effects of one kind add up (RISK-12.5, RISK-12.6)."""
    return sum(force.amount for force in forces(state, seat) if force.op == op)


def attack_kinds(state: RiskState, invasion: frames.Invasion, battle: frames.Battle) -> tuple[int, ...]:
    """The attacker's dice (RISK-12.2)."""
    return _kinds(battle.dice, battle.units[1] + total(state, invasion.seat, "replace_d8"))


def defence_kinds(state: RiskState, invasion: frames.Invasion, dice: int) -> tuple[int, ...]:
    """The defender's dice (RISK-12.2)."""
    engines = state.court.troop(invasion.target)[1]
    return _kinds(dice, engines + total(state, state.owner[invasion.target], "replace_d8"))


def _kinds(dice: int, great: int) -> tuple[int, ...]:
    great = min(dice, great)
    return (GREAT_DIE,) * great + (DIE,) * (dice - great)


def roll(chance: Chance, why: str, kinds: Sequence[int]) -> tuple[int, ...]:
    """The faces of these dice, the great ones first."""
    great = kinds.count(GREAT_DIE)
    faces = chance.roll(why, GREAT_DIE, great) if great else ()
    return (*faces, *chance.roll(why, DIE, len(kinds) - great)) if len(kinds) > great else faces


def without_ones(
    state: RiskState, seat: Seat, chance: Chance, faces: tuple[int, ...], kinds: Sequence[int]
) -> tuple[int, ...]:
    """The faces once each 1 was rolled again, where Grey Worm fights (RISK-21.11)."""
    if not any(force.op == "reroll_ones" for force in forces(state, seat)):
        return faces
    return tuple(
        chance.roll("reroll", kind)[0] if face == 1 else face for face, kind in zip(faces, kinds, strict=True)
    )


def sums(faces: Sequence[int], on_all: int, on_highest: int) -> tuple[int, ...]:
    """What the dice count, from high to low: a bonus on all, then one on the highest (RISK-12.13)."""
    ordered = sorted((face + on_all for face in faces), reverse=True)
    return (ordered[0] + on_highest, *ordered[1:]) if ordered else ()


def attack_sums(state: RiskState, invasion: frames.Invasion, battle: frames.Battle) -> tuple[int, ...]:
    """What the attacker's dice count (RISK-12.5, RISK-12.6)."""
    seat = invasion.seat
    highest = battle.units[0] + total(state, seat, "add_highest_die")
    return sums(battle.attack, total(state, seat, "add_all_dice"), highest)


def defence_sums(state: RiskState, invasion: frames.Invasion, battle: frames.Battle) -> tuple[int, ...]:
    """What the defender's dice count: its units always take part (RISK-14.6)."""
    seat = state.owner[invasion.target]
    knights, _, walls = state.court.troop(invasion.target)
    on_all = walls + total(state, seat, "add_all_dice")
    return sums(battle.defence, on_all, knights + total(state, seat, "add_highest_die"))


def ties_to_attacker(state: RiskState, invasion: frames.Invasion) -> bool:
    """Whether the attacker wins equal pairs (RISK-12.9)."""
    return any(force.op == "win_ties" for force in forces(state, invasion.seat))


def result(state: RiskState, invasion: frames.Invasion, battle: frames.Battle) -> tuple[int, int]:
    """What attacker and defender would lose as the dice lie."""
    sums = attack_sums(state, invasion, battle), defence_sums(state, invasion, battle)
    return losses(*sums, ties_to_attacker=ties_to_attacker(state, invasion))
