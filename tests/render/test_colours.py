"""Everybody can tell the sides apart, and read what is written."""

import math

import pytest

from render.arrows.arrows import casing_of, colour_of
from render.base.palette import NOBODY, RGB, THEMES, mix, palette, ramp
from render.ground.inks import fill_of, inks, printed
from render.ground.terrain import PATTERN_LEVELS
from render.margins.beside import EMPTY
from render.margins.legend import FADED, FADED_GOLD
from render.papers.vignette import FIELDS
from tests.render.vision import SIGHTS, closest, contrast, difference, seen

FLOOR = 11.0
"""The least CIEDE2000 between two fills that may meet on one board: clearly different."""

TABLES = tuple(palette().tables)
KINDS = ("attack", "conquest", "move")


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


def written(theme: str) -> dict[str, tuple[RGB, tuple[RGB, ...]]]:
    """All small text of the pictures: its ink, and every ground it can lie on; on maps that is a halo or a face."""
    own = palette().themes[theme]
    halo = (own.ground,)
    depths = tuple(ramp(own.sea_far, own.sea_near, 8))
    texts: dict[str, tuple[RGB, tuple[RGB, ...]]] = {
        "names and counts": (own.letters, halo),
        "tags": (own.letters, halo),
        "cards": (own.letters, halo),
        "numbers on arrows and tokens": (own.ink, (own.casing, own.bright)),
        "regions": (own.bar_text, (own.bar,)),
        "bonuses": (own.bright, (own.bar,)),
        "titles and captions": (own.bar_text, (own.bar, own.bar_edge)),
        "figures": (own.gold, (own.bar, own.bar_edge)),
        "names of those who are out": (mix(own.bar, own.bar_text, FADED), (own.bar,)),
        "figures of those who are out": (mix(own.bar, own.gold, FADED_GOLD), (own.bar,)),
        "notes on people": (mix(own.bar, own.bar_text, 0.86), (own.bar,)),
        "lands beyond the Wall": (mix(own.snow, own.ink, 0.75), (own.snow,)),
    }
    texts["seas"] = (own.sea_text, depths)
    for sort, field in FIELDS.items():
        texts[f"the sign of {sort}"] = (own.bright, (field,))
    for name, style in palette().sides.items():
        texts[f"the letter of {name}"] = (style.letter, (fill_of(style, own),))
    return texts


@pytest.mark.parametrize("theme", THEMES)
def test_small_text_can_be_read_on_every_ground_it_can_lie_on(theme: str) -> None:
    """WCAG 2.2, 1.4.3: 4.5 to 1."""
    least = {
        what: min(contrast(ink, ground) for ground in grounds)
        for what, (ink, grounds) in written(theme).items()
    }
    assert {what: round(found, 2) for what, found in least.items() if found < 4.5} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_rims_and_signs_in_the_bars_can_be_seen(theme: str) -> None:
    """WCAG 2.2, 1.4.11: 3 to 1."""
    own = palette().themes[theme]
    inks_ = {
        "signs": own.gold,
        "the frame of who is awaited": own.bright,
        "the place of a die": mix(own.bar, own.gold, EMPTY),
        "a line through who is out": own.attack,
    }
    least = {what: round(contrast(ink, own.bar), 2) for what, ink in inks_.items()}
    assert {what: found for what, found in least.items() if found < 3} == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("table", TABLES)
def test_all_sides_of_one_board_find_room_in_one_palette(table: str, theme: str) -> None:
    names = dict.fromkeys((*palette().tables[table], NOBODY))
    own = inks(theme, tuple(palette().sides[name] for name in names))
    assert len(own.colours) <= 255, "a film needs one index of the 256 for itself"


def lands(theme: str) -> dict[str, RGB]:
    """All that may lie under an arrow: the fills of all sides, land that nobody holds, land out of play."""
    colours = palette()
    names = dict.fromkeys(name for table in colours.tables.values() for name in table)
    grounds = colours.sides[NOBODY].grounds
    return (
        {name: fill_of(colours.sides[name], colours.themes[theme]) for name in names}
        | {
            f"{NOBODY} {number}": printed(ground, colours.themes[theme])
            for number, ground in enumerate(grounds)
        }
        | {
            "heath": colours.themes[theme].heath,
            "dust": colours.themes[theme].dust,
            "snow": colours.themes[theme].snow,
        }
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_arrow_and_a_rim_have_a_colour_that_no_land_has(kind: str, theme: str) -> None:
    """The rim of land that was taken has the colour and the casing of a conquest."""
    own = seen(colour_of(kind, palette().themes[theme]), "normal")
    for name, fill in lands(theme).items():
        assert difference(own, seen(fill, "normal")) >= 14, f"{kind} on {name}"


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_arrow_can_be_seen_on_every_land_by_every_sight(kind: str, theme: str, sight: str) -> None:
    """Its core differs clearly from its casing, and one of its two edges from the land."""
    colours = palette().themes[theme]
    core, casing = colour_of(kind, colours), casing_of(kind, colours)
    assert difference(seen(core, sight), seen(casing, sight)) >= 25
    for name, fill in lands(theme).items():
        edges = [difference(seen(edge, sight), seen(fill, sight)) for edge in (core, casing, colours.ink)]
        assert max(edges) >= 25, f"{kind} on {name}"


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES)
def test_kinds_of_arrows_differ_for_every_sight(theme: str, sight: str) -> None:
    least, one, other = closest({kind: colour_of(kind, palette().themes[theme]) for kind in KINDS}, sight)
    assert least >= 15, f"{one} and {other} are too alike"
