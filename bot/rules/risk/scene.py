"""The map as data: whose is what, how strong, and what the last turn did."""

from bot.rules.contract import Area, Arrow, Scene, Side, Text
from bot.rules.risk.board import HOUSES, NEUTRAL, board
from bot.rules.risk.view import RiskView

NEUTRAL_SIDE = "neutral"


def make_scene(view: RiskView) -> Scene:
    """What to draw for the viewer of `view`; before the deal the board is empty."""
    here = board(view.board)
    areas = []
    for place in here.territories:
        marks = [mark for mark, at in (("castle", here.castles), ("port", here.ports)) if place in at]
        owner = view.owner.get(place)
        side = None if owner is None else NEUTRAL_SIDE if owner == NEUTRAL else view.houses[owner]
        areas.append(Area(id=place, side=side, count=view.armies.get(place), marks=tuple(marks)))
    return Scene(
        boards=(f"risk/geometry/{view.board}",),
        title=Text(key="risk"),
        corner=Text(key="risk-corner", args={"round": view.round}),
        caption=view.phase,
        sides=_sides(view),
        areas=tuple(areas),
        arrows=(*view.trail.arrows, *_under_way(view)),
        changed=(*view.trail.changed, *((view.conquest.target,) if view.conquest else ())),
    )


def _under_way(view: RiskView) -> tuple[Arrow, ...]:
    """The invasion or the occupation that is not settled yet."""
    if view.invasion:
        return (Arrow(source=view.invasion.source, target=view.invasion.target, kind="attack"),)
    if view.conquest:
        taken = view.conquest
        return (Arrow(source=taken.source, target=taken.target, kind="conquest", count=taken.low),)
    return ()


def _sides(view: RiskView) -> tuple[Side, ...]:
    """The legend in turn order, neutral forces last where there are any."""
    sides = []
    for seat in view.order:
        house = view.houses[seat]
        if house is None:
            continue
        sides.append(
            Side(
                id=house,
                letter=HOUSES[house].letter,
                label=Text(key="risk-side", args={"seat": seat, "house": house}),
                seat=seat,
                figures=view.seats[seat].figures,
                active=seat == view.active,
                out=view.seats[seat].out,
            )
        )
    if NEUTRAL in view.owner.values():
        sides.append(Side(id=NEUTRAL_SIDE, letter="N", label=Text(key="risk-neutral")))
    return tuple(sides)
