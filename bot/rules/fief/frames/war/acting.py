"""P6.DECLARE: the active player declares battles and seizures, one after another (FIEF-6.1 to 6.4)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat, Text
from bot.rules.fief.actions import Attack, Execute, Pass, Pillage
from bot.rules.fief.events.cards import Played
from bot.rules.fief.events.land import Controlled, Razed, WentInside
from bot.rules.fief.events.surprises import PassageOpened
from bot.rules.fief.events.war import Condemned, Declared, Seized
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.legal import attacks, control, sides, sieges, surprises
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.play import orders, verbs
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Acting(Turn):
    kind: Literal["acting"] = "acting"
    fought: tuple[str, ...] = ()
    """Villages in which it has declared a battle this round (FIEF-6.3)."""

    def _places(self, state: Fief) -> tuple[str, ...]:
        return attacks.places(state, self.seat, self.fought)

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        """Whoever may declare something for all that others know, or has asked to pillage or execute (FIEF-17.16)."""
        wishes = orders.answer(state.houses[self.seat].orders, "act", "") == "yes"
        more = wishes and (self._looting(state) or sieges.doomed(state, self.seat))
        thinkable = attacks.thinkable(state, self.seat, self.fought)
        return (self.seat,) if thinkable or more else ()

    def _looting(self, state: Fief) -> tuple[str, ...]:
        return tuple(one for one in VILLAGES if sieges.loot(state, self.seat, one))

    def question(self, state: Fief) -> Question:
        return Question("declare", "FIEF-6.1")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        attack = ("attack",) if self._places(state) else ()
        pillage = ("pillage",) if self._looting(state) else ()
        execute = ("execute",) if sieges.doomed(state, seat) else ()
        return (*attack, "pass", *pillage, *execute)

    def may(self, state: Fief, seat: Seat, kind: str) -> bool:
        return kind == "pass" or super().may(state, seat, kind)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if kind == "execute":
            return pick(sieges.doomed(state, seat))
        if kind == "pillage":
            if field == "village":
                return pick(self._looting(state))
            village = str(filled.get("village"))
            return pick(sieges.loot(state, seat, village) if village in VILLAGES else ())
        places = self._places(state)
        if field == "village":
            return pick(places)
        village = str(filled.get("village"))
        return pick(attacks.possible(state, seat, village) if village in places else (), how_text)

    def answer(self, play: Play, seat: Seat, action: Attack | Pillage | Execute | Pass) -> None:
        match action:
            case Pass():
                play.pop()
            case Pillage(village=village, building=building):
                if building == "stronghold" and control.stands(play.state, village, seat, "inside"):
                    play.emit(WentInside(seat=seat, village=village, ground="field"))
                play.emit(Razed(village=village, building=building))
                verbs.gold(play, seat, sieges.spoil(building), "pillage")
            case Execute(noble=noble):
                play.emit(Condemned(seat=seat, noble=noble))
                verbs.die(play, noble, "execution")
            case Attack():
                self._attack(play, seat, action)

    def _attack(self, play: Play, seat: Seat, action: Attack) -> None:
        village = action.village
        play.alter(changed(self, fought=(*self.fought, village)))
        if action.how == sides.SEIZE:
            play.emit(Seized(seat=seat, village=village))
            play.emit(Controlled(village=village, seat=seat))
            return
        fray = sides.declared(play.state, seat, village, action.how)
        assert fray is not None
        play.emit(Declared(seat=seat, defender=fray.defender, village=village, how=fray.how))
        if action.how == sides.PASSAGE:
            play.emit(Played(seat=seat, card=attacks.passages(play.state, seat)[0]))
            play.emit(PassageOpened(seat=seat, use=surprises.STORM, village=village))
        play.push(Battle(fray=fray))

    def carry_on(self, play: Play) -> None:
        play.pop()


@cache
def how_text(how: str) -> Text:
    """What is declared, and against whom."""
    if how.startswith(sides.FIELD):
        return Text(key="fief-pick-field", args={"seat": int(how.removeprefix(sides.FIELD))})
    return Text(key=f"fief-pick-{how}")
