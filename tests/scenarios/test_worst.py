"""The longest and the worst that can arrive, at a full table of each game, and each is answered in words, and nobody
waits for it.

What is sent is made from the command tree, from the buttons that are shown and from the actions of the game, so a new
one is tried without a word here; what all games share is tried at a Dominion. The stage sees to it that nothing has
broken and that the bot was never held up.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import pytest
from discord import app_commands

from bot.engine.plans.plan_text import LONGEST
from bot.rules.contract import Ruleset
from bot.rules.registry import GAMES, RULESETS
from cogs.interaction import forms
from cogs.interaction.ids import Step
from cogs.press import CHOSEN, STANDING
from tests.rules.harness import play
from tests.scenarios.dominion import arranged
from tests.scenarios.forger import HALF, JUNK, Command, Forger, mangled, texts, typing, values
from tests.scenarios.players import panel
from tests.scenarios.stage import Player, SandboxStage

GROUPS = {rules.command: system for system, rules in RULESETS.items()}

OTHERS = {"fief": (4, 31), "tiny_epic": (3, 7)}
"""Seats and seed of a game between agents of which the moment with most to do is taken."""


@pytest.fixture(params=["risk", *OTHERS])
async def who(stage: SandboxStage, request: pytest.FixtureRequest) -> Forger:
    """Whose turn it is."""
    if request.param == "risk":
        first, *_ = await arranged(stage, "Brynden", "Cass", "Davin", "Elyn", "Ferro", "Gwyn")
        return Forger(stage, first.name, request.param)
    first = await busiest(stage, request.param)
    return Forger(stage, first.name, request.param)


async def busiest(stage: SandboxStage, system: str) -> Player:
    """A table at the moment at which somebody can do more than ever else, and that player."""
    players, _ = OTHERS[system]
    people: list[Player] = [stage.person(name) for name in ("Alys", "Brynden", "Cass", "Davin")[:players]]
    await stage.alys.command("/game new", system=system)
    for guest in people[1:]:
        await guest.command("/game join")
    await stage.alys.command("/game start")
    table = await stage.table(stage.alys)
    state, seat = most_to_do(system)
    table._state = state
    return people[seat]


@cache
def most_to_do(system: str) -> tuple[Any, int]:
    """A state of a game between agents, and whose menu is the longest there."""
    rules: Any = RULESETS[system]
    players, seed = OTHERS[system]
    agent = next(iter(rules.agents.values()))
    states = play(rules, rules.options(), [agent] * players, seed, keep=True, longest=1500).states
    return max(
        ((state, seat) for state in states[::5] for seat in range(players)),
        key=lambda at: len(view.menu) if (view := rules.view(*at)).my_prompt else 0,
    )


FEW = 5
"""Commands tried of a game that is not played at the table: all of them are refused in one place."""


def commands(stage: SandboxStage, who: Forger) -> Iterator[Command]:
    """Those of the game that is played; at a Dominion also those of all games, and a few of each other."""
    tried: Counter[str] = Counter()
    for each in stage.bot.tree.walk_commands():
        if isinstance(each, app_commands.Command):
            group = each.qualified_name.split()[0]
            tried[group] += 1
            of = GROUPS.get(group)
            if of == who.system or (who.system == "risk" and (of is None or tried[group] <= FEW)):
                yield each


async def test_whatever_is_typed_into_an_option_is_answered(stage: SandboxStage, who: Forger) -> None:
    await who.answered(
        partial(who.command, command, {option.display_name: value}, option.display_name)
        for command in commands(stage, who)
        for option in command.parameters
        if option.autocomplete
        for value in typing(option)
    )
    await who.answered(
        partial(who.command, command, {option.display_name: value})
        for command in commands(stage, who)
        for option in command.parameters
        for value in values(option)
    )


async def test_an_option_typed_before_may_hold_anything_while_the_next_is_typed(
    stage: SandboxStage, who: Forger
) -> None:
    await who.answered(
        partial(
            who.command, command, {before.display_name: value, option.display_name: ""}, option.display_name
        )
        for command in commands(stage, who)
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
        partial(who.press, junk, [value] if "options" in part else None, on)
        for on, parts in who.shown()
        for part in parts
        for junk in mangled(part["custom_id"])
        for value in (JUNK if "options" in part else JUNK[:1])
    )


async def test_every_kind_of_button_with_junk_in_it_is_answered(stage: SandboxStage, who: Forger) -> None:
    game = (await stage.table(stage.alys)).game
    kind, field = next(
        (str(action.model_fields["kind"].default), form[0].name)
        for action in RULESETS[game.system].actions
        if (form := forms.fields(action))
    )
    shared = (
        {*STANDING, *CHOSEN, "options-page", "log", "agree"} - {"conceded"}
        if game.system == "risk"
        else {*()}
    )
    verbs = {*shared, "type", "do", "go", "pick"}
    steps = [
        Step(verb, game.id)
        if verb in STANDING
        else Step(verb, game.id, game.stamp, kind, ("winterfell",), field)
        for verb in sorted(verbs)
    ]
    await who.answered(partial(who.press, junk, ["x"]) for step in steps for junk in mangled(step.encode()))


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
        partial(who.form, custom_id, {field: value})
        for custom_id, field in opened.items()
        for value in [*texts(100), None]
    )
    await who.answered(partial(who.form, next(iter(opened)), {name: "end"}) for name in ("other", HALF))
    planned = Step("planned", now.id).encode()
    await who.answered(partial(who.form, planned, {"plan": text}) for text in plans(rules))
    await who.answered(
        partial(who.form, junk, {"plan": "end"}) for custom_id in [*opened][:3] for junk in mangled(custom_id)
    )
    await who.answered(partial(who.form, custom_id, {}) for custom_id in opened)


NAMES = ["", "\0", HALF * 32, "a" * 5000, "\u202e", "🏰" * 32, "@everyone", "~", "\n" * 40]


@pytest.mark.parametrize("system", GAMES)
@pytest.mark.parametrize("names", [NAMES[:3], NAMES[3:6], NAMES[6:]], ids=range(3))
async def test_whoever_bears_any_name_can_play(stage: SandboxStage, system: str, names: list[str]) -> None:
    await stage.alys.command("/game new", system=system)
    guests = [stage.person(each) for each in ("Brynden", "Cass", "Davin")]
    for guest, name in zip(guests, names, strict=True):
        stage.rename(guest.name, name)
        assert "You have a seat" in (await guest.command("/game join")).text
    await stage.alys.command("/game start")
    for person in (stage.alys, *guests):
        for command in ("/game play", "/game status", "/game hand"):
            assert (await person.command(command)).text
