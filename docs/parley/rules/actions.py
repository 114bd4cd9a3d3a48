"""What a lord, or a game master, may do: each class is a command."""

from typing import Annotated, ClassVar, Literal

from bot.rules.contract import Action, Words


class March(Action):
    """March spears to a linked place."""

    kind: Literal["march"] = "march"
    source: str
    target: str
    spears: int | None = None  # left out: all


class Hold(Action):
    """Stay where you are this turn."""

    kind: Literal["hold"] = "hold"


class Embassy(Action):
    """Talk with another lord alone; no clock runs meanwhile."""

    kind: Literal["embassy"] = "embassy"
    lord: str


class Part(Action):
    """End the talk."""

    kind: Literal["part"] = "part"


class Commit(Action):
    """Lay silver face down for the fight, or for the Watch."""

    kind: Literal["commit"] = "commit"
    silver: int


class Give(Action):
    """Give silver to another lord."""

    kind: Literal["give"] = "give"
    family: ClassVar[str | None] = "talk"
    aside: ClassVar[bool] = True
    lord: str
    silver: int


class Offer(Action):
    """Offer silver for a truce until the round ends."""

    kind: Literal["offer"] = "offer"
    family: ClassVar[str | None] = "talk"
    aside: ClassVar[bool] = True
    lord: str
    silver: int


class Answer(Action):
    """Accept or refuse an offer."""

    kind: Literal["answer"] = "answer"
    family: ClassVar[str | None] = "talk"
    aside: ClassVar[bool] = True
    lord: str
    yes: bool


class Proclaim(Action):
    """Say something that is kept in the record."""

    kind: Literal["proclaim"] = "proclaim"
    family: ClassVar[str | None] = "talk"
    aside: ClassVar[bool] = True
    words: Annotated[str, Words(120)]


class SetSilver(Action):
    """A lord has so much silver."""

    kind: Literal["set_silver"] = "set_silver"
    player: str
    silver: int
