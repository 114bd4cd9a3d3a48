"""The longest and the worst that can arrive, at a full Dominion: each is answered in words, and nobody waits for it.

What is sent is made from the command tree, from the buttons that are shown and from the actions of the game, so a new
one is tried without a word here; of games that are not played there, a few. The stage sees to it that nothing has
broken and that the bot was never held up.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from discord import app_commands

from bot.engine.plans.plan_text import LONGEST
from bot.rules.contract import Ruleset
from bot.rules.registry import RULESETS
from cogs.interaction import forms
from cogs.interaction.ids import Step
from cogs.press import CHOSEN, STANDING
from tests.scenarios.dominion import arranged
from tests.scenarios.forger import HALF, JUNK, Command, Forger, mangled, texts, typing, values
from tests.scenarios.players import panel
from tests.scenarios.stage import SandboxStage

OTHERS = {rules.command for rules in RULESETS.values()} - {"risk"}


@pytest.fixture
async def who(stage: SandboxStage) -> Forger:
    """Whose turn it is."""
    first, *_ = await arranged(stage, "Brynden", "Cass", "Davin", "Elyn", "Ferro", "Gwyn")
    return Forger(stage, first.name)


FEW = 5
"""Commands tried of each game that is not played here: all of them are refused in one place."""


def commands(stage: SandboxStage) -> Iterator[Command]:
    tried: Counter[str] = Counter()
    for each in stage.bot.tree.walk_commands():
        if isinstance(each, app_commands.Command):
            game = each.qualified_name.split()[0]
            tried[game] += 1
            if game not in OTHERS or tried[game] <= FEW:
                yield each


async def test_whatever_is_typed_into_an_option_is_answered(stage: SandboxStage, who: Forger) -> None:
    await who.answered(
        who.command(command, {option.display_name: value}, option.display_name)
        for command in commands(stage)
        for option in command.parameters
        if option.autocomplete
        for value in typing(option)
    )
    await who.answered(
        who.command(command, {option.display_name: value})
        for command in commands(stage)
        for option in command.parameters
        for value in values(option)
    )


async def test_an_option_typed_before_may_hold_anything_while_the_next_is_typed(
    stage: SandboxStage, who: Forger
) -> None:
    await who.answered(
        who.command(command, {before.display_name: value, option.display_name: ""}, option.display_name)
        for command in commands(stage)
        for option in command.parameters
        if option.autocomplete
        for before in command.parameters
        if before is not option
        for value in values(before)
    )


async def test_every_button_with_junk_in_it_is_answered(stage: SandboxStage, who: Forger) -> None:
    person = stage.person(who.name)
    await panel(person)
    await person.command("/game log")
    await who.answered(
        who.press(junk, [value] if "options" in part else None, on)
        for on, parts in who.shown()
        for part in parts
        for junk in mangled(part["custom_id"])
        for value in (JUNK if "options" in part else JUNK[:1])
    )


async def test_every_kind_of_button_with_junk_in_it_is_answered(stage: SandboxStage, who: Forger) -> None:
    game = (await stage.table(stage.alys)).game
    verbs = {*STANDING, *CHOSEN, "options-page", "log", "agree", "type", "do", "go", "pick"} - {"conceded"}
    steps = [
        Step(verb, game.id)
        if verb in STANDING
        else Step(verb, game.id, game.stamp, "attack", ("winterfell",), "source")
        for verb in sorted(verbs)
    ]
    await who.answered(who.press(junk, ["x"]) for step in steps for junk in mangled(step.encode()))


def plans(rules: Ruleset[Any, Any]) -> list[str]:
    """The longest plans: of every action of the game, the worst in each field."""
    kinds = [action.model_fields["kind"].default for action in rules.actions]
    found = [f"{kind} {worst}" for kind in kinds for worst in texts(LONGEST) if len(worst) > 1]
    return [text[:LONGEST] for text in found] + [(f"{kind} a;" * LONGEST)[:LONGEST] for kind in kinds]


async def test_every_form_with_junk_in_it_is_answered(stage: SandboxStage, who: Forger) -> None:
    now = (await stage.table(stage.alys)).game
    rules = RULESETS[now.system]
    opened = {Step("words", now.id).encode(): "words", Step("planned", now.id).encode(): "plan"}
    for action in rules.actions:
        step = Step("x", now.id, now.stamp, str(action.model_fields["kind"].default))
        for one in forms.fields(action):
            opened[step.at("x", one.name).encode()] = one.name
        opened[step.encode()] = "words"
    await who.answered(
        who.form(custom_id, {field: value})
        for custom_id, field in opened.items()
        for value in [*texts(100), None]
    )
    await who.answered(who.form(next(iter(opened)), {name: "end"}) for name in ("other", HALF))
    planned = Step("planned", now.id).encode()
    await who.answered(who.form(planned, {"plan": text}) for text in plans(rules))
    await who.answered(
        who.form(junk, {"plan": "end"}) for custom_id in [*opened][:3] for junk in mangled(custom_id)
    )
    await who.answered(who.form(custom_id, {}) for custom_id in opened)


NAMES = ["", "\0", HALF * 32, "a" * 5000, "\u202e", "🏰" * 32, "@everyone", "~", "\n" * 40]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
async def test_whoever_bears_any_name_can_play(stage: SandboxStage, name: str) -> None:
    await stage.alys.command("/game new", system="risk")
    stage.rename("Brynden", name)
    assert "You have a seat" in (await stage.brynden.command("/game join")).text
    await stage.alys.command("/game options", option="houses", value="deal")
    await stage.alys.command("/game start")
    assert "to deploy" in (await stage.brynden.command("/game status")).text
