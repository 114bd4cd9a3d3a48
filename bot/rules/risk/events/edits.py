"""What a game master has changed by hand."""

from __future__ import annotations

from operator import not_
from typing import ClassVar, Literal, Self

from pydantic import Field

from bot.rules.contract import Seat, Text, Topic, Viewer
from bot.rules.kit.deck import Deck
from bot.rules.kit.draft import changed, put, without
from bot.rules.risk.events.base import RiskEvent
from bot.rules.risk.events.leaving import called_off
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import END_CARD, NEUTRAL
from bot.rules.risk.model.dominion import UNITS
from bot.rules.risk.model.piles import Pile, deck_of, with_deck
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.model.updates import top, with_court

Zone = int | Literal["deck", "discard"]
"""Where a card lies: in the hand of a seat, in its deck, or among the discarded."""


class ArmiesSet(RiskEvent):
    """So many armies stand in a territory; the difference came from the reserve, or went there."""

    kind: Literal["armies_set"] = "armies_set"
    territory: str
    armies: int

    def fold(self, state: RiskState) -> RiskState:
        return changed(state, armies={**state.armies, self.territory: self.armies})

    def text(self) -> Text:
        return Text(key="risk-armies-set", args={"territory": self.territory, "armies": self.armies})


class OwnerSet(RiskEvent):
    """A territory belongs to a seat, or to none (-1), with all that stands there; then it may be that of a `side` that
    nobody plays (MITCHELL-3)."""

    kind: Literal["owner_set"] = "owner_set"
    territory: str
    seat: int
    side: str | None = Field(None, exclude_if=not_)

    def fold(self, state: RiskState) -> RiskState:
        realm = state.realm
        if realm is not None:
            others = {place: side for place, side in realm.holders.items() if place != self.territory}
            holders = {**others, self.territory: self.side} if self.side else others
            state = changed(state, realm=changed(realm, holders=holders))
        owner = {**state.owner, self.territory: self.seat}
        stack = tuple(
            _unbound(frame, owner) if isinstance(frame, frames.Reinforcement) else frame
            for frame in state.stack
        )
        return changed(state, owner=owner, stack=stack)

    def text(self) -> Text:
        if self.side:
            return Text(key="risk-owner-side", args={"territory": self.territory, "house": self.side})
        if self.seat == NEUTRAL:
            return Text(key="risk-owner-none", args={"territory": self.territory})
        return Text(key="risk-owner-set", args={"territory": self.territory, "seat": self.seat})


class GoldSet(RiskEvent):
    """A treasury holds so much."""

    kind: Literal["gold_set"] = "gold_set"
    seat: Seat
    gold: int

    def fold(self, state: RiskState) -> RiskState:
        return with_court(state, gold=put(state.court.gold, self.seat, self.gold))

    def text(self) -> Text:
        return Text(key="risk-gold-set", args={"seat": self.seat, "gold": self.gold})


class PointsSet(RiskEvent):
    """A seat has so many victory points."""

    kind: Literal["points_set"] = "points_set"
    seat: Seat
    points: int

    def fold(self, state: RiskState) -> RiskState:
        return with_court(state, points=put(state.court.points, self.seat, self.points))

    def text(self) -> Text:
        return Text(key="risk-points-set", args={"seat": self.seat, "points": self.points})


class UnitsSet(RiskEvent):
    """So many Special Units of a kind stand in a territory."""

    kind: Literal["units_set"] = "units_set"
    territory: str
    unit: str
    number: int

    def fold(self, state: RiskState) -> RiskState:
        troop = put(state.court.troop(self.territory), UNITS.index(self.unit), self.number)
        return with_court(state, units={**state.court.units, self.territory: troop})

    def text(self) -> Text:
        return Text(
            key="risk-units-set",
            args={"territory": self.territory, "unit": self.unit, "number": self.number},
        )


class CharacterSet(RiskEvent):
    """A Character lies face up, face down, or is lost."""

    kind: Literal["character_set"] = "character_set"
    topic: ClassVar[Topic | None] = "card"
    character: str
    side: Literal["up", "down", "lost"]
    frees: bool = True
    """Whether it is nobody's captive then: who is lost. Stored without it, a Character came home by any of them."""

    def fold(self, state: RiskState) -> RiskState:
        court = state.court
        captives = {who: by for who, by in court.captives.items() if who != self.character or not self.frees}
        return with_court(
            state, characters={**court.characters, self.character: self.side}, captives=captives
        )

    def text(self) -> Text:
        return Text(key="risk-character-set", args={"character": self.character, "side": self.side})


class CaptorSet(RiskEvent):
    """A Character is held for ransom by a seat, or comes home, face down until the next Refresh (RISK-22.14)."""

    kind: Literal["captor_set"] = "captor_set"
    topic: ClassVar[Topic | None] = "card"
    character: str
    seat: Seat | None

    def fold(self, state: RiskState) -> RiskState:
        court = state.court
        if self.seat is not None:
            return with_court(state, captives={**court.captives, self.character: self.seat})
        captives = {who: captor for who, captor in court.captives.items() if who != self.character}
        return with_court(state, captives=captives, characters={**court.characters, self.character: "down"})

    def text(self) -> Text:
        if self.seat is None:
            return Text(key="risk-captor-set-nobody", args={"character": self.character})
        return Text(key="risk-captor-set", args={"character": self.character, "seat": self.seat})


