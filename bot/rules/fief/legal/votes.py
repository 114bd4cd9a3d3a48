"""Elections: when they are held, who stands, who votes, who wins (FIEF-1.50 to 1.63, 1.75 to 1.77)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import control, court, titles, watch
from bot.rules.fief.model.facts import DOMAINS, MASTERS, REGIONS, TITLES, WARDENS
from bot.rules.fief.model.people import is_lord
from bot.rules.fief.model.watch import BROTHER, COMMANDER

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

KING, HAND = "king", "hand"
REGION_OF = {title: region for region, title in WARDENS.items()}
LEAST = {KING: 3, HAND: 2, COMMANDER: 2}
"""Votes that the winner needs, and without which nobody votes."""
TYRELL = (
    "tyrell_margaery_tyrell",
    "tyrell_olenna_tyrell_the_queen_of_thorns",
    "tyrell_malora_hightower",
)
"""While one of them is in play House Tyrell has a vote more for the King."""


def held(state: Fief, office: str) -> bool:
    """Whether an election takes place, if somebody stands (FIEF-1.55, 1.60, 1.75)."""
    if titles.holder(state, office) is not None or (office == COMMANDER and not state.options.nwe):
        return False
    if office == KING and titles.heir(state) is not None:
        return False
    if office == HAND and len(_members(state)) < LEAST[HAND]:
        return False
    if office in REGION_OF:
        open_ = (one for one in REGIONS[REGION_OF[office]].villages if not control.shut(state, one))
        if any(state.land[village].owner is None for village in open_):
            return False
    votes = sum(strength(state, office, seat) for seat in state.seats)
    return votes >= LEAST.get(office, 1)


def candidates(state: Fief, office: str, seat: Seat) -> tuple[str, ...]:
    """Nobles of a House who may stand."""
    if state.houses[seat].gone:
        return ()
    return tuple(noble for noble in state.of(seat) if eligible(state, office, noble))


def eligible(state: Fief, office: str, noble: str) -> bool:
    """Whether somebody may stand, a slot for the Title apart (FIEF-1.53, 1.56, 1.61, 1.76)."""
    one = state.nobles.get(noble)
    if one is None or not is_lord(noble) or not one.free or court.barred(state, noble):
        return False
    if office == COMMANDER or BROTHER in one.titles:
        return office == COMMANDER and BROTHER in one.titles
    if office in MASTERS:
        return titles.warden(state, noble) and not titles.member(state, noble)
    if office == KING:
        return any(title in DOMAINS for title in one.titles)
    if office == HAND:
        high = titles.warden(state, noble) or titles.member(state, noble)
        return high and KING not in one.titles and "heir" not in one.marks
    strict = state.options.has("strict_wardens")
    bound = one.spouse or titles.warden(state, noble) or KING in one.titles or "heir" in one.marks
    return not (strict and bound)


def given_up(state: Fief, office: str, noble: str) -> tuple[str, ...]:
    """Titles one of which somebody would have to give up for the office; none where he has room (FIEF-0.42)."""
    if noble not in state.nobles or not needs_slot(state, office, noble):
        return ()
    slot, mine = TITLES[office].slot, state.nobles[noble].titles
    return tuple(title for title in mine if TITLES[title].slot == slot and TITLES[title].transferable)


def needs_slot(state: Fief, office: str, noble: str) -> bool:
    """Whether it has no room: a Master who becomes Hand makes it himself (FIEF-0.44)."""
    slot = TITLES[office].slot
    if slot is None or titles.free_slots(state, noble, slot) > 0:
        return False
    return not (office == HAND and any(title in MASTERS for title in state.nobles[noble].titles))


def standing(state: Fief, office: str, seat: Seat) -> tuple[str, ...]:
    """Who of a House can stand now, with a slot or a Title to give up for it."""
    return tuple(
        noble
        for noble in candidates(state, office, seat)
        if not needs_slot(state, office, noble) or given_up(state, office, noble)
    )


def receivers(state: Fief, seat: Seat, noble: str, title: str) -> tuple[str, ...]:
    """Nobles of the same House to whom a Title may be passed on (FIEF-0.42)."""
    slot = TITLES[title].slot
    assert slot is not None
    return tuple(
        other
        for other in candidates(state, title, seat)
        if other != noble and titles.free_slots(state, other, slot) > 0
    )


def strength(state: Fief, office: str, seat: Seat) -> int:
    """Votes of a player (FIEF-1.58, 1.62, 1.77)."""
    if state.houses[seat].gone:
        return 0
    return len(voters(state, office, seat)) + _beside(state, office, seat)


def voters(state: Fief, office: str, seat: Seat) -> tuple[str, ...]:
    """Nobles of a House who give a vote each; for Wardens nobody does, see `_beside`."""
    if office == COMMANDER:
        return watch.voters(state, seat)
    if office not in (KING, HAND):
        return ()
    mine = [noble for noble, one in state.of(seat).items() if one.free and not court.barred(state, noble)]
    if office == KING:
        return tuple(noble for noble in mine if _of_the_realm(state, noble))
    return tuple(noble for noble in mine if titles.member(state, noble))


def _of_the_realm(state: Fief, noble: str) -> bool:
    """With a Fief, Warden or Small Council Title (FIEF-1.62)."""
    fief = any(title in DOMAINS for title in state.nobles[noble].titles)
    sworn = "brother" in state.nobles[noble].titles
    return (fief or titles.warden(state, noble) or titles.member(state, noble)) and not sworn


def _beside(state: Fief, office: str, seat: Seat) -> int:
    """Votes that no Noble gives by itself."""
    if office == KING:
        tyrell = state.houses[seat].house == "tyrell" and any(one in state.nobles for one in TYRELL)
        return int(tyrell)
    if office not in REGION_OF:
        return 0
    region = REGIONS[REGION_OF[office]]
    villages = sum(state.land[village].owner == seat for village in region.villages)
    seat_of_region = state.land[region.principal_village].owner == seat
    before = [
        {title for title, since in one.since.items() if since < state.round}
        for noble, one in state.of(seat).items()
        if one.free and not court.barred(state, noble)
    ]
    wardens = sum(any(title in REGION_OF for title in held) for held in before)
    members = sum(any(title in (HAND, *MASTERS) for title in held) for held in before)
    return villages + seat_of_region + 2 * wardens + members


def _members(state: Fief) -> tuple[str, ...]:
    """Free Members of the Small Council, whoever's."""
    return tuple(noble for noble, one in state.nobles.items() if one.free and titles.member(state, noble))


