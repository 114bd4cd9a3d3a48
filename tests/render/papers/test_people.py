"""Who is who: houses as trees, offices as a row."""

import io

import pytest
from PIL import Image

from bot.rules.contract import Note, Person, Roll, Text
from render.base.palette import THEMES
from render.papers.people import PITCH, WIDE, draw_people, lines_of, people_text
from tests.render.scenes import plain, say

ROBB = Person(name=plain("Robb"), symbol="lord", side="stark", rank=1)
WED = Note(symbol="married", text=plain("Margaery"), side="tyrell")


def house(*people: Person) -> Roll:
    return Roll(title=plain("House Stark"), side="stark", letter="S", people=people)


def drawn(*rolls: Roll, theme: str = "night") -> Image.Image:
    with Image.open(io.BytesIO(draw_people(rolls, say, theme))) as image:
        return image.convert("RGB")


@pytest.mark.parametrize("theme", THEMES)
def test_everybody_has_a_place(theme: str) -> None:
    sizes = [drawn(house(*[ROBB] * count), theme=theme).size for count in (1, 3, 4, 12)]
    assert {wide for wide, _ in sizes} == {WIDE}
    assert sizes[0] == sizes[1]
    assert sizes[1][1] < sizes[2][1] < sizes[3][1]


def test_all_that_is_said_of_somebody_is_seen() -> None:
    marked = [
        ROBB,
        ROBB.model_copy(update={"rank": 2}),
        ROBB.model_copy(update={"symbol": "captive"}),
        ROBB.model_copy(update={"notes": (WED,)}),
        ROBB.model_copy(update={"notes": (WED.model_copy(update={"side": "lannister"}),)}),
    ]
    assert len({drawn(house(one)).tobytes() for one in marked}) == len(marked)


@pytest.mark.parametrize("side", ["lannister", None])
@pytest.mark.parametrize("name", ["Maximilian von und zu Wolfenbütt", "Эддард Старкович Беломоро-Балти"])
def test_by_whom_somebody_is_held_is_told_to_its_end(name: str, side: str | None) -> None:
    note = Note(symbol="captive", text=plain(f"held by {name}"), side=side)
    said, size = lines_of(say, note)
    assert " ".join(said) == f"held by {name}"
    assert size >= 15
    short, long = (house(ROBB.model_copy(update={"notes": (one,)})) for one in (WED, note))
    assert drawn(long).height - drawn(short).height == PITCH * (len(said) - 1)


def test_what_the_numbers_beside_people_say_is_told_once_above_all() -> None:
    """*2*, *3* and *4* stood beside people, and nothing said that they inherit in this order."""
    said: list[str] = []

    def noted(text: Text) -> str:
        said.append(text.key)
        return say(text)

    second = ROBB.model_copy(update={"rank": 2})
    draw_people([house(ROBB, second), house(ROBB, second)], noted)
    assert said.count("picture-order") == 1
    said.clear()
    draw_people([house(ROBB), house(ROBB)], noted)
    assert "picture-order" not in said


def test_a_house_has_its_arms_and_offices_have_none() -> None:
    offices = house(ROBB).model_copy(update={"side": None})
    assert drawn(house(ROBB)).tobytes() != drawn(offices).tobytes()


def test_a_crowded_realm_is_small_enough_for_a_post() -> None:
    many = ROBB.model_copy(update={"notes": (WED,) * 5})
    assert len(draw_people([house(*[many] * 8)] * 6, say)) < 400_000


def test_words_tell_the_same() -> None:
    told = people_text([house(ROBB.model_copy(update={"notes": (WED,)}))], say)
    assert "Robb (Margaery)" in told
    assert len(people_text([house(*[ROBB] * 500)], say)) <= 1024


def test_there_is_no_other_theme() -> None:
    with pytest.raises(ValueError, match="dusk"):
        draw_people([house(ROBB)], say, "dusk")
