"""All frames there are."""

from typing import Annotated

from pydantic import Field

from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.alliances import Alliances, Handover
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.choosing import Choosing
from bot.rules.tiny_epic.frames.drafting import Drafting
from bot.rules.tiny_epic.frames.entering import Entering
from bot.rules.tiny_epic.frames.loss import Loss
from bot.rules.tiny_epic.frames.marching import Marching
from bot.rules.tiny_epic.frames.playing import Playing
from bot.rules.tiny_epic.frames.plotting import Plotting
from bot.rules.tiny_epic.frames.retreat import Retreat
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.setup import Setup
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.frames.upkeep import Upkeep

AnyFrame = Annotated[
    Setup | Round | Drafting | Turn | Act | Marching | Plotting | Playing | Choosing
    | Battle | Loss | Retreat | Entering | Upkeep | Alliances | Handover,
    Field(discriminator="kind"),
]  # fmt: skip