def counted(
    state: Fief, office: str, favours: Mapping[Seat, str], tokens: tuple[Seat, ...] = ()
) -> dict[str, int]:
    """Votes by candidate; a Defender token is one more of its player (FIEF-1.51, 11.47)."""
    found: dict[str, int] = {}
    for seat, noble in favours.items():
        found[noble] = found.get(noble, 0) + strength(state, office, seat) + (seat in tokens)
    return found


def winner(
    state: Fief, office: str, favours: Mapping[Seat, str], tokens: tuple[Seat, ...] = ()
) -> str | None:
    """FIEF-1.52, 1.63, 1.77."""
    votes = counted(state, office, favours, tokens)
    most = max(votes.values(), default=0)
    first = [noble for noble, count in votes.items() if count == most]
    if len(first) != 1 or most < LEAST.get(office, 1):
        return None
    behind = [
        one for seat, noble in favours.items() if noble == first[0] for one in voters(state, office, seat)
    ]
    return first[0] if _enough(state, office, behind) else None


def winnable(state: Fief, office: str) -> bool:
    """Whether somebody would be elected for whom all voted who can now, each with a token (FIEF-1.63, 1.77, 11.47)."""
    able = [seat for seat in state.seats if strength(state, office, seat)]
    most = sum(strength(state, office, seat) + bool(state.houses[seat].defenders) for seat in able)
    behind = [one for seat in able for one in voters(state, office, seat)]
    return most >= LEAST.get(office, 1) and _enough(state, office, behind)


def _enough(state: Fief, office: str, behind: Sequence[str]) -> bool:
    """Whether these are Nobles whose votes can make somebody King: two Wardens, or a Member (FIEF-1.63)."""
    wardens = sum(titles.warden(state, one) for one in behind)
    return office != KING or wardens >= 2 or any(titles.member(state, one) for one in behind)
