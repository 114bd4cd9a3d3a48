"""The cut of a map that goes with a decision: the lands in question, whole, and no more than fits above the buttons."""

import io

import pytest
from PIL import Image

from bot.rules.contract import Scene
from render.base.palette import palette
from render.maps import cut, picture
from render.words.alt import cut_text
from tests.render.scenes import ESSOS, WESTEROS, say, war


def cut_of(scene: Scene, *places: str) -> Image.Image:
    return Image.open(io.BytesIO(cut.draw_cut((scene, places), say)))


@pytest.mark.parametrize(
    "places",
    [("harrenhal", "kings_landing"), ("sunspear", "the_arbor"), ("winterfell", "the_gift"), ("pyke",)],
)
def test_a_cut_shows_its_lands_whole_and_twice_as_wide_as_high(places: tuple[str, ...]) -> None:
    scene = war(WESTEROS)
    shown = cut_of(scene, *places)
    boxes = [
        picture.moved(board.masks[name][0], dx, dy)
        for board, name, dx, dy in picture.Picture(scene, say, "night").places()
        if name in places
    ]
    assert shown.width >= max(box[2] for box in boxes) - min(box[0] for box in boxes)
    assert shown.height >= max(box[3] for box in boxes) - min(box[1] for box in boxes)
    assert shown.width >= 1.9 * shown.height
    assert shown.width < picture.compose(scene, say).width


def test_the_attack_is_drawn_and_what_was_before_is_not() -> None:
    scene = war(WESTEROS)
    asked = cut_of(scene, "harrenhal", "kings_landing").convert("RGB")
    other = cut_of(scene, "kings_landing", "harrenhal").convert("RGB")
    alone = cut_of(scene.model_copy(update={"arrows": ()}), "harrenhal", "kings_landing").convert("RGB")
    assert asked.tobytes() == alone.tobytes()
    assert asked.tobytes() != other.tobytes()


def test_a_land_alone_is_outlined_and_what_was_taken_before_is_not() -> None:
    scene = war(WESTEROS).model_copy(update={"changed": ("casterly_rock",)})
    bright = palette().themes["night"].conquest
    lines = cut_of(scene, "pyke").convert("RGB")
    count = sum(count for count, colour in lines.getcolors(1 << 24) or () if colour == bright)
    alone = cut_of(scene.model_copy(update={"changed": ()}), "pyke").convert("RGB")
    assert count > 100
    assert lines.tobytes() == alone.tobytes()


def test_of_two_boards_that_of_the_first_land_is_cut() -> None:
    both = war(WESTEROS, ESSOS)
    assert cut_of(both, "sunspear", "lys").width < picture.compose(both, say).width / 2


def test_what_is_no_land_has_no_cut() -> None:
    with pytest.raises(ValueError, match="on the board"):
        cut.draw_cut((war(WESTEROS), ("camelot",)), say)


def test_its_words_say_who_holds_what() -> None:
    scene = war(WESTEROS)
    area = next(area for area in scene.areas if area.id == "harrenhal")
    words = cut_text(scene, say, ("harrenhal", "kings_landing"))
    assert f"Harrenhal {area.count}" in words
    assert "Winterfell" not in words
