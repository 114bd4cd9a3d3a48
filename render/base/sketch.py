"""Drawing with smooth edges: shapes are drawn larger and reduced to a mask."""

import itertools
import math
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from render.base.geometry import Box

Points = Sequence[tuple[float, float]]


class Sketch:
    """A mask in the making, drawn `fine` times larger than it will be.

    `size` is that of the mask in pixels, `unit` the pixels of one unit of the drawing, `origin` the point of the
    drawing in the top left corner of the mask.
    """

    def __init__(
        self, size: tuple[int, int], fine: int = 3, origin: tuple[float, float] = (0, 0), unit: float = 1
    ) -> None:
        self._fine = fine
        self.scale = fine * unit
        self._origin = origin
        self._image = Image.new("L", (size[0] * fine, size[1] * fine), 0)
        self._pen = ImageDraw.Draw(self._image)

    def at(self, points: Points) -> list[tuple[float, float]]:
        """Points of the drawing as points of the large image."""
        left, top = self._origin
        return [((x - left) * self.scale, (y - top) * self.scale) for x, y in points]

    def polygon(self, points: Points, fill: int = 255) -> None:
        self._pen.polygon(self.at(points), fill=fill)

    def dot(self, x: float, y: float, radius: float, fill: int = 255) -> None:
        ((x, y),) = self.at([(x, y)])
        r = radius * self.scale
        self._pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def line(self, points: Points, width: float, fill: int = 255, closed: bool = False) -> None:
        """A line with round joints and ends."""
        path = self.at([*points, points[0]] if closed else points)
        thick = max(1, round(width * self.scale))
        self._pen.line(path, fill=fill, width=thick)
        if thick > 3:
            r = thick / 2 - 0.5
            for x, y in path:
                self._pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def arc(self, box: Box, start: float, end: float, width: float, fill: int = 255) -> None:
        """Part of an ellipse; degrees run clockwise from the right."""
        (left, top), (right, bottom) = self.at([(box.left, box.top), (box.right, box.bottom)])
        self._pen.arc(
            (left, top, right, bottom), start, end, fill=fill, width=max(1, round(width * self.scale))
        )

    def mask(self) -> Image.Image:
        """The drawing at its true size."""
        return self._image.reduce(self._fine)


def coarse(mask: Image.Image) -> Image.Image:
    """The mask in five degrees of cover: the eye sees no difference, and files become smaller."""
    return mask.point([round(v * 4 / 255) * 255 // 4 for v in range(256)])


def smooth(points: Points, rounds: int = 2) -> list[tuple[float, float]]:
    """An open line with its corners cut (Chaikin), ends kept."""
    path = list(points)
    for _ in range(rounds):
        cut = [path[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(path):
            cut += [
                (ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25),
                (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75),
            ]
        path = [*cut, path[-1]]
    return path


def lengths(points: Points) -> list[float]:
    """How far along the line each point lies."""
    run = [0.0]
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        run.append(run[-1] + math.hypot(bx - ax, by - ay))
    return run


def along(points: Points, run: Sequence[float], distance: float) -> tuple[float, float]:
    """The point at that distance along the line; `run` as given by `lengths`."""
    for i in range(1, len(points)):
        if run[i] >= distance:
            part = (distance - run[i - 1]) / ((run[i] - run[i - 1]) or 1)
            (ax, ay), (bx, by) = points[i - 1], points[i]
            return ax + (bx - ax) * part, ay + (by - ay) * part
    return points[-1]


def dashes(points: Points, on: float, off: float) -> Iterable[Points]:
    """The line cut into dashes."""
    run = lengths(points)
    start = 0.0
    while start < run[-1]:
        end = min(start + on, run[-1])
        inner = [point for point, far in zip(points, run, strict=True) if start < far < end]
        yield [along(points, run, start), *inner, along(points, run, end)]
        start += on + off
