"""P6.GOON: after a round, who fights on, leaves or gives up (FIEF-6.7, 6.20, 6.23, 17.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

from bot.rules.contract import Action, Candidates, Seat, Text
from bot.rules.fief.actions import Fight
from bot.rules.fief.frames.asking import Secret
from bot.rules.fief.frames.war.hiring import hire, hired, may_hire
from bot.rules.fief.legal import sides
from bot.rules.fief.model.fray import Fray
from bot.rules.fief.play import orders
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.frames.war.battle import Battle
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

ON, STOP, LEAVE, SURRENDER, STORM = "on", "stop", "leave", "surrender", "storm"


class Goon(Secret):
    kind: Literal["goon"] = "goon"
    sheltered: bool = False
    """The attacked have gone inside: storm the walls, or stop (FIEF-6.6)."""

    @classmethod
    def of(cls, state: Fief, fray: Fray, sheltered: bool = False) -> tuple[Seat, ...]:
        """The attacker, and whoever could leave, give up or call Mercenaries (FIEF-0.95)."""
        return tuple(
            seat
            for seat in state.order
            if seat in fray.seats
            and (seat == fray.attacker or not state.houses[seat].gone)
            and (len(_ways(state, fray, seat, sheltered)) > 1 or may_hire(state, fray, seat))
        )

    def question(self, state: Fief) -> Question:
        kind = "sheltered" if self.sheltered else "goon"
        return Question(kind, "FIEF-6.20", {"village": fray_of(state).village})

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("fight",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Fight(how=STOP if seat == fray_of(state).attacker else ON)

    def ordered(self, state: Fief, seat: Seat) -> Action | None:
        fray = fray_of(state)
        if hopeless(state, fray, seat):
            return Fight(how=SURRENDER)
        if seat == fray.attacker:
            return None if self.sheltered else _attacking(state, fray)
        said = orders.answer(state.houses[seat].orders, "defend", fray.village, otherwise=ON)
        if said is None or said == ON:
            return None if said is None else Fight(how=ON)
        leaves = fray.rounds >= int(said.removeprefix("rounds-")) and fray.supports(seat)
        return Fight(how=LEAVE if leaves else ON)

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        fray = fray_of(state)
        if field == "hired":
            return hired(state, fray, seat)
        return pick(_ways(state, fray, seat, self.sheltered), fight_text)

    def carry_on(self, play: Play) -> None:
        """The answers in turn order (FIEF-0.7): once the attacker has stopped, nobody gives up any more."""
        play.pop()
        said = {
            seat: one.how for seat in play.state.order if isinstance(one := self.answers.get(seat), Fight)
        }
        yielding: list[Seat] = []
        for seat, how in said.items():
            battle = fighting(play.state)
            match how:
                case "stop":
                    play.alter(changed(battle, step="over"))
                    break
                case "storm":
                    play.alter(changed(battle, step="archers"))
                case "leave" if seat != battle.fray.defender or battle.fray.attacker not in yielding:
                    battle.leave(play, seat)
                case "surrender":
                    yielding.append(seat)
        if fighting(play.state).step != "over":
            hire(play, self.answers)
        give_up(play, yielding)


def give_up(play: Play, seats: Iterable[Seat]) -> None:
    """FIEF-6.23; the battle goes on with it."""
    if yielding := tuple(seats):
        play.alter(changed(fighting(play.state), yielding=yielding))


def _ways(state: Fief, fray: Fray, seat: Seat, sheltered: bool) -> tuple[str, ...]:
    """What a House in the fight may do; nobody leaves it before a round has been fought (FIEF-6.7)."""
    leave = (LEAVE,) if fray.supports(seat) and not sheltered else ()
    give_up = (SURRENDER,) if sides.leads(state, fray, seat) else ()
    return (*_onward(state, fray, seat, sheltered), *leave, *give_up)


def _onward(state: Fief, fray: Fray, seat: Seat, sheltered: bool) -> tuple[str, ...]:
    """How it may go on: an attacker before whom others have sheltered storms the walls, if it can, or stops."""
    if seat != fray.attacker:
        return (ON,)
    if sheltered:
        return (STORM, STOP) if sides.worth_it(state, fray) else (STOP,)
    return (ON, STOP)


def _attacking(state: Fief, fray: Fray) -> Action | None:
    """By the battle order of the attacker (FIEF-17.13)."""
    mine = state.houses[fray.attacker].orders
    said = orders.answer(mine, "battle", fray.village)
    floor = orders.answer(mine, "strength", fray.village)
    if said is None or said == STOP:
        return None if said is None else Fight(how=STOP)
    weak = floor not in (None, "any") and sides.points(state, fray, "attack") < _number(floor)
    few = said.startswith("dice-") and sides.dice(state, fray, "attack") < _number(said)
    long = said.startswith("rounds-") and fray.rounds >= _number(said)
    return Fight(how=STOP if weak or few or long else ON)


def hopeless(state: Fief, fray: Fray, seat: Seat) -> bool:
    """Whether a House has ordered to give up as weak as it is (FIEF-17.13)."""
    said = orders.answer(state.houses[seat].orders, "surrender", fray.village)
    if said in (None, "never") or seat not in fray.seats or not sides.leads(state, fray, seat):
        return False
    return sides.of_band(state, fray, fray.band(seat)) < _number(said)


def _number(said: str | None) -> int:
    return int(str(said).rpartition("-")[2])


def fighting(state: Fief) -> Battle:
    """The battle that lies on the stack."""
    battle: Any = next(frame for frame in reversed(state.stack) if frame.kind == "battle")
    return battle  # type: ignore[no-any-return]


def fray_of(state: Fief) -> Fray:
    return fighting(state).fray


def fight_text(how: str) -> Text:
    return Text(key=f"fief-pick-fight-{how}")
