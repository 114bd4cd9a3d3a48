"""All that lies on one place, as one patch of the picture: its counter, its shield, its tokens."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.base.geometry import Point
from render.base.palette import Style
from render.board.plate import Bounds, Plate
from render.board.stamps import MORE, TOWERS, Lying, Stamp, chip, counter, dot, keep, token
from render.ground.inks import Inks


@lru_cache(2048)
def patch(
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
            laid.append((chip(theme, style, letter, shape.sign_unit), seats[0]))
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
