"""The boards of a picture side by side, with the room for the bars above and below."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.arrows import Track, track
from render.geometry import Point
from render.inks import Inks, inks
from render.legend import legend_height
from render.palette import Style, palette
from render.plate import Bounds, Plate, plate

ABOVE, BELOW = 5, 3
"""How far inside the frame's margins the bars end."""
BAR = 90
"""Height of the title bar above a board 1000 wide; on a wider picture all words grow with it."""
JOINT = 17
"""Radius of the counters where several boards share a picture: all come to one scale."""
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
        free: Image.Image,
        open_: Image.Image,
        title: Bounds,
        legend: Bounds,
    ) -> None:
        self.boards = tuple(boards)
        self.ground = ground
        """Water and land out of play, as common indices."""
        self.title = title
        self.legend = legend
        self.scale = scale_of(ground.width)
        """Of the words in the bars."""
        self._free = free
        """Where no name, counter or port is (mode L)."""
        self._open = open_
        """Where no place for a token is, either (mode L)."""
        self._unit = boards[0][0].shape.unit
        self._gap = boards[0][0].shape.counter_radius + 5
        self._at = {
            name: Point(territory.counter.x + dx, territory.counter.y + dy)
            for board, dx, dy in boards
            for name, territory in board.shape.territories.items()
        }
        self.track = lru_cache(256)(self._track)
        self.lands: Lands | None = None
        """The ground of the picture drawn last: most of the next one is the same."""

    @property
    def panel(self) -> bool:
        """Whether the legend has a room of its own instead of the bar below."""
        return self.legend[3] < self.ground.height

    def _track(self, source: str, target: str) -> Track | None:
        """The way of an arrow between two places, or None if one of them is not here or there is no room."""
        if source not in self._at or target not in self._at:
            return None
        return track(self._at[source], self._at[target], self._free, self._open, self._gap, self._unit)


def scale_of(wide: int) -> float:
    """How large the words are on a picture of this width: on a phone all pictures are equally wide."""
    return max(1.0, wide / 1000)


@lru_cache(16)
def sheet(boards: tuple[str, ...], theme: str, sides: int, figures: int) -> Sheet:
    """The sheet for these boards with a legend of so many sides, each of up to so many figures."""
    plates = [plate(board, theme, JOINT if len(boards) > 1 else None) for board in boards]
    colours = palette().themes[theme]
    heights = [below - above for above, below in map(_rows, plates)]
    wide = sum(one.shape.size[0] for one in plates)
    bar = round(BAR * scale_of(wide))
    foot = bar + max(heights)
    short = next((i for i, high in enumerate(heights) if max(heights) - high >= PANEL), None)
    room = 3 if short is not None else legend_height(sides, figures, wide)
    ground = Image.new("RGB", (wide, foot + room), colours.gold)
    free, open_ = Image.new("L", ground.size, 0), Image.new("L", ground.size, 0)
    legend: Bounds = (0, foot, wide, ground.height)
    placed: list[Placed] = []
    left = 0
    for number, (one, high) in enumerate(zip(plates, heights, strict=True)):
        above, below = _rows(one)
        across = one.shape.size[0]
        kept: Bounds = (0, above, across, below)
        ground.paste(one.water.crop(kept).convert("RGB"), (left, foot - high))
        free.paste(one.free.crop(kept), (left, foot - high))
        open_.paste(one.open.crop(kept), (left, foot - high))
        placed.append((one, left, foot - high - above))
        if number == short:
            legend = (left, bar, left + across, foot - high)
        elif foot - high > bar:
            ground.paste(colours.bar, (left, bar, left + across, foot - high))
        if left:
            ground.paste(colours.gold, (left - 1, bar, left + 2, foot))
        left += across
    return Sheet(placed, inks(theme, ()).paint(ground), free, open_, (0, 0, wide, bar), legend)


def _rows(one: Plate) -> tuple[int, int]:
    """The first row of a board's map, and the first below it."""
    return int(one.shape.frame.top) - ABOVE, int(one.shape.frame.bottom) + BELOW
