"""A text of rules becomes a book: chapters, clauses, and a way to find one; a damaged one is refused by name."""

from pathlib import Path

import pytest

from bot import rulebook
from bot.rulebook import Book, book, parse
from data import DataError

TEXT = """# The Tourney

What is played, and how.

## TOURNEY-1 Rounds

Who lays what.

**TOURNEY-1.1** Everybody lays a card
face down.

**TOURNEY-1.2** The highest wins.

## TOURNEY-2 The end

**TOURNEY-2.1** Most rounds win. Laying ends.
"""


def test_a_text_is_read_by_its_chapters() -> None:
    rules = parse(TEXT, "tourney.md")
    assert (rules.title, rules.about) == ("The Tourney", "What is played, and how.")
    assert [str(chapter) for chapter in rules.chapters] == ["TOURNEY-1 · Rounds", "TOURNEY-2 · The end"]
    assert [chapter.lead for chapter in rules.chapters] == ["Who lays what.", ""]
    assert str(rules.clauses["TOURNEY-1.1"]) == "**TOURNEY-1.1** Everybody lays a card face down."
    assert list(rules.clauses) == ["TOURNEY-1.1", "TOURNEY-1.2", "TOURNEY-2.1"]


def test_a_clause_is_found_by_its_number_and_a_chapter_by_its_first() -> None:
    rules = parse(TEXT, "tourney.md")
    for number, found in (("TOURNEY-1.2", "TOURNEY-1.2"), ("TOURNEY-2", "TOURNEY-2.1")):
        clause = rules.clause(number)
        assert clause is not None
        assert clause.number == found
    assert rules.clause("TOURNEY-3") is None


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("RISK-11.1", "RISK-11.1"),
        ("11.1", "RISK-11.1"),
        ("risk 11.1", "RISK-11.1"),
        ("1.1", "RISK-1.1"),
        ("RISK-1", "RISK-1.1"),
        ("mitchell 7", "MITCHELL-7.1"),
        ("Truce invader", "RISK-22.6"),
        ("winterfell", "MITCHELL-2.2"),
    ],
)
def test_what_people_type_finds_the_clause(typed: str, first: str) -> None:
    assert book("risk").search(typed, 25)[0].number == first


def test_no_more_is_offered_than_asked_for_and_nothing_where_nothing_fits() -> None:
    assert len(book("risk").search("", 25)) == 25
    assert book("risk").search("dragonfire", 25) == []
    assert book("risk").search("land".ljust(100) + "dragonfire", 25) == book("risk").search("land", 25)


def test_a_game_without_a_text_has_an_empty_book_and_a_language_without_one_the_english() -> None:
    assert book("tourney") == Book()
    assert book("tourney").search("lay", 5) == []
    assert book("risk", "fr") is book("risk", "en-GB")


def test_a_chapter_without_a_clause_is_refused() -> None:
    with pytest.raises(DataError, match=r"tourney\.md is damaged in TOURNEY-2: it has no clause"):
        parse(TEXT.rpartition("\n\n")[0], "tourney.md")


@pytest.mark.parametrize(
    "wrong",
    [
        "**TOURNEY-2.1** In a chapter that is not its own.",
        "**TOURNEY-1.3**Without a blank.",
        "### TOURNEY-1.4 A heading too deep.",
        "A second lead.",
    ],
)
def test_a_damaged_text_is_refused_and_says_where(wrong: str) -> None:
    with pytest.raises(DataError, match=r"tourney\.md is damaged in TOURNEY-1, near: "):
        parse(TEXT.replace("**TOURNEY-1.2** The highest wins.", wrong), "tourney.md")


def test_where_a_language_has_words_but_no_rules_they_are_told_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en" / "rules").mkdir(parents=True)
    (tmp_path / "en" / "rules" / "joust.md").write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr(rulebook, "LOCALES", tmp_path)
    monkeypatch.setattr(rulebook, "language", str)
    assert book("joust", "de").title == "The Tourney"
