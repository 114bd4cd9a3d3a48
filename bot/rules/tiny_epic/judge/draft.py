"""The draft of a game: events as they come, the frames they lay on the stack."""

from __future__ import annotations

from bot.rules.contract import Chance, Seat
from bot.rules.kit.draft import StackDraft, made
from bot.rules.tiny_epic.events.flow import Altered, Closed, Opened
from bot.rules.tiny_epic.fold import fold
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.kinds import AnyFrame
from bot.rules.tiny_epic.frames.retreat import Retreat
from bot.rules.tiny_epic.frames.upkeep import Upkeep, due
from bot.rules.tiny_epic.legal.retreats import Group
from bot.rules.tiny_epic.model.ops import Acting
from bot.rules.tiny_epic.model.state import TinyEpic

UPKEEP = Upkeep()


class Play(StackDraft[TinyEpic, AnyFrame]):
    """A state being judged, with its stack."""

    opened, altered, closed = Opened, Altered, Closed()

    def __init__(self, state: TinyEpic, chance: Chance) -> None:
        super().__init__(fold, state, chance)

    def keep_up(self) -> None:
        """TE-0.7: after every finished action, step and battle, if there is anything to put right."""
        if due(self.state):
            self.push(UPKEEP)

    def retreat(self, *groups: Group) -> None:
        """Groups retreat, each settled before the next (TE-7.9). They come in the order in which they leave."""
        for group in reversed(groups):
            self.push(made(Retreat, group=group))

    def ask_action(self, seat: Seat, op: Acting) -> None:
        """A step of a card that is itself an action (TE-0.11)."""
        self.push(made(Act, seat=seat, op=op, moment="step", optional=op.optional))
