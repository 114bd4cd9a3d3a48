"""What one of several processes runs."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of these numbers, of so many in all."""

    ids: Sequence[int]
    count: int

    @property
    def process(self) -> int:
        """The number of the process: that of its first shard."""
        return min(self.ids)
