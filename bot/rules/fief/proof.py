"""What holds in every reachable state (invariants), in words for a developer."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain

from bot.rules.contract import Model, Seat
from bot.rules.fief.actions import Bid
from bot.rules.fief.frames.cards.auction import Bidding
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.frames.watch.bids import WallBids
from bot.rules.fief.legal import auction, control, stock, titles, watch
from bot.rules.fief.model.board import WALL, closed
from bot.rules.fief.model.facts import (
    CARDS,
    COSTS,
    DOMAINS,
    HEDGE,
    PERSONS,
    SLOTS,
    STOCK,
    TITLES,
    VILLAGES,
)
from bot.rules.fief.model.people import MANCE, is_lord
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import joined
from bot.rules.fief.model.watch import Wall

ALL_CARDS = sorted(CARDS)
BIDS = (WallBids, Bidding)
"""Frames in which gold is bid."""

Check = Callable[[Fief], Iterable[str]]

OF_HOUSES = "houses."
"""Before a field of every House."""
LOOKS: dict[Check, frozenset[str]] = {}
"""What each check looks at, the number of Houses apart."""


def _looks_at(*fields: str) -> Callable[[Check], Check]:
    """A check of these fields alone, done again only where one of them is another: most events change few."""

    def looking(check: Check) -> Check:
        LOOKS[check] = frozenset(fields)
        return check

    return looking


class _Proof:
    """What was found out about the state that was asked for last."""

    def __init__(self) -> None:
        self._last: tuple[Fief, dict[Check, tuple[str, ...]]] | None = None

    def broken(self, state: Fief) -> Iterator[str]:
        """The invariants this state breaks."""
        before = self._last
        if before is None or len(before[0].houses) != len(state.houses):
            found = {check: tuple(check(state)) for check in LOOKS}
        else:
            other = {*_others(before[0], state)}
            found = {
                check: before[1][check] if fields.isdisjoint(other) else tuple(check(state))
                for check, fields in LOOKS.items()
            }
        self._last = (state, found)
        return chain.from_iterable(found.values())


broken = _Proof().broken


def _others(before: Fief, state: Fief) -> Iterator[str]:
    """The fields that are others than before."""
    yield from _differing(before, state)
    if before.houses is not state.houses:
        for house, now in zip(before.houses, state.houses, strict=True):
            yield from (OF_HOUSES + field for field in _differing(house, now))


def _differing(one: Model, other: Model) -> list[str]:
    if one is other:
        return []
    mine, theirs = one.__dict__, other.__dict__
    return [name for name, value in theirs.items() if value is not mine[name] and value != mine[name]]


@_looks_at("phase", "houses.hand", "fortune", "court", "boons", "taxes", "track", "behind", "table")
def _cards(state: Fief) -> Iterator[str]:
    """Each card is in exactly one place."""
    found = [*state.track, *state.behind.values(), *state.table]
    for deck in (state.fortune, state.court):
        found += [*deck.pile, *deck.discard]
    for house in state.houses:
        found += house.hand
    found += [boon.card for boon in state.boons] + [tax.card for tax in state.taxes]
    if found and sorted(found) != ALL_CARDS and state.phase:
        there, all_ = Counter(found), Counter(ALL_CARDS)
        yield f"cards: {there - all_} too many, {all_ - there} missing"


@_looks_at(
    *("phase", "nobles", "hedge", "dead", "land"),
    *("houses.house", "houses.lords", "houses.ladies", "houses.succession"),
)
def _people(state: Fief) -> Iterator[str]:
    """Each Noble of a House that is played is in exactly one place."""
    if not state.phase:
        return
    found = [*state.hedge, *state.nobles, *state.dead]
    for house in state.houses:
        found += [*house.lords, *house.ladies]
    if sorted(found) != _everybody(tuple(house.house for house in state.houses)):
        yield "a Noble is nowhere, or twice"
    owned = defaultdict[Seat, set[str]](set)
    for noble, one in state.nobles.items():
        owned[one.seat].add(noble)
    for seat, house in enumerate(state.houses):
        mine = owned[seat]
        if {*house.succession} != mine or len(house.succession) != len(mine):
            yield f"the succession list of seat {seat} has a gap"
        if len(mine) > COSTS.limits.nobles_per_house:
            yield f"seat {seat} has too many Nobles"
    for noble, one in state.nobles.items():
        if one.place not in VILLAGES and one.place != WALL and one.captor != MANCE:
            yield f"{noble} is nowhere"
        if one.spouse and state.nobles[one.spouse].spouse != noble:
            yield f"{noble} is married to somebody who is not"
        if one.captor == one.seat:
            yield f"{noble} is held by the own House"
        if one.inside and (not one.free or not state.land[one.place].fort):
            yield f"{noble} is inside of nothing"


@cache
def _everybody(played: tuple[str, ...]) -> list[str]:
    """The Nobles of these Houses, and Hedge Knights."""
    return sorted([one.id for one in PERSONS.values() if one.house in played] + list(HEDGE))


@_looks_at("nobles", "land")
def _titles(state: Fief) -> Iterator[str]:
    """Each Title is held once, and nobody holds more than there are slots for."""
    held = Counter(title for one in state.nobles.values() for title in one.titles)
    yield from (f"{title} is held twice" for title, count in held.items() if count > 1 and title != "brother")
    for noble, one in state.nobles.items():
        if not one.titles and not one.since:
            continue
        slots: list[str | None] = [TITLES[title].slot for title in one.titles]
        if any(slots.count(slot) > most for slot, most in SLOTS.items()):
            yield f"{noble} has more Titles than slots"
        if {*one.since} != {*one.titles}:
            yield f"{noble} does not know since when it has its Titles"
    cities = [VILLAGES[place].fief for place, here in state.land.items() if here.fort == "fortified_city"]
    yield from (f"two cities in {fief}" for fief, count in Counter(cities).items() if count > 1)
    yield from (
        f"{fief} is held without a city"
        for fief in held
        if fief in DOMAINS and DOMAINS[fief].tier == "great" and fief not in cities
    )


@_looks_at("options", "houses.mercenaries", "houses.scattered", "land", "wall", "nobles", "seat_of")
def _bought(state: Fief) -> Iterator[str]:
    """Mercenaries, and the purchasable seat (FIEF-4.6, 4.8)."""
    if not 0 <= auction.idle(state) <= COSTS.stock_common.mercenaries:
        yield "too many Mercenaries, or too few"
    if state.seat_of and titles.holder(state, state.seat_of) is None:
        yield "the purchasable seat on the Small Council is nobody's, and taken"


@_looks_at("houses.scattered", "land", "wall", "taxes")
def _pieces(state: Fief) -> Iterator[str]:
    standing = stock.standing(state)
    for seat, house in enumerate(state.houses):
        mine = joined(standing.get(seat, {}), house.scattered)
        yield from (
            f"seat {seat} has too many of {kind}" for kind, most in STOCK.items() if mine.get(kind, 0) > most
        )
        if stock.engines(state, seat) < 0 or stock.taxes(state, seat) < 0:
            yield f"seat {seat} has too many engines or taxes"
    for building in ("mill", "sept", "stronghold", "fortified_city"):
        if stock.buildings(state, building) < 0:
            yield f"too many of {building}"


@_looks_at("nobles", "offers", "talk", "houses.diplomacy", "houses.defenders")
def _court(state: Fief) -> Iterator[str]:
    """Marriages, the King's wife, Outlaws, offers, embassies (FIEF-0.70, 1.10, 1.16, 9.5, 17.5)."""
    queen = titles.holder(state, "queen")
    if queen is not None and "king" not in state.nobles[state.nobles[queen].spouse].titles:
        yield f"{queen} is Queen, and not the King's wife"
    for noble, one in state.nobles.items():
        if one.spouse and (
            is_lord(noble) == is_lord(one.spouse) or state.nobles[one.spouse].seat == one.seat
        ):
            yield f"{noble} and {one.spouse} are no couple"
        if "outlaw" in one.marks and any(not TITLES[title].kept_by_outlaw for title in one.titles):
            yield f"{noble} is an Outlaw with a Title that is none for Outlaws"
    for seat in state.seats:
        open_ = [one for one in state.offers if one.giver == seat]
        if sum(not one.proposal and not one.accepted for one in open_) > COSTS.limits.open_offers:
            yield f"seat {seat} has too many offers open"
        if state.houses[seat].diplomacy < 0 or state.houses[seat].defenders < 0:
            yield f"seat {seat} has spent a marker it had not"
    if any(offer.accepted and not offer.later for offer in state.offers):
        yield "an offer stands that has been used up"
    if any(offer.room and state.talk is None for offer in state.offers):
        yield "an offer of an embassy that is over"


