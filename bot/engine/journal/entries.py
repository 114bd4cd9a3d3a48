"""The journal of a game: one entry an action, with its draws and its events, to and from stored text."""

from functools import cache
from typing import Annotated, Any, ClassVar, Literal, TypeGuard, Union, get_args

from pydantic import Field, TypeAdapter

from bot.engine.journal.chance import Draw
from bot.rules.contract import Action, Event, Model, Ruleset, Viewer, events_seen, kind_of
from bot.store.record import record
from bot.store.rows import By, EntryRow

Rules = Ruleset[Any, Any]
"""A rule set of any game, as the engine knows it."""


class TableAct(Model):
    """Something done to the table that no rule judges. All may know of it."""

    kind: str

    turns: ClassVar[bool] = False
    """Whether the board has changed after it, so that older buttons are stale."""


class Appointment(TableAct):
    """Who plays a seat from now on.

    `regent`: the agent `name` plays in the stead of `before`; `return`: `name` plays again, after the agent `before`;
    `substitute`: `name` has taken the seat that was that of `before`; `removal`: `before` has lost it, and the agent
    `name` plays it until somebody takes it.
    """

    kind: Literal["regent", "return", "substitute", "removal"]
    seat: int
    name: str
    before: str


class Rewind(TableAct):
    """The game stands again as it stood at version `to`; what came after it counts no more.

    `move` is the number of that moment as all are told it (`history.numbers`).
    `keep` are later entries that count all the same: what others did unseen while a player took back a move. With
    `seats`, who sits where is as it was then, too. A game that was over had its secret shown: `shown` is
    that secret, and `commitment` the SHA-256 of the one from now on.
    """

    kind: Literal["rewind"] = "rewind"
    to: int
    move: int = 0
    keep: tuple[int, ...] = ()
    seats: bool = False
    shown: str = ""
    commitment: str = ""

    turns: ClassVar[bool] = True


class Reseal(TableAct):
    """The game was put back from a backup, and somebody may know the dice that it would have thrown.

    `shown` is the secret up to here, which nobody learns before the game is over; `commitment` is the SHA-256 of the
    one from now on.
    """

    kind: Literal["reseal"] = "reseal"
    shown: str = ""
    commitment: str


class Halt(TableAct):
    """The table stops or goes on.

    `pause` stops the clocks, `lock` the players too, `archive` frees the channel; `sleep` stops the clocks of a
    table that nobody comes to, until one of its players does (`wake`).
    """

    kind: Literal["pause", "resume", "lock", "unlock", "archive", "restore", "sleep", "wake"]


class Extension(TableAct):
    """Whoever is awaited with this seat has so many hours more for the decision."""

    kind: Literal["extend"] = "extend"
    seat: int
    hours: int


class Skip(TableAct):
    """A game master waits no longer: what is usual is done for `seat`, or for all whose secret answer is missing."""

    kind: Literal["skip"] = "skip"
    seat: int | None


class Attempt(TableAct):
    """A game master tried to move for a seat, and the rules did not allow it: that, too, may tell something."""

    kind: Literal["attempt"] = "attempt"
    seat: int
    line: str


class Charge(TableAct):
    """Somebody, or all who have a role, may moderate from now on, or no longer. A rewind does not change who may."""

    kind: Literal["appoint", "dismiss"]
    name: str


class Audit(TableAct):
    """A game master has looked at what this seat hides."""

    kind: Literal["audit"] = "audit"
    seat: int


class Copy(TableAct):
    """The whole game left in a sealed file (`export`), or was taken up from one (`import`)."""

    kind: Literal["export", "import"]


class Remark(TableAct):
    """Words for the record: a `note`, an announcement, or a `ruling` on a dispute, with the clause it is about."""

    kind: Literal["note", "announce", "ruling"]
    words: str
    clause: str = ""


Act = Annotated[
    Appointment | Rewind | Reseal | Halt | Extension | Skip | Attempt | Charge | Audit | Copy | Remark,
    Field(discriminator="kind"),
]

ACTS: TypeAdapter[Act] = TypeAdapter(Act)

_FIELDS: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])

ACT_KINDS = frozenset(
    kind for model in get_args(get_args(Act)[0]) for kind in get_args(model.model_fields["kind"].annotation)
)
"""All kinds of acts. They tell a stored act from an edit, since neither has a seat; so no edit may have such a kind."""


def resealed(act: Act | None) -> TypeGuard[Rewind | Reseal]:
    """Whether dice come from another secret after this act."""
    return isinstance(act, Rewind | Reseal) and bool(act.shown)


class Signed(Model):
    """Which game master did it, by name, and why; `plays` if the master has a seat at the table, too."""

    who: str
    why: str
    plays: bool = False


@record
class Entry:
    """One judged action (None: the set-up), what chance gave, and what happened; or an act of the table.

    An action without a seat is an edit. `signed` is there for all that a game master did.
    """

    n: int
    seat: int | None
    by: By
    action: Action | None
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
    at: float
    act: Act | None = None
    signed: Signed | None = None

    @property
    def public(self) -> bool:
        """Whether everybody can see that the board has changed."""
        turned = self.act is not None and self.act.turns
        return turned or any(event.seen_by(None) is not None for event in self.events)

    @property
    def edited(self) -> bool:
        """Whether a game master has changed the board by it."""
        return self.signed is not None and self.action is not None and self.seat is None

    def told(self, viewer: Viewer) -> tuple[Event, ...]:
        """Its events as `viewer` may know them, those of an edit in the words of a game master's hand."""
        seen = events_seen(self.events, viewer)
        return tuple(event.by_hand() for event in seen) if self.edited else seen

    @property
    def aside(self) -> bool:
        """Whether it answers no decision, but was done beside the one that was open (`Action.aside`)."""
        return self.action is not None and self.action.aside


class Codec:
    """Actions, events and states of one rule set, to and from JSON."""

    def __init__(self, rules: Rules) -> None:
        taken = ACT_KINDS & {kind_of(edit) for edit in rules.edits}
        if taken:
            raise TypeError(f"edits of {rules.id} are called as acts of the table are: {sorted(taken)}")
        self._actions: TypeAdapter[Action] = TypeAdapter(_union((*rules.actions, *rules.edits)))
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
            draws=self._draws.dump_json(entry.draws).decode() if entry.draws else "[]",
            events=self._events.dump_json(entry.events).decode(),
            at=entry.at,
            signed=entry.signed.model_dump_json() if entry.signed else "",
        )

    def read(self, row: EntryRow) -> Entry:
        """The row as an entry. Raises pydantic.ValidationError if it is damaged."""
        action = act = None
        if row.n and row.seat is None and _FIELDS.validate_json(row.action).get("kind") in ACT_KINDS:
            act = ACTS.validate_json(row.action)
        elif row.n or row.seat is not None:
            action = self._actions.validate_json(row.action)
        return Entry(
            n=row.n,
            seat=row.seat,
            by=row.by,
            action=action,
            draws=self._draws.validate_json(row.draws),
            events=self._events.validate_json(row.events),
            at=row.at,
            act=act,
            signed=Signed.model_validate_json(row.signed) if row.signed else None,
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
