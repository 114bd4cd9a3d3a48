"""What happens in a game, in the words of the rules: each event tells itself and hides what is hidden."""

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from bot.rules.contract import Battle, Event, Outcome, Seat, Text, Topic, Viewer
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.options import RiskOptions


def faces(dice: tuple[int, ...]) -> str:
    """Dice as they are said: `6 4 1`."""
    return " ".join(map(str, dice))


def somebody(owner: int) -> Seat | None:
    """The seat that owns a place, if one does."""
    return None if owner == NEUTRAL else owner


class Begun(Event):
    """A game is set up for `players` on `board`."""

    kind: Literal["begun"] = "begun"
    options: RiskOptions
    players: int
    board: str


Prize = Literal["turn", "choice", "nothing"]
"""What the first roll is for: the first turn, or the first choice where the Houses fix the order (RISK-4.1)."""


class RolledFirst(Event):
    """One round of the first roll: each of `seats` rolled one die (RISK-3.1, RISK-4.1)."""

    kind: Literal["rolled_first"] = "rolled_first"
    seats: tuple[Seat, ...]
    dice: tuple[int, ...]
    prize: Prize = "turn"

    def text(self) -> Text:
        key = f"risk-rolled-for-{self.prize}"
        return Text(key=key, args={"dice": faces(self.dice), "rolling_seat": self.seats})

    def rolls(self) -> Mapping[str, Seat | None]:
        return {"first": None}


class Ordered(Event):
    """The order of turns is fixed, or only that of choosing a House (RISK-3.1, RISK-4.1)."""

    kind: Literal["ordered"] = "ordered"
    order: tuple[Seat, ...]
    prize: Prize = "turn"

    def text(self) -> Text:
        return Text(key=f"risk-ordered-{self.prize}", args={"seat": self.order[0]})


class HouseTaken(Event):
    """A seat leads a House from now on (RISK-3.2)."""

    kind: Literal["house_taken"] = "house_taken"
    seat: Seat
    house: str

    def text(self) -> Text:
        return Text(key="risk-house-taken", args={"seat": self.seat, "house": self.house})


class LandsDealt(Event):
    """The territories are dealt and garrisoned: `lands` by seat, the rest is neutral (RISK-3.3 to RISK-3.6)."""

    kind: Literal["lands_dealt"] = "lands_dealt"
    lands: tuple[tuple[str, ...], ...]
    neutral: tuple[str, ...]
    armies: int
    neutral_armies: int

    def text(self) -> Text:
        return Text(key="risk-lands-dealt", args={"armies": self.armies, "neutral": len(self.neutral)})


class DeckShuffled(Event):
    """A new deck, the next card first: nobody sees its order (RISK-3.7, RISK-3.8, RISK-8.9)."""

    kind: Literal["deck_shuffled"] = "deck_shuffled"
    topic: ClassVar[Topic | None] = "card"
    cards: tuple[str, ...]
    count: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self.model_copy(update={"cards": ()})

    def text(self) -> Text:
        return Text(key="risk-deck-shuffled", args={"cards": self.count})


class TurnBegan(Event):
    """A turn begins and its reinforcements are counted (RISK-7.1, RISK-7.3)."""

    kind: Literal["turn_began"] = "turn_began"
    seat: Seat
    round: int
    lands: int
    castles: int
    base: int
    regions: tuple[str, ...]
    bonus: int
    gold: int = 0
    halved: bool = False

    @property
    def armies(self) -> int:
        """All armies counted, half of them after a Freefolk Uprising (RISK-22.12)."""
        return (self.base + self.bonus) // 2 if self.halved else self.base + self.bonus

    def text(self) -> Text:
        args = {
            "seat": self.seat,
            "armies": self.armies,
            "gold": self.gold,
            "lands": self.lands,
            "castles": self.castles,
        }
        if not self.regions:
            return Text(key="risk-turn-began", args=args)
        return Text(
            key="risk-turn-began-regions", args={**args, "regions": self.regions, "bonus": self.bonus}
        )


