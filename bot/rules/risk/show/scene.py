"""The map as data: whose is what, how strong, and what the last turn did."""

from collections.abc import Iterator

from bot.rules.contract import Area, Arrow, Figure, Scene, Side, Text, Token
from bot.rules.risk.model.board import FIRST, LETTERS, NEUTRAL, PARTS, UNCLAIMED, board
from bot.rules.risk.model.dominion import UNITS
from bot.rules.risk.model.mitchell import SIDES, WILDLINGS
from bot.rules.risk.play.powers import seat_of_power, strength
from bot.rules.risk.show.news import news
from bot.rules.risk.show.view import RiskView

NEUTRAL_SIDE = "neutral"
DRAWN = {FIRST: ("first",)}
"""The boards that have a picture of their own instead of those they are made of."""


def make_scene(view: RiskView) -> Scene:
    """What to draw for the viewer of `view`; before the deal the board is empty."""
    here = board(view.board)
    areas = []
    for place in here.territories:
        marks = [mark for mark, at in (("castle", here.castles), ("port", here.ports)) if place in at]
        owner = view.owner.get(place)
        side = None
        if owner is not None and owner != UNCLAIMED:
            side = view.holders.get(place, NEUTRAL_SIDE) if owner == NEUTRAL else view.houses[owner]
        count = view.armies.get(place) or None
        areas.append(Area(id=place, side=side, count=count, marks=tuple(marks)))
    return Scene(
        boards=tuple(f"risk/geometry/{part}" for part in DRAWN.get(view.board, PARTS[view.board])),
        title=Text(key="risk"),
        corner=Text(key="risk-corner", args={"round": view.round}),
        caption=news(view),
        winners=_winners(view),
        sides=_sides(view),
        areas=tuple(areas),
        tokens=tuple(_tokens(view)),
        arrows=(*view.trail.arrows, *_under_way(view)),
        changed=(*view.trail.changed, *((view.conquest.target,) if view.conquest else ())),
    )


def _winners(view: RiskView) -> tuple[str, ...]:
    """The Houses and sides that have won."""
    if view.outcome is None:
        return ()
    sides = (one if isinstance(one, str) else view.houses[one] for one in view.outcome.winners)
    return tuple(side for side in sides if side is not None)


def _tokens(view: RiskView) -> Iterator[Token]:
    """Special Units, each kind in a territory as one token; Seats of Power where they count (RISK-4.6, RISK-14.1)."""
    if view.known.on.seats:
        for house in filter(None, view.houses):
            place = seat_of_power(view.known, house)
            if place is not None:
                yield Token(area=place, kind="crown", side=house)
    for place, troop in view.known.court.units.items():
        owner = view.owner[place]
        side = view.houses[owner] if owner >= 0 else view.holders.get(place, NEUTRAL_SIDE)
        for kind, count in zip(UNITS, troop, strict=True):
            if count:
                yield Token(area=place, kind=kind, side=side, count=count)


def _under_way(view: RiskView) -> tuple[Arrow, ...]:
    """The invasion or the occupation that is not settled yet."""
    if view.invasion and view.invasion.landing is None:
        return (Arrow(source=view.invasion.source, target=view.invasion.target, kind="attack"),)
    if view.conquest:
        taken = view.conquest
        return (Arrow(source=taken.source, target=taken.target, kind="conquest", count=taken.low),)
    return ()


def _sides(view: RiskView) -> tuple[Side, ...]:
    """The legend in turn order, then the sides without a player, unaligned forces last where there are any."""
    sides, powers = [], dict.fromkeys((*view.holders.values(), *view.off_board))
    for seat in view.order:
        house = view.houses[seat]
        if house is None or house in powers:
            continue
        sides.append(
            Side(
                id=house,
                letter=LETTERS[house],
                label=Text(key="risk-side", args={"seat": seat, "house": house}),
                seat=seat,
                figures=view.seats[seat].figures,
                active=seat == view.active,
                out=view.seats[seat].out,
            )
        )
    sides += [_power(view, side) for side in SIDES if side in powers]
    if any(owner == NEUTRAL and place not in view.holders for place, owner in view.owner.items()):
        sides.append(Side(id=NEUTRAL_SIDE, letter="N", label=Text(key="risk-neutral")))
    return tuple(sides)


def _power(view: RiskView, side: str) -> Side:
    """A side that nobody plays: what it holds, or its armies in exile or beyond the Wall (MITCHELL-1.2)."""
    if side in view.off_board:
        label = "risk-side-beyond" if side == WILDLINGS else "risk-side-exile"
        figures: tuple[Figure, ...] = (Figure(key="armies", value=view.off_board[side]),)
    else:
        label = "risk-side-power"
        counts = zip(("lands", "castles", "armies"), strength(view.known, side), strict=True)
        figures = tuple(Figure(key=key, value=value) for key, value in counts)
    return Side(id=side, letter=LETTERS[side], label=Text(key=label, args={"house": side}), figures=figures)
