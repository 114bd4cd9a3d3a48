"""A few letters beside what is chosen: who a Noble is, what stands in a Village, what a House can do."""

from collections import Counter
from collections.abc import Iterator, Mapping

from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import control, sides, titles
from bot.rules.fief.model.board import by_sea, cost
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import DOMAINS, PERSONS, REGIONS, VILLAGES
from bot.rules.fief.model.fray import Fray
from bot.rules.fief.model.people import MANCE
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import HIDDEN, said
from bot.rules.fief.show import riding
from bot.rules.fief.show.people import HEIR
from bot.rules.fief.show.view import FiefView
from bot.words import Voice
from cogs.games.fief import stakes

BEFOREHAND = ("first", "second", "instead")
"""Where decks are named before a draw; what they hold is told on the panel of the draw itself."""


def beside(
    view: FiefView, say: Voice, kind: str, filled: Mapping[str, object], field: str, value: str
) -> str:
    """What stands beside `value`; empty where its name says all."""
    if field == "house":
        return say.key(f"fief-house-{value}")
    if kind == "discard" and field in BEFOREHAND:
        sure = field == "instead" and not view.known.options.nwe  # with it one may take the black (FIEF-2.6)
        return say.key("fief-beside-deck-instead" if sure else f"fief-beside-deck-{value}")
    if (kind, field) == ("buy", "what"):
        return say.key(f"fief-beside-buy-{DOMAINS[value].tier if value in DOMAINS else value}")
    if (kind, field) == ("welcome", "player"):
        return say.key("fief-beside-let-in") if _let_in(view, value) else ""
    if (kind, field) == ("attack", "how"):
        return _battle(view, say, str(filled.get("village")), value)
    if (kind, field) == ("raid", "target"):
        ride = riding.ride(view, value)
        return "" if ride is None else _strengths(ride.state, say, ride.fray)
    if (kind, field) == ("play", "target") and value in map(str, REGIONS):
        return _region(view, say, kind_of(str(filled.get("card"))), int(value))
    if (kind, field, filled.get("matter")) == ("put", "what", "grant"):
        return _grant(view, say, filled.get("side") == "give", value)
    if (kind, field, value) == ("play", "by", HEIR):
        return say.key("fief-beside-heir")
    if (kind, field) == ("assail", "objective"):
        return stakes.objective(say, value)
    if value in PERSONS:
        return _noble(view, say, value)
    if value in VILLAGES and view.known.phase:
        ways = [*_by_sea(view.known, say, value)] if (kind, field) == ("march", "target") else []
        return "; ".join([stands(view.known, say, value), *ways])
    if value in VILLAGES and kind == "choose":
        return _home(say, value)
    return ""


def _let_in(view: FiefView, guest: str) -> bool:
    """Whether a House is welcome inside the walls of the viewer (FIEF-5.15)."""
    host = None if view.viewer is None else view.known.houses[view.viewer]
    return host is not None and any(guest == str(one) for one in host.guests if one not in host.unwelcome)


def _battle(view: FiefView, say: Voice, village: str, how: str) -> str:
    """Strength and dice of a battle that might be declared (FIEF-6.12 to 6.15)."""
    state = view.known
    if village not in VILLAGES or view.viewer is None or how == sides.SEIZE:
        return ""
    fray = sides.declared(state, view.viewer, village, how)
    return "" if fray is None else _strengths(state, say, fray)


def _strengths(state: Fief, say: Voice, fray: Fray) -> str:
    """Of both sides; nothing where Troops of one are hidden (FIEF-10.6)."""
    if HIDDEN in sides.all_troops(state, fray, "defence"):
        return ""
    return say.key(
        "fief-beside-battle",
        strength=sides.points(state, fray, "attack"),
        against=sides.points(state, fray, "defence"),
        dice=sides.dice(state, fray, "attack"),
        defence=sides.dice(state, fray, "defence"),
    )


