"""Set-up (FIEF-0.14 to 0.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from bot.rules.contract import Seat, Text, Viewer
from bot.rules.fief.events.base import FiefEvent, added, with_house, with_village
from bot.rules.fief.model.cards import Pile
from bot.rules.fief.model.facts import COSTS, HOUSES
from bot.rules.fief.model.land import Village
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.people import Noble
from bot.rules.kit.deck import Cards, blank
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


TARGARYEN_CARD = "mother_of_dragons_1"
"""In the hand of its House from the start, and not in the deck (FIEF-10.1)."""


class Begun(FiefEvent):
    """FIEF-0.10, 0.15: the options are fixed and the First Player is drawn."""

    kind: Literal["begun"] = "begun"
    options: FiefOptions
    players: int
    first: Seat

    def text(self) -> Text:
        return Text(key="fief-begun", args={"seat": self.first})


class HouseTaken(FiefEvent):
    """FIEF-0.16, 0.18: a House is taken; its Nobles but the starting one lie shuffled in its two decks."""

    kind: Literal["house_taken"] = "house_taken"
    seat: Seat
    house: str
    lords: Cards
    ladies: Cards

    def seen_by(self, viewer: Viewer) -> Self:
        return changed(self, lords=blank(self.lords), ladies=blank(self.ladies))

    def text(self) -> Text:
        return Text(key="fief-house-taken", args={"seat": self.seat, "house": self.house})

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, house=self.house, lords=self.lords, ladies=self.ladies)


class Settled(FiefEvent):
    """FIEF-0.17: the first Noble of a House stands in its Stronghold with its Troops."""

    kind: Literal["settled"] = "settled"
    seat: Seat
    village: str

    def text(self) -> Text:
        return Text(key="fief-settled", args={"seat": self.seat, "village": self.village})

    def fold(self, state: Fief) -> Fief:
        house = HOUSES[state.houses[self.seat].house]
        start = COSTS.targaryen_start if house.variant else COSTS.start
        troops = {"man_at_arms": start.men_at_arms, "knight": start.knights, "unsullied": start.unsullied}
        first = Noble(seat=self.seat, place=self.village, inside=True)
        here = added(Village(owner=self.seat, fort="stronghold"), self.seat, "inside", _some(troops))
        hand = (TARGARYEN_CARD,) if house.variant else ()
        state = with_house(state, self.seat, gold=start.gold, succession=(house.starting_noble,), hand=hand)
        state = with_village(state, self.village, **dict(here))
        return changed(state, nobles={**state.nobles, house.starting_noble: first})


class DecksShuffled(FiefEvent):
    """FIEF-0.18. A pile rebuilt from its discards is one, too (FIEF-2.8)."""

    kind: Literal["decks_shuffled"] = "decks_shuffled"
    fortune: Cards | None = None
    court: Cards | None = None

    def seen_by(self, viewer: Viewer) -> Self:
        """The back on top is public, the rest is not."""
        fortune = None if self.fortune is None else Pile(pile=self.fortune).seen().pile
        return changed(self, fortune=fortune, court=None if self.court is None else blank(self.court))

    def fold(self, state: Fief) -> Fief:
        if self.fortune is not None:
            state = changed(state, fortune=Pile(pile=self.fortune))
        return state if self.court is None else changed(state, court=Pile(pile=self.court))


def _some(troops: dict[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in troops.items() if count}


SETUP_EVENTS: tuple[type[FiefEvent], ...] = (Begun, HouseTaken, Settled, DecksShuffled)
