"""BATTLE.LOSS: one unit of the loser (TE-6.11 to TE-6.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic.actions import Lose
from bot.rules.tiny_epic.events.board import MAT
from bot.rules.tiny_epic.frames.asking import Asking, first
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.army import HERO, TOKEN
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic
    from bot.rules.tiny_epic.play.draft import Play


class Loss(Asking):
    kind: Literal["loss"] = "loss"
    seat: Seat
    loser: str
    winner: str
    domain: str

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.units(state)) > 1 else ()

    def question(self, state: TinyEpic) -> Question:
        return Question("loss", "TE-6.11", {"domain": self.domain})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("lose",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return first(state, self, seat, Lose)

    def ordered(self, state: TinyEpic, seat: Seat) -> Action | None:
        return least_missed(state, seat, self.units(state))

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(self.units(state))

    def answer(self, play: Play, seat: Seat, action: Lose) -> None:
        self._lose(play, action.unit)
        play.pop()

    def carry_on(self, play: Play) -> None:
        for unit in self.units(play.state):
            self._lose(play, unit)
        play.pop()

    def units(self, state: TinyEpic) -> tuple[str, ...]:
        """What may be lost, a house for its token, a Hero by its card; never a final unit (TE-8.6)."""
        army = control.of_side(state, self.loser, self.domain)
        army = {house: force for house, force in army.items() if not control.final(state, house)}
        allied = tuple(house for house, force in army.items() if house in state.np and force.tokens)
        if allied:
            return allied
        tokens = tuple(house for house, force in army.items() if force.tokens)
        heroes = sorted((h for h, force in army.items() if force.hero), key=lambda h: h not in state.np)
        return (*tokens, *(state.heroes[house] for house in heroes))

    def _lose(self, play: Play, unit: str) -> None:
        state = play.state
        if unit in state.np:
            target = f"pool:{self.winner}" if self.winner in state.purses else MAT
            verbs.move(play, None, {unit: TOKEN}, self.domain, target, "lost")
        elif unit in state.stock:
            verbs.send_home(play, unit, TOKEN, self.domain)
        else:
            house = next(house for house, hero in state.heroes.items() if hero == unit)
            verbs.send_home(play, house, HERO, self.domain)


def least_missed(state: TinyEpic, seat: Seat, units: tuple[str, ...]) -> Lose | None:
    """The unit of these that a seat's standing orders give up first (TE-21.6)."""
    kinds: dict[str, str] = {}
    for unit in units:
        house = unit if unit in state.stock else next(h for h, hero in state.heroes.items() if hero == unit)
        owner = "own" if house == state.lords[seat].house else "ally"
        kinds.setdefault(f"{owner}_{'token' if unit == house else 'hero'}", unit)
    kind = state.lords[seat].orders.preferred("lose", kinds)
    return Lose(unit=kinds[kind]) if kind is not None else None
