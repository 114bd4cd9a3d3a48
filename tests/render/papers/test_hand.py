"""A hand of cards."""

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.rules.contract import Card
from bot.rules.fief import RULESET as FIEF
from bot.rules.fief.model.facts import KINDS
from bot.rules.risk import RULESET
from bot.rules.risk.model.board import board
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, OBJECTIVES
from bot.words import names_in, words
from render.base.geometry import geometry
from render.base.palette import THEMES, palette
from render.papers.hand import CARD, draw_hand, hand_text, note, spread, title
from render.papers.vignette import BADGE, WINDOW, window
from render.signs import portraits
from render.signs.icons import signs
from tests.render.scenes import WESTEROS, plain, say


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


@pytest.mark.parametrize("count", [1, 2, 5, 6, 13, 30])
def test_every_card_lies_in_the_picture_and_shows_its_words(count: int) -> None:
    """A card covers no more than the rim of another."""
    size, places = spread(count)
    assert len(places) == count
    for one, other in combinations(places, 2):
        apart = abs(one.x - other.x), abs(one.y - other.y)
        assert apart[0] >= 0.88 * CARD[0] or apart[1] >= CARD[1]
    for one in places:
        assert CARD[0] / 2 < one.x < size[0] - CARD[0] / 2
        assert CARD[1] / 2 < one.y < size[1] - CARD[1] / 2


@pytest.mark.parametrize("count", [1, 4, 14, 30])
def test_a_note_can_be_read_on_a_phone(count: int) -> None:
    """However many cards there are: letters of 8 of 400 pixels across."""
    assert 20 * 400 / spread(count)[0][0] >= 8


def test_many_cards_lie_in_fans() -> None:
    _, places = spread(5)
    upper, lower = places[:3], places[3:]
    assert max(one.y for one in upper) < min(one.y for one in lower)
    assert [one.turn for one in upper] == sorted(one.turn for one in upper)
    assert upper[0].turn < 0 < upper[-1].turn
    assert upper[0].y > upper[1].y, "those outside lie lower"


@pytest.mark.parametrize("theme", THEMES)
def test_a_hand_is_drawn_as_large_as_its_cards_need(theme: str) -> None:
    assert size_of(draw_hand(hand(7), say, theme)) == spread(7)[0]
    assert len(draw_hand(hand(20), say, theme)) < 400_000


def test_a_hand_of_many_lands_is_no_large_file() -> None:
    places = list(geometry(WESTEROS).territories)[:20]
    cards = [Card(id=place, title=plain(place), symbol="knight", board=WESTEROS) for place in places]
    assert len(draw_hand(cards, say, "day")) < 400_000


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


@pytest.mark.parametrize("theme", THEMES)
def test_a_card_of_a_land_shows_where_it_lies(theme: str) -> None:
    cards = [
        Card(id=place, title=plain("A Land"), symbol="knight", board=WESTEROS)
        for place in ("skagos", "sunspear")
    ]
    bare = cards[0].model_copy(update={"board": None})
    north, south, plainly = (window(card, theme) for card in (*cards, bare))
    assert {one.size for one in (north, south, plainly)} == {WINDOW}
    assert len({one.tobytes() for one in (north, south, plainly)}) == 3
    bright = palette().themes[theme].bright
    assert all(bright in dict(one.getcolors(WINDOW[0] * WINDOW[1]) or ()).values() for one in (north, south))


def test_the_sign_on_a_land_lies_off_it() -> None:
    card = Card(id="bear_island", title=plain("Bear Island"), board=WESTEROS)
    without, with_ = (window(one, "day") for one in (card, card.model_copy(update={"symbol": "knight"})))
    box = ImageChops.difference(without, with_).getbbox()
    assert box is not None
    assert box[2] - box[0] <= BADGE
    assert box[3] - box[1] <= BADGE


def test_every_character_and_every_maester_card_has_a_sign_of_its_own() -> None:
    """No profile icon stands for a person, and no chain for what a Maester card does."""
    assert {*CHARACTERS, *MAESTERS, *OBJECTIVES} <= signs().keys()
    people = {signs()[who] for who in CHARACTERS}
    assert len(people) >= 15
    assert all(one.__module__ == portraits.__name__ for one in people)


def test_a_card_shows_the_shields_it_bears() -> None:
    bare = Card(id="eddard", title=plain("Eddard"), symbol="battle_strength")
    one, two = (bare.model_copy(update={"arms": (("stark", "S"),) * count}) for count in (1, 2))
    assert len({window(card, "day").tobytes() for card in (bare, one, two)}) == 3


def test_long_words_stay_on_their_card() -> None:
    endless = Card(
        id="a", title=plain("Llanfairpwllgwyngyllgogerychwyrndrobwll " * 4), note=plain("on and on " * 40)
    )
    pictures = [draw_hand([card, hand(1)[0]], say, "night") for card in (endless, hand(2)[1])]
    right = spread(2)[1][1]
    inside = [round(v) for v in (right.x - 130, right.y - 190, right.x + 130, right.y + 190)]
    first, second = (Image.open(io.BytesIO(one)).convert("RGB").crop(tuple(inside)) for one in pictures)
    apart = max(high for _, high in ImageChops.difference(first, second).getextrema())  # type: ignore[misc]
    assert apart < 48, "colours may be a shade apart, letters are not"


def test_an_empty_hand_is_a_picture_too() -> None:
    assert size_of(draw_hand([], say, "day"))[0] > 0


def test_the_words_of_a_hand_name_every_card_within_the_limit() -> None:
    text = hand_text(hand(3), say)
    assert all(f"Moon {number}" in text for number in range(3))
    assert len(hand_text(hand(30), say, 100)) == 100


def test_there_is_no_third_theme() -> None:
    with pytest.raises(ValueError, match="noon"):
        draw_hand([], say, "noon")


def test_every_card_shows_all_it_says() -> None:
    for card in (*CHARACTERS, *MAESTERS):
        said = words(f"risk-card-{card}")
        lines, size = note(said)
        assert " ".join(lines) == said
        assert size >= 20


def test_every_card_shows_all_of_its_name() -> None:
    for card in (*CHARACTERS, *MAESTERS, *OBJECTIVES, *board("world").territories):
        name = RULESET.names[card]
        lines, size = title(name)
        assert " ".join(lines) == name
        assert size >= 22


def test_no_effect_of_a_card_of_fief_is_cut() -> None:
    """*… or open a fortificat…*, said the Secret Passage."""
    german = names_in("de", "fief", FIEF.names)
    for kind, card in KINDS.items():
        for effect in (card.effect, german[f"effect-{kind}"]):
            lines, size = note(effect, alone=True)
            assert " ".join(lines) == effect, effect
            assert size >= 15
