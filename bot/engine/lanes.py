"""Which posts may be sent now: a lane of a game sends one at a time, a channel takes them at Discord's pace.

Whoever hangs takes up no place; agents have no more than half of them. Nothing is sent or read here.
"""

import math
from collections import Counter
from collections.abc import Callable

from bot.store.rows import OutboxRow

AT_ONCE = 8
"""How many posts are made and sent at the same time, but for those that hang."""

SLOW = 2.0
"""Seconds after which a post that is being sent counts as hanging: it only waits, and takes up no place."""

REMEMBERED = 1800.0
"""Seconds after which it is forgotten that a lane hung: most lanes end, and what is tried again is so sooner."""

MOST_AT_ONCE = 128
"""How many posts are on their way at the most, those that hang among them."""

AGENTS_A_SECOND = 15.0
"""How many posts of games that agents alone play are sent in a second. Discord takes 50 requests of a bot in a second,
and a post is one or two; what comes of people is to find room at any time."""

PACE, AHEAD = 1.25, 2
"""Seconds between two posts in a channel, and how many may be sent at once after a rest. Discord takes five messages
and five edits in five seconds for a channel. To send five at once would be no faster: the sixth would be drawn, and
then wait while newer boards and what people do pile up behind it."""

MOMENT = 0.001
"""Seconds that are as good as now."""

Lane = tuple[int, str]
"""A game, and which of its posts."""

Counted = tuple[tuple[int, str], bool]
"""What Discord counts together: where it goes, and whether it changes a message that is there."""


def lane_of(row: OutboxRow) -> Lane:
    """The lane in which a post stands."""
    return row.game_id, row.lane


class Lanes:
    """What is being sent, what hangs, and who has sent in advance. Told of each post that is `begun` and `ended`."""

    def __init__(self, clock: Callable[[], float], at_once: int = AT_ONCE) -> None:
        self._clock = clock
        self._at_once = at_once
        self._sending: set[Lane] = set()
        self._hanging: set[Lane] = set()
        """Of those being sent."""
        self._slow: dict[Lane, float] = {}
        """Lanes whose last post hung: the next one is taken to hang from its beginning, and takes nobody's place. And
        until when that is remembered."""
        self._of_agents: set[Lane] = set()
        """Of those being sent the ones of games that agents alone play."""
        self._agents_next = 0.0
        """When the next such post may be sent."""
        self._spent: dict[Counted, float] = {}
        """Until when it was sent in advance to a place, new messages and edits each."""
        self._on_their_way = Counter[Counted]()
        """How many posts are being sent to a place."""

    @property
    def busy(self) -> frozenset[Lane]:
        """Lanes of which a post is being sent."""
        return frozenset(self._sending)

    @property
    def slow(self) -> frozenset[Lane]:
        """Lanes whose last post hung."""
        return frozenset(self._slow)

    def wanted(self) -> int:
        """How many due posts one has to look at to find all that may be sent now: of a lane there may be two."""
        now = self._clock()
        self._spent = {which: until for which, until in self._spent.items() if until > now}
        self._slow = {lane: until for lane, until in self._slow.items() if until > now}
        return 2 * (self._at_once + len(self._sending) + len(self._slow) + len(self._spent))

    def free(self, lane: Lane) -> bool:
        """Whether there is a place for another post of this lane. Lanes that hung lately share half of all places."""
        if len(self._sending) >= MOST_AT_ONCE:
            return False
        if lane in self._slow:
            return len(self._hanging) < MOST_AT_ONCE // 2
        return len(self._sending) - len(self._hanging) < self._at_once

    def held_until(self, row: OutboxRow) -> float | None:
        """When a post may be sent that its pace, or that of agents, holds back now; None if nothing does.

        Infinity if it waits for a place among those of agents: there is one once another was sent.
        """
        which = _counted(row)
        # One change is kept for what people do: agents move on and on, and each of their moves changes the board.
        ahead = 1 if row.edits and row.interaction is None else AHEAD
        sent = self._on_their_way[which] + 1 - ahead
        paced = max(self._spent.get(which, 0.0), self._clock()) + sent * PACE
        if self.ahead(paced):
            return paced
        return None if row.people else self._held_agents()

    def ahead(self, at: float) -> bool:
        """Whether it is not yet that time."""
        return at > self._clock() + MOMENT

    def begun(self, row: OutboxRow) -> None:
        """A post is being sent."""
        lane = lane_of(row)
        self._on_their_way[_counted(row)] += 1
        self._sending.add(lane)
        if lane in self._slow:
            self._hanging.add(lane)
        if not row.people:
            self._of_agents.add(lane)
            self._agents_next = max(self._agents_next, self._clock()) + 1 / AGENTS_A_SECOND

    def hangs(self, lane: Lane) -> None:
        """The post being sent has taken `SLOW` seconds."""
        self._hanging.add(lane)
        self._slow[lane] = self._clock() + REMEMBERED

    def quick(self, lane: Lane) -> None:
        """A post has got through, or failed, in less."""
        self._slow.pop(lane, None)

    def ended(self, row: OutboxRow, messages: int = 1) -> None:
        """It is no longer being sent, and was so many messages. The pause after it counts from now: Discord may have
        held it, and pictures take long."""
        lane, which, now = lane_of(row), _counted(row), self._clock()
        spent = max(self._spent.get(which, 0.0), now) + messages * PACE
        self._spent[which] = min(spent, now + AHEAD * PACE)
        self._on_their_way[which] -= 1
        self._on_their_way += Counter()  # those of which nothing is left
        self._hanging.discard(lane)
        self._of_agents.discard(lane)
        self._sending.discard(lane)

    def _held_agents(self) -> float | None:
        """When a post of agents alone may be begun: they never have more than half of the places, and a pace."""
        if len(self._of_agents - self._hanging) >= max(1, self._at_once // 2):
            return math.inf
        return self._agents_next if self.ahead(self._agents_next) else None


def _counted(row: OutboxRow) -> Counted:
    """What Discord counts a post among."""
    return row.place, row.edits
