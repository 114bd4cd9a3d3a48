"""Refusals of the table itself, as RuleError is the refusal of a rule set. Told to the person who tried."""

from pydantic import ValidationError

from bot.rules.contract import RuleError, Text


class Refused(Exception):
    """The table says no; nothing has changed. `text` says why and what to do instead."""

    def __init__(self, key: str, **args: str | int | tuple[str, ...] | None) -> None:
        super().__init__(f"{key} {args}")
        self.text = Text(key=key, args=args)


def outline(error: ValidationError) -> str:
    """Which field of stored text is invalid, and why, for the log. Without its value, which may be a secret."""
    first = error.errors(include_input=False, include_url=False, include_context=False)[0]
    place = ".".join(map(str, first["loc"]))
    return f"{place}: {first['type']}" if place else first["type"]


def cause(error: BaseException) -> dict[str, object]:
    """Why a move failed, for the log. What a rule says of it may name a card, which may be in somebody's hand."""
    if isinstance(error, RuleError):
        return {"error": f"{error.clause}: {error.text.key}"}
    return {"exc_info": error}


class Stale(Refused):
    """A button of an older board was pressed: the board has moved on."""

    def __init__(self) -> None:
        super().__init__("table-stale")
