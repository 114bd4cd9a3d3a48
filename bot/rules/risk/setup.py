"""From an empty table to the first turn (RISK-3)."""

from __future__ import annotations

from bot.rules.contract import Chance, Draft, RuleError, Seat
from bot.rules.risk.actions import House
from bot.rules.risk.board import END_CARD, HOUSES, SKIRMISH, board
from bot.rules.risk.events import Begun, DeckShuffled, HouseTaken, LandsDealt, Ordered, RolledFirst
from bot.rules.risk.fold import fold
from bot.rules.risk.options import RiskOptions
from bot.rules.risk.prompts import expect
from bot.rules.risk.state import Houses, RiskState
from bot.rules.risk.turn import begin_turn


def new_game(options: RiskOptions, players: int, chance: Chance) -> Draft[RiskState]:
    """The draft of a new game up to the choice of Houses."""
    (name,) = SKIRMISH[players].boards
    begun = Begun(options=options, players=players, board=name)
    draft = Draft(fold, fold(None, begun), chance)
    draft.events.append(begun)
    first = _roll_off(draft, tuple(range(players)))
    draft.emit(Ordered(order=(*range(first, players), *range(first))))
    if options.houses == "deal":
        dealt = chance.shuffle("houses", SKIRMISH[players].houses)
        for seat, house in zip(draft.state.order, dealt, strict=False):
            draft.emit(HouseTaken(seat=seat, house=house))
    return draft


def _roll_off(draft: Draft[RiskState], seats: tuple[Seat, ...]) -> Seat:
    """Who goes first: the highest of `seats`, the tied rolling again (RISK-3.1)."""
    while len(seats) > 1:
        dice = draft.chance.roll("first", 6, len(seats))
        draft.emit(RolledFirst(seats=seats, dice=dice))
        seats = tuple(seat for seat, die in zip(seats, dice, strict=True) if die == max(dice))
    return seats[0]


def free_houses(players: int, taken: tuple[str | None, ...]) -> tuple[str, ...]:
    """The Houses still to be had, in House order (RISK-1.10)."""
    return tuple(h for h in HOUSES if h in SKIRMISH[players].houses and h not in taken)


def choose_house(draft: Draft[RiskState], seat: Seat, action: House) -> None:
    """RISK-3.2."""
    expect(draft.state, seat, Houses, "RISK-3.2")
    free = free_houses(len(draft.state.houses), draft.state.houses)
    if action.house not in free:
        raise RuleError("RISK-3.2", "risk-no-house", house=action.house, free=free)
    draft.emit(HouseTaken(seat=seat, house=action.house))


def go_on_choosing(draft: Draft[RiskState], frame: Houses) -> bool:
    """Gives the last free House to the last in the queue, and deals once all have one; False while somebody chooses."""
    if not frame.queue:
        _deal(draft)
        return True
    free = free_houses(len(draft.state.houses), draft.state.houses)
    if len(free) == 1:
        draft.emit(HouseTaken(seat=frame.queue[0], house=free[0]))
        return True
    return False


def _deal(draft: Draft[RiskState]) -> None:
    """Deals and garrisons the territories, shuffles the deck and begins the first turn (RISK-3.3 to RISK-3.8).

    What falls to a seat that has left already stands neutral (RISK-17.6).
    """
    state = draft.state
    setup = SKIRMISH[len(state.houses)]
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
    deck = draft.chance.shuffle("deck", board(state.board).territories)
    if state.options.victory == "end_card":
        deck = _with_end_card(draft.chance, deck)
    draft.emit(DeckShuffled(cards=deck, count=len(deck)))
    begin_turn(draft, draft.state.playing[0], 1)


def _with_end_card(chance: Chance, deck: tuple[str, ...]) -> tuple[str, ...]:
    """`deck` with the End Game card before, between or after its last half (RISK-3.8)."""
    half = len(deck) // 2
    place = len(deck) - half + chance.roll("end_card", half + 1)[0] - 1
    return (*deck[:place], END_CARD, *deck[place:])
