"""Words as the fonts can show them, fitted into their room."""

import pytest

from render.fonts import FACES, Face, fit, font, printable, wrap


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ægir Þórsson", "Ægir Þórsson"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Ευγενία Дмитрий", "Ευγενία Дмитрий"),
        ("𝓡𝓸𝓫𝓫", "Robb"),
        ("李小龍 Lee", "? Lee"),
        ("🐉 Dany 🔥", "Dany"),
        ("\u202eevil\u202c", "evil"),
        ("a\n\tb", "a b"),
        ("", ""),
    ],
)
def test_names_are_shown_as_far_as_the_font_goes(given: str, shown: str) -> None:
    assert printable(given, "label") == shown


@pytest.mark.parametrize("face", FACES)
def test_every_font_has_the_letters_of_europe(face: Face) -> None:
    letters = "AZaz09ÀÿĀžŁłŒœß’“”–·"
    assert printable(letters, face) == letters


def test_words_shrink_and_are_then_cut() -> None:
    assert fit("Winterfell", "label", 24, 500, 17) == ("Winterfell", 24)
    shrunk, size = fit("Winterfell", "label", 24, 85, 17)
    assert shrunk == "Winterfell"
    assert 17 <= size < 24
    cut, size = fit("Winterfell", "label", 24, 40, 17)
    assert cut.endswith("…")
    assert size == 17
    assert font("label", 17).getlength(cut) <= 40


def test_lines_are_broken_between_words() -> None:
    lines, size = wrap("Mountains of the Moon", "label", 34, 256, 2)
    assert " ".join(lines) == "Mountains of the Moon"
    assert len(lines) == 2
    assert all(font("label", size).getlength(line) <= 256 for line in lines)
