"""An agent that plays sensibly, from its View alone.

It wants regions and guards them, attacks with the odds on its side, and hands in every set.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from bot.rules.contract import Action, Chance, Ruleset, State, View
from bot.rules.risk.agent.dominion import best_score, court_answer
from bot.rules.risk.agent.mitchell import last_move
from bot.rules.risk.model.actions import Agree, Attack, Defend, Deploy, Halt, House, Maneuver, Occupy, Redeem
from bot.rules.risk.model.board import DEFENCE_DICE, board
from bot.rules.risk.play.attack import attackable
from bot.rules.risk.show.view import RiskView

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

MARGIN = 2
"""How many armies an attack must have over the defence, the one that stays not counted."""
KEPT = 2
"""Armies with which an attack that goes badly is broken off."""


def sensible(rules: Ruleset[S, V], view: V, chance: Chance) -> Action:  # noqa: ARG001 (the contract's names)
    """The move of a careful player."""
    assert isinstance(view, RiskView)
    prompt = view.my_prompt
    if prompt is None:
        raise LookupError(view.viewer)
    court = court_answer(view)
    if court is not None:
        return court
    match prompt.kind:
        case "house":
            place = chance.roll("house", len(view.free_houses))[0] - 1
            return House(house=view.free_houses[place])
        case "redeem" | "deploy" if view.sets:
            return Redeem(cards=view.sets[0].id)
        case "deploy":
            return _Mind(view).deploy()
        case "attack":
            return _Mind(view).war()
        case "occupy":
            return _Mind(view).occupy()
        case "agree":
            return Agree(yes=True)
        case "defend":
            return Defend(dice=DEFENCE_DICE)
        case "press":
            return Halt()
        case _:
            return best_score(view) or last_move(view)


class _Mind:
    """What the player on move sees in the board."""

    def __init__(self, view: RiskView) -> None:
        assert view.viewer is not None
        self.view, self.seat, self.board = view, view.viewer, board(view.board)
        self.owner, self.armies = view.owner, view.armies
        self.held = self.board.held(self.owner, self.seat)
        self.region = {place: region for region in self.board.regions for place in region.territories}

    def deploy(self) -> Deploy:
        """All armies where they do most: to hold a region that is threatened, else to take the best target."""
        muster = self.view.muster
        assert muster is not None
        open_to = [place for place in self.held if muster.room(place)]
        weak = [place for place in open_to if self._guards_region(place) and self._short(place) > 0]
        if weak:
            place = max(weak, key=self._short)
            return Deploy(territory=place, armies=min(self._short(place), muster.room(place)))
        return Deploy(territory=max(open_to, key=lambda place: self._promise(place, muster.room(place))))

    def war(self) -> Action:
        """The best attack with the odds on one's side; else a maneuver to the front; else the end of the turn."""
        attacks = [
            (self._worth(source, target), source, target)
            for source in self.held
            for target in self._prey(source)
            if self.armies[source] - 1 - self.armies[target] >= self._margin(target)
        ]
        if attacks:
            _, source, target = max(attacks)
            return Attack(source=source, target=target, until=min(KEPT, self.armies[source] - 1))
        move = self._maneuver() if "maneuver" in self.view.menu else None
        return move or best_score(self.view) or last_move(self.view)

    def _prey(self, source: str) -> Iterable[str]:
        """What may be attacked from `source`."""
        return attackable(self.view.known, source) if self.armies[source] > 1 else ()

    def occupy(self) -> Occupy:
        """Everybody moves on, unless the source guards a region that would lie open."""
        conquest = self.view.conquest
        assert conquest is not None
        source, target = conquest.source, conquest.target
        stay = 0
        if self._guards_region(source):
            stay = min(self._threat(source) + 1, conquest.high - conquest.low)
        elif self._threat(source) and not self._threat(target):
            stay = conquest.high - conquest.low
        return Occupy(armies=conquest.high - stay)

    def _maneuver(self) -> Maneuver | None:
        """The greatest idle army goes to the own border with most enemies before it."""
        idle = [place for place in self.held if self.armies[place] > 1 and not self._threat(place)]
        for source in sorted(idle, key=lambda place: -self.armies[place]):
            front = [place for place in self.board.reached(self.owner, source) if self._threat(place)]
            if front:
                return Maneuver(source=source, target=max(self.board.in_order(front), key=self._need))
        return None

    def _margin(self, target: str) -> int:
        """The first card of a turn and the last land of a House are worth a closer fight."""
        eager = not self.view.conquests or self._last_land(target)
        return MARGIN - 1 if eager else MARGIN

    def _worth(self, source: str, target: str) -> float:
        """What taking `target` from `source` would bring, less what it costs."""
        loser = self.owner[target]
        worth = 2.0 + (target in self.board.castles) + (target in self.board.ports)
        worth += self._for_region(target, loser)
        if self._last_land(target):
            worth += 6 + 2 * self.view.hand_sizes[loser]
        odds = min(1.0, (self.armies[source] - 1) / (self.armies[target] + MARGIN))
        return worth * odds - self.armies[target] / 2 - self._threat(target) / 20

    def _for_region(self, target: str, loser: int) -> float:
        """What taking `target` would bring towards its region, or cost its holder; The Gift may be in none."""
        region = self.region.get(target)
        if region is None:
            return 0.0
        mine = sum(1 for place in region.territories if self.owner[place] == self.seat)
        worth = region.bonus * (mine + 1) / len(region.territories)
        if mine + 1 == len(region.territories):
            worth += 3 * region.bonus
        if loser >= 0 and all(self.owner[place] == loser for place in region.territories):
            worth += 2 * region.bonus
        return worth

    def _promise(self, place: str, more: int) -> float:
        """The best that `more` armies in `place` could do."""
        targets = self.board.opposing(self.owner, place)
        if not targets:
            return -1000.0
        strength = self.armies[place] + more - 1
        best = max(
            self._worth(place, target) + min(0, strength - self.armies[target] - MARGIN) for target in targets
        )
        return best + self.armies[place] / 10

    def _last_land(self, target: str) -> bool:
        loser = self.owner[target]
        return loser >= 0 and list(self.owner.values()).count(loser) == 1

    def _guards_region(self, place: str) -> bool:
        """Whether `place` is the border of a region held whole."""
        region = self.region.get(place)
        if region is None or not self._threat(place):
            return False
        return all(self.owner[other] == self.seat for other in region.territories)

    def _short(self, place: str) -> int:
        """Armies missing against the strongest neighbour."""
        return max(self._strengths(place), default=0) - self.armies[place]

    def _need(self, place: str) -> int:
        return self._threat(place) - self.armies[place]

    def _threat(self, place: str) -> int:
        """Opposing armies next to `place` that could march."""
        return sum(self._strengths(place))

    def _strengths(self, place: str) -> Iterable[int]:
        return [self.armies[near] for near in self.board.opposing(self.owner, place)]
