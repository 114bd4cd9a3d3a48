"""TURN.PLACE, and the course of a turn: OPTIONAL, DIE, FOLLOW of each other seat, PASS_DIE (TE-3.3 to TE-3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.kit.asking import Asking, first
from bot.rules.kit.draft import changed, made
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic.actions import Ability, Explore, Place
from bot.rules.tiny_epic.events.rounds import DiePassed, Placed, Turned
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.exploring import Exploring
from bot.rules.tiny_epic.frames.night.terror import evoke
from bot.rules.tiny_epic.legal import control, treaty
from bot.rules.tiny_epic.model.facts import FACES, HOUSES, DieAbility
from bot.rules.tiny_epic.model.ops import DIE
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic

BOTH, AGAIN = "both", "again"
TWO = 2


def _free(state: TinyEpic) -> tuple[str, ...]:
    """Slots that neither a die nor a coin covers (TE-3.3, TE-16.3)."""
    return tuple(slot for slot in FACES if slot not in state.slots and slot not in state.coins)


def _faces(ability: DieAbility, die: str) -> tuple[str, ...]:
    """What a die may be turned to (TE-3.10)."""
    if ability.type == "reroll":
        return (AGAIN,)
    return tuple([face for face in ability.faces if face != die])


class Turn(Asking):
    """The turn of `seat`; `then` is whose turn is next."""

    kind: Literal["turn"] = "turn"
    seat: Seat
    then: Seat | None
    step: Literal["place", "optional", "die", "follow", "over"] = "place"
    abilities: tuple[str, ...] = ()
    """Houses whose ability has been used this turn (TE-3.3)."""
    slot: str = ""
    die: str = ""
    followers: tuple[Seat, ...] = ()

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        return (self.seat,) if self.step == "place" else ()

    def go_on(self, draft: Any) -> bool:
        if self.step == "place":
            return False
        self.carry_on(draft)
        return True

    def question(self, state: TinyEpic) -> Question:
        return Question("place", "TE-3.3")

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        able = ("ability",) if self._able(state) else ()
        return ("place", *able, *(("explore",) if treaty.explorable(state, seat) else ()))

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return first(state, self, seat, Place)

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        dice = tuple(face for face in FACES if face in state.lords[seat].dice)
        if kind == "place":
            return pick(dice if field == "die" else _free(state))
        if kind == "explore":
            return pick(treaty.explorable(state, seat))
        if field == "house":
            return pick(self._able(state))
        house = filled.get("house")
        if house not in self._able(state):
            return NONE
        ability = HOUSES[str(house)].die_ability
        if field == "die":
            return pick(self._turnable(state, ability, dice))
        return pick(_faces(ability, str(filled.get("die"))))

    def surely_legal(self, state: TinyEpic, seat: Seat, action: Action) -> bool:
        dice = state.lords[seat].dice
        match action:
            case Place(die=die, slot=slot):
                return die in dice and slot in _free(state)
            case Ability(house=house, die=die, face=face) if house in self._able(state):
                ability = HOUSES[house].die_ability
                return die in self._turnable(state, ability, dice) and face in _faces(ability, die)
        return False

    def answer(self, play: Play, seat: Seat, action: Ability | Place | Explore) -> None:
        if isinstance(action, Ability):
            self._turn(play, seat, action)
            return
        if isinstance(action, Explore):
            play.push(Exploring(seat=seat, domain=action.domain, demanded=True))
            return
        play.emit(made(Placed, seat=seat, die=action.die, slot=action.slot))
        play.alter(changed(self, step="optional", slot=action.slot, die=action.die))

    def carry_on(self, play: Play) -> None:
        match self.step:
            case "optional":
                play.alter(changed(self, step="die"))
                play.push(made(Act, seat=self.seat, op=DIE[self.slot], moment="optional"))
            case "die":
                others = play.state.clockwise(self.seat)[1:]
                play.alter(changed(self, step="follow", followers=others))
                play.push(made(Act, seat=self.seat, op=DIE[self.die], moment="die"))
            case "follow" if self.followers:
                play.alter(changed(self, followers=self.followers[1:]))
                play.push(made(Act, seat=self.followers[0], op=DIE[self.die], moment="follow"))
            case "follow" if play.state.options.treaty:
                play.alter(changed(self, step="over"))
                evoke(play)  # TE-15.24
            case "follow" | "over":
                play.emit(made(DiePassed, seat=self.seat, to_seat=self.then))
                play.pop()

    def _turnable(self, state: TinyEpic, ability: DieAbility, dice: tuple[str, ...]) -> tuple[str, ...]:
        """Those of `dice` that an ability changes: one, or, thrown again, both where there are no more than two
        (TE-3.10)."""
        if ability.type == "reroll":
            return (*dice, BOTH) if len(state.lords[self.seat].dice) == TWO else dice
        return tuple([die for die in dice if _faces(ability, die)])

    def _able(self, state: TinyEpic) -> tuple[str, ...]:
        """Houses whose ability may be used: own and allied, unused, affordable, and changing something (TE-3.10)."""
        gold, dice = state.purse(self.seat).gold, state.lords[self.seat].dice
        return tuple(
            house
            for house in control.houses(state, self.seat)
            if house not in self.abilities
            and (ability := HOUSES[house].die_ability).cost <= gold
            and self._turnable(state, ability, dice)
        )

    def _turn(self, play: Play, seat: Seat, action: Ability) -> None:
        dice = list(play.state.lords[seat].dice)
        verbs.gold(play, play.state.side(seat), -HOUSES[action.house].die_ability.cost, "ability")
        thrown = list(dice) if action.die == BOTH else [action.die]
        for die in thrown:
            dice.remove(die)
        if action.face == AGAIN:
            dice += [FACES[face - 1] for face in play.chance.roll("ability", len(FACES), len(thrown))]
        else:
            dice.append(action.face)
        play.emit(made(Turned, seat=seat, house=action.house, dice=tuple(dice)))
        play.alter(changed(self, abilities=(*self.abilities, action.house)))
