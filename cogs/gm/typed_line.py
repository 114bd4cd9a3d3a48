"""Fields typed in one line: for a seat's move, and for an edit of the board.

They may be named, `territory:winterfell armies:3`, or stand in their order as people say them, `Winterfell 3`.
Everything is read and offered from what all may know, whoever types.
"""

import re
from collections.abc import Sequence

import structlog
from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.journal.entries import Rules
from bot.engine.spelling import plain
from bot.engine.table.table import Table
from bot.rules.contract import Action, Choice, Pick, Seat, View, kind_of
from bot.words import Voice
from cogs.interaction import forms
from cogs.interaction.forms import Field
from cogs.interaction.limits import OPTION, OPTIONS, cut
from cogs.play.autocomplete import Choices

log = structlog.get_logger()

Models = Sequence[type[Action]]


def public_view(table: Table, seat: Seat | None = None) -> View:
    """The public View; for a move of `seat` as if that seat had it, with every kind of action in its menu."""
    view = table.view(None)
    if seat is None:
        return view
    menu = tuple(map(kind_of, table.rules.actions))
    return view.model_copy(update={"viewer": seat, "menu": menu})


def kinds(rules: Rules, models: Models, say: Voice) -> list[tuple[str, str]]:
    """What may be done, by name and kind."""
    return [(say.key(f"{rules.id}-do-{kind}"), kind) for kind in map(kind_of, models)]


def action(rules: Rules, models: Models, view: View, say: Voice, kind: str, line: str) -> Action:
    """The action of a typed line. Raises Refused if it is none, with what it lacks."""
    form = _form(models, kind)
    values = _values(rules, view, kind, form, _given(rules, view, say, kind, form, line))
    lacking = next((one for one in form if one.required and one.name not in values), None)
    if lacking is not None:
        raise Refused("gm-lacks", field=lacking.name, about=forms.asked(rules.id, say, kind, lacking.name))
    return forms.build(rules, kind, values)


def offers(rules: Rules, models: Models, view: View, say: Voice, kind: str, line: str) -> list[str]:
    """How a line may go on: itself, if nothing is left to say, and then with each value of the field at hand."""
    form = _form(models, kind)
    given = _given(rules, view, say, kind, form, line)
    current = next(reversed(given), None)
    if current is not None and _settled(rules, view, kind, form, given, current):
        current = None
    before = {name: text for name, text in given.items() if name != current}
    filled = _values(rules, view, kind, form, before)
    now = next((one for one in form if one.name == current), None) or next(
        (one for one in form if one.name not in filled), None
    )
    head = _written(filled)
    whole = all(one.name in filled for one in form if one.required)
    found = [head] if whole and head and current is None else []
    if now is not None:
        wanted = plain(given.get(now.name, ""))
        found += [
            f"{head} {now.name}:{choice.value}".strip()
            for choice in _choices(rules, view, kind, filled, now)
            if wanted in plain(choice.value) or wanted in plain(forms.called(say, choice))
        ]
    return [each for each in found if len(each) <= OPTION][:OPTIONS]


def choices(rules: Rules, models: Models, view: View, say: Voice, kind: str, line: str) -> Choices:
    """How a line may go on, as an autocomplete shows it: in words."""
    return [
        app_commands.Choice(name=cut(readable(rules, models, view, say, kind, each), OPTION), value=each)
        for each in offers(rules, models, view, say, kind, line)
    ]


def _form(models: Models, kind: str) -> tuple[Field, ...]:
    model = next((model for model in models if kind_of(model) == kind), None)
    if model is None:
        raise Refused("gm-no-kind")
    return forms.fields(model)


