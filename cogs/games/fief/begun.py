"""An action that is being filled in, and what tells of it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.rules.contract import Seat
from bot.rules.fief.model.state import Fief
from bot.rules.fief.show.view import FiefView
from bot.words import Voice


class Begun(NamedTuple):
    """An action as far as it is filled in, by whom, and where the game stands."""

    view: FiefView
    say: Voice
    seat: Seat
    filled: Mapping[str, Any]

    @property
    def state(self) -> Fief:
        """As far as it is known."""
        return self.view.known


Teller = Callable[[Begun], Iterator[str]]
"""What there is to know before it is done, a line each."""
