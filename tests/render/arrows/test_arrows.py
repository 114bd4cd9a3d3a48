"""Arrows go where the armies went, and hide neither each other nor their numbers."""

import gc
import math
from itertools import combinations

import pytest
from PIL import Image

from render.arrows.arrows import draw_arrows
from render.arrows.courses import (
    DIGITS,
    DISC,
    HEAD,
    NEAR,
    SHORT,
    STUB,
    Chart,
    Course,
    chosen,
    disc,
    numbered,
)
from render.arrows.ways import OVERSEAS
from render.base.geometry import Point, geometry, inside
from render.base.sketch import lengths
from render.board.plate import plate
from render.ground.inks import inks
from render.maps.sheet import Sheet, sheet
from tests.render.scenes import ESSOS, WESTEROS

FIEF = "fief/geometry/westeros"
PHONE = 400
"""Pixels a picture is wide on a phone."""


def westeros() -> Sheet:
    return sheet((WESTEROS,), "night", 117)


def route(source: str, target: str, held: frozenset[str] = frozenset()) -> tuple[str, ...]:
    return westeros().ways.route(source, target, held)


def crossed(path: list[Point] | tuple[Point, ...], board: str = WESTEROS) -> set[str]:
    """The territories a way lies on."""
    lands = geometry(board).territories.items()
    return {name for at in path for name, land in lands for ring in land.polygons if inside(ring, at)}


@pytest.mark.parametrize("board", [WESTEROS, ESSOS])
def test_ships_sail_from_port_to_port_over_water(board: str) -> None:
    shape = geometry(board)
    assert shape.voyages
    for way in shape.voyages:
        ports = set(way.between) - {OVERSEAS}
        middle = [
            at
            for at in way.line
            if all(
                math.dist(at, shape.territories[port].port or at) > 2 * shape.port_radius for port in ports
            )
        ]
        ashore = [at for at in middle if crossed([at], board) - ports]
        assert len(ashore) <= 2, way.between


def test_an_attack_by_port_is_drawn_over_the_sea() -> None:
    """It may graze a cape, as the way of a ship may."""
    for course in westeros().courses(route("kings_landing", "white_harbor"))[:1]:
        ashore = [at for at in course.path if crossed([at]) - {"kings_landing", "white_harbor"}]
        assert len(ashore) <= 2


def test_an_attack_over_a_border_is_drawn_from_counter_to_counter() -> None:
    """Or to the name of the land, if that stands before its counter."""
    lands = geometry(WESTEROS).territories
    for course in westeros().courses(route("winterfell", "white_harbor")):
        assert math.dist(course.path[0], lands["winterfell"].counter) < 60
        assert math.dist(course.path[-1], lands["white_harbor"].counter) < 60 + SHORT
        assert crossed(course.path[-1:]) == {"white_harbor"}


@pytest.mark.parametrize(
    ("source", "target"),
    [("red_mountains", "dornish_marches"), ("sandstone", "red_mountains"), ("rainwood", "storms_end")],
)
def test_the_head_of_an_arrow_hides_no_name(source: str, target: str) -> None:
    """These come from the side on which the name stands; the number still finds room."""
    (course,) = courses((source, target))
    assert not course.chart.under(course.path, course.chart.letters)
    assert course.spots
    assert crossed(course.path[-1:]) == {target}


@pytest.mark.parametrize(
    ("target", "near"),
    [
        ("riverrun", ("the_trident", "pyke", "the_crag")),
        ("kings_landing", ("blackwater_rush", "kingswood", "crackclaw_point")),
        ("the_mander", ("blackwater_rush", "dornish_marches", "kingswood")),
        ("storms_end", ("dornish_marches", "the_mander", "rainwood")),
    ],
)
def test_where_three_attacks_meet_none_hides_the_name(target: str, near: tuple[str, ...]) -> None:
    """The third made way for the others by standing on the name."""
    for course in courses(*((source, target) for source in near)):
        assert not course.chart.under(course.path, course.chart.letters)


