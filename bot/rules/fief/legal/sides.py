"""Who fights on which side, how strong a side is, and who may join it (FIEF-6.3, 6.5, 6.10 to 6.17, 6.22)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, strength, titles, watch
from bot.rules.fief.model.fray import Band, Flank, Fray
from bot.rules.fief.model.phases import MOVEMENT
from bot.rules.fief.model.units import Troops, joined
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

ASSAULT, SORTIE, SEIZE = "assault", "sortie", "seize"
PASSAGE = "passage"
"""An assault declared together with a Secret Passage (FIEF-8.20 a)."""
FIELD = "field:"


def declared(state: Fief, seat: Seat, village: str, how: str) -> Fray | None:
    """The battle that would be so declared: `field:<seat>`, `assault`, `passage`, `sortie` (FIEF-6.3).

    None if nobody is there.
    """
    if how in (ASSAULT, PASSAGE):
        defence = walls(state, village, (seat,))
        attack = Band(seat=seat, ground="field")
        secret = how == PASSAGE
        storm = Fray(village=village, how="assault", attack=(attack,), defence=defence, passage=secret)
        return storm if defence else None
    if how == SORTIE:
        lines = [one for one in state.order if one in state.land[village].siege and one != seat]
        defence = tuple(Band(seat=one, ground="field") for one in lines)
        attack = Band(seat=seat, ground="inside")
        return Fray(village=village, how="sortie", attack=(attack,), defence=defence) if defence else None
    foe = int(how.removeprefix(FIELD))
    return Fray(
        village=village,
        how="field",
        attack=(Band(seat=seat, ground="field"),),
        defence=(Band(seat=foe, ground="field"),),
    )


def walls(state: Fief, village: str, but: Collection[Seat]) -> tuple[Band, ...]:
    """Who defends the walls there, `but` who storms them: the controller first, then its guests (FIEF-6.5, 6.19)."""
    owner = state.land[village].owner
    inside = (one for one in state.order if one not in but and control.stands(state, village, one, "inside"))
    return tuple(Band(seat=one, ground="inside") for one in sorted(inside, key=lambda one: one != owner))


def troops(state: Fief, fray: Fray, band: Band) -> Troops:
    """Rangers among them, who stand beside their Brothers (FIEF-11.2)."""
    standing = state.land[fray.village].troops(band.seat, band.ground)
    rangers = watch.rangers(state, nobles(state, fray, band))
    return joined(standing, {"ranger": rangers}) if rangers else standing


def nobles(state: Fief, fray: Fray, band: Band) -> tuple[str, ...]:
    """Free Nobles with a band who can be attacked (FIEF-0.64)."""
    found = control.nobles(state, fray.village, band.seat, band.ground)
    return tuple(noble for noble in found if not shielded(state, noble))


def all_troops(state: Fief, fray: Fray, flank: Flank) -> Troops:
    return joined(*(troops(state, fray, band) for band in fray.bands(flank)))


def all_nobles(state: Fief, fray: Fray, flank: Flank) -> tuple[str, ...]:
    return tuple(noble for band in fray.bands(flank) for noble in nobles(state, fray, band))


def guards(state: Fief, fray: Fray, flank: Flank) -> tuple[Seat, ...]:
    """Houses of a side that have a unit left there, so that they can hold something, or somebody (FIEF-0.60, 6.25)."""
    here = state.land[fray.village]
    return tuple(band.seat for band in fray.bands(flank) if here.post(band.seat) is not None)


def left(state: Fief, fray: Fray) -> Fray:
    """The fight without Houses that have lost all they had in it, as long as others fight on beside them."""
    fray = _inherited(state, fray)
    for band in (*fray.attack, *fray.defence):
        if len(fray.bands(fray.flank(band.seat))) > 1 and not any(_units(state, fray, band)):
            fray = fray.beaten(band.seat)
    return fray


def _inherited(state: Fief, fray: Fray) -> Fray:
    """A storm goes on against the garrison of whoever has inherited the City in its midst (FIEF-0.54, 6.5).

    Who is left there of the old House is in its walls no more (FIEF-0.27), and no Archer there aims as that one said.
    """
    heir = state.land[fray.village].owner
    if fray.how != "assault" or heir is None or heir == fray.defender or heir in fray.side("attack"):
        return fray
    garrison = Band(seat=heir, ground="inside")
    if not any(_units(state, fray, garrison)):
        return fray
    guests = tuple(band for band in fray.defence if band.seat not in (heir, fray.defender))
    helping = tuple(seat for seat in fray.helping if seat != heir)
    return changed(fray, defence=(garrison, *guests), helping=helping, aim="")


def leads(state: Fief, fray: Fray, seat: Seat) -> bool:
    """Whether a House has a leader in the fight."""
    return any(titles.leader(state, noble) for noble in nobles(state, fray, fray.band(seat)))


def of_band(state: Fief, fray: Fray, band: Band) -> int:
    """Its Strength Points."""
    attacking = band in fray.attack
    return strength.of_side(state, troops(state, fray, band), nobles(state, fray, band), attacking)


def points(state: Fief, fray: Fray, flank: Flank) -> int:
    """Strength Points of a side, its Houses together (FIEF-6.13)."""
    return sum(of_band(state, fray, band) for band in fray.bands(flank))


def dice(state: Fief, fray: Fray, flank: Flank) -> int:
    """FIEF-6.13 to 6.15: walls cost attackers dice, Siege Engines or a Secret Passage make up for them."""
    walled = flank == "attack" and fray.how == "assault" and not fray.passage
    less = strength.penalty(state, fray.village) if walled else 0
    return max(0, strength.dice(points(state, fray, flank)) - less)


def worth_it(state: Fief, fray: Fray) -> bool:
    """Whether it can be fought: with dice, or Nobles alone taken without (FIEF-6.17, 6.22)."""
    foes = all_troops(state, fray, "defence")
    if not dice(state, fray, "attack") or not (foes or all_nobles(state, fray, "defence")):
        return False
    return bool(foes) or overawes(state, fray)


def overawes(state: Fief, fray: Fray) -> bool:
    """Whether the attackers take Nobles without Troops: with a Troop of their own, or more strength (FIEF-6.22)."""
    armed = bool(all_troops(state, fray, "attack"))
    return armed or points(state, fray, "attack") > points(state, fray, "defence")


def helpers(state: Fief, fray: Fray) -> dict[Seat, tuple[Flank, ...]]:
    """Who might join, and on which sides (FIEF-6.5): those in the field; guests inside join a sortie alone."""
    found: dict[Seat, tuple[Flank, ...]] = {}
    for seat in state.order:
        if fray.how == "raid" or seat in fray.seats or state.houses[seat].gone:
            continue
        if any(_units(state, fray, Band(seat=seat, ground="field"))):
            found[seat] = ("attack", "defence")
        elif fray.how == "sortie" and any(_units(state, fray, Band(seat=seat, ground="inside"))):
            found[seat] = ("attack",)
    return found


def aims(state: Fief, fray: Fray, seat: Seat) -> tuple[str, ...]:
    """The attacking Nobles at whom Archers on the walls may shoot, or those who will shelter there (FIEF-6.8, 6.6)."""
    if fray.passage:
        return ()
    bands: tuple[Band, ...] = (fray.band(seat),) if _on_walls(fray, seat) else ()
    if seat == fray.defender and may_shelter(state, fray):
        bands = (fray.band(seat), *walls(state, fray.village, [band.seat for band in fray.attack]))
    archers = any("archer" in troops(state, fray, band) for band in bands)
    return all_nobles(state, fray, "attack") if archers else ()


def _on_walls(fray: Fray, seat: Seat) -> bool:
    """Whether a House defends against a storm."""
    return fray.how == "assault" and any(band.seat == seat for band in fray.defence)


def may_aim(state: Fief, fray: Fray, seat: Seat) -> bool:
    """Whether it is asked at whom its Archers shoot: in fog whoever has Troops there, or all would know (10.6)."""
    if not _on_walls(fray, seat):
        return False
    veiled = state.options.fog_of_war and state.options.te and not fray.passage
    return bool(aims(state, fray, seat) or (veiled and troops(state, fray, fray.band(seat))))


def band_of(state: Fief, fray: Fray, seat: Seat) -> Band:
    """With what it would join."""
    field = Band(seat=seat, ground="field")
    return field if any(_units(state, fray, field)) else Band(seat=seat, ground="inside")


def _units(state: Fief, fray: Fray, band: Band) -> tuple[Troops, tuple[str, ...]]:
    return troops(state, fray, band), nobles(state, fray, band)


def may_shelter(state: Fief, fray: Fray) -> bool:
    """Whether the attacked may bring its field units inside its walls (FIEF-6.6): not through a siege (FIEF-6.31)."""
    here = state.land[fray.village]
    return fray.how == "field" and bool(here.fort) and here.owner == fray.defender and not here.siege


def sheltered(state: Fief, fray: Fray) -> Fray:
    """The storm that an attack becomes once the attacked are inside, whom all there defend (FIEF-6.5, 6.6)."""
    inside = walls(state, fray.village, [band.seat for band in fray.attack])
    helping = tuple(band for band in fray.defence[1:] if band.seat not in {one.seat for one in inside})
    return changed(fray, how="assault", defence=(*inside, *helping))


def shielded(state: Fief, noble: str) -> bool:
    """FIEF-0.64: cannot be attacked yet."""
    until = state.nobles[noble].shielded
    return until > state.round or (until == state.round and state.phase <= MOVEMENT)