def readable(rules: Rules, models: Models, view: View, say: Voice, kind: str, line: str) -> str:
    """A line as people would say it, which is read as well: values by their names, in their order."""
    form = _form(models, kind)
    given = _given(rules, view, say, kind, form, line)
    before: dict[str, object] = {}
    said, in_order = [], True
    for one in form:
        text = given.get(one.name, "")
        in_order = in_order and bool(text)
        if text:
            called = {
                each.value: forms.called(say, each) for each in _choices(rules, view, kind, before, one)
            }
            name = ", ".join(called.get(part, part) for part in text.split(","))
            said.append(name if in_order else f"{one.name}:{name}")
            before = _values(rules, view, kind, form, {**given, **dict.fromkeys(_after(form, one), "")})
    return " ".join(said)


def _after(form: tuple[Field, ...], one: Field) -> list[str]:
    """The names of the fields that come after one."""
    return [other.name for other in form[form.index(one) + 1 :]]


def _given(
    rules: Rules, view: View, say: Voice, kind: str, form: tuple[Field, ...], line: str
) -> dict[str, str]:
    """The texts of a line by field; what stands before the first name is of the fields in their order."""
    names = "|".join(one.name for one in form)
    if not names:
        return {}
    head, *parts = re.split(rf"(?:^|(?<=\s))({names}):", line)
    named = {name: text.strip() for name, text in zip(parts[::2], parts[1::2], strict=True)}
    given: dict[str, str] = {}
    words = head.split()
    for one in form:
        if words and one.name not in named:
            choices = _choices(rules, view, kind, _values(rules, view, kind, form, given), one)
            given[one.name], count = _first(say, one, choices, words)
            words = words[count:]
    return {**given, **named}


def _first(say: Voice, one: Field, choices: Sequence[Choice], words: Sequence[str]) -> tuple[str, int]:
    """The value of a field with which these words begin, and how many of them it takes.

    If they begin with no whole name, the words up to the next number are taken: a part of a name may be enough.
    """
    if one.kind == "amount" and words[0].isdigit():
        return words[0], 1
    called = {spelling: each.value for each in choices for spelling in _spellings(say, each)}
    for count in range(len(words), 0, -1):
        value = called.get(plain(" ".join(words[:count])))
        if value is not None:
            return value, count
    number = next((place for place, word in enumerate(words) if place and word.isdigit()), len(words))
    return " ".join(words[:number]), number


def _spellings(say: Voice, choice: Choice) -> set[str]:
    """How a value may be typed whole."""
    name = plain(forms.called(say, choice))
    return {plain(choice.value), name, name.removeprefix("the")}


def _values(
    rules: Rules, view: View, kind: str, form: tuple[Field, ...], given: dict[str, str]
) -> dict[str, object]:
    values: dict[str, object] = {}
    for one in form:
        if given.get(one.name):
            possible = Pick(choices=_choices(rules, view, kind, values, one))
            values[one.name] = forms.parse(one, given[one.name], possible, rules.names)
    return values


def _settled(
    rules: Rules, view: View, kind: str, form: tuple[Field, ...], given: dict[str, str], name: str
) -> bool:
    """Whether the field typed last holds exactly one of its values."""
    one = next(one for one in form if one.name == name)
    others = {other: text for other, text in given.items() if other != name}
    possible = _choices(rules, view, kind, _values(rules, view, kind, form, others), one)
    return given[name] in {choice.value for choice in possible}


def _choices(
    rules: Rules, view: View, kind: str, filled: dict[str, object], one: Field
) -> tuple[Choice, ...]:
    """What may stand in a field, as far as all may know: a card nobody sees is no choice."""
    if one.kind == "yes":
        return (Choice(value="yes"), Choice(value="no"))
    try:
        possible = forms.choices(forms.offered(rules, view, kind, filled, one))
    except Exception as error:  # rules need not answer for a move that is not on their menu
        log.debug("nothing can be offered for a move", kind=kind, field=one.name, error=repr(error))
        return ()
    return tuple(choice for choice in possible if choice.value)


def _written(filled: dict[str, object]) -> str:
    return " ".join(f"{name}:{forms.written(value)}" for name, value in filled.items())
