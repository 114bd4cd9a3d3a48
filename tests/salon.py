"""A game of nothing but talk, for the tests of rooms: who is up passes, or meets others alone until one parts."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

import pytest

from bot import words
from bot.rules.contract import (
    Action,
    Choice,
    Concede,
    EndGame,
    Event,
    Options,
    Outcome,
    Pick,
    Prompt,
    Room,
    RuleError,
    Scene,
    SeatView,
    Several,
    State,
    Text,
    View,
    prompts_seen,
)

LAST = 9
"""Passes after which the game is over."""


class Meet(Action):
    """Talk with others alone."""

    kind: Literal["meet"] = "meet"
    others: tuple[str, ...]


class Part(Action):
    """End the talk for all in it."""

    kind: Literal["part"] = "part"


class Quit(Action):
    """Leave the talk to the others."""

    kind: Literal["quit"] = "quit"


class Pass(Action):
    """Let the next one."""

    kind: Literal["pass"] = "pass"


class Happened(Event):
    """That somebody did something: this game has one kind of event."""

    kind: Literal["happened"] = "happened"
    what: str
    seat: int = 0
    seats: tuple[int, ...] = ()

    def text(self) -> Text | None:
        return Text(key="salon-met", args={"seats": self.seats}) if self.what == "meet" else None


class Salon(State):
    players: tuple[int, ...]
    talk: tuple[int, ...] = ()
    talks: int = 0
    passed: int = 0
    over: Outcome | None = None

    @property
    def up(self) -> int:
        return self.players[self.passed % len(self.players)]

    @property
    def rooms(self) -> tuple[Room, ...]:
        title = Text(key="salon-room", args={"number": self.talks})
        return (Room(id=f"talk-{self.talks}", title=title, seats=self.talk),) if self.talk else ()


class SalonRules:
    id = command = "salon"
    version = "1"
    options, state = Options, Salon
    actions: tuple[type[Action], ...] = (Meet, Part, Quit, Pass, Concede)
    edits: tuple[type[Action], ...] = (EndGame,)
    events: tuple[type[Event], ...] = (Happened,)
    names: Mapping[str, str] = {}
    agents: Mapping[str, Any] = {}

    def seats(self, options: Any) -> tuple[int, int]:
        return 2, 4

    def check(self, options: Any, players: int) -> None: ...

    def new(self, options: Any, players: int, chance: Any) -> tuple[Event, ...]:
        return (Happened(what="begin", seats=tuple(range(players))),)

    def pending(self, state: Salon) -> tuple[Prompt, ...]:
        if state.over or state.passed >= LAST:
            return ()
        asked = state.talk or (state.up,)
        kind = "talk" if state.talk else "turn"
        return (Prompt(kind=kind, clause="SALON-1", asked=asked, waiting=asked, timed=not state.talk),)

    def default(self, state: Salon, seat: int) -> Action:
        return Part() if state.talk else Pass()

    def candidates(self, view: View, kind: str, filled: Mapping[str, object], field: str) -> Several | Pick:
        others = tuple(Choice(value=str(one.seat)) for one in view.seats if one.seat != view.viewer)
        return Several(choices=others, low=1 if kind == "meet" else 0, high=len(others))

    def act(self, state: Salon, seat: int, action: Action, chance: Any) -> tuple[Event, ...]:
        if action.kind not in self.view(state, seat).menu:
            raise RuleError("SALON-1", "salon-no-moment")
        others = tuple(map(int, action.others)) if isinstance(action, Meet) else ()
        return (Happened(what=action.kind, seat=seat, seats=(seat, *others) if others else ()),)

    def edit(self, state: Salon, action: Any, chance: Any) -> tuple[Event, ...]:
        return (Happened(what="end", seats=tuple(map(int, action.winners))),)

    def apply(self, state: Salon | None, event: Any) -> Salon:
        if state is None:
            return Salon(players=event.seats)
        change: dict[str, Any] = {}
        match event.what:
            case "meet":
                change = {"talk": event.seats, "talks": state.talks + 1}
            case "part":
                change = {"talk": ()}
            case "quit":
                left = tuple(seat for seat in state.talk if seat != event.seat)
                change = {"talk": left if len(left) > 1 else ()}
            case "pass":
                change = {"passed": state.passed + 1}
            case "concede":
                change = {"talk": tuple(seat for seat in state.talk if seat != event.seat)}
            case "end":  # the talk stays in the state, as it might with any game
                change = {"over": Outcome(winners=event.seats, reason="end", scores=())}
        return state.model_copy(update=change)

    def view(self, state: Salon, viewer: int | None) -> View:
        over, prompts = self.outcome(state), prompts_seen(self.pending(state), viewer)
        talking = viewer in state.talk
        menu = (
            ("part", "quit") if talking else ("meet", "pass") if viewer == state.up and not state.talk else ()
        )
        return View(
            viewer=viewer,
            round=1,
            phase=Text(key="salon-phase"),
            prompts=prompts,
            menu=menu if over is None else (),
            outcome=over,
            seats=tuple(SeatView(seat=seat, side=None) for seat in state.players),
        )

    def scene(self, view: View) -> Scene:
        return Scene(boards=(), title=Text(key="salon"), corner=view.phase, sides=(), areas=())

    def outcome(self, state: Salon) -> Outcome | None:
        return state.over or (Outcome(winners=(), reason="end", scores=()) if state.passed >= LAST else None)

    def broken(self, state: Salon) -> tuple[str, ...]:
        return ()


RULES: Any = SalonRules()

WORDS = """
salon = Salon
salon-about = Nothing but talk.
salon-guide = Talk.
salon-phase = In the salon
salon-room = Embassy { $number }
salon-met = { $seats } talk alone.
salon-do-meet = Meet
salon-do-part = Part
salon-do-quit = Leave the talk
salon-do-pass = Pass
salon-do-concede = Concede
salon-do-end_game = End
salon-field-others = Whom?
salon-field-winners = Who?
salon-prompt-turn = to meet somebody
salon-prompt-talk = to talk
salon-reason-end = It is over.
salon-no-moment = Not now.
"""


@contextmanager
def spoken(folder: Path) -> Iterator[None]:
    """The words of all games, and of this one."""
    (folder / "en").mkdir(parents=True)
    for file in (words.LOCALES / "en").glob("*.ftl"):
        (folder / "en" / file.name).symlink_to(file)
    (folder / "en" / "salon.ftl").write_text(WORDS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "LOCALES", folder)
        for cache in (words.languages, words.language, words.lexicon):
            cache.cache_clear()
        yield
    for cache in (words.languages, words.language, words.lexicon):
        cache.cache_clear()


def commands() -> ModuleType:
    """What stands in a game's cog."""
    from cogs.play.game_commands import group

    made: Any = ModuleType("cogs.games.salon")
    made.salon = group(RULES)
    return made
