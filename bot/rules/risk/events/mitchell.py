"""What happens in the House Mitchell variant: the sides nobody plays, landings, Houses taken over (MITCHELL-2 to 7)."""

from typing import ClassVar, Literal, Self

from bot.rules.contract import Event, Seat, Text, Topic, Viewer
from bot.rules.risk.events.basics import faces
from bot.rules.risk.model.board import NEUTRAL

# ── set-up ────────────────────────────────────────────────────────────────────────────────────────


class RealmLaid(Event):
    """The towns have their garrisons, the dealt lands (`lands` by seat) and all others an army each (MITCHELL-2).

    The lands of `holders` belong to sides without a player; those of nobody named are unaligned.
    """

    kind: Literal["realm_laid"] = "realm_laid"
    lands: tuple[tuple[str, ...], ...]
    """By seat: the lands dealt, the town not among them."""
    towns: tuple[tuple[str, Seat, str | None, int], ...]
    """Town, player or nobody, the side without a player, armies."""
    dealt_armies: int
    other_armies: int
    wildlings: int

    @property
    def seats(self) -> dict[str, Seat]:
        """The owner of every land that has one."""
        dealt = {place: seat for seat, lands in enumerate(self.lands) for place in lands}
        return dealt | {town: seat for town, seat, _, _ in self.towns}

    def text(self) -> Text:
        most = max(map(len, self.lands))
        return Text(key="risk-realm-laid", args={"lands": most})


class CardsKept(Event):
    """Everybody keeps the cards of the lands dealt (MITCHELL-2.6)."""

    kind: Literal["cards_kept"] = "cards_kept"
    topic: ClassVar[Topic | None] = "card"
    hands: tuple[tuple[str, ...], ...]
    count: int

    def seen_by(self, viewer: Viewer) -> Self:
        hands = tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands))
        return self.model_copy(update={"hands": hands})

    def text(self) -> Text:
        return Text(key="risk-cards-kept", args={"cards": self.count})


# ── the neutral Houses ────────────────────────────────────────────────────────────────────────────


class NeutralTurn(Event):
    """The turn of the neutral Houses, the last of a round: `armies[i]` are placed in `territories[i]` (MITCHELL-4)."""

    kind: Literal["neutral_turn"] = "neutral_turn"
    territories: tuple[str, ...]
    armies: tuple[int, ...]

    def text(self) -> Text | None:
        if not self.territories:
            return None
        args = {"armies": sum(self.armies), "territories": self.territories}
        return Text(key="risk-neutral-turn", args=args)


class Exiled(Event):
    """A side has lost its last land: it is off the board with `armies` (MITCHELL-5.1, MITCHELL-7.2, MITCHELL-7.6)."""

    kind: Literal["exiled"] = "exiled"
    side: str
    armies: int

    def text(self) -> Text:
        key = "risk-beyond" if self.side == "wildlings" else "risk-exiled"
        return Text(key=key, args={"house": self.side, "armies": self.armies})


# ── landings ──────────────────────────────────────────────────────────────────────────────────────


class Landed(Event):
    """A side comes from off the board and attacks `target` at once (MITCHELL-6.2, MITCHELL-7.1, MITCHELL-7.3).

    `seat` has called it; the Night's Watch comes of its own.
    """

    kind: Literal["landed"] = "landed"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    side: str
    target: str
    armies: int

    def text(self) -> Text:
        args: dict[str, str | int] = {"house": self.side, "target": self.target, "armies": self.armies}
        if self.seat == NEUTRAL:
            return Text(key="risk-returned", args=args)
        return Text(key="risk-landed", args={**args, "seat": self.seat})


class Stormed(Event):
    """The landed commit armies to one more battle (MITCHELL-6.3)."""

    kind: Literal["stormed"] = "stormed"
    topic: ClassVar[Topic | None] = "battle"
    dice: int


