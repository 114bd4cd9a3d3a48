"""What stands in the way of an action that is not offered, where that can be named more closely than by its field.

Nothing is told but what everybody sees and the player's own gold and cards (TE-21.5).
"""

from __future__ import annotations

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.kit import stack
from bot.rules.kit.asking import allows, offered
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.cards.effects import can
from bot.rules.tiny_epic.cards.handler import Step
from bot.rules.tiny_epic.cards.requires import BY_STEPS, lacking, needed
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.marching import Marching
from bot.rules.tiny_epic.frames.plotting import Plotting
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.legal import control, dragons, moves, plots, recruits, treaty
from bot.rules.tiny_epic.legal.dead import may_fight_king
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Army, decode, encode, is_part, joined, rest
from bot.rules.tiny_epic.model.facts import CARDS
from bot.rules.tiny_epic.model.state import TinyEpic

GAME = "tiny_epic"

SHIELDS = {plots.NP_SHIELD: "TE-4.6", plots.OWN_SHIELD: "TE-4.7", plots.OTHER_SHIELD: "TE-4.8"}
"""The clause of each price of a shield."""

AIMS = {
    "castle_or_kings_landing": "going-fief",
    "unallied_np": "going-played",
    "single_hostile_unit": "going-single",
}
"""What is said where a card asks for another target."""

Going = actions.March | actions.Sail | actions.Fly | actions.Move


def explain(state: TinyEpic, seat: Seat, action: Action) -> None:
    """Raises RuleError if more can be said of why `action`, which its frame's menu has, is not offered."""
    match state.stack[-1], action:
        case Marching(halt=halt), actions.March(source=source) if source != halt.at:
            stack.refuse(GAME, state, seat, "TE-5.1")
        case Plotting(card=card), actions.Plot() if action.card != card:
            stack.refuse(GAME, state, seat, "TE-4.5")
        case Marching(op=op, halt=halt), actions.March():
            _staying(state, seat, halt, action)
            _going(state, seat, op, action)
        case Act(op=ops.Movement() as op), actions.March() | actions.Sail() | actions.Fly() | actions.Move():
            _going(state, seat, op, action)
        case Act(op=ops.Recruit() as op), actions.Recruit(unit=unit):
            _price(state, seat, op, unit)
        case Act(op=ops.Plot() as op) | Plotting(op=op), actions.Plot() as plot:
            _shield(state, seat, op, plot)
        case Act(op=ops.PlayEvent()), actions.PlayEvent(card=card) if card in control.hand(state, seat):
            _event(state, seat, card, action)


def futile(state: TinyEpic, seat: Seat, action: Action) -> None:
    """Raises RuleError if `action` is what is asked for, and no card of the hand is good for it (TE-21.4); or if it
    explores, and there is nothing to explore, or this is not the time (TE-15.23)."""
    match state.stack[-1], action:
        case (Act(seat=at) | Turn(seat=at)) as asks, actions.Explore() if (
            at == seat and state.night is not None
        ):
            now = isinstance(asks, Turn) or asks.explores
            _refuse("TE-15.23", "explore-domain" if now else "explore-when")
        case Act(seat=at, op=ops.PlayEvent()), actions.PlayEvent(card=card) if at == seat:
            if card not in control.hand(state, seat):
                _refuse("TE-12.13", "event-card")
            _event(state, seat, card, action)
        case Act(seat=at, op=ops.Plot() as op), actions.Plot() if at == seat:
            _shield(state, seat, op, action)
            _refuse("TE-4.5", "plot-card")


def _refuse(clause: str, word: str, **about: str | int) -> None:
    raise RuleError(clause, f"{GAME}-no-{word}", **about)


def _shared(state: TinyEpic) -> int:
    """1 where gold, points, castles and the Ally Pool are the Treaty's (TE-15.1): then what is missing is, too."""
    return int(state.options.treaty)


