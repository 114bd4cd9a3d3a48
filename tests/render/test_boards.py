"""The boards of the game as drawn: everything is in sight, large enough, and in nobody's way."""

import math
from itertools import combinations

import pytest
from PIL import Image

from render.base.fonts import Face, font
from render.base.geometry import Box, geometry, inside
from render.board.seats import FEWEST, overlap, seats
from render.board.stamps import CHIP, digits
from render.ground.decor import name_lines
from render.margins.legend import arranged
from tests.render.scenes import BOARDS

PHONE = 400
"""Pixels of a phone's narrow side."""


def around(x: float, y: float, half: float) -> Box:
    return Box(x - half, y - half, x + half, y + half)


def capitals(face: Face, size: float) -> float:
    """How tall capitals and digits of a letter size are."""
    _, top, _, bottom = font(face, round(size * 10)).getbbox("E8", anchor="mm")
    return (bottom - top) / 10


def within(inner: Box, outer: Box) -> bool:
    return (
        outer.left <= inner.left
        and outer.top <= inner.top
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def drawn_names(board: str) -> dict[str, Box]:
    """The box of every name as its letters are drawn."""
    shape = geometry(board)
    face = font("label", shape.label_size)
    found = {}
    for name, territory in shape.territories.items():
        lines = name_lines(shape, territory.label.at, territory.label.lines)
        boxes = [(at, face.getbbox(line, anchor="mm")) for at, line in lines]
        found[name] = Box(
            min(at.x + box[0] for at, box in boxes),
            min(at.y + box[1] for at, box in boxes),
            max(at.x + box[2] for at, box in boxes),
            max(at.y + box[3] for at, box in boxes),
        )
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_every_name_and_counter_is_in_sight(board: str) -> None:
    shape = geometry(board)
    for name, box in drawn_names(board).items():
        assert within(box, shape.frame), f"the name of {name}"
        assert within(around(*shape.territories[name].counter, shape.counter_radius), shape.frame), name


@pytest.mark.parametrize("board", BOARDS)
def test_no_counter_covers_another_or_a_name(board: str) -> None:
    shape = geometry(board)
    counters = {name: around(*one.counter, shape.counter_radius) for name, one in shape.territories.items()}
    for one, other in combinations(counters, 2):
        assert not overlap(counters[one], counters[other]), f"{one} and {other}"
    for name, box in drawn_names(board).items():
        for other, counter in counters.items():
            assert not overlap(box, counter), f"the name of {name} and the counter of {other}"


@pytest.mark.parametrize("board", BOARDS)
def test_no_name_covers_another(board: str) -> None:
    names = drawn_names(board)
    for one, other in combinations(names, 2):
        assert not overlap(names[one], names[other]), f"{one} and {other}"


@pytest.mark.parametrize("board", BOARDS)
def test_every_shield_is_in_sight_and_hides_no_name_and_no_counter(board: str) -> None:
    shape = geometry(board)
    canvas = Box(0, 0, *shape.size)
    names = drawn_names(board)
    for name, places in seats(shape).items():
        x, y = places[0]
        wide, high = CHIP[0] * shape.unit, CHIP[1] * shape.unit
        shield = Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        assert within(shield, canvas), name
        for other, box in names.items():
            assert overlap(shield, box) < 0.12 * wide * high, f"the shield of {name} and the name of {other}"
        for other, territory in shape.territories.items():
            if other != name:
                counter = around(*territory.counter, shape.counter_radius)
                assert not overlap(shield, counter), f"the shield of {name} and the counter of {other}"


@pytest.mark.parametrize("board", BOARDS)
def test_everything_can_be_read_on_a_phone(board: str) -> None:
    """As tall as capitals, digits and signs are on a picture 400 pixels wide."""
    shape = geometry(board)
    shown = PHONE / shape.size[0]
    assert capitals("label", shape.label_size) * shown >= 5, "names"
    assert capitals("number", digits(88) * shape.unit) * shown >= 6.8, "counts"
    assert capitals("label", 20 * shape.unit) * shown >= 4.4, "letters of the owners"
    assert 1.4 * shape.token_radius * shown >= 6, "signs of the tokens"


@pytest.mark.parametrize("board", BOARDS)
def test_a_count_fits_its_counter(board: str) -> None:
    shape = geometry(board)
    for count in (8, 18, 88, 188, 8888):
        left, top, right, bottom = font("number", round(digits(count) * shape.unit)).getbbox(
            str(count), anchor="mm"
        )
        assert (right - left) ** 2 + (bottom - top) ** 2 < (2 * shape.counter_radius - 4) ** 2, count


@pytest.mark.parametrize("entries", range(1, 12))
@pytest.mark.parametrize("size", [(980, 109), (1580, 54), (1580, 480)])
def test_the_legend_has_room_for_everybody(entries: int, size: tuple[int, int]) -> None:
    grid = arranged(entries, 4, size)
    assert grid.columns * grid.rows >= entries
    assert grid.scale >= 1
    assert Image.new("1", size).height >= grid.rows * 50 * grid.scale


@pytest.mark.parametrize("board", BOARDS)
def test_no_mark_stands_on_the_land_of_another_or_on_a_name(board: str) -> None:
    """A crown on another's land is read as theirs; of the first places, of which most lands need no more."""
    shape = geometry(board)
    names = drawn_names(board)
    for name, places in seats(shape).items():
        for at in places[: FEWEST - 1]:
            abroad = [
                other
                for other, one in shape.territories.items()
                if other != name and any(inside(ring, at) for ring in one.polygons)
            ]
            assert not abroad, f"a mark of {name} at {at} stands in {abroad}"
            r = shape.token_radius
            mark = Box(at.x - r, at.y - r, at.x + r, at.y + r)
            for other, box in names.items():
                assert overlap(mark, box) < 0.3 * 4 * r * r, (
                    f"a mark of {name} at {at} on the name of {other}"
                )


@pytest.mark.parametrize("board", BOARDS)
def test_a_shield_at_sea_is_off_a_shore_of_its_own_land(board: str) -> None:
    """Off the shore of another it is read as theirs, as was that of the Hills of Norvos off The Axe."""
    shape = geometry(board)
    coasts = {name: [p for ring in one.polygons for p in ring] for name, one in shape.territories.items()}
    for name, (at, *_) in seats(shape).items():
        if not any(inside(ring, at) for one in shape.territories.values() for ring in one.polygons):
            nearest = min(coasts, key=lambda other: min(math.dist(at, point) for point in coasts[other]))
            assert nearest == name, f"the shield of {name} stands off {nearest}"
