"""What cards and Characters do once they take effect (RISK-27)."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from bot.rules.contract import Seat, Text, Topic, Viewer
from bot.rules.kit.draft import changed
from bot.rules.risk.events.base import RiskEvent
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.dominion import Smallfolk
from bot.rules.risk.model.lasting import Ban, LastingEffect
from bot.rules.risk.model.mitchell import SIDES
from bot.rules.risk.model.piles import deck_of, with_deck
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.model.updates import bled, destroyed, on_turn, paid, placed, top, with_court


class Enforced(RiskEvent):
    """An effect lasts for the battle, the invasion or the turn (RISK-27.1)."""

    kind: Literal["enforced"] = "enforced"
    seat: Seat
    card: str
    op: str
    amount: int
    lasts: Literal["battle", "invasion", "turn"]
    place: str | None = None

    def fold(self, state: RiskState) -> RiskState:
        turn = state.stack[0]
        assert isinstance(turn, frames.Turn)
        force = LastingEffect(
            op=self.op,
            card=self.card,
            seat=self.seat,
            amount=self.amount,
            place=self.place,
            since=len(turn.conquests),
        )
        kind = {"turn": frames.Turn, "invasion": frames.Invasion, "battle": frames.Battle}[self.lasts]
        stack = tuple(
            changed(frame, forces=(*frame.forces, force))
            if isinstance(frame, kind) and isinstance(frame, (frames.Turn, frames.Invasion, frames.Battle))
            else frame
            for frame in state.stack
        )
        if self.op == "extra_maneuver":
            stack = (changed(turn, maneuvers=turn.maneuvers + self.amount), *stack[1:])
        return changed(state, stack=stack)

    def text(self) -> Text:
        return Text(key=f"risk-card-{self.card}")


class Barred(RiskEvent):
    """The active player may not invade `place`, or nothing of `seat`, this turn (RISK-27.16)."""

    kind: Literal["barred"] = "barred"
    seat: Seat
    card: str
    place: str | None
    lifts: bool

    def fold(self, state: RiskState) -> RiskState:
        turn = state.stack[0]
        assert isinstance(turn, frames.Turn)
        ban = Ban(seat=self.seat, place=self.place, lifts=self.lifts)
        return on_turn(state, bans=(*turn.bans, ban))

    def text(self) -> Text:
        return Text(key=f"risk-card-{self.card}")


class InvasionCancelled(RiskEvent):
    """An invasion ends before its first battle (RISK-27.17)."""

    kind: Literal["invasion_cancelled"] = "invasion_cancelled"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    source: str
    target: str

    def fold(self, state: RiskState) -> RiskState:
        return changed(state, stack=state.stack[:1])

    def text(self) -> Text:
        return Text(key="risk-invasion-cancelled", args={"seat": self.seat, "target": self.target})


class ArmiesPlaced(RiskEvent):
    """Armies come from the reserve, one lot each in `territories` (RISK-27.9)."""

    kind: Literal["armies_placed"] = "armies_placed"
    seat: Seat
    territories: tuple[str, ...]
    armies: int

    def fold(self, state: RiskState) -> RiskState:
        for place in self.territories:
            state = placed(state, place, self.armies)
        return state

    def text(self) -> Text:
        args = {"armies": self.armies, "lands": len(self.territories), "territories": self.territories}
        return Text(key="risk-armies-placed", args=args)


class ArmiesDestroyed(RiskEvent):
    """A card destroys armies: `armies[i]` in `territories[i]` (RISK-27.11); what is told of an invasion counts them.

    With `committed` they were committed to the battle about to be rolled.
    """

    kind: Literal["armies_destroyed"] = "armies_destroyed"
    by_seat: Seat
    territories: tuple[str, ...]
    armies: tuple[int, ...]
    committed: bool = False

    def fold(self, state: RiskState) -> RiskState:
        for place, armies in zip(self.territories, self.armies, strict=True):
            owner = state.owner.get(place, NEUTRAL)
            state = destroyed(placed(state, place, -armies), self.by_seat, owner, armies)
            state = bled(state, place, armies)
        if self.committed:
            stack = tuple(
                changed(frame, dice=frame.dice - sum(self.armies))
                if isinstance(frame, frames.Battle)
                else frame
                for frame in state.stack
            )
            state = changed(state, stack=stack)
        return state

    def text(self) -> Text | None:
        hit = tuple(place for place, armies in zip(self.territories, self.armies, strict=True) if armies)
        if not hit:
            return Text(key="risk-armies-spared")
        if hit[0] in SIDES:  # those who land stand nowhere yet (MITCHELL-6.3)
            return Text(key="risk-landing-loses", args={"armies": sum(self.armies), "house": hit[0]})
        return Text(key="risk-armies-destroyed", args={"armies": sum(self.armies), "territories": hit})


class ArmiesMoved(RiskEvent):
    """A card moves armies (RISK-27.10)."""

    kind: Literal["armies_moved"] = "armies_moved"
    seat: Seat
    source: str
    target: str
    armies: int

    def fold(self, state: RiskState) -> RiskState:
        return placed(placed(state, self.source, -self.armies), self.target, self.armies)

    def text(self) -> Text:
        args = {"seat": self.seat, "source": self.source, "target": self.target, "armies": self.armies}
        return Text(key="risk-maneuvered", args=args)


class Mustered(RiskEvent):
    """More armies to deploy, with `places` only there (RISK-27.9)."""

    kind: Literal["mustered"] = "mustered"
    seat: Seat
    armies: int
    places: tuple[str, ...]

    def fold(self, state: RiskState) -> RiskState:
        muster = state.stack[-1]
        assert isinstance(muster, frames.Reinforcement)
        if not self.places:
            return top(state, changed(muster, free=muster.free + self.armies))
        bound = (*muster.bound, frames.Bound(armies=self.armies, territories=self.places))
        return top(state, changed(muster, bound=bound))

    def text(self) -> Text:
        return Text(key="risk-mustered", args={"seat": self.seat, "armies": self.armies})


class Removing(RiskEvent):
    """Armies are to be taken off by `queue`, one after the other (RISK-22.11, RISK-22.20)."""

    kind: Literal["removing"] = "removing"
    card: str
    by_seat: Seat
    queue: tuple[Seat, ...]
    place: str | None
    most: int

    def fold(self, state: RiskState) -> RiskState:
        removal = frames.Removal(
            queue=self.queue, by_seat=self.by_seat, card=self.card, place=self.place, most=self.most
        )
        return changed(state, stack=(*state.stack, removal))


class Removed(RiskEvent):
    """The next in the queue has taken armies off (RISK-22.11, RISK-22.20)."""

    kind: Literal["removed"] = "removed"
    seat: Seat
    territory: str | None
    armies: int

    def fold(self, state: RiskState) -> RiskState:
        removal = state.stack[-1]
        assert isinstance(removal, frames.Removal)
        rest = removal.queue[1:]
        state = top(state, *((changed(removal, queue=rest),) if rest else ()))
        if self.territory is None or not self.armies:
            return state
        owner = state.owner[self.territory]
        return destroyed(placed(state, self.territory, -self.armies), removal.by_seat, owner, self.armies)

    def text(self) -> Text | None:
        if self.territory is None:
            return None
        if not self.armies:
            return Text(key="risk-armies-spared")
        return Text(
            key="risk-removed", args={"seat": self.seat, "territory": self.territory, "armies": self.armies}
        )


class GoldTaken(RiskEvent):
    """Gold goes from one seat to another (RISK-27.15)."""

    kind: Literal["gold_taken"] = "gold_taken"
    from_seat: Seat
    seat: Seat
    gold: int

    def fold(self, state: RiskState) -> RiskState:
        return paid(state, self.from_seat, self.gold, self.seat)

    def text(self) -> Text | None:
        # Who bribes a landing of their own call pays nobody (MITCHELL-6.2, MITCHELL-9.3).
        if not self.gold or self.from_seat == self.seat:
            return None
        args = {"seat": self.seat, "from_seat": self.from_seat, "gold": self.gold}
        return Text(key="risk-gold-taken", args=args)


class MaesterDropped(RiskEvent):
    """A Maester card leaves a hand at random and is discarded (RISK-27.14)."""

    kind: Literal["maester_dropped"] = "maester_dropped"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    card: str

    def fold(self, state: RiskState) -> RiskState:
        card = (self.card,)
        return with_deck(state, "maester", deck_of(state, "maester").lost(self.seat, card).dropped(card))

    def text(self) -> Text:
        return Text(key="risk-maester-dropped", args={"seat": self.seat, "card": self.card})


class MaesterStolen(RiskEvent):
    """A Maester card changes hands at random: the two concerned see which (RISK-25.3)."""

    kind: Literal["maester_stolen"] = "maester_stolen"
    topic: ClassVar[Topic | None] = "card"
    from_seat: Seat
    seat: Seat
    card: str | None

    def fold(self, state: RiskState) -> RiskState:
        assert self.card is not None
        deck = deck_of(state, "maester").lost(self.from_seat, (self.card,)).gained(self.seat, (self.card,))
        return with_deck(state, "maester", deck)

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer in (self.from_seat, self.seat) else self.model_copy(update={"card": None})

    def text(self) -> Text:
        args: dict[str, str | int | None] = {"seat": self.seat, "from_seat": self.from_seat}
        if self.card is None:
            return Text(key="risk-maester-stolen", args=args)
        return Text(key="risk-maester-stolen-card", args={**args, "card": self.card})


class CardsRevealed(RiskEvent):
    """Territory cards are turned up and discarded (RISK-22.10)."""

    kind: Literal["cards_revealed"] = "cards_revealed"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    cards: tuple[str, ...]

    def fold(self, state: RiskState) -> RiskState:
        deck = deck_of(state, "territory").drawn(len(self.cards)).dropped(self.cards)
        return with_deck(state, "territory", deck)

    def text(self) -> Text:
        return Text(key="risk-cards-revealed", args={"cards": self.cards})


class SmallfolkHidden(RiskEvent):
    """Armies wait on a face-down territory card (RISK-22.15)."""

    kind: Literal["smallfolk_hidden"] = "smallfolk_hidden"
    seat: Seat
    card: str | None

    def fold(self, state: RiskState) -> RiskState:
        assert self.card is not None
        waiting = (*state.court.smallfolk, Smallfolk(seat=self.seat, card=self.card))
        return with_court(changed(state, deck=state.deck[1:]), smallfolk=waiting)

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"card": None})

    def text(self) -> Text:
        if self.card is None:
            return Text(key="risk-smallfolk-hidden", args={"seat": self.seat})
        return Text(key="risk-smallfolk-hidden-card", args={"seat": self.seat, "card": self.card})


class SmallfolkRisen(RiskEvent):
    """The card is revealed, its armies stand in the territory (RISK-22.15)."""

    kind: Literal["smallfolk_risen"] = "smallfolk_risen"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    armies: int

    def fold(self, state: RiskState) -> RiskState:
        waiting = tuple(one for one in state.court.smallfolk if one.card != self.card)
        state = placed(changed(state, discard=(*state.discard, self.card)), self.card, self.armies)
        return with_court(state, smallfolk=waiting)

    def text(self) -> Text:
        return Text(
            key="risk-smallfolk-risen", args={"seat": self.seat, "card": self.card, "armies": self.armies}
        )


class CharacterLost(RiskEvent):
    """A Character leaves the game (RISK-27.20)."""

    kind: Literal["character_lost"] = "character_lost"
    character: str

    def fold(self, state: RiskState) -> RiskState:
        court = state.court
        captives = {who: seat for who, seat in court.captives.items() if who != self.character}
        return with_court(state, characters={**court.characters, self.character: "lost"}, captives=captives)

    def text(self) -> Text:
        return Text(key="risk-character-lost", args={"character": self.character})


class CharacterTaken(RiskEvent):
    """A Character is held for ransom (RISK-22.14)."""

    kind: Literal["character_taken"] = "character_taken"
    seat: Seat
    character: str

    def fold(self, state: RiskState) -> RiskState:
        return with_court(state, captives={**state.court.captives, self.character: self.seat})

    def text(self) -> Text:
        return Text(key="risk-character-taken", args={"seat": self.seat, "character": self.character})


class Ransomed(RiskEvent):
    """A captive is bought back, face down until the next Refresh (RISK-22.14)."""

    kind: Literal["ransomed"] = "ransomed"
    seat: Seat
    captor_seat: Seat
    character: str
    gold: int

    def fold(self, state: RiskState) -> RiskState:
        court = state.court
        return with_court(
            paid(state, self.seat, self.gold, self.captor_seat),
            captives={who: seat for who, seat in court.captives.items() if who != self.character},
            characters={**court.characters, self.character: "down"},
        )

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "seat": self.seat,
            "captor_seat": self.captor_seat,
            "character": self.character,
            "gold": self.gold,
        }
        return Text(key="risk-ransomed", args=args)


class PointsLost(RiskEvent):
    """Each of `seats` loses a victory point, none below nought (RISK-22.17)."""

    kind: Literal["points_lost"] = "points_lost"
    seats: tuple[Seat, ...]
    points: int

    def fold(self, state: RiskState) -> RiskState:
        points = tuple(
            max(0, had - self.points) if seat in self.seats else had
            for seat, had in enumerate(state.court.points)
        )
        return with_court(state, points=points)

    def text(self) -> Text:
        return Text(key="risk-points-lost", args={"losing_seat": self.seats, "points": self.points})


class IncomeHalved(RiskEvent):
    """The income about to be counted is halved (RISK-22.12)."""

    kind: Literal["income_halved"] = "income_halved"
    seat: Seat

    def fold(self, state: RiskState) -> RiskState:
        stack = tuple(
            changed(frame, halved=True) if isinstance(frame, frames.TurnStart) else frame
            for frame in state.stack
        )
        return changed(state, stack=stack)

    def text(self) -> Text:
        return Text(key="risk-income-halved", args={"seat": self.seat})


class Mourned(RiskEvent):
    """The opponents of `seat` pay double until its next turn (RISK-22.13)."""

    kind: Literal["mourned"] = "mourned"
    seat: Seat

    def fold(self, state: RiskState) -> RiskState:
        return with_court(state, mourning=(*state.court.mourning, self.seat))

    def text(self) -> Text:
        return Text(key="risk-card-mourning_the_fallen")