class LandingWon(Event):
    """The land is the side's; its survivors occupy it and advance no further (MITCHELL-6.5, MITCHELL-7.2)."""

    kind: Literal["landing_won"] = "landing_won"
    topic: ClassVar[Topic | None] = "battle"
    side: str
    target: str
    loser: int
    power: str | None
    """The side without a player that held it."""
    armies: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    battles: int
    lost: int
    slain: int

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "house": self.side,
            "target": self.target,
            "armies": self.armies,
            "attack": faces(self.attack),
            "defence": faces(self.defence),
            "battles": self.battles,
            "lost": self.lost,
            "slain": self.slain,
        }
        if self.loser != NEUTRAL:
            return Text(key="risk-landing-won", args={**args, "loser_seat": self.loser})
        if self.power is not None:
            return Text(key="risk-landing-won-power", args={**args, "loser": self.power})
        return Text(key="risk-landing-won-neutral", args=args)


class LandingFailed(Event):
    """The side is off the board again with `armies`: beaten, or `stopped` by a card (MITCHELL-6.4, MITCHELL-9.3)."""

    kind: Literal["landing_failed"] = "landing_failed"
    topic: ClassVar[Topic | None] = "battle"
    side: str
    target: str
    armies: int
    battles: int
    lost: int
    slain: int
    stopped: bool = False

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "house": self.side,
            "target": self.target,
            "armies": self.armies,
            "battles": self.battles,
            "lost": self.lost,
            "slain": self.slain,
        }
        return Text(key="risk-landing-stopped" if self.stopped else "risk-landing-failed", args=args)


class DrivenOut(Event):
    """A landing has taken the last land of a player: cards and gold are discarded (MITCHELL-6.6)."""

    kind: Literal["driven_out"] = "driven_out"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    side: str
    cards: tuple[str, ...]
    maesters: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()

    def text(self) -> Text:
        return Text(key="risk-driven-out", args={"seat": self.seat, "house": self.side})


# ── Houses taken over ─────────────────────────────────────────────────────────────────────────────


class HouseAsked(Event):
    """Somebody without a House asks for one; `voters` are asked (MITCHELL-6.7)."""

    kind: Literal["house_asked"] = "house_asked"
    seat: Seat
    house: str
    voters: tuple[Seat, ...]

    def text(self) -> Text:
        return Text(key="risk-house-asked", args={"seat": self.seat, "house": self.house})

    def upsets(self, seat: Seat) -> bool:
        """RISK-26.7."""
        return seat != self.seat


class HouseVoted(Event):
    """A player has answered (MITCHELL-6.7)."""

    kind: Literal["house_voted"] = "house_voted"
    seat: Seat
    yes: bool

    def text(self) -> Text:
        return Text(key="risk-house-yes" if self.yes else "risk-house-no", args={"seat": self.seat})


class HousePromised(Event):
    """All have agreed: `seat` leads the House from the next round on (MITCHELL-6.7)."""

    kind: Literal["house_promised"] = "house_promised"
    seat: Seat
    house: str

    def text(self) -> Text:
        return Text(key="risk-house-promised", args={"seat": self.seat, "house": self.house})


class VoteLost(Event):
    """The turn is over before all have answered: `seat` may ask again (MITCHELL-6.7, RISK-17.8)."""

    kind: Literal["vote_lost"] = "vote_lost"
    seat: Seat
    house: str

    def text(self) -> Text:
        return Text(key="risk-vote-lost", args={"seat": self.seat, "house": self.house})


class HouseLapsed(Event):
    """The House has lost its last land before the round was over: nobody leads it (MITCHELL-6.7)."""

    kind: Literal["house_lapsed"] = "house_lapsed"
    seat: Seat
    house: str

    def text(self) -> Text:
        return Text(key="risk-house-lapsed", args={"seat": self.seat, "house": self.house})


class HouseRisen(Event):
    """A seat plays again, last in turn order, with a House and its Characters face up (MITCHELL-6.7, MITCHELL-9.4)."""

    kind: Literal["house_risen"] = "house_risen"
    seat: Seat
    house: str
    characters: tuple[str, ...]

    def text(self) -> Text:
        return Text(key="risk-house-risen", args={"seat": self.seat, "house": self.house})


REALM_EVENTS: tuple[type[Event], ...] = (
    RealmLaid,
    CardsKept,
    NeutralTurn,
    Exiled,
    Landed,
    Stormed,
    LandingWon,
    LandingFailed,
    DrivenOut,
    HouseAsked,
    HouseVoted,
    HousePromised,
    VoteLost,
    HouseLapsed,
    HouseRisen,
)
