"""Using Characters and Maester cards: what may be played, what it costs, how it runs (RISK-21, RISK-22)."""

from __future__ import annotations

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.draft import Draft
from bot.rules.risk.events.plays import Answered, Played
from bot.rules.risk.model import frames
from bot.rules.risk.model.actions import PlayCard
from bot.rules.risk.model.board import HAND_LIMIT, board
from bot.rules.risk.model.library import CHARACTERS, LIBRARY, THINGS, PlayableCard, usable_at_all
from bot.rules.risk.model.state import RiskState, Step
from bot.rules.risk.play.conditions import SPREAD, by_danger, full_hand, in_vain, meets, targets
from bot.rules.risk.play.gold import RANSOM, advance, cost, promised
from bot.rules.risk.play.windows import asked, kinds, open_to

AT_STEP: dict[str, Step] = {"own_pre_invasion": "invade", "own_maneuver": "maneuver"}
"""The step that begins, at the latest, with a thing of this window (RISK-23.1)."""


def playable(state: RiskState, seat: Seat, only: tuple[str, ...] | None = None) -> tuple[str, ...]:
    """All that `seat` may use now, Characters first; in some windows `only` (RISK-21.3, RISK-22.2)."""
    if not state.on.windows or seat in state.out or not state.stack:
        return ()
    windows = open_to(state, seat)
    if only is not None:
        windows &= frozenset(only)
    if not windows:
        return ()
    mine = [who for who, one in CHARACTERS.items() if one.house == state.houses[seat]]
    hand = state.court.maesters[seat] if state.court.maesters else ()
    things = (*mine, *dict.fromkeys(card for card in hand if card))
    return tuple(
        one for one in things if THINGS[one].window in windows and objection(state, seat, THINGS[one]) is None
    )


def objection(state: RiskState, seat: Seat, thing: PlayableCard) -> RuleError | None:
    """Why `seat` may not use `thing` now, if it may not (RISK-21.12, RISK-22.21)."""
    court = state.court
    if thing.id in CHARACTERS:
        if thing.id not in court.characters or thing.house != state.houses[seat]:
            return RuleError("RISK-21.12", "risk-no-play-character", card=thing.id)
        if not _ready(state, thing):
            return _absent(state, thing)
    elif not court.maesters or thing.id not in court.maesters[seat]:
        return RuleError("RISK-22.2", "risk-no-play-held", card=thing.id)
    if not usable_at_all(thing, state.on):
        return RuleError("RISK-2.8", "risk-no-play-module", card=thing.id)
    if thing.window not in open_to(state, seat):
        if thing.window == "any_time":  # nothing else keeps it back, once there are hands to play from
            return RuleError("RISK-22.19", "risk-no-play-rolled", card=thing.id)
        return RuleError("RISK-23.1", "risk-no-play-now", card=thing.id, window=thing.window)
    price, purse = _price(state, seat, thing), _purse(state, seat, thing)
    if price > purse:
        return RuleError("RISK-9.4", _short(state, seat, price), cost=price, gold=max(0, purse))
    if full_hand(state, seat, thing):
        return RuleError("RISK-20.2", "risk-no-play-full", card=thing.id, cards=HAND_LIMIT)
    if in_vain(state, seat, thing) or targets(state, seat, thing) == ():
        return RuleError("RISK-22.21", "risk-no-play-vain", card=thing.id)
    return None if meets(state, seat, thing) else _unmet(state, seat, thing)


def _absent(state: RiskState, who: PlayableCard) -> RuleError:
    """Why a Character is not at hand: dead, held captive or face down (RISK-21.2, RISK-21.12, RISK-22.14)."""
    captor = state.court.captives.get(who.id)
    if captor is not None:
        return RuleError("RISK-21.12", "risk-no-play-captive", card=who.id, captor_seat=captor, gold=RANSOM)
    dead = state.court.characters[who.id] == "lost"
    return RuleError("RISK-21.12", "risk-no-play-dead" if dead else "risk-no-play-down", card=who.id)


def _short(state: RiskState, seat: Seat, price: int) -> str:
    """What is said where the gold that may be spent does not reach: there may be more that may not (`_purse`)."""
    if state.court.gold[seat] < price:
        return "risk-no-gold"
    return "risk-no-gold-promised" if promised(state, seat) else "risk-no-gold-early"


