"""An action that is being filled in: what was chosen for it, what is still to be asked, and what goes without asking.

A step holds what was chosen as text; what that means is read from the View of the one who chooses.
"""

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.rules.contract import Action, Candidates, Several, View
from cogs.interaction import forms, hints
from cogs.interaction.compact import packed
from cogs.interaction.forms import Field
from cogs.interaction.ids import Step
from cogs.interaction.limits import OPTIONS

PAGES = 3
"""Selects for one field: three hold more than any board has places; what there is more of stands on further sheets."""


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
        if not value and not one.required:  # all that was chosen is taken back: it is as if nothing ever was
            return _fitting(table, view, form, step.without(form, one.name), one).at("do")
        written = min(forms.written(value), packed(value, forms.choices(possible)), key=len)
    return _fitting(table, view, form, step.put(form, one.name, written), one).at("do")


def _fitting(table: Table, view: View, form: tuple[Field, ...], step: Step, since: Field) -> Step:
    """The step without what was chosen for later fields and has no place any more `since` another one changed."""
    for one in form[form.index(since) + 1 :]:
        text = step.filled(form).get(one.name)
        if text is None or one.kind not in ("pick", "several"):
            continue
        before = values(table, view, form[: form.index(one)], step)
        if hints.of(table.rules.id).needless(step.kind, before, one.name):
            step = step.without(form, one.name)
            continue
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
    here = {choice.value for choice in forms.choices(possible)[page * OPTIONS : (page + 1) * OPTIONS]}
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

    An optional field has to be asked, too, if its default is not possible; one of several values also as long as too
    few of them are chosen.
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
    """Whether nothing but this field of several values is left to choose, and it must not be empty."""
    if any(forms.choices(forms.offered(table.rules, view, kind, {}, each)) for each in form if each != one):
        return False
    possible = forms.offered(table.rules, view, kind, {}, one)
    return isinstance(possible, Several) and possible.low > 0


def _too_few(table: Table, view: View, kind: str, chosen: dict[str, object], one: Field) -> bool:
    """Whether a field of several values has been begun, but does not hold enough: they are chosen page by page."""
    possible, value = forms.offered(table.rules, view, kind, chosen, one), chosen[one.name]
    begun = one.required or value
    return bool(begun and isinstance(possible, Several) and len(forms.listed(value)) < possible.low)


def obvious(table: Table, view: View, step: Step) -> Step:
    """The step with every field that must be filled in and has one possible value, up to the first real choice.

    A yes or no that is usually no is always asked: a yes has to be confirmed.
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
