"""Windows: whom they ask, their answers, what stands open for whom (RISK-23, RISK-26.4 to RISK-26.6)."""

from __future__ import annotations

from bot.rules.contract import Seat
from bot.rules.kit.draft import Draft
from bot.rules.risk.events.plays import Answered, Asked
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, PlayableCard, maester_cards, usable_at_all
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.conditions import elsewhere, free, meets
from bot.rules.risk.play.gold import cost, promised
from bot.rules.risk.play.reactions import by_order


def members(state: RiskState, name: str) -> tuple[Seat, ...]:
    """The seats whose window this is, in the order of RISK-23.2."""
    top = state.stack[-1]
    if name == "opponent_turn_start":
        return state.opponents
    if name == "opponent_plays_maester":
        return state.after(top.seat) if isinstance(top, frames.Play) else ()
    if name == "after_any_own_roll":
        active = state.active
        rollers = top.rollers if isinstance(top, frames.Play) else ()
        first = () if active is None else (active, *state.after(active))
        return tuple(seat for seat in first if seat in rollers)
    invasion = state.invasion
    assert invasion is not None
    defender = state.owner[invasion.target]
    if name == "own_declare":
        return (invasion.seat,)
    if name == "declared_against_other":
        return () if defender == NEUTRAL else tuple(s for s in state.after(invasion.seat) if s != defender)
    return () if defender == NEUTRAL else (defender,)


def kinds(state: RiskState, seat: Seat, name: str) -> frozenset[str]:
    """The windows printed on cards that are open to `seat` in the window `name`."""
    if name in ("own_declare", "declared_against_you"):
        return frozenset({name, "any_declare"})
    if name == "after_roll":
        invasion = state.invasion
        attacks = invasion is not None and invasion.seat == seat
        side = "after_roll_attacker" if attacks else "after_roll_defender"
        return frozenset({side, "after_roll_either", "after_any_own_roll"})
    return frozenset({name})


def possible(state: RiskState, seat: Seat, name: str) -> tuple[PlayableCard, ...]:
    """What `seat` might use in this window, as far as everybody can see (RISK-26.4)."""
    court, fitting = state.court, kinds(state, seat, name)
    things = [
        CHARACTERS[who]
        for who in free(state, seat)
        if CHARACTERS[who].window in fitting and court.characters[who] == "up"
    ]
    if court.maesters and court.maesters[seat]:
        in_play = maester_cards(state.on)
        things += [
            card
            for card in MAESTERS.values()
            if card.window in fitting and card.id in in_play and not elsewhere(state, card.id)
        ]
    return tuple(
        thing
        for thing in things
        if usable_at_all(thing, state.on)
        and cost(state, seat, thing) <= court.gold[seat] - promised(state, seat)
        and meets(state, seat, thing)
    )


def asks(state: RiskState, seat: Seat, name: str) -> bool:
    """Whether the window asks `seat` (RISK-26.4)."""
    return bool(possible(state, seat, name))


def open_window(draft: Draft[RiskState], name: str, only: tuple[Seat, ...] | None = None) -> bool:
    """Opens a window for those it asks, and lets their standing orders answer; False if it asks nobody.

    It is that of all its members, or of `only` one side of a battle (RISK-12.4).
    """
    state = draft.state
    seats = tuple(seat for seat in only or members(state, name) if asks(state, seat, name))
    if not seats:
        return False
    draft.emit(Asked(window=name, seats=seats))
    for seat in seats:
        answer = by_order(draft.state, seat, name, possible(draft.state, seat, name))
        if answer is None and any(seat in frame.passing for frame in draft.state.stack):
            answer = frames.Answer()  # RISK-26.10
        if answer is not None:
            draft.emit(Answered(seat=seat, card=answer.card, target=answer.target, lands=answer.lands))
    return True


def asked(state: RiskState, seat: Seat) -> frames.Window | None:
    """The window on top, if it still waits for `seat`."""
    window = state.stack[-1] if state.stack else None
    waits = isinstance(window, frames.Window) and seat in window.asked and seat not in window.answers
    return window if isinstance(window, frames.Window) and waits else None


def calm(state: RiskState) -> bool:
    """Whether cards may be played at any time: after set-up, and not between a roll and its losses (RISK-23.7).

    Objectives are chosen after set-up, too, where somebody takes a House over (MITCHELL-6.7).
    """
    before = (frames.Houses, frames.Choosing, frames.Claiming, frames.Ranking)
    if not state.stack or (isinstance(state.stack[0], before) and not state.turn):
        return False
    return not any(
        (isinstance(frame, frames.Battle) and frame.attack)
        or (isinstance(frame, frames.Play) and frame.dice)
        or (isinstance(frame, frames.Removal) and frame.place is not None)
        for frame in state.stack
    )


def open_to(state: RiskState, seat: Seat) -> frozenset[str]:
    """The windows printed on cards that are open to `seat` now (RISK-23.6, RISK-23.7)."""
    at_any_time = frozenset({"any_time"}) if calm(state) else frozenset()
    window = asked(state, seat)
    if window is not None:
        return at_any_time | kinds(state, seat, window.name)
    frame = state.stack[-1]
    if isinstance(frame, frames.Reinforcement) and frame.seat == seat and frame.step == "reinforce":
        return at_any_time | _reinforcing(frame)
    if isinstance(frame, frames.Turn) and frame.seat == seat:
        return at_any_time | _on_turn(frame)
    return at_any_time


def _reinforcing(muster: frames.Reinforcement) -> frozenset[str]:
    """RISK-7.7: each window closes with the next thing done."""
    found = set() if muster.duty else {"own_deploy"}
    if muster.moment in ("start", "income"):
        found.add("own_income")
    if muster.moment == "start":
        found.add("own_turn_start")
    return frozenset(found)


def _on_turn(turn: frames.Turn) -> frozenset[str]:
    if turn.step == "draw":
        return frozenset({"own_draw", "own_draw_none"})
    if turn.step == "maneuver":
        return frozenset() if turn.maneuvered else frozenset({"own_maneuver"})
    found = {"own_maneuver"} if not turn.maneuvered else set()
    if turn.step == "purchase":
        found.add("own_buy_maester")
    if not turn.declared:
        found.add("own_pre_invasion")
    return frozenset(found)
