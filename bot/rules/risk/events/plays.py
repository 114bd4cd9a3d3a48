"""What happens when cards are played: windows, answers, what becomes of the card (RISK-21 to RISK-23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from bot.rules.contract import Seat, Text, Topic, Viewer
from bot.rules.kit.draft import changed, made, put, without
from bot.rules.kit.orders import Order
from bot.rules.risk.events.base import RiskEvent, faces
from bot.rules.risk.model import frames
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, THINGS, aim
from bot.rules.risk.model.piles import deck_of, with_deck
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.model.updates import top, with_court

PASSED = {
    "card": ("play",),
    "battle": ("battle",),
    "attack": ("invasion",),
    "turn": ("dawn", "turn"),
}
"""The frames for which a seat may pass once and for all, by how it is said (RISK-26.10)."""


class Asked(RiskEvent):
    """A window opens for those who might have something for it (RISK-26.4)."""

    kind: Literal["asked"] = "asked"
    window: str
    seats: tuple[Seat, ...]

    def fold(self, state: RiskState) -> RiskState:
        below = state.stack[-1].window_opened(state, self.window, self.seats)
        return top(state, below, made(frames.Window, name=self.window, asked=self.seats))


class Answered(RiskEvent):
    """A seat has answered in a window; nobody else learns of it before all have (RISK-26.6)."""

    kind: Literal["answered"] = "answered"
    seat: Seat
    card: str | None
    target: str = "none"
    lands: tuple[str, ...] = ()
    until: str = "now"
    """For how long it passes (RISK-26.10)."""

    def fold(self, state: RiskState) -> RiskState:
        window = state.stack[-1]
        assert isinstance(window, frames.Window)
        answer = frames.Answer(card=self.card, target=self.target, lands=self.lands)
        below = tuple(self._passed(frame) for frame in state.stack[:-1])
        return changed(state, stack=(*below, window.answered(self.seat, answer)))

    def _passed(self, frame: frames.AnyFrame) -> frames.AnyFrame:
        if frame.kind not in PASSED.get(self.until, ()) or self.seat in frame.passing:
            return frame
        return changed(frame, passing=(*frame.passing, self.seat))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None


class Closed(RiskEvent):
    """A window closes; `played` if something was played in it, so that it may open again (RISK-23.2)."""

    kind: Literal["closed"] = "closed"
    reveals: ClassVar[bool] = True
    window: str
    played: bool

    def fold(self, state: RiskState) -> RiskState:
        below = state.stack[-2].window_closed(self.window, self.played)
        return changed(state, stack=(*state.stack[:-2], below))


class Played(RiskEvent):
    """A Character is used or a Maester card played: announced and paid (RISK-21.1, RISK-22.24)."""

    kind: Literal["played"] = "played"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    card: str
    target: str
    lands: tuple[str, ...]
    cost: int

    def fold(self, state: RiskState) -> RiskState:
        court, seat, card = state.court, self.seat, self.card
        fields: dict[str, object] = {"gold": put(court.gold, seat, court.gold[seat] - self.cost)}
        if card in CHARACTERS:
            fields["characters"] = {**court.characters, card: "down"}
        else:
            fields["maesters"] = put(court.maesters, seat, without(court.maesters[seat], card))
        play = frames.Play(
            seat=seat, card=card, target=self.target, lands=self.lands, asked=card not in MAESTERS
        )
        announced = frames.Answer(card=card, target=self.target, lands=self.lands)
        stack = tuple(frame.noticed(seat, announced) for frame in state.stack)
        return with_court(changed(state, stack=(*stack, play)), **fields)

    def text(self) -> Text:
        key = "risk-used" if self.card in CHARACTERS else "risk-played"
        told = aim(self.card, self.target)
        return Text(key=key, args={"seat": self.seat, "card": self.card, "cost": self.cost, **told})

    def upsets(self, seat: Seat) -> bool:
        """RISK-26.7."""
        return seat != self.seat


class CardRolled(RiskEvent):
    """Dice are rolled for a card (RISK-22.24)."""

    kind: Literal["card_rolled"] = "card_rolled"
    topic: ClassVar[Topic | None] = "card"
    card: str
    seats: tuple[Seat, ...]
    dice: tuple[int, ...]

    def fold(self, state: RiskState) -> RiskState:
        play = state.stack[-1]
        assert isinstance(play, frames.Play)
        return top(state, changed(play, rollers=self.seats, dice=self.dice))

    def text(self) -> Text:
        args = {"card": self.card, "rolling_seat": self.seats, "dice": faces(self.dice)}
        return Text(key="risk-card-rolled", args=args)

    def rolls(self) -> Mapping[str, Seat | None]:
        return {self.card: None}


class CardDieTurned(RiskEvent):
    """The die of a seat, rolled for a card, shows its highest face (RISK-27.4)."""

    kind: Literal["card_die_turned"] = "card_die_turned"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    face: int

    def fold(self, state: RiskState) -> RiskState:
        """The nearest card below that was rolled for has this die turned."""
        level = max(
            place for place, frame in enumerate(state.stack) if isinstance(frame, frames.Play) and frame.dice
        )
        play = state.stack[level]
        assert isinstance(play, frames.Play)
        dice = put(play.dice, play.rollers.index(self.seat), self.face)
        return changed(
            state, stack=(*state.stack[:level], changed(play, dice=dice), *state.stack[level + 1 :])
        )

    def text(self) -> Text:
        return Text(key="risk-card-die-turned", args={"seat": self.seat, "face": self.face})


class CardCancelled(RiskEvent):
    """The card that was announced has no effect (RISK-27.18)."""

    kind: Literal["card_cancelled"] = "card_cancelled"
    topic: ClassVar[Topic | None] = "card"
    card: str

    def fold(self, state: RiskState) -> RiskState:
        """The card below the window that now lies on top is cancelled; nobody else need answer it."""
        play = state.stack[-2]
        assert isinstance(play, frames.Play)
        return changed(state, stack=(*state.stack[:-2], changed(play, cancelled=True, asked=True)))

    def text(self) -> Text:
        return Text(key="risk-card-cancelled", args={"card": self.card})


class Resolved(RiskEvent):
    """A card played has left the table; its effect, if it has one, follows (RISK-22.2)."""

    kind: Literal["resolved"] = "resolved"
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    card: str

    def fold(self, state: RiskState) -> RiskState:
        state = changed(state, stack=state.stack[:-1])
        if self.card in CHARACTERS:
            return state
        return with_deck(state, "maester", deck_of(state, "maester").dropped((self.card,)))


class ReactionSet(RiskEvent):
    """A standing order for a card, a Character or a window: its owner's secret (RISK-26.5)."""

    kind: Literal["reaction_set"] = "reaction_set"
    seat: Seat
    what: str
    order: Order

    def fold(self, state: RiskState) -> RiskState:
        reactions = state.court.reactions
        mine = {**reactions[self.seat], self.what: self.order}
        return with_court(state, reactions=put(reactions, self.seat, mine))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def text(self) -> Text:
        if self.what in THINGS:
            return Text(key=f"risk-reaction-{self.order}", args={"card": self.what})
        return Text(key=f"risk-reaction-window-{self.order}")
