"""The private panel: what a player may do now, asked step by step, by buttons and selects alone.

Everything on it is made from the View of the one who looks. A step is a button or a select whose custom id holds all
that was chosen before, so nothing is lost in a restart.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.rules.contract import Action, Amount, Candidates, Choice, Event, Several, Text, View
from bot.words import Voice, known
from cogs.interaction import forms
from cogs.interaction.answers import ROOM, clip, layout
from cogs.interaction.clauses import readings
from cogs.interaction.forms import Field
from cogs.interaction.ids import Step, TooLong
from cogs.play import coach, hints

ROW = 5
"""Buttons in a row."""
PAGE = 25
"""Options in a select."""
PAGES = 3
"""Selects for one field: three hold more than any board has places."""
LABEL, OPTION, PLACEHOLDER = 80, 100, 150
"""Characters on a button, on an option, and in a select before anything is chosen."""
SPARE = 600
"""Characters of a panel kept for its questions."""
MOST = 40
"""Components of a message."""
CROWD = 12
"""From so many kinds of action on, those of a family share one button."""

Item = ui.Item[Any]
Button = ui.Button[Any]


@dataclass(slots=True)
class Controls:
    """What carries one action on: `questions` that need an answer, `buttons` that go ahead, `extras` to adjust.

    With a `note` there is nothing to press: it says what to do instead.
    """

    asked: str = ""
    note: str = ""
    questions: list[Item] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)
    extras: list[Item] = field(default_factory=list)


# ── whole panels ──────────────────────────────────────────────────────────────────────────────────


def menu(
    table: Table,
    view: View,
    say: Voice,
    told: str = "",
    *,
    undo: bool = False,
    clause: str = "",
    hint: bool = False,
) -> ui.LayoutView:
    """What this viewer may do; `told` is what has just happened. It opens at the decision owed, else at an invitation.

    `undo`: whether this player may take back their last move alone; `clause`: the rule that `told` names; `hint`:
    whether the coach of a first game was asked.
    """
    kinds = [kind for kind in view.menu if kind != "concede"]
    coached = coach.buttons(table, view, say, asked=hint)
    always: list[Button] = []
    if undo:
        always.append(_button(say.key("undo-button"), Step("undo", table.game.id)))
    if "concede" in view.menu:
        always.append(_button(say.key("plan-title"), Step("plan", table.game.id)))
        if view.my_prompt is None:  # nobody leaves the war by a slip in the middle of a turn
            always.append(_button(say.key("panel-concede"), Step("concede", table.game.id)))
    always += readings(table, say, clause)
    now, begun, left = _first(table, view, say, kinds)
    others = [*coached, *_kinds(table, view, say, left, fold=len(left) > CROWD), *always]
    if _size(now, others) > MOST:
        others = [*coached, *_kinds(table, view, say, left, fold=True), *always]
    if _size(now, others) > MOST:  # the likeliest is a button like the others
        now, begun, others = Controls(), "", [*coached, *_kinds(table, view, say, kinds, fold=True), *always]
    facts, lesson = hints.facing(table.rules.id, view, say), coach.lesson(table, view, say, asked=hint)
    last = "\n\n".join(filter(None, (awaiting(view, say, table.rules.id), facts, lesson, begun)))
    told = clip(told, max(len("\n…"), ROOM - SPARE - len(last)))
    return _panel("\n\n".join(filter(None, (told, last))), now, others)


def family(table: Table, view: View, say: Voice, name: str) -> ui.LayoutView:
    """What this viewer may do of one family."""
    kinds = [kind for kind in view.menu if kind != "concede"]
    kinds = [kind for kind in kinds if forms.action_named(table.rules, kind).family == name]
    text = f"### {say.key(f'{table.rules.id}-family-{name}')}" if kinds else say.key("panel-nothing")
    back = _button(say.key("panel-back"), Step("play", table.game.id))
    return _panel(text, Controls(), [*_kinds(table, view, say, kinds, fold=False), back])


def _first(table: Table, view: View, say: Voice, kinds: list[str]) -> tuple[Controls, str, list[str]]:
    """The likeliest thing to do, begun, in controls and words, if it is owed or invited; and the other kinds."""
    if not kinds or (view.my_prompt is None and not view.invitations):
        return Controls(), "", kinds
    step = obvious(table, view, Step("do", table.game.id, table.game.stamp).of(kinds[0]))
    now = controls(table, view, say, step)
    hint = hints.confirming(table.rules.id, view, say, kinds[0], {})
    tell = now.asked or now.note or step.filled(form_of(table, step)) or hint
    return now, _begun(table, view, say, step, now) if tell else "", kinds[1:]


def _kinds(table: Table, view: View, say: Voice, kinds: Sequence[str], *, fold: bool) -> list[Button]:
    """A button for each kind of action; folded, one for each family of several, at the place of its first.

    What needs no answer but has values with a button of their own stands there with all of them.
    """
    start = Step("do", table.game.id, table.game.stamp)
    families = {kind: forms.action_named(table.rules, kind).family for kind in kinds}
    often = Counter(families.values())
    made: dict[str, Button] = {}
    for kind in kinds:
        shared = families[kind] if fold and often[families[kind]] > 1 else None
        if shared is None and _at_once(table, kind):
            begun = start.of(kind)
            for at, button in enumerate(controls(table, view, say, begun).buttons):
                button.style = discord.ButtonStyle.secondary
                made[f"{kind} {at}"] = button
        elif shared is None:
            made[kind] = _button(say.key(f"{table.rules.id}-do-{kind}"), start.of(kind))
        elif f"family {shared}" not in made:
            label = say.key(f"{table.rules.id}-family-{shared}")
            made[f"family {shared}"] = _button(label, start.at("family").of(shared))
    return list(made.values())


def _at_once(table: Table, kind: str) -> bool:
    """Whether all its fields may be left out, and their values have buttons of their own."""
    form = forms.fields(forms.action_named(table.rules, kind))
    return bool(form) and all(one.kind == "pick" and one.handy and not one.required for one in form)


def ask(table: Table, view: View, say: Voice, step: Step) -> ui.LayoutView | None:
    """The next question of the action begun in `step`, or None if nothing is left to ask.

    Required fields are asked one after the other. Then, where optional ones are left, one panel shows
    them all with their usual values and a button to go ahead. What is weighed is shown once more in any case.
    """
    form = form_of(table, step)
    if step.verb == "go":
        return None
    weighed = forms.action_named(table.rules, step.kind).weighed
    if (
        not weighed
        and missing(table, view, form, step) is None
        and all(one.required and one.name in step.filled(form) for one in form)
    ):
        return None
    now = controls(table, view, say, step)
    alone = not (now.asked or now.extras) and len(now.buttons) == 1
    if alone and not weighed and all(one.kind != "words" for one in form):
        return None  # what is left has one possible value each: nothing to ask
    text = _begun(table, view, say, step, now)
    if not (now.questions or now.buttons or now.note):
        text += "\n" + say.key("panel-nothing")
    back = _button(say.key("panel-back"), Step("play", table.game.id))
    return _panel(text, now, [back])


def confirm(table: Table, say: Voice) -> ui.LayoutView:
    """Whether somebody really means to leave the game for good."""
    sure = _button(say.key("panel-concede-sure"), Step("conceded", table.game.id), discord.ButtonStyle.danger)
    back = _button(say.key("panel-back"), Step("play", table.game.id))
    return _panel(say.key("panel-concede-ask"), Controls(buttons=[sure]), [back])


def _panel(text: str, now: Controls, others: Sequence[Button]) -> ui.LayoutView:
    """A panel. What adjusts an action is left out where there is no room for it: it can be typed."""
    while now.extras and _size(now, others) > MOST:
        now.extras.pop()
    return layout(
        ui.TextDisplay(clip(text, ROOM)), *now.questions, *rows([*now.buttons, *others]), *now.extras
    )


def _size(now: Controls, others: Sequence[Button]) -> int:
    """Components of a panel: its frame, its text, and rows with what is in them."""
    parts = [*now.questions, *rows([*now.buttons, *others]), *now.extras]
    return 2 + sum(1 + len(getattr(part, "children", ())) for part in parts)


def rows(buttons: Sequence[Button]) -> list[Item]:
    """Buttons in rows of as many as Discord takes."""
    return [ui.ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


# ── words ─────────────────────────────────────────────────────────────────────────────────────────


def story(say: Voice, events: Iterable[Event]) -> str:
    """Events in words, a line each; what has no words is left out."""
    return "\n".join(say(text) for event in events if (text := event.text()) is not None)


def awaiting(view: View, say: Voice, system: str) -> str:
    """Whom the game waits for and for what, from this viewer's side."""
    if view.outcome is not None:
        return say.key("panel-over")
    lines = []
    for prompt in view.prompts:
        what = say.key(f"{system}-prompt-{prompt.kind}", **dict(prompt.about))
        if not prompt.waits:
            lines.append(say.key("panel-invited", what=what))
            continue
        others = tuple(seat for seat in prompt.waiting if seat != view.viewer)
        if view.viewer in prompt.waiting:
            lines.append("**" + say.key("panel-you", what=what) + "**")
        if others:
            lines.append(say(Text(key="panel-others", args={"what": what, "seats": others})))
    return "\n".join(lines)


