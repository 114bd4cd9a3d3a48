"""The journal of a game: one entry an action, with its draws and its events, to and from stored text."""

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, Union

from pydantic import Field, TypeAdapter

from bot.engine.chance import Draw
from bot.rules.contract import Action, Event, Model, Ruleset
from bot.store.rows import By, EntryRow

Rules = Ruleset[Any, Any]
"""A rule set of any game, as the engine knows it."""


class TableAct(Model):
    """Something done to the table that no rule judges and that leaves the board alone: who plays a seat from now on.

    `regent`: the agent `name` plays in the stead of `before`; `return`: `name` plays again, after the agent `before`;
    `substitute`: `name` has taken the seat that was that of `before`.
    """

    kind: Literal["regent", "return", "substitute"]
    seat: int
    name: str
    before: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One judged action (None: the set-up), what chance gave, and what happened; or an act of the table."""

    n: int
    seat: int | None
    by: By
    action: Action | None
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
    at: float
    act: TableAct | None = None

    @property
    def public(self) -> bool:
        """Whether anything in it may be known to all."""
        return any(event.seen_by(None) is not None for event in self.events)


class Codec:
    """Actions, events and states of one rule set, to and from JSON."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._actions: TypeAdapter[Action] = TypeAdapter(_union(rules.actions))
        self._events: TypeAdapter[tuple[Event, ...]] = TypeAdapter(_several(rules.events))
        self._draws: TypeAdapter[tuple[Draw, ...]] = TypeAdapter(tuple[Draw, ...])

    def action(self, values: dict[str, Any]) -> Action:
        """An action from its fields. Raises pydantic.ValidationError."""
        return self._actions.validate_python(values)

    def write(self, entry: Entry, players: int, options: str) -> EntryRow:
        """The entry as a row."""
        done = entry.action or entry.act
        action = done.model_dump_json() if done else f'{{"options":{options},"players":{players}}}'
        return EntryRow(
            n=entry.n,
            seat=entry.seat,
            by=entry.by,
            action=action,
            draws=self._draws.dump_json(entry.draws).decode(),
            events=self._events.dump_json(entry.events).decode(),
            at=entry.at,
        )

    def read(self, row: EntryRow) -> Entry:
        """The row as an entry. Raises pydantic.ValidationError if it is damaged."""
        return Entry(
            n=row.n,
            seat=row.seat,
            by=row.by,
            action=None if row.seat is None else self._actions.validate_json(row.action),
            draws=self._draws.validate_json(row.draws),
            events=self._events.validate_json(row.events),
            at=row.at,
            act=TableAct.model_validate_json(row.action) if row.seat is None and row.n else None,
        )


def _several(models: tuple[type[Model], ...]) -> Any:
    return tuple[_union(models), ...]  # type: ignore[misc]


@cache
def codec(rules: Any) -> Codec:
    """The codec of a rule set, made once."""
    return Codec(rules)


def _union(models: tuple[type[Model], ...]) -> Any:
    if len(models) == 1:
        return models[0]
    return Annotated[Union[models], Field(discriminator="kind")]  # noqa: UP007
