"""What happens when cards are played: windows, answers, and the dice of a battle (RISK-12, RISK-22, RISK-23)."""

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from bot.rules.contract import Event, Seat, Text, Topic, Viewer
from bot.rules.risk.events.basics import faces, somebody
from bot.rules.risk.model.dominion import Reaction
from bot.rules.risk.model.library import CHARACTERS, THINGS, aim


class Dawned(Event):
    """The turn before has ended, the next is about to begin (RISK-23.1)."""

    kind: Literal["dawned"] = "dawned"
    seat: Seat
    round: int


class Asked(Event):
    """A window opens for those who might have something for it (RISK-26.4)."""

    kind: Literal["asked"] = "asked"
    window: str
    seats: tuple[Seat, ...]


class Answered(Event):
    """A seat has answered in a window; nobody else learns of it before all have (RISK-26.6)."""

    kind: Literal["answered"] = "answered"
    seat: Seat
    card: str | None
    target: str = "none"
    lands: tuple[str, ...] = ()

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None


class Closed(Event):
    """A window closes; `played` if something was played in it, so that it may open again (RISK-23.2)."""

    kind: Literal["closed"] = "closed"
    reveals: ClassVar[bool] = True
    window: str
    played: bool


class Played(Event):
    """A Character is used or a Maester card played: announced and paid (RISK-21.1, RISK-22.24)."""

    kind: Literal["played"] = "played"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    card: str
    target: str
    lands: tuple[str, ...]
    cost: int

    def text(self) -> Text:
        key = "risk-used" if self.card in CHARACTERS else "risk-played"
        told = aim(self.card, self.target)
        return Text(key=key, args={"seat": self.seat, "card": self.card, "cost": self.cost, **told})

    def upsets(self, seat: Seat) -> bool:
        """RISK-26.7."""
        return seat != self.seat


class CardRolled(Event):
    """Dice are rolled for a card (RISK-22.24)."""

    kind: Literal["card_rolled"] = "card_rolled"
    topic: ClassVar[Topic | None] = "card"
    card: str
    seats: tuple[Seat, ...]
    dice: tuple[int, ...]

    def text(self) -> Text:
        args = {"card": self.card, "rolling_seat": self.seats, "dice": faces(self.dice)}
        return Text(key="risk-card-rolled", args=args)

    def rolls(self) -> Mapping[str, Seat | None]:
        return {self.card: None}


class CardCancelled(Event):
    """The card that was announced has no effect (RISK-27.18)."""

    kind: Literal["card_cancelled"] = "card_cancelled"
    topic: ClassVar[Topic | None] = "card"
    card: str

    def text(self) -> Text:
        return Text(key="risk-card-cancelled", args={"card": self.card})


class Resolved(Event):
    """A card played has left the table; its effect, if it has one, follows (RISK-22.2)."""

    kind: Literal["resolved"] = "resolved"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    card: str


class ReactionSet(Event):
    """A standing order for a card, a Character or a window: its owner's secret (RISK-26.5)."""

    kind: Literal["reaction_set"] = "reaction_set"
    seat: Seat
    what: str
    order: Reaction

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def text(self) -> Text:
        if self.what in THINGS:
            return Text(key=f"risk-reaction-{self.order}", args={"card": self.what})
        return Text(key=f"risk-reaction-window-{self.order}")


class Rolled(Event):
    """Both sides have rolled; the faces before all that is added to them (RISK-12.3, RISK-12.4)."""

    kind: Literal["rolled"] = "rolled"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    defender: int
    source: str
    target: str
    attack: tuple[int, ...]
    attack_kinds: tuple[int, ...]
    defence: tuple[int, ...]
    defence_kinds: tuple[int, ...]
    told: bool
    """Whether anybody may play something into it, or the end of the battle tells sums that hide these faces."""

    def rolls(self) -> Mapping[str, Seat | None]:
        return {"attack": somebody(self.seat), "defence": somebody(self.defender), "reroll": None}

    def text(self) -> Text | None:
        if not self.told:
            return None
        args = {"source": self.source, "target": self.target}
        return Text(
            key="risk-rolled", args={**args, "attack": faces(self.attack), "defence": faces(self.defence)}
        )


class DiceChanged(Event):
    """Dice of a battle show other faces: `side` 0 is the attacker's (RISK-27.4 to RISK-27.6)."""

    kind: Literal["dice_changed"] = "dice_changed"
    topic: ClassVar[Topic | None] = "battle"
    side: int
    dice: tuple[int, ...]

    def rolls(self) -> Mapping[str, Seat | None]:
        return {"reroll": None}

    def text(self) -> Text:
        key = "risk-dice-changed-defence" if self.side else "risk-dice-changed-attack"
        return Text(key=key, args={"dice": faces(self.dice)})


class CardDieTurned(Event):
    """The die of a seat, rolled for a card, shows its highest face (RISK-27.4)."""

    kind: Literal["card_die_turned"] = "card_die_turned"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    face: int

    def text(self) -> Text:
        return Text(key="risk-card-die-turned", args={"seat": self.seat, "face": self.face})


class BattleVoid(Event):
    """No committed army is left: the battle counts as fought (RISK-22.7)."""

    kind: Literal["battle_void"] = "battle_void"
    topic: ClassVar[Topic | None] = "battle"
    source: str
    target: str

    def text(self) -> Text:
        return Text(key="risk-battle-void", args={"target": self.target})


PLAY_EVENTS: tuple[type[Event], ...] = (
    Dawned,
    Asked,
    Answered,
    Closed,
    Played,
    CardRolled,
    CardCancelled,
    Resolved,
    ReactionSet,
    Rolled,
    DiceChanged,
    CardDieTurned,
    BattleVoid,
)
