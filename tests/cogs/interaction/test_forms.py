"""What people type: understood where it can only mean one thing, and answered with the nearest where not."""

from typing import Annotated, Literal

import pytest
from pydantic import Field

from bot.engine.errors import Refused
from bot.engine.journal.entries import Rules
from bot.rules.contract import Action, Amount, Choice, FreeText, Handy, Pick, Several, Text, Words
from bot.rules.registry import RULESETS
from bot.rules.risk import RULESET
from bot.words import Voice
from cogs.interaction import forms

NAMES = {
    "kings_landing": "King's Landing",
    "the_gift": "The Gift",
    "the_neck": "The Neck",
    "winterfell": "Winterfell",
    "white_harbor": "White Harbor",
}
PLACE = forms.Field("place", "pick", required=True, about="")
OFFERED = Pick(choices=tuple(Choice(value=id_) for id_ in ("kings_landing", "the_gift", "the_neck")))


class Parley(Action):
    """Send word."""

    kind: Literal["parley"] = "parley"
    to: str = Field(description="To whom")
    gold: int | None = Field(None, description="How much")
    open_: bool = False
    with_: tuple[str, ...] = ()
    words: Annotated[str, Words(80)] = ""
    share: Annotated[int | None, Handy(1)] = None


def test_the_fields_of_an_action_are_those_of_its_model() -> None:
    assert [(one.name, one.kind, one.required, one.longest, one.handy) for one in forms.fields(Parley)] == [
        ("to", "pick", True, 0, ()),
        ("gold", "amount", False, 0, ()),
        ("open_", "yes", False, 0, ()),
        ("with_", "several", False, 0, ()),
        ("words", "words", False, 80, ()),
        ("share", "amount", False, 0, ("1",)),
    ]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("kings_landing", "kings_landing"),
        ("King's Landing", "kings_landing"),
        ("KINGS LANDING", "kings_landing"),
        ("landing", "kings_landing"),
        ("gift", "the_gift"),
        ("Winterfell", "winterfell"),  # not possible now, but a place all the same: the rules say why not
    ],
)
def test_a_name_is_understood_as_people_write_it(typed: str, meant: str) -> None:
    assert forms.parse(PLACE, typed, OFFERED, NAMES) == meant


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("King Landing", ("King's Landing",)),
        ("the", ("The Neck", "The Gift")),
        ("teh gift", ("The Gift",)),
        ("Winterfel", ("Winterfell",)),  # not possible now: the rules will say why
    ],
)
def test_what_is_not_understood_is_answered_with_the_nearest(typed: str, near: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        forms.parse(PLACE, typed, OFFERED, NAMES)
    assert refused.value.text.key == "table-unknown-value"
    assert refused.value.text.args["either"] == near


def test_of_several_that_may_be_meant_one_is() -> None:
    """It asked *Did you mean The Neck and The Gift?*"""
    with pytest.raises(Refused) as refused:
        forms.parse(PLACE, "the", OFFERED, NAMES)
    assert Voice("en", {}, {})(refused.value.text).endswith("Did you mean The Neck or The Gift?")


@pytest.mark.parametrize("typed", ["Pyke", "!!"])
def test_where_nothing_is_like_it_no_guess_is_made_but_a_few_names_are_listed(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        forms.parse(PLACE, typed, OFFERED, NAMES)
    assert refused.value.text == Text(
        key="table-unknown-value-few",
        args={"value": typed, "names": ("King's Landing", "The Gift", "The Neck")},
    )


def test_what_cannot_stand_there_is_offered_only_if_it_is_almost_what_was_typed() -> None:
    """For *The Wall*, which is no land of that map, Castle Walls and The Axe were offered: cards."""
    names = {**NAMES, "walls": "Castle Walls", "axe": "The Axe"}
    with pytest.raises(Refused) as refused:
        forms.parse(PLACE, "The Wall", OFFERED, names)
    assert refused.value.text.key == "table-unknown-value-few"


def test_of_many_names_it_is_said_how_to_see_them() -> None:
    many = Pick(choices=tuple(Choice(value=f"place{n}") for n in range(9)))
    with pytest.raises(Refused) as refused:
        forms.parse(PLACE, "Camelot", many, {f"place{n}": f"Land {n}" for n in range(9)})
    assert refused.value.text == Text(key="table-unknown-value-many", args={"value": "Camelot"})


def test_where_nothing_may_be_chosen_that_is_said() -> None:
    with pytest.raises(Refused) as refused:
        forms.parse(PLACE, "Camelot", Pick(choices=()), NAMES)
    assert refused.value.text == Text(key="table-unknown-value-none", args={"value": "Camelot"})


def test_where_nothing_is_possible_all_names_are_near() -> None:
    with pytest.raises(Refused) as refused:
        forms.parse(PLACE, "Winterfel", Pick(choices=()), NAMES)
    assert refused.value.text.args["either"] == ("Winterfell",)


SEATS = Pick(choices=(Choice(value="0"), Choice(value="1"), Choice(value="nobody")))
PEOPLE = {"0": "Alys", "1": "Old Brynden", "2": "Cass"}


@pytest.mark.parametrize(
    ("typed", "meant"), [("alys", "0"), ("brynden", "1"), ("1", "1"), ("nobody", "nobody")]
)
def test_a_player_is_meant_by_name(typed: str, meant: str) -> None:
    assert forms.parse(PLACE, typed, SEATS, NAMES, PEOPLE) == meant


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_an_id_that_only_one_thing_is_called_like_is_what_reading_it_makes_of_it(rules: Rules) -> None:
    """So a move that suggestions have filled in needs no View before it is judged."""
    read = {id_: forms.self_evident(rules, PLACE, id_, PEOPLE) for id_ in [*rules.names][::9]}
    assert sum(value is not None for value in read.values()) > len(read) / 2
    for id_, value in read.items():
        assert value in (None, forms.parse(PLACE, id_, SEATS, rules.names, PEOPLE))


@pytest.mark.parametrize("typed", ["Winterfell", "winter", "0", "=abcde"])
def test_what_is_no_id_has_to_be_looked_up(typed: str) -> None:
    assert forms.self_evident(RULESET, PLACE, typed, PEOPLE) is None


def test_an_id_that_a_player_is_called_like_has_to_be_looked_up() -> None:
    assert forms.self_evident(RULESET, PLACE, "winterfell", {"0": "Winterfell"}) is None


@pytest.mark.parametrize("typed", ["Gift", "Cass", "2"])
def test_where_a_player_is_asked_for_players_are_named(typed: str) -> None:
    """*Possible: 0, 1, and 2* stood there, or names of lands that are like a player's."""
    with pytest.raises(Refused) as refused:
        forms.parse(PLACE, typed, SEATS, {"mift": "Mift"}, PEOPLE)
    assert refused.value.text.args["names"] == ("Alys", "Old Brynden", "nobody")


def test_what_is_repeated_to_people_formats_nothing() -> None:
    with pytest.raises(Refused) as refused:
        forms.parse(PLACE, "**@everyone**\n" + "x" * 200, OFFERED, NAMES)
    assert refused.value.text.args["value"] == r"\*\*@" "\u200b" r"everyone\*\* " + "x" * 18


@pytest.mark.parametrize(("typed", "meant"), [("3", 3), ("-2", -2), (" 7 ", 7)])
def test_numbers(typed: str, meant: int) -> None:
    assert forms.parse(forms.Field("n", "amount", True, ""), typed, OFFERED, NAMES) == meant


@pytest.mark.parametrize("typed", ["", "three", "1.5", "9" * 30, "1e9", "½", "1_0", "+3"])
def test_what_is_no_number_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="table-not-a-number"):
        forms.parse(forms.Field("n", "amount", True, ""), typed, OFFERED, NAMES)


def test_several_are_typed_with_commas_between() -> None:
    offered = Several(choices=OFFERED.choices, low=0, high=3)
    field = forms.Field("places", "several", required=True, about="")
    assert forms.parse(field, " the gift, kings_landing ,", offered, NAMES) == ("the_gift", "kings_landing")
    assert forms.parse(field, forms.written(()), offered, NAMES) == ()


@pytest.mark.parametrize("value", [True, False])
def test_yes_and_no_come_back(value: bool) -> None:
    assert forms.parse(forms.Field("sure", "yes", True, ""), forms.written(value), OFFERED, {}) is value


@pytest.mark.parametrize("typed", ["", "perhaps", "of course"])
def test_what_is_neither_yes_nor_no_is_refused(typed: str) -> None:
    """It was a no."""
    with pytest.raises(Refused, match="table-yes-or-no"):
        forms.parse(forms.Field("sure", "yes", True, ""), typed, OFFERED, {})


def test_free_words_are_taken_as_they_are() -> None:
    assert forms.parse(forms.Field("note", "words", True, ""), "a, b", FreeText(longest=80), NAMES) == "a, b"


def test_a_small_range_is_offered_whole_with_the_usual_first() -> None:
    assert [choice.value for choice in forms.choices(Amount(low=1, high=4, usual=3))] == ["3", "4", "2", "1"]


@pytest.mark.parametrize(("low", "high", "usual"), [(1, 25, 25), (1, 26, 26), (0, 500, 250), (7, 40, 7)])
def test_a_wide_range_is_offered_by_its_ends_and_some_between(low: int, high: int, usual: int) -> None:
    offered = forms.amounts(low, high, usual, 25)
    assert len(offered) == len(set(offered)) <= 25
    assert offered[0] == usual
    assert {low, high} <= set(offered) <= set(range(low, high + 1))


def test_what_makes_no_action_is_refused() -> None:
    with pytest.raises(Refused, match="table-no-value"):
        forms.build(RULESET, "attack", {"source": 5, "target": "winterfell"})
    with pytest.raises(Refused, match="table-no-action"):
        forms.action_named(RULESET, "joust")


def test_a_button_that_lacks_a_value_is_refused_as_an_old_one() -> None:
    """*“{'kind': 'deploy'}” is no value for that*, it said."""
    with pytest.raises(Refused, match="table-old-button"):
        forms.build(RULESET, "deploy", {})
