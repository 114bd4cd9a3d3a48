"""An action as a person types it: `/risk attack source:harrenhal target:kings_landing dice:3`, both ways.

The fields stand in the model's order; one that has its default is left out; several values of one field are
separated by commas. A value with blanks, quotes or commas in it is quoted as in JSON. Every action has exactly
one such line, so the line can stand for it: in the transcript and in the chance ledger.
"""

import json
import re
from typing import Any, get_args, get_origin

from pydantic import ValidationError

from bot.engine.journal import Rules, codec
from bot.rules.contract import Action

QUOTED = r'"(?:[^"\\]|\\.)*"'
_ITEM = rf'(?:{QUOTED}|[^\s",{{}}]+)'
_FIELD = re.compile(rf"\s+(?P<name>\w+):(?P<value>(?:{_ITEM}(?:,{_ITEM})*)?)(?=\s|$)")
_HEAD = re.compile(r"/(?P<command>\S+)\s+(?P<kind>\S+)")
_BARE = re.compile(r'[^\s",{}\\]+')


class CommandError(Exception):
    """A typed line is no action of this game. The text says why, for the person who typed it."""


def quoted(text: str) -> str:
    """`text` between quotation marks, everything that does not print escaped."""
    escaped = json.dumps(text, ensure_ascii=False)
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in escaped)


def write(rules: Rules, action: Action) -> str:
    """The line of an action."""
    parts = [f"/{rules.command} {action.kind}"]
    for name, field in type(action).model_fields.items():
        value = getattr(action, name)
        if name != "kind" and (field.is_required() or value != field.get_default(call_default_factory=True)):
            parts.append(f"{name}:{_value(value)}")
    return " ".join(parts)


def parse(rules: Rules, line: str) -> Action:
    """The action of a line. Raises CommandError."""
    head = _HEAD.match(line)
    if not head or head["command"] != rules.command:
        raise CommandError(f"a line begins with /{rules.command} and what you do")
    model = next((model for model in rules.actions if _kind(model) == head["kind"]), None)
    if model is None:
        kinds = ", ".join(_kind(model) for model in rules.actions)
        raise CommandError(f"/{rules.command} knows no “{head['kind']}”; it knows {kinds}")
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
    try:
        return codec(rules).action(values)
    except ValidationError as error:
        raise CommandError(_complaint(error)) from error


def _kind(model: type[Action]) -> str:
    return str(model.model_fields["kind"].default)


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(_item(str(item)) for item in value)
    return _item(str(value))


def _item(text: str) -> str:
    return text if _BARE.fullmatch(text) and text.isprintable() else quoted(text)


def _read(model: type[Action], name: str, text: str) -> object:
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
