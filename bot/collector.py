"""What the bot tells Python's collector of cycles.

Almost all that a move makes is freed at once, without it. Left as it is, it looks through everything that was loaded
at the start again and again, for a tenth of the time, and now and then for so long that people notice.
"""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG, MIDDLE, OLD = 10_000, 10, 5
"""After how many new objects it looks at them, and after how many such looks at older ones.

What outlasts a look at the oldest is never looked at again, so many small looks cost no more than few long ones.
"""

OFTEN = 0.125
"""Seconds between two looks at what is new."""

ENOUGH = 0.004
"""Seconds that such looks have taken together when one at all that is new since the last one of its kind is due."""

OLDEST = 2
"""The last of the collector's generations."""

SELDOM = 7_000
"""After so many looks at the oldest, one is at all there is: half an hour where fifty tables never pause, else days.

With fifty tables it takes 0.5 to 0.75 s. Of what is under way at each look some kB may go unnoticed until then.
"""


@contextmanager
def loading() -> Iterator[None]:
    """While modules are read it looks at nothing, and then not at what they have made: a fifth of that time."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def look_less() -> None:
    """What is there now stays for good: never look at it again, and less often at what is new.

    Nor is what modules have left looked at: of 240,000 objects 2,000 are of no more use, and a look takes 0.2 s.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    if _keeping not in gc.callbacks:
        gc.callbacks.append(_keeping)


def stay() -> None:
    """What is there now stays: it is not looked at until all there is is looked at. Takes no time."""
    gc.freeze()


async def look_often() -> None:
    """Look at what is new before it is much. Cancel it to stop.

    Python counts what has been made less what is gone. Where new states take the place of old ones that comes to
    nothing, so it looks seldom, and then at very much.
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
    """What was there still at a look at the oldest stays. So no look takes longer the more games there are in memory.

    Almost all of it is freed without the collector all the same, once nobody holds it.
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
