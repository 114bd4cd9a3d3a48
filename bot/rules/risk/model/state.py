"""The state of a game: the board as it lies, the cards, and the stack of what is being decided.

What the frames are is for `frames` to say, which completes the state with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import not_
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from bot.rules.kit.memo import Keeping
from bot.rules.kit.orders import standing

if TYPE_CHECKING:
    from bot.rules.risk.events.war import Fought
    from bot.rules.risk.frames import AnyFrame, Battle, Conquest, Invasion, Play, Reinforcement, Turn

from bot.rules.contract import Arrow, Model, Outcome, Seat
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.dominion import Court
from bot.rules.risk.model.mitchell import Realm
from bot.rules.risk.model.options import Modules, RiskOptions

Order = Literal["most", "one", "ask"]
"""A standing choice of defence dice (RISK-26.3)."""
DEFENCE_ORDERS: tuple[Order, ...] = ("most", "one", "ask")


Step = Literal["purchase", "invade", "maneuver", "score", "draw"]
STEPS: tuple[Step, ...] = ("purchase", "invade", "maneuver", "score", "draw")


class StandingOrders(Model):
    """How a seat's territories defend themselves; `places` differ from `everywhere` (RISK-26.3)."""

    everywhere: Order = "most"
    places: Mapping[str, Order] = {}

    def at(self, territory: str) -> Order:
        """The order that holds for `territory`."""
        return standing(self.places, territory, otherwise=self.everywhere)


class Trail(Model):
    """What one turn has done on the map: its arrows, and what changed hands.

    It stays until the next turn does something too.
    """

    turn: int = 0
    arrows: tuple[Arrow, ...] = ()
    changed: tuple[str, ...] = ()
    seat: Seat | None = None
    """Whose turn it was, once that seat has fought."""
    taken: Mapping[str, int | str] = {}
    """The lands that seat took, and whose they were: a seat, NEUTRAL, or the id of a side that nobody plays."""
    lost: int = 0
    slain: int = 0


class RiskState(Keeping):
    """All there is to know of a game. Seats index the tuples; territories key the mappings."""

    options: RiskOptions
    on: Modules = Modules()
    board: str
    order: tuple[Seat, ...] = ()
    houses: tuple[str | None, ...]
    owner: Mapping[str, int] = {}
    armies: Mapping[str, int] = {}
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...] = ()
    """The next card first."""
    discard: tuple[str, ...] = ()
    sunk: int = Field(0, exclude_if=not_)
    """Cards that a game master has put under the deck, and so below the End Game card (RISK-3.8)."""
    orders: tuple[StandingOrders, ...]
    out: tuple[Seat, ...] = ()
    round: int = 0
    turn: int = 0
    """How many turns have begun."""
    stack: tuple[AnyFrame, ...] = ()
    trail: Trail = Trail()
    last_battle: Fought | None = None
    court: Court = Court()
    realm: Realm | None = None
    """The sides without a player, in the House Mitchell variant alone."""
    result: Outcome | None = None

    @property
    def top(self) -> AnyFrame | None:
        """What is being decided now, or None once the game is over."""
        return self.stack[-1] if self.stack else None

    @property
    def active(self) -> Seat | None:
        """Whose turn it is, or None during set-up and after the end."""
        bottom = self.stack[0] if self.stack else None
        return bottom.seat if bottom is not None and bottom.kind in ("turn", "dawn") else None

    @property
    def current(self) -> Turn | None:
        """The turn under way, once it has begun."""
        bottom = self.stack[0] if self.stack else None
        return bottom if bottom is not None and bottom.kind == "turn" else None

    @property
    def invasion(self) -> Invasion | None:
        """The open invasion, wherever in the stack."""
        return next((frame for frame in self.stack if frame.kind == "invasion"), None)

    @property
    def battle(self) -> Battle | None:
        """The battle under way, wherever in the stack."""
        return next((frame for frame in self.stack if frame.kind == "battle"), None)

    @property
    def conquest(self) -> Conquest | None:
        """The land being occupied, wherever in the stack."""
        return next((frame for frame in self.stack if frame.kind == "conquest"), None)

    @property
    def muster(self) -> Reinforcement | None:
        """The armies being placed, wherever in the stack; the uppermost."""
        return next((frame for frame in reversed(self.stack) if frame.kind == "muster"), None)

    @property
    def played(self) -> Play | None:
        """The card being played, wherever in the stack; the uppermost."""
        return next((frame for frame in reversed(self.stack) if frame.kind == "play"), None)

    @property
    def fallen(self) -> Seat | None:
        """Who has just lost the last land: out, though the conqueror has not taken what they had (RISK-17.1)."""
        conquest = self.conquest
        if conquest is None or conquest.loser == NEUTRAL or conquest.loser in self.owner.values():
            return None
        return conquest.loser

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The seats in play after the active one, in turn order from it."""
        active = self.active
        return () if active is None else self.after(active)

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in play, in turn order from `seat`."""
        place, gone = self.order.index(seat), (*self.out, self.fallen)
        return tuple(one for one in (*self.order[place + 1 :], *self.order[:place]) if one not in gone)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats still in the game, in turn order."""
        return tuple(seat for seat in self.order if seat not in self.out)
