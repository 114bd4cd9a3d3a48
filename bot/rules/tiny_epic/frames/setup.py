"""SETUP.HOUSE, and what chance does after it (TE-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic.actions import TakeHouse
from bot.rules.tiny_epic.events.cards import Stacked
from bot.rules.tiny_epic.events.rounds import HouseTaken, Mustered
from bot.rules.tiny_epic.frames.asking import Asking
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.legal.whispers import HAND_LIMIT
from bot.rules.tiny_epic.model.facts import HERO_OF, HOUSES, PLOT
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic
    from bot.rules.tiny_epic.play.draft import Play

NP_ALWAYS, NP_DRAWN = "arryn", 3


def free(state: TinyEpic) -> tuple[str, ...]:
    """Playable houses that nobody has taken (TE-2.2)."""
    taken = {lord.house for lord in state.lords}
    return tuple(h.id for h in HOUSES.values() if h.playable and h.id not in taken)


class Setup(Asking):
    """Each player in player order takes a house; then the NP houses are drawn and the cards dealt."""

    kind: Literal["setup"] = "setup"

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return tuple(seat for seat in state.order if not state.lords[seat].house)[:1]

    def question(self, state: TinyEpic) -> Question:
        return Question("house", "TE-2.2")

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("house",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return TakeHouse()

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(free(state))

    def answer(self, play: Play, seat: Seat, action: TakeHouse) -> None:
        house = action.house or play.chance.shuffle("house", free(play.state))[0]
        play.emit(HouseTaken(seat=seat, house=house, hero=HERO_OF[house]))

    def carry_on(self, play: Play) -> None:
        np = (NP_ALWAYS, *play.chance.shuffle("houses", free(play.state))[:NP_DRAWN])
        play.emit(Mustered(np=np, heroes={house: HERO_OF[house] for house in np if house in HERO_OF}))
        play.emit(Stacked(deck=play.chance.shuffle("deck", tuple(PLOT))))
        for seat in play.state.order:
            verbs.draw(play, seat, HAND_LIMIT)
        play.alter(Round(turns=()))
