"""Which posts may be sent now. Nothing is sent or read here.

- A lane (posts of one kind of one game) sends one post at a time, in order.
- A channel is sent no more than Discord takes in a time.
- Only `AT_ONCE` posts are made and sent at a time, at most half of them of games that agents alone play. A post that
  hangs, because Discord does not answer, does not count among them.
"""

import math
from collections import Counter
from collections.abc import Callable

from bot.store.rows import OutboxRow

AT_ONCE = 8
"""How many posts are made and sent at the same time, not counting those that hang."""

SLOW = 2.0
"""Seconds after which a post that is being sent counts as hanging, and another may be sent in its place."""

REMEMBERED = 1800.0
"""Seconds after which it is forgotten that a lane hung. Most lanes end one day, and a retry comes sooner than that."""

MOST_AT_ONCE = 128
"""How many posts may be on their way at the most, those that hang included."""

AGENTS_A_SECOND = 15.0
"""How many posts of games that agents alone play are sent in a second. Discord takes 50 requests of a bot in a second,
and a post is one or two, so this always leaves room for the posts of people's games."""

PACE, AHEAD = 1.25, 2
"""Seconds between two posts in a channel, and how many may be sent at once after a pause. In one channel Discord takes
five new messages and five edits in five seconds. Sending five at once would gain nothing: a sixth, already drawn, would
then wait for Discord while newer boards, which could have replaced it, queue up behind it."""

MOMENT = 0.001
"""Seconds by which something may lie in the future and still count as due now."""

Lane = tuple[int, str]
"""A game's id, and the name of one of its lanes."""

Counted = tuple[tuple[int, str], bool]
"""What Discord's rate limits count together: the place of a post, and whether it edits a message that is there."""


def lane_of(row: OutboxRow) -> Lane:
    """The lane in which a post stands."""
    return row.game_id, row.lane


class Lanes:
    """Keeps count of what is being sent. Has to be told when a post is `begun`, when it `hangs` and has `ended`."""

    def __init__(self, clock: Callable[[], float], at_once: int = AT_ONCE) -> None:
        self._clock = clock
        self._at_once = at_once
        self._sending: set[Lane] = set()
        self._hanging: set[Lane] = set()
        """Those of `_sending` whose post hangs."""
        self._slow: dict[Lane, float] = {}
        """Lanes whose last post hung, and until when that is remembered. Their next post counts as hanging from its
        beginning, so that it takes no place from others."""
        self._of_agents: set[Lane] = set()
        """Those of `_sending` that belong to games that agents alone play."""
        self._agents_next = 0.0
        """When the next such post may be sent."""
        self._spent: dict[Counted, float] = {}
        """Until when the pace of a place has been used up, for new messages and for edits."""
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
        """How many due posts have to be looked at to find all that may be sent now. There may be two of each lane."""
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
        """When a post that is held back now may be sent, in seconds of the clock; None if nothing holds it back.

        It is held back by the pace of its channel, by the pace of agents, or (then infinity is returned) until another
        post of agents has been sent.
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
        """Whether the time `at` is still to come."""
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
        """A post is no longer being sent. It was so many `messages`, as Discord counts them.

        The pause after it is counted from now and not from its beginning, as Discord may have held it up, and pictures
        take a while.
        """
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
