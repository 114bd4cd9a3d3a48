"""`/plan`: a turn written down beforehand, and decisions filed in advance. All of it is told to its owner alone."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands, ui

from bot.engine.errors import Refused
from bot.engine.plans.plan_text import LINES, LONGEST, Fault, parts
from bot.engine.plans.planner import insistent, lines, reason
from bot.engine.table.table import Table
from bot.rules.contract import Seat
from bot.store.plans import PlanRow
from bot.words import Voice, keys
from cogs.interaction import forms
from cogs.interaction.answers import Interaction, answer, client, guarded, layout, show
from cogs.interaction.ids import Step
from cogs.interaction.limits import OPTION, OPTIONS, ROOM, clip, cut
from cogs.play import moves, panel, plans
from cogs.play.autocomplete import Choices, completing, matching

MOST = OPTIONS - 1
"""Kinds of decision that may be filed for: with one's own turn, as many as a select holds."""
TURN = "-"
"""One's own turn, among them."""
SHOWN = 120
"""Characters of a plan in short."""


def moments(system: str) -> tuple[str, ...]:
    """The kinds of decision that may be filed for in advance: those that have a name."""
    prefix = f"{system}-moment-"
    return tuple(key.removeprefix(prefix) for key in keys(prefix))[:MOST]


def called(table: Table, say: Voice, moment: str) -> str:
    """What a kind of decision is called."""
    return say.key(plans.named(table, moment)) if moment else say.key("plan-turn")


@completing
async def _named(interaction: Interaction, current: str) -> Choices:
    table = await moves.table_of(interaction)
    say = moves.voice_for(table, interaction)
    found = [(called(table, say, moment), moment) for moment in moments(table.rules.id)]
    return matching(found, current)


@app_commands.command()
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.rename(moment="for")
@app_commands.describe(
    actions="What to do, with semicolons between; left out, your plan or a form for one",
    moment="Which decision to file for; left out, your own turn",
)
@app_commands.autocomplete(moment=_named)
async def plan(
    interaction: Interaction,
    actions: app_commands.Range[str, 1, LONGEST] | None = None,
    moment: app_commands.Range[str, 1, OPTION] | None = None,
) -> None:
    """Write your turn, or a later decision, down beforehand; it is carried out when it comes."""

    async def work() -> None:
        table = await moves.table_of(interaction)
        wanted = "" if moment is None else _meant(table, moves.voice_for(table, interaction), moment)
        if actions is not None:
            await put(interaction, table, wanted, actions)
        elif wanted:
            await look(interaction, table, wanted)
        else:
            await overview(interaction, table)

    await guarded(interaction, work)


def _meant(table: Table, say: Voice, text: str) -> str:
    """The kind of decision that somebody named. Raises Refused if nothing can be filed for it."""
    for moment in moments(table.rules.id):
        if text.casefold() in (moment.casefold(), called(table, say, moment).casefold()):
            return moment
    raise Refused("plan-no-moment")


# ── what its owner does ───────────────────────────────────────────────────────────────────────────


async def overview(interaction: Interaction, table: Table) -> None:
    """All that one has written down, and what else could be; where nothing can be filed, the plan of the turn."""
    moves.begun(table)
    if not moments(table.rules.id):
        await plans.look(interaction, table)
        return
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    found = await client(interaction).tables.planner.all_of(table, seat)
    await show(interaction, shelf(table, seat, say, found))


async def look(interaction: Interaction, table: Table, moment: str) -> None:
    """What one has filed for a decision, or a form for it."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    found = await client(interaction).tables.planner.of(table, seat, moment)
    if found is None:
        await answer(interaction).ask(form(table, say, moment, ""))
    else:
        await show(interaction, page(table, say, found, await plans.faults_of(table, seat, found)))


async def choose(interaction: Interaction, table: Table, _: str, chosen: str) -> None:
    """One of the moments."""
    if chosen == TURN:
        await plans.look(interaction, table)
    else:
        await look(interaction, table, _meant(table, moves.voice_for(table, interaction), chosen))


async def change(interaction: Interaction, table: Table, step: Step) -> None:
    """A form with what is left of what was filed."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    found = await client(interaction).tables.planner.of(table, seat, _meant(table, say, step.kind))
    await answer(interaction).ask(form(table, say, step.kind, "" if found is None else _written(found)))


async def forget(interaction: Interaction, table: Table, step: Step) -> None:
    """Take back what was filed, as far as it has not been carried out."""
    moves.begun(table)
    seat, planner = moves.seat_of(table, interaction), client(interaction).tables.planner
    await planner.forget(table, seat, step.kind)
    await overview(interaction, table)


