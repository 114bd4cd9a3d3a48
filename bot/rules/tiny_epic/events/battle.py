"""Battles (TE-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from bot.rules.contract import Battle, Seat, Text, Viewer
from bot.rules.kit.deck import Cards
from bot.rules.kit.draft import changed, put
from bot.rules.tiny_epic.events.base import News, TinyEpicEvent
from bot.rules.tiny_epic.events.board import party
from bot.rules.tiny_epic.events.cards import laid_out

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


class Attacked(TinyEpicEvent):
    """TE-6.1."""

    kind: Literal["attacked"] = "attacked"
    topic: ClassVar[str | None] = "battle"
    attacker: str
    defender: str
    target: str

    def text(self) -> Text:
        return Text(
            key="tiny_epic-attacked",
            args={
                "party": party(self.attacker),
                "defender_party": party(self.defender),
                "target": self.target,
            },
        )


class Committed(TinyEpicEvent):
    """TE-6.2, TE-6.3: cards face down, or none. Nobody else knows that it happened (TE-6.16)."""

    kind: Literal["committed"] = "committed"
    seat: Seat
    cards: Cards

    def fold(self, state: TinyEpic) -> TinyEpic:
        top = state.stack[-1]
        assert top.kind == "battle"
        return changed(state, stack=(*state.stack[:-1], top.answered(self.seat, self.cards)))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None


class Revealed(TinyEpicEvent):
    """TE-6.5: what each side had committed."""

    kind: Literal["revealed"] = "revealed"
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: Cards

    def fold(self, state: TinyEpic) -> TinyEpic:
        return laid_out(state, self.seat, self.cards)

    def text(self) -> Text:
        key = "tiny_epic-revealed" if self.cards else "tiny_epic-revealed-none"
        return Text(key=key, args={"seat": self.seat, "cards": self.cards})


class Fought(News):
    """TE-6.7 to TE-6.10."""

    kind: Literal["fought"] = "fought"
    topic: ClassVar[str | None] = "battle"
    attacker: str
    defender: str
    target: str
    attack: int
    defence: int

    def fold(self, state: TinyEpic) -> TinyEpic:
        state = traced(state, self.target, self.won)
        return noted(state, "won" if self.won else "lost", self.defender, self.target)

    @property
    def won(self) -> bool:
        """By the attacker; a tie is the defender's (TE-6.9)."""
        return self.attack > self.defence

    def text(self) -> Text:
        return Text(
            key="tiny_epic-fought",
            args={
                "party": party(self.attacker),
                "defender_party": party(self.defender),
                "target": self.target,
                "attack": self.attack,
                "defence": self.defence,
                "won": "yes" if self.won else "no",
                "tie": "yes" if self.attack == self.defence else "no",
            },
        )

    def battle(self) -> Battle:
        return Battle(attacker=party(self.attacker), defender=party(self.defender), won=self.won)


class Withdrew(News):
    """TE-6.6: a side leaves by a Retreat card."""

    kind: Literal["withdrew"] = "withdrew"
    side: str
    target: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        return noted(state, "left", self.side, self.target)

    def text(self) -> Text:
        return Text(key="tiny_epic-withdrew", args={"party": party(self.side), "target": self.target})


class Reopened(TinyEpicEvent):
    """A game master's edit has made a committed card impossible: its player, who alone learns of it, is asked anew."""

    kind: Literal["reopened"] = "reopened"
    seat: Seat

    def fold(self, state: TinyEpic) -> TinyEpic:
        top = state.stack[-1]
        assert top.kind == "battle"
        return changed(state, stack=(*state.stack[:-1], top.reopened(self.seat)))

    def seen_by(self, viewer: Seat | None) -> Reopened | None:
        return self if viewer == self.seat else None


class CalledOff(TinyEpicEvent):
    """A game master calls a battle off: its attackers go back, from the dead the Treaty; nobody has won."""

    kind: Literal["called_off"] = "called_off"
    attacker: str
    target: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        return changed(state, stack=state.stack[:-1])

    def text(self) -> Text:
        return Text(key="tiny_epic-called-off", args={"party": party(self.attacker), "target": self.target})


def traced(state: TinyEpic, target: str, won: bool) -> TinyEpic:
    """Whoever came to a place has fought there: the map tells how it went."""
    kind = "conquest" if won else "attack"
    trail = tuple(changed(one, kind=kind) if one.target == target else one for one in state.trail)
    return changed(state, trail=trail)


def noted(state: TinyEpic, result: str, foe: str, ground: str) -> TinyEpic:
    """How the battle went, for the card that started it (TE-6.15, TE-6.17)."""
    for place in reversed(range(len(state.stack))):
        frame = state.stack[place]
        if frame.kind == "playing" or frame.kind == "deeds":
            told = changed(frame, fought=(*frame.fought, result), foe=foe, ground=ground)
            return changed(state, stack=put(state.stack, place, told))
    return state


BATTLE_EVENTS: tuple[type[TinyEpicEvent], ...] = (
    Attacked,
    Committed,
    Revealed,
    Fought,
    Withdrew,
    Reopened,
    CalledOff,
)
