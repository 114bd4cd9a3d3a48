"""A Scene becomes an image: PNG bytes for the channel, words for those who cannot see them."""

from render import fonts, geometry, palette

BOARDS = (
    "fief/geometry/westeros",
    "risk/geometry/essos",
    "risk/geometry/westeros",
    "tiny_epic/geometry/westeros",
    "tiny_epic/geometry/westeros_beyond",
)
"""All boards there are, named as in `Scene.boards`."""


def check() -> None:
    """Raises DataError if a font, the palette or a board's geometry is missing or damaged."""
    for face in fonts.FACES:
        fonts.font(face, 24)
    palette.palette()
    for board in BOARDS:
        geometry.geometry(board)
        geometry.regions(board)
