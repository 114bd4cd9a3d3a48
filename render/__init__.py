"""A Scene becomes an image: PNG bytes for the channel, words for those who cannot see them."""

from data import ROOT, DataError
from render import fonts, geometry, palette, plate


def boards() -> tuple[str, ...]:
    """All boards there are, named as in `Scene.boards`."""
    files = sorted(ROOT.glob("*/geometry/*.json"))
    return tuple(file.relative_to(ROOT).with_suffix("").as_posix() for file in files)


def check() -> None:
    """Raises DataError if a font, the palette or a board's geometry is missing or damaged."""
    for face in fonts.FACES:
        fonts.font(face, 24)
    palette.palette()
    if not boards():
        raise DataError("data has no board geometry")
    for board in boards():
        geometry.geometry(board)
        geometry.regions(board)


def prepare(theme: str = "night") -> None:
    """Makes every board ready in this theme, or reads what was kept: some seconds the first time, else an instant.

    Not needed: a board that is not ready is made ready when it is first drawn.
    """
    for board in boards():
        plate.plate(board, theme)
