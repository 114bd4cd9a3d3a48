"""A game turn by turn: the public scene after every one, for films, and the entries of any one, for its story."""

from collections.abc import Iterable, Sequence

from bot.engine.journal.entries import Entry, Rewind, Rules
from bot.engine.journal.history import live
from bot.engine.table.table import Table
from bot.rules.contract import Event, Scene, State, fold


def chapters(rules: Rules, told: Iterable[Sequence[Event]]) -> list[Scene]:
    """The scene after every entry that closes a turn, and after the last.

    `told` holds the events of each entry that counts (`bot.engine.journal.history.live`), from the set-up on.
    """
    scenes: list[Scene] = []
    state: State | None = None
    closed = True
    for events in told:
        if events:
            state = fold(rules, events, state)
            closed = any(event.closes for event in events)
            if closed:
                scenes.append(rules.scene(rules.view(state, None)))
    if not closed:
        scenes.append(rules.scene(rules.view(state, None)))
    return scenes


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
