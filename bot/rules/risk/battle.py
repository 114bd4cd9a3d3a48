"""Invasions: declaring, rolling, losses, conquest (RISK-11 to RISK-13, RISK-16)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.contract import Draft, RuleError, Seat
from bot.rules.risk.actions import Attack, Defend, Halt, Occupy, Press
from bot.rules.risk.board import NEUTRAL, board
from bot.rules.risk.ending import after_conquest
from bot.rules.risk.events import Conquered, Declared, Fought, Halted, Occupied, Pressed
from bot.rules.risk.prompts import DEFENCE_DICE, expect
from bot.rules.risk.state import Battle, Conquest, Invasion, RiskState, Turn

ATTACK_DICE = 3
"""The most armies an attacker commits (RISK-11.4)."""
DIE = 6


def losses(attack: Sequence[int], defence: Sequence[int]) -> tuple[int, int]:
    """Armies lost by attacker and defender: highest against highest, the defender wins ties (RISK-12.8, 12.9).

    Both sides are sorted from high to low; dice without a partner are ignored.
    """
    lost = 0
    for mine, theirs in zip(attack, defence, strict=False):
        if mine <= theirs:
            lost += 1
    return lost, min(len(attack), len(defence)) - lost


def attack(draft: Draft[RiskState], seat: Seat, action: Attack) -> None:
    """RISK-11.1, RISK-11.4, RISK-11.12."""
    state = draft.state
    turn = expect(state, seat, Turn, "RISK-11.12" if isinstance(state.stack[-1], Invasion) else "RISK-6.3")
    if turn.maneuvered:
        raise RuleError("RISK-11.12", "risk-no-attack-late")
    source, target = action.source, action.target
    here = board(state.board)
    if state.owner.get(source) != seat:
        raise RuleError("RISK-11.1", "risk-no-attack-source", source=source)
    if state.armies[source] < 2:
        raise RuleError("RISK-11.1", "risk-no-attack-weak", source=source)
    if target not in here.links[source]:
        possible = here.opposing(state.owner, source)
        raise RuleError(
            "RISK-11.1",
            "risk-no-attack-link",
            source=source,
            target=target,
            count=len(possible),
            targets=possible,
        )
    if state.owner[target] == seat:
        raise RuleError("RISK-11.1", "risk-no-attack-own", target=target)
    dice, until = _order(state, source, action)
    draft.emit(Declared(seat=seat, source=source, target=target, dice=dice, until=until))


def press(draft: Draft[RiskState], seat: Seat, action: Press) -> None:
    """RISK-11.7."""
    invasion = expect(draft.state, seat, Invasion, "RISK-11.7")
    dice, until = _order(draft.state, invasion.source, action)
    draft.emit(Pressed(seat=seat, dice=dice, until=until))


def _order(state: RiskState, source: str, action: Attack | Press) -> tuple[int, int | None]:
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


def halt(draft: Draft[RiskState], seat: Seat, _action: Halt) -> None:
    """RISK-11.7."""
    _break_off(draft, expect(draft.state, seat, Invasion, "RISK-11.7"))


def defend(draft: Draft[RiskState], seat: Seat, action: Defend) -> None:
    """RISK-11.5: the defender asked answers."""
    battle = expect(draft.state, seat, Battle, "RISK-11.5")
    if action.dice not in (1, DEFENCE_DICE):
        raise RuleError("RISK-11.5", "risk-no-defend-dice", dice=action.dice)
    _fight(draft, battle, action.dice)


def occupy(draft: Draft[RiskState], seat: Seat, action: Occupy) -> None:
    """RISK-13.1."""
    conquest = expect(draft.state, seat, Conquest, "RISK-13.1")
    if not conquest.low <= action.armies <= conquest.high:
        raise RuleError(
            "RISK-13.1",
            "risk-no-occupy",
            armies=action.armies,
            low=conquest.low,
            high=conquest.high,
            target=conquest.target,
        )
    _occupy(draft, conquest, action.armies)


def go_on_fighting(draft: Draft[RiskState], battle: Battle) -> bool:
    """Fights the battle on top by the defender's standing order; False while the defender is asked."""
    invasion = draft.state.stack[-2]
    assert isinstance(invasion, Invasion)
    dice = _ordered_dice(draft.state, invasion.target)
    if dice is None:
        return False
    _fight(draft, battle, dice)
    return True


def _ordered_dice(state: RiskState, target: str) -> int | None:
    """With how many dice `target` defends itself, or None if its holder wants to be asked (RISK-26.3, RISK-16.2)."""
    defender, most = state.owner[target], min(DEFENCE_DICE, state.armies[target])
    if defender == NEUTRAL or most == 1:
        return most
    order = state.orders[defender].at(target)
    if order == "ask":
        return None
    return 1 if order == "one" else most


def go_on_invading(draft: Draft[RiskState], invasion: Invasion) -> bool:
    """Ends an invasion that cannot or shall not go on; False while the attacker may (RISK-11.7)."""
    left = draft.state.armies[invasion.source]
    if left > 1 and (invasion.until is None or left > invasion.until):
        return False
    _break_off(draft, invasion)
    return True


def go_on_occupying(draft: Draft[RiskState], conquest: Conquest) -> bool:
    """Moves the fewest in where there is no choice or the game is won; False while the conqueror chooses."""
    if conquest.low < conquest.high and set(draft.state.owner.values()) - {NEUTRAL, conquest.seat}:
        return False
    _occupy(draft, conquest, conquest.low)
    return True


def _fight(draft: Draft[RiskState], battle: Battle, defenders: int) -> None:
    """One battle from the rolls to its losses and the conquest (RISK-11.6, RISK-11.10, RISK-12)."""
    state = draft.state
    invasion = state.stack[-2]
    assert isinstance(invasion, Invasion)
    source, target = invasion.source, invasion.target
    attack = tuple(sorted(draft.chance.roll("attack", DIE, battle.dice), reverse=True))
    defence = tuple(sorted(draft.chance.roll("defence", DIE, defenders), reverse=True))
    lost, slain = losses(attack, defence)
    fallen = slain == state.armies[target]
    fought = Fought(
        seat=invasion.seat,
        defender=state.owner[target],
        source=source,
        target=target,
        attack=attack,
        defence=defence,
        lost=lost,
        slain=slain,
        retold=fallen or invasion.until is not None,
    )
    draft.emit(fought)
    if fallen:
        draft.emit(
            Conquered(
                seat=fought.seat,
                loser=fought.defender,
                source=source,
                target=target,
                armies=battle.dice,
                attack=attack,
                defence=defence,
                battles=invasion.battles + 1,
                lost=invasion.lost + lost,
                slain=invasion.slain + slain,
            )
        )


def _break_off(draft: Draft[RiskState], invasion: Invasion) -> None:
    draft.emit(
        Halted(
            seat=invasion.seat,
            defender=draft.state.owner[invasion.target],
            source=invasion.source,
            target=invasion.target,
            battles=invasion.battles,
            lost=invasion.lost,
            slain=invasion.slain,
        )
    )


def _occupy(draft: Draft[RiskState], conquest: Conquest, armies: int) -> None:
    draft.emit(
        Occupied(
            seat=conquest.seat,
            source=conquest.source,
            target=conquest.target,
            armies=armies,
            more=armies - conquest.low,
        )
    )
    after_conquest(draft, conquest.seat, conquest.loser)
