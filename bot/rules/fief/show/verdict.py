"""What decided a game that has ended by points: who else was as near, and what came first (FIEF-7.6, 7.9)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.contract import Text
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import scoring


def verdict(state: Fief) -> Iterator[Text]:
    """Nothing where somebody alone had the points, or the game ended otherwise."""
    result = state.result
    if result is None or result.reason not in ("points", "alliance", "rounds"):
        return
    ranks = {party: scoring.rank(state, party) for party in scoring.parties(state)}
    best = max(ranks.values())
    first = [party for party, rank in ranks.items() if rank == best]
    others = [party for party, rank in ranks.items() if rank != best]
    seats = tuple(seat for party in first for seat in party)
    if len(first) > 1:
        yield Text(key="fief-line-shared", args={"seats": seats})
        return
    level = max((_alike(best, ranks[party]) for party in others), default=0)
    if level:
        near = tuple(seat for party in others if _alike(best, ranks[party]) == level for seat in party)
        args = {"seats": seats, "other_seats": near, "by": f"by-{scoring.BY[level]}"}
        yield Text(key="fief-line-decided", args=args)
    elif result.reason == "rounds":
        count = sum(scoring.points(state, seat) for seat in seats)
        need = scoring.needed(state, first[0])
        yield Text(key="fief-line-nearest", args={"seats": seats, "count": count, "need": need})


def _alike(best: tuple[int, ...], rank: tuple[int, ...]) -> int:
    """In how many things, from the first on, somebody is level with the winner."""
    return next(place for place, (mine, theirs) in enumerate(zip(best, rank, strict=True)) if mine != theirs)
