"""What plans look like to their owner: a page for each, a form to write one in, and all of them in short."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.engine.errors import Refused
from bot.engine.journal.command_line import parse
from bot.engine.plans.plan_text import LINES, LONGEST, Fault, Line
from bot.engine.plans.planner import UNDER_WAY, Reason, lines, reason
from bot.engine.table.table import Table
from bot.rules.contract import Seat
from bot.store.plans import PlanRow
from bot.words import Voice, keys
from cogs.interaction import forms, hints
from cogs.interaction.answers import layout
from cogs.interaction.clauses import readings
from cogs.interaction.ids import Step
from cogs.interaction.limits import HINT, OPTION, OPTIONS, ROOM, TITLE, clip, cut
from cogs.play import panel
from cogs.play.controls import button, select

MOST = OPTIONS - 1
"""Kinds of decision that may be filed for: with one's own turn, as many as a select holds."""
TURN = "-"
"""One's own turn, among them."""
TOLD = 5
"""Faults of a plan that are told at once."""
SHOWN, SHORT = 90, 120
"""Characters of one line of a plan as it is shown, and of a plan in short."""


# ── what a plan is for: no moment stands for one's own turn ───────────────────────────────────────


def moments(system: str) -> tuple[str, ...]:
    """The kinds of decision that may be filed for in advance: those that have a name."""
    prefix = f"{system}-moment-"
    return tuple(key.removeprefix(prefix) for key in keys(prefix))[:MOST]


def called(table: Table, say: Voice, moment: str) -> str:
    """What a plan is for."""
    return say.key(f"{table.rules.id}-moment-{moment}") if moment else say.key("plan-turn")


def meant(table: Table, say: Voice, text: str) -> str:
    """The moment that somebody named. Raises Refused if nothing can be filed for it."""
    if not text:
        return ""
    for moment in moments(table.rules.id):
        if text.casefold() in (moment.casefold(), called(table, say, moment).casefold()):
            return moment
    raise Refused("plan-no-moment")


# ── to write one ──────────────────────────────────────────────────────────────────────────────────


def form(table: Table, seat: Seat, say: Voice, text: str, moment: str = "") -> ui.Modal:
    """The form in which a plan is written, `text` to begin with; that of a turn shows an example."""
    title, about, step = say.key("plan-title"), "plan-about", Step("planned", table.game.id)
    if moment:
        title, about = called(table, say, moment), "plan-filed-about"
        step = Step("filed", table.game.id, 0, moment)
    places = () if moment else hints.of(table.rules.id).example(table.view(seat))
    key = f"{table.rules.id}-plan-example"
    example = say.plain.key(key, source=places[0], target=places[-1]) if places else ""
    entry: ui.TextInput[Any] = ui.TextInput(
        custom_id="plan",
        style=discord.TextStyle.paragraph,
        max_length=LONGEST,
        default=text[:LONGEST] or None,
        placeholder=cut(example, HINT) or None,
        required=False,
    )
    made = ui.Modal(title=cut(title, TITLE), custom_id=step.encode())
    made.add_item(
        ui.Label[Any](text=say.key("plan-ask"), description=cut(say.key(about), HINT), component=entry)
    )
    return made


def left(found: PlanRow) -> str:
    """What is left of a plan, as it is typed."""
    written = [line.typed for line in lines(found)[found.done :]]
    return "\n".join(["regardless", *written] if found.regardless else written)


# ── one of them ───────────────────────────────────────────────────────────────────────────────────


