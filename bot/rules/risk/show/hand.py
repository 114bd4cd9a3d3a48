"""What a Dominion adds to a menu and to a hand (RISK-6.2, RISK-25)."""

from __future__ import annotations

from bot.rules.contract import Card, Text
from bot.rules.risk.model.board import board
from bot.rules.risk.model.frames import Window
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, OBJECTIVES
from bot.rules.risk.model.state import RiskState, Turn
from bot.rules.risk.play.conditions import of_seat
from bot.rules.risk.play.effects import revealable
from bot.rules.risk.play.gold import may_buy, may_search, ransomable
from bot.rules.risk.play.objectives import scorable
from bot.rules.risk.play.plays import playable
from bot.rules.risk.play.reactions import subjects
from bot.rules.risk.play.units import for_unit

COURT_ANSWERS = {
    "choosing": ("keep",),
    "claiming": ("claim",),
    "window": ("pass",),
    "keep": ("keep",),
    "removal": ("remove",),
}
"""What answers the frames that only a Dominion knows."""


def court_menu(state: RiskState, seat: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The menu with what the modules allow besides `kinds`, likeliest first."""
    frame = state.stack[-1] if state.stack else None
    more: list[str] = []
    if kinds and isinstance(frame, Turn):
        more += ["score"] if scorable(state, seat) else []
        if frame.step == "purchase":
            more += ["buy"] if may_buy(state, seat) else []
            more += ["search"] if may_search(state, seat, frame) else []
            more += ["ransom"] if ransomable(state, seat) else []
    more += ["unit"] if for_unit(state, seat) else []
    more += ["reveal"] if revealable(state, seat) else []
    usable = ["play"] if playable(state, seat) else []
    if isinstance(frame, Window) and kinds:
        kinds, usable = (*usable, *kinds), []
    orders = ["react"] if subjects(state, seat) and state.owner else []
    return (*kinds, *more, *usable, *orders)


def hand(state: RiskState, seat: int) -> tuple[Card, ...]:
    """All cards of `seat`: territories, Maester cards, Objectives, Characters."""
    court = state.court
    territories = tuple(_territory(state, seat, card) for card in state.hands[seat])
    maesters = court.maesters[seat] if court.maesters else ()
    objectives = court.objectives[seat] if court.objectives else ()
    people = tuple(_character(state, who) for who in of_seat(state, seat))
    return (*territories, *map(_maester, maesters), *map(_objective, objectives), *people)


def _character(state: RiskState, who: str) -> Card:
    """A Character of one's own: all see it, its owner wants it at hand (RISK-21.1)."""
    how: str = "held" if who in state.court.captives else state.court.characters[who]
    title = Text(key=f"risk-character-{how}", args={"character": who, "cost": CHARACTERS[who].cost})
    return Card(id=who, title=title, symbol="character", note=Text(key=f"risk-card-{who}"))


def _territory(state: RiskState, seat: int, card: str) -> Card:
    symbol = board(state.board).symbols[card]
    title = Text(key=f"risk-card-{symbol}", args={"territory": card})
    note = Text(key="risk-card-held") if state.owner[card] == seat else None
    return Card(id=card, title=title, symbol=symbol, note=note)


def _maester(card: str) -> Card:
    title = Text(key="risk-maester", args={"card": card, "cost": MAESTERS[card].cost})
    return Card(id=card, title=title, symbol="maester", note=Text(key=f"risk-card-{card}"))


def _objective(card: str) -> Card:
    title = Text(key="risk-objective", args={"objective": card, "points": OBJECTIVES[card].vp})
    return Card(id=card, title=title, symbol="objective")
