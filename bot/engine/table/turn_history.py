"""A game turn by turn: what was seen of every one, for films and replays, and the entries of any one, for its story."""

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass

from bot.engine.journal.chance import Draw
from bot.engine.journal.entries import Entry, Rewind, Rules
from bot.engine.journal.history import live
from bot.engine.table.table import Table
from bot.rules.contract import (
    Action,
    Event,
    Party,
    Scene,
    Seat,
    State,
    View,
    Viewer,
    closes,
    events_seen,
    fold,
)
from bot.store.rows import BEGINNING


@dataclass(frozen=True, slots=True)
class Chapter:
    """A turn: what of it a viewer saw, the rolls that were told, and the scene after it."""

    events: tuple[Event, ...]
    rolls: tuple[Draw, ...]
    scene: Scene


def chapters(
    rules: Rules, told: Iterable[tuple[Sequence[Event], Sequence[Draw]]], viewer: Viewer = None
) -> list[Chapter]:
    """A chapter for every turn, and one for what came after the last that is closed, as `viewer` saw them.

    `told` holds events and draws of each entry that counts (`bot.engine.journal.history.live`), from the set-up on.
    """
    found: list[Chapter] = []
    state: State | None = None
    seen: list[Event] = []
    rolls: list[Draw] = []
    open_ = False
    for events, draws in told:
        if not events:
            continue
        state = fold(rules, events, state)
        shown = events_seen(events, viewer)
        public = {why for event in shown for why in event.rolls()}
        seen += shown
        rolls += [draw for draw in draws if draw.kind == "roll" and draw.why in public]
        open_ = not closes(events)
        if not open_:
            found.append(Chapter(tuple(seen), tuple(rolls), rules.scene(rules.view(state, viewer))))
            seen, rolls = [], []
    if open_:
        found.append(Chapter(tuple(seen), tuple(rolls), rules.scene(rules.view(state, viewer))))
    return found


async def turn(table: Table, upto: int) -> list[Entry]:
    """The entries of the turn that entry `upto` closed: all since the one that closed the turn before.

    They are looked for from the end, in steps that grow, so that a long game is not read for a short turn.
    """
    back = 64
    while True:
        first = max(upto - back, -1)
        entries = [entry for entry in await table.entries(first) if entry.n <= upto]
        if first >= 0 and any(isinstance(entry.act, Rewind) for entry in entries):
            back = upto + 1
            continue
        entries = live(entries) if first == -1 else entries
        closed = [i for i, entry in enumerate(entries[:-1]) if closes(entry.events)]
        if closed:
            return entries[closed[-1] + 1 :]
        if first == -1:
            return entries
        back *= 4


@dataclass(frozen=True, slots=True)
class Tale:
    """What one message of the channel tells of one turn: whose it was, and its events as the public saw them.

    Nobody's: a stretch in which all had their part, such as a phase.
    """

    seat: Party | None
    events: tuple[Event, ...]
    upto: int = 0
    """The entry that ended it."""


async def told(table: Table, upto: int) -> list[Tale]:
    """The turns that the message about entry `upto` tells: all since the message before, the last of them whole.

    What follows the end of a turn within the same entry belongs to the next one.
    """
    earlier = await _earlier(table, upto)
    first = max(earlier, default=0)
    entries = [entry for entry in await table.entries(first - 1) if entry.n <= upto]
    if any(isinstance(entry.act, Rewind) for entry in entries):
        entries = live([entry for entry in await table.entries() if entry.n <= upto])
    since = _told_last(entries, earlier, upto)
    return tales([entry for entry in entries if entry.n >= since], since)


async def _earlier(table: Table, upto: int) -> set[int]:
    """The entries about which there are messages before the one about `upto`."""
    return {story.n for story in await table.store.stories(table.game.id) if story.n < upto}


def _told_last(entries: Iterable[Entry], earlier: Set[int], upto: int) -> int:
    """Of `entries`, which count, the one up to which all is told before the message about `upto`; -1 if nothing is.

    Where none of the `earlier` messages is about one of them, that message tells the last turn alone; where there are
    none, and the game has just begun, it tells all of it.
    """
    if not earlier and upto < BEGINNING:
        return -1
    before = [entry for entry in entries if entry.n < upto]
    known = [entry.n for entry in before if entry.n in earlier]
    return max(known or [entry.n for entry in before if closes(entry.events)], default=-1)


@dataclass(frozen=True, slots=True)
class PublicMove:
    """A move that all have seen, and what all could see before it."""

    seat: Seat
    action: Action
    view: View


async def public_moves(table: Table, upto: int) -> list[PublicMove]:
    """The moves that the message about entry `upto` tells of, each with the public's view of the board before it."""
    entries = live([entry for entry in await table.entries() if entry.n <= upto])
    since = _told_last(entries, await _earlier(table, upto), upto)
    state, found = None, list[PublicMove]()
    for entry in entries:
        mine = entry.seat is not None and entry.action is not None and entry.public and entry.n > since
        if mine and state is not None and entry.seat is not None and entry.action is not None:
            found.append(PublicMove(entry.seat, entry.action, table.rules.view(state, None)))
        state = fold(table.rules, entry.events, state) if entry.events else state
    return found


def tales(entries: Iterable[Entry], since: int) -> list[Tale]:
    """Entries by turn; of entry `since` only what came after the turn that it closed."""
    found: list[Tale] = []
    seen: list[Event] = []
    for entry in entries:
        ends = [number for number, event in enumerate(entry.events) if event.closes]
        first = ends[-1] + 1 if entry.n == since and ends else 0
        for number, event in enumerate(entry.events[first:], first):
            if (shown := event.seen_by(None)) is not None:
                seen.append(shown.by_hand() if entry.edited else shown)
            if number == max(ends, default=-1):
                whose = (entry.events[end].whose() for end in ends)
                alone = None if any(entry.events[end].in_common for end in ends) else entry.seat
                seat = next((one for one in whose if one is not None), alone)
                found.append(Tale(seat, tuple(seen), entry.n))
                seen = []
    return found
