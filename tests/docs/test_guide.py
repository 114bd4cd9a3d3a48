"""The players' guides: their tables follow from the data, and every clause that matters in one has its place."""

import re

import pytest

from bot.engine.journal import command_line
from bot.engine.plans import plan_text
from bot.rules.fief.model.options import FiefOptions
from bot.rules.kit.draft import changed, put
from bot.rules.registry import RULESETS
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, OBJECTIVES
from bot.rules.risk.model.options import RiskOptions
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.model.army import encode
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS, HOUSES
from data import ROOT
from tests.rules.tiny_epic.position import act, begin
from tools.guide import DOCS, GUIDES, RULES, SCORED, TABLES, renewed

TEXTS = {game: guide.read_text(encoding="utf-8") for game, guide in GUIDES.items()}
TEXT, EPIC, FIEF = (TEXTS[game] for game in ("risk", "tiny_epic", "fief"))


def anchors(text: str) -> set[str]:
    return set(re.findall(r'<a id="([\w-]+)"></a>', text))


def headings(text: str) -> set[str]:
    return {
        re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in text.splitlines()
        if line.startswith("#")
    }


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("mark", ["^#+ (.+)$", r'<a id="([\w-]+)"></a>', r"<!-- table: (\w+) -->"])
def test_no_chapter_and_no_table_stands_twice(text: str, mark: str) -> None:
    found = re.findall(mark, text, re.MULTILINE)
    assert found
    assert len(found) == len(set(found))


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_tables_are_up_to_date(text: str) -> None:
    """`python -m tools.guide` writes them anew."""
    assert renewed(text) == text


def test_every_table_stands_in_a_guide() -> None:
    assert {name for text in TEXTS.values() for name in re.findall(r"<!-- table: (\w+) -->", text)} == {
        *TABLES
    }


def test_every_card_is_listed() -> None:
    for one in (*CHARACTERS.values(), *MAESTERS.values()):
        assert f"| **{one.name}** |" in TEXT
    assert len(CHARACTERS) == 28
    assert sum(one.copies for one in MAESTERS.values()) == 40
    rows = re.findall(r"^\| (\d+) \| [1-4] \| ", TEXT, re.MULTILINE)
    assert [int(row) for row in rows] == list(range(1, len(OBJECTIVES) + 1))


def test_every_house_and_card_of_tiny_epic_is_listed() -> None:
    cards = list(CARDS.values())
    assert len(cards) == 62 + 17
    for card in cards:
        assert EPIC.count(f"| **{card.name}** |") == 1
    for house in HOUSES.values():
        called = house.name.removeprefix("House ").removeprefix("the ")
        assert f"| **{called}** | {DOMAINS[house.home_domain].name} |" in EPIC


def test_every_option_is_listed() -> None:
    for text, options in ((TEXT, RiskOptions), (FIEF, FiefOptions)):
        for name in options.model_fields:
            assert f"| `{name}` |" in text


@pytest.mark.parametrize(
    ("game", "clause", "chapters"),
    [("risk", r"(?:RISK|MITCHELL)-\d+", 20), ("tiny_epic", r"TE-\d+", 8), ("fief", r"FIEF-\d+", 8)],
)
def test_every_clause_the_game_can_name_leads_to_a_chapter(game: str, clause: str, chapters: int) -> None:
    """The guide speaks of whatever may be refused or asked for, if not of each clause of it."""
    cited = {
        chapter.lower()
        for file in (ROOT.parent / "bot" / "rules" / game).rglob("*.py")
        for chapter in re.findall(rf'"({clause})\.\d+"', file.read_text(encoding="utf-8"))
    }
    assert len(cited) > chapters
    assert sorted(cited - anchors(TEXTS[game])) == []


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_all_links_within_a_guide_lead_somewhere(text: str) -> None:
    for to in re.findall(r"\]\(#([\w-]+)\)", text):
        assert to in anchors(text) | headings(text), to
    for file, place in re.findall(r"\]\((?!#)([^)#]+)#?([\w-]*)\)", text):
        assert (DOCS / file).is_file(), file
        assert not place or f'<a id="{place}"></a>' in (DOCS / file).read_text(encoding="utf-8"), place


def test_commands_named_in_the_guide_exist() -> None:
    actions = RULESETS["risk"].actions
    kinds = {model.model_fields["kind"].default for model in actions} | {"odds", "march"}
    groups = {model.family for model in actions if model.family is not None}
    assert groups <= set(re.findall(r"`/risk (\w+)`", TEXT)) <= kinds | groups


def test_commands_named_in_the_guide_of_tiny_epic_exist() -> None:
    kinds = {model.model_fields["kind"].default for model in RULESETS["tiny_epic"].actions}
    named = set(re.findall(r"`/epic\s(\w+)", EPIC))
    assert {"place", "march", "recruit", "standing"} <= named <= kinds


def test_commands_named_in_the_guide_of_fief_exist() -> None:
    actions = RULESETS["fief"].actions
    kinds = {model.model_fields["kind"].default for model in actions}
    groups = {model.family for model in actions if model.family is not None}
    named = set(re.findall(r"`/fief (\w+)", FIEF))
    assert groups <= named <= kinds | groups
    assert set(re.findall(r"`/fief (?:war|court|trade|orders) (\w+)", FIEF)) <= kinds


def test_the_turn_told_in_the_guide_of_tiny_epic_can_be_played() -> None:
    """The plan is read as it stands there, and each of its lines is allowed when it comes."""
    rules = RULESETS["tiny_epic"]
    state = begin("lannister", "stark")
    lords = put(state.lords, 0, changed(state.lords[0], dice=("recruit", "plot")))
    state = changed(state, lords=lords, stack=(Round(step="turns", turns=(1,)), Turn(seat=0, then=1)))
    lines, faults = plan_text.read(
        rules, rules.view(state, 0), re.findall(r"```\n(.*?)```", EPIC, re.DOTALL)[0]
    )
    assert faults == ()
    for line in lines:
        state = act(state, 0, command_line.parse(rules, line.command))
    assert [encode(state.units[domain]) for domain in ("casterly_rock", "ashemark")] == ["la3", "la0h"]
    assert (state.purses["0"].gold, rules.pending(state)[0].kind) == (0, "follow")


@pytest.mark.parametrize(
    ("used", "told"),
    [
        ({op.op for one in (*CHARACTERS.values(), *MAESTERS.values()) for op in one.operations}, set(RULES)),
        ({one.check.type for one in OBJECTIVES.values()}, set(SCORED)),
    ],
)
def test_no_word_of_the_tables_is_missing_or_idle(used: set[str], told: set[str]) -> None:
    assert used == told
