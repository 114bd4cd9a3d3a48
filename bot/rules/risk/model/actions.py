"""What a player may do: each class is a command, its fields the options (RISK-6.1, RISK-6.2)."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from bot.rules.contract import Action, Handy

# ── in any mode ───────────────────────────────────────────────────────────────────────────────────


class House(Action):
    """Choose the House you lead."""

    kind: Literal["house"] = "house"
    house: str = Field(description="The House you want")


class Redeem(Action):
    """Redeem a set of three territory cards for armies."""

    weighed: ClassVar[bool] = True
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

    weighed: ClassVar[bool] = True
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

    weighed: ClassVar[bool] = True
    kind: Literal["maneuver"] = "maneuver"
    source: str = Field(description="Where they come from")
    target: str = Field(description="Where they go")
    armies: int | None = Field(None, description="How many; left out, all but one")
    units: str | None = Field(
        None, description="Knights and Siege Engines that go along; left out, all that can"
    )


class End(Action):
    """End your turn and draw the card you have earned."""

    weighed: ClassVar[bool] = True
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


# ── with the modules of a Dominion ──────────────────────────────────────────────────────────────────


class KeepCards(Action):
    """Choose which of the cards you have seen you keep."""

    kind: Literal["keep"] = "keep"
    cards: tuple[str, ...] = Field(description="What you keep")


class Claim(Action):
    """Place one of your starting armies."""

    kind: Literal["claim"] = "claim"
    territory: str = Field(description="Where it goes")


class Rank(Action):
    """Say in secret which regions you want to claim first, and where the rest of your armies goes."""

    kind: Literal["rank"] = "rank"
    first: str = Field(description="The region you want most")
    second: str = Field(description="The region you want next")
    third: str = Field(description="The one after that")
    armies: Annotated[str, Handy("borders", "evenly", "heart")] = Field(
        "borders", description="Where armies go once no land is free: borders, evenly, or the first region"
    )


class Buy(Action):
    """Buy a Maester card for 200 gold."""

    weighed: ClassVar[bool] = True
    kind: Literal["buy"] = "buy"


class Search(Action):
    """Pay 200 gold to look at two Objectives and keep one."""

    weighed: ClassVar[bool] = True
    kind: Literal["search"] = "search"


class Ransom(Action):
    """Buy back a captive Character for 500 gold."""

    family: ClassVar[str | None] = "court"
    weighed: ClassVar[bool] = True
    kind: Literal["ransom"] = "ransom"
    character: str = Field(description="Who comes home")


class Unit(Action):
    """Hand in one territory card for the Special Unit it shows."""

    family: ClassVar[str | None] = "court"
    kind: Literal["unit"] = "unit"
    card: str = Field(description="The card to hand in")
    territory: str = Field(description="Where the unit stands")


class PlayCard(Action):
    """Use a Character or play a Maester card."""

    weighed: ClassVar[bool] = True
    kind: Literal["play"] = "play"
    card: str = Field(description="The Character or card")
    target: str = Field("none", description="At whom or what; needed only where there is a choice")
    lands: tuple[str, ...] = Field((), description="Three lands of yours; left out, those most in danger")


class Pass(Action):
    """Play nothing now, or nothing for as long as you say."""

    kind: Literal["pass"] = "pass"
    until: Annotated[str, Handy("card", "battle", "attack", "turn")] = Field(
        "now", description="This time alone, or the whole card, battle, attack or turn"
    )


class Remove(Action):
    """Take armies off a land, as a card demands."""

    family: ClassVar[str | None] = "court"
    kind: Literal["remove"] = "remove"
    territory: str = Field(description="Where they stand")
    armies: int = Field(description="How many go")


class Reveal(Action):
    """Call the smallfolk you have rallied."""

    family: ClassVar[str | None] = "court"
    weighed: ClassVar[bool] = True
    kind: Literal["reveal"] = "reveal"
    card: str = Field(description="Their land")


class Score(Action):
    """Reveal and score an Objective you have met."""

    weighed: ClassVar[bool] = True
    kind: Literal["score"] = "score"
    objective: str = Field(description="The Objective")


class React(Action):
    """Say in secret whether a card, a Character or an occasion is used while you are away."""

    kind: Literal["react"] = "react"
    what: str = Field(description="The card, the Character or the occasion")
    order: str = Field(description="Ask you, never, or always as soon as it may be used")


# ── in the House Mitchell variant ───────────────────────────────────────────────────────────────────


class Land(Action):
    """Call an exiled House ashore, or the Wildlings over the Wall, instead of drawing your card."""

    family: ClassVar[str | None] = "realm"
    weighed: ClassVar[bool] = True
    kind: Literal["land"] = "land"
    house: str = Field(description="Who comes back")
    territory: str = Field(
        description="The port they attack; of the Wildlings and the Night's Watch, The Gift"
    )
    own: bool = Field(False, description="Say yes if it is a land of your own that they shall attack")


class Lead(Action):
    """Ask the others to let you lead a House that nobody plays."""

    family: ClassVar[str | None] = "realm"
    kind: Literal["lead"] = "lead"
    house: str = Field(description="The House")


class Agree(Action):
    """Say whether somebody may lead a House that nobody plays."""

    family: ClassVar[str | None] = "realm"
    kind: Literal["agree"] = "agree"
    yes: bool = Field(description="Yes or no; one no is enough")
