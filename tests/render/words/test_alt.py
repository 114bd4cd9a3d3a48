"""The picture in words: nothing that a sighted player sees is kept from a blind one."""

import pytest
from structlog.testing import capture_logs

from bot.rules.contract import Area, Arrow, Figure, Scene, Slot, Text
from bot.words import Voice
from render.base.geometry import regions
from render.words.alt import alt_text, cut_text
from render.words.board import board_text
from tests.render.scenes import ESSOS, HOUSES, WESTEROS, isle, plain, say, scene, spoken, war


def test_the_alternative_text_says_who_is_who_what_happened_and_who_holds_what() -> None:
    text = alt_text(isle(), spoken)
    assert text.startswith("The Isle, Round 3. House Stark is at war.")
    assert "House Stark (S), at play now: 3 lands, 10 armies." in text
    assert "House Tyrell (T), out of the game" in text
    assert "Old Oak was taken by a march from Frostfall." in text
    assert "Changed hands" not in text, "that is said once"
    assert "House Martell holds Mossy Vale 105 (Siege Engine, a hidden token)." in text


def test_what_a_side_has_none_of_takes_no_room_in_the_alternative_text() -> None:
    first, *others = isle().sides
    counts = (Figure(key="lands", value=0), Figure(key="armies", value=4), Figure(key="gold", value=0))
    poor = first.model_copy(update={"figures": counts})
    shown = isle().model_copy(update={"sides": (poor, *others)})
    assert "House Stark (S), at play now: 4 armies." in alt_text(shown, spoken)
    assert "House Stark (S), at play now: 0 lands, 4 armies, 0 gold." in board_text(shown, spoken)
    bare = poor.model_copy(update={"figures": counts[:1]})
    assert "at play now: 0 lands." in alt_text(shown.model_copy(update={"sides": (bare,)}), spoken)


def test_what_was_taken_is_told_once_what_came_from_one_place_in_one_sentence() -> None:
    taken = ("frostfall", "long_barrow"), ("old_oak", "salt_hollow"), ("frostfall", "old_oak")
    shown = isle().model_copy(
        update={
            "arrows": tuple(Arrow(source=one, target=two, kind="conquest") for one, two in taken),
            "changed": ("long_barrow", "salt_hollow", "old_oak", "gull_rock"),
        }
    )
    for text in (alt_text(shown, spoken), board_text(shown, spoken)):
        assert "Long Barrow and Old Oak were taken by a march from Frostfall." in text
        assert "Salt Hollow was taken by a march from Old Oak." in text
        assert "Changed hands this turn: Gull Rock." in text


def test_what_the_number_after_a_place_is_stands_before_the_first_one() -> None:
    said = "The number after a place says how many stand there."
    assert f"{said} House Stark holds Frostfall 12" in alt_text(isle(), spoken)
    assert alt_text(isle(), spoken).count(said) == 1
    assert cut_text(isle(), spoken, ("old_oak",)).startswith(f"{said} House Lannister holds Old Oak 7")
    bare = isle().model_copy(update={"areas": (Area(id="old_oak", side="stark"),)})
    assert said not in alt_text(bare, spoken)


def test_the_row_below_the_map_is_told_before_who_holds_what_and_stands_in_the_text_board() -> None:
    row = (
        Slot(sign="face_sail", lies="face_plot", label=plain("Sail")),
        Slot(lies="face_event", label=plain("two dice")),
        Slot(lies="face_march"),
    )
    shown = isle().model_copy(update={"beside": row})
    said = "Below the map: Sail; two dice."
    assert f"armies. {said} The number after a place" in alt_text(shown, spoken)
    assert f"- {said}" in board_text(shown, spoken).splitlines()


