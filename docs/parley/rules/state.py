"""All there is to know of a game, and what each event does to it."""

from collections.abc import Callable
from typing import Any

from bot.rules.contract import Arrow, Event, Outcome, Room, Seat, State, Text
from bot.rules.kit import stack
from bot.rules.kit.board import held
from bot.rules.kit.draft import changed, put
from bot.rules.kit.sealed import Sealed
from bot.rules.parley import events as e
from bot.rules.parley.board import MAP, NOBODY, RAIDERS, ROUNDS
from bot.rules.parley.frames import AnyFrame, Fight, Round, Talk, Turn, Watch

Pledge = tuple[Seat, Seat, int]
"""An open offer: who, to whom, and the silver laid aside for it."""


class Parley(State):
    owner: dict[str, int]
    spears: dict[str, int]
    silver: tuple[int, ...]
    envoys: tuple[Seat, ...]  # lords who may still send an embassy
    out: tuple[Seat, ...] = ()
    round: int = 1
    talks: int = 0
    truces: tuple[tuple[Seat, Seat], ...] = ()
    offers: tuple[Pledge, ...] = ()
    stack: tuple[AnyFrame, ...] = ()
    trail: tuple[Arrow, ...] = ()
    result: Outcome | None = None

    @property
    def lords(self) -> tuple[Seat, ...]:
        """Who is still in the game."""
        return tuple(seat for seat in range(len(self.silver)) if seat not in self.out)

    @property
    def rooms(self) -> tuple[Room, ...]:
        title = Text(key="parley-room", args={"number": self.talks})
        talks = [frame for frame in self.stack if isinstance(frame, Talk)]
        return tuple(Room(id=f"talk-{self.talks}", title=title, seats=talk.seats) for talk in talks)

    def free(self, seat: Seat) -> int:
        """Silver that is not laid face down."""
        laid = sum(frame.answers.get(seat, 0) for frame in self.stack if isinstance(frame, Sealed))
        return self.silver[seat] - laid


def fold(state: Parley | None, event: Event) -> Parley:
    """The state after `event`; before the first there is none."""
    if state is None:
        assert isinstance(event, e.Begun)
        return _begun(event.players)
    return _FOLD[type(event)](state, event)


def _begun(players: int) -> Parley:
    """PARLEY-1."""
    seats = tuple(range(players))
    owner = dict.fromkeys(MAP.links, NOBODY) | dict(zip(MAP.homes, seats, strict=False))
    owner[MAP.gate] = RAIDERS
    spears = {place: 3 if holder != NOBODY else 0 for place, holder in owner.items()}
    return Parley(
        owner=owner, spears=spears, silver=(4,) * players, envoys=seats, stack=(Round(queue=seats),)
    )


def _turn_began(state: Parley, event: e.TurnBegan) -> Parley:
    below = state.stack[0]
    assert isinstance(below, Round)
    return changed(state, stack=(changed(below, queue=below.queue[1:]), Turn(seat=event.seat)))


def _top_off(state: Parley, _event: Event) -> Parley:
    return changed(state, stack=state.stack[:-1])


def _marched(state: Parley, event: e.Marched) -> Parley:
    left = state.spears[event.source] - event.spears
    spears = {event.source: left, event.target: state.spears[event.target] + event.spears}
    owner = {event.target: event.seat, event.source: event.seat if left else NOBODY}
    arrow = Arrow(source=event.source, target=event.target, kind="move", count=event.spears)
    return _moved(state, owner, spears, arrow)


def _attacked(state: Parley, event: e.Attacked) -> Parley:
    asked = tuple(seat for seat in (event.seat, event.defender) if seat >= 0)
    fight = Fight(asked=asked, **event.model_dump(exclude={"kind"}))
    return changed(state, stack=(*state.stack[:-1], fight))


def _committed(state: Parley, event: e.Committed) -> Parley:
    top = state.stack[-1]
    assert isinstance(top, Sealed)
    return changed(state, stack=(*state.stack[:-1], top.answered(event.seat, event.silver)))


def _fought(state: Parley, event: e.Fought) -> Parley:
    left = state.spears[event.source] - event.spears
    owner, spears = {event.source: event.seat if left else NOBODY}, {event.source: left}
    if event.won:
        owner[event.target], spears[event.target] = event.seat, event.spears
    kind = "conquest" if event.won else "attack"
    arrow = Arrow(source=event.source, target=event.target, kind=kind, count=event.spears)
    return _paid(_moved(state, owner, spears, arrow), event.silver)


