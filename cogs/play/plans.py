"""Plans: a turn written down in a form, shown, changed and taken back. All of it is told to its owner alone."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.engine.journal.command_line import parse
from bot.engine.plans.plan_text import LINES, LONGEST, Fault, Line, parts, read
from bot.engine.plans.planner import Reason, lines, reason
from bot.engine.table.table import Table
from bot.rules.contract import Seat, events_seen
from bot.store.plans import PlanRow
from bot.words import Voice
from cogs.interaction import forms
from cogs.interaction.answers import Client, Interaction, answer, client, layout, show
from cogs.interaction.clauses import readings
from cogs.interaction.ids import Step
from cogs.interaction.limits import HINT, ROOM, TITLE, clip, cut
from cogs.interaction.names import voice
from cogs.interaction.places import send_direct
from cogs.play import dashboard, hints, moves, panel, telling

TOLD = 5
"""Faults of a plan that are told at once."""
SHOWN = 90
"""Characters of one line of a plan as it is shown."""


# ── what its owner does ───────────────────────────────────────────────────────────────────────────


async def look(interaction: Interaction, table: Table) -> None:
    """The plan of whoever asks, or a form for one."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    found = await client(interaction).tables.planner.of(table, seat)
    if found is None:
        await answer(interaction).ask(form(table, seat, say, ""))
    else:
        faults = await faults_of(table, seat, found)
        await show(interaction, page(table, say, found, faults))


async def change(interaction: Interaction, table: Table) -> None:
    """A form with what is left of one's plan."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    found = await client(interaction).tables.planner.of(table, seat)
    left = [] if found is None else lines(found)[found.done :]
    await answer(interaction).ask(form(table, seat, say, "\n".join(line.typed for line in left)))


async def forget(interaction: Interaction, table: Table) -> None:
    """Take one's plan back, as far as it has not been carried out."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    await client(interaction).tables.planner.forget(table, seat)
    await show(interaction, panel.menu(table, table.view(seat), say, say.key("plan-forgotten")))


async def put(interaction: Interaction, table: Table, text: str) -> None:
    """Write a plan down; what came of it, and what is left of it."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    planner, version = client(interaction).tables.planner, table.game.version
    written = parts(text)
    if not written:
        await forget(interaction, table)
    else:
        read_, faults = await read_lines(table, seat, written[:LINES])
        await planner.write(table, seat, text, None if faults or len(written) > LINES else read_)
        told = await _carried_out(table, seat, version, say)
        await _show_rest(interaction, table, seat, told, faults)


async def read_lines(
    table: Table, seat: Seat, written: Sequence[str]
) -> tuple[tuple[Line, ...], tuple[Fault, ...]]:
    """The actions of a plan and its faults. A long one takes a moment, in which others need not wait."""
    return await asyncio.to_thread(read, table.rules, table.view(seat), "\n".join(written))


async def faults_of(table: Table, seat: Seat, found: PlanRow) -> tuple[Fault, ...]:
    """What is wrong with a plan that is only a draft."""
    if found.status != "draft":
        return ()
    return (await read_lines(table, seat, [line.typed for line in lines(found)]))[1]


async def go_on(interaction: Interaction, table: Table) -> None:
    """Let one's plan go on that has stopped; what came of it."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    planner, version = client(interaction).tables.planner, table.game.version
    await planner.go_on(table, seat)
    told = await _carried_out(table, seat, version, say)
    await _show_rest(interaction, table, seat, told)


async def _show_rest(
    interaction: Interaction, table: Table, seat: Seat, told: str, faults: Sequence[Fault] = ()
) -> None:
    """What is left of a plan, and `told` is what came of it until now; the panel once nothing is."""
    say, left = moves.voice_for(table, interaction), await client(interaction).tables.planner.of(table, seat)
    if left is not None:
        await show(interaction, page(table, say, left, faults, told))
    else:
        told = "\n".join(filter(None, (told, say.key("plan-done"))))
        await show(interaction, panel.menu(table, table.view(seat), say, told))