async def put(interaction: Interaction, table: Table, moment: str, text: str) -> None:
    """File for a decision; what came of it, and what is left of it."""
    if not moment:
        await plans.put(interaction, table, text)
        return
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    planner = client(interaction).tables.planner
    moment, (regardless, text) = _meant(table, say, moment), insistent(text)
    faults: tuple[Fault, ...] = ()
    if not (written := parts(text)):
        await planner.forget(table, seat, moment)
    else:
        found, faults = await plans.read_lines(table, seat, written[:LINES])
        ready = None if faults or len(written) > LINES else found
        await planner.write(table, seat, text, ready, moment, regardless=regardless)
    left = await planner.of(table, seat, moment)
    if left is not None:
        await show(interaction, page(table, say, left, faults))
    else:
        told = say.key("plan-done" if written else "plan-forgotten")
        await show(interaction, panel.menu(table, table.view(seat), say, told))


# ── what it looks like ────────────────────────────────────────────────────────────────────────────


def form(table: Table, say: Voice, moment: str, text: str) -> ui.Modal:
    """The form in which something is filed."""
    step = Step("filed", table.game.id, 0, moment)
    return plans.modal(say, called(table, say, moment), step, say.key("plan-filed-about"), text)


def shelf(table: Table, seat: Seat, say: Voice, found: Sequence[PlanRow]) -> ui.LayoutView:
    """All that somebody has written down, and a select of what for."""
    possible, view = moments(table.rules.id), table.view(seat)
    told = [f"### {say.key('plan-title')}"]
    told += [f"**{called(table, say, one.moment)}**: {_short(say, one)}" for one in found]
    if view.my_prompt is None and view.outcome is None:
        told.append(say.key("plan-idle"))
    filed = {one.moment for one in found}
    free = tuple(called(table, say, moment) for moment in possible if moment not in filed)
    if free:
        told.append(say.key("plan-could", count=len(free), moments=free))
    select: ui.Select[Any] = ui.Select(
        custom_id=Step("file", table.game.id, 0, "all").encode(),
        placeholder=say.key("plan-choose"),
        options=[
            discord.SelectOption(label=cut(called(table, say.plain, moment), OPTION), value=moment or TURN)
            for moment in ("", *possible)
        ],
    )
    back = ui.Button[Any](label=say.key("panel-back"), custom_id=Step("play", table.game.id).encode())
    return layout(ui.TextDisplay(clip("\n".join(told), ROOM)), ui.ActionRow(select), ui.ActionRow[Any](back))


def page(table: Table, say: Voice, found: PlanRow, faults: Sequence[Fault]) -> ui.LayoutView:
    """What is filed for one decision, line by line, and what may be done with it."""
    shown = [f"{n}. {plans.shown_line(table, say, found, n)}" for n in range(1, len(lines(found)) + 1)]
    head = f"### {called(table, say, found.moment)}\n" + "\n".join(shown)
    text = "\n\n".join(part for part in (head, _status(table, say, found, faults)) if part)
    buttons = [
        ui.Button[Any](
            label=say.key(f"plan-{words}"),
            style=style,
            custom_id=Step(verb, table.game.id, 0, found.moment).encode(),
        )
        for verb, words, style in (
            ("refile", "replan", discord.ButtonStyle.primary),
            ("unfile", "unplan", discord.ButtonStyle.danger),
        )
    ]
    back = ui.Button[Any](label=say.key("panel-back"), custom_id=Step("plan", table.game.id).encode())
    return layout(ui.TextDisplay(clip(text, ROOM)), ui.ActionRow(*buttons, back))


def _status(table: Table, say: Voice, found: PlanRow, faults: Sequence[Fault]) -> str:
    match found.status:
        case "draft":
            shift = int(found.regardless)  # the first line is not shown among the others
            named = [
                plans.told_fault(table, say, replace(fault, line=fault.line + shift))
                for fault in faults[: plans.TOLD]
            ]
            return "\n".join([say.key("plan-draft"), *(named or [say.key("plan-long", most=LINES)])])
        case "stopped":
            return plans.stopped(say, found.done, reason(found))
    told = say.key("plan-begun" if found.status == "begun" else "plan-filed-ready")
    return told + "\n" + say.key("plan-regardless" if found.regardless else "plan-careful")


def _short(say: Voice, found: PlanRow) -> str:
    """A plan in one line."""
    written = forms.quoted("; ".join(line.typed for line in lines(found)))
    if found.status in ("draft", "stopped"):
        return f"{written[:SHOWN]} · {say.key(f'plan-is-{found.status}')}"
    return written[:SHOWN]


def _written(found: PlanRow) -> str:
    """What is left of something filed, as it is typed."""
    left = [line.typed for line in lines(found)[found.done :]]
    return "\n".join(["regardless", *left] if found.regardless else left)