@pytest.mark.parametrize("board", [WESTEROS, ESSOS])
def test_the_head_of_an_arrow_by_ship_hides_no_name_of_a_region(board: str) -> None:
    """It stood on the ribbon *Jade Sea Coast* before Qarth, and on *Iron Islands* before Cape Kraken."""
    there = sheet((board,), "night", 117)
    for pair in there.ways.voyages:
        if OVERSEAS not in pair:
            best = min(there.courses(pair), key=lambda course: course.cost)
            assert not best.chart.under(best.path, best.chart.letters), pair


NEIGHBOURS = ((WESTEROS, 4), (ESSOS, 6), (FIEF, 10))
"""Boards, and how many arrows from neighbour to neighbour may have no room for a number on them."""


@pytest.mark.parametrize(("board", "bare"), NEIGHBOURS)
def test_an_arrow_between_neighbours_is_long_enough_to_be_seen_and_to_bear_its_number(
    board: str, bare: int
) -> None:
    """From Riverrun to The Trident there was but a head, on the name, and how many went stood nowhere."""
    there = sheet((board,), "night", 117)
    alone = [there.courses(pair) for pair in there.ways.crossings if there.courses(pair)]
    best = [min(ways, key=lambda course: course.cost) for ways in alone]
    assert all(lengths(course.path)[-1] >= 2 * HEAD * there.unit for course in best)
    assert sum(not course.spots for course in best) <= bare


@pytest.mark.parametrize("board", [WESTEROS, ESSOS, FIEF])
def test_an_arrow_between_neighbours_runs_under_no_bar(board: str) -> None:
    there = sheet((board,), "night", 117)
    for pair in there.ways.crossings:
        for course in sorted(there.courses(pair), key=lambda course: course.cost)[:1]:
            assert all(there.title[3] + DISC < at.y < there.legend[1] - DISC for at in course.path), pair


def test_ships_that_make_way_for_each_other_run_under_no_bar() -> None:
    """One of three to Qarth ran below the map, and its middle could not be seen."""
    there = sheet((ESSOS,), "night", 117)
    pairs = [("qarth", "astapor"), ("astapor", "qarth"), ("new_ghis", "qarth"), ("qarth", "new_ghis")]
    for course in chosen([there.courses(pair) for pair in pairs], there.unit):
        assert course is not None
        assert all(there.title[3] < at.y < there.legend[1] for at in course.path)


def test_an_arrow_rather_keeps_off_the_places_of_seals() -> None:
    """They lie on it, and would hide its head."""
    there = plate(FIEF, "night")
    assert there.shape.domains
    for seals in there.shape.seals.values():
        assert all(there.open.getpixel((round(at.x), round(at.y))) == 0 for at in seals)


def test_a_march_through_own_lands_keeps_to_them() -> None:
    held = frozenset({"barrowlands", "white_harbor", "widows_watch", "the_dreadfort", "winterfell"})
    way = route("barrowlands", "the_dreadfort", held)
    assert way == ("barrowlands", "winterfell", "the_dreadfort")
    best = min(westeros().courses(way), key=lambda course: course.cost)
    assert crossed(best.path) <= held


def test_a_march_with_no_way_through_own_lands_is_drawn_straight() -> None:
    assert route("sunspear", "karhold") == ("sunspear", "karhold")


def test_an_arrow_far_over_lands_of_others_is_its_two_ends() -> None:
    """One drawn whole would cross a dozen lands that have nothing to do with it."""
    lands, there = geometry(WESTEROS).territories, westeros()
    leaves, comes = there.parts(route("sunspear", "karhold"))
    assert leaves
    assert comes
    assert all(math.dist(at, lands["sunspear"].counter) < 2 * STUB for one in leaves for at in one.path)
    assert all(math.dist(at, lands["karhold"].counter) < 2 * STUB for one in comes for at in one.path)
    assert not any(one.spots for one in leaves)
    assert any(one.spots for one in comes)


def test_an_arrow_between_neighbours_is_one() -> None:
    there = westeros()
    way = route("winterfell", "white_harbor")
    assert there.parts(way) == (there.courses(way),)


def courses(*pairs: tuple[str, str]) -> list[Course]:
    there = westeros()
    found = chosen([there.courses(route(*pair)) for pair in pairs], there.unit)
    return [course for course in found if course is not None]


