"""Names of regions with their bonus stand on the map and hide nothing."""

from itertools import combinations, product

import pytest
from PIL import Image

from render.base.geometry import Box, geometry, regions
from render.board.plate import plate
from render.board.seats import overlap, seats
from render.board.stamps import CHIP
from render.ground.ribbons import HIGH, Ribbon, ribbons
from render.ground.sea import land_mask
from tests.render.scenes import ESSOS, ISLE, WESTEROS


def laid(board: str) -> tuple[Ribbon, ...]:
    shape = geometry(board)
    taken = plate(board, "night").open.point([255 - v for v in range(256)])
    return ribbons(shape, regions(board), taken, land_mask(shape))


def box(one: Ribbon, unit: float) -> Box:
    w, h = one.wide / 2, HIGH * unit / 2
    return Box(one.at.x - w, one.at.y - h, one.at.x + w, one.at.y + h)


@pytest.mark.parametrize("board", [WESTEROS, ESSOS])
def test_every_region_is_named_with_its_bonus_and_lies_on_nothing_else(board: str) -> None:
    shape, groups = geometry(board), regions(board)
    blank = Image.new("L", shape.size, 0)
    for territory in shape.territories.values():
        blank.paste(255, tuple(round(side) for side in territory.label.box))
    found = ribbons(shape, groups, blank, land_mask(shape))
    assert [one.bonus for one in found] == [f"+{group.bonus}" for group in groups]
    assert all(one.name in group.name for one, group in zip(found, groups, strict=True))
    places = [box(one, shape.unit) for one in found]
    assert all(overlap(one, other) == 0 for one, other in combinations(places, 2))
    names = [territory.label.box for territory in shape.territories.values()]
    for one, name in product(places, names):
        assert overlap(one, name) < 40


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
