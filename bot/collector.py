"""What the bot tells Python's collector of cycles.

Almost all that a move makes is freed at once, without it. Left as it is, it looks through everything that was loaded
at the start again and again, for a tenth of the time, and now and then for so long that people notice.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG, MIDDLE, OLD = 10_000, 20, 20
"""After how many new objects it looks at them, and after how many such looks at older ones."""


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
    """What is there now stays for good: never look at it again, and less often at what is new."""
    gc.unfreeze()  # modules leave some that is of no more use
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
