"""The steps of a turn outside battle: reinforce, maneuver, draw (RISK-6, RISK-7, RISK-18, RISK-20)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.draft import Draft
from bot.rules.risk.events.basics import Deployed, Maneuvered, Redeemed, TurnBegan, TurnEnded
from bot.rules.risk.events.plays import Dawned
from bot.rules.risk.model.actions import Deploy, End, Maneuver, Redeem
from bot.rules.risk.model.board import Board, board
from bot.rules.risk.model.cards import sets
from bot.rules.risk.model.frames import Dawn
from bot.rules.risk.model.state import Muster, RiskState, Turn
from bot.rules.risk.play.effects import draw
from bot.rules.risk.play.gold import COIN, advance, income
from bot.rules.risk.play.heirs import end_round
from bot.rules.risk.play.plays import playable
from bot.rules.risk.play.prompts import expect, maneuvers_left, may_draw, may_earn
from bot.rules.risk.play.reinforcements import base_armies
from bot.rules.risk.play.units import mobile
from bot.rules.risk.play.units import read as units_named
from bot.rules.risk.play.wall import guard_the_wall
from bot.rules.risk.play.windows import open_window


def count(
    here: Board, owner: Mapping[str, int], seat: Seat, number: int, gold: bool = False, halved: bool = False
) -> TurnBegan:
    """The turn of `seat` in round `number`, with its reinforcements counted on the board as it is (RISK-7.7).

    With `gold` comes the income of RISK-9.1, halved with the armies where it is (RISK-22.12).
    """
    held = here.held(owner, seat)
    castles = len(here.castles.intersection(held))
    regions = here.regions_of(owner, seat)
    base, bonus = base_armies(len(held), castles), sum(region.bonus for region in regions)
    coins = income(here, owner, seat, base + bonus) if gold else 0
    return TurnBegan(
        seat=seat,
        round=number,
        lands=len(held),
        castles=castles,
        base=base,
        regions=tuple(region.id for region in regions),
        bonus=bonus,
        gold=coins // (2 * COIN) * COIN if halved else coins,
        halved=halved,
    )


def begin_turn(draft: Draft[RiskState], seat: Seat, number: int) -> None:
    """Begins the turn of `seat` in round `number`; where others might play into its dawn, with that (RISK-23.1)."""
    if draft.state.on.maesters:
        draft.emit(Dawned(seat=seat, round=number))
        return
    state = draft.state
    draft.emit(count(board(state.board), state.owner, seat, number, state.on.gold))


def go_on_dawning(draft: Draft[RiskState], dawn: Dawn) -> bool:
    """Asks the opponents, then counts the income (RISK-6.5)."""
    if not dawn.asked and open_window(draft, "opponent_turn_start"):
        return True
    state = draft.state
    draft.emit(count(board(state.board), state.owner, dawn.seat, dawn.round, state.on.gold, dawn.halved))
    return True


def end_turn(draft: Draft[RiskState], seat: Seat) -> None:
    """Ends the turn of `seat` and begins the next one in turn order."""
    if draft.state.realm is not None:
        guard_the_wall(draft, drawn=draft.state.realm.drawn)
    draft.emit(TurnEnded(seat=seat))
    state = draft.state
    bottom = state.stack[0]
    number = bottom.round if isinstance(bottom, Dawn) else state.round
    place = state.order.index(seat)
    later = tuple(other for other in state.order[place + 1 :] if other in state.playing)
    if later:
        begin_turn(draft, later[0], number)
    elif state.realm is None or not end_round(draft):
        begin_round(draft)


def begin_round(draft: Draft[RiskState]) -> None:
    """The turn of the first seat in turn order, in the next round."""
    begin_turn(draft, draft.state.playing[0], draft.state.round + 1)


def redeem(draft: Draft[RiskState], seat: Seat, action: Redeem) -> None:
    """RISK-8.2 to RISK-8.6, RISK-17.3."""
    state = draft.state
    muster = expect(state, seat, Muster, "RISK-8.4")
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
    muster = expect(state, seat, Muster, "RISK-7.5")
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
    draft.emit(Deployed(seat=seat, territory=action.territory, armies=armies))


def maneuver(draft: Draft[RiskState], seat: Seat, action: Maneuver) -> None:
    """RISK-18."""
    state = draft.state
    turn = expect(state, seat, Turn, "RISK-18.1")
    if not maneuvers_left(turn):
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
    units = units_named(action.units, (0, 0), mobile(state, source), "RISK-14.7")
    if turn.step == "purchase":
        advance(draft, "invade")
    draft.emit(
        Maneuvered(
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
        advance(draft, "draw")
        if draft.state.result is not None:
            return
        if turn.step != "draw" and playable(draft.state, seat, ("own_draw", "own_draw_none")):
            return
    if earned and action.draw:
        draw(draft, seat)
    if draft.state.result is None:
        end_turn(draft, seat)


def go_on_with_turn(draft: Draft[RiskState], turn: Turn) -> bool:
    """Leaves the Score step, and ends a turn in which nothing is left to decide; False while its seat has a choice."""
    if turn.step == "score":
        advance(draft, "draw")
        return True
    if turn.landed:
        if playable(draft.state, turn.seat, ("own_draw", "own_draw_none")):
            return False
        end_turn(draft, turn.seat)
        return True
    on = draft.state.on
    if turn.step != "maneuver" or turn.maneuvers or on.windows or on.objectives or may_earn(draft.state):
        return False
    end_turn(draft, turn.seat)
    return True
