"""All frames there are."""

from typing import Annotated

from pydantic import Field

from bot.rules.fief.frames.cards import CardFrame
from bot.rules.fief.frames.court import CourtFrame
from bot.rules.fief.frames.rounds import Round
from bot.rules.fief.frames.setup import Homes, Houses
from bot.rules.fief.frames.war import WarFrame

AnyFrame = Annotated[
    Round | Houses | Homes | CourtFrame | CardFrame | WarFrame,
    Field(discriminator="kind"),
]
