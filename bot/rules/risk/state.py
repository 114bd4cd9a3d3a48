"""The state of a game: the board as it lies, the cards, and the stack of what is being decided.

The top frame of `stack` says who is awaited; a nested decision lies above the one it interrupts:
`Turn` – `Invasion` – `Battle`, or `Turn` – `Muster`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal, TypeVar

from pydantic import BaseModel, Field

from bot.rules.contract import Arrow, Model, Outcome, Seat, State
from bot.rules.risk.events import Fought
from bot.rules.risk.options import RiskOptions

M = TypeVar("M", bound=Model)

Order = Literal["most", "one", "ask"]
"""A standing choice of defence dice (RISK-26.3)."""


class Houses(Model):
    """Houses are being chosen: `queue[0]` chooses next (RISK-3.2)."""

    kind: Literal["houses"] = "houses"
    queue: tuple[Seat, ...]


class Turn(Model):
    """The turn of `seat`: the steps from Invade on, once nothing lies above it (RISK-6.1)."""

    kind: Literal["turn"] = "turn"
    seat: Seat
    conquests: tuple[str, ...] = ()
    maneuvered: bool = False


class Bound(Model):
    """Armies that may be placed only in `territories` (RISK-8.5)."""

    armies: int
    territories: tuple[str, ...]


class Muster(Model):
    """Cards to redeem and armies to place, in the Reinforce step or after an elimination (RISK-7, RISK-17.3).

    With `duty` a set has to be redeemed before anything is placed.
    """

    kind: Literal["muster"] = "muster"
    seat: Seat
    step: Literal["reinforce", "elimination"]
    free: int = 0
    bound: tuple[Bound, ...] = ()
    duty: bool = False
    begun: bool = False

    @property
    def left(self) -> int:
        """Armies still to be placed."""
        return self.free + sum(group.armies for group in self.bound)

    def room(self, territory: str) -> int:
        """How many of them may stand in `territory`."""
        return self.free + sum(group.armies for group in self.bound if territory in group.territories)


class Invasion(Model):
    """An open invasion: `seat` goes on or ends it (RISK-11).

    `dice` and `until` are what was ordered: at most so many armies a battle, and with `until` battle after battle until
    the source is down to it. The counts are of the whole invasion.
    """

    kind: Literal["invasion"] = "invasion"
    seat: Seat
    source: str
    target: str
    dice: int
    until: int | None
    battles: int = 0
    lost: int = 0
    slain: int = 0


class Battle(Model):
    """One battle of the invasion below: `dice` armies are committed, the defender is next (RISK-11.10)."""

    kind: Literal["battle"] = "battle"
    dice: int


class Conquest(Model):
    """A territory has fallen: `low` armies stand there already, `seat` says how many in the end (RISK-13.1)."""

    kind: Literal["conquest"] = "conquest"
    seat: Seat
    source: str
    target: str
    loser: int
    low: int
    high: int


Frame = Annotated[Houses | Turn | Muster | Invasion | Battle | Conquest, Field(discriminator="kind")]


class StandingOrders(Model):
    """How a seat's territories defend themselves; `places` differ from `everywhere` (RISK-26.3)."""

    everywhere: Order = "most"
    places: Mapping[str, Order] = {}

    def at(self, territory: str) -> Order:
        """The order that holds for `territory`."""
        return self.places.get(territory, self.everywhere)


class Trail(Model):
    """What one turn has done on the map: its arrows, and what changed hands.

    It stays until the next turn does something too.
    """

    turn: int = 0
    arrows: tuple[Arrow, ...] = ()
    changed: tuple[str, ...] = ()


class RiskState(State):
    """All there is to know of a game. Seats index the tuples; territories key the mappings."""

    options: RiskOptions
    board: str
    order: tuple[Seat, ...] = ()
    houses: tuple[str | None, ...]
    owner: Mapping[str, int] = {}
    armies: Mapping[str, int] = {}
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...] = ()
    """The next card first."""
    discard: tuple[str, ...] = ()
    orders: tuple[StandingOrders, ...]
    out: tuple[Seat, ...] = ()
    round: int = 0
    turn: int = 0
    """How many turns have begun."""
    stack: tuple[Frame, ...] = ()
    trail: Trail = Trail()
    last_battle: Fought | None = None
    result: Outcome | None = None

    @property
    def active(self) -> Seat | None:
        """Whose turn it is, or None during set-up and after the end."""
        return self.stack[0].seat if self.stack and isinstance(self.stack[0], Turn) else None

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats still in the game, in turn order."""
        return tuple(seat for seat in self.order if seat not in self.out)


def changed(model: M, **fields: object) -> M:
    """`model` with some fields replaced: `model_copy` in a fraction of the time, for the fold is what replays run on.

    Every field counts as set afterwards. The set of them is shared, which is safe because models are frozen.
    """
    kind = type(model)
    made = _new(kind)
    _set_fields(made, model.__dict__ | fields)
    _set_names(made, _all_fields(kind))
    _set_extra(made, None)
    _set_private(made, None)
    return made


_new = object.__new__
_set_fields, _set_names, _set_extra, _set_private = (
    vars(BaseModel)[slot].__set__
    for slot in ("__dict__", "__pydantic_fields_set__", "__pydantic_extra__", "__pydantic_private__")
)


@cache
def _all_fields(kind: type[Model]) -> set[str]:
    return set(kind.model_fields)
