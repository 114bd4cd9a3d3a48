"""Uprisings: calmed or fought (FIEF-8.25 to 8.34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Seat, Text
from bot.rules.fief.events.base import FiefEvent, arrived, emptied, safe_until, with_noble
from bot.rules.fief.events.cards import discarded
from bot.rules.kit.deck import Cards
from bot.rules.kit.draft import changed, without

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class CalmTried(FiefEvent):
    """FIEF-8.27: the Warden tries to calm a card; on 1 or 2 he is slain."""

    kind: Literal["calm_tried"] = "calm_tried"
    reveals: ClassVar[bool] = True
    seat: Seat
    noble: str
    die: int

    def text(self) -> Text:
        return Text(key="fief-calm-tried", args={"noble": self.noble, "die": self.die})

    def rolls(self) -> dict[str, Seat | None]:
        return {"calm": self.seat}


class CardsLaidOff(FiefEvent):
    """Cards of an Uprising go to the discards: calmed, or once the rebels have dispersed."""

    kind: Literal["cards_laid_off"] = "cards_laid_off"
    cards: Cards
    calmed: bool = False

    def text(self) -> Text:
        return Text(key="fief-calmed" if self.calmed else "fief-dispersed")

    def fold(self, state: Fief) -> Fief:
        table = state.table
        for card in self.cards:
            table = without(table, card)
        return discarded(changed(state, table=table), self.cards)


class RebelsFought(FiefEvent):
    """FIEF-8.28: a round of rebels against those who stand in their way, as battle dice show."""

    kind: Literal["rebels_fought"] = "rebels_fought"
    reveals: ClassVar[bool] = True
    topic: ClassVar[str | None] = "battle"
    village: str
    rebels: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    hits: int
    against: int
    """Hits that the rebels take."""

    def text(self) -> Text:
        args = {"village": self.village, "rebels": self.rebels, "hits": self.hits, "against": self.against}
        return Text(key="fief-rebels-fought", args=args)

    def rolls(self) -> dict[str, Seat | None]:
        return {"rebels": None, "defence": None}


class RevoltFate(FiefEvent):
    """FIEF-8.29, 8.34: a Noble whom no Troops shield any more: slain on 1 to 3."""

    kind: Literal["revolt_fate"] = "revolt_fate"
    reveals: ClassVar[bool] = True
    noble: str
    seat: Seat
    die: int

    def text(self) -> Text:
        return Text(key="fief-revolt-fate", args={"noble": self.noble, "die": self.die})

    def rolls(self) -> dict[str, Seat | None]:
        return {"revolt": self.seat}


class Fled(FiefEvent):
    """FIEF-8.29: a Noble gets away from the rebels."""

    kind: Literal["fled"] = "fled"
    noble: str
    seat: Seat
    village: str
    inside: bool
    shielded: bool
    """Nothing of its House is there (FIEF-0.64)."""

    def text(self) -> Text:
        return Text(key="fief-fled", args={"noble": self.noble, "seat": self.seat, "village": self.village})

    def fold(self, state: Fief) -> Fief:
        before = state.nobles[self.noble]
        until = safe_until(state) if self.shielded else before.shielded
        state = with_noble(state, self.noble, place=self.village, inside=self.inside, shielded=until)
        return emptied(arrived(state, self.seat, self.village), before.place)


REVOLT_EVENTS: tuple[type[FiefEvent], ...] = (CalmTried, CardsLaidOff, RebelsFought, RevoltFate, Fled)
