"""What a player may do in any mode: each class is a command, its fields the options (RISK-6.1)."""

from typing import Annotated, Literal

from pydantic import Field

from bot.rules.contract import Action, Handy


class House(Action):
    """Choose the House you lead."""

    kind: Literal["house"] = "house"
    house: str = Field(description="The House you want")


class Redeem(Action):
    """Redeem a set of three territory cards for armies."""

    kind: Literal["redeem"] = "redeem"
    cards: str = Field(description="The set to redeem")


class Deploy(Action):
    """Place reinforcements in a land you hold."""

    kind: Literal["deploy"] = "deploy"
    territory: str = Field(description="Where they go")
    armies: int | None = Field(None, description="How many; left out, all that may stand there")


class Attack(Action):
    """Invade a linked land and fight."""

    kind: Literal["attack"] = "attack"
    source: str = Field(description="The land the attack sets out from")
    target: str = Field(description="The land you attack")
    dice: int | None = Field(
        None, description="Armies to commit to a battle, 1 to 3; left out, as many as you may"
    )
    until: Annotated[int | None, Handy(1)] = Field(
        None, description="Fight on until this many armies are left; left out, one battle"
    )
    units: str | None = Field(
        None, description="Knights and Siege Engines that go along; left out, all that can"
    )


class Press(Action):
    """Fight on in the invasion you have begun."""

    kind: Literal["press"] = "press"
    dice: int | None = Field(
        None, description="Armies to commit to a battle, 1 to 3; left out, as many as you may"
    )
    until: Annotated[int | None, Handy(1)] = Field(
        None, description="Fight on until this many armies are left; left out, one battle"
    )
    units: str | None = Field(
        None, description="Knights and Siege Engines that go along; left out, all that can"
    )


class Halt(Action):
    """Break off the invasion you have begun."""

    kind: Literal["halt"] = "halt"


class Occupy(Action):
    """Say how many armies move into the land you took."""

    kind: Literal["occupy"] = "occupy"
    armies: int = Field(description="How many move in, all told")
    units: str | None = Field(
        None, description="Knights and Siege Engines that go along; left out, all that can"
    )


class Maneuver(Action):
    """Move armies once between lands of yours; no attack may follow."""

    kind: Literal["maneuver"] = "maneuver"
    source: str = Field(description="Where they come from")
    target: str = Field(description="Where they go")
    armies: int | None = Field(None, description="How many; left out, all but one")
    units: str | None = Field(
        None, description="Knights and Siege Engines that go along; left out, all that can"
    )


class End(Action):
    """End your turn and draw the card you have earned."""

    kind: Literal["end"] = "end"
    draw: bool = Field(True, description="Draw the territory card you have earned")


class Orders(Action):
    """Say in secret how your lands defend themselves while you are away."""

    kind: Literal["orders"] = "orders"
    defend: str = Field(description="With the most dice, with one, or ask you each time")
    territory: str | None = Field(None, description="For this land alone; left out, for all of them")


class Defend(Action):
    """Answer an attack with one die or two."""

    kind: Literal["defend"] = "defend"
    dice: int = Field(description="Armies that defend, 1 or 2")
