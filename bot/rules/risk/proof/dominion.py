"""What holds of a court in every reachable state, however it came about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.rules.risk.frames.battle import Battle
from bot.rules.risk.frames.removal import Removal
from bot.rules.risk.frames.window import Window
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.library import CHARACTERS, maester_cards, objective_cards
from bot.rules.risk.model.piles import Pile, deck_of
from bot.rules.risk.model.state import RiskState


def on_table(state: RiskState, pile: Pile) -> tuple[str, ...]:
    """Cards that have left their deck and are in no hand yet."""
    tables = (frame.on_table for frame in state.stack)
    return tuple(card for kind, cards in tables if kind == pile for card in cards)


def broken_court(state: RiskState) -> Iterator[str]:
    """The invariants that the court of `state` breaks."""
    yield from _treasuries(state)
    yield from _piles(state)
    yield from _people(state)
    yield from _units(state)
    yield from _frames(state)


def _treasuries(state: RiskState) -> Iterator[str]:
    """RISK-9.4, RISK-22.17."""
    court = state.court
    if any(gold < 0 or gold % 100 for gold in court.gold):
        yield f"treasuries hold {court.gold}"
    if any(points < 0 for points in court.points):
        yield f"points are {court.points}"
    for seat in state.out:
        if (court.gold and court.gold[seat]) or (court.maesters and court.maesters[seat]):
            yield f"seat {seat} is out and has gold or Maester cards"
        if court.objectives and court.objectives[seat]:
            yield f"seat {seat} is out and has Objectives"


def _piles(state: RiskState) -> Iterator[str]:
    """While the game lasts, every Maester card and every Objective is in one place (RISK-19.1, RISK-22.1)."""
    if state.result is not None:
        return
    decks: tuple[tuple[Pile, tuple[str, ...]], ...] = (
        ("maester", maester_cards(state.on)),
        ("objective", objective_cards(state.on)),
    )
    for pile, cards in decks:
        deck = deck_of(state, pile)
        found = [
            *deck.pile,
            *deck.discard,
            *on_table(state, pile),
            *(card for hand in deck.hands for card in hand),
        ]
        if (found or state.owner) and not _same(found, cards):
            yield f"the {pile} cards are not those in play, each once"


def _same(cards: Sequence[str], deck: Sequence[str]) -> bool:
    return len(cards) == len(deck) and sorted(cards) == sorted(deck)


def _people(state: RiskState) -> Iterator[str]:
    """Captives live, and are held by somebody else who is in the game (RISK-22.14)."""
    court = state.court
    for who, captor in court.captives.items():
        if court.characters[who] == "lost" or captor in state.out:
            yield f"{who} is held, but lost or held by nobody"
        if state.houses[captor] == CHARACTERS[who].house:
            yield f"{who} is held by its own House"


def _units(state: RiskState) -> Iterator[str]:
    """Units stand where somebody stands (RISK-14.9)."""
    for place, troop in state.court.units.items():
        if min(troop) < 0:
            yield f"{place} holds {troop} units"


def _frames(state: RiskState) -> Iterator[str]:
    """Windows and removals await seats in play; dice and kinds go together."""
    for frame in state.stack:
        match frame:
            case Window(asked=asked) | Removal(queue=asked):
                if not asked or any(seat in state.out or seat == NEUTRAL for seat in asked):
                    yield f"{frame.kind} awaits {asked}"
            case Battle():
                pairs = (frame.attack, frame.attack_kinds), (frame.defence, frame.defence_kinds)
                if any(len(faces) != len(kinds) for faces, kinds in pairs):
                    yield "dice and their kinds do not go together"
