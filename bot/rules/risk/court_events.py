"""What happens in a Dominion besides: claims, gold, cards played, windows, units, Objectives (RISK-4 to RISK-27)."""

from typing import Literal, Self

from bot.rules.contract import Event, Seat, Text, Viewer
from bot.rules.risk.court import Reaction
from bot.rules.risk.events import faces
from bot.rules.risk.frames import Pile
from bot.rules.risk.library import CHARACTERS, THINGS

Hands = tuple[tuple[str, ...], ...]
Units = tuple[int, int]


# ── set-up ────────────────────────────────────────────────────────────────────────────────────────


class ObjectivesDealt(Event):
    """Three Objectives to each seat, the rest form the deck (RISK-4.4)."""

    kind: Literal["objectives_dealt"] = "objectives_dealt"
    hands: Hands
    deck: tuple[str, ...]

    def seen_by(self, viewer: Viewer) -> Self:
        hands = tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands))
        return self.model_copy(update={"hands": hands, "deck": ()})

    def text(self) -> Text:
        return Text(key="risk-objectives-dealt")


class ObjectivesKept(Event):
    """A seat has chosen; nobody else learns of it before all have (RISK-4.4, RISK-25.4)."""

    kind: Literal["objectives_kept"] = "objectives_kept"
    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def text(self) -> Text:
        return Text(key="risk-objectives-kept")


class ObjectivesReturned(Event):
    """All have chosen: `hands` stay, the other cards are shuffled back into `deck` (RISK-4.4)."""

    kind: Literal["objectives_returned"] = "objectives_returned"
    hands: Hands
    deck: tuple[str, ...]

    def seen_by(self, viewer: Viewer) -> Self:
        hands = tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands))
        return self.model_copy(update={"hands": hands, "deck": ()})

    def text(self) -> Text:
        return Text(key="risk-objectives-returned")


class CourtSet(Event):
    """Characters stand face up, the Maester deck is shuffled (RISK-4.3, RISK-22.1)."""

    kind: Literal["court_set"] = "court_set"
    characters: tuple[str, ...]
    maester_deck: tuple[str, ...]

    def seen_by(self, viewer: Viewer) -> Self:
        return self.model_copy(update={"maester_deck": ()})


class SeatsTaken(Event):
    """The order follows the Houses; Seats of Power and `neutral` lands have their armies (RISK-4.2 to RISK-4.7)."""

    kind: Literal["seats_taken"] = "seats_taken"
    order: tuple[Seat, ...]
    places: tuple[str, ...]
    """The Seats, in this order."""
    armies: int
    reserve: int
    neutral: tuple[str, ...]
    neutral_armies: int

    def text(self) -> Text:
        return Text(
            key="risk-seats-taken",
            args={
                "armies": self.armies,
                "places": self.places,
                "neutral": len(self.neutral),
                "seat": self.order[0],
            },
        )


class Claimed(Event):
    """One starting army is placed; `new` where the territory was still free (RISK-4.8)."""

    kind: Literal["claimed"] = "claimed"
    seat: Seat
    territory: str
    new: bool

    def text(self) -> Text:
        key = "risk-claimed" if self.new else "risk-added"
        return Text(key=key, args={"seat": self.seat, "territory": self.territory})


class BonusGiven(Event):
    """What a late place in turn order brings (RISK-4.9)."""

    kind: Literal["bonus_given"] = "bonus_given"
    seat: Seat
    gold: int
    cards: tuple[str, ...]
    maesters: tuple[str, ...]
    count: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"cards": (), "maesters": ()})

    def text(self) -> Text:
        return Text(key="risk-bonus-given", args={"seat": self.seat, "gold": self.gold, "count": self.count})


class PileShuffled(Event):
    """The discards become a new deck (RISK-10.3, RISK-22.2)."""

    kind: Literal["pile_shuffled"] = "pile_shuffled"
    pile: Pile
    cards: tuple[str, ...]
    count: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self.model_copy(update={"cards": ()})

    def text(self) -> Text:
        return Text(key=f"risk-pile-shuffled-{self.pile}", args={"cards": self.count})


# ── windows and what is played in them ────────────────────────────────────────────────────────────


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
    window: str
    played: bool


