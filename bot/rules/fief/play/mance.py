"""The fights of a Battle at the Wall, all of them by themselves (FIEF-11.42 to 11.45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.events.cards import Drew
from bot.rules.fief.events.people import Captured
from bot.rules.fief.events.wall import (
    Cleared,
    FellOnWall,
    ManceCame,
    TroopsCameDown,
    WallDecided,
    WallFought,
    WallShot,
)
from bot.rules.fief.events.war import FateRolled
from bot.rules.fief.legal import control, strength, wall, watch
from bot.rules.fief.legal.losses import falling
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.facts import UNITS
from bot.rules.fief.model.people import MANCE
from bot.rules.fief.play import verbs
from bot.rules.fief.play.wall import draw
from bot.rules.fief.play.war import thrown
from bot.rules.fief.play.watch import rangers_fall

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

ROUNDS = 3
MOST_HITS = 3
"""Hits left over count as no more for the fate of Nobles (FIEF-6.21)."""
WILDLING = UNITS["wildling"]
HORDE_DICE = 6
"""Most dice of Mance Rayder's, one for every 6 Strength Points begun (FIEF-11.44)."""
SPOIL = 2
"""Gold for each House present when the Watch wins (FIEF-11.45)."""


def skirmish(play: Play, name: str, party: tuple[Seat, ...], wildlings: int) -> int:
    """FIEF-11.42 (d): an objective; the wildlings left."""
    wildlings -= min(wildlings, _shoot(play, name, party) // WILDLING.hits)
    for _ in range(ROUNDS):
        fighting = tuple(
            seat for seat in party if wall.nobles(play.state, seat) or wall.troops(play.state, seat)
        )
        if not fighting or not wildlings:
            break
        against = strength.dice(WILDLING.sp * wildlings)
        points = sum(wall.points(play.state, seat) for seat in fighting)
        hits = _throw(play, fighting, strength.dice(points))
        gone, left = _clash(play, name, fighting, wildlings, hits, against)
        wildlings -= gone
        bare = tuple(seat for seat in fighting if not wall.troops(play.state, seat))
        for seat in bare:
            _fates(play, seat, left if len(bare) == len(fighting) else 0, taken=wildlings > 0)
    return wildlings


def _shoot(play: Play, name: str, party: tuple[Seat, ...]) -> int:
    """FIEF-6.8: hits of all Archers there, to which Rangers add nothing (FIEF-11.43)."""
    archers = sum(wall.troops(play.state, seat).get("archer", 0) for seat in party)
    dice, more = strength.arrows(archers, "")
    if not dice:
        return 0
    hits = sum(strength.faces(play.chance.roll("wall_arrows", 6, dice))) + more
    play.emit(WallShot(objective=name, hits=hits))
    return hits


def reward(play: Play, name: str, seat: Seat) -> None:
    """FIEF-11.42 (d): the gain of an objective cleared; who has left has no hand for cards (FIEF-17.51)."""
    gold = wall.OBJECTIVES[name].gold
    verbs.gold(play, seat, gold, "wall")
    if not gold and not play.state.houses[seat].gone:
        draw(play, seat)
        _court_card(play, seat)
    play.emit(Cleared(seat=seat, objective=name, token=play.state.wall.tokens > 0))


def _court_card(play: Play, seat: Seat) -> None:
    card = verbs.next_card(play, "court_event")
    if card is not None:
        play.emit(Drew(seat=seat, deck="court_event", card=card))


def reinforced(play: Play, survivors: int) -> bool:
    """FIEF-11.44: the second round; whether the Watch wins."""
    dice = play.chance.roll("mance", 6, 2)
    wildlings = sum(dice) + survivors
    play.emit(ManceCame(dice=dice, wildlings=wildlings))
    left = 0
    for _ in range(ROUNDS):
        fighting = wall.present(play.state)
        if not wildlings or _bare(play.state):
            break
        against = min(HORDE_DICE, -(-WILDLING.sp * wildlings // HORDE_DICE))
        hits = sum(_throw(play, (seat,), strength.dice(wall.points(play.state, seat))) for seat in fighting)
        gone, left = _clash(play, "mance", fighting, wildlings, hits, against)
        wildlings -= gone
    standing = sum(wall.points(play.state, seat) for seat in wall.present(play.state))
    won = not wildlings or WILDLING.sp * wildlings < standing
    play.emit(WallDecided(won=won))
    over = left if _bare(play.state) else 0
    if won:
        for seat in wall.present(play.state):
            _fates(play, seat, over, taken=False)
        for seat in wall.present(play.state):
            verbs.gold(play, seat, SPOIL, "wall")
    else:
        _lost(play, over)
    return won


def _bare(state: Fief) -> bool:
    """Whether no Troops are left on the Wall: then it is over, as any battle (FIEF-6.20)."""
    return not any(wall.troops(state, seat) for seat in state.seats)


def _throw(play: Play, seats: tuple[Seat, ...], dice: int) -> int:
    """Hits of Houses that throw together, bonuses counted: cunning, dragons, Rangers (FIEF-6.16, 11.43)."""
    if not dice:
        return 0
    nobles = [noble for seat in seats for noble in wall.nobles(play.state, seat)]
    bonus = strength.bonus(play.state, nobles)
    if watch.commander(play.state) is not None:
        bonus += watch.rangers(play.state, nobles)
    return sum(thrown(play, "watch", seats, WALL, dice)) + bonus


def _clash(
    play: Play, name: str, fighting: tuple[Seat, ...], wildlings: int, hits: int, against: int
) -> tuple[int, int]:
    """Both sides lose at the same time: how many wildlings fall, and the hits left over on the Houses."""
    taken = sum(strength.faces(play.chance.roll("wildlings", 6, against)))
    play.emit(WallFought(objective=name, wildlings=wildlings, hits=hits, against=taken))
    return min(wildlings, hits // WILDLING.hits), _fall(play, fighting, taken)


def _fall(play: Play, fighting: tuple[Seat, ...], hits: int) -> int:
    """FIEF-6.18, 6.19: the hits left over, which are lost while any Troops remain."""
    state = play.state
    orders = [state.houses[seat].orders.lists.get("losses", ()) for seat in fighting]
    troops = [wall.troops(state, seat) for seat in fighting]
    points = [wall.points(state, seat) for seat in fighting]
    for seat, gone in zip(fighting, falling(troops, points, hits, orders), strict=True):
        men = {kind: count for kind, count in gone.items() if kind != "ranger"}
        if men:
            play.emit(FellOnWall(seat=seat, troops=men))
        rangers_fall(play, seat, wall.nobles(state, seat), gone.get("ranger", 0))
        hits -= strength.absorbed(gone)
    return hits


def _fates(play: Play, seat: Seat, hits: int, taken: bool) -> None:
    """FIEF-6.21: Nobles without Troops are slain or, if there is anybody to take them, Captives of Mance Rayder."""
    for noble in wall.nobles(play.state, seat):
        if hits:
            die, most = play.die("fate"), min(hits, MOST_HITS)
            play.emit(FateRolled(noble=noble, seat=seat, die=die, hits=most))
            if die <= most:
                verbs.die(play, noble, "battle")
                continue
        if taken:
            play.emit(Captured(noble=noble, seat=seat, party=MANCE))


def _lost(play: Play, hits: int) -> None:
    """FIEF-11.45: all Troops left are gone, their Nobles taken; Nobles whose Troops all fell throw first."""
    for seat in wall.present(play.state):
        troops = wall.troops(play.state, seat)
        men = {kind: count for kind, count in troops.items() if kind != "ranger"}
        if men:
            play.emit(FellOnWall(seat=seat, troops=men))
        _fates(play, seat, hits, taken=True)


def come_down(play: Play) -> None:
    """Troops go back to the Villages they came by, and so do Nobles who have no choice (FIEF-11.45)."""
    for post in play.state.wall.posts:
        (village,) = post.roads
        ground = "inside" if control.let_in(play.state, village, post.seat) else "field"
        play.emit(
            TroopsCameDown.model_validate(
                {"seat": post.seat, "village": village, "ground": ground, "troops": post.field}
            )
        )


def at_large(state: Fief) -> tuple[str, ...]:
    """Brothers still on the Wall, whose players choose where they come down."""
    return tuple(noble for noble in wall.nobles(state) if "brother" in state.nobles[noble].titles)
