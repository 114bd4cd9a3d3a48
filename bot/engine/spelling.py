"""What people type of a name: compared by its letters and digits alone, with the nearest names where none fits."""

import difflib
import heapq
from collections.abc import Sequence
from functools import lru_cache

CLOSE = 0.6
"""How alike two spellings are, from 0 to 1, for one to be offered for the other."""

ALMOST = 0.8
"""The same of what is meant but for a slip."""

LIKELY = 24
"""Names that are compared letter by letter, which takes long: those that share most pairs of letters with what was
typed."""

COMPARED = 40
"""Letters by which two are compared so."""


def plain(text: str) -> str:
    """Letters and digits alone: what people type of a name."""
    return "".join(filter(str.isalnum, text.casefold()))


@lru_cache(8192)
def spelt(name: str) -> str:
    """`plain` of a name, remembered: a game's names are compared with all that is typed."""
    return plain(name)


def nearest(text: str, names: Sequence[str], most: int = 5, close: float = CLOSE) -> tuple[str, ...]:
    """The names most like `text`, if any is like it."""
    wanted = plain(text)[:COMPARED]
    pairs = _pairs(wanted)

    def alike(name: str) -> float:
        own = _pairs(spelt(name)[:COMPARED])
        return len(pairs & own) / (len(pairs) + len(own))

    likely = heapq.nlargest(LIKELY, names, key=alike)
    known = {spelt(name)[:COMPARED]: name for name in reversed(likely)}
    return tuple(known[key] for key in difflib.get_close_matches(wanted, known, n=most, cutoff=close))


@lru_cache(8192)
def _pairs(spelling: str) -> frozenset[str]:
    """Each two letters that stand side by side, the beginning and the end among them."""
    return frozenset(map("".join, zip(f" {spelling}", f"{spelling} ", strict=True)))
