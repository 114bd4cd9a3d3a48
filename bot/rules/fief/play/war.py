"""What happens in a battle: dice, losses, the fate of Nobles, Troops that lose heart (FIEF-6.10 to 6.23)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.events.land import Fell
from bot.rules.fief.events.war import FateRolled, Fought, Rethrown, Scattered, Shot
from bot.rules.fief.legal import control, sides, strength
from bot.rules.fief.legal.losses import falling
from bot.rules.fief.model.fray import Band, Flank, Fray
from bot.rules.fief.play import orders, verbs, watch

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

MOST_HITS = 3
"""Hits left over count as no more for the fate of Nobles (FIEF-6.21)."""


def throw(play: Play, fray: Fray) -> dict[Flank, int]:
    """FIEF-6.10, 6.16: the dice of both sides, and the hits that each side takes."""
    state = play.state
    attack, defence = (_dice(play, fray, flank) for flank in ("attack", "defence"))
    hits = sum(attack) + strength.bonus(state, sides.all_nobles(state, fray, "attack"))
    against = sum(defence)
    if defence:
        against += strength.bonus(state, sides.all_nobles(state, fray, "defence"))
    play.emit(
        Fought(
            seat=fray.attacker,
            defender=fray.defender,
            village=fray.village,
            attack=attack,
            defence=defence,
            hits=hits,
            against=against,
        )
    )
    return {"attack": against, "defence": hits}


def _dice(play: Play, fray: Fray, flank: Flank) -> tuple[int, ...]:
    count = sides.dice(play.state, fray, flank)
    return thrown(play, flank, [band.seat for band in fray.bands(flank)], fray.village, count)


def thrown(play: Play, why: str, seats: Iterable[Seat], front: str, count: int) -> tuple[int, ...]:
    """Battle dice of Houses that fight together, against whomever; House Baratheon throws them again once a round,
    where it has said so for this Village or in general (FIEF-17.13)."""
    if not count:
        return ()
    faces = strength.faces(play.chance.roll(why, 6, count))
    for seat in seats:
        house = play.state.houses[seat]
        most = orders.answer(house.orders, "rethrow", front)
        if house.house != "baratheon" or "reroll" in house.used or most in (None, "never"):
            continue
        if sum(faces) <= int(str(most).removeprefix("hits-")):
            play.emit(Rethrown(seat=seat, faces=faces))
            faces = strength.faces(play.chance.roll(why, 6, count))
    return faces


def shoot(play: Play, fray: Fray) -> dict[str, int] | None:
    """FIEF-6.8: Archers of both sides shoot; the hits that each side takes, or None where nobody can.

    Nobles without Troops are taken without dice, those of Archers too (FIEF-6.22).
    """
    state = play.state
    if not sides.all_troops(state, fray, "defence"):
        return None
    attack, bonus = _arrows(state, fray, "attack")
    defence, more = _arrows(state, fray, "defence")
    if not attack and not defence:
        return None
    shots = strength.faces(play.chance.roll("attack_arrows", 6, attack)) if attack else ()
    back = strength.faces(play.chance.roll("defence_arrows", 6, defence)) if defence else ()
    aimed = bool(fray.aim and defence)
    hits = {"defence": sum(shots) + bonus, "attack": 0 if aimed else sum(back) + more}
    play.emit(
        Shot(
            seat=fray.attacker,
            defender=fray.defender,
            village=fray.village,
            attack=shots,
            defence=back,
            hits=hits["defence"],
            against=hits["attack"],
            aim=fray.aim if aimed else "",
        )
    )
    if aimed and SLAIN in back and fray.aim in play.state.nobles:
        verbs.die(play, fray.aim, "battle")
    return hits


SLAIN = 3
"""The face that slays a Noble at whom Archers have aimed (FIEF-6.8)."""


def _arrows(state: Fief, fray: Fray, flank: Flank) -> tuple[int, int]:
    archers = sum(sides.troops(state, fray, band).get("archer", 0) for band in fray.bands(flank))
    walled = flank == "attack" and fray.how == "assault"
    return strength.arrows(archers, state.land[fray.village].fort if walled else "")


def fall(
    play: Play,
    before: Fief,
    fray: Fray,
    flank: Flank,
    hits: int,
    chosen: Mapping[int, Mapping[str, int]],
) -> int:
    """FIEF-6.18, 6.19: who falls of a side as it stood; the hits left over."""
    fallen = losses(before, fray, flank, hits)
    if len(fray.bands(flank)) == 1 and fray.bands(flank)[0].seat in chosen:
        fallen = [(band, dict(chosen[band.seat])) for band in fray.bands(flank)]
    for band, gone in fallen:
        men = {kind: count for kind, count in gone.items() if kind != "ranger"}
        if men:
            play.emit(Fell(seat=band.seat, village=fray.village, ground=band.ground, troops=men))
        watch.rangers_fall(play, band.seat, sides.nobles(before, fray, band), gone.get("ranger", 0))
        hits -= strength.absorbed(gone)
    return hits


def losses(state: Fief, fray: Fray, flank: Flank, hits: int) -> list[tuple[Band, dict[str, int]]]:
    """Which Troops of each House fall, by their loss orders."""
    bands = fray.bands(flank)
    fallen = falling(
        [sides.troops(state, fray, band) for band in bands],
        [sides.of_band(state, fray, band) for band in bands],
        hits,
        [state.houses[band.seat].orders.lists.get("losses", ()) for band in bands],
    )
    return [(band, dict(gone)) for band, gone in zip(bands, fallen, strict=True) if gone]


def fates(play: Play, fray: Fray, flank: Flank, hits: int) -> tuple[str, ...]:
    """FIEF-6.21: Nobles of a side without Troops throw; those who live."""
    alive = []
    for band in fray.bands(flank):
        for noble in sides.nobles(play.state, fray, band):
            if not hits or not _slain(play, noble, band.seat, hits):
                alive.append(noble)
    return tuple(alive)


def _slain(play: Play, noble: str, seat: Seat, hits: int) -> bool:
    die = play.die("fate")
    play.emit(FateRolled(noble=noble, seat=seat, die=die, hits=min(hits, MOST_HITS)))
    if die > min(hits, MOST_HITS):
        return False
    verbs.die(play, noble, "battle")
    return True


def scatter(play: Play, fray: Fray, band: Band) -> None:
    """FIEF-0.52: its Troops in the battle leave the map."""
    troops = play.state.land[fray.village].troops(band.seat, band.ground)
    if troops:
        play.emit(Scattered(seat=band.seat, village=fray.village, ground=band.ground, troops=troops))


def unguard(play: Play, fray: Fray, winner: Flank) -> None:
    """FIEF-0.63: Captives of losers without a guard change hands, the winning side's own go free, also of Houses that
    lost all they had beside it before."""
    friends = fray.side(winner)
    for seat in fray.losers(winner):
        if play.state.land[fray.village].post(seat) is not None:
            continue
        for noble in control.captives(play.state, fray.village, seat):
            guards = sides.guards(play.state, fray, winner)
            if play.state.nobles[noble].seat in friends:
                verbs.free(play, noble)
            elif guards:
                verbs.capture(play, noble, guards[0])


def beaten(state: Fief, fray: Fray) -> tuple[Flank, ...]:
    """Sides without Troops (FIEF-6.20)."""
    flanks: tuple[Flank, ...] = ("attack", "defence")
    return tuple(flank for flank in flanks if not sides.all_troops(state, fray, flank))
