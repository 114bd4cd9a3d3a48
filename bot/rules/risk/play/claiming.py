"""Set-up of a Dominion: Characters, Objectives, Seats, claims, the start bonus (RISK-4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.rules.contract import Seat
from bot.rules.kit.draft import Draft
from bot.rules.risk.events.setup import BonusGiven, CourtSet, LeftUnclaimed, ObjectivesDealt, SeatsTaken
from bot.rules.risk.model.board import BONUS, DOMINION, HOUSES, UNCLAIMED, Board, Region, board
from bot.rules.risk.model.dominion import Wish
from bot.rules.risk.model.library import OF_HOUSE, maester_cards, objective_cards
from bot.rules.risk.model.state import RiskState

OBJECTIVES_DEALT, OBJECTIVES_KEPT = 3, 2
NEUTRAL_ARMIES = DOMINION[2].neutral_armies_each
"""What stands in a territory that nobody claims (RISK-4.7)."""


def set_court(draft: Draft[RiskState]) -> bool:
    """Characters, the Maester deck and the Objectives; True if Objectives are to be chosen (RISK-4.3, RISK-4.4)."""
    state = draft.state
    if state.on.windows:
        taken = [house for house in HOUSES if house in state.houses] if state.on.characters else []
        people = tuple(who for house in taken for who in OF_HOUSE[house])
        draft.emit(CourtSet(characters=people, maester_deck=_shuffled(draft, maester_cards(state.on))))
    if not state.on.objectives:
        return False
    deck = draft.chance.shuffle("objectives", objective_cards(state.on))
    hands: list[tuple[str, ...]] = [()] * len(state.houses)
    for seat in state.playing:
        hands[seat], deck = deck[:OBJECTIVES_DEALT], deck[OBJECTIVES_DEALT:]
    draft.emit(ObjectivesDealt(hands=tuple(hands), deck=deck))
    return True


def _shuffled(draft: Draft[RiskState], cards: tuple[str, ...]) -> tuple[str, ...]:
    return draft.chance.shuffle("maesters", cards) if cards else ()


def take_seats(draft: Draft[RiskState]) -> None:
    """The order of the Houses, their Seats, and with two players the neutral territories (RISK-4.2 to RISK-4.7)."""
    state = draft.state
    setup, here = DOMINION[len(state.houses)], board(state.board)
    led = tuple(state.houses.index(house) for house in setup.turn_order if house in state.houses)
    order = (*led, *(seat for seat in state.order if seat not in led))
    places = tuple(HOUSES[house].seat_of_power for house in setup.turn_order if house in state.houses)
    neutral: tuple[str, ...] = ()
    if setup.neutral_territories:
        drawn = draft.chance.shuffle("neutral", here.territories)
        neutral = tuple(place for place in drawn if place not in places)[: setup.neutral_territories]
    draft.emit(
        SeatsTaken(
            order=order,
            places=places,
            armies=setup.seat_armies,
            reserve=setup.starting_armies,
            neutral=here.in_order(neutral),
            neutral_armies=setup.neutral_armies_each,
        )
    )


def claimable(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """Where an army may go: free territories while there are any, then one's own, in board order (RISK-4.8)."""
    here = board(state.board)
    free = here.held(state.owner, UNCLAIMED)
    return free or here.held(state.owner, seat)


RESTS = ("borders", "evenly", "heart")
"""Where armies go once no land is free: to the weakest border, the weakest land, or the region wanted most."""


def usual_regions(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """All regions, those nearest to the own Seat first, the smaller of those as near before the larger (RISK-26.2)."""
    here = board(state.board)
    own = here.held(state.owner, seat)
    near = {other for place in own for other in here.links[place]}

    def distance(region: Region) -> tuple[int, int]:
        lands = region.territories
        return 0 if lands.intersection(own) else 1 if lands & near else 2, len(lands)

    return tuple(region.id for region in sorted(here.regions, key=distance))


def claimed(
    state: RiskState, seats: Sequence[Seat], reserves: Sequence[int], wishes: Mapping[int, Wish]
) -> dict[Seat, dict[str, int]]:
    """What each seat gets where all place in turn, one army at a time, by their wishes (RISK-4.8, RISK-4.11)."""
    owner, armies, left = dict(state.owner), dict(state.armies), list(reserves)
    placed: dict[Seat, set[str]] = {seat: set() for seat in seats}
    while any(left[seat] for seat in seats):
        for seat in (one for one in seats if left[one]):
            place = _next(board(state.board), owner, armies, seat, wishes[seat])
            owner[place], armies[place], left[seat] = seat, armies[place] + 1, left[seat] - 1
            placed[seat].add(place)
    here = board(state.board)
    return {seat: {place: armies[place] for place in here.in_order(lands)} for seat, lands in placed.items()}


def _next(here: Board, owner: dict[str, int], armies: dict[str, int], seat: Seat, wish: Wish) -> str:
    """Where the next army of `seat` goes: a free land of the regions wanted, near its own, or one of its own."""
    regions = [region for id_ in wish.regions for region in here.regions if region.id == id_]

    def wanted(place: str) -> int:
        return next((at for at, one in enumerate(regions) if place in one.territories), len(regions))

    def linked(place: str) -> bool:
        return any(owner[near] == seat for near in here.links[place])

    free = here.held(owner, UNCLAIMED)
    if free:
        return min(free, key=lambda place: (wanted(place), not linked(place), place not in here.castles))
    own = here.held(owner, seat)
    if wish.armies == "borders":
        own = tuple(place for place in own if here.faces(owner, place)) or own
    elif wish.armies == "heart":
        own = tuple(place for place in own if not wanted(place)) or own
    return min(own, key=armies.__getitem__)


def leave_unclaimed(draft: Draft[RiskState]) -> None:
    """What is free once all starting armies stand is neutral: some who would have claimed it have left (RISK-1.1)."""
    free = board(draft.state.board).held(draft.state.owner, UNCLAIMED)
    if free:
        draft.emit(LeftUnclaimed(lands=free, armies=NEUTRAL_ARMIES))


def give_bonus(draft: Draft[RiskState]) -> None:
    """What the later places bring (RISK-4.9)."""
    state = draft.state
    if not state.on.start_bonus:
        return
    for place, seat in enumerate(state.order, start=1):
        if seat in draft.state.out:
            continue
        bonus, court = BONUS[place], draft.state.court
        two = len(state.order) == 2
        gold = (bonus.gold_with_two_players if two else bonus.gold) if state.on.gold else 0
        cards = draft.state.deck[: bonus.territory_cards]
        maesters = court.maester_deck[: bonus.maester_cards]
        if gold or cards or maesters:
            draft.emit(
                BonusGiven(
                    seat=seat, gold=gold, cards=cards, maesters=maesters, count=len(cards) + len(maesters)
                )
            )
