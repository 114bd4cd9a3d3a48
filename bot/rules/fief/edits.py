"""A game master's hand."""

from __future__ import annotations

from typing import Literal

from bot.rules.contract import Action, CallOff, Elapse, EndGame, Outcome, RuleError
from bot.rules.fief.events.answers import Answered, Elapsed
from bot.rules.fief.events.edits import CalledOff, GoldSet, Reopened
from bot.rules.fief.events.rounds import GameOver
from bot.rules.fief.frames.asking import Secret
from bot.rules.fief.frames.surprises.asked import Rethrow
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.play import murder, scoring
from bot.rules.kit.edits import overtaken, player, winners, within

GAME, CLAUSE = "fief", "FIEF-0.90"
MOST_GOLD = 99


class SetGold(Action):
    """A player has so much gold."""

    kind: Literal["set_gold"] = "set_gold"
    player: str
    gold: int


def edit(play: Play, action: Action) -> None:
    """Raises RuleError if it cannot be done."""
    state, seats = play.state, play.state.seats
    top = state.stack[-1] if state.stack else None
    match action:
        case SetGold():
            if not state.phase:  # what a House begins with would take its place
                raise RuleError(CLAUSE, f"{GAME}-no-edit-yet")
            within(GAME, CLAUSE, action.gold, 0, MOST_GOLD)
            seat, public = player(GAME, CLAUSE, action.player, seats), state.options.gold_public
            _set_gold(play, GoldSet(seat=seat, gold=action.gold, public=public))
        case CallOff():
            _call_off(play)
        case Elapse() if isinstance(top, Secret) and top.lasts(state):
            for seat in top.awaits(state):
                play.emit(Answered(seat=seat, action=top.default(state, seat)))
            play.emit(Elapsed())
        case EndGame():
            won = winners(GAME, CLAUSE, action, seats)
            play.emit(GameOver(outcome=Outcome(winners=won, reason="gm", scores=scoring.scores(state))))
        case _:
            raise RuleError(CLAUSE, f"{GAME}-no-edit-elapse")


def _set_gold(play: Play, event: GoldSet) -> None:
    """Answers that will no longer fit are dropped first, and asked for anew: nobody has bid more than there is."""
    for seat in overtaken(event.fold(play.state)):
        play.emit(Reopened(seat=seat, secret=play.state.stack[-1].secret))
    play.emit(event)


def _call_off(play: Play) -> None:
    """A murder whose die is thrown is no part of the battle: it stands, and nothing is thrown again."""
    stack = play.state.stack
    if not any(isinstance(frame, Battle) for frame in stack):
        raise RuleError(CLAUSE, f"{GAME}-no-edit-battle")
    thrown = stack[-1] if isinstance(stack[-1], Rethrow) else None
    play.emit(CalledOff())
    if thrown is not None:
        murder.conclude(play, thrown.victim, thrown.die)
