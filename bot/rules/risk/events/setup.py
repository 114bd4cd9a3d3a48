"""What happens in a set-up: the order of seats, Houses, Objectives, lands dealt or claimed (RISK-3, RISK-4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from bot.rules.contract import Seat, Text, Topic, Viewer
from bot.rules.kit.draft import changed, made, put
from bot.rules.risk.events.base import RiskEvent, faces
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import NEUTRAL, UNCLAIMED, board
from bot.rules.risk.model.dominion import Court, Hands, Wish
from bot.rules.risk.model.mitchell import Realm
from bot.rules.risk.model.options import Modules, RiskOptions, modules
from bot.rules.risk.model.piles import Pile, deck_of, with_deck
from bot.rules.risk.model.state import RiskState, StandingOrders
from bot.rules.risk.model.updates import paid, top, with_court

Prize = Literal["turn", "choice", "nothing"]
"""What the first roll is for: the first turn, or the first choice where the Houses fix the order (RISK-4.1)."""


class Begun(RiskEvent):
    """A game is set up for `players` on `board`."""

    kind: Literal["begun"] = "begun"
    options: RiskOptions
    players: int
    board: str

    def opened(self) -> RiskState:
        """The state before anything else has happened."""
        on, players = modules(self.options), self.players
        return RiskState(
            options=self.options,
            on=on,
            board=self.board,
            houses=(None,) * players,
            hands=((),) * players,
            orders=(StandingOrders(),) * players,
            court=_empty_court(on, players),
            realm=Realm() if self.options.mode == "mitchell" else None,
        )


class RolledFirst(RiskEvent):
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


class Ordered(RiskEvent):
    """The order of turns is fixed, or only that of choosing a House (RISK-3.1, RISK-4.1)."""

    kind: Literal["ordered"] = "ordered"
    order: tuple[Seat, ...]
    prize: Prize = "turn"

    def fold(self, state: RiskState) -> RiskState:
        return changed(state, order=self.order, stack=(frames.Houses(queue=self.order),))

    def text(self) -> Text:
        return Text(key=f"risk-ordered-{self.prize}", args={"seat": self.order[0]})


class HouseTaken(RiskEvent):
    """A seat leads a House from now on (RISK-3.2)."""

    kind: Literal["house_taken"] = "house_taken"
    seat: Seat
    house: str

    def fold(self, state: RiskState) -> RiskState:
        frame = state.stack[-1]
        assert isinstance(frame, frames.Houses)
        queue = tuple(seat for seat in frame.queue if seat != self.seat)
        houses = put(state.houses, self.seat, self.house)
        return changed(state, houses=houses, stack=(frames.Houses(queue=queue),))

    def text(self) -> Text:
        return Text(key="risk-house-taken", args={"seat": self.seat, "house": self.house})


class CourtSet(RiskEvent):
    """Characters stand face up, the Maester deck is shuffled (RISK-4.3, RISK-22.1)."""

    kind: Literal["court_set"] = "court_set"
    characters: tuple[str, ...]
    maester_deck: tuple[str, ...]

    def fold(self, state: RiskState) -> RiskState:
        return with_court(
            state, characters=dict.fromkeys(self.characters, "up"), maester_deck=self.maester_deck
        )

    def seen_by(self, viewer: Viewer) -> Self:
        return self.model_copy(update={"maester_deck": ()})


class ObjectivesDealt(RiskEvent):
    """Three Objectives to each seat, the rest form the deck (RISK-4.4).

    If `choosing` names seats, only they have been dealt any now: they have risen to lead a House (MITCHELL-6.7).
    """

    kind: Literal["objectives_dealt"] = "objectives_dealt"
    topic: ClassVar[Topic | None] = "card"
    hands: Hands
    deck: tuple[str, ...]
    choosing: tuple[Seat, ...] = ()

    def fold(self, state: RiskState) -> RiskState:
        state = with_court(state, objectives=self.hands, objective_deck=self.deck)
        return changed(state, stack=(made(frames.Choosing, asked=self.choosing or state.playing),))

    def seen_by(self, viewer: Viewer) -> Self:
        return self.model_copy(update=_own(self.hands, viewer))

    def text(self) -> Text:
        if self.choosing:
            return Text(key="risk-objectives-dealt-risen", args={"risen_seat": self.choosing})
        return Text(key="risk-objectives-dealt")


def _own(hands: Hands, viewer: Viewer) -> dict[str, object]:
    """What `viewer` sees of Objectives, in hands and in the deck."""
    return {"hands": tuple(hand if seat == viewer else () for seat, hand in enumerate(hands)), "deck": ()}


class ObjectivesKept(RiskEvent):
    """A seat has chosen; nobody else learns of it before all have (RISK-4.4, RISK-25.4)."""

    kind: Literal["objectives_kept"] = "objectives_kept"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    cards: tuple[str, ...]

    def fold(self, state: RiskState) -> RiskState:
        frame = state.stack[-1]
        assert isinstance(frame, frames.Choosing)
        return top(state, frame.answered(self.seat, self.cards))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def text(self) -> Text:
        return Text(key="risk-objectives-kept")


class ObjectivesReturned(RiskEvent):
    """All have chosen: `hands` stay, the other cards are shuffled back into `deck` (RISK-4.4).

    If `choosing` names seats, only they had any to choose.
    """

    kind: Literal["objectives_returned"] = "objectives_returned"
    topic: ClassVar[Topic | None] = "card"
    hands: Hands
    deck: tuple[str, ...]
    choosing: tuple[Seat, ...] = ()

    def fold(self, state: RiskState) -> RiskState:
        state = with_court(state, objectives=self.hands, objective_deck=self.deck)
        return changed(state, stack=())

    def seen_by(self, viewer: Viewer) -> Self:
        return self.model_copy(update=_own(self.hands, viewer))

    def text(self) -> Text:
        if self.choosing:
            return Text(key="risk-objectives-returned-risen", args={"risen_seat": self.choosing})
        return Text(key="risk-objectives-returned")


class LandsDealt(RiskEvent):
    """The territories are dealt and garrisoned: `lands` by seat, the rest is neutral (RISK-3.3 to RISK-3.6)."""

    kind: Literal["lands_dealt"] = "lands_dealt"
    lands: tuple[tuple[str, ...], ...]
    neutral: tuple[str, ...]
    armies: int
    neutral_armies: int

    def fold(self, state: RiskState) -> RiskState:
        owner = dict.fromkeys(self.neutral, NEUTRAL)
        armies = dict.fromkeys(self.neutral, self.neutral_armies)
        for seat, lands in enumerate(self.lands):
            owner |= dict.fromkeys(lands, NEUTRAL if seat in state.out else seat)
            armies |= dict.fromkeys(lands, self.armies)
        return changed(state, owner=owner, armies=armies, stack=())

    def text(self) -> Text:
        return Text(key="risk-lands-dealt", args={"armies": self.armies, "neutral": len(self.neutral)})


class SeatsTaken(RiskEvent):
    """The order follows the Houses; Seats of Power and `neutral` lands have their armies (RISK-4.2 to RISK-4.7)."""

    kind: Literal["seats_taken"] = "seats_taken"
    order: tuple[Seat, ...]
    places: tuple[str, ...]
    """The Seats, in this order."""
    armies: int
    reserve: int
    neutral: tuple[str, ...]
    neutral_armies: int

    def fold(self, state: RiskState) -> RiskState:
        owner = dict.fromkeys(board(state.board).territories, UNCLAIMED)
        armies = dict.fromkeys(owner, 0)
        reserves = [0] * len(state.houses)
        for seat, place in zip(self.order, self.places, strict=False):
            owner[place] = NEUTRAL if seat in state.out else seat
            armies[place] = self.armies
            reserves[seat] = 0 if seat in state.out else self.reserve
        owner |= dict.fromkeys(self.neutral, NEUTRAL)
        armies |= dict.fromkeys(self.neutral, self.neutral_armies)
        first = next(seat for seat in self.order if seat not in state.out)
        playing = tuple(seat for seat in self.order if seat not in state.out)
        stack: tuple[frames.AnyFrame, ...] = (frames.Claiming(seat=first, reserves=tuple(reserves)),)
        if state.on.setup == "rank":
            stack = (frames.Ranking(asked=playing, reserves=tuple(reserves)),)
        return changed(state, order=self.order, owner=owner, armies=armies, stack=stack)

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


class Claimed(RiskEvent):
    """One starting army is placed; `new` where the territory was still free (RISK-4.8)."""

    kind: Literal["claimed"] = "claimed"
    seat: Seat
    territory: str
    new: bool

    def fold(self, state: RiskState) -> RiskState:
        frame = state.stack[-1]
        assert isinstance(frame, frames.Claiming)
        reserves = put(frame.reserves, self.seat, frame.reserves[self.seat] - 1)
        later = [seat for seat in (*state.after(self.seat), self.seat) if reserves[seat]]
        owner = {**state.owner, self.territory: self.seat}
        armies = {**state.armies, self.territory: state.armies[self.territory] + 1}
        frame = frames.Claiming(seat=later[0] if later else self.seat, reserves=reserves)
        return changed(state, owner=owner, armies=armies, stack=(frame,))

    def text(self) -> Text:
        key = "risk-claimed" if self.new else "risk-added"
        return Text(key=key, args={"seat": self.seat, "territory": self.territory})


class Ranked(RiskEvent):
    """A seat has said what it wants to claim; nobody else learns of it before all have (RISK-4.11)."""

    kind: Literal["ranked"] = "ranked"
    seat: Seat
    wish: Wish

    def fold(self, state: RiskState) -> RiskState:
        frame = state.stack[-1]
        assert isinstance(frame, frames.Ranking)
        return changed(state, stack=(*state.stack[:-1], frame.answered(self.seat, self.wish)))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def text(self) -> Text:
        return Text(key="risk-ranked")


class LandsClaimed(RiskEvent):
    """All that a seat claims by its wish, with the armies that stand there then (RISK-4.11)."""

    kind: Literal["lands_claimed"] = "lands_claimed"
    seat: Seat
    armies: Mapping[str, int]

    def fold(self, state: RiskState) -> RiskState:
        owner = {**state.owner, **dict.fromkeys(self.armies, self.seat)}
        return changed(state, owner=owner, armies={**state.armies, **self.armies})

    def text(self) -> Text:
        """In which regions, those with most lands first: with seven players the names of all filled a phone twice."""
        held = Counter(
            region.id
            for region in board("world").regions
            for place in self.armies
            if place in region.territories
        )
        args = {
            "seat": self.seat,
            "lands": len(self.armies),
            "regions": tuple(r for r, _ in held.most_common()),
        }
        return Text(key="risk-lands-claimed", args=args)


class LeftUnclaimed(RiskEvent):
    """Too few are left to claim all: the lands still free stand neutral (RISK-4.7, RISK-17.6)."""

    kind: Literal["left_unclaimed"] = "left_unclaimed"
    lands: tuple[str, ...]
    armies: int

    def fold(self, state: RiskState) -> RiskState:
        owner = {**state.owner, **dict.fromkeys(self.lands, NEUTRAL)}
        return changed(state, owner=owner, armies={**state.armies, **dict.fromkeys(self.lands, self.armies)})

    def text(self) -> Text:
        return Text(key="risk-left-unclaimed", args={"neutral": len(self.lands), "armies": self.armies})


class DeckShuffled(RiskEvent):
    """A new deck, the next card first: nobody sees its order (RISK-3.7, RISK-3.8, RISK-8.9)."""

    kind: Literal["deck_shuffled"] = "deck_shuffled"
    topic: ClassVar[Topic | None] = "card"
    cards: tuple[str, ...]
    count: int

    def fold(self, state: RiskState) -> RiskState:
        return changed(state, deck=self.cards, discard=())

    def seen_by(self, viewer: Viewer) -> Self:
        return self.model_copy(update={"cards": ()})

    def text(self) -> Text:
        return Text(key="risk-deck-shuffled", args={"cards": self.count})


class BonusGiven(RiskEvent):
    """What a late place in turn order brings (RISK-4.9)."""

    kind: Literal["bonus_given"] = "bonus_given"
    seat: Seat
    gold: int
    cards: tuple[str, ...]
    maesters: tuple[str, ...]
    count: int

    def fold(self, state: RiskState) -> RiskState:
        piles: tuple[tuple[Pile, tuple[str, ...]], ...] = (
            ("territory", self.cards),
            ("maester", self.maesters),
        )
        for pile, cards in piles:
            if cards:
                deck = deck_of(state, pile).drawn(len(cards)).gained(self.seat, cards)
                state = with_deck(state, pile, deck)
        return paid(state, self.seat, -self.gold) if self.gold else state

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"cards": (), "maesters": ()})

    def text(self) -> Text:
        return Text(key="risk-bonus-given", args={"seat": self.seat, "gold": self.gold, "count": self.count})


def _empty_court(on: Modules, players: int) -> Court:
    """Treasuries, hands and points of a game with modules; the fields of modules that are off stay empty."""
    hands: tuple[tuple[str, ...], ...] = ((),) * players
    return Court(
        gold=(0,) * players if on.gold else (),
        points=(0,) * players if on.objectives else (),
        maesters=hands if on.windows else (),
        objectives=hands if on.objectives else (),
        reactions=({},) * players if on.windows else (),
    )
