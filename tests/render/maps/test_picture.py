"""What a picture shows, and that the same scene is always the same picture."""

import io
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bench.positions import fief, spoken, tiny_epic
from bot.rules.contract import Area, Arrow, Scene, Text, Token
from render.base.geometry import geometry
from render.base.palette import THEMES, palette
from render.board.patch import settled
from render.board.plate import plate
from render.board.stamps import MORE, Lying
from render.maps.picture import compose, draw, style_of
from render.maps.sheet import sheet
from tests.render.scenes import BOARDS, ESSOS, ISLE, WESTEROS, isle, plain, say, scene, sides, war

STORED = Path(__file__).parent / "stored"
LIMIT = 400_000
"""Bytes of a picture, whatever happens on it."""


def seen(data: bytes) -> Image.Image:
    """The picture as colours."""
    return Image.open(io.BytesIO(data)).convert("RGB")


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """The box in which two pictures differ."""
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


STORED_BOARDS = {
    "isle-night": (isle, "night"),
    "isle-day": (isle, "day"),
    "tiny-epic-night": (partial(tiny_epic, 1, 0.6, 5, beyond=True), "night"),
    "fief-day": (partial(fief, 2, 0.6, 9), "day"),
}
"""The stored pictures: what each shows, in which theme."""


def words(text: Text) -> str:
    return spoken(text) if "words" in text.args else say(text)


@pytest.mark.parametrize("name", STORED_BOARDS)
def test_a_board_looks_as_it_did(name: str) -> None:
    """Compared as small pictures of colours, so that another compression or a moved hair line do not matter."""
    position, theme = STORED_BOARDS[name]
    drawn = seen(draw(position(), words, theme)).reduce(4)
    with Image.open(STORED / f"{name}.png") as image:
        stored = image.convert("RGB")
    assert drawn.size == stored.size
    apart = ImageChops.difference(drawn, stored)
    assert max(ImageStat.Stat(apart).mean) < 1.5, "the picture as a whole has changed"
    assert max(ImageStat.Stat(apart.reduce(5)).extrema[0]) < 24, "a part of the picture has changed"


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_does_not_depend_on_the_one_drawn_before(theme: str) -> None:
    """What has not changed is taken from the picture before: nothing may show that."""
    wars = [war(ISLE, seed=seed, arrows=0) for seed in (1, 2)]
    sheet.cache_clear()
    alone = draw(wars[1], say, theme)
    sheet.cache_clear()
    draw(wars[0], say, theme)
    assert draw(wars[1], say, theme) == alone


@pytest.mark.parametrize("theme", THEMES)
def test_the_same_scene_is_the_same_picture(theme: str) -> None:
    first = draw(isle(), say, theme)
    draw(war(WESTEROS, seed=9), say, theme)
    assert draw(isle(), say, theme) == first


def test_pictures_may_be_drawn_in_several_threads() -> None:
    scenes = [war(WESTEROS, seed=seed, arrows=2) for seed in range(4)] + [isle()]
    alone = [draw(one, say) for one in scenes]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda one: draw(one, say), scenes * 2)) == alone * 2


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("boards", [*((board,) for board in BOARDS), (WESTEROS, ESSOS)], ids="+".join)
def test_no_picture_is_too_large_to_send(boards: tuple[str, ...], theme: str) -> None:
    """Everything in somebody's hands at random, all who may meet there, and more arrows than a turn has."""
    table = {"fief": "fief", "tiny_epic": "tiny epic"}.get(
        boards[0].partition("/")[0], "risk, House Mitchell"
    )
    houses = palette().tables["risk on both" if len(boards) > 1 else table]
    assert len(draw(war(*boards, seed=3, arrows=12, houses=houses), say, theme)) <= LIMIT


