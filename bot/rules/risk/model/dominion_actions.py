"""What a player may do in a Dominion besides: each class is a command, its fields the options (RISK-6.2)."""

from typing import ClassVar, Literal

from pydantic import Field

from bot.rules.contract import Action


class KeepCards(Action):
    """Choose which of the cards you have seen you keep."""

    kind: Literal["keep"] = "keep"
    cards: tuple[str, ...] = Field(description="What you keep")


class Claim(Action):
    """Place one of your starting armies."""

    kind: Literal["claim"] = "claim"
    territory: str = Field(description="Where it goes")


class Buy(Action):
    """Buy a Maester card for 200 gold."""

    kind: Literal["buy"] = "buy"


class Search(Action):
    """Pay 200 gold to look at two Objectives and keep one."""

    kind: Literal["search"] = "search"


class Ransom(Action):
    """Buy back a captive Character for 500 gold."""

    family: ClassVar[str | None] = "court"
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

    kind: Literal["play"] = "play"
    card: str = Field(description="The Character or card")
    target: str = Field("none", description="At whom or what; needed only where there is a choice")
    lands: tuple[str, ...] = Field((), description="Three lands of yours; left out, those most in danger")


class Pass(Action):
    """Play nothing now."""

    kind: Literal["pass"] = "pass"


class Remove(Action):
    """Take armies off a land, as a card demands."""

    family: ClassVar[str | None] = "court"
    kind: Literal["remove"] = "remove"
    territory: str = Field(description="Where they stand")
    armies: int = Field(description="How many go")


class Reveal(Action):
    """Call the smallfolk you have rallied."""

    family: ClassVar[str | None] = "court"
    kind: Literal["reveal"] = "reveal"
    card: str = Field(description="Their land")


class Score(Action):
    """Reveal and score an Objective you have met."""

    kind: Literal["score"] = "score"
    objective: str = Field(description="The Objective")


class React(Action):
    """Say in secret whether a card, a Character or an occasion is used while you are away."""

    kind: Literal["react"] = "react"
    what: str = Field(description="The card, the Character or the occasion")
    order: str = Field(description="Ask you, never, or always as soon as it may be used")
