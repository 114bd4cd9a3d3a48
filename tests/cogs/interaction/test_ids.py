"""Custom ids: what is on a button comes back from it, whatever was chosen before."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.errors import Refused
from bot.engine.journal.entries import Rules
from bot.rules.contract import Choice, Pick, Several
from bot.rules.registry import RULESETS
from cogs.interaction import forms
from cogs.interaction.compact import short
from cogs.interaction.ids import TEMPLATE, UNSET, Step, decode
from cogs.interaction.limits import CUSTOM_ID

words = st.from_regex(r"[a-z][a-z_0-9]{0,11}", fullmatch=True)
values = st.from_regex(r"[a-z0-9][a-z0-9_+,]{0,69}", fullmatch=True)
numbers = st.integers(0, 10**8)


@given(words, numbers)
def test_a_standing_button_comes_back(verb: str, game: int) -> None:
    step = Step(verb, game)
    assert decode(step.encode()) == step


@given(words, numbers, st.integers(0, 10**6), words, st.lists(st.none() | words, max_size=4), words)
def test_a_step_comes_back(
    verb: str, game: int, stamp: int, kind: str, chosen: list[str | None], field: str
) -> None:
    step = Step(verb, game, stamp, kind, tuple(chosen), field)
    text = step.encode()
    assert TEMPLATE.fullmatch(text)
    assert len(text) <= CUSTOM_ID
    assert decode(text) == step


@given(st.lists(values, min_size=1, max_size=3, unique=True))
def test_a_value_too_long_for_a_button_is_found_again_among_what_is_offered(chosen: list[str]) -> None:
    step = Step("go", 10**7, 10**5, "maneuver", tuple(chosen))
    offered = tuple(Choice(value=value) for value in [*chosen, "winterfell", "the_gift"])
    back = decode(step.encode())
    form = forms.Field("place", "pick", required=True, about="")
    for value, text in zip(chosen, back.values, strict=True):
        assert text is not None
        if text != value:
            whole = [choice for choice in offered if short(choice.value) == text]
            assert [choice.value for choice in whole] == [value]
            if "," not in value:
                assert forms.parse(form, text, Pick(choices=offered), {}) == value


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_no_two_things_of_a_game_share_a_digest(rules: Rules) -> None:
    assert len({short(id_) for id_ in rules.names}) == len(rules.names)


def test_several_values_are_found_again_one_by_one() -> None:
    places = ("braavosian_coastlands", "mountains_of_the_moon", "northern_dothraki_sea")
    field = forms.Field("lands", "several", required=False, about="")
    offered = Several(choices=tuple(Choice(value=place) for place in places), low=1, high=3)
    assert forms.parse(field, short(",".join(places)), offered, {}) == places


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_three_lands_with_the_longest_names_fit_on_a_button(rules: Rules) -> None:
    """With the longest card and the longest target before them, late in the life of a busy bot."""
    longest = sorted(rules.names, key=len)[-3:]
    step = Step("go", 10**9, 10**6, "maneuver", (longest[-1], longest[-2], ",".join(longest)), "lands")
    text = step.encode()
    assert len(text) <= CUSTOM_ID
    *_, lands = decode(text).values
    field = forms.Field("lands", "several", required=False, about="")
    offered = Several(choices=tuple(Choice(value=id_) for id_ in rules.names), low=1, high=3)
    assert forms.parse(field, lands or "", offered, rules.names) == tuple(longest)


@pytest.mark.parametrize("value", ["", UNSET, "a~b"])
def test_what_cannot_come_back_is_not_put_on_a_button(value: str) -> None:
    with pytest.raises(ValueError):
        Step("go", 1, 1, "deploy", (value,)).encode()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "m:",
        "x:hand:1",
        "m:hand:one",
        "m:do:1:2",
        "m:do:1:two:attack::",
        f"m:hand:{2**63}",
        "m:hand:-1",
        "m:hand:٣",
        f"m:do:1:{10**30}:attack::",
    ],
)
def test_what_is_none_of_ours_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="table-old-button"):
        decode(text)
