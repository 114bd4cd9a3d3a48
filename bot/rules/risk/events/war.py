"""What happens in an invasion and its battles (RISK-11 to RISK-13)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Literal

from bot.rules.contract import Arrow, Battle, Seat, Text, Topic
from bot.rules.kit.draft import changed, made
from bot.rules.risk.events.base import (
    RiskEvent,
    bloodied,
    faces,
    marched,
    somebody,
    trail_of,
    trodden,
)
from bot.rules.risk.events.leaving import cut
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.dominion import NO_UNITS
from bot.rules.risk.model.library import DECLARE_WINDOWS
from bot.rules.risk.model.mitchell import Realm
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.model.updates import destroyed, top


class Declared(RiskEvent):
    """An invasion is declared and armies are committed to its first battle (RISK-11.1, RISK-11.4)."""

    kind: Literal["declared"] = "declared"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    source: str
    target: str
    dice: int
    until: int | None
    units: tuple[int, int] | None = None

    def fold(self, state: RiskState) -> RiskState:
        invasion = made(
            frames.Invasion,
            seat=self.seat,
            source=self.source,
            target=self.target,
            dice=self.dice,
            until=self.until,
            units=self.units,
        )
        if not state.on.windows:
            return changed(state, stack=(*state.stack, invasion, _commit(state, invasion)))
        turn = state.stack[0]
        assert isinstance(turn, frames.Turn)
        return changed(state, stack=(changed(turn, declared=True), *state.stack[1:], invasion))


class Pressed(RiskEvent):
    """The attacker goes on: armies are committed to one more battle (RISK-11.7)."""

    kind: Literal["pressed"] = "pressed"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    dice: int
    until: int | None
    units: tuple[int, int] | None = None

    def fold(self, state: RiskState) -> RiskState:
        invasion = state.stack[-1]
        assert isinstance(invasion, frames.Invasion)
        invasion = changed(
            invasion, dice=self.dice, until=self.until, units=self.units, stage=len(DECLARE_WINDOWS)
        )
        return changed(state, stack=(*state.stack[:-1], invasion, _commit(state, invasion)))


class Rolled(RiskEvent):
    """Both sides have rolled; the faces before all that is added to them (RISK-12.3, RISK-12.4)."""

    kind: Literal["rolled"] = "rolled"
    detail: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    defender: int
    source: str
    target: str
    attack: tuple[int, ...]
    attack_kinds: tuple[int, ...]
    defence: tuple[int, ...]
    defence_kinds: tuple[int, ...]
    told: bool
    """Whether anybody may play something into it, or the end of the battle tells sums that hide these faces."""

    def fold(self, state: RiskState) -> RiskState:
        battle = state.stack[-1]
        assert isinstance(battle, frames.Battle)
        rolled = changed(
            battle,
            attack=self.attack,
            attack_kinds=self.attack_kinds,
            defence=self.defence,
            defence_kinds=self.defence_kinds,
            mover=0,
            passes=0,
        )
        return top(state, rolled)

    def rolls(self) -> Mapping[str, Seat | None]:
        return {"attack": somebody(self.seat), "defence": somebody(self.defender), "reroll": None}

    def text(self) -> Text | None:
        if not self.told:
            return None
        args = {"source": self.source, "target": self.target}
        return Text(
            key="risk-rolled", args={**args, "attack": faces(self.attack), "defence": faces(self.defence)}
        )


class DiceChanged(RiskEvent):
    """Dice of a battle show other faces: `side` 0 is the attacker's (RISK-27.4 to RISK-27.6)."""

    kind: Literal["dice_changed"] = "dice_changed"
    detail: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "battle"
    side: int
    dice: tuple[int, ...]

    def fold(self, state: RiskState) -> RiskState:
        name = "defence" if self.side else "attack"
        stack = tuple(
            changed(frame, **{name: self.dice}) if isinstance(frame, frames.Battle) else frame
            for frame in state.stack
        )
        return changed(state, stack=stack)

    def rolls(self) -> Mapping[str, Seat | None]:
        return {"reroll": None}

    def text(self) -> Text:
        key = "risk-dice-changed-defence" if self.side else "risk-dice-changed-attack"
        return Text(key=key, args={"dice": faces(self.dice)})


