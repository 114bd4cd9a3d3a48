"""A game as one HTML file."""

import base64
import io
import re
from dataclasses import dataclass

import pytest
from PIL import Image

from bot.rules.contract import Event, Scene, Text
from render.maps.replay_page import replay_page
from tests.render.maps.test_film import PLENTY, turns
from tests.render.scenes import plain, say

PICTURE = re.compile(r'src="data:image/webp;base64,([^"]+)"')


class Told(Event):
    """An event of so many words."""

    kind: str = "told"
    words: str

    def text(self) -> Text:
        return plain(self.words)


@dataclass(frozen=True)
class Dice:
    bound: int
    result: tuple[int, ...]


@dataclass(frozen=True)
class Turn:
    scene: Scene
    events: tuple[Event, ...] = ()
    rolls: tuple[Dice, ...] = ()


def game(count: int, *events: str, rolls: tuple[Dice, ...] = ()) -> list[Turn]:
    return [Turn(scene, tuple(Told(words=one) for one in events), rolls) for scene in turns(count)]


def page(game: list[Turn], limit: int = PLENTY) -> str:
    return replay_page(game, say, "night", limit).decode()


def pictures(made: str) -> list[Image.Image]:
    return [Image.open(io.BytesIO(base64.b64decode(data))) for data in PICTURE.findall(made)]


def test_every_turn_has_its_map_its_story_and_its_dice() -> None:
    made = page(game(3, "Alys takes **Old Oak**.", rolls=(Dice(6, (6, 5, 2)),)))
    assert len(pictures(made)) == 3
    assert made.count("<li>Alys takes <b>Old Oak</b>.</li>") == 3
    assert made.count("<li>3d6: 6 5 2</li>") == 3
    assert "<h2>Round 2</h2>" in made


def test_it_needs_no_network() -> None:
    made = page(game(1))
    assert not re.findall(r'(?:src|href)="(?!data:)', made)
    assert "://" not in made


def test_what_people_wrote_is_no_markup() -> None:
    made = page(game(1, '<script>alert("$turns")</script>'))
    assert "<li>&lt;script&gt;alert(&quot;$turns&quot;)&lt;/script&gt;</li>" in made


def test_the_maps_are_made_smaller_until_the_page_fits() -> None:
    large = page(game(4))
    small = page(game(4), len(large.encode()) // 2)
    assert len(small.encode()) <= len(large.encode()) // 2
    assert pictures(small)[0].width < pictures(large)[0].width


@pytest.mark.parametrize("count", [0, 2])
def test_a_game_without_turns_and_one_that_cannot_fit_have_none(count: int) -> None:
    with pytest.raises(ValueError, match="replay"):
        page(game(count), 1000)
