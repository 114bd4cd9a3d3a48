"""A territory has fallen and is being occupied (RISK-13.1)."""

from __future__ import annotations

from typing import Literal

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit.draft import Draft, made
from bot.rules.kit.stack import Question
from bot.rules.risk.events.war import Occupied
from bot.rules.risk.frames.base import Lasting
from bot.rules.risk.model.actions import Occupy
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.lasting import LastingEffect
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.ending import after_conquest
from bot.rules.risk.play.moment import expect
from bot.rules.risk.play.spoils import spoils
from bot.rules.risk.play.units import Pair, mobile, units_named, written


class Conquest(Lasting):
    """`low` armies stand there already, `seat` says how many in the end (RISK-13.1)."""

    kind: Literal["conquest"] = "conquest"
    seat: Seat
    source: str
    target: str
    loser: int
    low: int
    high: int
    marched: tuple[int, int] = (0, 0)
    power: str | None = None
    """The side without a player that held it (MITCHELL-3)."""
    forces: tuple[LastingEffect, ...] = ()

    def phase(self, state: RiskState) -> str | None:
        return "invade"

    def awaits(self, state: RiskState) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: RiskState) -> Question:
        about: dict[str, str | int] = {"target": self.target, "low": self.low, "high": self.high}
        return Question("occupy", "RISK-13.1", about)

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        return ("occupy",)

    def default(self, state: RiskState, seat: Seat) -> Action:
        none = written((0, 0)) if mobile(state, self.source) != (0, 0) else None
        return Occupy(armies=self.low, units=none)

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Moves the fewest in where there is no choice or the game is won."""
        state = draft.state
        choice = self.low < self.high or (state.court.units and mobile(state, self.source) != (0, 0))
        if choice and set(state.owner.values()) - {NEUTRAL, self.seat}:
            return False
        self.occupy(draft, self.low, (0, 0))
        return True

    def occupy(self, draft: Draft[RiskState], armies: int, units: Pair | None) -> None:
        """The move, and what follows from the conquest (RISK-13.1, RISK-13.4); units not named all go along."""
        draft.emit(
            made(
                Occupied,
                seat=self.seat,
                source=self.source,
                target=self.target,
                armies=armies,
                more=armies - self.low,
                units=mobile(draft.state, self.source) if units is None else units,
            )
        )
        if draft.state.on.windows:
            spoils(draft, self)
        after_conquest(draft, self.seat, self.loser, self.power)


def occupy(draft: Draft[RiskState], seat: Seat, action: Occupy) -> None:
    """RISK-13.1."""
    conquest = expect(draft.state, seat, Conquest, "RISK-13.1")
    if not conquest.low <= action.armies <= conquest.high:
        raise RuleError(
            "RISK-13.1",
            "risk-no-occupy",
            armies=action.armies,
            low=conquest.low,
            high=conquest.high,
            target=conquest.target,
        )
    more = units_named(action.units, mobile(draft.state, conquest.source), "RISK-14.5")
    conquest.occupy(draft, action.armies, more)
