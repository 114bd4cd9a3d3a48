"""Plays and checks any rule set by its contract alone. `bench/fuzz.py` runs the same games by the thousand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Union

from pydantic import Field, TypeAdapter

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import (
    Action,
    Agent,
    Amount,
    Candidates,
    Elapse,
    Event,
    FreeText,
    Judged,
    Options,
    Pick,
    RuleError,
    Ruleset,
    Seat,
    Several,
    View,
    Viewer,
    fold,
    held,
    prompts_seen,
)
from bot.rules.contract import awaited as holding
from bot.rules.menu import action_model, build, fields, random_action, random_form

Rules = Ruleset[Any, Any]

Audit = Callable[[Any, Event, Any], Iterator[str]]
"""What does not add up from the state before an event to the state after it."""

LONGEST = 20_000
"""Actions within which a game played at random has to end."""

LEAVING = 1 / 800
"""How often somebody leaves a game played at random, for each action."""

ANSWERING, ASIDE = 1 / 2, 1 / 8
"""How often one who is invited answers, and how often anybody does something though it is not their turn."""


@dataclass
class Game:
    """A game as it went: who did what, what happened, and where it stands."""

    rules: Rules
    events: list[Event] = field(default_factory=list)
    moves: list[tuple[Seat, Action]] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    """The state before each move, where they are kept."""
    told: list[tuple[Event, ...]] = field(default_factory=list)
    """The events of each move."""
    state: Any = None
    audit: Audit | None = None

    def add(self, events: Sequence[Event], check: bool, by_hand: bool = False) -> None:
        """Fold events, checking every state on the way; of an edit `by_hand` only what it leads to, off the books.

        The game goes on from the state that the judge left, for more is known of it already: it has to be the same.
        """
        for event in events:
            self.events.append(event)
            before, self.state = self.state, self.rules.apply(self.state, event)
            if check and (not by_hand or event is events[-1]):
                broken = [*self.rules.broken(self.state)]
                if self.audit is not None and before is not None and not by_hand:
                    broken += self.audit(before, event, self.state)
                assert not broken, f"after {event!r}: {broken}"
        if isinstance(events, Judged):
            assert events.state == self.state, "the judge reached another state than the events lead to"
            self.state = events.state

    def elapse(self, luck: SeededChance, check: bool) -> None:
        """What all have answered and stays open for its time: here it is over at once."""
        self.add(self.rules.edit(self.state, Elapse(), luck), check)


def play_random(
    rules: Rules,
    options: Options,
    players: int,
    seed: int,
    check: bool = True,
    keep: bool = False,
    audit: Audit | None = None,
) -> Game:
    """A whole game in which everybody does anything legal and somebody may leave.

    With `check` every state is tested for its invariants, every event by `audit`, and the whole for replay and storage.
    With `keep` the state before each move is kept. Raises AssertionError, with the seed, for whatever is wrong.
    """
    game, luck, whim = Game(rules, audit=audit), SeededChance(seed), random.Random(seed)
    try:
        game.add(rules.new(options, players, luck), check)
        while rules.outcome(game.state) is None:
            assert len(game.moves) < LONGEST, "the game does not end"
            if keep:
                game.states.append(game.state)
            if held(rules.pending(game.state)):
                game.elapse(luck, check)
                continue
            seat, action = _any_move(rules, game.state, players, luck, whim)
            game.moves.append((seat, action))
            game.told.append(rules.act(game.state, seat, action, luck))
            game.add(game.told[-1], check)
        assert not rules.pending(game.state), "the game is over and somebody is awaited"
        if check:
            check_record(game)
    except Exception as error:
        raise AssertionError(f"{rules.id}, {players} players, {options}, seed {seed}: {error!r}") from error
    return game


def play(
    rules: Rules,
    options: Options,
    agents: Sequence[Agent],
    seed: int,
    longest: int = LONGEST,
    keep: bool = False,
) -> Game:
    """A whole game between agents, one a seat; it stops unfinished after `longest` actions."""
    game, luck, thought = Game(rules), SeededChance(seed), SeededChance(f"agents {seed}")
    game.add(rules.new(options, len(agents), luck), check=False)
    while rules.outcome(game.state) is None and len(game.moves) < longest:
        if keep:
            game.states.append(game.state)
        if held(rules.pending(game.state)):
            game.elapse(luck, check=False)
            continue
        seat, action = _chosen(rules, game.state, agents, thought)
        game.moves.append((seat, action))
        game.told.append(rules.act(game.state, seat, action, luck))
        game.add(game.told[-1], check=False)
    return game


def _chosen(rules: Rules, state: Any, agents: Sequence[Agent], thought: SeededChance) -> tuple[Seat, Action]:
    seat = awaited(rules, state)[0]
    return seat, agents[seat](rules, rules.view(state, seat), thought)


def awaited(rules: Rules, state: Any) -> tuple[Seat, ...]:
    """The seats whose decision is missing."""
    return holding(rules.pending(state))


def invited(rules: Rules, state: Any) -> tuple[Seat, ...]:
    """The seats that may answer something that nobody waits for."""
    return tuple(
        sorted({seat for prompt in rules.pending(state) if not prompt.waits for seat in prompt.waiting})
    )


def _any_move(
    rules: Rules, state: Any, players: int, luck: SeededChance, whim: random.Random
) -> tuple[Seat, Action]:
    if whim.random() < LEAVING:
        seat = whim.randrange(players)
        if "concede" in rules.view(state, seat).menu:
            return seat, build(action_model(rules, "concede"), {})
    seat = whim.choice(_moving(rules, state, players, whim))
    return seat, random_action(rules, rules.view(state, seat), luck)


def _moving(rules: Rules, state: Any, players: int, whim: random.Random) -> Sequence[Seat]:
    """Who may move next: mostly one who is awaited, now and then one who is invited, or who has something to say."""
    if (guests := invited(rules, state)) and whim.random() < ANSWERING:
        return guests
    if any(model.aside for model in rules.actions) and whim.random() < ASIDE:
        able = [seat for seat in range(players) if {*rules.view(state, seat).menu} - {"concede"}]
        return able or awaited(rules, state)
    return awaited(rules, state)


# ── replay and storage ────────────────────────────────────────────────────────────────────────────


def check_record(game: Game) -> None:
    """The events, stored and read back, fold to the same state; so do the state and the moves themselves."""
    rules = game.rules
    events = event_codec(rules)
    read = [events.validate_json(events.dump_json(event)) for event in game.events]
    assert read == game.events, "an event is not what it was after storage"
    assert fold(rules, read) == game.state, "the events do not fold to the state"
    assert rules.state.model_validate_json(game.state.model_dump_json()) == game.state
    actions = action_codec(rules)
    for _, action in game.moves:
        assert actions.validate_json(actions.dump_json(action)) == action


@cache
def event_codec(rules: Rules) -> TypeAdapter[Event]:
    """Reads and writes any event of a rule set by its `kind`."""
    any_event: Any = Annotated[Union[rules.events], Field(discriminator="kind")]  # noqa: UP007
    return TypeAdapter(any_event)


@cache
def action_codec(rules: Rules) -> TypeAdapter[Action]:
    """Reads and writes any action of a rule set by its `kind`."""
    any_action: Any = Annotated[Union[rules.actions], Field(discriminator="kind")]  # noqa: UP007
    return TypeAdapter(any_action)


# ── what is offered, and what is not ──────────────────────────────────────────────────────────────


def check_offers(rules: Rules, state: Any, seat: Seat, whim: random.Random, sample: int) -> None:
    """What `seat` is offered is legal, and a sample of what it is not offered is refused, changing nothing."""
    view, before = rules.view(state, seat), state.model_dump_json()
    luck = SeededChance(whim.randrange(10**9))
    for turn in range(max(sample, len(view.menu)) if view.menu else 0):
        kind = view.menu[turn % len(view.menu)]  # each has a legal form
        rules.act(state, seat, random_form(rules, view, kind, luck), SeededChance(0))
    for _ in range(sample):
        action = any_action(rules, view, whim)
        if not is_offered(rules, view, action):
            refusal(rules, state, seat, action)
    assert state.model_dump_json() == before, "judging an action has changed the state"


def refusal(rules: Rules, state: Any, seat: Seat, action: Action) -> RuleError:
    """The error with which `action` is refused. Raises AssertionError if it is not."""
    try:
        rules.act(state, seat, action, SeededChance(0))
    except RuleError as error:
        return error
    raise AssertionError(f"{action!r} of seat {seat} is not offered, but accepted")


def any_action(rules: Rules, view: View, whim: random.Random) -> Action:
    """An action of any kind, legal or not: values that are offered, known elsewhere, or nonsense."""
    model = whim.choice(rules.actions)
    kind = model.model_fields["kind"].default
    filled: dict[str, object] = {}
    for name, info in fields(model).items():
        if not info.is_required() and whim.random() < 0.3:
            continue
        offer = rules.candidates(view, kind, filled, name)
        known = [*some_of(offer), *whim.sample(sorted(rules.names) or ["x"], min(3, len(rules.names) or 1))]
        text = str(info.annotation)
        if "bool" in text:
            filled[name] = whim.random() < 0.5
        elif "tuple" in text:
            filled[name] = tuple(
                str(value) for value in whim.sample(known, min(len(known), whim.randint(0, 4)))
            )
        elif "int" in text:
            numbers = [value for value in some_of(offer) if isinstance(value, int)]
            filled[name] = whim.choice([*numbers, -1, 0, 1, 2, 1000])
        elif "Literal" in text:
            filled[name] = whim.choice(some_of(offer) or [""])
        else:
            filled[name] = str(whim.choice([*known, "", "nonsense", "0"]))
    try:
        return build(model, filled)
    except ValueError:  # a Literal field that nothing fits now
        return any_action(rules, view, whim)


def is_offered(rules: Rules, view: View, action: Action) -> bool:
    """Whether every field of `action` holds what is offered for it, the fields before it so filled."""
    if action.kind not in view.menu:
        return False
    filled: dict[str, object] = {}
    for name, info in fields(type(action)).items():
        value = getattr(action, name)
        if not info.is_required() and value == info.default:
            continue
        if not _allows(rules.candidates(view, action.kind, filled, name), value):
            return False
        filled[name] = value
    return True


def _allows(offer: Candidates, value: Any) -> bool:
    match offer:
        case Pick(choices=choices):
            wanted = ("no", "yes")[value] if isinstance(value, bool) else value
            return wanted in {choice.value for choice in choices}
        case Amount(low=low, high=high):
            return bool(low <= value <= high)
        case Several(choices=choices, low=low, high=high):
            known = {choice.value for choice in choices}
            return low <= len(value) <= high and len(set(value)) == len(value) and set(value) <= known
        case FreeText(longest=longest):
            return len(value) <= longest


def some_of(offer: Candidates) -> list[Any]:
    """Values on and just beyond the edge of an offer."""
    match offer:
        case Amount(low=low, high=high):
            return [low - 1, low, high, high + 1]
        case Pick(choices=choices) | Several(choices=choices):
            return [choice.value for choice in choices][:20]
        case FreeText():
            return ["words"]


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────


def seen(rules: Rules, state: Any, viewer: Viewer) -> Iterator[tuple[str, str]]:
    """All that `viewer` is shown of a state, by name: view, picture, every form of every action on the menu."""
    view = rules.view(state, viewer)
    yield "view", view.model_dump_json()
    yield "scene", rules.scene(view).model_dump_json()
    yield "menu", " ".join(view.menu)
    yield "prompts", " ".join(one.model_dump_json() for one in prompts_seen(rules.pending(state), viewer))
    for kind in view.menu:
        filled: dict[str, object] = {}
        for name in fields(action_model(rules, kind)):
            offer = rules.candidates(view, kind, filled, name)
            yield f"{kind} {name}", offer.model_dump_json()
            values = [value for value in some_of(offer) if _allows(offer, value)]
            if values:
                filled[name] = values[0]


def check_same_to(rules: Rules, viewer: Viewer, one: Any, other: Any, whim: random.Random) -> None:
    """Two states that differ only in what `viewer` may not know are the same to that viewer, refusals included."""
    for (name, mine), (_, twin) in zip(seen(rules, one, viewer), seen(rules, other, viewer), strict=True):
        assert mine == twin, f"{name} betrays to {viewer}:\n{mine}\n{twin}"
    if viewer is None:
        return
    view = rules.view(one, viewer)
    for _ in range(10):
        action = any_action(rules, view, whim)
        if not is_offered(rules, view, action):
            first, second = (refusal(rules, state, viewer, action) for state in (one, other))
            assert (first.clause, first.text) == (second.clause, second.text), f"{action!r} betrays"


def check_told_the_same(
    rules: Rules, viewer: Viewer, one: Any, other: Any, seat: Seat, action: Action
) -> None:
    """The same action, with the same luck, tells `viewer` the same in two states that differ in secrets only."""
    told = []
    for state in (one, other):
        events = rules.act(state, seat, action, SeededChance(1))
        told.append([event.seen_by(viewer) for event in events])
        after = fold(rules, events, state)
        told.append([rules.view(after, viewer)])
    assert told[0] == told[2], f"{action!r} of seat {seat} is told to {viewer} as {told[0]} or {told[2]}"
    assert told[1] == told[3], f"after {action!r} of seat {seat} {viewer} sees a difference"


def check_unnoticed(
    rules: Rules, state: Any, seat: Seat, action: Action, before: Mapping[Viewer, Any]
) -> None:
    """A secret action leaves no trace for anybody else; `before` is what each viewer is shown of `state`."""
    events = rules.act(state, seat, action, SeededChance(1))
    after = fold(rules, events, state)
    for viewer, view in before.items():
        if viewer != seat:
            assert [event for event in events if event.seen_by(viewer)] == [], (
                f"{viewer} is told of {action!r}"
            )
            assert view == rules.view(after, viewer), f"{viewer} sees {action!r}"
