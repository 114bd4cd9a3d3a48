"""What each event of `events_plays` does to the state: one function an event, no judgement, no chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rules.contract import Event
from bot.rules.kit.draft import changed, put, without
from bot.rules.risk.events import plays as e
from bot.rules.risk.model.frames import (
    Answer,
    Dawn,
    Play,
    Window,
)
from bot.rules.risk.model.library import CHARACTERS, MAESTERS
from bot.rules.risk.model.state import Battle, Frame, Invasion, Muster, RiskState
from bot.rules.risk.model.updates import top, with_court

DECLARE_WINDOWS = ("own_declare", "declared_against_you", "declared_against_other")
"""The windows of a declaration, in their order (RISK-23.3)."""


def _dawned(state: RiskState, event: e.Dawned) -> RiskState:
    mourning = tuple(seat for seat in state.court.mourning if seat != event.seat)
    state = changed(state, stack=(Dawn(seat=event.seat, round=event.round),))
    return with_court(state, mourning=mourning)


def _asked(state: RiskState, event: e.Asked) -> RiskState:
    below = state.stack[-1]
    if isinstance(below, Invasion):
        below = changed(below, stage=DECLARE_WINDOWS.index(event.window))
    if isinstance(below, Battle) and below.attack:
        invasion = state.stack[-2]
        assert isinstance(invasion, Invasion)
        below = changed(below, mover=int(event.seats != (invasion.seat,)))
    return top(state, below, Window(name=event.window, asked=event.seats))


def _answered(state: RiskState, event: e.Answered) -> RiskState:
    window = state.stack[-1]
    assert isinstance(window, Window)
    answer = Answer(card=event.card, target=event.target, lands=event.lands)
    return top(state, changed(window, answers={**window.answers, event.seat: answer}))


def _closed(state: RiskState, event: e.Closed) -> RiskState:
    below = state.stack[-2]
    stack = state.stack[:-2]
    match below:
        case Battle() if below.attack:
            passes = 0 if event.played else below.passes + 1
            below = changed(below, mover=1 - below.mover, passes=passes)
        case Battle() | Dawn() if not event.played:
            below = changed(below, asked=True)
        case Invasion() if not event.played:
            below = changed(below, stage=below.stage + 1)
        case Play() if event.window == "after_any_own_roll":
            below = changed(below, checked=not event.played)
        case Play() if not event.played:
            below = changed(below, asked=True)
    return changed(state, stack=(*stack, below))


def _played(state: RiskState, event: e.Played) -> RiskState:
    court, seat, card = state.court, event.seat, event.card
    fields: dict[str, object] = {"gold": put(court.gold, seat, court.gold[seat] - event.cost)}
    if card in CHARACTERS:
        fields["characters"] = {**court.characters, card: "down"}
    else:
        fields["maesters"] = put(court.maesters, seat, without(court.maesters[seat], card))
    play = Play(seat=seat, card=card, target=event.target, lands=event.lands, asked=card not in MAESTERS)
    stack = tuple(_noticed(frame, event) for frame in state.stack)
    return with_court(changed(state, stack=(*stack, play)), **fields)


def _noticed(frame: Frame, event: e.Played) -> Frame:
    """What playing a card changes in the frames below it."""
    match frame:
        case Window() if frame.answers.get(event.seat) == Answer(
            card=event.card, target=event.target, lands=event.lands
        ):
            answers = {seat: answer for seat, answer in frame.answers.items() if seat != event.seat}
            return changed(frame, answers={**answers, event.seat: Answer()}, played=True)
        case Invasion() if event.seat != frame.seat:
            return changed(frame, disturbed=True, until=None)
        case Muster() if event.seat == frame.seat:
            window = (CHARACTERS.get(event.card) or MAESTERS[event.card]).window
            if window == "own_income":
                return changed(frame, moment="income")
            if window == "own_deploy":
                return changed(frame, moment="cards", begun=True)
    return frame


def _card_rolled(state: RiskState, event: e.CardRolled) -> RiskState:
    play = state.stack[-1]
    assert isinstance(play, Play)
    return top(state, changed(play, rollers=event.seats, dice=event.dice))


def _card_cancelled(state: RiskState, _event: e.CardCancelled) -> RiskState:
    """The card below the window that now lies on top is cancelled; nobody else need answer it."""
    play = state.stack[-2]
    assert isinstance(play, Play)
    return changed(state, stack=(*state.stack[:-2], changed(play, cancelled=True, asked=True)))


def _resolved(state: RiskState, event: e.Resolved) -> RiskState:
    state = changed(state, stack=state.stack[:-1])
    if event.card in CHARACTERS:
        return state
    return with_court(state, maester_discard=(*state.court.maester_discard, event.card))


def _reaction_set(state: RiskState, event: e.ReactionSet) -> RiskState:
    reactions = state.court.reactions
    mine = {**reactions[event.seat], event.what: event.order}
    return with_court(state, reactions=put(reactions, event.seat, mine))


def _rolled(state: RiskState, event: e.Rolled) -> RiskState:
    battle = state.stack[-1]
    assert isinstance(battle, Battle)
    rolled = changed(
        battle,
        attack=event.attack,
        attack_kinds=event.attack_kinds,
        defence=event.defence,
        defence_kinds=event.defence_kinds,
        mover=0,
        passes=0,
    )
    return top(state, rolled)


def _dice_changed(state: RiskState, event: e.DiceChanged) -> RiskState:
    name = "defence" if event.side else "attack"
    stack = tuple(
        changed(frame, **{name: event.dice}) if isinstance(frame, Battle) else frame for frame in state.stack
    )
    return changed(state, stack=stack)


def _card_die_turned(state: RiskState, event: e.CardDieTurned) -> RiskState:
    """The nearest card below that was rolled for has this die turned."""
    level = max(place for place, frame in enumerate(state.stack) if isinstance(frame, Play) and frame.dice)
    play = state.stack[level]
    assert isinstance(play, Play)
    dice = put(play.dice, play.rollers.index(event.seat), event.face)
    return changed(state, stack=(*state.stack[:level], changed(play, dice=dice), *state.stack[level + 1 :]))


def _battle_void(state: RiskState, _event: e.BattleVoid) -> RiskState:
    invasion = state.stack[-2]
    assert isinstance(invasion, Invasion)
    return changed(
        state, stack=(*state.stack[:-2], changed(invasion, battles=invasion.battles + 1, until=None))
    )


PLAY_FOLD: dict[type[Event], Callable[[RiskState, Any], RiskState]] = {
    e.Dawned: _dawned,
    e.Asked: _asked,
    e.Answered: _answered,
    e.Closed: _closed,
    e.Played: _played,
    e.CardRolled: _card_rolled,
    e.CardCancelled: _card_cancelled,
    e.Resolved: _resolved,
    e.ReactionSet: _reaction_set,
    e.Rolled: _rolled,
    e.DiceChanged: _dice_changed,
    e.CardDieTurned: _card_die_turned,
    e.BattleVoid: _battle_void,
}
