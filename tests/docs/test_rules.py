"""The rules as players read them: every clause that is named anywhere has words, and a place for links."""

import re

from bot.rulebook import Chapter, book
from data import ROOT
from tools.guide import CLAUSES, page

RULES = book("risk")
HOME = ROOT.parent
PLACES = ("bot", "cogs", "render", "data/locales", "docs")
LONGEST = 320
"""Characters of a clause: two sentences, three at the most."""

NAMED = re.compile(r"\b((?:RISK|MITCHELL)-\d+)(\.\d+)?")


def named() -> set[str]:
    """Every clause and chapter that the code, what it says or the documents speak of."""
    files = [
        *(
            file
            for place in PLACES
            for kind in ("py", "ftl", "md")
            for file in (HOME / place).rglob(f"*.{kind}")
        ),
        *(HOME / name for name in ("README.md", "CONTRIBUTING.md")),
    ]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {chapter + number for text in texts for chapter, number in NAMED.findall(text)}


def test_every_clause_that_is_named_anywhere_has_words() -> None:
    found = named()
    assert len(found) > 250
    assert sorted(found - set(RULES.clauses) - {chapter.number for chapter in RULES.chapters}) == []


def test_the_page_is_up_to_date() -> None:
    """`python -m tools.guide` writes it anew."""
    assert CLAUSES.read_text(encoding="utf-8") == page(RULES)


def test_every_clause_has_one_place_and_all_links_lead_to_one() -> None:
    text = CLAUSES.read_text(encoding="utf-8")
    places = re.findall(r'<a id="([\w-]+)"></a>', text)
    assert "risk-3-2" in places
    assert len(places) == len(set(places)) == len(RULES.clauses) + len(RULES.chapters)
    assert set(re.findall(r"\]\(([^)]*)\)", text)) <= {f"#{place}" for place in places}


def test_chapters_and_clauses_come_in_order_and_none_is_left_out() -> None:
    numbers = [chapter.number for chapter in RULES.chapters]
    assert numbers == [f"RISK-{n}" for n in range(1, 28)] + [f"MITCHELL-{n}" for n in range(1, 10)]
    for chapter in RULES.chapters:
        counted = range(1, len(chapter.clauses) + 1)
        assert [one.number for one in chapter.clauses] == [f"{chapter.number}.{n}" for n in counted]


def sentences(chapter: Chapter) -> list[str]:
    return [chapter.lead, *(clause.text for clause in chapter.clauses)]


def test_every_chapter_is_told_in_whole_and_short_sentences() -> None:
    for chapter in RULES.chapters:
        assert chapter.clauses, chapter.number
        for text in sentences(chapter):
            assert len(text) <= LONGEST, text
            assert re.match(r"[A-Z“]", text), text
            assert re.search(r"[.?!]”?$", text), text
            assert text.count("“") == text.count("”"), text
            assert not re.search(r"  |\b(\w+) \1\b|territor(y|ies)(?! card)", text), text
