"""Words as the fonts can show them, fitted into their room."""

import pytest

from render.base.fonts import FACES, Face, fit, font, joins, length, printable, runs, words, wrap


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ægir Þórsson", "Ægir Þórsson"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Ευγενία Дмитрий", "Ευγενία Дмитрий"),
        ("𝓡𝓸𝓫𝓫", "Robb"),
        ("李小龍 Lee", "李小龍 Lee"),
        ("さくら 김철수", "さくら 김철수"),
        ("محمد الملك", "محمد الملك"),
        ("דוד המלך", "דוד המלך"),
        ("राम ไทย", "राम ไทย"),
        ("Անի გიორგი", "Անի გიორგი"),
        ("🐉 Dany 🔥", "🐉 Dany 🔥"),
        ("👍🏽 Ana 👩‍🚀", "👍 Ana 👩🚀"),
        ("ᚠᚢᚦ Runa", "? Runa"),
        ("Z̴͇a͛l̸g̀o", "Zalgo"),
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


NAMES = (
    "محمد الملك",
    "דוד המלך",
    "李小龍",
    "さくら",
    "김철수",
    "Дмитрий",
    "राम शर्मा",
    "สมชาย",
    "🐺",
    "გიორგი",
    "Անի",
)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("name", NAMES)
def test_no_face_draws_a_box_for_a_letter_it_has_not(face: Face, name: str) -> None:
    """A winner's name stands in the face of titles, which has none but Latin letters."""
    assert printable(name, face) == name
    for own, part in runs(name, face):
        box = bytes(font(own, 24).getmask("\uffff"))
        assert all(bytes(font(own, 24).getmask(letter)) != box for letter in part if letter.isalpha())


@pytest.mark.parametrize("name", NAMES)
def test_a_name_in_another_script_is_drawn_and_not_asked_about(name: str) -> None:
    assert printable(name, "label") == name
    drawn = words(name, "label", 24)
    assert drawn.getbbox() is not None
    assert drawn.width >= length(name, "label", 24)
    assert all(len(words(letter, "label", 24).getcolors() or ()) > 1 for letter in name if letter.isalpha())


def test_each_part_of_a_line_has_its_font_and_words_from_the_right_stay_together() -> None:
    assert [own for own, _ in runs("House Stark · محمد דוד", "label")] == [
        "label",
        "arabic",
        "label",
        "hebrew",
    ]
    ((own, part),) = runs("محمد الملك", "label")
    assert own == "arabic"
    assert len(part.split()) == 2


@pytest.mark.skipif(not joins(), reason="no libfribidi on this machine: letters stand alone")
def test_arabic_letters_are_joined() -> None:
    assert length("محمد", "label", 24) != sum(length(letter, "label", 24) for letter in "محمد")


def test_words_from_the_right_are_turned_where_the_system_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.base.fonts.joins", lambda: False)
    runs.cache_clear()
    assert runs("דוד", "label") == (("hebrew", "דוד"[::-1]),)
    runs.cache_clear()
