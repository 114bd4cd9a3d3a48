"""A Scene becomes an image: PNG bytes for the channel, words for those who cannot see them."""

from data import ROOT, DataError
from render.fonts import FACES, font
from render.geometry import geometry
from render.palette import palette


def check() -> None:
    """Raises DataError if a font, the palette or a board's geometry is missing or damaged."""
    for face in FACES:
        font(face, 24)
    palette()
    boards = sorted(ROOT.glob("*/geometry/*.json"))
    if not boards:
        raise DataError("data has no board geometry")
    for file in (board for board in boards if board.stem != "world"):
        geometry(file.relative_to(ROOT).as_posix())
