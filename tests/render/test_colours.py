"""Everybody can tell the sides apart, and read what is written."""

import math

import pytest

from render.inks import fill_of, inks, printed
from render.palette import NOBODY, THEMES, palette
from render.terrain import PATTERN_LEVELS
from tests.render.vision import SIGHTS, closest, contrast, difference, seen

FLOOR = 11.0
"""The least CIEDE2000 between two fills that may meet on one board: clearly different."""

TABLES = tuple(palette().tables)


def test_the_measure_agrees_with_published_pairs() -> None:
    # Sharma, Wu & Dalal 2005, pairs 1, 7 and 25
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)
    assert difference((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(
        1.2644, abs=1e-4
    )


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("table", TABLES)
def test_sides_of_one_board_differ_for_every_sight(table: str, theme: str, sight: str) -> None:
    colours = palette()
    fills = {side: fill_of(colours.sides[side], colours.themes[theme]) for side in colours.tables[table]}
    least, one, other = closest(fills, sight)
    assert least >= FLOOR, f"{one} and {other} are too alike"


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("table", [name for name in TABLES if NOBODY in palette().tables[name]])
def test_land_that_nobody_holds_differs_from_every_side_in_every_climate(
    table: str, theme: str, sight: str
) -> None:
    colours = palette()
    for ground in colours.sides[NOBODY].grounds:
        own = seen(printed(ground, colours.themes[theme]), sight)
        for side in set(colours.tables[table]) - {NOBODY}:
            held = seen(fill_of(colours.sides[side], colours.themes[theme]), sight)
            assert difference(own, held) >= FLOOR, f"{side} and {ground} are too alike"


@pytest.mark.parametrize("theme", THEMES)
def test_land_that_nobody_holds_is_not_grey(theme: str) -> None:
    """Grey is read as what cannot be used."""
    grounds = palette().sides[NOBODY].grounds
    assert len(grounds) == PATTERN_LEVELS
    for ground in grounds:
        _, a, b = seen(printed(ground, palette().themes[theme]), "normal")
        assert math.hypot(a, b) >= 6


@pytest.mark.parametrize("table", TABLES)
def test_sides_of_one_board_differ_without_any_colour(table: str) -> None:
    held = [side for side in palette().tables[table] if side not in ("neutral", NOBODY)]
    patterns = [palette().sides[side].pattern for side in held]
    assert "none" not in patterns
    assert len(set(patterns)) == len(held)


@pytest.mark.parametrize("theme", THEMES)
def test_words_and_letters_stand_out(theme: str) -> None:
    colours = palette().themes[theme]
    assert contrast(colours.letters, colours.ground) >= 12
    assert contrast(colours.bar_text, colours.bar) >= 12
    assert contrast(colours.gold, colours.bar) >= 7
    for name, style in palette().sides.items():
        assert contrast(style.letter, fill_of(style, colours)) >= 4, name


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("table", TABLES)
def test_all_sides_of_one_board_find_room_in_one_palette(table: str, theme: str) -> None:
    names = dict.fromkeys((*palette().tables[table], NOBODY))
    own = inks(theme, tuple(palette().sides[name] for name in names))
    assert len(own.colours) <= 255, "a film needs one index of the 256 for itself"
