"""A Scene as a picture: the bytes of a PNG."""

import io
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.rules.contract import Area, Arrow, Scene, Side, Slot
from render.arrows.arrows import draw_arrows, draw_number
from render.arrows.courses import Course, chosen, numbered
from render.arrows.ways import held_by
from render.base.geometry import Point
from render.base.palette import NEUTRAL, NOBODY, THEMES, Style, palette
from render.base.png import png
from render.board.patch import patch, settled
from render.board.plate import Bounds, Plate
from render.board.stamps import RINGED, SEALS, TOWERS, Lying, count_face
from render.board.tags import Named, Tag, called, hung
from render.ground.inks import Inks, inks
from render.maps.sheet import Sheet, sheet, width
from render.margins.bars import title_bar
from render.margins.beside import Laid, row
from render.margins.legend import legend, legend_height
from render.margins.victory import victory_bar
from render.words.said import Say

SHAPING = frozenset({*TOWERS, *RINGED, "capital"})
"""Marks that change the shape of a counter."""

LEVELS, HARDEST = (3, 4, 6), 9
"""Of compression: first what is quick and still small, the others for pictures that come out too large; at last in one
piece, without bands, which is smaller by a little."""
LARGE = 1_800_000
"""Pixels beyond which the first level comes out too large anyway: packing twice is slower."""
MOST_BYTES, AIM = 400_000, 390_000
"""Of a picture, and what leaves some reserve."""


def draw(scene: Scene, say: Say, theme: str = "night") -> bytes:
    """The picture of a scene as the bytes of a PNG. Raises ValueError if there is no such theme."""
    image = compose(scene, say, theme)
    for level in LEVELS[image.width * image.height > LARGE :]:
        found = png(image, level)
        if len(found) <= AIM:
            return found
    if len(found) <= MOST_BYTES:
        return found
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=HARDEST)
    return out.getvalue()


def compose(scene: Scene, say: Say, theme: str = "night") -> Image.Image:
    """The picture of a scene as palette indices (mode P). Raises ValueError if there is no such theme."""
    return Picture(scene, say, theme).drawn()


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


Tokens = Mapping[str, Sequence[Lying]]
"""What lies on each place."""


class Part(NamedTuple):
    """Part of an arrow: the ways it may take, and the number that stands at it."""

    ways: Sequence[Course]
    kind: str
    number: int | None


