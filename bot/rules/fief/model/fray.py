"""A battle as it stands: where, how, and who fights on which side (FIEF-6.3, 6.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.rules.contract import Model, Seat
from bot.rules.fief.model.land import Ground
from bot.rules.kit.draft import changed

How = Literal["field", "assault", "sortie", "raid"]
Flank = Literal["attack", "defence"]
"""A side of it."""


class Band(Model):
    """The units of a House on one ground, fighting on one side."""

    seat: Seat
    ground: Ground


class Fray(Model):
    village: str
    how: How
    attack: tuple[Band, ...]
    """The attacker first, then supporters in turn order."""
    defence: tuple[Band, ...]
    """The attacked first."""
    rounds: int = 0
    """Fought so far."""
    aim: str = ""
    """The Noble at whom the Archers on the walls shoot (FIEF-6.8)."""
    helping: tuple[Seat, ...] = ()
    """Houses that have come to the help of a side (FIEF-6.5): who is attacked with others is none of them."""
    given_up: Mapping[Flank, tuple[Seat, ...]] = {}
    """Houses of a side who have lost before the others there (FIEF-6.23)."""
    passage: bool = False
    """The attackers have a Secret Passage (FIEF-8.20)."""

    @property
    def attacker(self) -> Seat:
        return self.attack[0].seat

    @property
    def defender(self) -> Seat:
        """The attacked, or who fights on in its place; where nobody does any more, who was beaten first."""
        return self.defence[0].seat if self.defence else self.given_up["defence"][0]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(band.seat for band in (*self.attack, *self.defence))

    def bands(self, flank: Flank) -> tuple[Band, ...]:
        return self.attack if flank == "attack" else self.defence

    def flank(self, seat: Seat) -> Flank:
        """The side of a House that fights."""
        return "attack" if any(band.seat == seat for band in self.attack) else "defence"

    def band(self, seat: Seat) -> Band:
        return next(band for band in (*self.attack, *self.defence) if band.seat == seat)

    def supports(self, seat: Seat) -> bool:
        """Whether a House helps another (FIEF-6.7): also one that fights on for the attacked after its defeat, but not
        in the attacker's place."""
        return seat in self.helping and seat != self.attacker

    def joined(self, flank: Flank, band: Band) -> Fray:
        return changed(self, helping=(*self.helping, band.seat), **{flank: (*self.bands(flank), band)})

    def side(self, flank: Flank) -> tuple[Seat, ...]:
        """All Houses that have fought on a side, those who gave up or lost all before too, but not who left."""
        fought = (band.seat for band in self.bands(flank))
        return tuple(dict.fromkeys((*fought, *self.given_up.get(flank, ()))))

    def losers(self, winner: Flank) -> tuple[Seat, ...]:
        """All Houses beaten by the side that has won (FIEF-0.63, 6.25)."""
        return self.side(other(winner))

    def beaten(self, seat: Seat) -> Fray:
        """Once a House has given up while its side fights on."""
        flank = self.flank(seat)
        gone = (*self.given_up.get(flank, ()), seat)
        return changed(self.without(seat), given_up={**self.given_up, flank: gone})

    def without(self, seat: Seat) -> Fray:
        """Once a House has left the fight."""
        attack, defence = (
            tuple(band for band in bands if band.seat != seat) for bands in (self.attack, self.defence)
        )
        return changed(self, attack=attack, defence=defence)


def other(flank: Flank) -> Flank:
    return "defence" if flank == "attack" else "attack"
