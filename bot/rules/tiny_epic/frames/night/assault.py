"""The Night King comes to a domain: by a Ranger Card, or with the Ice Dragon (TE-15.15, TE-15.16, TE-15.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking, Flow, first
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.events.night import CastleRazed, KingCame, WallFell
from bot.rules.tiny_epic.frames.night.facing import Facing, face, forfeit, leave
from bot.rules.tiny_epic.frames.night.ordering import order
from bot.rules.tiny_epic.frames.night.placing import drive_out, rise
from bot.rules.tiny_epic.legal import control, dead
from bot.rules.tiny_epic.model.facts import DOMAINS
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Assault(Flow):
    """He stands at `target`: the Treaty fights him or makes way, then it is his."""

    kind: Literal["assault"] = "assault"
    target: str
    spreads: bool
    """Whether White Walkers come to it and all around: not where the Ice Dragon has brought him (TE-15.25)."""
    step: Literal["fight", "leave", "take", "spread", "over"] = "fight"

    def carry_on(self, play: Play) -> None:
        state = play.state
        match self.step:
            case "fight" if not control.of_side(state, TREATY, self.target):
                play.alter(changed(self, step="take"))
            case "fight" if dead.may_fight_king(state):
                play.alter(changed(self, step="take"))
                face(play, Facing(seat=state.hand_of_king, target=self.target, foe="king", attacker=NIGHT))
            case "fight":
                play.alter(changed(self, step="leave"))
                forfeit(play, state.hand_of_king, self.target)
            case "leave":
                play.alter(changed(self, step="take"))
                leave(play, state.hand_of_king, self.target)
            case "take":
                play.alter(changed(self, step="spread" if self.spreads else "over"))
                if control.has_castle(state, self.target):
                    play.emit(CastleRazed(domain=self.target))
                drive_out(play, self.target)
            case "spread":
                play.alter(changed(self, step="over"))
                rise(play, self.target, "spread")
                order(play, *play.state.links[self.target], why="spread")
            case "over":
                play.pop()
                play.keep_up()


class Advance(Asking):
    """The Ice Dragon carries him to the nearest castle; of several that are equally near the Treaty names one."""

    kind: Literal["advance"] = "advance"

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return (state.hand_of_king,) if len(prey(state)) > 1 else ()

    def question(self, state: TinyEpic) -> Question:
        return Question("advance", "TE-15.25")

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return first(state, self, seat, actions.Choose)

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(prey(state))

    def answer(self, play: Play, seat: Seat, action: actions.Choose) -> None:
        play.pop()
        _fly(play, action.what)

    def carry_on(self, play: Play) -> None:
        found = prey(play.state)
        play.pop()
        if found:
            _fly(play, found[0])


def assault(play: Play, domain: str) -> None:
    """TE-15.15: he comes whatever lies between; the Wall falls before him."""
    if dead.night_of(play.state).wall and not DOMAINS[domain].north_of_wall:
        play.emit(WallFell())
    play.emit(KingCame(domain=domain, why="ranger"))
    play.push(Assault(target=domain, spreads=True))


def prey(state: TinyEpic) -> tuple[str, ...]:
    """The castles he flies to: the nearest that is neither razed nor the dead's or a terrified house's; those of the
    Treaty before others. None before his first attack (TE-15.25, TE-15.39)."""
    night = dead.night_of(state)
    if night.king is None:
        return ()
    away = control.far(state, night.king)
    near = [
        domain
        for domain in state.links
        if domain in away
        and control.has_castle(state, domain)
        and domain not in night.walkers
        and control.holder(state, domain) not in night.terrified
    ]
    least = min((away[domain] for domain in near), default=0)
    nearest = tuple(domain for domain in near if away[domain] == least)
    return tuple(one for one in nearest if control.holder(state, one) == TREATY) or nearest


def _fly(play: Play, domain: str) -> None:
    play.emit(KingCame(domain=domain, why="flight"))
    rise(play, domain, "flight")
    play.push(Assault(target=domain, spreads=False))
