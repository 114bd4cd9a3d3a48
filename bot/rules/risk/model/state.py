"""The state of a game: the board as it lies, the cards, and the stack of what is being decided.

The top frame of `stack` says who is awaited; a nested decision lies above the one it interrupts:
`Turn` – `Invasion` – `Battle`, or `Turn` – `Muster`. What Dominion puts above them stands in `frames`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from bot.rules.contract import Arrow, Model, Outcome, Seat, State
from bot.rules.risk.events.basics import Fought
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.dominion import Court
from bot.rules.risk.model.frames import Ban, Choosing, Claiming, Dawn, Force, Keep, Play, Removal, Window
from bot.rules.risk.model.mitchell import Realm, Vote
from bot.rules.risk.model.options import Modules, RiskOptions

Order = Literal["most", "one", "ask"]
"""A standing choice of defence dice (RISK-26.3)."""


class Houses(Model):
    """Houses are being chosen: `queue[0]` chooses next (RISK-3.2)."""

    kind: Literal["houses"] = "houses"
    queue: tuple[Seat, ...]


Step = Literal["purchase", "invade", "maneuver", "score", "draw"]
STEPS: tuple[Step, ...] = ("purchase", "invade", "maneuver", "score", "draw")


class Turn(Model):
    """The turn of `seat`: the steps after Reinforce, once nothing lies above it (RISK-6.1, RISK-6.2).

    `losers` held the territories of `conquests`. `maneuvers` are left to be made; `maneuvered` says that one was.
    """

    kind: Literal["turn"] = "turn"
    seat: Seat
    step: Step = "invade"
    conquests: tuple[str, ...] = ()
    losers: tuple[int, ...] = ()
    maneuvers: int = 1
    maneuvered: bool = False
    declared: bool = False
    drawn: bool = False
    scored: bool = False
    landed: bool = False
    """Whether exiles were called instead of drawing the card earned (MITCHELL-6.1)."""
    searches: int = 0
    unit_card: bool = False
    destroyed: int = 0
    bans: tuple[Ban, ...] = ()
    forces: tuple[Force, ...] = ()


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
    income: int = 0
    moment: Literal["start", "income", "cards"] = "cards"
    """Which of one's own windows are still open (RISK-7.7, RISK-23.6)."""

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
    stage: int = 0
    """Which of the windows of RISK-23.3 is next."""
    disturbed: bool = False
    """Whether somebody else has played something into it, so that what was ordered no longer stands (RISK-26.7)."""
    units: tuple[int, int] | None = None
    """Knights and Siege Engines ordered into its battles; None for all there are."""
    marched: tuple[int, int] = (0, 0)
    """Those that took part in a battle (RISK-14.5)."""
    forces: tuple[Force, ...] = ()
    landing: str | None = None
    """The side that comes from off the board; then `source` is its id and `seat` nobody's (MITCHELL-6.3)."""
    afloat: int = 0
    """Its armies that are left."""
    caller: int = NEUTRAL
    """Who called it: the invader as far as cards are concerned (MITCHELL-9.3)."""


class Battle(Model):
    """One battle of the invasion below: `dice` armies are committed, the defender is next (RISK-11.10).

    Once rolled, `attack` and `defence` are the faces as they fell, `attack_kinds` and `defence_kinds` their dice.
    `mover` is the side whose turn it is in the after-roll window: 0 the attacker (RISK-12.4).
    """

    kind: Literal["battle"] = "battle"
    dice: int
    units: tuple[int, int] = (0, 0)
    asked: bool = False
    attack: tuple[int, ...] = ()
    attack_kinds: tuple[int, ...] = ()
    defence: tuple[int, ...] = ()
    defence_kinds: tuple[int, ...] = ()
    mover: int = 0
    passes: int = 0
    forces: tuple[Force, ...] = ()


class Conquest(Model):
    """A territory has fallen: `low` armies stand there already, `seat` says how many in the end (RISK-13.1)."""

    kind: Literal["conquest"] = "conquest"
    seat: Seat
    source: str
    target: str
    loser: int
    low: int
    high: int
    marched: tuple[int, int] = (0, 0)
    power: str | None = None
    """The side without a player that held it (MITCHELL-3)."""
    forces: tuple[Force, ...] = ()


Frame = Annotated[
    Houses
    | Choosing
    | Claiming
    | Dawn
    | Turn
    | Muster
    | Invasion
    | Battle
    | Conquest
    | Window
    | Play
    | Keep
    | Removal
    | Vote,
    Field(discriminator="kind"),
]


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
    orders: tuple[StandingOrders, ...]
    out: tuple[Seat, ...] = ()
    round: int = 0
    turn: int = 0
    """How many turns have begun."""
    stack: tuple[Frame, ...] = ()
    trail: Trail = Trail()
    last_battle: Fought | None = None
    court: Court = Court()
    realm: Realm | None = None
    """The sides without a player, in the House Mitchell variant alone."""
    result: Outcome | None = None

    @property
    def active(self) -> Seat | None:
        """Whose turn it is, or None during set-up and after the end."""
        return self.stack[0].seat if self.stack and isinstance(self.stack[0], (Turn, Dawn)) else None

    @property
    def invasion(self) -> Invasion | None:
        """The open invasion, wherever in the stack."""
        return next((frame for frame in self.stack if isinstance(frame, Invasion)), None)

    @property
    def conquest(self) -> Conquest | None:
        """The land being occupied, wherever in the stack."""
        return next((frame for frame in self.stack if isinstance(frame, Conquest)), None)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The seats in play after the active one, in turn order from it."""
        active = self.active
        return () if active is None else self.after(active)

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in play, in turn order from `seat`."""
        place = self.order.index(seat)
        return tuple(one for one in (*self.order[place + 1 :], *self.order[:place]) if one not in self.out)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats still in the game, in turn order."""
        return tuple(seat for seat in self.order if seat not in self.out)
