"""A game master's hand."""

from __future__ import annotations

from bot.rules.contract import Action, EndGame, Outcome, Party, RuleError
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
    match action:
        case SetGold():
            _set_gold(play, action)
        case SetScore():
            _set_score(play, action)
        case BringBack():
            _bring_back(play, action)
        case EndGame():
            _end(play, action)
        case _:
            _call_off(play)
    for seat in overtaken(play.state):
        play.emit(Reopened(seat=seat))


def _set_gold(play: Play, action: SetGold) -> None:
    seat = player(GAME, CLAUSE, action.player, play.state.seats)
    most = most_gold(play.state, play.state.side(seat))
    if not 0 <= action.gold <= most:
        raise RuleError("TE-9.3", "tiny_epic-no-edit-gold", most=most)
    play.emit(GoldSet(seat=seat, gold=action.gold))


def _set_score(play: Play, action: SetScore) -> None:
    seat = player(GAME, CLAUSE, action.player, play.state.seats)
    if action.score < 0:
        raise RuleError("TE-11.8", "tiny_epic-no-edit-score")
    play.emit(ScoreSet(seat=seat, score=action.score))


def _bring_back(play: Play, action: BringBack) -> None:
    """Somebody plays for a player who has left, where all stand together (TE-21.8)."""
    seat = player(GAME, CLAUSE, action.player, play.state.seats)
    if not play.state.options.treaty or not play.state.lords[seat].gone:
        raise RuleError("TE-21.8", "tiny_epic-no-edit-back")
    play.emit(CameBack(seat=seat))


def _end(play: Play, action: EndGame) -> None:
    state = play.state
    able: tuple[Party, ...] = (*state.seats, *_unplayed(state))
    if not {*action.winners} <= {*map(str, able)}:
        raise RuleError(CLAUSE, "tiny_epic-no-winner")
    scores = (treaty if state.options.treaty else scoring).scores(state)
    won = tuple(party for party in able if str(party) in action.winners)
    play.emit(GameOver(outcome=Outcome(winners=won, reason="gm", scores=scores)))


def _call_off(play: Play) -> None:
    """The battle under way, as long as no card has been turned up."""
    match play.state.stack[-1]:
        case Battle(step="commit") as battle:
            attackers = battle.group(play.state, battle.attacker)
            play.emit(CalledOff(attacker=battle.attacker, target=battle.target))
            _go_back(play, attackers)
        case Facing(step="name" | "commit") as faced:
            units = group(play.state, TREATY, faced.target, faced.seat)
            play.emit(CalledOff(attacker=TREATY, target=faced.target))
            if faced.attacks:
                _go_back(play, changed(units, origin=faced.origin))
            else:
                leave(play, faced.seat, faced.target, faced.origin)
        case _:
            raise RuleError(CLAUSE, "tiny_epic-no-edit-battle")


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
