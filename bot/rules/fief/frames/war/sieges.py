"""P6.SIEGE and P4.ENGINES: who besieges what, and with how many Siege Engines (FIEF-6.30 to 6.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat, Several
from bot.rules.fief.actions import Siege
from bot.rules.fief.events.land import Besieged
from bot.rules.fief.frames.asking import Open
from bot.rules.fief.legal import sieges, stock
from bot.rules.fief.play import orders
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Sieging(Open):
    """Each House that could besiege something says so; done in turn order (FIEF-0.7, 6.1)."""

    kind: Literal["sieging"] = "sieging"

    def question(self, state: Fief) -> Question:
        return Question("siege", "FIEF-6.30")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("siege",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Siege(villages=sieges.kept(state, seat))

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        places = sieges.open_to(state, seat)
        return Several(choices=pick(places).choices, low=0, high=len(places))

    def carry_on(self, play: Play) -> None:
        play.pop()
        for seat in play.state.order:
            answer = self.answers.get(seat)
            if isinstance(answer, Siege):
                _besiege(play, seat, answer.villages)


def open_sieges(play: Play) -> None:
    asked = tuple(seat for seat in play.state.order if sieges.open_to(play.state, seat))
    if asked:
        play.push(Sieging(asked=asked))


def _besiege(play: Play, seat: Seat, villages: tuple[str, ...]) -> None:
    """What it besieges from now on; a siege that is not named is lifted."""
    for village in sieges.open_to(play.state, seat):
        besieging = seat in play.state.land[village].siege
        if besieging != (village in villages):
            play.emit(Besieged(seat=seat, village=village, engines=None if besieging else 0))


def place_engines(play: Play) -> None:
    """One more of each besieger at each siege, as long as it has any, unless held back (FIEF-6.32, 17.17)."""
    for seat in play.state.order:
        for village in sieges.kept(play.state, seat):
            held = orders.answer(play.state.houses[seat].orders, "engines", village) == "hold"
            if stock.engines(play.state, seat) and not held:
                engines = play.state.land[village].siege[seat] + 1
                play.emit(Besieged(seat=seat, village=village, engines=engines))
