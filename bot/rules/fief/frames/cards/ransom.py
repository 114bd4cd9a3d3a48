"""P4.RANSOM: holders and owners of Captives may bargain before anything is bought (FIEF-4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Party, Seat
from bot.rules.fief.actions import Pass, Redeem
from bot.rules.fief.events.wall import RansomUnpaid
from bot.rules.fief.frames.asking import Open
from bot.rules.fief.legal import wall
from bot.rules.fief.play import verbs
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Ransom(Open):
    """Offers are made and accepted beside it; whoever has done with them says so."""

    kind: Literal["ransom"] = "ransom"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        """Whoever still has a Captive to bargain for, or somebody in captivity (FIEF-0.95)."""
        return tuple(seat for seat in super().awaits(state) if seat in concerned(state))

    def question(self, state: Fief) -> Question:
        return Question("ransom", "FIEF-4.3")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("pass", "redeem") if redeemable(state, seat) else ("pass",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(redeemable(state, seat)) if kind == "redeem" else NONE

    def answer(self, play: Play, seat: Seat, action: Pass | Redeem) -> None:
        if isinstance(action, Redeem):
            verbs.gold(play, seat, -wall.RANSOM, "ransom")
            verbs.free(play, action.noble, wall.RANSOMED_AT)
        else:
            super().answer(play, seat, action)

    def carry_on(self, play: Play) -> None:
        play.pop()
        _unpaid(play)


def concerned(state: Fief) -> frozenset[Party]:
    """Owners and holders of Captives; with who has left there is no bargain (FIEF-17.50)."""
    held = ((one.seat, one.captor) for one in state.nobles.values() if one.captor is not None)
    able = (both for both in held if not any(isinstance(one, int) and state.houses[one].gone for one in both))
    return frozenset(party for both in able for party in both)


def redeemable(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Mance Rayder's Captives for whom a House can pay (FIEF-11.46)."""
    return wall.held(state, seat) if state.houses[seat].gold >= wall.RANSOM else ()


def _unpaid(play: Play) -> None:
    """FIEF-11.46: whom Mance Rayder has held through two Purchase phases dies."""
    for seat in play.state.order:
        for noble in wall.held(play.state, seat):
            play.emit(RansomUnpaid(noble=noble))
            if play.state.nobles[noble].unpaid >= PATIENCE:
                verbs.die(play, noble, "wall")


PATIENCE = 2


def open_ransom(play: Play) -> None:
    state = play.state
    held = concerned(state)
    asked = tuple(seat for seat in state.order if seat in held and not state.houses[seat].gone)
    if asked:
        play.push(Ransom(asked=asked))
    else:
        _unpaid(play)