class BattleVoid(RiskEvent):
    """No committed army is left: the battle counts as fought (RISK-22.7)."""

    kind: Literal["battle_void"] = "battle_void"
    topic: ClassVar[Topic | None] = "battle"
    source: str
    target: str

    def fold(self, state: RiskState) -> RiskState:
        invasion = state.stack[-2]
        assert isinstance(invasion, frames.Invasion)
        return changed(
            state, stack=(*state.stack[:-2], changed(invasion, battles=invasion.battles + 1, until=None))
        )

    def text(self) -> Text:
        return Text(key="risk-battle-void", args={"target": self.target})


class Fought(RiskEvent):
    """A battle: dice from high to low, and what each side lost (RISK-12).

    It is `retold` where the end of the invasion tells it: the last battle, and every battle of an order to fight on.
    """

    kind: Literal["fought"] = "fought"
    detail: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    defender: int
    source: str
    target: str
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    lost: int
    slain: int
    retold: bool

    def fold(self, state: RiskState) -> RiskState:
        """The losses are taken off; under an order to fight on, the next battle is committed at once."""
        invasion = state.stack[-2]
        assert isinstance(invasion, frames.Invasion)
        if invasion.landing is not None:
            return _stormed(state, invasion, self)
        left = state.armies[self.source] - self.lost
        standing = state.armies[self.target] - self.slain
        invasion = changed(
            invasion,
            battles=invasion.battles + 1,
            lost=invasion.lost + self.lost,
            slain=invasion.slain + self.slain,
        )
        battle = state.stack[-1]
        assert isinstance(battle, frames.Battle)
        if battle.units != (0, 0):
            marched = (max(invasion.marched[0], battle.units[0]), max(invasion.marched[1], battle.units[1]))
            invasion = changed(invasion, marched=marched)
        stack: tuple[frames.AnyFrame, ...] = (*state.stack[:-2], invasion)
        if standing and invasion.until is not None and left > invasion.until:
            stack = (*stack, _battle(state, invasion, min(invasion.dice, left - 1)))
        armies = {**state.armies, self.source: left, self.target: standing}
        state = changed(state, armies=armies, stack=stack, last_battle=self)
        return destroyed(state, self.seat, self.defender, self.slain) if state.on.objectives else state

    def rolls(self) -> Mapping[str, Seat | None]:
        return {"attack": somebody(self.seat), "defence": somebody(self.defender)}

    def text(self) -> Text | None:
        if self.retold:
            return None
        args = {
            "source": self.source,
            "target": self.target,
            "attack": faces(self.attack),
            "defence": faces(self.defence),
            "lost": self.lost,
            "slain": self.slain,
        }
        return Text(key="risk-fought", args=args)


class Halted(RiskEvent):
    """An invasion ends before the target has fallen (RISK-11.7); the counts are of all its battles."""

    kind: Literal["halted"] = "halted"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    defender: int
    source: str
    target: str
    battles: int
    lost: int
    slain: int

    def fold(self, state: RiskState) -> RiskState:
        arrow = made(Arrow, source=self.source, target=self.target, kind="attack")
        trail = bloodied(trodden(state, arrow), self.seat, self.lost, self.slain)
        return cut(changed(state, trail=trail), "invasion")

    def battle(self) -> Battle:
        return Battle(attacker=self.seat, defender=somebody(self.defender), won=False)

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "seat": self.seat,
            "source": self.source,
            "target": self.target,
            "battles": self.battles,
            "lost": self.lost,
            "slain": self.slain,
        }
        return Text(key="risk-halted", args=args)