def _price(state: TinyEpic, seat: Seat, op: ops.Recruit, unit: str) -> None:
    """TE-4.1: it could be recruited, but for the gold."""
    price, gold = recruits.asked(state, seat, op).get(unit, 0), state.purse(seat).gold
    if price > gold:
        _refuse("TE-4.1", "recruit-gold", price=price, gold=gold, shared=_shared(state))


def _shield(state: TinyEpic, seat: Seat, op: ops.Plot, action: actions.Plot) -> None:
    """TE-4.6 to TE-4.8, TE-15.9c: a card that is not held, a shield of it that costs too much."""
    top = state.stack[-1]
    if not isinstance(top, Plotting) and action.card not in control.hand(state, seat):
        _refuse("TE-4.5", "event-card")
    shields = top.left if isinstance(top, Plotting) else CARDS[action.card].shields
    price, gold = plots.cost(state, seat, op, action.shield, action.target), state.purse(seat).gold
    if action.shield in shields and price > gold:
        clause = "TE-15.9c" if state.options.treaty else SHIELDS[price]
        _refuse(clause, "plot-gold", price=price, gold=gold, shared=_shared(state))


def _event(state: TinyEpic, seat: Seat, card: str, action: Action) -> None:
    """TE-12.2a, TE-12.16: what a card of the hand asks for, or that nothing would come of it (TE-12.13)."""
    if allows(offered(state, seat, action.kind, {}, "card"), card):
        return
    asks = CARDS[card].requires
    if (lacks := lacking(state, seat, asks)) is not None:
        if state.options.treaty and lacks == "kings_landing_controlled_by_a_player":
            lacks = "walker_in_kings_landing"  # TE-15.9g
        word, enough = f"event-lacks-{lacks}", needed(asks, lacks)
        _refuse("TE-12.2a", word, card=card, needed=enough, shared=_shared(state))
    if (step := _step_lacking(state, seat, card)) is not None:
        _refuse("TE-12.16", f"event-lacks-{step}", card=card, needed=0)
    if any(isinstance(step, ops.MoveHeroAlone) and step.evict for step in CARDS[card].steps):
        _refuse("TE-12.6", "event-lacks-way", card=card)
    _refuse("TE-12.13", "event-vain", card=card)


def _step_lacking(state: TinyEpic, seat: Seat, card: str) -> str | None:
    """What a step asks for that cannot be done; the last such where each could be, but not after the one before."""
    wants = [name for name in CARDS[card].requires if name in BY_STEPS]
    able = (can(state, Step(seat=seat, card=card), op) for op in CARDS[card].steps)
    lacking_now = (want for want, may in zip(wants, able, strict=False) if not may)
    return next(lacking_now, wants[-1] if wants else None)


def _staying(state: TinyEpic, seat: Seat, halt: moves.Halt, action: actions.March) -> None:
    """TE-5.3: on the way through King's Landing nobody is left there without the castles."""
    army = _named(control.mine(state, seat, halt.at), action.army)
    if army and moves.drops(halt, rest(control.here(state, halt.at), army)):
        _refuse("TE-5.3", "going-stay", domain=halt.at)


def _going(state: TinyEpic, seat: Seat, op: ops.Movement, action: Going) -> None:
    """Who is moved, and whether they may end where they are sent; how far that is, its field says."""
    source, target = action.source, action.target
    if source in state.links and not control.mine(state, seat, source):
        _refuse(_clause(action), "going-nobody", domain=source)
    elsewhere = isinstance(op, ops.March) and op.source not in ("", source)
    if source not in state.links or elsewhere or isinstance(op, ops.GatherMove):
        return
    if target not in moves.reached(state, seat, op, action.kind, source):
        _walled(state, seat, op, action)
        return
    there = control.mine(state, seat, source)
    army = _named(there, action.army)
    if army and action.kind == "move" and not moves.takes(op, action.kind, there, army):
        one = isinstance(op, ops.ArmyMove)
        _refuse("TE-12.8" if one else "TE-12.10", "going-one" if one else "going-alone")
    if not army or not moves.takes(op, action.kind, there, army):
        army = next(moves.able(op, action.kind, there), {})
    if not army:
        return
    lifted = moves.lift(state, source, army)
    if dragons.deserted(control.here(lifted, source)):
        _refuse("TE-13.6", "going-egg", domain=source)
    _arriving(state, lifted, seat, op, target, army)


