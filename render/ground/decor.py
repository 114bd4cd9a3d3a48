"""What is drawn on the ground whoever owns it: mountains, trees, rivers, borders, coasts, ports, names."""

import math
import random
from collections.abc import Iterator, Sequence
from itertools import groupby

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.base.fonts import font
from render.base.geometry import Geometry, Line, Point, inside
from render.base.palette import RGB, Theme, mix
from render.base.sketch import Points, Sketch, along, coarse, dashes, lengths, smooth
from render.signs.icons import sign

LINE_HEIGHT = 0.9
"""Of the letter size."""
ANCHOR = 1.46
"""Of the radius of a port: how large its sign is."""

CROWDED = 0.55
"""So near to a higher peak, in heights of that one, another is left out where heights stand close."""


class Overlay:
    """Layers of colour over a ground that is not known yet."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.image = Image.new("RGBA", size, (0, 0, 0, 0))

    def lay(self, mask: Image.Image, colour: RGB, strength: float = 1) -> None:
        """Cover with a colour where the mask (mode L) says so."""
        box = mask.getbbox()
        if box is None:
            return
        cover = mask.crop(box)
        layer = Image.new("RGBA", cover.size, (*colour, 0))
        layer.putalpha(coarse(cover).point([round(v * strength) for v in range(256)]))
        self.image.alpha_composite(layer, box[:2])

    def over(self, ground: Image.Image) -> Image.Image:
        """The ground (mode RGB) with all layers over it."""
        ground = ground.copy()
        ground.paste(self.image, (0, 0), self.image.getchannel("A"))
        return ground


def heights(shape: Geometry, theme: Theme, overlay: Overlay) -> None:
    """Mountains and trees."""
    things = [(*peak, True) for ridge in shape.ridges for peak in ridge.peaks]
    _heights(things + [(*tree, False) for tree in shape.trees], shape, theme, overlay)


def _heights(
    things: list[tuple[float, float, float, bool]], shape: Geometry, theme: Theme, overlay: Overlay
) -> None:
    """Peaks (True) and trees as x, y, height; those further north behind."""
    light, shade, ink = (Sketch(shape.size) for _ in range(3))
    for x, y, tall, peak in sorted(things, key=lambda one: (one[1], one[0], one[2:])):
        (_mountain if peak else _tree)(x, y, tall, light, shade, ink)
    overlay.lay(light.mask(), theme.light, 0.42)
    overlay.lay(shade.mask(), theme.ink, 0.42)
    overlay.lay(ink.mask(), theme.ink, 0.82)


def _mountain(x: float, y: float, tall: float, light: Sketch, shade: Sketch, ink: Sketch) -> None:
    """A peak lit from the left: `tall` from foot to top."""
    lean = math.sin(x * 12.9898 + y * 78.233)
    wide = tall * 0.72
    top = (x + lean * tall * 0.08, y - tall)
    left, right = (x - wide, y + tall * 0.12), (x + wide, y + tall * 0.1)
    in_left = (x - wide * (0.42 + 0.08 * lean), y - tall * (0.44 + 0.07 * lean))
    in_right = (x + wide * (0.46 - 0.07 * lean), y - tall * (0.42 - 0.09 * lean))
    ridge = [top, (x + tall * 0.1, y - tall * 0.62), (x - tall * 0.04, y - tall * 0.34), (x + tall * 0.12, y)]
    body = [left, in_left, top, in_right, right]
    dark = [*ridge, right, in_right]
    for layer in (shade, ink):
        layer.polygon(body, fill=0)
    light.polygon(body)
    light.polygon(dark, fill=0)
    shade.polygon(dark)
    ink.line(body, 1.3)
    ink.line(ridge[:3], 0.9)


def _tree(x: float, y: float, tall: float, light: Sketch, shade: Sketch, ink: Sketch) -> None:
    """A fir with its foot at x, y."""
    w = tall * 0.34
    body = [(x - w, y - tall * 0.12), (x, y - tall), (x + w, y - tall * 0.12)]
    for layer in (light, ink):
        layer.polygon(body, fill=0)
    shade.polygon(body)
    ink.line([*body, body[0]], 0.8)
    ink.line([(x, y - tall * 0.12), (x, y + tall * 0.06)], 1.2)


def rivers(shape: Geometry, theme: Theme, overlay: Overlay) -> None:
    """Rivers, wider toward the mouth."""
    water = Sketch(shape.size)
    for river in shape.rivers:
        path = smooth(river.line, 2)
        for i in range(len(path) - 1):
            water.line(path[i : i + 2], 1.1 + 1.9 * i / len(path))
    overlay.lay(water.mask(), theme.river, 0.9)


def borders(shape: Geometry, theme: Theme, overlay: Overlay) -> None:
    """Thin lines inside a region, thick ones between regions."""
    for kind, width, strength in (
        ("inner", 1.7, 0.85),
        ("domain", 3.2, 0.95),
        ("limit", 2.6, 0.9),
        ("region", 4.6, 1.0),
    ):
        lines = Sketch(shape.size)
        for border in shape.borders:
            if kind == ("domain" if border.domain and border.kind == "inner" else border.kind):
                for line in border.lines:
                    lines.line(line, width)
        overlay.lay(lines.mask(), theme.ink, strength)


def coasts(shape: Geometry, theme: Theme, overlay: Overlay) -> None:
    """The line of every shore."""
    lines = Sketch(shape.size)
    for ring in shape.coasts:
        lines.line(ring, 2.0, closed=True)
    overlay.lay(lines.mask(), theme.coast, 0.96)


def lakes(shape: Geometry, theme: Theme, overlay: Overlay) -> None:
    """Water between lands, as that of rivers: deeper away from a wet shore, to which the land leads down."""
    if not shape.lakes:
        return
    whole = _filled(shape.size, shape.lakes)
    overlay.lay(_filled(shape.size, shape.lakes, 22).filter(ImageFilter.GaussianBlur(7)), theme.ink, 0.3)
    overlay.lay(_filled(shape.size, shape.lakes, 5).filter(ImageFilter.GaussianBlur(1.5)), theme.river, 0.75)
    overlay.lay(whole, theme.river)
    deep = mix(theme.river, theme.sea_far, 0.55)
    for shallow, strength in ((9, 0.4), (21, 0.8)):
        inner = _filled(shape.size, shape.lakes, -shallow)
        overlay.lay(inner.filter(ImageFilter.GaussianBlur(2.5)), deep, strength)


def crags(shape: Geometry, theme: Theme, overlay: Overlay) -> None:
    """Heights between lands that nobody can hold: bare ground that thins out into the land around, and a few peaks."""
    if not shape.crags:
        return
    stone = mix(theme.dust, theme.ink, 0.18)
    for more, blur, strength in ((34, 9, 0.35), (16, 6, 0.6), (5, 3, 1.0)):
        overlay.lay(
            _filled(shape.size, shape.crags, more).filter(ImageFilter.GaussianBlur(blur)), stone, strength
        )
    standing = [peak for ridge in shape.ridges for peak in ridge.peaks if _among(peak, shape.crags)]
    kept = [peak for peak in standing if _stands_out(peak, standing)]
    _heights([(*peak, True) for peak in kept], shape, theme, overlay)


def _filled(size: tuple[int, int], rings: Sequence[Line], more: float = 0) -> Image.Image:
    """What lies in the rings (mode L), with a rim of half of `more` around it; less than 0 takes one away."""
    sketch = Sketch(size)
    for ring in rings:
        sketch.polygon(ring)
    for ring in rings if more else ():
        sketch.line(ring, abs(more), closed=True, fill=255 if more > 0 else 0)
    return sketch.mask()


def _stands_out(peak: tuple[float, float, float], others: Sequence[tuple[float, float, float]]) -> bool:
    """Whether no higher peak stands so near that it hides most of this one."""
    x, y, tall = peak
    return not any(
        (other[2], other) > (tall, peak) and math.dist(other[:2], (x, y)) < CROWDED * other[2]
        for other in others
    )


def _among(peak: tuple[float, float, float], rings: tuple[Line, ...]) -> bool:
    """Whether a peak stands in one of the rings."""
    return any(inside(ring, Point(peak[0], peak[1])) for ring in rings)


def roads(shape: Geometry, theme: Theme, overlay: Overlay) -> None:
    """Roads over land and the villages they lead to: light, with dark edges."""
    edge, way = Sketch(shape.size), Sketch(shape.size)
    for road in shape.roads:
        edge.line(road.line, 6.4)
        way.line(road.line, 3.6)
    for territory in shape.territories.values() if shape.roads else ():
        edge.dot(*territory.counter, 10)
        way.dot(*territory.counter, 8.2)
    overlay.lay(edge.mask(), theme.ink, 0.75)
    overlay.lay(way.mask(), theme.casing, 0.9)


def lanes(shape: Geometry, theme: Theme, overlay: Overlay) -> None:
    """Crossings by sea, dashed."""
    lines = Sketch(shape.size)
    for lane in shape.lanes:
        for dash in dashes(smooth(lane.line, 1), 8, 6):
            lines.line(dash, 2.8)
    overlay.lay(lines.mask(), theme.lane, 0.95)


def wall(shape: Geometry, theme: Theme, overlay: Overlay) -> None:
    """The Wall: a band of ice with its towers; where it has fallen, blocks of ice in the snow."""
    if not shape.wall:
        return
    bends = smooth(shape.wall, 2)
    run = lengths(bends)
    path = [along(bends, run, step * 4) for step in range(int(run[-1] // 4) + 1)]
    dark, face, ice, joints = (Sketch(shape.size) for _ in range(4))
    for part in _standing(path, shape.breaches):
        dark.line([(x, y + 2) for x, y in part], 13)
        face.line([(x, y + 3) for x, y in part], 8)
        ice.line([(x, y - 1) for x, y in part], 6.5)
    for step in range(1, int(run[-1] // 13)):
        x, y = along(bends, run, step * 13)
        if any(west < x < east for west, east in shape.breaches):
            _rubble(x, y, step, dark, face, ice)
            continue
        joints.line([(x, y - 3.5), (x, y + 6)], 1.0)
        if step % 5 == 0:
            dark.polygon(_tower(x, y, 1.4))
            ice.polygon(_tower(x, y, 0))
    overlay.lay(dark.mask(), theme.ink, 0.85)
    overlay.lay(face.mask(), theme.ice_shade)
    overlay.lay(ice.mask(), theme.ice)
    overlay.lay(joints.mask(), mix(theme.snow, theme.ink, 0.45), 0.9)


def _standing(path: Points, breaches: Sequence[tuple[float, float]]) -> Iterator[Points]:
    """The pieces of a way between its breaches."""
    for down, piece in groupby(path, lambda at: any(west < at[0] < east for west, east in breaches)):
        kept = [*piece]
        if not down and len(kept) > 1:
            yield kept


def _rubble(x: float, y: float, step: int, dark: Sketch, face: Sketch, ice: Sketch) -> None:
    """Some blocks of ice, strewn around a point."""
    chance = random.Random(step)
    for _ in range(3):
        at, off, size = x + chance.uniform(-8, 8), y + chance.uniform(-11, 13), chance.uniform(2.4, 5.4)
        turn = chance.uniform(0, math.pi / 2)
        corners = [
            (
                at + size * chance.uniform(0.8, 1.2) * math.cos(turn + part * math.pi / 2),
                off + size * 0.8 * math.sin(turn + part * math.pi / 2),
            )
            for part in range(4)
        ]
        dark.polygon([(at + (cx - at) * 1.45, off + 1 + (cy - off) * 1.5) for cx, cy in corners])
        face.polygon(corners)
        ice.polygon([(at + (cx - at) * 0.7 - 0.6, off - 0.8 + (cy - off) * 0.6) for cx, cy in corners])


def _tower(x: float, y: float, more: float) -> Points:
    w, h = 5 + more, 10 + more
    return [(x - w, y + 5 + more), (x - w, y - h), (x + w, y - h), (x + w, y + 5 + more)]


def ports(shape: Geometry, theme: Theme, overlay: Overlay) -> None:
    """An anchor at every port."""
    rim, face = Sketch(shape.size), Sketch(shape.size)
    anchors = Image.new("L", shape.size, 0)
    size = round(shape.port_radius * ANCHOR)
    for territory in shape.territories.values():
        if territory.port is not None:
            x, y = territory.port
            rim.dot(x, y, shape.port_radius)
            face.dot(x, y, shape.port_radius - 2)
            anchors.paste(sign("port", size), (round(x - size / 2), round(y - size / 2)))
    overlay.lay(rim.mask(), theme.letters)
    overlay.lay(face.mask(), theme.ground)
    overlay.lay(anchors, theme.letters)


def names(shape: Geometry, theme: Theme, overlay: Overlay) -> None:
    """The names of the territories on their halos."""
    scale = 2
    halo = Image.new("L", (shape.size[0] * scale, shape.size[1] * scale), 0)
    text = halo.copy()
    face = font("label", shape.label_size * scale)
    for pen, stroke in (
        (ImageDraw.Draw(halo), round(3.1 * scale * shape.unit**0.5)),
        (ImageDraw.Draw(text), 0),
    ):
        for territory in shape.territories.values():
            for place, line in name_lines(shape, territory.label.at, territory.label.lines):
                at = (place.x * scale, place.y * scale)
                pen.text(at, line, fill=255, font=face, anchor="mm", stroke_width=stroke)
    overlay.lay(halo.reduce(scale), theme.ground, 0.92)
    overlay.lay(text.reduce(scale), theme.letters)


def name_lines(shape: Geometry, at: Point, lines: tuple[str, ...]) -> list[tuple[Point, str]]:
    """Each line of a name with its centre."""
    high = shape.label_size * LINE_HEIGHT
    return [(Point(at.x, at.y + (i - (len(lines) - 1) / 2) * high), line) for i, line in enumerate(lines)]


def on_land(shape: Geometry, theme: Theme, land: Image.Image) -> Overlay:
    """All that is drawn on ground and coast, in order; `land` keeps rivers and mountains ashore."""
    inner = Overlay(shape.size)
    rivers(shape, theme, inner)
    heights(shape, theme, inner)
    borders(shape, theme, inner)
    inner.image.putalpha(ImageChops.multiply(inner.image.getchannel("A"), land))
    crags(shape, theme, inner)
    lakes(shape, theme, inner)
    wall(shape, theme, inner)
    roads(shape, theme, inner)
    lanes(shape, theme, inner)
    coasts(shape, theme, inner)
    ports(shape, theme, inner)
    names(shape, theme, inner)
    return inner
