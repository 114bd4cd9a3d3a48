"""A hand of cards as a picture, and in words."""

import io
from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image

from bot.rules.contract import Card, Text
from render.bars import write
from render.fonts import Face, fit, words, wrap
from render.icons import sign
from render.inks import inks
from render.palette import RGB, THEMES, Theme, mix, palette
from render.sketch import Sketch
from render.stamps import shield

Say = Callable[[Text], str]

CARD = (300, 420)
GAP = 20
SIGN = 104


def draw_hand(cards: Sequence[Card], say: Say, theme: str = "night") -> bytes:
    """The cards side by side in rows, as the bytes of a PNG. Raises ValueError if there is no such theme."""
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme}")
    colours = palette().themes[theme]
    columns = _columns(len(cards))
    rows = max(1, -(-len(cards) // columns))
    size = (GAP + columns * (CARD[0] + GAP), GAP + rows * (CARD[1] + GAP) if cards else 120)
    image = Image.new("RGB", size, colours.bar)
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        image.paste(_card(card, say, colours), (GAP + column * (CARD[0] + GAP), GAP + row * (CARD[1] + GAP)))
    if not cards:
        said, letters = fit(say(Text(key="picture-hand-empty")), "text", 30, size[0] - 2 * GAP, 20)
        line = words(said, "text", letters)
        write(image, (size[0] - line.width) / 2, size[1] / 2, line, colours.bar_text)
    out = io.BytesIO()
    inks(theme, ()).paint(image).save(out, "PNG", compress_level=6)
    return out.getvalue()


def hand_text(cards: Sequence[Card], say: Say, limit: int = 1024) -> str:
    """The cards in words, in at most `limit` characters."""
    if not cards:
        return say(Text(key="picture-hand-empty"))
    parts = [say(card.title) + (f" ({say(card.note)})" if card.note else "") for card in cards]
    text = say(Text(key="picture-hand", args={"count": len(cards), "cards": tuple(parts)}))
    return text if len(text) <= limit else text[: limit - 1] + "…"


def _columns(cards: int) -> int:
    """Few cards are drawn large; many stand in wider rows."""
    return max(1, cards) if cards <= 3 else 2 if cards == 4 else 3 if cards <= 9 else 4 if cards <= 16 else 5


def _card(card: Card, say: Say, colours: Theme) -> Image.Image:
    """One card: its title, its sign on a shield, its kind, its note."""
    face, ink = colours.ground, colours.letters
    image = Image.new("RGB", CARD, colours.bar)
    for inset, colour in ((0, colours.gold), (4, face), (11, colours.gold), (13, face)):
        image.paste(colour, (0, 0), _panel(inset))
    name, _, kind = say(card.title).partition(" · ")
    _lines(image, name, "label", 34, 58, 2, ink)
    _emblem(image, card.symbol, colours)
    if kind:
        _lines(image, kind, "text", 28, 310, 1, mix(face, ink, 0.67))
    if card.note is not None:
        _lines(image, say(card.note), "text", 24, 362, 2, ink)
    return image


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


def _emblem(image: Image.Image, symbol: str | None, colours: Theme) -> None:
    """The sign of a card's symbol on a shield in the middle of the card."""
    centre = (CARD[0] / 2, 196.0)
    size = (176, 190)
    corner = (round(centre[0] - size[0] / 2), round(centre[1] - size[1] / 2))
    for more, colour in ((0, colours.gold), (-5, colours.bar)):
        sketch = Sketch(size, 4, (-size[0] / 2, -size[1] / 2))
        sketch.polygon(shield(150, 168, more))
        image.paste(colour, corner, sketch.mask())
    mask = sign(symbol or "cards", SIGN)
    image.paste(colours.bright, (round(centre[0] - SIGN / 2), round(centre[1] - SIGN / 2 - 6)), mask)


def _lines(image: Image.Image, text: str, face: Face, size: int, middle: int, most: int, colour: RGB) -> None:
    """Centred lines around a height, at most so many."""
    room = CARD[0] - 44
    lines, size = wrap(text, face, size, room, most)
    for number, line in enumerate(lines):
        mask = words(line, face, size)
        y = middle + (number - (len(lines) - 1) / 2) * size * 1.05
        write(image, (CARD[0] - mask.width) / 2, y, mask, colour)
