"""`make figures`: what `make bench` has found stands in the README, and nothing else of it is touched."""

import pytest

from bench.readme import README, renewed

FOUND = {
    "at": "24 November 2026",
    "machine": "x86_64, Linux, 2 cores",
    "python": "3.11.7",
    "figures": [
        {
            "name": "a move",
            "value": 12345.6,
            "unit": "moves/s",
            "floor_name": "bare SQLite",
            "floor": 2.5,
            "ratio": 0.4949,
            "aim": "≥ 0.45 ×",
        }
    ],
}


def test_the_figures_are_written_where_they_belong() -> None:
    text = "before\n<!-- figures -->\nold\n<!-- /figures -->\nafter\n"
    made = renewed(text, FOUND)
    assert made.startswith("before\n<!-- figures -->\n")
    assert made.endswith("<!-- /figures -->\nafter\n")
    assert "old" not in made
    assert "| a move | 12,346 moves/s | bare SQLite: 2.5 moves/s | 0.49 | ≥ 0.45 × |" in made
    assert renewed(made, FOUND) == made


def test_the_readme_has_a_place_for_them() -> None:
    assert renewed(README.read_text(encoding="utf-8"), FOUND)


def test_a_text_without_one_is_left_alone() -> None:
    with pytest.raises(ValueError, match="no place"):
        renewed("nothing", FOUND)
