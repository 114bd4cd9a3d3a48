"""Surprise cards: handed in, set off, taken back; murder, refusals (FIEF-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from bot.rules.contract import Feat, Seat, Text, Viewer
from bot.rules.fief.events.base import FiefEvent, with_house
from bot.rules.fief.events.cards import returned
from bot.rules.fief.model.orders import HandedIn
from bot.rules.kit.draft import changed, without

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class Hidden(FiefEvent):
    """Something that its seat alone learns of."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None


class Prepared(Hidden):
    """FIEF-8.2, 17.34: a card is handed in, for the end of the step or for its trigger; in place of what was said."""

    kind: Literal["prepared"] = "prepared"
    entry: HandedIn

    def fold(self, state: Fief) -> Fief:
        state = _withdrawn(state, self.seat, self.entry.card)
        house = state.houses[self.seat]
        if self.entry.trigger:
            return with_house(state, self.seat, prepared=(*house.prepared, self.entry))
        return with_house(state, self.seat, handed=(*house.handed, self.entry))


class TakenBack(Hidden):
    """FIEF-17.34: it is not to be played after all."""

    kind: Literal["taken_back"] = "taken_back"
    card: str

    def fold(self, state: Fief) -> Fief:
        return _withdrawn(state, self.seat, self.card)


class SetOff(Hidden):
    """FIEF-17.34: the trigger of a prepared card has come: it is handed in."""

    kind: Literal["set_off"] = "set_off"
    card: str

    def fold(self, state: Fief) -> Fief:
        entry = next(one for one in state.houses[self.seat].prepared if one.card == self.card)
        state = _withdrawn(state, self.seat, self.card)
        ready = changed(entry, trigger="")
        return with_house(state, self.seat, handed=(*state.houses[self.seat].handed, ready))


class CameBack(Hidden):
    """FIEF-8.2: a card that can no longer be played as named; its holder alone is told."""

    kind: Literal["came_back"] = "came_back"
    card: str

    def text(self) -> Text:
        return Text(key="fief-came-back", args={"card": self.card})

    def fold(self, state: Fief) -> Fief:
        return _withdrawn(state, self.seat, self.card)


class MurderThrown(FiefEvent):
    """FIEF-8.11: the die of an Assassination: it fails on 1."""

    kind: Literal["murder_thrown"] = "murder_thrown"
    reveals: ClassVar[bool] = True
    seat: Seat
    noble: str
    by: str
    die: int
    again: bool = False
    """FIEF-1.79: thrown anew for the Master of Laws."""

    def text(self) -> Text:
        key = "fief-murder-again" if self.again else "fief-murder-thrown"
        return Text(key=key, args={"seat": self.seat, "noble": self.noble, "by": self.by, "die": self.die})

    def rolls(self) -> dict[str, Seat | None]:
        return {"murder": self.seat}

    def feats(self) -> tuple[Feat, ...]:
        return () if self.again else (Feat(name="murders", party=self.seat),)


class PassageOpened(FiefEvent):
    """FIEF-8.20: where a Secret Passage leads: into the walls of a Village, or away from there."""

    kind: Literal["passage_opened"] = "passage_opened"
    seat: Seat
    use: str
    village: str

    def text(self) -> Text:
        return Text(key=f"fief-passage-{self.use}", args={"seat": self.seat, "village": self.village})


class LaidBehind(FiefEvent):
    """FIEF-8.40, 8.43: a card lies by the map behind a Title as long as it is held."""

    kind: Literal["laid_behind"] = "laid_behind"
    card: str
    title: str

    def fold(self, state: Fief) -> Fief:
        table = without(state.table, self.card)
        return changed(state, table=table, behind={**state.behind, self.title: self.card})


class Refused(FiefEvent):
    """FIEF-8.41: the Hand refuses a Member; the card is back in hand, and not tried again this round."""

    kind: Literal["refused"] = "refused"
    seat: Seat
    """Whose card it is."""
    hand_seat: Seat
    card: str
    noble: str

    def text(self) -> Text:
        args = {"seat": self.seat, "hand_seat": self.hand_seat, "noble": self.noble}
        return Text(key="fief-member-refused", args=args)

    def upsets(self, seat: Seat) -> bool:
        return seat == self.seat

    def fold(self, state: Fief) -> Fief:
        used = (*state.houses[self.seat].used, f"join:{self.card}")
        return with_house(returned(state, self.seat, self.card), self.seat, used=used)


def _withdrawn(state: Fief, seat: Seat, card: str) -> Fief:
    house = state.houses[seat]
    handed = tuple(one for one in house.handed if one.card != card)
    prepared = tuple(one for one in house.prepared if one.card != card)
    return with_house(state, seat, handed=handed, prepared=prepared)


SURPRISE_EVENTS: tuple[type[FiefEvent], ...] = (
    *(Prepared, TakenBack, SetOff, CameBack, MurderThrown, PassageOpened, LaidBehind, Refused),
)
