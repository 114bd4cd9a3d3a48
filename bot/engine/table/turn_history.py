"""A game turn by turn: what was seen of every one, for films and replays, and the entries of any one, for its story."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.engine.journal.chance import Draw
from bot.engine.journal.entries import Entry, Rewind, Rules
from bot.engine.journal.history import live
from bot.engine.table.table import Table
from bot.rules.contract import Event, Scene, State, Viewer, fold


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
        shown = [event for one in events if (event := one.seen_by(viewer)) is not None]
        public = {why for event in shown for why in event.rolls()}
        seen += shown
        rolls += [draw for draw in draws if draw.kind == "roll" and draw.why in public]
        open_ = not any(event.closes for event in events)
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
        closed = [i for i, entry in enumerate(entries[:-1]) if any(event.closes for event in entry.events)]
        if closed:
            return entries[closed[-1] + 1 :]
        if first == -1:
            return entries
        back *= 4
