"""What a player may do: each class is a command (FIEF-16). The frame on top of the stack says which of them, and how.

Actions that stand beside a decision (`aside`) are judged by `play.deeds`; all others by the frame they answer.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from bot.rules.fief.actions.common import Answer, Choose, Pass, TakeHouse
from bot.rules.fief.actions.court import (
    Bestow,
    Betroth,
    Convert,
    Decree,
    Dissolve,
    Oath,
    Propose,
    Retire,
    Stand,
    Vote,
)
from bot.rules.fief.actions.orders import Discard, PlayCard, Recall, Standing, Succession, Surprise
from bot.rules.fief.actions.surprises import Calm, Join
from bot.rules.fief.actions.trade import (
    Accept,
    Bid,
    Buy,
    Counter,
    Decline,
    Embassy,
    Exchange,
    Gift,
    Keep,
    MakeOffer,
    Proclaim,
    Put,
    Redeem,
    Release,
    Send,
    Spy,
    Supply,
)
from bot.rules.fief.actions.war import (
    AskLeave,
    Assail,
    Attack,
    Climb,
    Execute,
    Fight,
    Ground,
    Lose,
    March,
    Muster,
    Pillage,
    Raid,
    Sail,
    Siege,
    TakeSide,
    Welcome,
)

AnyAction = Annotated[
    TakeHouse | Pass | Answer | Choose
    | Muster | March | Raid | AskLeave | Sail | Ground | Attack | Pillage | Execute | TakeSide | Fight | Lose | Siege
    | Climb | Assail | Welcome
    | Propose | Betroth | Dissolve | Decree | Convert | Stand | Vote | Bestow | Oath | Retire
    | Buy | Exchange | Bid | Keep | Supply | Redeem | Gift | Release
    | MakeOffer | Put | Send | Accept | Decline | Counter | Proclaim | Embassy | Spy
    | Discard | PlayCard | Surprise | Join | Calm | Standing | Succession | Recall,
    Field(discriminator="kind"),
]  # fmt: skip
"""Whatever may lie in a sealed frame as an answer."""

__all__ = [
    "Accept",
    "Answer",
    "AnyAction",
    "AskLeave",
    "Assail",
    "Attack",
    "Bestow",
    "Betroth",
    "Bid",
    "Buy",
    "Calm",
    "Choose",
    "Climb",
    "Convert",
    "Counter",
    "Decline",
    "Decree",
    "Discard",
    "Dissolve",
    "Embassy",
    "Exchange",
    "Execute",
    "Fight",
    "Gift",
    "Ground",
    "Join",
    "Keep",
    "Lose",
    "MakeOffer",
    "March",
    "Muster",
    "Oath",
    "Pass",
    "Pillage",
    "PlayCard",
    "Proclaim",
    "Propose",
    "Put",
    "Raid",
    "Recall",
    "Redeem",
    "Release",
    "Retire",
    "Sail",
    "Send",
    "Siege",
    "Spy",
    "Stand",
    "Standing",
    "Succession",
    "Supply",
    "Surprise",
    "TakeHouse",
    "TakeSide",
    "Vote",
    "Welcome",
]
