"""The dice and the Action Mat by hand: what a die shows, and what covers a slot (TE-3.2, TE-3.3, TE-16.3).

How many dice somebody has follows from whose turn it is, and stays as it is; two that lie in each other's place are
both set.
"""

from __future__ import annotations

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.edits import one_of, player
from bot.rules.tiny_epic.actions import SetDie, SetSlot
from bot.rules.tiny_epic.edits.when import CLAUSE, GAME, at_rest, same
from bot.rules.tiny_epic.events.mat import BottomSet, DiceSet, FreeDiceSet, SlotSet
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.model.facts import FACES
from bot.rules.tiny_epic.model.state import TinyEpic

BOTTOM, FREE, COIN = "bottom", "free", "coin"
SOLO_TURNS = 2
"""Slots that are covered in each round of a solo game (TE-16.12)."""


def set_die(play: Play, action: SetDie) -> None:
    """One of somebody's dice, of those that nobody has taken, or of the bottom slots, shows another face."""
    state = play.state
    at_rest(state)
    where = (
        action.player if action.player in (BOTTOM, FREE) else player(GAME, CLAUSE, action.player, state.seats)
    )
    one_of(GAME, "TE-1.14", action.face, FACES)
    dice = lying(state, where)
    if action.die not in dice:
        raise RuleError("TE-3.2", f"{GAME}-no-edit-die")
    same(action.die == action.face)
    if where == BOTTOM and _round(state).step not in ("draft", "turns"):
        raise RuleError("TE-3.8", f"{GAME}-no-edit-bottom")
    place = dice.index(action.die)
    now = (*dice[:place], action.face, *dice[place + 1 :])
    if isinstance(where, int):
        play.emit(DiceSet(seat=where, dice=now))
    else:
        play.emit(BottomSet(dice=now) if where == BOTTOM else FreeDiceSet(dice=now))


def lying(state: TinyEpic, where: Seat | str) -> tuple[str, ...]:
    """The dice that somebody has, that nobody has taken, or of the bottom slots."""
    if isinstance(where, int):
        return state.lords[where].dice
    return state.bottom if where == BOTTOM else state.dice


def set_slot(play: Play, action: SetSlot) -> None:
    """A die, a coin, or nothing lies on a slot. There is one left for every turn to come."""
    state, slot = play.state, action.slot
    at_rest(state)
    one_of(GAME, "TE-1.14", slot, FACES)
    one_of(GAME, "TE-3.3", action.die, coverings(state))
    same(covering(state, slot) == action.die)
    play.emit(SlotSet(slot=slot, die=action.die))
    if not _room(play.state):
        raise RuleError("TE-3.3", f"{GAME}-no-edit-slots")


def coverings(state: TinyEpic) -> tuple[str, ...]:
    """What may lie on a slot: a coin in the solo modes alone (TE-16.12)."""
    return (FREE, *FACES, *((COIN,) if state.options.rival else ()))


def covering(state: TinyEpic, slot: str) -> str:
    """What lies on a slot."""
    return COIN if slot in state.coins else state.slots.get(slot, FREE)


def _room(state: TinyEpic) -> bool:
    """Whether every turn to come finds a slot: also those of the next round, in which coins lie on what is covered in
    this one (TE-16.12)."""
    turns = _turns(state)
    free = len(FACES) - len({*state.slots, *state.coins})
    covered = len(state.slots) + turns
    return free >= turns and not (state.options.rival and covered > len(FACES) - SOLO_TURNS)


def _turns(state: TinyEpic) -> int:
    """Turns of this round in which a die is still to be placed."""
    at = _round(state)
    if at.step == "draft":
        return len(state.lords)
    begun = sum(frame.kind == "turn" and frame.step == "place" for frame in state.stack)
    return begun + len(at.turns) + at.solo.count("yours")


def _round(state: TinyEpic) -> Round:
    """The round, which lies below all else."""
    at = state.stack[0]
    assert isinstance(at, Round)
    return at
