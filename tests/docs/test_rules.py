"""The rules as players read them: every clause that is named anywhere has words, and a place for links."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.rulebook import CITED, Book, Chapter, book
from bot.rules.registry import GAMES
from bot.rules.risk import RULESET
from bot.rules.risk.model.board import DOMINION, board
from bot.rules.risk.model.cards import VALUES
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, OBJECTIVES, maester_cards
from bot.rules.risk.model.mitchell import TOWNS
from bot.rules.risk.model.options import RiskOptions, modules
from bot.rules.tiny_epic.legal.plots import NP_SHIELD, OTHER_SHIELD, OWN_SHIELD
from bot.rules.tiny_epic.legal.recruits import ALLY_HERO, ALLY_TOKEN, OWN_HERO
from bot.rules.tiny_epic.legal.strength import walls
from bot.rules.tiny_epic.legal.whispers import HAND_LIMIT
from bot.rules.tiny_epic.model.facts import DOMAINS, FACES, HOUSES, KINGS_LANDING, MATS, PLOT, POWER_TOKENS
from bot.rules.tiny_epic.play.scoring import KEPT
from data import ROOT
from tools.guide import RULES_SHOWN, anchor, pages

BOOKS = {game: rules for game in GAMES if (rules := book(game)).chapters}
RULES, EPIC = BOOKS["risk"], BOOKS["tiny_epic"]
HOME = ROOT.parent
PLACES = ("bot", "cogs", "render", "data/locales", "docs")
LONGEST = 320
"""Characters of a clause: two sentences, three at the most."""

CHAPTERS = {
    "risk": [f"RISK-{n}" for n in range(1, 28)] + [f"MITCHELL-{n}" for n in range(1, 10)],
    "tiny_epic": [f"TE-{n}" for n in (*range(18), 20, 21)],
    "fief": [f"FIEF-{n}" for n in (*range(12), 16, 17)],
}
GAPS = ("fief",)
"""Games of which some clauses follow from others, and are not told: their numbers are left out."""

NAMED = re.compile(r"\b((?:RISK|MITCHELL|TE|FIEF)-\d+)(\.\d+)?")


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
    assert len(found) > 400
    told = {each for rules in BOOKS.values() for each in rules.clauses}
    told |= {chapter.number for rules in BOOKS.values() for chapter in rules.chapters}
    assert sorted(found - told) == []


def test_no_game_is_without_rules_in_words_and_none_without_its_chapters() -> None:
    assert {*BOOKS} == {*CHAPTERS} == {*GAMES}


@pytest.mark.parametrize(("game", "prefix"), [("tiny_epic", "TE"), ("fief", "FIEF")])
def test_nobody_is_sent_to_what_is_not_told(game: str, prefix: str) -> None:
    """What a rule set refuses with is told."""
    cited = [
        number
        for file in (HOME / "bot" / "rules" / game).rglob("*.py")
        for number in re.findall(rf'"({prefix}-\d+\.\d+)"', file.read_text(encoding="utf-8"))
    ]
    assert len(cited) > 40
    assert sorted({*cited} - {*BOOKS[game].clauses}) == []


@pytest.mark.parametrize("game", BOOKS)
def test_the_page_is_up_to_date(game: str) -> None:
    """`python -m tools.guide` writes it anew."""
    assert (RULES_SHOWN / f"{game}.md").read_text(encoding="utf-8") == pages()[f"{game}.md"]


def test_there_is_no_page_of_anything_else() -> None:
    assert {file.name for file in RULES_SHOWN.iterdir()} == {*pages()}


@pytest.mark.parametrize("game", BOOKS)
def test_every_clause_has_one_place_and_all_links_lead_to_one(game: str) -> None:
    rules, text = BOOKS[game], pages()[f"{game}.md"]
    places = re.findall(r'<a id="([\w-]+)"></a>', text)
    assert anchor(rules.chapters[2].clauses[0].number) in places
    assert len(places) == len(set(places)) == len(rules.clauses) + len(rules.chapters)
    assert set(re.findall(r"\]\(([^)]*)\)", text)) <= {f"#{place}" for place in places}


@pytest.mark.parametrize("game", BOOKS)
def test_chapters_and_clauses_come_in_order_and_none_is_left_out(game: str) -> None:
    rules = BOOKS[game]
    assert [chapter.number for chapter in rules.chapters] == CHAPTERS[game]
    for chapter in rules.chapters:
        numbers = [int(one.number.rpartition(".")[2]) for one in chapter.clauses]
        assert numbers == (sorted({*numbers}) if game in GAPS else list(range(1, len(numbers) + 1)))


@pytest.mark.parametrize("game", BOOKS)
def test_clauses_speak_only_of_clauses_that_there_are(game: str) -> None:
    rules = BOOKS[game]
    there = {*rules.clauses, *(chapter.number for chapter in rules.chapters)}
    cited = {
        each for chapter in rules.chapters for text in sentences(chapter) for each in CITED.findall(text)
    }
    assert cited
    assert sorted(cited - there) == []


def sentences(chapter: Chapter) -> list[str]:
    return [chapter.lead, *(clause.text for clause in chapter.clauses)]


@pytest.mark.parametrize("game", BOOKS)
def test_every_chapter_is_told_in_whole_and_short_sentences(game: str) -> None:
    for chapter in BOOKS[game].chapters:
        assert chapter.clauses, chapter.number
        for text in sentences(chapter):
            assert len(text) <= LONGEST, text
            assert re.match(r"[A-Z“]", text), text
            assert re.search(r"[.?!]”?$", text), text
            assert text.count("“") == text.count("”"), text
            assert not re.search(r"  |\b(\w+) \1\b", text), text
            assert game != "risk" or not re.search(r"territor(y|ies)(?! card)", text), text


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
            names[house].removeprefix("House ").removeprefix("the ") for house in DOMINION[players].turn_order
        )
        yield "RISK-4.2", list(called)
    yield (
        "RISK-5.2",
        [names[house].removeprefix("House ").removeprefix("the ") for house in DOMINION[7].turn_order],
    )
    for clause, name in (("RISK-15.2", "westeros"), ("RISK-15.3", "essos")):
        yield clause, [names[port] for port in board(name).ports]
    for town, side in TOWNS.items():
        yield "MITCHELL-2.2" if side.armies == 5 else "MITCHELL-2.3", [names[town]]
    yield "RISK-21.5", [str(len(CHARACTERS))]
    yield "RISK-22.1", [str(len(maester_cards(modules(RiskOptions(mode="dominion"))))), str(len(MAESTERS))]
    yield "RISK-19.1", [str(len(OBJECTIVES))]


NUMBERS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def epic_facts() -> Iterator[tuple[str, list[str]]]:
    """The same of Tiny Epic."""
    here = [domain for domain in DOMAINS.values() if not domain.north_of_wall]
    kinds = Counter(domain.kind for domain in here)
    yield "TE-1.1", [str(len(here)), *(NUMBERS[kinds[kind]] for kind in ("castle", "fief"))]
    base = [house for house in HOUSES.values() if house.set == "base"]
    yield "TE-1.4", [house.name.removeprefix("House ") for house in base]
    yield "TE-1.5", [NUMBERS[POWER_TOKENS]]
    track = base[0].force_track or ()
    assert all((house.force_track or track) == track for house in base)
    yield "TE-1.11", [NUMBERS[len(track)], *map(str, sorted({space.recruit_cost for space in track}))]
    prices = {
        card.battle.value: card.defense_cost for card in PLOT.values() if card.battle.kind == "strength"
    }
    yield (
        "TE-1.13",
        [
            f"Strength 5 costs a defender {prices[5]}",
            f"4 costs {prices[4]}",
            f"3 and Secret cost {prices[3]}",
        ],
    )
    yield "TE-1.14", [face.capitalize() for face in FACES]
    yield "TE-2.7", [NUMBERS[HAND_LIMIT].capitalize()]
    rounds = MATS.round_mats.standard
    yield "TE-2.8", [f"{NUMBERS[rounds.rounds]} rounds"]
    yield "TE-3.1", [f"{NUMBERS[MATS.dice.count[2]]} dice", NUMBERS[MATS.dice.count[5]]]
    yield (
        "TE-4.1",
        [f"your Hero for {OWN_HERO} gold", f"allied House for {ALLY_TOKEN}", f"its Hero for {ALLY_HERO}"],
    )
    for clause, price in (("TE-4.6", NP_SHIELD), ("TE-4.7", OWN_SHIELD), ("TE-4.8", OTHER_SHIELD)):
        yield clause, [f"{price} gold"]
    yield (
        "TE-6.7",
        [f"{walls('winterfell')} more in a castle domain", f"{walls(KINGS_LANDING)} more in King's Landing"],
    )
    yield "TE-10.6", [NUMBERS[KEPT]]
    yield "TE-11.1", [", ".join(map(str, rounds.scoring_after[:-1])) + f" and {rounds.scoring_after[-1]}"]
    ranks = MATS.scoring.castle_rank_vp
    yield "TE-11.2", [", ".join(map(str, ranks[n][:-1])) + f" and {ranks[n][-1]}" for n in (3, 4)]
    yield "TE-11.3", [NUMBERS[one.needs_recruited] for one in base[0].objectives or ()]
    yield "TE-11.5", [" and ".join(map(str, rounds.vengeance_after))]
    yield "TE-13.1", [str(sum(card.set == "ice_fire" for card in PLOT.values())), str(len(PLOT))]
    yield "TE-13.5", [f"{price} gold" if price == 3 else str(price) for price in (3, 2)]
    yield "TE-13.9", [f"{NUMBERS[MATS.dragons.fly_range]} steps"]
    yield "TE-13.12", list(MATS.dragons.colors)
    five = MATS.round_mats.five_player
    yield "TE-14.2", [f"{NUMBERS[five.rounds]} rounds", "2, 4 and 5"]
    assert (five.scoring_after, five.vengeance_after) == ((2, 4, 5), (2, 4))
    yield "TE-14.3", [", ".join(map(str, ranks[5][:-1])) + f" and {ranks[5][-1]}"]


@pytest.mark.parametrize(("rules", "told"), [(RULES, list(facts())), (EPIC, list(epic_facts()))])
def test_what_clauses_count_is_what_the_game_is_played_with(
    rules: Book, told: list[tuple[str, list[str]]]
) -> None:
    assert len(told) > 18
    for number, said in told:
        for each in said:
            assert re.search(rf"\b{re.escape(each)}\b", rules.clauses[number].text), (number, each)


def test_every_region_brings_what_its_clause_says() -> None:
    text = RULES.clauses["RISK-7.3"].text
    for name, others in (("westeros", 1), ("essos", 1)):
        for region in board(name).regions:
            called = RULESET.names[region.id]
            told = re.search(rf"{called}[^\d;]*(\d)", text)
            assert (int(told[1]) if told else others) == region.bonus, called