class Redeemed(Event):
    """A set is handed in: `armies` to place, `bound_armies` of them only in `bound` (RISK-8.3, RISK-8.5)."""

    kind: Literal["redeemed"] = "redeemed"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    cards: tuple[str, ...]
    armies: int
    bound: tuple[str, ...]
    bound_armies: int

    def text(self) -> Text:
        args = {
            "seat": self.seat,
            "cards": self.cards,
            "armies": self.armies,
            "bound_armies": self.bound_armies,
        }
        return Text(key="risk-redeemed", args={**args, "bound": self.bound})


class Deployed(Event):
    """Armies are placed (RISK-7.5)."""

    kind: Literal["deployed"] = "deployed"
    seat: Seat
    territory: str
    armies: int

    def text(self) -> Text:
        return Text(
            key="risk-deployed", args={"seat": self.seat, "territory": self.territory, "armies": self.armies}
        )


class Declared(Event):
    """An invasion is declared and armies are committed to its first battle (RISK-11.1, RISK-11.4)."""

    kind: Literal["declared"] = "declared"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    source: str
    target: str
    dice: int
    until: int | None
    units: tuple[int, int] | None = None


class Pressed(Event):
    """The attacker goes on: armies are committed to one more battle (RISK-11.7)."""

    kind: Literal["pressed"] = "pressed"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    dice: int
    until: int | None
    units: tuple[int, int] | None = None


class Fought(Event):
    """A battle: dice from high to low, and what each side lost (RISK-12).

    It is `retold` where the end of the invasion tells it: the last battle, and every battle of an order to fight on.
    """

    kind: Literal["fought"] = "fought"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    defender: int
    source: str
    target: str
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    lost: int
    slain: int
    retold: bool

    def rolls(self) -> Mapping[str, Seat | None]:
        return {"attack": somebody(self.seat), "defence": somebody(self.defender)}

    def text(self) -> Text | None:
        if self.retold:
            return None
        args = {
            "source": self.source,
            "target": self.target,
            "attack": faces(self.attack),
            "defence": faces(self.defence),
            "lost": self.lost,
            "slain": self.slain,
        }
        return Text(key="risk-fought", args=args)


class Halted(Event):
    """An invasion ends before the target has fallen (RISK-11.7); the counts are of all its battles."""

    kind: Literal["halted"] = "halted"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    defender: int
    source: str
    target: str
    battles: int
    lost: int
    slain: int

    def battle(self) -> Battle:
        return Battle(attacker=self.seat, defender=somebody(self.defender), won=False)

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "seat": self.seat,
            "source": self.source,
            "target": self.target,
            "battles": self.battles,
            "lost": self.lost,
            "slain": self.slain,
        }
        return Text(key="risk-halted", args=args)


class Conquered(Event):
    """A territory falls and the armies of the last battle move in (RISK-13.1); the counts are of the invasion."""

    kind: Literal["conquered"] = "conquered"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    loser: int
    source: str
    target: str
    armies: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    battles: int
    lost: int
    slain: int
    units: tuple[int, int] = (0, 0)
    """Knights and Siege Engines that took part and move in (RISK-14.5)."""
    power: str | None = None
    """The side without a player that held it (MITCHELL-3)."""

    def battle(self) -> Battle:
        return Battle(attacker=self.seat, defender=somebody(self.loser), won=True)

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "seat": self.seat,
            "source": self.source,
            "target": self.target,
            "attack": faces(self.attack),
            "defence": faces(self.defence),
            "battles": self.battles,
            "lost": self.lost,
            "slain": self.slain,
        }
        if self.power is not None:
            return Text(key="risk-conquered-power", args={**args, "loser": self.power})
        if self.loser == NEUTRAL:
            return Text(key="risk-conquered-neutral", args=args)
        return Text(key="risk-conquered", args={**args, "loser_seat": self.loser})


class Occupied(Event):
    """So many `armies` stand in a conquered territory in the end; `more` followed those of the battle (RISK-13.1)."""

    kind: Literal["occupied"] = "occupied"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    source: str
    target: str
    armies: int
    more: int
    units: tuple[int, int] = (0, 0)

    def text(self) -> Text | None:
        if not self.more:
            return None
        return Text(
            key="risk-occupied", args={"target": self.target, "armies": self.armies, "more": self.more}
        )


