"""From an empty table to the first turn (RISK-3, RISK-4)."""

from __future__ import annotations

from bot.rules.contract import Chance
from bot.rules.kit.draft import Draft
from bot.rules.risk.events import fold
from bot.rules.risk.events.setup import (
    Begun,
    DeckShuffled,
    HouseTaken,
    LandsDealt,
    Ordered,
    Prize,
    RolledFirst,
)
from bot.rules.risk.model.board import (
    DOMINION,
    END_CARD,
    FIRST,
    FIRST_GAME,
    HOUSES,
    SKIRMISH,
    VARIANT,
    SkirmishData,
    board,
    board_for,
)
from bot.rules.risk.model.dice import roll_off
from bot.rules.risk.model.mitchell import STARRED
from bot.rules.risk.model.options import RiskOptions
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.claiming import give_bonus, take_seats
from bot.rules.risk.play.neutral import cards_in_play, lay_realm
from bot.rules.risk.play.turn import begin_turn


def new_game(options: RiskOptions, players: int, chance: Chance) -> Draft[RiskState]:
    """The draft of a new game up to the choice of Houses."""
    name = {"mitchell": VARIANT, "first": FIRST}.get(options.mode) or board_for(players)
    begun = Begun(options=options, players=players, board=name)
    draft = Draft(fold, fold(None, begun), chance)
    draft.events.append(begun)
    prize: Prize = "turn"
    if draft.state.on.setup != "deal":
        prize = "nothing" if options.houses == "deal" else "choice"
    first, rounds = roll_off(chance, "first", range(players))
    for thrown in rounds:
        draft.emit(RolledFirst(seats=tuple(thrown), dice=tuple(thrown.values()), prize=prize))
    draft.emit(Ordered(order=(*range(first, players), *range(first)), prize=prize))
    if options.houses == "deal":
        dealt = chance.shuffle("houses", houses_in_play(draft.state))
        for seat, house in zip(draft.state.order, dealt, strict=False):
            draft.emit(HouseTaken(seat=seat, house=house))
    return draft


def houses_in_play(state: RiskState) -> tuple[str, ...]:
    """The Houses to choose from: those of the boards, those for so many players, or the starred (RISK-3.2)."""
    if state.realm is not None:
        return STARRED
    players = len(state.houses)
    return DOMINION[players].turn_order if state.on.setup != "deal" else laid_out(state).houses


def laid_out(state: RiskState) -> SkirmishData:
    """How lands are dealt to so many players, or in a first game (RISK-2.1, RISK-2.14)."""
    return FIRST_GAME.setup if state.board == FIRST else SKIRMISH[len(state.houses)]


def free_houses(state: RiskState) -> tuple[str, ...]:
    """The Houses still to be had, in House order (RISK-1.10)."""
    possible = houses_in_play(state)
    return tuple(house for house in HOUSES if house in possible and house not in state.houses)


def lay_out(draft: Draft[RiskState]) -> None:
    """The territories are dealt or claimed."""
    if draft.state.on.setup != "deal":
        take_seats(draft)
    elif draft.state.realm is not None:
        lay_realm(draft)
        begin(draft)
    else:
        _deal(draft)
        begin(draft)


def _deal(draft: Draft[RiskState]) -> None:
    """Deals and garrisons the territories (RISK-3.3 to RISK-3.6).

    What falls to a seat that has left already stands neutral (RISK-17.6).
    """
    state = draft.state
    setup = laid_out(state)
    cards = draft.chance.shuffle("deal", board(state.board).territories)
    lands: list[tuple[str, ...]] = [()] * len(state.houses)
    dealt = 0
    for seat, count in zip(state.order, setup.cards_dealt, strict=True):
        lands[seat] = cards[dealt : dealt + count]
        dealt += count
    draft.emit(
        LandsDealt(
            lands=tuple(lands),
            neutral=cards[dealt:],
            armies=state.options.start_armies,
            neutral_armies=setup.neutral_armies_each,
        )
    )


def begin(draft: Draft[RiskState]) -> None:
    """Shuffles the deck, gives out the bonus and begins the first turn (RISK-3.7, RISK-3.8, RISK-4.9, RISK-4.10)."""
    state = draft.state
    held = {card for hand in state.hands for card in hand}
    cards = tuple(card for card in cards_in_play(state) if card not in held)
    deck = draft.chance.shuffle("deck", cards)
    if state.on.start_bonus:
        draft.emit(DeckShuffled(cards=deck, count=len(deck)))
        give_bonus(draft)
        deck = draft.state.deck
    if state.on.victory == "end_card":
        deck = _with_end_card(draft.chance, deck)
    if deck != draft.state.deck:
        draft.emit(DeckShuffled(cards=deck, count=len(deck)))
    begin_turn(draft, draft.state.playing[0], 1)


def _with_end_card(chance: Chance, deck: tuple[str, ...]) -> tuple[str, ...]:
    """`deck` with the End Game card before, between or after its last half (RISK-3.8)."""
    half = len(deck) // 2
    place = len(deck) - half + chance.roll("end_card", half + 1)[0] - 1
    return (*deck[:place], END_CARD, *deck[place:])
