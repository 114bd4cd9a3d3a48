"""The rules of a game as people read them: numbered clauses in chapters, in somebody's language.

The text is `data/locales/<language>/rules/<game>.md`, in paragraphs divided by blank lines: a title and what it is all
about, then for each chapter `## RISK-3 Title`, a lead, and its clauses, `**RISK-3.2** What it says.`
A game may be without such a text.
"""

import re
from dataclasses import dataclass
from functools import cache, cached_property

from bot.words import FALLBACK, LOCALES, language
from data import DataError

HEADING = re.compile(r"## ([A-Z]+-\d+) (\S.*)")
CLAUSE = re.compile(r"\*\*([A-Z]+-\d+\.\d+)\*\* (\S.*)")
CITED = re.compile(r"\b[A-Z]{2,}-\d+(?:\.\d+)?\b")
"""A clause or chapter that words speak of."""

TYPED = 60
"""Characters that are looked for."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: its number, `RISK-3.2`, and its words."""

    number: str
    text: str

    def __str__(self) -> str:
        return f"**{self.number}** {self.text}"


@dataclass(frozen=True, slots=True)
class Chapter:
    """Clauses of one subject, and what the subject is."""

    number: str
    title: str
    lead: str = ""
    clauses: tuple[Clause, ...] = ()

    def __str__(self) -> str:
        return f"{self.number} · {self.title}"


@dataclass(frozen=True)
class Book:
    """All the rules of a game; empty if there is no text of them."""

    title: str = ""
    about: str = ""
    chapters: tuple[Chapter, ...] = ()

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Every clause by its number, in order."""
        return {clause.number: clause for chapter in self.chapters for clause in chapter.clauses}

    def clause(self, number: str) -> Clause | None:
        """The clause of this number; of a chapter the first."""
        first = (clause for each, clause in self.clauses.items() if each.startswith(f"{number}."))
        return self.clauses.get(number) or next(first, None)

    @cached_property
    def _spelt(self) -> dict[str, str]:
        return {number: f"{number} {clause.text}".casefold() for number, clause in self.clauses.items()}

    def search(self, text: str, most: int) -> list[Clause]:
        """The clauses whose number or words hold every word typed: the one of that number first, then its chapter."""
        typed = text[:TYPED].casefold().split()
        number = "-".join(typed)

        def rank(found: str) -> int:
            names = (found.casefold(), found.partition("-")[2])
            if number in names:
                return 0
            return (
                1 if any(name.startswith(f"{number}.") for name in names) else 2 if number in names[0] else 3
            )

        found = [each for each, spelt in self._spelt.items() if all(word in spelt for word in typed)]
        return [self.clauses[each] for each in sorted(found, key=rank)[:most]]


def translated(game: str, locale: str) -> bool:
    """Whether the rules of a game stand in that language, or there are none at all."""
    folders = [LOCALES / name / "rules" / f"{game}.md" for name in (language(locale), FALLBACK)]
    return folders[0].is_file() or not folders[1].is_file()


def book(game: str, locale: str = FALLBACK) -> Book:
    """The rules of a game, in English where there are none in that language. Raises DataError if they are damaged."""
    return _book(game, language(locale))


@cache
def _book(game: str, name: str) -> Book:
    for each in (name, FALLBACK):
        file = LOCALES / each / "rules" / f"{game}.md"
        if file.is_file():
            return parse(file.read_text(encoding="utf-8"), f"data/locales/{each}/rules/{game}.md")
    return Book()


def parse(text: str, name: str) -> Book:
    """A book from its text. Raises DataError, which calls it `name`, where the text is not written as it has to be."""
    head: list[str] = []
    chapters: list[Chapter] = []
    for block in text.strip().split("\n\n"):
        words = " ".join(block.split())
        if found := HEADING.fullmatch(words):
            chapters.append(Chapter(found[1], found[2]))
        elif not chapters:
            head.append(words.removeprefix("# "))
        else:
            chapters[-1] = _more(chapters[-1], words, name)
    if empty := [chapter.number for chapter in chapters if not chapter.clauses]:
        raise DataError(f"{name} is damaged in {empty[0]}: it has no clause")
    return Book(head[0], "\n".join(head[1:]), tuple(chapters))


def _more(chapter: Chapter, words: str, name: str) -> Chapter:
    """The chapter with one more paragraph: its lead, or a clause of its own."""
    found = CLAUSE.fullmatch(words)
    if found and found[1].rpartition(".")[0] == chapter.number:
        clauses = (*chapter.clauses, Clause(found[1], found[2]))
        return Chapter(chapter.number, chapter.title, chapter.lead, clauses)
    if chapter.lead or chapter.clauses or words.startswith(("#", "**")):
        raise DataError(f"{name} is damaged in {chapter.number}, near: {words[:60]}")
    return Chapter(chapter.number, chapter.title, words)