def page(table: Table, say: Voice, found: PlanRow, faults: Sequence[Fault], told: str = "") -> ui.LayoutView:
    """A plan, line by line, how far it has come or what its faults are, and what may be done with it."""
    title = called(table, say, found.moment) if found.moment else say.key("plan-title")
    shown = [f"{number}. {_line(table, say, found, number)}" for number in range(1, len(lines(found)) + 1)]
    status = "\n".join(filter(None, (_status(table, say, found, faults), _rests(table, say, found))))
    parts = (clip(told, ROOM // 4), "\n".join([f"### {title}", *shown]), status)
    text = clip("\n\n".join(filter(None, parts)), ROOM)
    return layout(ui.TextDisplay(text), ui.ActionRow(*_buttons(table, say, found)))


def _buttons(table: Table, say: Voice, found: PlanRow) -> list[ui.Button[Any]]:
    """What may be done with a plan. Only that of a turn goes on once it has stopped."""
    game, moment, style = table.game.id, found.moment, discord.ButtonStyle
    change, forget, back = Step("replan", game), Step("unplan", game), Step("play", game)
    if moment:
        change, forget = (Step(verb, game, 0, moment) for verb in ("refile", "unfile"))
        back = Step("plan", game)
    made = [
        button(say.key("plan-replan"), change, style.primary),
        button(say.key("plan-unplan"), forget, style.danger),
        button(say.key("panel-back"), back),
    ]
    if moment:
        return made
    why = reason(found)
    if found.status == "stopped":
        made.insert(0, button(say.key(f"plan-{panel.GO_ON}"), Step(panel.GO_ON, game), style.success))
    return [*made, *readings(table, say, why.clause if why else "")]


def _status(table: Table, say: Voice, found: PlanRow, faults: Sequence[Fault]) -> str:
    """How far a plan has come, and why no farther."""
    match found.status, found.moment:
        case "draft", moment:
            head = [say.key("plan-draft")] if faults or moment else []
            shift = int(found.regardless)  # the first line is not shown among the others
            named = [fault_told(table, say, replace(one, line=one.line + shift)) for one in faults[:TOLD]]
            return "\n".join([*head, *(named or [say.key("plan-long", most=LINES)])])
        case "stopped", _:
            return stopped(say, found.done, reason(found))
        case status, "":
            return say.key(f"plan-{status}")
        case status, _:
            told = say.key("plan-begun" if status == "begun" else "plan-filed-ready")
            return told + "\n" + say.key("plan-regardless" if found.regardless else "plan-careful")


def _rests(table: Table, say: Voice, found: PlanRow) -> str:
    """That nothing comes of a plan for now, where an agent plays for whoever wrote it."""
    rests = found.status in UNDER_WAY and not table.seats[found.seat].present
    return say.key("plan-rests") if rests else ""


def _line(table: Table, say: Voice, found: PlanRow, number: int) -> str:
    """A line of a plan, counted from 1: in words, crossed out once it is carried out; of a draft as it was typed."""
    line = lines(found)[number - 1]
    if not line.command:
        return forms.quoted(line.typed[:SHOWN])
    return f"~~{said(table, say, line)}~~" if number <= found.done else said(table, say, line)


def said(table: Table, say: Voice, line: Line) -> str:
    """An action in short: what is done, then its fields."""
    action = parse(table.rules, line.command)
    told = [say.key(f"{table.rules.id}-do-{action.kind}")]
    for one in forms.fields(type(action)):
        value = getattr(action, one.name)
        if one.required or value != one.default:
            plain = one.kind in ("amount", "yes")
            parted = value if isinstance(value, tuple) else forms.written(value).split("+")
            named = ", ".join(forms.quoted(say.name(part)) for part in parted)
            named = f"“{say.typed(value)}”" if one.kind == "words" else named
            told.append(f"{one.name} {named}" if plain else named)
    return " · ".join(told)[: SHOWN * 2]


def fault_told(table: Table, say: Voice, fault: Fault) -> str:
    """What is wrong with a line of a draft, and what may have been meant."""
    if fault.problem == "missing":
        asked = forms.asked(table.rules.id, say, fault.kind, fault.typed)
        return say.key("plan-fault-missing", line=fault.line, asked=asked)
    typed = forms.quoted(fault.typed)
    told = say.key(f"plan-fault-{fault.problem}", line=fault.line, typed=typed)
    if fault.near:
        return f"{told} {say.key('plan-near', either=fault.near)}"
    if fault.problem in ("kind", "name"):
        return f"{told} {say.key(f'plan-how-{fault.problem}', command=f'/{table.rules.command}')}"
    return told


def stopped(say: Voice, done: int, why: Reason | None) -> str:
    """Where a plan has stopped, and why."""
    return say.key("plan-stopped", line=done + 1) + (f"\n{_why(say, why)}" if why else "")


def _why(say: Voice, why: Reason) -> str:
    if why.text is None:
        return say.key(f"plan-why-{why.why}")
    if why.why == "asked":
        return say.key("panel-you", what=say(why.text))
    return say(why.text) + (f"\n-# {why.clause}" if why.clause else "")


# ── all of them ───────────────────────────────────────────────────────────────────────────────────


def overview(table: Table, seat: Seat, say: Voice, found: Sequence[PlanRow]) -> ui.LayoutView:
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
    menu = select(say.key("plan-choose"), Step("file", table.game.id, 0, "all"))
    for moment in ("", *possible):
        menu.add_option(label=cut(called(table, say.plain, moment), OPTION), value=moment or TURN)
    back = button(say.key("panel-back"), Step("play", table.game.id))
    return layout(ui.TextDisplay(clip("\n".join(told), ROOM)), ui.ActionRow(menu), ui.ActionRow(back))


def _short(say: Voice, found: PlanRow) -> str:
    """A plan in one line."""
    written = forms.quoted("; ".join(line.typed for line in lines(found)))[:SHORT]
    stands = found.status in ("draft", "stopped")
    return f"{written} · {say.key(f'plan-is-{found.status}')}" if stands else written
