"""`/risk march`: how far a march through several lands is likely to get. Told to whoever asks, alone."""

import asyncio

from discord import app_commands

from bot.engine.errors import Refused
from bot.rules.contract import RuleError
from bot.rules.risk.play.odds import Side, Step, campaign, mean
from bot.rules.risk.show.outlook import route
from bot.words import Voice
from cogs.games.risk.forecasts import (
    answer,
    answering,
    drawn,
    land,
    next_lands,
    offered,
    path_of,
    source_typed,
    sources,
    view_of,
)
from cogs.interaction import bounds
from cogs.interaction.answers import Attachment, Interaction, client
from cogs.interaction.numbers import decimal, percent
from cogs.play.autocomplete import Choices, completing
from render.papers.chart import Bar, Chart, Group

LEGS = 10
"""Targets of one plan at most."""


@completing
async def _targets_typed(interaction: Interaction, current: str) -> Choices:
    view, say = await view_of(interaction)
    source = land(interaction.namespace.source, sources(view))
    head, _, wanted = current.rpartition(",")
    chosen = path_of(head, view)
    return offered(say, next_lands(view, source, chosen), wanted, chosen)


@app_commands.command()
@app_commands.describe(
    source="The land the march begins in",
    targets="The lands to take, in this order, with commas between them",
)
@app_commands.autocomplete(source=source_typed, targets=_targets_typed)
async def march(interaction: Interaction, source: bounds.Name, targets: bounds.Several) -> None:
    """How far a march through several lands is likely to get."""
    await answering(interaction, lambda: _plan(interaction, source, targets))


async def _plan(interaction: Interaction, typed: str, targets: str) -> None:
    view, say = await view_of(interaction)
    source = land(typed, sources(view))
    path = path_of(targets, view)
    if not 1 <= len(path) <= LEGS:
        raise Refused("odds-no-path", most=LEGS)
    legs = route(view, source, path)
    if view.armies[source] < 2:
        raise RuleError("RISK-11.1", "odds-no-armies", armies=view.armies[source], stop=1)
    theme = client(interaction).settings.theme
    text, picture = await asyncio.to_thread(planned, say, source, path, legs, theme)
    await answer(interaction, text, picture)


def planned(
    say: Voice, source: str, path: tuple[str, ...], legs: list[tuple[Side, Side]], theme: str
) -> tuple[str, Attachment]:
    """The answer to `/risk march`."""
    steps = campaign(legs)
    title = say.key("odds-march", source=source, target=path[-1])
    lines = [f"### {title}", say.key("odds-march-chance", chance=percent(say, steps[-1].taken))]
    for number, (target, (_, defence), step) in enumerate(zip(path, legs, steps, strict=True), 1):
        lines.append(f"{number}. " + _step(say, target, defence.armies, step))
    lines.append("-# " + say.key("odds-march-way", armies=legs[0][0].armies, source=source))
    taken = tuple(
        Bar(str(number), step.taken, percent(say, step.taken)) for number, step in enumerate(steps, 1)
    )
    chart = Chart(title, percent(say, steps[-1].taken), (Group(say.key("odds-taken"), "conquest", taken),))
    return "\n".join(lines), drawn(chart, theme)


def _step(say: Voice, target: str, defenders: int, step: Step) -> str:
    if not step.taken:
        return say.key("odds-step-never", target=target, defenders=defenders)
    return say.key(
        "odds-step",
        target=target,
        defenders=defenders,
        reached=percent(say, step.reached),
        taken=percent(say, step.taken),
        armies=decimal(say, mean(step.standing)),
    )
