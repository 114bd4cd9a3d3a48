"""Frames on a stack: each a decision or a stretch of play, and in its class all that it means.

The frame on top says whom the game awaits. A nested decision (a battle within a turn, a card played in answer) lies
above the one it interrupts; when it is done it is taken off by an event, and `settle` carries on what lies below.
Frames are models, so a state written to JSON has its whole flow of control in it.
"""

# Annotations are types here, not text that pydantic would read anew for each kind that inherits them (0029).

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, NamedTuple, NoReturn, Protocol, Self, TypeVar

from bot.rules.contract import Action, Model, Prompt, RuleError, Seat, Viewer
from bot.rules.kit.draft import Draft, changed, made
from bot.rules.kit.memo import kept


class Question(NamedTuple):
    """What a frame asks: the kind of its prompt, its clause, and the arguments of its words."""

    kind: str
    clause: str
    about: Mapping[str, str | int] = {}
    word: str | None = None
    """What refusals call it, if not by its kind."""


class Frame(Model):
    """One entry of a stack. A subclass overrides what is special about it; the state is that of its game."""

    kind: str

    secret: ClassVar[bool] = False
    """Whether nobody may know who has answered, until all have."""
    opens: ClassVar[bool] = False
    """Whether all see then what each has answered (`Prompt.opens`)."""
    timed: ClassVar[bool] = True
    """Whether clocks run while it waits."""
    passable: ClassVar[bool] = False
    """Whether it asks who wants to step in, so that a clock may pass for whoever wishes so (`Prompt.passable`)."""
    comes_first: ClassVar[bool] = False
    """Whether it has to be answered before anything else, so that a refusal is under its own clause."""

    def awaits(self, state: Any) -> tuple[Seat, ...]:
        """Whose answers are missing, while it lies on top: nobody's where it goes on by itself."""
        return ()

    def asks(self, state: Any) -> tuple[Seat, ...]:
        """Everybody it was put to."""
        return self.awaits(state)

    def held(self, state: Any) -> bool:
        """Whether it stays open until its time is over, though all have answered (`Prompt.held`)."""
        return False

    def question(self, state: Any) -> Question:
        """What it asks of those it awaits."""
        raise LookupError(f"{self.kind} asks nothing")

    def menu(self, state: Any, seat: Seat) -> tuple[str, ...]:
        """Kinds of action that answer it, for a seat it awaits, likeliest first."""
        return ()

    def may(self, state: Any, seat: Seat, kind: str) -> bool:
        """Whether a kind is on that menu: for judges, where all of it would take long to find."""
        return kind in self.menu(state, seat)

    def default(self, state: Any, seat: Seat) -> Action:
        """What is done for a seat whose time is over: always legal."""
        raise LookupError(f"{self.kind} asks nothing")

    def go_on(self, draft: Draft[Any]) -> bool:
        """Carry on while it lies on top and awaits nobody; whether anything was done."""
        return False

    def sealed(self, seat: Seat) -> tuple[Action, ...]:
        """What a seat has answered and nobody else knows yet (`View.sealed`)."""
        return ()

    def reopened(self, seat: Seat) -> Self:
        """Without the answer of a seat."""
        return self

    def seen_by(self, viewer: Viewer) -> Self:
        """The frame as `viewer` may know it: what is hidden is blank."""
        return self

    def left_by(self, state: Any, seat: Seat) -> Self | None:
        """The frame once `seat` is out of the game; None: it is over, and all that lies above it."""
        return self


class Stacked(Protocol):
    """A state whose flow of control is a stack of frames."""

    @property
    def stack(self) -> tuple[Any, ...]:
        """The frame on top last."""
        ...


F = TypeVar("F", bound=Frame)


@kept
def awaited(state: Stacked) -> tuple[Seat, ...]:
    """The seats whose answers are missing."""
    return state.stack[-1].awaits(state) if state.stack else ()


def held(state: Stacked) -> bool:
    """Whether what lies on top waits for its time alone."""
    return bool(state.stack) and state.stack[-1].held(state)


