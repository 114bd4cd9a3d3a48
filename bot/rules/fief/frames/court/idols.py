"""P1.IDOLS: the false idols destroyed, once in a game (FIEF-1.30 to 1.36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Answer, Convert, Pass
from bot.rules.fief.events.court import IdolsDestroyed, Marked
from bot.rules.fief.frames.asking import Turn, YesNo
from bot.rules.fief.legal import court
from bot.rules.fief.model.facts import COSTS
from bot.rules.fief.play import verbs
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


class Idols(YesNo, Turn):
    kind: Literal["idols"] = "idols"
    matter: ClassVar[str] = "idols"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        actor = court.idol_breaker(state)
        return (self.seat,) if actor is not None and state.nobles[actor].seat == self.seat else ()

    def question(self, state: Fief) -> Question:
        return Question("idols", "FIEF-1.30")

    def answer(self, play: Play, seat: Seat, action: Answer) -> None:
        actor = court.idol_breaker(play.state)
        if not action.yes or actor is None:
            play.pop()
            return
        septs = sum(village.sept for village in play.state.land.values())
        play.emit(IdolsDestroyed(noble=actor, septs=septs))
        hand = court.convert(play.state, actor)
        if hand is None:
            play.pop()
            _turn(play, self.seat, actor, None, septs)
        else:
            seat_of_hand = play.state.nobles[hand].seat
            play.alter(Converting(seat=seat_of_hand, actor=actor, actor_seat=self.seat, septs=septs))

    def carry_on(self, play: Play) -> None:
        play.pop()


class Converting(Turn):
    """The Hand says whether he converts too, and whom he burns (FIEF-1.33, 1.34)."""

    kind: Literal["converting"] = "converting"
    matter: ClassVar[str] = "convert"
    actor: str
    actor_seat: Seat
    """Whose House has the gold, even if the actor has died meanwhile."""
    septs: int

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        return (self.seat,) if self._hand(state) else ()

    def _hand(self, state: Fief) -> str | None:
        hand = court.convert(state, self.actor)
        return hand if hand is not None and state.nobles[hand].seat == self.seat else None

    def question(self, state: Fief) -> Question:
        return Question("convert", "FIEF-1.33")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("pass", "convert")

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(court.burnable(state))

    def answer(self, play: Play, seat: Seat, action: Convert | Pass) -> None:
        hand = self._hand(play.state)
        play.pop()
        if isinstance(action, Pass):
            _turn(play, self.actor_seat, self.actor, None, self.septs)
        else:
            _turn(play, self.actor_seat, self.actor, hand, self.septs, action.sacrifice)

    def carry_on(self, play: Play) -> None:
        play.pop()
        _turn(play, self.actor_seat, self.actor, None, self.septs)


def _turn(play: Play, seat: Seat, actor: str, hand: str | None, septs: int, burnt: str | None = None) -> None:
    """Gold, the sacrifice, the first rolls, in this order (FIEF-1.35)."""
    turned = tuple(one for one in (actor, hand) if one is not None and one in play.state.nobles)
    each = septs * COSTS.other_prices.idols_gain_per_sept // (2 if hand is not None else 1)
    for house in (seat, *(() if hand is None else (play.state.nobles[hand].seat,))):
        verbs.gold(play, house, each, "idols")
    for noble in turned:
        play.emit(Marked(noble=noble, mark="gods_cursed"))
    if burnt is not None:
        verbs.die(play, burnt, "pyre")
    if play.state.options.says("idols_first_roll") == "at_once":
        for noble in turned:
            verbs.curse(play, noble)


def open_idols(play: Play) -> None:
    actor = court.idol_breaker(play.state)
    if actor is not None:
        play.push(Idols(seat=play.state.nobles[actor].seat))
