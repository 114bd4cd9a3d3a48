"""All frames there are."""

from typing import Annotated

from pydantic import Field

from bot.rules.fief.frames.cards import CardFrame
from bot.rules.fief.frames.court import CourtFrame
from bot.rules.fief.frames.rounds import Round
from bot.rules.fief.frames.setup import Homes, Houses
from bot.rules.fief.frames.surprises import SurpriseFrame
from bot.rules.fief.frames.war import WarFrame
from bot.rules.fief.frames.watch import WatchFrame

AnyFrame = Annotated[
    Round | Houses | Homes | CourtFrame | CardFrame | WarFrame | WatchFrame | SurpriseFrame,
    Field(discriminator="kind"),
]
