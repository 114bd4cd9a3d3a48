"""The last entries of a journal, kept in memory: most of what is asked of one is about the turn under way."""

from collections import deque

from bot.engine.journal.entries import Entry

KEPT = 72
"""Entries kept: somewhat more than an undo or the story of a turn looks at first."""


class Tail:
    """The entries stored last, without a gap."""

    def __init__(self) -> None:
        self._entries: deque[Entry] = deque(maxlen=KEPT)

    def add(self, entry: Entry) -> None:
        """An entry was stored."""
        if self._entries and self._entries[-1].n != entry.n - 1:
            self._entries.clear()
        self._entries.append(entry)

    def clear(self) -> None:
        """The journal may have changed."""
        self._entries.clear()

    def after(self, n: int, version: int) -> list[Entry] | None:
        """Entries `n` + 1 to `version` - 1, if all of them are here."""
        kept = self._entries
        if not kept or kept[-1].n != version - 1 or kept[0].n > n + 1:
            return None
        return [entry for entry in kept if entry.n > n]
