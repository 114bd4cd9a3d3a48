"""A picture of several boards, a board at a time or one above the other."""

from bot.rules.contract import Arrow
from render.base.geometry import geometry
from render.maps import picture
from render.maps.split import SEAM, split, stacked
from tests.render.scenes import ESSOS, WESTEROS, say, scene, war


def test_one_board_stays_as_it_is() -> None:
    one = scene()
    assert split(one) == (one,)


def test_each_board_alone_shows_all_that_lies_on_it_and_what_leaves_it() -> None:
    both = war(WESTEROS, ESSOS).model_copy(
        update={
            "arrows": (
                Arrow(source="winterfell", target="the_gift", kind="attack"),
                Arrow(source="qarth", target="bayasabhad", kind="move"),
                Arrow(source="sunspear", target="lys", kind="attack"),
            ),
            "changed": ("winterfell", "qarth"),
        }
    )
    west, east = split(both)
    for alone, board, changed, count in ((west, WESTEROS, "winterfell", 48), (east, ESSOS, "qarth", 34)):
        assert alone.boards == (board,)
        assert alone.changed == (changed,)
        assert len(alone.areas) == count
        assert {area.id for area in alone.areas} == set(geometry(board).territories)
        assert len(alone.arrows) == 2
        assert alone.sides == both.sides
        assert picture.draw(alone, say).startswith(b"\x89PNG")
    assert west.areas + east.areas == both.areas


def test_boards_above_each_other_have_one_title_and_one_legend_and_are_as_wide_as_the_screen() -> None:
    both = war(WESTEROS, ESSOS)
    west, east = (picture.Picture(alone, say, "night") for alone in split(both))
    whole = stacked(both, say, "night")
    assert whole.width == west.image.width < east.image.width
    upper = west.drawn().convert("RGB").crop((0, 0, whole.width, west.sheet.legend[1]))
    assert whole.crop((0, 0, *upper.size)).tobytes() == upper.tobytes()
    lower = (east.image.height - east.sheet.title[3]) * whole.width / east.image.width
    assert abs(whole.height - upper.height - SEAM - lower) <= 2


def test_a_single_board_is_drawn_as_ever() -> None:
    one = scene()
    assert stacked(one, say, "night").tobytes() == picture.compose(one, say).convert("RGB").tobytes()
