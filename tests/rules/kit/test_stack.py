"""Frames on a stack, and secret answers, on two made-up frames."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from bot.rules.contract import Concede, Event, RuleError, State
from bot.rules.kit import stack
from bot.rules.kit.draft import Draft, changed
from bot.rules.kit.sealed import Sealed
from bot.rules.kit.stack import Frame, Question


class Turn(Frame):
    kind: Literal["turn"] = "turn"
    seat: int

    def awaits(self, state: Any) -> tuple[int, ...]:
        return (self.seat,)

    def question(self, state: Any) -> Question:
        return Question("move", "TOY-1", {"armies": 3})

    def menu(self, state: Any, seat: int) -> tuple[str, ...]:
        return ("march", "end")

    def default(self, state: Any, seat: int) -> Concede:
        return Concede()

    def left_by(self, state: Any, seat: int) -> Turn | None:
        return None if seat == self.seat else self


class Vote(Sealed):
    kind: Literal["vote"] = "vote"

    def question(self, state: Any) -> Question:
        return Question("vote", "TOY-2")

    def go_on(self, draft: Draft[Any]) -> bool:
        if self.complete:
            draft.emit(Over())
        return self.complete


class Over(Event):
    kind: Literal["over"] = "over"


class Toy(State):
    stack: tuple[Turn | Vote, ...] = ()


def fold(state: Toy | None, event: Event) -> Toy:
    assert state is not None
    return changed(state, stack=state.stack[:-1])


def test_the_frame_on_top_says_who_is_awaited_and_for_what() -> None:
    state = Toy(stack=(Turn(seat=2),))
    (prompt,) = stack.pending(state)
    assert (prompt.kind, prompt.clause, prompt.asked, prompt.waiting) == ("move", "TOY-1", (2,), (2,))
    assert stack.menu(state, 2) == ("march", "end")
    assert stack.menu(state, 1) == ()
    assert stack.default(state, 2) == Concede()
    with pytest.raises(LookupError):
        stack.default(state, 1)


def test_an_empty_stack_awaits_nobody() -> None:
    assert stack.pending(Toy()) == ()
    assert stack.awaited(Toy()) == ()


def test_a_refusal_says_whose_move_it_is_and_of_a_secret_names_all_asked() -> None:
    turn, vote = Toy(stack=(Turn(seat=2),)), Toy(stack=(Vote(asked=(0, 1), answers={0: "yes"}),))
    with pytest.raises(RuleError) as caught:
        stack.expect("toy", turn, 0, Turn, "TOY-9")
    assert (caught.value.clause, caught.value.text.key) == ("TOY-1", "toy-no-turn-move")
    assert caught.value.text.args == {"seat": 2, "asked_seats": (2,)}
    for seat in (0, 2):
        with pytest.raises(RuleError) as caught:
            stack.expect("toy", vote, seat, Vote, "TOY-9")
        assert caught.value.text.args == {"asked_seats": (0, 1)}


def test_who_is_awaited_for_something_else_is_told_what_comes_first() -> None:
    with pytest.raises(RuleError) as caught:
        stack.expect("toy", Toy(stack=(Turn(seat=2),)), 2, Vote, "TOY-9")
    assert (caught.value.clause, caught.value.text.key) == ("TOY-9", "toy-no-first-move")


def test_what_is_complete_is_carried_on_until_somebody_is_awaited() -> None:
    below = Turn(seat=0)
    draft = Draft(fold, Toy(stack=(below, Vote(asked=(1,), answers={1: "no"}))), chance=None)  # type: ignore[arg-type]
    stack.settle(draft)
    assert draft.state.stack == (below,)
    assert [event.kind for event in draft.events] == ["over"]
    assert draft.judged.state == draft.state


def test_secret_answers_are_their_owners_and_may_be_changed_or_reopened() -> None:
    vote = Vote(asked=(0, 1, 2), answers={0: "yes", 2: "no"})
    assert vote.awaits(None) == (1,)
    assert vote.seen_by(2).answers == {2: "no"}
    assert vote.seen_by(None).answers == {}
    assert vote.answered(0, "no").answers == {0: "no", 2: "no"}
    assert vote.reopened(0).awaits(None) == (0, 1)
    (shown,) = stack.seen((vote,), 1)
    assert shown.answers == {}


def test_what_lies_above_a_frame_that_is_over_goes_with_it() -> None:
    vote = Vote(asked=(0, 1))
    assert stack.left(Toy(stack=(Turn(seat=0), vote)), 1) == (Turn(seat=0), Vote(asked=(0,)))
    assert stack.left(Toy(stack=(Turn(seat=0), vote)), 0) == ()
    assert stack.left(Toy(stack=(Turn(seat=0), Vote(asked=(1,)))), 1) == (Turn(seat=0),)