def _grant(view: FiefView, say: Voice, given: bool, fief: str) -> str:
    """How much of a Fief the House has that would get it: without all of it nothing comes of the grant (FIEF-4.20)."""
    state, seat = view.known, view.viewer
    draft = None if seat is None else state.houses[seat].draft
    if draft is None or fief not in DOMAINS:
        return ""
    taker, domain = draft.asked if given else draft.giver, DOMAINS[fief]
    held = [village for village in domain.villages if state.land[village].owner == taker]
    walls = domain.tier == "lesser" or any(state.land[village].fort for village in held)
    return say.key(
        "fief-beside-grant",
        seat=taker,
        count=len(held),
        villages=len(domain.villages),
        walls="some" if walls else "none",
    )


def _region(view: FiefView, say: Voice, card: str, number: int) -> str:
    """Whom a card laid on a Region serves (FIEF-2.23 to 2.25): where it may undo a Famine the Villages count, too; and
    which Disasters lie there."""
    state = view.known
    counted = "mills" if card == "good_harvest" else "villages"
    served, held = Counter[bool](), 0
    for place, here in state.land.items():
        if VILLAGES[place].region == number and here.owner is not None:
            served[here.owner == view.viewer] += here.mills if counted == "mills" else 1
            held += here.owner == view.viewer
    told = say.key(f"fief-beside-{counted}", mine=served[True], others=served[False], villages=held)
    return ", ".join([told, *(say.name(strike.kind) for strike in state.struck if strike.region == number)])


def _noble(view: FiefView, say: Voice, noble: str) -> str:
    """Whose it is, if not one's own; attributes, Titles, spouse, whether captive."""
    state = view.known
    one = state.nobles.get(noble)
    if one is None:
        return ""
    parts = [] if one.seat == view.viewer else [say.player(one.seat)]
    parts += [say.name(title) for title in one.titles]
    parts += [say.name(f"attribute-{each}") for each in PERSONS[noble].attributes]
    parts += [say.name(f"mark-{mark}") for mark in one.marks if mark != "heir"]
    if noble == titles.heir(state):
        parts.append(say.name("heir"))
    if one.spouse:
        parts.append(say.key("fief-beside-spouse", noble=one.spouse))
    if one.captor is not None:
        mance = one.captor == MANCE
        parts.append(say.key("fief-beside-captive", party=MANCE if mance else one.captor))
    return ", ".join(parts)


def _by_sea(state: Fief, say: Voice, village: str) -> Iterator[str]:
    """That the gathered sail there, and for how many points (FIEF-5.3)."""
    group = state.stack[-1] if state.stack else None
    if isinstance(group, Moving) and group.source in VILLAGES and by_sea(group.source, village):
        points = cost(group.source, village, state.houses[group.seat].house)
        yield say.key("fief-beside-sea", count=points)


def _home(say: Voice, village: str) -> str:
    """What a Village has from the start, where one begins in one (FIEF-0.17)."""
    here = VILLAGES[village]
    has = [name for name, is_so in (("capital", here.capital), ("coast", here.coastal)) if is_so]
    return ", ".join(say.key(f"fief-beside-{name}") for name in has)


def stands(state: Fief, say: Voice, village: str) -> str:
    """Whose it is, or that nobody can hold it (FIEF-0.14), its walls, and what stands there."""
    here = state.land[village]
    owner = here.owner
    free = "fief-beside-closed" if control.shut(state, village) else "fief-beside-nobody"
    parts, guests = [say.key(free) if owner is None else say.player(owner)], []
    if here.fort:
        parts.append(say.name(f"fort-{here.fort}"))
    for post in here.posts:
        units = said(post.troops)
        if units and post.seat == owner:
            parts += map(say.name, units)
        elif units:
            guests.append(f"{say.player(post.seat)}: {', '.join(map(say.name, units))}")
    return "; ".join((", ".join(parts), *guests))
