"""What a seat or a game master may do, and the marks on the fields of it."""

# Annotations are types here, not text that pydantic would read anew for each kind that inherits them (0029).

from types import UnionType
from typing import Any, ClassVar, Literal, Union, get_args, get_origin

from pydantic import GetCoreSchemaHandler
from pydantic.fields import FieldInfo
from pydantic_core.core_schema import CoreSchema, no_info_after_validator_function

from bot.rules.contract.base import Model


class Action(Model):
    """Something a seat does. A subclass *is* a slash command.

    Its fields are the command's options, its docstring the description, `kind` the name. A field of type
    `str` is one of the values `candidates` offers, `int` an amount, `bool` a yes or no, `tuple[str, ...]` several
    values; a `str` marked `Words` is free text. A field with a default may be left out.
    """

    kind: str

    family: ClassVar[str | None] = None
    """Actions of one family share a group of subcommands (`/risk realm land`), since a command has room for only 25.

    The key `<game>-family-<family>` describes the group. On a crowded panel a family shares one button.
    """

    aside: ClassVar[bool] = False
    """Whether it may be done at any time beside the open decision, such as a gift or an offer.

    As long as the public sees the same prompts before and after it, an aside renews no clock, makes no button stale,
    stops no plan, and is no answer to the decision. Prompts are compared with their arguments (`Prompt.about`), so what
    an aside may change, such as how much silver somebody has, must not be among these.
    """

    weighed: ClassVar[bool] = False
    """Whether a panel asks for confirmation even where nothing is left to choose.

    True for what costs something, ends something, or cannot be taken back.
    """

    foretold: ClassVar[bool] = True
    """Of an edit: whether a game master may be shown a preview of the board after it.

    False where the preview would tell something hidden, such as who holds a card, or what chance is about to give.
    """


def kind_of(action: type[Action]) -> str:
    """The name of a kind of action: the value that `kind` has in all of them."""
    return str(action.model_fields["kind"].default)


class Concede(Action):
    """Leave the game for good."""

    kind: Literal["concede"] = "concede"


class Reinstate(Action):
    """Of an edit: a player who is out is in the game again, and has not left it for good. Each game has its own."""

    player: str
    """Their seat, as text."""


class EndGame(Action):
    """End the game with these winners."""

    kind: Literal["end_game"] = "end_game"
    winners: tuple[str, ...] = ()
    """Seats, as text, and ids of sides that nobody plays. None: a loss for all."""


class Elapse(Action):
    """End what stays open for its time alone (`Prompt.held`); who has not answered has said the default."""

    kind: Literal["elapse"] = "elapse"

    foretold: ClassVar[bool] = False


class CallOff(Action):
    """Call off what lies on top: a battle, a vote, an embassy; what it interrupted goes on."""

    kind: Literal["call_off"] = "call_off"

    foretold: ClassVar[bool] = False  # how it goes on may tell of orders given in secret


class Words:
    """Marks a `str` field as free text of so many characters at the most: `note: Annotated[str, Words(80)]`."""

    def __init__(self, longest: int) -> None:
        self.longest = longest

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Check the length whenever an action is made, wherever it comes from."""
        return no_info_after_validator_function(self._bounded, handler(source))

    def _bounded(self, words: str) -> str:
        if len(words) > self.longest:
            raise ValueError(f"more than {self.longest} characters")
        return words


class Handy:
    """Marks an optional field some values of which get their own buttons: `until: Annotated[int | None, Handy(1)]`.

    For an amount the key `<game>-do-<action>-<field>` names the button; leaving such a field out must not mean its
    usual value. For any other value the key is `<game>-do-<action>-<field>-<value>`, and the button is on the panel
    from the beginning if the action has nothing else to ask.
    """

    def __init__(self, *values: int | str) -> None:
        self.values = values


FieldKind = Literal["pick", "amount", "several", "yes", "words"]
"""What a field of an action takes: one of the values offered, a number, several values, a yes or no, free words."""


def field_kind(field: FieldInfo) -> FieldKind:
    """Which kind of value a field of an action takes. For an optional field, which it takes if it is not left out."""
    if any(isinstance(mark, Words) for mark in field.metadata):
        return "words"
    taken: Any = field.annotation
    if get_origin(taken) in (Union, UnionType):
        taken = next(part for part in get_args(taken) if part is not type(None))
    if get_origin(taken) is tuple:
        return "several"
    if get_origin(taken) is Literal:
        taken = type(get_args(taken)[0])
    kinds: dict[type, FieldKind] = {bool: "yes", int: "amount", str: "pick"}
    return kinds[taken]
