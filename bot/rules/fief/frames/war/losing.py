"""P6.LOSSES: who has ordered to be asked chooses which of its Troops fall (FIEF-6.18, 17.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self

from bot.rules.contract import Action, Candidates, Seat, Viewer
from bot.rules.fief.actions import Lose
from bot.rules.fief.events.answers import Answered, Said
from bot.rules.fief.frames.asking import Open
from bot.rules.fief.frames.war.goon import fighting, fray_of
from bot.rules.fief.frames.war.texts import men_text
from bot.rules.fief.legal import sides, strength
from bot.rules.fief.model.fray import Flank, Fray
from bot.rules.fief.model.units import decode, encode
from bot.rules.fief.play import orders, war
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.sealed import own
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Losing(Open):
    kind: Literal["losing"] = "losing"
    midst: ClassVar[bool] = True
    fog: bool = False
    """Which Troops fall, those alone see who have units there (FIEF-10.6): what is answered lies sealed."""

    def seen_by(self, viewer: Viewer) -> Self:
        return changed(self, answers=own(self.answers, viewer)) if self.fog else self

    def answer(self, play: Play, seat: Seat, action: Lose) -> None:
        play.emit(Answered(seat=seat, action=action) if self.fog else Said(seat=seat, action=action))

    @classmethod
    def of(cls, state: Fief, fray: Fray, hits: Mapping[str, int]) -> tuple[Seat, ...]:
        """Those who ordered to be asked, stand alone on their side and have a choice."""
        flanks: tuple[Flank, ...] = ("attack", "defence")
        alone = ((fray.bands(flank), hits[flank]) for flank in flanks if len(fray.bands(flank)) == 1)
        return tuple(
            band.seat
            for (band,), count in alone
            if orders.asks_losses(state.houses[band.seat].orders)
            and len(strength.choices(sides.troops(state, fray, band), count)) > 1
        )

    def question(self, state: Fief) -> Question:
        return Question("lose", "FIEF-6.18", {"village": fray_of(state).village})

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("lose",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Lose(
            men=encode(dict(war.losses(state, fray_of(state), *self._hit(state, seat)))[_band(state, seat)])
        )

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        troops = sides.troops(state, fray_of(state), _band(state, seat))
        _, hits = self._hit(state, seat)
        return pick((encode(one) for one in strength.choices(troops, hits)), men_text)

    def _hit(self, state: Fief, seat: Seat) -> tuple[Flank, int]:
        flank = fray_of(state).flank(seat)
        return flank, fighting(state).hits[flank]

    def carry_on(self, play: Play) -> None:
        chosen = {seat: decode(one.men) or {} for seat, one in self.answers.items() if isinstance(one, Lose)}
        play.pop()
        play.alter(changed(fighting(play.state), chosen=chosen))


def _band(state: Fief, seat: Seat) -> Any:
    return fray_of(state).band(seat)
