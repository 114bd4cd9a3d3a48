"""A cut of the map around a few lands: what a decision is about, large enough for a phone, and what lies beside."""

import io
from collections.abc import Callable, Sequence

from bot.rules.contract import Arrow, Scene, Text
from render.board.plate import Bounds
from render.maps.picture import Picture, moved

WIDE, HIGH = 560, 280
"""The least a cut shows, in pixels of the map: shallow, for the buttons stand below it."""
MARGIN = 40
LEVEL = 3
"""Of compression."""


def draw_cut(about: tuple[Scene, Sequence[str]], say: Callable[[Text], str], theme: str = "night") -> bytes:
    """The part of a scene's picture around these places, as the bytes of a PNG; of those on one board, the first's.

    Raises ValueError if none of them is on it, or there is no such theme.
    """
    scene, places = about
    made = Picture(_with_one_arrow(scene, places), say, theme)
    boxes = [
        (board, moved(board.masks[name][0], dx, dy))
        for board, name, dx, dy in made.places()
        if name in places
    ]
    if not boxes:
        raise ValueError(f"none of {places} is on the board")
    around = _around([box for board, box in boxes if board is boxes[0][0]])
    there, image = made.sheet, made.drawn()
    foot = image.height if there.panel else there.legend[1]
    out = io.BytesIO()
    map_ = (0, there.title[3], image.width, foot)
    image.crop(_within(around, map_)).save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


def _with_one_arrow(scene: Scene, places: Sequence[str]) -> Scene:
    """The scene with no arrow but from the first place to the second, against another's land an attack.

    A place alone is outlined.
    """
    owners = {area.id: area.side for area in scene.areas}
    source, target = places[0], places[-1]
    kind = "move" if owners.get(source) == owners.get(target) else "attack"
    arrows = () if source == target else (Arrow(source=source, target=target, kind=kind),)
    return scene.model_copy(update={"arrows": arrows, "changed": () if arrows else (source,)})


def _around(boxes: Sequence[Bounds]) -> Bounds:
    """All of them with a margin, and no narrower or shallower than a cut is."""
    left, top = min(box[0] for box in boxes) - MARGIN, min(box[1] for box in boxes) - MARGIN
    right, bottom = max(box[2] for box in boxes) + MARGIN, max(box[3] for box in boxes) + MARGIN
    wide, high = max(WIDE, right - left), max(HIGH, bottom - top)
    wide = max(wide, 2 * min(high, WIDE))
    x, y = (left + right - wide) // 2, (top + bottom - high) // 2
    return (x, y, x + wide, y + high)


def _within(box: Bounds, whole: Bounds) -> Bounds:
    """The box moved into the whole, and cut where it is larger."""
    x = max(whole[0], min(box[0], whole[2] - (box[2] - box[0])))
    y = max(whole[1], min(box[1], whole[3] - (box[3] - box[1])))
    return (x, y, min(whole[2], x + box[2] - box[0]), min(whole[3], y + box[3] - box[1]))
