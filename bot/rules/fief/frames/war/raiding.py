"""P5.RAID: a Raid is fought, and who has won it rides on (FIEF-5.20 to 5.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import March, Raid
from bot.rules.fief.events.land import WentInside
from bot.rules.fief.events.war import Declared, SteppedAside
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.legal import control, moves, raids
from bot.rules.fief.model.fray import Band
from bot.rules.fief.play import orders
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.frames.war.moving import Moving
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Raiding(Turn):
    kind: Literal["raiding"] = "raiding"
    rests: ClassVar[bool] = True
    """Who rides through takes nothing: control is looked at when it has gone on."""
    village: str
    against: tuple[Band, ...]
    walls: bool
    """It came out of a besieged fortification."""
    kept: tuple[str, ...] = ()
    """Captives that the House had there before."""
    step: Literal["fight", "over"] = "fight"
    won: bool = False

    def pauses(self, state: Fief) -> bool:
        """It is one step of a march (FIEF-8.2)."""
        return False

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        return (self.seat,) if self.step == "over" and self.won and self._ways(state) else ()

    def question(self, state: Fief) -> Question:
        return Question("raid", "FIEF-5.22", {"village": self.village})

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("march", "raid") if self._marks(state) else ("march",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return March(target=self._ways(state)[0])

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if field != "target":
            return NONE
        return pick(self._marks(state) if kind == "raid" else self._ways(state))

    def answer(self, play: Play, seat: Seat, action: March | Raid) -> None:
        """The step it has to take, with whomever it has taken (FIEF-5.22); one that is not its last may be a Raid, too
        (FIEF-5.20)."""
        riders = self.company(play.state)
        play.pop()
        play.alter(riders)
        if isinstance(action, March):
            riders.march(play, action.target)
        elif (group := riders.group(play.state)) is not None:
            riders.raid(play, group, action.target)

    def carry_on(self, play: Play) -> None:
        if self.step == "fight":
            self._fight(play)
        else:
            self._stay(play)

    def _fight(self, play: Play) -> None:
        """All of them as one side, but those who let it pass (FIEF-5.21)."""
        standing = tuple(band for band in self.against if not _aside(play.state, band.seat, self.seat))
        for band in self.against:
            if band not in standing:
                play.emit(SteppedAside(seat=band.seat, to_seat=self.seat, village=self.village))
        play.alter(changed(self, step="over", won=not standing))
        if standing:
            fray = raids.fray_at(self.village, self.seat, standing)
            play.emit(Declared(seat=self.seat, defender=fray.defender, village=self.village, how="raid"))
            play.push(Battle(fray=fray))

    def _stay(self, play: Play) -> None:
        """FIEF-5.23; also where somebody has won and cannot go on."""
        play.pop()
        state, moving = play.state, _moving(play.state)
        nobles = control.nobles(state, self.village, self.seat, "field")
        troops = state.land[self.village].troops(self.seat, "field")
        if self.walls and (nobles or troops) and control.may_stay(state, self.village, self.seat):
            back = WentInside(
                seat=self.seat, village=self.village, ground="inside", nobles=nobles, troops=troops
            )
            play.emit(back)
        moving.rested(play, nobles, troops)

    def _riders(self, state: Fief) -> Moving:
        """The turn, with those of the group who are left: all Troops of the House in the field there are of it."""
        return changed(_moving(state), men=state.land[self.village].troops(self.seat, "field"))

    def company(self, state: Fief) -> Moving:
        """With whomever they have taken; Captives that were there before stay with their guard (FIEF-5.13)."""
        riders = self._riders(state)
        guarded = self.kept if control.stands(state, self.village, self.seat, "inside") else ()
        captives = control.captives(state, self.village, self.seat)
        taken = tuple(noble for noble in captives if noble not in guarded)
        return changed(riders, nobles=(*riders.nobles, *taken))

    def _marks(self, state: Fief) -> tuple[str, ...]:
        """Where it may raid with its next step."""
        group = self.company(state).group(state)
        return () if group is None else group.raids(state)

    def _ways(self, state: Fief) -> tuple[str, ...]:
        group = self._riders(state).group(state)
        if group is None:
            return ()
        return tuple(moves.near(state, self.seat, self.village, group.left(state)))


def _aside(state: Fief, seat: Seat, raider: Seat) -> bool:
    """Whether a House lets Raids of this one pass (FIEF-17.15)."""
    return orders.answer(state.houses[seat].orders, "raids", str(raider), otherwise="fight") == "aside"


def _moving(state: Fief) -> Moving:
    """The turn in which it is ridden."""
    found: Any = next(frame for frame in reversed(state.stack) if frame.kind == "moving")
    return found  # type: ignore[no-any-return]
