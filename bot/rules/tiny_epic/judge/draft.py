"""The draft of a game: events as they come, the frames they lay on the stack."""

from __future__ import annotations

from bot.rules.contract import Chance, Seat
from bot.rules.kit.draft import StackDraft, made
from bot.rules.tiny_epic.events.flow import Altered, Closed, Opened
from bot.rules.tiny_epic.fold import fold
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.alliances import settle
from bot.rules.tiny_epic.frames.exploring import Exploring, arrived
from bot.rules.tiny_epic.frames.handling import Discarding
from bot.rules.tiny_epic.frames.kinds import AnyFrame
from bot.rules.tiny_epic.frames.retreat import Retreat
from bot.rules.tiny_epic.frames.upkeep import Upkeep, due
from bot.rules.tiny_epic.legal.retreats import Group
from bot.rules.tiny_epic.model.army import Army
from bot.rules.tiny_epic.model.ops import Acting, Explore
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

    def ally(self, house: str, side: str) -> None:
        """A card makes an NP house go with a side at once (TE-12.15)."""
        settle(self, house, side)

    def arrive(self, seat: Seat, domain: str, army: Army) -> None:
        """An army that a card has moved is there: it may explore after that (TE-15.35)."""
        arrived(self, seat, domain, army)

    def explore(self, seat: Seat, op: Explore) -> None:
        """It does (TE-15.35)."""
        self.push(Exploring(seat=seat, domain=op.domain, glass=op.glass))

    def discard(self, seat: Seat) -> None:
        """A hand over its limit throws away the excess (TE-2.7)."""
        self.push(Discarding(seat=seat))
