"""Where the sensible agent sends its units, and how it fights: what a move brings on average."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.contract import Action, Seat
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.agent import dead, worth
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.gathering import Gathering
from bot.rules.tiny_epic.frames.marching import Marching
from bot.rules.tiny_epic.legal import control, moves, strength, treaty
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Army, count, encode, rest
from bot.rules.tiny_epic.model.army import strength as units
from bot.rules.tiny_epic.model.facts import CARDS, MIN_ARMY
from bot.rules.tiny_epic.model.state import TinyEpic

UNSEEN = 2.2
"""What a card that is not seen counts on average."""
SPREAD = 1.3
"""How far a battle may go otherwise than reckoned: the larger, the less a point of strength says."""
VICTORY, DEFEAT, CAPTURE = 1.0, 1.0, 0.6
RETREAT = 0.6
"""Of getting away unharmed."""
ALONE = 1
ONWARD = 0.9
"""Of what a second leg would bring: it is still to be made."""

FORMS = {"march": actions.March, "sail": actions.Sail, "fly": actions.Fly, "move": actions.Move}


@dataclass(frozen=True, order=True)
class Move:
    """A move and what it brings."""

    value: float
    kind: str
    source: str
    target: str
    army: str

    def action(self) -> Action:
        """As it is made."""
        return FORMS[self.kind](source=self.source, target=self.target, army=self.army)


def best_move(state: TinyEpic, seat: Seat, op: ops.Movement) -> Move | None:
    """The best move there is, be it good or bad."""
    found = (move for kind in moves.kinds(op) for move in _moves(state, seat, op, kind))
    return max(found, default=None)


def march_on(state: TinyEpic, seat: Seat, frame: Marching) -> Move | None:
    """The best second leg."""
    at = frame.halt.at
    found = (
        Move(_leg(_sortie(state, seat, frame.op, at, army), target), "march", at, target, encode(army))
        for target, army in moves.onward(state, seat, frame.op, frame.halt)
    )
    return max(found, default=None)


def joining(state: TinyEpic, seat: Seat, frame: Gathering, may_pass: bool) -> Action:
    """Who else comes to a battle: a token where others stay, or one without which there would be none."""
    found = moves.joining(state, seat, frame.op, frame.target, frame.taken)
    for source, army in found:
        if not may_pass or rest(control.mine(state, seat, source), army):
            return actions.Move(source=source, target=frame.target, army=encode(army))
    return actions.Pass()


def best_card(state: TinyEpic, seat: Seat, fight: Battle, cards: tuple[str, ...]) -> Action:
    """The card that brings most in a battle, its price and its other uses counted; none, if none does."""
    side = state.side(seat)
    attacking = side == fight.attacker
    foe = fight.defender if attacking else fight.attacker
    own = strength.strength(state, side, fight.target, (), fight.bonus if attacking else 0)
    other = strength.strength(state, foe, fight.target, ()) + _unseen(state, foe)
    margin = own - other + (-1 if attacking else 1) * strength.walls(fight.target)
    stake = VICTORY + DEFEAT + worth.domain(state, seat, fight.target)

    def value(card: str | None) -> float:
        if card is None:
            return stake * _chance(margin, attacking)
        spent = 0.0 if attacking else worth.gold(state) * CARDS[card].defense_cost
        if CARDS[card].battle.kind == "retreat":
            return RETREAT - spent
        return stake * _chance(margin + _icon(state, side, fight.target, card), attacking) - spent - 0.05

    return actions.Commit(card=max((None, *cards), key=value))


def _moves(state: TinyEpic, seat: Seat, op: ops.Movement, kind: str) -> Iterator[Move]:
    for source in state.links:
        sortie = None
        for target, army in moves.moves(state, seat, op, kind, source, _sensible):
            if sortie is None or sortie.army is not army:
                sortie = _sortie(state, seat, op, source, army)
            value = _leg(sortie, target)
            if kind == "march":
                value = max(value, ONWARD * _second(sortie, target))
            yield Move(value, kind, source, target, encode(army))


def _sensible(there: Army, army: Army) -> bool:
    """Whether an army is looked at: whoever stays is a guard, a house, or an army itself; or one goes alone."""
    stay = rest(there, army)
    whole = all(force == there[house] for house, force in army.items())
    return whole or count(stay) == ALONE or count(stay) >= MIN_ARMY or count(army) == ALONE


@dataclass(frozen=True)
class Sortie:
    """An army that leaves a domain: `lifted` is the state while it is on its way, `stays` how many it leaves there,
    `left` what is given up if those are none."""

    state: TinyEpic
    lifted: TinyEpic
    seat: Seat
    op: ops.Movement
    source: str
    army: Army
    stays: int
    left: float


def _sortie(state: TinyEpic, seat: Seat, op: ops.Movement, source: str, army: Army) -> Sortie:
    lifted = moves.lift(state, source, army)
    guard = control.mine(lifted, seat, source)
    left = 0.0 if guard else worth.domain(state, seat, source)
    return Sortie(state, lifted, seat, op, source, army, count(guard), left)


def _leg(sortie: Sortie, target: str) -> float:
    """What a move to `target` brings, less what it leaves behind."""
    return _arriving(sortie, target) - sortie.left + _cohesion(sortie, target)


def _cohesion(sortie: Sortie, target: str) -> float:
    state, source, army = sortie.state, sortie.source, sortie.army
    if not state.options.treaty:
        return 0.0
    meets = count(control.mine(sortie.lifted, sortie.seat, target))
    joins = dead.cohesion(state, sortie.stays, meets, count(army))
    nearer = dead.gathering(state, source, target, army) + dead.promise(state, source, target, army)
    return joins + nearer


def _arriving(sortie: Sortie, target: str) -> float:
    """What it brings to enter `target`."""
    state, lifted, seat, army = sortie.state, sortie.lifted, sortie.seat, sortie.army
    if (foe := treaty.foe(state, seat, target, army)) is not None:
        return dead.fight(state, lifted, seat, target, army, foe, sortie.op)
    if control.hostile(state, seat, target):
        return _battle(state, seat, target, army, sortie.op.battle_bonus)
    if not moves.enters(lifted, seat, target):
        return 0.0
    taken = 0.0 if control.mine(state, seat, target) else worth.domain(state, seat, target)
    return taken + dead.exploring(state, seat, target, army)


def _second(sortie: Sortie, halt: str) -> float:
    """What the same army could still do from `halt`, less what it leaves behind."""
    state, seat, op, army = sortie.state, sortie.seat, sortie.op, sortie.army
    if control.hostile(state, seat, halt):
        return -math.inf
    taken = {sortie.source: army}
    found = (
        _arriving(sortie, target) + _cohesion(sortie, target)
        for target in state.links[halt]
        if target != sortie.source and moves.arrival(state, taken, seat, op, target, army)
    )
    return max(found, default=-math.inf) - sortie.left


def _battle(state: TinyEpic, seat: Seat, target: str, army: Army, bonus: int) -> float:
    foe = control.holder(state, target)
    own = units(army) + bonus + _hand(state, seat, target)
    other = strength.strength(state, foe, target, ()) + strength.walls(target) + _unseen(state, foe)
    chance = _chance(own - other, attacking=True)
    won = VICTORY + CAPTURE + worth.domain(state, seat, target)
    return chance * won - (1 - chance) * DEFEAT + state.purse(seat).vengeance


def _hand(state: TinyEpic, seat: Seat, target: str) -> float:
    """What the best card in hand adds."""
    side = state.side(seat)
    return max((_icon(state, side, target, card) for card in control.hand(state, seat)), default=0.0)


def _icon(state: TinyEpic, side: str, target: str, card: str) -> float:
    icon = CARDS[card].battle
    match icon.kind:
        case "strength":
            return icon.value
        case "conscripts":
            return strength.conscripts(state, side, target)
        case "secret":
            return UNSEEN
    return 0.0


def _unseen(state: TinyEpic, side: str) -> float:
    """What the other side may add; nothing, if its player holds no card."""
    seat = next((seat for seat in state.seats if state.side(seat) == side), None)
    return UNSEEN if seat is None or state.lords[seat].hand or control.hero_cards(state, seat) else 0.0


def _chance(margin: float, attacking: bool) -> float:
    """Of winning with so much more strength; a tie is the defender's (TE-6.9)."""
    ahead = margin - 0.5 if attacking else margin + 0.5
    return 1 / (1 + math.exp(-ahead / SPREAD))