def _begun(table: Table, view: View, say: Voice, step: Step, now: Controls) -> str:
    """An action as far as it is filled in, and what is asked next."""
    form = form_of(table, step)
    chosen = values(table, view, form, step)
    lines, before = [f"### {say.key(f'{table.rules.id}-do-{step.kind}')}"], dict[str, object]()
    for one in form:
        if one.name in chosen:
            possible = forms.offered(table.rules, view, step.kind, before, one)
            before[one.name] = value = chosen[one.name]
            lines.append(
                f"{forms.asked(table.rules.id, say, step.kind, one.name)} **{_named(say, value, possible)}**"
            )
    hint = hints.confirming(table.rules.id, view, say, step.kind, chosen)
    last = (hint, f"**{now.asked}**" if now.asked else "", now.note)
    return "\n".join([clip("\n".join(lines), ROOM - SPARE), *filter(None, last)])


def _named(say: Voice, value: object, possible: Candidates) -> str:
    """What was chosen, as it was called when it was chosen."""
    offered = {choice.value: choice for choice in forms.choices(possible)}
    parts = value if isinstance(value, tuple) else (forms.written(value),)
    return ", ".join(forms.called(say, offered.get(part, Choice(value=part))) for part in parts)


# ── the form of one action ────────────────────────────────────────────────────────────────────────


