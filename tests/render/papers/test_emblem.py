"""The shield in a line of words is that of the map and its legend."""

import pytest

from bot.rules.fief.show.people import LETTERS as FIEF
from bot.rules.risk.model.board import LETTERS as RISK
from bot.rules.tiny_epic.model.sides import NIGHT
from bot.rules.tiny_epic.show.cards import LETTERS as TINY_EPIC
from render.base.palette import NOBODY, palette
from render.papers.emblem import LEADS, emblems, letter_of

TABLES = palette().tables


@pytest.mark.parametrize("letters", [RISK, TINY_EPIC, FIEF], ids=["risk", "tiny_epic", "fief"])
def test_every_side_has_the_letter_that_it_has_on_the_map(letters: dict[str, str]) -> None:
    assert letters
    assert {side: letter_of(LEADS.get(side, side)) for side in letters} == letters


@pytest.mark.parametrize("table", TABLES)
def test_no_two_sides_at_a_table_have_one_letter(table: str) -> None:
    sides = [side for side in TABLES[table] if side != NOBODY and not side.startswith("seat")]
    letters = [letter_of(side) for side in sides]
    assert len(set(letters)) == len(sides), letters


def test_whoever_stands_in_a_legend_has_a_shield() -> None:
    assert {*RISK, *TINY_EPIC, *FIEF, NIGHT} <= emblems().keys()
