"""What a button or select says of itself: its custom id, at most 100 characters, and all that a press needs.

`verb:game` for what stands always (`hand:12`), `verb:game:stamp:kind:field:values` for a step of an action, where the
values filled so far stand in the order of the model's fields, long ones by a digest where there is no room for all,
several as a set of those that were offered. Nothing is remembered elsewhere, so every button works after a restart.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.engine.errors import Refused
from cogs.interaction.compact import PACKED, SHORT, short
from cogs.interaction.forms import Field
from cogs.interaction.limits import CUSTOM_ID

PREFIX = "m"
UNSET = "-"
NUMBER = re.compile(r"[0-9]{1,15}")
TEMPLATE = re.compile(rf"{PREFIX}:(?P<rest>.+)", re.DOTALL)


class TooLong(ValueError):
    """So much was chosen that no custom id holds it."""


@dataclass(frozen=True, slots=True)
class Step:
    """A press. `values` holds one place for each field of the action, None where nothing is chosen yet."""

    verb: str
    game: int
    stamp: int | None = None
    kind: str = ""
    values: tuple[str | None, ...] = ()
    field: str = ""
    """The field that a select or a modal answers."""

    def encode(self) -> str:
        """The custom id. Raises TooLong if Discord takes none so long, ValueError if a value cannot stand in it."""
        parts = [PREFIX, self.verb, str(self.game)]
        if self.stamp is not None:
            if any(value is not None and (value in ("", UNSET) or "~" in value) for value in self.values):
                raise ValueError(f"no values for a custom id: {self.values}")
            parts += [str(self.stamp), self.kind, self.field]
            text = ":".join([*parts, _joined(self.values)])
            if len(text) > CUSTOM_ID:
                text = ":".join([*parts, _joined([value and _shorter(value) for value in self.values])])
        else:
            text = ":".join(parts)
        if len(text) > CUSTOM_ID:
            raise TooLong(f"a custom id of {len(text)} characters: {text}")
        return text

    def of(self, kind: str) -> "Step":
        """The beginning of an action."""
        return replace(self, kind=kind, values=(), field="")

    def at(self, verb: str, field: str = "") -> "Step":
        """The same place under another verb."""
        return replace(self, verb=verb, field=field)

    def filled(self, fields: tuple[Field, ...]) -> dict[str, str]:
        """The values chosen so far, by field."""
        pairs = zip(fields, self.values, strict=False)
        return {field.name: value for field, value in pairs if value is not None}

    def put(self, fields: tuple[Field, ...], name: str, value: str) -> "Step":
        """With one more value; what comes after it in the form is chosen anew."""
        place = next(i for i, field in enumerate(fields) if field.name == name)
        values = [*self.values, *[None] * (len(fields) - len(self.values))]
        values[place] = value
        later = range(place + 1, len(fields)) if fields[place].required else ()
        for i in later:
            values[i] = None
        return replace(self, values=tuple(values), field="")

    def without(self, fields: tuple[Field, ...], name: str) -> "Step":
        """With nothing chosen for this field."""
        chosen = zip(fields, self.values, strict=False)
        return replace(self, values=tuple(None if field.name == name else value for field, value in chosen))


def _joined(values: Sequence[str | None]) -> str:
    return "~".join(UNSET if value is None else value for value in values)


def _shorter(value: str) -> str:
    """A value or its digest, whichever is shorter."""
    return value if value.startswith((SHORT, PACKED)) else min(value, short(value), key=len)


def decode(custom_id: str) -> Step:
    """The press of a custom id. Raises Refused if it is none that this version makes."""
    prefix, _, rest = custom_id.partition(":")
    parts = rest.split(":", 5)
    if prefix != PREFIX or len(parts) not in (2, 6):
        raise Refused("table-old-button")
    verb, game = parts[0], number(parts[1])
    if len(parts) == 2:
        return Step(verb, game)
    values = tuple(None if value == UNSET else value for value in parts[5].split("~")) if parts[5] else ()
    return Step(verb, game, number(parts[2]), parts[3], values, parts[4])


def number(text: str) -> int:
    """A whole number in a custom id. Raises Refused if it is none that this version writes."""
    if NUMBER.fullmatch(text) is None:
        raise Refused("table-old-button")
    return int(text)
