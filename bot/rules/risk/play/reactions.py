"""Standing orders for cards, Characters and windows (RISK-26.5, RISK-26.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.draft import Draft, changed
from bot.rules.risk.events.plays import ReactionSet
from bot.rules.risk.model.dominion import Reaction
from bot.rules.risk.model.dominion_actions import React
from bot.rules.risk.model.frames import Answer, Force, Window
from bot.rules.risk.model.library import CHARACTERS, THINGS, WINDOWS_ASKED, Thing, maester_cards
from bot.rules.risk.model.state import Battle, RiskState
from bot.rules.risk.play.conditions import battle_of, own_side, targets
from bot.rules.risk.play.dice import result

ORDERS: tuple[Reaction, ...] = ("ask", "never", "always")

OWN_WINDOWS = (
    "any_time",
    "own_turn_start",
    "own_income",
    "own_deploy",
    "own_buy_maester",
    "own_pre_invasion",
    "own_maneuver",
    "own_draw",
    "own_draw_none",
)
"""Windows in which nobody waits: a plan plays them, and no order is taken (RISK-23.6, RISK-23.7, RISK-26.7)."""


def subjects(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """What `seat` may give an order for: its Characters, the cards in play, the windows that ask."""
    if not state.on.windows:
        return ()
    mine = [who for who in state.court.characters if CHARACTERS[who].house == state.houses[seat]]
    things = [*mine, *dict.fromkeys(maester_cards(state.on))]
    return (*(one for one in things if THINGS[one].window not in OWN_WINDOWS), *WINDOWS_ASKED)


def react(draft: Draft[RiskState], seat: Seat, action: React) -> None:
    """RISK-26.5: at any time, on anybody's turn."""
    if action.what not in subjects(draft.state, seat):
        raise RuleError("RISK-26.5", "risk-no-react-what")
    if action.order not in ORDERS:
        raise RuleError("RISK-26.5", "risk-no-react-order")
    draft.emit(ReactionSet.model_validate({"seat": seat, "what": action.what, "order": action.order}))


def by_order(state: RiskState, seat: Seat, name: str, possible: Sequence[Thing]) -> Answer | None:
    """What the standing orders of `seat` answer in a window just opened; None where it has to be asked."""
    reactions = state.court.reactions[seat]
    orders = {thing.id: reactions.get(thing.id, reactions.get(name, "ask")) for thing in possible}
    if "always" in orders.values():
        hand = state.court.maesters[seat] if state.court.maesters else ()
        for thing in possible:
            if orders[thing.id] == "always" and (thing.id in CHARACTERS or thing.id in hand):
                answer = best_use(state, seat, thing)
                if answer is not None:
                    return answer
    return None if "ask" in orders.values() else Answer()


def best_use(state: RiskState, seat: Seat, thing: Thing) -> Answer | None:
    """The likeliest use of `thing`; what acts on dice only where it helps, None where it does not."""
    possible = targets(state, seat, thing)
    if possible == ():
        return None
    battle = battle_of(state)
    if battle is None or not battle.attack or not _on_dice(state):
        return Answer(card=thing.id, target=possible[0] if possible else "none")
    for target in possible or ("none",):
        if _helps(state, seat, thing, battle, target):
            return Answer(card=thing.id, target=target)
    return None


def _on_dice(state: RiskState) -> bool:
    """Whether the window on top is that of a battle that has been rolled."""
    window = state.stack[-1]
    return isinstance(window, Window) and window.name == "after_roll"


def _helps(state: RiskState, seat: Seat, thing: Thing, battle: Battle, target: str) -> bool:
    """Whether `seat` loses fewer armies, or the other side more; a new roll has to be likely to (RISK-26.5)."""
    invasion = state.invasion
    assert invasion is not None
    side = own_side(state, seat)
    now = _gain(result(state, invasion, battle), side)
    outcomes = list(_after(state, seat, thing, battle, target))
    gains = []
    for other in outcomes:
        stack = tuple(other if isinstance(frame, Battle) else frame for frame in state.stack)
        gains.append(_gain(result(changed(state, stack=stack), invasion, other), side))
    return sum(gains) > now * len(gains)


def _gain(losses: tuple[int, int], side: int) -> int:
    """Armies the other side loses more than one's own."""
    lost, slain = losses
    return lost - slain if side else slain - lost


def _after(state: RiskState, seat: Seat, thing: Thing, battle: Battle, target: str) -> Iterator[Battle]:
    """The battle as it may lie after `thing`: one outcome, or all equally likely ones of a new roll."""
    side = own_side(state, seat)
    match thing.effect.op:
        case "add_all_dice":
            force = Force(op="add_all_dice", card=thing.id, seat=seat, amount=thing.effect.number)
            yield changed(battle, forces=(*battle.forces, force))
        case "set_die_max":
            place = int(target) - 1
            kind = (battle.defence_kinds if side else battle.attack_kinds)[place]
            yield with_face(battle, side, place, kind)
        case "reroll_opponent_die":
            place = int(target) - 1
            kind = (battle.attack_kinds if side else battle.defence_kinds)[place]
            yield from (with_face(battle, 1 - side, place, face) for face in range(1, kind + 1))
        case "reroll_own_dice":
            places = [int(part) - 1 for part in target.split("+")]
            yield from _rerolls(battle, side, places)


def _rerolls(battle: Battle, side: int, places: list[int]) -> Iterator[Battle]:
    """Every way in which these dice may fall, all equally likely."""
    if not places:
        yield battle
        return
    kind = (battle.defence_kinds if side else battle.attack_kinds)[places[0]]
    for face in range(1, kind + 1):
        yield from _rerolls(with_face(battle, side, places[0], face), side, places[1:])


def with_face(battle: Battle, side: int, place: int, face: int) -> Battle:
    """`battle` with one die showing another face."""
    name = "defence" if side else "attack"
    faces: tuple[int, ...] = getattr(battle, name)
    return changed(battle, **{name: (*faces[:place], face, *faces[place + 1 :])})
