"""Names of regions with their bonus stand on the map and hide nothing."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops

from render.base.geometry import Box, Geometry, geometry, regions
from render.base.palette import palette
from render.board.plate import _kept_free, _taken, _written, plate
from render.board.seats import overlap, seats
from render.board.stamps import CHIP
from render.ground.ribbons import HIGH, WHOLLY, Busy, Ribbon, ribbons
from render.ground.sea import land_mask, letters
from tests.render.scenes import ESSOS, ISLE, WESTEROS

FIRST = "risk/geometry/first"


def laid(board: str) -> tuple[Ribbon, ...]:
    """The ribbons as they lie on a board."""
    shape = geometry(board)
    return ribbons(shape, regions(board), kept_free(board), land_mask(shape))


def kept_free(board: str) -> tuple[Busy, ...]:
    shape, places = geometry(board), seats(geometry(board))
    return _kept_free(shape, taken(board), places, land_mask(shape))


@cache
def taken(board: str) -> Image.Image:
    """Where names, counters, shields and ports are."""
    shape, colours = geometry(board), palette().themes["night"]
    return _taken(shape, "night", _written(shape, colours), seats(shape))


def covered(some: Sequence[Ribbon], shape: Geometry) -> Image.Image:
    mask = Image.new("L", shape.size, 0)
    for one in some:
        mask.paste(255, tuple(round(side) for side in box(one, shape.unit)))
    return mask


def shared(one: Image.Image, other: Image.Image) -> int:
    """How many pixels two masks have in common."""
    return sum(ImageChops.multiply(one, other).histogram()[100:])


def box(one: Ribbon, unit: float) -> Box:
    w, h = one.wide / 2, HIGH * unit / 2
    return Box(one.at.x - w, one.at.y - h, one.at.x + w, one.at.y + h)


@pytest.mark.parametrize("board", [WESTEROS, ESSOS])
def test_every_region_is_named_with_its_bonus_and_lies_on_nothing_else(board: str) -> None:
    shape, groups = geometry(board), regions(board)
    blank = Image.new("L", shape.size, 0)
    for territory in shape.territories.values():
        blank.paste(255, tuple(round(side) for side in territory.label.box))
    found = ribbons(shape, groups, (Busy(blank, WHOLLY),), land_mask(shape))
    assert [one.bonus for one in found] == [f"+{group.bonus}" for group in groups]
    assert all(one.name in group.name for one, group in zip(found, groups, strict=True))
    places = [box(one, shape.unit) for one in found]
    assert all(overlap(one, other) == 0 for one, other in combinations(places, 2))
    names = [territory.label.box for territory in shape.territories.values()]
    for one, name in product(places, names):
        assert overlap(one, name) < 40


@pytest.mark.parametrize("board", [WESTEROS, ESSOS, FIRST])
def test_a_ribbon_hides_no_port_and_no_counter(board: str) -> None:
    assert shared(covered(laid(board), geometry(board)), taken(board)) == 0


@pytest.mark.parametrize("board", [WESTEROS, ESSOS, FIRST])
def test_names_of_seas_keep_off_ribbons(board: str) -> None:
    """They give way along their own line, upright ones too."""
    shape = geometry(board)
    over = covered(laid(board), shape)
    busy = ImageChops.lighter(land_mask(shape), ImageChops.lighter(taken(board), over))
    assert shared(letters(shape, shape.seas, busy), over) == 0


def test_a_board_without_bonuses_has_no_ribbons() -> None:
    assert laid(ISLE) == ()


@pytest.mark.parametrize("board", [WESTEROS, ESSOS])
def test_shields_stand_in_their_own_land_or_at_its_shore(board: str) -> None:
    """A shield in the neighbour's land says that it is the neighbour's."""
    shape = geometry(board)
    half = [side * shape.unit / 2 for side in CHIP]
    owners = plate(board, "night").masks
    astray = []
    for name, (at, *_) in seats(shape).items():
        square = (at.x - half[0], at.y - half[1], at.x + half[0], at.y + half[1])
        foreign = 0
        for other, (bounds, mask) in owners.items():
            if other != name:
                cut = tuple(round(side - bounds[n % 2]) for n, side in enumerate(square))
                foreign += sum(mask.crop(cut).convert("L").histogram()[1:])
        if foreign > 0.5 * CHIP[0] * CHIP[1] * shape.unit**2:
            astray.append(name)
    assert astray == []
