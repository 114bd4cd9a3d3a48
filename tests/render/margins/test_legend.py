"""The legend: all that is counted of everybody is there, however many play and however much is counted."""

import pytest

from render.base.fonts import length
from render.margins.legend import (
    ASIDE,
    EDGE,
    FIGURE,
    NAME,
    ROW,
    SMALLEST,
    arranged,
    fitted,
    legend_height,
    readable,
    size_for,
)

SKIRMISH = (("lands", 27), ("castles", 13), ("armies", 60), ("cards", 3))
PHONE = 400
"""Pixels a picture is wide on a phone."""
DOMINION = (*SKIRMISH, ("gold", 2100), ("points", 11), ("objectives", 4), ("maesters", 12))


@pytest.mark.parametrize("figures", [SKIRMISH, DOMINION], ids=["skirmish", "dominion"])
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("wide", [1000, 1600])
def test_every_figure_is_shown_below_a_board(
    players: int, figures: tuple[tuple[str, int], ...], wide: int
) -> None:
    high = legend_height(("House Stark",) * players, len(figures), wide)
    grid = arranged(players, len(figures), (wide - ASIDE, high - 8))
    assert grid.columns * grid.rows >= players
    assert grid.high <= high
    room = (wide - ASIDE) / grid.columns - EDGE * grid.scale
    assert len(fitted(figures, room, grid.lines, grid.scale).places) == len(figures)


@pytest.mark.parametrize("players", [6, 7])
def test_every_figure_is_shown_beside_the_shorter_of_two_boards(players: int) -> None:
    grid = arranged(players, len(DOMINION), (900, 580))
    room = 900 / grid.columns - EDGE * grid.scale
    assert len(fitted(DOMINION, room, grid.lines, grid.scale).places) == len(DOMINION)


@pytest.mark.parametrize("players", range(3, 11))
def test_few_figures_and_the_names_beside_them_can_be_read_on_a_phone(players: int) -> None:
    """Below a board of Tiny Epic with ten Houses the letters were eight pixels high on a phone."""
    names = ("House Baratheon (terrified)",) * players
    size = (1000 - ASIDE, legend_height(names, len(SKIRMISH), 1000) - 8)
    grid = readable(names, len(SKIRMISH), size)
    room = size[0] / grid.columns - EDGE * grid.scale
    there = fitted(SKIRMISH, room, grid.lines, grid.scale)
    assert (len(there.places), there.size) == (len(SKIRMISH), FIGURE)
    assert size_for(names, room, grid.scale) * PHONE / 1000 >= 11
    assert there.size * grid.scale * PHONE / 1000 >= 10


def test_entries_grow_only_where_no_name_loses_its_end() -> None:
    """Larger shields take room from the names."""
    lengths = range(10, 45)
    for names in ((f"House Baratheon · {'n' * long}",) * 4 for long in lengths):
        size = (1000 - ASIDE, legend_height(names, len(SKIRMISH), 1000) - 8)
        grid = readable(names, len(SKIRMISH), size)
        held = all(length(name, "label", SMALLEST) <= size[0] / 2 - EDGE for name in names)
        whole = all(
            length(name, "label", SMALLEST) <= size[0] / grid.columns - EDGE * grid.scale for name in names
        )
        assert whole or not held


def test_figures_stand_in_as_few_lines_as_there_is_room_for_and_in_columns() -> None:
    assert {line for _, line in fitted(DOMINION, 600, 3, 1).places} == {0}
    places = fitted(DOMINION, 300, 3, 1).places
    assert [line for _, line in places] == [0] * 4 + [1] * 4
    assert [left for left, _ in places[:4]] == [left for left, _ in places[4:]]


def test_where_there_is_no_room_for_all_the_first_are_shown() -> None:
    assert 0 < len(fitted(DOMINION, 150, 1, 1).places) < len(DOMINION)
    assert fitted((), 150, 1, 1).places == ()


def test_all_names_of_a_legend_have_one_size() -> None:
    assert size_for(("Neutral",), 260, 1) == NAME
    size = size_for(("Neutral", "House Lannister · Brynden"), 250, 1)
    assert SMALLEST <= size < NAME


def test_where_entries_are_large_a_long_name_is_smaller_before_its_end_is_cut_off() -> None:
    """On a phone a first game read *House Targaryen · M…*, with letters half as large again as elsewhere."""
    two, room = ("The Ghiscari · Alys", "House Targaryen · Maester Wick"), 370
    size = size_for(two, room, 1.9)
    assert SMALLEST < size < SMALLEST * 1.9
    assert all(length(name, "label", size) <= room for name in two)


def test_a_name_too_long_for_any_size_does_not_make_the_others_small() -> None:
    assert size_for(("Neutral", "House Lannister · " + "W" * 32), 250, 1) == NAME


def test_three_players_stand_in_two_rows_where_their_names_are_larger_so() -> None:
    """In one row *House Baratheon · Maester Wick* had letters of 19 where two rows have room for 24."""
    names = ("House Lannister · Maester Pell", "House Tyrell · Alys", "House Baratheon · Maester Wick")
    size = (1000 - ASIDE, 2 * ROW + 5)
    assert arranged(3, len(SKIRMISH), size).columns == 3
    assert readable(names, len(SKIRMISH), size).columns == 2
    assert readable(("Stark", "Tully", "Arryn"), len(SKIRMISH), size).columns == 3


HOUSES = ("Stark", "Lannister", "Baratheon", "Martell", "Tyrell", "Targaryen", "Greyjoy")


@pytest.mark.parametrize("figures", [SKIRMISH, DOMINION], ids=["skirmish", "dominion"])
@pytest.mark.parametrize("players", range(2, 8))
def test_a_name_of_a_common_length_keeps_its_end_however_many_play(
    players: int, figures: tuple[tuple[str, int], ...]
) -> None:
    """Of five in Skirmish one read *House Baratheon · Wolfga…*, where two columns have room for any name."""
    names = tuple(f"House {house} · Wolfgang_Maximilian" for house in HOUSES[:players])
    size = (1000 - ASIDE, legend_height(names, len(figures), 1000) - 8)
    grid = readable(names, len(figures), size)
    room = size[0] / grid.columns - EDGE * grid.scale
    assert all(length(name, "label", SMALLEST) <= room for name in names)


def test_a_name_too_long_for_two_columns_does_not_make_a_legend_higher() -> None:
    names = ("House Stark · Alys", "House Lannister · " + "W" * 32, "House Tyrell · Cass")
    short = tuple(name[:20] for name in names)
    assert legend_height(names, len(SKIRMISH), 1000) == legend_height(short, len(SKIRMISH), 1000)
