"""Armies to place and sets to redeem (RISK-7, RISK-8, RISK-17.3)."""

from __future__ import annotations

from typing import Literal, Self

from bot.rules.contract import Action, Model, RuleError, Seat
from bot.rules.kit.draft import Draft, changed, made
from bot.rules.kit.stack import Question
from bot.rules.risk.events.turn import Deployed, Redeemed
from bot.rules.risk.frames.base import Answer, RiskFrame
from bot.rules.risk.model.actions import Deploy, Redeem
from bot.rules.risk.model.board import board
from bot.rules.risk.model.cards import CardSet, sets
from bot.rules.risk.model.library import THINGS
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.moment import expect
from bot.rules.risk.play.units import for_unit


class Bound(Model):
    """Armies that may be placed only in `territories` (RISK-8.5)."""

    armies: int
    territories: tuple[str, ...]


class Reinforcement(RiskFrame):
    """Cards to redeem and armies to place, in the Reinforce step or after an elimination (RISK-7, RISK-17.3).

    With `duty` a set has to be redeemed before anything is placed.
    """

    kind: Literal["muster"] = "muster"
    seat: Seat
    step: Literal["reinforce", "elimination"]
    free: int = 0
    bound: tuple[Bound, ...] = ()
    duty: bool = False
    begun: bool = False
    income: int = 0
    moment: Literal["start", "income", "cards"] = "cards"
    """Which of one's own windows are still open (RISK-7.7, RISK-23.6)."""

    @property
    def left(self) -> int:
        """Armies still to be placed."""
        return self.free + sum(group.armies for group in self.bound)

    def room(self, territory: str) -> int:
        """How many of them may stand in `territory`."""
        return self.free + sum(group.armies for group in self.bound if territory in group.territories)

    @property
    def may_redeem(self) -> bool:
        """Whether sets may be handed in at this moment (RISK-7.7, RISK-17.4)."""
        return self.duty or (self.step == "reinforce" and not self.begun)

    def sets(self, state: RiskState) -> tuple[CardSet, ...]:
        """What may be redeemed now."""
        if not self.may_redeem:
            return ()
        return sets(board(state.board), state.owner, self.seat, state.hands[self.seat])

    def phase(self, state: RiskState) -> str | None:
        return self.step

    def awaits(self, state: RiskState) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: RiskState) -> Question:
        reinforces = self.step == "reinforce"
        if self.duty:
            about = {"cards": len(state.hands[self.seat])}
            return Question("redeem", "RISK-8.6" if reinforces else "RISK-17.3", about)
        return Question("deploy", "RISK-7.5" if reinforces else "RISK-17.3", {"armies": self.left})

    def menu(self, state: RiskState, seat: Seat) -> tuple[str, ...]:
        unit = ("unit",) if for_unit(state, seat) else ()
        if self.duty:
            return ("redeem", *unit)
        return (*(("redeem",) if self.sets(state) else ()), "deploy", *unit)

    def default(self, state: RiskState, seat: Seat) -> Action:
        """The best set; then all that the first territory gets where armies go one by one to the weakest own border.

        Armies bound by a set come first, to the weakest of their territories, borders before others. One action a
        territory: the ones that follow place the rest as if it had been done one by one (RISK-26.2).
        """
        if self.duty:
            return Redeem(cards=self.sets(state)[0].id)
        here, owner, there = board(state.board), state.owner, state.armies
        if self.bound:
            places, armies = here.in_order(self.bound[0].territories), self.bound[0].armies
        else:
            places, armies = here.held(owner, self.seat), self.free
        borders = [place for place in places if here.faces(owner, place)]
        strength = {place: there[place] for place in borders or places}
        strong = strength.__getitem__
        for _ in range(armies):
            strength[min(strength, key=strong)] += 1
        first = next(place for place in strength if strength[place] > there[place])
        return Deploy(territory=first, armies=strength[first] - there[first])

    def noticed(self, seat: Seat, played: Answer) -> Self:
        """Each of one's own windows closes with the next thing done (RISK-7.7)."""
        window = THINGS[str(played.card)].window
        if seat == self.seat and window == "own_income":
            return changed(self, moment="income")
        if seat == self.seat and window == "own_deploy":
            return changed(self, moment="cards", begun=True)
        return self


def _has_spoils(state: RiskState, seat: Seat) -> bool:
    """Whether `seat` has taken the cards of somebody in this turn of its own, and is at its next move (RISK-17.2)."""
    top = state.top
    return (
        top is not None
        and top.kind == "turn"
        and top.seat == seat
        and any(one in state.out for one in top.losers)
    )


def redeem(draft: Draft[RiskState], seat: Seat, action: Redeem) -> None:
    """RISK-8.2 to RISK-8.6, RISK-17.3."""
    state = draft.state
    if _has_spoils(state, seat):
        raise RuleError("RISK-17.4", "risk-no-redeem-now")
    muster = expect(state, seat, Reinforcement, "RISK-8.4")
    if muster.step == "elimination" and not muster.duty:
        raise RuleError("RISK-17.4", "risk-no-redeem-now")
    if muster.begun:
        raise RuleError("RISK-7.7", "risk-no-redeem-late")
    held = sets(board(state.board), state.owner, seat, state.hands[seat])
    chosen = next((one for one in held if set(one.cards) == set(action.cards.split("+"))), None)
    if chosen is None:
        raise RuleError("RISK-8.2", "risk-no-set" if held else "risk-no-sets")
    draft.emit(
        Redeemed(
            seat=seat,
            cards=chosen.cards,
            armies=chosen.armies,
            bound=chosen.bound,
            bound_armies=chosen.bound_armies,
        )
    )


def deploy(draft: Draft[RiskState], seat: Seat, action: Deploy) -> None:
    """RISK-7.5, RISK-8.5."""
    state = draft.state
    muster = expect(state, seat, Reinforcement, "RISK-6.3")
    if muster.duty:
        clause = "RISK-8.6" if muster.step == "reinforce" else "RISK-17.3"
        raise RuleError(clause, "risk-no-first-redeem", cards=len(state.hands[seat]))
    if state.owner.get(action.territory) != seat:
        raise RuleError("RISK-7.5", "risk-no-deploy-there", territory=action.territory)
    room = muster.room(action.territory)
    if room == 0:
        places = tuple(place for group in muster.bound for place in group.territories)
        raise RuleError("RISK-8.5", "risk-no-deploy-bound", territories=places)
    armies = room if action.armies is None else action.armies
    if not 1 <= armies <= room:
        raise RuleError(
            "RISK-8.5" if armies <= muster.left and armies > 0 else "RISK-7.5",
            "risk-no-deploy-armies",
            armies=armies,
            most=room,
            territory=action.territory,
        )
    draft.emit(made(Deployed, seat=seat, territory=action.territory, armies=armies))
