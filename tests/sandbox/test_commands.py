"""Discord's limits on commands (discord.com documentation, "Application Commands")."""

from typing import Any

import pytest

from bot.sandbox.commands import characters, checked
from bot.sandbox.errors import ApiError
from bot.sandbox.model import Json


def command(name: str = "war", **more: Any) -> Json:
    return {"name": name, "description": "d", "type": 1, **more}


def option(name: str = "place", kind: int = 3, **more: Any) -> Json:
    return {"name": name, "description": "d", "type": kind, **more}


CHOICE = {"name": "n", "value": "v"}


@pytest.mark.parametrize(
    "bad",
    [
        command("War"),
        command("two words"),
        command("x" * 33),
        command(description="x" * 101),
        command(description=""),
        command(options=[option(f"o{number}") for number in range(26)]),
        command(options=[option(), option()]),
        command(options=[option("late"), option("must", required=True)]),
        command(options=[option(), option("sub", 1)]),
        command(options=[option(choices=[CHOICE] * 26)]),
        command(options=[option(choices=[CHOICE], autocomplete=True)]),
        command(options=[option(choices=[{"name": "x" * 101, "value": "v"}])]),
        command(options=[option("g", 2, options=[option("g", 2, options=[])])]),
        command(options=[option("file", 11, autocomplete=True)]),
        command(options=[option("unknown", 12)]),
        command(colour="red"),
    ],
)
def test_what_discord_refuses_is_refused(bad: Json) -> None:
    with pytest.raises(ApiError) as caught:
        checked([bad])
    assert caught.value.code == 50035


def test_groups_nest_two_deep() -> None:
    leaf = option("leaf", 1, options=[option("word", required=True)])
    (found,) = checked([command(options=[option("group", 2, options=[leaf])])])
    assert found["options"][0]["options"][0]["options"][0]["name"] == "word"


def test_8000_characters_count_the_longest_translation_of_everything() -> None:
    small = command(
        options=[option(choices=[{"name": "ab", "value": "cde", "name_localizations": {"de": "abcd"}}])]
    )
    assert characters(small) == len("war") + 1 + len("place") + 1 + len("abcd") + len("cde")
    choices = [{"name": "n" * 100, "value": f"{number:0>100}"} for number in range(25)]
    twice = [option("one", choices=choices[:20]), option("two", choices=choices[:19])]
    checked([command(options=twice)])
    with pytest.raises(ApiError, match="8000"):
        checked([command(options=[*twice, option("three", choices=choices[:2])])])


def test_100_slash_commands_and_five_menus_of_a_kind() -> None:
    many = [command(f"c{number}") for number in range(100)]
    menus = [{"name": f"Menu {number}", "type": kind} for kind in (2, 3) for number in range(5)]
    checked(many + menus)
    for too_many in (command("more"), {"name": "More", "type": 2}):
        with pytest.raises(ApiError) as caught:
            checked([*many, *menus, too_many])
        assert caught.value.code == 30032


def test_names_are_unique() -> None:
    with pytest.raises(ApiError):
        checked([command(), command()])
