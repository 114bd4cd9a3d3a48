"""Where the Rival goes, what it takes, how it retreats: lists of ties among which its opponent chooses (TE-16)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.rules.tiny_epic.legal import control, treaty
from bot.rules.tiny_epic.legal.dead import may_fight_king
from bot.rules.tiny_epic.legal.moves import lift
from bot.rules.tiny_epic.model.army import HERO, Army, Force
from bot.rules.tiny_epic.model.facts import DOMAINS, HOUSES, KINGS_LANDING
from bot.rules.tiny_epic.model.rival import Rival
from bot.rules.tiny_epic.model.sides import NIGHT

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

SECTION = 2
"""Spaces of a Force Track to each of its sections; the last has one."""


def of(state: TinyEpic) -> Rival:
    """The house without a player; there is one."""
    assert state.rival is not None
    return state.rival


def side(state: TinyEpic) -> str:
    """The side it is on."""
    return control.side_of(state, of(state).house)


def hero_domain(state: TinyEpic) -> str:
    """Where its Hero stands: it is never removed (TE-16.11)."""
    found = control.hero_domain(state, of(state).house)
    assert found is not None
    return found


def row(state: TinyEpic) -> str:
    """The row of the map its Hero is in (TE-16.7)."""
    return DOMAINS[hero_domain(state)].row


def army(state: TinyEpic, alone: bool) -> dict[str, Force]:
    """Who goes with the Hero: Power Tokens but for one, of its own if it can; Dragons, Eggs (TE-16.7, TE-16.14)."""
    own, source = of(state).house, hero_domain(state)
    there = control.of_side(state, side(state), source)
    if alone:
        return {own: HERO}
    tokens = {house: force.tokens for house, force in there.items() if house == own or house in state.np}
    stays = next((house for house in (own, *tokens) if tokens.get(house)), None)
    if stays is not None:
        tokens[stays] -= 1
    beasts = there.get("targaryen", Force()) if own == "targaryen" else Force()
    goes = {own: Force(tokens=tokens.pop(own, 0), hero=True, dragons=beasts.dragons, eggs=beasts.eggs)}
    return goes | {house: Force(tokens=count) for house, count in tokens.items() if count}


def goals(state: TinyEpic, first: str, alone: bool) -> tuple[str, ...]:
    """The domains to which it goes next, all equally near: that of its card, else by its list (TE-16.10, TE-16.16)."""
    if first and _may_enter(state, first, alone):
        return (first,)
    if state.night is not None:  # the Teammate goes for the dead first (TE-17.3)
        prey = nearest(state, (d for d in _haunted(state) if _may_enter(state, d, alone)))
        if prey:
            return prey
    section = min(control.recruited(state, of(state).house) // SECTION, len(_LIST) - 1)
    for kind in _LIST[section:]:
        if found := nearest(state, (d for d in kind(state) if _may_enter(state, d, alone))):
            return found
    return ()


def places(state: TinyEpic, where: str) -> tuple[str, ...]:
    """The domain that a Recruit names; several where castles tie (TE-16.6)."""
    if where == "hero_domain":
        return (hero_domain(state),)
    home = HOUSES[of(state).house].home_domain
    if where == "home_domain":
        return (home,)
    mine = side(state)
    sizes = {d: _size(state, d) for d in control.held(state, mine) if control.has_castle(state, d)}
    return tuple(d for d in sizes if sizes[d] == min(sizes.values())) or (home,)


def room(state: TinyEpic, house: str, domain: str) -> str | None:
    """Where a token of a house that may not stand in `domain` goes: to the Hero, or nowhere (TE-16.6)."""
    for place in (domain, hero_domain(state)):
        held = control.holder(state, place) in ("", side(state))
        if held and control.fits(state, place, {house: Force(tokens=1)}):
            return place
    return None


def strongest_ally(state: TinyEpic) -> tuple[str, ...]:
    """The allies with most tokens in its Ally Pool (TE-16.6)."""
    pool = state.purses[side(state)].pool
    allies = control.allied(state, side(state))
    most = max((pool.get(house, 0) for house in allies), default=0)
    return tuple(house for house in allies if pool.get(house, 0) == most)


def fullest(state: TinyEpic) -> tuple[str, ...]:
    """The houses not allied with it that have most tokens in their Token Pools, at least one (TE-12.18)."""
    stock = {h: state.stock[h] for h in state.np if state.allies.get(h) != side(state) and state.stock[h]}
    return tuple(house for house in stock if stock[house] == max(stock.values()))


def to_name(state: TinyEpic) -> tuple[str, ...]:
    """For its own shield: the strongest allies, without any ally all houses, as far as they have a token (TE-16.8)."""
    return tuple(house for house in strongest_ally(state) or state.np if state.stock[house])


def havens(state: TinyEpic, leaving: Army, domain: str, origin: str, lost: str = "") -> tuple[str, ...]:
    """Where those `leaving` a domain retreat to, all equally near: back to `origin` if they can (TE-16.17).

    A Teammate goes to open fiefs alone, and to castles of the Treaty only if no fief is as near (TE-17.7, TE-15.9f).
    """
    mine = side(state)
    lifted = lift(state, domain, leaving)
    held = (d for d in control.held(lifted, mine) if lost not in control.here(lifted, d))
    own = [d for d in held if control.fits(lifted, d, leaving)]
    if origin in own or (origin and control.unoccupied(lifted, origin)):
        return (origin,)
    open_to = [d for d in state.links if d != domain and (d in own or _empty(lifted, d))]
    near = nearest(state, open_to, domain)
    fiefs = tuple(d for d in near if DOMAINS[d].kind == "fief")
    return (state.options.treaty and fiefs) or near


def _empty(state: TinyEpic, domain: str) -> bool:
    closed = state.options.treaty and DOMAINS[domain].kind != "fief"
    return not closed and control.unoccupied(state, domain) and _castles_for(state, domain)


def _castles_for(state: TinyEpic, domain: str) -> bool:
    enough = len(control.castles(state, side(state))) >= control.castles_needed(state)
    return domain != KINGS_LANDING or enough


def _may_enter(state: TinyEpic, domain: str, alone: bool) -> bool:
    """Not its own, to be reached, neither side final, with the castles for King's Landing (TE-16.7, TE-16.16)."""
    source, goes = hero_domain(state), army(state, alone)
    there = control.holder(state, domain)
    if domain == source or there == side(state) or domain not in control.far(state, source):
        return False
    lifted = lift(state, source, goes)
    if not _castles_for(lifted, domain) or not control.within_limit(state, goes):
        return False
    if there == NIGHT or treaty.lords(state, domain):
        king = state.night is not None and state.night.king == domain
        return not control.all_final(state, goes) and (not king or may_fight_king(state))
    if not there:
        return control.unoccupied(state, domain)
    return not (control.all_final(state, goes) or control.all_final(state, control.here(state, domain)))