async def _carried_out(table: Table, seat: Seat, since: int, say: Voice) -> str:
    """What a seat has done since the game was at that version, in words."""
    entries = [entry for entry in await table.entries(since - 1) if entry.seat == seat]
    seen = [event for one in entries for event in events_seen(one.events, seat)]
    return telling.story(say, seen)


# ── what it looks like ────────────────────────────────────────────────────────────────────────────


def form(table: Table, seat: Seat, say: Voice, text: str) -> ui.Modal:
    """The form in which a plan is written; its example speaks of this game's places."""
    places, said = hints.of(table.rules.id).example(table.view(seat)), say.plain
    key = f"{table.rules.id}-plan-example"
    example = said.key(key, source=places[0], target=places[-1]) if places else ""
    step = Step("planned", table.game.id)
    return modal(say, say.key("plan-title"), step, say.key("plan-about"), text, example)


def modal(say: Voice, title: str, step: Step, about: str, text: str, example: str = "") -> ui.Modal:
    """A form with one field for the lines of a plan, `text` to begin with; sent, it takes `step`."""
    entry: ui.TextInput[Any] = ui.TextInput(
        custom_id="plan",
        style=discord.TextStyle.paragraph,
        max_length=LONGEST,
        default=text[:LONGEST] or None,
        placeholder=cut(example, HINT) or None,
        required=False,
    )
    made = ui.Modal(title=cut(title, TITLE), custom_id=step.encode())
    made.add_item(ui.Label[Any](text=say.key("plan-ask"), description=cut(about, HINT), component=entry))
    return made


