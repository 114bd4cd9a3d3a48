"""The menu of legal actions, tried on a made-up game that has a field of every sort."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Annotated, Any, Literal

import pytest

from bot.engine.chance import SeededChance
from bot.rules.contract import Action, Amount, Candidates, Choice, Concede, FreeText, Pick, Several, Words
from bot.rules.menu import action_model, legal_actions, random_action


class March(Action):
    """Go somewhere, with an amount that may be left out."""

    kind: Literal["march"] = "march"
    target: str
    armies: int | None = None


class Vote(Action):
    """Yes or no, yes unless said otherwise."""

    kind: Literal["vote"] = "vote"
    aye: bool = True


class Give(Action):
    """Some of three cards, with a word."""

    kind: Literal["give"] = "give"
    cards: tuple[str, ...]
    note: Annotated[str, Words(20)]


OFFERS: dict[tuple[str, str], Candidates] = {
    ("march", "target"): Pick(choices=(Choice(value="north"), Choice(value="south"))),
    ("vote", "aye"): Pick(choices=(Choice(value="yes"), Choice(value="no"))),
    ("give", "cards"): Several(choices=tuple(Choice(value=card) for card in "abc"), low=1, high=2),
    ("give", "note"): FreeText(longest=20),
}


class Rules:
    """Offers what OFFERS says; to the south one army may go, to the north up to three."""

    actions = (March, Vote, Give, Concede)

    def candidates(self, view: Any, kind: str, filled: Mapping[str, object], field: str) -> Candidates:
        if field == "armies":
            return Amount(low=1, high=3 if filled["target"] == "north" else 1, usual=1)
        return OFFERS[kind, field]


def legal(*menu: str) -> tuple[Action, ...]:
    rules: Any = Rules()
    view: Any = SimpleNamespace(menu=menu, viewer=0, my_prompt=None, invitations=())
    return legal_actions(rules, view)


def test_a_field_sees_those_filled_before_it_and_an_optional_one_may_be_left_out() -> None:
    expected = [("north", None), ("north", 1), ("north", 2), ("north", 3), ("south", None), ("south", 1)]
    assert legal("march") == tuple(March(target=target, armies=armies) for target, armies in expected)


def test_yes_and_no() -> None:
    assert legal("vote") == (Vote(aye=True), Vote(aye=False))


def test_several_values_in_every_size_allowed() -> None:
    found = [action.cards for action in legal("give") if isinstance(action, Give)]
    assert found == [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]


def test_the_list_follows_the_menu() -> None:
    assert [action.kind for action in legal("concede", "vote")] == ["concede", "vote", "vote"]


def test_chance_gives_every_legal_action_and_never_leaves_the_game() -> None:
    rules: Any = Rules()
    view: Any = SimpleNamespace(
        menu=("march", "vote", "give", "concede"), viewer=0, my_prompt=None, invitations=()
    )
    luck = SeededChance(1)
    found = {random_action(rules, view, luck) for _ in range(2000)}
    assert found == set(legal("march", "vote", "give"))


def test_a_list_is_no_longer_than_wanted_and_begins_with_the_first_of_each_kind() -> None:
    rules: Any = Rules()
    view: Any = SimpleNamespace(menu=("march", "give"), viewer=0, my_prompt=None, invitations=())
    found = legal_actions(rules, view, most=2)
    assert found == (*legal("march")[:2], *legal("give")[:2])


def test_who_can_only_leave_has_nothing_to_do() -> None:
    rules: Any = Rules()
    view: Any = SimpleNamespace(menu=("concede",), viewer=0, my_prompt=None, invitations=())
    with pytest.raises(LookupError):
        random_action(rules, view, SeededChance(1))


def test_an_offer_without_a_legal_form_is_an_error_of_the_rules() -> None:
    class Broken(Rules):
        def candidates(self, view: Any, kind: str, filled: Mapping[str, object], field: str) -> Candidates:
            return Pick(choices=())

    rules: Any = Broken()
    view: Any = SimpleNamespace(menu=("march",), viewer=0, my_prompt=None, invitations=())
    with pytest.raises(LookupError):
        random_action(rules, view, SeededChance(1))


def test_an_unknown_kind_has_no_model() -> None:
    rules: Any = Rules()
    with pytest.raises(LookupError):
        action_model(rules, "dance")
