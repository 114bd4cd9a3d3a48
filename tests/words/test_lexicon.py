"""Sentences that are parsed when they are said are the sentences of the files, and damage is found all the same."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from structlog.testing import capture_logs

from bot.lexicon import PLAIN, Lexicon, check, parsed
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


@pytest.mark.parametrize(
    "text", ["a = One line.", "a-b =  two spaces \n\n", "a=x", 'a = 50 % of "it"', "a = .b = c"]
)
def test_a_plain_sentence_is_what_fluent_makes_of_it(text: str) -> None:
    assert PLAIN.fullmatch(text)
    assert parsed(text).equals(FluentResource(text))


@pytest.mark.parametrize("text", ["a = { $b }", "a =", "a =\n    b", "a = b\n    c", "a = b }", "-a = b"])
def test_any_other_is_fluents_to_read(text: str) -> None:
    assert not PLAIN.fullmatch(text)


@pytest.mark.parametrize("name", languages())
def test_all_sentences_are_read_as_fluent_reads_them(name: str) -> None:
    """Those that have nothing to fill in, one by one beside the parser."""
    told = {text for file in (LOCALES / name).glob("*.ftl") for text in file.read_text("utf-8").split("\n")}
    plain = [text for text in told if PLAIN.fullmatch(text)]
    assert len(plain) > 1000
    assert all(parsed(text).equals(FluentResource(text)) for text in plain[::7])
