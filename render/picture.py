"""A Scene as a picture: the bytes of a PNG."""

import io
from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from bot.rules.contract import Area, Scene, Side, Text, Token
from render.arrows import Course, draw_arrow
from render.bars import legend_bar, title_bar
from render.inks import Inks, inks
from render.palette import NOBODY, RGB, Style, palette
from render.plate import Plate, plate
from render.stamps import chip, count_face, counter, token

Say = Callable[[Text], str]

THEMES = ("night", "day")
LEVEL = 2
"""Of compression: what is quick and still small."""


def draw(scene: Scene, say: Say, theme: str = "night") -> bytes:
    """The picture of a scene as the bytes of a PNG. Raises ValueError if there is no such theme."""
    out = io.BytesIO()
    compose(scene, say, theme).save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


def compose(scene: Scene, say: Say, theme: str = "night") -> Image.Image:
    """The picture of a scene as palette indices (mode P)."""
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme}")
    board = plate(scene.boards[0], theme)
    styles = {side.id: style_of(side) for side in scene.sides}
    used = _slots(scene, styles)
    own = inks(theme, used)
    image = board.water.copy()
    image.putpalette(own.bytes)
    _land(image, board, scene, styles, used)
    _marks(image, board, own, scene)
    _stamps(image, board, scene, styles, used)
    _bars(image, board, own, scene, say, styles)
    return image


def style_of(side: Side) -> Style:
    """How a side looks: its own style, else that of its seat, else that of the neutral."""
    sides = palette().sides
    return sides.get(side.id) or sides.get(f"seat{side.seat}") or sides["neutral"]


def _area_style(area: Area | None, styles: dict[str, Style]) -> Style:
    sides = palette().sides
    if area is None or area.side is None:
        return sides[NOBODY]
    return styles.get(area.side) or sides.get(area.side) or sides["neutral"]


def _slots(scene: Scene, styles: dict[str, Style]) -> tuple[Style, ...]:
    """The styles in the picture, in the palette's order."""
    found = {*styles.values(), *(_area_style(area, styles) for area in scene.areas), palette().sides[NOBODY]}
    return tuple(style for style in dict.fromkeys(palette().sides.values()) if style in found)


def _land(
    image: Image.Image, board: Plate, scene: Scene, styles: dict[str, Style], used: tuple[Style, ...]
) -> None:
    areas = {area.id: area for area in scene.areas}
    for name, (bounds, mask) in board.masks.items():
        style = _area_style(areas.get(name), styles)
        frame = board.slotted(style, used.index(style))
        image.paste(frame.crop(bounds), bounds, mask)


def _marks(image: Image.Image, board: Plate, own: Inks, scene: Scene) -> None:
    """Outlines and arrows, under names and counters."""
    for name in scene.changed:
        if name in board.masks:
            bounds, casing, line = board.outline(name)
            ground = image.crop(bounds).convert("RGB")
            ground.paste(own.theme.ink, (0, 0), casing)
            ground.paste(own.theme.bright, (0, 0), line)
            image.paste(own.paint(ground), bounds)
    places = board.shape.territories
    for arrow in scene.arrows:
        if arrow.source in places and arrow.target in places:
            course = Course(places[arrow.source].counter, places[arrow.target].counter, arrow.kind)
            draw_arrow(image, own, board.free, course, board.shape.counter_radius + 5)


def _stamps(
    image: Image.Image, board: Plate, scene: Scene, styles: dict[str, Style], used: tuple[Style, ...]
) -> None:
    letters = {side.id: side.letter for side in scene.sides}
    tokens: dict[str, list[Token]] = {}
    for one in scene.tokens:
        tokens.setdefault(one.area, []).append(one)
    for area in scene.areas:
        if area.id not in board.masks:
            continue
        style = _area_style(area, styles)
        lying = tuple(
            (one.kind, one.count, _edge(one, board.theme, styles)) for one in tokens.get(area.id, ())
        )
        letter = letters.get(area.side or "", "")
        box, patch, mask = _patch(
            board, area.id, style, used.index(style), "castle" in area.marks, letter, lying
        )
        image.paste(patch, box, mask)
        if area.count is not None:
            face = _count(board.theme, area.count)
            at = board.shape.territories[area.id].counter
            image.paste(face, (round(at.x) - face.width // 2, round(at.y) - face.height // 2))


def _edge(one: Token, theme: str, styles: dict[str, Style]) -> RGB:
    if one.side is None:
        return palette().themes[theme].gold
    return (styles.get(one.side) or palette().sides["neutral"]).fill


@lru_cache(256)
def _count(theme: str, count: int) -> Image.Image:
    return inks(theme, ()).paint(count_face(theme, count))


@lru_cache(4096)
def _patch(
    board: Plate,
    place: str,
    style: Style,
    slot: int,
    castle: bool,
    letter: str,
    lying: tuple[tuple[str, int, RGB], ...],
) -> tuple[tuple[int, int, int, int], Image.Image, Image.Image]:
    """All that lies on a place, in the inks of its side: where, the indices and their mask."""
    at = board.shape.territories[place].counter
    seats = board.seats[place]
    laid = [(counter(board.theme, board.shape.counter_radius, castle), at)]
    if letter:
        laid.append((chip(board.theme, style, letter), seats[0]))
    laid += [(token(board.theme, *one), seat) for one, seat in zip(lying, seats[1:], strict=False)]
    wide, high = board.shape.size
    box = (
        max(0, min(round(p.x) - s.reach for s, p in laid)),
        max(0, min(round(p.y) - s.reach for s, p in laid)),
        min(wide, max(round(p.x) + s.reach for s, p in laid)),
        min(high, max(round(p.y) + s.reach for s, p in laid)),
    )
    ground = board.frame(style).crop(box)
    cover = Image.new("L", ground.size, 0)
    for stamp, place_at in laid:
        x, y = round(place_at.x) - box[0], round(place_at.y) - box[1]
        stamp.on(ground, x, y)
        cover.paste(255, (x - stamp.reach, y - stamp.reach), stamp.cover())
    own = inks(board.theme, (style,))
    patch = own.paint(ground).point(own.slot_table(slot))
    return box, patch, cover.point([255 if v > 40 else 0 for v in range(256)], "1")


def _bars(
    image: Image.Image, board: Plate, own: Inks, scene: Scene, say: Say, styles: dict[str, Style]
) -> None:
    top = int(board.shape.frame.top) - 5
    bottom = int(board.shape.frame.bottom) + 3
    caption = say(scene.caption) if scene.caption is not None else None
    above = title_bar(board.theme, (image.width, top), say(scene.title), say(scene.corner), caption)
    image.paste(own.paint(above), (0, 0))
    entries = [(side, styles[side.id], say(side.label)) for side in scene.sides]
    below = legend_bar(board.theme, (image.width, image.height - bottom), entries)
    image.paste(own.paint(below), (0, bottom))
