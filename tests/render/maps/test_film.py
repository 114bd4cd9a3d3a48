"""A game as a film."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.rules.contract import Area, Scene
from render.base.palette import palette
from render.maps.film import MOST, film, thinned
from render.maps.picture import compose
from tests.render.scenes import ESSOS, isle, plain, say, scene

PLENTY = 10_000_000


def turns(count: int) -> list[Scene]:
    """A game in which one army comes every turn, and Old Oak goes from hand to hand."""
    owners = ("stark", "martell", "baratheon")
    return [
        isle().model_copy(
            update={
                "corner": plain(f"Round {number}"),
                "arrows": (),
                "areas": (
                    Area(id="frostfall", side="stark", count=number + 1),
                    Area(id="old_oak", side=owners[number % 3], count=2),
                ),
            }
        )
        for number in range(count)
    ]


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


def test_every_scene_is_a_frame_that_looks_like_its_picture() -> None:
    scenes = turns(5)
    made = opened(film(scenes, say, "night", PLENTY))
    assert made.n_frames == len(scenes)
    for number, one in enumerate(scenes):
        made.seek(number)
        frame = made.convert("RGB")
        picture = compose(one, say).convert("RGB").resize(frame.size, Image.Resampling.BICUBIC)
        assert max(ImageStat.Stat(ImageChops.difference(frame, picture)).mean) < 4


def test_the_last_frame_stands_longest() -> None:
    made = opened(film(turns(3), say, "night", PLENTY))
    times = []
    for number in range(made.n_frames):
        made.seek(number)
        times.append(made.info["duration"])
    assert times[-1] > 3 * max(times[:-1])


def test_a_film_is_made_smaller_until_it_fits() -> None:
    large = film(turns(4), say, "night", PLENTY)
    small = film(turns(4), say, "night", len(large) * 3 // 4)
    assert len(small) <= len(large) * 3 // 4
    assert opened(small).width < opened(large).width


def test_what_does_not_change_costs_little() -> None:
    still = film(turns(1), say, "night", PLENTY)
    moving = film(turns(6), say, "night", PLENTY)
    assert len(moving) < 2 * len(still)


def test_a_film_that_fits_nowhere_is_refused() -> None:
    with pytest.raises(ValueError, match="100 bytes"):
        film(turns(2), say, "night", 100)


def test_no_scenes_no_film() -> None:
    with pytest.raises(ValueError, match="at least one"):
        film([], say, "night", PLENTY)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    film(turns(3), say, "night", PLENTY, lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_long_game_is_thinned_evenly_and_keeps_its_end() -> None:
    scenes = [scene(corner=plain(str(number))) for number in range(300)]
    kept = thinned(scenes, MOST)
    assert len(kept) == MOST
    assert kept[-1] is scenes[-1]
    assert thinned(scenes[:5], MOST) == scenes[:5]


def test_frames_of_boards_of_different_sizes_stand_on_one_ground() -> None:
    small, large = ("tiny_epic/geometry/westeros", "tiny_epic/geometry/westeros_beyond")
    boards = [(small,), (large,), (ESSOS,), (small,)]
    scenes = [
        scene(Area(id="winterfell", side="stark", count=n), boards=each) for n, each in enumerate(boards)
    ]
    made = opened(film(scenes, say, "night", PLENTY))
    assert made.n_frames == len(scenes)
    scale = made.size[0] / compose(scenes[2], say).width
    for number, one in enumerate(scenes):
        made.seek(number)
        picture = compose(one, say).convert("RGB")
        size = (round(picture.width * scale), round(picture.height * scale))
        left = (made.size[0] - size[0]) // 2
        frame = made.convert("RGB")
        top = made.size[1] - size[1]
        shown = frame.crop((left, top, left + size[0], made.size[1]))
        difference = ImageChops.difference(shown, picture.resize(size, Image.Resampling.BICUBIC))
        assert max(ImageStat.Stat(difference).mean) < 4
        bar = palette().themes["night"].bar
        if left:
            assert frame.getpixel((2, 2)) == bar


def test_a_long_game_is_shown_to_its_last_scene() -> None:
    """However many scenes are left out, the victory is not."""
    last = turns(1)[0].model_copy(update={"winners": ("stark",)})
    scenes = [*turns(2 * MOST), last]
    assert thinned(scenes, 30)[-1].winners == ("stark",)


def test_the_victory_stands_whole_in_the_frame_of_the_turns() -> None:
    """It is the higher picture: no turn has an empty banner because of it."""
    before = turns(2)
    last = before[0].model_copy(update={"winners": ("stark",)})
    without, made = (opened(film(scenes, say, "night", PLENTY)) for scenes in (before, [*before, last]))
    assert made.size == without.size
    made.seek(made.n_frames - 1)
    picture = compose(last, say).convert("RGB")
    wide = round(picture.width * made.height / picture.height)
    left = (made.width - wide) // 2
    shown = made.convert("RGB").crop((left, 0, left + wide, made.height))
    difference = ImageChops.difference(shown, picture.resize(shown.size, Image.Resampling.BICUBIC))
    assert max(ImageStat.Stat(difference).mean) < 4
