"""P1.RETURN: Troops without heart come back (FIEF-0.52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Choose
from bot.rules.fief.events.war import Rallied
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.legal import control, places
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.land import Ground
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief
    from bot.rules.fief.play.draft import Play


class Rallying(Turn):
    kind: Literal["rallying"] = "rallying"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        scattered = state.houses[self.seat].scattered
        return (self.seat,) if scattered and len(havens(state, self.seat)) > 1 else ()

    def question(self, state: Fief) -> Question:
        return Question("rally", "FIEF-0.52")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Choose(what=havens(state, seat)[0])

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(havens(state, seat))

    def answer(self, play: Play, seat: Seat, action: Choose) -> None:
        self._rally(play, action.what)

    def carry_on(self, play: Play) -> None:
        if play.state.houses[self.seat].scattered:
            self._rally(play, next(iter(havens(play.state, self.seat)), None))
        else:
            play.pop()

    def _rally(self, play: Play, village: str | None) -> None:
        state, seat = play.state, self.seat
        sheltered = village is not None and (
            places.sheltered(state, seat, village) or not control.nobles(state, village, seat, "field")
        )
        walled = village is not None and bool(state.land[village].fort)
        ground: Ground = "inside" if sheltered and walled else "field"
        play.emit(Rallied(seat=seat, village=village, ground=ground, troops=state.houses[seat].scattered))
        play.pop()


def havens(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Fortifications of its own that nobody besieges, else where its free Nobles are."""
    walls = tuple(one for one in VILLAGES if places.sheltered(state, seat, one))
    with_nobles = (one.place for one in state.of(seat).values() if one.free and one.place in VILLAGES)
    return walls or tuple(dict.fromkeys(with_nobles))
