"""A game master's hand."""

from __future__ import annotations

from bot.rules.contract import Action, CallOff, EndGame, Outcome, RuleError
from bot.rules.kit.edits import overtaken
from bot.rules.tiny_epic.actions import SetGold, SetScore
from bot.rules.tiny_epic.events.battle import CalledOff, Reopened
from bot.rules.tiny_epic.events.rounds import GameOver, GoldSet, ScoreSet
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.night.facing import Facing, leave
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.legal.control import most_gold
from bot.rules.tiny_epic.model.sides import TREATY
from bot.rules.tiny_epic.play import scoring, treaty


def edit(play: Play, action: Action) -> None:
    """Raises RuleError if it cannot be done. An answer that no longer fits is dropped and asked for anew."""
    state, top = play.state, play.state.stack[-1]
    seats = {str(seat): seat for seat in state.seats}
    match action:
        case SetGold(player=player, gold=gold) if player in seats:
            most = most_gold(state, state.side(seats[player]))
            if not 0 <= gold <= most:
                raise RuleError("TE-9.3", "tiny_epic-no-edit-gold", most=most)
            play.emit(GoldSet(seat=seats[player], gold=gold))
        case SetScore(player=player, score=score) if player in seats and score >= 0:
            play.emit(ScoreSet(seat=seats[player], score=score))
        case CallOff() if isinstance(top, Battle) and top.step == "commit":
            attackers = top.group(state, top.attacker)
            play.emit(CalledOff(attacker=top.attacker, target=top.target))
            play.retreat(attackers)
        case CallOff() if isinstance(top, Facing) and top.step in ("name", "commit"):
            play.emit(CalledOff(attacker=TREATY, target=top.target))
            leave(play, top.seat, top.target, top.origin)
        case EndGame(winners=winners) if {*winners} <= {*seats}:
            scores = (treaty if state.options.treaty else scoring).scores(state)
            outcome = Outcome(winners=tuple(map(int, winners)), reason="gm", scores=scores)
            play.emit(GameOver(outcome=outcome))
        case _:
            raise RuleError("TE-0.6", "tiny_epic-no-edit")
    for seat in overtaken(play.state):
        play.emit(Reopened(seat=seat))