@kept
def pending(state: Stacked) -> tuple[Prompt, ...]:
    """The one decision that the top frame waits for; none where the stack is empty, as after the end."""
    waiting = awaited(state)
    if not waiting and not held(state):
        return ()
    frame: Frame = state.stack[-1]
    question = frame.question(state)
    return (
        made(
            Prompt,
            kind=question.kind,
            clause=question.clause,
            asked=frame.asks(state),
            waiting=waiting,
            secret=frame.secret,
            opens=frame.opens,
            about=question.about,
            timed=frame.timed,
            passable=frame.passable,
            held=not waiting,
        ),
    )


def menu(state: Stacked, seat: Seat) -> tuple[str, ...]:
    """Kinds of action that answer the open decision, for `seat`; none if it is not awaited."""
    if seat not in awaited(state):
        return ()
    kinds: tuple[str, ...] = state.stack[-1].menu(state, seat)
    return kinds


def may(state: Stacked, seat: Seat, kind: str) -> bool:
    """Whether a kind of action answers the open decision, for `seat`."""
    return seat in awaited(state) and bool(state.stack[-1].may(state, seat, kind))


def default(state: Stacked, seat: Seat) -> Action:
    """What is done for `seat` when its time is over. Raises LookupError if it is not awaited."""
    if seat not in awaited(state):
        raise LookupError(seat)
    action: Action = state.stack[-1].default(state, seat)
    return action


def settle(draft: Draft[Any]) -> None:
    """Let the frame on top go on, again and again, until somebody has to decide or the game is over."""
    while (frames := draft.state.stack) and frames[-1].go_on(draft):
        pass


def expect(game: str, state: Stacked, seat: Seat, kind: type[F], clause: str) -> F:
    """The top frame, if it is of this kind and awaits `seat`. Raises RuleError as `refuse` does."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, kind) or seat not in frame.awaits(state):
        refuse(game, state, seat, clause)
    return frame


def refuse(game: str, state: Stacked, seat: Seat, clause: str) -> NoReturn:
    """Raises RuleError: whose move it is (`<game>-no-turn-<prompt>`), or what comes first (`<game>-no-first-<prompt>`).

    What comes first is said under `clause`, or under its own where nothing else may be done (`Frame.comes_first`).
    The words are told everybody asked; who is awaited only where it is no secret, for then who has answered is nobody's
    business.
    """
    (prompt,) = pending(state)
    word = state.stack[-1].question(state).word or prompt.kind
    if seat in prompt.waiting:
        why = prompt.clause if state.stack[-1].comes_first else clause
        raise RuleError(why, f"{game}-no-first-{word}", **prompt.about)
    if prompt.secret:
        raise RuleError(prompt.clause, f"{game}-no-turn-{word}", asked_seats=prompt.asked)
    raise RuleError(prompt.clause, f"{game}-no-turn-{word}", seat=prompt.waiting[0], asked_seats=prompt.asked)


def seen(stack: Iterable[F], viewer: Viewer) -> tuple[F, ...]:
    """The stack as `viewer` may know it."""
    return tuple(frame.seen_by(viewer) for frame in stack)


def sealed(state: Stacked, viewer: Viewer) -> tuple[Action, ...]:
    """What `viewer` has answered and nobody else knows yet (`View.sealed`)."""
    return () if viewer is None else tuple(said for frame in state.stack for said in frame.sealed(viewer))


def unsealed(known: Any, viewer: Viewer) -> Any:
    """A state as `viewer` may know it, before that was answered (`View.unsealed`)."""
    if viewer is None:
        return known
    frames = (frame.reopened(viewer) if frame.sealed(viewer) else frame for frame in known.stack)
    return changed(known, stack=tuple(frames))


def left(state: Stacked, seat: Seat) -> tuple[Any, ...]:
    """The stack once `seat` is out of the game, and without what lay above a frame that is over with it."""
    kept = []
    for frame in state.stack:
        after = frame.left_by(state, seat)
        if after is None:
            break
        kept.append(after)
    return tuple(kept)
