"""What a game master may set by hand, and when: the pieces there are, who may stand where (FIEF-0.19, 0.27, 6.30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.rules.contract import Seat
from bot.rules.fief.legal import auction, control, court, stock, titles, wall, watch
from bot.rules.fief.legal.purchases import TACTICS
from bot.rules.fief.model.board import WALL, closed
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import (
    BUILDINGS,
    COSTS,
    DOMAINS,
    HEDGE,
    KINDS,
    MASTERS,
    PERSONS,
    STOCK,
    TITLES,
    VILLAGES,
    WARDENS,
)
from bot.rules.fief.model.land import Ground
from bot.rules.fief.model.people import is_lord
from bot.rules.fief.model.units import LETTERS
from bot.rules.fief.model.watch import BROTHER, COMMANDER, Wall

if TYPE_CHECKING:
    from bot.rules.fief.model.cards import Zone
    from bot.rules.fief.model.land import Village
    from bot.rules.fief.model.state import Fief


class Unfit(NamedTuple):
    clause: str
    why: str


OFFICES = ("king", "hand", *MASTERS, *WARDENS.values())
ENGINES = "engines"
UNITS = (*LETTERS, ENGINES)
"""Mercenaries come and go with battles, Rangers with their Brothers."""
HERS = "targaryen"
"""The House of the Unsullied."""

STILL = frozenset(
    (
        *("round", "drawing", "playing", "discarding", "limit", "buying", "moving", "acting", "sieging"),
        *("proposing", "parting", "idols", "converting", "pardoning", "censuring"),
        *("window", "reopening"),
    )
)
"""Frames under which the map may be changed: each looks anew who stands where whenever it goes on. What others hold
(a battle, a Raid, a vote, bids, an Uprising) is settled first, or called off."""


def at_rest(state: Fief) -> bool:
    """Whether nothing is under way that holds the map as it is; by what all may know."""
    return all(frame.kind in STILL for frame in state.stack)


def most_units(state: Fief, seat: Seat, village: str, unit: str) -> int:
    """How many of a kind a House can have there (FIEF-0.19): those there, and those left in stock. Siege Engines stand
    where it besieges (FIEF-6.32), and nowhere on the Wall."""
    if village == WALL:
        there = sum(post.field.get(unit, 0) for post in state.wall.posts if post.seat == seat)
        return _most_troops(state, seat, unit, there)
    here = state.land[village]
    if unit == ENGINES:
        return stock.engines(state, seat) + here.siege[seat] if seat in here.siege else 0
    return _most_troops(state, seat, unit, here.troops(seat).get(unit, 0))


def _most_troops(state: Fief, seat: Seat, unit: str, there: int) -> int:
    """How many of a kind a House can have where so many are."""
    if unit in TACTICS and not state.options.te:
        return 0
    if unit in STOCK:
        return STOCK[unit] - stock.out(state, seat, unit) + there
    hers = state.houses[seat].house == HERS
    return COSTS.targaryen_start.unsullied - stock.out(state, seat, unit) + there if hers else 0


FORTS = ("stronghold", "fortified_city")
WORKS = ("mill", "sept", *FORTS)


def room(building: str) -> int:
    """How many of a kind one Village has room for (FIEF-0.28)."""
    return BUILDINGS[building].max_per_village


def standing(here: Village, building: str) -> int:
    """How many of a kind stand there."""
    match building:
        case "mill":
            return here.mills
        case "sept":
            return int(here.sept)
    return int(here.fort == building)


def cities(state: Fief, village: str) -> tuple[str, ...]:
    """Fortified Cities elsewhere in the domain of a Village (FIEF-4.21)."""
    others = DOMAINS[VILLAGES[village].fief].villages
    return tuple(one for one in others if one != village and state.land[one].fort == "fortified_city")


def bound(state: Fief, village: str) -> str | None:
    """Who holds a great Fief by the Fortified City there: without it there is none (FIEF-4.21, 0.57)."""
    fief = VILLAGES[village].fief
    city = state.land[village].fort == "fortified_city" and DOMAINS[fief].tier == "great"
    return titles.holder(state, fief) if city else None


def movable(state: Fief) -> tuple[str, ...]:
    """Nobles who can be put elsewhere: free ones, but for a Lord Commander who stays on the Wall (FIEF-0.60, 11.17)."""
    bound = by_bids(state)
    return tuple(
        noble for noble, one in state.nobles.items() if one.free and (one.place in state.land or not bound)
    )


def places(state: Fief) -> tuple[str, ...]:
    """Where a Noble may be: every Village, and the Wall where there is one."""
    return (*VILLAGES, *((WALL,) if state.options.nwe else ()))


def by_bids(state: Fief) -> bool:
    """Whether the Lord Commander alone is on the Wall, and stays there (FIEF-11.17)."""
    return state.options.nwe and state.options.says("wall_system") == "bids"


MUSTERED = 5
"""The phase in which one steps onto the Wall (FIEF-11.41)."""
BESIEGED = 6
"""The phase after which the battle is fought there (FIEF-11.42)."""


def wall_opened(state: Fief) -> bool:
    """Whether somebody may stand on the Wall besides a Lord Commander who stays there: a battle is declared for this
    round, and not fought yet (FIEF-11.41)."""
    return not by_bids(state) and wall.called(state) and state.phase <= BESIEGED


THREAT, SUPPLIES, RECRUITS, BREACH, CALL = "threat", "supplies", "recruits", "breach", "call"
ATTACKS = 10
"""The Threat at which the wildlings attack, so that it lies lower (FIEF-11.21)."""
MOST_SUPPLIES, MOST_RECRUITS = 99, 12


def wall_parts(state: Fief) -> dict[str, int]:
    """What is kept of the Wall at this table, and how much of it there may be (FIEF-11.20, 11.27, 11.40)."""
    if not state.options.nwe:
        return {}
    if by_bids(state):
        return {THREAT: ATTACKS - 1, SUPPLIES: MOST_SUPPLIES, RECRUITS: MOST_RECRUITS, BREACH: 1}
    return {CALL: 1}


def lying(state: Fief, part: str) -> int:
    """How much of it there is."""
    kept = state.wall
    match part:
        case "threat":
            return kept.threat
        case "supplies":
            return kept.gold
        case "recruits":
            return kept.recruits
        case "breach":
            return int(kept.breached)
    return int(wall.called(state))


DIPLOMACY, DEFENDER = "diplomacy", "defender"


def markers(state: Fief, seat: Seat) -> dict[str, int]:
    """The markers a House has."""
    house = state.houses[seat]
    return {DIPLOMACY: house.diplomacy, DEFENDER: house.defenders}


def most_markers(state: Fief, seat: Seat) -> dict[str, int]:
    """How many of each kind it can have; Defender tokens are for those who fight at the Wall (FIEF-11.42)."""
    most = {DIPLOMACY: COSTS.stock_per_player.diplomacy_markers}
    if not state.options.nwe or by_bids(state):
        return most
    others = sum(house.defenders for other, house in enumerate(state.houses) if other != seat)
    return {**most, DEFENDER: Wall().tokens - others}


def most_mercenaries(state: Fief, seat: Seat) -> int:
    """How many Mercenaries a House can have in its pay: its own, and those in nobody's (FIEF-4.6)."""
    return auction.employed(state, seat) + auction.idle(state)


