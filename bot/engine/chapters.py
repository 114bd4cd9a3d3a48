"""A game as a row of pictures: the public scene after every turn, for films."""

from collections.abc import Iterable, Sequence

from bot.engine.journal import Rules
from bot.rules.contract import Event, Scene, State


def chapters(rules: Rules, told: Iterable[tuple[Sequence[Event], State]]) -> list[Scene]:
    """The scene after every entry that closes a turn, and after the last.

    `told` holds for each entry its events and the state after them.
    """
    scenes: list[Scene] = []
    closed, state = True, None
    for events, state in told:
        closed = any(event.closes for event in events)
        if closed:
            scenes.append(rules.scene(rules.view(state, None)))
    if state is not None and not closed:
        scenes.append(rules.scene(rules.view(state, None)))
    return scenes
