"""The boards of a picture side by side, with the room for the bars above and below."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from render.arrows.courses import RIM, Chart, Course, curves, ends, lanes
from render.arrows.ways import Ways
from render.base.geometry import Point, geometry
from render.base.palette import Style, palette
from render.board.plate import Bounds, Plate, plate
from render.ground.inks import Inks, inks
from render.margins.beside import row_height

ABOVE, BELOW = 5, 3
"""How far inside the frame's margins the bars end."""
BAR, TRIUMPH = 90, 300
"""Height of the title bar above a board 1000 wide, and of the one that tells who has won; on a wider picture all words
grow with it."""
JOINT = 17
"""Radius of the counters where several boards share a picture: all come to one scale."""
SWINGS = (0.0, 2.4, -2.4)
"""How far right or left of the last counter an arrow over several lands may arrive, in gaps that it keeps from it."""
PANEL = 220
"""The least height over a shorter board in which the legend stands there."""

Look = tuple[Style, int]
"""The style of a side and the slot of its inks."""
Lands = tuple[Inks, dict[str, Look], Image.Image]
"""The inks of a picture, how each territory looks in it, and all of that without anything that lies on it."""
Placed = tuple[Plate, int, int]
"""A board and the canvas point of its own top left corner."""


class Sheet:
    """Where everything stands. Shorter boards stand at the foot of the map."""

    def __init__(
        self,
        boards: Sequence[Placed],
        ground: Image.Image,
        bare: Image.Image,
        open_: Image.Image,
        rows: tuple[int, int],
        title: Bounds,
        legend: Bounds,
        beside: Bounds | None,
    ) -> None:
        self.boards = tuple(boards)
        self.ground = ground
        """Water and land out of play, as common indices."""
        self.title = title
        self.legend = legend
        self.beside = beside
        """The row of places beside the board, if there are any."""
        self.scale = scale_of(ground.width)
        """Of the words in the bars."""
        self.unit = boards[0][0].shape.unit
        """How large all that is laid on the boards is drawn."""
        self._chart = Chart(bare, open_, self.unit, rows)
        self._gaps = (boards[0][0].shape.counter_radius + 5, boards[0][0].shape.port_radius + 4)
        self.ways = Ways()
        for board, dx, dy in boards:
            self.ways.add(board.shape, dx, dy)
        self.courses = lru_cache(512)(self._courses)
        self.parts = lru_cache(512)(self._parts)
        self.lands: Lands | None = None
        """The ground of the picture drawn last: most of the next one is the same."""

    @property
    def panel(self) -> bool:
        """Whether the legend has a room of its own instead of the bar below."""
        return self.legend[3] < self.ground.height

    def _parts(self, route: tuple[str, ...]) -> tuple[tuple[Course, ...], ...]:
        """The ways for each part of an arrow that is drawn: of one over lands of others its beginning and its end."""
        if len(set(route)) < 2 or not self.ways.is_far(route):
            return (self.courses(route),)
        a, b = (self.ways.places[place].counter for place in route)
        return ends(a, b, self._gaps[0], self._chart)

    def _courses(self, route: tuple[str, ...]) -> tuple[Course, ...]:
        """The ways an arrow may take along a route; none if a place is not here and no ship goes there."""
        ways, (gap, moored) = self.ways, self._gaps
        if len(set(route)) < 2:
            return ()
        here = [place in ways.places for place in (route[0], route[-1])]
        if ways.is_direct(route):
            ends = [ways.places[place].counter for place in route if place in ways.places]
            ashore = partial(self._holds, route[-1])
            return curves(ends[0], ends[1], gap, self._chart, ashore) if all(here) else ()
        if not any(here):
            return ()
        paths = [ways.path(route, gap, moored, swing * gap) for swing in SWINGS]
        return lanes(paths, self._chart, not all(here))

    def _holds(self, place: str, at: Point) -> bool:
        """Whether a point of the canvas lies in the land of a place."""
        for board, dx, dy in self.boards:
            if place in board.masks:
                (left, top, _, _), mask = board.masks[place]
                x, y = int(at.x) - dx - left, int(at.y) - dy - top
                return 0 <= x < mask.width and 0 <= y < mask.height and bool(mask.getpixel((x, y)))
        return False


def width(boards: Sequence[str]) -> int:
    """How wide the picture of these boards is."""
    return sum(geometry(board).size[0] for board in boards)


def scale_of(wide: int) -> float:
    """How large the words are on a picture of this width: on a phone all pictures are equally wide."""
    return max(1.0, wide / 1000)


@lru_cache(8)
def sheet(boards: tuple[str, ...], theme: str, below: int, won: bool = False, slots: bool = False) -> Sheet:
    """The sheet for these boards with a legend so high `below`, if no room of its own is left; of a game `won`.

    With `slots` there is a row for places beside the board.
    """
    plates = [plate(board, theme, JOINT if len(boards) > 1 else None) for board in boards]
    colours = palette().themes[theme]
    heights = [below - above for above, below in map(_rows, plates)]
    wide = sum(one.shape.size[0] for one in plates)
    bar = round((TRIUMPH if won else BAR) * scale_of(wide))
    foot = bar + max(heights)
    short = next((i for i, high in enumerate(heights) if max(heights) - high >= PANEL), None)
    room = 3 if short is not None else below
    row = row_height(scale_of(wide)) if slots else 0
    ground = Image.new("RGB", (wide, foot + row + room), colours.gold)
    bare, open_ = Image.new("L", ground.size, 0), Image.new("L", ground.size, 0)
    legend: Bounds = (0, foot + row, wide, ground.height)
    placed: list[Placed] = []
    left = 0
    for number, (one, high) in enumerate(zip(plates, heights, strict=True)):
        above, below = _rows(one)
        across = one.shape.size[0]
        kept: Bounds = (0, above, across, below)
        ground.paste(one.water.crop(kept).convert("RGB"), (left, foot - high))
        bare.paste(one.bare.crop(kept), (left, foot - high))
        open_.paste(one.open.crop(kept), (left, foot - high))
        rim = round(RIM * one.shape.unit)
        for edge in (foot - high, foot - rim):
            open_.paste(0, (left, edge, left + across, edge + rim))
        placed.append((one, left, foot - high - above))
        if number == short:
            legend = (left, bar, left + across, foot - high)
        elif foot - high > bar:
            ground.paste(colours.bar, (left, bar, left + across, foot - high))
        if left:
            ground.paste(colours.gold, (left - 1, bar, left + 2, foot))
        left += across
    return Sheet(
        placed,
        inks(theme, ()).paint(ground),
        bare,
        open_,
        (bar, foot),
        (0, 0, wide, bar),
        legend,
        (0, foot, wide, foot + row) if slots else None,
    )


def _rows(one: Plate) -> tuple[int, int]:
    """The first row of a board's map, and the first below it."""
    return int(one.shape.frame.top) - ABOVE, int(one.shape.frame.bottom) + BELOW
