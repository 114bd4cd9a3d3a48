"""People on cards, drawn as busts by us.

The face is full ink, hair and cloth are fainter, so that each shows on the other.
As in `drawings` each stands in a square of 1 by 1 with its centre at 0, 0.
"""

from render.base.geometry import Box
from render.base.sketch import Points, Sketch

HAIR, CLOTH, DARK = 125, 180, 45
"""How much ink hair and cloth take, and what lies in shade."""


def lord(pen: Sketch) -> None:
    _shoulders(pen)
    _mane(pen, 0.0)
    _face(pen)
    _beard(pen)
    _fringe(pen)


def crowned_lord(pen: Sketch) -> None:
    lord(pen)
    _crown(pen)


def knight_bare(pen: Sketch) -> None:
    """A knight without his helm: plates on the shoulders, a chin without a beard."""
    _armour(pen)
    _mane(pen, 0.04)
    _face(pen)
    _fringe(pen)


def old_knight(pen: Sketch) -> None:
    _armour(pen)
    _face(pen)
    _beard(pen)
    _fringe(pen)


def northman(pen: Sketch) -> None:
    """In a cloak of fur."""
    pen.polygon([(-0.46, 0.5), (-0.4, 0.26), (-0.2, 0.12), (0.2, 0.12), (0.4, 0.26), (0.46, 0.5)], fill=HAIR)
    for row, y in enumerate((0.2, 0.3, 0.4)):
        for step in range(-4, 5):
            x = step * 0.1 + (row % 2) * 0.05
            if abs(x) < 0.2 + row * 0.1:
                pen.line([(x, y), (x + 0.015, y + 0.07)], 0.028, fill=CLOTH)
    pen.polygon([(-0.1, 0.1), (0.1, 0.1), (0.06, 0.5), (-0.06, 0.5)], fill=DARK)
    _mane(pen, 0.08)
    _face(pen)
    _beard(pen)
    _fringe(pen)


def wolf_king(pen: Sketch) -> None:
    northman(pen)
    _crown(pen)


def noblewoman(pen: Sketch) -> None:
    _tresses(pen, 0.22)
    _gown(pen)
    _face(pen)
    _parting(pen)


def queen(pen: Sketch) -> None:
    noblewoman(pen)
    _crown(pen)


def rose(pen: Sketch) -> None:
    """With a wreath in her hair."""
    noblewoman(pen)
    for x, y in ((-0.2, -0.3), (-0.1, -0.37), (0, -0.4), (0.1, -0.37), (0.2, -0.3)):
        pen.dot(x, y, 0.065)
        pen.dot(x, y, 0.025, fill=DARK)


def dragon_queen(pen: Sketch) -> None:
    """With long braids, and a small dragon at her shoulder."""
    _tresses(pen, 0.4)
    _gown(pen)
    _face(pen)
    _parting(pen)
    for side in (-1, 1):
        for y in (0.02, 0.14, 0.26):
            pen.dot(side * 0.21, y, 0.055, fill=255)
    pen.polygon([(0.24, 0.1), (0.3, -0.14), (0.4, -0.2), (0.5, -0.12), (0.4, -0.08), (0.4, 0.1), (0.34, 0.2)])
    pen.polygon([(0.36, 0.06), (0.5, -0.02), (0.48, 0.22)])


def red_priestess(pen: Sketch) -> None:
    """Under a hood, with a stone at her throat."""
    _hood(pen)
    _gown(pen)
    _face(pen)
    _parting(pen)
    pen.polygon([(0, 0.16), (0.06, 0.24), (0, 0.33), (-0.06, 0.24)])


def warlock(pen: Sketch) -> None:
    """Gaunt, under a hood, with lips that are all one sees."""
    _hood(pen)
    _shoulders(pen)
    pen.polygon([(-0.15, -0.26), (0.15, -0.26), (0.13, -0.02), (0.05, 0.1), (-0.05, 0.1), (-0.13, -0.02)])
    pen.polygon([(-0.18, -0.36), (0.18, -0.36), (0.17, -0.16), (-0.17, -0.16)], fill=DARK)
    pen.line([(-0.05, 0.01), (0.05, 0.01)], 0.03, fill=DARK)


