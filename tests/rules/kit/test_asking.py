"""What is offered is what is allowed, and the first of it is the default."""

from typing import Any, Literal

import pytest

from bot.rules.contract import Action, Amount, Candidates, Choice, FreeText, RuleError, Seat, Several
from bot.rules.kit.asking import Asking, Clauses, allows, answers_beforehand, first, offered
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Frame

ABC = tuple(Choice(value=letter) for letter in "abc")


class Lay(Action):
    """Two letters, and how often."""

    kind: Literal["lay"] = "lay"
    one: str
    two: tuple[str, ...]
    often: int
    loudly: str | None = None


class Laying(Asking):
    """Asks seat 0 for letters; whoever is called on may have said which."""

    kind: Literal["laying"] = "laying"
    said: Lay | None = None

    def awaits(self, state: Any) -> tuple[Seat, ...]:
        return (0,)

    def offer(self, state: Any, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        match field:
            case "one":
                return pick("abc")
            case "two":
                return Several(
                    choices=tuple(each for each in ABC if each.value != filled["one"]), low=2, high=2
                )
            case "often":
                return Amount(low=3, high=5, usual=4)
        return NONE

    def default(self, state: Any, seat: Seat) -> Action:
        return first(state, self, seat, Lay)

    def ordered(self, state: Any, seat: Seat) -> Action | None:
        return self.said


class Table:
    """As much of a state as a stack needs."""

    def __init__(self, top: Frame) -> None:
        self.stack = (top,)


def test_the_first_legal_value_fills_what_must_be_filled() -> None:
    assert first(None, Laying(), 0, Lay) == Lay(one="a", two=("b", "c"), often=3)


@pytest.mark.parametrize(
    ("candidates", "yes", "no"),
    [
        (pick("ab"), "a", "c"),
        (pick(("yes",)), True, False),
        (Several(choices=ABC, low=1, high=2), ("a", "c"), ("a", "b", "c")),
        (Several(choices=ABC, low=1, high=2), ("b",), ("b", "b")),
        (Amount(low=2, high=4, usual=2), 4, 5),
        (FreeText(longest=3), "abc", "abcd"),
        (pick("a"), "a", None),
    ],
)
def test_what_is_offered_is_allowed(candidates: Candidates, yes: object, no: object) -> None:
    assert allows(candidates, yes)
    assert not allows(candidates, no)


def test_a_field_is_refused_under_its_own_clause_else_under_that_of_its_kind() -> None:
    clauses = Clauses("game", {"lay": "GAME-1.1"}, {("lay", "often"): "GAME-1.2"})

    def hold(action: Action) -> None:
        clauses.check(action, lambda filled, field: offered(Table(Laying()), 0, "lay", filled, field))

    hold(Lay(one="b", two=("a", "c"), often=5))
    with pytest.raises(RuleError) as refused:
        hold(Lay(one="b", two=("b", "c"), often=5))
    assert (refused.value.clause, refused.value.text.key) == ("GAME-1.1", "game-no-lay-two")
    with pytest.raises(RuleError) as refused:
        hold(Lay(one="b", two=("a", "c"), often=6))
    assert (refused.value.clause, refused.value.text.key) == ("GAME-1.2", "game-no-lay-often")
    with pytest.raises(RuleError, match="loudly"):
        hold(Lay(one="b", two=("a", "c"), often=5, loudly="yes"))


def test_whoever_has_left_answers_by_default_and_others_by_what_they_have_said() -> None:
    said = Lay(one="c", two=("a", "b"), often=5)
    assert [*answers_beforehand(Table(Laying(said=said)), lambda _seat: False)] == [(0, said)]
    assert [*answers_beforehand(Table(Laying(said=said)), lambda _seat: True)] == [
        (0, first(None, Laying(), 0, Lay))
    ]
    assert [*answers_beforehand(Table(Laying()), lambda _seat: False)] == []
