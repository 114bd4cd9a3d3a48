"""The private panel: what a player may do now, asked step by step, by buttons and selects alone.

Everything on it is made from the View of the one who looks. A step is a button or a select whose custom id holds all
that was chosen before, so nothing is lost in a restart.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.engine.table import Table
from bot.rules.contract import Amount, Choice, Event, Several, Text, View
from bot.words import Voice
from cogs import forms
from cogs.answers import ROOM, clip, layout
from cogs.forms import Field
from cogs.ids import Step

ROW = 5
"""Buttons in a row."""
PAGE = 25
"""Options in a select."""
LABEL = 80
OPTION = 100


def story(say: Voice, events: Sequence[Event]) -> str:
    """Events in words, a line each; what has no words is left out."""
    return "\n".join(say(text) for event in events if (text := event.text()) is not None)


def menu(table: Table, view: View, say: Voice, told: str = "") -> ui.LayoutView:
    """What this viewer may do, as buttons; `told` is what has just happened."""
    head = [told] if told else []
    head.append(awaiting(view, say, table.rules.id))
    items: list[ui.Item[Any]] = [ui.TextDisplay(clip("\n\n".join(head), ROOM - 200))]
    base = Step("do", table.game.id, table.game.stamp)
    kinds = [kind for kind in view.menu if kind != "concede"][: ROW * 4]
    for start in range(0, len(kinds), ROW):
        row: ui.ActionRow[Any] = ui.ActionRow()
        for place, kind in enumerate(kinds[start : start + ROW]):
            main = view.my_prompt is not None and start + place == 0
            row.add_item(
                ui.Button(
                    label=say.key(f"{table.rules.id}-do-{kind}")[:LABEL],
                    style=discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary,
                    custom_id=Step(base.verb, base.game, base.stamp, kind).encode(),
                )
            )
        items.append(row)
    return layout(*items)


def awaiting(view: View, say: Voice, system: str) -> str:
    """Whom the game waits for and for what, from this viewer's side."""
    if view.outcome is not None:
        return say.key("panel-over")
    lines = []
    for prompt in view.prompts:
        what = say.key(f"{system}-prompt-{prompt.kind}", **dict(prompt.about))
        mine = view.viewer in prompt.waiting
        others = tuple(seat for seat in prompt.waiting if seat != view.viewer)
        if mine:
            lines.append("**" + say.key("panel-you", what=what) + "**")
        if others:
            lines.append(say(Text(key="panel-others", args={"what": what, "seats": others})))
    return "\n".join(lines)


def ask(table: Table, view: View, say: Voice, step: Step) -> ui.LayoutView | None:
    """The next question of the action begun in `step`, or None if nothing is left to ask.

    Required fields are asked one after the other. Then, where optional ones are left, one panel shows
    them all with their usual values and a button to go ahead.
    """
    form = forms.fields(forms.action_named(table.rules, step.kind))
    chosen = values(table, view, form, step)
    missing = next((field for field in form if field.required and field.name not in chosen), None)
    if missing is not None:
        items = _question(table, view, say, step, missing, chosen)
    elif any(not field.required for field in form) and step.verb != "go":
        items = _adjust(table, view, say, step, form, chosen)
    else:
        return None
    back = ui.Button[Any](
        label=say.key("panel-back")[:LABEL], custom_id=Step("play", table.game.id).encode(), emoji="↩️"
    )
    return layout(ui.TextDisplay(_so_far(table, say, step, form, chosen)), *items, ui.ActionRow(back))


def values(table: Table, view: View, form: tuple[Field, ...], step: Step) -> dict[str, object]:
    """The values chosen so far, each as its field's type."""
    chosen: dict[str, object] = {}
    for field in form:
        text = step.filled(form).get(field.name)
        if text is not None:
            chosen[field.name] = forms.read(table.rules, view, step.kind, chosen, field, text)
    return chosen


def _so_far(table: Table, say: Voice, step: Step, form: tuple[Field, ...], chosen: dict[str, object]) -> str:
    lines = [f"### {say.key(f'{table.rules.id}-do-{step.kind}')}"]
    for field in form:
        if field.name in chosen:
            asked = say.key(f"{table.rules.id}-field-{field.name}")
            lines.append(f"{asked} **{_named(say, chosen[field.name])}**")
    return "\n".join(lines)


