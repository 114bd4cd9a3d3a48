"""What the steps of a Dominion turn bring: gold spent, cards kept, Objectives, units (RISK-6.2 to RISK-10)."""

from typing import ClassVar, Literal, Self

from bot.rules.contract import Event, Seat, Text, Topic, Viewer
from bot.rules.risk.model.frames import Pile


class Stepped(Event):
    """The turn moves on to `step`; after Purchase the Characters in `refreshed` stand face up (RISK-6.2, RISK-10.4)."""

    kind: Literal["stepped"] = "stepped"
    seat: Seat
    step: Literal["purchase", "invade", "maneuver", "score", "draw"]
    refreshed: tuple[str, ...] = ()

    def text(self) -> Text | None:
        if not self.refreshed:
            return None
        return Text(key="risk-refreshed", args={"seat": self.seat, "characters": self.refreshed})


class Bought(Event):
    """A Maester card is bought: only the buyer sees which (RISK-10.1)."""

    kind: Literal["bought"] = "bought"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    card: str | None
    cost: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"card": None})

    def text(self) -> Text:
        if self.card is None:
            return Text(key="risk-bought", args={"seat": self.seat, "cost": self.cost})
        return Text(key="risk-bought-card", args={"seat": self.seat, "cost": self.cost, "card": self.card})


class Looked(Event):
    """Cards are looked at for `cost`; one of them will be kept (RISK-10.2, RISK-19.2, RISK-21.10)."""

    kind: Literal["looked"] = "looked"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    pile: Pile
    cards: tuple[str, ...]
    count: int
    cost: int = 0

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"cards": ()})

    def text(self) -> Text:
        return Text(
            key=f"risk-looked-{self.pile}", args={"seat": self.seat, "count": self.count, "cost": self.cost}
        )


class Kept(Event):
    """One card is kept, the others are discarded: only these are public (RISK-25.3)."""

    kind: Literal["kept"] = "kept"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    pile: Pile
    card: str | None
    dropped: tuple[str, ...]

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"card": None})

    def text(self) -> Text:
        if not self.dropped:
            return Text(key="risk-kept", args={"seat": self.seat})
        return Text(key="risk-kept-dropped", args={"seat": self.seat, "cards": self.dropped})


class Scored(Event):
    """An Objective is revealed and scored (RISK-19.2)."""

    kind: Literal["scored"] = "scored"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    objective: str
    points: int
    total: int

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "seat": self.seat,
            "objective": self.objective,
            "points": self.points,
            "total": self.total,
        }
        return Text(key="risk-scored", args=args)


class UnitPlaced(Event):
    """A Special Unit stands in a territory, for a territory card handed in or by a Maester card (RISK-14.8)."""

    kind: Literal["unit_placed"] = "unit_placed"
    reveals: ClassVar[bool] = True
    seat: Seat
    territory: str
    unit: str
    card: str | None = None

    def text(self) -> Text:
        args = {"seat": self.seat, "territory": self.territory}
        return Text(key=f"risk-unit-placed-{self.unit}", args=args)


STEP_EVENTS: tuple[type[Event], ...] = (
    Stepped,
    Bought,
    Looked,
    Kept,
    Scored,
    UnitPlaced,
)
