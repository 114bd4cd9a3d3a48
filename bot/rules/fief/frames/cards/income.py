"""P3.INCOME (FIEF-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.fief.events.cards import BoonsCleared
from bot.rules.fief.events.watch import WallMended
from bot.rules.fief.play import income, verbs

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play


def collect(play: Play) -> None:
    earned = {seat: income.of(play.state, seat) for seat in play.state.order}
    for seat, gold in earned.items():
        verbs.gold(play, seat, gold, "income")
    if play.state.wall.breached:
        play.emit(WallMended())
    if play.state.boons or play.state.taxes:
        play.emit(BoonsCleared())
