"""Who has marched how far in a Movement turn, and what leave was asked on the way (FIEF-5.3, 5.4, 5.8)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.contract import Model, Seat
from bot.rules.fief.model.units import Troops
from bot.rules.kit.draft import changed

SHIPS = "ships"
"""What the Master of Ships does once a round (FIEF-5.14)."""

SPENT = 9
"""Points of whoever marches no more in this turn."""


class Walked(Model):
    """A Noble, or Troops of a kind that have marched together so far."""

    count: int = 1
    spent: int = 0
    beside: tuple[str, ...] = ()
    """The Nobles who went along on every step; of those who have not marched yet: nobody is told."""

    def on(self, group: tuple[str, ...], price: int) -> Walked:
        """After another step with this group."""
        beside = tuple(noble for noble in group if not self.spent or noble in self.beside)
        return changed(self, spent=self.spent + price, beside=beside)


RESTED = Walked()
"""Who has not marched yet."""

Parts = Mapping[str, tuple[Walked, ...]]
"""Troops by kind, and those of a kind by how far they have marched."""


class Leave(Model):
    """What a House says to a group that wants to take the road from `source` to `target`; without a road: to land."""

    seat: Seat
    source: str = ""
    target: str
    given: bool = False


class Trek(Model):
    """Whoever is not in it has not marched yet."""

    nobles: Mapping[str, Walked] = {}
    troops: Mapping[str, Parts] = {}
    """By the Village where they are."""

    def of(self, noble: str) -> Walked:
        return self.nobles.get(noble) or RESTED

    def at(self, village: str, kind: str) -> tuple[Walked, ...]:
        """Troops of a kind there that have marched."""
        return self.troops.get(village, {}).get(kind, ())

    def stepped(
        self, source: str, target: str, nobles: tuple[str, ...], gone: Parts, left: Parts, price: int
    ) -> Trek:
        """Once a group has gone on: its Troops, and those of the same kinds that stay behind."""
        walked = {**self.nobles, **{noble: self.of(noble).on(nobles, price) for noble in nobles}}
        behind = {kind: tuple(one for one in parts if one.spent) for kind, parts in left.items()}
        there = {
            kind: (*self.at(target, kind), *(one.on(nobles, price) for one in parts))
            for kind, parts in gone.items()
        }
        troops = {
            **self.troops,
            source: {**self.troops.get(source, {}), **behind},
            target: {**self.troops.get(target, {}), **there},
        }
        return changed(self, nobles=walked, troops=troops)

    def ended(self, village: str, nobles: tuple[str, ...], men: Troops) -> Trek:
        """Once Nobles, and all of these Troops that are there, march no more."""
        rest = {kind: (Walked(count=count, spent=SPENT),) for kind, count in men.items()}
        walked = {**self.nobles, **{noble: Walked(spent=SPENT) for noble in nobles}}
        troops = {**self.troops, village: {**self.troops.get(village, {}), **rest}}
        return changed(self, nobles=walked, troops=troops)


AT_REST = Trek()
"""Nobody has marched yet, as far as one may know."""
