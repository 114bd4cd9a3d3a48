"""A game as a row of pictures: the public scene after every turn, for films."""

from collections.abc import Iterable, Sequence

from bot.engine.journal import Rules
from bot.rules.contract import Event, Scene, State, fold


def chapters(rules: Rules, told: Iterable[Sequence[Event]]) -> list[Scene]:
    """The scene after every entry that closes a turn, and after the last.

    `told` holds the events of each entry that counts (`bot.engine.history.live`), from the set-up on.
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
