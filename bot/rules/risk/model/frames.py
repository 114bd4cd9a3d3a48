"""The frames of RISK for what lies below them.

Frames emit events, and events put frames on the stack: whichever of the two came first could not import the other. So
the classes are found here by name at the moment of use, once all are there; and for a type checker they are imported.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Model

if TYPE_CHECKING:
    from bot.rules.risk.frames import Answer as Answer
    from bot.rules.risk.frames import AnyFrame as AnyFrame
    from bot.rules.risk.frames import Battle as Battle
    from bot.rules.risk.frames import Bound as Bound
    from bot.rules.risk.frames import CardChoice as CardChoice
    from bot.rules.risk.frames import Choosing as Choosing
    from bot.rules.risk.frames import Claiming as Claiming
    from bot.rules.risk.frames import Conquest as Conquest
    from bot.rules.risk.frames import Houses as Houses
    from bot.rules.risk.frames import Invasion as Invasion
    from bot.rules.risk.frames import Play as Play
    from bot.rules.risk.frames import Ranking as Ranking
    from bot.rules.risk.frames import Reinforcement as Reinforcement
    from bot.rules.risk.frames import Removal as Removal
    from bot.rules.risk.frames import Turn as Turn
    from bot.rules.risk.frames import TurnStart as TurnStart
    from bot.rules.risk.frames import Vote as Vote
    from bot.rules.risk.frames import Window as Window


def complete(classes: Mapping[str, type[Model]]) -> None:
    """Makes the classes known: called once, where they are."""
    globals().update(classes)
