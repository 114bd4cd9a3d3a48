"""Sentences that are parsed when they are said are the sentences of the files, and damage is found all the same."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from structlog.testing import capture_logs

from bot.lexicon import Lexicon, check
from bot.words import LOCALES, languages
from data import DataError

WORDS = """\
### A book of words.

hello = Hello, { $name }.
    You have { $count ->
        [one] a card
       *[other] { $count } cards
    }.

# Of a brace, and of what is said elsewhere.
brace = A { "{" } and { hello }
over =
    Two lines,
    one sentence
-brand = Maester
bot = This is { -brand }.
"""


def written(folder: Path, text: str) -> Path:
    (folder / "en").mkdir()
    (folder / "en" / "table.ftl").write_text(text, encoding="utf-8")
    return folder / "en"


@pytest.mark.parametrize("key", ["hello", "brace", "over", "bot"])
def test_a_sentence_is_what_the_whole_file_makes_of_it(tmp_path: Path, key: str) -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(WORDS))
    told: list[object] = []
    for bundle in (whole, Lexicon(written(tmp_path, WORDS))):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        told.append(bundle.format_pattern(pattern, {"name": "Alys", "count": 2}))
    assert told[0] == told[1]


@pytest.mark.parametrize("name", languages())
def test_it_has_the_keys_of_the_files(name: str) -> None:
    lexicon = Lexicon(LOCALES / name)
    begun = [
        line.split(" =")[0]
        for file in (LOCALES / name).glob("*.ftl")
        for line in file.read_text(encoding="utf-8").split("\n")
        if line and line[0] not in " }#"
    ]
    assert all(lexicon.has_message(key) for key in begun)
    assert not lexicon.has_message("no-such-key")


@pytest.mark.parametrize(
    "line", ["so it is", "hello: Hello", "hello = Hello, { $name", "= Hello", "hello = { $count ->"]
)
def test_damage_keeps_the_bot_from_starting(tmp_path: Path, line: str) -> None:
    folder = written(tmp_path, f"first = One\n{line}\nlast = End\n")
    with pytest.raises(DataError, match=r"data/locales/en/table\.ftl is damaged near: "):
        Lexicon(folder)


def test_what_only_parsing_shows_is_found_by_the_doctor_and_said_in_the_log(tmp_path: Path) -> None:
    folder = written(tmp_path, "first = { $count two }\n")
    lexicon = Lexicon(folder)
    with capture_logs() as log, pytest.raises(LookupError):
        lexicon.get_message("first")
    assert [line["event"] for line in log] == ["the words of a key are damaged"]
    with pytest.raises(DataError, match="is damaged near: first"):
        check(folder)


def test_a_language_without_files_is_none(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    with pytest.raises(DataError, match="data/locales/en has no words"):
        Lexicon(tmp_path / "en")
