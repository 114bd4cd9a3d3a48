"""A turn: attacks, maneuvers and its end (RISK-6, RISK-11.1, RISK-18, RISK-20)."""

from __future__ import annotations

from operator import not_
from typing import ClassVar, Literal, Self

from pydantic import Field

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit.draft import Draft, changed, made
from bot.rules.kit.stack import Question
from bot.rules.risk.events.turn import Maneuvered
from bot.rules.risk.events.war import Declared
from bot.rules.risk.frames.base import Lasting
from bot.rules.risk.model.actions import Attack, End, Maneuver, Score
from bot.rules.risk.model.board import board
from bot.rules.risk.model.lasting import Ban, LastingEffect
from bot.rules.risk.model.library import DRAW_WINDOWS
from bot.rules.risk.model.state import RiskState, Step
from bot.rules.risk.play.attack import attackable, barred, by_fleet, ordered, under_truce
from bot.rules.risk.play.effects import draw
from bot.rules.risk.play.gold import advance, may_buy, may_search, ransomable
from bot.rules.risk.play.moment import expect, may_draw, may_earn, may_land
from bot.rules.risk.play.objectives import scorable
from bot.rules.risk.play.plays import playable
from bot.rules.risk.play.turn import end_turn
from bot.rules.risk.play.units import mobile, units_named


class Turn(Lasting):
    """The turn of `seat`: the steps after Reinforce, once nothing lies above it (RISK-6.1, RISK-6.2).

    `losers` held the territories of `conquests`. `maneuvers` are left to be made; `maneuvered` says that one was.
    """

    comes_first: ClassVar[bool] = False

    kind: Literal["turn"] = "turn"
    seat: Seat
    step: Step = "invade"
    conquests: tuple[str, ...] = ()
    losers: tuple[int, ...] = ()
    maneuvers: int = 1
    maneuvered: bool = False
    declared: bool = False
    drawn: bool = False
    declined: bool = Field(False, exclude_if=not_)
    """Whether the card earned is to be left, unless its player thinks again (RISK-20.1)."""
    scored: bool = False
    landed: bool = False
    """Whether exiles were called instead of drawing the card earned (MITCHELL-6.1)."""
    searches: int = 0
    unit_card: bool = False
    destroyed: int = 0
    bans: tuple[Ban, ...] = ()
    forces: tuple[LastingEffect, ...] = ()

    @property
    def earned(self) -> bool:
        """Whether a card was earned and nothing taken for it yet (RISK-20.1, MITCHELL-6.1)."""
        return bool(self.conquests) and not self.drawn and not self.landed

    @property
    def at_war(self) -> bool:
        """Whether invasions may still be declared (RISK-11.12)."""
        return self.step in ("purchase", "invade")

    @property
    def maneuvers_left(self) -> int:
        """How many maneuvers may still be made: none once they are past (RISK-18.1, RISK-18.4)."""
        return self.maneuvers if self.at_war or self.step == "maneuver" else 0

    def phase(self, state: RiskState) -> str | None:
        return self.step if self.at_war else "draw"

    def awaits(self, state: RiskState) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: RiskState) -> Question:
        if self.at_war:
            return Question("attack", "RISK-11.2")
        about = {"maneuvers": self.maneuvers_left, "cards": int(may_draw(state) and not self.declined)}
        return Question("end", "RISK-20.1", about)

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        here = board(state.board)
        strong = [place for place in here.held(state.owner, self.seat) if state.armies[place] > 1]
        possible = {
            "attack": self.at_war and any(attackable(state, place) for place in strong),
            "maneuver": self.maneuvers_left > 0
            and any(state.owner[near] == self.seat for place in strong for near in here.links[place]),
            "end": True,
            "land": may_land(state),
            "score": scorable(state, seat),
            "buy": self.step == "purchase" and may_buy(state, seat),
            "search": self.step == "purchase" and may_search(state, seat, self),
            "ransom": self.step == "purchase" and ransomable(state, seat),
        }
        return tuple(kind for kind, may in possible.items() if may)

    def default(self, state: RiskState, seat: Seat) -> Action:
        met = scorable(state, seat)
        return Score(objective=met[0]) if met else End(draw=not (self.declined and may_draw(state)))

    def go_on(self, draft: Draft[RiskState]) -> bool:
        """Leaves the Score step, and ends a turn in which nothing is left to decide."""
        if self.step == "score":
            advance(draft, "draw")
            return True
        over = self._nothing_left(draft.state)
        if over:
            end_turn(draft, self.seat)
        return over

    def _nothing_left(self, state: RiskState) -> bool:
        """Whether nothing is left to decide."""
        if self.landed:
            return not playable(state, self.seat, DRAW_WINDOWS)
        if self.step != "maneuver" or self.maneuvers or state.on.windows or state.on.objectives:
            return False
        return not may_earn(state)

    def left_by(self, state: RiskState, seat: Seat) -> Self | None:
        left = super().left_by(state, seat)
        if left is None or all(ban.seat != seat for ban in self.bans):
            return left
        return changed(left, bans=tuple(ban for ban in self.bans if ban.seat != seat))