def six(name: str) -> Scene:
    """Two boards in the hands of six players of such a name, all scattered, with all figures there are."""
    shown = war(WESTEROS, ESSOS, houses=tuple(HOUSES))
    counts = {"lands": 14, "castles": 11, "armies": 120, "cards": 5, "gold": 1400, "points": 9, "maesters": 5}
    figures = tuple(Figure(key=key, value=value) for key, value in counts.items())
    sides = tuple(
        side.model_copy(update={"label": plain(f"House Baratheon · {name}"), "figures": figures})
        for side in shown.sides
    )
    return shown.model_copy(update={"sides": sides, "caption": plain("x" * 200)})


def test_of_six_players_it_is_told_how_each_stands_whose_turn_it_is_and_who_holds_how_much_of_each_region() -> (
    None
):
    """All 82 lands by name would take three times the room; how armies went is told before, in the story."""
    shown = six("Alys Rivers")
    text = alt_text(shown, spoken)
    assert text.count("14 lands, 11 castles, 120 armies.") == 6
    assert text.count("(S), at play now: 14 lands") == 1
    assert "Who holds how many places, by region: The North: S " in text
    for region in (*regions(WESTEROS), *regions(ESSOS)):
        owners = [area.side for area in shown.areas if area.id in region.territories]
        held = [f"{side.letter} {n}" for side in shown.sides if (n := owners.count(side.id))]
        assert f" {region.name}: {', '.join(held)}." in text


def test_where_names_are_as_long_as_discord_has_them_how_each_stands_is_told_still() -> None:
    """Names are cut there: the letter tells who it is, and of nobody's region nothing is left out."""
    text = alt_text(six("W" * 32), spoken)
    assert text.count("14 lands, 11 castles, 120 armies.") == 6
    assert all(f" {region.name}: " in text for region in (*regions(WESTEROS), *regions(ESSOS)))
    assert "House Baratheon · WW" in text
    assert text.endswith("1.")


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_seven_with_such_names_every_region_is_told(language: str) -> None:
    """Worse than any game: seven in each region, all with three figures, at play, and with a long headline."""
    told = Voice(language, {}, {})
    seven = (*HOUSES, "targaryen")[:7]
    shown = war(WESTEROS, ESSOS, houses=seven)
    figures = tuple(Figure(key=key, value=120) for key in ("lands", "castles", "armies"))
    sides = tuple(
        side.model_copy(update={"label": plain(f"House Baratheon · {'W' * 32}"), "figures": figures})
        for side in shown.sides
    )
    title = Text(key="risk-title")
    text = alt_text(shown.model_copy(update={"sides": sides, "title": title}), told)
    assert len(text) <= 1024
    assert all(f" {region.name}: " in text for region in (*regions(WESTEROS), *regions(ESSOS)))


def test_with_more_room_all_figures_are_told_then_single_places_then_all_of_them_by_name() -> None:
    shown = war(WESTEROS, arrows=0)
    told = alt_text(shown, spoken)
    assert told.index("8 lands, 15 armies.") < told.index(" Dorne: ") < told.index("House Stark holds ")
    assert "House Martell holds " not in told
    whole = alt_text(shown, spoken, 9999)
    assert "House Martell holds " in whole
    assert "by region" not in whole


@pytest.mark.parametrize("limit", [80, 200, 500, 1024])
@pytest.mark.parametrize("board", [WESTEROS, ESSOS])
def test_the_alternative_text_keeps_to_its_limit_and_ends_with_a_sentence(board: str, limit: int) -> None:
    text = alt_text(war(board), spoken, limit)
    assert 0 < len(text) <= limit
    assert text.endswith(".")


def test_the_alternative_text_is_cut_where_not_even_the_title_fits() -> None:
    assert alt_text(isle(), spoken, 8) == "The Isl…"


def test_what_has_changed_on_a_board_that_is_gone_is_told_by_its_name() -> None:
    told = Voice("en", {"thenn": "Thenn"}, {})
    with capture_logs():
        assert "Thenn" in alt_text(scene(changed=("thenn",)), told)


def test_a_line_of_news_that_is_a_sentence_ends_once() -> None:
    told = alt_text(isle().model_copy(update={"caption": plain("The Throne is empty.")}), say)
    assert "The Throne is empty. " in told
    assert ".." not in told
