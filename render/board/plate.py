"""A board prepared for quick drawing.

Ready are the water with all that is not in play, and for each side a frame as if all land were its own. Coasts,
names and ports are the same in all of them, so that a picture is pieced together from frames, territory by territory.
"""

import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from data import ROOT
from render.base.fonts import FACES, FOLDER
from render.base.geometry import Geometry, Point, Region, data_of, files_of, geometry, regions, scaled
from render.base.palette import FILE, RGB, Style, Theme, mix, palette
from render.base.sketch import Sketch
from render.base.store import digest, prepared
from render.board.seats import seats, solid
from render.board.stamps import CHIP, counter
from render.ground.decor import Overlay, lanes, names, on_land, ports
from render.ground.growth import growth
from render.ground.inks import inks, level_table
from render.ground.ribbons import AFLOAT, LAID, WHOLLY, Busy, draw_ribbons, ribbons
from render.ground.sea import compass_rose, depths, land_mask, letters, rays, widest
from render.ground.terrain import LIGHT, SHADE, TONES, climates, ground, pattern

PARTS = {"water": "P", "tone": "L", "overlay": "RGBA", "written": "L", "taken": "L", "afloat": "L"}
"""The kept images and their modes. Outlines and arrows pass under what is `written`: names and ports; arrows rather
keep off what is `taken`: the places of counters and shields as well; and off the names of seas: `afloat`."""

TOKENS = 4
"""Places around a counter that ribbons keep off."""
LANDING = 20
"""How far around a port they keep off, too: the heads of arrows lie there. For a board whose `unit` is 1."""
NORTHERN = 40
"""How far land out of play must reach beyond a wall to lie there."""

Bounds = tuple[int, int, int, int]
Places = Mapping[str, tuple[Point, ...]]

_plates: dict[tuple[str, str, float | None], "Plate"] = {}
_making = threading.Lock()


