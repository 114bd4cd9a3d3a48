"""`make figures`: what `make bench` has found stands on its page, and some in the README; nothing else is touched."""

import re
from pathlib import Path

import pytest

from bench.readme import FIRST, PAGE, PLACE, README, READY, SCALE, reckoned, renewed, table

FOUND = {
    "at": "24 November 2026",
    "machine": "x86_64, Linux, 2 cores",
    "python": "3.11.7",
    "figures": [
        {
            "name": name,
            "value": 12345.6,
            "unit": "moves/s",
            "floor_name": floor,
            "floor": 2.5,
            "ratio": 0.4949,
            "aim": "≥ 0.45 ×",
        }
        for name, floor in (("a move", "bare SQLite"), ("a move", "a pong"), ("another", "nothing"))
    ],
}


def test_the_figures_are_written_where_they_belong() -> None:
    text = "before\n<!-- figures -->\nold\n<!-- /figures -->\nafter\n"
    made = renewed(text, table(FOUND))
    assert made.startswith("before\n<!-- figures -->\n")
    assert made.endswith("<!-- /figures -->\nafter\n")
    assert "old" not in made
    assert "| a move | 12,346 moves/s | bare SQLite: 2.5 moves/s | 0.49 | ≥ 0.45 × |" in made
    assert renewed(made, table(FOUND)) == made


def test_some_of_them_are_told_once_and_in_their_order() -> None:
    some = table(FOUND, ("another", "a move"))
    assert some.count("a pong") == 0
    assert some.index("nothing: 2.5") < some.index("bare SQLite: 2.5")
    assert table(FOUND).count("a pong") == 1


def test_the_readme_tells_figures_of_the_page() -> None:
    page, readme = (lines(each) for each in (PAGE, README))
    assert set(readme) < set(page)
    assert [line.split(" | ")[0] for line in readme[2:]] == [f"| {name}" for name in FIRST]


def test_a_text_without_a_place_is_left_alone() -> None:
    with pytest.raises(ValueError, match="no place"):
        renewed("nothing", table(FOUND))


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


def lines(page: Path) -> list[str]:
    """The lines of a page's table."""
    found = PLACE.search(page.read_text(encoding="utf-8"))
    assert found
    return [line for line in found[0].splitlines() if line.startswith("|")]
