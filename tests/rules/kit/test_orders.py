"""Standing orders: the most special one holds, and what is to be used always is used if it can be."""

from bot.rules.kit.orders import Order, answer, standing

ORDERS: dict[str, Order] = {"card": "never", "window": "always"}


def test_the_order_for_a_card_comes_before_that_for_its_occasion() -> None:
    assert standing(ORDERS, "card", "window", otherwise="ask") == "never"
    assert standing(ORDERS, "another", "window", otherwise="ask") == "always"
    assert standing(ORDERS, "another", otherwise="ask") == "ask"


def test_the_first_that_is_always_used_and_can_be_is_the_answer() -> None:
    orders: dict[str, Order] = {"held back": "never", "useless": "always", "useful": "always"}
    assert answer(orders, lambda one: None if one == "useless" else one, "pass") == "useful"


def test_one_who_wants_to_be_asked_is_asked_unless_something_is_used_at_once() -> None:
    assert answer({"a": "ask", "b": "never"}, lambda one: one, "pass") is None
    assert answer({"a": "ask", "b": "always"}, lambda one: one, "pass") == "b"
    assert answer({"a": "never"}, lambda one: one, "pass") == "pass"
