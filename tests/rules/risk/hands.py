"""Positions with Maester cards in hand: before a battle, and in one's own turn.

at = war(("strength_of_steel",), ("castle_walls",))
at.run((0, STORM), (1, card("castle_walls")), rolls=("5 3 2", "5 4"))
"""

from __future__ import annotations

from bot.rules.risk.frames import Reinforcement, Turn
from bot.rules.risk.model.actions import Attack, PlayCard
from tests.rules.risk.position import Position

STORM = Attack(source="harrenhal", target="kings_landing")


def war(*hands: tuple[str, ...], harrenhal: int = 7, kings_landing: int = 3) -> Position:
    """Seat 0 in Harrenhal before King's Landing of seat 1; Maester cards by seat, 1000 gold each, no Characters."""
    at = Position(mode="dominion", characters="off").lands(0, harrenhal=harrenhal)
    at.lands(1, sunspear=2, kings_landing=kings_landing)
    for seat, cards in enumerate(hands):
        at.maesters(seat, *cards)
    return at.gold(1000, 1000, 1000).invade(0)


def card(name: str, **choices: object) -> PlayCard:
    return PlayCard.model_validate({"card": name, **choices})


def court(name: str, *others: tuple[str, ...], step: str = "purchase") -> Position:
    """Seat 0 holds the card in this step."""
    at = Position(mode="dominion").lands(0, harrenhal=7, stoney_sept=1, pyke=1)
    at.lands(1, sunspear=5, kings_landing=6).maesters(0, name).gold(1000, 300, 100)
    for seat, cards in enumerate(others, start=1):
        at.maesters(seat, *cards)
    return at._with(stack=(Turn.model_validate({"seat": 0, "step": step}),))


def reinforcing(name: str) -> Position:
    """Seat 0 holds the card as its Reinforce step begins."""
    muster = Reinforcement(seat=0, step="reinforce", free=3, income=300, moment="start")
    return court(name)._with(stack=(Turn(seat=0, step="purchase"), muster))
