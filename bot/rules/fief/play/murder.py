"""What an Assassination leads to (FIEF-8.10, 8.11, 0.52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.events.surprises import MurderThrown
from bot.rules.fief.legal import murder
from bot.rules.fief.play import verbs

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play


def throw(play: Play, seat: Seat, victim: str, by: str, again: bool = False) -> int:
    """The die of an attempt."""
    die = play.die("murder")
    play.emit(MurderThrown(seat=seat, noble=victim, by=by, die=die, again=again))
    return die


def conclude(play: Play, victim: str, die: int | None) -> None:
    """The victim dies, unless the die says no; Troops abroad whose last leader it was lose heart (FIEF-0.52)."""
    if die == murder.FAILS or victim not in play.state.nobles:
        return
    verbs.die(play, victim, "murder")
