"""How the sensible agent uses gold, cards, Characters, units and Objectives, from its View alone."""

from __future__ import annotations

from bot.rules.contract import Action
from bot.rules.risk.frames.card_choice import CardChoice
from bot.rules.risk.frames.invasion import Invasion
from bot.rules.risk.frames.removal import Removal
from bot.rules.risk.frames.window import Window
from bot.rules.risk.model.actions import (
    Buy,
    Claim,
    KeepCards,
    Pass,
    PlayCard,
    Press,
    Rank,
    Ransom,
    Remove,
    Reveal,
    Score,
    Search,
    Unit,
)
from bot.rules.risk.model.board import UNCLAIMED, board
from bot.rules.risk.model.library import DRAW_WINDOWS, OBJECTIVES, THINGS, WINDOWS_ASKED, PlayableCard
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.claiming import OBJECTIVES_KEPT, claimable, usual_regions
from bot.rules.risk.play.conditions import targets
from bot.rules.risk.play.effects import revealable
from bot.rules.risk.play.gold import cost, ransomable
from bot.rules.risk.play.objectives import scorable
from bot.rules.risk.play.plays import playable
from bot.rules.risk.play.reactions import best_use
from bot.rules.risk.play.units import for_unit
from bot.rules.risk.show.view import RiskView

SPARED = 300
"""Gold kept back for answers to what others do."""
CARDS_WANTED = 3
"""Maester cards in hand beyond which no more are bought."""
MANY = 4
"""Territory cards from which one may go for a unit, if they hold no set."""
WORTH_IT = 3
"""Armies that a fight has to be about before cards are spent on it."""

HARMLESS = {"add_unit", "add_armies", "hidden_reserve"}
HURTS_OTHERS = {
    "steal_gold",
    "lose_vp",
    "discard_maester",
    "steal_maester",
    "kill_character",
    "destroy_armies",
    "halve_income",
}


def court_answer(view: RiskView) -> Action | None:
    """The move for a decision that only a Dominion asks; None for any other."""
    state, seat = view.known, view.viewer
    prompt = view.my_prompt
    if seat is None or prompt is None:
        return None
    match prompt.kind:
        case "choose":
            easy = sorted(state.court.objectives[seat], key=lambda card: (OBJECTIVES[card].vp, card))
            return KeepCards(cards=tuple(easy[:OBJECTIVES_KEPT]))
        case "claim" | "add":
            return Claim(territory=max(claimable(state, seat), key=lambda place: _wanted(state, seat, place)))
        case "rank":
            first, second, third, *_ = usual_regions(state, seat)
            return Rank(first=first, second=second, third=third)
        case "keep":
            return KeepCards(cards=(_best_card(state),))
        case "remove":
            return _take_off(state)
        case "commit":
            return Press()
        case kind if kind in WINDOWS_ASKED:
            return _in_window(state, seat)
    return _at_leisure(view, state, seat)


def _wanted(state: RiskState, seat: int, place: str) -> float:
    """How much a starting army in `place` is worth: regions begun, castles and ports, then weak borders."""
    here = board(state.board)
    region = next(one for one in here.regions if place in one.territories)
    if state.owner[place] == UNCLAIMED:
        mine = sum(1 for other in region.territories if state.owner[other] == seat)
        near = sum(1 for other in here.links[place] if state.owner[other] == seat)
        return 4 * mine / len(region.territories) + near / 2 + (place in here.castles) + (place in here.ports)
    threat = sum(state.armies[other] for other in here.opposing(state.owner, place))
    mine = sum(1 for other in region.territories if state.owner[other] == seat)
    return min(threat, 8) + 3 * mine / len(region.territories) - 2 * state.armies[place]


def _best_card(state: RiskState) -> str:
    """Of Objectives the easier one, of Maester cards the dearer one, of territories the first."""
    frame = state.stack[-1]
    assert isinstance(frame, CardChoice)
    if frame.pile == "objective":
        return min(frame.cards, key=lambda card: (OBJECTIVES[card].vp, card))
    if frame.pile == "maester":
        return max(frame.cards, key=lambda card: THINGS[card].cost)
    return frame.cards[0]


