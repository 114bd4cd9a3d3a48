"""Who plays how well: the results of games that are over, and the ratings computed from them.

Only results are stored, and only as a cache: they can be made again from the journals.
`docs/decisions/0005-records.md` says whose seat counts and why.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.engine.journal.entries import Entry
from bot.engine.journal.history import live
from bot.rules.contract import Concede, Model, Outcome, Party, Reinstate, Seat, closes, events_seen
from bot.store.records import Sitter

MODEL = PlackettLuce()
"""The rating model with its own defaults: everybody begins at 25 ± 25/3."""


class Leave(Model):
    """Somebody conceded at entry `n`. `place` is theirs, whatever a substitute made of the seat afterwards.

    `back` is the entry by which the seat was in the game again, if it ever was.
    """

    seat: Seat
    n: int
    place: int
    back: int | None = None


class Result(Model):
    """How a game ended. `places` by seat: 1 for who did best, the same number for those who did equally well.

    Sides that nobody plays may be among the winners; they have no place.
    """

    winners: tuple[Party, ...]
    reason: str
    places: tuple[int, ...]
    turns: int
    leaves: tuple[Leave, ...] = ()
    """In order; none in results that were noted before these were kept."""


def result(outcome: Outcome, entries: Sequence[Entry], players: int) -> Result:
    """The result of a game from its outcome and its whole journal.

    Winners come first, then the others by points, then those who left, the last of them first. Where no player has won,
    all who stayed have lost alike.
    """
    counted = live(entries)
    left, absences = _absences(counted)
    totals = {score.seat: score.total for score in outcome.scores}

    def merit(seat: Seat) -> tuple[int, int]:
        if seat in outcome.winners:
            return 2, 0
        if seat in left:
            return 0, left[seat]
        return 1, totals.get(seat, 0) if outcome.seats else 0

    merits = [merit(seat) for seat in range(players)]

    def place(mine: tuple[int, int]) -> int:
        return 1 + sum(other > mine for other in merits)

    places = tuple(place(mine) for mine in merits)
    leaves = tuple(
        Leave(seat=seat, n=n, place=place((0, n)), back=back) for (seat, n), back in absences.items()
    )
    turns = sum(closes(events_seen(entry.events, None)) for entry in counted)
    return Result(winners=outcome.winners, reason=outcome.reason, places=places, turns=turns, leaves=leaves)


def departed(entries: Sequence[Entry]) -> Collection[Seat]:
    """The seats that were left for good: none in which somebody was brought back."""
    left, _ = _absences(live(entries))
    return left.keys()


def _absences(entries: Sequence[Entry]) -> tuple[dict[Seat, int], dict[tuple[Seat, int], int | None]]:
    """By which entry each seat left that is out at the end; and by which all that ever left were back, if they were.

    The second has those that left by seat and entry.
    """
    left: dict[Seat, int] = {}
    absences: dict[tuple[Seat, int], int | None] = {}
    for entry in entries:
        match entry.action:
            case Concede() if entry.seat is not None:
                left[entry.seat] = entry.n
                absences[entry.seat, entry.n] = None
            case Reinstate(player=player) if int(player) in left:
                seat = int(player)
                absences[seat, left.pop(seat)] = entry.n
    return left, absences


# ── whose seat counts ──


FORMER = 0
"""Stands for somebody who played and is not known any more."""


def holders(sitters: Iterable[Sitter]) -> dict[Seat, int]:
    """Who held a seat from start to end, by user id or `FORMER`. Agents and seats that changed hands are left out."""
    people: dict[Seat, set[int | None]] = {}
    for sitter in sitters:
        former = FORMER if sitter.agent is None else None
        people.setdefault(sitter.seat, set()).add(former if sitter.user_id is None else sitter.user_id)
    alone = {seat: next(iter(found)) for seat, found in people.items() if len(found) == 1}
    return {seat: user for seat, user in alone.items() if user is not None}


@dataclass(frozen=True, slots=True)
class Finish:
    """How somebody came out of a game, by user id or `FORMER`."""

    user: int
    place: int
    won: bool


def finishes(result: Result, sitters: Sequence[Sitter]) -> list[Finish]:
    """How all came out who count: who held a seat from start to end, and who held it until they left it for good.

    Whoever takes such a seat later has neither won nor lost by it. Who was brought back has not left.
    """
    whole, last = holders(sitters), holders(one for one in sitters if one.since is None)
    found = [
        Finish(user, result.places[seat], seat in result.winners) for seat, user in sorted(whole.items())
    ]
    for leave in result.leaves:
        user = _until(leave.n, sitters).get(leave.seat)
        back = (
            () if leave.back is None else (_until(leave.back, sitters).get(leave.seat), last.get(leave.seat))
        )
        if user is not None and leave.seat not in whole and user not in back:
            found.append(Finish(user, leave.place, won=False))
    return found


def _until(n: int, sitters: Sequence[Sitter]) -> dict[Seat, int]:
    """Who held a seat from the start to entry `n`."""
    return holders(one for one in sitters if one.since is not None and one.since <= n)


# ── ratings ──


@dataclass(frozen=True, slots=True)
class Standing:
    """How well one person plays one system: with 95 % probability within `margin` of `rating`."""

    user_id: int
    games: int
    wins: int
    rating: float
    margin: float

    @property
    def at_least(self) -> float:
        """The rating that this person has at the very least, by which people are ranked."""
        return self.rating - 1.5 * self.margin


def standings(played: Iterable[Sequence[Finish]]) -> list[Standing]:
    """The standing of everybody who is still known, best first (by `Standing.at_least`).

    `played` are the games of one system, in the order in which they ended.
    """
    ratings: dict[int, PlackettLuceRating] = {}
    games: dict[int, int] = {}
    wins: dict[int, int] = {}
    for game in played:
        _rate(game, ratings)
        for one in game:
            if one.user != FORMER:
                games[one.user] = games.get(one.user, 0) + 1
                wins[one.user] = wins.get(one.user, 0) + one.won
    found = []
    for user, count in games.items():
        rating = ratings.get(user) or MODEL.rating()
        found.append(Standing(user, count, wins[user], rating.mu, 2 * rating.sigma))
    return sorted(found, key=lambda each: (-each.at_least, -each.wins, each.user_id))


def _rate(game: Sequence[Finish], ratings: dict[int, PlackettLuceRating]) -> None:
    """Update the ratings by one game, unless all of its people came out alike."""
    places = [one.place for one in game]
    if len(set(places)) < 2:
        return
    before = [[ratings.get(one.user) or MODEL.rating()] for one in game]
    after = MODEL.rate(before, ranks=[float(place) for place in places])
    for one, (rating,) in zip(game, after, strict=True):
        if one.user != FORMER:
            ratings[one.user] = rating
