"""What a side gives up where none of its units stays behind: a castle, the Iron Throne (TE-5.8, TE-9.1, TE-9.4)."""

from __future__ import annotations

from bot.rules.contract import Seat
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.marching import Marching
from bot.rules.tiny_epic.frames.night.facing import Facing
from bot.rules.tiny_epic.legal import control, moves, units
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Army, rest
from bot.rules.tiny_epic.model.facts import CARDS, KINGS_LANDING
from bot.rules.tiny_epic.model.state import TinyEpic


def by(state: TinyEpic, seat: Seat, source: str, army: Army, target: str = "") -> str:
    """What is given up at `source` when `army` leaves it for `target`, or the map: a word, or empty.

    `throne`, `castle`, or `capital`: a castle without which King's Landing cannot be held (TE-9.5).
    """
    top, side = state.stack[-1], state.side(seat)
    stood = top.halt.before if isinstance(top, Marching) else control.here(state, source)
    if control.holder(state, source) != side or not _manned(state, side, stood):
        return ""  # who only passes through gives up nothing
    if _manned(state, side, rest(control.here(state, source), army)):
        return ""
    if source == KINGS_LANDING:
        return "throne"
    if not control.has_castle(state, source):
        return ""
    return "capital" if _needed(state, side, source, target) else "castle"


def by_any(state: TinyEpic, seat: Seat, kind: str, source: str, target: str) -> str:
    """What would be given up at `source` by one of the armies that an action of `kind` may take from there."""
    op, there = getattr(state.stack[-1], "op", None), control.mine(state, seat, source)
    if not isinstance(op, ops.Movement):
        return ""
    armies = moves.leaders(there) if isinstance(op, ops.GatherMove) else moves.able(op, kind, there)
    return next(filter(None, (by(state, seat, source, army, target) for army in armies)), "")


def by_unit(state: TinyEpic, seat: Seat, card: str, unit: str) -> tuple[str, str]:
    """Where, and what, is given up if a card takes this unit away, named as domain, house and kind (TE-9.1).

    Empty where another unit comes in its place at once (Lordly Promotion), and of choices that name no unit.
    """
    domain, _, named = unit.partition(":")
    house, _, kind = named.partition(":")
    replaced = any(isinstance(op, ops.Recruit) and op.place == "that_domain" for op in CARDS[card].steps)
    if domain not in state.links or kind not in units.KINDS or replaced:
        return domain, ""
    return domain, by(state, seat, domain, {house: units.KINDS[kind]})


def by_card(state: TinyEpic, seat: Seat, card: str) -> tuple[str, str]:
    """The same if a card is played that drives out whoever holds King's Landing and cannot pay (TE-12.5)."""
    price = next((op.n for op in CARDS[card].steps if isinstance(op, ops.KlControllerLoseGoldOrRetreat)), 0)
    if state.purse(seat).gold >= price:
        return KINGS_LANDING, ""
    return KINGS_LANDING, by(state, seat, KINGS_LANDING, control.here(state, KINGS_LANDING))


def by_retreat(state: TinyEpic, seat: Seat, card: str) -> tuple[str, str]:
    """The same if a card by which one leaves is laid in a battle (TE-6.6)."""
    fight = state.stack[-1] if state.stack else None
    if not isinstance(fight, Battle | Facing) or CARDS[card].battle.kind != "retreat":
        return "", ""
    return fight.target, by(state, seat, fight.target, control.of_side(state, state.side(seat), fight.target))


def _needed(state: TinyEpic, side: str, source: str, target: str) -> bool:
    """Whether King's Landing goes with the castle of `source`, unless a castle may be won at `target` (TE-9.5)."""
    left = [one for one in control.castles(state, side) if one != source]
    gained = target in state.links and control.has_castle(state, target)
    return control.throne(state) == side and len(left) < control.castles_needed(state) and not gained


def _manned(state: TinyEpic, side: str, army: Army) -> bool:
    """Whether units of a side are among these; Eggs alone hold nothing (TE-1.8)."""
    return any(force.units and control.side_of(state, house) == side for house, force in army.items())