def _walled(state: TinyEpic, seat: Seat, op: ops.Movement, action: Going) -> None:
    """TE-15.9a: they would get there, but for the Wall."""
    if state.night is None or not state.night.wall:
        return
    fallen = changed(state, night=changed(state.night, wall=False))
    if action.target in moves.reached(fallen, seat, op, action.kind, action.source):
        _refuse("TE-15.9a", "going-wall")


def _named(there: Army, code: str) -> Army:
    """The army that is meant, if it stands there."""
    army = decode(code)
    return army if army and encode(army) == code and is_part(army, there) else {}


def _arriving(
    state: TinyEpic, lifted: TinyEpic, seat: Seat, op: ops.Movement, target: str, army: Army
) -> None:
    """What `moves.arrival` asks for, in its order."""
    if op.hero_led and not any(force.leaders for force in army.values()):
        _refuse("TE-12.14", "going-leader")
    if not moves.enters(lifted, seat, target):
        held, needed = len(control.castles(lifted, lifted.side(seat))), control.castles_needed(lifted)
        clause = "TE-15.9b" if state.options.treaty else "TE-5.5"
        _refuse(clause, "going-castles", domain=target, needed=needed, held=held, shared=_shared(state))
    if isinstance(op, ops.ArmyMove) and op.no_battle:
        _capturing(state, seat, target, army)
    elif control.hostile(lifted, seat, target) and not (isinstance(op, ops.MoveHeroAlone) and op.evict):
        _attacking(state, seat, target, army)
        _aiming(state, seat, op, target, army)
    elif op.must_battle:
        _refuse("TE-4.11", "going-peace", domain=target)
    elif treaty.strangers(lifted, seat, target):
        _refuse("TE-15.8", "going-shared", domain=target)
    elif control.np_among(state, joined(control.here(lifted, target), army)) > 1:
        _refuse("TE-5.7", "going-allies", domain=target)
    elif not control.fits(lifted, target, army):
        _refuse("TE-5.6", "going-full", domain=target)


def _attacking(state: TinyEpic, seat: Seat, target: str, army: Army) -> None:
    """TE-5.9, TE-15.19: who may attack, and who may be attacked."""
    if control.all_final(state, army):
        _refuse("TE-8.6", "going-last")
    match treaty.foe(state, seat, target, army):
        case "king" if not may_fight_king(state):
            _refuse("TE-15.19", "going-king", domain=target)
        case None if control.all_final(state, control.of_side(state, control.holder(state, target), target)):
            _refuse("TE-8.6", "going-protected", domain=target)


def _capturing(state: TinyEpic, seat: Seat, target: str, army: Army) -> None:
    """TE-12.7: who may capture, and what."""
    if control.all_final(state, army):
        _refuse("TE-8.6", "going-last")
    if not moves.capturable(state, seat, target, army):
        _refuse("TE-12.7", "going-token", domain=target)


def _aiming(state: TinyEpic, seat: Seat, op: ops.Movement, target: str, army: Army) -> None:
    """What a card asks of the battle it starts (TE-12.14, TE-12.20)."""
    if op.must_battle and treaty.ambushed(state, seat, target, army):
        _refuse("TE-12.20", "going-ambush", domain=target)
    if op.target and not moves.aims_at(state, seat, op, target, army):
        _refuse(
            "TE-12.8" if op.target == "single_hostile_unit" else "TE-12.14", AIMS[op.target], domain=target
        )


def _clause(action: Going) -> str:
    return {"march": "TE-5.1", "sail": "TE-5.4", "fly": "TE-13.9"}.get(action.kind, "TE-12.10")
