"""Beside a land: its region, how much of it one holds, what it brings, and what stands against it (RISK-7.3)."""

from collections.abc import Mapping, Sequence

from bot.rules.kit.memo import last
from bot.rules.risk.model.board import UNCLAIMED, Board, Region, board
from bot.rules.risk.show.places import threats
from bot.rules.risk.show.view import RiskView
from bot.words import Voice


def beside_land(view: RiskView, say: Voice, place: str, *, region: bool) -> str:
    """`6 against it · Riverlands 4 of 5, +3`: the armies are those beside a land of one's own. A phone cuts the end.

    Beside a land that nobody has claimed yet its castle and its port stand first.
    """
    viewer, owner = view.viewer, view.owner
    if viewer is None or place not in owner:
        return ""
    parts = []
    if owner[place] == viewer and (foes := threats(view.known, viewer)[place]):
        parts.append(say.key("risk-land-threat", armies=foes))
    if owner[place] == UNCLAIMED and (sites := _sites(board(view.board), say, place)):
        parts.append(sites)
    parts += _progress(view, say).get(place, ()) if region else ()
    return " · ".join(parts)


def _sites(here: Board, say: Voice, place: str) -> str:
    marks = {"castle": place in here.castles, "port": place in here.ports}
    return ", ".join(say.key(f"risk-land-{mark}") for mark, there in marks.items() if there)


def beside_region(view: RiskView, say: Voice, region_id: str) -> str:
    """What a region has and brings, and whether one begins there, where lands are claimed by wishes (RISK-4.11)."""
    here = board(view.board)
    region = next((one for one in here.regions if one.id == region_id), None)
    if region is None:
        return ""
    return say.key(
        "risk-region-wanted",
        lands=len(region.territories),
        castles=len(region.territories & here.castles),
        ports=len(region.territories & here.ports.keys()),
        bonus=region.bonus,
        home=sum(view.owner.get(place) == view.viewer for place in region.territories),
    )


@last
def _progress(view: RiskView, say: Voice) -> Mapping[str, Sequence[str]]:
    """How far one holds the regions of each land, as said beside it. Made once for a panel with many lands."""
    said: dict[str, list[str]] = {}
    for region in board(view.board).regions:
        lands = region.territories
        held = [*map(view.owner.get, lands)].count(view.viewer)
        progress = say.key(
            "risk-land-region", region=region.id, held=held, lands=len(lands), bonus=region.bonus
        )
        for place in lands:
            said.setdefault(place, []).append(progress)
    return said


def regions(view: RiskView, say: Voice) -> Mapping[str, str]:
    """What each region brings to who holds all of it, and who holds most of it now."""
    return {say.name(region.id): _standing(view, say, region) for region in board(view.board).regions}


def _standing(view: RiskView, say: Voice, region: Region) -> str:
    holders = [view.owner[place] for place in region.territories if view.owner.get(place, -1) >= 0]
    most = max(map(holders.count, holders), default=0)
    leading = tuple(sorted(seat for seat in {*holders} if holders.count(seat) == most))
    if len(leading) != 1:
        return say.key("risk-region", bonus=region.bonus, lands=len(region.territories))
    return say.key(
        "risk-region-led", bonus=region.bonus, lands=len(region.territories), held=most, seat=leading[0]
    )
