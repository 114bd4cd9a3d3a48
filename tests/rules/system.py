"""What a game brings to its proof."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.rules.contract import Event, Options, Seat, Viewer

Shuffle = Callable[[Any, Viewer, random.Random, Seat | None], Any]
"""`shuffle_hidden(state, viewer, whim, actor)`: the state with all changed that `viewer` may not know.

With an `actor` the twin is played on by that seat. Then what that seat knows stays too, and what its next action
may show to the viewer by the rules: a vote about to be counted, the order of a defender about to be attacked. Who has
answered a secret decision changes all the same, as long as the actor's answer is the last one in neither.
"""


@dataclass(frozen=True)
class Shown:
    """A game of the gallery: its table and seed. `details`: the theme of its fullest hand and film."""

    options: Options
    players: int
    seed: int
    details: str | None = None


@dataclass(frozen=True)
class Golden:
    """A golden game to look for: its table, and how it has to end. `quits`: one after the other leaves."""

    options: Options
    players: int
    reason: str
    quits: bool = False
    tied: bool = False
    """Whether several must have most points."""
    won: tuple[str, ...] | None = None
    """Who wins where a game master ends it: seats, as text."""
    shows: str = ""
    """What has to stand in its transcript, so that it proves what it is called by."""


@dataclass(frozen=True)
class System:
    """A rule set and how it is proved."""

    rules: Any
    tables: tuple[tuple[Options, int], ...]
    """Options and players of the games played."""
    shuffle_hidden: Shuffle
    secret: tuple[str, ...]
    """Kinds of action that nobody else may notice, unless they are the last answer that was missing."""
    idle_ends: bool = True
    """Whether a game in which nobody ever answers comes to an end."""
    ends: bool = False
    """Whether any game comes to an end, whatever is done: then most of those played at random do without its agent."""
    audit: Callable[[Any, Event, Any], Iterator[str]] | None = None
    """What an event does not account for, or tells although it is hidden."""
    betrayed: Callable[[Any, Viewer], set[str]] = lambda _state, _viewer: set()
    """What a viewer is shown although it is hidden."""
    modes: Mapping[str, tuple[Options, tuple[int, ...]]] = field(default_factory=dict)
    """The ways to play that `bench/fuzz.py` proves by the hundred, and with how many players."""
    endless: Options | None = None
    """Options under which a game can be as long as is asked for, to measure with; None: those of a plain table."""
    shown: Mapping[str, Shown] = field(default_factory=dict)
    golden: Mapping[str, Golden] = field(default_factory=dict)
