"""Rebels fight: those of a Village, or one Noble and its House (FIEF-8.28 to 8.34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.events.land import Controlled, Razed
from bot.rules.fief.events.revolts import Fled, RebelsFought, RevoltFate
from bot.rules.fief.legal import control, places, revolts, sides, strength, titles
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.fray import Band, Fray
from bot.rules.fief.model.land import GROUNDS, Ground
from bot.rules.fief.play import verbs, war

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


def rise(play: Play, target: str, cards: int, passage: bool) -> None:
    """So many cards are left; whoever they were meant for may be dead or out of reach by now."""
    if target in VILLAGES:
        _in_village(play, target, cards * revolts.REBELS, passage)
    elif target in play.state.nobles:
        _upon(play, target, cards * revolts.REBELS, passage)


def _in_village(play: Play, village: str, rebels: int, passage: bool) -> None:
    """First those in the field, then those inside; three rounds at most (FIEF-8.28 to 8.31)."""
    rounds = 0
    for ground in GROUNDS:
        if rounds == revolts.ROUNDS:
            break  # they have dispersed before they come to those inside
        while rebels and rounds < revolts.ROUNDS:
            fray = _stand(village, ground, standing(play.state, village, ground))
            if not sides.all_troops(play.state, fray, "defence"):
                break
            if not revolts.dice(play.state, village, rebels, ground, passage):
                return
            rounds += 1
            rebels = _round(play, fray, rebels, passage)
        fray = _stand(village, ground, standing(play.state, village, ground))
        if sides.all_troops(play.state, fray, "defence"):
            return
        if rebels and revolts.dice(play.state, village, rebels, ground, passage):
            for noble in sides.all_nobles(play.state, fray, "defence"):
                if not _slain(play, noble):
                    _flee(play, noble)
    if rebels and not play.state.land[village].posts:
        _raze(play, village)


def standing(state: Fief, village: str, ground: Ground) -> tuple[Seat, ...]:
    """Houses with units there, in turn order."""
    return tuple(seat for seat in state.order if control.stands(state, village, seat, ground))


def _stand(village: str, ground: Ground, seats: tuple[Seat, ...]) -> Fray:
    """Who stands against the rebels, as one side (FIEF-8.29)."""
    defence = tuple(Band(seat=seat, ground=ground) for seat in seats)
    how = "assault" if ground == "inside" else "field"
    return Fray.model_validate({"village": village, "how": how, "attack": (), "defence": defence})


def _round(play: Play, fray: Fray, rebels: int, passage: bool) -> int:
    """Both throw and lose at the same time; how many rebels are left."""
    before = play.state
    ground = fray.defence[0].ground
    count = revolts.dice(before, fray.village, rebels, ground, passage)
    attack = strength.faces(play.chance.roll("rebels", 6, count))
    points = strength.dice(sides.points(before, fray, "defence"))
    defence = war.thrown(play, "defence", [band.seat for band in fray.defence], fray.village, points)
    bonus = strength.bonus(before, sides.all_nobles(before, fray, "defence")) if points else 0
    hits, against = sum(attack), sum(defence) + bonus
    play.emit(
        RebelsFought(
            village=fray.village, rebels=rebels, attack=attack, defence=defence, hits=hits, against=against
        )
    )
    war.fall(play, before, fray, "defence", hits, {})
    return max(0, rebels - against)


def _slain(play: Play, noble: str) -> bool:
    die = play.die("revolt")
    play.emit(RevoltFate(noble=noble, seat=play.state.nobles[noble].seat, die=die))
    if die > revolts.SLAIN:
        return False
    verbs.die(play, noble, "uprising")
    return True


def _flee(play: Play, noble: str) -> None:
    """FIEF-8.29, 0.64: to the Troops of its House there, else to the nearest Village of its House, else nowhere.

    In a siege nobody gets to those on the other side of the walls (FIEF-6.31).
    """
    state, one = play.state, play.state.nobles[noble]
    besieged = control.besieged(state, one.place)
    inside = one.inside if besieged else bool(state.land[one.place].troops(one.seat, "inside"))
    village = one.place if state.land[one.place].troops(one.seat) else places.nearest(state, noble)
    if village != one.place:
        inside = places.sheltered(state, one.seat, village)
    home = bool(state.land[village].troops(one.seat)) or village != one.place
    play.emit(Fled(noble=noble, seat=one.seat, village=village, inside=inside, shielded=not home))


def _raze(play: Play, village: str) -> None:
    """FIEF-8.30: a City stands; a Village of a Fief stays its holder's."""
    here = play.state.land[village]
    for _ in range(here.mills):
        play.emit(Razed(village=village, building="mill"))
    if here.fort == "stronghold":
        play.emit(Razed(village=village, building="stronghold"))
    lord = titles.holding_seat(play.state, VILLAGES[village].fief)
    if here.owner is not None and lord != here.owner:
        play.emit(Controlled(village=village, seat=None))


def _upon(play: Play, noble: str, rebels: int, passage: bool) -> None:
    """FIEF-8.34: one Noble and, if it is free, those of its House beside it; nobody else is touched."""
    one = play.state.nobles[noble]
    ground: Ground = "inside" if one.inside else "field"
    if not one.free or one.place not in VILLAGES:
        _slain(play, noble)
        return
    fray = _stand(one.place, ground, (one.seat,))
    for _ in range(revolts.ROUNDS):
        able = revolts.dice(play.state, one.place, rebels, ground, passage)
        if not able or not sides.all_troops(play.state, fray, "defence"):
            break
        rebels = _round(play, fray, rebels, passage)
    left = sides.all_troops(play.state, fray, "defence")
    if not left and revolts.dice(play.state, one.place, rebels, ground, passage):
        for other in control.nobles(play.state, one.place, one.seat, ground):
            _slain(play, other)
