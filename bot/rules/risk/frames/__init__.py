"""What RISK decides, step by step: one file a frame, with all that the frame means.

The top frame of the stack says who is awaited; a nested decision lies above the one it interrupts:
`Turn` - `Invasion` - `Battle`, `Turn` - `Reinforcement`, and windows and cards being played above any of them.
"""

from typing import Annotated

from pydantic import Field

from bot.rules.risk.events.war import Fought
from bot.rules.risk.frames.base import Answer
from bot.rules.risk.frames.battle import Battle
from bot.rules.risk.frames.card_choice import CardChoice
from bot.rules.risk.frames.choosing import Choosing
from bot.rules.risk.frames.claiming import Claiming
from bot.rules.risk.frames.conquest import Conquest
from bot.rules.risk.frames.houses import Houses
from bot.rules.risk.frames.invasion import Invasion
from bot.rules.risk.frames.play import Play
from bot.rules.risk.frames.ranking import Ranking
from bot.rules.risk.frames.reinforcement import Bound, Reinforcement
from bot.rules.risk.frames.removal import Removal
from bot.rules.risk.frames.turn import Turn
from bot.rules.risk.frames.turn_start import TurnStart
from bot.rules.risk.frames.vote import Vote
from bot.rules.risk.frames.window import Window
from bot.rules.risk.model.frames import complete
from bot.rules.risk.model.state import RiskState

FRAMES = (
    Houses,
    Choosing,
    Claiming,
    Ranking,
    TurnStart,
    Turn,
    Reinforcement,
    Invasion,
    Battle,
    Conquest,
    Window,
    Play,
    CardChoice,
    Removal,
    Vote,
)

AnyFrame = Annotated[
    Houses
    | Choosing
    | Claiming
    | Ranking
    | TurnStart
    | Turn
    | Reinforcement
    | Invasion
    | Battle
    | Conquest
    | Window
    | Play
    | CardChoice
    | Removal
    | Vote,
    Field(discriminator="kind"),
]

complete({frame.__name__: frame for frame in (*FRAMES, Answer, Bound)})
RiskState.model_rebuild(_types_namespace={"AnyFrame": AnyFrame, "Fought": Fought})

__all__ = [
    "FRAMES",
    "Answer",
    "AnyFrame",
    "Battle",
    "Bound",
    "CardChoice",
    "Choosing",
    "Claiming",
    "Conquest",
    "Houses",
    "Invasion",
    "Play",
    "Ranking",
    "Reinforcement",
    "Removal",
    "Turn",
    "TurnStart",
    "Vote",
    "Window",
]
