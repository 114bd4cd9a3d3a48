"""Every text that a command takes has a length that fits what it is for, and is measured again when it arrives."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import InteractionType, app_commands

from bot.engine.errors import Refused
from bot.engine.plans.plan_text import LONGEST
from cogs.games.risk import odds
from cogs.interaction import bounds, names
from cogs.interaction.bounds import measure
from cogs.lobby.lobby import WORDS
from cogs.lookups import record_commands
from cogs.play import plan_command
from cogs.play.autocomplete import joined
from tests.cogs.test_limits import Command, commands

EVERY = [*commands(), ("hall", record_commands.hall), ("plan", plan_command.plan)]

TEXT = discord.AppCommandOptionType.string


def sent(kind: InteractionType, command: Command | None = None, **data: object) -> Any:
    return cast(Any, SimpleNamespace(type=kind, command=command, data=data))


def typed(command: Command, name: str, value: object, kind: InteractionType) -> Any:
    return sent(kind, command, options=[{"name": name, "type": 3, "value": value}])


def refusal(interaction: Any) -> str:
    with pytest.raises(Refused) as caught:
        measure(interaction)
    return caught.value.text.key


@pytest.mark.parametrize(("name", "command"), EVERY)
def test_every_text_of_every_command_has_a_length(name: str, command: Command) -> None:
    for option in command.parameters:
        if option.type is TEXT and not option.choices:
            assert option.max_value, f"/{name} {option.name} may be 6,000 characters long"
            assert option.max_value <= LONGEST


@pytest.mark.parametrize(("name", "command"), EVERY)
def test_a_text_too_long_is_refused_whoever_let_it_through(name: str, command: Command) -> None:
    for option in command.parameters:
        if option.type is TEXT and not option.choices:
            most = int(option.max_value or 0)
            measure(typed(command, option.display_name, "x" * most, InteractionType.application_command))
            for kind in (InteractionType.application_command, InteractionType.autocomplete):
                assert (
                    refusal(typed(command, option.display_name, "x" * (most + 1), kind)) == "table-too-long"
                )


@pytest.mark.parametrize("value", [10**9, 2**63, -1, 0, True, "9", None])
def test_armies_that_nobody_can_ask_about_are_refused(value: object) -> None:
    """A thousand million of them kept the process busy for good."""
    interaction = typed(odds.odds, "attackers", value, InteractionType.application_command)
    assert refusal(interaction) == "table-no-fit"


def test_half_a_sign_is_refused() -> None:
    interaction = sent(InteractionType.component, custom_id="m:set:1", values=["\ud83c"])
    assert refusal(interaction) == "table-unwritable"


@pytest.mark.parametrize(
    "data",
    [
        {"custom_id": "m:" + "x" * 99},
        {"custom_id": "m:set:1", "values": ["x"] * 26},
        {"custom_id": "m:set:1", "values": ["x" * 101]},
        {"custom_id": "m:set:1", "values": [7]},
        {"custom_id": None},
    ],
)
def test_more_than_a_button_or_a_menu_can_say_is_refused(data: dict[str, object]) -> None:
    assert refusal(sent(InteractionType.component, **data)) == "table-old-button"


def form(fields: dict[str, object]) -> Any:
    parts = [{"component": {"custom_id": name, "value": value}} for name, value in fields.items()]
    return sent(InteractionType.modal_submit, custom_id="m:words:1", components=[{}, *parts])


def test_a_form_is_measured_and_what_is_missing_is_missed() -> None:
    assert refusal(form({"words": "x" * (LONGEST + 1)})) == "table-too-long"
    assert refusal(form(dict.fromkeys("abcdef", "x"))) == "table-old-button"
    measure(form({"words": "x" * LONGEST, "other": None}))
    fields = bounds.typed(form({"words": " x ", "other": None}))
    assert fields == {"words": "x"}
    with pytest.raises(Refused, match="table-old-button"):
        bounds.entered(fields, "plan", LONGEST)
    with pytest.raises(Refused, match="table-too-long"):
        bounds.entered({"words": "x" * (WORDS + 1)}, "words", WORDS)


def test_names_are_stored_so_that_they_can_be_written() -> None:
    assert names.storable("Brynden Tully") == "Brynden Tully"
    assert names.storable("\ud83c") == "?"
    assert len(names.storable("a" * 5000)) == names.LONGEST


def test_no_choice_is_offered_that_discord_does_not_take() -> None:
    chosen = ["mountains_of_the_moon"] * 4
    offered = joined(chosen, chosen, [("Pyke", "pyke"), ("Braavosian Coastlands", "braavosian_coastlands")])
    assert [choice.value for choice in offered] == [",".join([*chosen, "pyke"])]


def test_an_option_of_a_subcommand_is_found_however_deep() -> None:
    group = app_commands.Group(name="a", description="a")
    inner = app_commands.Group(name="b", description="b", parent=group)

    @inner.command(name="c", description="c")
    async def command(interaction: discord.Interaction[Any], word: app_commands.Range[str, 1, 3]) -> None:
        del interaction, word

    option = {"name": "word", "type": 3, "value": "long"}
    options = [{"name": "b", "type": 2, "options": [{"name": "c", "type": 1, "options": [option]}]}]
    assert refusal(sent(InteractionType.application_command, command, options=options)) == "table-too-long"
