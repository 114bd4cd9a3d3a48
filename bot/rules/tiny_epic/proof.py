"""What holds in every reachable state (invariants), in words for a developer."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.kit.deck import BLANK
from bot.rules.tiny_epic.fold import TOKENS
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.frames.upkeep import due
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal.whispers import HAND_LIMIT
from bot.rules.tiny_epic.model.facts import PLOT
from bot.rules.tiny_epic.model.state import TinyEpic


def broken(state: TinyEpic) -> Iterator[str]:
    """The invariants this state breaks."""
    yield from _tokens(state)
    yield from _cards(state)
    if any(not 0 <= purse.gold <= 10 or purse.score < 0 for purse in state.purses.values()):
        yield "gold or points out of bounds"
    if state.np and any(control.total(state, house) == 0 for house in state.stock):
        yield "a house has left the map"
    if state.stack and isinstance(top := state.stack[-1], Turn) and top.step == "place":
        yield from _at_rest(state)


def _tokens(state: TinyEpic) -> Iterator[str]:
    for house, stock in state.stock.items():
        stands = sum(army[house].tokens for army in state.units.values() if house in army)
        pools = sum(purse.pool.get(house, 0) for purse in state.purses.values())
        if stock < 0 or stock + stands + pools != TOKENS:
            yield f"{house} has {stock} + {stands} + {pools} tokens"


def _cards(state: TinyEpic) -> Iterator[str]:
    hands = [card for lord in state.lords for card in lord.hand]
    plots = [card for card in (*state.deck, *state.discard, *state.table, *hands) if card in PLOT]
    known = [card for card in plots if card != BLANK]
    if len({*known}) != len(known):
        yield "a card is in two places"
    if any(len(lord.hand) > HAND_LIMIT for lord in state.lords):
        yield "a hand is too large"


def _at_rest(state: TinyEpic) -> Iterator[str]:
    for domain, army in state.units.items():
        if not control.within_limit(state, army):
            yield f"too many in {domain}"
        if len({control.side_of(state, house) for house in army}) > 1:
            yield f"two sides in {domain}"
    if due(state):
        yield "the upkeep check is owed"
    if state.table:
        yield "cards lie on the table"
