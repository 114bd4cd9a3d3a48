"""P1.RETURN: Troops without heart come back (FIEF-0.52)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Choose
from bot.rules.fief.events.war import Rallied
from bot.rules.fief.frames.asking import Open
from bot.rules.fief.legal import control, places
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.land import Ground
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Rallying(Open):
    """Each House that has a choice of places says where; all come back in turn order (FIEF-0.7)."""

    kind: Literal["rallying"] = "rallying"

    def question(self, state: Fief) -> Question:
        return Question("rally", "FIEF-0.52")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Choose(what=havens(state, seat)[0])

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(havens(state, seat))

    def carry_on(self, play: Play) -> None:
        play.pop()
        chosen = {seat: one.what for seat, one in self.answers.items() if isinstance(one, Choose)}
        _all_rally(play, chosen)


def open_rallying(play: Play) -> None:
    """Whoever has one place alone, or none, is not asked (FIEF-0.95)."""
    state = play.state
    asked = tuple(
        seat for seat in state.order if state.houses[seat].scattered and len(havens(state, seat)) > 1
    )
    if asked:
        play.push(Rallying(asked=asked))
    else:
        _all_rally(play, {})


def _all_rally(play: Play, chosen: Mapping[Seat, str]) -> None:
    for seat in play.state.order:
        if play.state.houses[seat].scattered:
            found = havens(play.state, seat)
            _rally(play, seat, chosen[seat] if chosen.get(seat) in found else next(iter(found), None))


def _rally(play: Play, seat: Seat, village: str | None) -> None:
    state = play.state
    sheltered = village is not None and (
        places.sheltered(state, seat, village) or not control.nobles(state, village, seat, "field")
    )
    walled = village is not None and bool(state.land[village].fort)
    ground: Ground = "inside" if sheltered and walled else "field"
    play.emit(Rallied(seat=seat, village=village, ground=ground, troops=state.houses[seat].scattered))


def havens(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Fortifications of its own that nobody besieges, else where its free Nobles are, but not shut in (FIEF-6.31)."""
    walls = tuple(one for one in VILLAGES if places.sheltered(state, seat, one))
    with_nobles = (one for one in state.of(seat).values() if one.free and one.place in VILLAGES)
    reached = (one.place for one in with_nobles if not (one.inside and control.besieged(state, one.place)))
    return walls or tuple(dict.fromkeys(reached))
