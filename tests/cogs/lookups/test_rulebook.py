"""The rules to read: every page fits a message, shows its clause, and every button on it leads on."""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui
from structlog.testing import capture_logs

from bot.engine.errors import Refused
from bot.rulebook import CITED, book
from bot.rules.contract import RuleError
from bot.rules.registry import RULESETS
from cogs import press
from cogs.interaction import answers
from cogs.interaction.clauses import READ, readings
from cogs.interaction.ids import Step, decode
from cogs.interaction.names import voice
from cogs.lookups import rulebook
from cogs.play import panel
from tests.cogs.tables import judge, moments, parts_of, seats
from tests.engine import memory_store
from tests.rules.systems import SYSTEMS

RISK = memory_store.table("risk", ("Alys", "Bran", "Cass"))
SAY = voice(RISK, "en")
RULES = book("risk")
BROAD = 1500
"""Characters of a page: a phone's screen and a little."""


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The tourney has no words."""
    with capture_logs():
        yield


def text_of(view: ui.LayoutView) -> str:
    return "\n".join(part["content"] for part in parts_of(view) if part["type"] == 10)


def steps(view: ui.LayoutView) -> list[Step]:
    """What the buttons say."""
    return [decode(part["custom_id"]) for part in parts_of(view) if part["type"] == 2]


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", RULESETS)
def test_every_clause_stands_out_on_a_page_of_its_chapter(game: str, locale: str) -> None:
    table = memory_store.table(game, ("Alys", "Bran", "Cass"))
    say = voice(table, locale)
    for chapter in book(game, locale).chapters:
        for clause in chapter.clauses:
            shown = rulebook.page(table, say, clause.number)
            judge(shown)
            text = text_of(shown)
            assert text.startswith(f"### {chapter}\n")
            assert f"\n> {clause}" in text
            assert text.count("\n> ") == 1
            assert len(text) <= BROAD


def test_a_clause_has_its_neighbours_beside_it() -> None:
    text = text_of(rulebook.page(RISK, SAY, "RISK-11.2"))
    assert RULES.chapters[10].lead in text
    for number in ("RISK-11.1", "RISK-11.3"):
        assert str(RULES.clauses[number]) in text


def test_later_leads_through_all_the_rules_and_earlier_back() -> None:
    read, number, back = list[str](), "RISK-1.1", list[str]()
    while True:
        shown = rulebook.page(RISK, SAY, number, marked=False)
        judge(shown)
        read += [line for line in text_of(shown).split("\n\n") if line.startswith("**")]
        turned = {step.field: step.kind for step in steps(shown) if step.verb == rulebook.LEAF}
        assert turned.get("rules-earlier") == (back[-1] if back else None)
        if "rules-later" not in turned:
            break
        back.append(number)
        number = turned["rules-later"]
    assert read == list(map(str, RULES.clauses.values()))


def test_every_chapter_can_be_chosen_and_that_of_the_page_is() -> None:
    shown = rulebook.page(RISK, SAY, "RISK-12.4")
    options = [one for part in parts_of(shown) if part["type"] == 3 for one in part["options"]]
    assert [one["label"] for one in options] == [str(chapter) for chapter in RULES.chapters]
    assert [one["value"] for one in options if one.get("default")] == ["RISK-12.1"]
    for one in options:
        assert text_of(rulebook.page(RISK, SAY, one["value"])).startswith(f"### {one['label']}\n")


@pytest.mark.parametrize("game", RULESETS)
def test_what_a_clause_speaks_of_is_a_press_away(game: str) -> None:
    table, rules = memory_store.table(game, ("Alys", "Bran", "Cass")), book(game)
    say = voice(table, "en")
    assert any(CITED.findall(clause.text) for clause in rules.clauses.values())
    for number, clause in rules.clauses.items():
        shown = rulebook.page(table, say, number)
        offered = [step.kind for step in steps(shown) if step.verb == READ]
        text = text_of(shown)
        for named in CITED.findall(clause.text):
            meant = rules.clause(named)
            assert meant is not None, named
            assert meant.number in offered or str(meant) in text


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_awaited_is_told_in_full_words_at_any_moment(system: str) -> None:
    for table, _ in moments(system):
        say = voice(table, "en")
        for viewer in (None, *seats(table)):
            shown = rulebook.matters(table, viewer, say)
            judge(shown)
            for prompt in table.view(viewer).prompts:
                clause = book(system).clauses.get(prompt.clause)
                assert (str(clause) if clause else f"**{prompt.clause}**") in text_of(shown)
    chapters = [part for part in parts_of(shown) if part["type"] == 3]
    assert bool(chapters) is bool(book(system).clauses)


def test_the_rules_are_read_in_the_language_of_who_reads_them() -> None:
    shown = rulebook.page(RISK, voice(RISK, "de"), "RISK-11.2")
    judge(shown)
    text = text_of(shown)
    assert text.startswith("### RISK-11 · Invasionen\n")
    assert "> **RISK-11.2** Du darfst in einem Zug so oft angreifen" in text
    assert "Englisch" not in text
    options = [one for part in parts_of(shown) if part["type"] == 3 for one in part["options"]]
    assert "RISK-24 · Das Ende" in [one["label"] for one in options]


def test_in_the_lobby_the_rules_can_be_read_too() -> None:
    shown = rulebook.matters(RISK, None, SAY)
    judge(shown)
    assert "On your turn" in text_of(shown)
    assert [part for part in parts_of(shown) if part["type"] == 3]


# ── looking one up ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("system", "typed", "key"),
    [
        ("risk", "dragonfire" * 500, "rules-no-clause"),
        ("tourney", "TOURNEY-1", "rules-no-book"),
    ],
)
def test_what_cannot_be_found_is_refused_with_a_way_out(system: str, typed: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        asyncio.run(rulebook.look_up(asking(), memory_store.table(system, ("Alys", "Bran")), typed))
    assert refused.value.text.key == key
    assert len(SAY(refused.value.text)) < 200


def test_a_clause_that_is_no_more_is_an_old_button() -> None:
    with pytest.raises(Refused) as refused:
        rulebook.page(RISK, SAY, "RISK-99.1")
    assert refused.value.text.key == "table-old-button"


def asking() -> Any:
    tables = SimpleNamespace(systems=RULESETS)
    return SimpleNamespace(id=1, locale="en", extras={}, client=SimpleNamespace(tables=tables))


# ── from a refusal to its rule ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_refusal_on_the_panel_leads_to_its_clause(system: str) -> None:
    numbers = [*book(system).clauses][:1] or ["TOURNEY-1"]
    for table, _ in moments(system):
        say = voice(table, "en")
        for seat in seats(table):
            shown = panel.menu(table, table.view(seat), say, "⚠️", undo=True, clause=numbers[0])
            judge(shown)
            read = [step for step in steps(shown) if step.verb == READ]
            assert [step.kind for step in read] == (numbers if book(system).clauses else [])


def test_a_refusal_without_a_panel_leads_to_its_clause_if_its_game_is_known() -> None:
    error, interaction = RuleError("RISK-2.10", "risk-no-switch-gold"), asking()
    assert steps(answers._told(interaction, error)) == []
    answers.about(interaction, RISK)
    shown = answers._told(interaction, error)
    judge(shown)
    assert [step.kind for step in steps(shown)] == ["RISK-2.10"]
    assert "RISK-2.10" in text_of(shown)
    assert steps(answers._told(interaction, Refused("table-gone"))) == []


def test_every_way_to_a_clause_is_heard() -> None:
    """A chapter stands for its first clause, and none is offered twice."""
    buttons = readings(RISK, SAY, "RISK-11.1", "RISK-11", "RISK-99.9", "RISK-8.6")
    assert [button.label for button in buttons] == ["Read RISK-11.1", "Read RISK-8.6"]
    assert {READ, rulebook.LEAF} <= set(press.BY_STEP)
    shown = rulebook.page(RISK, SAY, "RISK-11.1")
    selects = {decode(part["custom_id"]).verb for part in parts_of(shown) if part["type"] == 3}
    assert selects <= set(press.CHOSEN)
