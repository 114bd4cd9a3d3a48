"""A Scene becomes an image: PNG bytes for the channel, words for those who cannot see them.

The rooms, each of which knows only those before it: `base`; `signs` and `words`; `ground`; `board` and `arrows`;
`margins`; `maps` and `papers`, of which the bot asks for pictures.
"""

from data import DataError, shared
from render.base import fonts, geometry, palette
from render.signs import icons


def boards() -> tuple[str, ...]:
    """All boards there are, of all games, named as in `Scene.boards`."""
    return tuple(file.removesuffix(".json") for file in shared("geometry/*.json"))


def check() -> None:
    """Raises DataError if a font, the palette, a sign or a board's geometry is damaged, or there is none."""
    for face in (*fonts.FACES, *fonts.SCRIPTS):
        fonts.font(face, 24)
    palette.palette()
    icons.signs()
    if not boards():
        raise DataError("data has no board")
    for board in boards():
        geometry.geometry(board)
        geometry.regions(board)
