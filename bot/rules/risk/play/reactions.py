"""What a standing order plays in a window, and to what good (RISK-26.5, RISK-26.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.rules.contract import Seat
from bot.rules.kit.draft import changed
from bot.rules.kit.orders import answer, standing
from bot.rules.risk.model import frames
from bot.rules.risk.model.lasting import LastingEffect
from bot.rules.risk.model.library import CHARACTERS, THINGS, PlayableCard
from bot.rules.risk.model.piles import deck_of
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.conditions import in_vain, own_side, targets
from bot.rules.risk.play.dice import DIE, result


def by_order(
    state: RiskState, seat: Seat, name: str, possible: Sequence[PlayableCard]
) -> frames.Answer | None:
    """What the standing orders of `seat` answer in a window just opened; None where it has to be asked."""
    mine = state.court.reactions[seat]
    held = {*CHARACTERS, *deck_of(state, "maester").hand(seat)}
    return answer(
        {thing.id: standing(mine, thing.id, name, otherwise="ask") for thing in possible},
        lambda one: best_use(state, seat, THINGS[one]) if one in held else None,
        frames.Answer(),
    )


def best_use(state: RiskState, seat: Seat, thing: PlayableCard) -> frames.Answer | None:
    """The likeliest use of `thing`; None where it would be in vain, or acts on dice and does not help."""
    possible = targets(state, seat, thing)
    if possible == () or in_vain(state, seat, thing) or _shows_most(state, seat):
        return None
    battle = state.battle
    if battle is None or not battle.attack or not _on_dice(state):
        return frames.Answer(card=thing.id, target=possible[0] if possible else "none")
    for target in possible or ("none",):
        if _helps(state, seat, thing, battle, target):
            return frames.Answer(card=thing.id, target=target)
    return None


def _shows_most(state: RiskState, seat: Seat) -> bool:
    """Whether the window on top asks about a die that `seat` has rolled for a card, and it shows its highest face."""
    play = state.played
    if play is None or not isinstance(state.stack[-1], frames.Window) or seat not in play.rollers:
        return False
    return state.stack[-1].name == "after_any_own_roll" and play.dice[play.rollers.index(seat)] == DIE


def _on_dice(state: RiskState) -> bool:
    """Whether the window on top is that of a battle that has been rolled."""
    window = state.stack[-1]
    return isinstance(window, frames.Window) and window.name == "after_roll"


def _helps(state: RiskState, seat: Seat, thing: PlayableCard, battle: frames.Battle, target: str) -> bool:
    """Whether `seat` loses fewer armies, or the other side more; a new roll has to be likely to (RISK-26.5)."""
    invasion = state.invasion
    assert invasion is not None
    side = own_side(state, seat)
    now = _gain(result(state, invasion, battle), side)
    gains = [_gain(losses, side) for losses in losses_after(state, seat, thing, battle, target)]
    return sum(gains) > now * len(gains)


def losses_after(
    state: RiskState, seat: Seat, thing: PlayableCard, battle: frames.Battle, target: str
) -> tuple[tuple[int, int], ...]:
    """What attack and defence lose after `thing`, which acts on dice that lie there: all that may be, equally likely.

    Empty if it acts on none (RISK-12.4).
    """
    invasion = state.invasion
    assert invasion is not None
    found = []
    for other in _after(state, seat, thing, battle, target):
        stack = tuple(other if isinstance(frame, frames.Battle) else frame for frame in state.stack)
        found.append(result(changed(state, stack=stack), invasion, other))
    return tuple(found)


def _gain(losses: tuple[int, int], side: int) -> int:
    """Armies the other side loses more than one's own."""
    lost, slain = losses
    return lost - slain if side else slain - lost


def _after(
    state: RiskState, seat: Seat, thing: PlayableCard, battle: frames.Battle, target: str
) -> Iterator[frames.Battle]:
    """The battle as it may lie after `thing`: one outcome, or all equally likely ones of a new roll."""
    side = own_side(state, seat)
    match thing.effect.op:
        case "add_all_dice":
            force = LastingEffect(op="add_all_dice", card=thing.id, seat=seat, amount=thing.effect.number)
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


def _rerolls(battle: frames.Battle, side: int, places: list[int]) -> Iterator[frames.Battle]:
    """Every way in which these dice may fall, all equally likely."""
    if not places:
        yield battle
        return
    kind = (battle.defence_kinds if side else battle.attack_kinds)[places[0]]
    for face in range(1, kind + 1):
        yield from _rerolls(with_face(battle, side, places[0], face), side, places[1:])


def with_face(battle: frames.Battle, side: int, place: int, face: int) -> frames.Battle:
    """`battle` with one die showing another face."""
    name = "defence" if side else "attack"
    faces: tuple[int, ...] = getattr(battle, name)
    return changed(battle, **{name: (*faces[:place], face, *faces[place + 1 :])})