def guards(state: Fief, noble: str) -> tuple[Seat, ...]:
    """Houses that could hold a Noble where it is: others that have a Troop or a free Noble there, and have not left
    (FIEF-0.60)."""
    one = state.nobles[noble]
    posts = state.land[one.place].posts if one.place in state.land else ()
    return tuple(post.seat for post in posts if post.seat != one.seat and not state.houses[post.seat].gone)


def settable(state: Fief) -> tuple[str, ...]:
    """Titles that can be somebody's by hand: not the Brothers', who are sworn, the Queen's, who is the King's wife, or
    the Mother of Dragons', whose card lies behind it; nor Fiefs that are closed (FIEF-0.14)."""
    barred = closed(len(state.houses))
    fiefs = (fief for fief, domain in DOMAINS.items() if barred.isdisjoint(domain.villages))
    return (*OFFICES, *((COMMANDER,) if state.options.nwe else ()), *fiefs)


def unfit(state: Fief, title: str, noble: str) -> Unfit | None:
    """Why a Noble cannot have a Title, if it cannot: by the clause, and as a word."""
    one = state.nobles[noble]
    if title == COMMANDER:
        able = BROTHER in one.titles and one.free
        return None if able else Unfit("FIEF-11.15", "watch")
    if BROTHER in one.titles:
        return Unfit("FIEF-11.6", "brother")
    if court.barred(state, noble):
        return Unfit("FIEF-0.70", "barred")
    if title not in DOMAINS and not is_lord(noble):
        return Unfit("FIEF-0.47", "lady")
    slot = TITLES[title].slot
    if slot is not None and not titles.free_slots(state, noble, slot):
        return Unfit("FIEF-0.41", "slot")
    return _unfounded(state, title, one.seat) if title in DOMAINS else None


def _unfounded(state: Fief, fief: str, seat: Seat) -> Unfit | None:
    """FIEF-0.57: it is nobody's without its Village, and a great one without its City."""
    here = state.land[titles.seat_village(state, fief)]
    if DOMAINS[fief].tier == "great" and here.fort != "fortified_city":
        return Unfit("FIEF-4.21", "city")
    return None if here.owner in (None, seat) else Unfit("FIEF-0.57", "lost")


class Unwed(NamedTuple):
    clause: str
    why: str
    noble: str


