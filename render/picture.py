"""A Scene as a picture: the bytes of a PNG."""

import io
from collections.abc import Callable

from PIL import Image, ImageDraw

from bot.rules.contract import Scene, Side, Text
from render.fonts import fit, font
from render.geometry import Geometry, Point, geometry
from render.palette import RGB, Style, palette

THEMES = ("night", "day")
Say = Callable[[Text], str]

SEA, INK, CREAM, GOLD = (20, 44, 58), (12, 12, 14), (255, 246, 220), (201, 161, 79)
ARROWS: dict[str, RGB] = {"attack": (214, 36, 54), "conquest": (255, 214, 92), "move": (58, 110, 165)}


def style_of(side: str | None) -> Style:
    """The style of a side; what is nobody's looks neutral."""
    sides = palette().sides
    return sides.get(side or "neutral", sides["neutral"])


def draw(scene: Scene, say: Say, theme: str = "night") -> bytes:
    """The picture of a scene as the bytes of a PNG. Raises ValueError if there is no such theme."""
    if theme not in THEMES:
        raise ValueError(f"no theme {theme}")
    boards = [_board(scene, geometry(board)) for board in scene.boards]
    image = Image.new(
        "RGB", (sum(board.width for board in boards), max(board.height for board in boards)), SEA
    )
    left = 0
    for board in boards:
        image.paste(board, (left, 0))
        left += board.width
    _bars(image, scene, say, geometry(scene.boards[0]))
    out = io.BytesIO()
    image.quantize(128, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def _board(scene: Scene, shape: Geometry) -> Image.Image:
    image = Image.new("RGB", shape.size, SEA)
    pen = ImageDraw.Draw(image)
    owners = {area.id: area for area in scene.areas}
    for ring in shape.beyond:
        pen.polygon(ring, fill=(200, 205, 210))
    for name, territory in shape.territories.items():
        fill = style_of(owners[name].side if name in owners else None).fill
        for ring in territory.polygons:
            pen.polygon(ring, fill=fill)
    for border in shape.borders:
        for line in border.lines:
            pen.line(line, fill=INK, width=2 if border.kind == "inner" else 5, joint="curve")
    for ring in shape.coasts:
        pen.line((*ring, ring[0]), fill=CREAM, width=2)
    for lane in shape.lanes:
        pen.line(lane.line, fill=CREAM, width=2)
    if shape.wall:
        pen.line(shape.wall, fill=(240, 248, 255), width=7)
    for name in scene.changed:
        if name in shape.territories:
            for ring in shape.territories[name].polygons:
                pen.line((*ring, ring[0]), fill=(255, 214, 92), width=4)
    letters = {side.id: side.letter for side in scene.sides}
    for arrow in scene.arrows:
        if arrow.source in shape.territories and arrow.target in shape.territories:
            ends = (shape.territories[arrow.source].counter, shape.territories[arrow.target].counter)
            pen.line(ends, fill=CREAM, width=9)
            pen.line(ends, fill=ARROWS.get(arrow.kind, ARROWS["move"]), width=5)
    for name, territory in shape.territories.items():
        label = territory.label
        pen.multiline_text(
            label.at,
            "\n".join(label.lines),
            fill=CREAM,
            font=font("label", shape.label_size),
            anchor="mm",
            align="center",
            stroke_width=3,
            stroke_fill=INK,
            spacing=0,
        )
        area = owners.get(name)
        if area is not None:
            _counter(pen, territory.counter, shape.counter_radius, area.count, "castle" in area.marks)
            if area.side in letters:
                _chip(pen, territory.counter, shape.counter_radius, letters[area.side], style_of(area.side))
    return image


def _counter(pen: ImageDraw.ImageDraw, at: Point, radius: float, count: int | None, castle: bool) -> None:
    box = (at.x - radius, at.y - radius, at.x + radius, at.y + radius)
    (pen.rectangle if castle else pen.ellipse)(box, fill=INK, outline=CREAM, width=2)
    if count is not None:
        pen.text(at, str(count), fill=CREAM, font=font("number", 28 if count < 100 else 21), anchor="mm")


def _chip(pen: ImageDraw.ImageDraw, at: Point, radius: float, letter: str, style: Style) -> None:
    x, y = at.x - radius * 0.9, at.y - radius * 0.9
    pen.ellipse((x - 11, y - 11, x + 11, y + 11), fill=style.fill, outline=INK, width=2)
    pen.text((x, y), letter, fill=style.letter, font=font("label", 17), anchor="mm")


def _bars(image: Image.Image, scene: Scene, say: Say, shape: Geometry) -> None:
    pen = ImageDraw.Draw(image)
    top, bottom = int(shape.frame.top) - 9, int(shape.frame.bottom) + 4
    pen.rectangle((0, 0, image.width, top), fill=INK, outline=GOLD)
    pen.rectangle((0, bottom, image.width, image.height), fill=INK, outline=GOLD)
    corner, size = fit(say(scene.corner), "label", 25, image.width / 3, 18)
    pen.text((image.width - 20, 30), corner, fill=GOLD, font=font("label", size), anchor="rm")
    title, size = fit(say(scene.title), "title", 36, image.width * 0.6, 20)
    pen.text((20, 30), title, fill=CREAM, font=font("title", size), anchor="lm")
    if scene.caption is not None:
        caption, size = fit(say(scene.caption), "text", 25, image.width - 40, 20)
        pen.text((20, 64), caption, fill=CREAM, font=font("text", size), anchor="lm")
    columns = max(1, min(len(scene.sides), image.width // 240))
    for number, side in enumerate(scene.sides):
        row, column = divmod(number, columns)
        _entry(
            pen,
            side,
            say,
            column * image.width / columns + 14,
            bottom + 10 + row * 54,
            image.width / columns - 14,
        )


def _entry(pen: ImageDraw.ImageDraw, side: Side, say: Say, left: float, top: float, width: float) -> None:
    style = style_of(side.id)
    pen.rectangle((left, top, left + 40, top + 40), fill=style.fill, outline=GOLD)
    pen.text((left + 20, top + 20), side.letter, fill=style.letter, font=font("label", 24), anchor="mm")
    name, size = fit(say(side.label), "label", 24, width - 60, 16)
    pen.text((left + 50, top + 9), name, fill=CREAM, font=font("label", size), anchor="lm")
    figures = "  ".join(str(figure.value) for figure in side.figures)
    pen.text((left + 50, top + 33), figures, fill=GOLD, font=font("number", 23), anchor="lm")
    if side.active:
        pen.rectangle((left - 6, top - 4, left + width - 12, top + 46), outline=(255, 214, 92), width=3)
    if side.out:
        pen.line((left, top + 20, left + width - 20, top + 20), fill=ARROWS["attack"], width=4)