def attack(draft: Draft[RiskState], seat: Seat, action: Attack) -> None:
    """RISK-11.1, RISK-11.4, RISK-11.12."""
    state = draft.state
    turn = expect(state, seat, Turn, "RISK-11.12" if state.invasion is state.top else "RISK-6.3")
    if not turn.at_war:
        raise RuleError("RISK-11.12", "risk-no-attack-late", maneuvers=turn.maneuvers_left)
    source, target = action.source, action.target
    here = board(state.board)
    if state.owner.get(source) != seat:
        raise RuleError("RISK-11.1", "risk-no-attack-source", source=source)
    if state.armies[source] < 2:
        raise RuleError("RISK-11.1", "risk-no-attack-weak", source=source)
    if target not in here.links[source] and target not in by_fleet(state, source):
        possible = attackable(state, source)
        raise RuleError(
            "RISK-11.1",
            "risk-no-attack-link",
            source=source,
            target=target,
            count=len(possible),
            targets=possible,
        )
    if state.owner[target] == seat:
        raise RuleError("RISK-11.1", "risk-no-attack-own", target=target)
    if barred(state, target):
        key = "risk-no-attack-truce" if under_truce(state, target) else "risk-no-attack-barred"
        raise RuleError("RISK-27.16", key, target=target)
    dice, until = ordered(state, source, action)
    units = units_named(action.units, mobile(state, source), "RISK-14.5")
    if turn.step == "purchase":
        advance(draft, "invade")
    draft.emit(made(Declared, seat=seat, source=source, target=target, dice=dice, until=until, units=units))


def maneuver(draft: Draft[RiskState], seat: Seat, action: Maneuver) -> None:
    """RISK-18."""
    state = draft.state
    turn = expect(state, seat, Turn, "RISK-18.1")
    if not turn.maneuvers_left:
        key = "risk-no-maneuver-late" if turn.maneuvers else "risk-no-maneuver-twice"
        raise RuleError("RISK-18.1", key)
    source, target = action.source, action.target
    if state.owner.get(source) != seat or state.owner.get(target) != seat:
        raise RuleError("RISK-18.1", "risk-no-maneuver-own", source=source, target=target)
    if source == target:
        raise RuleError("RISK-18.6", "risk-no-maneuver-same", source=source)
    if state.armies[source] < 2:
        raise RuleError("RISK-18.1", "risk-no-maneuver-weak", source=source)
    if target not in board(state.board).reached(state.owner, source):
        raise RuleError("RISK-18.2", "risk-no-maneuver-path", source=source, target=target)
    most = state.armies[source] - 1
    armies = most if action.armies is None else action.armies
    if not 1 <= armies <= most:
        raise RuleError("RISK-18.6", "risk-no-maneuver-armies", armies=armies, most=most, source=source)
    units = units_named(action.units, mobile(state, source), "RISK-14.7")
    if turn.step == "purchase":
        advance(draft, "invade")
    draft.emit(
        made(
            Maneuvered,
            seat=seat,
            source=source,
            target=target,
            armies=armies,
            units=mobile(state, source) if units is None else units,
        )
    )


def end(draft: Draft[RiskState], seat: Seat, action: End) -> None:
    """RISK-6.4, RISK-20: who might still use a Character for the draw is asked once more (RISK-23.6)."""
    turn = expect(draft.state, seat, Turn, "RISK-6.3")
    earned = may_draw(draft.state)
    if not action.draw and not earned:
        raise RuleError("RISK-20.1", "risk-no-card-to-decline")
    if draft.state.on.windows or draft.state.on.objectives:
        advance(draft, "draw", declined=not action.draw)
        if draft.state.result is not None:
            return
        if turn.step != "draw" and playable(draft.state, seat, DRAW_WINDOWS):
            return
    if earned and action.draw:
        draw(draft, seat)
    if draft.state.result is None:
        end_turn(draft, seat)