class Conquered(RiskEvent):
    """A territory falls and the armies of the last battle move in (RISK-13.1); the counts are of the invasion."""

    kind: Literal["conquered"] = "conquered"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    loser: int
    source: str
    target: str
    armies: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    battles: int
    lost: int
    slain: int
    units: tuple[int, int] = (0, 0)
    """Knights and Siege Engines that took part and move in (RISK-14.5)."""
    power: str | None = None
    """The side without a player that held it (MITCHELL-3)."""

    def fold(self, state: RiskState) -> RiskState:
        turn = state.stack[0]
        assert isinstance(turn, frames.Turn)
        left = state.armies[self.source] - self.armies
        conquest = made(
            frames.Conquest,
            seat=self.seat,
            source=self.source,
            target=self.target,
            loser=self.loser,
            low=self.armies,
            high=self.armies + left - 1,
            marched=self.units,
            power=self.power,
        )
        turn = changed(turn, conquests=(*turn.conquests, self.target), losers=(*turn.losers, self.loser))
        court = state.court
        if state.on.windows:
            invasion = state.stack[-1]
            assert isinstance(invasion, frames.Invasion)
            conquest = changed(conquest, forces=invasion.forces)
            turn = _outlived(turn, self)
        if court.units:
            court = changed(court, units={**court.units, self.target: NO_UNITS})
            court = marched(court, self.source, self.target, self.units)
        trail = bloodied(trail_of(state), self.seat, self.lost, self.slain)
        whose = self.loser if self.power is None else self.power
        return changed(
            state,
            trail=changed(trail, taken={**trail.taken, self.target: whose}),
            owner={**state.owner, self.target: self.seat},
            armies={**state.armies, self.source: left, self.target: self.armies},
            stack=(turn, *state.stack[1:-1], conquest),
            court=court,
            realm=state.realm and _unheld(state.realm, self.target),
        )

    def battle(self) -> Battle:
        return Battle(attacker=self.seat, defender=somebody(self.loser), won=True)

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "seat": self.seat,
            "source": self.source,
            "target": self.target,
            "attack": faces(self.attack),
            "defence": faces(self.defence),
            "battles": self.battles,
            "lost": self.lost,
            "slain": self.slain,
        }
        if self.power is not None:
            return Text(key="risk-conquered-power", args={**args, "loser": self.power})
        if self.loser == NEUTRAL:
            return Text(key="risk-conquered-neutral", args=args)
        return Text(key="risk-conquered", args={**args, "loser_seat": self.loser})


class Occupied(RiskEvent):
    """So many `armies` stand in a conquered territory in the end; `more` followed those of the battle (RISK-13.1)."""

    kind: Literal["occupied"] = "occupied"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    source: str
    target: str
    armies: int
    more: int
    units: tuple[int, int] = (0, 0)

    def fold(self, state: RiskState) -> RiskState:
        armies = {
            **state.armies,
            self.source: state.armies[self.source] - self.more,
            self.target: self.armies,
        }
        arrow = made(Arrow, source=self.source, target=self.target, kind="conquest", count=self.armies)
        trail = trodden(state, arrow, self.target)
        state = cut(state, "conquest")
        court = marched(state.court, self.source, self.target, self.units)
        return changed(state, armies=armies, trail=trail, court=court)

    def text(self) -> Text | None:
        if not self.more:
            return None
        return Text(
            key="risk-occupied", args={"target": self.target, "armies": self.armies, "more": self.more}
        )


def _commit(state: RiskState, invasion: frames.Invasion) -> frames.Battle:
    """As many armies as were ordered and may be committed, with the units ordered (RISK-11.4, RISK-14.5)."""
    return _battle(state, invasion, min(invasion.dice, state.armies[invasion.source] - 1))


def _battle(state: RiskState, invasion: frames.Invasion, dice: int) -> frames.Battle:
    if not state.court.units:
        return _fresh(dice)
    knights, engines, _ = state.court.troop(invasion.source)
    if invasion.units is not None:
        knights, engines = min(knights, invasion.units[0]), min(engines, invasion.units[1])
    return made(frames.Battle, dice=dice, units=(knights, engines))


@cache
def _fresh(dice: int) -> frames.Battle:
    """A battle without units: most are, so each is made once."""
    return made(frames.Battle, dice=dice)


def _stormed(state: RiskState, landing: frames.Invasion, event: Fought) -> RiskState:
    """The same where armies come from off the board: no side's Objectives count them (MITCHELL-6.3)."""
    landing = changed(
        landing,
        battles=landing.battles + 1,
        lost=landing.lost + event.lost,
        slain=landing.slain + event.slain,
        afloat=landing.afloat - event.lost,
    )
    armies = {**state.armies, event.target: state.armies[event.target] - event.slain}
    return changed(state, armies=armies, stack=(*state.stack[:-2], landing), last_battle=event)


def _unheld(realm: Realm, place: str) -> Realm:
    """No side without a player holds `place` any more."""
    if place not in realm.holders:
        return realm
    return changed(realm, holders={other: side for other, side in realm.holders.items() if other != place})


def _outlived(turn: frames.Turn, event: Conquered) -> frames.Turn:
    """What ends with a conquest: truces with others, the high ground lost (RISK-22.6)."""
    lifted = event.loser != NEUTRAL
    bans = tuple(ban for ban in turn.bans if not (ban.lifts and lifted and ban.seat != event.loser))
    forces = tuple(
        force for force in turn.forces if not (force.op == "add_all_dice" and force.place == event.target)
    )
    return changed(turn, bans=bans, forces=forces)
