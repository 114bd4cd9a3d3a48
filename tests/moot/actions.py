"""What somebody may do at the moot."""

from typing import ClassVar, Literal

from bot.rules.contract import Action


class Dig(Action):
    """Dig for gold with a die."""

    kind: Literal["dig"] = "dig"


class Draw(Action):
    """Draw a card."""

    kind: Literal["draw"] = "draw"


class Rest(Action):
    """End your turn."""

    kind: Literal["rest"] = "rest"


class Vote(Action):
    """Vote for somebody, in secret."""

    kind: Literal["vote"] = "vote"
    who: str


class Leave(Action):
    """Leave the talk."""

    kind: Literal["leave"] = "leave"


class Answer(Action):
    """Accept or refuse an offer."""

    kind: Literal["answer"] = "answer"
    offer: str
    accept: bool
    aside: ClassVar[bool] = True


class Gift(Action):
    """Give gold."""

    kind: Literal["gift"] = "gift"
    who: str
    gold: int
    aside: ClassVar[bool] = True


class Offer(Action):
    """Offer gold."""

    kind: Literal["offer"] = "offer"
    who: str
    gold: int
    aside: ClassVar[bool] = True


class Cede(Action):
    """Give up the rest of your turn, which changes what everybody is asked."""

    kind: Literal["cede"] = "cede"
    aside: ClassVar[bool] = True


class Talk(Action):
    """Call everybody to a talk, during which no clock runs."""

    kind: Literal["talk"] = "talk"
    aside: ClassVar[bool] = True


class Plot(Action):
    """Note something that nobody else knows of."""

    kind: Literal["plot"] = "plot"
    note: int
