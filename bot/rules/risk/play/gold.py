"""Gold: income, what things cost, buying and searching, ransoms; the steps of the turn (RISK-6, RISK-9, RISK-10)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.deck import ready
from bot.rules.kit.draft import Draft
from bot.rules.risk.events.cards import Bought, EndCardDrawn, Looked, PileShuffled
from bot.rules.risk.events.effects import Ransomed
from bot.rules.risk.events.turn import Stepped
from bot.rules.risk.model import frames
from bot.rules.risk.model.actions import Buy, Ransom, Search
from bot.rules.risk.model.board import END_CARD, Board
from bot.rules.risk.model.library import CHARACTERS, LIBRARY, MAESTERS, OF_HOUSE, THINGS, PlayableCard
from bot.rules.risk.model.piles import Pile, deck_of
from bot.rules.risk.model.state import STEPS, RiskState, Step
from bot.rules.risk.play.ending import end_by_card, end_by_points
from bot.rules.risk.play.moment import expect
from bot.rules.risk.play.spoils import forfeit

COIN = 100
"""Gold for an army counted and for a port; all gold is counted in hundreds (RISK-9.1, RISK-9.4)."""
RANSOM = next(card.effect.ransom for card in MAESTERS.values() if card.effect.op == "capture_character")


def income(here: Board, owner: Mapping[str, int], seat: Seat, armies: int) -> int:
    """Gold for the armies counted and the ports held (RISK-9.1)."""
    return COIN * (armies + sum(1 for port in here.ports if owner[port] == seat))


def cost(state: RiskState, seat: Seat, thing: PlayableCard) -> int:
    """What `seat` pays to use `thing` (RISK-9.3, RISK-22.13)."""
    return thing.cost * (2 if any(other != seat for other in state.court.mourning) else 1)


def promised(state: RiskState, seat: Seat) -> int:
    """Gold of `seat` that is as good as gone: what cards it has announced will hand over, and what the conqueror of a
    land it has just lost will take (RISK-13.4, RISK-22.4).
    """
    announced = sum(
        effect.number
        for frame in state.stack
        if isinstance(frame, frames.Play) and frame.seat == seat and not frame.cancelled
        for effect in THINGS[frame.card].operations
        if effect.op == "pay_gold"
    )
    return announced + forfeit(state, seat)


def advance(draft: Draft[RiskState], step: Step, declined: bool = False) -> None:
    """Moves the turn on to `step`, refreshing after Purchase and testing for victory after Score (RISK-6.2).

    With `declined` the card earned is to be left (RISK-20.1).
    """
    turn = draft.state.stack[0]
    assert isinstance(turn, frames.Turn)
    if STEPS.index(turn.step) >= STEPS.index(step):
        return
    refreshed = refreshable(draft.state, turn.seat) if turn.step == "purchase" else ()
    draft.emit(Stepped(seat=turn.seat, step=step, refreshed=refreshed, declined=declined))
    if step == "draw":
        end_by_points(draft, turn.seat)


def refreshable(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """The face-down Characters that Refresh turns up: none that is captive or lost (RISK-10.4)."""
    house, court = state.houses[seat], state.court
    return tuple(
        who
        for who in OF_HOUSE.get(house, ())
        if court.characters.get(who) == "down" and who not in court.captives
    )


def take(draft: Draft[RiskState], pile: Pile, count: int) -> tuple[str, ...]:
    """The next cards of a deck, its discards shuffled in where they are needed; fewer if there are no more."""
    deck = deck_of(draft.state, pile)
    if pile == "objective" and len(deck.pile) < count and deck.discard:
        cards: tuple[str, ...] | None = draft.chance.shuffle(pile, (*deck.pile, *deck.discard))
    else:
        cards = ready(draft.chance, pile, deck.pile, deck.discard, count)
    if cards is not None:
        draft.emit(PileShuffled(pile=pile, cards=cards, count=len(cards)))
    return (deck.pile if cards is None else cards)[:count]


def ends_the_game(draft: Draft[RiskState], seat: Seat, cards: tuple[str, ...]) -> bool:
    """Ends the game if the End Game card is among territory cards turned up (RISK-24.2)."""
    if END_CARD not in cards:
        return False
    draft.emit(EndCardDrawn(seat=seat))
    end_by_card(draft)
    return True


def look(draft: Draft[RiskState], seat: Seat, pile: Pile, price: int = 0) -> None:
    """`seat` looks at two cards, of which it keeps one (RISK-10.2, RISK-19.2, RISK-21.10)."""
    cards = take(draft, pile, 2)
    if ends_the_game(draft, seat, cards) or not cards:
        return
    draft.emit(Looked(seat=seat, pile=pile, cards=cards, count=len(cards), cost=price))


def purchase(state: RiskState, seat: Seat, clause: str) -> frames.Turn:
    """The turn of `seat`, if it is in its Purchase step. Raises RuleError if not."""
    turn = expect(state, seat, frames.Turn, clause)
    if turn.step != "purchase":
        raise RuleError("RISK-6.3", "risk-no-purchase-late")
    return turn


def pay(state: RiskState, seat: Seat, gold: int) -> None:
    """Raises RuleError if `seat` has not so much (RISK-9.4)."""
    if state.court.gold[seat] < gold:
        raise RuleError("RISK-9.4", "risk-no-gold", cost=gold, gold=state.court.gold[seat])


def may_buy(state: RiskState, seat: Seat) -> bool:
    """Whether there is gold and a card (RISK-10.1)."""
    court = state.court
    left = court.maester_deck or court.maester_discard
    return bool(left) and state.on.maesters and court.gold[seat] >= LIBRARY.maester_buy_cost


def buy(draft: Draft[RiskState], seat: Seat, _action: Buy) -> None:
    """RISK-10.1."""
    state = draft.state
    if not state.on.maesters:
        raise RuleError("RISK-2.6", "risk-no-buy-module")
    purchase(state, seat, "RISK-10.1")
    pay(state, seat, LIBRARY.maester_buy_cost)
    if not may_buy(state, seat):
        raise RuleError("RISK-10.1", "risk-no-maesters")
    (card,) = take(draft, "maester", 1)
    draft.emit(Bought(seat=seat, card=card, cost=LIBRARY.maester_buy_cost))


def may_search(state: RiskState, seat: Seat, turn: frames.Turn) -> bool:
    """Whether there is gold and an Objective, and the turn's search is left (RISK-10.2)."""
    court, often = state.court, state.options.objective_search_per_turn == "unlimited"
    left = court.objective_deck or court.objective_discard
    able = state.on.objectives and court.gold[seat] >= LIBRARY.objective_dig_cost
    return bool(left) and able and (often or not turn.searches)


