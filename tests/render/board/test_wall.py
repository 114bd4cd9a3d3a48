"""The Wall: a board like another, but for the Wall."""

from render.base.geometry import files_of, geometry
from render.board.plate import plate

STANDS, FALLEN = "tiny_epic/geometry/westeros_beyond", "tiny_epic/geometry/westeros_fallen"


def test_the_board_of_the_fallen_wall_is_the_other_one_but_for_the_wall() -> None:
    before, after = geometry(STANDS), geometry(FALLEN)
    assert after.breaches
    assert after.model_copy(update={"breaches": ()}) == before
    assert set(files_of(STANDS)) < set(files_of(FALLEN))


def test_where_the_wall_has_fallen_it_is_not_drawn() -> None:
    """Its ice is gone where it is breached, and there where it is not."""
    before, after = (plate(board, "night").water.convert("RGB") for board in (STANDS, FALLEN))
    shape = geometry(FALLEN)
    tiles = [plate(board, "night") for board in (STANDS, FALLEN)]
    y = round(sum(point.y for point in shape.wall) / len(shape.wall))

    def ice(number: int, west: float, east: float) -> int:
        box = (round(west), y - 8, round(east), y + 8)
        seen = tiles[number]._overlay.crop(box).convert("RGB")
        return sum(count for count, colour in seen.getcolors(100_000) or () if min(colour) > 200)

    for west, east in shape.breaches:
        assert ice(1, west, east) < 0.6 * ice(0, west, east)
    assert ice(1, 365, 395) >= ice(0, 365, 395)
    assert before.size == after.size
