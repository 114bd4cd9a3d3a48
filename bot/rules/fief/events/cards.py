"""Cards: drawn, thrown away, played; Disasters."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from bot.rules.contract import Seat, Text, Viewer
from bot.rules.fief.events.base import FiefEvent, with_house
from bot.rules.fief.model.cards import Boon, DeckName, DrawPlan, Strike, Tax, kind_of
from bot.rules.fief.model.facts import CARDS
from bot.rules.kit.deck import BLANK, Cards
from bot.rules.kit.draft import changed, without

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class Drew(FiefEvent):
    """FIEF-2.5: a card comes to a hand; only its owner sees it."""

    kind: Literal["drew"] = "drew"
    seat: Seat
    deck: DeckName
    card: str

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else changed(self, card=BLANK)

    def text(self) -> Text:
        return Text(key="fief-drew", args={"seat": self.seat, "deck": self.deck})

    def upsets(self, seat: Seat) -> bool:
        return seat == self.seat

    def fold(self, state: Fief) -> Fief:
        hand = state.houses[self.seat].hand
        return with_house(_drawn(state, self.deck), self.seat, hand=(*hand, self.card))


class DisasterDrawn(FiefEvent):
    """FIEF-2.7: a Disaster goes to the track; where that is full, to the discards."""

    kind: Literal["disaster_drawn"] = "disaster_drawn"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    full: bool

    def text(self) -> Text:
        key = "fief-disaster-full" if self.full else "fief-disaster-drawn"
        return Text(key=key, args={"seat": self.seat, "card": self.card})

    def upsets(self, seat: Seat) -> bool:
        return seat == self.seat

    def fold(self, state: Fief) -> Fief:
        state = _drawn(state, "fortune")
        if self.full:
            return discarded(state, (self.card,))
        return changed(state, track=(*state.track, self.card))


class Planned(FiefEvent):
    """FIEF-2.4: a draw plan, known to its owner alone."""

    kind: Literal["planned"] = "planned"
    seat: Seat
    plan: DrawPlan

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, plan=self.plan)


class TurnedDown(FiefEvent):
    """House Tully lets a card go that it has just drawn: the newest of its hand, or a Disaster before it is shown."""

    kind: Literal["turned_down"] = "turned_down"
    topic: ClassVar[str | None] = "card"
    seat: Seat
    deck: DeckName
    card: str
    drawn: bool
    """Whether it had come to the hand."""

    def text(self) -> Text:
        return Text(key="fief-turned-down", args={"seat": self.seat, "card": self.card})

    def fold(self, state: Fief) -> Fief:
        if not self.drawn:
            return discarded(_drawn(state, self.deck), (self.card,))
        hand = without(state.houses[self.seat].hand, self.card)
        return discarded(with_house(state, self.seat, hand=hand), (self.card,))


class Struck(FiefEvent):
    """FIEF-2.15: where a Disaster strikes; a 6 strikes nothing."""

    kind: Literal["struck"] = "struck"
    reveals: ClassVar[bool] = True
    topic: ClassVar[str | None] = "card"
    card: str
    die: int
    region: int | None

    def text(self) -> Text:
        if self.region is None:
            return Text(key="fief-struck-nothing", args={"card": self.card, "die": self.die})
        args = {"card": self.card, "die": self.die, "region": f"region-{self.region}"}
        return Text(key="fief-struck", args=args)

    def rolls(self) -> dict[str, Seat | None]:
        return {"disaster": None}

    def fold(self, state: Fief) -> Fief:
        if self.region is None:
            return state
        return changed(state, struck=(*state.struck, Strike(kind=kind_of(self.card), region=self.region)))


class Discarded(FiefEvent):
    """FIEF-2.3, 2.30: cards of a hand, face up, to the discards of their decks."""

    kind: Literal["discarded"] = "discarded"
    seat: Seat
    cards: Cards

    def text(self) -> Text:
        return Text(key="fief-discarded", args={"seat": self.seat, "cards": self.cards})

    def fold(self, state: Fief) -> Fief:
        hand = tuple(card for card in state.houses[self.seat].hand if card not in self.cards)
        return discarded(with_house(state, self.seat, hand=hand), self.cards)


class Played(FiefEvent):
    """FIEF-2.22: a card is played. It goes to the discards, or stays on the table until it is laid somewhere."""

    kind: Literal["played"] = "played"
    topic: ClassVar[str | None] = "card"
    seat: Seat
    card: str
    target: str = ""
    """What it is played on, where no event after it says so."""
    stays: bool = False

    def text(self) -> Text:
        key = "fief-played-on" if self.target else "fief-played"
        return Text(key=key, args={"seat": self.seat, "card": self.card, "target": self.target})

    def fold(self, state: Fief) -> Fief:
        state = changed(state, surprises=state.surprises + CARDS[self.card].surprise)
        hand = without(state.houses[self.seat].hand, self.card)
        state = with_house(state, self.seat, hand=hand)
        if self.stays:
            return changed(state, table=(*state.table, self.card))
        return discarded(state, (self.card,))


class BoonLaid(FiefEvent):
    """FIEF-2.23, 2.24: Good Harvest or Good Weather lies on a Region, or cancels what lies there."""

    kind: Literal["boon_laid"] = "boon_laid"
    card: str
    region: int
    cancels: bool

    def text(self) -> Text:
        key = "fief-boon-cancels" if self.cancels else "fief-boon-laid"
        return Text(key=key, args={"card": self.card, "region": f"region-{self.region}"})

    def fold(self, state: Fief) -> Fief:
        state = changed(state, table=without(state.table, self.card))
        if not self.cancels:
            return changed(state, boons=(*state.boons, Boon(card=self.card, region=self.region)))
        gone = Strike(kind=CANCELS[kind_of(self.card)], region=self.region)
        left = tuple(strike for strike in state.struck if strike != gone)
        return discarded(changed(state, struck=left, undone=(*state.undone, gone)), (self.card,))


class TaxLaid(FiefEvent):
    """FIEF-2.25: a Tax card lies with a marker on a Fief or on Regions."""

    kind: Literal["tax_laid"] = "tax_laid"
    tax: Tax

    def text(self) -> Text:
        args = {"seat": self.tax.seat, "noble": self.tax.noble}
        if self.tax.fief:
            return Text(key="fief-tallage", args={**args, "title": self.tax.fief})
        regions = tuple(f"region-{region}" for region in self.tax.regions)
        return Text(key="fief-warden-tax", args={**args, "regions": regions})

    def fold(self, state: Fief) -> Fief:
        return changed(state, table=without(state.table, self.tax.card), taxes=(*state.taxes, self.tax))


class BoonsCleared(FiefEvent):
    """FIEF-3.9: what was laid for the Income phase is cleared."""

    kind: Literal["boons_cleared"] = "boons_cleared"

    def fold(self, state: Fief) -> Fief:
        cards = (*(boon.card for boon in state.boons), *(tax.card for tax in state.taxes))
        return discarded(changed(state, boons=(), taxes=()), cards)


class TrackCleared(FiefEvent):
    """FIEF-2.21: Disasters off the track."""

    kind: Literal["track_cleared"] = "track_cleared"

    def fold(self, state: Fief) -> Fief:
        return discarded(changed(state, track=(), struck=(), undone=()), state.track)


CANCELS = {"good_harvest": "famine", "good_weather": "heavy_rain"}
"""Which Disaster a boon undoes."""


def discarded(state: Fief, cards: Cards, face_down: bool = False) -> Fief:
    """With these cards on the discards of their decks."""
    known = tuple(card for card in cards if card in CARDS)
    fortune = tuple(card for card in known if CARDS[card].deck == "fortune")
    court = tuple(card for card in known if CARDS[card].deck == "court_event")
    if fortune:
        state = changed(state, fortune=state.fortune.with_discards(fortune, face_down))
    if court:
        state = changed(state, court=state.court.with_discards(court, face_down))
    return state


def returned(state: Fief, seat: Seat, card: str) -> Fief:
    """With a card that lay on the table back in its hand; of who has left, with the discards (FIEF-17.51)."""
    state = changed(state, table=without(state.table, card))
    house = state.houses[seat]
    return discarded(state, (card,)) if house.gone else with_house(state, seat, hand=(*house.hand, card))


def _drawn(state: Fief, deck: DeckName) -> Fief:
    if deck == "fortune":
        return changed(state, fortune=changed(state.fortune, pile=state.fortune.pile[1:]))
    return changed(state, court=changed(state.court, pile=state.court.pile[1:]))


CARD_EVENTS: tuple[type[FiefEvent], ...] = (
    *(Drew, DisasterDrawn, Planned, TurnedDown, Struck, Discarded, Played),
    *(BoonLaid, TaxLaid, BoonsCleared, TrackCleared),
)
