"""What may be done beside whatever is being decided (FIEF-0.96, 9.4): gifts, releases, lists, proclamations.

A deed is told like a frame's answer: when it may be done, what may stand in its fields, what it does. Each family keeps
its own table; a builder adds a deed to it, and its action to `ruleset.ACTIONS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.rules.contract import Candidates, FreeText, Seat
from bot.rules.fief.actions.orders import Recall, Standing, Succession
from bot.rules.fief.actions.trade import Gift, Proclaim, Release
from bot.rules.fief.actions.war import Welcome
from bot.rules.fief.events.answers import Recalled
from bot.rules.fief.events.land import LetIn
from bot.rules.fief.events.people import HeirNamed
from bot.rules.fief.events.rounds import GoldGiven, Ordered, Proclaimed
from bot.rules.fief.frames.asking import Asking
from bot.rules.fief.legal import control
from bot.rules.fief.legal.bargains import partners
from bot.rules.fief.play import orders, verbs
from bot.rules.kit.offers import NONE, Filled, amount, pick, pick_seat

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

LONGEST = 300
"""Characters of a proclamation."""


class Deed(NamedTuple):
    """One kind of aside."""

    clause: str
    may: Callable[[Fief, Seat], bool]
    """By what this seat itself knows."""
    offer: Callable[[Fief, Seat, Filled, str], Candidates]
    do: Callable[[Play, Seat, Any], None]


def quiet(state: Fief) -> bool:
    """Whether anything may change hands: not inside a battle, nor where somebody is asked in mid-step (FIEF-17.3)."""
    midst = bool(state.stack) and state.stack[-1].midst
    return state.phase > 0 and not midst and not any(frame.rests for frame in state.stack)


def bidding(state: Fief) -> bool:
    """Whether bids lie sealed: then no gold changes hands (FIEF-9.4)."""
    return any(frame.bids for frame in state.stack)


def _may_give(state: Fief, seat: Seat) -> bool:
    return (
        not bidding(state) and state.phase > 0 and state.houses[seat].gold > 0 and bool(partners(state, seat))
    )


def _gift(state: Fief, seat: Seat, _filled: Filled, field: str) -> Candidates:
    return pick_seat(partners(state, seat)) if field == "player" else amount(1, state.houses[seat].gold, 1)


def _give(play: Play, seat: Seat, action: Gift) -> None:
    other = int(action.player)
    present = None if play.state.options.gold_public else (seat, other)
    play.emit(GoldGiven(seat=seat, to_seat=other, gold=action.gold, present=present))


def _held(state: Fief, seat: Seat) -> tuple[str, ...]:
    return tuple(noble for noble, one in state.nobles.items() if one.captor == seat)


def _release(play: Play, _seat: Seat, action: Release) -> None:
    verbs.free(play, action.noble)


def _heirs(state: Fief, seat: Seat) -> tuple[str, ...]:
    return state.houses[seat].succession[1:]


def _may_reorder(state: Fief, seat: Seat) -> bool:
    """Not in the midst of a step, when a die may lie on the table already."""
    midst = bool(state.stack) and state.stack[-1].midst
    return not midst and bool(_heirs(state, seat))


def _name_heir(play: Play, seat: Seat, action: Succession) -> None:
    play.emit(HeirNamed(seat=seat, noble=action.noble))


def _order(play: Play, seat: Seat, action: Standing) -> None:
    mine = play.state.houses[seat].orders
    said = orders.ordered(mine, action.matter, action.answer, action.against)
    play.emit(Ordered(seat=seat, orders=said))


def _may_welcome(state: Fief, seat: Seat) -> bool:
    walled = any(state.land[village].fort for village in control.villages(state, seat))
    return walled and bool(partners(state, seat))


def _guests(state: Fief, seat: Seat, filled: Filled, field: str) -> Candidates:
    """Who is not as welcome as that already (FIEF-5.15)."""
    host = state.houses[seat]
    inside = {str(one) for one in host.guests if one not in host.unwelcome}
    if field == "player":
        return pick_seat(partners(state, seat))
    return pick(("no",) if filled.get("player") in inside else ("yes",))


def _welcome(play: Play, seat: Seat, action: Welcome) -> None:
    play.emit(LetIn(seat=seat, guest_seat=int(action.player), welcome=action.inside))


def _may_recall(state: Fief, seat: Seat) -> bool:
    top = state.stack[-1] if state.stack else None
    return isinstance(top, Asking) and top.sealed_by(state, seat)


def _recall(play: Play, seat: Seat, _action: Recall) -> None:
    play.emit(Recalled(seat=seat, secret=play.state.stack[-1].secret))


def _proclaim(play: Play, seat: Seat, action: Proclaim) -> None:
    play.emit(Proclaimed(seat=seat, words=action.words))


DEEDS: Mapping[str, Deed] = {
    "gift": Deed("FIEF-9.4", _may_give, _gift, _give),
    "release": Deed(
        "FIEF-0.62",
        lambda state, seat: quiet(state) and bool(_held(state, seat)),
        lambda state, seat, _filled, _field: pick(_held(state, seat)),
        _release,
    ),
    "succession": Deed(
        "FIEF-0.53",
        _may_reorder,
        lambda state, seat, _filled, _field: pick(_heirs(state, seat)),
        _name_heir,
    ),
    "welcome": Deed("FIEF-5.15", _may_welcome, _guests, _welcome),
    "recall": Deed("FIEF-0.7", _may_recall, lambda _state, _seat, _filled, _field: NONE, _recall),
    "standing": Deed("FIEF-17.10", lambda _state, _seat: True, orders.offer, _order),
    "proclaim": Deed(
        "FIEF-9.3",
        lambda _state, _seat: True,
        lambda _state, _seat, _filled, _field: FreeText(longest=LONGEST),
        _proclaim,
    ),
}
