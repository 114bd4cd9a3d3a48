"""Cards handed in: played at the end of the step, or once their trigger has come (FIEF-8.1 to 8.4, 17.34)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from bot.rules.contract import Event
from bot.rules.fief.events.cards import Played
from bot.rules.fief.events.court import Stood, Tallied
from bot.rules.fief.events.people import Captured, Freed, TitleGained
from bot.rules.fief.events.surprises import CameBack, SetOff
from bot.rules.fief.events.war import Declared
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.rounds import Round
from bot.rules.fief.frames.surprises import effects
from bot.rules.fief.judge import upcoming
from bot.rules.fief.legal import surprises
from bot.rules.fief.model.cards import kind_of

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


def between(state: Fief) -> bool:
    """Whether the game stands between two atomic steps, once one has ended (FIEF-8.2, 8.4)."""
    if state.phase == 0 or not state.stack[-1].pauses(state):
        return False
    return all(frame.lets for frame in state.stack)


def next_one(play: Play) -> bool:
    """Play the next card handed in, in turn order; whether there was one."""
    if not any(house.handed for house in play.state.houses):
        return False
    fighting = surprises.fray_of(play.state) is not None
    for seat in play.state.order:
        for entry in play.state.houses[seat].handed:
            if fighting and kind_of(entry.card) == surprises.UPRISING:
                continue  # not inside a battle (FIEF-8.4)
            if surprises.fits(play.state, seat, entry):
                effects.do(play, seat, entry)
            else:
                play.emit(CameBack(seat=seat, card=entry.card))
            return True
    return False


def set_off(play: Play, happened: Iterable[Event]) -> None:
    """Hand in the prepared cards whose trigger has come."""
    if not any(house.prepared for house in play.state.houses):
        return
    together = play.state.options.vote_order == "together"
    told = (event for event in happened if not (together and isinstance(event, Stood)))
    triggers = {trigger for event in told for trigger in _triggers(event)}
    top = play.state.stack[-1] if play.state.stack else None
    if together and isinstance(top, Ballot) and top.step == "stand" and not top.awaits(play.state):
        triggers |= {f"stands:{run.noble}" for run in top.runs}  # until then it may be taken back (FIEF-0.7)
    if isinstance(top, Round) and (start := f"state:{top.step}") in _awaited(play) and upcoming.opens(play):
        triggers.add(start)
    for seat in play.state.order:
        for entry in play.state.houses[seat].prepared:
            if entry.trigger in triggers:
                play.emit(SetOff(seat=seat, card=entry.card))


def _awaited(play: Play) -> set[str]:
    """The triggers for which cards are prepared."""
    return {entry.trigger for house in play.state.houses for entry in house.prepared}


def _triggers(event: Event) -> Iterator[str]:
    match event:
        case Stood():
            yield f"stands:{event.noble}"
        case Tallied(winner=str(winner)):
            yield f"wins:{winner}"
        case TitleGained(title="king"):
            yield f"crowned:{event.noble}"
        case Captured():
            yield f"captured:{event.noble}"
        case Freed():
            yield f"freed:{event.noble}"
        case Declared():
            yield f"battle:{event.village}"
        case Played():
            yield f"card:{kind_of(event.card)}"


PEOPLE = ("stands", "wins", "crowned", "captured", "freed")
"""Triggers with the name of a Noble."""
