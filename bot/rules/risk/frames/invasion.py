"""An open invasion, or a landing from off the board (RISK-11, MITCHELL-6.3)."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit.draft import Draft, changed, made
from bot.rules.kit.stack import Question
from bot.rules.risk.events.war import Halted, Pressed
from bot.rules.risk.frames.base import Answer, Lasting
from bot.rules.risk.model.actions import Halt, Press
from bot.rules.risk.model.board import ATTACK_DICE, NEUTRAL
from bot.rules.risk.model.lasting import LastingEffect
from bot.rules.risk.model.library import DECLARE_WINDOWS
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.attack import ordered
from bot.rules.risk.play.landing import go_on_landing
from bot.rules.risk.play.moment import expect
from bot.rules.risk.play.units import mobile, units_named
from bot.rules.risk.play.windows import open_window


class Invasion(Lasting):
    """`seat` goes on or ends it (RISK-11).

    `dice` and `until` are what was ordered: at most so many armies a battle, and with `until` battle after battle until
    the source is down to it. The counts are of the whole invasion.
    """

    comes_first: ClassVar[bool] = False

    kind: Literal["invasion"] = "invasion"
    seat: Seat
    source: str
    target: str
    dice: int
    until: int | None
    battles: int = 0
    lost: int = 0
    slain: int = 0
    stage: int = 0
    """Which of the windows of RISK-23.3 is next."""
    disturbed: bool = False
    """Whether something was played into it after which what was ordered no longer stands (RISK-23.7, RISK-26.7)."""
    units: tuple[int, int] | None = None
    """Knights and Siege Engines ordered into its battles; None for all there are."""
    marched: tuple[int, int] = (0, 0)
    """Those that took part in a battle (RISK-14.5)."""
    forces: tuple[LastingEffect, ...] = ()
    landing: str | None = None
    """The side that comes from off the board; then `source` is its id and `seat` nobody's (MITCHELL-6.3)."""
    afloat: int = 0
    """Its armies that are left."""
    caller: int = NEUTRAL
    """Who called it: the invader as far as cards are concerned (MITCHELL-9.3)."""

    def phase(self, state: RiskState) -> str | None:
        return "invade"

    def awaits(self, state: RiskState) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: RiskState) -> Question:
        about = {"source": self.source, "target": self.target}
        return (
            Question("press", "RISK-11.7", about) if self.battles else Question("commit", "RISK-11.11", about)
        )

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        return ("press", "halt") if self.battles else ("press",)

    def default(self, state: RiskState, seat: Seat) -> Action:
        return Halt() if self.battles else Press()

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Opens its windows, goes on with what was ordered, ends what cannot or shall not go on (RISK-11.7)."""
        if self.landing is not None:
            go_on_landing(draft, self)
            return True
        left = draft.state.armies[self.source]
        if draft.state.on.windows and not self.battles and self._begins(draft, left):
            return True
        if left > 1 and (self.until is None or left > self.until):
            return False
        self.break_off(draft)
        return True

    def _begins(self, draft: Draft[RiskState], left: int) -> bool:
        """Opens the windows of a declaration; then the first battle begins as it was ordered (RISK-11.3, RISK-23.3)."""
        for name in DECLARE_WINDOWS[self.stage :]:
            if open_window(draft, name):
                return True
        if left < 2 or self.disturbed:
            return False
        draft.emit(Pressed(seat=self.seat, dice=self.dice, until=self.until, units=self.units))
        return True

    def break_off(self, draft: Draft[RiskState]) -> None:
        """It ends before its target has fallen (RISK-11.7)."""
        draft.emit(
            made(
                Halted,
                seat=self.seat,
                defender=draft.state.owner[self.target],
                source=self.source,
                target=self.target,
                battles=self.battles,
                lost=self.lost,
                slain=self.slain,
            )
        )

    def window_opened(self, state: RiskState, window: str, seats: tuple[Seat, ...]) -> Self:
        return changed(self, stage=DECLARE_WINDOWS.index(window))

    def window_closed(self, window: str, played: bool) -> Self:
        return self if played else changed(self, stage=self.stage + 1)

    def noticed(self, seat: Seat, played: Answer) -> Self:
        """RISK-26.7; who brings armies to the source may commit more of them than ordered (RISK-11.4, RISK-23.7)."""
        if seat != self.seat:
            return changed(self, disturbed=True, until=None)
        more = self.source in played.lands and self.dice < ATTACK_DICE
        return changed(self, disturbed=True) if more else self


def press(draft: Draft[RiskState], seat: Seat, action: Press) -> None:
    """RISK-11.7."""
    invasion = expect(draft.state, seat, Invasion, "RISK-11.7")
    dice, until = ordered(draft.state, invasion.source, action)
    units = units_named(action.units, mobile(draft.state, invasion.source), "RISK-14.5")
    draft.emit(Pressed(seat=seat, dice=dice, until=until, units=units))


def halt(draft: Draft[RiskState], seat: Seat, _action: Halt) -> None:
    """RISK-11.7."""
    invasion = expect(draft.state, seat, Invasion, "RISK-11.7")
    if not invasion.battles:
        raise RuleError("RISK-11.11", "risk-no-halt-unfought", target=invasion.target)
    invasion.break_off(draft)
