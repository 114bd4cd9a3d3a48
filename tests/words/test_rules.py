"""The rules in another language: the same clauses in the same order, whole, hardly longer, and found as well."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from bot.rulebook import CITED, Book, book, translated
from bot.rules.registry import GAMES, RULESETS
from bot.rules.tiny_epic.model.facts import PLOT
from bot.words import FALLBACK, languages, names_in

SPOKEN = [
    (game, name)
    for game in GAMES
    for name in languages()
    if name != FALLBACK and book(game).chapters and translated(game, name)
]
LONGER = 1.6
"""How much longer a clause may be than in English, beside `ROOM` characters more."""
ROOM = 60


def texts(rules: Book) -> Iterator[tuple[str, str]]:
    """All that is told, by what it is."""
    yield "about", rules.about
    for chapter in rules.chapters:
        yield f"{chapter.number} lead", chapter.lead
        yield from ((clause.number, clause.text) for clause in chapter.clauses)


def test_german_has_the_rules_of_every_game() -> None:
    assert [game for game, name in SPOKEN if name == "de"] == [game for game in GAMES if book(game).chapters]


@pytest.mark.parametrize(("game", "name"), SPOKEN)
def test_a_language_has_the_chapters_and_clauses_of_the_english(game: str, name: str) -> None:
    own, english = book(game, name), book(game)
    assert own is not english
    assert own.title != english.title
    assert list(own.clauses) == list(english.clauses)
    for chapter, as_english in zip(own.chapters, english.chapters, strict=True):
        assert chapter.number == as_english.number
        assert [one.number for one in chapter.clauses] == [one.number for one in as_english.clauses]
        assert bool(chapter.lead) is bool(as_english.lead)
        assert len(str(chapter)) <= 100, "a choice of a select holds no more"


@pytest.mark.parametrize(("game", "name"), SPOKEN)
def test_it_says_the_same_numbers_and_sends_to_the_same_clauses(game: str, name: str) -> None:
    """A clause that lost a figure, or part of a sentence, is found by it."""
    for (at, said), (_, english) in zip(texts(book(game, name)), texts(book(game)), strict=True):
        assert CITED.findall(said) == CITED.findall(english), at
        assert figures(said) == figures(english), at


def figures(text: str) -> Counter[str]:
    """Each number, as often as it is named."""
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize(("game", "name"), SPOKEN)
def test_it_is_told_in_whole_sentences_and_not_much_longer(game: str, name: str) -> None:
    for (at, said), (_, english) in zip(texts(book(game, name)), texts(book(game)), strict=True):
        assert said[0].isupper() or said[0] in "„“«*", at
        assert re.search(r"[.?!:][“”»]?$", said), at
        assert "  " not in said, at
        assert len(said) <= LONGER * len(english) + ROOM, (at, len(said), len(english))
        assert said != english or not english, at


@pytest.mark.parametrize("game", [game for game, name in SPOKEN if name == "de"])
def test_german_quotes_as_german_does(game: str) -> None:
    for at, said in texts(book(game, "de")):
        assert said.count("„") == said.count("“"), at
        assert not re.search(r"[”\"–—]", said), at


@pytest.mark.parametrize(
    ("game", "typed", "first"),
    [
        ("risk", "11.1", "RISK-11.1"),
        ("risk", "waffenstillstand angreifer", "RISK-22.6"),
        ("tiny_epic", "urteil durch kampf", "TE-12.8"),
        ("fief", "befestigte stadt würfel", "FIEF-6.14"),
    ],
)
def test_what_a_german_types_finds_the_clause(game: str, typed: str, first: str) -> None:
    assert book(game, "de").search(typed, 25)[0].number == first


CALLED = {"risk": {*RULESETS["risk"].names}, "tiny_epic": {*PLOT}}
"""What the rules call by its name, and do not decline."""


@pytest.mark.parametrize("game", CALLED)
def test_cards_lands_and_people_are_called_in_the_rules_as_they_are_in_the_game(game: str) -> None:
    own = RULESETS[game].names
    german = names_in("de", game, own)
    called = {
        own[id_]: german[id_] for id_ in CALLED[game] if " " in own[id_] and own[id_][0].isupper()
    }  # others are declined
    found = 0
    for (at, said), (_, english) in zip(texts(book(game, "de")), texts(book(game)), strict=True):
        for name in whole(called, english):
            found += 1
            assert called[name] in said, (at, name)
    assert found > 9


def whole(called: Mapping[str, str], text: str) -> list[str]:
    """The names that stand in a text, and not only as a part of another."""
    there = [name for name in called if re.search(rf"\b{re.escape(name)}\b", text)]
    return [name for name in there if not any(name != other and name in other for other in there)]
