"""Mercenaries join a battle before a round, and go back to reserve with the phase (FIEF-4.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Candidates, Seat
from bot.rules.fief.events.war import Hired
from bot.rules.fief.legal import sides
from bot.rules.fief.model.fray import Fray
from bot.rules.fief.model.land import Ground
from bot.rules.fief.model.units import MERCENARY
from bot.rules.kit.offers import NONE, amount

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

GROUNDS: tuple[Ground, ...] = ("inside", "field")


def hired(state: Fief, fray: Fray, seat: Seat) -> Candidates:
    """How many may join a House that fights."""
    return amount(1, state.houses[seat].mercenaries, 1) if may_hire(state, fray, seat) else NONE


def may_hire(state: Fief, fray: Fray, seat: Seat) -> bool:
    """Whether a House has any in reserve for a Noble of its, or a Village, there; none of them rides a Raid, and none
    come through a siege to those inside (FIEF-6.31)."""
    if seat not in fray.seats or (fray.how == "raid" and seat == fray.attacker):
        return False
    here, band = state.land[fray.village], fray.band(seat)
    if here.siege and band.ground == "inside":
        return False
    beside = here.owner == seat or bool(sides.nobles(state, fray, band))
    return beside and state.houses[seat].mercenaries > 0


def hire(play: Play, answers: Mapping[int, object]) -> None:
    """As they have said who have answered."""
    top: object = play.state.stack[-1]
    fray = getattr(top, "fray", None)
    if not isinstance(fray, Fray):
        return
    for seat in play.state.order:
        count = getattr(answers.get(seat), "hired", None)
        if count and seat in fray.seats:
            ground = fray.band(seat).ground
            play.emit(Hired(seat=seat, village=fray.village, ground=ground, count=count))


def dismiss(play: Play) -> None:
    """Survivors go back; the dead are in the bank."""
    for village, here in play.state.land.items():
        for post in here.posts:
            for ground in GROUNDS:
                count = post.at(ground).get(MERCENARY, 0)
                if count:
                    play.emit(Hired(seat=post.seat, village=village, ground=ground, count=-count))
