"""The boards of a picture side by side, with the room for the bars above and below."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.arrows import Track, track
from render.geometry import Point
from render.inks import inks
from render.palette import palette
from render.plate import Bounds, Plate, plate

ABOVE, BELOW = 5, 3
"""How far inside the frame's margins the bars end."""
WIDE = 1.7
"""How much larger the title is above several boards."""
Placed = tuple[Plate, int, int]
"""A board and the canvas point of its own top left corner."""
PANEL = 300
"""The least height over a shorter board in which the legend stands there."""


class Sheet:
    """Where everything stands. Boards keep their size; shorter ones stand at the foot of the map."""

    def __init__(
        self, boards: Sequence[Placed], ground: Image.Image, free: Image.Image, title: Bounds, legend: Bounds
    ) -> None:
        self.boards = tuple(boards)
        self.ground = ground
        """Water and land out of play, as common indices."""
        self.title = title
        self.legend = legend
        self.scale = 1 if len(boards) == 1 else WIDE
        """Of the title."""
        self._free = free
        """Where no name, counter or port is (mode L)."""
        self._gap = boards[0][0].shape.counter_radius + 5
        self._at = {
            name: Point(territory.counter.x + dx, territory.counter.y + dy)
            for board, dx, dy in boards
            for name, territory in board.shape.territories.items()
        }
        self.track = lru_cache(256)(self._track)

    @property
    def panel(self) -> bool:
        """Whether the legend has a room of its own instead of the bar below."""
        return self.legend[3] < self.ground.height

    def _track(self, source: str, target: str) -> Track | None:
        """The way of an arrow between two places, or None if one of them is not here or there is no room."""
        if source not in self._at or target not in self._at:
            return None
        return track(self._at[source], self._at[target], self._free, self._gap)


@lru_cache(8)
def sheet(boards: tuple[str, ...], theme: str) -> Sheet:
    """The sheet for these boards."""
    plates = [plate(board, theme) for board in boards]
    return _single(plates[0]) if len(plates) == 1 else _joint(plates, theme)


def _rows(one: Plate) -> tuple[int, int]:
    """The first row of a board's map, and the first below it."""
    return int(one.shape.frame.top) - ABOVE, int(one.shape.frame.bottom) + BELOW


def _single(one: Plate) -> Sheet:
    wide, high = one.shape.size
    top, bottom = _rows(one)
    return Sheet([(one, 0, 0)], one.water, one.free, (0, 0, wide, top), (0, bottom, wide, high))


def _joint(plates: list[Plate], theme: str) -> Sheet:
    """Several boards. The legend stands above the first board that leaves room for it, else below all."""
    colours = palette().themes[theme]
    heights = [below - above for above, below in map(_rows, plates)]
    wide = sum(one.shape.size[0] for one in plates)
    bar = round(WIDE * min(_rows(one)[0] for one in plates))
    foot = bar + max(heights)
    short = next((i for i, high in enumerate(heights) if max(heights) - high >= PANEL), None)
    ground = Image.new("RGB", (wide, foot + (3 if short is not None else bar)), colours.gold)
    free = Image.new("L", ground.size, 255)
    legend: Bounds = (0, foot, wide, ground.height)
    placed: list[Placed] = []
    left = 0
    for number, (one, high) in enumerate(zip(plates, heights, strict=True)):
        above, below = _rows(one)
        across = one.shape.size[0]
        kept: Bounds = (0, above, across, below)
        ground.paste(one.water.crop(kept).convert("RGB"), (left, foot - high))
        free.paste(one.free.crop(kept), (left, foot - high))
        placed.append((one, left, foot - high - above))
        if number == short:
            legend = (left, bar, left + across, foot - high)
        elif foot - high > bar:
            ground.paste(colours.bar, (left, bar, left + across, foot - high))
        if left:
            ground.paste(colours.gold, (left - 1, bar, left + 2, foot))
        left += across
    title: Bounds = (0, 0, wide, bar)
    return Sheet(placed, inks(theme, ()).paint(ground), free, title, legend)
