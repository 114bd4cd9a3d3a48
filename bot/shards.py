"""What one of several processes runs."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of these numbers, of so many in all."""

    ids: Sequence[int]
    count: int

    @property
    def first(self) -> bool:
        """Whether they are those of the process that does what is to be done once."""
        return 0 in self.ids
