"""A draft's stack; and copies and new models that are not checked again are the same as those that are."""

from typing import Literal, cast

import pytest

from bot.rules.contract import Chance, Event, Model, State
from bot.rules.kit.draft import StackDraft, changed, made


class Piece(Model):
    place: str
    count: int = 1
    marks: tuple[str, ...] = ()


def test_a_model_made_unchecked_equals_a_checked_one_and_is_written_alike() -> None:
    here, there = made(Piece, place="a", count=2), Piece(place="a", count=2)
    assert here == there
    assert here.model_dump_json() == there.model_dump_json()
    assert changed(here, count=3) == Piece(place="a", count=3)


def test_what_has_no_default_has_to_be_given() -> None:
    with pytest.raises(TypeError, match="place"):
        made(Piece, count=2)


class Laid(Event):
    kind: Literal["laid"] = "laid"
    frame: Piece


class Changed(Laid):
    kind: Literal["changed"] = "changed"  # type: ignore[assignment]


class Gone(Event):
    kind: Literal["gone"] = "gone"


class Pile(State):
    stack: tuple[Piece, ...] = ()


class Drawn(StackDraft[Pile, Piece]):
    opened, altered, closed = Laid, Changed, Gone()


def after(state: Pile | None, event: Event) -> Pile:
    assert state is not None
    match event:
        case Changed(frame=frame):
            return Pile(stack=(*state.stack[:-1], frame))
        case Laid(frame=frame):
            return Pile(stack=(*state.stack, frame))
    return Pile(stack=state.stack[:-1])


def test_a_stack_changes_by_the_events_of_its_game() -> None:
    draft = Drawn(after, Pile(), cast(Chance, None))
    draft.push(Piece(place="a"))
    draft.push(Piece(place="b"))
    draft.alter(Piece(place="c"))
    assert [frame.place for frame in draft.state.stack] == ["a", "c"]
    draft.pop()
    assert [frame.place for frame in draft.state.stack] == ["a"]
    assert [event.kind for event in draft.judged] == ["laid", "laid", "changed", "gone"]
