"""The row below a map: a place for each, dice that can be told apart on a phone."""

import pytest

from render.base.palette import THEMES, palette
from render.margins.beside import HIGH, Laid, row

FACES = ("face_recruit", "face_march", "face_sail", "face_whisper", "face_plot", "face_event")
PHONE = 2.5
"""How much smaller a picture 1000 wide is on the narrowest phone."""


@pytest.mark.parametrize("theme", THEMES)
def test_every_face_is_another_picture_and_an_empty_place_none(theme: str) -> None:
    faces = [row(theme, (1000, HIGH), (Laid(None, face),)).tobytes() for face in (*FACES, None)]
    assert len({*faces}) == len(FACES) + 1


@pytest.mark.parametrize("count", [1, 6, 12])
def test_a_die_is_light_on_the_bar_and_wide_enough_on_a_phone(count: int) -> None:
    colours = palette().themes["night"]
    full = row("night", (1000, HIGH), tuple(Laid(face, face) for face in (FACES * 2)[:count]))
    line = [full.getpixel((x, HIGH // 2 + 3 - 16)) for x in range(1000)]
    dice, run = [], 0
    for pixel in [*line, None]:
        run, ended = (run + 1, 0) if pixel == colours.bar_text else (0, run)
        dice += [ended] if ended > 5 else []
    assert len(dice) >= count
    assert sum(dice) / PHONE / count > 11