def _take_off(state: RiskState) -> Remove:
    frame = state.stack[-1]
    assert isinstance(frame, Removal)
    place = frame.places(state)[0]
    return Remove(territory=place, armies=frame.armies(state, place)[1])


def _use(state: RiskState, seat: int, thing: PlayableCard) -> PlayCard:
    """`thing` at its likeliest target."""
    possible = targets(state, seat, thing)
    return PlayCard(card=thing.id, target=possible[0] if possible else "none")


def _in_window(state: RiskState, seat: int) -> Action:
    """What helps in this window and is worth its price; else a pass."""
    window = state.stack[-1]
    assert isinstance(window, Window)
    things = [
        THINGS[card]
        for card in playable(state, seat)
        if THINGS[card].window not in ("any_time",) and _worth(state, seat, window, THINGS[card])
    ]
    for thing in sorted(things, key=lambda one: one.cost):
        answer = best_use(state, seat, thing)
        if answer is not None:
            return PlayCard(card=thing.id, target=answer.target)
    return Pass()


def _worth(state: RiskState, seat: int, window: Window, thing: PlayableCard) -> bool:
    invasion = state.invasion
    match window.name:
        case "opponent_plays_maester":
            assert state.played is not None
            return THINGS[state.played.card].effect.op in HURTS_OTHERS or _aims_at(state, seat, invasion)
        case "opponent_turn_start":
            return state.court.gold[seat] >= cost(state, seat, thing) + SPARED
        case "after_any_own_roll":
            return False
        case "declared_against_other":
            return False
    assert invasion is not None
    attackers = invasion.afloat if invasion.landing is not None else state.armies[invasion.source]
    stake = min(attackers, state.armies[invasion.target] + 1)
    return stake >= WORTH_IT or invasion.target in board(state.board).castles


def _aims_at(state: RiskState, seat: int, invasion: Invasion | None) -> bool:
    return invasion is not None and seat in (invasion.seat, state.owner[invasion.target])


def _at_leisure(view: RiskView, state: RiskState, seat: int) -> Action | None:
    """What may be done beside the decision owed: smallfolk, units, purchases, cards of one's own turn."""
    court = state.court
    if (risen := revealable(state, seat)) != ():
        return Reveal(card=risen[0])
    if (spare := for_unit(state, seat)) != () and len(state.hands[seat]) >= MANY and not view.sets:
        front = max(board(state.board).held(state.owner, seat), key=state.armies.__getitem__)
        return Unit(card=spare[0], territory=front)
    if "ransom" in view.menu:
        return Ransom(character=ransomable(state, seat)[0])
    if "search" in view.menu and court.gold[seat] > 2 * SPARED and len(court.objectives[seat]) < CARDS_WANTED:
        return Search()
    if "buy" in view.menu and court.gold[seat] > SPARED and len(court.maesters[seat]) < CARDS_WANTED:
        return Buy()
    return _own_card(state, seat)


def _own_card(state: RiskState, seat: int) -> Action | None:
    """A card of one's own turn, if gold for answers is left."""
    for card in playable(state, seat):
        thing = THINGS[card]
        useful = thing.effect.op in HURTS_OTHERS | HARMLESS or thing.window in DRAW_WINDOWS
        own = of_own(state, seat, thing)
        if useful and not own and state.court.gold[seat] >= cost(state, seat, thing) + SPARED:
            return _use(state, seat, thing)
    return None


def of_own(state: RiskState, seat: int, thing: PlayableCard) -> bool:
    """Whether the likeliest target would be a Character of one's own."""
    possible = targets(state, seat, thing)
    first = possible[0] if possible else None
    return first in THINGS and THINGS[str(first)].house == state.houses[seat]


def best_score(view: RiskView) -> Score | None:
    """The Objective met that brings most points."""
    if view.viewer is None:
        return None
    met = scorable(view.known, view.viewer)
    return Score(objective=met[0]) if met else None
