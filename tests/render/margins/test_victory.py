"""The last picture of a game shows who has won."""

import pytest
from PIL import ImageChops

from bot.rules.contract import Scene
from bot.rules.registry import GAMES
from bot.words import keys, languages, words
from render.base.palette import THEMES, palette
from render.ground.inks import fill_of
from render.maps.picture import compose, draw, style_of
from render.margins.victory import NAME, lines_of, victory_bar, ways
from tests.render.scenes import WESTEROS, say, sides, war


def won(*winners: str) -> Scene:
    return war(WESTEROS, arrows=0).model_copy(update={"winners": winners})


@pytest.mark.parametrize("theme", THEMES)
def test_the_arms_of_the_winner_stand_above_the_map(theme: str) -> None:
    picture = compose(won("martell"), say, theme).convert("RGB")
    plain = compose(won(), say, theme)
    above = picture.crop((0, 0, picture.width, picture.height - plain.height + 80))
    colours = {colour for _, colour in above.getcolors(1 << 20) or ()}
    martell = sides("martell")[0]
    assert fill_of(style_of(martell), palette().themes[theme]) in colours
    assert palette().themes[theme].bright in colours


def test_all_winners_of_a_shared_victory_are_shown_and_the_picture_can_be_sent() -> None:
    one, all_ = compose(won("martell"), say), compose(won("martell", "stark", "tyrell"), say)
    assert one.size == all_.size
    assert one.tobytes() != all_.tobytes()
    assert len(draw(won("martell", "stark", "tyrell", "baratheon"), say)) <= 400_000


@pytest.mark.parametrize("many", [1, 2, 4, 6, 9])
def test_the_name_of_the_game_stands_clear_of_the_arms(many: int) -> None:
    """Four who win together once had the name of the game across the first crown."""
    looks = palette().sides
    won = [(looks["stark"], "S", "Alys")] * many
    other = [(looks["martell"], "M", "Alys"), *won[1:]]
    bar, unnamed, changed = (
        victory_bar("night", (1000, 300), 1, who, title, "Round 6 of 6", None)
        for who, title in ((won, "Tiny Epic Game of Thrones"), (won, ""), (other, ""))
    )
    name = ImageChops.difference(bar, unnamed).getbbox()
    arms = ImageChops.difference(unnamed, changed).getbbox()
    assert name is not None
    assert arms is not None
    assert name[2] < arms[0]


@pytest.mark.parametrize("long", [5, 12, 20, 32])
def test_the_names_of_five_who_win_together_are_whole(long: int) -> None:
    """Of five of the Treaty the last two had no name: all stood in one line."""
    names = " & ".join("Maximilian von und zu Wolfenbüttel"[:long] for _ in range(5))
    said, size = lines_of(names, 950, 1)
    assert " ".join(said) == names
    assert len(said) * size * 1.1 < 75
    assert size >= 15


@pytest.mark.parametrize("language", languages())
def test_how_they_won_is_told_to_its_end(language: str) -> None:
    """Who reads German did not learn what had decided a game of Tiny Epic."""
    reasons = [key for game in GAMES for key in keys(f"{game}-reason")]
    for reason in (words(key, language) for key in reasons):
        said, size = ways(reason, 950, 1)
        assert " ".join(said) == reason
        assert size >= 16


@pytest.mark.parametrize("many", [2, 3])
def test_the_names_of_few_with_houses_and_long_names_are_whole(many: int) -> None:
    """Of two who shared a victory the second had no end."""
    names = " & ".join("House Baratheon · Maximilian von und zu Wolfenbüttel" for _ in range(many))
    said, _ = lines_of(names, 950, 1)
    assert " ".join(said) == names
    said, size = lines_of("Alys & Brynden", 950, 1)
    assert (said, size) == (("Alys & Brynden",), NAME)
