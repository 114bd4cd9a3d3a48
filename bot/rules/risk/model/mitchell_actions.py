"""What a player may do in the House Mitchell variant besides: each class is a command, its fields the options."""

from typing import ClassVar, Literal

from pydantic import Field

from bot.rules.contract import Action


class Land(Action):
    """Call an exiled House ashore, or the Wildlings over the Wall, instead of drawing your card."""

    family: ClassVar[str | None] = "realm"
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
