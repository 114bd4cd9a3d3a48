"""A hand of cards as a picture: fans one below the other; and in words."""

import io
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.rules.contract import Card, OpenHand, Text
from render.base.fonts import Face, fit, words, wrap
from render.base.palette import RGB, Theme, mix, theme_of
from render.base.sketch import Sketch
from render.margins.bars import write
from render.papers.vignette import WINDOW, window
from render.words.said import LONGEST, Say, clipped

CARD = (300, 420)
FAN = 3
"""Cards side by side at the most, so that their notes can be read on a phone; more stand in further fans below."""
STEP, TURN = 288, 3.0
"""How far apart two cards of a fan stand, and by how many degrees they are turned from each other."""
MARGIN, SHADOW = 26, 5
COLOURS, FINE = 160, 2
"""Of a picture of cards; and how much larger a card is while it is turned."""
MANY, SMALLER = 12, 0.72
"""How many cards are drawn smaller, and how much: more of them than that are a large file."""
TOP = 104
"""Where the window of a card begins."""
ALONE = 342
"""The middle of what stands below it, where that is a single line."""
TITLE = 64
"""Height of the line above cards that lie open."""

Lines = tuple[tuple[str, ...], int]
"""Lines of words and the size of their letters."""


@dataclass(frozen=True)
class Place:
    """Where a card lies: its centre, and by how many degrees it is turned clockwise."""

    x: float
    y: float
    turn: float


def draw_hand(cards: Sequence[Card], say: Say, theme: str = "night") -> bytes:
    """The cards as fans, as the bytes of a PNG. Raises ValueError if there is no such theme."""
    image = _fans(cards, say, theme, Text(key="picture-hand-empty"))
    if len(cards) > MANY:
        size = (round(image.width * SMALLER), round(image.height * SMALLER))
        image = image.resize(size, Image.Resampling.BILINEAR)
    return few_colours(image)


