"""How long ago people did what the bot reads only now.

Discord waits three seconds for an answer and then tells the person that it failed. What is older is not carried out: it
may have been done again by hand since.
"""

import math
from collections.abc import Callable

PATIENCE = 3.0
"""Seconds that Discord waits."""

SPAN = 3600.0
"""Seconds after which it is learnt anew how Discord's clock stands to this one: each drifts a little."""


class Arrivals:
    """One for the process. `clock` gives seconds, and need only go on evenly.

    Discord's ids tell when something was done by Discord's clock. How far this machine's is from it nobody tells; but
    what arrived quickest lately arrived at once, and everything else came later than that. So the very first arrival in
    a long while is never late.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since = -math.inf
        self._quickest = self._before = math.inf

    def late(self, done: float) -> bool:
        """Whether Discord has given up waiting for what was `done` at that time of its clock, in seconds."""
        now = self._clock()
        delay = now - done
        if now - self._since >= SPAN:
            self._before = self._quickest if now - self._since < 2 * SPAN else math.inf
            self._since, self._quickest = now, math.inf
        self._quickest = min(self._quickest, delay)
        return delay - min(self._quickest, self._before) > PATIENCE