def form_of(table: Table, step: Step) -> tuple[Field, ...]:
    """The fields of the action begun in `step`. Raises Refused if there is none such, or it has no such values."""
    form = forms.fields(forms.action_named(table.rules, step.kind))
    if len(step.values) > len(form) or "" in step.values:
        raise Refused("table-old-button")
    return form


def put(table: Table, view: View, step: Step, text: str) -> Step:
    """The step with `text` in the field that it asks for. Raises Refused if that is no value."""
    form = form_of(table, step)
    one = next((one for one in form if one.name == step.field), None)
    if one is None:
        raise Refused("table-old-button")
    before = values(table, view, form, step)
    value = forms.read(table.rules, view, step.kind, before, one, text)
    written = forms.written(value)
    if isinstance(value, tuple):
        possible = forms.offered(table.rules, view, step.kind, before, one)
        value = (*_elsewhere(step, possible, before.get(one.name), len(value)), *value)
        written = min(forms.written(value), forms.packed(value, forms.choices(possible)), key=len)
    return _fitting(table, view, form, step.put(form, one.name, written), one).at("do")


def _fitting(table: Table, view: View, form: tuple[Field, ...], step: Step, since: Field) -> Step:
    """The step without what was chosen for later fields and cannot be chosen any more `since` another one changed."""
    for one in form[form.index(since) + 1 :]:
        text = step.filled(form).get(one.name)
        if text is None or one.kind not in ("pick", "several"):
            continue
        before = values(table, view, form[: form.index(one)], step)
        possible = {
            choice.value for choice in forms.choices(forms.offered(table.rules, view, step.kind, before, one))
        }
        try:
            value = forms.read(table.rules, view, step.kind, before, one, text)
        except Refused:
            value = None
        chosen = value if isinstance(value, tuple) else (value,)
        if not possible.issuperset(chosen):
            step = step.without(form, one.name)
    return step


def _elsewhere(step: Step, possible: Candidates, before: object, now: int) -> tuple[str, ...]:
    """What was chosen `before` on other pages of the field, as far as there is room for it beside `now` values."""
    page = next((page for page in range(PAGES) if step.verb == f"pick{page}"), 0)
    here = {choice.value for choice in forms.choices(possible)[page * PAGE : (page + 1) * PAGE]}
    others = [value for value in forms.listed(before) if value not in here]
    return tuple(others[: possible.high - now]) if isinstance(possible, Several) else ()


def action(table: Table, view: View, step: Step, typed: dict[str, str]) -> Action:
    """The action of a step in which everything is answered but the free words `typed`."""
    chosen = values(table, view, form_of(table, step), step)
    return forms.build(table.rules, step.kind, {**chosen, **typed})


