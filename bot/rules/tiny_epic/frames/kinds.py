"""All frames there are."""

from typing import Annotated

from pydantic import Field

from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.alliances import Alliances, Handover
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.choosing import Choosing
from bot.rules.tiny_epic.frames.drafting import Drafting
from bot.rules.tiny_epic.frames.entering import Entering
from bot.rules.tiny_epic.frames.exploring import Exploring
from bot.rules.tiny_epic.frames.gathering import Gathering
from bot.rules.tiny_epic.frames.handling import Discarding, Stacking
from bot.rules.tiny_epic.frames.loss import Loss
from bot.rules.tiny_epic.frames.marching import Marching
from bot.rules.tiny_epic.frames.night.assault import Advance, Assault
from bot.rules.tiny_epic.frames.night.facing import Facing
from bot.rules.tiny_epic.frames.night.ordering import Ordering
from bot.rules.tiny_epic.frames.night.placing import Placing
from bot.rules.tiny_epic.frames.night.ranger import Ranger
from bot.rules.tiny_epic.frames.night.terrify import Tribute
from bot.rules.tiny_epic.frames.night.terror import Terror
from bot.rules.tiny_epic.frames.playing import Playing
from bot.rules.tiny_epic.frames.plotting import Plotting
from bot.rules.tiny_epic.frames.retreat import Retreat
from bot.rules.tiny_epic.frames.rival.deeds import Deeds
from bot.rules.tiny_epic.frames.rival.tie import Tie
from bot.rules.tiny_epic.frames.rival.turn import RivalTurn
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.setup import Setup
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.frames.upkeep import Upkeep

AnyFrame = Annotated[
    Setup | Round | Drafting | Turn | Act | Marching | Plotting | Playing | Choosing | Gathering | Discarding
    | Stacking | Battle | Loss | Retreat | Entering | Upkeep | Alliances | Handover
    | Exploring | Facing | Ranger | Ordering | Placing | Assault | Advance | Terror | Tribute
    | RivalTurn | Deeds | Tie,
    Field(discriminator="kind"),
]  # fmt: skip
