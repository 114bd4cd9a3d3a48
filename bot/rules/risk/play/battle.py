"""Invasions: declaring, rolling, losses, conquest (RISK-11 to RISK-13, RISK-16)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.draft import Draft, changed
from bot.rules.risk.events.basics import Conquered, Declared, Fought, Halted, Occupied, Pressed
from bot.rules.risk.events.plays import BattleVoid, Rolled
from bot.rules.risk.model.actions import Attack, Defend, Halt, Occupy, Press
from bot.rules.risk.model.board import NEUTRAL, board
from bot.rules.risk.model.state import Battle, Conquest, Invasion, RiskState, Turn
from bot.rules.risk.play.dice import (
    attack_kinds,
    attack_sums,
    defence_kinds,
    defence_sums,
    result,
    roll,
    sums,
    without_ones,
)
from bot.rules.risk.play.ending import after_conquest
from bot.rules.risk.play.gold import advance
from bot.rules.risk.play.powers import holder
from bot.rules.risk.play.prompts import DEFENCE_DICE, expect, maneuvers_left
from bot.rules.risk.play.spoils import spoils
from bot.rules.risk.play.units import mobile
from bot.rules.risk.play.units import read as units_named
from bot.rules.risk.play.windows import asks, open_window

ATTACK_DICE = 3
"""The most armies an attacker commits (RISK-11.4)."""
DIE = 6
DECLARE_WINDOWS = ("own_declare", "declared_against_you", "declared_against_other")
"""The windows of a declaration, in their order (RISK-23.3)."""


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
    if turn.step not in ("purchase", "invade"):
        raise RuleError("RISK-11.12", "risk-no-attack-late", maneuvers=maneuvers_left(turn))
    source, target = action.source, action.target
    here = board(state.board)
    if state.owner.get(source) != seat:
        raise RuleError("RISK-11.1", "risk-no-attack-source", source=source)
    if state.armies[source] < 2:
        raise RuleError("RISK-11.1", "risk-no-attack-weak", source=source)
    if target not in here.links[source] and target not in by_fleet(state, source):
        possible = attackable(state, source)
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
    if barred(state, target):
        raise RuleError("RISK-27.16", "risk-no-attack-barred", target=target)
    dice, until = _order(state, source, action)
    units = units_named(action.units, (0, 0), mobile(state, source), "RISK-14.5")
    if turn.step == "purchase":
        advance(draft, "invade")
    draft.emit(Declared(seat=seat, source=source, target=target, dice=dice, until=until, units=units))


def barred(state: RiskState, target: str) -> bool:
    """Whether the active player may not invade `target` this turn (RISK-27.16)."""
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    return any(ban.place in (None, target) and ban.seat == state.owner[target] for ban in turn.bans)


def by_fleet(state: RiskState, source: str) -> tuple[str, ...]:
    """What pirates make reachable from a port: all coastal territories of its board (RISK-22.16)."""
    turn, here = state.stack[0], board(state.board)
    assert isinstance(turn, Turn)
    if source not in here.ports or not any(force.op == "extra_targets" for force in turn.forces):
        return ()
    part = here.part[source]
    return tuple(place for place in here.territories if place in here.coastal and here.part[place] == part)


def attackable(state: RiskState, source: str) -> tuple[str, ...]:
    """What may be invaded from `source`, in board order (RISK-11.1)."""
    here = board(state.board)
    near = here.opposing(state.owner, source)
    turn = state.stack[0]
    if not isinstance(turn, Turn) or not (turn.bans or turn.forces):
        return near
    fleet = by_fleet(state, source)
    far = here.in_order({place for place in fleet if state.owner[place] != state.owner[source]} | set(near))
    return tuple(place for place in far if not barred(state, place))


def press(draft: Draft[RiskState], seat: Seat, action: Press) -> None:
    """RISK-11.7."""
    invasion = expect(draft.state, seat, Invasion, "RISK-11.7")
    dice, until = _order(draft.state, invasion.source, action)
    units = units_named(action.units, (0, 0), mobile(draft.state, invasion.source), "RISK-14.5")
    draft.emit(Pressed(seat=seat, dice=dice, until=until, units=units))


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
    invasion = expect(draft.state, seat, Invasion, "RISK-11.7")
    if not invasion.battles:
        raise RuleError("RISK-11.11", "risk-no-halt-unfought", target=invasion.target)
    _break_off(draft, invasion)


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
    more = units_named(action.units, (0, 0), mobile(draft.state, conquest.source), "RISK-14.5")
    _occupy(draft, conquest, action.armies, more)


def go_on_fighting(draft: Draft[RiskState], battle: Battle) -> bool:
    """Fights the battle on top by the defender's standing order; False while the defender is asked."""
    invasion = draft.state.stack[-2]
    assert isinstance(invasion, Invasion)
    if battle.attack:
        return _settle_dice(draft, invasion, battle)
    if not battle.dice:
        draft.emit(BattleVoid(source=invasion.source, target=invasion.target))
        return True
    if draft.state.on.windows and not battle.asked and open_window(draft, "committed_against_you"):
        return True
    dice = _ordered_dice(draft.state, invasion)
    if dice is None:
        return False
    _fight(draft, battle, dice)
    return True