@_looks_at("options", "nobles", "wall", "houses.defenders")
def _watch(state: Fief) -> Iterator[str]:
    """Brothers, Rangers, the Wall (FIEF-11.1 to 11.6, 11.17, 11.42)."""
    if watch.cards_left(state) < 0:
        yield "more Brothers than cards"
    for noble, one in state.nobles.items():
        brother = "brother" in one.titles
        if one.ranger and not (brother and one.free):
            yield f"{noble} has a Ranger and is no free Brother"
        if brother and (one.spouse or {*one.titles} - {"brother", "lord_commander"}):
            yield f"{noble} is a Brother bound otherwise"
        if "lord_commander" in one.titles and not brother:
            yield f"{noble} commands the Watch without having sworn"
    wall = state.wall
    if min(wall.gold, wall.threat, wall.recruits, wall.tokens) < 0:
        yield "the Wall owes something"
    if wall.tokens + sum(house.defenders for house in state.houses) > Wall().tokens:
        yield "too many Defender tokens"
    away = {noble for noble, one in state.nobles.items() if one.place == WALL and one.free}
    if not away <= {*wall.came}:
        yield "nobody knows from where somebody came to the Wall"
    head = watch.commander(state)
    if head is not None and state.options.says("wall_system") == "bids" and head not in away:
        yield "the Lord Commander is not on the Wall"