def values(table: Table, view: View, form: tuple[Field, ...], step: Step) -> dict[str, object]:
    """The values chosen so far, each as its field's type."""
    chosen: dict[str, object] = {}
    for one in form:
        text = step.filled(form).get(one.name)
        if text is not None:
            chosen[one.name] = forms.read(table.rules, view, step.kind, chosen, one, text)
    return chosen


def missing(table: Table, view: View, form: tuple[Field, ...], step: Step) -> Field | None:
    """The field that has to be asked next; free words come last, in a form of their own.

    One that may be left out has to be asked where what it then stands for is not possible, and one of several values
    as long as some were chosen, but too few.
    """
    chosen = values(table, view, form, step)
    for one in form:
        if one.kind == "words":
            continue
        if one.name in chosen:
            if one.kind == "several" and _too_few(table, view, step.kind, chosen, one):
                return one
            continue
        if one.required:
            return one
        if one.kind == "several" and _too_few_at_all(table, view, step.kind, form, one):
            return one
        if one.kind in ("pick", "yes") and one.default is not None:
            possible = forms.choices(forms.offered(table.rules, view, step.kind, chosen, one))
            if possible and forms.written(one.default) not in {choice.value for choice in possible}:
                return one
    return None


def _too_few_at_all(table: Table, view: View, kind: str, form: tuple[Field, ...], one: Field) -> bool:
    """Whether an action needs at least one of several values, and there is nothing else to choose for it."""
    if any(forms.choices(forms.offered(table.rules, view, kind, {}, each)) for each in form if each != one):
        return False
    possible = forms.offered(table.rules, view, kind, {}, one)
    return isinstance(possible, Several) and possible.low > 0


def _too_few(table: Table, view: View, kind: str, chosen: dict[str, object], one: Field) -> bool:
    """Whether more of several values have to be chosen: on a page of its own each, they come one after the other."""
    possible, value = forms.offered(table.rules, view, kind, chosen, one), chosen[one.name]
    begun = one.required or value
    return bool(begun and isinstance(possible, Several) and len(forms.listed(value)) < possible.low)


def obvious(table: Table, view: View, step: Step) -> Step:
    """The step with every field filled in that has to be, and leaves no choice.

    A yes that is not meant unless somebody says so is none of them: it has to be confirmed.
    """
    form = form_of(table, step)
    while (one := missing(table, view, form, step)) is not None:
        possible = forms.offered(table.rules, view, step.kind, values(table, view, form, step), one)
        if isinstance(possible, Several) or len(found := forms.choices(possible)) != 1:
            break
        if one.kind == "yes" and one.default is False:
            break
        step = step.put(form, one.name, found[0].value)
    return step


def controls(table: Table, view: View, say: Voice, step: Step) -> Controls:
    """What carries on the action begun in `step`; where it holds more than a button can, how to type it."""
    try:
        return _controls(table, view, say, step)
    except TooLong:
        return Controls(note=say.key("panel-typed", command=forms.command(table.rules, step.kind)))


def _controls(table: Table, view: View, say: Voice, step: Step) -> Controls:
    form = form_of(table, step)
    chosen = values(table, view, form, step)
    one = missing(table, view, form, step)
    if one is not None:
        possible = forms.offered(table.rules, view, step.kind, chosen, one)
        asked = forms.asked(table.rules.id, say, step.kind, one.name)
        beside = _beside(table, view, say, step, chosen, one, possible)
        now = forms.written(chosen[one.name]) if one.name in chosen else ""
        return Controls(asked=asked, questions=_question(say, step, form, one, possible, asked, beside, now))
    optional = [
        (one, forms.offered(table.rules, view, step.kind, chosen, one))
        for one in form
        if not one.required and one.kind != "words"
    ]
    extras: list[Item] = []
    for one, possible in optional:
        if _adjusts(one, possible):
            now = _usual(one, possible, chosen)
            extras += _selects(
                say,
                step.at("pick", one.name),
                forms.asked(table.rules.id, say, step.kind, one.name),
                possible,
                now,
                _beside(table, view, say, step, chosen, one, possible),
            )
    return Controls(buttons=_ahead(table, say, step, form, optional), extras=extras)


def _adjusts(one: Field, possible: Candidates) -> bool:
    """Whether a field that may be left out has a select: where there is a choice, if only to name one or nobody."""
    if one.kind == "yes" or (one.handy and one.kind != "amount"):
        return False
    nobody = one.kind == "several" or (one.kind == "pick" and one.default is None)
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
    return {
        each.value: hints.choosing(table.rules.id, view, say.plain, step.kind, chosen, one.name, each.value)
        for each in forms.choices(possible)
    }


