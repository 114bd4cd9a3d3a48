"""What happens to Brothers: vows taken and broken, the Lord Commander's way to the Wall (FIEF-11.5 to 11.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.events.court import Marked
from bot.rules.fief.events.people import TitleGained, TitleLost
from bot.rules.fief.events.watch import CameDown, RangerFell, WentToWall
from bot.rules.fief.legal import control
from bot.rules.fief.model.board import GATES, WALL
from bot.rules.fief.model.watch import BROTHER
from bot.rules.fief.play import verbs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.rules.fief.judge.draft import Play


def swear(play: Play, noble: str) -> None:
    """FIEF-11.5, 11.7: he loses what he held, as on death, and Outlaw status; then he has a Brother card."""
    one = play.state.nobles[noble]
    for title in one.titles:
        play.emit(TitleLost(noble=noble, title=title))
    if "outlaw" in one.marks:
        play.emit(Marked(noble=noble, mark="outlaw", off=True))
    play.emit(TitleGained(noble=noble, title=BROTHER, how="sworn"))
    verbs.inherit(play, one)


def forswear(play: Play, noble: str, gate: str | None = None) -> None:
    """FIEF-11.10: he is an Outlaw; a Lord Commander comes down from the Wall, a Captive stays one."""
    verbs.outlaw(play, noble)
    if play.state.nobles[noble].place == WALL and play.state.nobles[noble].free:
        come_down(play, noble, gate or GATES[0])


def come_down(play: Play, noble: str, village: str) -> None:
    """Inside walls of his own House, or where it is let in (FIEF-5.15, 11.10)."""
    seat = play.state.nobles[noble].seat
    inside = control.let_in(play.state, village, seat)
    play.emit(CameDown(seat=seat, noble=noble, village=village, inside=inside))


def sent_up(play: Play, noble: str) -> None:
    """FIEF-11.17, 11.18: where the Wall is held by bids the Lord Commander is on it from his election on."""
    if play.state.options.says("wall_system") == "bids":
        play.emit(WentToWall(seat=play.state.nobles[noble].seat, noble=noble))


def rangers_fall(play: Play, seat: Seat, nobles: Iterable[str], count: int) -> None:
    """So many Rangers of a House, first those of Brothers who come last on its succession list."""
    order = list(play.state.houses[seat].succession)
    mine = [
        noble for noble in nobles if play.state.nobles[noble].seat == seat and play.state.nobles[noble].ranger
    ]
    for noble in sorted(mine, key=order.index, reverse=True)[:count]:
        play.emit(RangerFell(seat=seat, noble=noble))
