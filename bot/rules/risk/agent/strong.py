"""An agent that searches, from its View alone: every attack by its exact odds, and what could follow it.

It weighs the boards that a decision leads to (`worth`), one conquest and the next one deep, goes on while that is worth
more than to stop, and leaves a card that could end a game it would lose. What a Dominion asks besides it answers as the
sensible agent does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from bot.rules.contract import Action, Chance, Ruleset, State, View
from bot.rules.risk.agent.dominion import best_score, court_answer
from bot.rules.risk.agent.mitchell import last_move
from bot.rules.risk.agent.sensible import sensible
from bot.rules.risk.agent.worth import Position, Worth, strengths
from bot.rules.risk.model.actions import Attack, Deploy, End, Halt, Maneuver, Occupy, Press
from bot.rules.risk.model.board import board
from bot.rules.risk.play.attack import attackable
from bot.rules.risk.play.ending import best
from bot.rules.risk.play.odds import Side, arriving, forecast, mean
from bot.rules.risk.show.outlook import sides
from bot.rules.risk.show.view import RiskView

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

CARD = 2.2
"""What the first conquest of a turn is worth besides: a card."""
FALLEN = 4.0
"""What the last land of a House is worth besides, and each of its cards."""
GAIN = 0.15
"""What a decision has to bring, so that it is better than to stop."""
STOPS = (1, 3)
"""Armies at which an attack may be broken off."""
FOLLOWED = 3
"""Attacks of which it is looked at what could follow."""
LOOKED_AT = 8
"""Lands that are looked at for new armies."""
RISKY = 0.1
"""The chance that a card ends the game, above which whoever would lose leaves it."""
POINT, NEAR = 0.25, 4.0
"""What a point of the last count is worth while the end is far, and how much more the nearer it is."""


def strong(rules: Ruleset[S, V], view: V, chance: Chance) -> Action:
    """The move of a player who reckons."""
    assert isinstance(view, RiskView)
    prompt = view.my_prompt
    if prompt is None:
        raise LookupError(view.viewer)
    court = court_answer(view) if prompt.kind != "press" else None
    if court is not None:
        return court
    match prompt.kind:
        case "deploy" if not view.sets:
            return _Mind(view).deploy()
        case "attack":
            return _Mind(view).war()
        case "press":
            return _Mind(view).press()
        case "occupy":
            return _Mind(view).occupy()
        case "end":
            return _Mind(view).maneuver() or _last(view)
    return sensible(rules, view, chance)


def _last(view: RiskView) -> Action:
    """The end of the turn; a card that could end the game is left by whoever would lose it (RISK-20.4, RISK-24.2)."""
    scored = best_score(view)
    if scored is not None:
        return scored
    leads = view.viewer in best(view.known)
    if view.may_draw and view.known.on.victory == "end_card" and not leads and RISKY * view.deck < 1:
        return End(draw=False)
    return last_move(view)


class _Mind:
    """What the player on move sees in the board, and weighs."""

    def __init__(self, view: RiskView) -> None:
        assert view.viewer is not None
        self.view, self.seat = view, view.viewer
        self.here = Position(board(view.board), view.owner, view.armies)
        point = POINT * (1 + NEAR / (1 + view.deck)) if view.known.on.victory == "end_card" else POINT
        self.worth = Worth(self.seat, view.known.playing, point)
        self.now = self.worth.of(self.here)

    # ── new armies ──

    def deploy(self) -> Deploy:
        """All armies where the board, and the best attack from there, is worth most."""
        muster = self.view.muster
        assert muster is not None
        places = [place for place in self.here.board.held(self.here.owner, self.seat) if muster.room(place)]
        front = sorted(places, key=lambda place: -sum(strengths(self.here, place)))[:LOOKED_AT]

        def promise(place: str) -> float:
            at = self.here.with_({place: self.here.armies[place] + muster.room(place)})
            value = self.worth.of(at)
            attacks = (self._attack(at, place, target, 1, 1) for target in self._prey(at, place))
            return max([value, *attacks])

        return Deploy(territory=max(front or places, key=promise))

    # ── war ──

    def war(self) -> Action:
        """The attack that is worth most; else a maneuver; else the end of the turn."""
        tried = sorted(self._attacks(self.here, depth=0), reverse=True)[:FOLLOWED]
        deep = [
            (self._attack(self.here, source, target, stop, 1), stop, source, target)
            for _, stop, source, target in tried
        ]
        value, stop, source, target = max(deep, default=(self.now, 1, "", ""))
        if value > self.now + GAIN:
            return Attack(source=source, target=target, until=min(stop, self.here.armies[source] - 1))
        return self.maneuver() or _last(self.view)

    def press(self) -> Action:
        """On while that is worth more than to stop."""
        invasion = self.view.invasion
        if invasion is None or "press" not in self.view.menu or invasion.landing is not None:
            return Halt() if "halt" in self.view.menu else Press()
        source, target = invasion.source, invasion.target
        most = self.here.armies[source] - 1
        found = [
            (self._attack(self.here, source, target, stop, 1), stop)
            for stop in STOPS
            if stop <= most and self.here.armies[source] > stop
        ]
        value, stop = max(found, default=(self.now - 1, 1))
        if "halt" not in self.view.menu or value > self.now + GAIN:
            return Press(until=stop) if most >= 1 else Press()
        return Halt()

    def _attacks(self, at: Position, depth: int) -> Iterator[tuple[float, int, str, str]]:
        for source in at.board.held(at.owner, self.seat):
            for target in self._prey(at, source):
                for stop in STOPS:
                    if at.armies[source] > stop:
                        yield self._attack(at, source, target, stop, depth), stop, source, target

    def _attack(self, at: Position, source: str, target: str, stop: int, depth: int) -> float:
        """What the board is worth on average once `source` has attacked `target` down to `stop`."""
        ends = forecast(*self._sides(at, source, target), stop).ends
        come = arriving(ends)
        falls = sum(come.values())
        value = 0.0
        if falls:
            value += falls * self._taken(at, source, target, max(1, round(mean(come))), depth)
        lost = [(left, stand, share) for (left, stand), share in ends.items() if stand]
        share = sum(each for _, _, each in lost)
        if share > 1e-9:
            left = max(1, round(sum(one * each for one, _, each in lost) / share))
            stand = max(1, round(sum(one * each for _, one, each in lost) / share))
            value += share * self.worth.of(at.with_({source: left, target: stand}))
        return value

    def _taken(self, at: Position, source: str, target: str, moving: int, depth: int) -> float:
        """What it is worth to have taken a land with so many who can move in."""
        loser = at.owner[target]
        after = [
            at.with_({source: 1 + moving - into, target: into}, {target: self.seat})
            for into in dict.fromkeys((min(moving, 3), moving))
        ]
        value = max(self.worth.of(each) for each in after)
        if depth:
            follow = (
                self._attack(each, target, next_, 1, depth - 1)
                for each in after
                for next_ in self._prey(each, target)
                if each.armies[target] > each.armies[next_]
            )
            value = max([value, *follow])
        if not self.view.conquests and at is self.here:
            value += CARD
        if loser >= 0 and loser not in after[0].owner.values():
            value += FALLEN + FALLEN / 2 * self.view.hand_sizes[loser]
        return value

    def _sides(self, at: Position, source: str, target: str) -> tuple[Side, Side]:
        """Both sides with their units and cards, where the board is as it stands."""
        if at is self.here:
            return sides(self.view, source, target)
        return Side(at.armies[source]), Side(at.armies[target])

    def _prey(self, at: Position, source: str) -> Iterable[str]:
        """What may be attacked from `source`."""
        if at.armies[source] < 2:
            return ()
        if at.owner is self.here.owner:
            return (one for one in attackable(self.view.known, source) if at.armies[one])
        return (one for one in at.board.opposing(at.owner, source) if at.armies[one])

    # ── armies that move ──

    def occupy(self) -> Occupy:
        """As many as are worth most, where they are and where they could go on to."""
        conquest = self.view.conquest
        assert conquest is not None
        source, target = conquest.source, conquest.target
        all_ = self.here.armies[source] + self.here.armies[target]
        low, high = conquest.low, conquest.high

        def promise(into: int) -> float:
            at = self.here.with_({source: all_ - into, target: into}, {target: self.seat})
            attacks = (
                self._attack(at, place, one, 1, 0)
                for place in (source, target)
                for one in self._prey(at, place)
            )
            return max([self.worth.of(at), *attacks])

        return Occupy(armies=max({high, low, (low + high) // 2}, key=lambda into: (promise(into), into)))

    def maneuver(self) -> Maneuver | None:
        """The move between own lands that is worth most, if it is worth anything."""
        if "maneuver" not in self.view.menu:
            return None
        held = self.here.board.held(self.here.owner, self.seat)
        found = (
            (self.worth.of(at) + self._nearer(source, target), source, target)
            for source in held
            if self.here.armies[source] > 1
            for target in self.here.board.reached(self.here.owner, source)
            if target != source and any(strengths(self.here, target))
            for at in [
                self.here.with_({source: 1, target: self.here.armies[target] + self.here.armies[source] - 1})
            ]
        )
        value, source, target = max(found, default=(self.now, "", ""))
        return Maneuver(source=source, target=target) if value > self.now + GAIN else None

    def _nearer(self, source: str, target: str) -> float:
        """What it is worth that armies come from where nobody is to the front."""
        idle = not any(strengths(self.here, source))
        return (self.here.armies[source] - 1) / 4 if idle and any(strengths(self.here, target)) else 0.0
