"""A Scene as a picture: the bytes of a PNG."""

import io
from collections.abc import Callable, Iterator
from functools import lru_cache

from PIL import Image

from bot.rules.contract import Scene, Side, Text
from render.arrows import draw_arrow
from render.bars import title_bar
from render.inks import Inks, inks
from render.legend import legend
from render.palette import NEUTRAL, NOBODY, RGB, THEMES, Style, palette
from render.plate import Bounds, Plate
from render.sheet import Sheet, sheet
from render.stamps import chip, count_face, counter, token

Say = Callable[[Text], str]
Lying = tuple[str, int, RGB]
"""A token on a place: its kind, how many, the colour of its rim."""

LEVEL = 2
"""Of compression: what is quick and still small."""


def draw(scene: Scene, say: Say, theme: str = "night") -> bytes:
    """The picture of a scene as the bytes of a PNG. Raises ValueError if there is no such theme."""
    out = io.BytesIO()
    compose(scene, say, theme).save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


def compose(scene: Scene, say: Say, theme: str = "night") -> Image.Image:
    """The picture of a scene as palette indices (mode P). Raises ValueError if there is no such theme."""
    return Picture(scene, theme).drawn(say)


def style_of(side: Side) -> Style:
    """How a side looks: its own style, else that of its seat, else that of the neutral."""
    sides = palette().sides
    return sides.get(side.id) or sides.get(f"seat{side.seat}") or sides[NEUTRAL]


def styles_of(scene: Scene) -> dict[str | None, Style]:
    """How every side in a picture looks; None is what belongs to nobody."""
    sides = palette().sides
    found: dict[str | None, Style] = {side.id: style_of(side) for side in scene.sides}
    for owner in {area.side for area in scene.areas} | {one.side for one in scene.tokens} | {None}:
        if owner not in found:
            found[owner] = sides[NOBODY] if owner is None else sides.get(owner, sides[NEUTRAL])
    return found