def _moved(state: Parley, owner: dict[str, int], spears: dict[str, int], arrow: Arrow) -> Parley:
    return changed(
        state,
        owner=state.owner | owner,
        spears=state.spears | spears,
        trail=(*state.trail, arrow),
        stack=state.stack[:-1],
    )


def _watch_called(state: Parley, _event: e.WatchCalled) -> Parley:
    return changed(state, stack=(*state.stack, Watch(asked=state.lords)), trail=())


def _watch_kept(state: Parley, event: e.WatchKept) -> Parley:
    state = _paid(state, event.silver)
    for offer in state.offers:
        state = _closed(state, offer, offer[0])
    if event.lost is not None:
        owner, spears = state.owner | {event.lost: RAIDERS}, state.spears | {event.lost: 2}
        state = changed(state, owner=owner, spears=spears)
    last = state.round == ROUNDS
    after = Round(queue=() if last else state.lords, watched=last)
    return changed(state, stack=(after,), round=state.round + (not last), truces=())


def _gave(state: Parley, event: e.Gave) -> Parley:
    less = put(state.silver, event.seat, state.silver[event.seat] - event.silver)
    return changed(state, silver=put(less, event.to_seat, less[event.to_seat] + event.silver))


def _offered(state: Parley, event: e.Offered) -> Parley:
    silver = put(state.silver, event.seat, state.silver[event.seat] - event.silver)
    return changed(state, silver=silver, offers=(*state.offers, (event.seat, event.to_seat, event.silver)))


def _answered(state: Parley, event: e.Answered) -> Parley:
    offer = next(each for each in state.offers if each[:2] == (event.from_seat, event.seat))
    state = _closed(state, offer, event.seat if event.yes else event.from_seat)
    return changed(state, truces=(*state.truces, offer[:2])) if event.yes else state


def _met(state: Parley, event: e.Met) -> Parley:
    envoys = tuple(seat for seat in state.envoys if seat != event.seats[0])
    talk = Talk(seats=event.seats)
    return changed(state, envoys=envoys, talks=state.talks + 1, stack=(*state.stack, talk))


def _silver_set(state: Parley, event: e.SilverSet) -> Parley:
    """What was laid and no longer fits is asked for anew."""
    kept = (_fitting(frame, event.seat, event.silver) for frame in state.stack)
    return changed(state, silver=put(state.silver, event.seat, event.silver), stack=tuple(kept))


def _fitting(frame: AnyFrame, seat: Seat, silver: int) -> AnyFrame:
    if not isinstance(frame, Sealed) or frame.answers.get(seat, 0) <= silver:
        return frame
    return frame.reopened(seat)


def _left(state: Parley, event: e.Left) -> Parley:
    mine = held(MAP.links, state.owner, event.seat)
    owner, spears = state.owner | dict.fromkeys(mine, NOBODY), state.spears | dict.fromkeys(mine, 0)
    for offer in state.offers:
        state = _closed(state, offer, offer[0]) if event.seat in offer[:2] else state
    out = (*state.out, event.seat)
    return changed(state, owner=owner, spears=spears, out=out, stack=stack.left(state, event.seat))


def _game_over(state: Parley, event: e.GameOver) -> Parley:
    return changed(state, result=event.outcome, stack=())


def _unchanged(state: Parley, _event: e.Proclaimed) -> Parley:
    return state


def _paid(state: Parley, silver: dict[Seat, int]) -> Parley:
    """Silver that was laid is gone."""
    return changed(state, silver=tuple(had - silver.get(seat, 0) for seat, had in enumerate(state.silver)))


def _closed(state: Parley, offer: Pledge, seat: Seat) -> Parley:
    """An offer is over; the silver laid aside for it goes to `seat`."""
    offers = tuple(each for each in state.offers if each != offer)
    return changed(state, offers=offers, silver=put(state.silver, seat, state.silver[seat] + offer[2]))


_FOLD: dict[type[Event], Callable[[Parley, Any], Parley]] = {
    e.TurnBegan: _turn_began,
    e.Held: _top_off,
    e.Over: _top_off,
    e.Marched: _marched,
    e.Attacked: _attacked,
    e.Committed: _committed,
    e.Fought: _fought,
    e.WatchCalled: _watch_called,
    e.WatchKept: _watch_kept,
    e.Gave: _gave,
    e.Offered: _offered,
    e.Answered: _answered,
    e.Met: _met,
    e.Proclaimed: _unchanged,
    e.SilverSet: _silver_set,
    e.Left: _left,
    e.GameOver: _game_over,
}
