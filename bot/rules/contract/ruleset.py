"""A game: its state, the functions that judge and tell it, and those that play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from bot.rules.contract.actions import Action
from bot.rules.contract.base import Model, Seat, Viewer
from bot.rules.contract.candidates import Candidates
from bot.rules.contract.chance import Chance
from bot.rules.contract.events import Event
from bot.rules.contract.options import Options
from bot.rules.contract.outcome import Outcome
from bot.rules.contract.prompts import Prompt
from bot.rules.contract.scene import Scene
from bot.rules.contract.view import Card, Room, View


class State(Model):
    """Base of every game state. Never changed in place: `apply` makes the next one."""

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The private talks that are going on."""
        return ()


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Agent(Protocol):
    """Plays a seat from what that seat may know, never from the state."""

    def __call__(self, rules: Ruleset[S, V], view: V, chance: Chance) -> Action:
        """An action for the decision `view.viewer` owes; without one, an answer to one of their invitations.

        Raises LookupError to leave an invitation unanswered.
        """
        ...


class Ruleset(Protocol[S, V]):
    """A game. All functions are pure and none keeps anything between two calls."""

    def __hash__(self) -> int:
        """By identity: there is one object a game."""
        ...

    id: str
    """Short and stable: the name of its folder, its slash group and its words (`risk`)."""
    version: str
    """Changes whenever the same actions could give another game; each game pins the one it began under."""
    command: str
    """The name of its slash group."""
    options: type[Options]
    actions: tuple[type[Action], ...]
    edits: tuple[type[Action], ...]
    """What a game master may change on the board; `EndGame` is among them. No kind is also that of an action.

    What brings a player back who is out is a `Reinstate`.
    """
    events: tuple[type[Event], ...]
    state: type[S]
    names: Mapping[str, str]
    """What ids are called: territories, houses, cards."""
    agents: Mapping[str, Agent]
    """Agents of this game's own, by name, beside the random one."""

    def seats(self, options: Options) -> tuple[int, int]:
        """Fewest and most players under these options."""
        ...

    def check(self, options: Options, players: int) -> None:
        """Raises RuleError if a game with these options and this many players cannot start."""
        ...

    def new(self, options: Options, players: int, chance: Chance) -> tuple[Event, ...]:
        """The events of the set-up, from nothing to the first decision. The first event holds the options."""
        ...

    def pending(self, state: S) -> tuple[Prompt, ...]:
        """The open prompts. Until the game is over at least one seat is awaited, or a prompt is `held`."""
        ...

    def default(self, state: S, seat: Seat) -> Action:
        """The action that is taken for an awaited seat when its time is over. Always legal.

        Raises LookupError if `seat` is not awaited; being invited is not enough.
        """
        ...

    def candidates(self, view: V, kind: str, filled: Mapping[str, object], field: str) -> Candidates:
        """What may stand in `field` of an action of `kind`, given the fields already filled.

        The one source of autocomplete, buttons, selects, agents and fuzzers. It is given a View, not the state, so it
        cannot offer what its viewer may not know. An action whose fields are filled with what it offers, in the
        order of the model, is legal; any other is refused.

        For the fields of an edit it is given the public View, and offers whatever a game master might mean.
        """
        ...

    def act(self, state: S, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
        """Judge one action. Raises RuleError and changes nothing if it is not legal.

        Returns the events. They may be `Judged`, which also holds the state after them, already folded.
        """
        ...

    def edit(self, state: S, action: Action, chance: Chance) -> tuple[Event, ...]:
        """The events of a game master's edit, at least one. Raises RuleError if it cannot be done.

        It may come while a decision is open: answers that no longer fit are then dropped and asked for again. Events
        keep what is hidden hidden (`Event.seen_by`), also here. The caller checks that no invariant is `broken`.
        """
        ...

    def apply(self, state: S | None, event: Event) -> S:
        """The state after `event`. It never fails and judges nothing. `state` is None for the very first event."""
        ...

    def view(self, state: S, viewer: Viewer) -> V:
        """All that `viewer` may know."""
        ...

    def scene(self, view: V) -> Scene:
        """What to draw for the viewer of `view`."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Who won and how, or None while the game goes on."""
        ...

    def broken(self, state: S) -> tuple[str, ...]:
        """The invariants this state breaks, in words for a developer: empty in every reachable state."""
        ...


def hand(rules: Ruleset[S, V], state: S, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat holds, as its View shows them.

    A rule set whose Views take long to make may have a method `hand` that returns the same without one.
    """
    own: Callable[[S, Seat], tuple[Card, ...]] | None = getattr(rules, "hand", None)
    return rules.view(state, seat).hand if own is None else own(state, seat)


def successor(rules: Ruleset[S, V], state: S, seat: Seat) -> Action | None:
    """The edit that brings the seat of a player who has left back into the game, for whoever takes it over.

    None if there is nothing to take over. A rule set where there may be has a method `successor` of the same meaning.
    """
    own: Callable[[S, Seat], Action | None] | None = getattr(rules, "successor", None)
    return None if own is None else own(state, seat)


def deliberates(rules: Ruleset[S, V]) -> bool:
    """Whether agents of this game may take over 20 ms for a decision, and so think in threads.

    Such a rule set has an attribute `deliberates = True`.
    """
    return bool(getattr(rules, "deliberates", False))