class Picture:
    """One picture in the making."""

    def __init__(self, scene: Scene, theme: str) -> None:
        if theme not in THEMES:
            raise ValueError(f"there is no theme {theme}")
        self.scene = scene
        self.theme = theme
        self.sheet: Sheet = sheet(scene.boards, theme)
        self.areas = {area.id: area for area in scene.areas}
        self.styles = styles_of(scene)
        used = set(self.styles.values())
        slots = [style for style in dict.fromkeys(palette().sides.values()) if style in used]
        self.looks = {side: (style, slots.index(style)) for side, style in self.styles.items()}
        """The style of each side and the slot of its inks."""
        self.inks: Inks = inks(theme, tuple(slots))
        self.image = self.sheet.ground.copy()
        self.image.putpalette(self.inks.bytes)

    def drawn(self, say: Say) -> Image.Image:
        """All layers, one over the other."""
        self._lands()
        self._outlines()
        self._arrows()
        self._stamps()
        self._bars(say)
        return self.image

    def places(self) -> Iterator[tuple[Plate, str, int, int]]:
        """Every territory with its board and where that board stands."""
        for board, dx, dy in self.sheet.boards:
            for name in board.masks:
                yield board, name, dx, dy

    def _lands(self) -> None:
        for board, name, dx, dy in self.places():
            bounds, mask = board.masks[name]
            area = self.areas.get(name)
            tile = board.tile(name, *self.looks[area.side if area is not None else None])
            self.image.paste(tile, moved(bounds, dx, dy), mask)

    def _outlines(self) -> None:
        """Land that changed hands, in gold."""
        for board, name, dx, dy in self.places():
            if name in self.scene.changed:
                bounds, casing, line = board.outline(name)
                box = moved(bounds, dx, dy)
                ground = self.image.crop(box).convert("RGB")
                ground.paste(self.inks.theme.ink, (0, 0), casing)
                ground.paste(self.inks.theme.bright, (0, 0), line)
                self.image.paste(self.inks.paint(ground), box)

    def _arrows(self) -> None:
        for arrow in self.scene.arrows:
            along = self.sheet.track(arrow.source, arrow.target)
            if along is not None:
                draw_arrow(self.image, self.inks, along, arrow.kind, arrow.count)

    def _stamps(self) -> None:
        """Counters, shields, tokens, counts."""
        letters = {side.id: side.letter for side in self.scene.sides}
        tokens: dict[str, list[Lying]] = {}
        for one in self.scene.tokens:
            rim = self.inks.theme.gold if one.side is None else self.styles[one.side].fill
            tokens.setdefault(one.area, []).append((one.kind, one.count, rim))
        for board, name, dx, dy in self.places():
            area = self.areas.get(name)
            if area is None:
                continue
            lying = tuple(tokens.get(name, ()))
            castle = "castle" in area.marks
            if castle or lying or area.side is not None or area.count is not None:
                letter = letters.get(area.side or "", "")
                box, patch, mask = _patch(board, name, *self.looks[area.side], castle, letter, lying)
                self.image.paste(patch, moved(box, dx, dy), mask)
            if area.count is not None:
                face = _count(self.theme, area.count)
                x, y = board.shape.territories[name].counter
                self.image.paste(face, (round(x) + dx - face.width // 2, round(y) + dy - face.height // 2))

    def _bars(self, say: Say) -> None:
        scene, there = self.scene, self.sheet
        caption = say(scene.caption) if scene.caption is not None else None
        above = title_bar(
            self.theme, extent(there.title), there.scale, say(scene.title), say(scene.corner), caption
        )
        self.image.paste(self.inks.paint(above), there.title)
        entries = [(side, self.styles[side.id], say(side.label)) for side in scene.sides]
        below = legend(self.theme, extent(there.legend), "frame" if there.panel else "top", entries)
        self.image.paste(self.inks.paint(below), there.legend)


def extent(box: Bounds) -> tuple[int, int]:
    """Width and height of a box."""
    return box[2] - box[0], box[3] - box[1]


def moved(box: Bounds, dx: int, dy: int) -> Bounds:
    """A box of a board on the canvas."""
    return (box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy)


@lru_cache(256)
def _count(theme: str, count: int) -> Image.Image:
    return inks(theme, ()).paint(count_face(theme, count))


@lru_cache(2048)
def _patch(
    board: Plate, place: str, style: Style, slot: int, castle: bool, letter: str, lying: tuple[Lying, ...]
) -> tuple[Bounds, Image.Image, Image.Image]:
    """All that lies on a place, in the inks of its side: where, the indices and their mask."""
    at = board.shape.territories[place].counter
    seats = board.seats[place]
    laid = [(counter(board.theme, board.shape.counter_radius, castle), at)]
    if letter:
        laid.append((chip(board.theme, style, letter), seats[0]))
    laid += [(token(board.theme, *one), seat) for one, seat in zip(lying, seats[1:], strict=False)]
    spots = [(stamp, round(spot.x), round(spot.y)) for stamp, spot in laid]
    wide, high = board.shape.size
    box = (
        max(0, min(x - stamp.reach for stamp, x, _ in spots)),
        max(0, min(y - stamp.reach for stamp, _, y in spots)),
        min(wide, max(x + stamp.reach for stamp, x, _ in spots)),
        min(high, max(y + stamp.reach for stamp, _, y in spots)),
    )
    ground = board.frame(style).crop(box).convert("RGB")
    cover = Image.new("L", ground.size, 0)
    for stamp, x, y in spots:
        stamp.on(ground, x - box[0], y - box[1])
        cover.paste(255, (x - box[0] - stamp.reach, y - box[1] - stamp.reach), stamp.cover())
    own = inks(board.theme, (style,))
    patch = own.paint(ground).point(own.slot_table(slot))
    return box, patch, cover.point([255 if v > 40 else 0 for v in range(256)], "1")