@_looks_at("stack", "houses.gold")
def _sealed(state: Fief) -> Iterator[str]:
    """What lies sealed: bids that can be paid, votes of those who have one each (FIEF-1.50, 4.6, 11.22)."""
    for frame in state.stack:
        if isinstance(frame, BIDS):
            for seat, house in enumerate(state.houses):
                bid = frame.answers.get(seat)
                if isinstance(bid, Bid) and (bid.gold or 0) + (bid.seat or 0) > house.gold:
                    yield f"seat {seat} has bid more gold than there is"
        elif isinstance(frame, Ballot):
            for said in (frame.laid, frame.runs):
                if len({(one.office, one.seat) for one in said}) < len(said):
                    yield "somebody has voted or stood twice"


@_looks_at("houses.gold")
def _purses(state: Fief) -> Iterator[str]:
    if any(house.gold < 0 for house in state.houses):
        yield "gold below zero"


@_looks_at("land", "nobles")
def _land(state: Fief) -> Iterator[str]:
    barred, standing = closed(len(state.houses)), control.by_place(state)
    for place, village in state.land.items():
        here = standing.get(place, ())
        if village.owner is not None and place in barred:
            yield f"{place} is closed and controlled"
        if not village.posts and not here:
            continue
        seats = [post.seat for post in village.posts]
        if len({*seats}) != len(seats):
            yield f"a House arrived twice in {place}"
        there = {one.seat for _, one in here}
        for post in village.posts:
            if not (post.inside or post.field or post.seat in there):
                yield f"nobody stands at a post in {place}"
            if post.inside and not village.fort:
                yield f"Troops are inside of nothing in {place}"
            if min((*post.inside.values(), *post.field.values()), default=1) < 1:
                yield f"Troops of no number in {place}"
        yield from (f"{noble} has no post in {place}" for noble, one in here if one.seat not in seats)
