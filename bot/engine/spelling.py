"""What people type of a name: compared by its letters and digits alone, with the nearest names where none fits."""

import difflib
from collections.abc import Sequence
from functools import lru_cache

CLOSE = 0.6
"""How alike two spellings are, from 0 to 1, for one to be offered for the other."""


def plain(text: str) -> str:
    """Letters and digits alone: what people type of a name."""
    return "".join(filter(str.isalnum, text.casefold()))


@lru_cache(4096)
def spelt(name: str) -> str:
    """`plain` of a name, remembered: a game's names are compared with all that is typed."""
    return plain(name)


def nearest(text: str, names: Sequence[str], most: int = 5) -> tuple[str, ...]:
    """The names most like `text`; the first few if none is like it."""
    known = {spelt(name): name for name in names}
    close = difflib.get_close_matches(plain(text), known, n=most, cutoff=CLOSE)
    return tuple(known[key] for key in close) or tuple(names)[:most]
