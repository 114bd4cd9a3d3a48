"""The rules as players read them: every clause that is named anywhere has words, and a place for links."""

import re
from collections.abc import Iterator

from bot.rulebook import Chapter, book
from bot.rules.risk import RULESET
from bot.rules.risk.model.board import DOMINION, board
from bot.rules.risk.model.cards import VALUES
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, OBJECTIVES, maester_cards
from bot.rules.risk.model.mitchell import TOWNS
from bot.rules.risk.model.options import RiskOptions, modules
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


def facts() -> Iterator[tuple[str, list[str]]]:
    """Clauses that count something, and what they have to say as the data have it."""
    names = RULESET.names
    yield "RISK-4.5", [str(DOMINION[players].starting_armies) for players in range(2, 6)]
    yield "RISK-5.3", [str(DOMINION[players].starting_armies) for players in (6, 7)]
    values = {
        symbols: VALUES[symbols, symbols, symbols] for symbols in ("knight", "siege_engine", "fortification")
    }
    yield "RISK-8.3", [*map(str, values.values()), str(VALUES["fortification", "knight", "siege_engine"])]
    for players in range(2, 6):
        called = (
            names[house].removeprefix("House ").removeprefix("The ") for house in DOMINION[players].turn_order
        )
        yield "RISK-4.2", list(called)
    yield (
        "RISK-5.2",
        [names[house].removeprefix("House ").removeprefix("The ") for house in DOMINION[7].turn_order],
    )
    for clause, name in (("RISK-15.2", "westeros"), ("RISK-15.3", "essos")):
        yield clause, [names[port] for port in board(name).ports]
    for town, side in TOWNS.items():
        yield "MITCHELL-2.2" if side.armies == 5 else "MITCHELL-2.3", [names[town]]
    yield "RISK-21.5", [str(len(CHARACTERS))]
    yield "RISK-22.1", [str(len(maester_cards(modules(RiskOptions(mode="dominion"))))), str(len(MAESTERS))]
    yield "RISK-19.1", [str(len(OBJECTIVES))]


def test_what_clauses_count_is_what_the_game_is_played_with() -> None:
    told = list(facts())
    assert len(told) > 18
    for number, said in told:
        for each in said:
            assert re.search(rf"\b{re.escape(each)}\b", RULES.clauses[number].text), (number, each)


def test_every_region_brings_what_its_clause_says() -> None:
    text = RULES.clauses["RISK-7.3"].text
    for name, others in (("westeros", 1), ("essos", 1)):
        for region in board(name).regions:
            called = RULESET.names[region.id]
            told = re.search(rf"{called}[^\d;]*(\d)", text)
            assert (int(told[1]) if told else others) == region.bonus, called
