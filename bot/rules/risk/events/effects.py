"""What cards and Characters do once they take effect (RISK-27)."""

from typing import ClassVar, Literal, Self

from bot.rules.contract import Event, Seat, Text, Topic, Viewer


class Enforced(Event):
    """An effect lasts for the battle, the invasion or the turn (RISK-27.1)."""

    kind: Literal["enforced"] = "enforced"
    seat: Seat
    card: str
    op: str
    amount: int
    lasts: Literal["battle", "invasion", "turn"]
    place: str | None = None

    def text(self) -> Text:
        return Text(key=f"risk-card-{self.card}")


class Barred(Event):
    """The active player may not invade `place`, or nothing of `seat`, this turn (RISK-27.16)."""

    kind: Literal["barred"] = "barred"
    seat: Seat
    card: str
    place: str | None
    lifts: bool

    def text(self) -> Text:
        return Text(key=f"risk-card-{self.card}")


class InvasionCancelled(Event):
    """An invasion ends before its first battle (RISK-27.17)."""

    kind: Literal["invasion_cancelled"] = "invasion_cancelled"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    source: str
    target: str

    def text(self) -> Text:
        return Text(key="risk-invasion-cancelled", args={"seat": self.seat, "target": self.target})


class ArmiesPlaced(Event):
    """Armies come from the reserve, one lot each in `territories` (RISK-27.9)."""

    kind: Literal["armies_placed"] = "armies_placed"
    seat: Seat
    territories: tuple[str, ...]
    armies: int

    def text(self) -> Text:
        args = {"armies": self.armies, "lands": len(self.territories), "territories": self.territories}
        return Text(key="risk-armies-placed", args=args)


class ArmiesDestroyed(Event):
    """A card destroys armies: `armies[i]` in `territories[i]` (RISK-27.11).

    With `committed` they were committed to the battle about to be rolled.
    """

    kind: Literal["armies_destroyed"] = "armies_destroyed"
    by_seat: Seat
    territories: tuple[str, ...]
    armies: tuple[int, ...]
    committed: bool = False

    def text(self) -> Text | None:
        hit = tuple(place for place, armies in zip(self.territories, self.armies, strict=True) if armies)
        if not hit:
            return Text(key="risk-armies-spared")
        return Text(key="risk-armies-destroyed", args={"armies": sum(self.armies), "territories": hit})


class ArmiesMoved(Event):
    """A card moves armies (RISK-27.10)."""

    kind: Literal["armies_moved"] = "armies_moved"
    seat: Seat
    source: str
    target: str
    armies: int

    def text(self) -> Text:
        args = {"seat": self.seat, "source": self.source, "target": self.target, "armies": self.armies}
        return Text(key="risk-maneuvered", args=args)


class Mustered(Event):
    """More armies to deploy, with `places` only there (RISK-27.9)."""

    kind: Literal["mustered"] = "mustered"
    seat: Seat
    armies: int
    places: tuple[str, ...]

    def text(self) -> Text:
        return Text(key="risk-mustered", args={"seat": self.seat, "armies": self.armies})


class Removing(Event):
    """Armies are to be taken off by `queue`, one after the other (RISK-22.11, RISK-22.20)."""

    kind: Literal["removing"] = "removing"
    card: str
    by_seat: Seat
    queue: tuple[Seat, ...]
    place: str | None
    most: int


class Removed(Event):
    """The next in the queue has taken armies off (RISK-22.11, RISK-22.20)."""

    kind: Literal["removed"] = "removed"
    seat: Seat
    territory: str | None
    armies: int

    def text(self) -> Text | None:
        if self.territory is None or not self.armies:
            return None
        return Text(
            key="risk-removed", args={"seat": self.seat, "territory": self.territory, "armies": self.armies}
        )


class GoldTaken(Event):
    """Gold goes from one seat to another (RISK-27.15)."""

    kind: Literal["gold_taken"] = "gold_taken"
    from_seat: Seat
    seat: Seat
    gold: int

    def text(self) -> Text | None:
        if not self.gold:
            return None
        args = {"seat": self.seat, "from_seat": self.from_seat, "gold": self.gold}
        return Text(key="risk-gold-taken", args=args)


class MaesterDropped(Event):
    """A Maester card leaves a hand at random and is discarded (RISK-27.14)."""

    kind: Literal["maester_dropped"] = "maester_dropped"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    card: str

    def text(self) -> Text:
        return Text(key="risk-maester-dropped", args={"seat": self.seat, "card": self.card})


