"""An action in words: its name, and what stands in its fields."""

from collections.abc import Iterator

from bot.engine.journal.entries import Rules
from bot.rules.contract import Action, View
from bot.words import Voice, capital, known
from cogs.interaction import forms
from cogs.interaction.forms import Field


def filled(action: Action) -> dict[str, object]:
    """The fields of an action that are not left at their defaults."""
    form = forms.fields(type(action))
    return {
        one.name: value for one in form if (value := getattr(action, one.name)) not in (None, one.default)
    }


def parts(rules: Rules, view: View, say: Voice, action: Action) -> tuple[str, str]:
    """The name of an action, and what stands in its fields, as far as whoever has the `view` may be offered it."""
    before, told = dict[str, object](), list[str]()
    for one in forms.fields(type(action)):
        value = getattr(action, one.name)
        if value is None or value == one.default or one.handy:
            continue
        told.append(", ".join(_called(rules, view, say, action.kind, before, one, value)))
        before[one.name] = value
    does = say.key(forms.doing(rules.id, view, action.kind, filled(action)))
    return does, " → ".join(told)


def in_full(rules: Rules, view: View, say: Voice, action: Action) -> str:
    """An action in words, before each of its fields what is asked there."""
    given, before = filled(action), dict[str, object]()
    does = forms.doing(rules.id, view, action.kind, given)
    if not given and known(f"{does}-none"):
        does = f"{does}-none"
    told = [f"**{say.key(does)}**"]
    for one in forms.fields(type(action)):
        if one.name in given:
            asked = forms.asked(rules.id, say, action.kind, one.name, view, before)
            called = ", ".join(_called(rules, view, say, action.kind, before, one, given[one.name]))
            told.append(f"{asked} {capital(called)}")
            before[one.name] = given[one.name]
    return " · ".join(told)


def _called(
    rules: Rules, view: View, say: Voice, kind: str, before: dict[str, object], one: Field, value: object
) -> Iterator[str]:
    """What is chosen in a field, by name; the figures beside a name would read like a number of the move."""
    possible = forms.offered(rules, view, kind, before, one)
    offered = {choice.value: choice for choice in forms.choices(possible)}
    for written in map(forms.written, forms.listed(value) or (value,)):
        if written in rules.names:
            yield say.name(written)
        else:
            yield forms.called(say, offered[written]) if written in offered else written


def told(rules: Rules, view: View, say: Voice, action: Action) -> str:
    """An action in words, its name in bold."""
    does, fields = parts(rules, view, say, action)
    return f"**{does}**" + (f": {fields}" if fields else "")