def _ahead(
    table: Table,
    say: Voice,
    step: Step,
    form: tuple[Field, ...],
    optional: Sequence[tuple[Field, Candidates]],
) -> list[Button]:
    """The button that does it, and those for values that deserve one of their own.

    A yes or no that may be left out has a button for either.
    """
    does = f"{table.rules.id}-do-{step.kind}"
    go = "type" if any(one.kind == "words" for one in form) else "go"
    for one, possible in optional:
        if one.kind == "yes" and len(found := forms.choices(possible)) > 1:
            return [
                _button(
                    _either(say, does, each),
                    step.put(form, one.name, each.value).at(go),
                    discord.ButtonStyle.primary,
                )
                for each in found
            ]
    buttons = [_button(say.key(does), step.at(go), discord.ButtonStyle.primary)]
    for one, possible in optional:
        if one.name not in step.filled(form):
            for value in _handy(one, possible):
                name = one.name if one.kind == "amount" else f"{one.name}-{value}"
                ahead = step.put(form, one.name, value).at(go)
                buttons.append(_button(say.key(f"{does}-{name}"), ahead, discord.ButtonStyle.primary))
    return buttons


def _handy(one: Field, possible: Candidates) -> list[str]:
    """The values with a button of their own that are possible, and are not what is done without."""
    found = {each.value for each in forms.choices(possible)} - {forms.written(one.default)}
    return [value for value in one.handy if value in found]


def _either(say: Voice, does: str, answer: Choice) -> str:
    """What a button says that does it with a yes, or with a no."""
    key = f"{does}-{answer.value}"
    return say.key(key) if known(key) else f"{say.key(does)}: {forms.called(say.plain, answer)}"


def _usual(one: Field, possible: Candidates, chosen: dict[str, object]) -> str:
    """The value that stands if nobody changes it."""
    if one.name in chosen or one.default is not None:
        return forms.written(chosen.get(one.name, one.default))
    return str(possible.usual) if isinstance(possible, Amount) and not one.handy else ""


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
    """The controls that answer one required field: buttons for a few values, selects for many.

    `beside` says what stands beside a value, `now` what is chosen.
    """
    options = forms.choices(possible)
    if isinstance(possible, Several) or len(options) > ROW:
        return _selects(say, step.at("pick", one.name), asked, possible, now, beside)
    buttons = []
    for each in options:
        label = " · ".join(part for part in (forms.called(say.plain, each), beside.get(each.value)) if part)
        buttons.append(_button(label, step.put(form, one.name, each.value)))
    return rows(buttons)


def _selects(
    say: Voice,
    step: Step,
    asked: str,
    possible: Candidates,
    now: str = "",
    beside: Mapping[str, str] = MappingProxyType({}),
) -> list[Item]:
    """Selects for the values of one field; a wide range of numbers is sampled, and any number can be typed.

    Of several values each select adds those of its page to those of the others.
    """
    options, low, high = list(forms.choices(possible)), 1, 1
    chosen = now.split(",") if isinstance(possible, Several) else [now]
    items: list[Item] = []
    if isinstance(possible, Several):
        low, high = possible.low if len(options) <= PAGE else 0, possible.high
    if isinstance(possible, Amount) and len(options) > PAGE:
        numbers = forms.amounts(possible.low, possible.high, possible.usual, PAGE)
        options = [Choice(value=str(number)) for number in numbers]
        items.append(ui.ActionRow(_button(say.key("panel-type"), step.at("type", step.field))))
    for page in range(min(PAGES, -(-len(options) // PAGE))):
        shown = options[page * PAGE : (page + 1) * PAGE]
        title = asked if page == 0 else f"{asked} ({page + 1})"
        select: ui.Select[Any] = ui.Select(
            custom_id=step.at(f"{step.verb}{page}", step.field).encode(),
            placeholder=title[:PLACEHOLDER],
            min_values=low,
            max_values=min(high, len(shown)),
        )
        for each in shown:
            # Once something is chosen, the question is no longer to be seen beside it.
            label = " ".join(part for part in (now and asked, forms.called(say.plain, each)) if part)[:OPTION]
            about = beside.get(each.value, "")[:OPTION] or None
            select.add_option(label=label, value=each.value, description=about, default=each.value in chosen)
        items.insert(page, ui.ActionRow(select))
    return items


def _button(label: str, step: Step, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
    return ui.Button(label=label[:LABEL], style=style, custom_id=step.encode())
