"""From one turn to the next (RISK-6, RISK-7)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.contract import Seat
from bot.rules.kit.draft import Draft, made
from bot.rules.risk.events.turn import Dawned, TurnBegan, TurnEnded
from bot.rules.risk.model.board import Board, board
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.gold import COIN, income
from bot.rules.risk.play.heirs import end_round
from bot.rules.risk.play.reinforcements import base_armies
from bot.rules.risk.play.wall import guard_the_wall


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
    return made(
        TurnBegan,
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


def end_turn(draft: Draft[RiskState], seat: Seat) -> None:
    """Ends the turn of `seat` and begins the next one in turn order."""
    if draft.state.realm is not None:
        guard_the_wall(draft, drawn=draft.state.realm.drawn)
    draft.emit(made(TurnEnded, seat=seat))
    state = draft.state
    bottom = state.stack[0]
    number = bottom.round if bottom.kind == "dawn" else state.round
    place = state.order.index(seat)
    later = tuple(other for other in state.order[place + 1 :] if other in state.playing)
    if later:
        begin_turn(draft, later[0], number)
    elif state.realm is None or not end_round(draft):
        begin_round(draft)


def begin_round(draft: Draft[RiskState]) -> None:
    """The turn of the first seat in turn order, in the next round."""
    begin_turn(draft, draft.state.playing[0], draft.state.round + 1)
