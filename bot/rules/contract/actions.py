"""What a seat may do, what a game master may, and how the fields of it are marked."""

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
    """Actions of a family share a group of subcommands, for a command has room for 25: `/risk realm land`.

    The group is described by the key `<game>-family-<family>`. On a crowded panel a family has one button.
    """

    aside: ClassVar[bool] = False
    """Whether it may be done beside whatever is decided now, such as a gift, an offer, an order left in public.

    While it changes nobody's decision it renews no clock, makes no button stale and stops no plan; its player is
    not taken to have answered anything by it. It changes one where all see another prompt after it, the arguments of
    its words included: so what an aside changes, such as how much somebody has, is none of those.
    """

    weighed: ClassVar[bool] = False
    """Whether a panel asks once more before it is done, even where nothing is left to choose.

    So it is with what costs something, ends something, or cannot be taken back.
    """

    foretold: ClassVar[bool] = True
    """Of an edit: whether the board after it may be shown before it is done.

    False where that would tell something hidden, such as who held a card, or what chance is about to give.
    """


def kind_of(action: type[Action]) -> str:
    """The name of a kind of action: the value that `kind` has in all of them."""
    return str(action.model_fields["kind"].default)


class Concede(Action):
    """Leave the game for good."""

    kind: Literal["concede"] = "concede"


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
        """Wherever an action comes from, its words are no longer than they may be."""
        return no_info_after_validator_function(self._bounded, handler(source))

    def _bounded(self, words: str) -> str:
        if len(words) > self.longest:
            raise ValueError(f"more than {self.longest} characters")
        return words


class Handy:
    """Marks an optional field some of whose values deserve a button: `until: Annotated[int | None, Handy(1)]`.

    The button of an amount is named by the key `<game>-do-<action>-<field>`, and left out, the field does not mean its
    usual value. That of any other value is named by `<game>-do-<action>-<field>-<value>`, and stands on the panel from
    the beginning where nothing else is asked.
    """

    def __init__(self, *values: int | str) -> None:
        self.values = values


FieldKind = Literal["pick", "amount", "several", "yes", "words"]
"""What a field of an action takes: one of the values offered, a number, several values, a yes or no, free words."""


def field_kind(field: FieldInfo) -> FieldKind:
    """What stands in a field of an action, which may be one that can be left out."""
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
