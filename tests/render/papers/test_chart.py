"""A chart of shares."""

import io

import pytest
from PIL import Image, ImageChops

from render.base.palette import RGB, THEMES, palette
from render.papers.chart import BASE, SIZE, TOP, Bar, Chart, Group, chart_text, draw_chart


def group(*shares: float, name: str = "attackers left", colour: str = "conquest") -> Group:
    bars = tuple(Bar(str(number), share, f"{share:.0%}") for number, share in enumerate(shares, 1))
    return Group(name, "attack" if colour == "attack" else "conquest", bars)


def chart(*groups: Group) -> Chart:
    return Chart("Harrenhal against King’s Landing", "73%", groups)


def drawn(one: Chart, theme: str = "night") -> Image.Image:
    with Image.open(io.BytesIO(draw_chart(one, theme))) as image:
        return image.convert("RGB")


def heights(image: Image.Image, colour: RGB) -> list[int]:
    """How long the bars of a colour are, from left to right."""
    off = ImageChops.difference(image, Image.new("RGB", SIZE, colour)).split()
    near = [band.point(lambda value: 255 * (value < 12)) for band in off]
    mask = ImageChops.darker(ImageChops.darker(near[0], near[1]), near[2])
    boxes = [mask.crop((x, TOP, x + 1, BASE)).getbbox() for x in range(SIZE[0])]
    inside = [BASE - TOP - box[1] if box else 0 for box in boxes]
    return [high for high, before in zip(inside[1:], inside, strict=False) if high and not before]


@pytest.mark.parametrize("theme", THEMES)
def test_bars_are_as_long_as_their_shares(theme: str) -> None:
    image = drawn(chart(group(0.1, 0.2, name="defenders left", colour="attack"), group(0.4, 0.3)), theme)
    colours, whole = palette().themes[theme], BASE - TOP
    assert heights(image, colours.attack) == [pytest.approx(whole * part, abs=3) for part in (0.25, 0.5)]
    assert heights(image, colours.conquest) == [pytest.approx(whole * part, abs=3) for part in (1, 0.75)]


@pytest.mark.parametrize("theme", THEMES)
def test_a_full_chart_is_a_small_file(theme: str) -> None:
    full = chart(group(*[0.08] * 6, colour="attack"), group(*[0.08] * 6))
    assert len(draw_chart(full, theme)) < 40_000
    assert drawn(full, theme).size == SIZE


def test_every_word_is_on_it() -> None:
    one = chart(group(0.5, 0.5))
    others = [
        Chart("Winterfell", one.corner, one.groups),
        Chart(one.title, "12%", one.groups),
        chart(group(0.5, 0.5, name="taken")),
        chart(Group("attackers left", "conquest", (Bar("9", 0.5, "50%"), Bar("2", 0.5, "50%")))),
        chart(Group("attackers left", "conquest", (Bar("1", 0.5, "half"), Bar("2", 0.5, "50%")))),
    ]
    assert len({draw_chart(each) for each in (one, *others)}) == len(others) + 1


def test_a_group_without_bars_takes_no_room() -> None:
    assert draw_chart(chart(group(), group(0.6, 0.4))) == draw_chart(chart(group(0.6, 0.4)))


def test_bars_of_nothing_still_stand() -> None:
    assert drawn(chart(group(0.0, 0.0))).size == SIZE


def test_the_words_name_every_bar_within_the_limit() -> None:
    one = chart(group(colour="attack"), group(0.25, 0.75))
    assert chart_text(one) == "Harrenhal against King’s Landing: 73%. attackers left – 1: 25%; 2: 75%."
    assert len(chart_text(one, 30)) == 30


def test_there_is_no_third_theme_and_no_empty_chart() -> None:
    with pytest.raises(ValueError, match="noon"):
        draw_chart(chart(group(1.0)), "noon")
    with pytest.raises(ValueError, match="bar"):
        draw_chart(chart(group()))
