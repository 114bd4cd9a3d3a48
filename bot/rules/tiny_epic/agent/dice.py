"""Which dice the sensible agent takes, turns and places: what each face would bring just now."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.contract import Action, Seat
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.agent import court, war
from bot.rules.tiny_epic.agent.worth import gold
from bot.rules.tiny_epic.frames.turn import AGAIN, BOTH, TWO
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import FACES, HOUSES
from bot.rules.tiny_epic.model.state import TinyEpic

AGAIN_BELOW = 1.2
"""What the best placing brings at most if dice are to be thrown again."""
TURN_FOR = 0.6
"""How much more a die must bring once it is turned."""


def faces(state: TinyEpic, seat: Seat, asked: Iterable[str]) -> dict[str, float]:
    """What an action of each kind that is asked for would bring."""
    return {face: act(state, seat, ops.DIE[face])[0] for face in dict.fromkeys(asked)}


def act(state: TinyEpic, seat: Seat, op: ops.Acting, following: bool = False) -> court.Valued:
    """The best that can be done by an action, and what it brings; to pass brings nothing."""
    match op:
        case ops.Recruit():
            return court.recruiting(state, seat, op)
        case ops.Whisper():
            return court.whispering(state, seat)
        case ops.Plot():
            return court.plotting(state, seat, op)
        case ops.PlayEvent():
            return court.playing(state, seat, following)
    move = war.best_move(state, seat, op)
    return court.NOTHING if move is None else (move.value, move.action())


def draft(state: TinyEpic, seat: Seat) -> Action:
    """The die that brings most."""
    value = faces(state, seat, state.dice)
    return actions.DraftDie(die=max(state.dice, key=lambda die: (value[die], die)))


def place(state: TinyEpic, seat: Seat, able: tuple[str, ...]) -> Action:
    """A die and a slot that go well together, a die being turned before if that helps."""
    dice = state.lords[seat].dice
    slots = [slot for slot in FACES if slot not in (*state.slots, *state.coins)]
    turned = [face for house in able for face in HOUSES[house].die_ability.faces]
    worth = faces(state, seat, (*dice, *slots, *turned))
    value, die, slot = max(_placing(worth, die, slot) for die in dice for slot in slots)
    for house in able:
        ability = HOUSES[house].die_ability
        if ability.type == "reroll":
            if value < AGAIN_BELOW:
                thrown = BOTH if len(dice) == TWO else min(dice, key=worth.__getitem__)
                return actions.Ability(house=house, die=thrown, face=AGAIN)
            continue
        for old, face in ((old, face) for old in dice for face in ability.faces if face != old):
            better, *_ = max(_placing(worth, face, slot) for slot in slots)
            if better - gold(state) * ability.cost > value + TURN_FOR:
                return actions.Ability(house=house, die=old, face=face)
    return actions.Place(die=die, slot=slot)


def _placing(worth: dict[str, float], die: str, slot: str) -> tuple[float, str, str]:
    """Two actions of one kind bring less than two different ones."""
    second = 0.6 if die == slot else 1.0
    return max(0.0, worth[die]) * second + max(0.0, worth[slot]), die, slot
