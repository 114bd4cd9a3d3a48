"""Several boards that share a picture, each in one of its own: on a phone it is then as wide as the screen."""

from PIL import Image

from bot.rules.contract import Scene
from render.base.geometry import geometry
from render.base.palette import palette
from render.maps.picture import Picture, compose
from render.words.said import Say

SEAM = 3
"""Pixels between two boards of which one stands above the other."""
LANCZOS = Image.Resampling.LANCZOS


def split(scene: Scene) -> tuple[Scene, ...]:
    """The scene of each board alone, in their order; an arrow from one to another leaves the first at its edge."""
    return tuple(_alone(scene, board) for board in scene.boards) if len(scene.boards) > 1 else (scene,)


def stacked(scene: Scene, say: Say, theme: str) -> Image.Image:
    """The picture of a scene (mode RGB), several boards one above the other, with one title and one legend.

    Raises ValueError if there is no such theme.
    """
    if len(scene.boards) == 1:
        return compose(scene, say, theme).convert("RGB")
    drawn = [_map(one, say, theme) for one in split(scene)]
    parts = [image.crop((0, top, image.width, foot)) for image, top, foot in drawn]
    (first, top, _), (last, _, foot) = drawn[0], drawn[-1]
    parts.insert(0, first.crop((0, 0, first.width, top)))
    parts.append(last.crop((0, foot, last.width, last.height)))
    wide = min(part.width for part in parts)
    fitted = [part.resize((wide, part.height * wide // part.width), LANCZOS) for part in parts]
    high = sum(part.height for part in fitted) + SEAM * (len(drawn) - 1)
    whole = Image.new("RGB", (wide, high), palette().themes[theme].gold)
    y = 0
    for number, part in enumerate(fitted):
        y += SEAM if 1 < number <= len(drawn) else 0
        whole.paste(part, (0, y))
        y += part.height
    return whole


def _map(scene: Scene, say: Say, theme: str) -> tuple[Image.Image, int, int]:
    """The picture of one board (mode RGB), where its map begins and where its legend does."""
    made = Picture(scene, say, theme)
    return made.drawn().convert("RGB"), made.sheet.title[3], made.sheet.legend[1]


def _alone(scene: Scene, board: str) -> Scene:
    shape = geometry(board)
    here = {*shape.territories, *shape.seals}
    return scene.model_copy(
        update={
            "boards": (board,),
            "areas": tuple(area for area in scene.areas if area.id in here),
            "tokens": tuple(token for token in scene.tokens if token.area in here),
            "arrows": tuple(arrow for arrow in scene.arrows if {arrow.source, arrow.target} & here),
            "changed": tuple(place for place in scene.changed if place in here),
        }
    )
