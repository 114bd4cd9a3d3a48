"""Battles (TE-6)."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from bot.rules.contract import Battle, Event, Seat, Text, Viewer
from bot.rules.kit.deck import Cards
from bot.rules.tiny_epic.events.board import party
from bot.rules.tiny_epic.events.news import News


class Attacked(Event):
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


class Committed(Event):
    """TE-6.2, TE-6.3: cards face down, or none. Nobody else knows that it happened (TE-6.16)."""

    kind: Literal["committed"] = "committed"
    seat: Seat
    cards: Cards

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None


class Revealed(Event):
    """TE-6.5: what each side had committed."""

    kind: Literal["revealed"] = "revealed"
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: Cards

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
            },
        )

    def battle(self) -> Battle:
        return Battle(attacker=party(self.attacker), defender=party(self.defender), won=self.won)


class Withdrew(News):
    """TE-6.6: a side leaves by a Retreat card."""

    kind: Literal["withdrew"] = "withdrew"
    side: str
    target: str

    def text(self) -> Text:
        return Text(key="tiny_epic-withdrew", args={"party": party(self.side), "target": self.target})


class Reopened(Event):
    """A game master's edit has made a committed card impossible: its player, who alone learns of it, is asked anew."""

    kind: Literal["reopened"] = "reopened"
    seat: Seat

    def seen_by(self, viewer: Seat | None) -> Reopened | None:
        return self if viewer == self.seat else None


class CalledOff(Event):
    """A game master calls a battle off: its attackers go back, from the dead the Treaty; nobody has won."""

    kind: Literal["called_off"] = "called_off"
    attacker: str
    target: str

    def text(self) -> Text:
        return Text(key="tiny_epic-called-off", args={"party": party(self.attacker), "target": self.target})


BATTLE_EVENTS: tuple[type[Event], ...] = (
    Attacked,
    Committed,
    Revealed,
    Fought,
    Withdrew,
    Reopened,
    CalledOff,
)