class Picture:
    """One picture in the making."""

    def __init__(self, scene: Scene, say: Say, theme: str) -> None:
        if theme not in THEMES:
            raise ValueError(f"there is no theme {theme}")
        self.scene = scene
        self.theme = theme
        self._say = say
        self._called = tuple(say(side.label) for side in scene.sides)
        figures = max((len(side.figures) for side in scene.sides), default=0)
        below = legend_height(self._called, figures, width(scene.boards))
        self.sheet: Sheet = sheet(scene.boards, theme, below, bool(scene.winners), bool(scene.beside))
        self.areas = {area.id: area for area in scene.areas}
        self.letters = {side.id: side.letter for side in scene.sides}
        self.styles = styles_of(scene)
        used = set(self.styles.values())
        slots = tuple(style for style in dict.fromkeys(palette().sides.values()) if style in used)
        self.looks = {side: (style, slots.index(style)) for side, style in self.styles.items()}
        """The style of each side and the slot of its inks."""
        self.inks: Inks = inks(theme, slots)
        self.image = self._lands()

    def drawn(self) -> Image.Image:
        """All layers, one over the other."""
        tokens = self._tokens()
        self._outlines()
        self._arrows(tokens)
        self._stamps(tokens)
        self._bars()
        return self.image

    def places(self) -> Iterator[tuple[Plate, str, int, int]]:
        """Every territory with its board and where that board stands."""
        for board, dx, dy in self.sheet.boards:
            for name in board.masks:
                yield board, name, dx, dy

    def _lands(self) -> Image.Image:
        """The ground: that of the picture before with what has changed since, or all of it anew."""
        wanted = {
            name: self.looks[self.areas[name].side if name in self.areas else None]
            for _, name, _, _ in self.places()
        }
        own, before, image = self.sheet.lands or (None, {}, self.sheet.ground)
        if own is not self.inks:
            before, image = {}, self.sheet.ground
        if before != wanted:
            image = image.copy()
            image.putpalette(self.inks.bytes)
            for board, name, dx, dy in self.places():
                if before.get(name) != wanted[name]:
                    bounds, mask = board.masks[name]
                    image.paste(board.tile(name, *wanted[name]), moved(bounds, dx, dy), mask)
            self.sheet.lands = (self.inks, wanted, image)
        return image.copy()

    def _outlines(self) -> None:
        """Land that changed hands, in the colour of conquest."""
        for board, name, dx, dy in self.places():
            if name in self.scene.changed:
                bounds, casing, line = board.outline(name)
                box = moved(bounds, dx, dy)
                ground = self.image.crop(box).convert("RGB")
                ground.paste(self.inks.theme.ink, (0, 0), casing)
                ground.paste(self.inks.theme.conquest, (0, 0), line)
                self.image.paste(self.inks.paint(ground), box)

    def _arrows(self, tokens: Tokens) -> None:
        """All arrows, and then their numbers, so that none hides the number of another."""
        parts = [part for arrow in self.scene.arrows for part in self._parts(arrow)]
        courses = chosen([part.ways for part in parts], self.sheet.unit)
        drawn = [
            (course, part.kind) for part, course in zip(parts, courses, strict=True) if course is not None
        ]
        draw_arrows(self.image, self.inks, drawn)
        counts = [part.number for part in parts]
        laid = [
            Point(at.x + dx, at.y + dy)
            for board, dx, dy in self.sheet.boards
            for _, at in _placed(board, tokens)
        ]
        spots = numbered(courses, counts, self.sheet.unit, laid)
        for count, spot in zip(counts, spots, strict=True):
            if spot is not None and count is not None:
                draw_number(self.image, self.inks, spot, count, self.sheet.unit)

    def _parts(self, arrow: Arrow) -> list[Part]:
        """What is drawn of an arrow, all of it or its two ends; its number stands at the last."""
        owners = {area.id: area.side for area in self.scene.areas}
        own = held_by(owners, arrow.target if arrow.kind == "move" else "")
        *before, last = self.sheet.parts(self.sheet.ways.route(arrow.source, arrow.target, own))
        return [*(Part(ways, arrow.kind, None) for ways in before), Part(last, arrow.kind, arrow.count)]

    def _tokens(self) -> Tokens:
        """What lies on each place."""
        tokens: dict[str, list[Lying]] = {}
        names = [
            self._say(one.label) if one.label and one.kind not in SEALS else "" for one in self.scene.tokens
        ]
        short = called(filter(None, names))
        for one, name in zip(self.scene.tokens, names, strict=True):
            style = None if one.side is None else self.styles[one.side]
            lying = Lying(one.kind, one.count, style, self.letters.get(one.side or "", ""))
            if name:
                lying = lying._replace(name=short[name])
            tokens.setdefault(one.area, []).append(lying)
        return tokens

    def _stamps(self, tokens: Tokens) -> None:
        """Counters, shields, tokens, counts."""
        for board, name, dx, dy in self.places():
            area = self.areas.get(name)
            if area is not None:
                self._place(board, area, tuple(tokens.get(name, ())), dx, dy)
        for board, dx, dy in self.sheet.boards:
            for name in board.shape.seals:
                if name in tokens:
                    box, face, mask = patch(board, name, self.inks, None, None, "", tuple(tokens[name]))
                    self.image.paste(face, moved(box, dx, dy), mask)
            self._tags(board, tokens, dx, dy)

    def _place(self, board: Plate, area: Area, lying: tuple[Lying, ...], dx: int, dy: int) -> None:
        """What is laid on one territory."""
        style = self.styles[area.side]
        marks = frozenset(area.marks) & SHAPING
        stands = marks & TOWERS.keys() or area.side is not None or area.count is not None
        empty = area.count is None
        if stands or lying:
            letter = self.letters.get(area.side or "", "")
            box, face, mask = patch(
                board, area.id, self.inks, style, marks if stands else None, letter, lying, empty
            )
            self.image.paste(face, moved(box, dx, dy), mask)
        if area.count is not None:
            face = _count(self.theme, area.count, board.shape.unit)
            x, y = board.shape.territories[area.id].counter
            self.image.paste(face, (round(x) + dx - face.width // 2, round(y) + dy - face.height // 2))

    def _tags(self, board: Plate, tokens: Tokens, dx: int, dy: int) -> None:
        """The names of those who lie on a board, once all is laid."""
        placed = _placed(board, tokens)
        named = tuple(Named(at, one.name) for one, at in placed if one.name)
        for tag, spot in _hung(board, named, tuple(at for _, at in placed)) if named else ():
            corner = (round(spot.x - tag.wide) + dx, round(spot.y - tag.high) + dy)
            self.image.paste(tag.face, corner, tag.mask)

    def _bars(self) -> None:
        scene, there, say = self.scene, self.sheet, self._say
        caption = say(scene.caption) if scene.caption is not None else None
        said = (say(scene.title), say(scene.corner), caption)
        if scene.winners:
            won = [
                (self.styles[one.id], one.letter, name)
                for one, name in zip(scene.sides, self._called, strict=True)
                if one.id in scene.winners
            ]
            above = victory_bar(self.theme, extent(there.title), there.scale, won, *said)
        else:
            above = title_bar(self.theme, extent(there.title), there.scale, *said)
        self.image.paste(self.inks.paint(above), there.title)
        entries = [
            (side, self.styles[side.id], name) for side, name in zip(scene.sides, self._called, strict=True)
        ]
        below = legend(self.theme, extent(there.legend), "frame" if there.panel else "top", entries)
        self.image.paste(self.inks.paint(below), there.legend)
        if there.beside is not None:
            laid = tuple(self._laid(slot) for slot in scene.beside)
            self.image.paste(self.inks.paint(row(self.theme, extent(there.beside), laid)), there.beside)

    def _laid(self, slot: Slot) -> Laid:
        style = None if slot.side is None else self.styles[slot.side]
        return Laid(slot.sign, slot.lies, style, self.letters.get(slot.side or "", ""))


def _placed(board: Plate, tokens: Tokens) -> list[tuple[Lying, Point]]:
    """The tokens that are drawn on a board, and where."""
    return [
        (one, at)
        for place, seats in board.seats.items()
        if place in tokens
        for free in [seats[place in board.shape.territories :]]
        for one, at in zip(settled(tuple(tokens[place]), len(free)), free, strict=False)
    ]


def extent(box: Bounds) -> tuple[int, int]:
    """Width and height of a box."""
    return box[2] - box[0], box[3] - box[1]


def moved(box: Bounds, dx: int, dy: int) -> Bounds:
    """A box of a board on the canvas."""
    return (box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy)


@lru_cache(1024)
def _count(theme: str, count: int, unit: float) -> Image.Image:
    return inks(theme, ()).paint(count_face(theme, count, unit))


@lru_cache(64)
def _hung(board: Plate, named: tuple[Named, ...], laid: tuple[Point, ...]) -> list[tuple[Tag, Point]]:
    return list(hung(board.theme, named, board.shape.token_radius, laid, board.free, board.solid))
