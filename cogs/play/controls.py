"""What carries an action on: the buttons and selects for one question, and those that go ahead.

The custom id of each holds all that was chosen before, so nothing is lost in a restart.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.engine.table.table import Table
from bot.rules.contract import Amount, Candidates, Choice, Pick, Several, View
from bot.words import Voice, known
from cogs.interaction import forms, hints
from cogs.interaction.forms import Field
from cogs.interaction.ids import Step, TooLong
from cogs.interaction.limits import LABEL, OPTION, OPTIONS, PLACEHOLDER, ROW, cut
from cogs.play import filling
from cogs.play.filling import PAGES

Item = ui.Item[Any]
Button = ui.Button[Any]
SHEET = "sheet"
"""The verb, with its number, that turns to a sheet of more values than three selects hold."""


@dataclass(slots=True)
class Controls:
    """What carries one action on: `questions` that need an answer, `buttons` that go ahead, `extras` to adjust.

    With a `note` there is nothing to press: it says what to do instead. What is chosen in the fields `shown` is read in
    their menus.
    """

    asked: str = ""
    note: str = ""
    questions: list[Item] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)
    extras: list[Item] = field(default_factory=list)
    shown: set[str] = field(default_factory=set)

    @property
    def in_menu(self) -> bool:
        """Whether the question stands in a menu, where it is answered."""
        return any(
            isinstance(one, ui.Select) for row in self.questions for one in getattr(row, "children", ())
        )


def controls(table: Table, view: View, say: Voice, step: Step) -> Controls:
    """What carries on the action begun in `step`; where it holds more than a button can, how to type it."""
    try:
        return _controls(table, view, say, step)
    except TooLong:
        return Controls(note=say.key("panel-typed", command=forms.command(table.rules, step.kind)))


def _controls(table: Table, view: View, say: Voice, step: Step) -> Controls:
    form = filling.form_of(table, step)
    chosen = filling.values(table, view, form, step)
    one = filling.missing(table, view, form, step)
    if one is not None:
        possible = forms.offered(table.rules, view, step.kind, chosen, one)
        asked = forms.asked(table.rules.id, say, step.kind, one.name, view, chosen)
        beside = _beside(table, view, say, step, chosen, one, possible)
        now = forms.written(chosen[one.name]) if one.name in chosen else ""
        return Controls(asked=asked, questions=_question(say, step, form, one, possible, asked, beside, now))
    optional = [
        (one, forms.offered(table.rules, view, step.kind, chosen, one))
        for one in form
        if not one.required and one.kind != "words"
    ]
    extras, shown = list[Item](), set[str]()
    for one, possible in optional:
        needless = hints.of(table.rules.id).needless(step.kind, chosen, one.name)
        if _adjusts(one, possible) and not needless:
            now = _standing(one, possible, chosen)
            if now and not isinstance(possible, Several):
                shown.add(one.name)
            extras += _selects(
                say,
                step.at("pick", one.name),
                forms.asked(table.rules.id, say, step.kind, one.name, view, chosen),
                possible,
                now,
                _beside(table, view, say, step, chosen, one, possible),
            )
    buttons = _ahead(table, view, say, step, form, optional)
    if extras and hints.of(table.rules.id).idle(step.kind, chosen):
        for each in buttons:
            each.style = discord.ButtonStyle.secondary
    return Controls(buttons=buttons, extras=extras, shown=shown)


def _adjusts(one: Field, possible: Candidates) -> bool:
    """Whether a field that may be left out has a select: where there is a choice, if only to name one or nobody."""
    if one.kind == "yes" or (one.handy and one.kind != "amount"):
        return False
    nobody = one.kind == "several" or (not one.handy and one.default is None)
    return len(forms.choices(possible)) > (0 if nobody else 1)


def _beside(
    table: Table,
    view: View,
    say: Voice,
    step: Step,
    chosen: Mapping[str, object],
    one: Field,
    possible: Candidates,
) -> dict[str, str]:
    """What stands beside each value of a field: in labels, so nothing in it is markdown."""
    system, plain = table.rules.id, say.plain
    sound = forms.possible(table.rules, view, step.kind, chosen)
    return {
        each.value: hints.of(system).choosing(view, plain, step.kind, sound, one.name, each.value)
        for each in forms.choices(possible)
    }


def _ahead(
    table: Table,
    view: View,
    say: Voice,
    step: Step,
    form: tuple[Field, ...],
    optional: Sequence[tuple[Field, Candidates]],
) -> list[Button]:
    """The button that does it, and those for values that deserve one of their own.

    A yes or no that may be left out has a button for either.
    """
    does = forms.doing(table.rules.id, view, step.kind, filling.values(table, view, form, step))
    go = "type" if any(one.kind == "words" for one in form) else "go"
    for one, possible in optional:
        if one.kind == "yes" and len(found := forms.choices(possible)) > 1:
            return [
                button(
                    _either(say, does, each),
                    step.put(form, one.name, each.value).at(go),
                    discord.ButtonStyle.primary,
                )
                for each in found
            ]
    buttons = [button(_doing(say, does, step.filled(form)), step.at(go), discord.ButtonStyle.primary)]
    for one, possible in optional:
        if one.name not in step.filled(form):
            for value in _handy(one, possible):
                name = one.name if one.kind == "amount" else f"{one.name}-{value}"
                ahead = step.put(form, one.name, value).at(go)
                buttons.append(button(say.key(f"{does}-{name}"), ahead, discord.ButtonStyle.primary))
    return buttons


def _doing(say: Voice, does: str, filled: Mapping[str, str]) -> str:
    """What the button says that does it: with what is `chosen`, in how many fields, or that nothing is, where there are
    words for that."""
    key = f"{does}-named" if filled else f"{does}-none"
    return say.key(key, chosen=len(filled), **filled) if known(key) else say.key(does)


def _handy(one: Field, possible: Candidates) -> list[str]:
    """The values with a button of their own that are possible; the default has none, it is what no choice means."""
    found = {each.value for each in forms.choices(possible)} - {forms.written(one.default)}
    return [value for value in one.handy if value in found]


def _either(say: Voice, does: str, answer: Choice) -> str:
    """What a button says that does it with a yes, or with a no."""
    key = f"{does}-{answer.value}"
    return say.key(key) if known(key) else f"{say.key(does)}: {forms.called(say.plain, answer)}"


def _standing(one: Field, possible: Candidates, chosen: dict[str, object]) -> str:
    """The value that holds if nobody changes it; empty if leaving the field out means no value."""
    value = chosen.get(one.name, one.default)
    if value is None and isinstance(possible, Amount) and possible.meant:
        value = possible.usual
    return "" if value is None else forms.written(value)


def _question(
    say: Voice,
    step: Step,
    form: tuple[Field, ...],
    one: Field,
    possible: Candidates,
    asked: str,
    beside: Mapping[str, str],
    now: str,
) -> list[Item]:
    """The controls that answer one required field: buttons for a few values, selects for many, and for words that are
    too long for a button.

    `beside` says what stands beside a value, `now` what is chosen.
    """
    options = forms.choices(possible)
    if len(options) <= ROW and not isinstance(possible, Several):
        labels = {
            each.value: " · ".join(filter(None, (forms.called(say.plain, each), beside.get(each.value))))
            for each in options
        }
        if all(len(label) <= LABEL for label in labels.values()):
            return rows([button(label, step.put(form, one.name, value)) for value, label in labels.items()])
    return _selects(say, step.at("pick", one.name), asked, possible, now, beside, sheet=_sheet(step))


def _selects(
    say: Voice,
    step: Step,
    asked: str,
    possible: Candidates,
    now: str,
    beside: Mapping[str, str],
    *,
    sheet: int = 0,
) -> list[Item]:
    """Selects for the values of one field; a wide range of numbers is sampled, and any number can be typed.

    Of several values each select adds those of its page to those of the others. Of one value out of more than there is
    room for the panel shows a sheet, and a button leads to the next.
    """
    options, low, high = list(forms.choices(possible)), 1, 1
    chosen = now.strip(",").split(",") if isinstance(possible, Several) else [now]
    items: list[Item] = []
    # Once something is chosen, a menu shows that in place of the question; of several things the text tells.
    before = f"{asked} " if any(chosen) and not isinstance(possible, Several) else ""
    if isinstance(possible, Several):
        low, high = possible.low if len(options) <= OPTIONS else 0, possible.high
    if isinstance(possible, Amount) and len(options) > OPTIONS:
        numbers = forms.amounts(possible.low, possible.high, possible.usual, OPTIONS)
        options = [Choice(value=str(number)) for number in numbers]
        items.append(ui.ActionRow(button(say.key("panel-type"), step.at("type", step.field))))
    pages, first = -(-len(options) // OPTIONS), sheet * PAGES
    if pages > PAGES and isinstance(possible, Pick):
        following = (sheet + 1) % -(-pages // PAGES)
        items.append(ui.ActionRow(button(say.key("panel-more"), step.at(f"{SHEET}{following}", step.field))))
    for page in range(first, min(first + PAGES, pages)):
        shown = options[page * OPTIONS : (page + 1) * OPTIONS]
        title = asked if pages == 1 else f"{asked} ({page + 1}/{pages})"
        menu = select(title, step.at(f"{step.verb}{page}", step.field))
        menu.min_values, menu.max_values = low, min(high, len(shown))
        menu.options = [
            discord.SelectOption(
                label=cut(f"{before}{forms.called(say.plain, each)}".strip(), OPTION),
                value=each.value,
                description=cut(beside.get(each.value, ""), OPTION) or None,
                default=each.value in chosen,
            )
            for each in shown
        ]
        items.insert(page - first, ui.ActionRow(menu))
    return items


def _sheet(step: Step) -> int:
    """Which sheet of values is looked at."""
    return int(step.verb.removeprefix(SHEET)) if re.fullmatch(rf"{SHEET}[0-9]", step.verb) else 0


def rows(buttons: Sequence[Button]) -> list[Item]:
    """Buttons in rows of as many as Discord takes."""
    return [ui.ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def select(asked: str, step: Step) -> ui.Select[Any]:
    """A menu whose choice takes `step`, with what is `asked` in it until something is chosen; it has no options yet."""
    return ui.Select(custom_id=step.encode(), placeholder=cut(asked, PLACEHOLDER))


def button(label: str, step: Step, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
    """The button that takes `step`."""
    return ui.Button(label=cut(label, LABEL), style=style, custom_id=step.encode())