def _named(say: Voice, value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(say.name(str(part)) for part in value)
    if isinstance(value, bool):
        return say.key("yes" if value else "no")
    return say.name(str(value))


def _question(
    table: Table, view: View, say: Voice, step: Step, field: Field, chosen: dict[str, object]
) -> list[ui.Item[Any]]:
    """Words and the controls that answer one required field."""
    asked = say.key(f"{table.rules.id}-field-{field.name}")
    items: list[ui.Item[Any]] = [ui.TextDisplay(f"**{asked}**")]
    if field.kind == "words":
        return [*items, ui.ActionRow(_modal_button(say, step, field))]
    candidates = forms.offered(table.rules, view, step.kind, chosen, field)
    if isinstance(candidates, Several):
        return [
            *items,
            ui.ActionRow(_select(say, step.at("pick", field.name), asked, candidates.choices, candidates)),
        ]
    options = forms.choices(candidates)
    if not options:
        return [ui.TextDisplay(say.key("panel-nothing"))]
    if isinstance(candidates, Amount):
        options = _sampled(candidates)
    form = forms.fields(forms.action_named(table.rules, step.kind))
    if len(options) <= ROW:
        row: ui.ActionRow[Any] = ui.ActionRow()
        for choice in options:
            pressed = step.put(form, field.name, choice.value).at("b")
            row.add_item(ui.Button(label=_label(say, choice)[:LABEL], custom_id=pressed.encode()))
        items.append(row)
    else:
        for page in range(0, min(len(options), PAGE * 3), PAGE):
            part = options[page : page + PAGE]
            items.append(ui.ActionRow(_select(say, step.at(f"pick{page // PAGE}", field.name), asked, part)))
    if isinstance(candidates, Amount) and candidates.high - candidates.low >= PAGE:
        items.append(ui.ActionRow(_modal_button(say, step, field)))
    return items


def _adjust(
    table: Table, view: View, say: Voice, step: Step, form: tuple[Field, ...], chosen: dict[str, object]
) -> list[ui.Item[Any]]:
    """The optional fields, each with its usual value, and the button to go ahead."""
    go = ui.Button[Any](
        label=say.key(f"{table.rules.id}-do-{step.kind}")[:LABEL],
        style=discord.ButtonStyle.primary,
        custom_id=step.at("go").encode(),
    )
    items: list[ui.Item[Any]] = [ui.ActionRow(go)]
    for field in (field for field in form if not field.required):
        if field.kind == "words":
            items.append(ui.ActionRow(_modal_button(say, step, field)))
            continue
        candidates = forms.offered(table.rules, view, step.kind, chosen, field)
        options = _sampled(candidates) if isinstance(candidates, Amount) else forms.choices(candidates)
        if options:
            now = str(chosen.get(field.name, field.default))
            asked = say.key(f"{table.rules.id}-field-{field.name}")
            items.append(
                ui.ActionRow(_select(say, step.at("pick", field.name), asked, options[:PAGE], chosen=now))
            )
    return items


def _sampled(amount: Amount) -> tuple[Choice, ...]:
    return tuple(Choice(value=str(n)) for n in forms.amounts(amount.low, amount.high, amount.usual, PAGE))


def _select(
    say: Voice,
    step: Step,
    asked: str,
    options: Sequence[Choice],
    several: Several | None = None,
    chosen: str = "",
) -> ui.Select[Any]:
    select: ui.Select[Any] = ui.Select(
        custom_id=step.encode(),
        placeholder=asked[:150],
        min_values=several.low if several else 1,
        max_values=min(several.high, len(options)) if several else 1,
    )
    for choice in options[:PAGE]:
        select.add_option(
            label=_label(say, choice)[:OPTION], value=choice.value, default=choice.value == chosen
        )
    return select


def _label(say: Voice, choice: Choice) -> str:
    return say(choice.label) if choice.label else say.name(choice.value)


def _modal_button(say: Voice, step: Step, field: Field) -> ui.Button[Any]:
    return ui.Button(
        label=say.key("panel-type")[:LABEL], emoji="✏️", custom_id=step.at("type", field.name).encode()
    )
