"""The boards of a picture side by side, with the room for the bars above and below."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.decor import Overlay
from render.inks import inks
from render.palette import palette
from render.plate import Bounds, Plate, plate
from render.sea import compass_rose

ABOVE, BELOW = 5, 3
"""How far inside the frame's margins the bars end."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """Where everything stands. Boards keep their size; shorter ones stand at the foot of the map."""

    boards: tuple[tuple[Plate, int, int], ...]
    """Each board with the canvas point of its own top left corner."""
    ground: Image.Image
    """Water and land out of play, as common indices."""
    free: Image.Image
    """Where no name, counter or port is (mode L)."""
    top: int
    """Height of the bar above."""
    bottom: int
    """Where the bar below begins."""


@lru_cache(8)
def sheet(boards: tuple[str, ...], theme: str) -> Sheet:
    """The sheet for these boards."""
    plates = [plate(board, theme) for board in boards]
    tall = max(plates, key=lambda one: one.shape.size[1])
    top, bottom = int(tall.shape.frame.top) - ABOVE, int(tall.shape.frame.bottom) + BELOW
    if len(plates) == 1:
        return Sheet(((tall, 0, 0),), tall.water, tall.free, top, bottom)
    colours = palette().themes[theme]
    common = inks(theme, ())
    size = (sum(one.shape.size[0] for one in plates), tall.shape.size[1])
    ground = Image.new("RGB", size, colours.sea_far)
    free = Image.new("L", size, 255)
    placed = []
    seams = Overlay(size)
    left = 0
    for one in plates:
        wide = one.shape.size[0]
        above, below = int(one.shape.frame.top) - ABOVE, int(one.shape.frame.bottom) + BELOW
        down = bottom - below
        kept: Bounds = (0, above, wide, below)
        ground.paste(one.water.crop(kept).convert("RGB"), (left, down + above))
        free.paste(one.free.crop(kept), (left, down + above))
        placed.append((one, left, down))
        room = down + above - top
        if room > 200:
            compass_rose(seams, colours, (left + wide / 2, top + room / 2), room * 0.34)
            ground.paste(colours.gold, (left, down + above - 3, left + wide, down + above))
        if left:
            ground.paste(colours.gold, (left - 1, top, left + 2, bottom))
        left += wide
    ground.paste(seams.image, (0, 0), seams.image.getchannel("A"))
    return Sheet(tuple(placed), common.paint(ground), free, top, bottom)