def page(table: Table, say: Voice, found: PlanRow, faults: Sequence[Fault], told: str = "") -> ui.LayoutView:
    """A plan, line by line, how far it has come or what its faults are, and what may be done with it."""
    written = lines(found)
    shown = [f"{number}. {shown_line(table, say, found, number)}" for number in range(1, len(written) + 1)]
    head = f"### {say.key('plan-title')}\n" + "\n".join(shown)
    text = "\n\n".join(
        part for part in (clip(told, ROOM // 4), head, status(table, say, found, faults)) if part
    )
    buttons = [
        ui.Button[Any](
            label=say.key(f"plan-{verb}"), style=style, custom_id=Step(verb, table.game.id).encode()
        )
        for verb, style in (
            (panel.GO_ON, discord.ButtonStyle.success),
            ("replan", discord.ButtonStyle.primary),
            ("unplan", discord.ButtonStyle.danger),
        )
        if verb != panel.GO_ON or found.status == "stopped"
    ]
    back = ui.Button[Any](label=say.key("panel-back"), custom_id=Step("play", table.game.id).encode())
    why = reason(found)
    read_ = readings(table, say, why.clause if why else "")
    return layout(ui.TextDisplay(clip(text, ROOM)), ui.ActionRow(*buttons, back, *read_))


def shown_line(table: Table, say: Voice, found: PlanRow, number: int) -> str:
    """A line of a plan, counted from 1: in words, crossed out once it is carried out; of a draft as it was typed."""
    line = lines(found)[number - 1]
    if not line.command:
        return forms.quoted(line.typed[:SHOWN])
    return f"~~{_said(table, say, line)}~~" if number <= found.done else _said(table, say, line)


def _said(table: Table, say: Voice, line: Line) -> str:
    """An action in short: what is done, then its fields."""
    action = parse(table.rules, line.command)
    said = [say.key(f"{table.rules.id}-do-{action.kind}")]
    for one in forms.fields(type(action)):
        value = getattr(action, one.name)
        if one.required or value != one.default:
            plain = one.kind in ("amount", "yes")
            parted = value if isinstance(value, tuple) else forms.written(value).split("+")
            named = ", ".join(forms.quoted(say.name(part)) for part in parted)
            named = f"“{say.typed(value)}”" if one.kind == "words" else named
            said.append(f"{one.name} {named}" if plain else named)
    return " · ".join(said)[: SHOWN * 2]


def status(table: Table, say: Voice, found: PlanRow, faults: Sequence[Fault]) -> str:
    """How far a plan has come, and why no farther."""
    match found.status:
        case "draft":
            told = [say.key("plan-draft"), *(told_fault(table, say, fault) for fault in faults[:TOLD])]
            return "\n".join(told if faults else [say.key("plan-long", most=LINES)])
        case "stopped":
            return stopped(say, found.done, reason(found))
        case _:
            return say.key(f"plan-{found.status}")


def told_fault(table: Table, say: Voice, fault: Fault) -> str:
    """What is wrong with a line of a draft, and what may have been meant."""
    if fault.problem == "missing":
        asked = forms.asked(table.rules.id, say, fault.kind, fault.typed)
        return say.key("plan-fault-missing", line=fault.line, asked=asked)
    typed = forms.quoted(fault.typed)
    said = say.key(f"plan-fault-{fault.problem}", line=fault.line, typed=typed)
    return said + (" " + say.key("plan-near", near=fault.near) if fault.near else "")


def stopped(say: Voice, done: int, why: Reason | None) -> str:
    """Where a plan has stopped, and why."""
    return say.key("plan-stopped", line=done + 1) + (f"\n{_why(say, why)}" if why else "")


def _why(say: Voice, why: Reason) -> str:
    if why.text is None:
        return say.key(f"plan-why-{why.why}")
    if why.why == "asked":
        return say.key("panel-you", what=say(why.text))
    return say(why.text) + (f"\n-# {why.clause}" if why.clause else "")


def named(table: Table, moment: str) -> str:
    """The key that names a kind of decision. A game has one for each that may be filed for in advance."""
    return f"{table.rules.id}-moment-{moment}"


async def note(interaction: Interaction, table: Table, seat: Seat) -> tuple[str, str]:
    """For the panel: that something one planned has stopped, and by which clause; else nothing."""
    planner = client(interaction).tables.planner
    written = [one for one in await planner.all_of(table, seat) if one.status == "stopped"]
    found = next(iter([one for one in written if not await planner.outlived(table, one)]), None)
    if found is None:
        return "", ""
    why, say = reason(found), moves.voice_for(table, interaction)
    if why is not None and why.why == "asked" and not _asked_still(table, seat, why):
        return "", ""  # that was answered long ago
    of = f"**{say.key(named(table, found.moment))}**\n" if found.moment else ""
    return of + stopped(say, found.done, why), why.clause if why else ""


def _asked_still(table: Table, seat: Seat, why: Reason) -> bool:
    """Whether the decision at which a plan stopped is the one owed now."""
    prompt = table.view(seat).my_prompt
    return prompt is not None and why.text is not None and why.text.key.endswith(f"-prompt-{prompt.kind}")


# ── what is told by itself ────────────────────────────────────────────────────────────────────────


async def tell(bot: Client, table: Table, nonce: str, payload: str) -> None:
    """Tell somebody in private what has become of their plan, if they still play that seat."""
    told = json.loads(payload)
    if table.seats[told["seat"]].user_id != told["user"]:
        return
    say = voice(table, table.game.locale)
    about = {"game": say.key(table.rules.id), "channel": f"<#{table.game.channel_id}>"}
    title = say.key("plan-told", **about)
    if moment := told.get("moment"):
        title = say.key("plan-told-filed", **about, moment=say.key(named(table, moment)))
    why = Reason.model_validate_json(told["reason"]) if told["reason"] else None
    text = stopped(say, told["done"], why) if told["stopped"] else say.key("plan-done")
    read_ = readings(table, say, why.clause if why else "")
    more = [panel.going_on(table, say)] if told["stopped"] and not moment else []
    row = dashboard.to_panel(say, table.game.id, *more, *read_)
    view = layout(ui.TextDisplay(f"### {title}\n{text}"), row)
    await send_direct(bot, told["user"], view, nonce=nonce, silent=True)
