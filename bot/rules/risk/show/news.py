"""What the turn has done, in the one line below the title of the map."""

from collections.abc import Iterator

from bot.rules.contract import Text
from bot.rules.risk.model.board import NEUTRAL, board
from bot.rules.risk.show.view import RiskView

MOST = 3
"""Lands named; of more than that only the weightiest."""


def news(view: RiskView) -> Text:
    """What was taken, from whom and at what price, else what was tried, else what is being done; at the end who won."""
    trail = view.trail
    if view.outcome is not None:
        return Text(key=f"risk-reason-{view.outcome.reason}")
    if trail.seat is None:
        return view.phase
    args: dict[str, str | int | tuple[str | int, ...] | None]
    args = {"seat": trail.seat, "lost": trail.lost, "slain": trail.slain}
    if not trail.taken:
        tried = dict.fromkeys(arrow.target for arrow in trail.arrows if arrow.kind == "attack")
        return (
            Text(key="risk-news-held", args={**args, "places": tuple(tried)[:MOST]}) if tried else view.phase
        )
    castles = board(view.board).castles
    places = sorted(trail.taken, key=lambda place: place not in castles)
    args |= {"places": tuple(places[:MOST]), "more": max(0, len(places) - MOST)}
    losers = tuple(dict.fromkeys(_losers(view)))
    if not losers:
        return Text(key="risk-news-taken", args=args)
    return Text(key="risk-news-taken-from", args={**args, "their_parties": losers})


def _losers(view: RiskView) -> Iterator[int | str]:
    """Whose the lands were, but for those of nobody."""
    return (whose for whose in view.trail.taken.values() if whose != NEUTRAL)
