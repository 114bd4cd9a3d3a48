"""The Wall and the Night's Watch by hand: who stands there, what lies there, who has sworn (FIEF-11).

By bids the Lord Commander alone is on the Wall, from his election on. By battle whoever has stepped up is, in a round
for which one is declared; they come down again with it.
"""

from __future__ import annotations

from bot.rules.contract import RuleError
from bot.rules.fief.actions.by_hand import SetUnits, SetWall
from bot.rules.fief.edits.when import CLAUSE, GAME, at_rest, change, playing
from bot.rules.fief.events.edits import NobleMoved, RangerSet, TitleSet, WallSet, WallUnitsSet
from bot.rules.fief.events.people import TitleLost
from bot.rules.fief.events.watch import RangerFell
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import by_hand, wall
from bot.rules.fief.model.board import GATES, WALL
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import LETTERS
from bot.rules.fief.model.watch import BROTHER, COMMANDER
from bot.rules.fief.play import watch
from bot.rules.kit.edits import one_of


def step_up(play: Play, noble: str) -> None:
    """A Noble stands on the Wall, where somebody may."""
    _opened(play.state)
    change(play, _moved(play.state, noble, WALL))


def _moved(state: Fief, noble: str, place: str) -> NobleMoved:
    return NobleMoved(noble=noble, seat=state.nobles[noble].seat, village=place, inside=False)


def _opened(state: Fief) -> None:
    """Raises RuleError unless somebody may be put on the Wall or taken from it."""
    if by_hand.by_bids(state):
        raise RuleError("FIEF-11.17", f"{GAME}-no-edit-bids")
    if not by_hand.wall_opened(state):
        raise RuleError("FIEF-11.41", f"{GAME}-no-edit-uncalled")


def set_units(play: Play, action: SetUnits) -> None:
    """Troops of a House on the Wall; new ones go back with those of the House that are there (FIEF-11.45)."""
    state, unit = play.state, action.unit
    one_of(GAME, CLAUSE, unit, LETTERS)
    seat = playing(state, action.player)
    _opened(state)
    most = by_hand.most_units(state, seat, WALL, unit)
    if not 0 <= action.number <= most:
        words = f"{GAME}-no-edit-units"
        raise RuleError("FIEF-0.19", words, seat=seat, village=WALL, unit=unit, most=most)
    mine = [post.roads[0] for post in state.wall.posts if post.seat == seat]
    led = [state.wall.came[noble] for noble in wall.nobles(state, seat)]
    source = next((place for place in (*mine, *led) if place in state.land), GATES[0])
    change(play, WallUnitsSet(seat=seat, unit=unit, number=action.number, source=source))


def set_wall(play: Play, action: SetWall) -> None:
    """What lies on the Wall board, or whether a battle is declared there for this round (FIEF-11.20, 11.40)."""
    state, part, number = play.state, action.part, action.number
    at_rest(state)
    most = by_hand.wall_parts(state)
    if part not in most:
        raise RuleError("FIEF-11.20", f"{GAME}-no-edit-part")
    if not 0 <= number <= most[part]:
        raise RuleError("FIEF-11.20", f"{GAME}-no-edit-part-number", most=most[part])
    if number == by_hand.lying(state, part):
        raise RuleError(CLAUSE, f"{GAME}-no-edit-same")
    if part == by_hand.CALL:
        if state.phase > by_hand.MUSTERED:
            raise RuleError("FIEF-11.41", f"{GAME}-no-edit-call-late")
        if wall.present(state):
            raise RuleError("FIEF-11.41", f"{GAME}-no-edit-call-stand")
    change(play, WallSet(part=part, number=number))


def command(play: Play, title: TitleSet) -> None:
    """Who is Lord Commander. By bids he is on the Wall, and who was it comes down at a gate (FIEF-11.17)."""
    bids = by_hand.by_bids(play.state)
    if bids and title.noble:
        play.emit(_moved(play.state, title.noble, WALL))
    play.emit(title)
    if bids and title.before and play.state.nobles[title.before].place == WALL:
        watch.come_down(play, title.before, GATES[0])
    change(play)


def set_vow(play: Play, noble: str, sworn: bool) -> None:
    """A Lord takes the black, with what he loses by it; or has never sworn, and is no Outlaw for it (FIEF-11.5)."""
    if sworn:
        watch.swear(play, noble)
        change(play)
        return
    if COMMANDER in play.state.nobles[noble].titles:
        command(play, TitleSet(title=COMMANDER, before=noble))
    change(play, TitleLost(noble=noble, title=BROTHER))


def set_ranger(play: Play, noble: str, there: bool) -> None:
    """A Brother has his Knight's Ranger, or not (FIEF-11.2)."""
    seat = play.state.nobles[noble].seat
    change(play, RangerSet(seat=seat, noble=noble) if there else RangerFell(seat=seat, noble=noble))
