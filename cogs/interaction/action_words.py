"""An action in words: its name, and what stands in its fields."""

from collections.abc import Iterator

from bot.engine.journal.entries import Rules
from bot.rules.contract import Action, View
from bot.words import Voice
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