class MaesterStolen(Event):
    """A Maester card changes hands at random: the two concerned see which (RISK-25.3)."""

    kind: Literal["maester_stolen"] = "maester_stolen"
    topic: ClassVar[Topic | None] = "card"
    from_seat: Seat
    seat: Seat
    card: str | None

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer in (self.from_seat, self.seat) else self.model_copy(update={"card": None})

    def text(self) -> Text:
        args: dict[str, str | int | None] = {"seat": self.seat, "from_seat": self.from_seat}
        if self.card is None:
            return Text(key="risk-maester-stolen", args=args)
        return Text(key="risk-maester-stolen-card", args={**args, "card": self.card})


class CardsRevealed(Event):
    """Territory cards are turned up and discarded (RISK-22.10)."""

    kind: Literal["cards_revealed"] = "cards_revealed"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    cards: tuple[str, ...]

    def text(self) -> Text:
        return Text(key="risk-cards-revealed", args={"cards": self.cards})


class SmallfolkHidden(Event):
    """Armies wait on a face-down territory card (RISK-22.15)."""

    kind: Literal["smallfolk_hidden"] = "smallfolk_hidden"
    seat: Seat
    card: str | None

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"card": None})

    def text(self) -> Text:
        if self.card is None:
            return Text(key="risk-smallfolk-hidden", args={"seat": self.seat})
        return Text(key="risk-smallfolk-hidden-card", args={"seat": self.seat, "card": self.card})


class SmallfolkRisen(Event):
    """The card is revealed, its armies stand in the territory (RISK-22.15)."""

    kind: Literal["smallfolk_risen"] = "smallfolk_risen"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    armies: int

    def text(self) -> Text:
        return Text(
            key="risk-smallfolk-risen", args={"seat": self.seat, "card": self.card, "armies": self.armies}
        )


class CharacterLost(Event):
    """A Character leaves the game (RISK-27.20)."""

    kind: Literal["character_lost"] = "character_lost"
    character: str

    def text(self) -> Text:
        return Text(key="risk-character-lost", args={"character": self.character})


class CharacterTaken(Event):
    """A Character is held for ransom (RISK-22.14)."""

    kind: Literal["character_taken"] = "character_taken"
    seat: Seat
    character: str

    def text(self) -> Text:
        return Text(key="risk-character-taken", args={"seat": self.seat, "character": self.character})


class Ransomed(Event):
    """A captive is bought back, face down until the next Refresh (RISK-22.14)."""

    kind: Literal["ransomed"] = "ransomed"
    seat: Seat
    captor_seat: Seat
    character: str
    gold: int

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "seat": self.seat,
            "captor_seat": self.captor_seat,
            "character": self.character,
            "gold": self.gold,
        }
        return Text(key="risk-ransomed", args=args)


class PointsLost(Event):
    """Each of `seats` loses a victory point, none below nought (RISK-22.17)."""

    kind: Literal["points_lost"] = "points_lost"
    seats: tuple[Seat, ...]
    points: int

    def text(self) -> Text:
        return Text(key="risk-points-lost", args={"losing_seat": self.seats, "points": self.points})


class IncomeHalved(Event):
    """The income about to be counted is halved (RISK-22.12)."""

    kind: Literal["income_halved"] = "income_halved"
    seat: Seat

    def text(self) -> Text:
        return Text(key="risk-income-halved", args={"seat": self.seat})


class Mourned(Event):
    """The opponents of `seat` pay double until its next turn (RISK-22.13)."""

    kind: Literal["mourned"] = "mourned"
    seat: Seat

    def text(self) -> Text:
        return Text(key="risk-card-mourning_the_fallen")


EFFECT_EVENTS: tuple[type[Event], ...] = (
    Enforced,
    Barred,
    InvasionCancelled,
    ArmiesPlaced,
    ArmiesDestroyed,
    ArmiesMoved,
    Mustered,
    Removing,
    Removed,
    GoldTaken,
    MaesterDropped,
    MaesterStolen,
    CardsRevealed,
    SmallfolkHidden,
    SmallfolkRisen,
    CharacterLost,
    CharacterTaken,
    Ransomed,
    PointsLost,
    IncomeHalved,
    Mourned,
)