class Plate:
    """One board in one theme, with counters of a given radius or its own. Any number of threads may read it."""

    def __init__(self, board: str, theme: str, radius: float | None = None) -> None:
        self.theme = theme
        shape = geometry(board)
        self.shape: Geometry = shape if radius is None else scaled(shape, radius / shape.counter_radius)
        places = seats(self.shape)
        self.seats = places | self.shape.seals
        """The places of shield and tokens of every territory, and those of tokens elsewhere."""
        files = [
            *(ROOT / file for file in files_of(board)),
            *data_of(board),
            ROOT / FILE,
            *(FOLDER / f"{face}.ttf" for face in FACES),
        ]
        self._name = f"{board.replace('/', '-')}{f'-{radius:g}' if radius else ''}-{theme}"
        self._key = digest(files)
        kept = prepared(self._name, self._key, PARTS, lambda: make(self.shape, theme, regions(board), places))
        self.water, self._tone, self._overlay = kept["water"], kept["tone"], kept["overlay"]
        self.free = ImageChops.invert(kept["taken"])
        """Where neither names nor counters, shields and ports are (mode L)."""
        self.solid = tuple(solid(self.shape))
        self.bare = ImageChops.invert(kept["written"])
        slots = (one.slots for one in self.shape.territories.values())
        self._ashore = _without(self.free, slots, self.shape.token_radius)
        open_ = _without(self._ashore, self.shape.seals.values(), self.shape.token_radius)
        self.open = ImageChops.subtract(open_, kept["afloat"].point([v // 2 for v in range(256)]))
        """Where arrows rather run (mode L)."""
        self.masks = _masks(self.shape)
        self.frame = lru_cache(24)(self._frame)
        self.tile = lru_cache(1024)(self._tile)
        self.outline = lru_cache(64)(self._outline)

    @property
    def meadow(self) -> Image.Image:
        """Where nothing is drawn or laid (mode L)."""
        return ImageChops.darker(self._ashore, ImageChops.invert(self._overlay.getchannel("A")))

    def _frame(self, style: Style) -> Image.Image:
        """All land as this side's (indices of the inks of that style alone). Plants take long: they are kept."""
        if not style.grounds:
            return self._painted(style, pattern(style.pattern, self.shape.size))
        kept = prepared(f"wild-{self._name}", self._key, {"frame": "P"}, lambda: {"frame": self._wild(style)})
        return kept["frame"]

    def _wild(self, style: Style) -> Image.Image:
        """All land as nobody's."""
        climate = climates(self.shape)
        plants = growth(self.shape, palette().themes[self.theme], climate, self.meadow)
        return self._painted(style, climate, plants)

    def _painted(self, style: Style, motif: Image.Image, plants: Overlay | None = None) -> Image.Image:
        own = inks(self.theme, (style,))
        steps = motif.point([min(v * TONES, 255) for v in range(256)])
        levels = ImageChops.add(self._tone, steps).point(level_table(own.first))
        land = Image.frombytes("P", levels.size, levels.tobytes())
        land.putpalette(own.bytes)
        coloured = land.convert("RGB")
        if plants is not None:
            coloured = plants.over(coloured)
        coloured.paste(self._overlay, (0, 0), self._overlay.getchannel("A"))
        return own.paint(coloured)

    def _tile(self, territory: str, style: Style, slot: int) -> Image.Image:
        """The bounds of a territory as this side's, in the inks of its slot."""
        own = inks(self.theme, (style,))
        return self.frame(style).crop(self.masks[territory][0]).point(own.slot_table(slot))

    def _outline(self, territory: str) -> tuple[Bounds, Image.Image, Image.Image]:
        """The rim of a territory: its bounds, a mask of the casing and one of the line."""
        bounds, _ = self.masks[territory]
        left, top = max(0, bounds[0] - 4), max(0, bounds[1] - 4)
        right, bottom = min(self.shape.size[0], bounds[2] + 4), min(self.shape.size[1], bounds[3] + 4)
        free = self.bare.crop((left, top, right, bottom))
        masks = []
        for width in (8.6, 4.8):
            sketch = Sketch((right - left, bottom - top), 3, (left, top))
            for ring in self.shape.territories[territory].polygons:
                sketch.line(ring, width, closed=True)
            masks.append(ImageChops.multiply(sketch.mask(), free))
        return (left, top, right, bottom), masks[0], masks[1]


def plate(board: str, theme: str, radius: float | None = None) -> Plate:
    """The prepared board; the first time it is made or read from disk, while others wait."""
    with _making:
        if (board, theme, radius) not in _plates:
            _plates[board, theme, radius] = Plate(board, theme, radius)
        return _plates[board, theme, radius]


def make(shape: Geometry, theme: str, groups: Sequence[Region], places: Places) -> dict[str, Image.Image]:
    """All that is prepared of a board with these regions: PARTS. `places` are those of shields and tokens."""
    colours = palette().themes[theme]
    land = land_mask(shape)
    tone = ground(shape)
    overlay = on_land(shape, colours, land)
    written = _written(shape, colours)
    taken = _taken(shape, theme, written, places)
    named = ribbons(shape, groups, _kept_free(shape, taken, places, land), land)
    tags = draw_ribbons(shape.size, shape.unit, named, colours)
    for mask, colour in tags:
        overlay.lay(mask, colour)
        written, taken = ImageChops.lighter(written, mask), ImageChops.lighter(taken, mask)
    afloat = letters(shape, shape.seas, ImageChops.lighter(land, taken))
    image = _water(shape, colours, ImageChops.lighter(land, taken), afloat)
    busy = ImageChops.lighter(taken, overlay.image.getchannel("A"))
    image.paste(_wilds(shape, colours, tone, busy), (0, 0), land)
    image.paste(overlay.image, (0, 0), overlay.image.getchannel("A"))
    return {
        "water": inks(theme, ()).paint(image),
        "tone": tone,
        "overlay": overlay.image,
        "written": written,
        "taken": taken,
        "afloat": afloat,
    }


def _water(shape: Geometry, theme: Theme, busy: Image.Image, words: Image.Image) -> Image.Image:
    """The sea (mode RGB), with the names on it, off what is `busy` (mode L)."""
    image = depths(shape, theme)
    sailed = Overlay(shape.size)
    lanes(shape, theme, sailed)
    busy = ImageChops.lighter(busy, words)
    x, y, radius = widest(shape, ImageChops.lighter(busy, sailed.image.getchannel("A")))
    over = Overlay(shape.size)
    over.lay(rays(shape, (x, y)), theme.sea_line, 0.22)
    over.lay(words, theme.sea_text, 0.9)
    compass_rose(over, theme, (x, y), min(radius - 24, 60))
    image.paste(over.image, (0, 0), over.image.getchannel("A"))
    return image


def _wilds(shape: Geometry, theme: Theme, tone: Image.Image, busy: Image.Image) -> Image.Image:
    """Land out of play, everywhere (mode RGB): snow beyond a wall and heath this side of it, else dust; its names."""
    image = _bare(tone, theme.heath if shape.wall else theme.dust, 0.2, theme)
    wild, cold = Sketch(shape.size, 1), Sketch(shape.size, 1)
    for ring in shape.beyond:
        wild.polygon(ring)
        if shape.wall and min(y for _, y in ring) < min(y for _, y in shape.wall) - NORTHERN:
            cold.polygon(ring)
    image.paste(_bare(tone, theme.snow, 0.7, theme), mask=cold.mask())
    words = letters(shape, shape.wilds, ImageChops.lighter(ImageChops.invert(wild.mask()), busy))
    image.paste(mix(theme.snow, theme.ink, 0.75), mask=words)
    return image


def _bare(tone: Image.Image, ground: RGB, lit: float, theme: Theme) -> Image.Image:
    """Relief in one colour (mode RGB)."""
    table = [ground] * 256
    table[LIGHT] = mix(ground, theme.light, lit)
    table[SHADE] = mix(ground, theme.ink, 0.14)
    image = Image.frombytes("P", tone.size, tone.tobytes())
    image.putpalette([part for colour in table for part in colour])
    return image.convert("RGB")


def _masks(shape: Geometry) -> dict[str, tuple[Bounds, Image.Image]]:
    """The bounds of every territory on the canvas and its mask in them (mode 1); no pixel is in two."""
    owners = Image.new("L", shape.size, 0)
    pen = ImageDraw.Draw(owners)
    for number, territory in enumerate(shape.territories.values(), 1):
        for ring in territory.polygons:
            pen.polygon(ring, fill=number)
    found = {}
    for number, (name, territory) in enumerate(shape.territories.items(), 1):
        xs = [x for ring in territory.polygons for x, _ in ring]
        ys = [y for ring in territory.polygons for _, y in ring]
        left, top = max(0, int(min(xs))), max(0, int(min(ys)))
        right, bottom = min(shape.size[0], int(max(xs)) + 2), min(shape.size[1], int(max(ys)) + 2)
        bounds = (left, top, right, bottom)
        own = [255 if value == number else 0 for value in range(256)]
        found[name] = (bounds, owners.crop(bounds).point(own, "1"))
    return found


def _without(free: Image.Image, places: Iterable[Sequence[Point]], r: float) -> Image.Image:
    """What is free, and no place for a token of radius `r` either (mode L)."""
    mask = free.copy()
    pen = ImageDraw.Draw(mask)
    for x, y in (at for some in places for at in some):
        pen.ellipse((x - r, y - r, x + r, y + r), fill=0)
    return mask


def _kept_free(shape: Geometry, taken: Image.Image, places: Places, land: Image.Image) -> tuple[Busy, ...]:
    """What ribbons keep off: what is taken, the first places for tokens, where ships land, the names of the seas."""
    mask = Image.new("L", shape.size, 0)
    pen, r = ImageDraw.Draw(mask), shape.token_radius
    for around in places.values():
        for x, y in around[:TOKENS]:
            pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
    afloat = letters(shape, shape.seas, ImageChops.lighter(land, taken))
    pen, r = ImageDraw.Draw(afloat), shape.port_radius + LANDING * shape.unit
    for x, y in (one.port for one in shape.territories.values() if one.port is not None):
        pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
    return (Busy(taken, WHOLLY), Busy(mask, LAID), Busy(afloat, AFLOAT))


def _written(shape: Geometry, theme: Theme) -> Image.Image:
    """Where names and ports are (mode L)."""
    taken = Overlay(shape.size)
    names(shape, theme, taken)
    ports(shape, theme, taken)
    return taken.image.getchannel("A").point([255 if v > 20 else v for v in range(256)])


def _taken(shape: Geometry, theme: str, written: Image.Image, places: Places) -> Image.Image:
    """Where names, counters, shields and ports are (mode L)."""
    mask = written.copy()
    pen = ImageDraw.Draw(mask)
    half_wide, half_high = (side * shape.sign_unit / 2 + 2 for side in CHIP)
    for name, (at, *_) in places.items():
        x, y = shape.territories[name].counter
        stamp = counter(theme, shape.counter_radius)
        mask.paste(255, (round(x) - stamp.reach, round(y) - stamp.reach), stamp.cover())
        pen.rectangle((at.x - half_wide, at.y - half_high, at.x + half_wide, at.y + half_high), fill=255)
    return mask
