"""Exiles come back: who may be called, the fight to the end, what follows (MITCHELL-6, MITCHELL-7, MITCHELL-9.3)."""

from __future__ import annotations

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.draft import Draft
from bot.rules.risk.events.leaving import freed_by
from bot.rules.risk.events.mitchell import DrivenOut, Landed, LandingFailed, LandingWon, Stormed
from bot.rules.risk.model import frames
from bot.rules.risk.model.actions import Land
from bot.rules.risk.model.board import ATTACK_DICE, NEUTRAL, board
from bot.rules.risk.model.library import DECLARE_WINDOWS
from bot.rules.risk.model.mitchell import GIFT, SIDES, WATCH, WILDLINGS, statutory
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.ending import end_alone
from bot.rules.risk.play.gold import advance
from bot.rules.risk.play.moment import expect, may_land
from bot.rules.risk.play.neutral import exile
from bot.rules.risk.play.powers import callable_sides, holder, off_board
from bot.rules.risk.play.windows import open_window

DECLARED = DECLARE_WINDOWS.index("declared_against_you")
"""The one window of a declaration that a landing opens (MITCHELL-9.3)."""


def shores(state: RiskState, side: str) -> tuple[str, ...]:
    """Where a side may attack: any port; the Wildlings and the Watch The Gift alone (MITCHELL-6.2, 7.1, 7.6)."""
    if side in (WATCH, WILDLINGS):
        return (GIFT,)
    here = board(state.board)
    return here.in_order(here.ports)


def land(draft: Draft[RiskState], seat: Seat, action: Land) -> None:
    """MITCHELL-6.1, MITCHELL-6.2, MITCHELL-6.9."""
    state = draft.state
    if state.realm is None:
        raise RuleError("RISK-2.5", "risk-no-land-mode")
    turn = expect(state, seat, frames.Turn, "MITCHELL-6.1")
    if turn.landed:
        raise RuleError("MITCHELL-6.9", "risk-no-land-twice")
    if not turn.conquests or turn.drawn:
        raise RuleError("MITCHELL-6.1", "risk-no-land-earned")
    if action.house not in SIDES or action.house not in off_board(state):
        houses = callable_sides(state)
        key = "risk-no-land-side" if houses else "risk-no-land-nobody"
        raise RuleError("MITCHELL-6.9", key, house=action.house, houses=houses)
    if not may_land(state) or action.house not in callable_sides(state):
        raise RuleError("MITCHELL-7.3", "risk-no-land-watch")
    possible = shores(state, action.house)
    if action.territory not in possible:
        clause, key = (
            ("MITCHELL-7.1", "risk-no-land-wall")
            if possible == (GIFT,)
            else ("MITCHELL-6.2", "risk-no-land-port")
        )
        raise RuleError(clause, key, house=action.house)
    if (state.owner[action.territory] == seat) != action.own:
        key = "risk-no-land-not-own" if action.own else "risk-no-land-own"
        raise RuleError("MITCHELL-6.2", key, territory=action.territory)
    advance(draft, "draw")
    if draft.state.result is not None:
        return
    armies = off_board(draft.state)[action.house]
    draft.emit(Landed(seat=seat, side=action.house, target=action.territory, armies=armies))


def go_on_landing(draft: Draft[RiskState], landing: frames.Invasion) -> bool:
    """The next battle, or the end: nothing is left to anybody's choice but answers to it (MITCHELL-6.3)."""
    if draft.state.armies[landing.target] == 0:
        _win(draft, landing)
    elif not landing.afloat:
        fail(draft, landing)
    elif not (_declared(draft.state, landing) and open_window(draft, "declared_against_you")):
        draft.emit(Stormed(dice=min(ATTACK_DICE, landing.afloat)))
    return True


def _declared(state: RiskState, landing: frames.Invasion) -> bool:
    """Whether it is still being declared: whoever had nothing for that is not asked between its battles (RISK-23.3)."""
    return state.on.windows and not landing.battles and landing.stage <= DECLARED


def fail(draft: Draft[RiskState], landing: frames.Invasion, stopped: bool = False) -> None:
    """The armies go back with their statutory number (MITCHELL-6.4, MITCHELL-7.2, MITCHELL-9.3)."""
    assert landing.landing is not None
    draft.emit(
        LandingFailed(
            side=landing.landing,
            target=landing.target,
            armies=statutory(landing.landing),
            battles=landing.battles,
            lost=landing.lost,
            slain=landing.slain,
            stopped=stopped,
        )
    )


def _win(draft: Draft[RiskState], landing: frames.Invasion) -> None:
    """The survivors stay; who lost the last land is out, its House in exile (MITCHELL-6.5 to MITCHELL-6.8)."""
    state = draft.state
    fought = state.last_battle
    assert landing.landing is not None
    assert fought is not None
    loser, power = state.owner[landing.target], holder(state, landing.target)
    draft.emit(
        LandingWon(
            side=landing.landing,
            target=landing.target,
            loser=loser,
            power=power,
            armies=landing.afloat,
            attack=fought.attack,
            defence=fought.defence,
            battles=landing.battles,
            lost=landing.lost,
            slain=landing.slain,
        )
    )
    if loser != NEUTRAL and loser not in draft.state.owner.values():
        power = state.houses[loser]
        drive_out(draft, loser, landing.landing)
    if draft.state.result is None:
        exile(draft, power)


def drive_out(draft: Draft[RiskState], seat: Seat, side: str) -> None:
    """MITCHELL-6.6, MITCHELL-8.2."""
    court = draft.state.court
    draft.emit(
        DrivenOut(
            seat=seat,
            side=side,
            cards=draft.state.hands[seat],
            maesters=court.maesters[seat] if court.maesters else (),
            objectives=court.objectives[seat] if court.objectives else (),
            freed=freed_by(draft.state, seat),
        )
    )
    end_alone(draft, "conquest")
