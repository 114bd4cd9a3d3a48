"""What the bot tells Python's collector of cycles.

Almost all that a move makes is freed at once, without it. Left as it is, it looks through everything that was loaded
at the start again and again, for a tenth of the time, and now and then for so long that people notice.
"""

import gc

YOUNG, MIDDLE, OLD = 10_000, 20, 20
"""After how many new objects it looks at them, and after how many such looks at older ones."""


def look_less() -> None:
    """What is there now stays for good: never look at it again, and less often at what is new."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
