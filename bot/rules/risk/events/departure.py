"""What becomes of a court when its seat is out (RISK-17.2, RISK-17.6, RISK-17.7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from bot.rules.contract import Seat
from bot.rules.kit.draft import changed
from bot.rules.risk.model.frames import Choosing, Claiming, Keep, Play, Removal, Window
from bot.rules.risk.model.library import MAESTERS, OF_HOUSE
from bot.rules.risk.model.mitchell import Vote
from bot.rules.risk.model.state import Battle, Conquest, Frame, Invasion, RiskState, Turn

T = TypeVar("T", bound=Turn | Invasion | Battle | Conquest)


def departed(state: RiskState, seat: Seat, heir: Seat | None) -> RiskState:
    """The state without what `seat` had in force, in hand and in its treasury; `heir` takes the gold.

    The territory cards in hand are not touched: the events of leaving and elimination say where they go.
    """
    if not (state.on.gold or state.on.objectives or state.on.windows or state.on.setup == "claim"):
        return state
    return _cards_down(_stack_cleared(state, seat), seat, heir)


def _cards_down(state: RiskState, seat: Seat, heir: Seat | None) -> RiskState:
    court = state.court
    gold = list(court.gold)
    if gold:
        if heir is not None:
            gold[heir] += gold[seat]
        gold[seat] = 0
    lost = [who for who in OF_HOUSE.get(state.houses[seat], ()) if who in court.characters]
    freed = [who for who, captor in court.captives.items() if captor == seat and who not in lost]
    gone = {*lost, *freed}
    maesters, objectives = court.maesters, court.objectives
    court = changed(
        court,
        gold=tuple(gold),
        characters={**court.characters, **dict.fromkeys(freed, "down"), **dict.fromkeys(lost, "lost")},
        captives={who: captor for who, captor in court.captives.items() if who not in gone},
        maesters=tuple(() if other == seat else hand for other, hand in enumerate(maesters)),
        maester_discard=(*court.maester_discard, *(maesters[seat] if maesters else ())),
        objectives=tuple(() if other == seat else hand for other, hand in enumerate(objectives)),
        objective_discard=(*court.objective_discard, *(objectives[seat] if objectives else ())),
        smallfolk=tuple(one for one in court.smallfolk if one.seat != seat),
        mourning=tuple(other for other in court.mourning if other != seat),
    )
    hidden = [one.card for one in state.court.smallfolk if one.seat == seat]
    return changed(state, court=court, discard=(*state.discard, *hidden))


def _stack_cleared(state: RiskState, seat: Seat) -> RiskState:
    """The stack without what waits for `seat` or works for it; cards on the table are discarded."""
    stack = tuple(_left(state, seat))
    dropped = [frame for frame in state.stack if isinstance(frame, (Play, Keep)) and frame not in stack]
    if state.active == seat and state.stack:
        dropped = [frame for frame in state.stack if isinstance(frame, (Play, Keep))]
        stack = outlasting(stack)
    return discarded(changed(state, stack=stack), dropped)


def outlasting(stack: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """What is left when the active player leaves: a turn to be ended, and the vote of the others, to be counted."""
    return (*stack[:1], *(frame for frame in stack[1:] if isinstance(frame, Vote)))


def discarded(state: RiskState, frames: Iterable[Frame]) -> RiskState:
    """The state with the cards on the table of `frames`, which are over, among the discarded."""
    court, discard = state.court, state.discard
    for frame in frames:
        if isinstance(frame, Play):
            shown = (frame.card,) if frame.card in MAESTERS else ()
            court = changed(court, maester_discard=(*court.maester_discard, *shown))
        elif isinstance(frame, Keep) and frame.pile == "territory":
            discard = (*discard, *frame.cards)
        elif isinstance(frame, Keep):
            pile = f"{frame.pile}_discard"
            court = changed(court, **{pile: (*getattr(court, pile), *frame.cards)})
    return changed(state, court=court, discard=discard)


def _left(state: RiskState, seat: Seat) -> Iterator[Frame]:
    """The frames that remain; what lies above a card of `seat` goes with it."""
    for frame in state.stack:
        match frame:
            case Play() | Keep() if frame.seat == seat:
                return
            case Removal():
                queue = tuple(one for one in frame.queue if one != seat)
                if frame.by_seat == seat or not queue:
                    return
                yield changed(frame, queue=queue)
            case Window():
                asked = tuple(one for one in frame.asked if one != seat)
                if not asked:
                    return
                answers = {one: answer for one, answer in frame.answers.items() if one != seat}
                yield changed(frame, asked=asked, answers=answers)
            case Choosing():
                kept = {one: cards for one, cards in frame.kept.items() if one != seat}
                yield changed(frame, seats=tuple(one for one in frame.seats if one != seat), kept=kept)
            case Claiming():
                yield _claims_on(state, frame, seat)
            case Turn():
                bans = tuple(ban for ban in frame.bans if ban.seat != seat)
                yield changed(_without(frame, seat), bans=bans)
            case Invasion() | Battle() | Conquest():
                yield _without(frame, seat)
            case _:
                yield frame


def _without(frame: T, seat: Seat) -> T:
    """The frame without the effects that worked for `seat`."""
    if all(force.seat != seat for force in frame.forces):
        return frame
    return changed(frame, forces=tuple(force for force in frame.forces if force.seat != seat))


def _claims_on(state: RiskState, frame: Claiming, seat: Seat) -> Claiming:
    """The rotation goes on without `seat`."""
    reserves = tuple(0 if other == seat else left for other, left in enumerate(frame.reserves))
    later = [other for other in state.after(seat) if reserves[other]]
    current = frame.seat if frame.seat != seat or not later else later[0]
    return Claiming(seat=current, reserves=reserves)
