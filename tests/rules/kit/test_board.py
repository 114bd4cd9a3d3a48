"""Boards and offers of the kit."""

from bot.rules.contract import Amount, Text
from bot.rules.kit.board import held, reach
from bot.rules.kit.offers import NONE, amount, pick, pick_seat

LINKS = {"a": ("b",), "b": ("a", "c"), "c": ("b", "d"), "d": ("c",)}


def test_one_gets_as_far_as_places_let_one_through() -> None:
    assert reach(LINKS, "a", lambda place: place != "c") == {"b"}
    assert reach(LINKS, "a", lambda _place: True) == {"b", "c", "d"}


def test_places_held() -> None:
    owner = {"a": 0, "b": 0, "c": 1}
    assert held(LINKS, owner, 0) == ("a", "b")


def test_offers() -> None:
    assert [choice.value for choice in pick(("x", "y")).choices] == ["x", "y"]
    assert pick_seat((2,)).choices[0].label == Text(key="table-seat", args={"seat": 2})
    assert amount(1, 3, 2) == Amount(low=1, high=3, usual=2)
    assert amount(2, 1, 1) == NONE
