"""How the bot sets up Python's garbage collector, which frees objects that refer to each other in a cycle.

Almost everything that a move makes is freed by its reference count, without the collector. With its usual settings
it would go through all that was loaded at the start again and again: that takes a tenth of the time, and now and then
so long that people notice. To *freeze* an object (`gc.freeze`) means that the collector leaves it out from then on.
"""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG, MIDDLE, OLD = 10_000, 10, 5
"""Thresholds of the three generations (`gc.set_threshold`).

What survives a collection of the oldest is frozen, so many small collections cost no more than few long ones.
"""

OFTEN = 0.125
"""Seconds between two collections of the youngest generation."""

ENOUGH = 0.004
"""Once these have taken so many seconds together, all that is not frozen is collected."""

OLDEST = 2
"""The last of the collector's generations."""

SELDOM = 7_000
"""After so many collections of the oldest generation everything is unfrozen for one: every half hour where fifty tables
never pause, else every few days.

With fifty tables that one takes 0.5 to 0.75 s. Until then, garbage that was frozen while still in use stays: some kB at
each collection.
"""


@contextmanager
def loading() -> Iterator[None]:
    """Collect nothing while modules are imported, and freeze what they have made. It saves a fifth of that time."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def look_less() -> None:
    """Freeze all there is, and collect what is new less often. For the end of the start.

    What `loading` has frozen is not collected before: of 240,000 objects only 2,000 are garbage, and it takes 0.2 s.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    if _keeping not in gc.callbacks:
        gc.callbacks.append(_keeping)


def stay() -> None:
    """Freeze all there is. Takes no time."""
    gc.freeze()


async def look_often() -> None:
    """Collect what is new before it is much. Runs until it is cancelled.

    Python starts a collection by the number of objects made, less those freed. Where new states replace old ones that
    number hardly grows, so it would collect seldom, and then very much at once.
    """
    spent = 0.0
    while True:
        await asyncio.sleep(OFTEN)
        began = time.perf_counter()
        gc.collect(0)
        spent += time.perf_counter() - began
        if spent > ENOUGH:
            gc.collect()
            spent = 0.0


class _Keeping:
    """Freezes what has survived a collection of the oldest generation, so none takes longer the more games are loaded.

    Almost all of it is still freed by its reference count once nobody uses it.
    """

    def __init__(self) -> None:
        self._looks = 0

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        if info["generation"] != OLDEST:
            return
        if phase == "stop":
            gc.freeze()
            return
        self._looks += 1
        if self._looks % SELDOM == 0:
            gc.unfreeze()


_keeping = _Keeping()
