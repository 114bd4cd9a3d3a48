"""The words of odds."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.rules.risk import RULESET
from bot.rules.risk.play.odds import Side
from bot.rules.risk.show import outlook
from bot.words import LOCALES, Voice
from cogs.games.risk import outlook as before
from cogs.games.risk.march import march, planned
from cogs.games.risk.odds import bars, odds, told
from cogs.interaction.numbers import decimal, percent

SAY = Voice("en", RULESET.names, {})
COMMANDS = tuple(import_module(f"cogs.games.risk.{name}") for name in ("odds", "march", "forecasts"))
ALL = Side(9, dice_limit=1, d8=1, plus_all=1, plus_highest=2, wins_ties=True, rerolls_ones=True)


def test_every_key_has_words_and_no_words_lie_idle() -> None:
    source = "".join(
        Path(module.__file__ or "").read_text(encoding="utf-8") for module in (outlook, before, *COMMANDS)
    )
    said = set(re.findall(r'"(odds-[a-z0-9-]+)"', source))
    written = set(
        re.findall(r"^(odds[\w-]*) =", (LOCALES / "en" / "odds.ftl").read_text(encoding="utf-8"), re.M)
    )
    assert said == written


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0, "0%"),
        (1e-9, "<1%"),
        (0.0049, "<1%"),
        (0.0051, "1%"),
        (0.5, "50%"),
        (0.9949, "99%"),
        (0.9951, ">99%"),
        (1 - 1e-9, ">99%"),
        (1, "100%"),
    ],
)
def test_what_may_happen_is_never_nothing_and_what_may_fail_never_certain(chance: float, words: str) -> None:
    assert percent(SAY, chance) == words


def test_numbers_have_one_place() -> None:
    assert (decimal(SAY, 3), decimal(SAY, 49.349)) == ("3.0", "49.3")


def test_an_answer_says_all_that_holds_and_its_picture_is_small() -> None:
    with capture_logs() as errors:
        text, picture = told(SAY, "nine against nine", ALL, ALL, 1, "night")
    assert errors == []
    every = (
        "one die at most, one die with eight sides, 1 more on every die, 2 more on the highest die, ties won,"
    )
    assert text.count(every) == 2
    assert len(picture.content) < 40_000
    assert picture.alt is not None
    assert picture.alt.startswith("nine against nine: ")


def test_an_ordinary_answer_is_short() -> None:
    text, _ = told(SAY, "4 against 2", Side(4), Side(2), 1, "day")
    assert "The attacker:" not in text
    assert len(text.splitlines()) == 5


def test_a_march_too_far_is_out_of_reach() -> None:
    legs = [(Side(2), Side(1)), (Side(1), Side(1))]
    text, _ = planned(SAY, "winterfell", ("the_gift", "karhold"), legs, "night")
    assert "**0%**" in text
    assert "2. Karhold (1): out of reach." in text


def test_many_numbers_share_bars() -> None:
    shares = dict.fromkeys(range(2, 22), 0.05)
    assert [(bar.label, bar.note) for bar in bars(SAY, shares)] == [
        ("2–5", "20%"),
        ("6–9", "20%"),
        ("10–13", "20%"),
        ("14–17", "20%"),
        ("18–21", "20%"),
    ]
    assert [bar.label for bar in bars(SAY, {3: 0.5, 5: 0.5})] == ["3", "4", "5"]
    assert bars(SAY, {}) == ()


def test_both_commands_fit_into_discord() -> None:
    for options in (odds.parameters, march.parameters):
        assert len(options) <= 25
        assert all(len(str(option.description)) <= 100 for option in options)
