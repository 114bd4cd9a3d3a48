"""TERRIFY 1: what the White Walkers of the Terror Pool cost the Treaty (TE-15.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.events.board import pool
from bot.rules.tiny_epic.events.night import WalkersDispersed
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic

EACH = 2
"""White Walkers for which a token is given up."""


class Tribute(Asking):
    """So many tokens are still `owed`, as far as there are any; then the White Walkers go back to their pool."""

    kind: Literal["tribute"] = "tribute"
    owed: int

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        tokens = _tokens(state)
        free = len(tokens) > 1 and 0 < self.owed < sum(tokens.values())
        return (state.hand_of_king,) if free else ()

    def question(self, state: TinyEpic) -> Question:
        return Question("tribute", "TE-15.26", {"owed": self.owed})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        tokens = _tokens(state)
        return actions.Choose(what=max(tokens, key=lambda house: tokens[house]))

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(_tokens(state))

    def answer(self, play: Play, seat: Seat, action: actions.Choose) -> None:
        self._give(play, action.what)

    def carry_on(self, play: Play) -> None:
        tokens = _tokens(play.state)
        if self.owed and tokens:
            self._give(play, next(iter(tokens)))
            return
        play.pop()
        if lurking := night_of(play.state).terror:
            play.emit(WalkersDispersed(count=lurking))

    def _give(self, play: Play, house: str) -> None:
        verbs.move(play, None, {house: TOKEN}, pool(TREATY), pool(NIGHT), "terror")
        play.alter(changed(self, owed=self.owed - 1))


def terrify(play: Play) -> None:
    """A token for every two White Walkers in the Terror Pool."""
    play.push(Tribute(owed=night_of(play.state).terror // EACH))


def _tokens(state: TinyEpic) -> Mapping[str, int]:
    """What the Treaty can give up; the throne is no token."""
    return state.purses[TREATY].pool
