"""A game master's hand on the dice and the Action Mat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Seat, Text
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.base import News, TinyEpicEvent, with_lord

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


class DiceSet(News):
    """The dice of a seat show these faces."""

    kind: Literal["dice_set"] = "dice_set"
    seat: Seat
    dice: tuple[str, ...]

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_lord(state, self.seat, dice=self.dice)

    def text(self) -> Text:
        return Text(key="tiny_epic-dice-set", args={"seat": self.seat, "faces": _faces(self.dice)})


class FreeDiceSet(News):
    """The dice that nobody has taken show these faces."""

    kind: Literal["free_dice_set"] = "free_dice_set"
    dice: tuple[str, ...]

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, dice=self.dice)

    def text(self) -> Text:
        return Text(key="tiny_epic-dice-set-free", args={"faces": _faces(self.dice)})


class BottomSet(News):
    """The dice in the bottom slots show these faces."""

    kind: Literal["bottom_set"] = "bottom_set"
    dice: tuple[str, ...]

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, bottom=self.dice)

    def text(self) -> Text:
        return Text(key="tiny_epic-dice-set-bottom", args={"faces": _faces(self.dice)})


class SlotSet(News):
    """On a slot of the Action Mat lies a die of this face, a coin, or nothing."""

    kind: Literal["slot_set"] = "slot_set"
    slot: str
    die: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        slots = {slot: die for slot, die in state.slots.items() if slot != self.slot}
        coins = tuple(slot for slot in state.coins if slot != self.slot)
        match self.die:
            case "free":
                return changed(state, slots=slots, coins=coins)
            case "coin":
                return changed(state, slots=slots, coins=(*coins, self.slot))
        return changed(state, slots={**slots, self.slot: self.die}, coins=coins)

    def text(self) -> Text:
        slot = f"face-{self.slot}"
        if self.die in ("free", "coin"):
            return Text(key=f"tiny_epic-slot-set-{self.die}", args={"slot": slot})
        return Text(key="tiny_epic-slot-set", args={"slot": slot, "die": f"face-{self.die}"})


def _faces(dice: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"face-{die}" for die in dice)


MAT_EVENTS: tuple[type[TinyEpicEvent], ...] = (DiceSet, FreeDiceSet, BottomSet, SlotSet)
