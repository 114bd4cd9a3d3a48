"""The window of a card: the land it is about, or a shield with its sign in a glory of the colour of its sort."""

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageStat

from bot.rules.contract import Card
from render.base.palette import NOBODY, RGB, Theme, mix, palette
from render.base.sketch import Sketch
from render.board.arms import arms
from render.board.plate import Bounds, Plate, plate
from render.board.stamps import shield
from render.signs.icons import sign, signs

WINDOW = (246, 176)
RIM = 3
"""Of the window."""
SIGN, SMALL_SIGN, BADGE = 112, 40, 58
"""How large a sign is on its shield; that of a land in a corner, and the disc under it."""
ARMS, INSET = 0.92, 6
"""How large the shields are that a card bears besides, to the right and the left of its own, as in a legend 1."""
RAYS = 20
AROUND, SHADE = 40, 0.45
"""What a window shows around a land at the least, in pixels of the map, and how dark that is."""

FIELDS: dict[str, RGB] = {
    "maester": (24, 58, 104),
    "objective": (26, 78, 48),
    "character": (84, 36, 104),
    "battle_secret": (84, 36, 104),
    "battle_conscripts": (26, 78, 48),
    "battle_retreat": (24, 58, 104),
    **dict.fromkeys(("famine", "plague", "heavy_rain", "uprising", "assassination", "ambush"), (112, 24, 30)),
    **dict.fromkeys(("good_harvest", "good_weather", "tax"), (26, 78, 48)),
    **dict.fromkeys(("a_lord_comes_of_age", "a_lady_comes_of_age", "mother_of_dragons"), (84, 36, 104)),
    **dict.fromkeys(("join_the_small_council", "justice", "secret_passage"), (24, 58, 104)),
}
"""The field of the shield by what sort of card it is."""
OTHER: RGB = (112, 24, 30)


def window(card: Card, theme: str) -> Image.Image:
    """What a card shows (mode RGB)."""
    if card.board is not None:
        return _land(theme, card.board, card.id, card.symbol)
    kind = card.id if card.id in signs() else card.symbol or "cards"
    image = _glory(theme, kind, FIELDS.get(card.symbol or "", OTHER)).copy()
    for number, (side, letter) in enumerate(card.arms):
        shown, mask = arms(theme, palette().sides[side], letter, ARMS)
        x = INSET if number % 2 else WINDOW[0] - INSET - shown.width
        y = WINDOW[1] - (shown.height + 6) * (number // 2 + 1)
        image.paste(shown, (x, y), mask)
    return image


@lru_cache(128)
def _land(theme: str, board: str, place: str, symbol: str | None) -> Image.Image:
    """The land on its board, all else in the shade; in the corner the sign of its unit."""
    colours = palette().themes[theme]
    there = plate(board, theme)
    bounds, _ = there.masks[place]
    box = _around(bounds, there.shape.size)
    image = _board(there, box)
    shade = Image.blend(image, Image.new("RGB", image.size, colours.bar), SHADE)
    own = _where(there, place, box)
    image.paste(shade, mask=ImageChops.invert(own))
    rim, casing, line = there.outline(place)
    for mask, colour in ((casing, colours.ink), (line, colours.bright)):
        image.paste(colour, (rim[0] - box[0], rim[1] - box[1]), mask)
    image = image.resize(WINDOW, Image.Resampling.LANCZOS)
    if symbol is not None:
        _badge(image, colours, symbol, own.resize(WINDOW))
    return _rimmed(image, colours)


def _around(bounds: Bounds, whole: tuple[int, int]) -> Bounds:
    """What of a board is seen around a land, in the shape of a window and nowhere off the board."""
    left, top, right, bottom = bounds
    wide = max(right - left, (bottom - top) * WINDOW[0] / WINDOW[1]) + 2 * AROUND
    wide = min(wide, whole[0], whole[1] * WINDOW[0] / WINDOW[1])
    high = wide * WINDOW[1] / WINDOW[0]
    x = max(0.0, min((left + right - wide) / 2, whole[0] - wide))
    y = max(0.0, min((top + bottom - high) / 2, whole[1] - high))
    return (round(x), round(y), round(x + wide), round(y + high))


def _board(there: Plate, box: Bounds) -> Image.Image:
    """That part of a board (mode RGB), its lands as nobody's."""
    image = there.water.crop(box).convert("RGB")
    lands = there.frame(palette().sides[NOBODY]).crop(box).convert("RGB")
    for name in there.masks:
        image.paste(lands, mask=_where(there, name, box))
    return image


def _where(there: Plate, name: str, box: Bounds) -> Image.Image:
    """Where a land is in a part of its board (mode L)."""
    (left, top, _, _), mask = there.masks[name]
    found = Image.new("L", (box[2] - box[0], box[3] - box[1]))
    found.paste(mask, (left - box[0], top - box[1]))
    return found


def _badge(image: Image.Image, colours: Theme, symbol: str, land: Image.Image) -> None:
    """A sign on a disc in the corner that has the least of the land in it."""
    corners = [(x, y) for y in (WINDOW[1] - BADGE - 8, 8) for x in (WINDOW[0] - BADGE - 8, 8)]
    corner = min(corners, key=lambda at: ImageStat.Stat(land.crop((*at, at[0] + BADGE, at[1] + BADGE))).sum)
    for radius, colour in ((BADGE / 2, colours.gold), (BADGE / 2 - 3, OTHER)):
        sketch = Sketch((BADGE, BADGE), 4, (-BADGE / 2, -BADGE / 2))
        sketch.dot(0, 0, radius)
        image.paste(colour, corner, sketch.mask())
    inset = (BADGE - SMALL_SIGN) // 2
    image.paste(colours.bright, (corner[0] + inset, corner[1] + inset), sign(symbol, SMALL_SIGN))


@lru_cache(128)
def _glory(theme: str, kind: str, field: RGB) -> Image.Image:
    """A shield with a sign, rays around it."""
    colours = palette().themes[theme]
    image = Image.new("RGB", WINDOW, mix(colours.ground, field, 0.3))
    middle = (WINDOW[0] / 2, WINDOW[1] / 2)
    rays = Sketch(WINDOW, 3)
    for number in range(RAYS):
        turn, half = 2 * math.pi * number / RAYS, math.pi / RAYS / 2
        ends = [
            (middle[0] + WINDOW[0] * math.cos(turn + lean), middle[1] + WINDOW[0] * math.sin(turn + lean))
            for lean in (-half, half)
        ]
        rays.polygon([middle, *ends])
    image.paste(mix(colours.ground, field, 0.48), mask=rays.mask())
    for more, colour in ((0, colours.gold), (-5, field)):
        sketch = Sketch(WINDOW, 4, (-middle[0], -middle[1]))
        sketch.polygon(shield(148, 164, more))
        image.paste(colour, mask=sketch.mask())
    corner = (round(middle[0] - SIGN / 2), round(middle[1] - SIGN / 2 - 6))
    image.paste(colours.bright, corner, sign(kind, SIGN))
    return _rimmed(image, colours)


def _rimmed(image: Image.Image, colours: Theme) -> Image.Image:
    """The picture in a golden frame."""
    framed = Image.new("RGB", WINDOW, colours.gold)
    framed.paste(image.crop((RIM, RIM, WINDOW[0] - RIM, WINDOW[1] - RIM)), (RIM, RIM))
    return framed
