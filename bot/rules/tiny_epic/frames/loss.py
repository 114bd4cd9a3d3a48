"""BATTLE.LOSS: one unit of the loser (TE-6.11 to TE-6.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking, first
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic.actions import Lose
from bot.rules.tiny_epic.events.board import MAT, pool
from bot.rules.tiny_epic.legal import control, dead, units
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.model.sides import NIGHT
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Loss(Asking):
    kind: Literal["loss"] = "loss"
    seat: Seat
    loser: str
    winner: str
    domain: str
    defending: bool = True
    """Whether the loser was attacked: then an Egg is lost before anything else (TE-13.6)."""

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.units(state)) > 1 else ()

    def question(self, state: TinyEpic) -> Question:
        return Question("loss", "TE-6.11", {"domain": self.domain})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("lose",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return first(state, self, seat, Lose)

    def ordered(self, state: TinyEpic, seat: Seat) -> Action | None:
        own = self.loser == state.side(seat)
        return least_missed(state, seat, self.units(state)) if own else None

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(self.units(state))

    def surely_legal(self, state: TinyEpic, seat: Seat, action: Action) -> bool:
        return isinstance(action, Lose) and action.unit in self.units(state)

    def answer(self, play: Play, seat: Seat, action: Lose) -> None:
        self._lose(play, action.unit)
        play.pop()

    def carry_on(self, play: Play) -> None:
        for unit in self.units(play.state):
            self._lose(play, unit)
        play.pop()

    def units(self, state: TinyEpic) -> tuple[str, ...]:
        """What may be lost, by name (`legal.units`); never a final unit (TE-8.6)."""
        army = control.of_side(state, self.loser, self.domain)
        if self.defending and (eggs := units.eggs(army)):
            return eggs[:1]
        army = {house: force for house, force in army.items() if not control.final(state, house)}
        if self.winner == NIGHT:
            return dead.prey(state, army)
        allied = tuple(house for house, force in army.items() if house in state.np and force.tokens)
        its = tuple(house for house, force in army.items() if control.lasting(state, house) and force.tokens)
        return allied or its or units.names(state, army)  # TE-16.11: of what nobody plays a token first

    def _lose(self, play: Play, unit: str) -> None:
        state = play.state
        if unit in state.np:
            target = pool(self.winner) if self.winner in state.purses else MAT
            verbs.move(play, None, {unit: TOKEN}, self.domain, target, "lost")
        else:
            house, force = units.read(state, unit)
            verbs.send_home(play, house, force, self.domain)
            if force.hero and self.winner == NIGHT and house in state.np and state.stock[house]:
                verbs.move(play, None, {house: TOKEN}, MAT, pool(NIGHT), "terror")


def least_missed(state: TinyEpic, seat: Seat, names: tuple[str, ...]) -> Lose | None:
    """The unit of these that a seat's standing orders give up first (TE-21.6)."""
    kinds: dict[str, str] = {}
    for unit in names:
        house, force = units.read(state, unit)
        owner = "own" if house == state.lords[seat].house else "ally"
        kind = f"{owner}_{'hero' if force.hero else 'token'}"
        kinds.setdefault("dragon" if force.dragons else "egg" if force.eggs else kind, unit)
    least = state.lords[seat].orders.preferred("lose", kinds)
    return Lose(unit=kinds[least]) if least is not None else None