class Eliminated(Event):
    """A seat has lost its last territory; the conqueror takes its cards (RISK-17.1, RISK-17.2)."""

    kind: Literal["eliminated"] = "eliminated"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    by_seat: Seat
    cards: tuple[str, ...]
    count: int
    gold: int = 0
    maesters: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    """Discarded, so that all see them, as are the Maester cards (RISK-17.2)."""

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer in (self.seat, self.by_seat) else self.model_copy(update={"cards": ()})

    def text(self) -> Text:
        args: dict[str, str | int] = {"seat": self.seat, "by_seat": self.by_seat, "count": self.count}
        if self.gold:
            return Text(key="risk-eliminated-gold", args={**args, "gold": self.gold})
        return Text(key="risk-eliminated", args=args)


class Maneuvered(Event):
    """Armies move within one's own land (RISK-18.1)."""

    kind: Literal["maneuvered"] = "maneuvered"
    seat: Seat
    source: str
    target: str
    armies: int
    units: tuple[int, int] = (0, 0)

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "seat": self.seat,
            "source": self.source,
            "target": self.target,
            "armies": self.armies,
        }
        return Text(key="risk-maneuvered", args=args)


class Drew(Event):
    """A territory card is drawn: only its owner sees which (RISK-20.1, RISK-25.1)."""

    kind: Literal["drew"] = "drew"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    card: str | None

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"card": None})

    def text(self) -> Text:
        if self.card is None:
            return Text(key="risk-drew", args={"seat": self.seat})
        return Text(key="risk-drew-card", args={"seat": self.seat, "card": self.card})


class EndCardDrawn(Event):
    """The End Game card turns up (RISK-24.2)."""

    kind: Literal["end_card_drawn"] = "end_card_drawn"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    seat: Seat

    def text(self) -> Text:
        return Text(key="risk-end-card-drawn", args={"seat": self.seat})


class TurnEnded(Event):
    """A turn is over (RISK-6)."""

    kind: Literal["turn_ended"] = "turn_ended"
    closes: ClassVar[bool] = True
    seat: Seat


class OrdersGiven(Event):
    """A standing order for the defence: its owner's secret (RISK-26.3)."""

    kind: Literal["orders_given"] = "orders_given"
    seat: Seat
    defend: Literal["most", "one", "ask"]
    territory: str | None

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def text(self) -> Text:
        if self.territory is None:
            return Text(key=f"risk-orders-{self.defend}")
        return Text(key=f"risk-orders-{self.defend}-there", args={"territory": self.territory})


class Conceded(Event):
    """A seat leaves: its armies turn neutral, its cards are discarded face up (RISK-17.6)."""

    kind: Literal["conceded"] = "conceded"
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]
    maesters: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()

    def text(self) -> Text:
        return Text(key="risk-conceded", args={"seat": self.seat})

    def upsets(self, seat: Seat) -> bool:
        """RISK-26.7."""
        return seat != self.seat


class GameOver(Event):
    """The game has ended (RISK-24)."""

    kind: Literal["game_over"] = "game_over"
    closes: ClassVar[bool] = True
    outcome: Outcome

    def text(self) -> Text:
        winners = self.outcome.winners
        if len(winners) > 1:
            return Text(key="risk-game-over-shared", args={"winning_seat": winners})
        if not winners:
            return Text(key=f"risk-game-over-{self.outcome.reason}-none")
        return Text(key=f"risk-game-over-{self.outcome.reason}", args={"seat": winners[0]})


EVENTS = (
    Begun,
    RolledFirst,
    Ordered,
    HouseTaken,
    LandsDealt,
    DeckShuffled,
    TurnBegan,
    Redeemed,
    Deployed,
    Declared,
    Pressed,
    Fought,
    Halted,
    Conquered,
    Occupied,
    Eliminated,
    Maneuvered,
    Drew,
    EndCardDrawn,
    TurnEnded,
    OrdersGiven,
    Conceded,
    GameOver,
)
