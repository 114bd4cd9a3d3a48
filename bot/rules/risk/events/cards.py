"""What happens to cards of all piles: drawn, looked at, bought, kept, scored (RISK-8, RISK-10, RISK-19, RISK-20)."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from bot.rules.contract import Seat, Text, Topic, Viewer
from bot.rules.kit.draft import changed, put
from bot.rules.risk.events.base import RiskEvent
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import END_CARD
from bot.rules.risk.model.piles import Pile, deck_of, with_deck
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.model.updates import on_turn, paid, with_court


class Drew(RiskEvent):
    """A territory card is drawn: only its owner sees which (RISK-20.1, RISK-25.1)."""

    kind: Literal["drew"] = "drew"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    card: str | None

    def fold(self, state: RiskState) -> RiskState:
        assert self.card is not None
        deck = deck_of(state, "territory").drawn().gained(self.seat, (self.card,))
        realm = state.realm and changed(state.realm, drawn=True)
        return changed(with_deck(state, "territory", deck), realm=realm)

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"card": None})

    def text(self) -> Text:
        if self.card is None:
            return Text(key="risk-drew", args={"seat": self.seat})
        return Text(key="risk-drew-card", args={"seat": self.seat, "card": self.card})


class EndCardDrawn(RiskEvent):
    """The End Game card turns up (RISK-24.2)."""

    kind: Literal["end_card_drawn"] = "end_card_drawn"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    seat: Seat

    def fold(self, state: RiskState) -> RiskState:
        deck = tuple(card for card in state.deck if card != END_CARD)
        return changed(state, deck=deck, discard=(*state.discard, END_CARD))

    def text(self) -> Text:
        return Text(key="risk-end-card-drawn", args={"seat": self.seat})


class PileShuffled(RiskEvent):
    """The discards become a new deck (RISK-10.3, RISK-22.2)."""

    kind: Literal["pile_shuffled"] = "pile_shuffled"
    topic: ClassVar[Topic | None] = "card"
    pile: Pile
    cards: tuple[str, ...]
    count: int

    def fold(self, state: RiskState) -> RiskState:
        deck = deck_of(state, self.pile)
        return with_deck(state, self.pile, deck._replace(pile=self.cards, discard=()))

    def seen_by(self, viewer: Viewer) -> Self:
        return self.model_copy(update={"cards": ()})

    def text(self) -> Text:
        return Text(key=f"risk-pile-shuffled-{self.pile}", args={"cards": self.count})


class Bought(RiskEvent):
    """A Maester card is bought: only the buyer sees which (RISK-10.1)."""

    kind: Literal["bought"] = "bought"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    card: str | None
    cost: int

    def fold(self, state: RiskState) -> RiskState:
        assert self.card is not None
        deck = deck_of(state, "maester").drawn().gained(self.seat, (self.card,))
        return paid(with_deck(state, "maester", deck), self.seat, self.cost)

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"card": None})

    def text(self) -> Text:
        if self.card is None:
            return Text(key="risk-bought", args={"seat": self.seat, "cost": self.cost})
        return Text(key="risk-bought-card", args={"seat": self.seat, "cost": self.cost, "card": self.card})


class Looked(RiskEvent):
    """Cards are looked at for `cost`; one of them will be kept (RISK-10.2, RISK-19.2, RISK-21.10)."""

    kind: Literal["looked"] = "looked"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    pile: Pile
    cards: tuple[str, ...]
    count: int
    cost: int = 0

    def fold(self, state: RiskState) -> RiskState:
        state = with_deck(state, self.pile, deck_of(state, self.pile).drawn(len(self.cards)))
        if self.cost:
            state = paid(state, self.seat, self.cost)
        if self.pile == "territory":
            state = on_turn(state, drawn=True)
        elif self.pile == "objective" and self.cost and state.current is not None:
            state = on_turn(state, searches=state.current.searches + 1)
        keep = frames.CardChoice(seat=self.seat, pile=self.pile, cards=self.cards)
        return changed(state, stack=(*state.stack, keep))

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"cards": ()})

    def text(self) -> Text:
        return Text(
            key=f"risk-looked-{self.pile}", args={"seat": self.seat, "count": self.count, "cost": self.cost}
        )


class Kept(RiskEvent):
    """One card is kept, the others are discarded: only these are public (RISK-25.3)."""

    kind: Literal["kept"] = "kept"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    pile: Pile
    card: str | None
    dropped: tuple[str, ...]

    def fold(self, state: RiskState) -> RiskState:
        assert self.card is not None
        deck = deck_of(state, self.pile).gained(self.seat, (self.card,)).dropped(self.dropped)
        return with_deck(changed(state, stack=state.stack[:-1]), self.pile, deck)

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else self.model_copy(update={"card": None})

    def text(self) -> Text:
        if not self.dropped:
            return Text(key="risk-kept", args={"seat": self.seat})
        return Text(key="risk-kept-dropped", args={"seat": self.seat, "cards": self.dropped})


class Scored(RiskEvent):
    """An Objective is revealed and scored (RISK-19.2)."""

    kind: Literal["scored"] = "scored"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    objective: str
    points: int
    total: int

    def fold(self, state: RiskState) -> RiskState:
        card = (self.objective,)
        state = with_deck(state, "objective", deck_of(state, "objective").lost(self.seat, card).dropped(card))
        state = with_court(state, points=put(state.court.points, self.seat, self.total))
        return on_turn(state, scored=True)

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "seat": self.seat,
            "objective": self.objective,
            "points": self.points,
            "total": self.total,
        }
        return Text(key="risk-scored", args=args)
