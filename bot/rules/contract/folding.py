"""From events to a state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.rules.contract.events import Event
from bot.rules.contract.ruleset import Ruleset, S, State, V


class Judged(tuple[Event, ...]):
    """The events of a judged action, with the state after them, which the judge has folded already."""

    state: State

    def __new__(cls, events: Iterable[Event], state: State) -> Judged:
        made = super().__new__(cls, events)
        made.state = state
        return made


def reached(rules: Ruleset[S, V], events: tuple[Event, ...], state: S) -> S:
    """The state after events that were just judged in `state`: the one that the judge has folded, or folded now."""
    if isinstance(events, Judged) and isinstance(events.state, rules.state):
        return events.state
    return fold(rules, events, state)


def fold(rules: Ruleset[S, V], events: Sequence[Event], state: S | None = None) -> S:
    """The state after `events`. Raises ValueError if there is none to start from."""
    for event in events:
        state = rules.apply(state, event)
    if state is None:
        raise ValueError("no events to fold")
    return state
