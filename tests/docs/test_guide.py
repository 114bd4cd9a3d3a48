"""The players' guide: its tables follow from the data, and every clause that matters in a game has its place in it."""

import re

import pytest

from bot.rules.registry import RULESETS
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, OBJECTIVES
from bot.rules.risk.model.options import RiskOptions
from data import ROOT
from tools.guide import GUIDE, RULES, SCORED, renewed

TEXT = GUIDE.read_text(encoding="utf-8")
ANCHORS = set(re.findall(r'<a id="([\w-]+)"></a>', TEXT))
HEADINGS = {
    re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
    for line in TEXT.splitlines()
    if line.startswith("#")
}


@pytest.mark.parametrize("mark", ["^#+ (.+)$", r'<a id="([\w-]+)"></a>', r"<!-- table: (\w+) -->"])
def test_no_chapter_and_no_table_stands_twice(mark: str) -> None:
    found = re.findall(mark, TEXT, re.MULTILINE)
    assert found
    assert len(found) == len(set(found))


def test_the_tables_are_up_to_date() -> None:
    """`python -m tools.guide` writes them anew."""
    assert renewed(TEXT) == TEXT


def test_every_card_is_listed() -> None:
    for one in (*CHARACTERS.values(), *MAESTERS.values()):
        assert f"| **{one.name}** |" in TEXT
    assert len(CHARACTERS) == 28
    assert sum(one.copies for one in MAESTERS.values()) == 40
    rows = re.findall(r"^\| (\d+) \| [1-4] \| ", TEXT, re.MULTILINE)
    assert [int(row) for row in rows] == list(range(1, len(OBJECTIVES) + 1))


def test_every_option_is_listed() -> None:
    for name in RiskOptions.model_fields:
        assert f"| `{name}` |" in TEXT


def test_every_clause_the_game_can_name_leads_to_a_chapter() -> None:
    """The guide speaks of whatever may be refused or asked for, if not of each clause of it."""
    cited = {
        chapter.lower()
        for file in (ROOT.parent / "bot" / "rules" / "risk").rglob("*.py")
        for chapter in re.findall(r'"((?:RISK|MITCHELL)-\d+)\.\d+"', file.read_text(encoding="utf-8"))
    }
    assert len(cited) > 20
    assert sorted(cited - ANCHORS) == []


def test_all_links_within_the_guide_lead_somewhere() -> None:
    for to in re.findall(r"\]\(#([\w-]+)\)", TEXT):
        assert to in ANCHORS | HEADINGS, to
    for file, place in re.findall(r"\]\((?!#)([^)#]+)#?([\w-]*)\)", TEXT):
        assert (GUIDE.parent / file).is_file(), file
        assert not place or f'<a id="{place}"></a>' in (GUIDE.parent / file).read_text(encoding="utf-8"), (
            place
        )


def test_commands_named_in_the_guide_exist() -> None:
    actions = RULESETS["risk"].actions
    kinds = {model.model_fields["kind"].default for model in actions} | {"odds", "plan"}
    groups = {model.family for model in actions if model.family is not None}
    assert groups <= set(re.findall(r"`/risk (\w+)`", TEXT)) <= kinds | groups


@pytest.mark.parametrize(
    ("used", "told"),
    [
        ({op.op for one in (*CHARACTERS.values(), *MAESTERS.values()) for op in one.operations}, set(RULES)),
        ({one.check.type for one in OBJECTIVES.values()}, set(SCORED)),
    ],
)
def test_no_word_of_the_tables_is_missing_or_idle(used: set[str], told: set[str]) -> None:
    assert used == told