def _unmet(state: RiskState, seat: Seat, thing: PlayableCard) -> RuleError:
    """What is said of a thing whose condition does not hold (RISK-21.12, RISK-22.4, RISK-22.21)."""
    owed = thing.requires.own_gold_at_least
    if owed is not None:
        return RuleError("RISK-22.4", "risk-no-gold", cost=owed, gold=state.court.gold[seat])
    clause = "RISK-21.12" if thing.id in CHARACTERS else "RISK-22.21"
    return RuleError(clause, "risk-no-play-requires", card=thing.id)


def _ready(state: RiskState, thing: PlayableCard) -> bool:
    """Face up and free; what lies face down is refreshed before a later step of this turn begins (RISK-10.4)."""
    how, held = state.court.characters[thing.id], thing.id in state.court.captives
    turn = state.stack[-1]
    refreshed = isinstance(turn, frames.Turn) and turn.step == "purchase" and thing.window in AT_STEP
    return not held and (how == "up" or (how == "down" and refreshed))


def _price(state: RiskState, seat: Seat, thing: PlayableCard) -> int:
    """What has to be in the treasury: the cost, and the purchase that goes with it (RISK-21.10)."""
    more = LIBRARY.maester_buy_cost if thing.effect.deck == "maester" else 0
    return cost(state, seat, thing) + more


def _purse(state: RiskState, seat: Seat, thing: PlayableCard) -> int:
    """The gold that may be spent.

    Before step 1 this turn's income is not there yet (RISK-6.5, RISK-7.7), and what a card announced is about to
    hand over is as good as gone (RISK-22.4), as is what a conqueror is about to take (RISK-13.4).
    """
    muster = state.stack[-1]
    early = thing.window == "own_turn_start" and isinstance(muster, frames.Reinforcement)
    income = muster.income if early and isinstance(muster, frames.Reinforcement) else 0
    return state.court.gold[seat] - income - promised(state, seat)


def lands(state: RiskState, seat: Seat, thing: PlayableCard) -> tuple[str, ...]:
    """The territories among which `thing` spreads armies if nobody says otherwise: three, or all there are."""
    if thing.effect.where != "three_different_own_territories":
        return ()
    return by_danger(state, seat)[:SPREAD]


def choices(
    state: RiskState, seat: Seat, thing: PlayableCard, target: str, places: tuple[str, ...]
) -> frames.Answer:
    """The choices of a play, checked and completed. Raises RuleError if they are none (RISK-22.22)."""
    possible, usual = targets(state, seat, thing), lands(state, seat, thing)
    if (possible is None and target != "none") or (places and not usual):
        raise RuleError("RISK-22.22", "risk-no-play-choice", card=thing.id)
    if possible is None:
        possible = ("none",)
    if target == "none" and len(possible) == 1:
        target = possible[0]
    if target not in possible:
        raise RuleError("RISK-22.22", "risk-no-play-target", card=thing.id)
    places = board(state.board).in_order(places) if set(places) <= set(board(state.board).rank) else places
    own = all(state.owner.get(place) == seat for place in places)
    if places and (len(set(places)) != len(usual) or len(places) != len(usual) or not own):
        raise RuleError("RISK-22.22", "risk-no-play-lands", count=len(usual))
    return frames.Answer(card=thing.id, target=target, lands=places or usual)


def play(draft: Draft[RiskState], seat: Seat, action: PlayCard) -> None:
    """RISK-21.1, RISK-22.2: an answer in a window that waits, or at once."""
    state = draft.state
    thing = THINGS.get(action.card)
    if not state.on.windows:
        raise RuleError("RISK-2.6", "risk-no-play-none")
    if thing is None or not state.stack:
        raise RuleError("RISK-22.2", "risk-no-play-unknown")
    why = objection(state, seat, thing)
    if why is not None:
        raise why
    answer = choices(state, seat, thing, action.target, action.lands)
    window = asked(state, seat)
    if window is not None and thing.window in kinds(state, seat, window.name):
        draft.emit(Answered(seat=seat, card=answer.card, target=answer.target, lands=answer.lands))
        return
    if thing.window in AT_STEP:
        advance(draft, AT_STEP[thing.window])
    announce(draft, seat, thing, answer)


def announce(draft: Draft[RiskState], seat: Seat, thing: PlayableCard, answer: frames.Answer) -> None:
    price = cost(draft.state, seat, thing)
    draft.emit(Played(seat=seat, card=thing.id, target=answer.target, lands=answer.lands, cost=price))
