"""P5.LEAVE: those whose leave a group needs to pass, or to land, give it or not (FIEF-5.8, 5.9, 5.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self

from bot.rules.contract import Action, Seat
from bot.rules.fief.actions import Answer
from bot.rules.fief.events.war import LeaveTold
from bot.rules.fief.frames.asking import Open, YesNo
from bot.rules.fief.legal import bargains, sailing
from bot.rules.fief.legal import leave as way
from bot.rules.fief.model.trek import Leave
from bot.rules.fief.play import bargaining, orders
from bot.rules.kit.draft import changed
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


def _promised(state: Fief, needs: tuple[Leave, ...], seat: Seat) -> tuple[Leave, ...]:
    """What of it has been bargained for and can be paid for, one after the other (FIEF-17.4)."""
    owed = [(leave.seat, "leave", leave.source or leave.target) for leave in needs]
    return tuple(leave for leave, held in zip(needs, bargains.kept(state, seat, owed), strict=True) if held)


def _all_promised(state: Fief, needs: tuple[Leave, ...], seat: Seat, host: Seat) -> bool:
    """Whether all leave that is this House's to give has been."""
    promised = _promised(state, needs, seat)
    return all(leave in promised for leave in needs if leave.seat == host)


class Leaving(YesNo, Open):
    kind: Literal["leaving"] = "leaving"
    seat: Seat
    """Who asks."""
    needs: tuple[Leave, ...]
    route: tuple[str, ...] = ()
    """The way of the group, from where it is."""
    port: str = ""
    """Where it wants to land."""
    bargained: tuple[Seat, ...] = ()
    """Who gives leave by a bargain alone: only as long as it stands and can be paid for (FIEF-17.4)."""
    silent: bool = False
    """Nobody is kept waiting any more in this turn: whoever has not said so beforehand refuses (FIEF-5.1)."""

    @classmethod
    def of(
        cls,
        state: Fief,
        seat: Seat,
        needs: tuple[Leave, ...],
        route: tuple[str, ...],
        port: str = "",
        silent: bool = False,
    ) -> Leaving:
        asked = tuple(one for one in state.order if any(leave.seat == one for leave in needs))
        bargained = tuple(one for one in asked if _all_promised(state, needs, seat, one))
        return cls(
            asked=asked, seat=seat, needs=needs, route=route, port=port, bargained=bargained, silent=silent
        )

    def left_by(self, state: Fief, seat: Seat) -> Self | None:
        """Nobody answers whoever asked and has left: its group stays where it is (FIEF-17.50)."""
        return None if seat == self.seat else super().left_by(state, seat)

    def question(self, state: Fief) -> Question:
        first = self.needs[0]
        about: dict[str, str | int] = {
            "seat": self.seat,
            "source": first.source or first.target,
            "target": first.target,
        }
        return Question("landing" if self.port else "passing", "FIEF-5.8", about)

    def ordered(self, state: Fief, seat: Seat) -> Action | None:
        if _all_promised(state, self.needs, self.seat, seat):
            return Answer(yes=True)
        said = orders.answer(state.houses[seat].orders, "leave", str(self.seat))
        return None if said is None and not self.silent else Answer(yes=said == "yes")

    def carry_on(self, play: Play) -> None:
        lost = [one for one in self.bargained if not _all_promised(play.state, self.needs, self.seat, one)]
        if lost:
            answers = {seat: one for seat, one in self.answers.items() if seat not in lost}
            kept = tuple(one for one in self.bargained if one not in lost)
            play.alter(changed(self, bargained=kept, answers=answers))
            return
        willing = {seat for seat, one in self.answers.items() if isinstance(one, Answer) and one.yes}
        said = tuple(changed(leave, given=leave.seat in willing) for leave in self.needs)
        for seat in dict.fromkeys(leave.seat for leave in said):
            play.emit(LeaveTold(seat=seat, to_seat=self.seat, given=seat in willing, port=self.port))
        play.pop()
        moving: Any = play.state.stack[-1]
        if self._others(play.state, moving):
            moving.told(play, self._free(play.state, said), (), "")
        else:
            moving.told(play, self._paid(play, said), self.route, self.port)

    def _others(self, state: Fief, moving: Any) -> bool:
        """Whether a Village has changed hands meanwhile, so that somebody else is to be asked: then the group stays."""
        if self.port:
            hosts = {None, *(leave.seat for leave in self.needs)}
            return sailing.host(state, self.seat, self.port) not in hosts
        group = moving.group(state)
        entered = group is not None and group.entered(state)
        needed = way.needed(state, self.seat, self.route, entered, moving.leaves)
        return any(need not in self.needs for need in needed)

    def _paid(self, play: Play, said: tuple[Leave, ...]) -> tuple[Leave, ...]:
        """What has been bargained for is paid for and counts only if it is of use: nobody refuses (FIEF-17.4)."""
        if not all(leave.given for leave in said):
            return self._free(play.state, said)
        for leave in said:
            bargaining.used(play, leave.seat, self.seat, "leave", leave.source or leave.target)
        return said

    def _free(self, state: Fief, said: tuple[Leave, ...]) -> tuple[Leave, ...]:
        """Without the leave that would have to be paid for."""
        promised = _promised(state, said, self.seat)
        return tuple(one for one in said if not (one.given and one in promised))
