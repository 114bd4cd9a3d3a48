"""The line below the title tells what just happened, to its end."""

import re

import pytest

from render.margins.bars import told

ROOM = 960
PLACES = "Braavosian Coastlands, Western Dothraki Sea, and Northern Dothraki Sea (+12)"


@pytest.mark.parametrize("letter", ["n", "W", "Ж", "史"])
def test_a_line_with_two_of_the_longest_names_is_told_to_its_end(letter: str) -> None:
    """*… from Эддард Старкович Бе…* did not say from whom, nor what it had cost."""
    name = letter * 32
    caption = f"{name} took {PLACES} from {name} · lost 128, slew 119"
    lines, size = told(caption, ROOM, 1)
    assert len(lines) == 2
    assert " ".join(lines) == caption
    assert size >= 16


@pytest.mark.parametrize("letter", ["n", "W", "Ж", "史"])
@pytest.mark.parametrize("losers", [2, 5])
def test_a_line_with_many_long_names_keeps_its_end(letter: str, losers: int) -> None:
    """Of several losers with long names the last were cut, and with them what it had cost."""
    name = letter * 32
    caption = f"{name} took {PLACES} from {', '.join([name] * losers)} · lost 128, slew 119"
    lines, size = told(caption, ROOM, 1)
    assert len(lines) == 2
    assert lines[-1].endswith("lost 128, slew 119")
    assert len(re.findall(f"{letter}{{4,}}", " ".join(lines))) == losers + 1, (
        "the names are shorter, and all there"
    )
    assert size >= 16


def test_a_short_line_stays_one() -> None:
    assert told("Alys took Tarth from Brynden · lost 1, slew 2", ROOM, 1)[0] == (
        "Alys took Tarth from Brynden · lost 1, slew 2",
    )
