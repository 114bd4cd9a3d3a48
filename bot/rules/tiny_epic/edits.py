"""A game master's hand."""

from __future__ import annotations

from bot.rules.contract import Action, CallOff, EndGame, Outcome, Party, RuleError
from bot.rules.kit.draft import changed
from bot.rules.kit.edits import overtaken, player
from bot.rules.tiny_epic.actions import BringBack, SetGold, SetScore
from bot.rules.tiny_epic.events.battle import CalledOff, Reopened
from bot.rules.tiny_epic.events.rounds import CameBack, GameOver, GoldSet, ScoreSet
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.night.facing import Facing, leave
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.legal import control, retreats
from bot.rules.tiny_epic.legal.control import most_gold
from bot.rules.tiny_epic.legal.retreats import Group, group
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import scoring, treaty, verbs

GAME, CLAUSE = "tiny_epic", "TE-0.6"


def edit(play: Play, action: Action) -> None:
    """Raises RuleError if it cannot be done. An answer that no longer fits is dropped and asked for anew."""
    state, top = play.state, play.state.stack[-1]
    match action:
        case SetGold(gold=gold):
            seat = player(GAME, CLAUSE, action.player, state.seats)
            most = most_gold(state, state.side(seat))
            if not 0 <= gold <= most:
                raise RuleError("TE-9.3", "tiny_epic-no-edit-gold", most=most)
            play.emit(GoldSet(seat=seat, gold=gold))
        case SetScore(score=score):
            seat = player(GAME, CLAUSE, action.player, state.seats)
            if score < 0:
                raise RuleError("TE-11.8", "tiny_epic-no-edit-score")
            play.emit(ScoreSet(seat=seat, score=score))
        case BringBack():
            seat = player(GAME, CLAUSE, action.player, state.seats)
            if not state.options.treaty or not state.lords[seat].gone:
                raise RuleError("TE-21.8", "tiny_epic-no-edit-back")
            play.emit(CameBack(seat=seat))
        case CallOff() if isinstance(top, Battle) and top.step == "commit":
            attackers = top.group(state, top.attacker)
            play.emit(CalledOff(attacker=top.attacker, target=top.target))
            _go_back(play, attackers)
        case CallOff() if isinstance(top, Facing) and top.step in ("name", "commit"):
            play.emit(CalledOff(attacker=TREATY, target=top.target))
            if top.attacks:
                _go_back(play, changed(group(state, TREATY, top.target, top.seat), origin=top.origin))
            else:
                leave(play, top.seat, top.target, top.origin)
        case EndGame(winners=winners):
            able: tuple[Party, ...] = (*state.seats, *_unplayed(state))
            if not {*winners} <= {*map(str, able)}:
                raise RuleError(CLAUSE, "tiny_epic-no-winner")
            scores = (treaty if state.options.treaty else scoring).scores(state)
            won = tuple(party for party in able if str(party) in winners)
            play.emit(GameOver(outcome=Outcome(winners=won, reason="gm", scores=scores)))
        case _:
            raise RuleError(CLAUSE, "tiny_epic-no-edit-battle")
    for seat in overtaken(play.state):
        play.emit(Reopened(seat=seat))


def _go_back(play: Play, who: Group) -> None:
    """Attackers go back to where they came from, whatever lies nearer; they retreat where that cannot be."""
    state, units = play.state, retreats.army(play.state, who)
    came = {one.source for one in state.trail if one.target == who.domain and one.kind == "move"}
    home = came.pop() if len(came) == 1 else ""
    free = home in control.held(state, who.side) or (home in state.links and control.unoccupied(state, home))
    if free and not who.origin and control.fits(state, home, units):
        verbs.move(play, who.chooser, units, who.domain, home, "retreat")
    else:
        play.retreat(who)


def _unplayed(state: TinyEpic) -> tuple[Party, ...]:
    """The side that may win though nobody plays it: the Night King (TE-15.33), or the Rival."""
    if state.options.treaty:
        return (NIGHT,)
    return (RIVAL,) if state.options.rival else ()
