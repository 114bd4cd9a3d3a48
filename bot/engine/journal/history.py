"""Which entries of a journal count, and where the game stands after each: a rewind takes later ones back.

Nothing is ever removed from a journal. An entry follows the one before it, but for a rewind, which follows the last
entry before the version it goes back to; so the journal is a tree, and the game is the branch of its last entry.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from bot.engine.journal.entries import Act, Entry, Rewind, Rules
from bot.rules.contract import Event, Judged, State, fold


class Recorded(Protocol):
    """An entry of a journal, or what stands for one: its number, and what was done to the table by it."""

    @property
    def n(self) -> int: ...

    @property
    def act(self) -> Act | None: ...


R = TypeVar("R", bound=Recorded)


class History:
    """Follows a journal from some version on, and says where the game stands."""

    def __init__(
        self, rules: Rules, acts: Iterable[Act | None], version: int = 0, state: State | None = None
    ) -> None:
        """`acts` are those of all entries from `version` on: which states a rewind needs has to be known in advance.

        `state` is the one at `version`; None before the set-up.
        """
        rewinds = [act for act in acts if isinstance(act, Rewind)]
        self._rules = rules
        self._targets = {act.to for act in rewinds}
        self._kept = {n for act in rewinds for n in act.keep}
        self._states: dict[int, State | None] = {}
        self._events: dict[int, Sequence[Event]] = {}
        self._version = version
        self.state = state

    def add(self, act: Act | None, events: Sequence[Event]) -> State | None:
        """Take in the next entry, and return the state after it.

        If `events` are `Judged`, the state that the judge has folded already is taken. Raises KeyError for a rewind to
        before the first version known.
        """
        if self._version in self._targets:
            self._states[self._version] = self.state
        if self._version in self._kept:
            self._events[self._version] = events
        if isinstance(act, Rewind):
            self.state = self._states[act.to]
            events = [event for n in act.keep for event in self._events[n]]
        if isinstance(events, Judged):
            self.state = events.state
        elif events:
            self.state = fold(self._rules, events, self.state)
        self._version += 1
        return self.state


def state_after(
    rules: Rules, entries: Sequence[Entry], version: int = 0, state: State | None = None
) -> State | None:
    """The state after `entries`, which follow on `version`. Raises KeyError as `History.add` does."""
    history = History(rules, [entry.act for entry in entries], version, state)
    for entry in entries:
        history.add(entry.act, entry.events)
    return history.state


def numbers(entries: Iterable[Entry]) -> dict[int, int]:
    """The number by which all know an entry, by its own: what was done in secret is not counted.

    The set-up is 0. `entries` is a whole journal.
    """
    told = (entry.n for entry in entries if entry.public or entry.act is not None)
    return {n: number for number, n in enumerate(told)}


def live(entries: Iterable[R]) -> list[R]:
    """The entries of a whole journal that count, in their order: all that no rewind has taken back."""
    journal = list(entries)
    targets = {entry.act.to for entry in journal if isinstance(entry.act, Rewind)}
    branches: dict[int, list[R]] = {}
    branch: list[R] = []
    for entry in journal:
        if entry.n in targets:
            branches[entry.n] = list(branch)
        if isinstance(entry.act, Rewind):
            branch = [*branches[entry.act.to], *(journal[n] for n in entry.act.keep)]
        branch.append(entry)
    return branch
