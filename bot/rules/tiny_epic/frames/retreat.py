"""A group that must retreat, settled completely: where to, who is too many, arrival (TE-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking, first
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic.actions import Lose, RetreatTo
from bot.rules.tiny_epic.frames.loss import least_missed
from bot.rules.tiny_epic.legal import control, dragons, retreats, units
from bot.rules.tiny_epic.legal.retreats import Group
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.events.board import Moving
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.army import Army, Force
    from bot.rules.tiny_epic.model.state import TinyEpic

_KINDS = ("egg", "token", "dragon", "hero")
_ORDER = tuple(sorted(units.KINDS, key=lambda kind: _KINDS.index(kind.partition("-")[0])))
"""In which order units go home that nobody has room for."""


class Retreat(Asking):
    """`target` is where the group goes, once that is settled."""

    kind: Literal["retreat"] = "retreat"
    group: Group
    target: str | None = None

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        army = retreats.army(state, self.group)
        if not army or dragons.deserted(army):
            return ()  # the only unit there was lost before it could retreat, or an Egg alone is left of them
        open_choices = self._domains(state) if self.target is None else self._too_many(state)
        return (self.group.chooser,) if len(open_choices) > 1 else ()

    def question(self, state: TinyEpic) -> Question:
        if self.target is None:
            return Question("retreat", "TE-7.3", {"domain": self.group.domain})
        return Question("too_many", "TE-7.4", {"domain": self.target})

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("retreat",) if self.target is None else ("lose",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return first(state, self, seat, RetreatTo if self.target is None else Lose)

    def ordered(self, state: TinyEpic, seat: Seat) -> Action | None:
        if self.group.side != state.side(seat):
            return None  # what is said beforehand is about one's own
        if self.target is not None:
            return least_missed(state, seat, self._too_many(state))
        domain = state.lords[seat].orders.preferred("retreat", self._domains(state))
        return RetreatTo(domain=domain) if domain is not None else None

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(self._domains(state) if self.target is None else self._too_many(state))

    def surely_legal(self, state: TinyEpic, seat: Seat, action: Action) -> bool:
        if self.target is None:
            return isinstance(action, RetreatTo) and action.domain in self._domains(state)
        return isinstance(action, Lose) and action.unit in self._too_many(state)

    def answer(self, play: Play, seat: Seat, action: RetreatTo | Lose) -> None:
        if isinstance(action, RetreatTo):
            play.alter(changed(self, target=action.domain))
        else:
            self._return(play, action.unit)

    def carry_on(self, play: Play) -> None:
        state = play.state
        army = retreats.army(state, self.group)
        if not army:
            play.pop()
        elif dragons.deserted(army):
            self._disband(play, tuple(army))  # an Egg left alone by a loss (TE-13.6)
        elif self.target is None:
            domains = self._domains(state)
            if domains:
                play.alter(changed(self, target=domains[0]))
            else:
                self._disband(play, tuple(army))
        elif many := self._too_many(state):
            self._return(play, many[0])
        elif crowded := retreats.over(state, self.group, self.target):
            self._disband(play, crowded)
        else:
            self._move(play, army, self.target)
            play.pop()

    def _domains(self, state: TinyEpic) -> tuple[str, ...]:
        return retreats.destinations(state, self.group)

    def _too_many(self, state: TinyEpic) -> tuple[str, ...]:
        """Units one of which has to go home for want of room; final units stay (TE-8.6)."""
        assert self.target is not None
        army = retreats.army(state, self.group)
        crowded = {house: army[house] for house in retreats.over(state, self.group, self.target)}
        able = {house: force for house, force in crowded.items() if not control.final(state, house)}
        return (*units.names(state, able), *units.eggs(crowded))

    def _return(self, play: Play, unit: str) -> None:
        self._send_home(play, *units.read(play.state, unit))

    def _send_home(self, play: Play, house: str, unit: Force) -> None:
        reward = 0 if retreats.by_itself(play.state, self.group) else 1
        verbs.send_home(play, house, unit, self.group.domain, reward)

    def _disband(self, play: Play, houses: tuple[str, ...]) -> None:
        """Nobody has room for them: they go home, a final unit to the nearest domain without enemies (TE-7.8); where
        there is none, others make room for it (TE-8.6)."""
        for house in houses:
            while force := retreats.army(play.state, self.group).get(house):
                unit = units.KINDS[min(units.kinds(force), key=_ORDER.index)]
                if not retreats.stays(play.state, house, unit):
                    self._send_home(play, house, unit)
                elif refuges := retreats.refuges(play.state, self.group, {house: unit}):
                    left = retreats.army(play.state, self.group)
                    if self.target is None and retreats.alone(play.state, left):
                        return  # which of them is the owner's to say (TE-7.3)
                    self._move(play, {house: unit}, refuges[0])
                else:
                    self._make_room(play)
                    return

    def _make_room(self, play: Play) -> None:
        """Others leave a domain to a final unit. They come first; if it is where the unit stands, it stays."""
        others = retreats.yielding(play.state, self.group)
        assert others is not None  # there are more domains than houses
        if others.domain == self.group.domain:
            play.pop()
        play.retreat(others)

    def _move(self, play: Play, army: Army, target: str) -> None:
        why: Moving = "yield" if self.group.yields else "retreat"
        verbs.move(play, self.group.chooser, army, self.group.domain, target, why)
