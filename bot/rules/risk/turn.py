"""The steps of a turn outside battle: reinforce, maneuver, draw (RISK-6, RISK-7, RISK-18, RISK-20)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.contract import Draft, RuleError, Seat
from bot.rules.risk.actions import Deploy, End, Maneuver, Redeem
from bot.rules.risk.board import END_CARD, Board, board
from bot.rules.risk.cards import sets
from bot.rules.risk.ending import end_by_card
from bot.rules.risk.events import (
    DeckShuffled,
    Deployed,
    Drew,
    EndCardDrawn,
    Maneuvered,
    Redeemed,
    TurnBegan,
    TurnEnded,
)
from bot.rules.risk.prompts import expect, may_draw
from bot.rules.risk.state import Muster, RiskState, Turn

LEAST_ARMIES = 3
"""What everybody gets at least (RISK-7.1)."""


def base_armies(lands: int, castles: int) -> int:
    """Reinforcements for territories and castles (RISK-7.1, RISK-7.2)."""
    return max(LEAST_ARMIES, (lands + castles) // 3)


def count(here: Board, owner: Mapping[str, int], seat: Seat, number: int) -> TurnBegan:
    """The turn of `seat` in round `number`, with its reinforcements counted on the board as it is (RISK-7.7)."""
    held = here.held(owner, seat)
    castles = len(here.castles.intersection(held))
    regions = here.regions_of(owner, seat)
    return TurnBegan(
        seat=seat,
        round=number,
        lands=len(held),
        castles=castles,
        base=base_armies(len(held), castles),
        regions=tuple(region.id for region in regions),
        bonus=sum(region.bonus for region in regions),
    )


def begin_turn(draft: Draft[RiskState], seat: Seat, number: int) -> None:
    """Begins the turn of `seat` in round `number`."""
    draft.emit(count(board(draft.state.board), draft.state.owner, seat, number))


def end_turn(draft: Draft[RiskState], seat: Seat) -> None:
    """Ends the turn of `seat` and begins the next one in turn order."""
    draft.emit(TurnEnded(seat=seat))
    state = draft.state
    place = state.order.index(seat)
    later = tuple(other for other in state.order[place + 1 :] if other in state.playing)
    if later:
        begin_turn(draft, later[0], state.round)
    else:
        begin_turn(draft, state.playing[0], state.round + 1)


def redeem(draft: Draft[RiskState], seat: Seat, action: Redeem) -> None:
    """RISK-8.2 to RISK-8.6, RISK-17.3."""
    state = draft.state
    muster = expect(state, seat, Muster, "RISK-8.4")
    if muster.step == "elimination" and not muster.duty:
        raise RuleError("RISK-17.4", "risk-no-redeem-now")
    if muster.begun:
        raise RuleError("RISK-7.7", "risk-no-redeem-late", armies=muster.left)
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
        raise RuleError("RISK-8.5", "risk-no-deploy-bound", armies=muster.left, territories=places)
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
    if turn.maneuvered:
        raise RuleError("RISK-18.1", "risk-no-maneuver-twice")
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
    draft.emit(Maneuvered(seat=seat, source=source, target=target, armies=armies))


def end(draft: Draft[RiskState], seat: Seat, action: End) -> None:
    """RISK-6.4, RISK-20."""
    expect(draft.state, seat, Turn, "RISK-6.3")
    earned = may_draw(draft.state)
    if not action.draw and not earned:
        raise RuleError("RISK-20.1", "risk-no-card-to-decline")
    if earned and action.draw:
        _draw(draft, seat)
    if draft.state.result is None:
        end_turn(draft, seat)


def go_on_after_maneuver(draft: Draft[RiskState], turn: Turn) -> bool:
    """Ends a turn in which nothing is left to decide; False while its seat has a choice."""
    if not turn.maneuvered or may_draw(draft.state):
        return False
    end_turn(draft, turn.seat)
    return True


def _draw(draft: Draft[RiskState], seat: Seat) -> None:
    """One card from the top; an empty deck is made anew from the discards first (RISK-8.9)."""
    if not draft.state.deck:
        deck = draft.chance.shuffle("deck", draft.state.discard)
        draft.emit(DeckShuffled(cards=deck, count=len(deck)))
    card = draft.state.deck[0]
    if card == END_CARD:
        draft.emit(EndCardDrawn(seat=seat))
        end_by_card(draft)
    else:
        draft.emit(Drew(seat=seat, card=card))
