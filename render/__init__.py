"""A Scene becomes an image: PNG bytes for the channel, words for those who cannot see them."""

from data import DataError, shared
from render import fonts, geometry, icons, palette


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
