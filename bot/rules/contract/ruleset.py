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
    """What a game master may change on the board; `EndGame` is among them. No kind is also that of an action."""
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
        """Set-up: the events from nothing to the first decision. The first one holds the options."""
        ...

    def pending(self, state: S) -> tuple[Prompt, ...]:
        """Who is awaited for what, and who is invited to what. Somebody is awaited until the game is over."""
        ...

    def default(self, state: S, seat: Seat) -> Action:
        """The action taken for a seat of a pending prompt whose time is over: always legal. An invitation has none.

        Raises LookupError if `seat` is not awaited.
        """
        ...

    def candidates(self, view: V, kind: str, filled: Mapping[str, object], field: str) -> Candidates:
        """What may stand in `field` of an action of `kind`, given the fields already filled.

        The one source of autocomplete, buttons, selects, agents and fuzzers. It reads a View, so it can
        offer nothing its viewer may not know. An action filled with what it offers, field by field in the
        model's order, is legal; one that differs from all it offers is refused.

        For the fields of an edit it reads the public View: it offers whatever a game master might mean.
        """
        ...

    def act(self, state: S, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
        """Judge one action. Raises RuleError and changes nothing if it is not legal.

        The answer may be `Judged`, where the judge has folded its events already.
        """
        ...

    def edit(self, state: S, action: Action, chance: Chance) -> tuple[Event, ...]:
        """The events of an edit, at least one. Raises RuleError if it cannot be done.

        It may come while a decision is open: answers that no longer fit it are dropped, and asked for anew.
        The events, not this function, see to it that nobody learns what is hidden. Whether the invariants still hold
        is for the caller to ask (`broken`).
        """
        ...

    def apply(self, state: S | None, event: Event) -> S:
        """Fold one event; total and without judgement. `state` is None for the very first event."""
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

    A rule set that takes long to make a View may have a method `hand` that returns the same.
    """
    own: Callable[[S, Seat], tuple[Card, ...]] | None = getattr(rules, "hand", None)
    return rules.view(state, seat).hand if own is None else own(state, seat)


def successor(rules: Ruleset[S, V], state: S, seat: Seat) -> Action | None:
    """The edit by which whoever takes over the seat of somebody who has left plays on.

    None where there is nothing to take over. A rule set in which there may be has a method `successor` that says so.
    """
    own: Callable[[S, Seat], Action | None] | None = getattr(rules, "successor", None)
    return None if own is None else own(state, seat)


def deliberates(rules: Ruleset[S, V]) -> bool:
    """Whether the agents of a rule set may take long over a decision: then it has an attribute `deliberates = True`."""
    return bool(getattr(rules, "deliberates", False))
