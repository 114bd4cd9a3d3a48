"""P1.PARDON and P1.CENSURE: who is an Outlaw, or banished, and who no more (FIEF-1.40 to 1.49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat, Several
from bot.rules.fief.actions import Decree
from bot.rules.fief.events.court import Marked
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.legal import court
from bot.rules.fief.legal import watch as rules_of_the_watch
from bot.rules.fief.play import verbs, watch
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Naming(Turn):
    """One Noble may be named, or none, as long as whoever may do so still can."""

    def _nameable(self, state: Fief) -> tuple[str, ...]:
        return ()

    def _by(self, state: Fief) -> str | None:
        """The Noble in whose name it is done: he may have died or been taken since it was opened (FIEF-0.61)."""
        return None

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        by = self._by(state)
        able = by is not None and state.nobles[by].seat == self.seat
        return (self.seat,) if able and self._nameable(state) else ()

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("decree",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Decree(nobles=())

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return Several(choices=pick(self._nameable(state)).choices, low=0, high=1)

    def carry_on(self, play: Play) -> None:
        play.pop()


class Pardoning(Naming):
    """The Master of Laws, then the King (FIEF-1.40)."""

    kind: Literal["pardoning"] = "pardoning"
    matter: ClassVar[str] = "pardon"
    office: court.Pardoner

    def _nameable(self, state: Fief) -> tuple[str, ...]:
        return court.outlaws(state)

    def _by(self, state: Fief) -> str | None:
        return court.pardoner(state, self.office)

    def question(self, state: Fief) -> Question:
        return Question("pardon", "FIEF-1.40")

    def answer(self, play: Play, seat: Seat, action: Decree) -> None:
        play.pop()
        for noble in action.nobles:
            play.emit(Marked(noble=noble, mark="outlaw", off=True))
        self._then_the_crown(play)

    def carry_on(self, play: Play) -> None:
        """Where the King has died before his turn, his widow pardons in his stead (FIEF-1.41, 1.67)."""
        by = self._by(play.state)
        play.pop()
        if by is not None and play.state.nobles[by].seat != self.seat and self._nameable(play.state):
            play.push(changed(self, seat=play.state.nobles[by].seat))
        else:
            self._then_the_crown(play)

    def _then_the_crown(self, play: Play) -> None:
        """Who could not pardon when the step began may by now: a King set free, a widow who has just been pardoned."""
        if self.office == "laws" and not any(isinstance(frame, Pardoning) for frame in play.state.stack):
            _ask_to_pardon(play, "crown")


class Censuring(Naming):
    """The Hand declares an Outlaw; in Edition B banishes, or lifts a ban (FIEF-1.43, 1.48)."""

    kind: Literal["censuring"] = "censuring"
    matter: ClassVar[str] = "censure"

    def _nameable(self, state: Fief) -> tuple[str, ...]:
        return court.accusable(state)

    def _by(self, state: Fief) -> str | None:
        return court.able(state, "hand")

    def question(self, state: Fief) -> Question:
        if state.options.says("censure") == "outlaw":
            return Question("outlaw", "FIEF-1.43")
        return Question("banish", "FIEF-1.48")

    def answer(self, play: Play, seat: Seat, action: Decree) -> None:
        play.pop()
        for noble in action.nobles:
            if play.state.options.says("censure") == "outlaw":
                _condemn(play, noble)
            elif "banished" in play.state.nobles[noble].marks:
                play.emit(Marked(noble=noble, mark="banished", off=True))
            else:
                verbs.banish(play, noble)


def _condemn(play: Play, noble: str) -> None:
    """An Outlaw; the black takes instead whom it may, and a Lord Commander comes down (FIEF-1.43 to 1.47)."""
    if rules_of_the_watch.sent_north(play.state, noble):
        watch.swear(play, noble)
    else:
        watch.forswear(play, noble)


def open_pardon(play: Play) -> None:
    for office in reversed(court.PARDONERS):
        _ask_to_pardon(play, office)


def _ask_to_pardon(play: Play, office: court.Pardoner) -> None:
    """As long as there is an Outlaw."""
    noble = court.pardoner(play.state, office)
    if noble is not None and court.outlaws(play.state):
        play.push(Pardoning(seat=play.state.nobles[noble].seat, office=office))


def open_censure(play: Play) -> None:
    hand = court.able(play.state, "hand")
    if hand is not None:
        play.push(Censuring(seat=play.state.nobles[hand].seat))