def _ordered_dice(state: RiskState, invasion: Invasion) -> int | None:
    """With how many dice the target defends itself, or None if its holder wants to be asked (RISK-26.3, RISK-16.2).

    Against a landing always with as many as it can (MITCHELL-6.3).
    """
    target = invasion.target
    defender, most = state.owner[target], min(DEFENCE_DICE, state.armies[target])
    if defender == NEUTRAL or most == 1 or invasion.landing is not None:
        return most
    order = state.orders[defender].at(target)
    if order == "ask":
        return None
    return 1 if order == "one" else most


def go_on_invading(draft: Draft[RiskState], invasion: Invasion) -> bool:
    """Ends an invasion that cannot or shall not go on; False while the attacker may (RISK-11.7)."""
    left = draft.state.armies[invasion.source]
    if draft.state.on.windows and not invasion.battles and _begins(draft, invasion, left):
        return True
    if left > 1 and (invasion.until is None or left > invasion.until):
        return False
    _break_off(draft, invasion)
    return True


def _begins(draft: Draft[RiskState], invasion: Invasion, left: int) -> bool:
    """Opens the windows of a declaration; then the first battle begins as it was ordered (RISK-11.3, RISK-23.3)."""
    for name in DECLARE_WINDOWS[invasion.stage :]:
        if open_window(draft, name):
            return True
    if left < 2 or invasion.disturbed:
        return False
    dice, until, units = invasion.dice, invasion.until, invasion.units
    draft.emit(Pressed(seat=invasion.seat, dice=dice, until=until, units=units))
    return True


def go_on_occupying(draft: Draft[RiskState], conquest: Conquest) -> bool:
    """Moves the fewest in where there is no choice or the game is won; False while the conqueror chooses."""
    state = draft.state
    choice = conquest.low < conquest.high or (state.court.units and mobile(state, conquest.source) != (0, 0))
    if choice and set(state.owner.values()) - {NEUTRAL, conquest.seat}:
        return False
    _occupy(draft, conquest, conquest.low, (0, 0))
    return True


def settle_conquest(draft: Draft[RiskState], seat: Seat) -> None:
    """The fewest move in for a conqueror who leaves, so that its loser is out first (RISK-13.4, RISK-26.2)."""
    conquest = draft.state.conquest
    if conquest is not None and conquest.seat == seat:
        _occupy(draft, conquest, conquest.low, (0, 0))


def _fight(draft: Draft[RiskState], battle: Battle, defenders: int) -> None:
    """One battle from the rolls on: at once to its end where nothing can be played into it (RISK-11.6, RISK-11.10)."""
    state = draft.state
    invasion = state.stack[-2]
    assert isinstance(invasion, Invasion)
    if state.on.windows or state.court.units:
        _roll(draft, invasion, battle, defenders)
        return
    attack = tuple(sorted(draft.chance.roll("attack", DIE, battle.dice), reverse=True))
    defence = tuple(sorted(draft.chance.roll("defence", DIE, defenders), reverse=True))
    lost, slain = losses(attack, defence)
    _conclude(draft, invasion, battle.dice, attack, defence, lost, slain)