WORST = {
    "fief": (
        "fief/geometry/westeros",
        {"mill": 2, "sept": 1, "lord": 1, "captive": 1, "king": 1, "troops": 9, "siege": 2},
    ),
    "tiny epic": (
        "tiny_epic/geometry/westeros_fallen",
        {"hero": 1, "dragon": 1, "white_walker": 1, "power_token": 3, "hidden": 1, "ruin": 1},
    ),
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("table", WORST)
def test_no_crowded_picture_is_too_large_to_send(table: str, theme: str) -> None:
    """More of everything than a game has, on every place: named people of all sides, seals, the Wall, arrows."""
    board, kinds = WORST[table]
    houses = tuple(side for side in palette().tables[table] if side not in ("neutral", "unclaimed"))
    shape = geometry(board)
    lying = [
        Token(
            area=place,
            kind=kind,
            side=houses[(number + turn) % len(houses)],
            count=count,
            label=plain(f"{['Alys', 'Brynden', 'Cassella', 'Davos', 'Euron'][number % 5]}{number} {turn}"),
        )
        for number, place in enumerate((*shape.territories, *shape.seals))
        for turn, (kind, count) in enumerate(kinds.items())
    ]
    crowded = war(board, seed=5, arrows=16, houses=houses).model_copy(update={"tokens": tuple(lying)})
    assert len(draw(crowded, say, theme)) <= LIMIT


def test_a_picture_is_as_wide_as_its_board() -> None:
    assert seen(draw(war(WESTEROS), say)).size == (1000, 1691)
    assert seen(draw(war(ESSOS), say)).width == 1600


def test_several_boards_stand_side_by_side_to_one_scale() -> None:
    parts = [placed for placed, _, _ in sheet((WESTEROS, ESSOS), "night", 3).boards]
    assert len({placed.shape.counter_radius for placed in parts}) == 1
    both = compose(war(WESTEROS, ESSOS), say)
    assert both.width == sum(placed.shape.size[0] for placed in parts)


def test_an_arrow_may_cross_from_board_to_board() -> None:
    quiet = war(WESTEROS, ESSOS, arrows=0)
    loud = quiet.model_copy(update={"arrows": (Arrow(source="sunspear", target="lys", kind="attack"),)})
    box = changed(compose(quiet, say), compose(loud, say))
    seam = sheet((WESTEROS, ESSOS), "night", 3).boards[1][1]
    assert box is not None
    assert box[0] < seam < box[2]


def test_a_place_shows_whose_it_is_and_how_many_stand_there() -> None:
    before = scene(Area(id="mossy_vale", side="stark", count=4))
    x, y = geometry(ISLE).territories["mossy_vale"].counter
    for after in (
        Area(id="mossy_vale", side="martell", count=4),
        Area(id="mossy_vale", side="stark", count=5),
    ):
        box = changed(compose(before, say), compose(scene(after), say))
        assert box is not None
        assert box[0] < x < box[2]
        assert box[1] < y < box[3]


def test_owners_are_told_apart_by_letter_even_in_one_colour() -> None:
    """Two sides of one style still differ: by the letter on the shield."""
    first, second = (
        scene(
            Area(id="salt_hollow", side="stark", count=1),
            sides=(sides("stark")[0].model_copy(update={"letter": letter}),),
        )
        for letter in "SX"
    )
    above_legend = (0, 0, 600, int(geometry(ISLE).frame.bottom))
    assert (
        changed(compose(first, say).crop(above_legend), compose(second, say).crop(above_legend)) is not None
    )


def test_a_castle_has_another_counter() -> None:
    plain_counter = compose(scene(Area(id="old_oak", side="stark", count=1)), say)
    castle = compose(scene(Area(id="old_oak", side="stark", count=1, marks=("castle",))), say)
    assert changed(plain_counter, castle) is not None


@pytest.mark.parametrize("theme", THEMES)
def test_a_castle_that_nobody_holds_is_no_blank_counter(theme: str) -> None:
    """Its gate and windows are drawn where else the count is."""
    castle = compose(scene(Area(id="old_oak", side=None, marks=("castle",))), say, theme).convert("RGB")
    x, y = geometry(ISLE).territories["old_oak"].counter
    face = castle.crop((round(x) - 12, round(y) - 12, round(x) + 13, round(y) + 13))
    assert palette().themes[theme].letters in {colour for _, colour in face.getcolors() or ()}


def test_a_rim_is_not_broken_where_a_counter_might_have_been_a_tower() -> None:
    """Counters are laid over the rim: only names and ports, which lie under it, break it."""
    board = plate(WESTEROS, "night")
    counters = ImageChops.subtract(board.bare, board.open).point([0] * 255 + [255])
    crossed = 0
    for name in board.masks:
        box, _, line = board.outline(name)
        crossed += ImageChops.multiply(line, counters.crop(box)).getbbox() is not None
    assert crossed > 0


FIEF = "fief/geometry/westeros"


def winterfell(*marks: str, tokens: tuple[Token, ...] = ()) -> Image.Image:
    area = Area(id="winterfell", side="stark", count=3, marks=marks)
    return compose(scene(area, boards=(FIEF,), tokens=tokens), say)


def test_strongholds_cities_and_capitals_have_counters_of_their_own() -> None:
    drawn = [winterfell(), winterfell("stronghold"), winterfell("city"), winterfell("capital")]
    for one, other in combinations(drawn, 2):
        box = changed(one, other)
        assert box is not None
        x, y = geometry(FIEF).territories["winterfell"].counter
        assert x - 40 < box[0] < box[2] < x + 40
        assert y - 40 < box[1] < box[3] < y + 40


def test_a_token_lies_in_a_slot_in_the_colour_of_its_side() -> None:
    bare, looks = winterfell(), set()
    for side in ("stark", "martell", None):
        drawn = winterfell(tokens=(Token(area="winterfell", kind="lord", side=side),))
        box = changed(bare, drawn)
        x, y = geometry(FIEF).territories["winterfell"].slots[0]
        assert box is not None
        assert box[0] <= x <= box[2]
        assert box[1] <= y <= box[3]
        looks.add(drawn.crop(box).convert("RGB").tobytes())
    assert len(looks) == 3


@pytest.mark.parametrize("group", ["domain:winterfell", "region:north"])
def test_a_seal_lies_at_the_place_of_its_group(group: str) -> None:
    box = changed(winterfell(), winterfell(tokens=(Token(area=group, kind="title", side="stark"),)))
    x, y = geometry(FIEF).seals[group][0]
    assert box is not None
    assert box[0] < x < box[2]
    assert box[1] < y < box[3]


def test_tokens_without_room_are_counted_in_the_last_place() -> None:
    lying = tuple(Lying(kind, 2, None, "") for kind in ("lord", "lady", "mill", "sept"))
    assert settled(lying, 4) == lying
    assert settled(lying, 3) == (*lying[:2], Lying(MORE, 4, None, ""))
    assert settled(lying, 0) == ()


def test_tokens_without_room_are_counted_for_each_side() -> None:
    """Where there is room for no more, it is still seen whose they are."""
    stark, tully = (palette().sides[side] for side in ("stark", "tully"))
    north = [Lying(kind, 1, stark, "S") for kind in ("lord", "lady", "troops")]
    river = [Lying("troops", 2, tully, "T"), Lying("troops", 3, tully, "T")]
    both = (*north, *river)
    assert settled(both, 4) == (*north[:2], north[2], Lying("troops", 5, tully, "T"))
    assert settled(both, 3) == (north[0], Lying(MORE, 2, stark, "S"), Lying("troops", 5, tully, "T"))
    assert settled(both, 2) == (Lying(MORE, 3, stark, "S"), Lying("troops", 5, tully, "T"))
    assert settled(both, 1) == (Lying(MORE, 8, None, "", "", (stark, tully)),)
    for places in range(1, 6):
        assert sum(one.number for one in settled(both, places)) == 8


def test_those_left_over_look_as_the_sides_they_are_of() -> None:
    def drawn(*houses: str) -> bytes:
        tokens = tuple(
            Token(area="winterfell", kind=kind, side=house)
            for house in houses
            for kind in ("lord", "lady", "mill")
        )
        return winterfell(tokens=tokens).tobytes()

    crowds = [("stark", "tully"), ("stark", "greyjoy"), ("tully", "greyjoy")]
    every = ("stark", "tully", "greyjoy", "martell", "tyrell", "baratheon", "lannister", "arryn", "targaryen")
    looks = {drawn(*crowd) for crowd in (*crowds, every, (*every[:-1], "neutral"))}
    assert len(looks) == 5


def test_a_token_with_a_name_shows_it() -> None:
    def drawn(label: str | None) -> bytes:
        told = None if label is None else plain(label)
        return winterfell(tokens=(Token(area="winterfell", kind="captive", label=told),)).tobytes()

    assert len({drawn(None), drawn("Alys"), drawn("Bran the Builder")}) == 3


@pytest.mark.parametrize("count", [None, 4])
def test_where_there_is_war_a_red_ring_stands_around_the_counter(count: int | None) -> None:
    calm = Area(id="winterfell", side="stark", count=count)
    fought = calm.model_copy(update={"marks": ("battle",)})
    before, after = (compose(scene(area, boards=(FIEF,)), say) for area in (calm, fought))
    box = changed(before, after)
    at = geometry(FIEF).territories["winterfell"].counter
    assert box is not None
    assert box[0] < at.x < box[2]
    assert compose(scene(fought, boards=(FIEF,)), say) != compose(
        scene(calm.model_copy(update={"marks": ("capital",)}), boards=(FIEF,)), say
    )


def test_the_wall_has_places_for_what_stands_on_it() -> None:
    drawn = winterfell(tokens=(Token(area="wall", kind="threat", count=3),))
    box = changed(winterfell(), drawn)
    assert box is not None
    assert abs((box[1] + box[3]) / 2 - geometry(FIEF).wall[0].y) < 30


def test_names_lie_over_arrows_and_outlines() -> None:
    quiet = scene(*isle().areas)
    arrow = Arrow(source="frostfall", target="long_barrow", kind="attack")
    loud = quiet.model_copy(update={"arrows": (arrow,), "changed": ("old_oak",)})
    for name in geometry(ISLE).territories.values():
        for line in [name.label.box]:
            middle = (
                round(line.left) + 12,
                round(name.label.at.y) - 4,
                round(line.right) - 12,
                round(name.label.at.y) + 4,
            )
            letters = compose(quiet, say).crop(middle)
            bright = letters.convert("L").point(lambda v: 255 if v > 230 else 0)
            over = ImageChops.difference(
                letters.convert("RGB"), compose(loud, say).crop(middle).convert("RGB")
            ).convert("L")
            assert ImageChops.multiply(over, bright).getbbox() is None


def test_a_side_without_a_style_takes_the_one_of_its_seat() -> None:
    (side,) = sides("house_of_tests")
    assert style_of(side.model_copy(update={"seat": 5})) == palette().sides["seat5"]
    assert style_of(side.model_copy(update={"seat": None})) == palette().sides["neutral"]


def test_words_too_long_for_their_place_are_cut_not_drawn_over_others() -> None:
    endless = plain("The very long and winding tale of " * 8)
    crowded = [one.model_copy(update={"label": endless}) for one in sides("stark", "lannister", "tyrell")]
    drawn = compose(
        isle().model_copy(update={"title": endless, "caption": endless, "sides": tuple(crowded)}), say
    )
    assert drawn.width == geometry(ISLE).size[0]


def test_names_of_people_in_any_script_are_drawn() -> None:
    def captioned(name: str) -> Image.Image:
        return seen(draw(scene(*isle().areas, caption=plain(name)), say))

    nameless = captioned("")
    for name in ("Ægir Þórsson", "Ευγενία", "Дмитрий", "李小龍", "🐉🔥", "\u202eevil"):
        assert changed(captioned(name), nameless), f"{name!r} leaves no trace"


def test_places_that_no_board_knows_are_left_out() -> None:
    lost = scene(
        Area(id="atlantis", side="stark", count=1),
        arrows=(Arrow(source="atlantis", target="old_oak", kind="move"),),
        changed=("atlantis",),
    )
    assert changed(compose(lost, say), compose(scene(), say)) is None


def test_there_are_two_themes_and_no_others() -> None:
    with pytest.raises(ValueError, match="noon"):
        draw(isle(), say, "noon")


def test_a_scene_may_be_empty() -> None:
    empty = Scene(boards=(ISLE,), title=plain("Nothing"), corner=plain(""), sides=(), areas=())
    assert seen(draw(empty, say)).width == geometry(ISLE).size[0]


# ── boards that change ──

SOUTH, BEYOND = "tiny_epic/geometry/westeros", "tiny_epic/geometry/westeros_beyond"


def wall(board: str, number: int) -> Scene:
    """A moment of a game whose board changes; what it says of places stays the same."""
    areas = [
        Area(id=name, side="stark" if number % 2 else "lannister", count=number)
        for name in geometry(BEYOND).territories
    ]
    return scene(
        *areas,
        boards=(board,),
        changed=("thenn", "winterfell"),
        arrows=(Arrow(source="thenn", target="winterfell", kind="attack"),),
        tokens=(
            Token(area="thenn", kind="white_walker"),
            Token(area="winterfell", kind="hero", side="stark"),
        ),
    )


def test_a_board_that_changes_between_two_pictures_changes_nothing_else() -> None:
    """What is kept of the picture before is of another board; places that are gone are left out."""
    turns = [wall((SOUTH, BEYOND, SOUTH)[number % 3], number) for number in range(6)]
    drawn = [compose(one, say).tobytes() for one in turns]
    sheet.cache_clear()
    assert [compose(one, say).tobytes() for one in turns[::-1]] == drawn[::-1]