def draw_hands(hands: Sequence[OpenHand], say: Say, theme: str = "night") -> bytes:
    """Cards that lie open, row below row with its title, as the bytes of a PNG. Raises ValueError as `draw_hand`."""
    colours = theme_of(theme)
    rows = [_fans(one.cards, say, theme, Text(key="hand-none")) for one in hands]
    image = Image.new(
        "RGB", (max(row.width for row in rows), sum(row.height + TITLE for row in rows)), colours.bar
    )
    top = 0
    for one, row in zip(hands, rows, strict=True):
        said, letters = fit(say(one.title), "label", 36, image.width - 2 * MARGIN, 20)
        write(image, MARGIN, top + TITLE / 2 + 6, words(said, "label", letters), colours.gold)
        image.paste(row, ((image.width - row.width) // 2, top + TITLE))
        top += TITLE + row.height
    return few_colours(image)


def few_colours(image: Image.Image) -> bytes:
    """The bytes of a PNG in the colours the picture has most of: slanted edges stay smooth."""
    out = io.BytesIO()
    image.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
        out, "PNG", compress_level=6
    )
    return out.getvalue()


def _fans(cards: Sequence[Card], say: Say, theme: str, none: Text) -> Image.Image:
    """Cards as fans (mode RGB), or the words for none."""
    colours = theme_of(theme)
    size, places = spread(len(cards))
    image = Image.new("RGB", size, colours.bar)
    for card, place in zip(cards, places, strict=True):
        _lay(image, _card(card, say, theme), place, colours)
    if not cards:
        said, letters = fit(say(none), "text", 30, size[0] - 2 * MARGIN, 20)
        line = words(said, "text", letters)
        write(image, (size[0] - line.width) / 2, size[1] / 2, line, colours.bar_text)
    return image


def spread(count: int) -> tuple[tuple[int, int], list[Place]]:
    """The size of a picture of so many cards and where each lies: in fans as even as possible."""
    fans = -(-count // FAN)
    if not fans:
        return (CARD[0] + 2 * MARGIN, 120), []
    most = -(-count // fans)
    widest = math.radians(TURN * (most - 1) / 2)
    lean = CARD[0] / 2 * math.sin(widest)
    drop = STEP / math.radians(TURN) * (1 - math.cos(widest))
    wide = STEP * (most - 1) + CARD[0] * math.cos(widest) + CARD[1] * math.sin(widest)
    high = CARD[1] + lean + drop + MARGIN
    places = []
    for fan in range(fans):
        held = (count - fan - 1) // fans + 1
        for number in range(held):
            off = number - (held - 1) / 2
            fallen = STEP / math.radians(TURN) * (1 - math.cos(math.radians(TURN * off)))
            places.append(
                Place(
                    MARGIN + wide / 2 + STEP * off,
                    MARGIN + CARD[1] / 2 + lean / 2 + fan * high + fallen,
                    TURN * off,
                )
            )
    return (round(wide + 2 * MARGIN), round(fans * high + lean / 2 + MARGIN)), places


def _lay(image: Image.Image, card: Image.Image, place: Place, colours: Theme) -> None:
    """A card over those below it, with its shadow."""
    mask = _panel(0)
    if place.turn:
        card, mask = (_turned(one, place.turn, ground) for one, ground in ((card, colours.gold), (mask, 0)))
    left, top = round(place.x - card.width / 2), round(place.y - card.height / 2)
    image.paste(colours.ink, (left - SHADOW, top + SHADOW), mask)
    image.paste(card, (left, top), mask)


def _turned(image: Image.Image, degrees: float, ground: RGB | int) -> Image.Image:
    """Turned clockwise, drawn larger meanwhile: the edges stay smooth."""
    large = image.resize((image.width * FINE, image.height * FINE), Image.Resampling.BICUBIC)
    return large.rotate(-degrees, Image.Resampling.BICUBIC, expand=True, fillcolor=ground).reduce(FINE)


def hand_text(cards: Sequence[Card], say: Say, limit: int = LONGEST) -> str:
    """The cards in words, in at most `limit` characters."""
    if not cards:
        return say(Text(key="picture-hand-empty"))
    text = say(Text(key="picture-hand", args={"count": len(cards), "cards": _told(cards, say)}))
    return clipped(text, limit)


def hands_text(hands: Sequence[OpenHand], say: Say) -> str:
    """Cards that lie open in words, as far as an alt text has room."""
    said = []
    for one in hands:
        cards = _told(one.cards, say) or (say(Text(key="hand-none")),)
        said.append(say(Text(key="picture-open", args={"title": say(one.title), "cards": cards})))
    text = " ".join(said)
    return clipped(text, LONGEST)


def _told(cards: Sequence[Card], say: Say) -> tuple[str, ...]:
    return tuple(say(card.title) + (f" ({say(card.note)})" if card.note else "") for card in cards)


def _card(card: Card, say: Say, theme: str) -> Image.Image:
    """One card: its title, what it shows, its kind, its note."""
    colours = theme_of(theme)
    face, ink = colours.ground, colours.letters
    image = Image.new("RGB", CARD, colours.bar)
    for inset, colour in ((0, colours.gold), (4, face), (11, colours.gold), (13, face)):
        image.paste(colour, (0, 0), _panel(inset))
    name, _, kind = say(card.title).partition(" · ")
    _lines(image, "label", title(name), 57, ink)
    image.paste(window(card, theme), ((CARD[0] - WINDOW[0]) // 2, TOP))
    if kind:
        middle = 302 if card.note is not None else ALONE
        _lines(image, "text", wrap(kind, "text", 28, CARD[0] - 66, 1), middle, mix(face, ink, 0.67))
    if card.note is not None:
        lines, size = note(say(card.note), alone=not kind)
        middle = 345 if not kind and len(lines) > 3 else 358 if len(lines) < 4 else 363
        _lines(image, "text", (lines, size), middle, ink)
    return image


def title(text: str) -> Lines:
    """What a card is called: two lines at the most, and a third where the letters would get too small."""
    lines, size = wrap(text, "label", 34, CARD[0] - 66, 2)
    return (lines, size) if size >= 26 else wrap(text, "label", 26, CARD[0] - 66, 3)


def note(text: str, *, alone: bool = False) -> Lines:
    """What stands below: three lines at the most, and a fourth where the letters would get too small; `alone`, with no
    line of its kind above it, a fifth and a sixth."""
    lines, size = wrap(text, "text", 24, CARD[0] - 84, 3)
    if size >= 20:
        return lines, size
    return wrap(text, "text", 21, CARD[0] - 66, 6) if alone else wrap(text, "text", 21, CARD[0] - 84, 4)


@lru_cache(8)
def _panel(inset: int) -> Image.Image:
    """A card with round corners, `inset` smaller on every side."""
    sketch = Sketch(CARD, 3)
    r = max(4, 18 - inset)
    left, top, right, bottom = inset, inset, CARD[0] - inset, CARD[1] - inset
    sketch.polygon([(left + r, top), (right - r, top), (right - r, bottom), (left + r, bottom)])
    sketch.polygon([(left, top + r), (right, top + r), (right, bottom - r), (left, bottom - r)])
    for x in (left + r, right - r):
        for y in (top + r, bottom - r):
            sketch.dot(x, y, r)
    return sketch.mask()


def _lines(image: Image.Image, face: Face, wrapped: Lines, middle: int, colour: RGB) -> None:
    """Centred lines around a height."""
    lines, size = wrapped
    for number, line in enumerate(lines):
        mask = words(line, face, size)
        y = middle + (number - (len(lines) - 1) / 2) * size * 1.05
        write(image, (CARD[0] - mask.width) / 2, y, mask, colour)
