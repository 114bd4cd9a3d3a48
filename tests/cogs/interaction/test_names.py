"""Names of people: shown as they are, and never anything else than shown."""

import re
import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.interaction.bounds import PLAYER
from cogs.interaction.names import LONGEST, calling, escaped, players, seat_named, tidy, voice
from tests.engine import memory_store

MEANING = re.compile(r"(?<!\\)(?:\\\\)*[*_`~|\[\]()<]")
"""A sign that formats, links or mentions, with no backslash before it that takes its meaning."""


@given(st.text(max_size=60))
def test_a_tidy_name_is_one_line_of_what_can_be_seen(name: str) -> None:
    tidied = tidy(name)
    assert len(tidied) <= LONGEST
    assert tidied == tidied.strip()
    assert all(letter == " " or unicodedata.category(letter)[0] not in "Z" for letter in tidied)
    assert not any(letter in tidied for letter in "\n\r\u202e\u200b\u2066\x00")
    assert tidy(tidied) == tidied


@given(st.text(alphabet="ab*_`~|[](){}<>@#:/\\-+.!1& ", max_size=32))
def test_an_escaped_name_means_nothing_to_discord(name: str) -> None:
    shown = escaped(tidy(name))
    assert not MEANING.search(shown)
    assert not re.search(r"(?<!\\)://", shown)
    assert "@everyone" not in shown
    assert not re.match(r"[-+#>]|\d+\.", shown)
    assert re.sub(r"\\(.)", r"\1", shown).replace("\u200b", "") == tidy(name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Alys", "Alys"),
        ("Ser O'Brien-Smith", "Ser O'Brien-Smith"),
        ("**bold**", r"\*\*bold\*\*"),
        ("@everyone", "@\u200beveryone"),
        ("[x](https://a.io)", r"\[x\]\(https\://a.io\)"),
        ("1. first", r"1\. first"),
        ("12. twelfth", r"12\. twelfth"),
        ("- item", r"\- item"),
        ("-# small", r"\-# small"),
        ("<t:0:R>", r"\<t\:0\:R>"),
        ("a\nb\u202ec", "a b c"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
    ],
)
def test_names_people_have_and_names_people_try(name: str, shown: str) -> None:
    assert escaped(tidy(name)) == shown


def test_nobody_is_nameless_and_no_two_share_a_name() -> None:
    table = memory_store.table("risk", ["Alys", "alys", "\u200b", "Cass"])
    assert players(table) == {0: "Alys (1)", 1: "alys (2)", 2: "Player 3", 3: "Cass"}


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800\u2800", "\uffa0\u115f\u1160", "\u17b5\u17b4\u034f", "\u200d"]
)
def test_a_name_of_letters_that_show_nothing_is_none(blank: str) -> None:
    table = memory_store.table("risk", [blank, f"A{blank}B"])
    assert players(table) == {0: "Player 1", 1: "A B" if blank != "\u200d" else "A\u200dB"}


def test_nobody_is_called_as_another_is_told_from_their_namesake() -> None:
    """Whoever calls themselves *Ann (1)* would be taken for the first Ann, and she for them: by `/gm kick`, too."""
    table = memory_store.table("risk", ["Ann", "ann", "Ann (1)", "Player 5", "", "Ann (2)"])
    called = players(table)
    assert len({name.casefold() for name in called.values()}) == 6
    assert [seat_named(table, name) for name in called.values()] == [0, 1, 2, 3, 4, 5]
    assert max(map(len, called.values())) <= PLAYER


@settings(deadline=None)
@given(
    st.lists(
        st.sampled_from(["a", "A", "a (1)", "a (2)", "a (1) (1)", "a (3) (1)", "", "Player 1"]),
        min_size=2,
        max_size=7,
    )
)
def test_everybody_is_found_by_their_name(wished: list[str]) -> None:
    table = memory_store.table("risk", wished)
    assert [seat_named(table, name) for name in players(table).values()] == [*range(len(wished))]


def test_a_voice_says_names_safely_and_plainly_where_that_is_safe() -> None:
    table = memory_store.table("risk", ["Al_ys", "Bryn"])
    say = voice(table, "en")
    assert say.key("end-winners", parties=(0, 1)) == r"Al\_ys and Bryn share the victory"
    assert say.plain.key("end-winner", parties=(0,)) == "Al_ys wins"


def test_a_table_has_one_voice_in_a_language_until_its_people_change() -> None:
    table = memory_store.table("risk", ["Alys", "Bryn"])
    say = voice(table, "en")
    assert voice(table, "en") is say
    assert voice(table, "de") is not say
    table.seats = (table.seats[0], replace(table.seats[1], name="Cass"))
    assert voice(table, "en").player(1) == "Cass"
    assert say.player(1) == "Bryn"


def test_the_channel_is_told_people_by_mention_and_agents_by_name() -> None:
    table = memory_store.table("risk", ["Alys", "Maester *Wick*"])
    table.seats = (table.seats[0], replace(table.seats[1], user_id=None, agent="random"))
    say = calling(table)
    assert say.key("end-winners", parties=(0, 1)) == r"<@100> and Maester \*Wick\* share the victory"