class Played(Event):
    """A Character is used or a Maester card played: announced and paid (RISK-21.1, RISK-22.24)."""

    kind: Literal["played"] = "played"
    seat: Seat
    card: str
    target: str
    lands: tuple[str, ...]
    cost: int

    def text(self) -> Text:
        key = "risk-used" if self.card in CHARACTERS else "risk-played"
        return Text(key=key, args={"seat": self.seat, "card": self.card, "cost": self.cost})


class CardRolled(Event):
    """Dice are rolled for a card (RISK-22.24)."""

    kind: Literal["card_rolled"] = "card_rolled"
    card: str
    seats: tuple[Seat, ...]
    dice: tuple[int, ...]

    def text(self) -> Text:
        args = {"card": self.card, "rolling_seat": self.seats, "dice": faces(self.dice)}
        return Text(key="risk-card-rolled", args=args)


class CardCancelled(Event):
    """The card that was announced has no effect (RISK-27.18)."""

    kind: Literal["card_cancelled"] = "card_cancelled"
    card: str

    def text(self) -> Text:
        return Text(key="risk-card-cancelled", args={"card": self.card})


class Resolved(Event):
    """A card played has left the table; its effect, if it has one, follows (RISK-22.2)."""

    kind: Literal["resolved"] = "resolved"
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


# ── effects ───────────────────────────────────────────────────────────────────────────────────────


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
        return Text(key="risk-armies-placed", args={"armies": self.armies, "territories": self.territories})


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
        if not sum(self.armies):
            return Text(key="risk-armies-spared")
        return Text(
            key="risk-armies-destroyed", args={"armies": sum(self.armies), "territories": self.territories}
        )


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
    seat: Seat
    card: str

    def text(self) -> Text:
        return Text(key="risk-maester-dropped", args={"seat": self.seat, "card": self.card})


class MaesterStolen(Event):
    """A Maester card changes hands at random: the two concerned see which (RISK-25.3)."""

    kind: Literal["maester_stolen"] = "maester_stolen"
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


# ── the steps of a turn ───────────────────────────────────────────────────────────────────────────


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
    seat: Seat
    territory: str
    unit: str
    card: str | None = None

    def text(self) -> Text:
        args = {"seat": self.seat, "territory": self.territory}
        return Text(key=f"risk-unit-placed-{self.unit}", args=args)


# ── battles ───────────────────────────────────────────────────────────────────────────────────────


class Rolled(Event):
    """Both sides have rolled, and something may still be played into it (RISK-12.3, RISK-12.4)."""

    kind: Literal["rolled"] = "rolled"
    source: str
    target: str
    attack: tuple[int, ...]
    attack_kinds: tuple[int, ...]
    defence: tuple[int, ...]
    defence_kinds: tuple[int, ...]
    told: bool
    """Whether anybody may play something into it: only then the story waits with these dice."""

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
    side: int
    dice: tuple[int, ...]

    def text(self) -> Text:
        key = "risk-dice-changed-defence" if self.side else "risk-dice-changed-attack"
        return Text(key=key, args={"dice": faces(self.dice)})


class CardDieTurned(Event):
    """The die of a seat, rolled for a card, shows its highest face (RISK-27.4)."""

    kind: Literal["card_die_turned"] = "card_die_turned"
    seat: Seat
    face: int

    def text(self) -> Text:
        return Text(key="risk-card-die-turned", args={"seat": self.seat, "face": self.face})


class BattleVoid(Event):
    """No committed army is left: the battle counts as fought (RISK-22.7)."""

    kind: Literal["battle_void"] = "battle_void"
    source: str
    target: str

    def text(self) -> Text:
        return Text(key="risk-battle-void", args={"target": self.target})


COURT_EVENTS: tuple[type[Event], ...] = (
    ObjectivesDealt,
    ObjectivesKept,
    ObjectivesReturned,
    CourtSet,
    SeatsTaken,
    Claimed,
    BonusGiven,
    PileShuffled,
    Dawned,
    Asked,
    Answered,
    Closed,
    Played,
    CardRolled,
    CardCancelled,
    Resolved,
    ReactionSet,
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
    Stepped,
    Bought,
    Looked,
    Kept,
    Scored,
    UnitPlaced,
    Rolled,
    DiceChanged,
    CardDieTurned,
    BattleVoid,
)
