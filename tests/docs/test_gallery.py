"""The gallery's page shows every file of its folder, and nothing else; its files are small."""

import re
from pathlib import Path

import pytest

from bench.gallery import PARTS, TABLES, THEMES

FOLDER = Path(__file__).parents[2] / "docs" / "gallery"
FILES = {file.name for file in FOLDER.iterdir()} - {"README.md"}


def test_page_and_folder_agree() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"!\[[^]]+\]\(([^)]+)\)", page)) == FILES


@pytest.mark.parametrize("board", TABLES)
def test_every_board_is_shown_early_in_the_middle_and_late_by_day_and_by_night(board: str) -> None:
    assert {f"{board}-{part}-{theme}.webp" for part in PARTS for theme in THEMES} <= FILES


@pytest.mark.parametrize("board", [name for name, (_, shown) in TABLES.items() if shown.details])
def test_a_game_shown_in_detail_has_its_end_a_hand_and_a_film(board: str) -> None:
    theme = TABLES[board][1].details
    assert {f"{board}-end-{theme}.webp", f"hand-{board}-{theme}.png", f"film-{board}.gif"} <= FILES


def test_files_are_small() -> None:
    large = [name for name in FILES if (FOLDER / name).stat().st_size > 260_000 and not name.endswith(".gif")]
    assert large == []
