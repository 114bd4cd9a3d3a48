"""A hand of cards."""

import io

import pytest
from PIL import Image, ImageChops

from bot.rules.contract import Card
from render.hand import CARD, draw_hand, hand_text
from render.palette import THEMES
from tests.render.scenes import plain, say


def hand(count: int) -> list[Card]:
    kinds = ("knight", "siege_engine", "fortification")
    return [
        Card(
            id=f"card{number}",
            title=plain(f"The Mountains of the Moon {number} · Knight"),
            symbol=kinds[number % 3],
            note=plain("you hold this land") if number % 2 else None,
        )
        for number in range(count)
    ]


def size_of(data: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(data)) as image:
        return image.size


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("count", [1, 2, 5, 13, 30])
def test_every_card_has_its_place(count: int, theme: str) -> None:
    wide, high = size_of(draw_hand(hand(count), say, theme))
    assert (wide // CARD[0]) * (high // CARD[1]) >= count


def test_a_card_shows_its_symbol_and_its_note() -> None:
    bare = Card(id="a", title=plain("Winterfell"))
    pictures = [
        bare,
        bare.model_copy(update={"symbol": "knight"}),
        bare.model_copy(update={"symbol": "no_such_symbol"}),
        bare.model_copy(update={"note": plain("held")}),
    ]
    drawn = [draw_hand([card], say, "night") for card in pictures]
    assert len(set(drawn)) == len(drawn)


def test_long_words_stay_on_their_card() -> None:
    endless = Card(
        id="a", title=plain("Llanfairpwllgwyngyllgogerychwyrndrobwll " * 4), note=plain("on and on " * 40)
    )
    with_neighbour = draw_hand([endless, hand(1)[0]], say, "night")
    without = draw_hand([hand(2)[1], hand(1)[0]], say, "night")
    right = (CARD[0] + 30, 0, 2 * CARD[0] + 40, CARD[1])
    first, second = (
        Image.open(io.BytesIO(one)).convert("RGB").crop(right) for one in (with_neighbour, without)
    )
    assert ImageChops.difference(first, second).getbbox() is None


def test_an_empty_hand_is_a_picture_too() -> None:
    assert size_of(draw_hand([], say, "day"))[0] > 0


def test_the_words_of_a_hand_name_every_card_within_the_limit() -> None:
    text = hand_text(hand(3), say)
    assert all(f"Moon {number}" in text for number in range(3))
    assert len(hand_text(hand(30), say, 100)) == 100


def test_there_is_no_third_theme() -> None:
    with pytest.raises(ValueError, match="noon"):
        draw_hand([], say, "noon")