class CardMoved(RiskEvent):
    """A card has gone from one place to another: into a deck at the bottom.

    Which one is known to all only if it was, or is now, among the discarded; else to those who had it or have it.
    """

    kind: Literal["card_moved"] = "card_moved"
    topic: ClassVar[Topic | None] = "card"
    pile: Pile
    card: str | None
    source: Zone
    target: Zone

    def fold(self, state: RiskState) -> RiskState:
        assert self.card is not None
        deck = _without(deck_of(state, self.pile), self.source, self.card)
        if self.target == "deck" and END_CARD in deck.pile:
            state = changed(state, sunk=state.sunk + 1)
        return with_deck(state, self.pile, _with(deck, self.target, self.card))

    def seen_by(self, viewer: Viewer) -> Self:
        known = "discard" in (self.source, self.target)
        known = known or (viewer is not None and viewer in (self.source, self.target))
        return self if known else self.model_copy(update={"card": None})

    def text(self) -> Text:
        args: dict[str, str | int] = {"pile": self.pile, "card": self.card or "none"}
        if isinstance(self.target, int):
            return Text(key="risk-card-moved-hand", args={**args, "seat": self.target})
        key = "risk-card-moved-deck" if self.target == "deck" else "risk-card-moved-discard"
        return Text(key=key, args=args)


class OrderSet(RiskEvent):
    """The seats in the game take their turns in this order; who is out keeps a place among them."""

    kind: Literal["order_set"] = "order_set"
    seats: tuple[Seat, ...]

    def fold(self, state: RiskState) -> RiskState:
        coming = iter(self.seats)
        order = tuple(seat if seat in state.out else next(coming) for seat in state.order)
        return changed(state, order=order)

    def text(self) -> Text:
        return Text(key="risk-order-set", args={"seats": self.seats})


class BroughtBack(RiskEvent):
    """Who was out is in the game again, in the old place in turn order, with a land and all that its House holds."""

    kind: Literal["brought_back"] = "brought_back"
    seat: Seat
    territory: str

    def fold(self, state: RiskState) -> RiskState:
        realm, house, seat = state.realm, state.houses[self.seat], self.seat
        state = changed(state, out=tuple(other for other in state.out if other != seat))
        state = OwnerSet(territory=self.territory, seat=seat).fold(state)
        if realm is None:
            return state
        assert state.realm is not None
        mine = [place for place, side in state.realm.holders.items() if side == house]
        realm = changed(
            state.realm,
            holders={place: side for place, side in state.realm.holders.items() if side != house},
            heirs=tuple(one for one in realm.heirs if one[0] != seat),
            left=tuple(other for other in realm.left if other != seat),
        )
        return changed(state, realm=realm, owner={**state.owner, **dict.fromkeys(mine, seat)})

    def text(self) -> Text:
        return Text(key="risk-brought-back", args={"seat": self.seat, "territory": self.territory})


class AnswerDropped(RiskEvent):
    """What a seat had answered no longer fits what was changed: it is asked anew, and nobody else learns of it."""

    kind: Literal["answer_dropped"] = "answer_dropped"
    seat: Seat

    def fold(self, state: RiskState) -> RiskState:
        window = state.stack[-1]
        assert isinstance(window, frames.Window)
        return top(state, window.reopened(self.seat))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def text(self) -> Text:
        return Text(key="risk-answer-dropped")


class FightStopped(RiskEvent):
    """What was under way within a turn is called off, whatever it was; what was paid stays paid."""

    kind: Literal["fight_stopped"] = "fight_stopped"

    def fold(self, state: RiskState) -> RiskState:
        stack = tuple(
            frame
            for level, frame in enumerate(state.stack)
            if level == 0 or (frame.kind == "muster" and frame.step == "reinforce")
        )
        return changed(called_off(state, stack), stack=stack)

    def text(self) -> Text:
        return Text(key="risk-fight-stopped")


def _unbound(muster: frames.Reinforcement, owner: dict[str, int]) -> frames.Reinforcement:
    """Armies that can stand in none of their territories any more may stand anywhere."""
    kept: list[frames.Bound] = []
    free = muster.free
    for group in muster.bound:
        held = tuple(place for place in group.territories if owner[place] == muster.seat)
        if held:
            kept.append(changed(group, territories=held))
        else:
            free += group.armies
    return changed(muster, bound=tuple(kept), free=free)


def zone_of(deck: Deck, card: str) -> Zone | None:
    """Where a card lies, if it is not on the table."""
    if card in deck.discard:
        return "discard"
    if card in deck.pile:
        return "deck"
    return next((seat for seat, hand in enumerate(deck.hands) if card in hand), None)


def _without(deck: Deck, zone: Zone, card: str) -> Deck:
    if zone == "deck":
        return deck._replace(pile=without(deck.pile, card))
    if zone == "discard":
        return deck._replace(discard=without(deck.discard, card))
    return deck.lost(zone, (card,))


def _with(deck: Deck, zone: Zone, card: str) -> Deck:
    if zone == "deck":
        return deck._replace(pile=(*deck.pile, card))
    return deck.dropped((card,)) if zone == "discard" else deck.gained(zone, (card,))