def seafarer(pen: Sketch) -> None:
    """With a cap and a grizzled beard."""
    _shoulders(pen)
    _face(pen)
    _beard(pen)
    pen.polygon(
        [(-0.24, -0.24), (-0.22, -0.36), (-0.06, -0.44), (0.16, -0.42), (0.26, -0.3), (0.24, -0.22)],
        fill=CLOTH,
    )
    pen.line([(-0.24, -0.24), (0.24, -0.24)], 0.05)


def imp(pen: Sketch) -> None:
    """Small, with curls."""
    pen.polygon([(-0.32, 0.5), (-0.26, 0.3), (0, 0.2), (0.26, 0.3), (0.32, 0.5)], fill=CLOTH)
    pen.dot(0, 0.02, 0.22)
    for x, y in ((-0.2, -0.06), (-0.17, -0.18), (-0.06, -0.25), (0.06, -0.25), (0.17, -0.18), (0.2, -0.06)):
        pen.dot(x, y, 0.085, fill=HAIR)
    _features(pen, 0.14)
    pen.polygon([(-0.17, 0.14), (0.17, 0.14), (0.1, 0.24), (-0.1, 0.24)], fill=HAIR)


def spearman(pen: Sketch) -> None:
    pen.line([(0.38, -0.3), (0.38, 0.5)], 0.05, fill=CLOTH)
    pen.polygon([(0.38, -0.5), (0.45, -0.32), (0.38, -0.24), (0.31, -0.32)])
    _shoulders(pen)
    _mane(pen, -0.04)
    _face(pen)
    _fringe(pen)
    pen.polygon([(-0.1, 0.04), (0.1, 0.04), (0, 0.14)], fill=HAIR)


def spiked_helm(pen: Sketch) -> None:
    _armour(pen)
    _face(pen)
    pen.polygon(
        _even(
            [
                (0, -0.5),
                (0.12, -0.37),
                (0.23, -0.24),
                (0.22, -0.06),
                (0.15, -0.06),
                (0.14, -0.2),
                (0.03, -0.2),
                (0.03, 0),
            ]
        ),
        fill=HAIR,
    )


def merchant(pen: Sketch) -> None:
    """Wound in silk, a jewel on the brow."""
    _shoulders(pen)
    _face(pen)
    pen.polygon([(-0.07, 0.04), (0.07, 0.04), (0.03, 0.18), (-0.03, 0.18)], fill=HAIR)
    pen.polygon(
        [(-0.23, -0.2), (-0.25, -0.34), (-0.13, -0.46), (0.13, -0.46), (0.25, -0.34), (0.23, -0.2)],
        fill=CLOTH,
    )
    for dy in (0, 0.1):
        pen.line([(-0.22, -0.22 - dy), (0.2, -0.32 - dy)], 0.02, fill=DARK)
    pen.dot(0, -0.29, 0.05)


def _shoulders(pen: Sketch) -> None:
    pen.polygon(
        [(-0.46, 0.5), (-0.38, 0.28), (-0.14, 0.18), (0.14, 0.18), (0.38, 0.28), (0.46, 0.5)], fill=CLOTH
    )
    pen.polygon([(-0.1, 0.18), (0.1, 0.18), (0, 0.36)], fill=DARK)
    _neck(pen)


def _gown(pen: Sketch) -> None:
    pen.polygon(
        [(-0.38, 0.5), (-0.34, 0.28), (-0.14, 0.2), (0.14, 0.2), (0.34, 0.28), (0.38, 0.5)], fill=CLOTH
    )
    pen.polygon([(-0.15, 0.19), (0.15, 0.19), (0, 0.38)])
    _neck(pen)