def search(draft: Draft[RiskState], seat: Seat, _action: Search) -> None:
    """RISK-10.2."""
    state = draft.state
    if not (state.on.gold and state.on.objectives):
        raise RuleError("RISK-2.8" if state.on.objectives else "RISK-2.6", "risk-no-search-module")
    turn = purchase(state, seat, "RISK-10.2")
    if turn.searches and state.options.objective_search_per_turn != "unlimited":
        raise RuleError("RISK-10.2", "risk-no-search")
    if not (state.court.objective_deck or state.court.objective_discard):
        raise RuleError("RISK-10.3", "risk-no-objectives")
    pay(state, seat, LIBRARY.objective_dig_cost)
    look(draft, seat, "objective", LIBRARY.objective_dig_cost)


def ransomable(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """The captives `seat` may buy back (RISK-22.14)."""
    if not state.court.captives or state.court.gold[seat] < RANSOM:
        return ()
    return tuple(who for who in OF_HOUSE.get(state.houses[seat], ()) if who in state.court.captives)


def ransom(draft: Draft[RiskState], seat: Seat, action: Ransom) -> None:
    """RISK-22.14."""
    state = draft.state
    if not (state.on.characters and state.on.maesters):
        raise RuleError("RISK-2.8", "risk-no-ransom-module")
    purchase(state, seat, "RISK-22.14")
    who = CHARACTERS.get(action.character)
    captor = state.court.captives.get(action.character)
    if who is None or captor is None or who.house != state.houses[seat]:
        raise RuleError("RISK-22.14", "risk-no-ransom")
    pay(state, seat, RANSOM)
    draft.emit(Ransomed(seat=seat, captor_seat=captor, character=who.id, gold=RANSOM))
