"""Victory points and who has won (FIEF-7.2 to 7.9, 17.51, 17.52)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.rules.contract import Outcome, Score, Seat
from bot.rules.fief.model.facts import COSTS, DOMAINS, TITLES
from bot.rules.kit.memo import last

if TYPE_CHECKING:
    from bot.rules.fief.model.people import Noble
    from bot.rules.fief.model.state import Fief

BY = ("points", "king", "hand", "great", "gold")
Party = tuple[Seat, ...]
"""A House alone, or two that are allied."""


@last
def _held(nobles: Mapping[str, Noble]) -> dict[Seat, list[str]]:
    """The Titles of each House that has any."""
    found: dict[Seat, list[str]] = {}
    for one in nobles.values():
        if one.titles:
            found.setdefault(one.seat, []).extend(one.titles)
    return found


def parts(state: Fief, seat: Seat) -> dict[str, int]:
    """The points of a House, by what they are for (FIEF-7.2, 7.5)."""
    return _parts(_held(state.nobles).get(seat, ()), state.options.lesser_fiefs_score)


def _parts(held: Sequence[str], lesser: bool) -> dict[str, int]:
    """Those that these Titles bring; `lesser`: two lesser Fiefs, too."""
    offices = (title for title in ("king", "hand", "lord_commander") if title in held)
    found: dict[str, int] = {title: TITLES[title].vp for title in offices}
    tiers = [DOMAINS[title].tier for title in held if title in DOMAINS]
    found["fiefs"] = tiers.count("great")
    if lesser:
        found["lesser"] = tiers.count("lesser") // 2
    return {what: points for what, points in found.items() if points}


def points(state: Fief, seat: Seat) -> int:
    """Victory points of a House (FIEF-7.2)."""
    return _points(state.nobles, state.options.lesser_fiefs_score).get(seat, 0)


@last
def _points(nobles: Mapping[str, Noble], lesser: bool) -> dict[Seat, int]:
    """Those of each House that has any Title."""
    return {seat: sum(_parts(held, lesser).values()) for seat, held in _held(nobles).items()}


def allies(state: Fief) -> bool:
    """Whether a marriage allies two Houses: not with three players (FIEF-0.75)."""
    return len(state.houses) >= COSTS.victory.team_players_min


def ally(state: Fief, seat: Seat) -> Seat | None:
    """FIEF-0.75, 7.4: with three players a marriage allies nobody; who has left is nobody's ally (FIEF-17.51)."""
    if not allies(state) or state.houses[seat].gone:
        return None
    for one in state.of(seat).values():
        if one.spouse and not state.houses[other := state.nobles[one.spouse].seat].gone:
            return other
    return None


def parties(state: Fief) -> tuple[Party, ...]:
    """Who can win: Houses without an ally, and alliances (FIEF-7.3)."""
    found: list[Party] = []
    for seat in state.seats:
        other = ally(state, seat)
        if not state.houses[seat].gone and (other is None or seat < other):
            found.append((seat,) if other is None else (seat, other))
    return tuple(found)


def needed(state: Fief, party: Party) -> int:
    """Points with which it wins (FIEF-7.3)."""
    return COSTS.victory.solo if len(party) == 1 else together(state)


def together(state: Fief) -> int:
    """Points with which two allied Houses win (FIEF-7.3)."""
    return COSTS.victory.team_nwe if state.options.nwe else COSTS.victory.team


def winner(state: Fief) -> Outcome | None:
    """At the end of a round: whoever has enough points; after the last one whoever comes first (FIEF-7.3, 7.9)."""
    found = parties(state)
    enough = [one for one in found if excess(state, one) >= 0]
    last = state.options.last_round(len(state.houses))
    if not enough and (last is None or state.round < last):
        return None
    best = max(rank(state, one) for one in enough or found)
    first = [one for one in enough or found if rank(state, one) == best]
    won = tuple(sorted(seat for party in first for seat in party))
    if not enough:
        return Outcome(winners=won, reason="rounds", scores=scores(state))
    return Outcome(winners=won, reason="points" if len(first[0]) == 1 else "alliance", scores=scores(state))


def left(state: Fief) -> Outcome | None:
    """FIEF-17.52: who has won because all others have left."""
    here = tuple(seat for seat in state.seats if not state.houses[seat].gone)
    allied = len(here) == 2 and ally(state, here[0]) == here[1]
    if len(here) > 1 and not allied:
        return None
    return Outcome(winners=here, reason="last" if here else "nobody", scores=scores(state))


def excess(state: Fief, party: Party) -> int:
    """How far it is past the points it needs (FIEF-7.6)."""
    return sum(points(state, seat) for seat in party) - needed(state, party)


def scores(state: Fief) -> tuple[Score, ...]:
    return tuple(
        Score(seat=seat, total=points(state, seat), parts=parts(state, seat)) for seat in state.seats
    )


def rank(state: Fief, party: Party) -> tuple[int, ...]:
    """What puts one party before another, in the order of `BY` (FIEF-7.6)."""
    held = [title for seat in party for one in state.of(seat).values() for title in one.titles]
    great = sum(title in DOMAINS and DOMAINS[title].tier == "great" for title in held)
    gold = sum(state.houses[seat].gold for seat in party)
    return excess(state, party), "king" in held, "hand" in held, great, gold