def _roll(draft: Draft[RiskState], invasion: Invasion, battle: Battle, defenders: int) -> None:
    """Both sides roll, Grey Worm's ones again (RISK-12.2, RISK-12.3, RISK-21.11)."""
    state, chance = draft.state, draft.chance
    sides = (invasion.seat, state.owner[invasion.target])
    kinds = attack_kinds(state, invasion, battle), defence_kinds(state, invasion, defenders)
    attack, defence = roll(chance, "attack", kinds[0]), roll(chance, "defence", kinds[1])
    attack = without_ones(state, sides[0], chance, attack, kinds[0])
    defence = without_ones(state, sides[1], chance, defence, kinds[1])
    asked = state.on.windows and any(seat != NEUTRAL and asks(state, seat, "after_roll") for seat in sides)
    thrown = changed(battle, attack=attack, defence=defence)
    draft.emit(
        Rolled(
            seat=sides[0],
            defender=sides[1],
            source=invasion.source,
            target=invasion.target,
            attack=attack,
            attack_kinds=kinds[0],
            defence=defence,
            defence_kinds=kinds[1],
            told=asked or _hides_faces(state, invasion, thrown),
        )
    )


def _hides_faces(state: RiskState, invasion: Invasion, battle: Battle) -> bool:
    """Whether what is told of this battle will be sums that differ from the faces (RISK-12.3)."""
    counted = attack_sums(state, invasion, battle), defence_sums(state, invasion, battle)
    if counted == (sums(battle.attack, 0, 0), sums(battle.defence, 0, 0)):
        return False
    _, slain = result(state, invasion, battle)
    return slain == state.armies[invasion.target] or not _retold(invasion)


def _retold(invasion: Invasion) -> bool:
    """Whether the end of this invasion tells its battles."""
    return invasion.until is not None or invasion.landing is not None


def _settle_dice(draft: Draft[RiskState], invasion: Invasion, battle: Battle) -> bool:
    """The after-roll window, the sides in turn until both pass; then the losses (RISK-12.4 to RISK-12.10)."""
    state = draft.state
    if state.on.windows:
        sides = (invasion.seat, state.owner[invasion.target])
        for skipped in range(2 - battle.passes):
            seat = sides[(battle.mover + skipped) % 2]
            if seat != NEUTRAL and open_window(draft, "after_roll", (seat,)):
                return True
    attack, defence = attack_sums(state, invasion, battle), defence_sums(state, invasion, battle)
    lost, slain = result(state, invasion, battle)
    _conclude(draft, invasion, battle.dice, attack, defence, lost, slain)
    return True


def _conclude(
    draft: Draft[RiskState],
    invasion: Invasion,
    dice: int,
    attack: tuple[int, ...],
    defence: tuple[int, ...],
    lost: int,
    slain: int,
) -> None:
    """Losses and conquest (RISK-12.10, RISK-13.1)."""
    state = draft.state
    source, target = invasion.source, invasion.target
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
        retold=fallen or _retold(invasion),
    )
    draft.emit(fought)
    if not fallen or invasion.landing is not None:
        return
    now = draft.state.stack[-1]
    assert isinstance(now, Invasion)
    draft.emit(
        Conquered(
            seat=fought.seat,
            loser=fought.defender,
            source=source,
            target=target,
            armies=dice,
            attack=attack,
            defence=defence,
            battles=invasion.battles + 1,
            lost=invasion.lost + lost,
            slain=invasion.slain + slain,
            units=now.marched,
            power=holder(state, target),
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


def _occupy(draft: Draft[RiskState], conquest: Conquest, armies: int, units: tuple[int, int] | None) -> None:
    """The move, and what follows from the conquest (RISK-13.1, RISK-13.4); units not named all go along."""
    draft.emit(
        Occupied(
            seat=conquest.seat,
            source=conquest.source,
            target=conquest.target,
            armies=armies,
            more=armies - conquest.low,
            units=mobile(draft.state, conquest.source) if units is None else units,
        )
    )
    if draft.state.on.windows:
        spoils(draft, conquest)
    after_conquest(draft, conquest.seat, conquest.loser, conquest.power)
