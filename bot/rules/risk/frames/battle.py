"""One battle of an invasion, from the armies committed to the losses (RISK-11, RISK-12)."""

from __future__ import annotations

from typing import Literal, Self

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit.draft import Draft, changed, made
from bot.rules.kit.stack import Question
from bot.rules.risk.events.war import BattleVoid, Conquered, Fought, Rolled
from bot.rules.risk.frames.base import Lasting
from bot.rules.risk.frames.invasion import Invasion
from bot.rules.risk.model.actions import Defend
from bot.rules.risk.model.board import DEFENCE_DICE, NEUTRAL
from bot.rules.risk.model.dice import losses
from bot.rules.risk.model.lasting import LastingEffect
from bot.rules.risk.model.state import RiskState
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
from bot.rules.risk.play.moment import expect
from bot.rules.risk.play.powers import holder
from bot.rules.risk.play.windows import asks, open_window

DIE = 6


class Battle(Lasting):
    """One battle of the invasion below: `dice` armies are committed, the defender is next (RISK-11.10).

    Once rolled, `attack` and `defence` are the faces as they fell, `attack_kinds` and `defence_kinds` their dice.
    `mover` is the side whose turn it is in the after-roll window: 0 the attacker (RISK-12.4).
    """

    kind: Literal["battle"] = "battle"
    dice: int
    units: tuple[int, int] = (0, 0)
    asked: bool = False
    attack: tuple[int, ...] = ()
    attack_kinds: tuple[int, ...] = ()
    defence: tuple[int, ...] = ()
    defence_kinds: tuple[int, ...] = ()
    mover: int = 0
    passes: int = 0
    forces: tuple[LastingEffect, ...] = ()

    def awaits(self, state: RiskState) -> tuple[Seat, ...]:
        """The defender, where there is one."""
        defender = state.owner[below(state).target]
        return () if defender == NEUTRAL else (defender,)

    def question(self, state: RiskState) -> Question:
        invasion = below(state)
        about: dict[str, str | int] = {
            "source": invasion.source,
            "target": invasion.target,
            "dice": self.dice,
        }
        return Question("defend", "RISK-11.5", about)

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        return ("defend",)

    def default(self, state: RiskState, seat: Seat) -> Action:
        return Defend(dice=DEFENCE_DICE)

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Asks who may play into it, then fights by the defender's standing order, if there is one (RISK-26.3)."""
        state, invasion = draft.state, below(draft.state)
        if self.attack:
            if not (state.on.windows and self._next_mover(draft, invasion)):
                self._settle_dice(draft, invasion)
            return True
        if not self.dice:
            draft.emit(BattleVoid(source=invasion.source, target=invasion.target))
            return True
        if state.on.windows and not self.asked and open_window(draft, "committed_against_you"):
            return True
        dice = _ordered_dice(state, invasion)
        if dice is None:
            return False
        self.fight(draft, dice)
        return True

    def fight(self, draft: Draft[RiskState], defenders: int) -> None:
        """From the rolls on: at once to its end where nothing can be played into it (RISK-11.6, RISK-11.10)."""
        state, invasion = draft.state, below(draft.state)
        if state.on.windows or state.court.units:
            self._roll(draft, invasion, defenders)
            return
        attack = tuple(sorted(draft.chance.roll("attack", DIE, self.dice), reverse=True))
        defence = tuple(sorted(draft.chance.roll("defence", DIE, defenders), reverse=True))
        self._conclude(draft, invasion, attack, defence, losses(attack, defence))

    def _roll(self, draft: Draft[RiskState], invasion: Invasion, defenders: int) -> None:
        """Both sides roll, Grey Worm's ones again (RISK-12.2, RISK-12.3, RISK-21.11)."""
        state, chance = draft.state, draft.chance
        sides = (invasion.seat, state.owner[invasion.target])
        kinds = attack_kinds(state, invasion, self), defence_kinds(state, invasion, defenders)
        attack, defence = roll(chance, "attack", kinds[0]), roll(chance, "defence", kinds[1])
        attack = without_ones(state, sides[0], chance, attack, kinds[0])
        defence = without_ones(state, sides[1], chance, defence, kinds[1])
        asked = state.on.windows and any(
            seat != NEUTRAL and asks(state, seat, "after_roll") for seat in sides
        )
        thrown = changed(self, attack=attack, defence=defence)
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

    def _next_mover(self, draft: Draft[RiskState], invasion: Invasion) -> bool:
        """Opens the after-roll window for the sides in turn; False once both have passed (RISK-12.4)."""
        sides = (invasion.seat, draft.state.owner[invasion.target])
        left = (sides[(self.mover + skipped) % 2] for skipped in range(2 - self.passes))
        return any(seat != NEUTRAL and open_window(draft, "after_roll", (seat,)) for seat in left)

    def _settle_dice(self, draft: Draft[RiskState], invasion: Invasion) -> None:
        """The losses, as the dice lie (RISK-12.5 to RISK-12.10)."""
        state = draft.state
        attack, defence = attack_sums(state, invasion, self), defence_sums(state, invasion, self)
        self._conclude(draft, invasion, attack, defence, result(state, invasion, self))

    def _conclude(
        self,
        draft: Draft[RiskState],
        invasion: Invasion,
        attack: tuple[int, ...],
        defence: tuple[int, ...],
        lost_and_slain: tuple[int, int],
    ) -> None:
        """Losses and conquest (RISK-12.10, RISK-13.1)."""
        state, (lost, slain) = draft.state, lost_and_slain
        source, target = invasion.source, invasion.target
        fallen = slain == state.armies[target]
        fought = made(
            Fought,
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
            made(
                Conquered,
                seat=fought.seat,
                loser=fought.defender,
                source=source,
                target=target,
                armies=self.dice,
                attack=attack,
                defence=defence,
                battles=invasion.battles + 1,
                lost=invasion.lost + lost,
                slain=invasion.slain + slain,
                units=now.marched,
                power=holder(state, target),
            )
        )

    def window_opened(self, state: RiskState, window: str, seats: tuple[Seat, ...]) -> Self:
        return changed(self, mover=int(seats != (below(state).seat,))) if self.attack else self

    def window_closed(self, window: str, played: bool) -> Self:
        if self.attack:
            return changed(self, mover=1 - self.mover, passes=0 if played else self.passes + 1)
        return self if played else changed(self, asked=True)


def below(state: RiskState) -> Invasion:
    """The invasion of the battle on top."""
    invasion = state.stack[-2]
    assert isinstance(invasion, Invasion)
    return invasion


def defend(draft: Draft[RiskState], seat: Seat, action: Defend) -> None:
    """RISK-11.5: the defender asked answers."""
    battle = expect(draft.state, seat, Battle, "RISK-11.5")
    if action.dice not in (1, DEFENCE_DICE):
        raise RuleError("RISK-11.5", "risk-no-defend-dice", dice=action.dice)
    battle.fight(draft, action.dice)


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