def _armour(pen: Sketch) -> None:
    _shoulders(pen)
    for side in (-1, 1):
        pen.dot(side * 0.34, 0.36, 0.15)
        pen.arc(Box(side * 0.34 - 0.15, 0.21, side * 0.34 + 0.15, 0.51), 0, 360, 0.025, fill=DARK)
        pen.arc(Box(side * 0.34 - 0.08, 0.28, side * 0.34 + 0.08, 0.44), 180, 360, 0.025, fill=DARK)
    pen.polygon([(-0.16, 0.15), (0.16, 0.15), (0.13, 0.24), (-0.13, 0.24)], fill=HAIR)


def _neck(pen: Sketch) -> None:
    pen.polygon([(-0.09, 0.0), (0.09, 0.0), (0.1, 0.22), (-0.1, 0.22)], fill=220)


def _face(pen: Sketch) -> None:
    pen.polygon(
        _even([(0, -0.36), (0.1, -0.33), (0.17, -0.22), (0.18, -0.11), (0.15, 0), (0.09, 0.09), (0, 0.12)])
    )
    _features(pen, 0.0)


def _even(right: Points) -> Points:
    """A shape of two even halves from its right one, of which a point in the middle is there once."""
    return [*right, *((-x, y) for x, y in reversed(right) if x)]


def _features(pen: Sketch, down: float) -> None:
    """Brows, eyes, a nose, a mouth."""
    for side in (-1, 1):
        pen.line([(side * 0.04, -0.165 + down), (side * 0.125, -0.16 + down)], 0.022, fill=DARK)
        pen.dot(side * 0.075, -0.125 + down, 0.02, fill=DARK)
    pen.line([(0.0, -0.12 + down), (0.025, -0.05 + down), (-0.01, -0.045 + down)], 0.014, fill=HAIR)
    pen.line([(-0.05, 0.02 + down), (0.05, 0.02 + down)], 0.02, fill=DARK)


def _beard(pen: Sketch) -> None:
    pen.polygon(_even([(0, -0.03), (0.12, -0.02), (0.18, -0.08), (0.15, 0.1), (0, 0.23)]), fill=HAIR)
    pen.line([(-0.05, 0.035), (0.05, 0.035)], 0.025, fill=DARK)


def _mane(pen: Sketch, down: float) -> None:
    """Hair behind the head, to the nape and further `down`."""
    pen.polygon(_even([(0, -0.41), (0.15, -0.37), (0.24, -0.2), (0.22, 0.06 + down)]), fill=HAIR)


def _fringe(pen: Sketch) -> None:
    pen.polygon(_even([(0, -0.4), (0.18, -0.33), (0.2, -0.14), (0.13, -0.24), (0, -0.28)]), fill=HAIR)


def _tresses(pen: Sketch, down: float) -> None:
    """Long hair behind the shoulders, `down` to there."""
    pen.polygon(_even([(0, -0.41), (0.17, -0.36), (0.27, -0.16), (0.3, down), (0.2, down + 0.06)]), fill=HAIR)


def _parting(pen: Sketch) -> None:
    for side in (-1, 1):
        lock = [(0, -0.39), (0.16, -0.34), (0.21, -0.1), (0.15, -0.2), (0, -0.32)]
        pen.polygon([(side * x, y) for x, y in lock], fill=HAIR)


def _hood(pen: Sketch) -> None:
    pen.polygon(_even([(0, -0.5), (0.18, -0.4), (0.3, -0.16), (0.34, 0.34)]), fill=CLOTH)
    pen.polygon([(-0.21, 0.2), (-0.22, -0.2), (0, -0.39), (0.22, -0.2), (0.21, 0.2)], fill=DARK)


def _crown(pen: Sketch) -> None:
    pen.polygon(_even([(0, -0.5), (0.11, -0.36), (0.24, -0.46), (0.21, -0.26)]))
    pen.line([(-0.19, -0.28), (0.19, -0.28)], 0.02, fill=DARK)
