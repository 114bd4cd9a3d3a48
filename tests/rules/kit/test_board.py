"""Boards, dice and offers of the kit."""

from typing import Any

from bot.rules.contract import Amount, Text
from bot.rules.kit.board import held, reach
from bot.rules.kit.dice import losses, roll_off
from bot.rules.kit.offers import NONE, amount, pick, pick_seat

LINKS = {"a": ("b",), "b": ("a", "c"), "c": ("b", "d"), "d": ("c",)}


class Faces:
    """Dice that fall as they are told."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        return tuple(self._faces.pop(0) for _ in range(count))

    def shuffle(self, why: str, items: Any) -> tuple[Any, ...]:
        return tuple(items)


def test_one_gets_as_far_as_places_let_one_through() -> None:
    assert reach(LINKS, "a", lambda place: place != "c") == {"b"}
    assert reach(LINKS, "a", lambda _place: True) == {"b", "c", "d"}


def test_places_held() -> None:
    owner = {"a": 0, "b": 0, "c": 1}
    assert held(LINKS, owner, 0) == ("a", "b")


def test_dice_are_compared_highest_with_highest() -> None:
    assert losses((6, 3, 1), (5, 5)) == (1, 1)
    assert losses((4,), (4,)) == (1, 0)
    assert losses((4,), (4,), ties_to_attacker=True) == (0, 1)
    assert losses((2, 6), (5,)) == (0, 1)


def test_the_tied_throw_again_until_one_is_highest() -> None:
    winner, rounds = roll_off(Faces(5, 2, 5, 3, 6), "first", (0, 1, 2))
    assert winner == 2
    assert rounds == [{0: 5, 1: 2, 2: 5}, {0: 3, 2: 6}]
    assert roll_off(Faces(), "first", (1,)) == (1, [])


def test_offers() -> None:
    assert [choice.value for choice in pick(("x", "y")).choices] == ["x", "y"]
    assert pick_seat((2,)).choices[0].label == Text(key="table-seat", args={"seat": 2})
    assert amount(1, 3, 2) == Amount(low=1, high=3, usual=2)
    assert amount(2, 1, 1) == NONE