def test_two_arrows_along_the_same_way_do_not_lie_on_each_other() -> None:
    there = courses(("pyke", "casterly_rock"), ("harlaw", "casterly_rock"), ("pyke", "harlaw"))
    assert len(there) == 3
    for one, other in combinations(there, 2):
        near = [at for at in one.path if min(math.dist(at, point) for point in other.path) < NEAR * 0.6]
        assert len(near) < len(one.path) / 2


def test_arrows_there_and_back_are_apart() -> None:
    there, back = courses(("winterfell", "white_harbor"), ("white_harbor", "winterfell"))
    middle = there.path[len(there.path) // 2]
    assert min(math.dist(middle, at) for at in back.path) > NEAR


def test_no_number_covers_another() -> None:
    pairs = [("kings_landing", port) for port in ("white_harbor", "gulltown", "sunspear", "storms_end")]
    found = courses(*pairs)
    spots = [spot for spot in numbered(found, [3] * len(found), 1) if spot is not None]
    assert len(spots) >= 3
    assert all(math.dist(one, other) > 2 * DISC for one, other in combinations(spots, 2))


def test_a_number_of_three_digits_has_a_larger_disc_and_hides_no_other() -> None:
    """Its disc grew, and it was laid as near to others as a small one."""
    white = Image.new("L", (400, 200), 255)
    chart = Chart(white, white, 1, (0, 200))
    ways = [Course([Point(x, y) for x in range(20, 381, 10)], chart, 0) for y in (80, 115)]
    assert disc(99, 1) < disc(100, 1)
    for count in (8, 188):
        one, other = (spot for spot in numbered(ways, [count, count], 1) if spot is not None)
        assert math.dist(one, other) > 2 * DISC + 2 * (disc(count, 1) - disc(8, 1))


def test_no_number_lies_under_a_token() -> None:
    """A Seat of Power lay on the number of those who had come by ship."""
    (course,) = courses(("kings_landing", "white_harbor"))
    (free,) = numbered([course], [3], 1)
    assert free is not None
    (beside,) = numbered([course], [3], 1, [free])
    assert beside is not None
    assert math.dist(free, beside) > DISC


def test_a_shaft_hides_no_head() -> None:
    """The black heads of two conquests lay under the way of an army that came after them."""
    white = Image.new("L", (200, 200), 255)
    chart = Chart(white, white, 1, (0, 200))
    first = Course([Point(x, 100) for x in range(20, 121, 10)], chart, 0)
    across = Course([Point(110, y) for y in range(20, 181, 10)], chart, 0)
    own = inks("night", ())
    image = own.paint(Image.new("RGB", white.size))
    draw_arrows(image, own, [(first, "attack"), (across, "move")])
    shown = image.convert("RGB")
    assert shown.getpixel((109, 100)) == own.theme.attack
    assert shown.getpixel((110, 60)) == own.theme.move


@pytest.mark.parametrize("board", [WESTEROS, ESSOS])
def test_numbers_can_be_read_on_a_phone(board: str) -> None:
    shape = geometry(board)
    assert DIGITS * shape.unit * PHONE / shape.size[0] >= 7.5


def test_even_the_shortest_arrow_is_more_than_its_head() -> None:
    """Counters that nearly touch are joined by a bow."""
    for a, b in (("crakehall", "searoad_marshes"), ("kings_landing", "crackclaw_point")):
        (course,) = courses((a, b))
        assert sum(math.dist(p, q) for p, q in zip(course.path, course.path[1:], strict=False)) > 36


def test_what_goes_to_another_board_leaves_the_picture_at_its_edge() -> None:
    there = westeros()
    (course, *_) = there.courses(route("sunspear", "lys"))
    assert course.path[-1].x > 960
    (course, *_) = there.courses(route("lys", "sunspear"))
    assert course.path[0].x > 960


def test_the_collector_has_little_to_look_at_of_the_ways_that_are_kept() -> None:
    """It holds up the loop while it looks; the points of all ways were two thirds of what there is."""
    there = westeros()
    routes = [pair for pair in list(there.ways.crossings)[:120] if there.ways.is_direct(pair)]
    there.courses.cache_clear()
    gc.collect()
    before = len(gc.get_objects())
    kept = sum(len(there.courses(pair)) for pair in routes)
    gc.collect()
    assert kept > 5 * len(routes)
    assert len(gc.get_objects()) - before < 4 * kept
