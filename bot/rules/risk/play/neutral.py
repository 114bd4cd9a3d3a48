"""The House Mitchell variant outside landings: its set-up, the turn of the neutral Houses, exile (MITCHELL-2 to 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.rules.kit.draft import Draft
from bot.rules.risk.events.mitchell import CardsKept, Exiled, NeutralTurn, RealmLaid
from bot.rules.risk.model.board import MITCHELL, NEUTRAL, board
from bot.rules.risk.model.mitchell import GREAT_HOUSES, OFF_BOARD, TOWNS, WILDLINGS
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.powers import neutral_lands, off_board
from bot.rules.risk.play.reinforcements import base_armies


def lay_realm(draft: Draft[RiskState]) -> None:
    """The towns, five lands to each player, an army in every other (MITCHELL-2.2 to MITCHELL-2.6)."""
    state = draft.state
    cards = draft.chance.shuffle("deal", _without(board(state.board).territories, MITCHELL.cards_set_aside))
    lands: list[tuple[str, ...]] = [()] * len(state.houses)
    for place, seat in enumerate(state.playing):
        first = place * MITCHELL.cards_dealt_each
        lands[seat] = cards[first : first + MITCHELL.cards_dealt_each]
    led = {state.houses[seat]: seat for seat in state.playing}
    draft.emit(
        RealmLaid(
            lands=tuple(lands),
            towns=tuple(
                (town, led.get(one.house, NEUTRAL), None if one.house in led else one.house, one.armies)
                for town, one in TOWNS.items()
            ),
            dealt_armies=MITCHELL.armies_per_dealt_territory,
            other_armies=MITCHELL.armies_per_other_territory,
            wildlings=OFF_BOARD[WILDLINGS],
        )
    )
    if state.options.keep_dealt_cards:
        draft.emit(CardsKept(hands=tuple(lands), count=MITCHELL.cards_dealt_each))


def cards_in_play(state: RiskState) -> tuple[str, ...]:
    """The territory cards of this game: the nine of the towns may stay out for good (MITCHELL-2.6)."""
    territories = board(state.board).territories
    removed = state.realm is not None and state.options.remove_for_game
    return _without(territories, MITCHELL.cards_set_aside) if removed else territories


def _without(cards: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card for card in cards if card not in others)


def neutral_turn(draft: Draft[RiskState]) -> None:
    """The neutral Houses reinforce, as one side or each by itself; they do nothing else (MITCHELL-4)."""
    state = draft.state
    lands = neutral_lands(state)
    groups = [lands]
    if state.options.neutral_reinforcement == "each":
        groups = [{place: side for place, side in lands.items() if side == house} for house in GREAT_HOUSES]
    placed: Counter[str] = Counter()
    for group in groups:
        placed += _placement(state, group)
    territories = board(state.board).in_order(placed)
    draft.emit(NeutralTurn(territories=territories, armies=tuple(placed[place] for place in territories)))


def _placement(state: RiskState, lands: Mapping[str, str]) -> Counter[str]:
    """Where the armies of these lands go: one by one to the weakest, then by House, then by name (MITCHELL-4.3)."""
    here, placed = board(state.board), Counter[str]()
    if not lands:
        return placed
    castles = len(here.castles.intersection(lands))
    bonus = sum(region.bonus for region in here.regions if region.territories <= set(lands))
    for _ in range(base_armies(len(lands), castles) + bonus):
        weakest = min(
            lands,
            key=lambda place: (
                state.armies[place] + placed[place],
                GREAT_HOUSES.index(lands[place]),
                here.called[place],
            ),
        )
        placed[weakest] += 1
    return placed


def exile(draft: Draft[RiskState], side: str | None) -> None:
    """Sends `side` off the board if it has lost its last land (MITCHELL-5.1, MITCHELL-7.2, MITCHELL-7.6)."""
    armies = off_board(draft.state).get(side) if side is not None else None
    if side is not None and armies is not None:
        draft.emit(Exiled(side=side, armies=armies))