def unfit_to_wed(state: Fief, noble: str, spouse: str) -> Unwed | None:
    """Why two cannot marry, if they cannot: by the clause, as a word, and which of the two (FIEF-1.10, 1.11, 1.15)."""
    if state.nobles[noble].seat == state.nobles[spouse].seat:
        return Unwed("FIEF-1.10", "wed-house", noble)
    if is_lord(noble) == is_lord(spouse):
        return Unwed("FIEF-1.10", "wed-kind", noble)
    for one in (noble, spouse):
        seat = state.nobles[one].seat
        if state.houses[seat].gone:
            return Unwed("FIEF-17.50", "gone", one)
        if state.nobles[one].spouse or court.wedded(state, seat):
            return Unwed("FIEF-1.15", "wed-bound", one)
        if not court.marriageable(state, one):
            return Unwed("FIEF-1.10", "wed-barred", one)
    return None


def marks(state: Fief) -> tuple[str, ...]:
    """Marks that can be set by hand: those the rules of this table know (FIEF-0.70, 0.72, 1.69, 11.1)."""
    found: list[str] = []
    outlaws = state.options.says("censure") == "outlaw"
    if outlaws or (state.options.nwe and state.options.has("oathbreakers")):
        found.append("outlaw")
    if not outlaws:
        found.append("banished")
    return (*found, "heir", "assassin", "gods_cursed", *(("brother", "ranger") if state.options.nwe else ()))


def marked(state: Fief, noble: str, mark: str) -> bool:
    """Whether a Noble has a mark; a Brother's is his Title, or his Ranger."""
    one = state.nobles[noble]
    if mark == "brother":
        return BROTHER in one.titles
    return one.ranger if mark == "ranger" else mark in one.marks


def unfit_for_mark(state: Fief, noble: str, mark: str) -> Unfit | None:
    """Why a Noble cannot have a mark, if it cannot: by the clause, and as a word."""
    one = state.nobles[noble]
    match mark:
        case "outlaw" if "master_of_laws" in one.titles:
            return Unfit("FIEF-1.43", "laws")
        case "banished" if "king" in one.titles or "heir" in one.marks:
            return Unfit("FIEF-1.48", "crown")
        case "heir" if not is_lord(noble) or noble in HEDGE or "king" in one.titles:
            return Unfit("FIEF-1.69", "lord")
        case "heir" if BROTHER in one.titles:
            return Unfit("FIEF-1.70", "brother")
        case "heir" if "banished" in one.marks or ("outlaw" in one.marks and state.options.heir_is_title):
            return Unfit("FIEF-0.71", "barred")
        case "assassin" if BROTHER in one.titles:
            return Unfit("FIEF-11.6", "sworn")
        case "assassin" if _assassins(state) >= COSTS.stock_common.assassin_markers:
            return Unfit("FIEF-0.19", "assassins")
        case "brother" if not watch.may_swear(state, noble):
            return Unfit("FIEF-11.5", "vows")
        case "brother" if watch.cards_left(state) < 1:
            return Unfit("FIEF-11.1", "brothers")
        case "ranger" if BROTHER not in one.titles or not one.free:
            return Unfit("FIEF-11.2", "ranger")
    return None


def _assassins(state: Fief) -> int:
    return sum("assassin" in one.marks for one in state.nobles.values())


def host(state: Fief, noble: str, village: str) -> Seat | None:
    """Who has a Village in which somebody who died can be in play again: the House's own, and nobody comes into a siege
    (FIEF-2.28, 6.31). A Hedge Knight is of no House before."""
    seat = state.land[village].owner
    if seat is None or state.houses[seat].gone or control.besieged(state, village):
        return None
    return seat if noble in HEDGE or PERSONS[noble].house == state.houses[seat].house else None


KINDS_IN_HAND = tuple(kind for kind, one in KINDS.items() if not one.disaster)
"""What a hand may hold: no Disaster (FIEF-2.7)."""


def cards_held(state: Fief) -> bool:
    """Whether a card just drawn may be turned down, or too many are thrown away: that asks for the hand as it is."""
    return any(
        frame.kind == "limit" or (frame.kind == "drawing" and frame.turning is not None)
        for frame in state.stack
    )


def found(state: Fief, kind: str, zone: Zone) -> str | None:
    """A card of a kind that lies there, if one does: the oldest of a hand, the newest that was discarded face up."""
    pile = state.deck(KINDS[kind].deck)
    match zone:
        case "deck":
            cards = pile.pile
        case "discard":
            cards = tuple(card for card in reversed(pile.discard) if card not in pile.covered)
        case _:
            cards = state.houses[zone].hand
    return next((card for card in cards if kind_of(card) == kind), None)


def ground(state: Fief, seat: Seat, village: str) -> Ground:
    """Where whoever is put there comes to stand: with others of the House, inside first; else as if it had marched
    there (FIEF-5.15)."""
    if control.stands(state, village, seat, "inside"):
        return "inside"
    if control.stands(state, village, seat, "field"):
        return "field"
    return "inside" if control.let_in(state, village, seat) else "field"
