"""Dice that several throw."""

from typing import Any

from bot.rules.risk.model.dice import losses, roll_off


class Faces:
    """Dice that fall as they are told."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        return tuple(self._faces.pop(0) for _ in range(count))

    def shuffle(self, why: str, items: Any) -> tuple[Any, ...]:
        return tuple(items)


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
