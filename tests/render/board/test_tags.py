"""Names of those who lie on a board: short, unlike each other, and off what else is written."""

from PIL import Image, ImageDraw

from render.base.geometry import Box, Point
from render.board.seats import overlap
from render.board.tags import Named, called, hung

SEA = Image.new("L", (400, 300), 255)
"""A board on which nothing is written."""


def test_somebody_is_called_by_the_first_name() -> None:
    assert called(["Robb Stark", "Asha Greyjoy"]) == {"Robb Stark": "Robb", "Asha Greyjoy": "Asha"}


def test_two_of_one_name_are_told_apart_by_the_second() -> None:
    assert called(["Robert Arryn", "Robert Baratheon"]) == {
        "Robert Arryn": "Robert A.",
        "Robert Baratheon": "Robert B.",
    }


def test_who_has_but_a_number_keeps_it_and_it_is_no_count() -> None:
    """“Knight 3” beside a troop read like three Knights, and all “Heckenritt…” were one."""
    assert called(["Hedge Knight 3", "Heckenritter 3"]) == {
        "Hedge Knight 3": "Knight #3",
        "Heckenritter 3": "Heckenr… #3",
    }


def test_no_name_is_a_code_or_too_long() -> None:
    assert called(["Asha", "Bartholomew-Elmo Tully", "", "\u05d0"]) == {
        "Asha": "Asha",
        "Bartholomew-Elmo Tully": "Bartholome…",
        "": "",
        "\u05d0": "\u05d0",
    }


def boxes(named: list[Named], laid: list[Point], free: Image.Image = SEA) -> list[Box]:
    return [tag.at(spot) for tag, spot in hung("night", named, 14, laid, free)]


def test_tags_of_neighbours_do_not_cover_each_other_or_the_tokens() -> None:
    places = [Point(150 + 31 * number, 150) for number in range(3)]
    named = [Named(at, "Margaery") for at in places]
    found = boxes(named, places)
    for number, box in enumerate(found):
        assert not any(overlap(box, other) for other in found[number + 1 :])


def test_a_tag_leaves_a_name_of_the_map_alone() -> None:
    free = SEA.copy()
    ImageDraw.Draw(free).rectangle((100, 155, 260, 190), fill=0)
    (box,) = boxes([Named(Point(180, 140), "Jaime")], [Point(180, 140)], free)
    assert not overlap(box, Box(100, 156, 260, 190))


def test_a_tag_rather_hides_a_road_than_the_name_of_a_place() -> None:
    """Of three Nobles on Great Wyk one hung on *Harlaw*, for all around was something."""
    free, at, name = SEA.copy(), Point(180, 140), Box(100, 150, 260, 170)
    ImageDraw.Draw(free).rectangle((60, 90, 300, 170), fill=0)
    ((tag, spot),) = hung("night", [Named(at, "Edmure")], 14, [at], free, [name])
    assert not overlap(tag.at(spot), name)
    ((tag, spot),) = hung("night", [Named(at, "Edmure")], 14, [at], free)
    assert overlap(tag.at(spot), name)


def test_where_nothing_fits_the_name_is_written_smaller() -> None:
    (wide,) = boxes([Named(Point(180, 140), "Barristan")], [Point(180, 140)])
    (box,) = boxes([Named(Point(180, 140), "Barristan")], [Point(180, 140)], Image.new("L", (400, 300), 0))
    assert 0.75 * (wide.right - wide.left) < box.right - box.left < wide.right - wide.left


def test_a_tag_stays_on_the_picture() -> None:
    (box,) = boxes([Named(Point(15, 15), "Cersei")], [Point(15, 15)])
    assert box.left >= 0
    assert box.top >= 0
