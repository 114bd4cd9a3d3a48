"""Handing a surprise card in, for now or for a moment to come, and taking it back (FIEF-8.1 to 8.3, 17.34)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from bot.rules.contract import Candidates, Seat
from bot.rules.fief.actions.orders import Surprise
from bot.rules.fief.events.surprises import Prepared, TakenBack
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.frames.rounds import MOMENTS
from bot.rules.fief.frames.surprises.texts import target_text, trigger_text
from bot.rules.fief.judge import hand_ins
from bot.rules.fief.judge.deeds import Deed
from bot.rules.fief.legal import surprises
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import KINDS, MASTERS, VILLAGES
from bot.rules.fief.model.orders import HandedIn
from bot.rules.fief.model.people import is_lord
from bot.rules.kit import stack
from bot.rules.kit.offers import NONE, Filled, pick

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


def _cards(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Surprise cards of the hand that could be aimed at something, now or later."""
    hand = (card for card in state.houses[seat].hand if surprises.surprise(card))
    return tuple(card for card in hand if any(_later(state, seat, card)))


def _offer(state: Fief, seat: Seat, filled: Filled, field: str) -> Candidates:
    card, trigger, target = (str(filled.get(name, "")) for name in ("card", "trigger", "target"))
    if field == "card":
        return pick(_cards(state, seat))
    if card not in _cards(state, seat):
        return NONE
    if field == "trigger":
        now = (surprises.NOW,) if _aims(state, seat, card, surprises.NOW) else ()
        return pick((*now, *_triggers(state, card)), trigger_text)
    if field == "target":
        aims = _aims(state, seat, card, trigger)
        return pick(aims, lambda aim: target_text(state, seat, card, aim))
    return pick(_doers(state, seat, card, trigger, target))


def _aims(state: Fief, seat: Seat, card: str, trigger: str) -> tuple[str, ...]:
    """What it may be aimed at: as things are, or for a moment to come whatever could be aimed at then."""
    house = state.houses[seat]
    there = any(entry.card == card for entry in (*house.handed, *house.prepared))
    now = trigger == surprises.NOW
    aims = surprises.targets(state, seat, card) if now else tuple(_later(state, seat, card))
    return (*aims, surprises.NEVER) if there else aims


def _later(state: Fief, seat: Seat, card: str) -> Iterator[str]:
    kind = kind_of(card)
    match kind:
        case surprises.JOIN:
            yield from MASTERS
        case surprises.PASSAGE:
            yield from (f"{surprises.STORM}:{village}" for village in VILLAGES)
        case surprises.UPRISING:
            yield from (*VILLAGES, *state.nobles)
        case surprises.MOTHER:
            yield from (noble for noble in state.of(seat) if not is_lord(noble))
        case surprises.AMBUSH:
            yield from (noble for noble, one in state.nobles.items() if one.seat != seat)
        case _:
            yield from state.nobles


def _doers(state: Fief, seat: Seat, card: str, trigger: str, target: str) -> tuple[str, ...]:
    if trigger == surprises.NOW:
        return surprises.doers(state, seat, card, target)
    able = kind_of(card) in (surprises.ASSASSINATION, surprises.JOIN)
    return tuple(noble for noble in state.of(seat) if noble != target) if able else ()


def _triggers(state: Fief, card: str) -> tuple[str, ...]:
    """FIEF-17.34. A Secret Passage and an Ambush wait for a battle."""
    battles = tuple(f"battle:{village}" for village in VILLAGES)
    if kind_of(card) in (surprises.PASSAGE, surprises.AMBUSH):
        return battles
    people = (f"{what}:{noble}" for what in hand_ins.PEOPLE for noble in state.nobles)
    played = (f"card:{kind.id}" for kind in KINDS.values() if not kind.disaster)
    return (*(f"state:{step}" for step in MOMENTS), *people, *battles, *played)


def _hand_in(play: Play, seat: Seat, action: Surprise) -> None:
    """Whose turn it is stands between two steps of its own: there the card is played at once."""
    if action.target == surprises.NEVER:
        play.emit(TakenBack(seat=seat, card=action.card))
        return
    trigger = "" if action.trigger == surprises.NOW else action.trigger
    entry = HandedIn(card=action.card, target=action.target, by=action.by or "", trigger=trigger)
    play.emit(Prepared(seat=seat, entry=entry))


def at_once(state: Fief, seat: Seat) -> bool:
    """Whether what a seat hands in is played before anybody does anything else."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, Turn) and stack.awaited(state) == (seat,) and hand_ins.between(state)


SURPRISE_DEEDS: Mapping[str, Deed] = {
    "surprise": Deed(
        "FIEF-8.1",
        lambda state, seat: state.phase > 0 and bool(_cards(state, seat)),
        _offer,
        _hand_in,
    ),
}
