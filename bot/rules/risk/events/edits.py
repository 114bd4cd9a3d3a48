"""What a game master has changed by hand, and what it does to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal, Self

from bot.rules.contract import Event, Seat, Text, Topic, Viewer
from bot.rules.kit.draft import changed, put, without
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.dominion import UNITS
from bot.rules.risk.model.frames import Pile, Play
from bot.rules.risk.model.library import MAESTERS
from bot.rules.risk.model.state import Bound, Frame, Muster, RiskState
from bot.rules.risk.model.updates import with_court

Zone = int | Literal["deck", "discard"]
"""Where a card lies: in the hand of a seat, in its deck, or among the discarded."""


class ArmiesSet(Event):
    """So many armies stand in a territory; the difference came from the reserve, or went there."""

    kind: Literal["armies_set"] = "armies_set"
    territory: str
    armies: int

    def text(self) -> Text:
        return Text(key="risk-armies-set", args={"territory": self.territory, "armies": self.armies})


class OwnerSet(Event):
    """A territory belongs to a seat, or to nobody (-1), with all that stands there."""

    kind: Literal["owner_set"] = "owner_set"
    territory: str
    seat: int

    def text(self) -> Text:
        if self.seat == NEUTRAL:
            return Text(key="risk-owner-none", args={"territory": self.territory})
        return Text(key="risk-owner-set", args={"territory": self.territory, "seat": self.seat})


class GoldSet(Event):
    """A treasury holds so much."""

    kind: Literal["gold_set"] = "gold_set"
    seat: Seat
    gold: int

    def text(self) -> Text:
        return Text(key="risk-gold-set", args={"seat": self.seat, "gold": self.gold})


class PointsSet(Event):
    """A seat has so many victory points."""

    kind: Literal["points_set"] = "points_set"
    seat: Seat
    points: int

    def text(self) -> Text:
        return Text(key="risk-points-set", args={"seat": self.seat, "points": self.points})


class UnitsSet(Event):
    """So many Special Units of a kind stand in a territory."""

    kind: Literal["units_set"] = "units_set"
    territory: str
    unit: str
    number: int

    def text(self) -> Text:
        return Text(
            key="risk-units-set",
            args={"territory": self.territory, "unit": self.unit, "number": self.number},
        )


class CharacterSet(Event):
    """A Character lies face up, face down, or is lost."""

    kind: Literal["character_set"] = "character_set"
    topic: ClassVar[Topic | None] = "card"
    character: str
    side: Literal["up", "down", "lost"]

    def text(self) -> Text:
        return Text(key="risk-character-set", args={"character": self.character, "side": self.side})


class CardMoved(Event):
    """A card has gone from one place to another: into a deck at the bottom.

    Which one is known to all only if it was, or is now, among the discarded; else to those who had it or have it.
    """

    kind: Literal["card_moved"] = "card_moved"
    topic: ClassVar[Topic | None] = "card"
    pile: Pile
    card: str | None
    source: Zone
    target: Zone

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


class FightStopped(Event):
    """What was under way within a turn is called off, whatever it was; what was paid stays paid."""

    kind: Literal["fight_stopped"] = "fight_stopped"

    def text(self) -> Text:
        return Text(key="risk-fight-stopped")


EDIT_EVENTS = (ArmiesSet, OwnerSet, GoldSet, PointsSet, UnitsSet, CharacterSet, CardMoved, FightStopped)


# ── what they do ──────────────────────────────────────────────────────────────────────────────────


def _armies_set(state: RiskState, event: ArmiesSet) -> RiskState:
    return changed(state, armies={**state.armies, event.territory: event.armies})


def _owner_set(state: RiskState, event: OwnerSet) -> RiskState:
    owner = {**state.owner, event.territory: event.seat}
    stack = tuple(_unbound(frame, owner) if isinstance(frame, Muster) else frame for frame in state.stack)
    return changed(state, owner=owner, stack=stack)


def _unbound(muster: Muster, owner: dict[str, int]) -> Muster:
    """Armies that can stand in none of their territories any more may stand anywhere."""
    kept: list[Bound] = []
    free = muster.free
    for group in muster.bound:
        held = tuple(place for place in group.territories if owner[place] == muster.seat)
        if held:
            kept.append(changed(group, territories=held))
        else:
            free += group.armies
    return changed(muster, bound=tuple(kept), free=free)


def _gold_set(state: RiskState, event: GoldSet) -> RiskState:
    return with_court(state, gold=put(state.court.gold, event.seat, event.gold))


def _points_set(state: RiskState, event: PointsSet) -> RiskState:
    return with_court(state, points=put(state.court.points, event.seat, event.points))


def _units_set(state: RiskState, event: UnitsSet) -> RiskState:
    troop = put(state.court.troop(event.territory), UNITS.index(event.unit), event.number)
    return with_court(state, units={**state.court.units, event.territory: troop})


def _character_set(state: RiskState, event: CharacterSet) -> RiskState:
    court = state.court
    captives = {who: captor for who, captor in court.captives.items() if who != event.character}
    return with_court(state, characters={**court.characters, event.character: event.side}, captives=captives)


def _card_moved(state: RiskState, event: CardMoved) -> RiskState:
    assert event.card is not None
    state = _with_pile(
        state, event.pile, event.source, without(pile_of(state, event.pile, event.source), event.card)
    )
    there = (*pile_of(state, event.pile, event.target), event.card)
    return _with_pile(state, event.pile, event.target, there)


def pile_of(state: RiskState, pile: Pile, zone: Zone) -> tuple[str, ...]:
    """The cards of a kind that lie somewhere."""
    court = state.court
    hands, deck, discard = {
        "territory": (state.hands, state.deck, state.discard),
        "maester": (court.maesters, court.maester_deck, court.maester_discard),
        "objective": (court.objectives, court.objective_deck, court.objective_discard),
    }[pile]
    if isinstance(zone, int):
        return hands[zone] if hands else ()
    return deck if zone == "deck" else discard


def _with_pile(state: RiskState, pile: Pile, zone: Zone, cards: tuple[str, ...]) -> RiskState:
    court = state.court
    if pile == "territory":
        if isinstance(zone, int):
            return changed(state, hands=put(state.hands, zone, cards))
        return changed(state, **{zone: cards})
    if isinstance(zone, int):
        hands = court.maesters if pile == "maester" else court.objectives
        return with_court(state, **{f"{pile}s": put(hands, zone, cards)})
    return with_court(state, **{f"{pile}_{zone}": cards})


def _fight_stopped(state: RiskState, _event: FightStopped) -> RiskState:
    played = [frame.card for frame in state.stack if isinstance(frame, Play) and frame.card in MAESTERS]
    stack: tuple[Frame, ...] = tuple(
        frame
        for level, frame in enumerate(state.stack)
        if level == 0 or (isinstance(frame, Muster) and frame.step == "reinforce")
    )
    state = changed(state, stack=stack)
    if not played:
        return state
    return with_court(state, maester_discard=(*state.court.maester_discard, *played))


EDIT_FOLD: dict[type[Event], Callable[[RiskState, Any], RiskState]] = {
    ArmiesSet: _armies_set,
    OwnerSet: _owner_set,
    GoldSet: _gold_set,
    PointsSet: _points_set,
    UnitsSet: _units_set,
    CharacterSet: _character_set,
    CardMoved: _card_moved,
    FightStopped: _fight_stopped,
}
