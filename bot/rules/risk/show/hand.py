"""The cards of a viewer (RISK-25.1)."""

from __future__ import annotations

from functools import cache

from bot.rules.contract import Card, Text
from bot.rules.risk.model.board import PARTS, board
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, OBJECTIVES
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.conditions import of_seat
from bot.rules.risk.play.objectives import progress


def hand(state: RiskState, seat: int) -> tuple[Card, ...]:
    """All cards of `seat`: territories, Maester cards, Objectives, Characters."""
    name, owner, court = state.board, state.owner, state.court
    territories = [_territory(name, card, owner[card] == seat) for card in state.hands[seat]]
    maesters = court.maesters[seat] if court.maesters else ()
    objectives = court.objectives[seat] if court.objectives else ()
    wanted = [_objective(state, seat, card) for card in objectives]
    people = [_character(state, who) for who in of_seat(state, seat)]
    return (*territories, *map(_maester, maesters), *wanted, *people)


def _character(state: RiskState, who: str) -> Card:
    """A Character of one's own: all see it, its owner wants it at hand (RISK-21.1)."""
    how: str = "held" if who in state.court.captives else state.court.characters[who]
    title = Text(key=f"risk-character-{how}", args={"character": who, "cost": CHARACTERS[who].cost})
    return Card(id=who, title=title, symbol="character", note=Text(key=f"risk-card-{who}"))


@cache
def _territory(name: str, card: str, held: bool) -> Card:
    """The card of a land on the board of that name."""
    symbol = board(name).symbols[card]
    title = Text(key=f"risk-card-{symbol}", args={"territory": card})
    note = Text(key="risk-card-held") if held else None
    part = next(part for part in PARTS[name] if card in board(part).territories)
    return Card(id=card, title=title, symbol=symbol, note=note, board=f"risk/geometry/{part}")


@cache
def _maester(card: str) -> Card:
    title = Text(key="risk-maester", args={"card": card, "cost": MAESTERS[card].cost})
    return Card(id=card, title=title, symbol="maester", note=Text(key=f"risk-card-{card}"))


def _objective(state: RiskState, seat: int, card: str) -> Card:
    """With how near one is to it, once there is a board."""
    title = Text(key="risk-objective", args={"objective": card, "points": OBJECTIVES[card].vp})
    return Card(id=card, title=title, symbol="objective", note=nearness(state, seat, card))


def nearness(state: RiskState, seat: int, card: str) -> Text | None:
    """How much of an Objective is there, of how much (RISK-19.3, RISK-19.4)."""
    if card not in OBJECTIVES or not state.owner:
        return None
    (have, need), *more = progress(state, seat, card)
    if not more:
        return Text(key="risk-progress", args={"have": have, "need": need})
    ((other, wanted),) = more
    return Text(key="risk-progress-two", args={"have": have, "need": need, "other": other, "wanted": wanted})
