"""An action as a person types it: `/risk attack source:harrenhal target:kings_landing dice:3`, both ways.

The fields stand in the model's order; one that has its default is left out; several values of one field are
separated by commas. A value with blanks, quotes or commas in it is quoted as in JSON. Every action has exactly
one such line, so the line can stand for it: in the transcript and in the chance ledger.
"""

import json
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, get_args, get_origin

from pydantic import ValidationError

from bot.engine.journal.entries import ACTS, Act, Rules, TableAct, codec
from bot.rules.contract import Action, Model

QUOTED = r'"(?:[^"\\]|\\.)*"'
_ITEM = rf'(?:{QUOTED}|[^\s",{{}}]+)'
_FIELD = re.compile(rf"\s+(?P<name>\w+):(?P<value>(?:{_ITEM}(?:,{_ITEM})*)?)(?=\s|$)")
_HEAD = re.compile(r"/(?P<command>\S+)\s+(?P<kind>\S+)")
_BARE = re.compile(r'[^\s",{}\\]+')


class CommandError(Exception):
    """A typed line is no action of this game. The text says why, for the person who typed it."""


def quoted(text: str) -> str:
    """`text` between quotation marks, everything that does not print escaped."""
    return printable(json.dumps(text, ensure_ascii=False))


def printable(text: str) -> str:
    """JSON with everything that does not print escaped: nothing in it can turn the text around."""
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text)


TABLE = "table"
"""The command of what is done to the table itself."""


def write(rules: Rules, action: Action) -> str:
    """The line of an action."""
    return _write(rules.command, action)


def write_act(act: TableAct) -> str:
    """The line of what was done to the table itself."""
    return _write(TABLE, act)


def _write(command: str, done: Action | TableAct) -> str:
    parts = [f"/{command} {done.kind}"]
    for name, required, usual in _arguments(type(done)):
        value = getattr(done, name)
        if required or value != usual:
            parts.append(f"{name}:{_value(value)}")
    return " ".join(parts)


@cache
def _arguments(model: type[Model]) -> tuple[tuple[str, bool, object], ...]:
    """The fields after the kind: whether each has to be there, and what it is if it is left out."""
    return tuple(
        (name, field.is_required(), field.get_default(call_default_factory=True))
        for name, field in model.model_fields.items()
        if name != "kind"
    )


def parse(rules: Rules, line: str) -> Action:
    """The action of a line. Raises CommandError."""
    return _parse_action(rules, rules.actions, line)


def parse_edit(rules: Rules, line: str) -> Action:
    """The edit of a line. Raises CommandError."""
    return _parse_action(rules, rules.edits, line)


def _parse_action(rules: Rules, models: Sequence[type[Action]], line: str) -> Action:
    values = _parse(rules.command, models, line)
    try:
        return codec(rules).action(values)
    except ValidationError as error:
        raise CommandError(_complaint(error)) from error


def parse_act(line: str) -> Act:
    """What a line says was done to the table itself. Raises CommandError."""
    values = _parse(TABLE, TableAct.__subclasses__(), line)
    try:
        return ACTS.validate_python(values)
    except ValidationError as error:
        raise CommandError(_complaint(error)) from error


def _parse(command: str, models: Sequence[type[Model]], line: str) -> dict[str, Any]:
    head = _HEAD.match(line)
    if not head or head["command"] != command:
        raise CommandError(f"a line begins with /{command} and what you do")
    model = next((model for model in models if head["kind"] in _kinds(model)), None)
    if model is None:
        known = ", ".join(kind for model in models for kind in _kinds(model))
        raise CommandError(f"/{command} knows no “{head['kind']}”; it knows {known}")
    values: dict[str, Any] = {"kind": head["kind"]}
    place = head.end()
    while place < len(line.rstrip()):
        field = _FIELD.match(line, place)
        if not field:
            raise CommandError(f"“{line[place:].strip()}” is not of the form name:value")
        name = field["name"]
        if name in values or name not in model.model_fields:
            known = ", ".join(key for key in model.model_fields if key != "kind") or "nothing"
            raise CommandError(f"“{name}” has no place here; {head['kind']} takes {known}, each once")
        values[name] = _read(model, name, field["value"])
        place = field.end()
    return values


@cache
def _kinds(model: type[Model]) -> tuple[str, ...]:
    """The values that `kind` can have: one for an action, one or more for an act of the table."""
    return get_args(model.model_fields["kind"].annotation)


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(_item(str(item)) for item in value)
    return _item(str(value))


def _item(text: str) -> str:
    return text if _BARE.fullmatch(text) and text.isprintable() else quoted(text)


def _read(model: type[Model], name: str, text: str) -> object:
    items = tuple(_unquoted(item) for item in re.findall(_ITEM, text))
    kind = model.model_fields[name].annotation
    if tuple in (get_origin(kind), *(get_origin(part) for part in get_args(kind))):
        return items
    if len(items) != 1:
        raise CommandError(f"“{name}” takes one value")
    return items[0]


def _unquoted(item: str) -> str:
    if not item.startswith('"'):
        return item
    try:
        return str(json.loads(item))
    except json.JSONDecodeError as error:
        raise CommandError(f"{item} is not quoted as it should be: {error.msg}") from error


def _complaint(error: ValidationError) -> str:
    """What is wrong with the first field that is wrong."""
    first = error.errors()[0]
    name = first["loc"][-1]
    return f"“{name}” is missing" if first["type"] == "missing" else f"“{name}”: {first['msg']}"