def _size(state: TinyEpic, domain: str) -> int:
    return sum(force.size for force in control.of_side(state, side(state), domain).values())


def nearest(state: TinyEpic, domains: Iterable[str], source: str = "") -> tuple[str, ...]:
    """Those of `domains` that are nearest to its Hero, or to `source`."""
    away = control.far(state, source or hero_domain(state))
    found = [d for d in domains if d in away]
    least = min((away[d] for d in found), default=0)
    return tuple(d for d in found if away[d] == least)


def _haunted(state: TinyEpic) -> tuple[str, ...]:
    """The domains with a White Walker, in listed order."""
    walkers = state.night.walkers if state.night is not None else ()
    return tuple(domain for domain in state.links if domain in walkers)


def _home(state: TinyEpic) -> tuple[str, ...]:
    return (HOUSES[of(state).house].home_domain,)


def _open_fiefs(state: TinyEpic) -> tuple[str, ...]:
    return tuple(d for d in state.links if DOMAINS[d].kind == "fief" and control.unoccupied(state, d))


def _enemy_fiefs(state: TinyEpic) -> tuple[str, ...]:
    return tuple(d for d in state.links if DOMAINS[d].kind == "fief" and control.holder(state, d))


def _crown(_state: TinyEpic) -> tuple[str, ...]:
    return (KINGS_LANDING,)


def _castles(state: TinyEpic) -> tuple[str, ...]:
    return tuple(d for d in state.links if DOMAINS[d].castle)


_LIST = (_home, _open_fiefs, _enemy_fiefs, _crown, _castles)
"""TE-16.10, by the section of the Force Track it begins with."""
