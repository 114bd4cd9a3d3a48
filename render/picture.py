"""A Scene as a picture: the bytes of a PNG."""

import io
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from PIL import Image

from bot.rules.contract import Area, Scene, Side, Slot
from render.arrows import chosen, draw_arrow, draw_number, numbered
from render.bars import title_bar
from render.beside import Laid, row
from render.geometry import Point
from render.inks import Inks, inks
from render.legend import legend
from render.palette import NEUTRAL, NOBODY, THEMES, Style, palette
from render.plate import Bounds, Plate
from render.png import png
from render.said import Say
from render.sheet import Sheet, sheet
from render.stamps import (
    MORE,
    RINGED,
    SEALS,
    TOWERS,
    Lying,
    Stamp,
    chip,
    count_face,
    counter,
    dot,
    keep,
    token,
)
from render.tags import Named, Tag, called, hung
from render.victory import victory_bar
from render.ways import held_by

SHAPING = frozenset({*TOWERS, *RINGED, "capital"})
"""Marks that change the shape of a counter."""

LEVELS, HARDEST = (3, 4, 6), 9
"""Of compression: first what is quick and still small, the others for pictures that come out too large; at last in one
piece, without bands, which is smaller by a little."""
LARGE = 1_800_000
"""Pixels beyond which the first level comes out too large anyway: packing twice is slower."""
MOST_BYTES, AIM = 400_000, 380_000
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
        figures = max((len(side.figures) for side in scene.sides), default=0)
        self.sheet: Sheet = sheet(
            scene.boards, theme, len(scene.sides), figures, bool(scene.winners), bool(scene.beside)
        )
        self.areas = {area.id: area for area in scene.areas}
        self.letters = {side.id: side.letter for side in scene.sides}
        self.styles = styles_of(scene)
        used = set(self.styles.values())
        slots = tuple(style for style in dict.fromkeys(palette().sides.values()) if style in used)
        self.looks = {side: (style, slots.index(style)) for side, style in self.styles.items()}
        """The style of each side and the slot of its inks."""
        self.inks: Inks = inks(theme, slots)
        self.image = self._lands()

    def drawn(self, say: Say) -> Image.Image:
        """All layers, one over the other."""
        self._outlines()
        self._arrows()
        self._stamps(say)
        self._bars(say)
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

    def _arrows(self) -> None:
        """All arrows, and then their numbers, so that none hides the number of another."""
        there, arrows = self.sheet, self.scene.arrows
        owners = {area.id: area.side for area in self.scene.areas}
        held = (held_by(owners, arrow.target if arrow.kind == "move" else "") for arrow in arrows)
        routes = [
            there.ways.route(arrow.source, arrow.target, own) for arrow, own in zip(arrows, held, strict=True)
        ]
        parts = [
            (ways, arrow.kind, arrow.count if ways is drawn[-1] else None)
            for arrow, route in zip(arrows, routes, strict=True)
            for drawn in [there.parts(route)]
            for ways in drawn
        ]
        courses = chosen([ways for ways, _, _ in parts], there.unit)
        for (_, kind, _), course in zip(parts, courses, strict=True):
            if course is not None:
                draw_arrow(self.image, self.inks, course, kind)
        counts = [count for _, _, count in parts]
        for count, spot in zip(counts, numbered(courses, counts, there.unit), strict=True):
            if spot is not None and count is not None:
                draw_number(self.image, self.inks, spot, count, there.unit)

    def _stamps(self, say: Say) -> None:
        """Counters, shields, tokens, counts."""
        tokens: dict[str, list[Lying]] = {}
        names = [say(one.label) if one.label and one.kind not in SEALS else "" for one in self.scene.tokens]
        short = called(filter(None, names))
        for one, name in zip(self.scene.tokens, names, strict=True):
            style = None if one.side is None else self.styles[one.side]
            lying = Lying(one.kind, one.count, style, self.letters.get(one.side or "", ""))
            if name:
                lying = lying._replace(name=short[name])
            tokens.setdefault(one.area, []).append(lying)
        for board, name, dx, dy in self.places():
            area = self.areas.get(name)
            if area is not None:
                self._place(board, area, tuple(tokens.get(name, ())), dx, dy)
        for board, dx, dy in self.sheet.boards:
            for name in board.shape.seals:
                if name in tokens:
                    box, patch, mask = _patch(board, name, self.inks, None, None, "", tuple(tokens[name]))
                    self.image.paste(patch, moved(box, dx, dy), mask)
            self._tags(board, tokens, dx, dy)

    def _place(self, board: Plate, area: Area, lying: tuple[Lying, ...], dx: int, dy: int) -> None:
        """What is laid on one territory."""
        style = self.styles[area.side]
        marks = frozenset(area.marks) & SHAPING
        stands = marks & TOWERS.keys() or area.side is not None or area.count is not None
        empty = area.count is None
        if stands or lying:
            letter = self.letters.get(area.side or "", "")
            box, patch, mask = _patch(
                board, area.id, self.inks, style, marks if stands else None, letter, lying, empty
            )
            self.image.paste(patch, moved(box, dx, dy), mask)
        if area.count is not None:
            face = _count(self.theme, area.count, board.shape.unit)
            x, y = board.shape.territories[area.id].counter
            self.image.paste(face, (round(x) + dx - face.width // 2, round(y) + dy - face.height // 2))

    def _tags(self, board: Plate, tokens: Mapping[str, Sequence[Lying]], dx: int, dy: int) -> None:
        """The names of those who lie on a board, once all is laid."""
        placed = [
            (one, at)
            for place, seats in board.seats.items()
            for free in [seats[place in board.shape.territories :]]
            for one, at in zip(settled(tuple(tokens.get(place, ())), len(free)), free, strict=False)
        ]
        named = tuple(Named(at, one.name) for one, at in placed if one.name)
        for tag, spot in _hung(board, named, tuple(at for _, at in placed)) if named else ():
            corner = (round(spot.x - tag.wide) + dx, round(spot.y - tag.high) + dy)
            self.image.paste(tag.face, corner, tag.mask)

    def _bars(self, say: Say) -> None:
        scene, there = self.scene, self.sheet
        caption = say(scene.caption) if scene.caption is not None else None
        said = (say(scene.title), say(scene.corner), caption)
        if scene.winners:
            won = [
                (self.styles[one.id], one.letter, say(one.label))
                for one in scene.sides
                if one.id in scene.winners
            ]
            above = victory_bar(self.theme, extent(there.title), there.scale, won, *said)
        else:
            above = title_bar(self.theme, extent(there.title), there.scale, *said)
        self.image.paste(self.inks.paint(above), there.title)
        entries = [(side, self.styles[side.id], say(side.label)) for side in scene.sides]
        below = legend(self.theme, extent(there.legend), "frame" if there.panel else "top", entries)
        self.image.paste(self.inks.paint(below), there.legend)
        if there.beside is not None:
            laid = tuple(self._laid(slot) for slot in scene.beside)
            self.image.paste(self.inks.paint(row(self.theme, extent(there.beside), laid)), there.beside)

    def _laid(self, slot: Slot) -> Laid:
        style = None if slot.side is None else self.styles[slot.side]
        return Laid(slot.sign, slot.lies, style, self.letters.get(slot.side or "", ""))


def extent(box: Bounds) -> tuple[int, int]:
    """Width and height of a box."""
    return box[2] - box[0], box[3] - box[1]


def moved(box: Bounds, dx: int, dy: int) -> Bounds:
    """A box of a board on the canvas."""
    return (box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy)


@lru_cache(1024)
def _count(theme: str, count: int, unit: float) -> Image.Image:
    return inks(theme, ()).paint(count_face(theme, count, unit))


def settled(lying: tuple[Lying, ...], places: int) -> tuple[Lying, ...]:
    """The tokens for so many places; where there are more, each side has one that counts those of it left over.

    Where there are more sides than places, the last place counts the others, in the colours of all of them.
    """
    if len(lying) <= places or not places:
        return lying[:places]
    sides: dict[tuple[Style | None, str], list[Lying]] = {}
    for one in lying:
        sides.setdefault((one.style, one.letter), []).append(one)
    groups = list(sides.values())
    if len(groups) > places:
        groups, left = groups[: places - 1], groups[places - 1 :]
        others = [together(group) for group in left]
        last = [
            Lying(MORE, sum(one.number for one in others), None, "", "", tuple(one.style for one in others))
        ]
        return (*map(together, groups), *last)
    spare = places - len(groups)
    shown: list[Lying] = []
    for group in groups:
        own = min(len(group), 1 + spare)
        spare -= own - 1
        shown += [*group[: own - 1], together(group[own - 1 :])]
    return tuple(shown)


def together(lying: Sequence[Lying]) -> Lying:
    """Tokens of one side as one: of their kind, if they have the same, with their number."""
    first, total = lying[0], sum(one.number for one in lying)
    if len(lying) == 1:
        return first
    kind = first.kind if all(one.kind == first.kind for one in lying) else MORE
    return Lying(kind, total, first.style, first.letter)


def _face(theme: str, radius: float, marks: frozenset[str], empty: bool) -> Stamp:
    """What stands for a place: its counter; where nobody is counted its castle, or a dot."""
    if not empty:
        return counter(theme, radius, marks)
    return keep(theme, radius) if marks & TOWERS.keys() else dot(theme, radius, marks)


@lru_cache(64)
def _hung(board: Plate, named: tuple[Named, ...], laid: tuple[Point, ...]) -> list[tuple[Tag, Point]]:
    return list(hung(board.theme, named, board.shape.token_radius, laid, board.free))


@lru_cache(2048)
def _patch(
    board: Plate,
    place: str,
    own: Inks,
    style: Style | None,
    marks: frozenset[str] | None,
    letter: str,
    lying: tuple[Lying, ...],
    empty: bool = False,
) -> tuple[Bounds, Image.Image, Image.Image]:
    """All that lies on a place, in the inks of the picture: where, the indices and their mask.

    `marks` are those of its counter; a place without a counter has none. Where it is `empty` nobody is counted.
    """
    shape, theme, seats = board.shape, board.theme, board.seats[place]
    laid: list[tuple[Stamp, Point]] = []
    if marks is not None:
        laid.append((_face(theme, shape.counter_radius, marks, empty), shape.territories[place].counter))
        if letter and style is not None:
            laid.append((chip(theme, style, letter, shape.unit), seats[0]))
    if place in shape.territories:
        seats = seats[1:]
    for one, seat in zip(settled(lying, len(seats)), seats, strict=False):
        laid.append((token(theme, one._replace(name=""), shape.token_radius), seat))
    spots = [(stamp, round(spot.x), round(spot.y)) for stamp, spot in laid]
    wide, high = shape.size
    box = (
        max(0, min(x - stamp.reach for stamp, x, _ in spots)),
        max(0, min(y - stamp.reach for stamp, _, y in spots)),
        min(wide, max(x + stamp.reach for stamp, x, _ in spots)),
        min(high, max(y + stamp.reach for stamp, _, y in spots)),
    )
    ground = (board.water if style is None else board.frame(style)).crop(box).convert("RGB")
    cover = Image.new("L", ground.size, 0)
    for stamp, x, y in spots:
        stamp.on(ground, x - box[0], y - box[1])
        at = (x - box[0] - stamp.reach, y - box[1] - stamp.reach)
        cover.paste(255, at, stamp.cover())
    return box, own.paint(ground), cover.point([255 if v > 40 else 0 for v in range(256)], "1")
