"""How seats leave and games end (RISK-17, RISK-24)."""

from __future__ import annotations

from collections.abc import Collection
from operator import not_
from typing import ClassVar, Literal, Self

from pydantic import Field

from bot.rules.contract import Outcome, Seat, Text, Topic, Viewer
from bot.rules.kit import stack
from bot.rules.kit.draft import changed, put
from bot.rules.risk.events.base import RiskEvent
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import HAND_LIMIT, NEUTRAL
from bot.rules.risk.model.library import OF_HOUSE
from bot.rules.risk.model.piles import IN_COURT, deck_of, with_deck
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.model.verdict import verdict


class Downfall(RiskEvent):
    """Somebody is out of the game, whichever way; the captives they held go home (RISK-17.7, RISK-22.14)."""

    reveals: ClassVar[bool] = True
    freed: tuple[str, ...] = Field((), exclude_if=not_)

    def told(self, key: str, **args: str | int) -> Text:
        """The sentence `key`, which ends with those who are freed."""
        return Text(key=key, args={**args, "home": len(self.freed), "freed": self.freed})


class Eliminated(Downfall):
    """A seat has lost its last territory; the conqueror takes its cards (RISK-17.1, RISK-17.2)."""

    kind: Literal["eliminated"] = "eliminated"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    by_seat: Seat
    cards: tuple[str, ...]
    count: int
    gold: int = 0
    maesters: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    """Discarded, so that all see them, as are the Maester cards (RISK-17.2)."""

    def fold(self, state: RiskState) -> RiskState:
        state = departed(state, self.seat, self.by_seat)
        hand = (*state.hands[self.by_seat], *self.cards)
        hands = put(put(state.hands, self.seat, ()), self.by_seat, hand)
        stack = state.stack
        if len(hand) > HAND_LIMIT:
            stack = (*stack, frames.Reinforcement(seat=self.by_seat, step="elimination", duty=True))
        return changed(state, hands=hands, out=(*state.out, self.seat), stack=stack)

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer in (self.seat, self.by_seat) else self.model_copy(update={"cards": ()})

    def text(self) -> Text:
        args: dict[str, int] = {"seat": self.seat, "by_seat": self.by_seat, "count": self.count}
        if self.gold:
            return self.told("risk-eliminated-gold", **args, gold=self.gold)
        return self.told("risk-eliminated", **args)


class Conceded(Downfall):
    """A seat leaves: its armies turn neutral, its cards are discarded face up (RISK-17.6)."""

    kind: Literal["conceded"] = "conceded"
    seat: Seat
    cards: tuple[str, ...]
    maesters: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()

    def fold(self, state: RiskState) -> RiskState:
        lands = [place for place, seat in state.owner.items() if seat == self.seat]
        state = gone(state, self.seat, self.cards)
        realm, house = state.realm, state.houses[self.seat]
        if realm is not None:
            realm = changed(realm, left=(*realm.left, self.seat))
            if house is not None:  # they fall to the House, which nobody plays now (MITCHELL-3.1)
                realm = changed(realm, holders={**realm.holders, **dict.fromkeys(lands, house)})
        return changed(state, owner={**state.owner, **dict.fromkeys(lands, NEUTRAL)}, realm=realm)

    def text(self) -> Text:
        return self.told("risk-conceded", seat=self.seat)

    def upsets(self, seat: Seat) -> bool:
        """RISK-26.7."""
        return seat != self.seat


class GameOver(RiskEvent):
    """The game has ended (RISK-24)."""

    kind: Literal["game_over"] = "game_over"
    closes: ClassVar[bool] = True
    outcome: Outcome

    def fold(self, state: RiskState) -> RiskState:
        return changed(state, result=self.outcome, stack=())

    def text(self) -> Text:
        winners = self.outcome.winners
        if not winners:
            return Text(key=f"risk-game-over-{self.outcome.reason}-none")
        if self.outcome.reason == "end_card":
            by, others = verdict(winners, self.outcome.scores)
            args = {"winning_seats": winners, "other_seats": others}
            return Text(key=f"risk-game-over-by-{by}", args=args)
        if len(winners) > 1:
            return Text(key="risk-game-over-shared", args={"winning_seat": winners})
        return Text(key=f"risk-game-over-{self.outcome.reason}", args={"seat": winners[0]})


def departed(state: RiskState, seat: Seat, heir: Seat | None = None) -> RiskState:
    """The state without what `seat` had in force, in hand and in its treasury; `heir` takes the gold.

    The territory cards in hand are not touched: the events of leaving and elimination say where they go.
    """
    left = stack.left(state, seat)
    if state.active == seat:  # a turn to be ended, and the vote of the others, to be counted
        left = (*left[:1], *(frame for frame in left[1:] if frame.kind == "vote"))
    return _cards_down(changed(called_off(state, left), stack=left), seat, heir)


def gone(state: RiskState, seat: Seat, cards: tuple[str, ...]) -> RiskState:
    """The state once `seat` is out and nobody takes what it had: its cards are discarded."""
    state = departed(state, seat)
    deck = deck_of(state, "territory").emptied(seat).dropped(cards)
    return changed(with_deck(state, "territory", deck), out=(*state.out, seat))


def freed_by(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """The captives who go home once `seat` is out: all but those of its own House (RISK-17.2, RISK-22.14)."""
    own = _people(state, seat)
    return tuple(who for who, captor in state.court.captives.items() if captor == seat and who not in own)


def _people(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """The Characters of the House of `seat` that are or were in play."""
    return tuple(who for who in OF_HOUSE.get(state.houses[seat], ()) if who in state.court.characters)


def called_off(state: RiskState, left: Collection[frames.AnyFrame]) -> RiskState:
    """The state with the cards on the table of all frames but those `left` among the discarded."""
    for frame in state.stack:
        pile, cards = frame.on_table
        if cards and frame not in left:
            state = with_deck(state, pile, deck_of(state, pile).dropped(cards))
    return state


def cut(state: RiskState, kind: str) -> RiskState:
    """The state without the frame of this kind, and what lies above it: whoever led it may leave meanwhile."""
    level = next(level for level, frame in enumerate(state.stack) if frame.kind == kind)
    left = state.stack[:level]
    if level + 1 < len(state.stack):
        state = called_off(state, left)
    return changed(state, stack=left)


def _cards_down(state: RiskState, seat: Seat, heir: Seat | None) -> RiskState:
    court = state.court
    gold = list(court.gold)
    if gold:
        if heir is not None:
            gold[heir] += gold[seat]
        gold[seat] = 0
    lost, freed = _people(state, seat), freed_by(state, seat)
    hidden = [one.card for one in court.smallfolk if one.seat == seat]
    court = changed(
        court,
        gold=tuple(gold),
        characters={**court.characters, **dict.fromkeys(freed, "down"), **dict.fromkeys(lost, "lost")},
        captives={who: captor for who, captor in court.captives.items() if who not in (*lost, *freed)},
        smallfolk=tuple(one for one in court.smallfolk if one.seat != seat),
        mourning=tuple(other for other in court.mourning if other != seat),
    )
    state = changed(state, court=court, discard=(*state.discard, *hidden))
    for pile in IN_COURT:
        deck = deck_of(state, pile)
        state = with_deck(state, pile, deck.dropped(deck.hand(seat)).emptied(seat))
    return state
