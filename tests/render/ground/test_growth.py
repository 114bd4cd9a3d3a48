"""Land that nobody holds is alive: its climates, its plants, its waters, and land out of play beside it."""

import pytest
from PIL import Image, ImageChops

from render.base.geometry import Point, geometry
from render.base.palette import NOBODY, RGB, THEMES, palette
from render.board.plate import Plate, plate
from render.ground.growth import growth
from render.ground.inks import TONES_OF_A_STYLE, inks
from render.ground.terrain import DRY, FROST, GREEN, climates

SOUTH, WHOLE = "tiny_epic/geometry/westeros", "tiny_epic/geometry/westeros_beyond"


def at(image: Image.Image, point: Point) -> object:
    return image.getpixel((round(point.x), round(point.y)))


def apart(one: RGB, other: RGB) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def plants(board: Plate) -> Image.Image:
    return growth(board.shape, palette().themes[board.theme], climates(board.shape), board.meadow).image


@pytest.fixture(scope="module", params=THEMES)
def board(request: pytest.FixtureRequest) -> Plate:
    return plate(SOUTH, request.param)


def test_it_freezes_beyond_the_wall_and_is_dry_in_the_south() -> None:
    shape = geometry(WHOLE)
    climate = climates(shape)
    north = climate.crop((0, 0, shape.size[0], round(min(y for _, y in shape.wall))))
    assert north.getextrema() == (FROST, FROST)
    assert at(climate, shape.territories["riverrun"].counter) == GREEN
    assert at(climate, shape.territories["sunspear"].counter) == DRY


def test_plants_leave_names_counters_tokens_and_lines_alone(board: Plate) -> None:
    cover = plants(board).getchannel("A")
    assert cover.getbbox() is not None
    assert ImageChops.multiply(cover, ImageChops.invert(board.meadow)).getbbox() is None


def test_plants_grow_on_land_that_nobody_holds_and_on_no_other(board: Plate) -> None:
    trees = plants(board).getchannel("A").point([255 if v > 150 else 0 for v in range(256)], "1")
    for side, grown in ((NOBODY, True), ("stark", False)):
        style = palette().sides[side]
        darkest = inks(board.theme, (style,)).first + TONES_OF_A_STYLE - 1
        under = Image.new("P", trees.size, 0)
        under.paste(board.frame(style), mask=trees)
        assert (darkest in {index for _, index in under.getcolors() or ()}) == grown, side


def test_a_lake_is_deeper_in_the_middle_than_at_its_shore(board: Plate) -> None:
    water = board.frame(palette().sides["stark"]).convert("RGB")
    for ring in board.shape.lakes:
        middle = Point(sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))
        shore = Point(ring[0].x + (middle.x - ring[0].x) * 0.12, ring[0].y + (middle.y - ring[0].y) * 0.12)
        assert apart(at(water, middle), at(water, shore)) > 20  # type: ignore[arg-type]


def test_isles_out_of_play_are_not_white_south_of_the_wall(board: Plate) -> None:
    """White is the snow beyond the Wall, and House Stark."""
    snow = palette().themes[board.theme].snow
    ground = board.water.convert("RGB")
    decor = [ring for ring in board.shape.beyond if min(y for _, y in ring) > board.shape.wall[0].y]
    isles = [ring for ring in decor if ring not in board.shape.crags]
    assert isles
    for ring in isles:
        middle = Point(sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))
        assert apart(at(ground, middle), snow) > 60  # type: ignore[arg-type]
