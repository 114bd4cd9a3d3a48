"""What may be recruited, for how much and where (TE-4.1 to TE-4.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.tiny_epic.legal import control, moves, treaty, units
from bot.rules.tiny_epic.legal.dead import may_fight_king
from bot.rules.tiny_epic.model.facts import HOUSES
from bot.rules.tiny_epic.model.ops import Recruit

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

OWN_HERO, ALLY_TOKEN, ALLY_HERO = 3, 1, 2


def prices(state: TinyEpic, seat: Seat, op: Recruit) -> dict[str, int]:
    """What a seat could recruit and pay for: a house for one of its Power Tokens, a Hero by its card."""
    gold = state.purse(seat).gold
    return {unit: price for unit, price in asked(state, seat, op).items() if price <= gold}


def asked(state: TinyEpic, seat: Seat, op: Recruit) -> dict[str, int]:
    """What all that lies ready for a seat would cost it."""
    own, found = state.lords[seat].house, {}
    for house in control.houses(state, seat):
        if op.source and not _sourced(op, house, own):
            continue
        if state.stock[house] and not op.heroes_only:
            found[house] = _track(state, house) if house == own else ALLY_TOKEN
        hero = state.heroes.get(house)
        if hero and not op.power_tokens_only and control.hero_domain(state, house) is None:
            found[hero] = (OWN_HERO if house == own else ALLY_HERO) - op.hero_discount
    return dict.fromkeys(found, 0) if op.free else found


def places(state: TinyEpic, seat: Seat, op: Recruit, unit: str) -> tuple[str, ...]:
    """Where it may stand: a domain the seat controls, for an ally any of the Treaty, with room (TE-4.2, TE-15.8), or
    where its card says."""
    return tuple(_places(state, seat, op, unit))


def _places(state: TinyEpic, seat: Seat, op: Recruit, unit: str) -> Iterator[str]:
    house, force = units.read(state, unit)
    if op.place == "hostile_domain":
        return (d for d in state.links if _attackable(state, seat, d))
    if op.place in state.links:
        return (d for d in (op.place,) if control.fits(state, d, {house: force}))
    held: Iterable[str] = control.held(state, state.side(seat))
    if state.night is not None:
        held = (d for d in held if not control.hostile(state, seat, d))
    if state.options.treaty and house not in state.np:
        held = (d for d in held if control.mine(state, seat, d))
    if op.place == "domain_of_own_hero":
        held = (d for d in held if any(one.leaders for one in control.mine(state, seat, d).values()))
    return (d for d in held if control.fits(state, d, {house: force}))


def possible(state: TinyEpic, seat: Seat, op: Recruit) -> tuple[str, ...]:
    """What can be recruited, paid and placed."""
    return tuple(unit for unit in prices(state, seat, op) if next(_places(state, seat, op, unit), None))


def may(state: TinyEpic, seat: Seat, op: Recruit) -> bool:
    """Whether anything can be."""
    return any(next(_places(state, seat, op, unit), None) for unit in prices(state, seat, op))


def idle(state: TinyEpic, seat: Seat, op: Recruit) -> str:
    """Why nobody can be recruited: `none` lies ready, for lack of `gold`, or of `room`; empty if somebody can be."""
    if may(state, seat, op):
        return ""
    return "room" if prices(state, seat, op) else "gold" if asked(state, seat, op) else "none"


def _sourced(op: Recruit, house: str, own: str) -> bool:
    """Whether a card lets one recruit from that house (TE-12.14, `source`)."""
    match op.source:
        case "":
            return True
        case "force_track":
            return house == own
        case "ally" | "one_ally":
            return house != own
    return house == op.source


def _attackable(state: TinyEpic, seat: Seat, domain: str) -> bool:
    """Whether a unit put there would start a battle as if it had marched in (TE-12.19)."""
    if not control.hostile(state, seat, domain) or not moves.enters(state, seat, domain):
        return False
    if (foe := treaty.foe(state, seat, domain, {})) is not None:
        return foe != "king" or may_fight_king(state)
    return not control.all_final(state, control.of_side(state, control.holder(state, domain), domain))


def _track(state: TinyEpic, house: str) -> int:
    """The cost of the leftmost token on a Force Track (TE-1.11)."""
    track = HOUSES[house].force_track or ()
    return track[len(track) - state.stock[house]].recruit_cost
