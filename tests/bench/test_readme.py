"""`make figures`: what `make bench` has found stands in the README, and nothing else of it is touched."""

import re

import pytest

from bench.readme import README, READY, SCALE, reckoned, renewed

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


def test_what_is_reckoned_with_is_what_was_measured() -> None:
    """`docs/scale.md` said 120 MB of a process for which the README said 141 MiB."""
    (measured,) = re.findall(
        r"^\| memory, [\d,]+ games \|.*no game: (\d+ MiB) ", README.read_text("utf-8"), re.MULTILINE
    )
    assert [found[0] for found in READY.finditer(SCALE.read_text("utf-8"))] == [
        f"{measured} when it is ready"
    ]


def test_figures_renew_what_is_reckoned_with() -> None:
    memory = {"name": "memory, 20,000 games", "unit": "MiB", "floor_name": "no game", "floor": 150.4}
    found = {"figures": [*FOUND["figures"], memory]}
    assert reckoned("a process: 120 MiB when it is ready", found) == "a process: 150 MiB when it is ready"
